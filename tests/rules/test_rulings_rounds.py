"""Rulings for the base game: gold, passing, the end of a round, the deck (X-B13 to X-B22, X-B25)."""

from __future__ import annotations

from itertools import chain, combinations_with_replacement

import msgspec
import pytest

from pyrite.games.saboteur.events import GoldKept, GoldOffered
from pyrite.games.saboteur.gold import TREASURE
from pyrite.kernel import facts
from pyrite.kernel.mine import HIDDEN, spot
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import EXHAUSTED, WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.options import Options
from pyrite.setup.setup import Setup
from tests.facts import happened, kind_of
from tests.rules.kit import (
    dealt,
    do,
    draw_pile,
    everybody,
    front,
    gold_deck,
    gold_of,
    hand,
    knowers,
    nuggets,
    open_gold_of,
    options_text,
    pass_card,
    pass_round,
    table,
)
from tests.rules.scenes import MIDDLE, THE_WAY, pass_the_playable, run_dry, take_the_gold

ONE_SABOTEUR = "miner miner saboteur miner miner"
TWO_SABOTEURS = "miner saboteur miner saboteur miner"


# --- paying saboteurs -------------------------------------------------------------------------------


@pytest.mark.rule("X-B13")
@pytest.mark.parametrize(
    ("players", "roles", "cards"),
    [
        (5, ONE_SABOTEUR, {2: [3, 1]}),
        (5, TWO_SABOTEURS, {1: [3], 3: [3]}),
        (7, "saboteur miner saboteur miner saboteur miner miner", {0: [3], 2: [3], 4: [3]}),
        (
            10,
            "saboteur saboteur saboteur saboteur miner miner miner miner miner miner",
            {0: [2], 1: [2], 2: [2], 3: [2]},
        ),
    ],
)
def test_saboteurs_are_paid_in_the_open_with_as_few_cards_as_can_be(
    players: int, roles: str, cards: dict[int, list[int]]
) -> None:
    state = pass_round(table(players, roles=roles))
    for seat in range(players):
        assert gold_of(state, seat) == open_gold_of(state, seat) == cards.get(seat, [])
    assert len(gold_deck(state)) == 28 - sum(len(paid) for paid in cards.values())


def second_round(gold: tuple[int, ...], roles: str) -> State:
    """The end of a second round in which nobody dug, and for which only this gold was left. Seat 2 had the first."""
    poor = msgspec.structs.replace(dealt(roles=roles), gold=gold)
    state = pass_round(table(roles=ONE_SABOTEUR, rounds=[poor]))
    return pass_round(do(state, "deal"))


@pytest.mark.rule("X-B13")
@pytest.mark.parametrize(
    ("gold", "cards"),
    [
        ((1, 1, 1, 1, 2, 2, 3), [3, 1]),  # 3 before 2
        ((1, 1, 1, 1, 2, 2), [2, 2]),
        ((1, 1, 1, 1, 2), [2, 1, 1]),
        ((1, 1, 1, 1, 1), [1, 1, 1, 1]),
        ((2, 2, 3, 3), [2, 2]),  # to the nugget, so not with a 3
    ],
)
def test_four_nuggets_are_made_up_of_what_the_deck_has(gold: tuple[int, ...], cards: list[int]) -> None:
    state = second_round(gold, "saboteur miner miner miner miner")
    assert gold_of(state, 0) == cards
    assert sorted(gold_deck(state) + cards) == sorted(gold)


@pytest.mark.rule("X-B13")
def test_saboteurs_are_paid_in_seat_order() -> None:
    state = second_round((1, 2, 3), "miner miner saboteur miner saboteur")
    assert gold_of(state, 2) == [3, 1, 3]
    assert gold_of(state, 4) == [2, 1]


@pytest.mark.rule("X-B13")
@pytest.mark.parametrize(
    ("gold", "cards", "loose"),
    [
        ((3, 3), [3], 1),
        ((2,), [2], 2),
        ((1, 2), [2, 1], 1),
        ((), [], 4),
    ],
)
def test_what_no_cards_make_up_is_paid_in_loose_nuggets(gold: tuple[int, ...], cards: list[int], loose: int) -> None:
    state = second_round(gold, "saboteur miner miner miner miner")
    assert (gold_of(state, 0), state.loose[0]) == (cards, loose)
    assert state.nuggets(0) == 4


