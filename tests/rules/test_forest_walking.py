"""The Lost Mines: how far dwarfs walk and what bars their way (LM-20 … LM-23, LM-35 … LM-37, A-14 … A-17, A-24 …)."""

from __future__ import annotations

import pytest

from pyrite.games.lost_mines.events import DwarfStepped, TrapSprung
from pyrite.kernel.state import WATCHER
from pyrite.kernel.view import UNKNOWN, view
from tests.rules.forest import TRAIL, can_walk, dwarf, edges, forest, rest, seen, told, walk
from tests.rules.kit import allows, discard_pile, do, hand, knowers, options_text, refuses
from tests.rules.scenes import open_sides

# A path east of the blue start: what stands at 3,2 is said by each test.
WAY = "NESW 2,2; {} 3,2; NESW 4,2"


# --- what is on a path ------------------------------------------------------------------------------


@pytest.mark.rule("LM-20")
@pytest.mark.parametrize("obstacle", ["tree-EW", "lake-NEW", "ditch-EW"])
def test_an_obstacle_without_its_tool_lets_nobody_pass_but_cards_are_laid_beside_it(obstacle: str) -> None:
    state = forest(laid=WAY.format(obstacle), hands={0: "axe NESW"}, dwarfs={0: "2,2"})
    assert allows(state, "lay NESW 5,2")
    do(state, "pass axe")
    assert refuses(state, "step east") == ("LM-36", "obstacle-shut")
    state = forest(laid=f"NESW 2,2; {obstacle} 3,2", hands={0: "axe NESW"})
    assert allows(state, "lay NESW 4,2")


@pytest.mark.rule("LM-21")
def test_on_rocks_there_is_room_for_one() -> None:
    state = forest(laid=WAY.format("rocks-EW"), hands={0: "axe axe", 1: "boat"}, dwarfs={0: "2,2", 1: "3,2"})
    do(state, "pass axe")
    assert refuses(state, "step east") == ("LM-36", "place-taken")
    walk(state)
    do(state, "1: pass boat", "step east", "stay")  # he leaves
    rest(state, 2)
    do(state, "0: pass axe")
    assert can_walk(state, "EE")


@pytest.mark.rule("LM-22")
def test_who_begins_his_walk_at_a_campfire_takes_up_to_five_steps() -> None:
    state = forest(TRAIL, laid="campfire-NEW 1,1 turned", hands={0: "axe", 1: "boat"}, dwarfs={0: "1,1", 1: "1,1"})
    do(state, "pass axe")
    assert seen(state)["steps"] == 5
    assert can_walk(state, "SEEEE")
    assert not can_walk(state, "SEEEEE")
    walk(state, "S")
    assert dwarf(state, 0) == (1, 2)


@pytest.mark.rule("LM-22", "A-44")
def test_coming_past_a_campfire_gives_nothing() -> None:
    way = "campfire-NESW 2,2; NESW 3,2; NESW 4,2; EW 5,2; EW 6,2; EW 7,2"
    state = do(forest(laid=way, hands={0: "axe"}), "pass axe")
    assert seen(state)["steps"] == 3
    assert can_walk(state, "EEE")
    assert not can_walk(state, "EEEE")
    # Nor does a second one to somebody who began at one.
    way = "campfire-NESW 2,2; campfire-NEW 3,2; NESW 4,2; EW 5,2; EW 6,2; EW 7,2; NESW 8,2"
    state = do(forest(laid=way, hands={0: "axe"}, dwarfs={0: "2,2"}), "pass axe")
    assert can_walk(state, "EEEEE")
    assert not can_walk(state, "EEEEEE")


@pytest.mark.rule("LM-23")
@pytest.mark.parametrize("place", ["1,2", "2,2", "3,2", "9,2"])
def test_plain_paths_campfires_starts_and_mines_hold_any_number(place: str) -> None:
    laid = "NESW 2,2; campfire-NEW 3,2; NESW 8,2"
    names = "mine-jewels mine-silver mine-gold mine-dragon"
    east = place == "9,2"
    dwarfs = {0: "8,2" if east else "2,2" if place != "2,2" else "1,2", 1: place, 2: place}
    state = do(forest(laid=laid, mines=names, found="9,2 NSW", hands={0: "axe"}, dwarfs=dwarfs), "pass axe")
    walk(state, "W" if place == "1,2" else "E")
    assert [dwarf(state, seat) for seat in range(3)] == [tuple(map(int, place.split(",")))] * 3


# --- how far and where ------------------------------------------------------------------------------


@pytest.mark.rule("LM-35")
def test_a_walk_is_of_none_to_three_steps() -> None:
    state = do(forest(TRAIL, hands={0: "axe"}), "pass axe")
    assert seen(state)["steps"] == 3
    assert not can_walk(state, "EEEE")
    for steps in range(4):
        twin = walk(state.copy(), "E" * steps)
        assert dwarf(twin, 0) == (1 + steps, 2)
        assert (twin.decision.name, twin.decider) == ("turn", 1)


