"""All that the benchmark knows of Pyrite; nothing else in this folder that runs in a leg imports it.

`make bench-compare` measures another commit with the bench that is here and the `house.py` that is there. So what has
a name here keeps it, and what it means; only what stands behind it changes with the house.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from pyrite import compiled
from pyrite.games import LOST_MINES, SABOTEUR
from pyrite.kernel.determinise import determinise
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.notation.words import parse_move, print_move
from pyrite.kernel.playout import play_out
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.change import change, merged
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import events
from pyrite.kernel.seen.shown import ViewData
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import View, view
from pyrite.server.people.visitors import encode
from pyrite.server.wire.messages import Update
from pyrite.server.wire.sights import see
from pyrite.setup.options import EDITIONS
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup, players_with
from tests.properties.combos import combo

__all__ = [
    "CALLS", "EDITIONS", "LONGEST", "LOST_MINES", "SABOTEUR", "WAYS", "Rng", "Screen", "Setup", "State", "View",
    "at_a_turn", "combo", "compiled", "describe", "determinise", "merged", "moves_of", "over", "parse_move",
    "parse_position", "play_out", "players_with", "print_move", "print_position", "seen",
]  # fmt: skip

LONGEST = 100_000  # decisions; no game comes near it


def over(state: State) -> bool:
    return state.over()


def moves_of(state: State) -> Sequence[int]:
    return list(state.moves())


def at_a_turn(state: State) -> bool:
    """Whether a player is to play a card, or to pass."""
    return state.decision.name == "turn"


def seen(state: State) -> View:
    """What those see who are to decide."""
    return view(state, state.decider)


# --- a game at random, to its end; each says how many decisions it took ---------------------------


def _play_out(state: State, rng: Rng) -> int:
    return play_out(state, rng, LONGEST)


def _moves_and_play(state: State, rng: Rng) -> int:
    played = 0
    while not state.over():
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
        played += 1
    return played


def _play_any(state: State, rng: Rng) -> int:
    played = 0
    while not state.over():
        state.play_any(rng)
        played += 1
    return played


WAYS: dict[str, Callable[[State, Rng], int]] = {
    "play_out": _play_out,
    "play_any": _play_any,
    "moves + play": _moves_and_play,
}

# --- single calls ---------------------------------------------------------------------------------

CALLS: dict[str, Callable[[State], object]] = {
    "moves": lambda state: state.decision.moves(state),
    "copy": lambda state: state.copy(),
    "view": seen,
    "view as JSON": lambda state: msgspec.json.encode(describe(seen(state))),
}

# --- what the server sends ------------------------------------------------------------------------


class Screen:
    """A seat or, with None, those who watch: what it shows, and what the server sends when the game has gone on."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        self._shown: ViewData | None = None
        self._version = 0
        self._window = False

    def told(self, state: State) -> list[bytes]:
        """The messages of one change, as `Audience` tells it, without what is not of the game."""
        was_open, self._window = self._window, state.decision.name == "veto"
        if was_open and self._window:  # all are asked at once, and hear more when the window closes
            return []
        old, self._shown = self._shown, see(state, self._seat)
        new, since = self._shown, old["happened"] if old else 0
        self._version += 1
        viewer = WATCHER if self._seat is None else self._seat
        update = Update(version=self._version, events=tuple(events(state, viewer, since)))
        if old is None or old["round"] != new["round"]:
            update = msgspec.structs.replace(update, view=new)
        elif patch := change(old, new):
            update = msgspec.structs.replace(update, patch=patch)
        return [encode(update)]
