"""A game as data. What was read from a file remembers its line there, so that whatever is wrong can be pointed at."""

from __future__ import annotations

from dataclasses import dataclass, field

from pyrite import __version__
from pyrite.setup.known import game_named
from pyrite.setup.setup import RoundDeal, Setup

FORMAT = 1
UNVERIFIED = "none"


@dataclass(frozen=True)
class Choice:
    """What a seat decided, in the notation of moves."""

    seat: int
    move: str
    line: int | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class RoundPlayed:
    """What chance gave, and every decision that followed, up to the one that begins the next round."""

    deal: RoundDeal
    choices: tuple[Choice, ...] = ()
    line: int | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Result:
    """What each seat has at the end, nuggets or points, and who has won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    line: int | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Record:
    """A game as far as it was played; one that is not over has no result."""

    setup: Setup
    rounds: tuple[RoundPlayed, ...]
    names: tuple[str, ...] = ()  # one for each seat, "" where there is none; or none at all
    result: Result | None = None
    checksum: str = UNVERIFIED  # of all events, see `checksum`
    engine: str = __version__  # the version of Pyrite that played it
    end: int | None = field(default=None, compare=False, repr=False)  # the last line


def score_word(setup: Setup) -> str:
    """The keyword of what is counted at the end."""
    return game_named(setup.game).score


def has_gold(setup: Setup) -> bool:
    """Whether a round has a line of gold, even an empty one."""
    return game_named(setup.game).gold


def plain_name(name: str) -> str:
    """A player's name as it can stand in a line and be shown in a terminal."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
