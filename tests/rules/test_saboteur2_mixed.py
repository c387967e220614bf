"""Saboteur 2 together with the new goals and the veto: the halves of their rules that needed it."""

from __future__ import annotations

import pytest

from pyrite.kernel.state import State
from pyrite.setup.setup import Setup
from tests.rules.kit import (
    allows,
    discard_pile,
    do,
    draw_pile,
    front,
    hand,
    nuggets,
    options_text,
    pass_round,
    pass_until,
    refuses,
    roles,
    table,
)
from tests.rules.saboteur2 import BLUE_DOOR, NO_DOOR, dwarfs

WITH_GOALS = ("saboteur-2", "new-goals")
WITH_VETO = ("saboteur-2", "veto")


# --- new goals ------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-1")
@pytest.mark.parametrize("players", [2, 12])
def test_the_new_goals_replace_the_old_ones_in_saboteur_2_too(players: int) -> None:
    state = Setup(players, modules=WITH_GOALS).begin(1)
    assert len(state.book.goals) == 8
    assert len(state.book.goal_spots) == 5
    assert len(state.book.roles) == 15


def spider_wakes(players: str, hands: dict[int, str] | None = None, played: tuple[str, ...] = ()) -> State:
    """Seat 0 digs to a spider at 8,0."""
    state = table(
        len(players.split()),
        hands={0: "EW", **(hands or {})},
        roles=dwarfs(players),
        goals="stone-ne stone-nw spider treasure",
        drawn=NO_DOOR,
        starter=1 if played else 0,
        modules=WITH_GOALS,
    )
    do(state, *played)
    return do(pass_until(state, 0), "lay EW 7,0")


@pytest.mark.rule("X-NG-1")
@pytest.mark.parametrize(
    ("players", "gold"), [("B Sab P", [0, 4, 2]), ("B G P", [0, 0, 3]), ("B Sab Sab", [0, 4, 4]), ("B G Bo", [0, 0, 0])]
)
def test_a_spider_pays_saboteurs_and_profiteer(players: str, gold: list[int]) -> None:
    state = spider_wakes(players)
    assert (state.book.outcomes[state.outcome], nuggets(state)) == ("spider", gold)


@pytest.mark.rule("X-NG-1")
def test_after_a_spider_there_are_thefts_as_ever() -> None:
    state = spider_wakes("B G Sab", {1: "theft"}, ("1: play theft",))
    assert (state.decision.name, state.decider) == ("theft", 1)
    assert nuggets(do(state, "steal 2")) == [0, 1, 4]


@pytest.mark.rule("X-NG-5")
def test_a_bag_pays_a_green_miner_and_a_saboteur_alike_and_keeps_paying_in_a_trap() -> None:
    """Who is trapped cannot dig; what he has dug up before is his."""
    state = table(
        2,
        hands={0: "EW", 1: "trap"},
        roles=dwarfs("Sab B"),
        goals="stone-ne stone-nw bag-2 treasure",
        drawn=NO_DOOR,
        modules=WITH_GOALS,
    )
    do(state, "0: lay EW 7,0", "1: play trap on 0")
    assert nuggets(state) == [2, 0]
    pass_round(state)
    assert nuggets(state) == [2, 0]  # no share as a saboteur, but the bag is no share


@pytest.mark.rule("X-NG-11")
def test_the_treasure_of_the_new_goals_is_judged_by_doors() -> None:
    state = table(
        2,
        hands={1: "EW"},
        roles=dwarfs("B G"),
        goals="stone-ne stone-nw treasure bag-1",
        drawn=BLUE_DOOR,
        starter=1,
        modules=WITH_GOALS,
    )
    do(state, "1: lay EW 7,0")
    assert nuggets(state) == [5, 0]


# --- the veto -----------------------------------------------------------------------------------------------


def allow_all(state: State) -> State:
    while state.decision.name == "veto":
        do(state, "allow")
    return state


