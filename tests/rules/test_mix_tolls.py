"""Tolls meet pioneer and diversion, and both meet the veto."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.modules.tolls.events import TollPaid
from pyrite.kernel import facts
from pyrite.kernel.state import WATCHER, State
from tests.facts import happened
from tests.rules.kit import discard_pile, do, hand, nuggets, options_text, refuses, sections, table
from tests.rules.retold import retold
from tests.rules.scenes import open_sides

CROSSING = "NESW 1,0"


def figures(state: State) -> list[tuple[int, int, str, int]]:
    """Where figures stand for all to see: the card's cell, its side, the owner."""
    return [tuple(figure.values()) for figure in sections(state, WATCHER)["figures"]]


def to(state: State, place: str) -> list[str]:
    """The ways in which a card can come to lie at a place now."""
    return [move for move in options_text(state) if f" {place}" in move and not move.startswith("toll")]


def allow_all(state: State) -> State:
    while state.decision.name == "veto":
        do(state, "allow")
    return state


# --- pioneer ----------------------------------------------------------------------------------------


def pioneering(loose: str = "", modules: tuple[str, ...] = (), **hands: str) -> State:
    """Seat 0 has shut 2,0; seat 1 is on turn with a pioneer and two EW."""
    named = {0: "map", 1: "pioneer EW EW", **{int(seat[1:]): cards for seat, cards in hands.items()}}
    state = table(hands=named, modules=("tolls", *modules, "pioneer"), laid=CROSSING)
    do(state, "0: toll map at 1,0 east")
    return retold(state, {"loose": loose}) if loose else state


@pytest.mark.rule("X-TT-1")
def test_a_card_laid_for_a_pioneer_pays_too() -> None:
    state = do(pioneering(), "1: play pioneer", "1: lay EW 2,0")
    assert (nuggets(state), figures(state)) == ([2, 0, 1, 1, 1], [])
    do(state, "1: lay EW 3,0")
    assert (open_sides(state, 3, 0), nuggets(state), len(hand(state, 1))) == ("EW", [2, 0, 1, 1, 1], 5)


@pytest.mark.rule("X-TT-1", "X-WC-22")
def test_a_pioneer_without_gold_finds_no_place_that_is_shut() -> None:
    state = do(pioneering("1 0 0 0 0"), "1: play pioneer")
    assert to(state, "2,0") == ["lay EW 2,0 asking 0"]
    assert refuses(state, "lay EW 2,0") == ("TT-6", "toll-unpaid")


@pytest.mark.rule("X-TT-5")
@pytest.mark.parametrize("first", ["", "lay EW -1,0"])
def test_after_a_no_the_pioneer_chooses_again(first: str) -> None:
    state = do(pioneering("0 0 0 1 0"), "1: play pioneer")
    if first:
        do(state, f"1: {first}")
    held, laid = sorted(hand(state, 1)), len(happened(state, facts.DREW))
    do(state, "1: lay EW 2,0 asking 3", "3: refuse")
    assert (state.decision.name, state.decider, sorted(hand(state, 1))) == ("pioneer", 1, held)
    assert all(move.startswith("lay") for move in options_text(state))
    assert (to(state, "2,0"), open_sides(state, 2, 0)) == ([], "")
    do(state, f"1: lay EW {'-2,0' if first else '-1,0'}")
    if not first:
        do(state, "1: lay EW -2,0")
    assert len(happened(state, facts.DREW)) == laid + 2
    assert (state.decider, discard_pile(state)[-1], len(hand(state, 1))) == (2, "pioneer", 5)


@pytest.mark.rule("X-WC-17", "X-WC-16")
@pytest.mark.parametrize("asking", ["", " asking 3"])
def test_a_vetoed_card_of_a_pioneer_pays_no_toll(asking: str) -> None:
    state = pioneering(modules=("veto",), s2="veto")
    allow_all(do(state, "1: play pioneer"))
    do(state, f"1: lay EW 2,0{asking}")
    if asking:
        do(state, "3: agree")
    do(state, "2: veto")
    assert (nuggets(state), figures(state)) == ([1] * 5, [(1, 0, "east", 0)])
    assert discard_pile(state) == ["map", "pioneer", "EW", "veto"]
    assert (state.decider, len(hand(state, 1)), len(hand(state, 2))) == (2, 5, 6)


