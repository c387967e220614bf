"""Action cards: broken tools, repairs, rockfalls, maps (B-21 … B-29)."""

import pytest

from pyrite.kernel.mine import EMPTY, HIDDEN, spot
from pyrite.kernel.state import State
from pyrite.kernel.view import UNKNOWN, view
from tests.rules.kit import (
    CORRIDOR,
    allows,
    discard_pile,
    do,
    draw,
    everybody,
    front,
    hand,
    is_open,
    knowers,
    mine,
    options_text,
    pass_until,
    refuses,
    table,
    tunnels,
)

TOOLS = ("pickaxe", "lantern", "cart")
each_tool = pytest.mark.parametrize("tool", TOOLS)


def goal_faces(state: State, viewer: int) -> list[str]:
    """What a viewer knows of the three goals."""
    return ["?" if face == UNKNOWN else state.book.kinds[face].name for face in view(state, viewer).goal]


# --- how actions are played -------------------------------------------------------------------------


@pytest.mark.rule("B-21")
@pytest.mark.parametrize("move", ["play break-cart on 3", "play map at 8,0", "play rockfall at 1,0"])
def test_an_action_card_is_played_openly(move: str) -> None:
    state = table(hands={0: "break-cart map rockfall"}, laid="NESW 1,0")
    played = next(state.hands[i] for i in range(6) if state.kind(state.hands[i]).name in move)
    assert knowers(state, played) == {0}
    do(state, move)
    assert knowers(state, played) == everybody(state)


@pytest.mark.rule("B-21")
def test_an_action_lies_before_the_player_it_concerns() -> None:
    state = table(hands={0: "break-cart"})
    do(state, "play break-cart on 3")
    assert [front(state, seat) for seat in range(5)] == [[], [], [], ["break-cart"], []]


@pytest.mark.rule("B-21")
def test_an_action_says_what_it_concerns() -> None:
    state = table(hands={0: "break-cart fix-cart map rockfall"})
    assert refuses(state, "lay break-cart 1,0") == ("B-21", "choose-player")
    assert refuses(state, "lay fix-cart 1,0") == ("B-24", "choose-tool")
    assert refuses(state, "lay rockfall 1,0") == ("B-27", "choose-path")
    assert refuses(state, "lay map 8,0") == ("B-29", "choose-goal")


# --- broken tools -----------------------------------------------------------------------------------


@pytest.mark.rule("B-22")
@each_tool
def test_a_broken_tool_is_laid_before_another_player(tool: str) -> None:
    state = table(players=4, hands={0: f"break-{tool}"})
    plays = [move for move in options_text(state) if move.startswith(f"play break-{tool}")]
    assert plays == [f"play break-{tool} on {seat}" for seat in (1, 2, 3)]
    do(state, f"play break-{tool} on 2")
    assert front(state, 2) == [f"break-{tool}"]
    assert discard_pile(state) == []


@pytest.mark.rule("B-22")
@each_tool
def test_nobody_breaks_his_own_tool(tool: str) -> None:
    state = table(hands={0: f"break-{tool}"})
    assert refuses(state, f"play break-{tool} on 0") == ("B-22", "not-yourself")


@pytest.mark.rule("B-22")
@each_tool
def test_who_has_a_broken_tool_lays_no_path_card(tool: str) -> None:
    state = table(hands={0: f"break-{tool}", 1: "NESW break-cart map NE"})
    do(state, f"play break-{tool} on 1")
    assert refuses(state, "lay NESW 1,0") == ("B-22", "tool-broken")
    assert not any(move.startswith("lay") for move in options_text(state))


@pytest.mark.rule("B-22")
def test_who_has_a_broken_tool_may_still_play_actions_and_pass() -> None:
    state = table(hands={0: "break-pickaxe", 1: "NESW NE map map break-cart fix-pickaxe"}, laid="NS 0,1")
    do(state, "play break-pickaxe on 1")
    assert sorted(options_text(state)) == sorted(
        [
            *("play map at 8,-2", "play map at 8,0", "play map at 8,2"),
            *("play break-cart on 0", "play break-cart on 2", "play break-cart on 3", "play break-cart on 4"),
            "play fix-pickaxe on 1",
            *("pass NESW", "pass NE", "pass map", "pass break-cart", "pass fix-pickaxe"),
        ]
    )


@pytest.mark.rule("B-22")
def test_a_broken_tool_hinders_nobody_else() -> None:
    state = table(hands={0: "break-cart", 2: "NESW"})
    do(state, "play break-cart on 1", "1: pass map")
    assert allows(state, "lay NESW 1,0")


@pytest.mark.rule("B-22")
def test_a_broken_tool_lies_there_from_turn_to_turn() -> None:
    state = table(hands={0: "break-cart", 1: "NESW"})
    do(state, "play break-cart on 1", "1: pass map")
    pass_until(state, 1)
    assert refuses(state, "lay NESW 1,0") == ("B-22", "tool-broken")


