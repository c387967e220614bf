"""Where a path card may be laid: B-17 … B-20."""

import pytest

from pyrite.kernel.errors import NotAMove
from tests.rules.kit import allows, do, draw, options_text, refuses, table, tunnels

# --- side to side -----------------------------------------------------------------------------------


@pytest.mark.rule("B-17")
@pytest.mark.parametrize("cell", ["0,-1", "1,0", "0,1", "-1,0"])
def test_a_card_may_lie_beside_the_start(cell: str) -> None:
    assert allows(table(hands={0: "NESW"}), f"lay NESW {cell}")


@pytest.mark.rule("B-17")
def test_a_card_may_lie_beside_a_card_that_was_laid() -> None:
    state = table(
        hands={0: "NESW"},
        drawn="""
             |
            -S--+-
             |  |
        """,
    )
    do(state, "lay NESW 1,1")
    assert tunnels(state) == draw("""
         |
        -S--+-
         |  |
            |
           -+-
            |
    """)


@pytest.mark.rule("B-17")
@pytest.mark.parametrize("cell", ["1,-1", "1,1", "-1,1", "-1,-1"])
def test_a_shared_corner_does_not_count(cell: str) -> None:
    assert refuses(table(hands={0: "NESW"}), f"lay NESW {cell}") == ("B-17", "no-neighbour")


@pytest.mark.rule("B-17")
@pytest.mark.parametrize("cell", ["2,0", "5,5", "-60,0", "0,100"])
def test_a_card_cannot_lie_on_its_own(cell: str) -> None:
    assert refuses(table(hands={0: "NESW"}), f"lay NESW {cell}") == ("B-17", "no-neighbour")


@pytest.mark.rule("B-17")
def test_a_closed_goal_is_no_neighbour_to_lie_beside() -> None:
    state = table(hands={0: "NESW"})
    for cell in ("7,0", "9,0", "8,1", "8,-1", "8,-3", "8,3"):
        assert refuses(state, f"lay NESW {cell}") == ("B-17", "no-neighbour")


@pytest.mark.rule("B-17")
@pytest.mark.parametrize("cell", ["0,0", "1,0", "8,0"])
def test_a_card_needs_a_cell_of_its_own(cell: str) -> None:
    state = table(hands={0: "NESW"}, laid="NESW 1,0")
    assert refuses(state, f"lay NESW {cell}") == ("X-G3", "occupied")


# --- tunnel to tunnel, rock to rock -----------------------------------------------------------------


@pytest.mark.rule("B-18")
@pytest.mark.parametrize(
    ("card", "north", "east", "south", "west"),
    [
        ("NESW", True, True, True, True),
        ("NS", True, False, True, False),
        ("EW", False, True, False, True),
        ("ESW", True, True, False, True),
        ("NES", True, False, True, True),
        ("NE", False, False, True, True),
        ("NW", False, True, True, False),
        ("n", False, False, True, False),
        ("e", False, False, False, True),
        ("ns", True, False, True, False),
        ("nw", False, True, True, False),
    ],
)
def test_beside_the_start_a_tunnel_must_meet_its_tunnel(
    card: str, north: bool, east: bool, south: bool, west: bool
) -> None:
    state = table(hands={0: card})
    for cell, fits in {"0,-1": north, "1,0": east, "0,1": south, "-1,0": west}.items():
        if fits:
            assert allows(state, f"lay {card} {cell}"), cell
        else:
            assert refuses(state, f"lay {card} {cell}") == ("B-18", "misfit"), cell


@pytest.mark.rule("B-18")
def test_rock_must_meet_rock() -> None:
    # 1,-1 touches a tunnel's rock in the south and, once 0,-1 is dug, a tunnel mouth in the west
    state = table(
        hands={0: "NESW EW ESW"},
        drawn="""
             |
            -+-
             |
             |
            -S--+-
             |
        """,
    )
    assert refuses(state, "lay NESW 1,-1") == ("B-18", "misfit")
    assert refuses(state, "lay ESW 1,-1") == ("B-18", "misfit")
    assert allows(state, "lay ESW 1,-1 turned")
    do(state, "lay EW 1,-1")
    assert tunnels(state) == draw("""
         |
        -+--+-
         |
         |
        -S--+-
         |
    """)


