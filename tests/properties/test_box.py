"""All that may be played together, played together: no game gets stuck, no card and no nugget is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import pyrite
from pyrite.games import SABOTEUR
from pyrite.games.saboteur.modules.tolls.events import TollRefused
from pyrite.setup.setup import Setup
from tests.conftest import TOLD
from tests.properties.combos import pairs
from tests.properties.soak import EACH_PAIR, LONGEST_TURN, Progress, game, soak_all

IN_THE_MINE = 20_000 if pyrite.compiled() else 300  # games at least; those in the forest come on top
PLANNED = 22_880
GAMES = PLANNED if pyrite.compiled() else 352
PORTIONS = 22
PORTION = GAMES // PORTIONS


@pytest.mark.parametrize("first", range(0, GAMES, PORTION), ids=lambda first: f"games-{first}-to-{first + PORTION - 1}")
def test_every_card_and_every_nugget_is_accounted_for_at_every_decision(first: int) -> None:
    assert soak_all(range(first, first + PORTION)) == []


def test_a_game_that_does_not_come_on_is_noticed() -> None:
    state = Setup(3, modules=("tolls",)).begin(1)
    progress = Progress(SABOTEUR)
    assert progress.look(state) == ""
    assert progress.look(state) == "a turn that has used up no card"
    progress = Progress(SABOTEUR)
    for _ in range(LONGEST_TURN + 1):
        assert progress.look(state) in ("", "a turn that has used up no card")
        state.note(state.book.fact_of(TollRefused), 1, 0, 0)
    assert progress.look(state) == "a turn without end: turn"


def test_so_many_of_them_are_games_of_the_box(record_property: Callable[[str, object], None]) -> None:
    played = range(PORTIONS * PORTION)
    in_the_mine = sum(game(number)[0].game == SABOTEUR for number in played)
    seeds = f"seeds {played[0]} to {played[-1]}"
    record_property(TOLD, f"{in_the_mine} games of the box and {len(played) - in_the_mine} in the forest, {seeds}")
    assert in_the_mine >= IN_THE_MINE


def test_every_two_modules_that_go_together_meet_often_enough(record_property: Callable[[str, object], None]) -> None:
    met: Counter[tuple[str, str]] = Counter(dict.fromkeys(pairs(), 0))
    for number in range(PLANNED):
        modules = set(game(number)[0].modules)
        met.update(pair for pair in pairs() if set(pair) <= modules)
    record_property(TOLD, f"{len(met)} pairs of modules, each in {min(met.values())} games or more of {PLANNED}")
    assert {pair: times for pair, times in met.items() if times < EACH_PAIR} == {}
