"""What matches have told, as a table and as plain data."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyrite.arena.tally import Tally, percent
from pyrite.games.saboteur.arena.match import Match
from pyrite.locales import text

if TYPE_CHECKING:
    from rich.table import Table


def table(matches: Sequence[Match], tallies: Sequence[Tally], args: Namespace) -> Table:
    """A row for each table size and miners' bot, a column for each saboteurs' bot."""
    from rich import box
    from rich.table import Table

    speed = sum(tally.decisions for tally in tallies) / sum(tally.seconds for tally in tallies)
    table = Table(
        title=text("simulate-title"),
        caption=text("simulate-caption", rounds=args.rounds, seed=str(args.seed), speed=f"{speed:.0f}"),
        box=box.SIMPLE,
    )
    table.add_column(text("simulate-players"), justify="right")
    table.add_column(text("simulate-miners"))
    for saboteurs in args.saboteurs:
        table.add_column(text("simulate-against", bot=saboteurs), justify="right", no_wrap=True)
    cells = iter(tallies)
    for players in args.players:
        for i, miners in enumerate(args.miners):
            rates = [_cell(next(cells)) for _ in args.saboteurs]
            table.add_row("" if i else str(players), miners, *rates, end_section=i == len(args.miners) - 1)
    return table


def _cell(tally: Tally) -> str:
    low, high = tally.interval
    return text("simulate-cell", rate=percent(tally.rate), low=percent(low), high=percent(high))


def cells(matches: Sequence[Match], tallies: Sequence[Tally]) -> list[dict[str, object]]:
    """The same for programs."""
    return [
        {
            "players": match.players,
            "miners": match.miners,
            "saboteurs": match.saboteurs,
            "rounds": tally.rounds,
            "minersWon": tally.won,
            "rate": round(tally.rate, 6),
            "interval": [round(bound, 6) for bound in tally.interval],
            "decisions": tally.decisions,
            "decisionsPerSecond": round(tally.speed),
        }
        for match, tally in zip(matches, tallies, strict=True)
    ]
