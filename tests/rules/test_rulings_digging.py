"""Rulings for every game, seen from the table: what a path card is, where it may lie, what it reaches (X-G1 to X-G5).

The same rulings for the mine alone, with bridges, ladders and doors: test_mine.
"""

from __future__ import annotations

import pytest

from pyrite.games.saboteur.events import NuggetsEarned
from pyrite.games.saboteur.gold import TREASURE
from pyrite.kernel import facts
from pyrite.kernel.errors import NotAMove
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.state import State
from pyrite.setup.options import Options
from tests.facts import Kind, happened, kind_of
from tests.rules.kit import allows, do, draw, goal_at, is_open, mine, options_text, refuses, table, tunnels
from tests.rules.scenes import BETWEEN, MIDDLE, old_workings, turned_up

BESIDE = {"N": "1,-1", "E": "2,0", "S": "1,1"}  # the cells around 1,0, the start aside


def story(state: State, since: int) -> list[Kind]:
    """What kinds of things have happened since then, in order."""
    return [kind_of(state.book, state.log[i]) for i in range(since, len(state.log))]


# --- what a path card is ----------------------------------------------------------------------------


@pytest.mark.rule("X-G1")
@pytest.mark.parametrize(
    ("dig", "ways_on"),
    [
        ("NESW 1,0", "NES"),
        ("NES 1,0 turned", "NS"),
        ("ESW 1,0", "ES"),
        ("ESW 1,0 turned", "NE"),
        ("EW 1,0", "E"),
        ("NW 1,0", "N"),
        ("NE 1,0 turned", "S"),
        *((f"{dead} 1,0", "") for dead in ("nesw", "esw", "ew", "nw")),
        *((f"{dead} 1,0 turned", "") for dead in ("nes", "ne", "e")),
    ],
)
def test_a_tunnel_leads_from_each_of_its_sides_to_all_others_and_a_stub_to_none(dig: str, ways_on: str) -> None:
    state = table(hands={0: dig.split(maxsplit=1)[0], 1: "NESW"})
    do(state, f"lay {dig}")
    assert "".join(side for side, cell in BESIDE.items() if allows(state, f"lay NESW {cell}")) == ways_on


@pytest.mark.rule("X-G1")
def test_a_card_of_stubs_shows_as_many_mouths_as_a_tunnel_and_links_none_of_them() -> None:
    through, dead = (table(hands={0: "NESW nesw", 1: "NS NESW"}) for _ in range(2))
    do(through, "lay NESW 1,0")
    do(dead, "lay nesw 1,0")
    assert tunnels(through) == draw("""
         |  |
        -S--+-
         |  |
    """)
    assert tunnels(dead) == draw("""
         |  :
        -S-~x~
         |  :
    """)
    assert allows(through, "lay NS 1,1")
    assert refuses(dead, "lay NS 1,1") == ("B-20", "not-linked")


# --- what a tunnel without a gap is -----------------------------------------------------------------

# Two ways lead from the start to 2,-1, one below and one above.
RING = """
     +--+--+-
     |     |
     |     |
    -S--+--+
     |
"""


@pytest.mark.rule("X-G2")
def test_what_two_ways_lead_to_stays_reached_until_both_are_cut() -> None:
    state = table(hands={0: "rockfall", 1: "rockfall", 2: "NESW EW"}, drawn=RING)
    do(state, "0: play rockfall at 1,0")
    assert allows(state, "play rockfall at 1,-1")
    linked = do(state.copy(), "1: pass rockfall")
    assert allows(linked, "lay NESW 3,-1")
    assert allows(linked, "lay EW 1,0")  # from the far end, too
    do(state, "1: play rockfall at 1,-1")
    assert refuses(state, "lay NESW 3,-1") == ("B-20", "not-linked")


@pytest.mark.rule("X-G2")
def test_tunnels_are_joined_only_where_tunnel_meets_tunnel() -> None:
    # 1,0 and 1,-1 lie side by side, rock to rock; only the way round joins them.
    state = table(
        hands={0: "rockfall", 1: "NESW"},
        drawn="""
             +--+-
             |
             |
            -S--+-
             |
        """,
    )
    do(state, "0: play rockfall at 0,-1")
    assert refuses(state, "lay NESW 2,-1") == ("B-20", "not-linked")


@pytest.mark.rule("X-G2")
def test_a_tunnel_does_not_run_through_a_closed_goal() -> None:
    # In this reading (D-04) the goal stays closed although a tunnel leads up to it from the west.
    state = table(hands={0: "ESW", 1: "ESW"}, options=Options(goal_reveal="touching"), laid="EW 1,0; ESW 2,0; ESW 3,0")
    old_workings(state, "NESW 5,0", "NESW 6,0", "EW 7,0", "EW 9,0")
    do(state, "0: lay ESW 4,0")
    assert tunnels(state) == draw("""
         |              |  |
        -S--+--+--+--+--+--+--+-   -+-
         |     |  |  |  |  |
    """)
    assert not is_open(state, 8, 0)
    assert allows(state, "lay ESW 6,-1")
    assert refuses(state, "lay ESW 10,0") == ("B-20", "not-linked")


