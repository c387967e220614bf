"""Shared code names no game, no module and none of their cards: whatever belongs to one stands in its own room."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyrite.kernel.decks.cards import ActionCard, Deck
from pyrite.setup.decks import deck_names, load
from pyrite.setup.known import games

PACKAGE = Path(__file__).parents[1] / "src" / "pyrite"
SHARED = ("kernel", "setup", "bots", "records", "arena", "telling", "server", "commands", "locales")
# Words of the kernel itself, or of the language, that are names of cards as well.
PLAIN = {"start", "gold", "treasure"}
TUNNEL = re.compile(r"[NESWnesw+#:*-]+(:\w+)?")  # a path card is called what it shows


def printed() -> Iterator[Deck]:
    yield from (load(name) for name in deck_names())


def names() -> set[str]:
    """Of games, modules and their cards, and the words by which decks say what a card does."""
    found = {name for game in games().values() for name in (game.name, *game.extras)}
    for one in printed():
        found |= {card.name for card in one.cards}
        found |= {card.does for card in one.of(ActionCard)}
    return {name for name in found if not TUNNEL.fullmatch(name) and not name.isdigit()} - PLAIN


NAMES = names()


def named(code: str) -> set[str]:
    """Which of them stand in string literals of some code, in quotes of their own or as words of a longer text."""
    tree = ast.parse(code)
    bodies = (node.body for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef))
    told = {id(body[0].value) for body in bodies if body and isinstance(body[0], ast.Expr)}  # docstrings
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
    ]
    compound = {name for name in NAMES if "-" in name}
    return {text for text in texts if text in NAMES} | {
        word for text in texts for word in text.split() if word in compound
    }


def test_there_are_games_modules_and_cards_to_look_for() -> None:
    assert {"saboteur", "lost-mines", "saboteur-2", "vault", "fix-cart", "forest-trap", "silver-2"} <= NAMES


FILES = sorted(file for room in SHARED for file in (PACKAGE / room).rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_shared_code_names_none_of_them(file: Path) -> None:
    assert named(file.read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize(
    "code", ['if name == "vault":\n    pass', 'WORDS = ("lost-mines", "x")', 'say(f"play fix-cart on {seat}")']
)
def test_a_name_is_seen(code: str) -> None:
    assert len(named(code)) == 1


def test_a_docstring_may_give_an_example() -> None:
    assert named('"""As in `play fix-cart on 2`."""\n') == set()
