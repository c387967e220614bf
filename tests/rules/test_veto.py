"""The veto: a card played in another player's turn, against his card (WC-1, WC-4, WC-7, X-WC-11 to X-WC-20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from pyrite.games.saboteur.events import NuggetsEarned
from pyrite.games.saboteur.modules.new_goals.events import NuggetsLost
from pyrite.games.saboteur.modules.veto.events import CardVetoed
from pyrite.kernel import facts
from pyrite.kernel.errors import NotYourDecision
from pyrite.kernel.mine import spot
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import UNDECIDED, WATCHER, State
from pyrite.kernel.view import UNKNOWN, View, view
from pyrite.setup import decks, setup
from pyrite.setup.setup import Setup
from tests.facts import happened, kind_of
from tests.properties.small import GOLD, small_book, small_game
from tests.rules.kit import (
    discard_pile,
    do,
    draw_pile,
    front,
    hand,
    is_open,
    knowers,
    nuggets,
    options_text,
    pass_card,
    pass_round,
    refuses,
    table,
    tunnels,
)
from tests.rules.scenes import BETWEEN, MIDDLE, open_sides, run_dry, turned_up

VETO = ("veto",)


def allow_all(state: State) -> State:
    """Nobody objects."""
    while state.decision.name == "veto":
        do(state, "allow")
    return state


def asked(state: State) -> list[int]:
    """The seats that are asked about the card just played, in order, while everybody allows it."""
    seats: list[int] = []
    while state.decision.name == "veto":
        seats.append(state.decider)
        do(state, "allow")
    return seats


# --- the card ---------------------------------------------------------------------------------------


@pytest.mark.rule("WC-1")
def test_the_deck_has_one_veto_if_it_was_chosen() -> None:
    plain, more = Setup(5).book(), Setup(5, modules=VETO).book()
    names = [Counter(book.kinds[face].name for face in book.deck) for book in (plain, more)]
    assert names[0]["veto"] == 0
    assert names[1] - names[0] == Counter({"veto": 1})
    assert [*plain.roles] == [*more.roles]


@pytest.mark.rule("WC-4")
def test_the_veto_is_shuffled_in_with_path_and_action_cards_for_every_round() -> None:
    holders: set[int | None] = set()
    for seed in range(12):
        state = Setup(5, modules=VETO).begin(seed)
        for number in (1, 2):
            cards = [card for seat in range(5) for card in hand(state, seat)] + draw_pile(state)
            assert (state.round, len(cards), cards.count("veto")) == (number, 68, 1)
            holders.add(next((seat for seat in range(5) if "veto" in hand(state, seat)), None))
            if number == 1:
                do(pass_round(state), "deal")
    assert len(holders) > 3
    assert None in holders  # sometimes it lies in the draw pile


@pytest.mark.rule("WC-4")
def test_a_veto_goes_to_the_discard_pile_and_is_back_in_the_next_round() -> None:
    state = table(3, hands={0: "map", 1: "veto"}, modules=VETO)
    do(state, "play map at 8,0", "1: veto")
    assert discard_pile(state) == ["map", "veto"]
    do(pass_round(state), "deal")
    cards = [card for seat in range(3) for card in hand(state, seat)] + draw_pile(state)
    assert cards.count("veto") == 1


@pytest.mark.rule("WC-7")
def test_a_veto_stops_a_path_card_before_it_is_laid() -> None:
    state = table(hands={0: "NS", 2: "veto"}, top="NE NW", modules=VETO)
    do(state, "0: lay NS 0,1", "1: allow", "2: veto")
    assert open_sides(state, 0, 1) == ""
    assert discard_pile(state) == ["NS", "veto"]
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("WC-7")
def test_after_a_veto_the_player_on_turn_draws_one_card_and_then_whoever_vetoed() -> None:
    state = table(hands={0: "NS", 2: "veto"}, top="NE NW", modules=VETO)
    before = state.happened()
    do(state, "0: lay NS 0,1", "1: allow", "2: veto")
    assert [seat for seat, _, _ in happened(state, facts.DREW, before)] == [0, 2]
    assert (hand(state, 0)[-1], hand(state, 2)[-1]) == ("NE", "NW")
    assert [len(hand(state, seat)) for seat in range(5)] == [6] * 5


@pytest.mark.rule("WC-7")
def test_only_who_holds_the_veto_can_use_it() -> None:
    state = table(hands={0: "NS", 2: "veto"}, modules=VETO)
    do(state, "0: lay NS 0,1")
    assert state.decider == 1
    assert refuses(state, "veto") == ("WC-7", "no-veto")
    do(state, "1: allow")
    assert options_text(state) == ["allow", "veto"]


# --- when -------------------------------------------------------------------------------------------


@pytest.mark.rule("X-WC-11")
@pytest.mark.parametrize("move", ["lay NS 0,1", "play map at 8,0", "play break-cart on 2", "play rockfall at 1,0"])
def test_each_card_played_is_asked_about_once_before_anything_takes_effect(move: str) -> None:
    state = table(hands={1: "NS map break-cart rockfall"}, laid="EW 1,0", starter=1, modules=VETO)
    before = table_as_seen(state)
    do(state, move)
    for seat in (2, 3, 4, 0):
        assert (state.decision.name, state.decider) == ("veto", seat)
        assert table_as_seen(state) == before
        do(state, "allow")
    assert (state.decision.name, state.decider) == ("turn", 2)
    assert table_as_seen(state) != before


def table_as_seen(state: State) -> tuple[object, ...]:
    """What a card can change: the mine, fronts, piles, and who has seen the goal at 8,0."""
    goal = state.mine.card(spot(8, 0))
    return tunnels(state), front(state, 2), discard_pile(state), draw_pile(state), knowers(state, goal)


@pytest.mark.rule("X-WC-11")
def test_the_player_on_turn_is_not_asked_though_he_holds_the_veto() -> None:
    state = table(hands={0: "veto NS"}, modules=VETO)
    do(state, "lay NS 0,1")
    assert asked(state) == [1, 2, 3, 4]
    assert open_sides(state, 0, 1) == "NS"


@pytest.mark.rule("X-WC-11")
def test_a_player_with_broken_tools_may_veto() -> None:
    state = table(hands={0: "break-cart", 1: "NS", 2: "veto"}, modules=VETO)
    allow_all(do(state, "play break-cart on 2"))
    assert front(state, 2) == ["break-cart"]
    do(state, "1: lay NS 0,1", "2: veto")
    assert open_sides(state, 0, 1) == ""


@pytest.mark.rule("X-WC-11")
def test_the_window_asks_for_nothing_but_an_answer() -> None:
    state = do(table(hands={0: "NS", 1: "map veto"}, modules=VETO), "lay NS 0,1")
    assert refuses(state, "pass map") == ("X-WC-11", "veto-window")
    assert refuses(state, "play map at 8,0") == ("X-WC-11", "veto-window")


@pytest.mark.rule("X-WC-12")
def test_a_pass_cannot_be_vetoed() -> None:
    state = do(table(hands={0: "NS", 1: "veto"}, modules=VETO), "pass NS")
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("X-WC-12")
def test_what_a_goal_does_cannot_be_vetoed() -> None:
    """Once the card at 8,1 is allowed, two goals are turned up and resolved and nobody is asked again."""
    modules = ("new-goals", "veto")
    state = table(
        hands={0: "NES", 1: "veto"},
        goals="treasure stone-ne bag-2 dragon",
        modules=modules,
        drawn=BETWEEN,
    )
    allow_all(do(state, "lay NES 8,1 turned"))
    assert state.decision.name == "which-goal"
    do(state, "0: reveal 8,0")
    assert turned_up(state) == [(0, 0), (0, 2)]
    assert nuggets(state) == [1, 0, 0, 0, 0]
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("X-WC-13")
def test_a_veto_is_not_asked_about() -> None:
    state = table(hands={0: "NS", 1: "veto"}, modules=VETO)
    do(state, "lay NS 0,1", "1: veto")
    assert (state.decision.name, state.decider) == ("turn", 1)
    assert discard_pile(state) == ["NS", "veto"]


@pytest.mark.rule("X-WC-13")
def test_after_the_veto_nobody_else_is_asked_about_the_same_card() -> None:
    state = table(hands={0: "NS", 3: "veto"}, modules=VETO)
    do(state, "lay NS 0,1", "1: allow", "2: allow", "3: veto")
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.fixture
def two_vetoes() -> Iterator[None]:
    """A house rule: the deck has a second veto."""
    deck = decks.load("championship")
    more = tuple(replace(card, count=2) if card.name == "veto" else card for card in deck.cards)
    decks.OWN["championship"] = replace(deck, cards=more)
    setup._compose.cache_clear()
    yield
    decks.OWN.clear()
    setup._compose.cache_clear()


@pytest.mark.rule("X-WC-13")
@pytest.mark.usefixtures("two_vetoes")
def test_of_two_vetoes_the_first_in_seat_order_counts_and_no_veto_is_vetoed() -> None:
    state = table(hands={0: "NS", 1: "NE", 2: "veto", 4: "veto"}, modules=VETO)
    do(state, "lay NS 0,1", "1: allow", "2: veto")
    assert (state.decision.name, state.decider, hand(state, 4).count("veto")) == ("turn", 1, 1)


@pytest.mark.rule("X-WC-13", "X-WC-20")
@pytest.mark.usefixtures("two_vetoes")
def test_while_a_second_veto_may_be_in_a_hand_everybody_is_asked() -> None:
    state = table(hands={0: "NS", 1: "NE", 2: "veto map", 3: "NW", 4: "veto"}, modules=VETO)
    do(state, "lay NS 0,1", "1: allow", "2: veto", "1: lay NE 0,1")
    do(state, "2: allow", "3: allow", "4: veto")
    assert discard_pile(state) == ["NS", "veto", "NE", "veto"]
    do(state, "2: play map at 8,0")
    assert (state.decision.name, state.decider) == ("turn", 3)  # now both lie open


# --- against what -----------------------------------------------------------------------------------


@pytest.mark.rule("X-WC-14")
def test_the_card_that_would_win_can_be_vetoed_and_the_round_goes_on() -> None:
    state = table(hands={0: "EW", 4: "veto"}, modules=VETO, drawn=MIDDLE)
    do(state, "0: lay EW 7,0", "1: allow", "2: allow", "3: allow", "4: veto")
    assert (open_sides(state, 7, 0), is_open(state, 8, 0)) == ("", False)
    assert (state.outcome, state.connector) == (UNDECIDED, -1)
    assert (state.decision.name, state.decider) == ("turn", 1)
    assert knowers(state, state.mine.card(spot(8, 0))) == set()


@pytest.mark.rule("X-WC-17")
@pytest.mark.parametrize("goal", ["bag-2", "dragon"])
def test_a_vetoed_card_costs_and_brings_nobody_gold(goal: str) -> None:
    state = table(
        hands={0: "EW", 1: "veto"},
        goals=f"treasure stone-ne {goal} stone-nw",
        modules=("new-goals", "veto"),
        drawn=MIDDLE,
    )
    do(state, "0: lay EW 7,0", "1: veto")
    assert not is_open(state, 8, 0)
    assert [*state.loose] == [0] * 5
    assert happened(state, NuggetsEarned) == happened(state, NuggetsLost) == []


@pytest.mark.rule("X-WC-18")
@pytest.mark.parametrize(
    "move",
    [
        "play map at 8,2",
        "play rockfall at 0,1",
        "play break-lantern on 3",
        "play fix-cart on 2",
        "play fix-pickaxe-cart on 2 cart",
    ],
)
def test_every_action_of_the_base_game_can_be_vetoed_and_then_does_nothing(move: str) -> None:
    state = table(
        hands={1: "break-cart", 2: "map rockfall break-lantern fix-cart fix-pickaxe-cart", 4: "veto"},
        top="map NE NW",
        laid="NS 0,1",
        starter=1,
        modules=VETO,
    )
    allow_all(do(state, "1: play break-cart on 2"))
    before = state.happened()
    do(state, f"2: {move}", "3: allow", "4: veto")
    assert (front(state, 2), front(state, 3)) == (["break-cart"], [])
    assert open_sides(state, 0, 1) == "NS"
    assert knowers(state, state.mine.card(spot(8, 2))) == set()
    assert discard_pile(state) == [move.split()[1], "veto"]
    log = [(kind_of(state.book, fact), facts.seat(fact)) for fact in [*state.log][before:]]
    assert log == [(facts.PLAYED, 2), (CardVetoed, 4), (facts.DREW, 2), (facts.DREW, 4)]
    assert (hand(state, 2)[-1], hand(state, 4)[-1], state.decider) == ("NE", "NW", 3)


@pytest.mark.rule("X-WC-19")
def test_a_veto_cannot_be_played_in_ones_own_turn_but_passed_away() -> None:
    state = table(hands={0: "veto NS"}, modules=VETO)
    assert refuses(state, "play veto") == ("X-WC-19", "own-turn")
    assert refuses(state, "veto") == ("B-13", "not-a-turn")
    assert [move for move in options_text(state) if "veto" in move] == ["pass veto"]
    do(state, "pass veto")
    assert discard_pile(state) == ["veto"]
    assert knowers(state, state.discard[0]) == {0}


# --- how the question stays secret ------------------------------------------------------------------


@pytest.mark.rule("X-WC-20")
@pytest.mark.parametrize("holder", [0, 1, 3, None], ids=str)
def test_every_other_seat_is_asked_whether_it_has_the_veto_or_not(holder: int | None) -> None:
    hands = {2: "NS"} if holder is None else {2: "NS", holder: "veto"}
    state = do(table(hands=hands, starter=2, modules=VETO), "lay NS 0,1")
    answers: list[tuple[int, list[str]]] = []
    while state.decision.name == "veto":
        answers.append((state.decider, options_text(state)))
        do(state, "allow")
    assert [seat for seat, _ in answers] == [3, 4, 0, 1]
    assert [offers for _, offers in answers] == [
        ["allow", "veto"] if seat == holder else ["allow"] for seat in (3, 4, 0, 1)
    ]


@pytest.mark.rule("X-WC-20")
def test_a_seat_without_cards_is_not_asked() -> None:
    """Three players at the very end: seat 2 plays his last card, seat 1 has none left, seat 0 one."""
    state = run_dry(table(3, hands={1: "veto", 2: "map"}, starter=2, modules=VETO))
    while hand(state, 2) != ["map"] or state.decider != 2:
        pass_card(state)
    assert [len(hand(state, seat)) for seat in range(3)] == [1, 0, 1]
    do(state, "play map at 8,0")
    assert asked(state) == [0]


def told(seen: View) -> tuple[object, ...]:
    """What a view says about the decision that is open."""
    return seen.decision.name, seen.decider, [*seen.moves], [*seen.memory], seen.happened


@pytest.mark.rule("X-WC-20")
def test_others_see_a_veto_window_but_not_whom_it_asks_or_how_far_it_has_come() -> None:
    state = do(table(hands={0: "NS", 3: "veto"}, modules=VETO), "lay NS 0,1")
    spectators: list[tuple[object, ...]] = []
    on_turn: list[tuple[object, ...]] = []
    for seat in (1, 2, 3, 4):
        assert state.decider == seat
        assert view(state, seat).decider == seat  # he alone knows that he is asked
        for other in {0, 1, 2, 3, 4, WATCHER} - {seat}:
            assert (view(state, other).decision.name, view(state, other).decider) == ("veto", UNKNOWN)
        spectators.append(told(view(state, WATCHER)))
        on_turn.append(told(view(state, 0)))
        do(state, "allow")
    assert len({repr(seen) for seen in spectators}) == 1
    assert len({repr(seen) for seen in on_turn}) == 1


@pytest.mark.rule("X-WC-20")
def test_who_is_asked_later_and_who_has_answered_see_no_progress_either() -> None:
    state = do(table(hands={0: "NS", 3: "veto"}, modules=VETO), "lay NS 0,1")
    last: list[str] = []
    first: list[str] = []
    for seat in (1, 2, 3, 4):
        if seat != 4:
            last.append(repr(told(view(state, 4))))
        if seat != 1:
            first.append(repr(told(view(state, 1))))
        do(state, "allow")
    assert (len(last), len({*last})) == (3, 1)
    assert (len(first), len({*first})) == (3, 1)


@pytest.mark.rule("X-WC-20")
def test_an_answer_of_no_makes_no_event() -> None:
    state = do(table(hands={0: "NS", 3: "veto"}, modules=VETO), "lay NS 0,1")
    before = state.happened()
    do(state, "1: allow", "2: allow", "3: allow")
    assert state.happened() == before
    assert events(state, WATCHER, before) == []


@pytest.mark.rule("X-WC-20")
def test_a_seat_that_is_not_asked_is_told_only_that_it_has_nothing_to_decide() -> None:
    state = do(table(hands={0: "NS", 3: "veto"}, modules=VETO), "lay NS 0,1")
    with pytest.raises(NotYourDecision) as refused:
        state.claim(3)
    assert str(refused.value) == "seat 3 has nothing to decide now"


@pytest.mark.rule("X-WC-20")
def test_once_the_veto_lies_open_nobody_is_asked_any_more() -> None:
    state = table(hands={0: "NS", 1: "veto NE"}, modules=VETO)
    do(state, "lay NS 0,1", "1: veto", "1: lay NE 0,1")
    assert (state.decision.name, state.decider) == ("turn", 2)


@pytest.mark.rule("X-WC-20")
def test_the_question_goes_round_once_whatever_other_modules_remember() -> None:
    deal = ("map EW  NESW rockfall  NS break-cart  map fix-cart EW veto", "stone-ne treasure dragon", GOLD)
    state = small_game(small_book(with_veto=True, remembered=3), deal)
    do(state, "0: play map at 2,-2", "1: allow", "2: allow", "1: pass rockfall")
    assert [*state.memory] == [0] * 5


@pytest.mark.rule("X-WC-20")
def test_a_veto_passed_away_unseen_is_asked_for_all_the_same() -> None:
    state = table(hands={0: "veto", 1: "NS"}, modules=VETO)
    do(state, "pass veto", "1: lay NS 0,1")
    assert asked(state) == [2, 3, 4, 0]


@pytest.mark.rule("X-WC-20")
def test_in_the_next_round_everybody_is_asked_again() -> None:
    state = table(3, hands={0: "EW", 1: "veto"}, modules=VETO, drawn=MIDDLE)
    do(state, "0: lay EW 7,0", "1: veto")
    do(pass_round(state), "deal")
    while not any(move.startswith("lay") for move in options_text(state)):
        pass_card(state)
    player = state.decider
    do(state, next(move for move in options_text(state) if move.startswith("lay")))
    assert asked(state) == [(player + 1) % 3, (player + 2) % 3]
