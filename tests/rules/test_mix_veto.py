"""The veto with the whole box in play: what it can stop, and what it cannot (X-WC-11, X-WC-12, X-WC-18, X-WC-20)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.modules.chests.events import ChestOpened
from pyrite.games.saboteur.modules.veto.events import CardVetoed
from pyrite.kernel import facts
from pyrite.kernel.state import State
from tests.facts import happened, kind_of
from tests.rules.chest_scenes import chest_table
from tests.rules.kit import discard_pile, do, front, goal_at, hand, nuggets, options_text, table
from tests.rules.saboteur2 import dwarfs

ALL = (
    *("saboteur-2", "new-goals", "tolls", "swap-goals", "vault", "veto", "change-direction", "handyman", "pioneer"),
    *("diversion", "party"),
)


def seat_two_vetoes(cards: str) -> State:
    """Seat 1 is on turn with these cards, a trap and a broken cart before him; seat 2 holds the veto."""
    state = table(3, hands={0: "trap map", 1: cards, 2: "veto break-cart"}, modules=ALL, laid="NESW 1,0")
    answer_all(do(state, "0: play trap on 1"), "allow")
    do(state, "1: pass map")
    answer_all(do(state, "2: play break-cart on 1"), "allow")
    return do(state, "0: pass map")


def answer_all(state: State, answer: str) -> State:
    while state.decision.name == "veto":
        do(state, answer)
    return state


@pytest.mark.rule("X-WC-12")
@pytest.mark.parametrize(
    "move", ["pass theft", "pass theft vault NE", "discard theft vault for trap", "toll theft at 1,0 east"]
)
def test_whoever_plays_no_card_cannot_be_vetoed(move: str) -> None:
    state = do(seat_two_vetoes("map theft vault NE"), f"1: {move}")
    assert (state.decision.name, state.decider) == ("turn", 2)


@pytest.mark.rule("X-WC-12")
def test_choices_that_a_card_brings_with_it_are_not_asked_about_once_more() -> None:
    """Vault and swap of goals are asked about when they are played, and then no more."""
    hands = {0: "map", 1: "vault swap-goals"}
    state = table(3, hands=hands, goals="treasure spider bag-1 dragon bag-2", modules=ALL)
    do(state, "0: pass map", "1: play vault")
    answer_all(state, "allow")
    assert (state.decision.name, state.decider) == ("vault", 1)
    do(state, "1: take map")
    assert (state.decision.name, state.decider) == ("turn", 2)
    do(state, f"2: pass {hand(state, 2)[0]}", f"0: pass {hand(state, 0)[0]}", "1: play swap-goals at 8,-4 8,0")
    answer_all(state, "allow")
    do(state, "1: swap")
    assert (state.decision.name, goal_at(state, 8, 0)) == ("turn", "treasure")


@pytest.mark.rule("X-WC-12", "X-TC-17")
@pytest.mark.parametrize(
    ("chest", "asked"), [("f", "chest-victim"), ("g", "chest-keep"), ("h", "chest-dwarf"), ("e", "chest-goal")]
)
def test_what_a_chest_asks_its_finder_nobody_else_is_asked_about(chest: str, asked: str) -> None:
    state = chest_table(chest, hands={0: "EW", 1: "veto"}, modules=("saboteur-2", "veto"), luck=[0])
    answer_all(do(state, "0: lay EW 1,0"), "allow")
    assert (state.decision.name, state.decider) == (asked, 0)
    do(state, options_text(state)[0])
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("X-WC-18")
@pytest.mark.parametrize(
    "move",
    [
        "play theft",
        "play swap-hands on 0",
        "play vault",
        "play change-direction",
        "play fix-pickaxe-lantern-cart on 1 cart",
        "play diversion at -1,0",
        "play swap-goals at 8,-2 8,2",
    ],
)
def test_whatever_is_vetoed_with_everything_in_play_has_no_effect_at_all(move: str) -> None:
    card = move.split()[1]
    state = seat_two_vetoes(f"map {card}")
    before = (
        front(state, 1),
        hand(state, 0),
        nuggets(state),
        state.direction,
        [goal_at(state, 8, y) for y in (-2, 0, 2)],
    )
    since, held = state.happened(), len(hand(state, 1))
    do(state, f"1: {move}", "2: veto")
    log = [(kind_of(state.book, fact), facts.seat(fact)) for fact in [*state.log][since:]]
    assert log == [(facts.PLAYED, 1), (CardVetoed, 2), (facts.DREW, 1), (facts.DREW, 2)]
    assert before == (
        front(state, 1), hand(state, 0), nuggets(state), state.direction, [goal_at(state, 8, y) for y in (-2, 0, 2)]
    )  # fmt: skip
    assert (discard_pile(state)[-2:], len(hand(state, 1))) == ([card, "veto"], held)


@pytest.mark.rule("X-WC-11")
def test_every_card_laid_for_a_pioneer_opens_a_window_of_its_own_before_anything_is_reached() -> None:
    state = chest_table("a", hands={0: "pioneer EW NESW", 1: "veto"}, modules=("saboteur-2", "veto", "pioneer"))
    answer_all(do(state, "0: play pioneer"), "allow")
    do(state, "0: lay EW 1,0")
    assert (state.decision.name, happened(state, ChestOpened)) == ("veto", [])
    answer_all(state, "allow")
    assert nuggets(state) == [1, 0, 0, 0, 0]
    do(state, "0: lay NESW 3,0", "1: veto")
    assert discard_pile(state) == ["pioneer", "NESW", "veto"]
    assert nuggets(state) == [1, 0, 0, 0, 0]


@pytest.mark.rule("X-WC-14", "S2-26")
def test_a_vetoed_link_leaves_the_round_to_the_saboteurs() -> None:
    drawn = "NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0; EW 6,0"
    state = table(3, hands={0: "EW", 1: "veto"}, roles=dwarfs("B Sab G"), modules=("saboteur-2", "veto"), laid=drawn)
    do(state, "0: lay EW 7,0", "1: veto")
    while state.decision.name == "turn":
        do(state, next(move for move in options_text(state) if move.startswith("pass")))
    assert nuggets(state) == [0, 5, 0]
