"""A round of any game with a bot in every seat, and the points of each."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

import msgspec

from pyrite.arena.chance import stream, streams
from pyrite.arena.points import Points
from pyrite.arena.programme import Programme
from pyrite.bots.registry import player
from pyrite.kernel.state import UNDECIDED, State
from pyrite.kernel.view import view
from pyrite.locales import text
from pyrite.setup.known import FIRST
from pyrite.setup.options import Options
from pyrite.setup.setup import Setup

if TYPE_CHECKING:
    from rich.table import Table


class SittingTally(msgspec.Struct):
    """The sum over some rounds."""

    rounds: int = 0
    decisions: int = 0
    seconds: float = 0.0  # of processor time
    points: dict[str, Points] = {}  # by bot

    def add(self, other: Self) -> None:
        """Count the rounds of another tally too."""
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.seconds += other.seconds
        for bot, points in other.points.items():
            self.points.setdefault(bot, Points()).add(points)

    @property
    def speed(self) -> float:
        """Decisions for each second of processor time."""
        return self.decisions / self.seconds


class Seated(msgspec.Struct, frozen=True):
    """Bots sit down in the order named, again and again until all seats are taken; the first seat moves on from round
    to round, so that nobody always begins."""

    bots: tuple[str, ...]
    players: int
    options: Options = Options()
    modules: tuple[str, ...] = ()
    game: str = FIRST

    def __post_init__(self) -> None:
        for spec in self.bots:
            player(spec, self.game)
        self.setup()

    def setup(self, starter: int = 0) -> Setup:
        """What is agreed at this table; refuses what cannot be."""
        return Setup(self.players, self.options, self.modules, starter, self.game)

    def seats(self) -> list[str]:
        """The bot of every seat."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.players)]

    def round(self, seed: int, number: int) -> tuple[State, list[tuple[str, int]]]:
        """One round to its end, and what was decided, with the moves. It, the seed and the number decide everything."""
        state = self.setup(number % self.players).begin(stream(seed, number, 0))
        bots = [player(spec, self.game) for spec in self.seats()]
        chances = streams(self.players, seed, number)
        made: list[tuple[str, int]] = []
        while state.outcome == UNDECIDED and not state.over():
            seat = state.decider
            move = bots[seat].decide(view(state, seat), chances[seat])
            made.append((state.decision.name, move))
            state.play(move)
        return state, made


class Sitting(Seated, frozen=True):
    """What is counted of any game."""

    def blank(self) -> SittingTally:
        return SittingTally()

    def tally(self, seed: int, number: int) -> SittingTally:
        """One round, counted."""
        state, made = self.round(seed, number)
        won: dict[str, list[int]] = {}
        for seat, spec in enumerate(self.seats()):
            won.setdefault(spec, []).append(state.score(seat))
        return SittingTally(1, len(made), points={spec: Points.of(points) for spec, points in won.items()})


# --- how it is told -------------------------------------------------------------------------------


def _contests(args: Namespace, options: Options) -> list[Sitting]:
    return [Sitting(args.seats, players, options, args.modules, args.game) for players in args.players]


def _table(sittings: Sequence[Sitting], tallies: Sequence[SittingTally], args: Namespace) -> Table:
    """A row for each table size and bot."""
    from rich import box
    from rich.table import Table

    speed = sum(tally.decisions for tally in tallies) / sum(tally.seconds for tally in tallies)
    table = Table(
        title=text("simulate-sittings-title", game=args.game, bots=", ".join(args.seats)),
        caption=text("simulate-treks-caption", rounds=args.rounds, seed=str(args.seed), speed=f"{speed:.0f}"),
        box=box.SIMPLE,
    )
    for heading in (text("simulate-players"), text("simulate-bot"), text("simulate-rounds"), text("simulate-points")):
        table.add_column(heading, justify="right", no_wrap=True)
    for sitting, tally in zip(sittings, tallies, strict=True):
        for bot, points in tally.points.items():
            table.add_row(str(sitting.players), bot, str(tally.rounds), mean(points))
    return table


def mean(points: Points) -> str:
    """How many a seat has won, and how sure that is."""
    if not points.seats:
        return ""
    return text("simulate-mean", mean=f"{points.mean:.2f}", margin=f"{points.margin:.2f}")


def _cells(sittings: Sequence[Sitting], tallies: Sequence[SittingTally]) -> list[dict[str, object]]:
    return [
        {
            "players": sitting.players,
            "seats": sitting.seats(),
            "rounds": tally.rounds,
            "points": [
                {"bot": bot, "seats": won.seats, "mean": round(won.mean, 6), "margin": round(won.margin, 6)}
                for bot, won in tally.points.items()
            ],
            "decisions": tally.decisions,
            "decisionsPerSecond": round(tally.speed),
        }
        for sitting, tally in zip(sittings, tallies, strict=True)
    ]


PROGRAMME = Programme(_contests, _table, _cells)
