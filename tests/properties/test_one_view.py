"""The view in words: every field listed once, and its changes make the next view out of the last one."""

from __future__ import annotations

import ast
import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest

from pyrite.kernel.mine import STACK, spot
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.seen.change import change, merged
from pyrite.kernel.seen.describe import describe, records
from pyrite.kernel.seen.shown import ViewData
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup
from tests.properties.games import BOX, FORESTS, TABLES, Game, examples, named
from tests.properties.listed import as_shown, plain, types
from tools.wire_types import sections

SETUPS = [*TABLES[:: examples(3, 9)], *BOX[:: examples(1, 4)], *FORESTS[:: examples(1, 3)]]
SOURCE = Path(__file__).parents[2] / "src" / "pyrite"


def course(setup: Setup) -> Iterator[State]:
    """A game from decision to decision; it is one position that goes on."""
    game = Game(setup, 7)
    state = game.begin()
    yield state
    for move in game.moves():
        state.play(move)
        yield state


def viewers(state: State) -> tuple[int, ...]:
    return (*range(state.book.seats), WATCHER)


# --- what there is --------------------------------------------------------------------------------


def test_no_field_is_listed_twice() -> None:
    """Not in the view and in a section, and not by two owners under one name."""
    assert not ViewData.__annotations__.keys() & sections().keys()
    owners = Counter(name for file in SOURCE.rglob("*.py") for name in _added(file))
    assert owners == dict.fromkeys(sections(), 1)
    assert {"figures", "maps_banned", "forest"} <= owners.keys()


def _added(file: Path) -> Iterator[str]:
    """The sections that a file adds to a book."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr="add_section"), args=[ast.Constant(str(name)), *_]):
                yield name


def test_a_view_has_nothing_of_the_engines_memory() -> None:
    assert not {"memory", "history", "draws", "passed_on", "returned", "known"} & types().keys()


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_a_view_has_the_fields_that_are_listed_and_no_others(setup: Setup) -> None:
    for number, state in enumerate(course(setup)):
        own = {section.name for section in state.book.sections}
        for viewer in viewers(state)[number % 3 :: 3]:
            told = plain(describe(view(state, viewer)))
            assert told.keys() == ViewData.__annotations__.keys() | own
            as_shown(told)


@pytest.mark.parametrize("setup", SETUPS[::3], ids=named)
def test_moves_are_gathered_and_none_is_lost(setup: Setup) -> None:
    for state in course(setup):
        if not state.over():
            told = describe(view(state, state.decider))["moves"]
            written_out = [f"{head} {tail}".strip() for head, tails in told.items() for tail in tails]
            assert sorted(written_out) == sorted(print_move(state.book, move) for move in state.moves())


@pytest.mark.parametrize("setup", SETUPS[::2], ids=named)
def test_a_view_tells_the_same_whatever_was_described_before(setup: Setup) -> None:
    """Small records are kept and found again; one that is made anew is no other."""
    moments = [view(state.copy(), viewer) for state in islice(course(setup), 0, None, 5) for viewer in viewers(state)]
    told = [plain(describe(seen)) for seen in moments]
    for seen, before in zip(moments, told, strict=True):
        records.cache_clear()
        assert plain(describe(seen)) == before


def test_each_card_in_the_mine_is_found_again_as_what_it_is() -> None:
    book = Setup(5, modules=("chests",)).book()
    names = [kind.name for kind in book.kinds]
    kept = records(book)
    for _ in range(2):  # made, then found
        for x, face, turned, seen, chest in product((0, 1, -7), (-1, 0, 9), (False, True), (0, 1, 5), (-1, 40, 41)):
            key, cell = kept.cell(spot(x, 2), STACK, face, turned, seen, chest)
            card, under = (names[one] if one >= 0 else None for one in (face, chest))
            seen_by = tuple(seat for seat in range(5) if seen >> seat & 1)
            assert (key, cell["card"], cell["turned"], cell["seen_by"], cell["chest"]) == (
                f"{x},2", card, turned, seen_by, under,
            )  # fmt: skip


# --- what changes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_a_change_makes_the_next_view_out_of_the_last(setup: Setup) -> None:
    """In the rules, and from one text to the next, for each viewer; nothing changes the last one meanwhile."""
    last: dict[int, Any] = {}
    sent: dict[int, Any] = {}
    for state in course(setup):
        for viewer in viewers(state):
            now = describe(view(state, viewer))
            if viewer in last:
                told = change(last[viewer], now)
                assert bool(told) == (last[viewer] != now)
                assert merged(last[viewer], told) == now
                assert plain(last[viewer]) == sent[viewer]
                sent[viewer] = merged(sent[viewer], plain(told))
                assert sent[viewer] == plain(now)
            else:
                sent[viewer] = plain(now)
            last[viewer] = now


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_what_grows_keeps_its_order(setup: Setup) -> None:
    """Discards and seats are read by their numbers, cards of the mine in any order."""
    for state in course(setup):
        for name in ("discard", "seats"):
            told: Any = describe(view(state, WATCHER))
            assert [*told[name]] == [str(number) for number in range(len(told[name]))]


# The page reads the same file (`web/tests/net/merge.test.ts`): small cases of one change, and parts of games.
CASES = json.loads((Path(__file__).parents[2] / "web/tests/net/changes.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES)
def test_a_change_tells_what_is_new_and_lists_what_is_gone(case: Any) -> None:
    now = case["old"]
    for told in case["told"]:
        last, now = now, merged(now, told)
        assert merged(last, change(last, now)) == now
        assert change(last, now) == told or len(case["told"]) > 1  # in games what is gone may stand in another order
    assert now == case["new"]
