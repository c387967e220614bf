"""The sub-commands of `pyrite`, a file each.

A file here is a sub-command as soon as it has a function `add(subparsers)` that adds its parser and sets the
parser's default `run` to a function from the parsed arguments to the exit code. It should import what is
heavy only when it runs, so that `pyrite --help` stays quick. Folders hold what the commands share.
"""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TypeAlias

from pyrite.locales import text

Subparsers: TypeAlias = "_SubParsersAction[ArgumentParser]"


def add_all(subparsers: Subparsers) -> None:
    """Add every sub-command, in alphabetical order."""
    for module in iter_modules(__path__):
        if module.ispkg:
            continue
        import_module(f"{__name__}.{module.name}").add(subparsers)


def add_decks(parser: ArgumentParser) -> None:
    """The argument `--decks`, for commands that play."""
    parser.add_argument("--decks", metavar="FILE", type=Path, help=text("cli-decks-help"))


def use_decks(args: Namespace) -> None:
    """Play with the decks that `--decks` names, before anything is set up."""
    if args.decks is not None:
        from pyrite.rules.own_decks import read, take_over

        take_over(read(args.decks.read_bytes(), args.decks.name))
