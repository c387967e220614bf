"""Reaching a goal, ending the round: B-30 … B-35."""

import pytest

from pyrite.games.saboteur.gold import TREASURE
from pyrite.kernel import facts
from pyrite.kernel.mine import spot
from pyrite.kernel.moves import TURNED
from pyrite.kernel.shapes import spell
from pyrite.kernel.state import EXHAUSTED, WATCHER
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup
from tests.facts import happened
from tests.rules.kit import (
    CORRIDOR,
    allows,
    do,
    draw,
    draw_pile,
    everybody,
    hand,
    is_open,
    knowers,
    mine,
    options_text,
    pass_card,
    pass_round,
    refuses,
    table,
    tunnels,
)

# Eight cards dug east along a row beside the start's: the next cell, in column 8, lies between two goals.
NORTH_ROW = """
     +--+--+--+--+--+--+--+-
     |        |  |  |  |  |
     |
    -S-
     |
"""
SOUTH_ROW = """
     |
    -S-
     |
     |        |  |  |  |  |
     +--+--+--+--+--+--+--+-

"""
# The same, and on round the middle goal: the next cell, 9,0, lies behind it.
ROUND_BEHIND = """
     |
    -S-
     |
     |        |  |  |  |  |     |
     +--+--+--+--+--+--+--+--+--+

"""


# --- turning a goal up ------------------------------------------------------------------------------


@pytest.mark.rule("B-30")
def test_a_goal_that_a_laid_card_joins_to_the_start_is_turned_up() -> None:
    state = table(hands={0: "NESW"}, goals="treasure stone-nw stone-ne", drawn=CORRIDOR)
    goal = state.mine.card(state.book.goal_spots[1])
    do(state, "lay NESW 7,0")
    assert mine(state) == draw("""
                             ?




     |                    |  |
    -S--+--+--+--+--+--+--+--o
     |           |  |  |  |




                             ?
    """)
    assert knowers(state, goal) == everybody(state)
    assert happened(state, facts.REVEALED) == [(0, goal, spot(8, 0))]
    assert happened(state, facts.FITTED) == [(0, goal, spot(8, 0))]


@pytest.mark.rule("B-30")
@pytest.mark.parametrize(
    ("drawn", "dug"),
    [(CORRIDOR, "ESW 7,0"), (NORTH_ROW, "NE 8,-1 turned"), (SOUTH_ROW, "NW 8,1"), (ROUND_BEHIND, "NE 9,0 turned")],
    ids=["west", "north", "south", "east"],
)
def test_a_goal_can_be_reached_from_every_side(drawn: str, dug: str) -> None:
    state = table(hands={0: dug.partition(" ")[0]}, goals="treasure stone-nw stone-ne", drawn=drawn)
    assert not is_open(state, 8, 0)
    do(state, f"lay {dug}")
    assert [is_open(state, 8, y) for y in (-2, 0, 2)] == [False, True, False]


@pytest.mark.rule("B-30")
def test_a_dead_end_reaches_no_goal() -> None:
    state = table(hands={0: "ew"}, drawn=CORRIDOR)
    do(state, "lay ew 7,0")
    assert not is_open(state, 8, 0)
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("B-30")
def test_rock_beside_a_goal_does_not_reach_it() -> None:
    state = table(hands={0: "NE"}, drawn=CORRIDOR)
    do(state, "lay NE 7,0 turned")
    assert not is_open(state, 8, 0)
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("B-30")
def test_a_goal_that_is_reached_has_to_be_turned_up_before_anything_else() -> None:
    # A crossing at 8,1 faces two goals: the player says which comes first, but he cannot leave one closed.
    state = table(hands={0: "NESW"}, goals="treasure stone-ne stone-nw", drawn=SOUTH_ROW)
    do(state, "lay NESW 8,1")
    assert (state.decision.name, state.decider) == ("which-goal", 0)
    assert options_text(state) == ["reveal 8,0", "reveal 8,2"]
    assert refuses(state, "pass map") == ("X-G5", "choose-goal")
    do(state, "reveal 8,2")
    assert [is_open(state, 8, y) for y in (-2, 0, 2)] == [False, True, True]
    assert (state.decision.name, state.decider) == ("turn", 1)


