"""What is counted and picked without a list is what the list says: in every mix, for whoever counts on its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyrite.kernel.book import Decision, Gate, Kind, Option, Sight
from pyrite.kernel.errors import GameOver
from pyrite.kernel.fan import Fan
from pyrite.kernel.moves import LAY, PLAY, verb
from pyrite.kernel.rng import Rng
from pyrite.kernel.round import PlayCard
from pyrite.kernel.state import State
from tests.properties.games import BOX, FORESTS, TABLES, Game, lively, named

TURN = "turn"
GAMES = [Game(setup, 500 + number) for number, setup in enumerate((*TABLES[::5], *BOX, *FORESTS))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: named(game.setup))
def test_what_is_counted_and_picked_is_what_the_list_says(game: Game) -> None:
    state, rng = game.begin(), game.rng()
    while not state.over():
        moves = list(state.moves())
        uncounted = state.copy()
        assert picked(state, rng) == moves[rng.copy().below(len(moves))]
        assert picked(uncounted, rng) == moves[rng.copy().below(len(moves))]
        if state.decision.name == TURN:
            assert list(cards_counted(state)) == [move for move in moves if verb(move) in (LAY, PLAY)]
            assert list(options_counted(state)) == moves
        state.play(lively(state, rng, game.zeal))


def picked(state: State, rng: Rng) -> int:
    return state.decision.pick(state, rng.copy())


def cards_counted(state: State) -> Iterator[int]:
    """Every way to play a card from hand, each made on its own."""
    for number in state.faces_in_hand(state.turn):
        kind = state.book.kinds[number]
        yield from (kind.nth(state, state.turn, nth) for nth in range(kind.count(state, state.turn)))


def options_counted(state: State) -> Iterator[int]:
    """Every move of a turn, each made on its own."""
    fan = Fan(len(state.book.options))
    fan.hold(state, state.turn)
    assert isinstance(state.book.options[0], PlayCard), "the first option is to play a card (`Turn.pick`)"
    for option in state.book.options:
        count = option.count(state, state.turn, fan)
        yield from (option.nth(state, state.turn, fan, nth) for nth in range(count))


def test_any_move_may_be_picked() -> None:
    """One number of chance is taken for a move, and each is as likely as the others."""
    state = GAMES[0].begin()
    moves = list(state.moves())
    rng = GAMES[0].rng()
    assert {state.decision.pick(state, rng) for _ in range(40 * len(moves))} == set(moves)


def test_play_any_plays_the_move_that_is_picked() -> None:
    state, rng = GAMES[0].begin(), GAMES[0].rng()
    twin = state.copy()
    while not state.over():
        move = picked(state, rng)
        state.play_any(rng)
        twin.play(move)
        assert list(state.moves()) == list(twin.moves())
    with pytest.raises(GameOver):
        state.play_any(rng)


# --- whoever lists anew counts anew ---------------------------------------------------------------

LISTED = {
    Kind: ("moves", "count", "nth"),
    Option: ("moves", "count", "nth"),
    Sight: ("spots", "count"),
    Gate: ("admit", "idle"),
}


def everything_made_of(cls: type[object]) -> Iterator[type[object]]:
    made: type[object]
    for made in cls.__subclasses__():
        yield made
        yield from everything_made_of(made)


def out_of_step(cls: type, listed: tuple[str, ...], root: type) -> bool:
    """Whether a class takes the list from one class and what is counted from another one, which cannot know of it."""
    lists, *counts = (next(owner for owner in cls.__mro__ if name in vars(owner)) for name in listed)
    return len(set(counts)) > 1 or (counts[0] is not root and lists is not counts[0])


@pytest.mark.parametrize("root", LISTED, ids=lambda root: root.__name__)
def test_whoever_lists_anew_counts_anew(root: type) -> None:
    classes = list(everything_made_of(root))
    assert classes
    assert [cls.__name__ for cls in classes if out_of_step(cls, LISTED[root], root)] == []


def lists_elsewhere(cls: type, root: type) -> bool:
    """Whether the open sides that a kind of card is counted by belong to another class than its list of moves."""
    mouths, lists = (next(owner for owner in cls.__mro__ if name in vars(owner)) for name in ("mouths", "moves"))
    return mouths is not root and mouths is not lists


def test_whoever_lists_anew_says_anew_what_fits() -> None:
    assert [cls.__name__ for cls in everything_made_of(Kind) if lists_elsewhere(cls, Kind)] == []


def test_a_card_that_fits_like_others_but_is_laid_elsewhere_is_found() -> None:
    class Root:
        def moves(self) -> None: ...
        def mouths(self) -> None: ...

    class Path(Root):
        def moves(self) -> None: ...
        def mouths(self) -> None: ...

    class Bridge(Path):
        def moves(self) -> None: ...

    assert [lists_elsewhere(cls, Root) for cls in (Path, Bridge)] == [False, True]


def test_who_forgets_half_of_it_is_found() -> None:
    class Root:
        def moves(self) -> None: ...
        def count(self) -> None: ...
        def nth(self) -> None: ...

    class Both(Root):
        def moves(self) -> None: ...
        def count(self) -> None: ...
        def nth(self) -> None: ...

    class Lists(Root):
        def moves(self) -> None: ...

    class OnlyCounts(Root):
        def moves(self) -> None: ...
        def count(self) -> None: ...

    class OnlyPicks(Root):
        def moves(self) -> None: ...
        def nth(self) -> None: ...

    class ListsAnew(Both):
        def moves(self) -> None: ...

    found = [cls for cls in everything_made_of(Root) if out_of_step(cls, LISTED[Kind], Root)]
    assert found == [ListsAnew, OnlyCounts, OnlyPicks]


def test_whoever_picks_lists() -> None:
    for cls in everything_made_of(Decision):
        assert "moves" in vars(cls) or "pick" not in vars(cls), cls
