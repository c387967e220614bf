"""The kernel with stacks and moved goals: what takes a cell, what waits, what is left when it is gone (X-G2, X-G3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyrite.kernel.mine import (
    EMPTY,
    FACED_AT,
    FINE,
    HIDDEN,
    OCCUPIED,
    PATH,
    STACK,
    START,
    Mine,
    blank,
    column,
    row,
    spot,
)
from tests.rules.drawing import parse_shape

Cell = tuple[int, int]
CROSS = parse_shape("NESW")
EW = parse_shape("EW")


def begun(x0: int = -1, y0: int = -1, x1: int = 2, y1: int = 2) -> Mine:
    mine = blank(x0, y0, x1, y1)
    mine.lay(spot(0, 0), parse_shape("NESW#"), START, 0)
    return mine


def cells(places: Iterable[int]) -> list[Cell]:
    return [(column(place), row(place)) for place in places]


def fringe(mine: Mine) -> list[Cell]:
    return cells(mine.spots[c] for c in mine.fringe)


@pytest.mark.rule("X-G3")
def test_a_stack_fills_its_cell_and_asks_nothing_of_its_neighbours() -> None:
    mine = begun()
    mine.stack(spot(2, 0), 7)
    assert mine.what(spot(2, 0)) == STACK
    assert mine.refusal(spot(2, 0), CROSS) == OCCUPIED
    assert mine.refusal(spot(1, 0), EW) == FINE  # a tunnel against it …
    assert mine.refusal(spot(1, 0), parse_shape("NW")) == FINE  # … or rock: it does not matter
    assert not mine.stirs()


def test_a_stack_waits_as_soon_as_a_reached_tunnel_opens_to_it_and_never_joins_the_fringe() -> None:
    mine = begun()
    mine.stack(spot(2, 0), 7)
    mine.lay(spot(1, 0), EW, PATH, 1)
    assert mine.stirs()
    assert cells(mine.waiting()) == [(2, 0)]
    assert (2, 0) not in fringe(mine)


def test_a_stub_or_a_tunnel_cut_off_opens_no_stack() -> None:
    mine = begun()
    mine.stack(spot(2, 0), 7)
    mine.lay(spot(1, 0), parse_shape("ew"), PATH, 1)
    assert not mine.stirs()
    mine.lay(spot(2, 1), parse_shape("NS"), PATH, 2)
    assert not mine.stirs()


def test_a_stack_turned_up_is_a_path_card_and_what_it_reaches_waits_in_turn() -> None:
    mine = begun()
    mine.stack(spot(2, 0), 7)
    mine.stack(spot(3, 0), 8)
    mine.hide(spot(2, 1), 9)
    mine.lay(spot(1, 0), EW, PATH, 1)
    mine.turn_up(spot(2, 0), CROSS)
    assert (mine.what(spot(2, 0)), mine.card(spot(2, 0))) == (PATH, 7)
    assert cells(mine.spots[c] for c in mine.laid) == [(1, 0), (2, 0)]
    assert cells(mine.waiting()) == [(2, 1), (3, 0)]
    assert (2, -1) in fringe(mine)
    mine.turn_up(spot(3, 0), CROSS)
    assert cells(mine.waiting()) == [(2, 1)]
    assert (4, 0) in fringe(mine)


def test_a_stack_taken_away_leaves_a_cell_that_can_be_dug() -> None:
    mine = begun()
    mine.stack(spot(2, 0), 7)
    mine.lay(spot(1, 0), EW, PATH, 1)
    assert mine.clear(spot(2, 0)) == 7
    assert mine.what(spot(2, 0)) == EMPTY
    assert not mine.stirs()
    assert (2, 0) in fringe(mine)
    assert mine.refusal(spot(2, 0), CROSS) == FINE
    mine.stack(spot(4, 4), 8)
    mine.clear(spot(4, 4))
    assert (4, 4) not in fringe(mine)


def test_a_path_card_from_a_stack_is_taken_like_any_other() -> None:
    mine = begun()
    mine.stack(spot(2, 0), 7)
    mine.stack(spot(3, 0), 8)
    mine.lay(spot(1, 0), EW, PATH, 1)
    mine.turn_up(spot(2, 0), CROSS)
    assert mine.take(spot(2, 0)) == 7
    assert not mine.stirs()  # the other one is out of reach again
    assert (2, 0) in fringe(mine)


@pytest.mark.rule("X-TC-6")
def test_a_goal_that_is_moved_before_a_reached_tunnel_waits_and_leaves_its_old_cell_free() -> None:
    mine = begun()
    mine.hide(spot(3, 0), 9)
    mine.lay(spot(0, 1), parse_shape("NE"), PATH, 1)
    mine.lay(spot(1, 1), CROSS, PATH, 2)
    mine.lay(spot(2, 1), CROSS, PATH, 3)
    assert not mine.stirs()
    mine.hide(spot(2, 0), mine.clear(spot(3, 0)))
    assert cells(mine.waiting()) == [(2, 0)]
    assert mine.what(spot(2, 0)) == HIDDEN
    assert mine.what(spot(3, 0)) == EMPTY
    assert (2, 0) not in fringe(mine)


@pytest.mark.rule("X-TC-20")
def test_a_crystal_on_a_stack_counts_once_it_lies_open() -> None:
    mine = begun()
    mine.stack(spot(2, 0), 7)
    mine.lay(spot(1, 0), EW, PATH, 1)
    assert mine.crystals() == 0
    mine.turn_up(spot(2, 0), parse_shape("ESW*"))
    assert mine.crystals() == 1


@dataclass(frozen=True)
class Step:
    """One thing done to a cell: an empty one is filled, a closed card turned up or taken away, a path card taken."""

    cell: Cell
    what: str  # path, goal, stack
    shape: str
    up: bool

    def do(self, mine: Mine, card: int) -> None:
        place = spot(*self.cell)
        lying = mine.what(place)
        if lying == EMPTY and self.what == "path":
            mine.lay(place, parse_shape(self.shape), PATH, card)
        elif lying == EMPTY and self.what == "goal":
            mine.hide(place, card)
        elif lying == EMPTY:
            mine.stack(place, card)
        elif lying in (STACK, HIDDEN) and self.up:
            mine.turn_up(place, parse_shape(self.shape))
        elif lying in (STACK, HIDDEN):
            mine.clear(place)
        elif lying == PATH:
            mine.take(place)


STEPS = st.lists(
    st.builds(
        Step,
        cell=st.tuples(st.integers(-3, 3), st.integers(-3, 3)).filter(any),
        what=st.sampled_from(["path", "path", "goal", "stack"]),
        shape=st.sampled_from(["NESW", "ESW", "NE", "EW", "ns", "NS+EW"]),
        up=st.booleans(),
    ),
    max_size=30,
)


def built_anew(mine: Mine) -> Mine:
    """The same cards, put into a mine with room for all of them, in another order: closed ones last."""
    other = begun(-6, -6, 7, 7)
    for c in mine.laid:
        place = mine.spots[c]
        other.lay(place, mine.shape(place), PATH, mine.card(place))
    for c in mine.goals:
        place = mine.spots[c]
        other.hide(place, mine.card(place))
        if mine.what(place) != HIDDEN:
            other.turn_up(place, mine.shape(place))
    for c in mine.sites:
        other.stack(mine.spots[c], mine.card(mine.spots[c]))
    return other


@given(STEPS)
def test_however_it_came_about_a_mine_is_what_its_cards_make_it(steps: list[Step]) -> None:
    mine = begun()  # a small window, so that it has to grow
    for card, step in enumerate(steps, 1):
        step.do(mine, card)
    other = built_anew(mine)
    for y in range(-4, 5):
        for x in range(-4, 5):
            assert mine.look(spot(x, y)) == other.look(spot(x, y)), (x, y)
    assert fringe(mine) == fringe(other)
    assert cells(mine.waiting()) == cells(other.waiting())
    for place in mine.waiting():
        assert mine.look(place) >> FACED_AT & 15
