"""A match: bots for the miners, bots for the saboteurs, played round by round."""

from __future__ import annotations

import msgspec

from pyrite.bots.bot import Bot
from pyrite.bots.registry import bot
from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.gold import SABOTEURS, teammates
from pyrite.rules.saboteur.options import Options
from pyrite.rules.saboteur.setup import Setup
from pyrite.rules.saboteur.state import TREASURE, UNDECIDED, State
from pyrite.rules.saboteur.view import view

MOST_DEALS = 1000


class Match(msgspec.Struct, frozen=True):
    """Who meets whom at what table. The arena looks at the dwarfs to seat the bots; the bots see only their views."""

    miners: str
    saboteurs: str
    players: int
    modules: tuple[str, ...] = ()
    options: Options = Options()

    def __post_init__(self) -> None:
        bot(self.miners), bot(self.saboteurs), self.setup()

    def setup(self) -> Setup:
        return Setup(self.players, self.options, self.modules)


class Result(msgspec.Struct, frozen=True):
    """How a round ended."""

    miners_won: bool
    saboteurs: int
    decisions: int


def play_round(match: Match, seed: int, number: int) -> Result:
    """Play one round, the same for the same match, seed and number."""
    state = _deal(match, seed, number)
    seats = _seat(state, bot(match.miners), bot(match.saboteurs))
    chance = [Rng.from_seed(f"{seed:012x}{number:012x}{seat + 1:08x}") for seat in range(match.players)]
    decisions = 0
    while state.outcome == UNDECIDED:
        seat = state.decider
        state.play(seats[seat].decide(view(state, seat), chance[seat]))
        decisions += 1
    return Result(state.outcome == TREASURE, teammates(state, SABOTEURS), decisions)


def _deal(match: Match, seed: int, number: int) -> State:
    """A round with a saboteur: where chance deals none, the cards are dealt again."""
    for attempt in range(MOST_DEALS):
        state = match.setup().begin(f"{seed:08x}{attempt:08x}{number:08x}{0:08x}")
        if teammates(state, SABOTEURS):
            return state
    raise AssertionError("dealing for ever and no saboteur")


def _seat(state: State, miners: Bot, saboteurs: Bot) -> list[Bot]:
    return [saboteurs if state.team(seat) == SABOTEURS else miners for seat in range(state.book.seats)]
