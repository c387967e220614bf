"""Ours against theirs: `make bench-compare REF=b7750a8`, if wanted with `ROUNDS=15 MIXES="base:5 everything"`, or with
`LEG=interpreted`.

Both sides play in turns, row by row, so that noise hits both: in each round a process of each, in each row first one
and then the other. What is printed is by how much more we do in the same time, with an interval; whether all fixed
games end alike; and how much the server sends.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bench.clock import Took
from bench.games import MIXES
from bench.leg import Sizes
from bench.process import LegProcess, Side
from bench.ratios import SURE, coverage, cut_for, ratio_of
from bench.rows import Row, rows
from bench.table import Cells, aligned, ends_of, machine_of, name_of
from bench.theirs import built, commit_of

ROUNDS = 9
BOTH = ("theirs", "ours")


class Pair(NamedTuple):
    """One figure of each side; None where a house cannot do that."""

    theirs: Took | None
    ours: Took | None


Pairs = dict[Row, list[Pair]]


def main(words: Sequence[str]) -> None:
    parser = ArgumentParser(prog="make bench-compare REF=…", description="Measure the speed against another commit.")
    parser.add_argument("python", help="the interpreter that has ours")
    parser.add_argument("ref", help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="six at least: fewer give no sure interval")
    parser.add_argument("--mixes", nargs="*", default=[], help="base, or base:5; all if none is named")
    parser.add_argument("--leg", choices=("compiled", "interpreted"), default="compiled")
    chosen = parser.parse_args(words)
    if coverage(chosen.rounds, 0) < SURE:
        parser.error("fewer than six rounds give no sure interval")
    if not any(wanted(row, chosen.mixes) for row in rows()):
        parser.error(f"no row has this mix; there are {', '.join(MIXES)}")
    source = chosen.leg == "interpreted"
    commit = commit_of(chosen.ref)
    ours, theirs = Side(chosen.python, source=source), built(commit, source=source)
    name = chosen.ref if commit.startswith(chosen.ref) else f"{chosen.ref} ({commit[:7]})"
    for line in compared(theirs, ours, name, chosen.rounds, chosen.mixes):
        print(line, flush=True)


def compared(theirs: Side, ours: Side, name: str, rounds: int, mixes: Sequence[str]) -> Iterator[str]:
    """The whole report."""
    pairs = measured(theirs, ours, rounds, mixes)
    with LegProcess(theirs) as their, LegProcess(ours) as our:
        about, mine = their.about(), our.about()
        yield f"ours is the working tree, theirs {name}; {name_of(mine)} against {name_of(about)}; {machine_of(mine)}"
        yield (
            f"{rounds} rounds in turns; ratio: ours / theirs, the median of the rounds, and from order statistics "
            f"its {coverage(rounds, cut_for(rounds)):.1%} interval"
        )
        yield ""
        yield from aligned([("per second", *BOTH, "ratio", "interval", ""), *map(_row, pairs, pairs.values())])
        yield ""
        yield from ends_of([("theirs", their.ends()), ("ours", our.ends())])
        yield ""
        weighed = [(mix, their.sizes(mix), our.sizes(mix)) for mix in MIXES if wanted(Row("", mix), mixes)]
        yield from aligned([("bytes of a change to a viewer", *BOTH, "ratio"), *_weighed(weighed)])


def measured(theirs: Side, ours: Side, rounds: int, mixes: Sequence[str]) -> Pairs:
    pairs: Pairs = {}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} …", file=sys.stderr, flush=True)
        with LegProcess(theirs) as their, LegProcess(ours) as our:
            have = [set(leg.about().rows) for leg in (their, our)]
            either = dict.fromkeys((*our.about().rows, *their.about().rows))
            for at, row in enumerate(row for row in either if wanted(row, mixes)):
                legs = [(leg if row in can else None) for leg, can in zip((their, our), have, strict=True)]
                pairs.setdefault(row, []).append(_in_turns(legs, row, swapped=(number + at) % 2 == 1))
    return pairs


def _in_turns(legs: Sequence[LegProcess | None], row: Row, *, swapped: bool) -> Pair:
    order = reversed(legs) if swapped else legs
    took = [leg.rate(row) if leg else None for leg in order]
    return Pair(*(reversed(took) if swapped else took))


def wanted(row: Row, mixes: Sequence[str]) -> bool:
    """A mix may be named whole, or by its sort for any number of players."""
    return not mixes or row.mix in mixes or row.mix.rpartition(":")[0] in mixes


def _row(row: Row, pairs: Sequence[Pair]) -> Cells:
    best = [max((took.rate for took in side if took), default=None) for side in zip(*pairs, strict=True)]
    figures = tuple("-" if figure is None else f"{figure:,.0f}" for figure in best)
    ratios = [ours.rate / theirs.rate for theirs, ours in pairs if theirs and ours]
    if not ratios:
        return (f"{row.what}, {row.mix}", *figures, "-", "-", "")
    ratio = ratio_of(ratios)
    interval = f"{ratio.low:.3f} … {ratio.high:.3f}"
    return (f"{row.what}, {row.mix}", *figures, f"{ratio.median:.3f}", interval, ratio.verdict)


def _weighed(weighed: Sequence[tuple[str, Sizes, Sizes]]) -> Iterator[Cells]:
    for what in ("mean", "largest"):
        for mix, *sides in weighed:
            theirs, ours = (getattr(sizes, what) for sizes in sides)
            yield (f"{what}, {mix}", f"{theirs:,.0f}", f"{ours:,.0f}", f"{ours / theirs:.3f}")


if __name__ == "__main__":
    main(sys.argv[1:])