@pytest.mark.rule("X-B13")
def test_two_nuggets_are_not_paid_with_a_three() -> None:
    roles = "saboteur saboteur saboteur saboteur miner miner miner miner miner miner"
    poor = msgspec.structs.replace(dealt(10, roles=roles), gold=(1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3))
    state = pass_round(table(10, roles=roles, rounds=[poor]))
    pass_round(do(state, "deal"))
    assert [gold_of(state, seat) for seat in range(4)] == [[2, 1, 1]] * 3 + [[2, 1]]
    assert [*state.loose] == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]


def paid_exactly(left: tuple[int, int, int], nuggets: int) -> tuple[int, int, int] | None:
    """What stays of so many 1s, 2s and 3s when a sum is paid with the fewest cards, 3 before 2 before 1."""
    ones, twos, threes = left
    ways = [
        (ones - a, twos - b, threes - c)
        for c in range(threes + 1)
        for b in range(twos + 1)
        for a in range(ones + 1)
        if a + 2 * b + 3 * c == nuggets
    ]
    return max(ways, key=lambda stay: (sum(stay), -stay[2], -stay[1]), default=None)


@pytest.mark.rule("X-B13", "X-B14")
@pytest.mark.parametrize("pay", ["std", "cz"])
@pytest.mark.parametrize("players", range(3, 11))
def test_no_mixture_of_three_rounds_needs_more_gold_than_there_is(players: int, pay: str) -> None:
    book = Setup(players, Options(saboteur_pay="cz" if pay == "cz" else "std")).book()
    printed = [*book.gold]
    roles = [book.kinds[face].name for face in book.roles]
    saboteurs = (roles.count("saboteur") - 1, roles.count("saboteur"))
    decks = {(printed.count(1), printed.count(2), printed.count(3))}
    for _ in range(3):
        later: set[tuple[int, int, int]] = set()
        for left in decks:
            for among in saboteurs:
                miners = players - among
                taken = [(t.count(1), t.count(2), t.count(3)) for t in combinations_with_replacement((1, 2, 3), miners)]
                can = [t for t in taken if all(n <= of for n, of in zip(t, left, strict=True))]
                assert can, f"{left} has no {miners} cards"
                later |= {(left[0] - a, left[1] - b, left[2] - c) for a, b, c in can}
                stay: tuple[int, int, int] | None = left
                for _ in range(among):
                    assert stay
                    stay = paid_exactly(stay, book.pay[among])
                    assert stay, f"{left} cannot pay {among} saboteurs"
                assert stay
                later.add(stay)
        decks = later


# --- paying miners ----------------------------------------------------------------------------------


@pytest.mark.rule("X-B14")
def test_three_rounds_won_by_seven_miners_use_21_of_the_28_gold_cards() -> None:
    miners = "miner miner miner miner miner miner miner saboteur saboteur saboteur"
    hauls = ([1] * 7, [1] * 7, [1] * 2 + [2] * 5)
    openers = (0, 7, 4)  # seven turns each, and then a left neighbour
    deals = [
        dealt(10, roles=miners, gold=haul, spent=[*chain(*hauls[:i])], digs=THE_WAY, opener=openers[i])
        for i, haul in enumerate(hauls)
    ]
    state = Setup(10).begin(deals=deals)
    for number, haul in enumerate(hauls):
        assert (state.round, state.decider) == (number + 1, openers[number])
        do(state, *(f"lay {dig}" for dig in THE_WAY))
        take_the_gold(state)
        assert sorted(gold_of(state, seat)[-1] for seat in range(7)) == haul
        if not state.over():
            do(state, "deal")
    assert len(gold_deck(state)) == 7
    assert [*state.loose] == [0] * 10


@pytest.mark.rule("X-B14")
@pytest.mark.parametrize(
    ("gold", "cards", "loose"),
    [
        ((2,), {3: [2]}, [1, 0, 1, 0, 0]),
        ((3, 1), {3: [3], 2: [1]}, [1, 0, 0, 0, 0]),
        ((), {}, [1, 0, 1, 1, 0]),
    ],
)
def test_a_loose_nugget_takes_the_place_of_a_gold_card_that_is_missing(
    gold: tuple[int, ...], cards: dict[int, list[int]], loose: list[int]
) -> None:
    """A saboteur connects; the miners on seats 3, 2 and 0 should pick in this order."""
    roles = "miner saboteur miner miner saboteur"
    short = msgspec.structs.replace(dealt(5, roles=roles, digs=THE_WAY, opener=3), gold=gold)
    # Seat 1 opens the first round, and seat 2 has its 67th turn. So seat 3 opens the second, and seat 4 lays card 7.
    state = pass_round(table(5, roles="miner saboteur miner miner miner", starter=1, rounds=[short]))
    do(state, "3: deal", *(f"lay {dig}" for dig in THE_WAY))
    take_the_gold(state)
    assert (state.connector, state.decision.name) == (4, "next-round")
    assert {seat: gold_of(state, seat) for seat in (3, 2, 0) if gold_of(state, seat)} == cards
    assert [*state.loose] == loose