@pytest.mark.rule("X-G2")
def test_what_was_cut_off_is_reached_again_all_the_way() -> None:
    state = table(
        hands={0: "rockfall", 1: "NESW", 2: "NS"},
        drawn="""
             |  |  |  |
            -S--+--+--+--+
             |  |  |  |  |
        """,
    )
    do(state, "0: play rockfall at 1,0")
    assert refuses(state, "lay NESW 4,1") == ("B-20", "not-linked")
    do(state, "1: lay NESW 1,0", "2: lay NS 4,1")
    assert tunnels(state) == draw("""
         |  |  |  |
        -S--+--+--+--+
         |  |  |  |  |
                     |
                     +
                     |
    """)


# --- when a path card may be laid -------------------------------------------------------------------


def at_the_rock() -> State:
    """Seat 0 holds a crossing, a curve and a straight; 1,0 leads south, 2,0 is a dead end."""
    return table(
        hands={0: "NESW NE NS EW", 1: "break-cart"},
        drawn="""
             |
            -S--+-~x~
             |  |
        """,
    )


@pytest.mark.rule("X-G3")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("lay NESW 0,0", ("X-G3", "occupied")),  # (1) the start
        ("lay NESW 1,0", ("X-G3", "occupied")),  # (1) a path card
        ("lay NESW 8,0", ("X-G3", "occupied")),  # (1) a closed goal
        ("lay NS 0,1 turned", ("B-19", "same-both-ways")),  # (2) has only one way to lie
        ("lay EW 1,1", ("B-18", "misfit")),  # (3) rock to a tunnel
        ("lay NESW 1,-1", ("B-18", "misfit")),  # (3) a tunnel to rock
        ("lay NESW 2,2", ("B-17", "no-neighbour")),  # (4) nothing beside it
        ("lay NESW 1,2", ("B-17", "no-neighbour")),
        ("lay NESW 7,0", ("B-17", "no-neighbour")),  # (4) a closed goal is no path card
        ("lay NESW 3,0", ("B-20", "not-linked")),  # (5) behind a dead end
        ("lay EW 1,-1", ("B-20", "not-linked")),  # (5) rock to rock
    ],
)
def test_each_condition_for_laying_a_card_refuses_on_its_own(move: str, why: tuple[str, str]) -> None:
    assert refuses(at_the_rock(), move) == why


@pytest.mark.rule("X-G3")
def test_where_no_condition_fails_the_card_may_lie_and_nowhere_else() -> None:
    lays = [move for move in options_text(at_the_rock()) if move.startswith("lay NE")]
    assert sorted(lays) == sorted(
        [
            *("lay NESW 0,-1", "lay NESW -1,0", "lay NESW 0,1", "lay NESW 1,1"),
            *("lay NE -1,0", "lay NE 0,1", "lay NE 1,1", "lay NE 0,-1 turned"),
        ]
    )


@pytest.mark.rule("X-G3")
def test_cards_lie_upright_or_turned_by_half_and_no_other_way() -> None:
    state = at_the_rock()
    for wrong in ("lay NE 0,1 left", "lay NE 0,1 turned turned", "lay ES 0,1"):
        with pytest.raises(NotAMove):
            parse_move(state.book, wrong)


@pytest.mark.rule("X-G3")
def test_with_a_broken_tool_no_card_may_be_laid_wherever_it_would_fit() -> None:
    state = table(hands={0: "break-cart", 1: "NESW NE"})
    do(state, "0: play break-cart on 1")
    assert refuses(state, "lay NESW 1,0") == ("B-22", "tool-broken")
    assert refuses(state, "lay NESW 8,0") == ("B-22", "tool-broken")
    assert not [move for move in options_text(state) if move.startswith("lay")]


@pytest.mark.rule("X-G3")
def test_an_open_goal_is_a_neighbour_to_fit_and_to_build_on_a_closed_one_asks_for_nothing() -> None:
    state = table(hands={0: "EW NW", 1: "NS ESW"}, goals="treasure stone-ne stone-nw", drawn=MIDDLE)
    assert allows(state, "lay EW 7,0")
    assert allows(state, "lay NW 7,0")
    do(state, "lay EW 7,0")
    assert allows(state, "lay NS 8,1")  # also beside the closed goal at 8,2
    assert refuses(state, "lay ESW 9,0") == ("B-18", "misfit")
    assert refuses(state, "lay ESW 8,0") == ("X-G3", "occupied")