@pytest.mark.rule("B-23")
@each_tool
def test_of_each_tool_at_most_one_lies_broken_before_a_player(tool: str) -> None:
    state = table(hands={0: f"break-{tool}", 1: f"break-{tool}"})
    do(state, f"play break-{tool} on 3")
    assert refuses(state, f"play break-{tool} on 3") == ("B-23", "already-broken")
    assert allows(state, f"play break-{tool} on 0")
    do(state, f"play break-{tool} on 2")
    assert front(state, 2) == front(state, 3) == [f"break-{tool}"]


@pytest.mark.rule("B-23")
def test_different_tools_may_lie_broken_side_by_side() -> None:
    state = table(hands={0: "break-pickaxe", 1: "break-cart", 2: "break-lantern", 3: "NESW"})
    do(state, "play break-pickaxe on 3", "play break-cart on 3", "play break-lantern on 3")
    assert sorted(front(state, 3)) == ["break-cart", "break-lantern", "break-pickaxe"]
    assert refuses(state, "lay NESW 1,0") == ("B-22", "tool-broken")


@pytest.mark.rule("B-23")
def test_a_tool_that_was_repaired_may_be_broken_again() -> None:
    state = table(hands={0: "break-cart", 1: "fix-cart", 2: "break-cart"})
    do(state, "play break-cart on 3", "play fix-cart on 3", "play break-cart on 3")
    assert front(state, 3) == ["break-cart"]


# --- repairs ----------------------------------------------------------------------------------------


@pytest.mark.rule("B-24")
@each_tool
def test_a_repair_takes_away_a_broken_tool_of_its_kind(tool: str) -> None:
    state = table(hands={0: f"break-{tool}", 1: f"fix-{tool}", 3: "NESW"})
    do(state, f"play break-{tool} on 3", f"1: play fix-{tool} on 3")
    assert front(state, 3) == []
    assert discard_pile(state) == [f"break-{tool}", f"fix-{tool}"]
    pass_until(state, 3)
    do(state, "lay NESW 1,0")


@pytest.mark.rule("B-24")
def test_one_may_repair_ones_own_tool() -> None:
    state = table(hands={0: "break-lantern", 1: "fix-lantern"})
    do(state, "play break-lantern on 1", "1: play fix-lantern on 1")
    assert front(state, 1) == []
    assert discard_pile(state) == ["break-lantern", "fix-lantern"]


@pytest.mark.rule("B-24")
def test_a_repair_leaves_tools_of_other_kinds_and_of_other_players_broken() -> None:
    state = table(hands={0: "break-lantern", 1: "break-cart", 2: "break-lantern", 3: "fix-lantern", 4: "NESW"})
    do(state, "play break-lantern on 4", "play break-cart on 4", "play break-lantern on 0", "play fix-lantern on 4")
    assert front(state, 4) == ["break-cart"]
    assert front(state, 0) == ["break-lantern"]
    assert refuses(state, "lay NESW 1,0") == ("B-22", "tool-broken")


@pytest.mark.rule("B-24")
def test_a_repair_may_choose_among_all_players_with_that_broken_tool() -> None:
    state = table(hands={0: "break-cart", 1: "break-cart", 2: "break-lantern", 3: "fix-cart NE NE NE NE NE"})
    do(state, "play break-cart on 3", "play break-cart on 0", "play break-lantern on 1")
    assert [move for move in options_text(state) if move.startswith("play")] == [
        "play fix-cart on 0",
        "play fix-cart on 3",
    ]


@pytest.mark.rule("B-25")
@pytest.mark.parametrize(("first", "second"), [("pickaxe", "lantern"), ("pickaxe", "cart"), ("lantern", "cart")])
def test_a_repair_with_two_tools_takes_away_either_but_never_both(first: str, second: str) -> None:
    repair = f"fix-{first}-{second}"
    for mended, left in ((first, second), (second, first)):
        state = table(hands={0: f"break-{first}", 1: f"break-{second}", 2: repair})
        do(state, f"play break-{first} on 4", f"play break-{second} on 4", f"play {repair} on 4 {mended}")
        assert front(state, 4) == [f"break-{left}"]
        assert discard_pile(state) == [f"break-{mended}", repair]


@pytest.mark.rule("B-25")
def test_a_repair_with_two_tools_does_not_mend_the_third() -> None:
    state = table(hands={0: "break-cart", 1: "fix-pickaxe-lantern"})
    do(state, "play break-cart on 1")
    assert refuses(state, "play fix-pickaxe-lantern on 1 cart") == ("B-25", "wrong-tool")
    assert not any(move.startswith("play fix-pickaxe-lantern") for move in options_text(state))


@pytest.mark.rule("B-26")
@pytest.mark.parametrize("seat", [0, 3])
def test_a_repair_cannot_be_laid_out_in_advance(seat: int) -> None:
    state = table(hands={0: "fix-cart fix-pickaxe-cart"})
    assert refuses(state, f"play fix-cart on {seat}") == ("B-26", "not-broken")
    assert refuses(state, f"play fix-pickaxe-cart on {seat} cart") == ("B-26", "not-broken")


