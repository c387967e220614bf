"""Samples of The Lost Mines are fair: dwarfs of a clan, treasures of a sort, mines and cards, each way as likely."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pytest

from pyrite.kernel.determinise import determinise
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from tests.properties.certain import Certain
from tests.properties.combos import chance, forest
from tests.properties.forest_scenes import after_discards, clearing, peeked, seen, trap_sprung, treasure_found
from tests.properties.games import Game, examples
from tests.properties.oracle import GOALS, ROLES, SPARE, World
from tests.properties.oracle_forest import NOT_LAID_OUT, ON_BOARD, WITH_OTHERS
from tests.properties.test_determinise import assert_fair, count_cards, goals_of, names, roles_of
from tests.properties.test_determinise_box import sampled

Scene = Callable[[int], World]


def second_treasure_of(state: State) -> Hashable:
    first = state.base + state.book.piles[0].first
    return names(state, range(first + 1, first + 2))


def pools(world: World, *slots: str) -> tuple[int, ...]:
    """The pools that hold such slots."""
    return tuple(i for i, pool in enumerate(world.hidden_cards()) if set(slots) & set(pool.values()))


@pytest.mark.parametrize("viewer", [0, 2, WATCHER])
def test_dwarfs_are_dealt_fairly_within_their_clans(viewer: int) -> None:
    world = after_discards(viewer)
    ways = count_cards(world, roles_of, *pools(world, ROLES, SPARE))
    assert_fair(world, ways, roles_of, len(ways))
    for told in ways:
        assert isinstance(told, tuple)
        clans = [role.split("-")[0] for part in told for role in part]
        assert clans == [world.state.kind(card).name.split("-")[0] for card in world.shelves[-1].roles]


@pytest.mark.parametrize(("viewer", "ways_left"), [(0, 6), (1, 24), (2, 24), (WATCHER, 24)])
def test_mines_are_dealt_fairly_and_one_that_was_looked_at_is_known(viewer: int, ways_left: int) -> None:
    world = peeked(viewer)
    assert_fair(world, count_cards(world, goals_of, *pools(world, GOALS)), goals_of, ways_left)


def test_mines_that_lie_open_are_known_to_all() -> None:
    world = treasure_found(WATCHER)
    ways = count_cards(world, goals_of, *pools(world, GOALS))
    assert_fair(world, ways, goals_of, 6)


@pytest.mark.parametrize(
    ("scene", "viewer", "knows"),
    [
        (peeked, 0, False),
        (peeked, 1, True),
        (treasure_found, 0, True),
        (treasure_found, 1, False),
        (treasure_found, WATCHER, False),
    ],
)
def test_treasures_are_dealt_fairly_within_their_sorts(scene: Scene, viewer: int, knows: bool) -> None:
    """In both scenes it is the second treasure that somebody has seen."""
    world = scene(viewer)
    ways = count_cards(world, second_treasure_of, *pools(world, ON_BOARD, NOT_LAID_OUT, WITH_OTHERS))
    assert_fair(world, ways, second_treasure_of, len(ways))
    assert (len(ways) == 1) == knows


def trapped_card_of(state: State) -> tuple[str, ...]:
    """Where chance may have sent a card: discarded as the last one, or still in hand."""
    return names(state, iter([state.discard[-1]]))


@pytest.mark.parametrize("viewer", [0, 2])
def test_a_card_lost_to_a_trap_is_known_to_its_owner_and_any_card_to_others(viewer: int) -> None:
    world = trap_sprung(viewer)
    rng = Rng(1, 2, 3, 4)
    lost = {trapped_card_of(sampled(world.state, viewer, rng)) for _ in range(400)}
    if viewer == 2:
        assert lost == {trapped_card_of(world.state)}
    else:
        hidden = {world.state.kind(card).name for card in world.hidden_cards()[0]}
        assert {name for (name,) in lost} == hidden


def test_no_sample_contradicts_what_its_viewer_knows_for_certain() -> None:
    looked = 0
    for number in range(examples(compiled=40, interpreted=4)):
        rng = chance(number)
        game = Game(forest(rng), 5 * number + 3)
        viewer = (*range(game.setup.players), WATCHER)[rng.below(game.setup.players + 1)]
        world = World(game.begin(), viewer)
        for step in game.course():
            if rng.below(12) == 0 or step.decision not in ("turn", "walk", "consent"):
                wrong = Certain(world).contradictions(sampled(world.state, viewer, rng))
                assert not wrong, f"game {number}, decision {len(world.steps)}: {wrong}"
                looked += 1
            world.play(step.move)
    assert looked > 40


def test_the_deck_is_dealt_fairly_to_hands_pile_and_the_cards_set_aside() -> None:
    """Of a card that nobody has seen it is as likely that it was set aside as its share of the hidden places."""
    world = seen(0, clearing(3, hands={0: "axe axe axe"}))
    state, rng, drawn, storms = world.state, Rng(1, 2, 3, 4), 1000, 0
    hidden = [state.kind(card).name for card in world.hidden_cards()[0]]
    for _ in range(drawn):
        sample = determinise(view(state, 0), rng)
        aside = [card for card in range(len(sample.book.deck)) if not _lies(sample, card)]
        assert len(aside) == 10
        storms += sum(sample.kind(card).name == "storm" for card in aside)
    expected = drawn * 10 * hidden.count("storm") / len(hidden)
    assert abs(storms - expected) < 4 * expected**0.5


def _lies(sample: State, card: int) -> bool:
    held = any(card in list(sample.hand(seat)) for seat in range(sample.book.seats))
    return held or sample.top <= card < sample.bottom or card in list(sample.discard)
