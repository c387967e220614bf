"""Saboteur 2: the four things to do with a turn (S2-10 … S2-13, X-S2-14, and X-G8, X-G10, X-G11, X-G13 with them)."""

from __future__ import annotations

import pytest

from pyrite.kernel import facts
from pyrite.kernel.moves import MARK_AT, PASS, SECOND_AT, THIRD_AT
from pyrite.kernel.notation.words import print_seen
from pyrite.kernel.seen.events import CardPassed, events
from pyrite.kernel.state import EXHAUSTED, HISTORY_SEAT_AT, State
from pyrite.setup.options import options_from
from tests.facts import happened
from tests.rules.kit import (
    allows,
    discard_pile,
    do,
    draw_pile,
    front,
    hand,
    knowers,
    nuggets,
    options_text,
    pass_card,
    pass_until,
    refuses,
    table,
)
from tests.rules.saboteur2 import NO_DOOR, S2, dwarfs
from tests.rules.scenes import run_dry


def past(state: State) -> list[str]:
    """The turns of the round as everybody saw them."""
    return [print_seen(state.book, word & ((1 << HISTORY_SEAT_AT) - 1)) for word in state.history]


# --- how many cards are drawn -------------------------------------------------------------------------


@pytest.mark.rule("S2-10", "X-G10")
@pytest.mark.parametrize(
    ("move", "drawn"),
    [
        ("lay NS 0,1", 1),
        ("play map at 8,0", 1),
        ("play theft", 1),
        ("discard NE NW for cart", 1),
        ("pass NE", 1),
        ("pass NE NW", 2),
        ("pass NE NW NS", 3),
    ],
)
def test_what_a_turn_draws(move: str, drawn: int) -> None:
    state = table(2, hands={0: "break-cart", 1: "NS map theft NE NW fix-cart"}, top="EW NES ESW", modules=S2)
    do(state, "0: play break-cart on 1" if "cart" in move else "0: pass break-cart")
    before = draw_pile(state)
    do(state, f"1: {move}")
    assert hand(state, 1)[-drawn:] == before[:drawn]
    assert draw_pile(state) == before[drawn:]
    assert state.decider == 0


@pytest.mark.rule("S2-12")
@pytest.mark.parametrize("passed", [1, 2, 3])
def test_as_many_are_drawn_as_were_passed(passed: int) -> None:
    state = table(2, hands={0: "NE NW NS map"}, top="EW NES ESW", modules=S2)
    do(state, f"pass {' '.join(['NE', 'NW', 'NS'][:passed])}")
    assert (len(hand(state, 0)), hand(state, 0)[-passed:]) == (6, ["EW", "NES", "ESW"][:passed])


# --- passing --------------------------------------------------------------------------------------------


@pytest.mark.rule("S2-12")
def test_every_choice_of_one_to_three_cards_is_listed_once_in_the_order_of_the_hand() -> None:
    state = table(2, hands={0: "NE NE map NS NE map"}, modules=S2)
    assert [move for move in options_text(state) if move.startswith("pass")] == [
        "pass NE",
        "pass map",
        "pass NS",
        "pass NE NE",
        "pass NE map",
        "pass NE NS",
        "pass map map",
        "pass map NS",
        "pass NE NE NE",
        "pass NE NE map",
        "pass NE NE NS",
        "pass NE map map",
        "pass NE map NS",
        "pass map map NS",
    ]


@pytest.mark.rule("X-G8")
@pytest.mark.parametrize(
    "order", ["NE map NS", "NS map NE", "map NE NS", "NS NE", "map NE", "NS NE NE", "NE NESW", "NS NESW map"]
)
def test_passed_cards_lie_in_the_order_in_which_they_were_picked(order: str) -> None:
    state = table(2, hands={0: "NESW NE NE map NS"}, modules=S2)
    assert allows(state, f"pass {order}")
    do(state, f"pass {order}")
    assert discard_pile(state) == order.split()
    assert [knowers(state, card) for card in state.discard] == [{0}] * len(order.split())


@pytest.mark.rule("S2-12")
@pytest.mark.parametrize("cards", ["map map", "NE NE NE", "NE EW", "NE map EW", "map NE map"])
def test_what_is_not_in_hand_cannot_be_passed(cards: str) -> None:
    state = table(2, hands={0: "NE NE map NS NW ESW"}, modules=S2)
    assert refuses(state, f"pass {cards}") == ("S2-12", "not-in-hand")


