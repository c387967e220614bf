"""The oracle finds what leaks in The Lost Mines: roles, values, mines, peeks, trapped cards, let slip on purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest

from pyrite.games.lost_mines.events import TrapSprung, TreasureSeen, TreasureTaken
from pyrite.kernel import facts
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from tests.facts import Kind, kind_of
from tests.properties.forest_scenes import after_discards, peeked, trap_sprung, treasure_found
from tests.properties.leaks import HONEST, tell_errors
from tests.properties.oracle import World
from tests.properties.test_leaks_are_found import finds, look_often

Slip = Callable[[State, int], tuple[object, ...]]
Scene = Callable[[int], World]


def _named(state: State, kind: Kind) -> tuple[str, ...]:
    """The cards of all facts of a kind."""
    return tuple(state.kind(facts.card(fact)).name for fact in state.log if kind_of(state.book, fact) == kind)


def _roles(state: State, viewer: int) -> tuple[object, ...]:
    return tuple(state.kind(card).name for seat, card in enumerate(state.role) if seat != viewer)


def _spare_dwarfs(state: State, viewer: int) -> tuple[object, ...]:
    return tuple(state.kind(card).name for card in state.spare)


def _mines(state: State, viewer: int) -> tuple[object, ...]:
    return tuple(state.kind(state.mine.card(spot)).name for spot in state.book.goal_spots)


def _treasures(first: int, last: int | None) -> Slip:
    def slip(state: State, viewer: int) -> tuple[object, ...]:
        pile = range(state.base + state.book.piles[0].first, len(state.face))
        return tuple(state.kind(card).name for card in pile[first:last])

    return slip


def _hands(state: State, viewer: int) -> tuple[object, ...]:
    return tuple(state.kind(c).name for seat in range(state.book.seats) if seat != viewer for c in state.hand(seat))


def _draw_pile(state: State, viewer: int) -> tuple[object, ...]:
    return tuple(state.kind(card).name for card in range(state.top, state.bottom))


def _set_aside(state: State, viewer: int) -> tuple[object, ...]:
    return tuple(state.kind(card).name for card in range(state.base, state.base + state.book.aside))


def _discarded(state: State, viewer: int) -> tuple[object, ...]:
    return _named(state, facts.PASSED)


def _trapped(state: State, viewer: int) -> tuple[object, ...]:
    return _named(state, TrapSprung)


def _seen_mine(state: State, viewer: int) -> tuple[object, ...]:
    return _named(state, facts.LOOKED)


def _seen_treasure(state: State, viewer: int) -> tuple[object, ...]:
    return _named(state, TreasureSeen)


def _seen_role(state: State, viewer: int) -> tuple[object, ...]:
    return _named(state, facts.ROLE_SEEN)


def _taken_treasure(state: State, viewer: int) -> tuple[object, ...]:
    return _named(state, TreasureTaken)


def _whose_side(state: State, viewer: int) -> tuple[object, ...]:
    """Not the role, only how many play for a clan."""
    return tuple(sum(state.team(seat) == team for seat in range(state.book.seats)) for team in range(3))


def _where_the_dragon_sleeps(state: State, viewer: int) -> tuple[object, ...]:
    """A word of what cannot be reached that knows what the mines hold."""
    return tuple("dragon" in state.kind(state.mine.card(spot)).name for spot in state.book.goal_spots)


def _order_of_hands(state: State, viewer: int) -> tuple[object, ...]:
    return tuple(seat for seat in range(state.book.seats) if state.holds(seat, 0))


def _generator(state: State, viewer: int) -> tuple[object, ...]:
    return tuple(state.rng.words())


@pytest.mark.parametrize(
    ("slip", "scene", "viewer"),
    [
        (_roles, after_discards, 2),
        (_roles, after_discards, WATCHER),
        (_spare_dwarfs, after_discards, 2),
        (_mines, after_discards, 0),
        (_treasures(0, 4), after_discards, 0),
        (_treasures(4, None), after_discards, 1),
        (_hands, after_discards, 3),
        (_draw_pile, after_discards, 3),
        (_set_aside, after_discards, 3),
        (_discarded, after_discards, 1),
        (_generator, after_discards, 0),
        (_order_of_hands, after_discards, 0),
        (_trapped, trap_sprung, 0),
        (_trapped, trap_sprung, WATCHER),
        (_seen_mine, peeked, 1),
        (_seen_treasure, peeked, 0),
        (_seen_role, peeked, 1),
        (_seen_mine, peeked, WATCHER),
        (_taken_treasure, treasure_found, 1),
        (_taken_treasure, treasure_found, WATCHER),
        (_whose_side, treasure_found, 1),
        (_where_the_dragon_sleeps, treasure_found, 0),
    ],
)
def test_a_view_that_lets_something_slip_is_found_out(slip: Slip, scene: Scene, viewer: int) -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        told = describe(view(state, viewer))
        return msgspec.json.encode({**told, "looking": tuple(map(str, slip(state, viewer)))})

    finds("view", tell, scene(viewer))


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, WATCHER])
@pytest.mark.parametrize("scene", [after_discards, trap_sprung, peeked, treasure_found])
def test_at_the_same_moments_nothing_slips_that_should_not(scene: Scene, viewer: int) -> None:
    assert look_often(scene(viewer), HONEST, 5) == 5


@pytest.mark.parametrize(
    ("event", "scene", "viewer"),
    [
        ("TrapSprung", trap_sprung, 0),
        ("TreasureTaken", treasure_found, 1),
        ("TreasureSeen", peeked, 0),
        ("GoalSeen", peeked, 1),
        ("RoleSeen", peeked, WATCHER),
        ("CardPassed", after_discards, 2),
        ("RoleDealt", after_discards, 2),
    ],
)
def test_an_event_that_is_told_to_all_as_to_its_owner_is_found_out(event: str, scene: Scene, viewer: int) -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        told = [e for seat in range(state.book.seats) for e in events(state, seat, since)]
        return msgspec.json.encode([e for e in told if type(e).__name__ == event])

    finds("event stream", tell, scene(viewer))


def test_an_error_that_knows_what_a_mine_holds_is_found_out() -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        return tell_errors(state, viewer, since, tries) + repr(_mines(state, viewer)[0]).encode()

    finds("error", tell, after_discards(0))


# --- what shows on the backs is no secret -----------------------------------------------------------


@pytest.mark.parametrize("scene", [after_discards, peeked])
def test_clans_and_sorts_of_treasures_may_be_told_to_anybody(scene: Scene) -> None:
    def tell(state: State, viewer: int, since: int, tries: Sequence[int]) -> bytes:
        first = state.base + len(state.book.deck) + len(state.book.goals)
        return repr([state.kind(card).name.split("-")[0] for card in range(first, len(state.face))]).encode()

    for viewer in (0, 3, WATCHER):
        look_often(scene(viewer), {"view": tell}, 10)
