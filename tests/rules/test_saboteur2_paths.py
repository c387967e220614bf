r"""Saboteur 2: bridges, double curves, ladders, doors, crystals (S2-14 … S2-18, D-19, D-57, X-S2-19 … X-S2-25)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.gold import TREASURE
from pyrite.kernel.mine import ALONE, FINE, PICTURE, spot
from pyrite.kernel.state import UNDECIDED
from pyrite.setup.options import options_from
from tests.rules.drawing import parse_shape
from tests.rules.kit import (
    allows,
    do,
    draw,
    is_open,
    nuggets,
    options_text,
    pass_round,
    pass_until,
    refuses,
    table,
    tunnels,
)
from tests.rules.saboteur2 import BLUE_DOOR, BOTH_DOORS, NO_DOOR, S2, dwarfs

TOUCH = options_from()
OPEN_LINK = options_from(ladder_contact="openLink")


# --- tunnels that do not meet -----------------------------------------------------------------------------


@pytest.mark.rule("S2-14")
def test_the_tunnels_of_a_bridge_do_not_meet() -> None:
    state = table(2, hands={0: "NS NE", 1: "EW"}, drawn="""
         |  |
        -S--)-
         |  |
    """, modules=S2)  # fmt: skip
    assert refuses(state, "lay NS 1,1") == ("B-20", "not-linked")
    assert refuses(state, "lay NS 1,-1") == ("B-20", "not-linked")
    do(state, "pass NE", "1: lay EW 2,0")
    assert tunnels(state) == draw("""
         |  |
        -S--)--+-
         |  |
    """)


@pytest.mark.rule("S2-14")
def test_one_tunnel_of_a_bridge_has_to_be_joined_to_the_start() -> None:
    state = table(2, hands={0: "NS+EW"}, laid="NESW 1,0; ew 2,0", modules=S2)
    assert allows(state, "lay NS+EW -1,0")  # by the one …
    assert allows(state, "lay NS+EW 1,1")  # … or by the other
    assert refuses(state, "lay NS+EW 3,0") == ("B-20", "not-linked")


@pytest.mark.rule("S2-15")
@pytest.mark.parametrize(("card", "open_", "shut"), [("NW+ES", "1,-1", "1,1"), ("NE+SW", "1,1", "1,-1")])
def test_a_double_curve_leads_only_round_its_own_corner(card: str, open_: str, shut: str) -> None:
    state = table(2, hands={0: "NS EW"}, laid=f"{card} 1,0", modules=S2)
    assert allows(state, f"lay NS {open_}")
    assert refuses(state, f"lay NS {shut}") == ("B-20", "not-linked")
    assert refuses(state, "lay EW 2,0") == ("B-20", "not-linked")


@pytest.mark.rule("S2-15")
def test_one_curve_has_to_be_joined_to_the_start() -> None:
    state = table(2, hands={0: "NW+ES"}, laid="NESW 1,0; ew 2,0", modules=S2)
    assert refuses(state, "lay NW+ES 3,0") == ("B-20", "not-linked")
    assert allows(state, "lay NW+ES 1,1")


@pytest.mark.rule("X-S2-23")
def test_the_second_tunnel_must_fit_its_neighbours() -> None:
    """At 1,1 a bridge has the rock of 0,1 on its west side."""
    state = table(2, hands={0: "NS+EW NS"}, laid="NS 0,1; NESW 1,0", modules=S2)
    assert refuses(state, "lay NS+EW 1,1") == ("B-18", "misfit")
    assert allows(state, "lay NS 1,1")


# The bridge at 7,0 is joined to the start from the north; its other tunnel faces the treasure.
OVER_THE_BRIDGE = """
        |  |  |  |  |
     +--+--+--+--+--+--+--+
     |  |  |  |  |  |     |
     |                    |
    -S-                  -)-
     |                    |
