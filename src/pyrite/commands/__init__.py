"""The sub-commands of `pyrite`, a file each.

A file here is a sub-command as soon as it has a function `add(subparsers)` that adds its parser and sets the
parser's default `run` to a function from the parsed arguments to the exit code. It should import what is
heavy only when it runs, so that `pyrite --help` stays quick. Folders hold what the commands share.
"""

import json
from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from codecs import BOM_UTF8
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, TypeAlias

from pyrite.locales import text


class CommandParser(ArgumentParser):
    """The parser of a sub-command. What takes its time to find out is added when the command is called, by `later`."""

    later: Callable[[ArgumentParser], None] | None = None

    def parse_known_args(self, *args: Any, **others: Any) -> Any:
        if self.later is not None:
            later, self.later = self.later, None
            later(self)
        return super().parse_known_args(*args, **others)


Subparsers: TypeAlias = "_SubParsersAction[CommandParser]"


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
        from pyrite.setup.decks import read_own, take_over

        name = args.decks.name
        take_over(read_own(_json(args.decks.read_bytes(), name), name))


def _json(content: bytes, file: str) -> bytes:
    """A file somebody has typed, without the mark that some editors put first; if it is no JSON, in which line."""
    from pyrite.kernel.errors import DeckError

    content = content.removeprefix(BOM_UTF8)
    try:
        json.loads(content.decode())
    except json.JSONDecodeError as error:
        place = f"{file}, line {error.lineno}"
    except UnicodeDecodeError as error:
        above = content[: error.start].count(b"\n")
        place = f"{file}, line {above + 1}"
    except (ValueError, RecursionError):  # a number, or brackets in brackets, without end
        place = file
    else:
        return content
    raise DeckError(place, None, "this is no JSON", reason="deck-json")


def number_from(fewest: int, most: int) -> Callable[[str], int]:
    """A reader of numbers on the command line."""

    def read(given: str) -> int:
        short = given.isascii() and given.isdecimal() and len(given) <= len(str(most))
        if not short or not fewest <= int(given) <= most:
            raise ArgumentTypeError(text("cli-not-number", text=repr(given), fewest=str(fewest), most=str(most)))
        return int(given)

    return read