@pytest.mark.rule("LM-35")
def test_every_step_is_told_and_decided_on_its_own() -> None:
    state = do(forest(TRAIL, hands={0: "axe"}), "pass axe")
    assert options_text(state) == ["step east", "stay"]
    do(state, "step east")
    assert options_text(state) == ["step east", "step west", "stay"]
    assert seen(state)["steps"] == 2
    do(state, "step west", "stay")
    steps = [(e.seat, e.from_x, e.from_y, e.x, e.y) for e in told(state, DwarfStepped)]
    assert steps == [(0, 1, 2, 2, 2), (0, 2, 2, 1, 2)]


@pytest.mark.rule("LM-36")
def test_what_bars_the_way_is_named() -> None:
    state = forest(
        laid="NESW 2,2; tree-NES 2,1; rocks-NS 2,3; NES 3,2 turned",
        hands={0: "axe"},
        dwarfs={0: "2,2", 1: "2,3"},
        edges=["troll 1,2 east 2"],
    )
    do(state, "pass axe")
    assert refuses(state, "step north") == ("LM-36", "obstacle-shut")
    assert refuses(state, "step south") == ("LM-36", "place-taken")
    assert refuses(state, "step west") == ("LM-36", "troll-there")
    do(state, "step east")
    assert refuses(state, "step east") == ("LM-36", "side-closed")
    assert refuses(state, "pass boat") == ("LM-13", "not-in-this-step")


@pytest.mark.rule("LM-36")
def test_nobody_steps_onto_nothing_or_off_the_board() -> None:
    state = do(forest(laid="EW 0,2; NESW 2,2", hands={0: "axe"}, dwarfs={0: "0,2"}), "pass axe")
    assert refuses(state, "step west") == ("LM-36", "nothing-there-to-walk")
    do(state, "step east")
    assert refuses(state, "step south") == ("LM-36", "nothing-there-to-walk")
    assert refuses(state, "step north") == ("LM-36", "nothing-there-to-walk")
    # A neighbour that is closed to him: only a discovered mine lies like this.
    state = forest(laid="NS 2,2", hands={0: "axe EW"})
    do(state, "pass EW")
    assert (state.decision.name, state.decider) == ("turn", 1)  # he could not have gone anywhere


@pytest.mark.rule("LM-29")
def test_a_troll_lets_no_dwarf_pass_not_even_its_owners() -> None:
    state = forest(laid="NESW 2,2; NESW 3,2", hands={0: "troll", 1: "axe"}, dwarfs={0: "2,2", 1: "2,2", 2: "3,2"})
    do(state, "0: play troll at 2,2 east")
    assert refuses(state, "step east") == ("LM-36", "troll-there")
    walk(state)
    do(state, "1: pass axe")
    assert refuses(state, "step east") == ("LM-36", "troll-there")
    walk(state)
    do(state, "2: " + next(move for move in options_text(state) if move.startswith("pass")))
    assert (state.decision.name, state.decider) == ("turn", 0)  # from the other side he was shut in, too
    assert edges(state) == []


@pytest.mark.rule("A-24")
def test_a_token_before_a_mine_that_turns_out_closed_there_stays_and_does_nothing() -> None:
    # The mine is discovered from the north; its western side is closed then, and a trap lies there.
    state = forest(
        laid="NESW 8,2; ES 8,1; SW 9,1",
        hands={0: "axe boat", 1: "rope EW"},
        dwarfs={0: "9,1", 1: "8,2"},
        edges=["trap 8,2 east"],
    )
    do(state, "0: pass axe", "step south")
    assert open_sides(state, 9, 2) == "NE"
    assert edges(state) == ["trap 8,2 east"]
    do(state, "1: pass rope")
    assert refuses(state, "step east") == ("LM-36", "side-closed")


@pytest.mark.rule("A-29")
def test_a_card_may_be_visited_twice_in_a_walk() -> None:
    state = do(forest(laid="NESW 2,2", hands={0: "axe"}), "pass axe")
    walk(state, "EWE")
    assert dwarf(state, 0) == (2, 2)
    assert len(told(state, DwarfStepped)) == 3


@pytest.mark.rule("A-30")
def test_nobody_is_in_his_own_way_on_rocks() -> None:
    state = do(forest(laid="rocks-EW 2,2; NESW 3,2", hands={0: "axe"}, dwarfs={0: "2,2"}), "pass axe")
    assert can_walk(state, "EW")
    assert can_walk(state, "WEE")


@pytest.mark.rule("A-41")
def test_starts_are_for_everybody() -> None:
    state = forest(laid="NS 1,3", roles="blue-loyal yellow-loyal", hands={0: "axe", 1: "boat"})
    do(state, "0: pass axe")
    walk(state, "SS")
    do(state, "1: pass boat")
    walk(state, "NN")
    assert [dwarf(state, 0), dwarf(state, 1)] == [(1, 4), (1, 2)]


