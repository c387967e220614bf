"""The figures of all legs side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bench.games import FOREST, TABLES
from bench.leg import Leg

CALLS = {
    "moves": "legal moves of a position",
    "copy": "copies",
    "determinise": "determinisations",
    "view": "views",
    "view as JSON": "views as JSON bytes",
}
DECISIONS = {"base": "2,000,000", "everything": "500,000", FOREST: "400,000"}
AIMS = {"copy": "2 µs", "determinise": "10 µs", "view": "30 µs"}

Row = tuple[str, ...]


def same_ends(legs: Sequence[Leg]) -> bool:
    """Whether all fixed games ended alike, whoever played them and however."""
    return len({stamp for leg in legs for stamp in leg.fingerprints.values()}) == 1


def table(legs: Sequence[Leg]) -> str:
    """The whole report, from the machine to the fingerprints."""
    first = legs[0]
    ends = [f"final positions of {first.fixed_games} games, by fingerprint:"]
    for leg in legs:
        ends += [f"  {stamp}  {_name(leg)}, {how}" for how, stamp in leg.fingerprints.items()]
    ends.append("all the same" if same_ends(legs) else "THEY DIFFER: the same games have ended in different positions")
    machine = f"{first.python}, {first.processors} processors; one core, processor time, best of several repeats"
    return "\n".join([machine, "", *_aligned([_head(legs), *_rows(legs)]), "", *ends])


def _name(leg: Leg) -> str:
    return "compiled" if leg.compiled else "interpreted"


def _head(legs: Sequence[Leg]) -> Row:
    return ("per second", *(_name(leg) for leg in legs), *_if_compared(legs, "ratio"), "aim, compiled")


def _rows(legs: Sequence[Leg]) -> Iterator[Row]:
    tables = [(sort, players) for sort, counts in TABLES.items() for players in counts]
    for sort, players in tables:
        figures = [leg.decisions[sort][players] for leg in legs]
        yield _row(legs, f"decisions, {sort}, {players} players", figures, aim=DECISIONS.get(sort, ""))
    for sort, players in tables:
        rounds = "two" if sort == FOREST else "three"
        figures = [leg.games[sort][players] for leg in legs]
        yield _row(legs, f"games of {rounds} rounds, {sort}, {players} players", figures)
    for call, what in CALLS.items():
        yield _row(legs, what, [leg.calls[call] for leg in legs], each=True, aim=AIMS.get(call, ""))


def _row(legs: Sequence[Leg], what: str, figures: list[float], *, each: bool = False, aim: str = "") -> Row:
    """`each` adds how long one of them takes."""
    cells = [f"{figure:,.0f}" + (f" ({1e6 / figure:,.2f} µs)" if each else "") for figure in figures]
    return (what, *cells, *_if_compared(legs, f"{figures[-1] / figures[0]:.1f}"), aim)


def _if_compared(legs: Sequence[Leg], cell: str) -> tuple[str, ...]:
    return (cell,) if len(legs) > 1 else ()


def _aligned(rows: Sequence[Row]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()
