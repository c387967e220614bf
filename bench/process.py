"""A leg in a process of its own: it does one thing after the other, and says what came of it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self, TypeVar

import msgspec

from bench.clock import Took
from bench.leg import About, Ends, Sizes
from bench.rows import Row

ROOT = Path(__file__).parents[1]
T = TypeVar("T")


class Side(NamedTuple):
    """Whose figures: an interpreter, and the tree whose bench it runs; with `source`, the sources there too."""

    python: str
    tree: Path = ROOT
    source: bool = False


class LegProcess:
    """To be used in a `with`."""

    def __init__(self, side: Side) -> None:
        path = {"PYTHONPATH": str(side.tree / "src")} if side.source else {}
        self._side = side
        self._process = subprocess.Popen(
            [side.python, "-m", "bench.leg"],
            cwd=side.tree,
            env=os.environ | path,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.communicate()  # it ends when nothing more is asked

    def about(self) -> About:
        return self._asked(About, "about")

    def rate(self, row: Row) -> Took:
        return self._asked(Took, "rate", *row)

    def ends(self) -> Ends:
        return self._asked(Ends, "ends")

    def sizes(self, mix: str) -> Sizes:
        return self._asked(Sizes, "sizes", mix)

    def _asked(self, kind: type[T], *question: str) -> T:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(msgspec.json.encode(question) + b"\n")
        self._process.stdin.flush()
        if not (answer := self._process.stdout.readline()):
            raise SystemExit(f"{self._side.python} could not tell: {' '.join(question)}")
        return msgspec.json.decode(answer, type=kind)
