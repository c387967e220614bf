"""A turn: use one card, draw one card (B-13 … B-16)."""

import pytest

from pyrite.kernel.errors import NotAMove, NotYourDecision
from pyrite.kernel.mine import PATH, spot
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.view import UNKNOWN, view
from tests.rules.kit import (
    discard_pile,
    do,
    draw_pile,
    hand,
    knowers,
    options_text,
    pass_card,
    pass_until,
    refuses,
    table,
)

HAND = "NESW break-cart map NE fix-cart e"


# --- one card, no more and no less ------------------------------------------------------------------


@pytest.mark.rule("B-13")
def test_a_path_card_is_laid_from_the_hand_into_the_mine() -> None:
    state = table(hands={0: HAND}, top="rockfall")
    do(state, "lay NESW 1,0")
    assert hand(state, 0) == ["break-cart", "map", "NE", "fix-cart", "e", "rockfall"]
    assert state.mine.what(spot(1, 0)) == PATH
    assert state.kind(state.mine.card(spot(1, 0))).name == "NESW"
    assert discard_pile(state) == []


@pytest.mark.rule("B-13")
def test_an_action_card_is_played_from_the_hand() -> None:
    state = table(hands={0: HAND}, top="rockfall")
    do(state, "play map at 8,0")
    assert hand(state, 0) == ["NESW", "break-cart", "NE", "fix-cart", "e", "rockfall"]
    assert discard_pile(state) == ["map"]


@pytest.mark.rule("B-13")
def test_to_pass_is_to_put_one_card_on_the_discard_pile_unseen() -> None:
    state = table(hands={0: HAND}, top="rockfall")
    do(state, "pass NE", "1: pass map")
    assert hand(state, 0) == ["NESW", "break-cart", "map", "fix-cart", "e", "rockfall"]
    assert discard_pile(state) == ["NE", "map"]
    assert knowers(state, state.discard[0]) == {0}
    assert knowers(state, state.discard[1]) == {1}
    assert list(view(state, 1).discard) == [UNKNOWN, state.book.face_of("map")]


@pytest.mark.rule("B-13")
def test_a_turn_is_laying_playing_or_passing_and_nothing_else() -> None:
    state = table(players=3, hands={0: "ESW break-cart NS map fix-cart e"})
    assert sorted(options_text(state)) == sorted(
        [
            *("lay ESW 1,0", "lay ESW -1,0", "lay ESW 0,-1"),
            *("lay ESW 1,0 turned", "lay ESW -1,0 turned", "lay ESW 0,1 turned"),
            *("lay NS 0,-1", "lay NS 0,1"),
            *("lay e -1,0", "lay e 1,0 turned"),
            *("play break-cart on 1", "play break-cart on 2"),
            *("play map at 8,-2", "play map at 8,0", "play map at 8,2"),
            *("pass ESW", "pass break-cart", "pass NS", "pass map", "pass fix-cart", "pass e"),
        ]
    )


@pytest.mark.rule("B-13")
def test_whoever_cannot_play_has_to_pass() -> None:
    state = table(hands={0: "fix-cart fix-cart fix-lantern fix-pickaxe fix-pickaxe-cart fix-pickaxe-lantern"})
    assert options_text(state) == [
        "pass fix-cart",
        "pass fix-lantern",
        "pass fix-pickaxe",
        "pass fix-pickaxe-cart",
        "pass fix-pickaxe-lantern",
    ]


@pytest.mark.rule("B-13")
@pytest.mark.parametrize("move", ["lay NESW 1,0", "play rockfall at 8,0", "pass NESW", "play break-cart on 2"])
def test_only_cards_in_hand_can_be_used(move: str) -> None:
    state = table(hands={0: "NE NE map map fix-cart fix-cart", 1: "NESW rockfall break-cart"})
    assert refuses(state, move) == ("B-13", "not-in-hand")


