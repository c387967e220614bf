"""Saboteur 2 in company: tolls, the postcard and the championship cards at its table."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.kernel import facts
from pyrite.kernel.state import WATCHER, State
from pyrite.setup.setup import Setup
from tests.facts import happened
from tests.rules.kit import do, draw, knowers, nuggets, options_text, pass_round, roles, sections, table, tunnels
from tests.rules.saboteur2 import NO_DOOR, dwarfs
from tests.rules.scenes import open_sides

TOLLS = ("saboteur-2", "tolls")
CROSSING = """
     |  |
    -S--+-
     |  |
"""


def verbs(state: State) -> set[str]:
    return {move.split()[0] for move in options_text(state)}


def figures(state: State) -> list[tuple[int, int, str, int]]:
    """Where figures stand for all to see: the card's cell, its side, the owner."""
    return [tuple(figure.values()) for figure in sections(state, WATCHER)["figures"]]


# --- tolls ------------------------------------------------------------------------------------------


@pytest.mark.rule("TT-1")
@pytest.mark.parametrize("players", [2, 12])
def test_in_saboteur_2_too_everybody_begins_with_a_nugget(players: int) -> None:
    assert nuggets(table(players, modules=TOLLS)) == [1] * players


@pytest.mark.rule("X-TT-12")
def test_a_figure_is_a_fifth_way_to_use_a_turn() -> None:
    state = table(3, hands={0: "trap NE", 1: "NE map theft"}, modules=TOLLS)
    assert verbs(state) == {"play", "lay", "pass", "toll"}
    do(state, "0: play trap on 1")
    assert verbs(state) == {"play", "pass", "discard", "toll"}


@pytest.mark.rule("X-TT-12", "X-S2-17")
def test_a_thief_may_take_the_nugget_that_somebody_began_with() -> None:
    state = table(3, hands={0: "theft"}, roles=dwarfs("B G Geo"), modules=TOLLS)
    pass_round(do(state, "0: play theft"))
    assert options_text(state) == ["forgo", "steal 1", "steal 2"]
    assert nuggets(do(state, "0: steal 2")) == [2, 1, 0]


@pytest.mark.rule("X-TT-3", "X-S2-15")
def test_a_trapped_player_may_bring_a_figure() -> None:
    state = table(3, hands={0: "trap", 1: "map EW"}, drawn=CROSSING, modules=TOLLS)
    do(state, "0: play trap on 1")
    assert "lay" not in verbs(state)
    do(state, "1: toll map at 1,0 east")
    assert figures(state) == [(1, 0, "east", 1)]


@pytest.mark.rule("X-TT-16")
def test_the_owner_of_a_figure_is_paid_though_he_is_trapped() -> None:
    state = table(3, hands={0: "map", 1: "trap", 2: "EW"}, roles=dwarfs("B G Geo"), drawn=CROSSING, modules=TOLLS)
    do(state, "0: toll map at 1,0 east", "1: play trap on 0", "2: lay EW 2,0")
    assert nuggets(state) == [2, 1, 0]
    pass_round(state)
    assert nuggets(state) == [2, 1, 0]


@pytest.mark.rule("X-TT-1")
def test_a_ladder_pays_where_a_figure_shuts_the_place() -> None:
    state = table(3, hands={0: "map", 1: "W# NE#"}, drawn=CROSSING, modules=TOLLS)
    do(state, "0: toll map at 1,0 east")
    assert "lay W# 2,0 asking 2" in options_text(state)
    do(state, "1: lay W# 2,0")
    assert (nuggets(state), figures(state), open_sides(state, 2, 0)) == ([2, 0, 1], [], "W")


# --- the postcard -----------------------------------------------------------------------------------


def at_the_postcard(side: str, players: str, luck: tuple[int, ...] = ()) -> State:
    """Seat 0 has just reached the postcard with an EW at 2,0."""
    state = table(
        len(players.split()),
        hands={0: "EW"},
        roles=dwarfs(players),
        modules=("saboteur-2", side),
        luck=luck,
        drawn=CROSSING,
    )
    return do(state, "0: lay EW 2,0")


@pytest.mark.rule("CD-1", "TP-1")
@pytest.mark.parametrize("side", ["costumes", "party"])
def test_the_postcard_lies_in_the_mine_of_saboteur_2_as_well(side: str) -> None:
    assert tunnels(table(2, modules=("saboteur-2", side))) == draw("""
         |           :
        -S-      ~P  P  P~
         |           :
    """)


