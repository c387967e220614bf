"""A fixed set of games in one number, the same wherever and however the rules run.

`python -m tests.properties.parity` writes the number down anew, after a change of rules that is meant.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from pyrite.rules.saboteur.events import events
from pyrite.rules.saboteur.notation import print_move
from pyrite.rules.saboteur.state import WATCHER, State
from tests.properties.games import BOX, FORESTS, TABLES, Game, lively

KEPT = Path(__file__).with_name("parity.txt")


class Parity(NamedTuple):
    """The same games in two numbers."""

    numbers: str  # of moves and facts as the rules write them down
    words: str  # of moves, decisions and events as people read them


def parity() -> Parity:
    """Every choice and everything told of one game at every table, and what everybody has in the end."""
    numbers, words = hashlib.sha256(), hashlib.sha256()
    for table, setup in enumerate((*TABLES, *BOX, *FORESTS)):
        for number, line in account(Game(setup, 77 + table)):
            numbers.update(number)
            words.update(line)
    return Parity(numbers.hexdigest(), words.hexdigest())


def account(game: Game) -> Iterator[tuple[bytes, bytes]]:
    """A game as it goes on, in numbers and in words."""
    state, rng = game.begin(), game.rng()
    known: dict[int, str] = {}  # moves in words; the same ones come again and again
    while not state.over():
        moves = list(state.moves())
        known.update((move, print_move(state.book, move)) for move in moves if move not in known)
        played = lively(state, rng, game.zeal)
        asked = f"{state.decision.name} {state.decider}"
        choice = f"{', '.join(known[move] for move in moves)}: {known[played]}"
        yield f"{asked} {moves}\n".encode(), f"{asked}: {choice}\n".encode()
        state.play(played)
    end = f"{[state.nuggets(seat) for seat in range(game.setup.players)]} {state.rng.words()} {rng.words()}\n"
    yield f"{list(state.log)} {end}".encode(), told(state) + end.encode()


def told(state: State) -> bytes:
    """All that has happened, as each seat and those who watch are told it: together they are told everything."""
    viewers = (*range(state.book.seats), WATCHER)
    return msgspec.json.encode([events(state, viewer) for viewer in viewers], order="sorted")


if __name__ == "__main__":
    KEPT.write_text("".join(f"{number}\n" for number in parity()), encoding="utf-8")
