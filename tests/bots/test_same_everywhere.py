"""The same decisions on every machine, interpreted and compiled: this file runs in both legs."""

from __future__ import annotations

from hashlib import sha256

import pytest

from pyrite.bots.registry import bot
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup
from tests.bots.asking import stream

# If one of these changes, the bot plays differently: print the table of docs/bots.md anew.
GAMES = [
    ("random", (), "3558dafd3844acf2"),
    ("rookie", (), "a1aeaaf191bf5cf3"),
    ("digger", (), "f2a42e62c8b8b17f"),
    ("digger", ("new-goals", "veto"), "dfd9054e54750be7"),
]


@pytest.mark.mass
@pytest.mark.parametrize(("spec", "modules", "checksum"), GAMES)
def test_a_game_is_the_same_everywhere(spec: str, modules: tuple[str, ...], checksum: str) -> None:
    state = Setup(5, modules=modules).begin(seed=11)
    player, rng = bot(spec), stream(11)
    moves: list[str] = []
    while not state.over():
        move = player.decide(view(state, state.decider), rng)
        moves.append(print_move(state.book, move))
        state.play(move)
    assert sha256("\n".join(moves).encode()).hexdigest()[:16] == checksum