"""


@pytest.mark.rule("X-S2-23")
def test_a_goal_before_the_second_tunnel_is_turned_up_only_when_that_tunnel_is_reached() -> None:
    state = table(2, hands={0: "NS+EW", 1: "EW"}, drawn=OVER_THE_BRIDGE, modules=S2)
    assert not is_open(state, 8, 0)
    assert not state.mine.stirs()
    assert refuses(state, "lay EW 6,0") == ("B-13", "not-in-hand")
    do(state, "pass NS+EW")
    assert refuses(state, "lay EW 6,0") == ("B-20", "not-linked")


# --- ladders ------------------------------------------------------------------------------------------------


@pytest.mark.rule("X-S2-19", "D-04")
@pytest.mark.parametrize(("reveal", "found"), [("anyLink", True), ("touching", False)])
def test_a_ladder_reaches_at_once_what_is_cut_off_with_the_goal_that_waits_there(reveal: str, found: bool) -> None:
    options = options_from(goal_reveal=reveal)
    state = table(2, hands={0: "W#"}, roles=dwarfs("B G"), drawn=OVER_THE_BRIDGE, options=options, modules=S2)
    do(state, "lay W# 6,0 turned")
    assert is_open(state, 8, 0) == found
    assert (state.outcome, state.connector) == ((TREASURE, 0) if found else (UNDECIDED, -1))


@pytest.mark.rule("S2-16", "X-G3")
def test_a_ladder_needs_no_tunnel_from_the_start_and_one_digs_on_from_it() -> None:
    state = table(2, hands={0: "ES#", 1: "EW"}, laid="NS 0,1; EW 1,0", modules=S2)
    do(state, "lay ES# 1,1", "1: lay EW 2,1")
    assert tunnels(state) == draw("""
         |
        -S--+-
         |
         |
         +  H--+-
         |  |
    """)


@pytest.mark.rule("S2-16")
def test_a_ladder_stays_joined_to_the_start_when_what_led_to_it_is_gone() -> None:
    state = table(2, hands={0: "rockfall", 1: "NS"}, laid="EW 1,0; NE# 2,0 turned; NS 2,1", modules=S2)
    do(state, "play rockfall at 1,0")
    assert allows(state, "lay NS 2,2")


@pytest.mark.rule("S2-16")
def test_two_ladders_far_from_the_start_stay_joined_to_it_and_to_each_other() -> None:
    state = table(2, hands={0: "rockfall", 1: "rockfall"}, laid="EW 1,0; NE# 2,0 turned; EW -1,0; ES# -2,0", modules=S2)
    do(state, "play rockfall at 1,0", "play rockfall at -1,0")
    for x in (2, -2):
        assert state.mine.refusal(spot(x, 1), parse_shape("NS")) == FINE


@pytest.mark.rule("X-B8")
def test_a_ladder_may_be_laid_where_everything_is_cut_off() -> None:
    state = table(2, hands={0: "rockfall", 1: "NS W#"}, laid="NESW 1,0; NESW 2,0", modules=S2)
    do(state, "play rockfall at 1,0")
    assert refuses(state, "lay NS 2,1") == ("B-20", "not-linked")
    do(state, "1: lay W# 3,0")
    assert allows(pass_until(state, 1), "lay NS 2,1")


@pytest.mark.rule("D-19")
@pytest.mark.parametrize(
    ("move", "touch", "open_link"),
    [
        ("lay ES# 1,1", None, ("D-19", "ladder-no-mouth")),  # rock meets rock all round
        ("lay W# 2,0", None, None),  # a tunnel meets a tunnel
        ("lay W# 2,0 turned", ("B-18", "misfit"), ("B-18", "misfit")),
        ("lay W# 4,4", ("B-17", "no-neighbour"), ("B-17", "no-neighbour")),
        ("lay W# 1,0", ("X-G3", "occupied"), ("X-G3", "occupied")),
    ],
)
def test_what_a_ladder_has_to_touch(
    move: str, touch: tuple[str, str] | None, open_link: tuple[str, str] | None
) -> None:
    for options, why in ((TOUCH, touch), (OPEN_LINK, open_link)):
        state = table(2, hands={0: "ES# W#"}, laid="NS 0,1; EW 1,0", options=options, modules=S2)
        assert (None if allows(state, move) else refuses(state, move)) == why


@pytest.mark.rule("D-19", "X-S2-21")
@pytest.mark.parametrize(
    ("move", "touch", "open_link"),
    [
        ("lay W# 7,0", ("D-19", "ladder-at-goal"), None),  # its rock to the goal
        ("lay NE# 7,0 turned", ("D-19", "ladder-at-goal"), None),
    ],
)
def test_no_ladder_is_laid_beside_a_closed_goal(
    move: str, touch: tuple[str, str] | None, open_link: tuple[str, str] | None
) -> None:
    for options, why in ((TOUCH, touch), (OPEN_LINK, open_link)):
        state = table(2, hands={0: "W# NE#"}, drawn=NO_DOOR, options=options, modules=S2)
        assert (None if allows(state, move) else refuses(state, move)) == why


@pytest.mark.rule("D-19")
def test_by_open_link_too_no_tunnel_of_a_ladder_points_at_a_goal() -> None:
    """The curve ends north of 8,0's west side: a ladder at 8,-1 would open to the goal below."""
    drawn = """
            |  |  |  |  |
         +--+--+--+--+--+--+--+-
         |  |  |  |  |  |
         |
        -S-
         |
    """
    for options in (TOUCH, OPEN_LINK):
        state = table(2, hands={0: "NE#"}, drawn=drawn, options=options, modules=S2)
        assert refuses(state, "lay NE# 8,-1 turned") == ("D-19", "ladder-at-goal")


