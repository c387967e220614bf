"""The pioneer of 2022: two path cards in one turn, one after the other (WC-10, X-WC-22 to X-WC-24)."""

from __future__ import annotations

import pytest

from pyrite.kernel import facts
from pyrite.kernel.determinise import determinise
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.stand_in import stand_in
from pyrite.kernel.state import State
from pyrite.kernel.view import view
from tests.facts import happened
from tests.properties.games import shown
from tests.rules.kit import (
    discard_pile,
    do,
    draw,
    draw_pile,
    gold_deck,
    hand,
    nuggets,
    options_text,
    pass_card,
    pass_until,
    refuses,
    table,
    tunnels,
)
from tests.rules.retold import retold
from tests.rules.scenes import BETWEEN, MIDDLE, open_sides, turned_up

PIONEER = ("pioneer",)
BOTH = ("veto", "pioneer")


@pytest.mark.rule("WC-10")
def test_two_path_cards_are_laid_one_after_the_other_and_two_are_drawn() -> None:
    state = table(hands={0: "pioneer NESW EW"}, top="NE NW NS", modules=PIONEER)
    do(state, "0: play pioneer")
    assert (state.decision.name, state.decider) == ("pioneer", 0)
    do(state, "0: lay NESW 1,0")
    assert (state.decision.name, state.decider) == ("pioneer", 0)
    do(state, "0: lay EW 2,0")
    assert tunnels(state) == draw("""
     |  |
    -S--+--+-
     |  |
    """)
    assert hand(state, 0)[-2:] == ["NE", "NW"]
    assert (len(hand(state, 0)), draw_pile(state)[0]) == (5, "NS")
    assert discard_pile(state) == ["pioneer"]
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("WC-10", "X-G10")
def test_the_hand_stays_one_card_smaller() -> None:
    state = table(3, hands={0: "pioneer NESW EW"}, modules=PIONEER)
    do(state, "play pioneer", "lay NESW 1,0", "lay EW 2,0")
    pass_card(pass_until(state, 0))
    assert [len(hand(state, seat)) for seat in range(3)] == [5, 6, 6]


@pytest.mark.rule("WC-10")
def test_only_path_cards_are_laid_for_it_under_the_usual_rules() -> None:
    state = do(table(hands={0: "pioneer NESW EW map"}, modules=PIONEER), "play pioneer")
    assert all(move.startswith("lay ") for move in options_text(state))
    assert refuses(state, "play map at 8,0") == ("WC-10", "pioneer-lays")
    assert refuses(state, "pass map") == ("WC-10", "pioneer-lays")
    assert refuses(state, "lay NS 0,1") == ("B-13", "not-in-hand")
    assert refuses(state, "lay EW 0,1") == ("B-18", "misfit")
    assert refuses(state, "lay map 0,1") == ("B-29", "choose-goal")


@pytest.mark.rule("D-34")
def test_three_cards_are_played_in_all() -> None:
    state = table(hands={0: "pioneer NESW EW"}, modules=PIONEER)
    do(state, "play pioneer", "lay NESW 1,0", "lay EW 2,0")
    played = [state.kind(card).name for _, card, _ in happened(state, facts.PLAYED)]
    assert played == ["pioneer", "NESW", "EW"]
    assert len(happened(state, facts.DREW)) == 2


@pytest.mark.rule("X-WC-22", "X-G6")
@pytest.mark.parametrize("other", ["fix-cart", "NESW"], ids=["no path card", "one path card"])
def test_with_fewer_than_two_path_cards_it_cannot_be_played(other: str) -> None:
    state = table(hands={0: f"pioneer {other} map map map map"}, modules=PIONEER)
    assert refuses(state, "play pioneer") == ("X-WC-22", "not-two-paths")
    assert refuses(state, "lay pioneer 0,1") == ("WC-4", "play-it")
    assert "pass pioneer" in options_text(state)


# All ways out are dead ends but the one to the west.
SHUT = """
     x
     :
     |  :
    -S-~x~
     |  :
     :
     x
     :
"""


@pytest.mark.rule("X-WC-22")
def test_two_cards_of_which_only_one_finds_a_place_are_not_enough() -> None:
    state = table(hands={0: "pioneer ew e map map map"}, modules=PIONEER, drawn=SHUT)
    assert "lay ew -1,0" in options_text(state)
    assert refuses(state, "play pioneer") == ("X-WC-22", "not-two-paths")


@pytest.mark.rule("X-WC-22")
def test_two_cards_of_which_the_first_makes_room_for_the_second_are_enough() -> None:
    state = table(hands={0: "pioneer EW ew map map map"}, modules=PIONEER, drawn=SHUT)
    do(state, "play pioneer", "lay EW -1,0", "lay ew -2,0")
    assert len(hand(state, 0)) == 5


