"""A trek: a round of The Lost Mines, with a bot in every seat."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

import msgspec

from pyrite.arena.match import stream, streams
from pyrite.arena.tally import Z
from pyrite.bots.registry import player
from pyrite.games.lost_mines.cards import ClanDwarf
from pyrite.games.lost_mines.forest import Forest
from pyrite.games.lost_mines.game import LOYALTIES
from pyrite.games.lost_mines.round import Course
from pyrite.kernel.mine import GOAL, WHAT_AT
from pyrite.kernel.moves import verb
from pyrite.kernel.state import UNDECIDED, State
from pyrite.kernel.view import view
from pyrite.setup.options import LOST_MINES, Options
from pyrite.setup.setup import Setup


class Points(msgspec.Struct):
    """Points of some seats over many rounds. Seats of one round share pools, so that rounds count as one case each."""

    seats: int = 0
    total: int = 0
    seats_squared: int = 0
    total_squared: int = 0
    product: int = 0

    @classmethod
    def of(cls, points: list[int]) -> Points:
        """Those of one round."""
        seats, total = len(points), sum(points)
        return cls(seats, total, seats * seats, total * total, seats * total)

    def add(self, other: Points) -> None:
        self.seats += other.seats
        self.total += other.total
        self.seats_squared += other.seats_squared
        self.total_squared += other.total_squared
        self.product += other.product

    @property
    def mean(self) -> float:
        return self.total / self.seats if self.seats else 0.0

    @property
    def margin(self) -> float:
        """So far around the mean lies the true one with 95 % confidence (a ratio over rounds)."""
        if not self.seats:
            return 0.0
        spread = self.total_squared - 2 * self.mean * self.product + self.mean**2 * self.seats_squared
        return Z * sqrt(max(spread, 0.0)) / self.seats


class TrekTally(msgspec.Struct):
    """The sum over some rounds."""

    rounds: int = 0
    treasures: int = 0
    taken: int = 0
    cleared: int = 0  # rounds in which all treasures were taken
    blind: int = 0  # … and in which no mine was found
    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0  # of processor time
    points: dict[tuple[str, str], Points] = {}  # by bot and loyalty; "" stands for all

    def add(self, other: TrekTally) -> None:
        """Count the rounds of another tally too."""
        self.rounds += other.rounds
        self.treasures += other.treasures
        self.taken += other.taken
        self.cleared += other.cleared
        self.blind += other.blind
        self.turns += other.turns
        self.decisions += other.decisions
        self.seconds += other.seconds
        for key, points in other.points.items():
            self.points.setdefault(key, Points()).add(points)

    def of(self, bot: str = "", loyalty: str = "") -> Points:
        return self.points.get((bot, loyalty), Points())

    @property
    def speed(self) -> float:
        """Decisions for each second of processor time."""
        return self.decisions / self.seconds


class Trek(msgspec.Struct, frozen=True):
    """Who goes. Bots sit down in the order named, again and again until all seats are taken; the first seat moves on
    from round to round, so that nobody always begins."""

    bots: tuple[str, ...]
    players: int
    options: Options = Options()

    def __post_init__(self) -> None:
        for spec in self.bots:
            player(spec, LOST_MINES)
        self.setup()

    def setup(self, starter: int = 0) -> Setup:
        """What is agreed at this table; refuses what cannot be."""
        return Setup(self.players, self.options, starter=starter, game=LOST_MINES)

    def seats(self) -> list[str]:
        """The bot of every seat."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.players)]

    def blank(self) -> TrekTally:
        return TrekTally()

    def tally(self, seed: int, number: int) -> TrekTally:
        """One round with its points. Trek, seed and number decide everything."""
        state = self.setup(number % self.players).begin(stream(seed, number, 0))
        bots = [player(spec, LOST_MINES) for spec in self.seats()]
        chances = streams(self.players, seed, number)
        flow = state.book.flow
        assert isinstance(flow, Course)
        decisions = turns = 0
        while state.outcome == UNDECIDED:
            seat = state.decider
            move = bots[seat].decide(view(state, seat), chances[seat])
            turns += state.decision.name == "turn" and verb(move) != flow.forest.to_propose
            decisions += 1
            state.play(move)
        taken = _taken(state, flow.forest)
        return TrekTally(
            rounds=1,
            treasures=self.players,
            taken=taken,
            cleared=taken == self.players,
            blind=not any((state.mine.cell[c] >> WHAT_AT) & 7 == GOAL for c in state.mine.goals),
            turns=turns,
            decisions=decisions,
            points=dict(self._points(state)),
        )

    def _points(self, state: State) -> Iterator[tuple[tuple[str, str], Points]]:
        """Of everybody together, and by bot and loyalty."""
        seats = [(spec, _loyalty(state, seat), state.loose[seat]) for seat, spec in enumerate(self.seats())]
        for bot in ("", *dict.fromkeys(self.bots)):
            for loyalty in ("", *LOYALTIES):
                won = [points for b, r, points in seats if bot in ("", b) and loyalty in ("", r)]
                if won:
                    yield (bot, loyalty), Points.of(won)


def _taken(state: State, forest: Forest) -> int:
    return sum(state.memory[forest.owner + slot] > 0 for slot in range(forest.seats))


def _loyalty(state: State, seat: int) -> str:
    dwarf = state.kind(state.role[seat])
    assert isinstance(dwarf, ClanDwarf)
    return LOYALTIES[dwarf.loyalty]
