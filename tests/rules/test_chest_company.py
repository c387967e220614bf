"""Chests together with pioneer, diversion, tolls, postcard, tournament and Saboteur 2."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.gold import TREASURE
from pyrite.games.saboteur.modules.chests.events import ChestEmpty, ChestOpened
from pyrite.kernel import facts
from pyrite.kernel.mine import EMPTY, PATH, spot
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import State
from pyrite.setup.options import Options
from pyrite.setup.setup import Setup
from tests.facts import happened
from tests.rules.chest_scenes import CHESTS, before_a_move, before_the_treasure, chest_table, opened, stacks
from tests.rules.kit import discard_pile, do, goal_at, hand, nuggets, options_text, pass_until, refuses

ANY_WAY = Options(goal_move="anyFarther")


def sizes(state: State) -> list[int]:
    return [state.hand_size[seat] for seat in range(state.book.seats)]


# --- pioneer ----------------------------------------------------------------------------------------


@pytest.mark.rule("X-TC-15", "X-G10")
@pytest.mark.parametrize(("chest", "drawn"), [("c", 0), ("d", 3), ("g", 2), ("j", 2), ("i", 0)])
def test_where_a_pioneer_has_two_cards_due_the_same_holds(chest: str, drawn: int) -> None:
    state = chest_table(chest, hands={0: "pioneer EW NESW"}, modules=("pioneer",), top="NS NE NW ESW NES")
    do(state, "0: play pioneer", "0: lay EW 1,0", "0: lay NESW 3,0")
    if chest == "g":
        assert options_text(state) == ["take NS", "take NE", "take NW"]
        do(state, "0: take NE")
        assert hand(state, 0)[-2:] == ["NE", "ESW"]
    assert (state.decision.name, state.decider) == ("turn", 1)
    assert sizes(state) == [3 + drawn, 6, 6, 6, 6]


@pytest.mark.rule("X-TC-15", "X-WC-23")
def test_a_card_that_a_chest_gives_may_be_the_pioneers_second() -> None:
    hands = {0: "pioneer EW nesw", 3: "NESW NESW NESW NESW NESW map"}
    state = chest_table("f", hands=hands, modules=("pioneer",), luck=[0])
    do(state, "0: play pioneer", "0: lay EW 1,0", "0: choose 3", "0: lay NESW 3,0")
    assert sizes(state) == [4, 6, 6, 5, 6]  # three used, one robbed, none drawn


# --- diversion --------------------------------------------------------------------------------------


def diverted(chest: str, mark: str, modules: tuple[str, ...] = ()) -> State:
    """Seat 1, before whom such a card lies, has moved the EW from -1,0 to 1,0 and so opened the chest at 2,0."""
    state = chest_table(
        chest, hands={4: mark, 0: "EW", 1: "diversion"}, modules=(*modules, "diversion"), starter=4, top="NS NE NW ESW"
    )
    return do(state, f"4: play {mark} on 1", "0: lay EW -1,0", "1: play diversion at 1,0")


@pytest.mark.rule("X-TC-19", "X-TC-15")
@pytest.mark.parametrize(("mark", "modules"), [("break-cart", ()), ("trap", ("saboteur-2",))])
def test_a_chest_opened_by_a_player_who_may_not_dig_does_all_it_does(mark: str, modules: tuple[str, ...]) -> None:
    state = diverted("d", mark, modules)
    assert happened(state, ChestOpened)[0][0] == 1
    assert sizes(state) == [6, 7, 6, 6, 6]
    assert hand(state, 1)[-2:] == ["NW", "ESW"]


@pytest.mark.rule("X-TC-14")
def test_the_diversion_that_opens_the_chest_does_not_lie_among_the_discards_yet() -> None:
    state = diverted("i", "break-cart")
    assert [event.chest for event in events(state, 0) if isinstance(event, ChestEmpty)] == ["chest-i"]
    assert sizes(state) == [6, 5, 6, 6, 6]
    assert discard_pile(state) == ["diversion"]


@pytest.mark.rule("X-TC-16", "X-WC-26")
def test_a_path_from_a_stack_is_not_diverted_but_the_card_laid_before_it() -> None:
    state = opened("c", hands={1: "diversion"}, modules=("diversion",))
    do(state, "1: play diversion at -1,0")
    assert state.mine.what(spot(2, 0)) == PATH
    assert state.mine.what(spot(1, 0)) == EMPTY
    assert state.mine.what(spot(-1, 0)) == PATH


@pytest.mark.rule("X-WC-28")
def test_a_card_that_is_diverted_away_leaves_the_chest_open_that_it_had_reached() -> None:
    state = opened("a", hands={1: "diversion"}, modules=("diversion",))
    do(state, "1: play diversion at -1,0")
    assert nuggets(state) == [1, 0, 0, 0, 0]
    assert len(stacks(state)) == 3
    assert state.mine.what(spot(2, 0)) == PATH


# --- other championship cards -----------------------------------------------------------------------


@pytest.mark.rule("X-WC-3")
def test_a_greedy_dwarf_wins_where_a_chest_leads_on_to_the_treasure() -> None:
    state = before_the_treasure("d", modules=("greedy",), roles="miner miner greedy saboteur miner")
    do(state, "2: lay EW 6,0")
    assert (state.outcome, state.connector) == (TREASURE, 2)
    assert nuggets(state) == [0, 0, 4, 0, 0]


@pytest.mark.rule("X-WC-6")
def test_a_goal_that_was_moved_may_be_swapped() -> None:
    state = opened("e", hands={1: "swap-goals"}, modules=("swap-goals",), goals="stone-ne treasure stone-nw")
    do(state, "0: move 8,0 east", "1: play swap-goals at 8,-2 9,0", "1: swap")
    assert (goal_at(state, 8, -2), goal_at(state, 9, 0)) == ("treasure", "stone-ne")


@pytest.mark.rule("X-WC-10", "X-TC-9")
def test_a_vault_finds_no_card_of_the_chests() -> None:
    state = opened("c", hand="rockfall", hands={1: "vault"}, modules=("vault",))
    do(pass_until(state, 0), "0: play rockfall at 2,0", "1: play vault")
    assert state.decision.name == "vault"
    assert "take rockfall" in options_text(state)
    assert not [text for text in options_text(state) if "chest" in text]


# --- tolls ------------------------------------------------------------------------------------------


@pytest.mark.rule("X-TC-5", "X-TT-14")
def test_no_goal_is_moved_onto_a_place_that_a_figure_shuts() -> None:
    state = before_a_move("stone-ne treasure stone-nw", ANY_WAY, modules=("tolls",), starter=4)
    do(state, f"4: {next(text for text in options_text(state) if text.endswith('at 7,1 east'))}", "0: lay NS 2,1")
    assert "move 8,0 south" not in options_text(state)
    assert "move 8,0 north" in options_text(state)
    assert refuses(state, "move 8,0 south") == ("X-TC-5", "goal-blocked")


@pytest.mark.rule("X-TT-7")
def test_gold_from_a_chest_pays_a_toll() -> None:
    state = chest_table("a", hands={1: "map", 2: "map", 0: "EW NS NS"}, modules=("tolls",), starter=1)
    do(state, "1: toll map at 0,0 north", "2: toll map at 0,0 south")
    do(pass_until(state, 0), "0: lay EW 1,0")
    assert nuggets(state) == [2, 1, 1, 1, 1]
    do(pass_until(state, 0), "0: lay NS 0,-1")
    assert nuggets(state) == [1, 2, 1, 1, 1]
    do(pass_until(state, 0), "0: lay NS 0,1")
    do(state, "0: change 1")  # it is a gold card
    assert nuggets(state) == [0, 2, 2, 1, 1]


# --- what lies in the mine already ------------------------------------------------------------------


@pytest.mark.rule("X-TC-4")
@pytest.mark.parametrize(("module", "cells"), [("costumes", {3, 4, 5}), ("party", {3, 4, 5}), ("tournament", {4})])
def test_no_stack_lies_on_the_postcard_or_on_the_card_in_the_centre(module: str, cells: set[int]) -> None:
    filled: set[tuple[int, int]] = set()
    for seed in range(150):
        state = Setup(5, modules=(module, *CHESTS)).begin(seed)
        assert len(stacks(state)) == 4
        filled.update(stacks(state))
    assert {x for x, y in filled if y == 0} == {2, 3, 4, 5, 6, 7} - cells


@pytest.mark.rule("X-TC-3")
def test_a_path_that_leads_to_the_postcard_reaches_it_when_its_chest_is_done_with() -> None:
    state = opened("h", modules=("costumes",))
    assert not happened(state, facts.REACHED)
    before = state.role[0]
    do(state, "0: choose 3")
    assert happened(state, facts.REACHED)[0][0] == 0
    assert state.role[0] != before


# --- Saboteur 2 -------------------------------------------------------------------------------------


@pytest.mark.rule("X-S2-22", "X-TC-6")
def test_a_goal_moved_before_a_ladder_is_turned_up() -> None:
    laid = "NESW 1,0; NESW 2,0; ESW 3,0; NE 3,1; EW 4,1; EW 5,1; NW 6,1; W# 7,1 turned"
    state = before_a_move("stone-ne treasure stone-nw", ANY_WAY, laid, modules=("saboteur-2",))
    do(state, "0: lay NS 2,1", "0: move 8,0 south")
    assert (state.outcome, state.connector) == (TREASURE, 0)


@pytest.mark.rule("X-S2-14", "D-45")
def test_two_cards_discarded_do_not_lift_the_ban_on_maps() -> None:
    state = opened("b", modules=("saboteur-2",), hands={4: "trap"})
    do(pass_until(state, 4), "4: play trap on 0")
    pass_until(state, 0)
    marks = {text.split(" for ")[1] for text in options_text(state) if text.startswith("discard")}
    assert marks == {"trap"}