@pytest.mark.rule("X-WC-22")
def test_if_nothing_is_left_to_lay_the_second_is_dropped_and_one_card_drawn() -> None:
    """The other order would have worked; he may choose the one that does not."""
    state = table(hands={0: "pioneer EW ew map map map"}, modules=PIONEER, drawn=SHUT)
    do(state, "play pioneer", "lay ew -1,0")
    assert (state.decision.name, state.decider) == ("turn", 1)
    assert (discard_pile(state), len(hand(state, 0))) == (["pioneer"], 5)
    assert len(happened(state, facts.DREW)) == 1 + 3  # three were drawn for the cards laid before


@pytest.mark.rule("X-WC-23")
def test_what_the_first_card_reaches_is_turned_up_before_the_second() -> None:
    state = table(hands={0: "pioneer EW NES"}, goals="treasure stone-nw stone-ne", modules=PIONEER, drawn=MIDDLE)
    do(state, "play pioneer", "lay EW 7,0")
    assert (turned_up(state), state.decision.name) == ([(0, 0)], "pioneer")


@pytest.mark.rule("X-WC-23")
def test_its_finder_chooses_between_goals_before_the_second_card() -> None:
    state = table(hands={0: "pioneer NES EW"}, goals="treasure stone-ne stone-nw", modules=PIONEER, drawn=BETWEEN)
    do(state, "play pioneer", "lay NES 8,1 turned")
    assert state.decision.name == "which-goal"
    do(state, "0: reveal 8,0")
    while state.decision.name == "fitting":
        do(state, "turn upright")
    assert (turned_up(state), state.decision.name) == ([(0, 0), (0, 2)], "pioneer")


@pytest.mark.rule("X-WC-23", "X-B12")
def test_if_the_round_ends_the_second_card_is_not_laid() -> None:
    dwarfs = "miner miner saboteur miner saboteur"
    state = table(hands={0: "pioneer EW NES"}, roles=dwarfs, gold=(3, 1, 1), modules=PIONEER, drawn=MIDDLE)
    do(state, "play pioneer", "lay EW 7,0", "0: keep 3")
    assert (state.connector, "NES" in hand(state, 0)) == (0, True)


@pytest.mark.rule("X-WC-23", "X-B12")
def test_the_second_card_can_make_the_link_too() -> None:
    laid = "NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0"
    state = table(hands={0: "pioneer EW EW"}, gold=(1,), modules=PIONEER, laid=laid)
    do(state, "play pioneer", "lay EW 6,0", "lay EW 7,0")
    assert (state.connector, turned_up(state)) == (0, [(0, 0)])


@pytest.mark.rule("X-WC-24")
def test_with_a_broken_tool_it_cannot_be_played() -> None:
    state = table(hands={0: "break-cart", 1: "pioneer NESW EW"}, modules=PIONEER)
    do(state, "0: play break-cart on 1")
    assert refuses(state, "play pioneer") == ("X-WC-24", "pioneer-idle")


# --- the veto ---------------------------------------------------------------------------------------


def drew(state: State, since: int) -> list[int]:
    return [seat for seat, _, _ in happened(state, facts.DREW, since)]


@pytest.mark.rule("X-WC-15")
def test_a_vetoed_pioneer_is_discarded_and_nothing_laid_for_it() -> None:
    state = table(hands={0: "pioneer NESW EW", 1: "veto"}, modules=BOTH)
    since = state.happened()
    do(state, "0: play pioneer", "1: veto")
    assert (discard_pile(state), drew(state, since)) == (["pioneer", "veto"], [0, 1])
    assert [len(hand(state, seat)) for seat in (0, 1)] == [6, 6]
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("X-WC-16")
def test_if_the_first_card_is_vetoed_one_card_is_drawn_and_the_turn_is_over() -> None:
    state = table(3, hands={0: "pioneer NESW EW", 1: "veto"}, modules=BOTH)
    since = state.happened()
    do(state, "0: play pioneer", "1: allow", "2: allow", "0: lay NESW 1,0", "1: veto")
    assert (discard_pile(state), drew(state, since)) == (["pioneer", "NESW", "veto"], [0, 1])
    assert (open_sides(state, 1, 0), len(hand(state, 0)), len(hand(state, 1))) == ("", 5, 6)
    assert (state.decision.name, state.decider, state.held) == ("turn", 1, -1)


