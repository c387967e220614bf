"""A trek: a round of The Lost Mines, with a bot in every seat."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from pyrite.arena.points import Points
from pyrite.arena.sitting import Seated
from pyrite.games.lost_mines.cards import ClanDwarf
from pyrite.games.lost_mines.forest import Forest
from pyrite.games.lost_mines.game import GAME, LOYALTIES
from pyrite.games.lost_mines.round import ForestRound
from pyrite.kernel.mine import GOAL, WHAT_AT
from pyrite.kernel.moves import verb
from pyrite.kernel.state import State


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


class Trek(Seated, frozen=True):
    """Who goes."""

    game: str = GAME.name

    def blank(self) -> TrekTally:
        return TrekTally()

    def tally(self, seed: int, number: int) -> TrekTally:
        """One round with its points."""
        state, made = self.round(seed, number)
        flow = state.book.flow
        assert isinstance(flow, ForestRound)
        taken = _taken(state, flow.forest)
        return TrekTally(
            rounds=1,
            treasures=self.players,
            taken=taken,
            cleared=taken == self.players,
            blind=not any((state.mine.cell[c] >> WHAT_AT) & 7 == GOAL for c in state.mine.goals),
            turns=sum(decision == "turn" and verb(move) != flow.forest.to_propose for decision, move in made),
            decisions=len(made),
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