# --- the treasure -----------------------------------------------------------------------------------


@pytest.mark.rule("B-31")
def test_the_treasure_ends_the_round_on_the_spot() -> None:
    state = table(hands={0: "NESW", 1: "map"}, drawn=CORRIDOR, top="rockfall")
    held = hand(state, 0)
    do(state, "lay NESW 7,0")
    assert state.outcome == TREASURE
    assert state.connector == 0
    assert happened(state, facts.ROUND_ENDED) == [(0, 0, TREASURE)]
    assert (state.decision.name, state.decider) == ("keep-gold", 0)
    assert hand(state, 0) == [name for name in held if name != "NESW"]  # nothing more is drawn
    assert draw_pile(state)[0] == "rockfall"
    assert refuses(state, "pass map") == ("B-37", "keep-gold-first")


@pytest.mark.rule("B-31")
def test_goals_not_yet_turned_up_stay_closed_when_the_treasure_ends_the_round() -> None:
    state = table(hands={0: "NESW"}, goals="stone-nw treasure stone-ne", drawn=SOUTH_ROW)
    do(state, "lay NESW 8,1", "reveal 8,0")
    assert state.outcome == TREASURE
    assert [is_open(state, 8, y) for y in (-2, 0, 2)] == [False, True, False]


# --- a stone ----------------------------------------------------------------------------------------


@pytest.mark.rule("B-32")
def test_after_a_stone_the_round_goes_on() -> None:
    state = table(hands={0: "NESW", 1: "NE"}, goals="treasure stone-nw stone-ne", drawn=CORRIDOR, top="rockfall")
    do(state, "lay NESW 7,0")
    assert hand(state, 0)[-1] == "rockfall"
    assert (state.decision.name, state.decider) == ("turn", 1)
    assert state.outcome not in (TREASURE, EXHAUSTED)


@pytest.mark.rule("B-32")
@pytest.mark.parametrize(
    ("stone", "drawn", "dug", "lies"),
    [
        ("stone-ne", CORRIDOR, "ESW 7,0", "SW"),
        ("stone-nw", CORRIDOR, "ESW 7,0", "NW"),
        ("stone-ne", NORTH_ROW, "NE 8,-1 turned", "NE"),
        ("stone-nw", NORTH_ROW, "NE 8,-1 turned", "NW"),
        ("stone-ne", SOUTH_ROW, "NW 8,1", "SW"),
        ("stone-nw", SOUTH_ROW, "NW 8,1", "ES"),
    ],
)
def test_a_stone_is_turned_so_that_its_tunnels_meet_the_card_that_reached_it(
    stone: str, drawn: str, dug: str, lies: str
) -> None:
    state = table(hands={0: dug.partition(" ")[0]}, goals=f"treasure {stone}", drawn=drawn)
    do(state, f"lay {dug}")
    assert spell(state.mine.shape(spot(8, 0))) == lies
    ((_, _, how),) = happened(state, facts.FITTED)
    assert bool(how & TURNED) == (lies not in ("NE", "NW"))


@pytest.mark.rule("B-32")
@pytest.mark.parametrize(("stone", "lies"), [("stone-ne", "NE"), ("stone-nw", "ES")])
def test_a_stone_is_turned_to_the_card_that_came_round_behind_it(stone: str, lies: str) -> None:
    state = table(hands={0: "NE"}, goals=f"treasure {stone}", drawn=ROUND_BEHIND)
    do(state, "lay NE 9,0 turned")
    assert spell(state.mine.shape(spot(8, 0))) == lies


# --- misfits ----------------------------------------------------------------------------------------

# A dead end below the middle goal opens a stub to it; 7,0 is still empty.
STUB_BELOW = """
     |        |  |  |
    -S--+--+--+--+--+--+-
     |                 |
                       |     :
                       +--+-~x

"""