@pytest.mark.rule("CD-2")
def test_in_saboteur_2_the_top_dwarf_of_the_pile_is_taken_and_the_old_one_goes_under_it() -> None:
    """A boss is the uppermost of the twelve that nobody has."""
    state = at_the_postcard("costumes", "B G Sab")
    pile = [state.kind(card).name for card in state.spare]
    fresh = table(3, roles=dwarfs("B G Sab"), modules=("saboteur-2", "costumes"))
    before = [fresh.kind(card).name for card in fresh.spare]
    assert roles(state) == [before[0], "green-miner", "saboteur"]
    assert pile == [*before[1:], "blue-miner"]
    assert knowers(state, state.role[0]) == {0}
    assert knowers(state, state.spare[len(state.spare) - 1]) == {0}


@pytest.mark.rule("CD-2", "X-G15")
def test_who_was_dressed_anew_wins_with_his_new_team() -> None:
    state = table(3, hands={0: "EW"}, roles=dwarfs("Sab G B Geo"), modules=("saboteur-2", "costumes"), drawn=CROSSING)
    do(state, "0: lay EW 2,0")
    assert roles(state) == ["geologist", "green-miner", "blue-miner"]
    pass_round(state)
    assert nuggets(state) == [0, 0, 0]  # no saboteur is left, no profiteer, no crystals


@pytest.mark.rule("TP-3")
def test_the_dwarfs_nobody_has_take_no_part_in_the_party() -> None:
    state = at_the_postcard("party", "B G Sab", luck=(0, 0))
    assert roles(state) == ["green-miner", "saboteur", "blue-miner"]
    assert Counter(state.kind(card).name for card in state.spare) == Counter(
        dwarfs("B B B G G G Bo P Geo Geo Sab Sab").split()
    )


# --- championship cards -----------------------------------------------------------------------------

SEVEN = ("swap-goals", "vault", "veto", "change-direction", "handyman", "pioneer", "diversion")


@pytest.mark.rule("WC-1", "X-S2-29")
def test_the_seven_actions_are_shuffled_in_before_ten_cards_are_set_aside() -> None:
    book = Setup(5, modules=("saboteur-2", *SEVEN)).book()
    assert (len(book.deck), book.aside, book.hand) == (125, 10, 6)
    aside = set()
    for seed in range(40):
        state = Setup(5, modules=("saboteur-2", *SEVEN)).begin(seed)
        aside |= {state.kind(card).name for card in range(state.base, state.base + 10)}
    assert {"swap-goals", "vault", "veto", "change-direction", "pioneer", "diversion"} <= aside


# --- diversion: what is on the card goes with it ----------------------------------------------------


@pytest.mark.rule("X-S2-24")
def test_a_door_that_is_diverted_shuts_nothing_where_it_was() -> None:
    def winner(*moves: str) -> list[int]:
        state = table(
            3,
            hands={0: "diversion EW", 1: "EW", 2: "EW"},
            roles=dwarfs("B G Geo"),
            modules=("saboteur-2", "diversion"),
            laid="NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0; EW:blue 6,0",
        )
        return nuggets(do(state, *moves))

    assert winner("0: pass diversion", "1: lay EW 7,0") == [5, 0, 0]
    assert winner("0: play diversion at -1,0", "1: lay EW 6,0", "2: lay EW 7,0") == [4, 4, 0]


@pytest.mark.rule("X-S2-24")
def test_a_crystal_that_is_diverted_counts_where_it_lies_now() -> None:
    state = table(
        3,
        hands={0: "diversion"},
        roles=dwarfs("B G Geo"),
        modules=("saboteur-2", "diversion"),
        laid="NESW 1,0; NESW* 2,0",
    )
    do(state, "0: play diversion at -1,0")
    pass_round(state)
    assert nuggets(state) == [0, 0, 1]


# --- rounds of Saboteur 2 with no door --------------------------------------------------------------


@pytest.mark.rule("X-B12")
def test_whose_pioneer_reaches_the_treasure_has_his_team_win() -> None:
    state = table(
        2,
        hands={1: "pioneer EW NES"},
        roles=dwarfs("B G"),
        modules=("saboteur-2", "pioneer"),
        drawn=NO_DOOR,
        starter=1,
    )
    do(state, "1: play pioneer", "1: lay EW 7,0")
    assert (state.connector, nuggets(state)) == (1, [0, 5])
    assert len(happened(state, facts.REVEALED)) == 1
