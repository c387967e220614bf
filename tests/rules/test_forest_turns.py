"""The Lost Mines: the three steps of a turn, and whose it is (LM-11 … LM-13, LM-30, LM-41, A-22, A-23)."""

from __future__ import annotations

import pytest

from pyrite.games.lost_mines.events import TokenGone
from pyrite.kernel.seen.events import CardDrawn
from tests.rules.forest import TRAIL, can_walk, dwarf, edges, forest, rest, told, walk
from tests.rules.kit import discard_pile, do, draw_pile, front, hand, options_text, refuses

TROLL = ["troll 2,2 east 1"]


@pytest.mark.rule("LM-11", "LM-30")
def test_a_troll_goes_home_when_its_owners_next_turn_begins() -> None:
    state = forest(laid="NESW 2,2; NESW 3,2", hands={0: "troll axe"}, dwarfs={0: "2,2", 1: "2,2", 2: "2,2"})
    do(state, "0: play troll at 2,2 east")
    for seat in range(3):
        if seat:
            do(state, next(move for move in options_text(state) if move.startswith("pass")))
        assert refuses(state, "step east") == ("LM-36", "troll-there"), seat  # everybody's walk once, his own too
        walk(state)
    assert (state.decision.name, state.decider) == ("turn", 0)
    assert edges(state) == []
    assert front(state, 0) == []
    assert discard_pile(state)[-1] == "troll"
    assert [(event.token, event.side) for event in told(state, TokenGone)] == [("troll", "east")]
    do(state, "0: pass axe")
    assert can_walk(state, "E")


@pytest.mark.rule("LM-30")
@pytest.mark.parametrize(
    "trolls", [["troll 2,2 east 1", "troll 2,2 north 2"], ["troll 2,2 north 2", "troll 2,2 east 1"]]
)
def test_only_ones_own_troll_goes_home(trolls: list[str]) -> None:
    state = forest(laid="NESW 2,2; NESW 3,2", hands={0: "axe"}, edges=trolls)
    rest(state, 0)
    assert edges(state) == ["troll 2,2 north 2"]
    assert (front(state, 1), front(state, 2)) == ([], ["troll"])


@pytest.mark.rule("A-22", "LM-11")
def test_the_troll_of_somebody_without_cards_goes_home_too() -> None:
    state = forest(laid="NESW 2,2; NESW 3,2", hands={0: "axe", 1: "", 2: "boat"}, edges=TROLL, pile=0)
    rest(state, 0)
    assert (state.decision.name, state.decider) == ("turn", 2)
    assert edges(state) == []
    assert front(state, 1) == []


@pytest.mark.rule("A-22")
def test_nor_does_it_stay_when_its_owner_is_the_only_one_left() -> None:
    state = forest(laid="NESW 2,2; NESW 3,2", hands={0: "troll axe", 1: "", 2: ""}, dwarfs={0: "2,2"}, pile=0)
    do(state, "0: play troll at 2,2 east")
    walk(state)
    assert (state.decision.name, state.decider) == ("turn", 0)
    assert edges(state) == []


@pytest.mark.rule("A-23")
def test_a_troll_that_a_storm_has_taken_leaves_its_card_until_then() -> None:
    state = forest(laid="NESW 2,2; NESW 3,2", hands={0: "storm", 1: "axe"}, edges=["troll 3,2 east 1"])
    do(state, "0: play storm at 3,2")
    assert edges(state) == []
    assert front(state, 1) == ["troll"]
    walk(state)
    assert state.decider == 1
    assert front(state, 1) == []
    assert discard_pile(state)[-1] == "troll"
    assert len(told(state, TokenGone)) == 1  # by the storm; there was nothing left to take home


@pytest.mark.rule("LM-12")
def test_who_has_no_card_is_passed_over_for_the_rest_of_the_round() -> None:
    state = forest(TRAIL, hands={0: "axe boat", 1: "", 2: "EW NS"}, pile=0, dwarfs={1: "8,2"})
    rest(state, 0, 2, 0, 2)
    assert state.decision.name == "next-round"
    assert dwarf(state, 1) == (8, 2)


@pytest.mark.rule("LM-12")
def test_a_hand_is_empty_only_when_the_draw_pile_is() -> None:
    state = forest(laid="NESW 2,2; NESW 3,2", hands={0: "axe"}, edges=["trap 1,2 east"], pile=1)
    do(state, "pass axe")
    walk(state, "E")
    assert len(hand(state, 0)) == 1
    assert draw_pile(state) == []


@pytest.mark.rule("LM-13")
def test_first_a_card_then_the_walk_then_the_draw() -> None:
    state = forest(TRAIL, hands={0: "axe EW"}, top="NS")
    for move in ("step east", "stay", "collect 1", "turn upright", "deal", "agree"):
        assert refuses(state, move) == ("LM-13", "not-in-this-step")
    assert refuses(state, "play EW") == ("LM-13", "lay-paths")
    do(state, "pass axe")
    for move in ("pass EW", "lay EW 0,2", "collect 1", "deal"):
        assert refuses(state, move) == ("LM-13", "not-in-this-step")  # no second card
    do(state, "step east")
    assert hand(state, 0) == ["EW"]  # not drawn yet
    do(state, "stay")
    assert hand(state, 0) == ["EW", "NS"]
    assert state.decider == 1


@pytest.mark.rule("LM-13")
@pytest.mark.parametrize("move", ["lay EW 2,2", "play troll at 1,2 north", "pass EW", "pass EW troll"])
def test_a_walk_follows_whatever_was_done_with_cards(move: str) -> None:
    state = forest(laid="NS 1,3", hands={0: "EW troll"})
    do(state, move)
    assert (state.decision.name, state.decider) == ("walk", 0)


@pytest.mark.rule("LM-13")
def test_who_has_nowhere_to_walk_is_not_asked() -> None:
    state = do(forest(hands={0: "axe"}), "0: pass axe")
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("LM-41")
@pytest.mark.parametrize(
    ("move", "drawn"), [("lay EW 2,2", 1), ("play troll at 1,2 north", 1), ("pass EW", 1), ("pass EW NS", 2)]
)
def test_as_many_cards_are_drawn_as_were_used(move: str, drawn: int) -> None:
    state = forest(hands={0: "EW troll NS"}, top="ES SW NEW")
    do(state, move)
    walk(state)
    assert [event.seat for event in told(state, CardDrawn)] == [0] * drawn
    assert hand(state, 0)[-drawn:] == ["ES", "SW"][:drawn]


@pytest.mark.rule("LM-41")
def test_what_a_trap_has_taken_is_not_replaced() -> None:
    state = forest(laid="NESW 2,2", hands={0: "EW NS ES axe boat"}, edges=["trap 1,2 east"], top="SW NEW")
    do(state, "pass EW NS")
    walk(state, "E")
    assert len(hand(state, 0)) == 4
    assert hand(state, 0)[-2:] == ["SW", "NEW"]
    rest(state, 1, 2, 0)
    assert len(hand(state, 0)) == 4  # for the whole round


@pytest.mark.rule("LM-41")
def test_from_an_empty_pile_nobody_draws() -> None:
    state = forest(hands={0: "EW NS", 1: "axe boat"}, pile=0)
    rest(state, 0)
    assert hand(state, 0) == ["NS"]
    assert told(state, CardDrawn) == []
