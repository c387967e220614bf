"""The Lost Mines: action cards and putting cards away (LM-24 … LM-28, LM-31 … LM-34, A-18 … A-32, A-47)."""

from __future__ import annotations

import msgspec
import pytest

from pyrite.games.lost_mines.deck import Tokens
from pyrite.games.lost_mines.events import DragonWoken, TokenGone, TokenPlaced, TreasureSeen
from pyrite.kernel.mine import spot
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import CardPassed, GoalSeen, RoleSeen
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import UNKNOWN, view
from pyrite.setup import decks, setup
from pyrite.setup.options import Options
from tests.rules.forest import can_walk, dwarf, edges, forest, rest, seen, told, tools, walk
from tests.rules.kit import (
    allows,
    discard_pile,
    do,
    draw_pile,
    everybody,
    front,
    hand,
    knowers,
    options_text,
    refuses,
    roles,
)

OBSTACLES = "NESW 2,2; tree-EW 3,2; NESW 4,2; lake-NS 4,1; ditch-NEW 5,2"


def plays(state: State, card: str) -> list[str]:
    """Where a card can be played now."""
    return [move.removeprefix(f"play {card} ") for move in options_text(state) if move.startswith(f"play {card} ")]


# --- tools ------------------------------------------------------------------------------------------


@pytest.mark.rule("LM-24")
@pytest.mark.parametrize(("tool", "at"), [("axe", "3,2"), ("boat", "4,1"), ("rope", "5,2")])
def test_a_tool_is_put_on_an_obstacle_of_its_kind_anywhere(tool: str, at: str) -> None:
    state = forest(laid=OBSTACLES, hands={0: tool, 1: "EW"})
    assert plays(state, tool) == [f"at {at}"]
    assert refuses(state, f"play {tool} at 2,2") == ("LM-24", "no-such-obstacle")
    do(state, f"play {tool} at {at}")
    assert tools(state) == [f"{tool} {at}"]
    assert [(e.seat, e.token, e.side) for e in told(state, TokenPlaced)] == [(0, tool, None)]
    assert discard_pile(state) == [tool]
    assert knowers(state, state.discard[0]) == everybody(state)


@pytest.mark.rule("LM-24")
def test_a_tool_opens_the_card_for_everybody_one_at_a_time() -> None:
    way = "NESW 2,2; tree-EW 3,2; NESW 4,2; EW 5,2"
    state = forest(laid=way, hands={0: "axe", 1: "EW", 2: "NS"}, dwarfs={0: "2,2", 1: "4,2", 2: "2,2"})
    do(state, "0: play axe at 3,2")
    walk(state, "E")
    do(state, "1: pass EW")
    assert refuses(state, "step west") == ("LM-36", "place-taken")
    walk(state)
    do(state, "2: pass NS")
    assert refuses(state, "step east") == ("LM-36", "place-taken")
    walk(state)
    rest(state, 0, 1)
    do(state, next(move for move in options_text(state) if move.startswith("pass")))
    assert refuses(state, "step east") == ("LM-36", "place-taken")


@pytest.mark.rule("LM-24", "A-27")
def test_without_an_obstacle_a_tool_cannot_be_played_but_put_away() -> None:
    state = forest(laid="NESW 2,2; lake-NS 2,1", hands={0: "axe"})
    assert plays(state, "axe") == []
    assert refuses(state, "play axe at 2,1") == ("LM-24", "no-such-obstacle")
    assert allows(state, "pass axe")


@pytest.mark.rule("A-28")
def test_a_tool_lies_on_an_obstacle_but_once() -> None:
    state = forest(laid=OBSTACLES, hands={0: "axe"}, tools=["axe 3,2"])
    assert refuses(state, "play axe at 3,2") == ("A-28", "tooled-already")
    assert plays(state, "axe") == []


# --- information ------------------------------------------------------------------------------------


@pytest.mark.rule("LM-25")
@pytest.mark.parametrize(
    ("card", "shows"),
    [
        ("info-mine-treasure", ["at 9,0", "at 9,2", "at 9,4", "at 9,6", "slot 1", "slot 2", "slot 3"]),
        ("info-mine-dwarf", ["at 9,0", "at 9,2", "at 9,4", "at 9,6", "on 1", "on 2"]),
        ("info-treasure-dwarf", ["slot 1", "slot 2", "slot 3", "on 1", "on 2"]),
    ],
)
def test_every_information_card_offers_two_of_three_things(card: str, shows: list[str]) -> None:
    assert plays(forest(hands={0: card}), card) == shows


