"""Ratios that noise has shaken: what is typical of them, and between which two it surely lies."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from statistics import median
from typing import NamedTuple

SURE = 0.95


class Ratio(NamedTuple):
    """A median, and an interval for it: the k-th lowest and the k-th highest of all that were measured."""

    median: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """Nothing is said where the interval holds 1."""
        return "slower" if self.high < 1 else "faster" if self.low > 1 else ""


def ratio_of(ratios: Sequence[float]) -> Ratio:
    ordered = sorted(ratios)
    cut = cut_for(len(ordered))
    return Ratio(median(ordered), ordered[cut], ordered[-1 - cut])


def cut_for(count: int) -> int:
    """How many may be left out at either end so that the rest still holds the true median nearly always."""
    cut = 0
    while 2 * (cut + 1) < count and coverage(count, cut + 1) >= SURE:
        cut += 1
    return cut


def coverage(count: int, cut: int) -> float:
    """How often the true median lies between what is left: not if too many of the throws fall on one side of it."""
    return 1 - sum(comb(count, throws) for throws in range(cut + 1)) / 2.0 ** (count - 1)