@pytest.mark.rule("S2-12")
def test_a_number_that_spells_no_pass_is_none() -> None:
    state = table(2, hands={0: "NE NE map NS"}, modules=S2)
    card = state.book.face_of("NE") << 5
    for wrong in (1 << MARK_AT, 1 << THIRD_AT, 200 << SECOND_AT, 1 << 28, 1 << 50):
        assert not state.allows(PASS | card | wrong)
        assert not state.allows(state.book.verb("discard") | card | wrong)


@pytest.mark.rule("S2-12")
def test_others_see_how_many_were_passed_and_not_which() -> None:
    state = do(table(2, hands={0: "NE map NS"}, modules=S2), "pass NE map NS")
    told = [event.card for event in events(state, 1) if isinstance(event, CardPassed)]
    assert told == [None, None, None]
    assert [event.card for event in events(state, 0) if isinstance(event, CardPassed)] == ["NE", "map", "NS"]
    assert past(state) == ["pass 3"]


@pytest.mark.rule("S2-12")
def test_in_the_base_game_one_card_is_passed() -> None:
    assert refuses(table(hands={0: "NE map"}), "pass NE map") == ("B-13", "not-a-turn")


# --- two cards for one ------------------------------------------------------------------------------------


def broken_and_trapped() -> State:
    """Seat 1 has a broken cart and a trap before him, and a theft of his own."""
    state = table(
        3,
        hands={0: "trap", 1: "theft NE NE map NS free", 2: "break-cart"},
        top="NW NW NW",
        starter=0,
        modules=S2,
    )
    return do(pass_until(do(state, "0: play trap on 1", "1: play theft", "2: play break-cart on 1"), 1))


@pytest.mark.rule("S2-11")
@pytest.mark.parametrize(("mark", "card"), [("cart", "break-cart"), ("trap", "trap"), ("theft", "theft")])
def test_any_two_cards_buy_off_any_one_card_before_you(mark: str, card: str) -> None:
    state = broken_and_trapped()
    assert sorted(front(state, 1)) == ["break-cart", "theft", "trap"]
    before = len(hand(state, 1))
    do(state, f"1: discard NE NS for {mark}")
    assert card not in front(state, 1)
    assert len(front(state, 1)) == 2
    assert len(hand(state, 1)) == before - 1
    assert past(state)[-1] == f"discard for {mark}"
    assert [(seat, state.kind(lost).name) for seat, lost, _ in happened(state, facts.CLEARED)] == [(1, card)]


@pytest.mark.rule("S2-11", "X-G11")
def test_a_hand_gets_smaller_each_time_for_the_rest_of_the_round() -> None:
    state = broken_and_trapped()
    sizes = [len(hand(state, 1))]
    for move in ("discard NE NE for cart", "discard map NS for trap"):
        do(state, move)
        sizes.append(len(hand(state, 1)))
        pass_until(state, 1)
    assert sizes == [6, 5, 4]
    assert len(draw_pile(state)) > 50


@pytest.mark.rule("X-G8")
def test_the_card_bought_off_lies_below_those_that_paid_for_it_in_the_order_picked() -> None:
    state = do(broken_and_trapped(), "discard NS NE for trap")
    assert discard_pile(state)[-3:] == ["trap", "NS", "NE"]
    trap, ns, ne = [*state.discard][-3:]
    assert knowers(state, trap) == {0, 1, 2, "watcher"}
    assert knowers(state, ns) == knowers(state, ne) == {1}


@pytest.mark.rule("X-S2-14")
def test_it_takes_two_cards_in_hand_and_one_before_you() -> None:
    state = broken_and_trapped()
    assert allows(state, "discard NE NE for trap")
    assert refuses(state, "discard NE EW for trap") == ("S2-11", "not-in-hand")
    assert refuses(state, "discard map map for trap") == ("S2-11", "not-in-hand")
    assert refuses(state, "discard NE NE for lantern") == ("S2-11", "not-in-front")
    free = table(2, hands={0: "NE NS"}, modules=S2)
    assert refuses(free, "discard NE NS for trap") == ("S2-11", "not-in-front")
    assert not [move for move in options_text(free) if move.startswith("discard")]


