"""A rate in calls per second of processor time: the best of several repeats, since noise only ever slows down."""

from __future__ import annotations

import time
from collections.abc import Callable

REPEATS = 5
LEAST = 0.2  # seconds that a repeat takes


def rate(work: Callable[[], int]) -> float:
    """How often per second something happens that `work` does so many times as it says each time it is called."""
    work()  # once to warm up: books are composed, caches filled
    return max(_once(work) for _ in range(REPEATS))


def _once(work: Callable[[], int]) -> float:
    done = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < LEAST:
        done += work()
    return done / spent
