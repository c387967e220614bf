"""Random play to the end, all in compiled code: the yardstick of the benchmark, and what tree search stands on."""

from __future__ import annotations

from mypy_extensions import i64

from pyrite.kernel.rng import Rng
from pyrite.kernel.state import State


def play_out(g: State, rng: Rng, most: i64) -> i64:
    """Play uniformly random legal moves until the game is over or `most` are played; return how many were."""
    played: i64 = 0
    while played < most and not g.over():
        g.play_any(rng)
        played += 1
    return played
