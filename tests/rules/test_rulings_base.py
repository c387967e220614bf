"""Rulings for the base game: laying, goals, rockfalls, maps (X-B1 to X-B12, X-B23, X-B24)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.gold import TREASURE
from pyrite.kernel import facts
from pyrite.kernel.mine import spot
from pyrite.kernel.state import EXHAUSTED, UNDECIDED, State
from tests.facts import happened
from tests.rules.drawing import parse_shape
from tests.rules.kit import (
    allows,
    discard_pile,
    do,
    draw,
    everybody,
    goal_at,
    is_open,
    knowers,
    mine,
    options_text,
    pass_round,
    pass_until,
    refuses,
    table,
)
from tests.rules.scenes import BETWEEN, FORKED, MIDDLE, old_workings, open_sides, turned_up

# The last card to the goal at 8,0 from each of its four sides.
SIDES = {
    "west": (MIDDLE, "EW 7,0"),
    "north": (
        """
                               +--+-
                               |
             |  |  |  |  |  |  |
            -S--+--+--+--+--+--+
             |  |  |  |  |  |
        """,
        "NE 8,-1 turned",
    ),
    "south": (BETWEEN, "NW 8,1"),
    "east": (
        """
             |  |  |  |  |  |
            -S--+--+--+--+--+--+
             |  |  |  |  |  |  |
                               |        |
                               +--+--+--+
        """,
        "NE 9,0 turned",
    ),
}


def card_of(dig: str) -> str:
    """The card of "NE 8,-1 turned"."""
    return dig.partition(" ")[0]


# --- cells beside goals -----------------------------------------------------------------------------


@pytest.mark.rule("X-B1")
@pytest.mark.parametrize("cell", ["7,0", "8,1", "9,-2", "8,-3"])
def test_a_card_beside_nothing_but_a_closed_goal_is_refused(cell: str) -> None:
    state = table(hands={0: "NESW"})
    assert refuses(state, f"lay NESW {cell}") == ("B-17", "no-neighbour")


@pytest.mark.rule("X-B2")
def test_rock_may_lie_beside_a_closed_goal_as_well_as_tunnel() -> None:
    state = table(hands={0: "EW NW ESW ew"}, drawn=MIDDLE)
    for move in ("lay EW 7,0", "lay NW 7,0", "lay ESW 7,0", "lay ESW 7,0 turned", "lay ew 7,0"):
        assert allows(state, move), move


@pytest.mark.rule("X-B2")
def test_what_may_be_laid_beside_a_closed_goal_does_not_betray_it() -> None:
    orders = ("treasure stone-ne stone-nw", "stone-ne treasure stone-nw", "stone-ne stone-nw treasure")
    offers = [options_text(table(hands={0: "EW NW NES ne"}, goals=goals, drawn=BETWEEN)) for goals in orders]
    assert "lay NES 8,1 turned" in offers[0]
    assert offers[0] == offers[1] == offers[2]


@pytest.mark.rule("X-B24")
def test_one_may_dig_between_the_goals_and_on_behind_them() -> None:
    state = table(hands={0: "EW", 1: "NES", 2: "NS", 3: "NW"}, drawn=BETWEEN)
    do(state, "lay EW 8,1", "lay NES 9,1 turned", "lay NS 9,2", "lay NW 9,3")
    assert mine(state) == draw("""
                                 ?




         |  |  |  |  |  |
        -S--+--+--+--+--+--+     ?
         |  |  |  |  |  |  |
                           |        |
                           +--+--+--+
                                    |
                                    |
                                 ?  +
                                    |
                                    |
                                   -+
    """)


@pytest.mark.rule("X-B24")
@pytest.mark.parametrize(("drawn", "last"), SIDES.values(), ids=SIDES)
def test_a_goal_is_reached_from_each_of_its_sides(drawn: str, last: str) -> None:
    state = table(hands={0: card_of(last)}, goals="treasure stone-ne stone-nw", drawn=drawn)
    do(state, f"lay {last}")
    assert turned_up(state) == [(0, 0)]
    assert is_open(state, 8, 0)
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("X-B23")
@pytest.mark.parametrize(("drawn", "last"), SIDES.values(), ids=SIDES)
def test_the_treasure_ends_the_round_from_each_of_its_sides(drawn: str, last: str) -> None:
    state = table(hands={0: card_of(last)}, drawn=drawn)
    do(state, f"lay {last}")
    assert (state.outcome, state.connector) == (TREASURE, 0)


@pytest.mark.rule("X-B23")
def test_a_treasure_that_misfits_its_neighbours_is_found_all_the_same() -> None:
    state = table(hands={0: "EW"}, drawn=FORKED)
    do(state, "lay EW 7,0")
    assert mine(state) == draw("""
                                 ?




         |  |  |  |  |  |        |
        -S--+--+--+--+--+--+--+--$-
         |  |  |  |  |  |  |     |
                           |
                           +--+--+-


                                 ?
    """)
    assert (state.outcome, state.connector) == (TREASURE, 0)


@pytest.mark.rule("X-B23")
@pytest.mark.parametrize("shape", ["NS", "nesw"], ids=["rock towards the tunnel", "nothing but stubs"])
def test_a_treasure_whose_own_tunnels_lead_nowhere_is_found_all_the_same(
    shape: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The printed one is open on all sides; another box may show another."""
    state = table(hands={0: "EW"}, drawn=MIDDLE)
    treasure = state.goal(state.mine.card(spot(8, 0)))
    monkeypatch.setattr(treasure, "shape", parse_shape(shape))
    monkeypatch.setattr(treasure, "half_turn", parse_shape(shape))
    do(state, "lay EW 7,0")
    assert (state.outcome, state.connector) == (TREASURE, 0)


