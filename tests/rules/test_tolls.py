"""Tunnel Tolls: figures at tunnel ends, and who pays (TT-1 to TT-9, X-TT-1 to X-TT-17, D-36 to D-38, D-56, D-59)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.events import GoldChanged
from pyrite.games.saboteur.modules.new_goals.events import NuggetsLost
from pyrite.games.saboteur.modules.tolls.events import FigureGone, FigureSet, TollAsked, TollPaid, TollRefused
from pyrite.kernel import facts
from pyrite.kernel.determinise import determinise
from pyrite.kernel.mine import column, row, spot
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import CardPassed, events
from pyrite.kernel.stand_in import stand_in
from pyrite.kernel.state import EXHAUSTED, WATCHER, State
from pyrite.kernel.view import UNKNOWN, view
from pyrite.setup.options import Options, options_from
from tests.facts import happened, kind_of
from tests.properties.games import shown
from tests.rules.kit import (
    CORRIDOR,
    allows,
    dealt,
    discard_pile,
    do,
    everybody,
    gold_deck,
    gold_of,
    hand,
    history,
    knowers,
    nuggets,
    options_text,
    pass_card,
    pass_round,
    pass_until,
    refuses,
    sections,
    table,
    winners,
)
from tests.rules.retold import retold
from tests.rules.scenes import MIDDLE, open_sides, run_dry, turned_up

TOLLS = ("tolls",)

# One crossing beside the start.
CROSSING = """
     |  |
    -S--+-
     |  |
"""


def figures(state: State) -> list[tuple[int, int, str, int]]:
    """Where figures stand for all to see: the card's cell, its side, the owner."""
    return [tuple(figure.values()) for figure in sections(state, WATCHER)["figures"]]


def at_two(state: State) -> list[str]:
    """The ways in which whoever is on turn can lay a card at 2,0."""
    return [move for move in options_text(state) if " 2,0" in move]


def blocked(loose: str = "", hands: dict[int, str] | None = None, modules: tuple[str, ...] = TOLLS) -> State:
    """Seat 0 has stood a figure before 2,0, and seat 1 is on turn with an EW; `loose` says who has which nuggets."""
    hands = {0: "map EW", 1: "EW NESW", 2: "EW", **(hands or {})}
    state = do(table(hands=hands, modules=modules, drawn=CROSSING), "0: toll map at 1,0 east")
    return retold(state, {"loose": loose}) if loose else state


# --- the nugget that everybody has ------------------------------------------------------------------


@pytest.mark.rule("TT-1")
@pytest.mark.parametrize("players", [3, 10])
def test_everybody_begins_the_game_with_one_nugget(players: int) -> None:
    state = table(players, modules=TOLLS)
    assert nuggets(state) == [1] * players
    assert [seat["loose"] for seat in describe(view(state, WATCHER))["seats"].values()] == [1] * players
    assert nuggets(table(players)) == [0] * players


@pytest.mark.rule("X-TT-11")
def test_the_nugget_comes_once_a_game_and_not_in_every_round() -> None:
    state = do(pass_round(table(roles="miner miner miner miner saboteur", modules=TOLLS)), "deal")
    assert (state.round, nuggets(state)) == (2, [1, 1, 1, 1, 5])


@pytest.mark.rule("TT-9", "D-36")
@pytest.mark.parametrize(("counts", "scores"), [("true", [2, 0, 1]), ("false", [1, 0, 0])])
def test_in_the_end_every_nugget_counts_or_one_is_given_back_as_far_as_there_is_one(
    counts: str, scores: list[int]
) -> None:
    loyal = "miner miner miner"
    state = table(
        3,
        hands={0: "map", 1: "EW"},
        roles=loyal,
        modules=TOLLS,
        options=options_from(toll_start_token_counts=counts),
        rounds=[dealt(3, roles=loyal, modules=TOLLS)] * 2,
        drawn=CROSSING,
    )
    do(state, "0: toll map at 1,0 east", "1: lay EW 2,0")
    do(pass_round(do(pass_round(state), "deal")), "deal")
    assert pass_round(state).over()
    assert nuggets(state) == [2, 0, 1]
    assert [score for _, _, score in happened(state, facts.SCORED)] == scores
    assert winners(state) == [0]


