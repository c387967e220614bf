"""How much is done in how much processor time."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

LEAST = 0.2  # seconds


class Took(msgspec.Struct, frozen=True):
    """So many things were done, in so many whole passes and so many seconds."""

    done: int
    passes: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.done / self.seconds


def timed(work: Callable[[], int], least: float = LEAST) -> Took:
    """Pass after pass of some work, which says how much it has done, until it has taken long enough."""
    done = passes = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < least:
        done += work()
        passes += 1
    return Took(done, passes, spent)
