"""The kernel of the mine: drawn mines, a question, the answer (X-G1 … X-G4 and what follows from them)."""

from textwrap import dedent

import pytest

from pyrite.kernel.mine import (
    ALONE,
    AT_GOAL,
    EMPTY,
    FINE,
    GOAL,
    MISFIT,
    OCCUPIED,
    PATH,
    START,
    UNREACHED,
    Mine,
    beside,
    column,
    row,
    spot,
)
from pyrite.kernel.notation.mine_picture import picture
from pyrite.kernel.shapes import turned
from tests.rules.drawing import parse_picture, parse_shape
from tests.rules.kit import spots_for

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
    return [(column(place), row(place)) for place in spots_for(mine, parse_shape(card))]


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
    ("x", "y", "along", "across"), [(0, -1, "NS", "EW"), (1, 0, "EW", "NS"), (0, 1, "NS", "EW"), (-1, 0, "EW", "NS")]
)
def test_each_side_of_the_start_asks_for_a_tunnel(x: int, y: int, along: str, across: str) -> None:
    mine = dug(NOTHING_DUG)
    assert answer(mine, along, x, y) == "fine"
    assert answer(mine, across, x, y) == "misfit"


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
        -S--+-   -+-
         |        |
        """
    )
    assert answer(mine, "EW", 2, 0) == "fine"
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
    assert places(mine, "NESW") == [(-1, -1), (0, -1), (1, -1), *expected[3:]]


# --- dead ends ------------------------------------------------------------------------------------


@pytest.mark.rule("X-G4")
def test_a_dead_end_may_be_laid_but_nothing_behind_it() -> None:
    mine = dug(NOTHING_DUG)
    lay(mine, "nesw", 1, 0)
    for card, x, y in [("NS", 1, -1), ("EW", 2, 0), ("NS", 1, 1)]:
        assert answer(mine, card, x, y) == "unreached"
    assert places(mine, "EW") == [(-1, 0)]


@pytest.mark.rule("X-G4")
def test_a_dead_end_stays_one_when_a_second_tunnel_comes_up_to_it_and_after_a_rockfall() -> None:
    mine = dug(NOTHING_DUG)
    for card, x, y in [("nesw", 1, 0), ("ES", 0, -1), ("SW", 1, -1)]:
        lay(mine, card, x, y)
        assert places(mine, "EW") == [(-1, 0)]
    mine.take(spot(1, -1))
    assert places(mine, "EW") == [(-1, 0)]
    assert answer(mine, "EW", 2, 0) == answer(mine, "NS", 1, 1) == "unreached"


@pytest.mark.rule("X-G4")
def test_a_branch_that_is_blocked_leads_nowhere_while_the_tunnel_beside_it_goes_on() -> None:
    mine = dug(
        """
         |  :
        -S--+-
         |  |
        """
    )
    assert answer(mine, "NS", 1, -1) == "unreached"
    assert answer(mine, "EW", 2, 0) == "fine"
    assert answer(mine, "NS", 1, 1) == "fine"


@pytest.mark.rule("X-G4")
def test_a_card_that_hangs_on_by_its_blocked_branch_is_not_entered() -> None:
    mine = dug(
        """
         |  |
        -S-~+
         |  |
        """
    )
    assert answer(mine, "NS", 1, -1) == "unreached"
    assert answer(mine, "NS", 1, 1) == "unreached"


@pytest.mark.rule("X-G4")
def test_stub_against_stub_is_no_way_through() -> None:
    mine = dug(
        """
         |  |
        -S--+~~+-
         |     |
        """
    )
    assert answer(mine, "NS", 1, -1) == "fine"
    assert answer(mine, "EW", 3, 0) == "unreached"
    assert answer(mine, "NS", 2, 1) == "unreached"


# --- goals that lie face down ---------------------------------------------------------------------


@pytest.mark.rule("X-B2")
def test_a_goal_face_down_asks_nothing_of_its_neighbours() -> None:
    for card, reached in [("EW", [(2, 0)]), ("NW", []), ("ew", [])]:
        mine = dug(
            """
             |
            -S-    ?
             |
            """
        )
        assert answer(mine, card, 1, 0) == "fine"
        lay(mine, card, 1, 0)
        assert waiting(mine) == reached


@pytest.mark.rule("X-B1")
def test_a_goal_face_down_is_nothing_to_build_on() -> None:
    mine = dug(
        """
         |
        -S--+- ?
         |
        """
    )
    assert waiting(mine) == [(2, 0)]
    assert answer(mine, "EW", 3, 0) == "alone"
    assert answer(mine, "NS", 2, -1) == "alone"


@pytest.mark.rule("X-G2")
def test_a_goal_face_down_carries_no_link() -> None:
    mine = dug(
        """
         |
        -S-    ? -+-
         |
        """
    )
    lay(mine, "EW", 1, 0)
    assert answer(mine, "EW", 4, 0) == "unreached"
    mine.turn_up(spot(2, 0), parse_shape("NESW"))
    assert answer(mine, "EW", 4, 0) == "fine", "turned up it does"
    assert mine.what(spot(2, 0)) == GOAL
    assert waiting(mine) == []


@pytest.mark.rule("X-B24")
@pytest.mark.parametrize(
    "text",
    [
        """
         |
        -S--+- ?
         |
        """,
        """
               |
         ? -+--S-
               |
        """,
        """
         ?

         |
         +
         |
         |
        -S-
         |
        """,
        """
         |
        -S-
         |
         |
         +
         |

         ?
        """,
    ],
    ids=["from the west", "from the east", "from the south", "from the north"],
)
def test_a_goal_is_reached_from_any_side(text: str) -> None:
    mine = dug(text)
    assert len(waiting(mine)) == 1


@pytest.mark.rule("X-B24")
def test_the_cells_around_a_goal_are_cells_like_any_other() -> None:
    mine = dug(
        """
            +--+--+
            |     |
         |  |
        -S--+  ?
         |
        """
    )
    assert waiting(mine) == []
    lay(mine, "NS", 3, 0)
    lay(mine, "NW", 3, 1)
    assert waiting(mine) == [], "past it in the east, and round the corner"
    lay(mine, "NE", 2, 1)
    assert waiting(mine) == [(2, 0)], "from the south"


@pytest.mark.rule("X-G5")
def test_several_goals_wait_in_the_order_they_lie() -> None:
    mine = dug(
        """
                  ?

         |
        -S--+--+-
         |

                  ?
        """
    )
    lay(mine, "NSW", 3, 0)
    assert waiting(mine) == [(3, -1), (3, 1)]
    mine.turn_up(spot(3, -1), parse_shape("NE"))
    assert waiting(mine) == [(3, 1)]


@pytest.mark.rule("X-B6")
def test_a_goal_that_misfits_gives_no_link() -> None:
    mine = dug(
        """
         |     |
        -S--+- o-
         |
        """
    )
    assert answer(mine, "EW", 3, 0) == "unreached"
    assert answer(mine, "NS", 2, -1) == "unreached"
    assert answer(mine, "EW", -1, 0) == "fine", "elsewhere nothing has changed"


@pytest.mark.rule("X-B6")
def test_a_misfit_the_other_way_round_gives_no_link_either() -> None:
    mine = dug(
        """
         |  |
        -S--+ -o
         |     |
        """
    )
    assert answer(mine, "NE", 2, 1) == "unreached"


@pytest.mark.rule("X-B6")
def test_behind_a_misfit_the_goal_can_still_be_linked_by_a_side_that_fits() -> None:
    mine = dug(
        """
            +-
            |
         |  |  |
        -S--+- o-
         |
        """
    )
    assert answer(mine, "EW", 3, 0) == "unreached"
    lay(mine, "SW", 2, -1)
    assert answer(mine, "EW", 3, 0) == "fine"


def fit(mine: Mine, goal: int, card: str) -> int:
    """How well a card would lie there for whoever reached it."""
    return mine.fit(goal, parse_shape(card), mine.faced(goal))


@pytest.mark.rule("X-B5")
def test_a_goal_is_turned_to_join_the_tunnel_that_reached_it_rather_than_to_fit_more_sides() -> None:
    mine = dug(
        """
               |
               +
               |
         |
        -S--+- ? -+-
         |
        """
    )
    goal = spot(2, 0)
    assert waiting(mine) == [(2, 0)]
    assert fit(mine, goal, "SW") > fit(mine, goal, "NE"), "NE would fit north and east"


@pytest.mark.rule("X-B5")
def test_if_it_joins_both_ways_a_goal_is_turned_to_fit_more_sides() -> None:
    mine = dug(
        """
            +--+--+
            |     |
         |  |     |
        -S--+- ? -+
         |
        """
    )
    goal = spot(2, 0)
    assert fit(mine, goal, "ES") > fit(mine, goal, "NW"), "there is rock in the north"


@pytest.mark.rule("X-B5")
def test_every_side_that_fits_counts_the_same() -> None:
    mine = dug(
        """
                  |
                  +
                  |
         |
        -S-   -+- ? -+-
         |

                 -+-
        """
    )
    goal = spot(3, 0)
    fits = {card: fit(mine, goal, card) for card in ("NEW", "nes", "n", "s", "EW", "ES", "SW", "NESW")}
    assert fits == {"NEW": 4, "nes": 2, "n": 2, "s": 0, "EW": 3, "ES": 1, "SW": 1, "NESW": 3}


@pytest.mark.rule("X-B5")
def test_a_goal_may_fit_as_well_both_ways() -> None:
    mine = dug(
        """
         |
        -S--+- ? -+--H
         |
        """
    )
    goal = spot(2, 0)
    assert fit(mine, goal, "ES") == fit(mine, goal, "NW")


@pytest.mark.rule("D-04")
def test_which_cards_lie_beside_a_goal() -> None:
    goal = spot(8, -2)
    for x, y in [(7, -2), (9, -2), (8, -3), (8, -1)]:
        assert beside(spot(x, y), goal)
    for x, y in [(8, -2), (7, -1), (9, -3), (6, -2), (8, 0), (-8, 2)]:
        assert not beside(spot(x, y), goal)


# --- rockfalls ------------------------------------------------------------------------------------

CORRIDOR = """
     |
    -S--+--+--+-
     |     |
