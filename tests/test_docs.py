"""The documents: what they point to is there, and the code they show runs."""

from __future__ import annotations

import re
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from pyrite.kernel.book import Book
from pyrite.kernel.bot import Bot
from pyrite.kernel.errors import NotAMove
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.notation.words import parse_move, print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.view import view
from pyrite.setup.known import games
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
PYTHON = re.compile(r"^( *)```python\n(.*?)^\1```", re.MULTILINE | re.DOTALL)


CODE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
SUFFIXES = {"python": ".py", "json": ".json", "toml": ".toml", "ftl": ".ftl"}  # of files, by what a fence says
FENCED = re.compile(r"^```(python|json|toml|ftl)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def snippets(page: str) -> list[str]:
    """The pieces of Python on a page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [textwrap.dedent(code) for _, code in PYTHON.findall(text)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    links = LINK.findall(CODE.sub("", page.read_text(encoding="utf-8")))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_ten_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = snippets("README.md")
    assert len([line for line in code.splitlines() if line.strip()]) <= 11
    exec(code, {})
    nuggets, end = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\[\d+(, \d+){4}\]", nuggets)
    assert end.startswith("GameEnded(")


def test_the_bot_of_the_recipe_plays_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = (code for code in snippets("docs/add-a-bot.md") if "class Surveyor" in code)
    recipe = ModuleType("surveyor")
    monkeypatch.setitem(sys.modules, "surveyor", recipe)
    exec(code, recipe.__dict__)
    surveyor: Bot = recipe.Surveyor()
    rng = Rng.from_seed(bytes(16))
    state = Setup(5, modules=("new-goals", "veto")).begin(seed=1)
    while not state.over():
        state.play(surveyor.decide(view(state, state.decider), rng))
    assert surveyor.name == "surveyor"


@pytest.mark.parametrize("game", games())
def test_the_bot_of_the_recipe_that_looks_ahead_plays_either_game(game: str) -> None:
    (code,) = (code for code in snippets("docs/add-a-bot.md") if "class Dreamer" in code)
    assert "range(10)" in code
    recipe: dict[str, Any] = {}
    exec(code.replace("range(10)", "range(1)"), recipe)
    dreamer: Bot = recipe["Dreamer"]()
    rng = Rng.from_seed(bytes(16))
    state = Setup(3, game=game).begin(seed=1)
    for _ in range(12):
        state.play(dreamer.decide(view(state, state.decider), rng))
    assert state.happened() > 12


def test_the_module_of_the_recipe_is_the_one_in_the_house() -> None:
    module = ROOT / "src/pyrite/games/saboteur/modules/handyman"
    files = [module.joinpath(name).read_text(encoding="utf-8") for name in ("rules.py", "__init__.py")]
    assert snippets("docs/add-a-card.md") == files
    book = Setup(5, modules=("handyman",)).book()
    assert len(book.deck) == 68
    move = "play fix-pickaxe-lantern-cart on 2 cart"
    assert print_move(book, parse_move(book, move)) == move


def test_what_the_page_on_modules_shows_stands_in_the_example() -> None:
    shown = FENCED.findall((ROOT / "docs/add-a-module.md").read_text(encoding="utf-8"))
    example = Path(ROOT, "examples/lunch_break").rglob("*")
    written = [(file.suffix, file.read_text(encoding="utf-8")) for file in example if file.suffix in SUFFIXES.values()]
    found = [any(kind == SUFFIXES[fence] and code in text for kind, text in written) for fence, code in shown]
    assert all(found), [code for (_, code), there in zip(shown, found, strict=True) if not there]
    assert {fence for fence, _ in shown} == SUFFIXES.keys()


def test_the_position_of_the_page_on_notation_is_one() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    (position,) = re.findall(r"^```\n(pyrite position .*?)^```", text, re.MULTILINE | re.DOTALL)
    assert print_position(parse_position(position)) == position


def moves_told(heading: str) -> list[str]:
    """The moves in the table under a heading of the page on notation."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    section = text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [row.split("|")[1] for row in section.splitlines() if row.startswith("| `") and row.count("|") == 3]
    return [move for row in rows for move in re.findall(r"`([^`]+)`", row)]


# The Saboteur of the page: every sort of move is one in one of these games.
ON_THE_PAGE: dict[str, list[dict[str, Any]]] = {
    "Moves": [
        {"modules": ("saboteur-2", "tolls", "swap-goals", "vault", "pioneer", "diversion", "chests")},
        {"modules": ("new-goals", "veto")},
    ],
    "Moves of The Lost Mines": [{"game": "lost-mines"}],
}


def books(heading: str) -> list[Book]:
    return [Setup(5, **choice).book() for choice in ON_THE_PAGE[heading]]


def spelled(book: Book, move: str) -> str:
    try:
        return print_move(book, parse_move(book, move))
    except NotAMove as error:
        return str(error)


@pytest.mark.parametrize("heading", ON_THE_PAGE)
def test_the_moves_of_the_page_on_notation_are_moves(heading: str) -> None:
    found = moves_told(heading)
    assert len(found) > 10
    for move in found:
        assert move in [spelled(book, move) for book in books(heading)]


def test_every_kind_of_move_is_on_the_page_on_notation() -> None:
    found = [move for heading in ON_THE_PAGE for move in moves_told(heading)]
    assert {move.split(maxsplit=1)[0] for move in found} == {
        verb for heading in ON_THE_PAGE for book in books(heading) for verb in book.verbs
    }


def test_the_program_of_the_page_on_notation_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = snippets("docs/notation.md")
    exec(code, {})
    assert "pass " in capsys.readouterr().out
