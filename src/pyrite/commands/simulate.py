"""`pyrite simulate`: many rounds between bots, and who wins them."""

from __future__ import annotations

import os
import re
from argparse import ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable
from typing import TYPE_CHECKING

from pyrite.commands import Subparsers
from pyrite.locales import text

if TYPE_CHECKING:
    from rich.table import Table

    from pyrite.arena.match import Match
    from pyrite.arena.tally import Tally

ROUNDS = 2000
SEED = 1
MOST_ROUNDS = 10_000_000
MOST_JOBS = 256


def add(subparsers: Subparsers) -> None:
    from pyrite.bots.registry import BOTS
    from pyrite.rules.saboteur.modules import MODULES
    from pyrite.rules.saboteur.options import EDITIONS

    bots = ",".join(BOTS)
    parser = subparsers.add_parser(
        "simulate",
        help=text("simulate-help"),
        description=text("simulate-description"),
        epilog=text("simulate-more"),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--miners", metavar="BOTS", type=_names, default=_names(bots), help=text("simulate-miners-help", bots=bots)
    )
    parser.add_argument(
        "--saboteurs", metavar="BOTS", type=_names, default=_names(bots), help=text("simulate-saboteurs-help")
    )
    parser.add_argument(
        "--players", metavar="N", type=_players, default=_players("3-10"), help=text("simulate-players-help")
    )
    parser.add_argument(
        "--rounds",
        metavar="N",
        type=_count(MOST_ROUNDS),
        default=ROUNDS,
        help=text("simulate-rounds-help", rounds=str(ROUNDS)),
    )
    parser.add_argument(
        "--seed", metavar="N", type=_seed, default=SEED, help=text("simulate-seed-help", seed=str(SEED))
    )
    parser.add_argument(
        "--jobs", metavar="N", type=_count(MOST_JOBS), default=os.cpu_count() or 1, help=text("simulate-jobs-help")
    )
    parser.add_argument(
        "--modules",
        metavar="NAMES",
        type=_names,
        default=(),
        help=text("simulate-modules-help", modules=",".join(MODULES)),
    )
    parser.add_argument(
        "--edition",
        metavar="NAME",
        default="default",
        help=text("simulate-edition-help", editions=", ".join(EDITIONS)),
    )
    parser.add_argument("--json", action="store_true", help=text("simulate-json-help"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play every cell, then print the table or the JSON."""
    from rich.console import Console

    from pyrite.arena.match import Match
    from pyrite.rules.saboteur.options import options_from

    options = options_from(args.edition)
    matches = [
        Match(miners, saboteurs, players, args.modules, options)
        for players in args.players
        for miners in args.miners
        for saboteurs in args.saboteurs
    ]
    tallies = _play(matches, args)
    if args.json:
        print(_json(matches, tallies, args))
    else:
        Console().print(_table(tallies, args))
    return 0


def _play(matches: list[Match], args: Namespace) -> list[Tally]:
    """Play with a progress bar, if somebody is there to see it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from pyrite.arena import run as arena

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text("simulate-progress"), total=len(matches) * args.rounds)
        return arena.run(matches, args.rounds, args.seed, args.jobs, lambda rounds: progress.advance(task, rounds))


def _table(tallies: list[Tally], args: Namespace) -> Table:
    """A row for each table size and miners' bot, a column for each saboteurs' bot."""
    from rich import box
    from rich.table import Table

    speed = sum(tally.decisions for tally in tallies) / sum(tally.seconds for tally in tallies)
    table = Table(
        title=text("simulate-title"),
        caption=text("simulate-caption", rounds=str(args.rounds), seed=str(args.seed), speed=f"{speed:.0f}"),
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
    return text("simulate-cell", rate=_percent(tally.rate), low=_percent(low), high=_percent(high))


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _json(matches: list[Match], tallies: list[Tally], args: Namespace) -> str:
    import msgspec

    cells = [
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
    told = {"seed": args.seed, "modules": args.modules, "edition": args.edition, "cells": cells}
    return msgspec.json.format(msgspec.json.encode(told)).decode()


# --- reading the arguments ------------------------------------------------------------------------


def _names(given: str) -> tuple[str, ...]:
    """Names with commas between, each counted once. Whether there are such is asked of those who know them."""
    return tuple(dict.fromkeys(name.strip() for name in given.split(",")))


def _players(given: str) -> tuple[int, ...]:
    """Numbers of players: `5`, `3,5,7`, `3-10`, each counted once. Whether so many can play is asked of the rules."""
    numbers: list[int] = []
    for part in given.split(","):
        span = re.fullmatch(r"([0-9]{1,2})(?:-([0-9]{1,2}))?", part.strip())
        if not span or int(span[1]) > int(span[2] or span[1]):
            raise ArgumentTypeError(text("simulate-not-players", text=repr(given)))
        numbers += range(int(span[1]), int(span[2] or span[1]) + 1)
    return tuple(dict.fromkeys(numbers))


def _count(most: int) -> Callable[[str], int]:
    """A reader of numbers from 1 on."""

    def read(given: str) -> int:
        if not given.isdecimal() or not 1 <= int(given) <= most:
            raise ArgumentTypeError(text("simulate-not-count", text=repr(given), most=str(most)))
        return int(given)

    return read


def _seed(given: str) -> int:
    from pyrite.arena.match import MOST_SEED

    if not given.isdecimal() or int(given) > MOST_SEED:
        raise ArgumentTypeError(text("simulate-not-seed", text=repr(given), most=str(MOST_SEED)))
    return int(given)
