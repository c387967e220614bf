"""How far it still is: mines, the cards that are missing in them, and what may be hoped for."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pyrite.games.saboteur.bots.distances import FAR_OFF, PRIZE, beeline, chance, hopes_of, missing, prospect
from pyrite.games.saboteur.bots.rookie import middle
from pyrite.kernel.mine import Mine
from pyrite.kernel.state import State
from tests.bots.asking import seen
from tests.rules.kit import do, pass_until, table
from tests.rules.scenes import BETWEEN, MIDDLE, old_workings

NEW_GOALS = ("new-goals",)


def ways(mine: Mine) -> list[tuple[int, int]]:
    """For each goal, north to south, the cards missing by the best way and by the next best."""
    both = [missing(mine, goal) for goal in mine.goals]
    return [(cards & 255, cards >> 8) for cards in both]


def hopes(state: State) -> list[int]:
    """What the seat that decides hopes for at each goal, north to south."""
    return [*hopes_of(seen(state))]


def hope(state: State) -> int:
    """What the miners may hope for in the eyes of the seat that decides."""
    return prospect(state.mine, hopes_of(seen(state)))


# --- distances --------------------------------------------------------------------------------------


def test_at_the_start_seven_cards_lead_to_the_middle_and_nine_to_the_outer_goals() -> None:
    assert ways(table().mine) == [(9, 9), (7, 9), (9, 9)]


def test_a_tunnel_brings_the_goals_nearer() -> None:
    assert ways(table(laid="NESW 1,0; NESW 2,0").mine) == [(7, 7), (5, 7), (7, 7)]


def test_the_second_way_begins_at_another_mouth() -> None:
    one_mouth = table(laid="EW 1,0; EW 2,0; EW 3,0")
    side_mouths = table(laid="ESW 1,0; ESW 2,0; ESW 3,0")
    assert ways(one_mouth.mine)[1] == (4, 9)
    assert ways(side_mouths.mine)[1] == (4, 6)


def test_a_dead_end_costs_the_way_around_it() -> None:
    assert ways(table(laid="NESW 1,0; NESW 2,0; nesw 3,0").mine)[1] == (7, 7)


def test_no_way_leads_through_rock() -> None:
    state = table(laid="EW 1,0")
    assert ways(state.mine)[1] == (6, 9)
    assert ways(old_workings(state, "NS 3,0").mine)[1] == (8, 9)


def test_tunnels_that_are_cut_off_cost_nothing() -> None:
    state = table(laid="NESW 1,0; NESW 2,0")
    assert ways(state.mine)[1][0] == 5
    assert ways(old_workings(state, "EW 5,0", "EW 6,0").mine)[1][0] == 3


def test_a_tunnel_leads_on_through_a_stone_that_lies_open() -> None:
    state = do(table(hands={0: "EW"}, goals="treasure stone-nw stone-ne", drawn=MIDDLE), "lay EW 7,0")
    assert ways(state.mine)[0][0] == 1


def test_to_a_goal_that_is_reached_nothing_is_missing() -> None:
    state = do(table(hands={0: "NES"}, goals="treasure stone-ne stone-nw", drawn=BETWEEN), "lay NES 8,1 turned")
    assert state.decision.name == "which-goal"
    assert ways(state.mine)[1:] == [(0, 0), (0, 0)]


def test_a_mine_whose_tunnels_all_end_leads_nowhere() -> None:
    state = table(laid="nesw 1,0; ns 0,1; nes 0,-1; esw -1,0")
    assert ways(state.mine) == [(FAR_OFF, FAR_OFF)] * 3
    assert hope(state) == 0


def test_a_glance_sees_no_obstacle() -> None:
    state = table(laid="NESW 1,0; nw 2,0")
    assert beeline(state.mine, middle(seen(state))) == 8
    assert beeline(table(drawn=MIDDLE).mine, middle(seen(state))) == 1


# --- hopes ------------------------------------------------------------------------------------------


def test_fewer_cards_missing_are_more_likely_to_be_found() -> None:
    odds = [chance(cards) for cards in range(FAR_OFF + 1)]
    assert odds[0] == 1024
    assert odds[-1] == 0
    assert all(near > far for near, far in pairwise(odds))


def test_of_three_closed_goals_each_holds_a_third_of_the_hope() -> None:
    assert hopes(table()) == [PRIZE // 3] * 3


@pytest.mark.parametrize(
    ("look", "expected"),
    [("8,0", [0, PRIZE, 0]), ("8,2", [PRIZE // 2, PRIZE // 2, 0])],
)
def test_who_has_looked_at_a_goal_hopes_accordingly(look: str, expected: list[int]) -> None:
    state = do(table(hands={0: "map"}), f"play map at {look}")
    assert hopes(state) == [PRIZE // 3] * 3  # the next seat has seen nothing
    assert hopes(pass_until(state, 0)) == expected


def test_what_lies_open_is_no_hope_any_more() -> None:
    state = do(table(hands={0: "EW"}, goals="treasure stone-nw stone-ne", drawn=MIDDLE), "lay EW 7,0")
    assert hopes(state) == [PRIZE // 2, 0, PRIZE // 2]


def test_a_spider_is_dreaded() -> None:
    state = table(hands={0: "map"}, goals="treasure spider stone-ne dragon bag-1", modules=NEW_GOALS)
    before = hopes(state)
    assert 0 < before[0] < PRIZE // 5  # a spider may lie there as well
    assert before == [before[0]] * 5
    after = hopes(pass_until(do(state, "play map at 8,-2"), 0))
    assert after[1] == -PRIZE
    assert after[0] == PRIZE // 4


def test_a_second_way_adds_to_the_prospect() -> None:
    assert hope(table(laid="ESW 1,0; ESW 2,0; ESW 3,0")) > hope(table(laid="EW 1,0; EW 2,0; EW 3,0"))