@pytest.mark.rule("X-WC-16")
def test_if_the_second_card_is_vetoed_two_are_drawn() -> None:
    state = table(3, hands={0: "pioneer NESW EW", 1: "veto"}, modules=BOTH)
    since = state.happened()
    do(state, "0: play pioneer", "1: allow", "2: allow", "0: lay NESW 1,0", "1: allow", "2: allow")
    do(state, "0: lay EW 2,0", "1: veto")
    assert (discard_pile(state), drew(state, since)) == (["pioneer", "EW", "veto"], [0, 0, 1])
    assert (open_sides(state, 1, 0), open_sides(state, 2, 0)) == ("NESW", "")
    assert (len(hand(state, 0)), len(hand(state, 1))) == (5, 6)


@pytest.mark.rule("X-WC-11")
def test_the_pioneer_and_both_of_its_cards_are_asked_about() -> None:
    state = table(3, hands={0: "pioneer NESW EW"}, modules=BOTH)
    for move in ("play pioneer", "lay NESW 1,0", "lay EW 2,0"):
        do(state, f"0: {move}", "1: allow", "2: allow")
    assert (state.decision.name, state.decider) == ("turn", 1)


# --- what others know of it -------------------------------------------------------------------------


@pytest.mark.rule("X-G9")
def test_everybody_sees_that_a_pioneer_is_on_its_way_and_nobody_the_other_cards() -> None:
    state = do(table(hands={0: "pioneer NESW EW"}, modules=PIONEER), "play pioneer")
    seen = describe(view(state, 3))
    assert (seen["held"], seen["decision"], seen["decider"], seen["moves"]) == ("pioneer", "pioneer", 0, {})


@pytest.mark.rule("X-G9")
def test_a_hidden_world_gives_the_pioneer_something_to_lay() -> None:
    state = do(table(3, hands={0: "pioneer NESW EW map map map"}, modules=PIONEER), "play pioneer")
    rng = Rng.from_seed(bytes(16))
    for _ in range(50):
        world = determinise(view(state, 1), rng)
        assert sum(world.kind(card).digs() for card in world.hand(0)) >= 2
        assert len(world.moves()) > 0


@pytest.mark.rule("X-G20")
def test_for_an_absent_player_the_first_way_to_lay_is_taken() -> None:
    state = do(table(hands={0: "pioneer NESW EW"}, modules=PIONEER), "play pioneer")
    rng = Rng.from_seed(bytes(16))
    while state.decider == 0:
        assert print_move(state.book, stand_in(view(state, 0), rng)) == options_text(state)[0]
        do(state, options_text(state)[0])
    assert nuggets(state) == [0] * 5


# --- tolls ------------------------------------------------------------------------------------------


def shut_off(hands: str) -> State:
    """The only way on, at -2,0, is shut by a figure of seat 1; seat 0 is on turn and has no gold to pay with."""
    state = table(3, hands={0: f"pioneer {hands}", 1: "map map"}, modules=("tolls", "pioneer"), starter=1, drawn=SHUT)
    do(state, "1: toll map at 0,0 west")
    do(pass_until(state, 0), "0: lay EW -1,0", "1: toll map at -1,0 west")
    return pass_until(state, 0)


@pytest.mark.rule("X-WC-22", "X-TT-5")
def test_if_nobody_pays_for_the_only_place_the_pioneer_comes_to_nothing() -> None:
    state = shut_off("EW EW ew")
    size, drawn = len(hand(state, 0)), len(draw_pile(state))
    do(state, "0: play pioneer", "0: lay EW -2,0 asking 2", "2: refuse", "0: lay ew -2,0 asking 1", "1: refuse")
    assert (state.decision.name, state.decider, options_text(state)) == ("pioneer", 0, ["forgo"])
    do(state, "0: forgo")
    assert (len(hand(state, 0)), len(draw_pile(state))) == (size - 1, drawn)  # one card used, none drawn
    assert (discard_pile(state)[-1], state.decider) == ("pioneer", 1)


@pytest.mark.rule("X-WC-22", "X-TT-5")
def test_a_card_that_came_back_may_be_laid_after_all_and_no_draw_is_owed_twice() -> None:
    state = shut_off("EW EW ew")
    size = len(hand(state, 0))
    do(state, "0: play pioneer", "0: lay EW -2,0 asking 2", "2: refuse", "0: lay EW -2,0 asking 1", "1: agree")
    do(state, "0: lay ew -3,0")
    assert len(hand(state, 0)) == size - 3 + 2