@pytest.mark.rule("X-B15")
def test_only_the_picker_sees_the_gold_cards_that_come_to_him() -> None:
    state = table(hands={0: "EW"}, roles=TWO_SABOTEURS, gold=(3, 1, 2), drawn=MIDDLE)
    do(state, "0: lay EW 7,0")
    assert [*view(state, 0).offer] == [3, 1, 2]
    for other in (1, 2, 3, 4, WATCHER):
        assert [*view(state, other).offer] == [0, 0, 0]
        assert [*view(state, other).moves] == []
    do(state, "0: keep 3")
    assert [*view(state, 4).offer] == [1, 2]
    for other in (0, 1, 2, 3, WATCHER):
        assert [*view(state, other).offer] == [0, 0]


@pytest.mark.rule("X-B15")
def test_what_is_told_of_the_gold_handed_on_is_how_many_cards_are_left() -> None:
    state = table(hands={0: "EW"}, roles=TWO_SABOTEURS, gold=(3, 1, 2), drawn=MIDDLE)
    do(state, "0: lay EW 7,0", "0: keep 3")
    offers = {
        viewer: [
            (event.seat, event.count, event.value) for event in events(state, viewer) if isinstance(event, GoldOffered)
        ]
        for viewer in (0, 4, 1, WATCHER)
    }
    assert offers[0] == [(0, 3, 3), (0, 3, 1), (0, 3, 2), (4, 2, None), (4, 2, None)]
    assert offers[4] == [(0, 3, None)] * 3 + [(4, 2, 1), (4, 2, 2)]
    assert offers[1] == offers[WATCHER] == [(0, 3, None)] * 3 + [(4, 2, None)] * 2


@pytest.mark.rule("X-B15")
def test_what_was_kept_stays_a_secret() -> None:
    state = table(hands={0: "EW"}, roles=TWO_SABOTEURS, gold=(3, 1, 2), drawn=MIDDLE)
    do(state, "0: lay EW 7,0", "0: keep 3", "4: keep 1")
    for seat, kept in ((0, [3, 0, 0]), (4, [0, 1, 0]), (2, [0, 0, 2]), (1, [0, 0, 0]), (WATCHER, [0, 0, 0])):
        assert [entry & 255 for entry in view(state, seat).purse] == kept


@pytest.mark.rule("X-B16")
def test_the_connecting_miner_picks_first_and_then_miners_counter_clockwise() -> None:
    state = table(hands={2: "EW"}, roles="miner saboteur miner miner saboteur", starter=2, gold=(1, 3, 2), drawn=MIDDLE)
    do(state, "2: lay EW 7,0", "2: keep 3", "0: keep 2")
    assert [seat for seat, _, _ in happened(state, GoldKept)] == [2, 0, 3]
    assert nuggets(state) == [2, 0, 3, 1, 0]


@pytest.mark.rule("X-B17")
def test_without_a_saboteur_nobody_is_paid_for_a_treasure_that_was_missed() -> None:
    state = pass_round(table(3, roles="miner miner miner"))
    assert (state.outcome, nuggets(state)) == (EXHAUSTED, [0, 0, 0])
    assert len(gold_deck(state)) == 28
    assert state.decision.name == "next-round"
    do(state, "deal")
    assert state.round == 2


@pytest.mark.rule("X-B17")
def test_without_a_saboteur_miners_are_paid_for_the_treasure_as_always() -> None:
    state = table(3, hands={0: "EW"}, roles="miner miner miner", gold=(3, 2, 1), drawn=MIDDLE)
    do(state, "lay EW 7,0", "0: keep 3", "2: keep 2")
    assert nuggets(state) == [3, 1, 2]


# --- passing to the end -----------------------------------------------------------------------------


