"""Who may import whom: the arrows between the rooms of the house."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"

# What each room may import of ours; `pyrite` is the package's own front (version and the like).
MAY_IMPORT: dict[str, set[str]] = {
    "pyrite": set(),
    "rules": set(),
    "locales": set(),
    "records": {"pyrite", "rules"},
    "bots": {"pyrite", "rules"},
    "saboteur": {"rules", "bots"},
    "telling": {"pyrite", "rules", "records", "locales"},
    "envs": {"pyrite", "rules"},
    "arena": {"pyrite", "rules", "bots", "records"},
    "server": {"pyrite", "rules", "bots", "records", "locales", "telling"},
    "terminal": {"pyrite", "rules", "bots", "records", "locales", "telling"},
}
MAY_IMPORT["commands"] = set(MAY_IMPORT)
MAY_IMPORT["cli"] = set(MAY_IMPORT)

# The rules know no file, clock, network, process or chance but their own.
FOREIGN_TO_RULES = {
    "asyncio", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "shutil", "socket",
    "subprocess", "sys", "tempfile", "threading", "time", "uuid",
}  # fmt: skip


def room_of(module: str) -> str:
    """The room that holds a module of ours: `bots` for `pyrite.bots.digger`."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else "pyrite"


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
        if room == "rules" and top in FOREIGN_TO_RULES:
            wrong.append(module)
    return wrong


FILES = sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_a_file_imports_only_what_its_room_may(file: Path) -> None:
    place = file.relative_to(SOURCE / "pyrite").with_suffix("").parts
    room = "pyrite" if place == ("__init__",) else place[0]
    assert room in MAY_IMPORT, f"{file.name} stands in no room; the rooms: {', '.join(MAY_IMPORT)}"
    assert wrong_imports(room, file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("room", "code"),
    [
        ("rules", "from pyrite.locales import text"),
        ("rules", "from pyrite import __version__"),
        ("rules", "import random"),
        ("rules", "def roll():\n    from os import urandom"),
        ("locales", "import pyrite.rules.cards"),
        ("bots", "from pyrite import server"),
        ("records", "if TYPE_CHECKING:\n    from pyrite.bots.digger import Digger"),
        ("arena", "from pyrite.cli import main"),
    ],
)
def test_a_wrong_arrow_is_seen(room: str, code: str) -> None:
    assert len(wrong_imports(room, code)) == 1


@pytest.mark.parametrize(
    ("room", "code"),
    [
        ("rules", "from pyrite.rules.mine import Mine\nimport msgspec"),
        ("arena", "from pyrite import __version__, bots\nimport random"),
        ("commands", "from pyrite.arena.match import play\nfrom pyrite.locales import text"),
    ],
)
def test_a_right_arrow_is_let_through(room: str, code: str) -> None:
    assert wrong_imports(room, code) == []
