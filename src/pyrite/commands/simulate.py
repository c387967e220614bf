"""`pyrite simulate`: many rounds between bots, and who wins them."""

from __future__ import annotations

import os
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

from pyrite.commands import Subparsers, add_decks, number_from, use_decks
from pyrite.locales import text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from pyrite.arena.run import Contest, T

SEATS = "--seats"
ROUNDS = 2000
SEED = 1
MOST_ROUNDS = 10_000_000
MOST_JOBS = 256
WIDEST = 400  # columns of a table


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "simulate",
        help=text("simulate-help"),
        description=text("simulate-description"),
        epilog=text("simulate-more"),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.later = add_arguments


def add_arguments(parser: ArgumentParser) -> None:
    """What can be chosen: all games, modules and bots that there are."""
    from pyrite.arena.chance import MOST_SEED
    from pyrite.arena.programme import programme
    from pyrite.bots.registry import players
    from pyrite.setup.known import FIRST, games
    from pyrite.setup.options import EDITIONS, spellings

    parser.add_argument(
        "--game",
        metavar="NAME",
        choices=tuple(games()),
        default=FIRST,
        help=text("simulate-game-help", games=", ".join(games()), game=FIRST),
    )
    sides = {side: told for game in games() for side, told in programme(game).sides.items()}
    for side, told in sides.items():
        parser.add_argument(side, metavar="BOTS", type=_names, help=told())
    seated = [game for game in games() if not programme(game).sides]
    parser.add_argument(
        SEATS,
        metavar="BOTS",
        type=_seats,
        help=text(
            "simulate-seats-help",
            game=", ".join(seated),
            bots=",".join(dict.fromkeys(bot for game in seated for bot in players(game))),
        ),
    )
    parser.add_argument("--players", metavar="N", type=_players, help=text("simulate-players-help"))
    parser.add_argument(
        "--rounds",
        metavar="N",
        type=number_from(1, MOST_ROUNDS),
        default=ROUNDS,
        help=text("simulate-rounds-help", rounds=str(ROUNDS)),
    )
    parser.add_argument(
        "--seed",
        metavar="N",
        type=number_from(0, MOST_SEED),
        default=SEED,
        help=text("simulate-seed-help", seed=str(SEED)),
    )
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=number_from(1, MOST_JOBS),
        default=os.cpu_count() or 1,
        help=text("simulate-jobs-help"),
    )
    parser.add_argument(
        "--modules",
        metavar="NAMES",
        type=_names,
        default=(),
        help=text("simulate-modules-help", modules=", ".join(chain(*(game.extras for game in games().values())))),
    )
    parser.add_argument(
        "--edition",
        metavar="NAME",
        default="default",
        help=text("simulate-edition-help", editions=", ".join(EDITIONS)),
    )
    parser.add_argument(
        "--options", metavar="PAIRS", default="", help=text("simulate-options-help", options=", ".join(spellings()))
    )
    add_decks(parser)
    parser.add_argument("--json", action="store_true", help=text("simulate-json-help"))
    parser.set_defaults(run=run, refuse=parser.error, sides=tuple(sides))


def run(args: Namespace) -> int:
    """Play every cell, then print the table or the JSON."""
    from pyrite.arena.programme import programme
    from pyrite.setup.options import parse_options
    from pyrite.setup.setup import Setup

    use_decks(args)
    options = parse_options(args.options.replace(",", " "), args.edition, args.game)
    complete(args)
    for players in args.players:
        Setup(players, options, args.modules, game=args.game)
    plan = programme(args.game)
    contests = plan.contests(args, options)
    tallies = _play(contests, args)
    if args.json:
        _print_json(args, plan.cells(contests, tallies))
    else:
        _print_table(plan.table(contests, tallies, args))
    return 0


def complete(args: Namespace) -> None:
    """Fill in what was not chosen; each game has its own words for who sits where."""
    from pyrite.arena.programme import programme
    from pyrite.bots.registry import best, players
    from pyrite.setup.setup import players_with

    taken = tuple(programme(args.game).sides) or (SEATS,)
    for side in (*args.sides, SEATS):
        if _given(args, side) is not None and side not in taken:
            args.refuse(text("simulate-other-game", option=side, game=args.game))
    for side in taken:
        if not _given(args, side):
            setattr(args, side.strip("-"), (best(args.game),) if side == SEATS else players(args.game))
    args.players = args.players or tuple(players_with(args.modules, args.game))


def _given(args: Namespace, side: str) -> tuple[str, ...] | None:
    """The bots named for a side, if there are any."""
    given: tuple[str, ...] | None = getattr(args, side.strip("-"))
    return given


def _print_table(table: RenderableType) -> None:
    """In its full width, even where nobody says how wide a line may be."""
    from rich.console import Console

    wanted = Console(width=WIDEST).measure(table).maximum
    Console(width=max(Console().width, wanted)).print(table)


def _print_json(args: Namespace, cells: list[dict[str, object]]) -> None:
    import msgspec

    chosen = {"modules": args.modules, "edition": args.edition, "options": args.options}
    told = {"seed": args.seed, "game": args.game, **chosen, "cells": cells}
    print(msgspec.json.format(msgspec.json.encode(told)).decode())


def _play(contests: Sequence[Contest[T]], args: Namespace) -> list[T]:
    """Play with a progress bar, if somebody is there to see it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from pyrite.arena import run as arena

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text("simulate-progress"), total=len(contests) * args.rounds)
        return arena.run(contests, args.rounds, args.seed, args.jobs, lambda rounds: progress.advance(task, rounds))


# --- reading the arguments ------------------------------------------------------------------------


def _names(given: str) -> tuple[str, ...]:
    """Names with commas between, each counted once. Whether there are such is asked of those who know them."""
    return tuple(dict.fromkeys(name.strip() for name in given.split(",")))


def _seats(given: str) -> tuple[str, ...]:
    """Bots as they sit, with commas between."""
    return tuple(name.strip() for name in given.split(","))


def _players(given: str) -> tuple[int, ...]:
    """Numbers of players: `5`, `3,5,7`, `3-10`, each counted once. Whether so many can play is asked of the rules."""
    numbers: list[int] = []
    for part in given.split(","):
        span = re.fullmatch(r"([0-9]{1,2})(?:-([0-9]{1,2}))?", part.strip())
        if not span or int(span[1]) > int(span[2] or span[1]):
            raise ArgumentTypeError(text("simulate-not-players", text=repr(given)))
        numbers += range(int(span[1]), int(span[2] or span[1]) + 1)
    return tuple(dict.fromkeys(numbers))
