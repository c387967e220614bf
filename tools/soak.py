"""Plays any games that may be played, one after the other, and looks at every decision of each.

Of some it asks at random moments too whether anybody is told more than he may know. `make soak` goes on until it is
stopped, and begins somewhere else each time. A game that goes wrong is told with its number, from which all its chance
comes: `python -m tools.soak --first NUMBER --games 1 --leaks 1` plays it again.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice

import pyrite
from tests.properties.soak import soak_all

BATCH = 50
LEAKS = 50  # one game in so many is searched for leaks: that takes a hundred times as long as playing it


def _batches(first: int, games: int | None) -> Iterator[range]:
    for start in count(first, BATCH):
        stop = start + BATCH if games is None else min(start + BATCH, first + games)
        if start >= stop:
            return
        yield range(start, stop)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play any games that may be played and look at every decision.")
    parser.add_argument("--first", type=int, help="the number of the first game (default: by the clock)")
    parser.add_argument("--games", type=int, help="how many games; without it until stopped")
    parser.add_argument(
        "--leaks", type=int, default=LEAKS, help=f"look for leaks in one game of so many (default {LEAKS})"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    first = int(time.time()) if chosen.first is None else chosen.first
    print(f"{'compiled' if pyrite.compiled() else 'interpreted'}, from game {first} on; stop with Ctrl-C", flush=True)
    begun, played, wrong = time.monotonic(), 0, 0
    with ProcessPoolExecutor(chosen.jobs) as pool:
        batches = _batches(first, chosen.games)
        waiting = [(batch, pool.submit(soak_all, batch, chosen.leaks)) for batch in islice(batches, 2 * chosen.jobs)]
        try:
            while waiting:
                batch, result = waiting.pop(0)
                for told in result.result():
                    wrong += 1
                    print(told, flush=True)
                played += len(batch)
                if played % 1000 < BATCH:
                    print(
                        f"… {played} games, {wrong} wrong, {played / (time.monotonic() - begun):.0f} a second",
                        flush=True,
                    )
                waiting += [(more, pool.submit(soak_all, more, chosen.leaks)) for more in [next(batches, None)] if more]
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
    print(f"{played} games, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
