"""The diversion of 2023: the path card laid last moves to another place (WC-11, X-WC-26 to X-WC-33)."""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.events import GoldKept
from pyrite.games.saboteur.modules.diversion.events import PathMoved
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import WATCHER
from pyrite.setup.options import options_from
from tests.facts import happened
from tests.rules.kit import (
    allows,
    discard_pile,
    do,
    draw,
    front,
    hand,
    is_open,
    options_text,
    pass_round,
    pass_until,
    refuses,
    table,
    tunnels,
)
from tests.rules.scenes import MIDDLE, open_sides, take_the_gold, turned_up

DIVERSION = ("diversion",)


@pytest.mark.rule("WC-11")
def test_the_card_laid_last_moves_to_another_place() -> None:
    state = table(hands={0: "diversion"}, modules=DIVERSION, laid="NESW 1,0; EW 2,0")
    assert tunnels(state) == draw("""
     |  |
    -S--+--+-
     |  |
    """)
    do(state, "0: play diversion at -1,0")
    assert tunnels(state) == draw("""
        |  |
    -+--S--+-
        |  |
    """)
    assert (discard_pile(state), len(hand(state, 0))) == (["diversion"], 6)
    assert (state.decision.name, state.decider) == ("turn", 1)


@pytest.mark.rule("WC-11")
def test_everybody_is_told_whence_and_where() -> None:
    state = table(hands={0: "diversion"}, modules=DIVERSION, laid="NESW 1,0; NE 2,0 turned")
    do(state, "0: play diversion at 0,1")
    (told,) = [event for event in events(state, WATCHER) if isinstance(event, PathMoved)]
    assert (told.seat, told.card, told.x, told.y, told.turned, told.from_x, told.from_y) == (
        (0, "NE", 0, 1, False, 2, 0)
    )


@pytest.mark.rule("D-33")
def test_a_path_card_that_was_vetoed_was_never_added() -> None:
    state = table(hands={0: "NS", 1: "diversion veto"}, modules=("veto", "diversion"), laid="NESW 1,0; EW 2,0")
    do(state, "0: lay NS 0,1", "1: veto", "1: play diversion at -1,0")
    assert (open_sides(state, 2, 0), open_sides(state, -1, 0)) == ("", "EW")


# --- which card -------------------------------------------------------------------------------------


@pytest.mark.rule("X-WC-26")
def test_if_the_last_one_is_gone_the_latest_that_still_lies_there_moves() -> None:
    state = table(hands={0: "rockfall", 1: "diversion"}, modules=DIVERSION, laid="NESW 1,0; EW 2,0; NS 0,1")
    do(state, "0: play rockfall at 0,1", "1: play diversion at -1,0")
    assert (open_sides(state, 2, 0), open_sides(state, -1, 0)) == ("", "EW")


@pytest.mark.rule("X-WC-26")
def test_a_card_that_was_moved_counts_as_laid_anew() -> None:
    """EW is moved; the card laid after it comes down; then EW, laid anew, is the latest again and not NESW."""
    modules = ("vault", "diversion")
    state = table(
        3, hands={0: "diversion vault", 1: "NS", 2: "rockfall"}, modules=modules, laid="NESW 1,0; EW 2,0; NS 0,-1"
    )
    do(state, "0: play diversion at 0,1", "1: lay NS 0,2", "2: play rockfall at 0,2")
    assert (open_sides(state, 0, -1), open_sides(state, 0, 1)) == ("", "NS")
    do(state, "0: play vault", "take diversion")
    do(pass_until(state, 0), "0: play diversion at 0,-1")
    assert (open_sides(state, 0, -1), open_sides(state, 0, 1), open_sides(state, 2, 0)) == ("NS", "", "EW")


@pytest.mark.rule("X-WC-33", "X-G6")
def test_before_any_card_is_laid_it_cannot_be_played() -> None:
    state = table(hands={0: "diversion"}, modules=DIVERSION)
    assert refuses(state, "play diversion at 1,0") == ("X-WC-33", "nothing-to-move")
    assert refuses(state, "lay diversion 1,0") == ("WC-4", "play-it")
    assert [move for move in options_text(state) if "diversion" in move] == ["pass diversion"]


@pytest.mark.rule("X-WC-26")
def test_goals_that_lie_open_are_never_moved() -> None:
    state = table(
        hands={0: "EW", 1: "rockfall diversion"}, goals="treasure stone-ne stone-nw", modules=DIVERSION, drawn=MIDDLE
    )
    do(state, "0: lay EW 7,0")
    while state.decider == 0:
        do(state, options_text(state)[0])
    do(state, "1: play diversion at -1,0")
    assert (is_open(state, 8, 0), open_sides(state, 7, 0), open_sides(state, -1, 0)) == (True, "", "EW")


# --- where to ---------------------------------------------------------------------------------------