@pytest.mark.rule("LM-25")
def test_a_look_at_a_mine_is_for_ones_own_eyes() -> None:
    state = do(forest(hands={0: "info-mine-dwarf"}), "play info-mine-dwarf at 9,2")
    assert [event.goal for event in told(state, GoalSeen, 0)] == ["mine-gold"]
    assert [event.goal for event in told(state, GoalSeen, 1)] == [None]
    assert knowers(state, state.mine.card(spot(9, 2))) == {0}
    assert [view(state, 0).goal[1] == UNKNOWN, view(state, 1).goal[1] == UNKNOWN] == [False, True]


@pytest.mark.rule("LM-25")
def test_a_look_at_a_treasure_is_for_ones_own_eyes() -> None:
    state = forest(hands={0: "info-mine-treasure"}, treasures="gold-2 silver-3 jewels-5")
    do(state, "play info-mine-treasure slot 2")
    assert [(event.slot, event.treasure) for event in told(state, TreasureSeen, 0)] == [(2, "silver-3")]
    assert [(event.slot, event.treasure) for event in told(state, TreasureSeen, 1)] == [(2, None)]
    assert [treasure["value"] for treasure in seen(state, 0)["treasures"]] == [None, 3, None]
    assert [treasure["value"] for treasure in seen(state, WATCHER)["treasures"]] == [None] * 3


@pytest.mark.rule("LM-25")
def test_a_look_at_a_dwarf_is_for_ones_own_eyes() -> None:
    state = forest(hands={0: "info-treasure-dwarf"}, roles="blue-loyal yellow-saboteur blue-selfish")
    do(state, "play info-treasure-dwarf on 1")
    assert [event.role for event in told(state, RoleSeen, 0)] == ["yellow-saboteur"]
    assert [event.role for event in told(state, RoleSeen, 2)] == [None]
    assert [seat["role"] for seat in describe(view(state, 0))["seats"].values()] == [
        "blue-loyal",
        "yellow-saboteur",
        None,
    ]
    assert roles(state)[1] == "yellow-saboteur"


@pytest.mark.rule("LM-25", "A-27")
def test_what_is_discovered_or_taken_or_set_aside_is_not_looked_at() -> None:
    state = forest(laid="NESW 8,2", found="9,2 SW", owners="- 1 -", hands={0: "info-mine-treasure"})
    assert plays(state, "info-mine-treasure") == ["at 9,0", "at 9,4", "at 9,6", "slot 1", "slot 3"]
    assert refuses(state, "play info-mine-treasure at 9,2") == ("LM-25", "not-to-be-seen")
    assert refuses(state, "play info-mine-treasure slot 2") == ("LM-25", "not-to-be-seen")
    assert refuses(state, "play info-mine-treasure on 1") == ("LM-25", "not-to-be-seen")  # not on this card
    state = forest(hands={0: "info-mine-dwarf"})
    assert refuses(state, "play info-mine-dwarf on 0") == ("LM-25", "not-to-be-seen")  # his own


@pytest.mark.rule("A-31")
def test_no_move_passes_knowledge_on_and_talk_is_not_the_engines() -> None:
    assert Options().peek_talk == "off"  # as it is printed
    for talk in ("off", "free"):
        state = forest(hands={0: "info-mine-dwarf", 1: "axe"}, options=Options(peek_talk=talk))
        do(state, "0: play info-mine-dwarf at 9,2")
        walk(state)
        assert options_text(state) == ["pass axe"]
        assert view(state, 1).goal[1] == UNKNOWN


# --- traps and trolls: where ------------------------------------------------------------------------