# --- bringing a figure ------------------------------------------------------------------------------


@pytest.mark.rule("TT-2")
def test_for_any_card_put_away_unseen_a_figure_comes_into_play() -> None:
    state = table(hands={0: "map NESW"}, modules=TOLLS, drawn=CROSSING)
    do(state, "toll NESW at 1,0 east")
    assert discard_pile(state) == ["NESW"]
    assert knowers(state, state.discard[0]) == {0}
    assert [view(state, viewer).discard[0] == UNKNOWN for viewer in (0, 1, WATCHER)] == [False, True, True]
    assert history(state, 1)[-1] == (0, "toll at 1,0 east")
    for viewer, card in ((0, "NESW"), (3, None), (WATCHER, None)):
        put_away, stands = events(state, viewer)[-2:]
        assert put_away == CardPassed(number=put_away.number, seat=0, card=card)
        assert stands == FigureSet(number=stands.number, seat=0, x=1, y=0, side="east")


@pytest.mark.rule("TT-2")
def test_each_of_the_two_figures_is_used_once_a_round() -> None:
    state = table(hands={0: "map", 1: "map", 2: "map"}, modules=TOLLS, drawn=CROSSING)
    do(state, "0: toll map at 1,0 east", "1: toll map at 1,0 north")
    assert figures(state) == [(1, 0, "east", 0), (1, 0, "north", 1)]
    assert not any(move.startswith("toll") for move in options_text(state))
    assert refuses(state, "toll map at 0,0 south") == ("TT-2", "no-figure")


@pytest.mark.rule("TT-3", "D-38")
def test_a_figure_stands_on_an_open_side_and_everybody_sees_whose_it_is() -> None:
    state = do(table(hands={0: "map"}, modules=TOLLS, drawn=CROSSING), "0: toll map at 1,0 east")
    for viewer in (0, 2, WATCHER):
        assert sections(state, viewer)["figures"] == ({"x": 1, "y": 0, "side": "east", "owner": 0},)


@pytest.mark.rule("X-TT-2")
def test_tunnel_ends_are_reached_open_sides_before_empty_places_the_start_included() -> None:
    state = table(
        hands={0: "map rockfall", 1: "map"},
        modules=TOLLS,
        drawn="""
         |     |
        -S--+--+-~x~
               |
        """,
    )
    ends = [move.removeprefix("toll map at ") for move in options_text(state) if move.startswith("toll map")]
    assert sorted(ends) == ["0,0 north", "0,0 south", "0,0 west", "2,0 north", "2,0 south"]
    assert refuses(state, "toll map at 3,0 east") == ("X-TT-2", "no-tunnel-end"), "a stub"
    assert refuses(state, "toll map at 1,0 north") == ("X-TT-2", "no-tunnel-end"), "rock"
    assert refuses(state, "toll map at 0,0 east") == ("X-TT-2", "no-tunnel-end"), "the place is filled"
    assert refuses(state, "toll map at 5,5 east") == ("X-TT-2", "no-tunnel-end"), "no card"
    assert refuses(state, "toll map at 8,0 east") == ("X-TT-2", "no-tunnel-end"), "a closed goal"
    do(state, "play rockfall at 1,0")
    assert refuses(state, "toll map at 2,0 north") == ("X-TT-2", "no-tunnel-end"), "cut off"


@pytest.mark.rule("X-TT-2")
def test_no_second_figure_is_stood_before_a_place_that_is_shut() -> None:
    drawn = """
     |  |
    -S--+-
     |  |
     |
     +-
    """
    state = table(hands={0: "map", 1: "map"}, modules=TOLLS, drawn=drawn)
    do(state, "0: toll map at 1,0 south")
    assert refuses(state, "toll map at 0,1 east") == ("X-TT-2", "already-shut")
    assert not allows(state, "toll map at 0,1 east")