@pytest.mark.rule("X-B23")
def test_rock_or_a_dead_stub_beside_the_treasure_does_not_find_it() -> None:
    for last in ("NW 7,0", "ew 7,0"):
        state = table(hands={0: card_of(last)}, drawn=MIDDLE)
        do(state, f"lay {last}")
        assert not is_open(state, 8, 0)
        assert (state.outcome, state.decider) == (UNDECIDED, 1)


# --- two goals at once ------------------------------------------------------------------------------


@pytest.mark.rule("X-B3")
def test_of_two_goals_reached_at_once_the_player_on_turn_says_which_is_first() -> None:
    state = table(hands={0: "NES"}, goals="treasure stone-ne stone-nw", drawn=BETWEEN)
    do(state, "lay NES 8,1 turned")
    assert (state.decision.name, state.decider) == ("which-goal", 0)
    assert options_text(state) == ["reveal 8,0", "reveal 8,2"]
    assert refuses(state, "reveal 8,-2") == ("X-G5", "goal-not-reached")
    do(state, "0: reveal 8,2")
    assert turned_up(state) == [(0, 2), (0, 0)]
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("X-B3")
def test_the_treasure_turned_up_first_leaves_the_other_goal_closed() -> None:
    state = table(hands={0: "NES"}, drawn=BETWEEN)
    do(state, "lay NES 8,1 turned", "reveal 8,0")
    assert state.outcome == TREASURE
    assert (is_open(state, 8, 0), is_open(state, 8, 2)) == (True, False)
    assert knowers(state, state.mine.card(spot(8, 2))) == set()


@pytest.mark.rule("X-B3")
def test_the_treasure_turned_up_second_ends_the_round_then() -> None:
    state = table(hands={0: "NES"}, drawn=BETWEEN)
    do(state, "lay NES 8,1 turned", "reveal 8,2")
    assert turned_up(state) == [(0, 2), (0, 0)]
    assert state.outcome == TREASURE


@pytest.mark.rule("X-B3")
@pytest.mark.parametrize(
    ("card", "rows"),
    [("NW 8,1", [0]), ("NE 8,1 turned", [2]), ("EW 8,1", []), ("nes 8,1 turned", [])],
)
def test_only_goals_that_a_live_tunnel_faces_are_turned_up(card: str, rows: list[int]) -> None:
    state = table(hands={0: card_of(card)}, goals="treasure stone-ne stone-nw", drawn=BETWEEN)
    do(state, f"lay {card}")
    assert turned_up(state) == [(0, row) for row in rows]
    assert state.decision.name == "turn"