# --- diversion --------------------------------------------------------------------------------------


def diverting(loose: str = "", modules: tuple[str, ...] = (), hands: dict[int, str] | None = None) -> State:
    """Seat 0 has shut 2,0; seat 1 is on turn with a diversion, and the card laid last is an EW at -1,0."""
    state = table(
        hands={0: "map", 1: "diversion", **(hands or {})},
        modules=("tolls", *modules, "diversion"),
        laid=f"{CROSSING}; EW -1,0",
    )
    do(state, "0: toll map at 1,0 east")
    return retold(state, {"loose": loose}) if loose else state


@pytest.mark.rule("X-WC-32", "X-TT-5")
def test_after_a_no_the_diversion_is_back_in_hand() -> None:
    state = do(diverting("0 0 0 1 0"), "1: play diversion at 2,0 asking 3", "3: refuse")
    assert (state.decision.name, state.decider) == ("turn", 1)
    assert "diversion" in hand(state, 1)
    assert (open_sides(state, -1, 0), to(state, "2,0")) == ("EW", [])
    assert [move for move in options_text(state) if "diversion" in move and not move.startswith("toll")] == [
        "pass diversion"
    ]


@pytest.mark.rule("X-TT-6")
def test_a_card_that_bears_a_figure_may_be_diverted_to_the_place_it_shut() -> None:
    """Lifted first, it leaves no figure behind that would ask for a toll."""
    drawn = "NESW 1,0; EW -1,0; NES 0,1"
    state = table(hands={0: "map", 1: "diversion"}, modules=("tolls", "diversion"), laid=drawn)
    do(state, "0: toll map at 0,1 east", "1: play diversion at 1,1")
    assert (nuggets(state), figures(state)) == ([1] * 5, [])
    assert happened(state, TollPaid) == []


@pytest.mark.rule("X-WC-17", "X-WC-18")
@pytest.mark.parametrize("asking", ["", " asking 3"])
def test_a_vetoed_diversion_pays_no_toll_and_moves_nothing(asking: str) -> None:
    state = diverting(modules=("veto",), hands={2: "veto"})
    do(state, f"1: play diversion at 2,0{asking}")
    if asking:
        do(state, "3: agree")
    do(state, "2: veto")
    assert (nuggets(state), figures(state)) == ([1] * 5, [(1, 0, "east", 0)])
    assert (open_sides(state, -1, 0), open_sides(state, 2, 0)) == ("EW", "")


# --- other things that are put away for a figure ----------------------------------------------------


@pytest.mark.rule("X-WC-10")
def test_a_vault_brings_back_what_was_put_away_for_a_figure() -> None:
    state = table(3, hands={0: "pioneer", 1: "vault"}, modules=("tolls", "vault", "pioneer"))
    do(state, "0: toll pioneer at 0,0 east", "1: play vault", "1: take pioneer")
    assert "pioneer" in hand(state, 1)


@pytest.mark.rule("X-G14")
def test_when_figures_have_used_up_all_hands_the_round_is_over_though_cards_are_left_to_draw() -> None:
    state = table(3, roles="miner miner saboteur", modules=("tolls",))
    cards = [hand(state, seat) for seat in range(3)]
    pile = [state.kind(card).name for card in range(state.top, state.bottom)]
    told = {f"hand {seat}": cards[seat][0] for seat in (0, 1)} | {"hand 2": ""}
    told["draw"] = " ".join([*cards[0][1:], *cards[1][1:], *cards[2], *pile])
    state = retold(state, told)
    do(state, f"0: toll {cards[0][0]} at 0,0 east", f"1: toll {cards[1][0]} at 0,0 west")
    assert (state.decision.name, nuggets(state)) == ("next-round", [1, 1, 5])
    assert state.bottom - state.top == 67 - 2
