"""Points that bots have won, and how sure their mean is."""

from __future__ import annotations

from math import sqrt

import msgspec

from pyrite.arena.tally import Z


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