@pytest.mark.rule("X-WC-27")
def test_it_must_be_another_place_under_the_usual_rules_either_way_round() -> None:
    state = table(hands={0: "diversion"}, modules=DIVERSION, laid="NESW 1,0; NE 2,0 turned")
    assert refuses(state, "play diversion at 2,0 turned") == ("X-WC-27", "another-place")
    assert refuses(state, "play diversion at 2,0") == ("X-WC-27", "another-place")
    assert refuses(state, "play diversion at 1,0") == ("X-G3", "occupied")
    assert refuses(state, "play diversion at 5,0") == ("B-17", "no-neighbour")
    assert refuses(state, "play diversion at -1,0 turned") == ("B-18", "misfit")
    assert allows(state, "play diversion at -1,0")
    assert allows(state, "play diversion at 0,-1 turned")
    assert allows(state, "play diversion at 0,1")


# The card laid last lies between the start and the one at 2,0.
GAP = "NESW 1,0; EW 2,0"


@pytest.mark.rule("X-WC-27")
def test_the_card_is_lifted_first_so_that_it_cannot_lean_on_itself() -> None:
    state = table(hands={0: "rockfall", 1: "NESW", 2: "diversion"}, modules=DIVERSION, laid=GAP)
    do(state, "0: play rockfall at 1,0", "1: lay NESW 1,0")
    assert refuses(state, "play diversion at 3,0") == ("B-20", "not-linked")
    assert refuses(state, "play diversion at 1,1") == ("B-17", "no-neighbour")
    assert allows(state, "play diversion at 0,1")


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


@pytest.mark.rule("X-WC-27")
def test_without_another_place_it_cannot_be_played() -> None:
    state = table(hands={0: "ew", 1: "diversion"}, modules=DIVERSION, drawn=SHUT)
    do(state, "0: lay ew -1,0")
    assert [move for move in options_text(state) if "diversion" in move] == ["pass diversion"]


# --- what follows -----------------------------------------------------------------------------------


@pytest.mark.rule("X-WC-28")
def test_a_goal_that_the_card_had_reached_stays_open_and_bags_stay_paid() -> None:
    state = table(
        hands={0: "EW", 1: "diversion"},
        goals="treasure stone-ne bag-2 dragon spider",
        modules=("new-goals", "diversion"),
        drawn=MIDDLE,
    )
    do(state, "0: lay EW 7,0")
    while state.decider == 0:
        do(state, options_text(state)[0])
    do(state, "1: play diversion at -1,0")
    assert (is_open(state, 8, 0), state.nuggets(0)) == (True, 2)


@pytest.mark.rule("X-WC-29")
def test_what_it_leaves_behind_is_cut_off_as_after_a_rockfall() -> None:
    state = table(hands={0: "rockfall", 1: "NESW", 2: "diversion", 3: "EW"}, modules=DIVERSION, laid=GAP)
    do(state, "0: play rockfall at 1,0", "1: lay NESW 1,0", "2: play diversion at 0,1")
    assert open_sides(state, 2, 0) == "EW"
    assert refuses(state, "lay EW 3,0") == ("B-20", "not-linked")
    do(state, "3: lay EW 1,0")
    assert open_sides(state, 1, 0) == "EW"


STRAIGHT = "NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0; EW 6,0"


@pytest.mark.rule("X-WC-30", "X-B12")
def test_what_it_reaches_is_reached_by_who_played_it() -> None:
    dwarfs = "miner saboteur miner miner saboteur"
    state = table(
        hands={2: "diversion"}, roles=dwarfs, gold=(1, 1, 1), modules=DIVERSION, starter=2, laid=f"{STRAIGHT}; EW -1,0"
    )
    do(state, "2: play diversion at 7,0")
    assert (state.connector, turned_up(state)) == (2, [(2, 0)])
    take_the_gold(state)
    assert [seat for seat, _, _ in happened(state, GoldKept)] == [2, 0, 3]


@pytest.mark.rule("X-WC-30")
def test_who_played_it_counts_as_having_laid_the_last_path_card() -> None:
    state = table(
        4, hands={1: "diversion"}, options=options_from(next_starter="lastPath"), modules=DIVERSION,
        starter=1, laid="NESW 1,0",
    )  # fmt: skip
    pass_round(do(state, "1: play diversion at -1,0"))
    assert (state.last_path, state.starter) == (1, 2)


@pytest.mark.rule("X-WC-31")
def test_with_a_broken_tool_it_can_be_played() -> None:
    state = table(hands={0: "break-cart", 1: "diversion NS"}, modules=DIVERSION, laid="NESW 1,0")
    do(state, "0: play break-cart on 1")
    assert refuses(state, "lay NS 0,1") == ("B-22", "tool-broken")
    do(state, "1: play diversion at -1,0")
    assert (front(state, 1), open_sides(state, -1, 0)) == (["break-cart"], "NESW")


@pytest.mark.rule("X-WC-18")
def test_vetoed_it_moves_nothing() -> None:
    state = table(hands={0: "diversion", 1: "veto"}, modules=("veto", "diversion"), laid="NESW 1,0; EW 2,0")
    do(state, "0: play diversion at -1,0", "1: veto")
    assert (open_sides(state, 2, 0), open_sides(state, -1, 0)) == ("EW", "")
    assert (discard_pile(state), happened(state, PathMoved)) == (["diversion", "veto"], [])
