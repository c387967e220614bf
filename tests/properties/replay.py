"""Plays a game again from its record alone; as a command, in a process of its own.

The record comes in as JSON: the setup, what chance gave, the moves as text. What comes out is a fingerprint of
everything that happened, as every seat and somebody watching was told it, and of the position at the end.
"""

from __future__ import annotations

import hashlib
import sys

import msgspec

from pyrite.kernel.notation.position import print_position
from pyrite.kernel.notation.words import parse_move, print_move
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import WATCHER, State
from pyrite.setup.options import restored
from pyrite.setup.setup import RoundDeal, Setup, deals_of


class Record(msgspec.Struct, frozen=True):
    setup: Setup
    deals: tuple[RoundDeal, ...]
    moves: tuple[str, ...]


def record(setup: Setup, state: State, moves: list[int]) -> Record:
    """What is left of a game once it is over."""
    return Record(setup, deals_of(state), tuple(print_move(state.book, move) for move in moves))


def replayed(kept: Record) -> State:
    """The game again, from a generator that never saw the first one."""
    state = kept.setup.begin(seed=0, deals=kept.deals)
    for move in kept.moves:
        state.play(parse_move(state.book, move))
    return state


def fingerprint(state: State) -> str:
    """Everything that happened to everybody, and how it ended. The generator may have been another."""
    told = [events(state, viewer) for viewer in (*range(state.book.seats), WATCHER)]
    position = [line for line in print_position(state).splitlines() if not line.startswith("chance ")]
    return hashlib.sha256(msgspec.json.encode([told, position])).hexdigest()


if __name__ == "__main__":
    for kept in msgspec.json.decode(sys.stdin.buffer.read(), type=list[Record], dec_hook=restored):
        sys.stdout.write(fingerprint(replayed(kept)) + "\n")
