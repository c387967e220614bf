"""What many rounds tell: how often the miners won, and how sure that is."""

from __future__ import annotations

from math import sqrt

import msgspec

Z = 1.959964  # 95 % of a normal distribution lie so many standard deviations around its middle


class Tally(msgspec.Struct):
    """The sum over some rounds."""

    rounds: int = 0
    won: int = 0  # by the miners
    decisions: int = 0
    seconds: float = 0.0  # of processor time

    def add(self, other: Tally) -> None:
        """Count the rounds of another tally too."""
        self.rounds += other.rounds
        self.won += other.won
        self.decisions += other.decisions
        self.seconds += other.seconds

    @property
    def rate(self) -> float:
        """The share of rounds the miners won, from 0 to 1."""
        return self.won / self.rounds

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with 95 % confidence (Wilson), which holds up near 0 and 1 too."""
        n, z2 = self.rounds, Z * Z
        middle = (self.won + z2 / 2) / (n + z2)
        half = Z / (n + z2) * sqrt(self.won * (n - self.won) / n + z2 / 4)
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def speed(self) -> float:
        """Decisions for each second of processor time."""
        return self.decisions / self.seconds


def percent(share: float) -> str:
    return f"{100 * share:.1f}"
