"""The Lost Mines: mines and what is found in them (LM-38 … LM-40, A-1, A-5 … A-13, A-45)."""

from __future__ import annotations

import pytest

from pyrite.games.lost_mines.events import DragonWoken, TrapSprung, TreasureTaken
from pyrite.kernel.seen.events import GoalFitted, GoalRevealed
from pyrite.kernel.state import WATCHER, State
from tests.rules.forest import TRAIL, can_walk, dwarf, forest, owners, rest, seen, told, walk
from tests.rules.kit import allows, do, draw_pile, goal_at, hand, is_open, options_text, refuses
from tests.rules.scenes import open_sides

SILVER_FIRST = "mine-jewels mine-silver mine-gold mine-dragon"  # silver at 9,2
DRAGON_FIRST = "mine-jewels mine-dragon mine-gold mine-silver"  # the dragon at 9,2

# Before the silver mine at 9,2, and how that lies if it has been discovered from there.
BEFORE = "NEW 7,2; NESW 8,2"
FOUND = "9,2 NSW"


def arrives(mines: str = SILVER_FIRST, treasures: str = "silver-1 gold-3 jewels-4", **more: object) -> State:
    """Seat 0 has put a card away and stands before the mine at 9,2."""
    hands = {0: "axe boat", 1: "rope", 2: "EW NS"}
    state = forest(TRAIL, mines=mines, treasures=treasures, hands=hands, dwarfs={0: "8,2", 1: "8,2"}, **more)  # type: ignore[arg-type]
    return do(state, "0: pass axe")


def stays(treasures: str) -> State:
    """Seat 0 stands on the silver mine and is on turn."""
    return forest(
        laid=BEFORE,
        mines=SILVER_FIRST,
        found=FOUND,
        treasures=treasures,
        hands={0: "axe boat", 1: "rope EW"},
        dwarfs={0: "9,2"},
    )


# --- discovering ------------------------------------------------------------------------------------


@pytest.mark.rule("LM-38")
def test_the_first_dwarf_on_a_mine_turns_it_up_and_ends_his_walk_there() -> None:
    state = arrives()
    assert seen(state)["steps"] == 3
    do(state, "step east")
    assert is_open(state, 9, 2)
    assert dwarf(state, 0) == (9, 2)
    assert (state.decision.name, state.decider) == ("turn", 1)
    assert [(event.seat, event.goal) for event in told(state, GoalRevealed)] == [(0, "mine-silver")]


@pytest.mark.rule("LM-38")
def test_only_an_open_side_leads_to_a_mine() -> None:
    state = do(forest(laid="SW 8,2; NESW 7,2", hands={0: "axe"}, dwarfs={0: "8,2"}), "pass axe")
    assert refuses(state, "step east") == ("LM-36", "side-closed")


@pytest.mark.rule("LM-38")
@pytest.mark.parametrize(
    ("mine", "at", "route", "sides"),
    [
        ("mine-jewels", "NESW 8,2", "E", "NW"),
        ("mine-jewels", "NESW 10,2", "W", "ES"),
        ("mine-gold", "NESW 8,2", "E", "SW"),
        ("mine-gold", "NESW 10,2", "W", "NE"),
        ("mine-silver", "NESW 8,2", "E", "NSW"),
        ("mine-silver", "NESW 10,2", "W", "NES"),
        ("mine-dragon", "NESW 8,2", "E", "NESW"),
    ],
)
def test_a_mine_is_turned_so_that_the_way_in_is_open(mine: str, at: str, route: str, sides: str) -> None:
    others = [name for name in SILVER_FIRST.split() if name != mine]
    mines = " ".join([others[0], mine, *others[1:]])
    state = forest(
        laid=at, mines=mines, treasures="gold-3 jewels-4 silver-1", hands={0: "axe"}, dwarfs={0: at.split()[1]}
    )
    do(state, "pass axe")
    walk(state, route)
    assert open_sides(state, 9, 2) == sides


@pytest.mark.rule("LM-38", "A-6")
def test_what_does_not_fit_is_closed() -> None:
    # The gold mine, a bend, is discovered from the west and opens to the south; a path leads to it from the north too.
    state = forest(
        laid="NESW 8,2; NES 9,1; NS 9,0",
        mines_at="9,6 9,2 9,4 10,6",
        hands={0: "axe", 1: "boat"},
        dwarfs={0: "8,2", 1: "9,1"},
    )
    do(state, "0: pass axe")
    walk(state, "E")
    assert open_sides(state, 9, 2) == "SW"
    do(state, "1: pass boat")
    assert refuses(state, "step south") == ("LM-36", "side-closed")


