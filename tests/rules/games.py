"""Whole games played at random by players who dig for the goals, so that everything happens sooner or later."""

from __future__ import annotations

import random
from collections.abc import Iterator

from pyrite.games.saboteur import game as house
from pyrite.kernel.mine import column, row
from pyrite.kernel.moves import LAY, face, place, verb
from pyrite.kernel.state import State
from pyrite.setup.options import EDITIONS
from pyrite.setup.setup import Setup, players_with

MODULES = ((), ("new-goals",), ("veto",), ("new-goals", "veto"))


def every_setup() -> Iterator[Setup]:
    """All player counts with these modules, and each other module of the house once; the editions in turn."""
    editions = list(EDITIONS.values())
    for players in range(3, 11):
        for i, modules in enumerate(MODULES):
            yield Setup(players, editions[(players + i) % len(editions)], modules, starter=players - 1)
    for i, name in enumerate(name for name in house.MODULES if (name,) not in MODULES):
        seats = players_with((name,))
        yield Setup(seats[i % len(seats)], editions[i % len(editions)], (name,), starter=0)


def choose(state: State, chance: random.Random) -> int:
    """Mostly a tunnel as near to a goal as can be, now and then anything."""
    moves = list(state.moves())
    digs = [move for move in moves if verb(move) == LAY and state.book.kinds[face(move)].name.isupper()]
    if not digs or chance.random() < 0.25:
        return chance.choice(moves)
    return min(digs, key=lambda move: (_way_left(state, place(move)), chance.random()))


def positions(setup: Setup, seed: int) -> Iterator[State]:
    """Every position of a game, the last one included. It is the same state each time: copy it to keep it."""
    chance = random.Random(seed)
    state = setup.begin(seed)
    yield state
    while not state.over():
        state.play(choose(state, chance))
        yield state


def _way_left(state: State, spot: int) -> int:
    ways: list[tuple[int, int]] = [
        (column(spot) - column(goal), row(spot) - row(goal)) for goal in state.book.goal_spots
    ]
    return min(abs(x) + abs(y) for x, y in ways)