@pytest.mark.rule("X-TT-2")
def test_an_open_goal_has_ends_too() -> None:
    state = table(hands={0: "EW", 1: "map"}, goals="stone-nw stone-ne treasure", modules=TOLLS, drawn=MIDDLE)
    do(state, "lay EW 7,0")
    assert open_sides(state, 8, 0) == "SW"
    assert allows(state, "toll map at 8,0 south")


@pytest.mark.rule("TT-5")
def test_for_a_figure_nothing_is_drawn_so_the_hand_is_one_smaller_for_the_round() -> None:
    state = table(3, hands={0: "map"}, modules=TOLLS)
    before = state.happened()
    do(state, "0: toll map at 0,0 east")
    assert happened(state, facts.DREW, before) == []
    assert len(hand(state, 0)) == 5
    do(pass_until(state, 0))
    pass_card(state)
    assert len(hand(state, 0)) == 5


@pytest.mark.rule("X-G10")
def test_a_figure_draws_none_and_leaves_the_draws_of_others_alone() -> None:
    state = table(3, hands={0: "map"}, modules=TOLLS)
    do(state, "0: toll map at 0,0 east")
    pass_card(state)
    assert [len(hand(state, seat)) for seat in range(3)] == [5, 6, 6]


@pytest.mark.rule("D-59", "X-TT-17")
def test_bringing_a_figure_is_the_whole_turn() -> None:
    state = do(table(hands={0: "map EW"}, modules=TOLLS, drawn=CROSSING), "0: toll map at 1,0 east")
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("X-TT-12")
def test_it_is_one_more_option_beside_those_there_are() -> None:
    plain = options_text(table(hands={0: "map EW"}, drawn=CROSSING))
    more = options_text(table(hands={0: "map EW"}, modules=TOLLS, drawn=CROSSING))
    assert more[: len(plain)] == plain
    assert {move.split()[0] for move in more[len(plain) :]} == {"toll"}


@pytest.mark.rule("X-TT-3")
def test_a_broken_tool_does_not_keep_anybody_from_bringing_a_figure() -> None:
    state = table(hands={0: "break-cart", 1: "map EW"}, modules=TOLLS, drawn=CROSSING)
    do(state, "0: play break-cart on 1")
    assert not any(move.startswith("lay") for move in options_text(state))
    assert allows(state, "toll map at 1,0 east")


@pytest.mark.rule("X-TT-10")
def test_one_player_may_use_both_figures_in_different_turns() -> None:
    state = table(3, hands={0: "map rockfall"}, modules=TOLLS, drawn=CROSSING)
    do(state, "0: toll map at 1,0 east")
    pass_until(state, 0)
    do(state, "0: toll rockfall at 1,0 north")
    assert figures(state) == [(1, 0, "east", 0), (1, 0, "north", 0)]


@pytest.mark.rule("X-TT-13")
def test_a_figure_may_be_brought_when_the_draw_pile_is_empty() -> None:
    state = run_dry(table(3, modules=TOLLS))
    seat, held = state.decider, len(hand(state, state.decider))
    do(state, next(move for move in options_text(state) if move.startswith("toll")))
    assert len(figures(state)) == 1
    assert len(hand(state, seat)) == held - 1


@pytest.mark.rule("X-TT-15", "X-G13")
def test_who_puts_his_last_card_away_for_a_figure_is_skipped_while_others_draw_on() -> None:
    state = retold(table(3, modules=TOLLS), {})
    cards = hand(state, 0)
    pile = [state.kind(card).name for card in range(state.top, state.bottom)]
    told = {"hand 0": cards[0], "draw": " ".join([*cards[1:], *pile])}
    state = retold(state, told)
    do(state, f"0: toll {cards[0]} at 0,0 east")
    assert hand(state, 0) == []
    pass_card(state)
    assert state.decider == 2
    pass_card(state)
    assert state.decider == 1


# --- paying -----------------------------------------------------------------------------------------