@pytest.mark.rule("WC-1")
def test_the_veto_is_one_more_card_of_saboteur_2() -> None:
    state = Setup(2, modules=WITH_VETO).begin(1)
    assert len(state.book.deck) == 119
    assert [state.book.kinds[face].name for face in state.book.deck].count("veto") == 1


@pytest.mark.rule("X-WC-11")
def test_a_trapped_player_may_veto() -> None:
    state = table(3, hands={0: "trap", 1: "NS", 2: "veto"}, modules=WITH_VETO)
    allow_all(do(state, "0: play trap on 2"))
    assert front(state, 2) == ["trap"]
    do(state, "1: lay NS 0,1", "2: veto")
    assert discard_pile(state) == ["NS", "veto"]


@pytest.mark.rule("X-WC-12")
def test_two_cards_discarded_cannot_be_vetoed() -> None:
    state = table(2, hands={0: "trap", 1: "NS NE"}, modules=WITH_VETO)
    allow_all(do(state, "0: play trap on 1"))
    do(state, "1: discard NS NE for trap")
    assert (state.decision.name, state.decider, front(state, 1)) == ("turn", 0, [])


@pytest.mark.rule("X-WC-12")
def test_a_theft_when_the_round_ends_cannot_be_vetoed() -> None:
    state = table(2, hands={0: "theft", 1: "veto"}, roles=dwarfs("B Sab"), modules=WITH_VETO)
    allow_all(do(state, "play theft"))
    pass_round(state)
    do(state, "0: steal 1")
    assert (state.decision.name, nuggets(state)) == ("next-round", [1, 4])


@pytest.mark.rule("X-WC-18")
@pytest.mark.parametrize(
    "move",
    [
        "play theft",
        "play trap on 0",
        "play inspection on 0",
        "play swap-hats on 0",
        "play swap-hands on 0",
        "lay NE# 0,1",
    ],
)
def test_whatever_is_vetoed_does_nothing_and_both_draw_one(move: str) -> None:
    cards = "theft trap inspection swap-hats swap-hands NE#"
    state = table(3, hands={1: cards, 2: "veto"}, top="NS EW", starter=1, modules=WITH_VETO)
    before = hand(state, 0), roles(state), [*state.marks], [*state.known[-18:]], [*state.memory]
    do(state, f"1: {move}", "2: veto")
    assert (hand(state, 0), roles(state), [*state.marks], [*state.known[-18:]]) == before[:4]
    assert state.memory[0] == before[4][0]
    assert discard_pile(state) == [move.split()[1], "veto"]
    assert (hand(state, 1)[-1], hand(state, 2)[-1]) == ("NS", "EW")
    assert not state.insight


@pytest.mark.rule("X-WC-18")
@pytest.mark.parametrize(
    ("laid", "whose", "relief"), [("play trap on 1", 1, "play free on 1"), ("play theft", 0, "play hands-off on 0")]
)
def test_hands_off_and_free_can_be_vetoed(laid: str, whose: int, relief: str) -> None:
    state = table(3, hands={0: "trap theft", 1: "free hands-off", 2: "veto"}, modules=WITH_VETO)
    allow_all(do(state, f"0: {laid}"))
    do(state, f"1: {relief}", "2: veto")
    assert front(state, whose) == [laid.split()[1]]


@pytest.mark.rule("X-WC-19")
def test_a_veto_may_be_one_of_two_cards_discarded_or_of_three_passed() -> None:
    state = table(2, hands={0: "trap", 1: "veto NE NS"}, modules=WITH_VETO)
    allow_all(do(state, "0: play trap on 1"))
    assert refuses(state, "play veto") == ("X-WC-19", "own-turn")
    assert allows(state, "pass NE veto NS")
    pile = len(draw_pile(state))
    do(state, "discard NE veto for trap")
    assert discard_pile(state) == ["trap", "NE", "veto"]
    assert len(draw_pile(state)) == pile - 1
    assert "veto" not in " ".join(options_text(state))
