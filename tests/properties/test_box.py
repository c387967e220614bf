"""All that may be played together, played together: no game gets stuck, no card and no nugget is lost."""

from __future__ import annotations

from collections import Counter

import pytest

import pyrite
from tests.properties.combos import pairs
from tests.properties.soak import EACH_PAIR, game, soak_all

PLANNED = 20_000
GAMES = PLANNED if pyrite.compiled() else 300
PORTIONS = 20
PORTION = GAMES // PORTIONS


@pytest.mark.parametrize("first", range(0, GAMES, PORTION), ids=lambda first: f"games-{first}-to-{first + PORTION - 1}")
def test_every_card_and_every_nugget_is_accounted_for_at_every_decision(first: int) -> None:
    assert soak_all(range(first, first + PORTION)) == []


def test_every_two_modules_that_go_together_meet_often_enough() -> None:
    met: Counter[tuple[str, str]] = Counter(dict.fromkeys(pairs(), 0))
    for number in range(PLANNED):
        modules = set(game(number)[0].modules)
        met.update(pair for pair in pairs() if set(pair) <= modules)
    assert {pair: times for pair, times in met.items() if times < EACH_PAIR} == {}