@pytest.mark.rule("TT-4", "X-TT-9")
def test_without_gold_nobody_lays_a_card_where_a_figure_stands() -> None:
    state = blocked("0 0 0 0 0")
    assert at_two(state) == []
    assert refuses(state, "lay EW 2,0") == ("TT-6", "toll-unpaid")
    assert refuses(state, "lay EW 2,0 asking 3") == ("X-TT-5", "no-gold-there")
    assert allows(state, "lay NESW 0,1")
    pass_until(state, 0)
    assert allows(state, "lay EW 2,0"), "all but its owner"


@pytest.mark.rule("TT-6", "D-56")
def test_whoever_lays_a_card_there_pays_its_owner_one_nugget_and_the_figure_is_gone() -> None:
    state = blocked()
    before = state.happened()
    do(state, "1: lay EW 2,0")
    assert nuggets(state) == [2, 0, 1, 1, 1]
    assert open_sides(state, 2, 0) == "EW"
    assert figures(state) == []
    told = events(state, WATCHER, before)
    assert [event for event in told if isinstance(event, TollPaid)] == [TollPaid(number=before + 1, seat=1, owner=0)]
    assert [event for event in told if isinstance(event, FigureGone)] == [
        FigureGone(number=before + 2, seat=0, x=2, y=0)
    ]


@pytest.mark.rule("TT-2", "TT-6")
def test_a_figure_that_was_paid_for_is_out_for_the_round() -> None:
    state = do(blocked(hands={2: "map", 3: "map", 4: "map"}), "1: lay EW 2,0")
    do(state, "2: toll map at 2,0 east")
    assert refuses(state, "toll map at 1,0 north") == ("TT-2", "no-figure")


@pytest.mark.rule("TT-8", "X-G16")
def test_in_the_next_round_both_figures_are_there_again() -> None:
    state = do(blocked(), "1: lay EW 2,0", "2: toll EW at 2,0 east")
    do(pass_round(state), "deal")
    assert (state.round, figures(state)) == (2, [])
    for place in ("0,0 east", "0,0 north"):
        card = hand(state, state.decider)[0]
        do(state, f"toll {card} at {place}")
    assert len(figures(state)) == 2


@pytest.mark.rule("X-TT-1")
def test_a_place_is_shut_from_whichever_side_a_card_would_be_linked() -> None:
    drawn = """
     |  |
    -S--+-
     |  |
     |
     +-
    """
    state = table(hands={0: "map", 1: "EW NW"}, modules=TOLLS, drawn=drawn)
    state = retold(do(state, "0: toll map at 1,0 south"), {"loose": "1 0 0 0 0"})
    assert refuses(state, "lay NW 1,1") == ("TT-6", "toll-unpaid")
    assert [move for move in options_text(state) if " 1,1" in move] == ["lay NW 1,1 asking 0"]


@pytest.mark.rule("X-G3")
def test_a_card_may_lie_in_a_place_that_is_shut_only_if_the_toll_is_paid() -> None:
    assert at_two(blocked("0 1 0 0 0")) == ["lay EW 2,0", "lay NESW 2,0"]
    assert at_two(blocked("0 0 0 0 0")) == []


@pytest.mark.rule("X-TT-4")
def test_the_owner_himself_lays_there_for_nothing_and_the_figure_goes() -> None:
    state = pass_until(blocked("0 1 1 1 1"), 0)
    assert at_two(state) == ["lay EW 2,0"]
    assert refuses(state, "lay EW 2,0 asking 1") == ("X-TT-4", "own-figure")
    do(state, "0: lay EW 2,0")
    assert nuggets(state) == [0, 1, 1, 1, 1]
    assert figures(state) == []
    assert happened(state, TollPaid) == []
    assert len(happened(state, FigureGone)) == 1


@pytest.mark.rule("X-TT-7")
def test_in_the_first_round_what_a_figure_has_brought_pays_the_next_toll() -> None:
    state = blocked("0 1 1 1 1", hands={3: "map"})
    pass_until(do(state, "1: lay EW 2,0"), 3)
    pass_until(do(state, "3: toll map at 2,0 east"), 0)
    assert nuggets(state) == [1, 0, 1, 1, 1]
    do(state, "0: lay EW 3,0")
    assert nuggets(state) == [0, 0, 1, 2, 1]


