"""What the arena plays of a game, and how it tells of it. Each game has a programme of its own, or the plain one."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from pyrite.arena.run import Contest
from pyrite.setup.known import game_named
from pyrite.setup.options import Options

if TYPE_CHECKING:
    from rich.table import Table

PLAIN = "pyrite.arena.sitting"


@dataclass(frozen=True)
class Programme:
    """`args` are those of the command `simulate`; where there are no sides, bots sit around the table."""

    contests: Callable[[Namespace, Options], Sequence[Contest[Any]]]
    table: Callable[[Sequence[Any], Sequence[Any], Namespace], Table]  # for people, of contests and their tallies
    cells: Callable[[Sequence[Any], Sequence[Any]], list[dict[str, object]]]  # the same for programs
    sides: Mapping[str, Callable[[], str]] = field(default_factory=dict)  # arguments that name bots, and their help


def programme(game: str) -> Programme:
    """That of a game."""
    found: Programme = import_module(game_named(game).arena or PLAIN).PROGRAMME
    return found
