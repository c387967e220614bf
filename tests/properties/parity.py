"""A fixed set of games in one number, the same wherever and however the rules run.

It is a number of words: how the rules number verbs, facts and cards is their own business.
`python -m tests.properties.parity` writes it down anew, after a change of rules that is meant.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from pyrite.kernel.notation.words import print_move
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import WATCHER, State
from tests.properties.games import BOX, FORESTS, TABLES, Game, lively

KEPT = Path(__file__).with_name("parity.txt")


def parity() -> str:
    """A hash of every choice and everything told of one game at every table, and of what everybody has in the end."""
    number = hashlib.sha256()
    for table, setup in enumerate((*TABLES, *BOX, *FORESTS)):
        for line in account(Game(setup, 77 + table)):
            number.update(line)
    return number.hexdigest()


def account(game: Game) -> Iterator[bytes]:
    """A game as it goes on, in words."""
    state, rng = game.begin(), game.rng()
    known: dict[int, str] = {}  # moves in words; the same ones come again and again
    while not state.over():
        moves = list(state.moves())
        known.update((move, print_move(state.book, move)) for move in moves if move not in known)
        played = lively(state, rng, game.zeal)
        choice = f"{', '.join(known[move] for move in moves)}: {known[played]}"
        yield f"{state.decision.name} {state.decider}: {choice}\n".encode()
        state.play(played)
    yield told(state)
    nuggets = [state.nuggets(seat) for seat in range(game.setup.players)]
    yield f"{nuggets} {state.rng.words()} {rng.words()}\n".encode()


def told(state: State) -> bytes:
    """All that has happened, as each seat and those who watch are told it: together they are told everything."""
    viewers = (*range(state.book.seats), WATCHER)
    return msgspec.json.encode([events(state, viewer) for viewer in viewers], order="sorted")


if __name__ == "__main__":
    KEPT.write_text(parity() + "\n", encoding="utf-8")