# --- dead ends --------------------------------------------------------------------------------------


@pytest.mark.rule("X-G4")
@pytest.mark.parametrize("dead", ["nesw", "esw", "ew"])
def test_a_dead_end_may_be_laid_but_nothing_behind_it_until_a_rockfall_takes_it(dead: str) -> None:
    state = table(hands={0: dead, 1: "NESW rockfall", 2: "EW", 3: "NESW"}, laid="EW 1,0")
    do(state, f"0: lay {dead} 2,0")
    assert refuses(state, "lay NESW 3,0") == ("B-20", "not-linked")
    do(state, "1: play rockfall at 2,0", "2: lay EW 2,0", "3: lay NESW 3,0")
    assert tunnels(state) == draw("""
         |        |
        -S--+--+--+-
         |        |
    """)


@pytest.mark.rule("X-G4")
def test_a_card_beside_a_dead_end_is_laid_if_another_tunnel_leads_there() -> None:
    state = table(
        hands={0: "NW ESW"},
        drawn="""
             |     |
            -S--+--+-
             |     |
             |
            -+-~x~
             |  :
        """,
    )
    assert refuses(state, "lay ESW 1,2 turned") == ("B-20", "not-linked")
    assert allows(state, "lay NW 2,1")


# --- one turn reaches several things ----------------------------------------------------------------


@pytest.mark.rule("X-G5")
def test_goals_reached_together_wait_and_the_player_on_turn_picks_until_none_is_left() -> None:
    state = table(hands={3: "NES"}, goals="treasure stone-ne stone-nw", starter=3, drawn=BETWEEN)
    do(state, "3: lay NES 8,1 turned")
    assert (state.decision.name, state.decider) == ("which-goal", 3)
    assert options_text(state) == ["reveal 8,0", "reveal 8,2"]
    assert refuses(state, "pass NES") == ("X-G5", "choose-goal")
    do(state, "reveal 8,2")
    assert turned_up(state) == [(3, 2), (3, 0)]
    assert (state.decision.name, state.decider) == ("turn", 4)


@pytest.mark.rule("X-G5")
def test_what_the_first_goal_leads_to_joins_those_that_wait() -> None:
    # From the stone at 8,0 an old tunnel, cut off so far, leads round to the goal at 8,-2.
    state = table(hands={0: "NES"}, goals="stone-nw stone-ne treasure", drawn=BETWEEN)
    old_workings(state, "NE 7,0", "NS 7,-1", "NW 7,-2 turned")
    do(state, "lay NES 8,1 turned")
    assert options_text(state) == ["reveal 8,0", "reveal 8,2"]
    do(state, "reveal 8,0")
    assert mine(state) == draw("""
                              +- ?
                              |
                              |
                              +
                              |
         |  |  |  |  |  |     |
        -S--+--+--+--+--+--+  +--o
         |  |  |  |  |  |  |     |
                           |     |
                           +--+--+
                                 |

                                 ?
    """)
    assert (state.decision.name, state.decider) == ("which-goal", 0)
    assert options_text(state) == ["reveal 8,-2", "reveal 8,2"]
    do(state, "reveal 8,-2")
    assert turned_up(state) == [(0, 0), (0, -2), (0, 2)]
    assert (state.outcome, state.connector) == (TREASURE, 0)


@pytest.mark.rule("X-G5")
def test_one_goal_is_resolved_completely_before_the_next() -> None:
    state = table(
        hands={0: "NES"},
        goals="treasure stone-ne bag-2 bag-1 stone-nw",
        modules=("new-goals",),
        drawn=BETWEEN,
    )
    since = len(state.log)
    do(state, "lay NES 8,1 turned", "reveal 8,2")
    assert story(state, since) == [
        facts.PLAYED,
        *(facts.REVEALED, facts.FITTED, NuggetsEarned),
        *(facts.REVEALED, facts.FITTED, NuggetsEarned),
        facts.DREW,
    ]
    assert [nuggets for _, _, nuggets in happened(state, NuggetsEarned)] == [1, 2]


@pytest.mark.rule("X-G5")
@pytest.mark.parametrize("goal", ["treasure", "spider"])
def test_when_a_goal_ends_the_round_whatever_still_waits_is_dropped(goal: str) -> None:
    other = "treasure" if goal == "spider" else "spider"
    state = table(
        hands={0: "NES"},
        goals=f"{other} stone-ne {goal} bag-1 stone-nw",
        modules=("new-goals",),
        drawn=BETWEEN,
    )
    do(state, "lay NES 8,1 turned", "reveal 8,0")
    assert state.book.outcomes[state.outcome] == goal
    assert not is_open(state, 8, 2)
    assert happened(state, NuggetsEarned) == []
    assert goal_at(state, 8, 2) == "bag-1"