# --- goals that lie open ----------------------------------------------------------------------------


def at_an_open_stone(**hands: str) -> State:
    """Seat 0 has reached the stone at 8,0, whose other tunnel leads south; seat 1 is on turn."""
    state = table(
        hands={0: "EW", **{int(seat[-1]): cards for seat, cards in hands.items()}},
        goals="treasure stone-ne stone-nw",
        drawn=MIDDLE,
    )
    do(state, "0: lay EW 7,0")
    assert mine(state) == draw("""
                                 ?




         |  |  |  |  |  |
        -S--+--+--+--+--+--+--+--o
         |  |  |  |  |  |        |




                                 ?
    """)
    return state


@pytest.mark.rule("X-B4")
def test_one_builds_on_from_an_open_stone() -> None:
    state = at_an_open_stone(seat1="NE")
    do(state, "lay NE 8,1")
    assert open_sides(state, 8, 1) == "NE"


@pytest.mark.rule("X-B4")
def test_new_neighbours_must_fit_an_open_stone() -> None:
    state = at_an_open_stone(seat1="EW NS NE")
    assert refuses(state, "lay EW 8,1") == ("B-18", "misfit")  # rock below a tunnel
    assert refuses(state, "lay EW 9,0") == ("B-18", "misfit")  # tunnel beside rock
    assert refuses(state, "lay NS 9,0") == ("B-20", "not-linked")  # rock beside rock, but nothing leads there
    assert allows(state, "lay NS 8,1")


@pytest.mark.rule("X-B4")
def test_an_open_stone_carries_the_link_to_the_next_goal() -> None:
    state = at_an_open_stone(seat1="NS")
    do(state, "1: lay NS 8,1")
    assert turned_up(state) == [(0, 0), (1, 2)]


@pytest.mark.rule("X-B4")
def test_an_open_stone_can_never_be_removed() -> None:
    state = at_an_open_stone(seat1="rockfall")
    assert refuses(state, "play rockfall at 8,0") == ("B-27", "not-removable")
    assert allows(state, "play rockfall at 7,0")


@pytest.mark.rule("X-B6")
def test_an_open_goal_whose_tunnel_meets_rock_is_not_joined_there() -> None:
    state = table(hands={1: "ESW", 2: "rockfall", 3: "NE"}, goals="treasure stone-ne stone-nw", drawn=FORKED)
    pass_until(state, 1)
    do(state, "lay ESW 7,0 turned")
    assert is_open(state, 8, 0)
    assert open_sides(state, 8, 0) == "SW"
    assert open_sides(state, 8, 1) == "EW"  # rock below the stone's tunnel
    do(state, "play rockfall at 7,1")
    # Cut off from the west, 8,1 is not reached through the stone above it.
    assert refuses(state, "lay NE 9,1 turned") == ("B-20", "not-linked")


@pytest.mark.rule("X-B6")
def test_a_misfit_changes_nothing_for_the_cells_beyond() -> None:
    state = table(hands={1: "ESW", 2: "NW"}, goals="treasure stone-ne stone-nw", drawn=FORKED)
    pass_until(state, 1)
    do(state, "lay ESW 7,0 turned", "2: lay NW 9,1")
    assert state.decider == 3


# --- how a goal is turned ---------------------------------------------------------------------------


@pytest.mark.rule("X-B5")
@pytest.mark.parametrize(
    ("stone", "side", "sides"),
    [
        ("stone-ne", "west", "SW"),
        ("stone-nw", "west", "NW"),
        ("stone-ne", "north", "NE"),
        ("stone-nw", "north", "NW"),
        ("stone-ne", "south", "SW"),
        ("stone-nw", "south", "ES"),
        ("stone-ne", "east", "NE"),
        ("stone-nw", "east", "ES"),
    ],
)
def test_a_goal_turns_its_tunnel_to_the_side_that_reached_it(stone: str, side: str, sides: str) -> None:
    drawn, last = SIDES[side]
    other = "stone-nw" if stone == "stone-ne" else "stone-ne"
    state = table(hands={0: card_of(last)}, goals=f"treasure {stone} {other}", drawn=drawn)
    do(state, f"lay {last}")
    assert open_sides(state, 8, 0) == sides


