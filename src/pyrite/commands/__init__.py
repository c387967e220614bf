"""The sub-commands of `pyrite`, a file each.

A file here is a sub-command as soon as it has a function `add(subparsers)` that adds its parser and sets the
parser's default `run` to a function from the parsed arguments to the exit code. It should import what is
heavy only when it runs, so that `pyrite --help` stays quick.
"""

from argparse import ArgumentParser, _SubParsersAction
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeAlias

Subparsers: TypeAlias = "_SubParsersAction[ArgumentParser]"


def add_all(subparsers: Subparsers) -> None:
    """Add every sub-command, in alphabetical order."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}").add(subparsers)
