"""Saboteur 2: theft and hands off, trap and free (S2-19 … S2-24, D-21, D-22, D-28, X-S2-15, X-S2-18, X-S2-30)."""

from __future__ import annotations

import pytest

from pyrite.kernel import facts
from pyrite.kernel.errors import NotAMove
from pyrite.kernel.notation.words import parse_move
from tests.facts import happened
from tests.rules.kit import (
    allows,
    discard_pile,
    do,
    front,
    nuggets,
    options_text,
    pass_round,
    pass_until,
    refuses,
    roles,
    table,
)
from tests.rules.saboteur2 import NO_DOOR, S2, dwarfs


@pytest.mark.rule("S2-19")
def test_a_theft_lies_before_its_player_and_takes_a_nugget_after_the_sharing() -> None:
    state = table(3, hands={0: "theft"}, roles=dwarfs("B Sab G"), modules=S2)
    do(state, "play theft")
    assert front(state, 0) == ["theft"]
    pass_round(state)
    assert (state.decision.name, state.decider, nuggets(state)) == ("theft", 0, [0, 5, 0])
    do(state, "steal 1")
    assert nuggets(state) == [1, 4, 0]


@pytest.mark.rule("S2-20")
def test_hands_off_removes_a_theft_before_anybody_and_both_are_discarded() -> None:
    state = table(3, hands={0: "theft", 1: "hands-off"}, modules=S2)
    do(state, "0: play theft", "1: play hands-off on 0")
    assert front(state, 0) == []
    assert discard_pile(state) == ["theft", "hands-off"]
    assert [(seat, state.kind(card).name) for seat, card, _ in happened(state, facts.CLEARED)] == [(0, "theft")]
    pass_round(state)
    assert state.decision.name == "next-round"


@pytest.mark.rule("S2-20")
def test_hands_off_may_remove_ones_own_theft() -> None:
    state = do(table(2, hands={0: "theft hands-off"}, modules=S2), "play theft")
    assert allows(pass_until(state, 0), "play hands-off on 0")


@pytest.mark.rule("S2-21", "X-G3")
def test_a_trapped_player_lays_no_path_cards() -> None:
    state = table(3, hands={0: "trap", 1: "NS"}, modules=S2)
    do(state, "0: play trap on 1")
    assert front(state, 1) == ["trap"]
    assert refuses(state, "lay NS 0,1") == ("S2-21", "trapped")
    assert not [move for move in options_text(state) if move.startswith("lay")]


@pytest.mark.rule("S2-21")
def test_a_broken_tool_is_the_first_reason_that_is_told() -> None:
    state = table(3, hands={0: "trap", 1: "NS", 2: "break-cart"}, starter=2, modules=S2)
    do(state, "2: play break-cart on 1", "0: play trap on 1")
    assert refuses(state, "lay NS 0,1") == ("B-22", "tool-broken")


@pytest.mark.rule("X-S2-15")
def test_a_trapped_player_may_do_everything_else() -> None:
    cards = "theft free swap-hats swap-hands map NS"
    state = do(table(2, hands={0: "trap", 1: cards}, modules=S2), "0: play trap on 1")
    offers = options_text(state)
    assert {offer.split()[1] for offer in offers if offer.startswith("play")} == set(cards.split()) - {"NS"}
    assert "discard NS map for trap" in offers or "discard map NS for trap" in offers
    assert "pass NS" in offers


@pytest.mark.rule("S2-22")
def test_free_removes_a_trap_before_anybody_and_both_are_discarded() -> None:
    state = table(3, hands={0: "trap", 2: "free"}, modules=S2)
    do(state, "0: play trap on 1", "1: pass map", "2: play free on 1")
    assert front(state, 1) == []
    assert discard_pile(state) == ["map", "trap", "free"]


@pytest.mark.rule("D-22")
def test_a_trapped_player_may_free_himself_and_digs_again_in_his_next_turn() -> None:
    state = table(2, hands={0: "trap", 1: "free NS"}, modules=S2)
    do(state, "0: play trap on 1", "1: play free on 1")
    assert front(state, 1) == []
    assert allows(pass_until(state, 1), "lay NS 0,1")