@pytest.mark.rule("X-TT-7")
def test_so_does_a_bag_of_gold() -> None:
    state = table(
        hands={0: "EW NS", 1: "map"},
        goals="treasure stone-ne bag-2 stone-nw",
        modules=("new-goals", "tolls"),
        drawn=MIDDLE,
    )
    state = retold(state, {"loose": "0 0 0 0 0"})
    do(state, "0: lay EW 7,0")
    assert nuggets(state) == [2, 0, 0, 0, 0]
    do(state, "1: toll map at 0,0 south")
    pass_until(state, 0)
    do(state, "0: lay NS 0,1")
    assert nuggets(state) == [1, 1, 0, 0, 0]


@pytest.mark.rule("X-TT-16")
def test_an_owner_who_is_a_saboteur_or_has_no_card_left_is_paid_all_the_same() -> None:
    state = table(hands={0: "map", 1: "EW"}, roles="saboteur miner miner miner miner", modules=TOLLS, drawn=CROSSING)
    do(state, "0: toll map at 1,0 east")
    held = " ".join(hand(state, 0))
    pile = " ".join(state.kind(card).name for card in range(state.top, state.bottom))
    state = retold(state, {"hand 0": "", "draw": f"{held} {pile}"})
    do(state, "1: lay EW 2,0")
    assert (hand(state, 0), nuggets(state)) == ([], [2, 0, 1, 1, 1])


# --- gold cards -------------------------------------------------------------------------------------


def in_round_two(loose: str) -> State:
    """Seat 3 has a 3 and a 1 from round 1 and is on turn; a figure of seat 0 shuts 2,0; `loose` is what all have."""
    second = dealt(hands={0: "map", 1: "NESW", 3: "EW", 4: "EW"}, spent=(3, 1), modules=TOLLS)
    state = table(roles="miner miner miner saboteur miner", modules=TOLLS, rounds=[second], seed=3)
    do(pass_round(state), "deal")
    assert gold_of(state, 3) == [3, 1]
    pass_until(state, 1)
    do(state, "1: lay NESW 1,0")
    pass_until(state, 0)
    do(state, "0: toll map at 1,0 east")
    pass_until(state, 3)
    return retold(state, {"loose": loose})


@pytest.mark.rule("TT-8", "D-37")
def test_from_round_two_on_gold_won_earlier_pays_and_a_card_is_changed_for_it() -> None:
    state = in_round_two("0 0 0 0 0")
    do(state, "3: lay EW 2,0")
    assert (state.decision.name, state.decider) == ("change-gold", 3)
    assert options_text(state) == ["change 1", "change 2"]
    assert refuses(state, "pass map") == ("X-TT-8", "change-first")
    assert refuses(state, "change 3") == ("X-TT-8", "no-such-gold")
    assert open_sides(state, 2, 0) == "EW"
    do(state, "3: change 1")
    assert (gold_of(state, 3), nuggets(state)) == ([1], [1, 0, 0, 3, 0])
    assert (state.decision.name, state.decider) == ("turn", 4)


@pytest.mark.rule("X-TT-8")
def test_the_card_goes_back_to_the_gold_deck_and_its_worth_less_the_toll_stays_as_loose_nuggets() -> None:
    state = do(in_round_two("0 0 0 0 0"), "3: lay EW 2,0", "3: change 1")
    assert [*state.loose] == [1, 0, 0, 2, 0]
    assert gold_deck(state)[-1] == 3
    assert [*view(state, WATCHER).open_gold] == [3]
    assert happened(state, NuggetsLost) == []


@pytest.mark.rule("X-TT-8")
def test_who_has_a_loose_nugget_pays_that() -> None:
    state = do(in_round_two("0 0 0 1 0"), "3: lay EW 2,0")
    assert state.decision.name == "turn"
    assert (gold_of(state, 3), [*state.loose]) == ([3, 1], [1, 0, 0, 0, 0])


