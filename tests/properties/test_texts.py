"""Any game that may be played can be told in text at any moment, and goes on from there; and so does its record."""

from __future__ import annotations

import random

import pytest

from pyrite.kernel.audit import eager
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import State
from pyrite.records import Recorder, open_events, read, verify, write
from pyrite.setup.positions import parse_position
from tests.properties.games import examples
from tests.properties.soak import game
from tests.rules.test_position import assert_same

GAMES = examples(compiled=400, interpreted=40)
PORTION = GAMES // 4
OFTEN = ("turn", "veto", "keep-gold")


def told(state: State, chance: random.Random, zeal: int) -> None:
    """The position as text is this position, and what is played on from there is the same game."""
    twin = parse_position(print_position(state))
    assert_same(state, twin)
    other = state.copy()
    rng = Rng.from_seed(f"{chance.getrandbits(64):032x}")
    for _ in range(chance.randrange(20)):
        if not other.over():
            move = eager(other, rng, zeal)
            other.play(move)
            twin.play(move)
    assert_same(other, twin)


@pytest.mark.parametrize("first", range(0, GAMES, PORTION))
def test_positions_and_records_of_any_game_lose_nothing(first: int) -> None:
    for number in range(first, first + PORTION):
        setup, rng = game(number * 37)
        chance = random.Random(number)
        zeal = rng.below(5)
        recorder = Recorder(setup, number)
        while not recorder.state.over():
            if chance.random() < (0.01 if recorder.state.decision.name in OFTEN else 0.1):
                told(recorder.state, chance, zeal)
            recorder.play(eager(recorder.state, rng, zeal))
        told(recorder.state, chance, zeal)
        text = write(recorder.record())
        assert read(text) == recorder.record()
        assert write(read(text)) == text
        assert open_events(verify(read(text))) == open_events(recorder.state)
