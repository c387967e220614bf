"""Games to hold the properties against: every player count, option and choice of modules, played at random."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from hypothesis import strategies as st

import pyrite
from pyrite.games.lost_mines.round import ForestRound
from pyrite.kernel.book import Book, Decision
from pyrite.kernel.mine import HIDDEN, column, row
from pyrite.kernel.moves import LAY, PLAY, face, place, turned, verb
from pyrite.kernel.path import PathCard
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import State
from pyrite.setup.options import options_from
from pyrite.setup.setup import Setup, players_with
from tests.properties.combos import combo, forest

PLAYERS = players_with(())
MODULES: tuple[tuple[str, ...], ...] = ((), ("veto",), ("new-goals",), ("new-goals", "veto"))
OPTIONS = tuple(
    options_from(saboteur_pay=pay, round_end=end, next_starter=starter, goal_reveal=reveal)
    for pay, end, starter, reveal in product(
        ("std", "cz"), ("handsEmpty", "noPlayable"), ("lastTurn", "lastPath"), ("anyLink", "touching")
    )
)
# Every player count with every choice of modules, all options in turn, everybody beginning in turn.
TABLES = tuple(
    Setup(players, OPTIONS[number * 5 % len(OPTIONS)], modules, starter=number % players)
    for number, (modules, players) in enumerate(product(MODULES, PLAYERS))
)
# And some of everything else: any modules, options and players.
BOX = tuple(combo(Rng.from_seed(f"{number:032x}")) for number in range(32))
FORESTS = tuple(forest(Rng.from_seed(f"{number:032x}")) for number in range(14))
WORKINGS = ("choices", "listed", "spots", "step")  # what is only remembered to save time


def word(book: Book, move: int) -> str:
    """What a move begins with."""
    return book.forms[verb(move)].word


def examples(compiled: int, interpreted: int) -> int:
    """How much to try: compiled rules can afford more."""
    return compiled if pyrite.compiled() else interpreted


class Step(NamedTuple):
    move: int
    decision: str
    decider: int


@dataclass(frozen=True)
class Game:
    """A game that can be played again and again in the same way: all chance and all choices come from the seed."""

    setup: Setup
    seed: int

    def begin(self) -> State:
        return self.setup.begin(self.seed)

    def rng(self) -> Rng:
        """The stream from which the players' choices are made."""
        return Rng.from_seed(f"{self.seed ^ 0xC401CE:032x}")

    @property
    def zeal(self) -> int:
        """How eager everybody is to dig."""
        return self.seed % 5

    def moves(self) -> list[int]:
        """Everything that is played in this game."""
        return [step.move for step in self.course()]

    def course(self) -> list[Step]:
        """The same, with what each move answers."""
        state, rng = self.begin(), self.rng()
        steps: list[Step] = []
        while not state.over():
            steps.append(Step(lively(state, rng, self.zeal), state.decision.name, state.decider))
            state.play(steps[-1].move)
        return steps


def named(setup: Setup) -> str:
    """A short name for a table."""
    return "-".join([f"{setup.players}p", *setup.modules])


def games() -> st.SearchStrategy[Game]:
    """Any game at all."""
    seeds = st.integers(0, (1 << 64) - 1)
    any_setup = st.builds(lambda seed: combo(Rng.from_seed(f"{seed:032x}")), seeds)
    any_forest = st.builds(lambda seed: forest(Rng.from_seed(f"{seed:032x}")), seeds)
    return plain_games() | st.builds(Game, any_setup, seeds) | st.builds(Game, any_forest, seeds)


def plain_games() -> st.SearchStrategy[Game]:
    """Any game with cards that the base game knows, New Goals and the veto."""
    setups = st.builds(
        lambda players, options, modules, starter: Setup(players, options, modules, starter % players),
        st.sampled_from(PLAYERS),
        st.sampled_from(OPTIONS),
        st.sampled_from(MODULES),
        st.integers(0, PLAYERS[-1] - 1),
    )
    return st.builds(Game, setups, st.integers(0, (1 << 64) - 1))


def lively(state: State, rng: Rng, zeal: int) -> int:
    """A legal move at random; the more zeal (0 to 4), the more often one that digs towards a goal.

    Without zeal hardly anybody would ever find gold, and with nothing else hardly anybody would do anything else.
    """
    moves = list(state.moves())
    if isinstance(state.book.flow, ForestRound):
        on = list(state.book.flow.leading_on(state)) if rng.below(4) < zeal else []
        moves = on or (_of_one_sort(moves, rng) if rng.below(2) else moves)
    elif rng.below(4) < zeal:
        goals = [state.mine.spots[c] for c in state.mine.goals if state.mine.what(state.mine.spots[c]) == HIDDEN]
        digs = {move: _way_left(state, move, goals) for move in moves if goals and verb(move) == LAY}
        shortest = min(digs.values(), default=0)
        quiet = [move for move in moves if verb(move) not in (LAY, PLAY)]
        moves = [move for move in digs if digs[move] == shortest] or quiet or moves
    elif rng.below(2):
        moves = _of_one_sort(moves, rng)
    return moves[rng.below(len(moves))]


def _of_one_sort(moves: list[int], rng: Rng) -> list[int]:
    """Moves of any one sort: there are so many ways to pass that few cards would be played."""
    sorts: dict[tuple[int, int], list[int]] = {}
    for move in moves:
        sorts.setdefault((verb(move), face(move) if verb(move) == PLAY else 0), []).append(move)
    return [*sorts.values()][rng.below(len(sorts))]


def _way_left(state: State, move: int, goals: list[int]) -> int:
    """From the best mouth of a card that may be laid to the nearest closed goal; long if the card is a dead end."""
    kind = state.book.kinds[face(move)]
    assert isinstance(kind, PathCard)
    shape = kind.half_turn if turned(move) else kind.shape
    x, y = column(place(move)), row(place(move))
    around = ((1, x, y - 1), (2, x + 1, y), (4, x, y + 1), (8, x - 1, y))
    mouths = [(u, v) for side, u, v in around if shape >> 4 & side]
    ways = [abs(int(u - column(goal))) + abs(int(v - row(goal))) for u, v in mouths for goal in goals]
    return min(ways, default=99)


def play(state: State, moves: Iterable[int]) -> State:
    for move in moves:
        state.play(move)
    return state


def shown(thing: object) -> object:
    """Everything an object of the rules holds, as plain values to compare; the book they share is left out."""
    if isinstance(thing, int | str | bool | None):
        return thing
    if isinstance(thing, Book):
        return None
    if isinstance(thing, Decision):
        return thing.name
    if isinstance(thing, Iterable):
        items = tuple(thing)
        return items if items and isinstance(items[0], int) else tuple(shown(item) for item in items)
    names = [name for name in dir(thing) if not name.startswith("_") and name not in WORKINGS]
    held = [(name, getattr(thing, name)) for name in names]
    return tuple((name, shown(value)) for name, value in held if not callable(value))
