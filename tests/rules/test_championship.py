"""What holds for all championship cards: any choice of them, each once, with the base game (WC-1, WC-4, X-B25)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from pyrite.setup.setup import Setup
from tests.rules.kit import discard_pile, do, draw_pile, hand, pass_round, table

CARDS = {
    "swap-goals": "swap-goals",
    "vault": "vault",
    "veto": "veto",
    "change-direction": "change-direction",
    "handyman": "fix-pickaxe-lantern-cart",
    "pioneer": "pioneer",
    "diversion": "diversion",
}


def in_deck(*modules: str) -> Counter[str]:
    book = Setup(5, modules=modules).book()
    return Counter(book.kinds[face].name for face in book.deck)


@pytest.mark.rule("WC-1", "X-B25")
@pytest.mark.parametrize("count", range(8))
def test_any_choice_of_the_seven_actions_makes_the_deck_larger_by_as_many(count: int) -> None:
    plain = in_deck()
    for chosen in combinations(CARDS, count):
        more = in_deck(*chosen)
        assert more - plain == Counter(CARDS[module] for module in chosen)
        assert (more.total(), Setup(5, modules=chosen).book().hand) == (67 + count, 6)


@pytest.mark.rule("WC-4")
def test_they_are_shuffled_in_for_every_round() -> None:
    state = Setup(5, modules=tuple(CARDS)).begin(3)
    holders = set()
    for _ in range(2):
        cards = [card for seat in range(5) for card in hand(state, seat)] + draw_pile(state)
        assert Counter(cards) == in_deck(*CARDS)
        holders.add(tuple(seat for seat in range(5) for card in hand(state, seat) if card in CARDS.values()))
        do(pass_round(state), "deal")
    assert len(holders) == 2


@pytest.mark.rule("WC-4")
@pytest.mark.parametrize(
    ("module", "moves"),
    [
        ("swap-goals", ["play swap-goals at 8,0 8,2", "leave"]),
        ("vault", ["play vault", "take map"]),
        ("change-direction", ["play change-direction"]),
        ("handyman", ["play fix-pickaxe-lantern-cart on 0 cart"]),
        ("pioneer", ["play pioneer", "lay EW -1,0", "lay EW -2,0"]),
        ("diversion", ["play diversion at -1,0"]),
    ],
)
def test_once_resolved_they_lie_on_the_discard_pile(module: str, moves: list[str]) -> None:
    state = table(hands={0: "map", 1: "break-cart", 2: f"{CARDS[module]} EW EW"}, modules=(module,), laid="NESW 1,0")
    do(state, "0: play map at 8,0", "1: play break-cart on 0", *moves)
    assert discard_pile(state)[-1] == CARDS[module]
    assert state.decider in (1, 3)
