"""Samples from all that may be played: they look like what they are drawn from, contradict nothing that their viewer
knows, and can be played to the end with every card and every nugget accounted for."""

from __future__ import annotations

import pytest

import pyrite
from pyrite.kernel.audit import audited, eager
from pyrite.kernel.determinise import determinise
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from tests.properties.certain import Certain
from tests.properties.combos import chance, combo
from tests.properties.games import Game, examples, shown
from tests.properties.oracle import World
from tests.properties.soak import LONGEST

PORTIONS = 10
PORTION = 40 if pyrite.compiled() else 1  # games
OFTEN = 12  # one decision in so many is looked at
portions = pytest.mark.parametrize(
    "first", range(0, PORTIONS * PORTION, PORTION), ids=lambda first: f"games-{first}-to-{first + PORTION - 1}"
)


def sampled(state: State, viewer: int, rng: Rng) -> State:
    seen = view(state, viewer)
    sample = determinise(seen, rng)
    assert shown(view(sample, viewer)) == shown(seen)
    assert sample.rng.words() != state.rng.words()
    return sample


@portions
def test_the_view_of_a_sample_is_the_view_it_was_drawn_from_and_it_can_be_played_on(first: int) -> None:
    drawn = 0
    for number in range(first, first + PORTION):
        rng = chance(number)
        setup = combo(rng)
        state = setup.begin(number)
        everybody = (*range(setup.players), WATCHER)
        zeal = rng.below(5)
        while not state.over():
            if rng.below(OFTEN) == 0 or (state.decision.name not in ("turn", "veto") and rng.below(2)):
                sample = sampled(state, everybody[rng.below(len(everybody))], rng)
                drawn += 1
                if drawn % examples(compiled=4, interpreted=8) == 0:
                    wrong = audited(sample, rng, zeal, LONGEST)
                    assert not wrong, f"game {number}: {wrong}"
            state.play(eager(state, rng, zeal))
    assert drawn > 10 * PORTION


@portions
def test_no_sample_contradicts_what_its_viewer_knows_for_certain(first: int) -> None:
    looked = groups = 0
    for number in range(first, first + max(1, PORTION // 4)):
        rng = chance(number + 100_000)
        game = Game(combo(rng), number)
        viewer = rng.below(game.setup.players + 1)
        world = World(game.begin(), viewer if viewer < game.setup.players else WATCHER)
        for step in game.course():
            if rng.below(OFTEN) == 0 or step.decision not in ("turn", "veto"):
                certain = Certain(world)
                wrong = certain.contradictions(sampled(world.state, world.viewer, rng))
                assert not wrong, f"game {number}, decision {len(world.steps)}: {wrong}"
                looked += 1
                groups += sum(1 for group in certain.groups if group.faces)
            world.play(step.move)
    assert looked > 0
