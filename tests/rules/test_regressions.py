"""What public implementations of Saboteur get wrong again and again. Each mistake has its test here."""

from itertools import permutations

import pytest

from pyrite.kernel import facts
from pyrite.setup.setup import Setup
from tests.facts import happened
from tests.rules.kit import (
    CORRIDOR,
    allows,
    discard_pile,
    do,
    draw,
    front,
    gold_of,
    hand,
    is_open,
    options_text,
    pass_card,
    pass_until,
    refuses,
    table,
    tunnels,
)

GOAL_ORDERS = [" ".join(goals) for goals in permutations(["treasure", "stone-ne", "stone-nw"])]

UP_TO_A_STONE = """
     |                 |  |
    -S--+--+--+--+--+--+--+--o
     |  |  |  |  |  |  |  |  |
"""
BESIDE_TWO_GOALS = """
     |
    -S-
     |
     |        |  |  |  |  |
     +--+--+--+--+--+--+--+-

"""


# --- mistake: nobody may build on through a stone that lies open ------------------------------------


@pytest.mark.rule("X-B4")
def test_one_may_build_on_through_a_stone() -> None:
    state = table(hands={0: "NE"}, goals="treasure stone-ne stone-nw", drawn=UP_TO_A_STONE)
    do(state, "lay NE 8,1")  # nothing but the stone joins it to the start
    assert tunnels(state) == draw("""
         |                 |  |
        -S--+--+--+--+--+--+--+--o
         |  |  |  |  |  |  |  |  |
                                 |
                                 +-

    """)


@pytest.mark.rule("X-B4")
def test_the_treasure_can_be_found_through_a_stone() -> None:
    state = table(hands={0: "NS"}, goals="stone-nw stone-ne treasure", drawn=UP_TO_A_STONE)
    do(state, "lay NS 8,1")
    assert is_open(state, 8, 2)
    assert (state.decision.name, state.connector) == ("keep-gold", 0)


@pytest.mark.rule("X-B4")
def test_a_card_beside_an_open_stone_must_fit_it() -> None:
    state = table(hands={0: "EW NS NE"}, goals="treasure stone-ne stone-nw", drawn=UP_TO_A_STONE)
    assert refuses(state, "lay EW 8,1") == ("B-18", "misfit")  # the stone has a tunnel to the south
    assert refuses(state, "lay NS 8,-1") == ("B-18", "misfit")  # and rock to the north
    assert refuses(state, "lay NE 9,0") == ("B-20", "not-linked")  # and to the east


# --- mistake: a card must fit a closed goal, which betrays the goal ---------------------------------


@pytest.mark.rule("X-B2")
@pytest.mark.parametrize("drawn", [CORRIDOR, BESIDE_TWO_GOALS], ids=["one goal", "two goals"])
def test_what_may_be_laid_beside_a_closed_goal_does_not_depend_on_the_goal(drawn: str) -> None:
    offers = {
        tuple(options_text(table(hands={0: "NESW NES NS NE NW nw"}, goals=goals, drawn=drawn))) for goals in GOAL_ORDERS
    }
    assert len(offers) == 1


@pytest.mark.rule("X-B2")
@pytest.mark.parametrize("goals", GOAL_ORDERS)
@pytest.mark.parametrize("card", ["NE 7,0 turned", "NW 7,0", "ESW 7,0", "ew 7,0", "e 7,0 turned"])
def test_tunnel_or_rock_may_meet_a_closed_goal(card: str, goals: str) -> None:
    state = table(hands={0: card.partition(" ")[0]}, goals=goals, drawn=CORRIDOR)
    assert allows(state, f"lay {card}")


# --- mistake: nobody may repair his own tools -------------------------------------------------------


@pytest.mark.rule("B-24")
@pytest.mark.parametrize("repair", ["fix-lantern on 1", "fix-lantern-cart on 1 lantern"])
def test_one_may_repair_ones_own_tools(repair: str) -> None:
    state = table(hands={0: "break-lantern", 1: f"{repair.partition(' ')[0]} NESW"})
    do(state, "play break-lantern on 1", f"1: play {repair}")
    assert front(state, 1) == []
    pass_until(state, 1)
    do(state, "1: lay NESW 1,0")


# --- mistake: the cells around goals are blocked ----------------------------------------------------


@pytest.mark.rule("X-B24")
def test_a_tunnel_may_run_between_two_goals_and_behind_them() -> None:
    state = table(hands={0: "EW", 1: "NW", 2: "NS"}, drawn=BESIDE_TWO_GOALS)
    do(state, "lay EW 8,1")
    assert not is_open(state, 8, 0)
    assert not is_open(state, 8, 2)
    do(state, "lay NW 9,1", "lay NS 9,0")
    assert tunnels(state) == draw("""
         |                          |
        -S-                         +
         |                          |
         |        |  |  |  |  |     |
         +--+--+--+--+--+--+--+--+--+

    """)
    assert not is_open(state, 8, 0)


@pytest.mark.rule("X-B24")
def test_a_goal_may_be_reached_from_behind() -> None:
    state = table(hands={0: "EW", 1: "NW", 2: "NE"}, drawn=BESIDE_TWO_GOALS)
    do(state, "lay EW 8,1", "lay NW 9,1", "lay NE 9,0 turned")
    assert is_open(state, 8, 0)
    assert state.connector == 2


# --- mistake: maps and rockfalls are never dealt ----------------------------------------------------


@pytest.mark.rule("B-2", "B-9")
@pytest.mark.parametrize("players", range(3, 11))
def test_maps_and_rockfalls_are_dealt(players: int) -> None:
    """Everybody passes: in the end each card of the deck has been in somebody's hand and lies on the discard pile."""
    state = Setup(players).begin(seed=players)
    held: set[tuple[int, str]] = set()
    while state.decision.name == "turn":
        held |= {(state.decider, name) for name in hand(state, state.decider)}
        pass_card(state)
    assert discard_pile(state).count("map") == 6
    assert discard_pile(state).count("rockfall") == 3
    assert {"map", "rockfall"} <= {name for _, name in held}


@pytest.mark.rule("B-27", "B-29")
def test_maps_and_rockfalls_can_be_played() -> None:
    state = table(hands={0: "map", 1: "rockfall"}, laid="NESW 1,0")
    do(state, "play map at 8,0", "play rockfall at 1,0")
    assert len(happened(state, facts.LOOKED)) == len(happened(state, facts.REMOVED)) == 1


# --- mistake: one gold card for each player instead of one for each miner ---------------------------


@pytest.mark.rule("B-37")
def test_one_gold_card_is_drawn_for_each_miner_not_for_each_player() -> None:
    state = table(hands={0: "NESW"}, roles="miner saboteur miner saboteur miner", drawn=CORRIDOR, gold=(1, 1, 2, 3, 3))
    do(state, "lay NESW 7,0")
    assert options_text(state) == ["keep 2", "keep 1"]  # neither of the two 3s that lie below
    do(state, "0: keep 2", "4: keep 1")
    assert [gold_of(state, seat) for seat in range(5)] == [[2], [], [1], [], [1]]
