"""`pyrite replay`: a recorded game again, step by step, as pictures and sentences."""

from __future__ import annotations

import os
import sys
from argparse import Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterable
from pathlib import Path

from pyrite.commands import Subparsers, add_decks, use_decks
from pyrite.kernel.errors import DeckError, NotationError
from pyrite.locales import text

WRONG = 2  # the exit code for files and arguments that cannot be used


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "replay",
        help=text("replay-help"),
        description=text("replay-description"),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", type=Path, help=text("replay-file-help"))
    parser.add_argument("--all", action="store_true", help=text("replay-all-help"))
    parser.add_argument("--from", dest="first", metavar="N", default="0", help=text("replay-from-help"))
    parser.add_argument("--as", dest="viewer", metavar="WHO", default="all", help=text("replay-as-help"))
    add_decks(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Verify the whole record, then show it."""
    from pyrite.kernel.state import WATCHER
    from pyrite.records import load, verify
    from pyrite.telling import explain
    from pyrite.telling.pages import page_count, pages

    try:
        use_decks(args)
    except DeckError as error:
        return _refuse(text("cli-error", error=explain(error)))
    try:
        record = load(args.file)
        verify(record)
    except NotationError as error:
        return _refuse(text("replay-damaged", file=str(args.file), problem=explain(error)))
    seats = {str(seat): seat for seat in range(record.setup.players)}
    viewers: dict[str, int | None] = {"all": None, "spectator": WATCHER, **seats}
    if args.viewer not in viewers:
        return _refuse(text("replay-no-viewer", viewer=repr(args.viewer), last=len(seats) - 1))
    viewer = viewers[args.viewer]
    last = page_count(record, viewer) - 1
    steps = {str(step): step for step in range(last + 1)}
    if args.first not in steps:
        return _refuse(text("replay-no-step", step=args.first, last=str(last)))
    stopping = not args.all and sys.stdin.isatty() and sys.stdout.isatty()
    try:
        _show(pages(record, viewer, steps[args.first]), stopping)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has seen enough; Python must not try again when it ends
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _refuse(problem: str) -> int:
    print(problem, file=sys.stderr)
    return WRONG


def _show(pages: Iterable[str], stopping: bool) -> None:
    for nth, page in enumerate(pages):
        if nth and stopping and not _go_on():
            return
        if nth and not stopping:
            print()
        print(page, end="")


def _go_on() -> bool:
    try:
        return input(text("replay-prompt")).strip().lower() != "q"
    except EOFError:
        print()
        return False