@pytest.mark.rule("A-5")
def test_of_two_ways_the_one_that_fits_better_is_taken() -> None:
    # The silver mine, discovered from the north: open to the east or to the west besides. A path waits in the west.
    state = forest(laid="NS 9,1; NESW 8,2", mines=SILVER_FIRST, treasures="gold-3", hands={0: "axe"}, dwarfs={0: "9,1"})
    do(state, "pass axe", "step south")
    assert open_sides(state, 9, 2) == "NSW"
    # And here it would not fit in the west.
    state = forest(laid="NS 9,1; NS 8,2", mines=SILVER_FIRST, treasures="gold-3", hands={0: "axe"}, dwarfs={0: "9,1"})
    do(state, "pass axe", "step south")
    assert open_sides(state, 9, 2) == "NES"


@pytest.mark.rule("A-5")
@pytest.mark.parametrize(("way", "sides"), [("upright", "NES"), ("turned", "NSW")])
def test_if_both_ways_fit_as_well_the_discoverer_chooses(way: str, sides: str) -> None:
    state = forest(laid="NS 9,1", mines=SILVER_FIRST, treasures="gold-3", hands={0: "axe"}, dwarfs={0: "9,1"})
    do(state, "pass axe", "step south")
    assert (state.decision.name, state.decider) == ("fitting", 0)
    assert refuses(state, "stay") == ("A-5", "choose-mine-fitting")
    do(state, f"turn {way}")
    assert open_sides(state, 9, 2) == sides
    assert len(told(state, GoalFitted)) == 1


@pytest.mark.rule("A-7", "A-8")
def test_a_discovered_mine_may_be_walked_through_and_gives_nothing_then() -> None:
    state = forest(
        laid="NESW 8,2; NEW 9,3; NESW 8,3",
        mines=SILVER_FIRST,
        found=FOUND,
        treasures="silver-1 silver-2 silver-3",
        hands={0: "axe"},
        dwarfs={0: "8,2"},
    )
    do(state, "pass axe", "step east", "step south", "step west")
    assert dwarf(state, 0) == (8, 3)
    assert owners(state) == [None] * 3
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("A-45")
def test_from_one_mine_to_another_beside_it() -> None:
    """Only other layouts bring two mines side by side."""
    side_by_side = "9,0 9,2 9,3 9,6"
    for open_, leads in (("NSW", True), ("NES", True), ("NW", False)):
        first = "mine-jewels" if open_ == "NW" else "mine-silver"
        mines = f"mine-dragon {first} mine-gold {'mine-silver' if open_ == 'NW' else 'mine-jewels'}"
        state = forest(
            laid="NESW 8,2",
            mines=mines,
            mines_at=side_by_side,
            found=f"9,2 {open_}",
            treasures="gold-4 jewels-3 silver-1",
            hands={0: "axe"},
            dwarfs={0: "9,2"},
        )
        do(state, "pass axe")
        assert can_walk(state, "S") == leads
        if leads:
            walk(state, "S")
            assert is_open(state, 9, 3)
            assert owners(state)[0] == 0


# --- treasures --------------------------------------------------------------------------------------


@pytest.mark.rule("LM-39")
def test_who_ends_his_walk_on_a_treasure_mine_takes_one_of_its_sort() -> None:
    state = arrives(treasures="gold-3 silver-2 jewels-4")
    walk(state, "E")
    assert owners(state) == [None, 0, None]
    taken = told(state, TreasureTaken, 0)
    assert [(event.seat, event.slot, event.kind, event.treasure) for event in taken] == [(0, 2, "silver", "silver-2")]
    assert [event.treasure for event in told(state, TreasureTaken, 1)] == [None]


@pytest.mark.rule("A-10")
def test_in_the_turn_of_arrival_there_is_one_treasure_even_if_more_lie_there() -> None:
    state = arrives(treasures="silver-1 silver-2 silver-3")
    walk(state, "E")
    do(state, "collect 2")
    assert owners(state) == [None, 0, None]
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("LM-39")
def test_whoever_stays_takes_one_more_each_turn() -> None:
    state = stays("silver-1 silver-2 silver-3")
    do(state, "0: pass axe")
    walk(state)
    do(state, "collect 3")
    assert owners(state) == [None, None, 0]
    rest(state, 1, 2, 0)
    assert owners(state) == [0, None, 0]


@pytest.mark.rule("LM-39")
def test_others_who_arrive_later_do_the_same() -> None:
    state = arrives(treasures="silver-1 silver-2 jewels-4")
    walk(state, "E")
    do(state, "collect 1")
    do(state, "1: pass rope", "step east", "stay")
    assert owners(state) == [0, 1, None]