@pytest.mark.rule("S2-24", "D-28")
def test_no_two_cards_of_a_kind_lie_before_one_player() -> None:
    state = table(3, hands={0: "trap theft theft", 1: "trap break-cart", 2: "break-cart trap"}, starter=2, modules=S2)
    do(state, "2: play break-cart on 0", "0: play theft")
    assert refuses(state, "play break-cart on 0") == ("B-23", "already-broken")
    do(state, "1: play trap on 2")
    pass_until(state, 0)
    assert refuses(state, "play theft") == ("S2-24", "has-theft")
    assert refuses(state, "play trap on 2") == ("S2-24", "already-trapped")
    assert allows(state, "play trap on 1")


@pytest.mark.rule("S2-24")
def test_one_of_each_kind_may_lie_there_together() -> None:
    state = table(3, hands={0: "trap", 1: "theft", 2: "break-cart"}, modules=S2)
    do(state, "0: play trap on 1", "1: play theft", "2: play break-cart on 1")
    assert sorted(front(state, 1)) == ["break-cart", "theft", "trap"]


@pytest.mark.rule("X-G6")
@pytest.mark.parametrize(
    ("move", "why"),
    [("play hands-off on 1", ("S2-20", "no-theft")), ("play free on 0", ("S2-22", "no-trap"))],
)
def test_hands_off_needs_a_theft_and_free_a_trap(move: str, why: tuple[str, str]) -> None:
    state = table(2, hands={0: "hands-off free"}, modules=S2)
    assert refuses(state, move) == why
    assert not [offer for offer in options_text(state) if offer.startswith(("play hands-off", "play free"))]
    assert allows(state, "pass hands-off free")


@pytest.mark.rule("X-G6")
def test_inspection_and_swaps_always_have_a_target() -> None:
    state = table(2, hands={0: "inspection swap-hats swap-hands"}, modules=S2)
    for move in ("play inspection on 1", "play swap-hats on 0", "play swap-hats on 1", "play swap-hands on 1"):
        assert allows(state, move)


@pytest.mark.rule("X-S2-30", "D-55")
def test_trap_and_broken_tool_are_for_others_and_a_theft_is_for_yourself() -> None:
    state = table(3, hands={0: "trap break-cart theft"}, modules=S2)
    assert refuses(state, "play trap on 0") == ("X-S2-30", "trap-yourself")
    assert refuses(state, "play break-cart on 0") == ("B-22", "not-yourself")
    with pytest.raises(NotAMove):
        parse_move(state.book, "play theft on 1")
    assert [move for move in options_text(state) if "theft" in move and move.startswith("play")] == ["play theft"]


@pytest.mark.rule("S2-19")
@pytest.mark.parametrize("card", ["theft", "trap", "hands-off", "free", "inspection", "swap-hats", "swap-hands"])
def test_no_action_is_laid_into_the_mine(card: str) -> None:
    rule, reason = refuses(table(2, hands={0: card}, modules=S2), f"lay {card} 1,0")
    assert (rule, reason) == (("B-13", "play-actions") if card == "theft" else ("B-21", "say-whom"))


@pytest.mark.rule("D-21")
@pytest.mark.parametrize("freed", [True, False])
def test_a_theft_laid_in_a_trap_counts_if_its_player_is_free_at_the_end(freed: bool) -> None:
    state = table(3, hands={0: "trap", 1: "theft free"}, roles=dwarfs("B G Sab"), modules=S2)
    do(state, "0: play trap on 1", "1: play theft")
    if freed:
        do(pass_until(state, 1), "play free on 1")
    pass_round(state)
    assert state.decision.name == ("theft" if freed else "next-round")


@pytest.mark.rule("X-S2-18")
def test_a_theft_stays_with_the_player_when_his_dwarf_changes() -> None:
    state = table(2, hands={0: "theft", 1: "swap-hats"}, roles=dwarfs("Sab Sab B"), modules=S2)
    do(state, "0: play theft", "1: play swap-hats on 0")
    assert roles(state) == ["blue-miner", "saboteur"]
    pass_round(state)
    assert (state.decision.name, state.decider, nuggets(state)) == ("theft", 0, [0, 5])


@pytest.mark.rule("S2-21", "S2-19")
def test_a_trapped_player_cannot_use_his_theft() -> None:
    state = table(2, hands={0: "trap EW", 1: "theft"}, roles=dwarfs("B G"), drawn=NO_DOOR, modules=S2)
    do(state, "0: play trap on 1", "1: play theft", "0: lay EW 7,0")
    assert (state.decision.name, nuggets(state)) == ("next-round", [5, 0])
