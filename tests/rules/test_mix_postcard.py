"""The postcard with greedy dwarf and diversion; goal, stack and postcard reached at once (X-G5, X-CD-6)."""

from __future__ import annotations

from itertools import permutations

import pytest

from pyrite.games.saboteur.gold import TREASURE
from pyrite.games.saboteur.modules.chests.events import ChestOpened
from pyrite.kernel import facts
from pyrite.kernel.mine import PATH, PICTURE, spot
from pyrite.kernel.state import State
from tests.facts import happened, kind_of
from tests.rules.chest_scenes import chest_table, opened, stacks
from tests.rules.kit import do, is_open, nuggets, options_text, refuses, roles, table
from tests.rules.scenes import old_workings, take_the_gold

# --- the greedy dwarf -------------------------------------------------------------------------------


# Above the postcard and down behind it: one card short of 6,0, where its eastern opening is.
AROUND = """
    NS 0,-1; NW 0,-2 turned; EW 1,-2; EW 2,-2; ESW 3,-2 turned; ESW 4,-2 turned; ESW 5,-2 turned; NE 6,-2 turned;
    NS 6,-1
"""


@pytest.mark.rule("X-WC-4", "X-G15")
@pytest.mark.parametrize(
    ("dwarf", "left_over", "gold"), [("greedy", "miner", [1, 1, 1, 0, 0]), ("miner", "greedy", [4, 0, 0, 0, 0])]
)
def test_the_greedy_dwarf_is_whoever_holds_his_card_when_the_round_ends(
    dwarf: str, left_over: str, gold: list[int]
) -> None:
    """With one card seat 0 reaches the postcard, is dressed anew, and then the treasure."""
    state = table(
        hands={0: "NESW"},
        roles=f"{dwarf} miner miner saboteur saboteur {left_over}",
        gold=(1, 1, 1),
        modules=("greedy", "costumes"),
        laid=AROUND,
    )
    old_workings(state, "EW 7,0")
    do(state, "0: lay NESW 6,0", "0: reveal 5,0")
    assert (state.connector, roles(state)[0]) == (0, left_over)
    assert nuggets(take_the_gold(state)) == gold


# --- diversion --------------------------------------------------------------------------------------


@pytest.mark.rule("X-WC-26")
def test_a_path_of_the_chests_is_nothing_a_diversion_moves_though_it_came_last() -> None:
    state = opened("c", hands={1: "rockfall", 2: "diversion"}, modules=("diversion",))
    do(state, "1: play rockfall at 1,0")
    assert state.mine.what(spot(2, 0)) == PATH
    assert refuses(state, "play diversion at -1,0") == ("X-WC-33", "nothing-to-move")


@pytest.mark.rule("X-WC-30")
@pytest.mark.parametrize("module", ["costumes", "party"])
def test_a_diversion_that_reaches_the_postcard_reaches_it_for_whoever_played_it(module: str) -> None:
    state = table(hands={1: "diversion"}, modules=("diversion", module), laid="NESW 1,0; EW -1,0", starter=1)
    do(state, "1: play diversion at 2,0")
    assert [seat for seat, _, _ in happened(state, facts.REACHED)] == [1]


# --- all at once ------------------------------------------------------------------------------------


def goal_stack_and_postcard(goals: str, dwarfs: str = "miner miner saboteur miner miner saboteur") -> State:
    """With a crossing at 6,0 seat 0 has reached a goal in the east, a stack in the south, the postcard in the west."""
    cells = ((6, 1), (2, 2), (4, 2), (1, 1))
    state = chest_table(
        "a", "NS", cells, modules=("costumes",), hands={0: "NESW"}, roles=dwarfs, goals=goals, gold=(3,), laid=AROUND
    )
    return do(old_workings(state, "EW 7,0"), "0: lay NESW 6,0")


@pytest.mark.rule("X-G5", "X-CD-6")
@pytest.mark.parametrize("order", [*permutations(("8,0", "6,1", "5,0"))], ids=" ".join)
def test_goal_stack_and_postcard_wait_together_and_are_resolved_in_any_order(order: tuple[str, ...]) -> None:
    state = goal_stack_and_postcard("stone-ne stone-nw treasure")
    assert (state.decision.name, state.decider) == ("which-goal", 0)
    assert sorted(options_text(state)) == ["reveal 5,0", "reveal 6,1", "reveal 8,0"]
    for place in order[:2]:
        do(state, f"0: reveal {place}")
        while state.decision.name == "fitting":
            do(state, "turn upright")
    while state.decision.name == "fitting":
        do(state, "turn upright")
    names = {ChestOpened: "6,1", facts.REACHED: "5,0"}
    log = [(kind_of(state.book, fact), facts.detail(fact)) for fact in [*state.log]]
    seen = ["8,0" if fact == (facts.REVEALED, spot(8, 0)) else names.get(fact[0], "") for fact in log]
    assert [place for place in seen if place] == [*order]
    assert (state.decider, nuggets(state)[0], roles(state)[0], is_open(state, 8, 0)) == (1, 1, "saboteur", True)


@pytest.mark.rule("X-G5", "X-CD-6")
def test_if_the_treasure_comes_first_stack_and_postcard_lapse() -> None:
    state = do(goal_stack_and_postcard("stone-ne treasure stone-nw"), "0: reveal 8,0")
    assert (state.outcome, roles(state)[0]) == (TREASURE, "miner")
    assert [state.mine.what(spot(x, 0)) for x in (3, 4, 5)] == [PICTURE] * 3
    assert (6, 1) in stacks(state)
    assert happened(state, ChestOpened) == []


@pytest.mark.rule("X-CD-6", "X-G15")
def test_if_the_postcard_comes_first_a_saboteur_has_made_the_link() -> None:
    state = goal_stack_and_postcard("stone-ne treasure stone-nw")
    do(state, "0: reveal 5,0", "0: reveal 8,0")
    assert (state.outcome, state.connector, roles(state)[0]) == (TREASURE, 0, "saboteur")
    assert state.decider == 4  # the nearest miner on his right picks first (B-38)
    assert (6, 1) in stacks(state)