# --- traps ------------------------------------------------------------------------------------------

TRAPPED = ["trap 2,2 east"]


@pytest.mark.rule("LM-27", "A-16")
def test_a_trap_takes_a_card_that_chance_picks_and_nobody_else_sees() -> None:
    state = forest(laid="NESW 2,2; NESW 3,2; EW 4,2", hands={0: "axe boat rope"}, edges=TRAPPED, luck="1", top="NS")
    do(state, "pass axe", "step east", "step east")
    assert hand(state, 0) == ["boat"]
    assert [(e.seat, e.lost, e.card) for e in told(state, TrapSprung, 0)] == [(0, True, "rope")]
    assert [(e.seat, e.lost, e.card) for e in told(state, TrapSprung, 1)] == [(0, True, None)]
    assert discard_pile(state)[-1] == "rope"
    assert knowers(state, state.discard[-1]) == {0}
    assert view(state, WATCHER).discard[-1] == UNKNOWN
    do(state, "step east")  # the walk goes on
    assert dwarf(state, 0) == (4, 2)
    assert hand(state, 0) == ["boat", "NS"]  # one card for the one put away, none for the one lost


@pytest.mark.rule("A-16")
def test_every_card_may_be_the_one() -> None:
    lost = set()
    for nth in range(3):
        state = forest(laid="NESW 2,2; NESW 3,2", hands={0: "axe boat rope EW"}, edges=TRAPPED, luck=str(nth))
        do(state, "pass EW", "step east", "step east")
        lost.add(told(state, TrapSprung, 0)[0].card)
    assert lost == {"axe", "boat", "rope"}


@pytest.mark.rule("LM-27")
def test_a_trap_catches_whoever_laid_it_too() -> None:
    state = forest(laid="NESW 2,2; NESW 3,2", hands={0: "forest-trap axe"}, dwarfs={0: "2,2"})
    do(state, "play forest-trap at 2,2 east", "step east")
    assert hand(state, 0) == []


@pytest.mark.rule("LM-37", "A-15")
def test_each_crossing_costs_a_card() -> None:
    two = ["trap 1,2 east", "trap 2,2 east"]
    state = forest(laid="NESW 2,2; NESW 3,2", hands={0: "axe boat rope EW"}, edges=two)
    do(state, "pass axe", "step east")
    assert len(hand(state, 0)) == 2
    do(state, "step east")
    assert len(hand(state, 0)) == 1
    do(state, "step west")  # the second one once more
    assert len(told(state, TrapSprung)) == 3
    assert len(hand(state, 0)) == 1  # the card he draws


@pytest.mark.rule("A-14")
def test_a_trap_is_not_used_up() -> None:
    state = forest(laid="NESW 2,2; NESW 3,2", hands={0: "axe boat", 1: "rope EW"}, edges=TRAPPED)
    do(state, "0: pass axe", "step east", "step east", "stay")
    do(state, "1: pass rope", "step east", "step east", "stay")
    assert [event.seat for event in told(state, TrapSprung)] == [0, 1]
    assert edges(state) == TRAPPED


@pytest.mark.rule("A-17")
def test_with_an_empty_hand_a_trap_costs_nothing_then_or_later() -> None:
    state = forest(laid="NESW 2,2; NESW 3,2", hands={0: "axe"}, edges=TRAPPED, top="NS")
    do(state, "pass axe", "step east", "step east", "stay")
    assert [(event.lost, event.card) for event in told(state, TrapSprung, 0)] == [(False, None)]
    assert hand(state, 0) == ["NS"]


@pytest.mark.rule("LM-37")
def test_what_a_walk_costs_is_told_before_it_is_taken() -> None:
    state = do(forest(TRAIL, hands={0: "axe boat"}, edges=TRAPPED), "pass axe")
    walks = {(w["x"], w["y"]): (w["route"], w["traps"], w["discovers"]) for w in seen(state, 0)["walks"]}
    assert walks == {(2, 2): ("E", 0, False), (3, 2): ("EE", 1, False), (4, 2): ("EEE", 1, False)}
    assert seen(state, 1)["walks"] == ()


@pytest.mark.rule("LM-37")
def test_a_way_round_a_trap_is_shown_if_it_is_not_too_far() -> None:
    square = "NESW 2,2; NESW 3,2; NESW 2,1; NESW 3,1"
    state = do(forest(laid=square, hands={0: "axe boat"}, dwarfs={0: "2,2"}, edges=TRAPPED), "pass axe")
    walks = {(w["x"], w["y"]): (w["route"], w["traps"]) for w in seen(state, 0)["walks"]}
    assert walks == {(1, 2): ("W", 0), (2, 1): ("N", 0), (3, 1): ("NE", 0), (3, 2): ("NES", 0)}