# Two tunnels, both cut off now, lead to the goal at 8,0, from the north and from the west. A card at 6,0 joins both.
#        +--+--+
#        |     |
#     -> .--+--?
TWO_WAYS = ("NW 6,-1 turned", "EW 7,-1", "NE 8,-1 turned", "EW 7,0")


@pytest.mark.rule("X-B5")
@pytest.mark.parametrize(("choice", "sides"), [("upright", "NE"), ("turned", "SW")])
def test_a_goal_that_fits_as_well_both_ways_is_turned_as_the_player_likes(choice: str, sides: str) -> None:
    state = table(
        hands={0: "NES ESW"},
        goals="treasure stone-ne stone-nw",
        laid="NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0",
    )
    old_workings(state, *TWO_WAYS)
    do(state, "0: lay ESW 6,0 turned")
    assert (state.decision.name, state.decider) == ("fitting", 0)
    assert options_text(state) == ["turn upright", "turn turned"]
    assert refuses(state, "pass NES") == ("X-B5", "choose-fitting")
    do(state, f"turn {choice}")
    assert open_sides(state, 8, 0) == sides
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("X-B5")
@pytest.mark.parametrize(
    ("neighbour", "sides"),
    [
        ("EW 8,1", "NE"),  # rock in the south
        ("NE 8,1", "SW"),  # a tunnel in the south
    ],
)
def test_of_two_ways_that_meet_a_reaching_side_the_one_with_more_fitting_sides_is_taken(
    neighbour: str, sides: str
) -> None:
    state = table(
        hands={0: "ESW"},
        goals="treasure stone-ne stone-nw",
        laid="NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0",
    )
    old_workings(state, *TWO_WAYS, neighbour)
    do(state, "lay ESW 6,0 turned")
    assert open_sides(state, 8, 0) == sides
    assert (state.decision.name, state.decider) == ("turn", 1)


# --- one goal leads to another ----------------------------------------------------------------------


@pytest.mark.rule("X-B7")
def test_a_stone_that_leads_on_to_another_goal_turns_it_up_in_the_same_turn() -> None:
    state = table(hands={0: "EW"}, goals="treasure stone-ne stone-nw", drawn=MIDDLE)
    old_workings(state, "NS 8,1")
    do(state, "0: lay EW 7,0")
    assert turned_up(state) == [(0, 0), (0, 2)]
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("X-B12")
@pytest.mark.parametrize("connector", [0, 3])
def test_whoever_lays_the_card_that_reaches_the_treasure_is_connector(connector: int) -> None:
    state = table(hands={connector: "EW"}, drawn=MIDDLE)
    do(pass_until(state, connector), "lay EW 7,0")
    assert state.connector == connector
    assert happened(state, facts.ROUND_ENDED) == [(connector, 0, TREASURE)]


@pytest.mark.rule("X-B12")
def test_whoever_finds_the_treasure_at_the_end_of_a_chain_of_goals_is_connector() -> None:
    state = table(hands={2: "EW"}, goals="stone-nw stone-ne treasure", drawn=MIDDLE)
    old_workings(state, "NS 8,1")
    do(pass_until(state, 2), "lay EW 7,0")
    assert turned_up(state) == [(2, 0), (2, 2)]
    assert (state.outcome, state.connector) == (TREASURE, 2)


@pytest.mark.rule("X-B12")
def test_without_the_treasure_nobody_is_connector() -> None:
    state = pass_round(table(players=3))
    assert (state.outcome, state.connector) == (EXHAUSTED, -1)
    assert happened(state, facts.ROUND_ENDED) == [(facts.NOBODY, 0, EXHAUSTED)]


# --- rockfalls and maps -----------------------------------------------------------------------------


def cut_in_two(**hands: str) -> State:
    """Seat 0 has taken out the card at 2,0; seat 1 is on turn."""
    state = table(
        hands={0: "rockfall", **{int(seat[-1]): cards for seat, cards in hands.items()}},
        drawn="""
             |
            -S--+--+--+--+-
             |        |
        """,
    )
    do(state, "0: play rockfall at 2,0")
    assert mine(state) == draw("""
                                 ?




         |
        -S--+-   -+--+-          ?
         |        |




                                 ?
    """)
    return state


