"""`python -m bench [PYTHON ...]`: measure with each interpreter, or with this one, and print the table."""

from __future__ import annotations

import sys

from bench.clock import Took
from bench.process import LegProcess, Side
from bench.rows import Row
from bench.table import Measured, same_ends, shown, table

REPEATS = 5
ENOUGH = 1.0  # seconds for one row, if it is slow


def main(interpreters: list[str]) -> int:
    """Exit code 1 if the same games did not end in the same positions everywhere."""
    legs = [measured_by(python) for python in interpreters or [sys.executable]]
    print(table(legs))
    return 0 if same_ends([leg.ends for leg in legs]) else 1


def measured_by(python: str) -> Measured:
    """The figures that another process takes."""
    print(f"measuring with {python} …", file=sys.stderr, flush=True)
    with LegProcess(Side(python)) as leg:
        about = leg.about()
        return Measured(about, {row: best(leg, row) for row in about.rows if shown(row)}, leg.ends())


def best(leg: LegProcess, row: Row) -> Took:
    """The best of several repeats, since noise only ever slows down; of fewer if they take long."""
    tries = [leg.rate(row)]
    while len(tries) < REPEATS and sum(took.seconds for took in tries) < ENOUGH:
        tries.append(leg.rate(row))
    return max(tries, key=lambda took: took.rate)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
