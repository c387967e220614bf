"""The figures of all legs side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bench.clock import Took
from bench.games import MIXES
from bench.house import LOST_MINES
from bench.leg import About, Ends
from bench.rows import GAMES, LARGEST, MIDDLE, Row

PLAY_OUT = "play_out"
FROM_PYTHON = ("play_any", "moves + play")
CALLS = {
    Row("moves", MIDDLE): "legal moves of a position",
    Row("copy", MIDDLE): "copies",
    Row("determinise", MIDDLE): "determinisations",
    Row("view", MIDDLE): "views",
    Row("describe", MIDDLE): f"views described, {MIDDLE}",
    Row("describe", LARGEST): f"views described, {LARGEST}",
    Row("view as JSON", MIDDLE): "views as JSON bytes",
}
AIMS = {
    "base": "2,000,000", "everything": "500,000", LOST_MINES: "400,000",
    "copy": "2 µs", "determinise": "10 µs", "view": "30 µs",
}  # fmt: skip

Cells = tuple[str, ...]


class Measured(NamedTuple):
    """What one interpreter has told."""

    about: About
    took: dict[Row, Took]
    ends: Ends


def shown(row: Row) -> bool:
    """Play from Python is told for five players only."""
    return row.what not in FROM_PYTHON or row.mix.endswith(":5")


def same_ends(ends: Iterable[Ends]) -> bool:
    """Whether all fixed games ended alike, whoever played them and however."""
    return len({stamp for end in ends for stamp in end.fingerprints.values()}) == 1


def table(legs: Sequence[Measured]) -> str:
    """The whole report, from the machine to the fingerprints."""
    machine = f"{machine_of(legs[0].about)}; one core, processor time, best of several repeats of {GAMES} games"
    ends = ends_of([(name_of(leg.about), leg.ends) for leg in legs])
    return "\n".join([machine, "", *aligned([_head(legs), *_rows(legs)]), "", *ends])


def machine_of(about: About) -> str:
    return f"{about.python}, {about.processors} processors"


def name_of(about: About) -> str:
    return "compiled" if about.compiled else "interpreted"


def ends_of(named: Sequence[tuple[str, Ends]]) -> Iterator[str]:
    """The fingerprints, and whether they are the same."""
    yield f"final positions of {named[0][1].games} games, by fingerprint:"
    for name, ends in named:
        yield from (f"  {stamp}  {name}, {how}" for how, stamp in ends.fingerprints.items())
    same = same_ends(ends for _, ends in named)
    yield "all the same" if same else "THEY DIFFER: the same games have ended in different positions"


def _head(legs: Sequence[Measured]) -> Cells:
    return ("per second", *(name_of(leg.about) for leg in legs), *_if_compared(legs, "ratio"), "aim, compiled")


def _rows(legs: Sequence[Measured]) -> Iterator[Cells]:
    for mix in MIXES:
        figures = [_rate(leg, Row(PLAY_OUT, mix)) for leg in legs]
        yield _row(legs, f"decisions, {PLAY_OUT}, {mix}", figures, aim=AIMS.get(mix.rpartition(":")[0], ""))
    for way in FROM_PYTHON:
        for mix in MIXES:
            if shown(Row(way, mix)):
                yield _row(legs, f"decisions, {way}, {mix}", [_rate(leg, Row(way, mix)) for leg in legs])
    for mix in MIXES:
        took = [leg.took[Row(PLAY_OUT, mix)] for leg in legs]
        yield _row(legs, f"whole games, {PLAY_OUT}, {mix}", [one.passes * GAMES / one.seconds for one in took])
    for row, what in CALLS.items():
        yield _row(legs, what, [_rate(leg, row) for leg in legs], each=True, aim=AIMS.get(row.what, ""))


def _rate(leg: Measured, row: Row) -> float | None:
    """None where the house cannot do that."""
    return leg.took[row].rate if row in leg.took else None


def _row(
    legs: Sequence[Measured], what: str, figures: list[float | None], *, each: bool = False, aim: str = ""
) -> Cells:
    """`each` adds how long one of them takes."""
    first, last = figures[0], figures[-1]
    ratio = f"{last / first:.1f}" if first and last else "-"
    return (what, *(cell(figure, each=each) for figure in figures), *_if_compared(legs, ratio), aim)


def cell(figure: float | None, *, each: bool) -> str:
    if figure is None:
        return "-"
    return f"{figure:,.0f}" + (f" ({1e6 / figure:,.2f} µs)" if each else "")


def _if_compared(legs: Sequence[Measured], cell: str) -> Cells:
    return (cell,) if len(legs) > 1 else ()


def aligned(rows: Sequence[Cells]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()
