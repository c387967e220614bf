"""Where all chance of a round comes from: its deals, and the bot of each seat."""

from __future__ import annotations

from pyrite.kernel.rng import Rng

MOST_SEED = 2**64 - 1
_SEATS = 0xF000  # numbers of streams from here on belong to seats, those below to deals


def streams(players: int, seed: int, number: int) -> list[Rng]:
    """The chances of each seat's bot."""
    return [Rng.from_seed(stream(seed, number, _SEATS + seat)) for seat in range(players)]


def stream(seed: int, number: int, which: int) -> str:
    """The seed of one stream of chance: each deal has its own, and each seat's bot."""
    return f"{seed:016x}{number:012x}{which:04x}"