@pytest.mark.rule("B-13")
def test_a_path_card_is_laid_and_an_action_card_is_played() -> None:
    state = table(hands={0: "NE map break-cart fix-cart"})
    with pytest.raises(NotAMove, match="'play NE at 1,0' is no move"):
        parse_move(state.book, "play NE at 1,0")
    assert refuses(state, "play NE") == ("B-13", "lay-paths")
    assert refuses(state, "lay map 8,0") == ("B-29", "choose-goal")
    assert refuses(state, "deal") == ("B-13", "not-a-turn")


@pytest.mark.rule("B-13")
def test_only_the_player_on_turn_decides() -> None:
    state = table(starter=2)
    state.claim(2)
    for seat in (0, 1, 3, 4):
        with pytest.raises(NotYourDecision):
            state.claim(seat)


# --- then one card from the pile --------------------------------------------------------------------


@pytest.mark.rule("B-14")
@pytest.mark.parametrize("move", ["lay NESW 1,0", "play break-cart on 3", "play map at 8,2", "pass e"])
def test_after_any_turn_the_top_card_is_drawn_and_the_next_player_moves(move: str) -> None:
    state = table(hands={0: HAND}, top="rockfall NW")
    do(state, move)
    assert hand(state, 0)[-1] == "rockfall"
    assert len(hand(state, 0)) == 6
    assert draw_pile(state)[0] == "NW"
    assert len(draw_pile(state)) == 36
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("B-14")
def test_the_drawn_card_is_known_to_the_one_who_drew_it() -> None:
    state = table(top="rockfall NW")
    drawn = state.top
    do(state, "pass map")
    assert knowers(state, drawn) == {0}
    assert knowers(state, state.top) == set()


@pytest.mark.rule("B-14")
def test_cards_are_drawn_in_the_order_of_the_pile() -> None:
    state = table(top="rockfall NW NE map EW")
    for _ in range(5):
        pass_card(state)
    assert [hand(state, seat)[-1] for seat in range(5)] == ["rockfall", "NW", "NE", "map", "EW"]


# --- an empty pile ----------------------------------------------------------------------------------


@pytest.mark.rule("B-15")
def test_with_the_pile_used_up_nobody_draws() -> None:
    state = table(players=3)
    for _ in range(49):
        pass_card(state)
    assert draw_pile(state) == []
    assert [len(hand(state, seat)) for seat in range(3)] == [6, 6, 6]
    for _ in range(4):
        pass_card(state)
    assert [len(hand(state, seat)) for seat in range(3)] == [5, 4, 5]


@pytest.mark.rule("B-15")
def test_discarded_cards_never_become_a_new_draw_pile() -> None:
    state = table(players=3)
    for turn in range(1, 67):
        pass_card(state)
        assert len(discard_pile(state)) == turn
        assert len(draw_pile(state)) == max(0, 49 - turn)
    assert sum(len(hand(state, seat)) for seat in range(3)) == 1
    assert state.decision.name == "turn"


# --- an empty hand ----------------------------------------------------------------------------------


@pytest.mark.rule("B-16")
def test_whoever_has_no_card_left_passes_without_discarding() -> None:
    # A veto when nothing is left to draw costs its owner a turn: he has one card fewer than the others.
    state = table(players=3, hands={0: "map map map map map map", 2: "veto NE NE NE NE NE"}, modules=("veto",))
    for _ in range(50):
        pass_card(state)
    assert draw_pile(state) == []
    pass_until(state, 0)
    do(state, "0: play map at 8,0", "1: allow", "2: veto")
    order = []
    while state.decision.name == "turn":
        assert hand(state, state.decider)
        order.append((state.decider, len(hand(state, state.decider))))
        pass_card(state)
    assert order[-5:] == [(2, 1), (0, 2), (1, 2), (0, 1), (1, 1)]  # seat 2 is passed over between the last two pairs
    assert len(discard_pile(state)) == 68
