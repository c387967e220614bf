"""A match: one bot for all miners, one for all saboteurs, at a table of a certain size."""

from __future__ import annotations

from itertools import count

import msgspec

from pyrite.arena.chance import stream, streams
from pyrite.arena.tally import Tally
from pyrite.bots.registry import player
from pyrite.games.saboteur.game import GAME
from pyrite.games.saboteur.gold import SABOTEURS, TREASURE, teammates
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import UNDECIDED, State
from pyrite.kernel.view import view
from pyrite.setup.options import Options
from pyrite.setup.setup import Setup


class Match(msgspec.Struct, frozen=True):
    """Who meets whom. The arena looks at the dwarfs to seat the bots; the bots see nothing but their views."""

    miners: str
    saboteurs: str
    players: int
    modules: tuple[str, ...] = ()
    options: Options = Options()

    def __post_init__(self) -> None:
        player(self.miners, GAME.name)
        player(self.saboteurs, GAME.name)
        self.setup()

    def setup(self) -> Setup:
        """What is agreed at this table; refuses what cannot be."""
        return Setup(self.players, self.options, self.modules, game=GAME.name)

    def blank(self) -> Tally:
        return Tally()

    def tally(self, seed: int, number: int) -> Tally:
        """One round, counted."""
        result = play_round(self, seed, number)
        return Tally(1, result.miners_won, result.decisions)


class Round(msgspec.Struct, frozen=True):
    """How a round ended."""

    miners_won: bool
    saboteurs: int
    decisions: int


def play_round(match: Match, seed: int, number: int) -> Round:
    """One round up to its end, the gold not yet shared. Match, seed and number decide everything.

    Deals depend on the table, the seed and the number only, so that all pairs of bots meet the same ones. A round
    without a saboteur would say nothing of either side: it is dealt again.
    """
    for attempt in count():
        state = match.setup().begin(stream(seed, number, attempt))
        if teammates(state, SABOTEURS):
            break
    decisions = _play_on(state, match, streams(match.players, seed, number))
    return Round(state.outcome == TREASURE, teammates(state, SABOTEURS), decisions)


def _play_on(state: State, match: Match, chances: list[Rng]) -> int:
    """Play the round to its end; how many decisions that took."""
    miners, saboteurs = player(match.miners, GAME.name), player(match.saboteurs, GAME.name)
    seats = [saboteurs if state.team(seat) == SABOTEURS else miners for seat in range(match.players)]
    decisions = 0
    while state.outcome == UNDECIDED:
        seat = state.decider
        state.play(seats[seat].decide(view(state, seat), chances[seat]))
        decisions += 1
    return decisions
