"""Asking bots: what would it play here, in words."""

from __future__ import annotations

from pyrite.bots.registry import bot
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import State
from pyrite.kernel.view import View, view


def stream(seed: int = 0) -> Rng:
    """A stream of chance for a bot."""
    return Rng.from_seed(f"{seed:032x}")


def seen(state: State) -> View:
    """What the seat that decides may know."""
    return view(state, state.decider)


def choice(state: State, spec: str = "digger", seed: int = 0) -> str:
    """The move that a bot would play for the seat that decides."""
    return print_move(state.book, bot(spec).decide(seen(state), stream(seed)))