@pytest.mark.rule("X-B18")
def test_with_nothing_left_to_play_everybody_passes_on_until_the_hands_are_empty() -> None:
    state = table(3, hands=dict.fromkeys(range(3), "break-pickaxe"))
    do(state, *(f"{seat}: play break-pickaxe on {(seat + 1) % 3}" for seat in range(3)))
    while draw_pile(state):
        pass_the_playable(state)
    cards = sum(len(hand(state, seat)) for seat in range(3))
    idle: list[bool] = []
    while state.decision.name == "turn":
        idle.append(all(offer.startswith("pass") for offer in options_text(state)))
        pass_the_playable(state)
    assert (len(idle), state.outcome) == (cards, EXHAUSTED)
    assert all(idle[-10:])  # for ten turns nobody could do anything


@pytest.mark.rule("X-B19")
def test_whoever_can_play_may_pass_instead() -> None:
    state = table(hands={0: "EW map break-cart NES rockfall NW"}, drawn=MIDDLE)
    offers = options_text(state)
    assert "lay EW 7,0" in offers  # the treasure, for the taking
    for card in hand(state, 0):
        assert f"pass {card}" in offers
    do(state, "pass EW")
    assert state.decider == 1


@pytest.mark.rule("X-B20")
def test_a_tool_may_be_broken_before_a_player_without_cards() -> None:
    state = run_dry(table(3, hands={0: "break-cart"}))
    while hand(state, 1):
        pass_card(state)
    pass_card(state)
    do(state, "0: play break-cart on 1")
    assert front(state, 1) == ["break-cart"]


@pytest.mark.rule("X-B20")
def test_nobody_can_refuse_to_be_helped() -> None:
    state = table(hands={0: "break-lantern", 2: "fix-lantern"}, roles=TWO_SABOTEURS)
    do(state, "play break-lantern on 1", "pass map", "2: play fix-lantern on 1")
    assert front(state, 1) == []
    assert (state.decision.name, state.decider) == ("turn", 3)


@pytest.mark.rule("X-B21")
def test_goals_still_closed_when_the_cards_have_run_out_are_shown() -> None:
    state = pass_round(table(3, roles="miner miner saboteur"))
    kinds = [kind_of(state.book, fact) for fact in state.log]
    shown = [place for _, _, place in happened(state, facts.GOAL_SHOWN)]
    assert shown == [spot(8, -2), spot(8, 0), spot(8, 2)]
    assert kinds.index(facts.ROUND_ENDED) < kinds.index(facts.GOAL_SHOWN)
    for place in shown:
        assert knowers(state, state.mine.card(place)) == everybody(state)
        assert state.mine.what(place) == HIDDEN  # shown, but never reached
    assert nuggets(state) == [0, 0, 4]


@pytest.mark.rule("X-B21")
def test_the_treasure_found_leaves_the_other_goals_closed() -> None:
    state = do(table(hands={0: "EW"}, drawn=MIDDLE), "lay EW 7,0")
    assert state.outcome == TREASURE
    assert happened(state, facts.GOAL_SHOWN) == []
    for y in (-2, 2):
        assert knowers(state, state.mine.card(spot(8, y))) == set()


@pytest.mark.rule("X-B22")
def test_to_be_skipped_is_no_turn() -> None:
    """Seat 1 used his veto when nothing could be drawn, and so runs out of cards one turn before the others."""
    state = run_dry(table(3, hands={0: "map", 1: "veto"}, modules=("veto",)))
    while state.decider != 0:
        pass_card(state)
    do(state, "0: play map at 8,0", "1: veto")
    while hand(state, 1):
        pass_card(state)
    assert ([len(hand(state, seat)) for seat in range(3)], state.decider) == ([1, 0, 1], 2)
    pass_card(state)
    assert state.decider == 0
    pass_card(state)
    assert state.outcome == EXHAUSTED
    # Seat 0 moved last, so his left neighbour opens the next round, although he would have been skipped just now.
    assert (state.decision.name, state.decider) == ("next-round", 1)


@pytest.mark.rule("X-B25")
@pytest.mark.parametrize("players", range(3, 11))
def test_a_championship_card_makes_the_deck_larger_and_the_hands_stay(players: int) -> None:
    plain, more = Setup(players).begin(), Setup(players, modules=("veto",)).begin()
    assert (len(plain.book.deck), len(more.book.deck)) == (67, 68)
    assert [*more.hand_size] == [*plain.hand_size] == [plain.book.hand] * players
    assert len(draw_pile(more)) == len(draw_pile(plain)) + 1
