"""Chests in company: chains, moved goals, vetoes, gold, absent players (X-TC-3, X-TC-6, X-TC-7, X-TC-17 …)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.gold import TREASURE
from pyrite.games.saboteur.modules.chests.events import ChestOpened
from pyrite.kernel import facts
from pyrite.kernel.mine import PATH, spot
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.stand_in import stand_in
from pyrite.kernel.state import UNDECIDED, State
from pyrite.kernel.view import view
from pyrite.setup.options import Options
from pyrite.setup.setup import RoundDeal, Setup, deals_of
from tests.facts import happened
from tests.rules.chest_scenes import (
    CHESTS,
    NEAR,
    TO_8_1,
    before_a_move,
    before_the_treasure,
    chest_table,
    dug,
    luck_for,
    opened,
    stacks,
)
from tests.rules.kit import (
    dealt,
    discard_pile,
    do,
    draw,
    goal_at,
    gold_deck,
    gold_of,
    is_open,
    open_gold_of,
    options_text,
    pass_round,
    refuses,
)
from tests.rules.scenes import old_workings, take_the_gold

TOUCHING = Options(goal_reveal="touching")
ANY_WAY = Options(goal_move="anyFarther")
# A row of stacks: the first leads on to the second by the card that lies between them.
IN_A_ROW = ((2, 0), (4, 0), (7, -1), (7, 1))


def chests_opened(state: State) -> list[tuple[int, str]]:
    return [(seat, state.kind(card).name) for seat, card, _ in happened(state, ChestOpened)]


# --- chains -----------------------------------------------------------------------------------------


@pytest.mark.rule("X-TC-3")
def test_a_path_that_leads_on_opens_the_next_stack_in_the_same_turn() -> None:
    state = chest_table("h d", "EW NESW", cells=IN_A_ROW, hands={0: "EW"})
    old_workings(state, "EW 3,0")
    do(state, "0: lay EW 1,0")
    assert chests_opened(state) == [(0, "chest-h")]  # first what is in the first
    do(state, "0: choose 4")
    assert chests_opened(state) == [(0, "chest-h"), (0, "chest-d")]
    assert dug(state) == draw("""
         |           |
        -S--+--+--+--+-
         |           |
    """)
    assert state.hand_size[0] == 7


@pytest.mark.rule("X-TC-3", "X-B12")
def test_a_chest_in_the_chain_makes_its_finder_the_connector() -> None:
    state = before_the_treasure("d")
    do(state, "2: lay EW 6,0")
    assert chests_opened(state) == [(2, "chest-d")]
    assert (state.outcome, state.connector) == (TREASURE, 2)


@pytest.mark.rule("X-TC-3", "X-G5")
def test_the_first_chest_is_done_with_before_the_goal_behind_it_is_turned_up() -> None:
    state = before_the_treasure("h")
    do(state, "2: lay EW 6,0")
    assert (state.decision.name, state.outcome) == ("chest-dwarf", UNDECIDED)
    do(state, "2: choose 0")
    assert (state.outcome, state.connector) == (TREASURE, 2)


@pytest.mark.rule("D-04")
def test_with_touching_a_chest_turns_up_no_goal() -> None:
    state = before_the_treasure("d", options=TOUCHING)
    do(state, "2: lay EW 6,0")
    assert chests_opened(state) == [(2, "chest-d")]  # stacks are no goals: they open as ever
    assert (state.outcome, is_open(state, 8, 0)) == (UNDECIDED, False)


@pytest.mark.rule("D-04")
def test_with_touching_a_stack_opens_that_does_not_lie_beside_the_card_just_laid() -> None:
    state = chest_table("j d", "EW NESW", cells=IN_A_ROW, hands={0: "EW"}, options=TOUCHING)
    old_workings(state, "EW 3,0")
    do(state, "0: lay EW 1,0")
    assert chests_opened(state) == [(0, "chest-j"), (0, "chest-d")]


# --- moved goals ------------------------------------------------------------------------------------


@pytest.mark.rule("X-TC-6")
def test_a_goal_moved_before_a_reached_tunnel_is_turned_up_now() -> None:
    state = before_a_move("stone-ne treasure stone-nw", ANY_WAY)
    do(state, "0: lay NS 2,1")
    assert state.decision.name == "chest-goal"
    do(state, "0: move 8,0 south")
    assert (state.outcome, state.connector) == (TREASURE, 0)
    assert goal_at(state, 8, 1) == "treasure"
    assert happened(state, facts.REVEALED)[-1][2] == spot(8, 1)


@pytest.mark.rule("X-TC-6")
def test_the_old_place_is_free_for_path_cards() -> None:
    state = before_a_move("treasure stone-nw stone-ne", ANY_WAY)
    do(state, "0: lay NS 2,1", "0: move 8,0 south")
    assert is_open(state, 8, 1)
    do(state, "1: lay NS 8,0")
    assert state.mine.what(spot(8, 0)) == PATH


@pytest.mark.rule("X-TC-6", "D-04")
def test_with_touching_a_moved_goal_stays_closed() -> None:
    state = before_a_move("stone-ne treasure stone-nw", Options(goal_move="anyFarther", goal_reveal="touching"))
    do(state, "0: lay NS 2,1", "0: move 8,0 south")
    assert (state.outcome, is_open(state, 8, 1)) == (UNDECIDED, False)


@pytest.mark.rule("X-TC-7")
def test_an_open_goal_is_not_moved() -> None:
    state = before_a_move("treasure stone-ne stone-nw", Options(), laid=f"{TO_8_1}; NE 8,1 turned")
    assert is_open(state, 8, 2)
    do(state, "0: lay NS 2,1")
    assert options_text(state) == ["move 8,-2 east", "move 8,0 east"]
    assert refuses(state, "move 8,2 east") == ("X-TC-7", "no-closed-goal")


# --- vetoes -----------------------------------------------------------------------------------------


@pytest.mark.rule("X-TC-17")
def test_the_card_that_would_reach_a_stack_can_be_vetoed() -> None:
    state = chest_table("a", hands={0: "EW", 3: "veto"}, modules=("veto",))
    do(state, "0: lay EW 1,0", "1: allow", "2: allow", "3: veto")
    assert not happened(state, ChestOpened)
    assert discard_pile(state) == ["EW", "veto"]
    assert len(stacks(state)) == 4


@pytest.mark.rule("X-TC-17", "X-WC-12")
def test_what_a_chest_does_cannot_be_vetoed() -> None:
    state = chest_table("f", hands={0: "EW", 3: "veto"}, modules=("veto",))
    do(state, "0: lay EW 1,0", *(f"{seat}: allow" for seat in range(1, 5)))
    assert state.decision.name == "chest-victim"
    do(state, "0: choose 3")
    assert (state.decision.name, state.decider) == ("turn", 1)


# --- gold -------------------------------------------------------------------------------------------


@pytest.mark.rule("X-TC-11")
def test_without_a_card_of_value_1_a_loose_nugget() -> None:
    first = pass_round(chest_table("b"))
    opener = first.starter
    gold = [2] * 8 + [3] * 4
    second = dealt(
        hands={opener: "EW"}, gold=gold, spent=[1] * 16, modules=CHESTS,
        piles={"chests": "chest-a", "paths": "chest-NESW"}, luck=luck_for(NEAR, ((8, -2), (8, 0), (8, 2))),
    )  # fmt: skip
    state = Setup(5, modules=CHESTS).begin(0, [*deals_of(first), second])
    do(pass_round(state), "deal")
    before = gold_of(state, opener)
    do(state, f"{opener}: lay EW 1,0")
    assert (gold_of(state, opener), state.loose[opener]) == (before, 1)
    assert gold_deck(state) == gold


@pytest.mark.rule("X-B14", "X-TC-11")
def test_the_card_is_gone_from_the_deck_that_is_handed_out_at_the_end_of_the_round() -> None:
    state = before_the_treasure("a")
    do(state, "2: lay EW 6,0")
    assert len(gold_deck(state)) == 28 - 1 - 3  # one from the chest, three for three miners
    take_the_gold(state)
    assert [len(gold_of(state, seat)) for seat in range(5)] == [1, 1, 2, 0, 0]
    assert open_gold_of(state, 2) == [1]


@pytest.mark.rule("X-B13")
def test_the_one_shortage_that_chests_can_bring_about_is_made_up_in_loose_nuggets() -> None:
    left = [1] * 7 + [3] * 4
    spent = [1] * 9 + [2] * 8
    rounds: list[RoundDeal] = [dealt(10, modules=CHESTS), dealt(10, modules=CHESTS)]
    third = dealt(10, roles="saboteur " * 4, gold=left, spent=spent, modules=CHESTS)
    state = Setup(10, modules=CHESTS).begin(0, [*rounds, third])
    for _ in range(2):
        do(pass_round(state), "deal")
    pass_round(state)
    assert [open_gold_of(state, seat)[-2:] for seat in range(4)] == [[1, 1], [1, 1], [1, 1], [1]]
    assert [state.loose[seat] for seat in range(4)] == [0, 0, 0, 1]


# --- somebody is away -------------------------------------------------------------------------------


@pytest.mark.rule("X-G20")
@pytest.mark.parametrize(("chest", "move"), [("e", "move 8,-2 east"), ("f", "choose 1"), ("h", "choose 1")])
def test_for_somebody_who_is_away_the_first_one_is_chosen(chest: str, move: str) -> None:
    state = opened(chest)
    assert print_move(state.book, stand_in(view(state, 0), Rng.from_seed("0" * 31 + "1"))) == move


@pytest.mark.rule("X-G20")
def test_and_any_of_the_cards_looked_at_is_kept() -> None:
    state = opened("g", top="NS EW NE ESW")
    rng = Rng.from_seed("0" * 31 + "1")
    kept = {print_move(state.book, stand_in(view(state, 0), rng)) for _ in range(40)}
    assert kept == {"take NS", "take EW", "take NE"}