@pytest.mark.rule("X-G9", "X-TT-5")
def test_that_somebody_has_a_gold_card_is_public_so_he_may_be_asked() -> None:
    state = in_round_two("0 0 0 0 0")
    pass_card(state)
    assert at_two(state)[0] == "lay EW 2,0 asking 3"
    assert all(move.endswith(" asking 3") for move in at_two(state))
    do(state, "4: lay EW 2,0 asking 3", "3: agree")
    assert (state.decision.name, state.decider) == ("change-gold", 3)
    do(state, "3: change 2")
    assert nuggets(state) == [1, 0, 0, 3, 0]
    assert (state.decision.name, state.decider) == ("turn", 0)


@pytest.mark.rule("X-TT-8", "X-G7")
def test_the_goal_that_the_card_reaches_is_turned_up_when_the_toll_has_been_changed_and_paid() -> None:
    state = table(hands={0: "map", 1: "EW"}, goals="treasure stone-ne stone-nw", modules=TOLLS, drawn=MIDDLE)
    do(state, "0: toll map at 6,0 east")
    deck = gold_deck(state)
    deck.remove(2)
    state = retold(state, {"loose": "0 0 0 0 0", "round": "2", "purse 1": "1:2", "gold": " ".join(map(str, deck))})
    do(state, "1: lay EW 7,0")
    assert (state.decision.name, turned_up(state)) == ("change-gold", [])
    do(state, "1: change 1")
    assert turned_up(state) == [(1, 0)]
    kinds = [kind_of(state.book, fact) for fact in [*state.log]]
    assert kinds[-6:-1] == [GoldChanged, TollPaid, FigureGone, facts.REVEALED, facts.FITTED]
    assert (nuggets(state), state.decider) == ([1, 1, 0, 0, 0], 2)


# --- asking somebody --------------------------------------------------------------------------------


@pytest.mark.rule("TT-7")
def test_another_player_may_be_asked_to_pay_and_pays_if_he_agrees() -> None:
    state = blocked("1 0 0 1 0")
    assert at_two(state)[:2] == ["lay EW 2,0 asking 0", "lay EW 2,0 asking 3"]
    before = state.happened()
    do(state, "1: lay EW 2,0 asking 3")
    assert (state.decision.name, state.decider) == ("toll", 3)
    assert options_text(state) == ["refuse", "agree"]
    assert refuses(state, "pass map") == ("TT-7", "agree-or-not")
    assert open_sides(state, 2, 0) == "", "nothing lies there before he has agreed"
    do(state, "3: agree")
    assert nuggets(state) == [2, 0, 0, 0, 0]
    assert (open_sides(state, 2, 0), figures(state), state.decider) == ("EW", [], 2)
    told = events(state, WATCHER, before)
    assert [(event.seat, event.asker) for event in told if isinstance(event, TollAsked)] == [(3, 1)]
    assert [(event.seat, event.owner) for event in told if isinstance(event, TollPaid)] == [(3, 0)]


@pytest.mark.rule("TT-7")
def test_nobody_asks_himself() -> None:
    assert refuses(blocked(), "lay EW 2,0 asking 1") == ("TT-7", "ask-another")


@pytest.mark.rule("TT-6")
def test_nobody_is_asked_where_there_is_nothing_to_pay() -> None:
    assert refuses(blocked(), "lay NESW 0,1 asking 2") == ("TT-6", "nothing-to-pay")


@pytest.mark.rule("X-TT-5")
def test_without_a_yes_the_card_goes_back_and_something_else_has_to_be_done() -> None:
    state = blocked("1 0 1 1 0")
    before, past, cards = state.happened(), [*state.history], sorted(hand(state, 1))
    do(state, "1: lay EW 2,0 asking 3", "3: refuse")
    assert (state.decision.name, state.decider, state.declared) == ("turn", 1, 0)
    assert sorted(hand(state, 1)) == cards
    assert [*state.history] == past
    assert nuggets(state) == [1, 0, 1, 1, 0]
    assert figures(state) == [(1, 0, "east", 0)]
    refused = events(state, WATCHER, before)[-1]
    assert refused == TollRefused(number=refused.number, seat=3, asker=1, card="EW")