@pytest.mark.rule("X-S2-14")
def test_it_is_the_whole_turn_and_works_for_one_card_only() -> None:
    state = broken_and_trapped()
    offers = [move for move in options_text(state) if move.startswith("discard")]
    pairs = 7  # of NE NE map NS free: one pair of NE, six of different cards
    assert len(offers) == len(set(offers)) == 3 * len({offer.rpartition(" for ")[0] for offer in offers})
    assert len(offers) >= 3 * pairs
    do(state, offers[0])
    assert state.decider == 2


@pytest.mark.rule("X-S2-14")
def test_one_card_in_hand_is_too_few() -> None:
    state = run_dry(table(2, hands={0: "trap", 1: "NE"}, modules=S2))
    do(pass_until(state, 0), "play trap on 1")
    while len(hand(state, 1)) > 1 or state.decider != 1:
        pass_card(state)
    assert front(state, 1) == ["trap"]
    assert all(move.startswith(("pass", "play")) for move in options_text(state))
    card = hand(state, 1)[0]
    assert refuses(state, f"discard {card} {card} for trap") == ("S2-11", "not-in-hand")


# --- without a draw pile ------------------------------------------------------------------------------------


@pytest.mark.rule("S2-13")
@pytest.mark.parametrize("passed", [1, 3])
def test_without_a_draw_pile_one_of_the_four_is_done_and_nobody_draws(passed: int) -> None:
    state = run_dry(table(2, modules=S2))
    seat = state.decider
    before = hand(state, seat)
    do(state, f"pass {' '.join(before[:passed])}")
    assert hand(state, seat) == before[passed:]
    assert draw_pile(state) == []


@pytest.mark.rule("S2-13")
def test_too_few_cards_to_draw_are_drawn_as_far_as_they_go() -> None:
    state = table(2, modules=S2)
    while len(draw_pile(state)) > 2:
        pass_card(state)
    seat = state.decider
    do(state, f"pass {' '.join(hand(state, seat)[:3])}")
    assert (len(hand(state, seat)), draw_pile(state)) == (5, [])


@pytest.mark.rule("S2-24", "X-G13")
def test_who_has_no_cards_is_left_out_until_hands_are_swapped() -> None:
    """Seat 1 has passed three at a time when there was nothing to draw; a swap of hands brings him back."""
    state = run_dry(table(3, hands={0: "swap-hands"}, modules=S2))
    pass_until(state, 1)
    do(state, f"1: pass {' '.join(hand(state, 1)[:3])}")
    pass_until(state, 1)
    do(state, f"1: pass {' '.join(hand(state, 1)[:3])}")
    assert hand(state, 1) == []
    deciders = []
    for _ in range(3):
        deciders.append(state.decider)
        pass_card(state)
    assert deciders == [2, 0, 2]
    theirs = [card for card in hand(state, 0) if card != "swap-hands"]
    do(state, "0: play swap-hands on 1")
    assert (hand(state, 0), sorted(hand(state, 1))) == ([], sorted(theirs))
    assert state.decider == 1


@pytest.mark.rule("D-02", "X-B18")
@pytest.mark.parametrize("discarded", [False, True])
def test_to_the_very_end_two_cards_can_undo_a_trap_and_change_the_pay(discarded: bool) -> None:
    state = run_dry(table(2, hands={0: "trap"}, roles=dwarfs("Sab Sab"), modules=S2))
    do(pass_until(state, 0), "play trap on 1")
    while len(hand(state, 1)) > 2 or state.decider != 1:
        pass_card(state)
    if discarded:
        do(state, f"1: discard {' '.join(hand(state, 1))} for trap")
    while state.decision.name == "turn":
        pass_card(state)
    assert state.outcome == EXHAUSTED
    assert nuggets(state) == ([4, 4] if discarded else [5, 0])


@pytest.mark.rule("D-02")
def test_in_polish_the_round_ends_when_nobody_can_play_though_two_cards_could_be_discarded() -> None:
    polish = options_from(round_end="noPlayable")
    state = run_dry(table(2, hands={0: "trap"}, roles=dwarfs("Sab Sab"), drawn=NO_DOOR, modules=S2, options=polish))
    do(pass_until(state, 0), "play trap on 1")
    while state.decision.name == "turn":
        playable = [move for move in options_text(state) if move.startswith(("lay", "play"))]
        if playable:
            do(state, f"pass {playable[0].split()[1]}")
        else:
            pass_card(state)
    assert state.outcome == EXHAUSTED
    assert hand(state, 0) + hand(state, 1)
    assert nuggets(state) == [5, 0]