"""


@pytest.mark.rule("X-B8")
def test_what_a_rockfall_cuts_off_stays_but_nothing_may_be_laid_on_to_it() -> None:
    mine = dug(CORRIDOR)
    assert places(mine, "EW") == [(-1, 0), (4, 0)]
    card = mine.card(spot(1, 0))
    assert mine.take(spot(1, 0)) == card
    assert picture(mine) == dedent(
        """
         |
        -S-   -+--+-
         |     |
        """
    ).strip("\n")
    assert places(mine, "EW") == [(-1, 0), (1, 0)]
    assert answer(mine, "EW", 4, 0) == "unreached"
    assert answer(mine, "NS", 2, 1) == "unreached"


@pytest.mark.rule("X-B8", "B-28")
def test_the_gap_is_filled_by_a_card_that_fits_all_round() -> None:
    mine = dug(CORRIDOR)
    mine.take(spot(1, 0))
    assert answer(mine, "NW", 1, 0) == "misfit", "in the east a tunnel waits"
    assert answer(mine, "NE", 1, 0) == "misfit"
    lay(mine, "NEW", 1, 0)
    assert answer(mine, "EW", 4, 0) == "fine", "all is reached again"
    assert answer(mine, "NS", 2, 1) == "fine"
    assert answer(mine, "NS", 1, -1) == "fine"


@pytest.mark.rule("X-B8")
def test_a_gap_filled_with_a_dead_end_stays_a_gap() -> None:
    mine = dug(CORRIDOR)
    mine.take(spot(1, 0))
    lay(mine, "ew", 1, 0)
    assert answer(mine, "EW", 4, 0) == "unreached"
    mine.take(spot(1, 0))
    lay(mine, "EW", 1, 0)
    assert answer(mine, "EW", 4, 0) == "fine"


@pytest.mark.rule("X-B8")
def test_a_wide_gap_is_filled_from_the_side_of_the_start() -> None:
    mine = dug(CORRIDOR)
    mine.take(spot(1, 0))
    mine.take(spot(2, 0))
    assert answer(mine, "EW", 2, 0) == "unreached", "it fits, but hangs on what is cut off"
    lay(mine, "EW", 1, 0)
    assert answer(mine, "EW", 2, 0) == "fine"


@pytest.mark.rule("X-B8")
def test_a_second_way_keeps_the_rest_linked() -> None:
    ring = """
        +--+-
        |  |
        |  |
       -S--+
        |
    """
    for hole in [(0, -1), (1, 0)]:
        mine = dug(ring)
        mine.take(spot(*hole))
        assert answer(mine, "EW", 2, -1) == "fine"
    mine = dug(ring)
    mine.take(spot(0, -1))
    mine.take(spot(1, 0))
    assert answer(mine, "EW", 2, -1) == "unreached"


@pytest.mark.rule("X-B8")
def test_a_goal_that_was_reached_waits_no_longer_when_its_tunnel_is_cut() -> None:
    mine = dug(
        """
         |
        -S--+--+- ?
         |
        """
    )
    assert waiting(mine) == [(3, 0)]
    mine.take(spot(1, 0))
    assert waiting(mine) == []
    lay(mine, "EW", 1, 0)
    assert waiting(mine) == [(3, 0)]


@pytest.mark.rule("X-B9")
def test_a_goal_stays_open_when_it_is_cut_off() -> None:
    mine = dug(
        """
         |
        -S--+--o
         |     |
        """
    )
    assert answer(mine, "NS", 2, 1) == "fine"
    mine.take(spot(1, 0))
    assert mine.what(spot(2, 0)) == GOAL
    assert mine.shape(spot(2, 0)) == parse_shape("SW")
    assert answer(mine, "NS", 2, 1) == "unreached"
    assert answer(mine, "ES", 1, 0) == "misfit", "and it still has to be fitted"


def test_a_hole_asks_nothing_of_its_neighbours_any_more() -> None:
    mine = dug(
        """
         |
        -S--+-
         |  |
        """
    )
    assert answer(mine, "EW", 1, 1) == "misfit"
    mine.take(spot(1, 0))
    assert answer(mine, "EW", 1, 1) == "alone"
    assert answer(mine, "EW", 2, 0) == "alone"
    assert [(column(mine.spots[c]), row(mine.spots[c])) for c in mine.laid] == []


def test_which_cards_may_be_taken_in_the_order_laid() -> None:
    mine = dug(NOTHING_DUG)
    for card, x, y in [("EW", 1, 0), ("NESW", 0, 1), ("EW", 2, 0), ("NS", 0, -1)]:
        lay(mine, card, x, y)
    mine.take(spot(0, 1))
    assert [(column(mine.spots[c]), row(mine.spots[c])) for c in mine.laid] == [(1, 0), (2, 0), (0, -1)]


def test_a_copy_goes_its_own_way() -> None:
    mine = dug(CORRIDOR.replace("+-\n", "+- ?\n"))
    twin = mine.copy()
    before = picture(mine)
    twin.take(spot(2, 0))
    twin.lay(spot(-1, 0), parse_shape("EW"), PATH, 7)
    twin.turn_up(spot(4, 0), parse_shape("NE"))
    assert picture(mine) == before
    assert places(mine, "EW") == [(-1, 0)]
    assert waiting(mine) == [(4, 0)]
    assert places(twin, "EW") == [(-2, 0), (2, 0)]
    assert waiting(twin) == []


# --- two tunnels on one card ----------------------------------------------------------------------


@pytest.mark.rule("X-G1", "X-G2")
@pytest.mark.parametrize(
    ("x", "y", "onwards", "aside"),
    [
        pytest.param(1, 0, ("EW", 2, 0), [("NS", 1, -1), ("NS", 1, 1)], id="entered from the west"),
        pytest.param(0, 1, ("NS", 0, 2), [("EW", -1, 1), ("EW", 1, 1)], id="entered from the north"),
    ],
)
def test_a_bridge_leads_straight_on_and_never_round_the_corner(
    x: int, y: int, onwards: tuple[str, int, int], aside: list[tuple[str, int, int]]
) -> None:
    mine = dug(NOTHING_DUG)
    lay(mine, "NS+EW", x, y)
    assert answer(mine, *onwards) == "fine"
    for card in aside:
        assert answer(mine, *card) == "unreached"


@pytest.mark.rule("X-G2")
def test_both_tunnels_of_a_bridge_may_be_linked() -> None:
    mine = dug(
        """
         +-
         |
         |  |
        -S--)-
         |  |
        """
    )
    assert answer(mine, "NS", 1, 1) == "unreached"
    lay(mine, "SW", 1, -1)
    assert answer(mine, "NS", 1, 1) == "fine", "over the north into the other tunnel"
    assert answer(mine, "EW", 2, 0) == "fine"
    mine.take(spot(0, -1))
    assert answer(mine, "NS", 1, 1) == "unreached"
    assert answer(mine, "EW", 2, 0) == "fine"


@pytest.mark.rule("X-G2")
@pytest.mark.parametrize(
    ("card", "onwards", "aside"),
    [("NW+ES", ("NS", 1, -1), ("NS", 1, 1)), ("NE+SW", ("NS", 1, 1), ("NS", 1, -1))],
)
def test_a_double_curve_bends_and_keeps_its_curves_apart(
    card: str, onwards: tuple[str, int, int], aside: tuple[str, int, int]
) -> None:
    mine = dug(NOTHING_DUG)
    lay(mine, card, 1, 0)
    assert answer(mine, *onwards) == "fine"
    assert answer(mine, *aside) == "unreached"
    assert answer(mine, "EW", 2, 0) == "unreached"


@pytest.mark.rule("X-G2")
def test_one_linked_tunnel_is_enough_to_lay_a_bridge() -> None:
    mine = dug(
        """
            +-
            |
         |
        -S-
         |
        """
    )
    assert answer(mine, "NS+EW", 1, 0) == "fine", "the card in the north is not linked, but fits"
    assert answer(mine, "NS+EW", 2, -1) == "unreached"


@pytest.mark.rule("X-G2")
def test_a_goal_before_the_second_tunnel_waits_only_once_that_is_linked() -> None:
    mine = dug(
        """
         +-
         |
         |
        -S-
         |

            ?
        """
    )
    lay(mine, "NS+EW", 1, 0)
    assert waiting(mine) == []
    lay(mine, "SW", 1, -1)
    assert waiting(mine) == [(1, 1)]


# --- ladders --------------------------------------------------------------------------------------

FAR_OFF = """
     |
    -S-      ~x~
     |
