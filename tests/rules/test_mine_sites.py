"""The kernel of the mine: what lies in it from the start and is neither path nor goal, the postcard and stacks."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyrite.kernel.mine import (
    ALONE,
    EMPTY,
    FACED_AT,
    FINE,
    MISFIT,
    NO_MOUTH,
    OCCUPIED,
    PATH,
    PICTURE,
    REACH_AT,
    SPENT,
    STACK,
    UNREACHED,
    Mine,
    column,
    row,
    spot,
)
from pyrite.kernel.notation.mine_picture import picture
from pyrite.kernel.shapes import LADDER, flaw, turned
from tests.rules.drawing import parse_picture, parse_shape
from tests.rules.kit import spots_for

# A postcard of three cells, open at both ends and above and below its middle.
POSTCARD = """
     |        :
    -S-   ~P  P  P~
     |        :
"""


def answer(mine: Mine, card: str, x: int, y: int) -> int:
    return mine.refusal(spot(x, y), parse_shape(card))


def lay(mine: Mine, *cards: str) -> Mine:
    """Lay cards, written like "EW 1,0", each where it may lie."""
    for text in cards:
        name, place = text.split()
        x, y = map(int, place.split(","))
        assert answer(mine, name, x, y) == FINE, text
        mine.lay(spot(x, y), parse_shape(name), PATH, 99)
    return mine


def waiting(mine: Mine) -> list[tuple[int, int]]:
    assert mine.stirs() == (len(mine.waiting()) > 0)
    return [(column(place), row(place)) for place in mine.waiting()]


def postcard() -> Mine:
    """The start at 0,0, the postcard on 2,0 to 4,0."""
    return parse_picture(POSTCARD)


def test_the_drawing_is_as_told() -> None:
    mine = postcard()
    assert [(column(mine.spots[c]), row(mine.spots[c])) for c in mine.sites] == [(2, 0), (3, 0), (4, 0)]
    assert [mine.what(spot(x, 0)) for x in (1, 2, 3, 4, 5)] == [EMPTY, PICTURE, PICTURE, PICTURE, EMPTY]


@pytest.mark.rule("X-CD-8")
def test_it_is_reached_through_an_opening() -> None:
    mine = lay(postcard(), "EW 1,0")
    assert waiting(mine) == [(2, 0)]


@pytest.mark.rule("X-CD-8")
@pytest.mark.parametrize("card", ["NSW", "SW", "NW", "ew"])
def test_a_card_beside_an_opening_has_to_open_to_it_and_reaches_it_only_by_a_tunnel(card: str) -> None:
    mine = postcard()
    assert answer(mine, card, 1, 0) == (FINE if card == "ew" else MISFIT)
    if card == "ew":
        mine.lay(spot(1, 0), parse_shape(card), PATH, 99)
    assert waiting(mine) == []


@pytest.mark.rule("X-CD-8")
def test_beside_its_rock_a_card_has_to_be_rock_and_never_reaches_it() -> None:
    mine = lay(postcard(), "NE 0,1", "EW 1,1")
    assert answer(mine, "NEW", 2, 1) == MISFIT
    lay(mine, "EW 2,1")
    assert waiting(mine) == []
    assert answer(mine, "EW", 3, 1) == MISFIT
    lay(mine, "NW 3,1")
    assert waiting(mine) == [(3, 0)]


@pytest.mark.rule("X-CD-3")
def test_however_many_of_its_sides_are_reached_it_waits_once() -> None:
    mine = lay(postcard(), "NES 0,1", "EW 1,1", "EW 2,1")
    mine.lay(spot(1, 0), parse_shape("ew"), PATH, 99)
    lay(mine, "NEW 3,1")
    assert waiting(mine) == [(3, 0)]
    lay(mine, "EW 4,1", "NW 5,1")
    mine.lay(spot(5, 0), parse_shape("SW"), PATH, 99)
    assert waiting(mine) == [(3, 0)]


@pytest.mark.rule("CD-3")
def test_once_spent_it_waits_no_more_and_is_in_the_way_as_before() -> None:
    mine = lay(postcard(), "EW 1,0")
    mine.spend()
    assert waiting(mine) == []
    assert [mine.what(spot(x, 0)) for x in (2, 3, 4)] == [SPENT] * 3
    assert answer(mine, "EW", 3, 0) == OCCUPIED
    assert answer(mine, "EW", 2, 1) == UNREACHED
    assert answer(mine, "NS", 2, 1) == MISFIT
    mine.take(spot(1, 0))
    lay(mine, "EW 1,0")
    assert waiting(mine) == []


@pytest.mark.rule("X-CD-7")
def test_no_tunnel_runs_through_it_so_nobody_builds_on_behind_it() -> None:
    mine = lay(postcard(), "EW 1,0")
    assert [answer(mine, card, x, y) for card, x, y in (("EW", 5, 0), ("NS", 3, 1), ("NS", 3, -1))] == [UNREACHED] * 3
    assert fringe(mine) == [(0, -1), (-1, 0), (0, 1)]


@pytest.mark.rule("X-CD-7")
def test_tunnels_may_run_through_one_whose_data_say_so() -> None:
    mine = parse_picture(
        """
         |
        -S-   -P--P-
         |
        """
    )
    assert answer(mine, "EW", 4, 0) == UNREACHED
    lay(mine, "EW 1,0")
    assert waiting(mine) == [(2, 0)]
    assert answer(mine, "EW", 4, 0) == FINE
    mine.take(spot(1, 0))
    assert answer(mine, "EW", 4, 0) == UNREACHED
    assert waiting(mine) == []


@pytest.mark.rule("X-CD-7")
def test_it_is_no_card_that_could_be_taken_away() -> None:
    mine = lay(postcard(), "EW 1,0")
    assert [(column(mine.spots[c]), row(mine.spots[c])) for c in mine.laid] == [(1, 0)]


@pytest.mark.rule("X-CD-7")
def test_a_card_taken_away_beside_it_leaves_it_unreached() -> None:
    mine = lay(postcard(), "EW 1,0")
    mine.take(spot(1, 0))
    assert waiting(mine) == []
    assert picture(mine) == picture(postcard())


@pytest.mark.rule("X-CD-7")
@pytest.mark.parametrize(("needs_mouth", "why"), [(False, ALONE), (True, NO_MOUTH)])
def test_a_ladder_that_touches_nothing_but_the_postcard_is_refused(needs_mouth: bool, why: int) -> None:
    mine = postcard()
    mine.ladder_needs_mouth = needs_mouth
    assert answer(mine, "W#", 5, 0) == why
    assert spot(5, 0) not in spots_for(mine, parse_shape("W#"))


@pytest.mark.rule("X-CD-8")
def test_a_ladder_beside_a_path_card_reaches_the_postcard_through_its_opening() -> None:
    mine = lay(postcard(), "NE 0,1", "EW 1,1", "EW 2,1")
    assert answer(mine, "NE#", 3, 1) == MISFIT
    mine.lay(spot(5, 1), parse_shape("NS"), PATH, 99)  # cut off
    assert answer(mine, "W#", 5, 0) == MISFIT, "the tunnel of 5,1 comes from below"
    lay(mine, "SW# 5,0")
    assert waiting(mine) == [(4, 0)]


def test_a_stack_is_reached_from_any_side_and_asks_nothing_of_its_neighbours() -> None:
    mine = parse_picture(" |\n-S-    =\n |")
    assert (mine.what(spot(2, 0)), waiting(mine)) == (STACK, [])
    assert answer(mine, "NSW", 1, 0) == FINE
    lay(mine, "EW 1,0")
    assert waiting(mine) == [(2, 0)]
    assert answer(mine, "EW", 2, 0) == OCCUPIED


def test_a_stack_that_is_turned_up_is_a_path_card_and_one_that_is_cleared_leaves_a_hole() -> None:
    mine = lay(parse_picture(" |\n-S-    =\n |"), "EW 1,0")
    mine.turn_up(spot(2, 0), parse_shape("NW"))
    assert (mine.what(spot(2, 0)), waiting(mine), [*mine.sites]) == (PATH, [], [])
    assert (2, -1) in fringe(mine)
    mine = lay(parse_picture(" |\n-S-    =\n |"), "EW 1,0")
    mine.clear(spot(2, 0))
    assert (mine.what(spot(2, 0)), waiting(mine), (2, 0) in fringe(mine)) == (EMPTY, [], True)


# --- the same mine, however it came about ---------------------------------------------------------

SHAPES = [word for word in range(1 << 13) if not flaw(word)]
NEAR = 3


def links(mine: Mine) -> dict[tuple[int, int], tuple[int, int]]:
    """What is reached and faced where, cell by cell."""
    found = {}
    for place, word in zip(mine.spots, mine.cell, strict=True):
        told = (word >> FACED_AT & 15, word >> REACH_AT & 15)
        if any(told):
            found[column(place), row(place)] = told
    return found


def fringe(mine: Mine) -> list[tuple[int, int]]:
    return [(column(mine.spots[c]), row(mine.spots[c])) for c in mine.fringe]


def dig(mine: Mine, chance: Random) -> None:
    """Do something to a cell: lay, stack or cover it if it is empty, else clear it, turn it up or spend it."""
    place = spot(chance.randint(-NEAR, NEAR), chance.randint(-NEAR, NEAR))
    shape = chance.choice(SHAPES)
    plain = chance.choice([word for word in SHAPES if not word & LADDER])
    match mine.what(place):
        case 0:  # empty
            kind = chance.choice((PATH, PATH, PATH, STACK, PICTURE))
            if kind == STACK:
                mine.stack(place, 7)
            else:
                mine.lay(place, plain if kind == PICTURE else shape, kind, 7)
        case 2:  # a path
            mine.take(place)
        case 5:  # a stack
            if chance.random() < 0.5:
                mine.clear(place)
            else:
                mine.turn_up(place, turned(shape))
        case 6 if chance.random() < 0.1:
            mine.spend()


@given(st.integers(0, 1 << 32), st.integers(1, 40))
def test_what_is_reached_is_the_same_as_in_a_mine_drawn_anew(seed: int, digs: int) -> None:
    mine = parse_picture(" |\n-S-\n |")
    chance = Random(seed)
    for _ in range(digs):
        dig(mine, chance)
    again = parse_picture(picture(mine))
    assert links(mine) == links(again)
    assert fringe(mine) == fringe(again)
    assert {mine.what(spot(x, y)) for x, y in waiting(mine)} == {again.what(spot(x, y)) for x, y in waiting(again)}
    assert picture(again) == picture(mine)
