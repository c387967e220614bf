"""Rulings for every game: roles at the end, clearing up, who begins (X-G15 to X-G18)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from pyrite.kernel import facts
from pyrite.kernel.errors import SetupError
from pyrite.kernel.mine import HIDDEN, spot
from pyrite.kernel.state import UNDECIDED, State
from pyrite.setup.options import restored, stored
from pyrite.setup.setup import Setup
from tests.facts import happened
from tests.rules.kit import (
    dealt,
    discard_pile,
    do,
    draw,
    draw_pile,
    front,
    gold_deck,
    gold_of,
    hand,
    is_open,
    mine,
    nuggets,
    pass_card,
    pass_round,
    roles,
    table,
)
from tests.rules.retold import retold
from tests.rules.scenes import MIDDLE

UNTOUCHED = """
                             ?




     |
    -S-                      ?
     |




                             ?
"""


# --- which role counts ------------------------------------------------------------------------------


def about_to_connect() -> State:
    """Seat 0 can lay the card that finds the treasure; seat 4, on his right hand, is the saboteur."""
    return table(hands={0: "EW"}, roles="miner miner miner miner saboteur", gold=(3, 1, 2, 1), starter=0, drawn=MIDDLE)


@pytest.mark.rule("X-G15")
def test_pay_goes_by_the_dwarfs_as_they_are_shown() -> None:
    state = do(about_to_connect(), "lay EW 7,0")
    shown = [state.kind(card).name for _, card, _ in happened(state, facts.ROLE_SHOWN)]
    assert shown == ["miner", "miner", "miner", "miner", "saboteur"]
    do(state, "0: keep 3", "3: keep 2", "2: keep 1")
    assert nuggets(state) == [3, 1, 1, 2, 0]


@pytest.mark.rule("X-G15")
def test_a_dwarf_exchanged_during_the_round_counts_for_connector_number_and_pay() -> None:
    # Seats 0 and 4 have exchanged dwarfs: now a saboteur connects, and the miner on his right picks first.
    state = retold(about_to_connect(), {"roles": "saboteur miner miner miner miner"})
    do(state, "0: lay EW 7,0", "4: keep 3", "3: keep 2", "2: keep 1")
    assert nuggets(state) == [0, 1, 1, 2, 3]


@pytest.mark.rule("X-G15")
def test_the_number_of_saboteurs_is_that_of_the_end() -> None:
    begun = table(roles="miner miner miner miner saboteur")
    assert nuggets(pass_round(begun.copy())) == [0, 0, 0, 0, 4]
    exchanged = retold(begun, {"roles": "miner saboteur miner miner saboteur", "spare": "miner"})
    assert nuggets(pass_round(exchanged)) == [0, 3, 0, 0, 3]


# --- clearing up ------------------------------------------------------------------------------------


def a_full_round() -> State:
    """Cards in the mine, before players, on the discard pile and in hands; then the treasure is found."""
    state = table(
        hands={0: "rockfall", 1: "break-cart", 2: "map", 3: "NE", 4: "EW"},
        roles="miner miner saboteur miner miner",
        gold=(1, 1, 1, 1),
        drawn=MIDDLE,
    )
    do(state, "0: pass rockfall", "1: play break-cart on 2", "2: play map at 8,2", "3: lay NE 0,1", "4: lay EW 7,0")
    do(state, "4: keep 1", "3: keep 1", "1: keep 1")
    assert front(state, 2) == ["break-cart"]
    assert discard_pile(state) == ["rockfall", "map"]
    assert is_open(state, 8, 0)
    return state


@pytest.mark.rule("X-G16")
def test_all_cards_are_back_for_the_next_deal() -> None:
    state = do(a_full_round(), "0: deal")
    book = state.book
    assert state.round == 2
    assert mine(state) == draw(UNTOUCHED)
    assert discard_pile(state) == []
    assert [front(state, seat) for seat in range(5)] == [[]] * 5
    held = [card for seat in range(5) for card in hand(state, seat)]
    assert len(held) == 30
    assert Counter([*held, *draw_pile(state)]) == Counter(book.kinds[face].name for face in book.deck)
    assert Counter([*roles(state), state.kind(state.spare[0]).name]) == {"miner": 4, "saboteur": 2}
    goals = [state.kind(state.mine.card(spot(8, y))).name for y in (-2, 0, 2)]
    assert sorted(goals) == ["stone-ne", "stone-nw", "treasure"]
    assert {state.mine.what(spot(8, y)) for y in (-2, 0, 2)} == {HIDDEN}


@pytest.mark.rule("X-G16")
def test_nothing_of_the_last_round_is_remembered_but_gold() -> None:
    state = a_full_round()
    before = nuggets(state)
    assert before == [1, 1, 0, 1, 1]
    do(state, "0: deal")
    assert nuggets(state) == before
    assert [gold_of(state, seat) for seat in range(5)] == [[1], [1], [], [1], [1]]
    assert Counter(gold_deck(state)) == {1: 12, 2: 8, 3: 4}
    assert (state.outcome, state.connector, state.last_turn, state.last_path) == (UNDECIDED, -1, -1, -1)
    assert len(state.history) == 0
    assert not any(state.marks)


@pytest.mark.rule("X-G16")
def test_a_veto_that_was_used_up_is_asked_for_again_in_the_next_round() -> None:
    again = dealt(3, hands={0: "map", 1: "map", 2: "map"}, modules=("veto",))
    state = table(3, hands={0: "map", 1: "veto", 2: "map"}, modules=("veto",), rounds=[again])
    do(state, "0: play map at 8,0", "1: veto", "1: pass fix-pickaxe", "2: play map at 8,0")
    assert state.decision.name == "turn"  # nobody has it any more, and everybody knows
    pass_round(state)
    do(state, "deal", "play map at 8,0")
    assert state.decision.name == "veto"


@pytest.mark.rule("X-G16", "X-G18")
def test_after_a_round_against_the_clock_the_next_one_runs_clockwise() -> None:
    state = retold(table(), {"turn": "0 counter-clockwise"})
    pass_card(state)
    assert state.decider == 4
    pass_round(state)
    do(state, "deal")
    first = state.decider
    pass_card(state)
    assert state.decider == (first + 1) % 5


# --- who begins -------------------------------------------------------------------------------------


@pytest.mark.rule("X-G17")
@pytest.mark.parametrize("starter", range(4))
def test_who_opens_the_first_round_belongs_to_the_set_up(starter: int) -> None:
    setup = Setup(players=4, starter=starter)
    state = setup.begin(seed=7)
    assert (state.decision.name, state.decider) == ("turn", starter)
    assert happened(state, facts.ROUND_BEGAN) == [(starter, 0, 1)]


@pytest.mark.rule("X-G17")
def test_the_choice_is_kept_with_the_set_up() -> None:
    setup = Setup(players=4, starter=3)
    told = msgspec.json.encode(setup, enc_hook=stored)
    assert msgspec.json.decode(told, type=Setup, dec_hook=restored) == setup
    assert b'"starter":3' in told


@pytest.mark.rule("X-G17")
@pytest.mark.parametrize("starter", [-1, 4])
def test_only_a_player_can_open_the_round(starter: int) -> None:
    with pytest.raises(SetupError, match="seats are 0 to 3"):
        Setup(players=4, starter=starter)


# --- left and right ---------------------------------------------------------------------------------


@pytest.mark.rule("X-G18")
@pytest.mark.parametrize(("last", "left"), [(0, 1), (2, 3), (4, 0)])
@pytest.mark.parametrize("way", ["clockwise", "counter-clockwise"])
def test_left_is_the_next_seat_clockwise_whichever_way_turns_run(last: int, left: int, way: str) -> None:
    state = retold(table(hands={last: "EW"}, starter=last, drawn=MIDDLE), {"turn": f"{last} {way}"})
    do(state, "lay EW 7,0")
    while state.decision.name == "keep-gold":
        state.play(state.moves()[0])
    assert (state.decision.name, state.decider) == ("next-round", left)
