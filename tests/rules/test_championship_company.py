"""Championship cards together with Saboteur 2, tolls, chests and the postcard."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.games.saboteur.game import MODULES
from pyrite.kernel import facts
from pyrite.kernel.mine import PATH, spot
from pyrite.kernel.state import State
from tests.facts import happened
from tests.rules.chest_scenes import chest_table, opened
from tests.rules.kit import (
    allows,
    do,
    goal_at,
    nuggets,
    options_text,
    pass_round,
    pass_until,
    refuses,
    roles,
    sections,
    table,
)
from tests.rules.scenes import open_sides, turned_up

DWARFS = "greedy miner saboteur miner miner saboteur"
HANDYMAN = "fix-pickaxe-lantern-cart"


# --- chests -----------------------------------------------------------------------------------------


@pytest.mark.rule("X-WC-3")
def test_a_greedy_dwarf_wins_where_the_path_of_a_stack_leads_on_to_the_treasure() -> None:
    state = chest_table(
        "d",
        "EW",
        cells=((7, 0), (1, -2), (3, -2), (5, -2)),
        modules=("greedy",),
        hands={0: "EW"},
        roles=DWARFS,
        laid="NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0",
    )
    do(state, "0: lay EW 6,0")
    assert (turned_up(state)[-1], nuggets(state)) == ((0, 0), [4, 0, 0, 0, 0])


@pytest.mark.rule("X-WC-6", "X-NG-9")
def test_a_goal_that_was_moved_can_be_swapped() -> None:
    state = opened("e", hands={1: "swap-goals"}, modules=("swap-goals",))
    do(state, "0: move 8,0 east", "1: play swap-goals at 8,-2 9,0", "swap")
    assert (goal_at(state, 8, -2), goal_at(state, 9, 0)) == ("treasure", "stone-ne")


@pytest.mark.rule("X-WC-10")
def test_no_card_of_the_chests_is_ever_found_in_a_vault() -> None:
    """A stack that was opened comes down, then one that was not; only the rockfalls lie among the discards."""
    state = opened("d", hands={1: "rockfall", 2: "rockfall", 3: "vault"}, modules=("vault",))
    do(state, "1: play rockfall at 2,0", "2: play rockfall at 7,1", "3: play vault")
    assert options_text(state) == ["take rockfall"]


@pytest.mark.rule("X-WC-28")
def test_what_a_chest_gave_stays_when_the_card_that_opened_it_moves_away() -> None:
    state = opened("a", hands={1: "diversion"}, modules=("diversion",))
    do(state, "1: play diversion at -1,0")
    assert (nuggets(state), state.mine.what(spot(2, 0))) == ([1, 0, 0, 0, 0], PATH)


# --- the postcard -----------------------------------------------------------------------------------


@pytest.mark.rule("X-WC-4")
def test_a_greedy_dwarf_exchanged_for_the_one_left_over_is_not_in_play_any_more() -> None:
    state = table(hands={0: "EW"}, roles=DWARFS, modules=("greedy", "costumes"), laid="NESW 1,0")
    do(state, "0: lay EW 2,0")
    assert roles(state) == ["saboteur", "miner", "saboteur", "miner", "miner"]
    assert nuggets(pass_round(state)) == [3, 0, 3, 0, 0]


@pytest.mark.rule("X-WC-28", "X-CD-3")
def test_a_diversion_away_from_the_postcard_and_back_exchanges_nothing_again() -> None:
    modules = ("vault", "diversion", "costumes")
    state = table(3, hands={0: "EW", 1: "diversion vault"}, modules=modules, laid="NESW 1,0")
    do(state, "0: lay EW 2,0")
    before = roles(state)
    do(state, "1: play diversion at -1,0")
    assert len(happened(state, facts.REACHED)) == 1
    do(pass_until(state, 1), "1: play vault", "take diversion")
    do(pass_until(state, 1), "1: play diversion at 2,0")
    assert (len(happened(state, facts.REACHED)), roles(state)) == (1, before)


@pytest.mark.rule("X-WC-26")
def test_the_postcard_is_no_card_that_somebody_laid() -> None:
    state = table(hands={0: "diversion"}, modules=("diversion", "costumes"))
    assert refuses(state, "play diversion at 1,0") == ("X-WC-33", "nothing-to-move")


@pytest.mark.rule("X-TP-3")
def test_a_party_deals_the_greedy_dwarf_anew_with_all_others() -> None:
    state = table(hands={0: "EW"}, roles=DWARFS, modules=("greedy", "party"), laid="NESW 1,0", luck=[0, 0, 0, 0])
    before = roles(state)
    do(state, "0: lay EW 2,0")
    assert roles(state) != before
    assert Counter(roles(state)) == Counter(before)


@pytest.mark.rule("X-TP-3", "X-CD-2")
def test_neither_side_of_the_postcard_goes_with_the_tournament() -> None:
    clashes = MODULES["tournament"].clashes
    assert (clashes["costumes"], clashes["party"]) == ("no-spare", "same-place")


# --- tolls ------------------------------------------------------------------------------------------


def figures(state: State) -> list[tuple[int, int, str, int]]:
    return [tuple(figure.values()) for figure in sections(state, 0)["figures"]]


@pytest.mark.rule("X-WC-32", "X-WC-27")
def test_a_diversion_into_a_place_that_is_shut_pays_the_toll() -> None:
    hands = {0: "map", 1: "diversion"}
    state = table(hands=hands, modules=("tolls", "diversion"), laid="NESW 1,0; EW 2,0")
    do(state, "0: toll map at 0,0 west", "1: play diversion at -1,0")
    assert nuggets(state) == [2, 0, 1, 1, 1]
    assert (figures(state), open_sides(state, -1, 0)) == ([], "EW")


@pytest.mark.rule("X-WC-32", "X-TT-1")
def test_another_may_be_asked_to_pay_for_a_diversion() -> None:
    hands = {0: "map", 1: "diversion"}
    state = table(hands=hands, modules=("tolls", "diversion"), laid="NESW 1,0; EW 2,0")
    do(state, "0: toll map at 0,0 west", "1: play diversion at -1,0 asking 3", "3: refuse")
    assert (state.decision.name, state.decider, open_sides(state, 2, 0)) == ("turn", 1, "EW")
    do(state, "1: play diversion at -1,0 asking 4", "4: agree")
    assert (nuggets(state), open_sides(state, -1, 0)) == ([2, 1, 1, 1, 0], "EW")


@pytest.mark.rule("X-WC-32", "X-TT-6")
def test_a_figure_on_the_card_that_moves_is_put_aside() -> None:
    hands = {0: "map", 1: "diversion"}
    state = table(hands=hands, modules=("tolls", "diversion"), laid="NESW 1,0; EW 2,0")
    do(state, "0: toll map at 2,0 east")
    assert figures(state) == [(2, 0, "east", 0)]
    do(state, "1: play diversion at -1,0")
    assert (figures(state), nuggets(state)) == ([], [1] * 5)


# --- Saboteur 2 -------------------------------------------------------------------------------------


@pytest.mark.rule("X-WC-24", "X-S2-15")
def test_a_trapped_player_cannot_play_a_pioneer() -> None:
    hands = {0: "trap", 1: "pioneer NESW EW"}
    state = do(table(hands=hands, modules=("saboteur-2", "pioneer")), "0: play trap on 1")
    assert refuses(state, "play pioneer") == ("X-WC-24", "pioneer-idle")


@pytest.mark.rule("X-WC-31")
def test_a_trapped_player_can_play_a_diversion() -> None:
    hands = {0: "trap", 1: "diversion"}
    state = table(hands=hands, modules=("saboteur-2", "diversion"), laid="NESW 1,0")
    do(state, "0: play trap on 1", "1: play diversion at -1,0")
    assert open_sides(state, -1, 0) == "NESW"


@pytest.mark.rule("X-WC-25")
def test_a_handyman_mends_neither_traps_nor_thefts() -> None:
    hands = {0: "trap", 1: "theft", 2: f"{HANDYMAN}"}
    state = table(hands=hands, modules=("saboteur-2", "handyman"))
    do(state, "0: play trap on 2", "1: play theft")
    assert not [move for move in options_text(state) if move.startswith(f"play {HANDYMAN}")]
    assert refuses(state, f"play {HANDYMAN} on 2 cart") == ("B-26", "not-broken")


@pytest.mark.rule("X-WC-27")
def test_a_ladder_that_is_moved_follows_the_rules_of_ladders() -> None:
    """It needs no tunnel that leads there, but a path card beside it."""
    state = table(hands={0: "diversion"}, modules=("saboteur-2", "diversion"), laid="NESW 1,0; NS 0,1; S# 1,-1")
    assert allows(state, "play diversion at 0,2 turned")
    assert refuses(state, "play diversion at 4,4") == ("B-17", "no-neighbour")
    do(state, "0: play diversion at 0,2 turned")
    assert open_sides(state, 0, 2) == "N"


@pytest.mark.rule("X-WC-21")
def test_in_saboteur_2_a_change_of_direction_leaves_the_shares_as_they_are() -> None:
    paid: list[list[int]] = []
    for card, move in (("change-direction", "play change-direction"), ("map", "play map at 8,2")):
        state = table(
            hands={0: card, 2: "EW"},
            roles="boss blue-miner blue-miner green-miner profiteer",
            modules=("saboteur-2", "change-direction"),
            laid="NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0; EW 6,0",
        )
        do(state, f"0: {move}")
        do(pass_until(state, 2), "2: lay EW 7,0")
        paid.append(nuggets(state))
    assert paid[0] == paid[1]
    assert paid[0][1] == paid[0][2] > 0


@pytest.mark.rule("X-S2-8")
def test_a_trapped_player_who_connects_by_a_diversion_wins_for_his_team_and_gets_nothing() -> None:
    state = table(
        4,
        hands={0: "trap", 1: "diversion"},
        roles="green-miner blue-miner blue-miner saboteur",
        modules=("saboteur-2", "diversion"),
        laid="NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0; EW 6,0; EW -1,0",
    )
    do(state, "0: play trap on 1", "1: play diversion at 7,0")
    assert (state.connector, nuggets(state)) == (1, [0, 0, 5, 0])


@pytest.mark.rule("X-S2-16")
def test_thefts_go_clockwise_after_a_change_of_direction_too() -> None:
    hands = {4: "change-direction", 3: "theft", 2: "theft", 1: "theft"}
    dwarfs = "saboteur blue-miner blue-miner green-miner saboteur"
    state = table(hands=hands, roles=dwarfs, modules=("saboteur-2", "change-direction"), starter=4)
    do(state, "4: play change-direction", "3: play theft", "2: play theft", "1: play theft")
    thieves = []
    pass_round(state)
    while state.decision.name == "theft":
        thieves.append(state.decider)
        do(state, "forgo")
    assert thieves == [1, 2, 3]


@pytest.mark.rule("X-S2-24")
def test_a_ladder_that_is_moved_leaves_cut_off_what_it_had_reached() -> None:
    hands = {0: "rockfall", 1: "W#", 2: "diversion", 3: "NS"}
    state = table(hands=hands, modules=("saboteur-2", "diversion"), laid="EW 1,0; EW 2,0; NESW 3,0")
    do(state, "0: play rockfall at 1,0", "1: lay W# 4,0")
    assert "play diversion at -1,0 turned" in options_text(state)
    do(state, "2: play diversion at -1,0 turned")
    assert refuses(state, "lay NS 3,1") == ("B-20", "not-linked")


@pytest.mark.rule("X-S2-28")
def test_with_two_players_a_change_of_direction_has_no_effect() -> None:
    state = table(2, hands={0: "change-direction"}, modules=("saboteur-2", "change-direction"))
    do(state, "0: play change-direction")
    assert state.decider == 1
    do(state, options_text(state)[-1])
    assert state.decider == 0


@pytest.mark.rule("X-S2-14")
def test_a_figure_is_nothing_that_two_cards_remove() -> None:
    state = do(table(hands={0: "map"}, modules=("saboteur-2", "tolls")), "0: toll map at 0,0 west")
    pass_until(state, 0)
    assert figures(state) == [(0, 0, "west", 0)]
    assert not [move for move in options_text(state) if move.startswith("discard")]