@pytest.mark.rule("X-TT-5")
def test_who_has_refused_is_not_asked_again_in_this_turn_but_in_the_next() -> None:
    state = do(blocked("1 0 1 0 0"), "1: lay EW 2,0 asking 2", "2: refuse")
    assert refuses(state, "lay EW 2,0 asking 2") == ("X-TT-5", "has-refused")
    assert at_two(state) == ["lay NESW 2,0 asking 0", "lay EW 2,0 asking 0"]
    do(state, "1: lay NESW 2,0 asking 0", "0: refuse")
    assert at_two(state) == []
    do(state, "1: pass NESW")
    pass_until(state, 1)
    assert at_two(state)[:2] == ["lay EW 2,0 asking 0", "lay EW 2,0 asking 2"]


@pytest.mark.rule("X-TT-5")
def test_the_owner_may_be_asked_too_and_lets_the_card_pass_for_nothing() -> None:
    state = do(blocked("1 0 0 0 0"), "1: lay EW 2,0 asking 0", "0: agree")
    assert nuggets(state) == [1, 0, 0, 0, 0]
    assert (open_sides(state, 2, 0), figures(state)) == ("EW", [])


@pytest.mark.rule("X-G9")
def test_a_card_that_was_taken_back_stays_known_to_all_until_it_may_have_been_passed() -> None:
    state = blocked("1 0 1 1 0")
    do(state, "1: lay EW 2,0 asking 3", "3: refuse")
    card = next(card for card in state.hand(1) if state.kind(card).name == "EW")
    assert knowers(state, card) == everybody(state)
    for viewer in (0, 4, WATCHER):
        assert describe(view(state, viewer))["seats"]["1"]["holds"] == ("EW",)
    do(state, "1: pass NESW")
    for viewer in (0, 4, WATCHER):
        told = describe(view(state, viewer))
        assert told["seats"]["1"]["holds"] == ()
        assert told["groups"][0]["cards"] == ("EW",)
        assert (told["groups"][0]["discards"], set(told["groups"][0]["hands"])) == (1, {1})


@pytest.mark.rule("X-G7")
def test_consent_comes_before_the_veto_and_payment_after_it() -> None:
    state = blocked("1 0 0 1 0", modules=("tolls", "veto"))
    do(state, "1: lay EW 2,0 asking 3")
    assert state.decision.name == "toll"
    do(state, "3: agree")
    assert (state.decision.name, nuggets(state)) == ("veto", [1, 0, 0, 1, 0])
    while state.decision.name == "veto":
        do(state, "allow")
    assert nuggets(state) == [2, 0, 0, 0, 0]


@pytest.mark.rule("X-WC-17")
@pytest.mark.parametrize("asking", ["", " asking 3"])
def test_a_veto_leaves_the_toll_unpaid_and_the_figure_where_it_stands(asking: str) -> None:
    state = blocked(hands={2: "EW veto"}, modules=("tolls", "veto"))
    do(state, f"1: lay EW 2,0{asking}")
    if asking:
        do(state, "3: agree")
    do(state, "2: veto")
    assert nuggets(state) == [1] * 5
    assert figures(state) == [(1, 0, "east", 0)]
    assert discard_pile(state)[-2:] == ["EW", "veto"]
    assert state.decider == 2
    do(state, f"2: lay EW 2,0{asking}")
    assert state.decision.name == ("toll" if asking else "turn"), "what was agreed to before is no more"