@pytest.mark.rule("LM-26")
@pytest.mark.parametrize("card", ["forest-trap", "troll"])
def test_a_token_lies_on_a_connection_or_at_an_open_end(card: str) -> None:
    state = forest(laid="EW 2,2", hands={0: card, 1: "EW"})
    blue = ["at 1,2 north", "at 1,2 east", "at 1,2 south", "at 1,2 west"]
    yellow = ["at 1,4 north", "at 1,4 east", "at 1,4 south", "at 1,4 west"]
    assert plays(state, card) == [*blue, *yellow, "at 2,2 east"]
    assert allows(state, f"play {card} at 2,2 west")  # the same connection, from the other side
    assert refuses(state, f"play {card} at 2,2 north") == ("LM-26", "no-such-edge")
    assert refuses(state, f"play {card} at 5,5 north") == ("LM-26", "no-such-edge")
    do(state, f"play {card} at 2,2 west")
    assert edges(state) == ["trap 1,2 east" if card == "forest-trap" else "troll 1,2 east 0"]


@pytest.mark.rule("LM-28")
def test_a_troll_card_stays_before_its_owner_and_a_trap_does_not() -> None:
    state = forest(hands={0: "troll", 1: "forest-trap"})
    do(state, "0: play troll at 1,2 east")
    assert front(state, 0) == ["troll"]
    assert describe(view(state, 2))["seats"]["0"]["front"] == ("troll",)
    do(state, "1: play forest-trap at 1,2 north")
    assert front(state, 1) == []
    assert discard_pile(state) == ["forest-trap"]


@pytest.mark.rule("A-18")
def test_a_token_may_lie_between_a_card_and_a_hidden_mine() -> None:
    state = forest(laid="NESW 8,2; SW 8,4", hands={0: "forest-trap", 1: "EW"})
    assert allows(state, "play forest-trap at 8,2 east")
    assert allows(state, "play forest-trap at 9,2 west")
    assert refuses(state, "play forest-trap at 8,4 east") == ("LM-26", "no-such-edge")  # closed that way
    do(state, "play forest-trap at 9,2 west")
    assert edges(state) == ["trap 8,2 east"]
    state = forest(laid="NESW 10,2", hands={0: "forest-trap", 1: "EW"})
    assert allows(state, "play forest-trap at 9,2 east")
    assert allows(state, "play forest-trap at 10,2 west")


@pytest.mark.rule("A-19")
def test_no_token_lies_at_the_edge_of_the_board() -> None:
    state = forest(laid="EW 0,2", hands={0: "forest-trap"})
    assert refuses(state, "play forest-trap at 0,2 west") == ("A-19", "edge-off-board")


@pytest.mark.rule("A-20")
@pytest.mark.parametrize("there", ["trap 2,2 east", "troll 2,2 east 1"])
@pytest.mark.parametrize("card", ["forest-trap", "troll"])
def test_there_is_one_token_on_an_edge(card: str, there: str) -> None:
    state = forest(laid="NESW 2,2; NESW 3,2", hands={0: card}, edges=[there])
    assert refuses(state, f"play {card} at 2,2 east") == ("A-20", "edge-taken")
    assert refuses(state, f"play {card} at 3,2 west") == ("A-20", "edge-taken")
    assert allows(state, f"play {card} at 3,2 east")


@pytest.mark.rule("A-21")
def test_there_is_a_token_for_every_troll() -> None:
    others = ["troll 1,2 east 2", "troll 1,2 north 3"]
    state = do(forest(hands={0: "troll"}, players=4, edges=others), "play troll at 1,2 south")
    assert edges(state) == [*others, "troll 1,2 south 0"]


@pytest.mark.rule("A-21")
def test_every_card_has_its_token_so_that_none_is_missing() -> None:
    state = forest(hands={0: "forest-trap"}, edges=["trap 1,2 north"], laid="tree-EW 2,2; tree-NES 1,1; tree-NESW 1,3")
    assert allows(state, "play forest-trap at 1,2 west")
    state = forest(laid="tree-EW 2,2; tree-NESW 1,3; tree-NES 1,1", hands={0: "axe"}, tools=["axe 2,2", "axe 1,3"])
    assert allows(state, "play axe at 1,1")


