"""Who may import whom: the arrows between the rooms of the house. They point down only, and games never meet."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
MODULES = sorted(
    folder.name for folder in (SOURCE / "pyrite/games/saboteur/modules").iterdir() if (folder / "rules.py").exists()
)

KERNEL = {"kernel", "kernel.decks", "kernel.game", "kernel.notation", "kernel.seen"}
GAMES = {"games", "games.saboteur", "games.saboteur.bots", "games.lost_mines", "games.lost_mines.bots"}
# What each room may import of ours, beside itself; a file belongs to the innermost room it stands in. `pyrite` is the
# package's own front (version and the like).
MAY_IMPORT: dict[str, set[str]] = {
    "pyrite": {"kernel"},
    "locales": set(),
    "kernel": set(),
    "kernel.decks": {"kernel"},
    "kernel.game": {"kernel", "kernel.decks"},
    "kernel.notation": {"kernel", "kernel.decks"},
    "kernel.seen": {"kernel", "kernel.notation"},
    "games.saboteur": KERNEL,
    "games.saboteur.bots": KERNEL | {"games.saboteur"},
    "games.lost_mines": KERNEL,
    "games.lost_mines.bots": KERNEL | {"games.lost_mines"},
    "games": KERNEL | GAMES,
    "setup": KERNEL | {"games"},
    "bots": KERNEL | {"games", "setup"},
    "records": {"pyrite", "setup"} | KERNEL,
    "telling": {"records", "setup", "locales"} | KERNEL,
    "arena": {"pyrite", "bots", "games", "records", "setup", "locales"} | KERNEL,
    "games.saboteur.arena": {"arena", "bots", "setup", "locales", "games.saboteur"} | KERNEL,
    "games.lost_mines.arena": {"arena", "bots", "setup", "locales", "games.lost_mines"} | KERNEL,
    "server": {"pyrite", "bots", "games", "records", "setup", "locales", "telling"} | KERNEL,
    "saboteur": {"bots", "setup"} | KERNEL,
}
for module in MODULES:  # a module knows the kernel and its game, and no other module
    room = f"games.saboteur.modules.{module}"
    MAY_IMPORT[room] = KERNEL | {"games.saboteur", f"{room}.liking"}
    MAY_IMPORT[f"{room}.liking"] = KERNEL | {"games.saboteur", "games.saboteur.bots", room}  # what bots make of it
MAY_IMPORT["commands"] = set(MAY_IMPORT)
MAY_IMPORT["cli"] = set(MAY_IMPORT)

# The rules know no file, clock, network, process or chance but their own.
PURE = ("kernel", "games")
FOREIGN_TO_RULES = {
    "asyncio", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "shutil", "socket",
    "subprocess", "sys", "tempfile", "threading", "time", "uuid",
}  # fmt: skip


def room_of(module: str) -> str:
    """The room that holds a module of ours: `bots` for `pyrite.bots.registry`."""
    parts = module.split(".")[1:]
    while parts and ".".join(parts) not in MAY_IMPORT:
        parts.pop()
    return ".".join(parts) or "pyrite"


def imports(code: str) -> Iterator[str]:
    """Every module that some code imports, wherever in it; `from a import b` counts as `a.b`."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide the arrows"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def wrong_imports(room: str, code: str) -> list[str]:
    """What a file of this room imports against the rules of the house."""
    wrong = []
    for module in imports(code):
        top = module.split(".")[0]
        if top == "pyrite" and room_of(module) not in {room, *MAY_IMPORT[room]}:
            wrong.append(module)
        if room.split(".", maxsplit=1)[0] in PURE and top in FOREIGN_TO_RULES:
            wrong.append(module)
    return wrong


FILES = sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_a_file_imports_only_what_its_room_may(file: Path) -> None:
    place = file.relative_to(SOURCE).with_suffix("")
    module = ".".join(place.parts).removesuffix(".__init__")
    room = room_of(module)
    assert room != "pyrite" or module == "pyrite", f"{file.name} stands in no room; the rooms: {', '.join(MAY_IMPORT)}"
    assert wrong_imports(room, file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("room", "code"),
    [
        ("kernel", "from pyrite.locales import text"),
        ("kernel", "from pyrite import __version__"),
        ("kernel", "from pyrite.games.saboteur.gold import MINERS"),
        ("kernel", "import random"),
        ("kernel.decks", "from pyrite.kernel.notation import words"),
        ("games.saboteur", "def roll():\n    from os import urandom"),
        ("games.lost_mines", "from pyrite.games.saboteur import gold"),
        ("games.saboteur.modules.vault", "from pyrite.games.saboteur.modules.veto import rules"),
        ("locales", "import pyrite.kernel.shapes"),
        ("bots", "from pyrite import server"),
        ("records", "if TYPE_CHECKING:\n    from pyrite.bots.random import Random"),
        ("arena", "from pyrite.cli import main"),
        ("server", "from pyrite.games.saboteur.modules.veto import rules"),
    ],
)
def test_a_wrong_arrow_is_seen(room: str, code: str) -> None:
    assert len(wrong_imports(room, code)) == 1


@pytest.mark.parametrize(
    ("room", "code"),
    [
        ("kernel", "from pyrite.kernel.mine import Mine\nimport msgspec"),
        ("games.saboteur.modules.vault", "from pyrite.kernel import facts\nfrom pyrite.games.saboteur.gold import pay"),
        ("arena", "from pyrite import __version__, bots\nimport random"),
        ("commands", "from pyrite.arena.match import play\nfrom pyrite.locales import text"),
    ],
)
def test_a_right_arrow_is_let_through(room: str, code: str) -> None:
    assert wrong_imports(room, code) == []