@pytest.mark.rule("X-B8")
def test_what_a_rockfall_cuts_off_stays_but_nothing_is_laid_on_to_it() -> None:
    state = cut_in_two(seat1="NESW NS")
    assert refuses(state, "lay NESW 5,0") == ("B-20", "not-linked")
    assert refuses(state, "lay NS 3,1") == ("B-20", "not-linked")
    assert allows(state, "lay NESW 2,0")


@pytest.mark.rule("X-B8")
def test_the_gap_is_filled_by_a_card_that_fits_all_round_and_what_lay_behind_is_reached_again() -> None:
    state = cut_in_two(seat1="NE ESW", seat2="NESW")
    assert refuses(state, "lay NE 2,0 turned") == ("B-18", "misfit")  # joined to the start, but rock to the east
    assert refuses(state, "lay NE 2,0") == ("B-18", "misfit")  # fits the east, but rock to the start
    do(state, "lay ESW 2,0", "2: lay NESW 5,0")
    assert state.mine.shape(spot(5, 0))


@pytest.mark.rule("X-B8")
def test_a_dead_end_in_the_gap_reaches_nothing_behind_it() -> None:
    state = cut_in_two(seat1="ew", seat2="NESW")
    do(state, "lay ew 2,0")
    assert refuses(state, "lay NESW 5,0") == ("B-20", "not-linked")


@pytest.mark.rule("X-B9")
def test_an_open_goal_stays_open_after_a_rockfall_cut_it_off() -> None:
    state = at_an_open_stone(seat1="rockfall", seat2="NE map", seat3="EW")
    do(state, "1: play rockfall at 7,0")
    assert is_open(state, 8, 0)
    assert open_sides(state, 8, 0) == "SW"
    assert refuses(state, "lay NE 8,1") == ("B-20", "not-linked")
    do(state, "pass map", "3: lay EW 7,0")
    assert turned_up(state) == [(0, 0)]  # once only
    assert knowers(state, state.mine.card(spot(8, 0))) == everybody(state)


@pytest.mark.rule("X-B10")
def test_a_rockfall_takes_any_path_card_reached_or_not() -> None:
    state = cut_in_two(seat1="rockfall")
    falls = [move for move in options_text(state) if move.startswith("play rockfall")]
    assert falls == ["play rockfall at 1,0", "play rockfall at 3,0", "play rockfall at 4,0"]
    do(state, "play rockfall at 3,0")
    assert not state.mine.shape(spot(3, 0))
    assert discard_pile(state) == ["EW", "rockfall", "ESW", "rockfall"]


@pytest.mark.rule("X-B10")
@pytest.mark.parametrize(
    ("cell", "reason"),
    [("0,0", "not-removable"), ("8,0", "not-removable"), ("8,2", "not-removable"), ("1,1", "nothing-there")],
)
def test_a_rockfall_never_takes_the_start_or_a_goal_open_or_closed(cell: str, reason: str) -> None:
    state = at_an_open_stone(seat1="rockfall")
    assert refuses(state, f"play rockfall at {cell}") == ("B-27", reason)


@pytest.mark.rule("X-B11")
def test_a_map_shows_only_goals_that_lie_closed() -> None:
    state = at_an_open_stone(seat1="map")
    assert refuses(state, "play map at 8,0") == ("X-B11", "goal-is-up")
    assert [move for move in options_text(state) if move.startswith("play map")] == [
        "play map at 8,-2",
        "play map at 8,2",
    ]


@pytest.mark.rule("X-B11")
def test_there_is_always_a_closed_goal_left_to_look_at() -> None:
    state = at_an_open_stone(seat1="NS", seat2="map")
    do(state, "lay NS 8,1")
    assert [is_open(state, 8, y) for y in (-2, 0, 2)] == [False, True, True]
    assert [move for move in options_text(state) if move.startswith("play map")] == ["play map at 8,-2"]
    assert goal_at(state, 8, -2) == "treasure"