@pytest.mark.rule("X-WC-22", "X-TT-5")
def test_if_nobody_pays_for_the_second_card_one_card_is_drawn() -> None:
    """He lays the first one in the last free place, south of the start; the one to the west is shut."""
    state = table(
        3, hands={0: "pioneer ns EW map map map", 1: "map"}, modules=("tolls", "pioneer"), starter=1, laid=HALF_SHUT
    )
    do(state, "1: toll map at 0,0 west")
    state = retold(pass_until(state, 0), {"loose": "0 1 1"})
    do(state, "0: play pioneer", "0: lay ns 0,1")
    do(state, "0: lay EW -1,0 asking 1", "1: refuse", "0: lay EW -1,0 asking 2", "2: refuse", "0: forgo")
    assert len(hand(state, 0)) == 6 - 2 + 1
    assert (discard_pile(state)[-1], state.decider) == ("pioneer", 1)


HALF_SHUT = "nesw 1,0; n 0,-1 turned"


def both_shut(loose: str, purse: str = "") -> State:
    """The only places, west and south of the start, are shut by figures of seat 1, who will not pay in this turn;
    seat 0 has a dead end for each of them."""
    hands = {0: "pioneer ns ew map map map", 1: "map map"}
    top = "break-cart break-cart break-cart"
    state = table(3, hands, top=top, modules=("tolls", "pioneer"), starter=1, laid=HALF_SHUT)
    do(state, "1: toll map at 0,0 west")
    do(pass_until(state, 1), "1: toll map at 0,0 south")
    left = gold_deck(state)
    for kept in purse.split():
        left.remove(int(kept.removesuffix("!")[-1]))
    gold = {"purse 1": purse, "gold": " ".join(map(str, left))} if purse else {}
    state = retold(pass_until(state, 0), {"round": "2", "loose": loose, **gold})
    return do(state, "0: lay ew -1,0 asking 1", "1: refuse")


@pytest.mark.rule("X-WC-22", "X-TT-8")
@pytest.mark.parametrize(
    ("loose", "purse", "enough"),
    [
        ("1 1 0", "", False),
        ("2 1 0", "", True),
        ("1 1 1", "", True),
        ("0 1 0", "0:1", False),
        ("0 1 0", "0:1!", False),
        ("0 1 0", "0:1 0:1", True),
        ("0 1 0", "0:2", True),
        ("0 1 0", "0:1 2:1", True),
    ],
)
def test_with_two_places_to_pay_for_both_nuggets_must_be_there(loose: str, purse: str, enough: bool) -> None:
    state = both_shut(loose, purse)
    assert ("play pioneer" in options_text(state)) == enough
    if not enough:
        assert refuses(state, "play pioneer") == ("X-WC-22", "not-two-paths")


@pytest.mark.rule("X-WC-22", "X-TT-5")
def test_whoever_is_paid_for_the_first_place_may_pay_for_the_second() -> None:
    hands = {0: "pioneer ns ew", 1: "map", 2: "map"}
    state = table(3, hands, modules=("tolls", "pioneer"), starter=1, laid=HALF_SHUT)
    do(state, "1: toll map at 0,0 west", "2: toll map at 0,0 south")
    state = retold(state, {"loose": "1 0 0"})
    do(state, "0: play pioneer", "0: lay ew -1,0", "0: lay ns 0,1 asking 1", "1: agree")
    assert nuggets(state) == [0, 0, 1]


@pytest.mark.rule("X-WC-22", "X-G9")
@pytest.mark.parametrize(("purse", "enough"), [("2:1", True), ("2:2", True), ("2:1!", False), ("2:2!", True)])
def test_what_another_can_pay_counts_as_far_as_everybody_knows_it(purse: str, enough: bool) -> None:
    """What a closed gold card of his is worth may not be told by what another is offered."""
    state = both_shut("0 1 0", purse)
    assert ("play pioneer" in options_text(state)) == enough


@pytest.mark.rule("X-WC-22", "X-TT-8")
def test_a_gold_card_is_changed_for_both_cards_of_the_pioneer() -> None:
    state = do(both_shut("0 1 0", "0:2"), "0: play pioneer", "0: lay ew -1,0", "0: change 1", "0: lay ns 0,1")
    assert (nuggets(state), state.decider) == ([0, 3, 0], 1)


@pytest.mark.rule("X-G9")
def test_hidden_worlds_of_a_pioneer_whom_nobody_pays_for_go_on_too() -> None:
    state = do(shut_off("EW EW ew"), "0: play pioneer")
    rng = Rng.from_seed(bytes(16))
    for refused in (("lay EW -2,0 asking 2", "2: refuse"), ("lay ew -2,0 asking 1", "1: refuse")):
        do(state, *refused)
        for viewer in (0, 1, 2):
            seen = view(state, viewer)
            world = determinise(seen, rng)
            assert shown(view(world, viewer)) == shown(seen)
            assert len(world.moves()) > 0