@pytest.mark.rule("A-1")
def test_the_taker_chooses_among_all_that_match() -> None:
    state = arrives(treasures="silver-1 gold-3 silver-3")
    walk(state, "E")
    assert (state.decision.name, state.decider) == ("collect", 0)
    assert options_text(state) == ["collect 1", "collect 3"]
    assert refuses(state, "collect 2") == ("A-1", "collect-other")
    assert refuses(state, "stay") == ("LM-13", "not-in-this-step")
    assert [(treasure["kind"], treasure["value"]) for treasure in seen(state, 0)["treasures"]] == [
        ("silver", None),
        ("gold", None),
        ("silver", None),
    ]
    do(state, "collect 3")
    assert owners(state) == [None, None, 0]


@pytest.mark.rule("A-9")
def test_leaving_a_mine_and_coming_back_counts_as_ending_there_once() -> None:
    state = do(stays("silver-1 gold-3 silver-3"), "0: pass axe", "step west", "step east", "stay", "collect 1")
    assert owners(state) == [0, None, None]
    assert state.decider == 1


@pytest.mark.rule("A-11")
def test_everybody_knows_his_own_treasures_and_only_their_sort_of_others() -> None:
    state = arrives(treasures="silver-1 gold-3 jewels-4")
    walk(state, "E")
    assert [treasure["value"] for treasure in seen(state, 0)["treasures"]] == [1, None, None]
    for viewer in (1, 2, WATCHER):
        assert [treasure["value"] for treasure in seen(state, viewer)["treasures"]] == [None] * 3
        assert [treasure["kind"] for treasure in seen(state, viewer)["treasures"]] == ["silver", "gold", "jewels"]


@pytest.mark.rule("A-12")
def test_who_has_no_card_takes_no_treasure() -> None:
    state = forest(
        laid=BEFORE,
        mines=SILVER_FIRST,
        found=FOUND,
        treasures="silver-1 silver-2 silver-3",
        hands={0: "axe boat", 1: "", 2: "EW"},
        dwarfs={1: "9,2"},
        pile=0,
    )
    rest(state, 0, 2)
    assert (state.decision.name, state.decider) == ("turn", 0)
    assert owners(state) == [None] * 3


@pytest.mark.rule("A-13")
def test_at_an_exhausted_mine_nothing_happens() -> None:
    state = arrives(treasures="gold-3 jewels-4 jewels-5")
    walk(state, "E")
    assert owners(state) == [None] * 3
    assert told(state, TreasureTaken) == []
    assert (state.decision.name, state.decider) == ("turn", 1)
    assert len(hand(state, 0)) == 2


# --- the dragon -------------------------------------------------------------------------------------


@pytest.mark.rule("LM-40")
def test_who_finds_the_dragon_has_its_token_and_no_treasure() -> None:
    state = arrives(mines=DRAGON_FIRST)
    walk(state, "E")
    assert goal_at(state, 9, 2) == "mine-dragon"
    assert seen(state)["dragon"] == 0
    assert [event.seat for event in told(state, DragonWoken)] == [0]
    assert owners(state) == [None] * 3
    do(state, "1: pass rope")
    walk(state, "E")  # afterwards it is a path like others
    assert seen(state)["dragon"] == 0
    assert len(told(state, DragonWoken)) == 1


# --- the vectors of movement ------------------------------------------------------------------------


@pytest.mark.rule("LM-38")
def test_from_a_card_beside_a_hidden_mine_a_dwarf_may_enter_it() -> None:
    state = do(forest(laid="NESW 8,2", hands={0: "axe"}, dwarfs={0: "8,2"}), "pass axe")
    assert allows(state, "step east")


@pytest.mark.rule("LM-22", "LM-38")
def test_from_a_campfire_a_mine_four_steps_away_is_discovered_and_paid_in_the_same_turn() -> None:
    way = "campfire-NEW 5,2; NESW 6,2; NESW 7,2; NESW 8,2"
    state = forest(
        laid=way, mines=SILVER_FIRST, treasures="silver-2 gold-3 jewels-4", hands={0: "axe"}, dwarfs={0: "5,2"}
    )
    do(state, "pass axe")
    walk(state, "EEEE")
    assert is_open(state, 9, 2)
    assert owners(state) == [0, None, None]
    assert state.decider == 1


@pytest.mark.rule("LM-37", "LM-38")
def test_a_trap_before_a_mine_springs_before_the_mine_is_turned_up() -> None:
    state = arrives(edges=["trap 8,2 east"])
    pile = len(draw_pile(state))
    do(state, "step east")
    (sprung,), (revealed,) = told(state, TrapSprung), told(state, GoalRevealed)
    assert sprung.number < revealed.number
    assert len(hand(state, 0)) == 1
    assert len(draw_pile(state)) == pile - 1
