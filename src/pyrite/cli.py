"""The one command, `pyrite`."""

import os
import platform
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from pyrite import __version__, commands, compiled
from pyrite.kernel.errors import PyriteError
from pyrite.locales import text
from pyrite.telling import explain


def main(argv: Sequence[str] | None = None) -> int:
    """Run one sub-command and give its exit code; with none, show the help."""
    _open_streams()
    parser = build_parser()
    args = parser.parse_args(argv)
    if "run" not in args:
        parser.print_help()
        return 0
    try:
        return int(args.run(args))
    except PyriteError as error:
        print(text("cli-error", error=explain(error)), file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()  # whoever read us has seen enough; Python would complain once more at the end
        return 0
    except OSError as error:
        problem = error.strerror or str(error)
        told = text("cli-file", file=str(error.filename), problem=problem) if error.filename else problem
        print(text("cli-error", error=told), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def build_parser() -> ArgumentParser:
    """The parser of `pyrite` with all its sub-commands."""
    parser = ArgumentParser(
        prog="pyrite",
        description=text("cli-description"),
        epilog=text("cli-more"),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=version(), help=text("cli-version-help"))
    commands.add_all(
        parser.add_subparsers(title=text("cli-commands"), metavar="COMMAND", parser_class=commands.CommandParser)
    )
    return parser


def version() -> str:
    """The version, how the rules run, and on what."""
    rules = "compiled" if compiled() else "interpreted"
    return text("cli-version", version=__version__, rules=rules, python=platform.python_version())


def _open_streams() -> None:
    """Let nobody be stopped by a stream that is closed, or that has no sign for a letter of ours."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - until the end
        elif mode == "w" and isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
