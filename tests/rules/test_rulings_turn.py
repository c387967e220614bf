"""Rulings for every game: the course of a turn, the discard pile, drawing (X-G6 to X-G8, X-G10 to X-G14)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.gold import TREASURE
from pyrite.kernel import facts
from pyrite.kernel.mine import EMPTY, spot
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import EXHAUSTED, UNDECIDED, State
from pyrite.setup.setup import Setup
from tests.facts import Kind, happened, kind_of
from tests.rules.kit import allows, discard_pile, do, draw_pile, front, hand, options_text, pass_card, refuses, table
from tests.rules.retold import retold
from tests.rules.scenes import BETWEEN, MIDDLE

VETO = ("veto",)


def story(state: State, since: int) -> list[Kind]:
    """What kinds of things have happened since then, in order."""
    return [kind_of(state.book, state.log[i]) for i in range(since, len(state.log))]


def without_cards(state: State, *seats: int) -> State:
    """The same position, but these seats have lost all their cards to the discard pile."""
    lost = " ".join(f"{card}@{seat}" for seat in seats for card in hand(state, seat))
    return retold(state, {**{f"hand {seat}": "" for seat in seats}, "discard": lost})


# --- actions without effect -------------------------------------------------------------------------


@pytest.mark.rule("X-G6")
@pytest.mark.parametrize(
    ("card", "on"),
    [
        ("fix-cart", "on 0"),
        ("fix-cart", "on 3"),
        ("fix-pickaxe-cart", "on 1 cart"),
        ("rockfall", "at 1,0"),
    ],
)
def test_an_action_that_would_do_nothing_is_not_playable_but_can_be_passed(card: str, on: str) -> None:
    state = table(hands={0: card})
    rule, _ = refuses(state, f"play {card} {on}")
    assert rule in ("B-26", "B-27")
    assert not [move for move in options_text(state) if move.startswith(f"play {card}")]
    assert allows(state, f"pass {card}")


@pytest.mark.rule("X-G6")
def test_the_same_actions_are_playable_as_soon_as_they_do_something() -> None:
    state = table(
        hands={0: "break-cart", 1: "NESW", 2: "fix-cart fix-pickaxe-cart rockfall map fix-lantern fix-pickaxe"}
    )
    do(state, "0: play break-cart on 4", "1: lay NESW 1,0")
    assert [move for move in options_text(state) if move.startswith("play")] == [
        "play fix-cart on 4",
        "play fix-pickaxe-cart on 4 cart",
        "play rockfall at 1,0",
        *("play map at 8,-2", "play map at 8,0", "play map at 8,2"),
    ]


@pytest.mark.rule("X-G6")
def test_a_broken_tool_needs_somebody_whose_tool_is_whole() -> None:
    state = table(players=3, hands={0: "break-cart", 1: "break-cart", 2: "break-cart"})
    do(state, "0: play break-cart on 1", "1: play break-cart on 0")
    assert refuses(state, "play break-cart on 0") == ("B-23", "already-broken")
    assert refuses(state, "play break-cart on 2") == ("B-22", "not-yourself")
    assert not [move for move in options_text(state) if move.startswith("play break-cart")]
    assert allows(state, "pass break-cart")


# --- the order inside a turn ------------------------------------------------------------------------


@pytest.mark.rule("X-G7")
def test_a_card_is_declared_completely_before_others_may_veto_and_acts_only_after() -> None:
    state = table(hands={0: "NESW"}, top="rockfall", modules=VETO)
    do(state, "0: lay NESW 1,0")
    assert (state.decision.name, state.decider) == ("veto", 1)
    assert happened(state, facts.PLAYED)[0][2] == state.declared
    assert "NESW" not in hand(state, 0)  # on its way …
    assert state.mine.what(spot(1, 0)) == EMPTY  # … but not there yet
    do(state, "1: allow", "2: allow", "3: allow")
    assert state.mine.what(spot(1, 0)) == EMPTY
    assert len(hand(state, 0)) == 5
    do(state, "4: allow")
    assert state.mine.what(spot(1, 0)) != EMPTY
    assert hand(state, 0)[-1] == "rockfall"
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("X-G7")
def test_an_action_shows_nothing_and_lies_nowhere_before_the_veto_window_has_closed() -> None:
    state = table(hands={0: "map", 1: "break-cart"}, modules=VETO)
    do(state, "0: play map at 8,0")
    assert happened(state, facts.LOOKED) == []
    assert discard_pile(state) == []
    do(state, "1: allow", "2: allow", "3: allow", "4: allow")
    assert len(happened(state, facts.LOOKED)) == 1
    assert discard_pile(state) == ["map"]
    do(state, "1: play break-cart on 2", "2: allow", "3: allow", "4: allow")
    assert front(state, 2) == []
    do(state, "0: allow")
    assert front(state, 2) == ["break-cart"]


@pytest.mark.rule("X-G7")
@pytest.mark.parametrize(
    ("move", "course"),
    [
        ("lay EW 7,0", [facts.PLAYED, facts.REVEALED, facts.FITTED, facts.DREW]),
        ("lay NW 7,0", [facts.PLAYED, facts.DREW]),
        ("play map at 8,2", [facts.PLAYED, facts.LOOKED, facts.DREW]),
        ("play rockfall at 6,0", [facts.PLAYED, facts.REMOVED, facts.DREW]),
        ("play break-cart on 3", [facts.PLAYED, facts.DREW]),
        ("pass map", [facts.PASSED, facts.DREW]),
    ],
)
def test_first_the_card_then_its_effect_then_goals_then_the_draw(move: str, course: list[int]) -> None:
    state = table(
        hands={0: "EW NW map rockfall break-cart"}, goals="treasure stone-ne stone-nw", starter=0, drawn=MIDDLE
    )
    since = len(state.log)
    do(state, move)
    assert story(state, since) == course
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("X-G7")
def test_cards_are_drawn_only_after_all_goals_are_resolved() -> None:
    state = table(hands={0: "NES"}, goals="treasure stone-ne stone-nw", drawn=BETWEEN)
    do(state, "lay NES 8,1 turned")
    assert state.decision.name == "which-goal"
    assert len(hand(state, 0)) == 5
    do(state, "reveal 8,0")
    assert len(hand(state, 0)) == 6


@pytest.mark.rule("X-G7")
def test_a_round_that_ends_at_a_goal_ends_before_the_draw() -> None:
    state = table(hands={0: "EW"}, drawn=MIDDLE)
    before = len(draw_pile(state))
    do(state, "lay EW 7,0")
    assert state.outcome == TREASURE
    assert (len(hand(state, 0)), len(draw_pile(state))) == (5, before)


@pytest.mark.rule("X-G7")
def test_a_round_that_runs_out_of_cards_ends_after_the_draw() -> None:
    # One card in all the hands together, but he who uses it draws the last card of the pile.
    state = without_cards(table(players=3), 1, 2)
    pile = draw_pile(state)
    *rest, last = hand(state, 0)
    lost = " ".join([*discard_pile(state), *rest, *pile[1:]])
    state = retold(state, {"hand 0": last, "draw": pile[0], "discard": lost})
    do(state, f"0: pass {last}")
    assert (state.outcome, hand(state, 0)) == (UNDECIDED, [pile[0]])
    do(state, f"0: pass {pile[0]}")
    assert state.outcome == EXHAUSTED


# --- the order on the discard pile ------------------------------------------------------------------


@pytest.mark.rule("X-G8")
def test_removed_cards_lie_below_the_cards_that_removed_them_and_passes_in_order() -> None:
    state = table(hands={0: "break-cart", 1: "NESW", 2: "fix-cart", 3: "rockfall", 4: "NE"})
    do(state, "0: play break-cart on 4", "1: lay NESW 1,0", "2: play fix-cart on 4", "3: play rockfall at 1,0")
    do(state, "4: pass NE", "0: play map at 8,0", "1: pass fix-lantern")
    assert discard_pile(state) == ["break-cart", "fix-cart", "NESW", "rockfall", "NE", "map", "fix-lantern"]


@pytest.mark.rule("X-G8")
def test_a_vetoed_card_lies_below_the_veto() -> None:
    state = table(hands={0: "map", 1: "veto"}, modules=VETO)
    do(state, "0: play map at 8,0", "1: veto")
    assert discard_pile(state) == ["map", "veto"]


# --- drawing ----------------------------------------------------------------------------------------


@pytest.mark.rule("X-G10")
@pytest.mark.parametrize("players", [3, 5, 10])
@pytest.mark.parametrize("modules", [(), ("new-goals",)])
def test_whatever_is_done_with_a_turn_one_card_is_drawn_by_the_player_on_turn(
    players: int, modules: tuple[str, ...]
) -> None:
    state = Setup(players, modules=modules).begin(seed=players)
    rng = Rng.from_seed(bytes(16))
    turns = 0
    while not state.over():
        pile, round_, on_turn, since = len(draw_pile(state)), state.round, state.turn, len(state.log)
        open_turn = state.decision.name == "turn"
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
        while state.decision.name in ("which-goal", "fitting", "change-gold") and not state.over():
            state.play(state.moves()[0])
        if open_turn and state.outcome == UNDECIDED and state.round == round_:
            drew = [seat for seat, _, _ in happened(state, facts.DREW, since)]
            assert drew == [on_turn] * min(pile, 1)
            assert len(draw_pile(state)) == pile - len(drew)
            turns += 1
    assert turns > 100


@pytest.mark.rule("X-G11")
def test_a_short_hand_stays_short_and_a_long_one_long() -> None:
    state = table(players=3, hands={0: "NE NE NW NW map map", 1: "n e ne nw ns ew"})
    state = retold(state, {"hand 0": "NE NE", "hand 1": "n e ne nw ns ew NW NW map map"})
    sizes = [len(hand(state, seat)) for seat in range(3)]
    assert sizes == [2, 10, 6]
    for _ in range(9):
        pass_card(state)
        assert [len(hand(state, seat)) for seat in range(3)] == sizes
    do(state, "0: lay NE 0,1")
    assert [len(hand(state, seat)) for seat in range(3)] == sizes


def before_the_last_cards(left: int) -> State:
    """Seat 0 is on turn and holds a map, seat 2 the veto; so many cards are left to draw: NE, then NW."""
    hands = {0: "map map map map map", 1: "n e ne nw ns ew", 2: "veto fix-cart fix-cart fix-lantern fix-pickaxe"}
    state = table(players=3, hands=hands, top="NE NW", modules=VETO)
    pile = draw_pile(state)
    return retold(state, {"draw": " ".join(pile[:left]), "discard": " ".join(pile[left:])})


@pytest.mark.rule("X-G12")
@pytest.mark.parametrize(
    ("left", "drawn"),
    [(0, []), (1, [(0, "NE")]), (2, [(0, "NE"), (2, "NW")])],
)
def test_of_the_last_cards_the_player_on_turn_draws_first_then_whoever_vetoed(
    left: int, drawn: list[tuple[int, str]]
) -> None:
    state = before_the_last_cards(left)
    do(state, "0: play map at 8,0", "1: allow", "2: veto")
    assert [(seat, state.kind(card).name) for seat, card, _ in happened(state, facts.DREW)] == drawn
    assert draw_pile(state) == []
    assert [len(hand(state, seat)) for seat in range(3)] == [5 + (left > 0), 6, 5 + (left > 1)]
    assert (state.decision.name, state.decider) == ("turn", 1)


# --- empty hands ------------------------------------------------------------------------------------


@pytest.mark.rule("X-G13")
def test_without_a_card_there_is_no_turn_and_no_draw_though_the_pile_has_cards() -> None:
    state = without_cards(table(players=4), 1, 2)
    pile = len(draw_pile(state))
    deciders = []
    for _ in range(6):
        deciders.append(state.decider)
        pass_card(state)
    assert deciders == [0, 3, 0, 3, 0, 3]
    assert [len(hand(state, seat)) for seat in range(4)] == [6, 0, 0, 6]
    assert len(draw_pile(state)) == pile - 6


@pytest.mark.rule("X-G13")
def test_a_player_who_is_given_cards_is_back_in_the_game() -> None:
    state = without_cards(table(players=4), 1, 2)
    pass_card(state)
    assert state.decider == 3
    *kept, given = hand(state, 3)
    state = retold(state, {"hand 3": " ".join(kept), "hand 2": given})
    pass_card(state)
    assert state.decider == 0
    pass_card(state)
    assert state.decider == 2


@pytest.mark.rule("X-G14")
def test_with_all_hands_empty_the_round_is_over_though_the_pile_has_cards() -> None:
    # As if some card had forbidden the draw of this turn.
    state = without_cards(table(players=3, roles="miner saboteur miner"), 1, 2)
    *lost, last = hand(state, 0)
    gone = " ".join([*discard_pile(state), *lost])
    state = retold(state, {"hand 0": last, "discard": gone, "draws": "nobody"})
    pile = len(draw_pile(state))
    assert pile
    do(state, f"0: pass {last}")
    assert state.outcome == EXHAUSTED
    assert len(draw_pile(state)) == pile
    assert [state.nuggets(seat) for seat in range(3)] == [0, 4, 0]
    assert (state.decision.name, state.decider) == ("next-round", 1)
