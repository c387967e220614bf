"""One interpreter, which does what it is asked: `python -m bench.leg` reads lines of JSON and answers each with one.

A line is a question and what it is about: `["rate", "play_out", "base:5"]`. `About` says which rows there are.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from bench import games
from bench.clock import Took, timed
from bench.house import Screen, Setup, compiled, moves_of, over
from bench.rows import Row, rows, work_of

SHOWN = range(10)  # games of each mix whose messages are weighed


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What runs here."""

    compiled: bool
    python: str
    processors: int
    rows: list[Row]


class Ends(msgspec.Struct, frozen=True, kw_only=True):
    """How the fixed games end."""

    games: int
    fingerprints: dict[str, str]  # by how they were played


class Sizes(msgspec.Struct, frozen=True, kw_only=True):
    """Bytes that one viewer gets for one change, in however many messages."""

    changes: int
    mean: float
    largest: int


def about() -> About:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return About(compiled=compiled(), python=python, processors=os.cpu_count() or 1, rows=rows())


def rate(what: str, mix: str) -> Took:
    return timed(work_of(Row(what, mix)))


def ends() -> Ends:
    fixed = list(games.fixed_games())
    return Ends(
        games=len(fixed),
        fingerprints={
            "played": games.fingerprint(games.played(game) for game in fixed),
            "through text": games.fingerprint(games.through_text(game) for game in fixed),
        },
    )


def sizes(mix: str) -> Sizes:
    """Of what a seat and those who watch are sent, decision by decision."""
    setup = games.setup_of(mix)
    sent = [size for seed in SHOWN for size in _sent(setup, seed) if size]
    return Sizes(changes=len(sent), mean=sum(sent) / len(sent), largest=max(sent))


def _sent(setup: Setup, seed: int) -> Iterator[int]:
    state, rng = setup.begin(seed), games.chance(seed)
    screens = Screen(seed % setup.players), Screen(None)
    while True:
        for screen in screens:
            yield sum(map(len, screen.told(state)))
        if over(state):
            return
        moves = moves_of(state)
        state.play(moves[rng.below(len(moves))])


ANSWERS: dict[str, Callable[..., Any]] = {"about": about, "rate": rate, "ends": ends, "sizes": sizes}


def main() -> None:
    for line in sys.stdin:
        question, *on = msgspec.json.decode(line)
        print(msgspec.json.encode(ANSWERS[question](*on)).decode(), flush=True)


if __name__ == "__main__":
    main()
