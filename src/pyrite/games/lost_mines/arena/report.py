"""What treks have told, as a table and as plain data."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyrite.arena.sitting import mean
from pyrite.arena.tally import percent
from pyrite.games.lost_mines.arena.match import Trek, TrekTally
from pyrite.locales import text

if TYPE_CHECKING:
    from rich.table import Table

ROLES = ("selfish", "loyal", "saboteur")


def table(treks: Sequence[Trek], tallies: Sequence[TrekTally], args: Namespace) -> Table:
    """A row for each table size; where several bots sit together, one more for the points of each."""
    from rich import box
    from rich.table import Table

    speed = sum(tally.decisions for tally in tallies) / sum(tally.seconds for tally in tallies)
    table = Table(
        title=text("simulate-treks-title", bots=", ".join(args.seats)),
        caption=text("simulate-treks-caption", rounds=args.rounds, seed=str(args.seed), speed=f"{speed:.0f}"),
        box=box.SIMPLE,
    )
    bots = tuple(dict.fromkeys(args.seats))
    table.add_column(text("simulate-players"), justify="right")
    if len(bots) > 1:
        table.add_column(text("simulate-bot"))
    counts = (text("simulate-rounds"), text("simulate-taken"), text("simulate-cleared"), text("simulate-blind"))
    means = (text("simulate-points"), text("simulate-selfish"), text("simulate-loyal"), text("simulate-saboteur"))
    for heading in (*counts, text("simulate-turns"), *means):
        table.add_column(heading, justify="right", no_wrap=True)
    for trek, tally in zip(treks, tallies, strict=True):
        counted = [
            str(tally.rounds),
            percent(tally.taken / tally.treasures),
            percent(tally.cleared / tally.rounds),
            percent(tally.blind / tally.rounds),
            f"{tally.turns / tally.rounds:.1f}",
        ]
        if len(bots) == 1:
            table.add_row(str(trek.players), *counted, *_points(tally, ""))
            continue
        table.add_row(str(trek.players), text("simulate-all-bots"), *counted, *_points(tally, ""))
        for bot in bots:
            table.add_row("", bot, *[""] * len(counted), *_points(tally, bot), end_section=bot == bots[-1])
    return table


def _points(tally: TrekTally, bot: str) -> list[str]:
    return [mean(tally.of(bot, role)) for role in ("", *ROLES)]


def cells(treks: Sequence[Trek], tallies: Sequence[TrekTally]) -> list[dict[str, object]]:
    """The same for programs."""
    return [
        {
            "players": trek.players,
            "seats": trek.seats(),
            "rounds": tally.rounds,
            "treasures": tally.treasures,
            "taken": tally.taken,
            "cleared": tally.cleared,
            "noMine": tally.blind,
            "turns": tally.turns,
            "points": [
                {
                    "bot": bot,
                    "role": role,
                    "seats": points.seats,
                    "mean": round(points.mean, 6),
                    "margin": round(points.margin, 6),
                }
                for (bot, role), points in tally.points.items()
            ],
            "decisions": tally.decisions,
            "decisionsPerSecond": round(tally.speed),
        }
        for trek, tally in zip(treks, tallies, strict=True)
    ]