@pytest.mark.rule("X-S2-21")
def test_no_ladder_is_laid_beside_an_open_goal_either() -> None:
    state = table(2, hands={0: "EW", 1: "S# ES#"}, goals="treasure stone-ne", drawn=NO_DOOR, modules=S2)
    do(state, "lay EW 7,0")
    assert is_open(state, 8, 0)
    assert refuses(state, "lay ES# 9,0") == ("D-19", "ladder-at-goal")
    assert refuses(state, "lay S# 9,0") == ("D-19", "ladder-at-goal")


@pytest.mark.rule("X-S2-20")
def test_a_ladder_that_touches_no_path_card_is_refused() -> None:
    state = table(2, hands={0: "S#"}, modules=S2)
    assert refuses(state, "lay S# 8,1") == ("B-17", "no-neighbour")
    ladder = parse_shape("S#")
    mine = state.book.ground.copy()
    mine.stack(spot(3, 3), 1)
    mine.lay(spot(5, 5), parse_shape("nesw"), PICTURE, 0)
    assert mine.refusal(spot(3, 2), ladder) == ALONE
    assert mine.refusal(spot(5, 4), ladder) == ALONE
    assert mine.refusal(spot(0, -1), ladder) == FINE


@pytest.mark.rule("X-S2-22")
@pytest.mark.parametrize(("place", "reached"), [((2, 1), True), ((1, 2), True), ((2, 2), False)])
def test_a_goal_that_comes_to_lie_before_a_ladder_is_reached(place: tuple[int, int], reached: bool) -> None:
    state = do(table(2, hands={0: "ES#"}, laid="NS 0,1; EW 1,0", modules=S2), "lay ES# 1,1")
    mine = state.mine.copy()
    mine.hide(spot(*place), state.mine.card(spot(8, 0)))
    assert (spot(*place) in [*mine.waiting()]) == reached


# --- doors and crystals ---------------------------------------------------------------------------------------


@pytest.mark.rule("S2-17", "X-S2-25")
def test_doors_mean_nothing_while_digging() -> None:
    """The green miner digs on behind a blue door and turns up the treasure."""
    state = table(2, hands={1: "EW"}, roles=dwarfs("B G"), drawn=BLUE_DOOR, starter=1, modules=S2)
    do(state, "1: lay EW 7,0")
    assert (state.outcome, state.connector) == (TREASURE, 1)


@pytest.mark.rule("D-57")
def test_anybody_may_make_the_link_through_any_door() -> None:
    for seat in range(6):
        state = table(
            6, hands={seat: "EW"}, roles=dwarfs("B G Bo P Geo Sab"), drawn=BOTH_DOORS, starter=seat, modules=S2
        )
        do(state, "lay EW 7,0")
        assert (state.outcome, state.connector) == (TREASURE, seat)


@pytest.mark.rule("S2-18")
def test_crystals_do_nothing_in_the_mine() -> None:
    state = table(2, hands={0: "ESW ESW*"}, laid="NESW 1,0; NS 0,1", modules=S2)
    bare, crystal = (
        {move.removeprefix(f"lay {card} ") for move in options_text(state) if move.startswith(f"lay {card} ")}
        for card in ("ESW", "ESW*")
    )
    assert bare == crystal != set()


@pytest.mark.rule("X-S2-24")
def test_a_rockfall_takes_a_door_a_ladder_or_a_crystal_with_its_card() -> None:
    state = table(2, hands={0: "rockfall EW EW", 1: "map"}, roles=dwarfs("B G"), drawn=BLUE_DOOR, modules=S2)
    do(state, "0: play rockfall at 1,0", "1: pass map", "0: lay EW 1,0")
    do(pass_until(state, 0), "lay EW 7,0")
    assert nuggets(state) == [5, 0]

    ladder = table(2, hands={0: "rockfall", 1: "EW"}, laid="NS 0,1; EW 1,0; ES# 1,1", starter=0, modules=S2)
    assert allows(do(ladder.copy(), "pass rockfall"), "lay EW 2,1")
    assert refuses(do(ladder, "play rockfall at 1,1"), "lay EW 2,1") == ("B-17", "no-neighbour")

    crystal = table(2, hands={0: "rockfall"}, roles=dwarfs("B Geo"), laid="NESW* 1,0; ESW* 2,0", modules=S2)
    assert nuggets(pass_round(do(crystal, "play rockfall at 2,0"))) == [0, 1]
