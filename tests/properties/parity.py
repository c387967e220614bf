"""A fixed set of games in one number, the same wherever and however the rules run.

`python -m tests.properties.parity` writes the number down anew, after a change of rules that is meant.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from tests.properties.games import BOX, FORESTS, TABLES, Game, lively

KEPT = Path(__file__).with_name("parity.txt")


def parity() -> str:
    """A hash of every choice and every fact of one game at every table, and of what everybody has in the end."""
    number = hashlib.sha256()
    for table, setup in enumerate((*TABLES, *BOX, *FORESTS)):
        game = Game(setup, 77 + table)
        state, rng = game.begin(), game.rng()
        while not state.over():
            number.update(f"{state.decision.name} {state.decider} {list(state.moves())}\n".encode())
            state.play(lively(state, rng, game.zeal))
        nuggets = [state.nuggets(seat) for seat in range(setup.players)]
        number.update(f"{list(state.log)} {nuggets} {state.rng.words()} {rng.words()}\n".encode())
    return number.hexdigest()


if __name__ == "__main__":
    KEPT.write_text(parity() + "\n", encoding="utf-8")