@pytest.mark.rule("B-18")
def test_every_side_that_meets_a_card_must_fit() -> None:
    state = table(
        hands={0: "NESW NES ESW NE NW ne"},
        drawn="""
             |  |
            -+--+-
             |  |
             |
            -S-
             |
             |  |
            -+--+-
             |
        """,
    )
    # 1,0 meets tunnels in the north, the west and the south
    fitting = [move for move in options_text(state) if move.startswith("lay") and " 1,0" in move]
    assert fitting == ["lay NESW 1,0", "lay NES 1,0 turned"]


@pytest.mark.rule("B-18")
def test_a_stub_is_a_tunnel_mouth_too() -> None:
    state = table(hands={0: "NESW EW NS NE"}, laid="nesw 1,0; NESW 0,-1")
    # 1,-1 lies above the dead end's northern stub and east of the crossing
    assert refuses(state, "lay EW 1,-1") == ("B-18", "misfit")
    assert allows(state, "lay NESW 1,-1")
    assert allows(state, "lay NE 1,-1 turned")


# --- upright ----------------------------------------------------------------------------------------


@pytest.mark.rule("B-19")
def test_half_a_turn_is_allowed() -> None:
    state = table(hands={0: "NE"})
    assert refuses(state, "lay NE 1,0") == ("B-18", "misfit")
    do(state, "lay NE 1,0 turned")
    assert tunnels(state) == draw("""
         |
        -S--+
         |  |
    """)


@pytest.mark.rule("B-19")
def test_a_quarter_turn_is_not() -> None:
    state = table(hands={0: "NS EW NE"})
    lays = [move for move in options_text(state) if move.startswith("lay")]
    assert lays == [
        *("lay NS 0,-1", "lay NS 0,1"),  # never 1,0, which it would fit lying crosswise
        *("lay EW -1,0", "lay EW 1,0"),
        *("lay NE -1,0", "lay NE 0,1"),
        *("lay NE 0,-1 turned", "lay NE 1,0 turned"),
    ]
    with pytest.raises(NotAMove):
        do(state, "lay NS 1,0 quarter")


@pytest.mark.rule("B-19")
@pytest.mark.parametrize("card", ["NESW", "NS", "EW", "nesw", "ns", "ew"])
def test_a_card_that_looks_the_same_both_ways_has_only_one(card: str) -> None:
    state = table(hands={0: card})
    cell = "0,1" if "N" in card.upper() else "1,0"
    assert allows(state, f"lay {card} {cell}")
    assert refuses(state, f"lay {card} {cell} turned") == ("B-19", "same-both-ways")


# --- joined to the start ----------------------------------------------------------------------------


@pytest.mark.rule("B-20")
def test_rock_beside_rock_fits_but_joins_nothing() -> None:
    state = table(hands={0: "NS NES"}, laid="NS 0,-1; NESW 0,-2")
    assert refuses(state, "lay NS 1,-1") == ("B-20", "not-linked")
    assert refuses(state, "lay NES 1,-1") == ("B-20", "not-linked")


@pytest.mark.rule("B-20")
def test_nothing_can_be_laid_behind_a_dead_end() -> None:
    state = table(
        hands={0: "NESW EW"},
        drawn="""
             |  :
            -S-~x~
             |  :
        """,
    )
    assert refuses(state, "lay EW 2,0") == ("B-20", "not-linked")
    assert refuses(state, "lay NESW 2,0") == ("B-20", "not-linked")


@pytest.mark.rule("B-20")
def test_the_cell_behind_a_dead_end_can_be_reached_another_way() -> None:
    state = table(
        hands={0: "NESW"},
        drawn="""
             |  |  |
            -+--+--+-
             |  |  |
             |  :
            -S-~x~
             |  :
        """,
    )
    do(state, "lay NESW 2,0")
    assert tunnels(state) == draw("""
         |  |  |
        -+--+--+-
         |  |  |
         |  :  |
        -S-~x~-+-
         |  :  |
    """)


@pytest.mark.rule("B-20")
def test_a_card_must_be_joined_at_the_moment_it_is_laid() -> None:
    state = table(hands={0: "rockfall", 1: "EW NS", 2: "EW EW"}, laid="NESW 1,0; NESW 2,0")
    do(state, "play rockfall at 1,0")
    assert refuses(state, "lay EW 3,0") == ("B-20", "not-linked")
    assert refuses(state, "lay NS 2,1") == ("B-20", "not-linked")
    do(state, "lay EW 1,0")  # the gap is closed again
    assert allows(state, "lay EW 3,0")
