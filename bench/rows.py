"""What is measured, row by row: what is done, and in which mix. Each row has its work, which says how much it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from bench.games import MIXES, chance, setup_of
from bench.house import CALLS, LONGEST, WAYS, Setup, State, at_a_turn, describe, determinise, play_out, seen

GAMES = 200  # different ones of each mix: the processor would learn ten by heart
WARM = range(10)  # games before the clock runs: books are composed, caches filled
POSITIONS = 60
MIDDLE = "base:5"  # where single calls are measured
LARGEST = "everything:12"

Work = Callable[[], int]


class Row(NamedTuple):
    what: str
    mix: str


def rows() -> list[Row]:
    """All that this house can do."""
    return [
        *(Row(way, mix) for way in WAYS for mix in MIXES),
        *(Row(call, MIDDLE) for call in (*CALLS, "determinise", "describe")),
        Row("describe", LARGEST),
    ]


@cache
def work_of(row: Row) -> Work:
    """One pass of the row, warmed up."""
    if row.what in WAYS:
        _games(row, WARM)
        return lambda: _games(row, range(GAMES))
    work = _calls(row)
    work()
    return work


def _games(row: Row, seeds: Iterable[int]) -> int:
    setup, play = setup_of(row.mix), WAYS[row.what]
    return sum(play(setup.begin(seed), chance(seed)) for seed in seeds)


def _calls(row: Row) -> Work:
    states = list(turns(setup_of(row.mix)))
    views = [seen(state) for state in states]
    if row.what == "determinise":
        rng = chance(0)
        return lambda: _over_all(views, lambda told: determinise(told, rng))
    if row.what == "describe":
        return lambda: _over_all(views, describe)
    return lambda: _over_all(states, CALLS[row.what])


def _over_all(things: list[Any], call: Callable[[Any], object]) -> int:
    for thing in things:
        call(thing)
    return len(things)


def turns(setup: Setup) -> Iterator[State]:
    """From all over random games: early and late, first round and last."""
    for seed in range(POSITIONS):
        length = play_out(setup.begin(seed), chance(seed), LONGEST)
        state = setup.begin(seed)
        play_out(state, chance(seed), length * seed // POSITIONS)
        if at_a_turn(state):
            yield state
