"""`python -m bench [PYTHON ...]`: measure with each interpreter, or with this one, and print the table."""

from __future__ import annotations

import subprocess
import sys

import msgspec

from bench.leg import Leg
from bench.table import same_ends, table


def main(interpreters: list[str]) -> int:
    """Exit code 1 if the same games did not end in the same positions everywhere."""
    legs = [measured_by(python) for python in interpreters or [sys.executable]]
    print(table(legs))
    return 0 if same_ends(legs) else 1


def measured_by(python: str) -> Leg:
    """The figures that another process takes."""
    print(f"measuring with {python} …", file=sys.stderr, flush=True)
    told = subprocess.run([python, "-m", "bench.leg"], stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(told.stdout, type=Leg)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