@pytest.mark.rule("A-21")
def test_without_a_token_a_card_is_not_played_but_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only another deck can have fewer tokens than cards that place them."""
    deck = decks.load("lost_mines")
    tokens = deck.part(Tokens)
    assert tokens is not None
    fewer = msgspec.structs.replace(tokens, axe=1, trap=1)
    scarce = msgspec.structs.replace(deck, parts={**deck.parts, "tokens": fewer})
    monkeypatch.setattr(decks, "load", lambda name: scarce)
    monkeypatch.setattr(setup, "_compose", setup._compose.__wrapped__)
    laid = "tree-EW 2,2; tree-NES 1,1; lake-NS 1,3"
    state = forest(laid=laid, hands={0: "axe boat forest-trap"}, tools=["axe 2,2"], edges=["trap 1,2 west"])
    assert refuses(state, "play axe at 1,1") == ("A-21", "no-token-left")
    assert refuses(state, "play forest-trap at 2,2 east") == ("A-21", "no-token-left")
    assert allows(state, "play boat at 1,3")
    assert allows(state, "pass axe")


# --- storm ------------------------------------------------------------------------------------------


@pytest.mark.rule("LM-31")
def test_a_storm_takes_a_path_card_without_a_dwarf_never_a_start_or_a_mine() -> None:
    state = forest(laid="NESW 2,2; EW 3,2; NESW 8,2", found="9,2 SW", hands={0: "storm"}, dwarfs={1: "3,2"})
    assert plays(state, "storm") == ["at 2,2", "at 8,2"]
    assert refuses(state, "play storm at 3,2") == ("LM-31", "storm-dwarf-there")
    for at in ("1,2", "1,4", "9,2", "9,4", "5,5"):
        assert refuses(state, f"play storm at {at}") == ("LM-31", "storm-no-path")
    do(state, "play storm at 2,2")
    assert discard_pile(state) == ["NESW", "storm"]


@pytest.mark.rule("LM-31", "A-26")
@pytest.mark.parametrize("card", ["rocks-EW", "campfire-NEW", "tree-EW", "lake-NEW"])
def test_whatever_is_on_the_card_a_storm_takes_it(card: str) -> None:
    state = forest(laid=f"NESW 2,2; {card} 3,2", hands={0: "storm"})
    do(state, "play storm at 3,2")
    assert discard_pile(state)[0] == card


@pytest.mark.rule("LM-31", "A-26")
def test_the_tool_goes_back_to_the_supply() -> None:
    laid = "NESW 2,2; tree-EW 3,2; tree-NES 1,1; tree-NESW 1,3"
    state = forest(laid=laid, hands={0: "storm", 1: "axe EW"}, tools=["axe 3,2", "axe 1,1"])
    do(state, "0: play storm at 3,2")
    assert tools(state) == ["axe 1,1"]
    assert [(e.token, e.x, e.y, e.side) for e in told(state, TokenGone)] == [("axe", 3, 2, None)]
    walk(state)
    do(state, "1: play axe at 1,3")
    assert tools(state) == ["axe 1,1", "axe 1,3"]


@pytest.mark.rule("LM-32")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("trap 2,2 east", ["trap 2,2 east"]),  # Q is still there
        ("trap 3,2 east", ["trap 4,2 west"]),  # and so is R
        ("trap 3,2 north", []),  # an open end of the card removed
        ("troll 2,2 east 1", ["troll 2,2 east 1"]),
        ("troll 3,2 east 1", ["troll 4,2 west 1"]),
        ("troll 3,2 south 1", []),
        ("trap 2,2 north", ["trap 2,2 north"]),  # elsewhere
    ],
)
def test_a_token_goes_with_the_card_only_if_nothing_is_left_on_either_side(before: str, after: list[str]) -> None:
    state = forest(laid="NESW 2,2; NESW 3,2; NESW 4,2", hands={0: "storm"}, edges=[before])
    do(state, "play storm at 3,2")
    assert edges(state) == after
    gone = [] if after else [(before.split(maxsplit=1)[0], before.split()[2])]
    assert [(event.token, event.side) for event in told(state, TokenGone)] == gone


@pytest.mark.rule("LM-32")
def test_a_token_that_stays_at_an_open_end_works_for_the_next_card_laid_there() -> None:
    hands = {0: "storm", 1: "EW axe"}
    state = forest(laid="NESW 2,2; NESW 3,2", hands=hands, edges=["trap 2,2 east"], dwarfs={1: "2,2"}, pile=0)
    do(state, "0: play storm at 3,2")
    walk(state)
    do(state, "1: lay EW 3,2", "step east")
    assert hand(state, 1) == []


@pytest.mark.rule("A-25")
def test_between_an_empty_place_and_a_hidden_mine_a_token_stays() -> None:
    hands = {0: "storm", 1: "EW axe"}
    state = forest(laid="NESW 7,2; NESW 8,2", hands=hands, edges=["trap 8,2 east"], dwarfs={1: "7,2"}, pile=0)
    do(state, "0: play storm at 8,2")
    assert edges(state) == ["trap 9,2 west"]
    do(state, "1: lay EW 8,2", "step east", "step east")
    assert hand(state, 1) == []
    assert dwarf(state, 1) == (9, 2)


@pytest.mark.rule("A-47", "LM-31")
def test_the_den_of_the_dragon_is_walked_over_like_a_path_but_no_storm_takes_it() -> None:
    """LM-40 speaks of dwarfs that walk there."""
    state = forest(
        laid="NESW 8,2; NESW 10,2",
        mines="mine-jewels mine-dragon mine-gold mine-silver",
        found="9,2 NESW",
        hands={0: "storm axe"},
        dwarfs={0: "8,2"},
        more=["dragon 1"],
    )
    assert plays(state, "storm") == ["at 10,2"]
    assert refuses(state, "play storm at 9,2") == ("LM-31", "storm-no-path")
    do(state, "play storm at 10,2")
    assert can_walk(state, "E")
    do(state, "step east", "stay")
    assert told(state, DragonWoken) == []


@pytest.mark.rule("A-27")
def test_without_a_card_to_take_a_storm_cannot_be_played() -> None:
    state = forest(laid="EW 2,2", hands={0: "storm"}, dwarfs={1: "2,2"})
    assert options_text(state) == ["pass storm"]


@pytest.mark.rule("LM-33")
def test_a_gap_may_be_filled_and_dwarfs_on_a_fragment_walk_on() -> None:
    state = forest(
        laid="NESW 2,2; NESW 3,2; NESW 4,2; EW 5,2",
        hands={0: "storm", 1: "axe", 2: "EW"},
        dwarfs={1: "4,2", 2: "4,2"},
    )
    do(state, "0: play storm at 3,2")
    walk(state)
    do(state, "1: pass axe")
    assert can_walk(state, "EW")
    assert not can_walk(state, "W")
    walk(state, "E")
    do(state, "2: lay EW 3,2")
    assert can_walk(state, "WWW")


# --- putting cards away -----------------------------------------------------------------------------


@pytest.mark.rule("LM-34")
def test_one_or_two_cards_are_put_away_even_if_one_could_be_played() -> None:
    state = forest(hands={0: "EW NS axe EW"}, top="ES SW")
    passes = [move for move in options_text(state) if move.startswith("pass")]
    assert passes == ["pass EW", "pass NS", "pass axe", "pass EW EW", "pass EW NS", "pass EW axe", "pass NS axe"]
    assert refuses(state, "pass EW NS axe") == ("LM-34", "discard-two-at-most")
    assert refuses(state, "pass NS NS") == ("LM-34", "not-in-hand")
    assert refuses(state, "pass boat") == ("LM-13", "not-in-hand")
    do(state, "pass EW axe")
    assert hand(state, 0) == ["NS", "EW", "ES", "SW"]


@pytest.mark.rule("LM-34")
def test_what_is_put_away_nobody_else_sees() -> None:
    state = do(forest(hands={0: "EW NS axe"}), "pass NS axe")
    assert [event.card for event in told(state, CardPassed, 0)] == ["NS", "axe"]
    assert [event.card for event in told(state, CardPassed, 1)] == [None, None]
    assert [knowers(state, card) for card in state.discard] == [{0}, {0}]


@pytest.mark.rule("A-32")
def test_two_may_be_put_away_for_the_last_one_of_the_pile() -> None:
    state = forest(hands={0: "EW NS axe"}, top="boat", pile=1)
    do(state, "pass EW NS")
    walk(state)
    assert hand(state, 0) == ["axe", "boat"]
    assert draw_pile(state) == []