@pytest.mark.rule("B-26")
def test_a_repair_needs_a_broken_tool_that_matches() -> None:
    state = table(hands={0: "break-lantern", 1: "fix-cart fix-pickaxe-cart"})
    do(state, "play break-lantern on 2")
    assert refuses(state, "play fix-cart on 2") == ("B-26", "not-broken")
    assert refuses(state, "play fix-pickaxe-cart on 2 pickaxe") == ("B-26", "not-broken")


@pytest.mark.rule("B-26")
def test_a_repair_needs_a_tool_that_lies_there_now() -> None:
    state = table(hands={0: "break-cart", 1: "fix-cart", 2: "fix-cart"})
    do(state, "play break-cart on 4", "play fix-cart on 4")
    assert refuses(state, "play fix-cart on 4") == ("B-26", "not-broken")


# --- rockfalls --------------------------------------------------------------------------------------


@pytest.mark.rule("B-27")
def test_a_rockfall_takes_one_path_card_out_of_the_mine() -> None:
    state = table(
        hands={0: "rockfall"},
        drawn="""
             |        |
            -S--+--+--+-
             |     |
        """,
    )
    do(state, "play rockfall at 2,0")
    assert tunnels(state) == draw("""
         |        |
        -S--+-   -+-
         |
    """)
    assert discard_pile(state) == ["ESW", "rockfall"]


@pytest.mark.rule("B-27")
def test_a_rockfall_may_choose_any_path_card() -> None:
    state = table(hands={0: "rockfall"}, laid="NESW 1,0; nes -1,0; NS 1,1")
    falls = [move for move in options_text(state) if move.startswith("play rockfall")]
    assert sorted(falls) == ["play rockfall at -1,0", "play rockfall at 1,0", "play rockfall at 1,1"]


@pytest.mark.rule("B-27")
def test_the_start_and_the_goals_stand_firm() -> None:
    state = table(
        hands={0: "rockfall"},
        goals="treasure stone-ne stone-nw",
        drawn="""
             |                    |
            -S--+--+--+--+--+--+--+--o
             |           |  |  |  |  |
        """,
    )
    assert is_open(state, 8, 0)
    for cell in ("0,0", "8,0", "8,-2", "8,2"):
        assert refuses(state, f"play rockfall at {cell}") == ("B-27", "not-removable")
    assert refuses(state, "play rockfall at 7,1") == ("B-27", "nothing-there")


@pytest.mark.rule("B-28")
def test_the_hole_may_be_filled_with_any_card_that_fits() -> None:
    state = table(
        hands={0: "rockfall", 1: "NS NESW", 2: "ESW"},
        drawn="""
             |
            -S--+--+-
             |
        """,
    )
    do(state, "play rockfall at 1,0")
    assert refuses(state, "lay NS 1,0") == ("B-18", "misfit")
    do(state, "lay NESW 1,0")
    assert tunnels(state) == draw("""
         |  |
        -S--+--+-
         |  |
    """)
    assert refuses(state, "lay ESW 1,0") == ("X-G3", "occupied")


@pytest.mark.rule("B-28")
def test_the_hole_asks_nothing_of_its_neighbours_any_more() -> None:
    state = table(
        hands={0: "EW rockfall", 1: "EW"},
        drawn="""
             |
            -+-
             |
             |  |
            -S--+-
             |  |
        """,
    )
    assert refuses(state, "lay EW 1,-1") == ("B-18", "misfit")
    do(state, "play rockfall at 1,0")
    assert state.mine.what(spot(1, 0)) == EMPTY
    assert allows(state, "lay EW 1,-1")
    assert refuses(state, "lay EW 2,0") == ("B-17", "no-neighbour")


# --- maps -------------------------------------------------------------------------------------------


@pytest.mark.rule("B-29")
def test_a_map_shows_one_goal_to_its_player_alone() -> None:
    state = table(hands={0: "map"}, goals="stone-nw treasure stone-ne")
    before = mine(state)
    do(state, "play map at 8,0")
    assert goal_faces(state, 0) == ["?", "treasure", "?"]
    for seat in (1, 2, 3, 4):
        assert goal_faces(state, seat) == ["?", "?", "?"]
    assert knowers(state, state.mine.card(spot(8, 0))) == {0}
    assert mine(state) == before
    assert state.mine.what(spot(8, 0)) == HIDDEN


@pytest.mark.rule("B-29")
def test_the_map_is_discarded() -> None:
    state = table(hands={0: "map NE NE NE NE NS"}, top="EW")
    do(state, "play map at 8,-2")
    assert discard_pile(state) == ["map"]
    assert hand(state, 0) == ["NE", "NE", "NE", "NE", "NS", "EW"]


@pytest.mark.rule("B-29")
def test_a_map_shows_goals_and_nothing_else() -> None:
    state = table(hands={0: "map"}, drawn=CORRIDOR)
    assert [move for move in options_text(state) if move.startswith("play map")] == [
        "play map at 8,-2",
        "play map at 8,0",
        "play map at 8,2",
    ]
    for cell in ("0,0", "3,0", "8,1"):
        assert refuses(state, f"play map at {cell}") == ("B-29", "choose-goal")
