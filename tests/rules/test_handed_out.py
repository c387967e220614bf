"""Lists that are handed out belong to whoever gets them: what they do with them changes no position."""

from collections.abc import Iterator
from typing import Any

import pytest

from pyrite.games import LOST_MINES
from pyrite.kernel.determinise import determinise
from pyrite.kernel.errors import IllegalMove
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.playout import play_out
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import View, view
from pyrite.setup.setup import Setup
from tests.rules.kit import do, options_text, refuses, table

CORRIDOR = """
     |
    -S--+-
     |
"""
TABLES = {
    "base": Setup(3),
    "everything": Setup(7, modules=("saboteur-2", "new-goals", "tolls", "swap-goals", "vault", "veto", "chests")),
    "forest": Setup(5, game=LOST_MINES),
}


def corridor() -> State:
    return table(hands={0: "NS map"}, drawn=CORRIDOR)


def test_an_illegal_move_written_into_the_list_of_moves_stays_illegal() -> None:
    state = corridor()
    twin = state.copy()
    for one in (state, twin):
        moves = one.moves()
        moves[0] = parse_move(state.book, "lay NS 9,9")
    for one in (state, twin, state.copy()):
        assert refuses(one, "lay NS 9,9") == ("B-17", "no-neighbour")


def test_a_legal_move_struck_from_the_list_of_moves_stays_legal() -> None:
    state = corridor()
    listed = options_text(state)
    twin = state.copy()
    moves = twin.moves()
    for i in range(len(moves)):
        moves[i] = 0
    assert options_text(state) == options_text(twin) == options_text(state.copy()) == listed
    do(state, "lay NS 0,1")
    do(twin, "lay NS 0,1")


def test_a_view_that_is_played_with_makes_nothing_legal() -> None:
    state = corridor()
    seen = view(state, 0)
    seen.moves[0] = parse_move(state.book, "lay NS 9,9")
    with pytest.raises(IllegalMove):
        state.play(seen.moves[0])


@pytest.mark.parametrize("game", TABLES)
def test_what_is_written_into_a_view_is_written_into_no_position(game: str) -> None:
    """Every list of it, those of its mine too; what a sample shares with the view it was dealt from, no less."""
    for seed in range(12):
        state = TABLES[game].begin(seed)
        play_out(state, Rng.from_seed(f"{seed:032x}"), 9 * seed)
        twin, before, end = state.copy(), print_position(state), ended(state)
        spoilt = 0
        for viewer in (*range(state.book.seats), WATCHER):
            sample = determinise(view(state, viewer), Rng.from_seed(f"{seed:032x}"))
            for seen in (view(state, viewer), view(sample, viewer)):
                spoilt += spoil(seen)
        assert spoilt > 1000
        for one in (state, twin, state.copy()):
            assert print_position(one) == before
            assert ended(one) == end


def ended(state: State) -> str:
    """How it ends if random players go on from here."""
    twin = state.copy()
    play_out(twin, Rng.from_seed(bytes(16)), 100_000)
    return print_position(twin)


def spoil(seen: View) -> int:
    """Write nonsense into every list of a view; how many numbers that were."""
    spoilt = 0
    for numbers in lists(seen):
        for i in range(len(numbers)):
            numbers[i] = -7
        spoilt += len(numbers)
    return spoilt


def lists(seen: View) -> Iterator[Any]:
    for thing in (seen, seen.mine):
        for name in dir(thing):
            value = getattr(thing, name)
            if not name.startswith("_") and hasattr(value, "__setitem__"):
                yield value