@pytest.mark.rule("B-33")
def test_a_goal_that_cannot_fit_all_its_neighbours_lies_misfitting() -> None:
    state = table(hands={0: "ESW"}, goals="treasure stone-nw stone-ne", drawn=STUB_BELOW)
    do(state, "lay ESW 7,0 turned")
    assert tunnels(state) == draw("""
         |        |  |  |     |  |
        -S--+--+--+--+--+--+--+--o
         |                 |
                           |     :
                           +--+-~x

    """)
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("B-33")
def test_a_goal_that_can_fit_all_its_neighbours_does() -> None:
    state = table(hands={0: "ESW"}, goals="treasure stone-ne stone-nw", drawn=STUB_BELOW)
    do(state, "lay ESW 7,0 turned")
    assert tunnels(state) == draw("""
         |        |  |  |     |
        -S--+--+--+--+--+--+--+--o
         |                 |     |
                           |     :
                           +--+-~x

    """)


@pytest.mark.rule("B-33")
def test_goals_alone_may_misfit() -> None:
    state = table(hands={0: "ESW", 1: "NESW NE"}, goals="treasure stone-nw stone-ne", drawn=STUB_BELOW)
    do(state, "lay ESW 7,0 turned")
    assert refuses(state, "lay NESW 9,0") == ("B-18", "misfit")  # the stone has rock on that side
    assert refuses(state, "lay NE 8,-1") == ("B-18", "misfit")  # and a tunnel on this
    assert allows(state, "lay NE 8,-1 turned")


# --- the end ----------------------------------------------------------------------------------------


@pytest.mark.rule("B-34")
@pytest.mark.parametrize("players", range(3, 11))
def test_the_round_is_over_once_pile_and_hands_have_run_out(players: int) -> None:
    state = table(players=players, roles="saboteur")
    for _ in range(66):
        pass_card(state)
        assert state.decision.name == "turn"
    assert draw_pile(state) == []
    assert sum(state.hand_size) == 1
    pass_card(state)
    assert state.decision.name == "next-round"
    assert state.outcome == EXHAUSTED
    assert state.connector == -1
    assert happened(state, facts.ROUND_ENDED) == [(facts.NOBODY, 0, EXHAUSTED)]


@pytest.mark.rule("B-34")
def test_the_round_goes_on_while_somebody_holds_a_card() -> None:
    state = table(players=3, hands={0: "NESW"})
    for _ in range(66):
        assert state.hand_size[state.decider] > 0
        pass_card(state)
    assert state.decider == 0
    assert hand(state, 0) == ["NESW"]
    do(state, "lay NESW 1,0")
    assert state.outcome == EXHAUSTED


@pytest.mark.rule("B-35")
def test_everybody_shows_his_dwarf_when_the_cards_have_run_out() -> None:
    state = pass_round(table(players=4, roles="miner miner saboteur miner"))
    assert [knowers(state, card) for card in state.role] == [everybody(state)] * 4
    shown = happened(state, facts.ROLE_SHOWN)
    assert [(seat, state.kind(card).name) for seat, card, _ in shown] == [
        (0, "miner"),
        (1, "miner"),
        (2, "saboteur"),
        (3, "miner"),
    ]


@pytest.mark.rule("B-35")
def test_everybody_shows_his_dwarf_when_the_treasure_is_found() -> None:
    state = table(hands={0: "NESW"}, roles="miner saboteur miner saboteur miner", drawn=CORRIDOR)
    assert [knowers(state, card) for card in state.role] == [{seat} for seat in range(5)]
    do(state, "lay NESW 7,0")
    assert state.decision.name == "keep-gold"
    assert [knowers(state, card) for card in state.role] == [everybody(state)] * 5


@pytest.mark.rule("B-35")
def test_once_all_dwarfs_are_up_the_one_left_over_is_plain_too() -> None:
    state = pass_round(Setup(3).begin(seed=4))
    assert state.decision.name == "next-round"
    assert knowers(state, state.spare[0]) == everybody(state)
    assert [*view(state, WATCHER).spare] == [state.face[state.spare[0]]]


@pytest.mark.rule("B-35")
def test_of_several_dwarfs_left_over_nobody_can_tell_which_lies_where() -> None:
    state = pass_round(Setup(3, modules=("saboteur-2",)).begin(seed=4))
    assert len(state.spare) > 1
    assert all(knowers(state, card) == set() for card in state.spare)