"""


def test_a_ladder_is_laid_against_any_face_up_card() -> None:
    mine = dug(FAR_OFF)
    assert answer(mine, "EW", 4, 0) == "unreached"
    assert answer(mine, "W#", 4, 0) == "fine", "tunnel to tunnel"
    assert answer(mine, "S#", 3, 1) == "fine", "rock to rock is contact enough"
    assert answer(mine, "N#", 3, 1) == "misfit", "but all sides have to fit"
    assert answer(mine, "W#", 5, 0) == "alone"
    assert places(mine, "W#") == [(3, -1), (1, 0), (4, 0), (3, 1)]


def test_a_ladder_keeps_away_from_goals() -> None:
    mine = dug(
        """
         |
        -S-    ?    -o
         |           |
        """
    )
    assert answer(mine, "W#", 1, 0) == "at goal", "face down"
    assert answer(mine, "N#", 4, 1) == "at goal", "face up"
    assert answer(mine, "N#", 4, -1) == "at goal", "even with rock between them"
    assert answer(mine, "E#", -1, 0) == "fine"
    assert places(mine, "NESW#") == [(0, -1), (-1, 0), (0, 1)]
    assert answer(mine, "E#", 2, 0) == "occupied"


@pytest.mark.parametrize(("x", "y"), [(0, -1), (1, 0), (0, 1), (-1, 0)])
def test_a_goal_on_any_side_forbids_a_ladder(x: int, y: int) -> None:
    mine = dug(NOTHING_DUG)
    assert answer(mine, "NESW#", x, y) == "fine"
    mine.hide(spot(2 * x, 2 * y), 50)
    assert answer(mine, "NESW#", x, y) == "at goal"


@pytest.mark.rule("X-G2")
def test_a_ladder_is_linked_to_the_start_wherever_it_is() -> None:
    mine = dug(FAR_OFF)
    lay(mine, "SW#", 4, 0)
    assert answer(mine, "NS", 4, 1) == "fine"
    assert places(mine, "NS") == [(0, -1), (0, 1), (4, 1)]


@pytest.mark.rule("X-G2")
def test_a_ladder_beside_what_is_cut_off_links_it_at_once() -> None:
    mine = dug(
        """
         |
        -S-      -+--+- ?
         |
        """
    )
    assert waiting(mine) == []
    lay(mine, "E#", 2, 0)
    assert waiting(mine) == [(5, 0)]
    mine.take(spot(2, 0))
    assert waiting(mine) == [], "and unlinks it when it goes"


@pytest.mark.rule("X-G2")
def test_a_rockfall_elsewhere_leaves_ladders_linked() -> None:
    mine = dug(
        """
         |
        -S--+-   -+--H--+-
         |
        """
    )
    mine.take(spot(1, 0))
    assert places(mine, "EW") == [(-1, 0), (1, 0), (2, 0), (6, 0)]


@pytest.mark.rule("X-G2")
def test_the_stub_of_a_ladder_leads_nowhere() -> None:
    mine = dug(
        """
         |        :
        -S-      -H-
         |
        """
    )
    assert answer(mine, "EW", 4, 0) == "fine"
    assert answer(mine, "NS", 3, -1) == "unreached"


# --- doors ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "past_blue", "past_green"),
    [
        pytest.param(
            """
             |
            -S--+--+- ?
             |
            """,
            True,
            True,
            id="no door",
        ),
        pytest.param(
            """
             |
            -S--B--+- ?
             |
            """,
            False,
            True,
            id="a blue door",
        ),
        pytest.param(
            """
             |
            -S--+--G- ?
             |
            """,
            True,
            False,
            id="a green door right before the goal",
        ),
        pytest.param(
            """
             |
            -S--B--G- ?
             |
            """,
            False,
            False,
            id="one after the other",
        ),
        pytest.param(
            """
                +--B--+
                |     |
             |  |     |
            -S--+     +- ?
             |  |     |
                |     |
                +--G--+
            """,
            True,
            True,
            id="one way blue, the other green",
        ),
        pytest.param(
            """
                +--B--+
                |     |
             |  |     |
            -S--+     +- ?
             |  |     |
                |     |
                +--B--+
            """,
            False,
            True,
            id="both ways blue",
        ),
        pytest.param(
            """
             |
            -S--B--H- ?
             |
            """,
            True,
            True,
            id="a ladder behind the door",
        ),
        pytest.param(
            """
             |
            -S--H--B- ?
             |
            """,
            False,
            True,
            id="a ladder before the door",
        ),
        pytest.param(
            """
             |         B
            -S-      -H- ?
             |
            """,
            False,
            True,
            id="a door across the ladder's own tunnel",
        ),
        pytest.param(
            """
             |     |
            -S--G- o--+- ?
             |
            """,
            False,
            False,
            id="a goal that misfits is no way at all",
        ),
        pytest.param(
            """
             |
            -S--G--o--+- ?
             |
            """,
            True,
            False,
            id="a way through another goal",
        ),
        pytest.param(
            """
             |
            -S--+- ? -+- ?
             |
            """,
            False,
            False,
            id="no way through a goal face down",
        ),
        pytest.param(
            """
             |  |
            -S-~G--+- ?
             |  |
            """,
            False,
            False,
            id="the blocked branch of a door card",
        ),
        pytest.param(
            """
             |  |
            -S--)--+- ?
             |  |
            """,
            True,
            True,
            id="straight over a bridge",
        ),
        pytest.param(
            """
             |  |
            -S--/--+- ?
             |  |
            """,
            False,
            False,
            id="not across a double curve",
        ),
        pytest.param(
            """
             |
            -S--+- $-
             |     |
            """,
            True,
            True,
            id="the treasure itself may misfit",
        ),
        pytest.param(
            """
             ?  S-
            """,
            False,
            False,
            id="rock between the start and the goal",
        ),
    ],
)
def test_who_can_come_to_the_treasure(text: str, past_blue: bool, past_green: bool) -> None:
    """The treasure is the easternmost goal. Who cannot pass a blue door is a green miner, and the other way round."""
    mine = dug(text)
    goal = max((mine.spots[c] for c in mine.goals), key=column)
    assert mine.passable(goal, BLUE) is past_blue
    assert mine.passable(goal, GREEN) is past_green


def test_doors_do_not_matter_while_digging() -> None:
    mine = dug(
        """
         |
        -S--B--G-
         |
        """
    )
    assert answer(mine, "EW", 3, 0) == "fine"


# --- crystals -------------------------------------------------------------------------------------


def test_crystals_count_wherever_they_lie_open() -> None:
    mine = dug(
        """
         |  |
        -S--*-~*    -*-    ?
         |  |
        """
    )
    assert mine.crystals() == 3, "also on dead ends and on what is cut off"
    mine.take(spot(1, 0))
    assert mine.crystals() == 2
    assert dug(NOTHING_DUG).crystals() == 0


# --- places that are counted -------------------------------------------------------------------------


def endless(length: int) -> Mine:
    """One straight gallery of crossings to the east."""
    mine = dug(NOTHING_DUG)
    for x in range(1, length + 1):
        lay(mine, "NESW", x, 0)
    return mine


def cards_of_all_sides() -> list[str]:
    return ["".join(side for bit, side in enumerate("nesw") if sides >> bit & 1) for sides in range(1, 16)]


@pytest.mark.parametrize("length", [0, 5, 61, 62, 90])  # with 62 cards there are more places than are counted at once
@pytest.mark.parametrize("card", cards_of_all_sides())
def test_places_are_counted_as_they_are_found(card: str, length: int) -> None:
    mine = endless(length)
    shape = parse_shape(card)
    found = [mine.spots[c] for c in mine.fringe if mine.refusal(mine.spots[c], shape) == FINE]
    assert mine.room_for(shape & 15) == len(found)
    assert [mine.nth_room(shape & 15, nth) for nth in range(len(found))] == found


def test_after_every_change_places_are_counted_anew() -> None:
    mine = endless(3)
    assert mine.room_for(15) == 10  # a crossing fits wherever a tunnel ends
    lay(mine, "NESW", 0, -1)
    assert mine.room_for(15) == 11  # one above it and one beside it; the other one beside it was there, its own is gone
    mine.take(spot(3, 0))
    assert mine.room_for(15) == 9
    assert mine.copy().room_for(15) == mine.apart().room_for(15) == 9