@pytest.mark.rule("X-WC-12")
def test_nobody_can_veto_a_figure() -> None:
    state = table(hands={0: "map", 1: "veto"}, modules=("tolls", "veto"))
    do(state, "0: toll map at 0,0 east")
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("X-WC-19")
def test_a_veto_may_be_put_away_for_a_figure_in_ones_own_turn() -> None:
    state = do(table(hands={0: "veto"}, modules=("tolls", "veto")), "0: toll veto at 0,0 east")
    assert discard_pile(state) == ["veto"]


@pytest.mark.rule("X-G20")
def test_who_is_away_does_not_agree_to_pay() -> None:
    state = do(blocked(), "1: lay EW 2,0 asking 3")
    state.play(stand_in(view(state, 3), Rng.from_seed("00" * 16)))
    assert (state.decision.name, state.decider, nuggets(state)) == ("turn", 1, [1] * 5)


# --- figures that go without payment ----------------------------------------------------------------


@pytest.mark.rule("X-TT-6")
def test_with_the_card_under_it_a_figure_goes_for_the_round_and_nobody_pays() -> None:
    state = blocked(hands={1: "rockfall EW"})
    before = state.happened()
    do(state, "1: play rockfall at 1,0")
    assert figures(state) == []
    assert nuggets(state) == [1] * 5
    (gone,) = happened(state, FigureGone, before)
    assert (gone[0], column(gone[2]), row(gone[2])) == (0, 2, 0)
    do(state, "2: toll EW at 0,0 east")
    assert refuses(state, f"toll {hand(state, 3)[0]} at 0,0 west") == ("TT-2", "no-figure")


@pytest.mark.rule("X-TT-6")
def test_a_rockfall_elsewhere_leaves_a_figure_alone() -> None:
    state = table(hands={0: "map", 1: "rockfall"}, modules=TOLLS, drawn=CORRIDOR)
    do(state, "0: toll map at 6,0 east", "1: play rockfall at 3,0")
    assert figures(state) == [(6, 0, "east", 0)]


@pytest.mark.rule("X-TT-14")
def test_what_moves_goals_can_ask_whether_a_place_is_shut() -> None:
    state = blocked()
    (gate,) = state.book.gates
    assert [gate.shuts(state, spot(x, 0)) for x in (1, 2, 3)] == [False, True, False]


# --- rounds that end when nobody can play -----------------------------------------------------------


@pytest.mark.rule("D-38")
def test_a_figure_shuts_nothing_but_the_one_place_before_it() -> None:
    state = blocked("0 0 0 0 0")
    assert [move for move in options_text(state) if move.startswith("lay NESW")] == [
        f"lay NESW {place}" for place in ("0,-1", "1,-1", "-1,0", "0,1", "1,1")
    ]


@pytest.mark.rule("D-02")
def test_a_turn_goes_on_after_a_refusal_even_if_nothing_can_be_played_any_more() -> None:
    """Nobody but the player on turn could lay anything, and he only with the help of somebody who will not give it."""
    options = Options(round_end="noPlayable")
    state = table(3, hands={0: "map rockfall", 1: "EW"}, modules=TOLLS, options=options, drawn=CROSSING)
    do(state, "0: toll map at 1,0 east")
    pass_until(state, 0)
    do(state, "0: toll rockfall at 0,0 west")
    rest = [state.book.kinds[face].name for face in state.book.deck]
    for name in ("NESW", "EW", "fix-cart", "fix-cart"):
        rest.remove(name)
    hands = {"hand 0": "fix-cart", "hand 1": "EW", "hand 2": "fix-cart"}
    state = retold(state, {**hands, "draw": "", "discard": " ".join(rest), "loose": "0 0 1"})
    assert [move for move in options_text(state) if not move.startswith("pass")] == [
        "lay EW -1,0 asking 2",
        "lay EW 2,0 asking 2",
    ]
    do(state, "1: lay EW 2,0 asking 2", "2: refuse")
    assert options_text(state) == ["pass EW"]
    for viewer in (0, 1, 2, WATCHER):
        seen = view(state, viewer)
        assert shown(view(determinise(seen, Rng.from_seed("11" * 16)), viewer)) == shown(seen)
    do(state, "1: pass EW")
    assert state.outcome == EXHAUSTED
