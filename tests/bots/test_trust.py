"""The score of trust: who has done what, and what a viewer makes of it."""

from __future__ import annotations

from functools import partial

import pytest

from pyrite.games.saboteur.bots.trust import (
    ATTACK,
    FRIEND,
    HELP,
    IDLENESS,
    SIDE_STEP,
    STEP_ON,
    SUSPECT,
    suspicion,
)
from pyrite.games.saboteur.modules.tolls.liking import BARRIER
from pyrite.kernel.state import State
from pyrite.kernel.view import view
from tests.rules import kit
from tests.rules.chest_scenes import chest_table
from tests.rules.kit import do
from tests.rules.scenes import MIDDLE

table = partial(kit.table, roles="miner miner miner saboteur miner")
TEAMS = "blue-miner blue-miner blue-miner saboteur green-miner"


def doubts(state: State, viewer: int = 4) -> list[int]:
    """How suspect each seat is to a viewer."""
    return [*suspicion(view(state, viewer))]


def test_at_first_nobody_is_suspect_and_a_miner_trusts_himself() -> None:
    assert doubts(table()) == [0, 0, 0, 0, FRIEND]


def test_a_saboteur_sees_himself_as_the_others_do() -> None:
    assert doubts(table(), viewer=3) == [0, 0, 0, 0, 0]


def test_who_digs_towards_the_goals_is_trusted() -> None:
    assert doubts(do(table(hands={0: "NESW"}), "lay NESW 1,0"))[0] == STEP_ON


def test_who_digs_elsewhere_is_looked_at() -> None:
    assert doubts(do(table(hands={0: "NESW"}), "lay NESW -1,0"))[0] == SIDE_STEP


def test_who_lays_a_dead_end_is_suspect_at_once() -> None:
    assert doubts(do(table(hands={0: "nesw"}), "lay nesw 1,0"))[0] >= SUSPECT


def test_who_bends_the_only_way_is_suspect_by_and_by() -> None:
    state = table(hands={0: "NW"}, laid="EW 1,0; EW 2,0; EW 3,0", starter=0)
    assert doubts(do(state, "lay NW 4,0"))[0] > 0


def test_who_brings_down_the_way_is_suspect_and_who_clears_it_is_not() -> None:
    fallen = do(table(hands={0: "rockfall"}, drawn=MIDDLE), "play rockfall at 6,0")
    assert doubts(fallen)[0] >= SUSPECT
    cleared = do(table(hands={0: "nesw", 1: "rockfall"}, drawn=MIDDLE), "lay nesw 7,0", "play rockfall at 7,0")
    assert doubts(cleared)[1] < 0


def test_to_pass_is_held_against_nobody_much() -> None:
    assert doubts(do(table(hands={0: "NE"}), "pass NE"))[0] == IDLENESS < SUSPECT


def test_who_breaks_the_viewers_tools_is_suspect() -> None:
    state = do(table(hands={0: "break-cart"}), "play break-cart on 4")
    assert doubts(state)[0] == ATTACK
    assert 0 < doubts(state, viewer=2)[0] < ATTACK  # to others the victim may have deserved it


def test_who_breaks_a_suspects_tools_earns_trust() -> None:
    state = table(hands={0: "nesw", 1: "break-cart"})
    assert doubts(do(state, "lay nesw 1,0", "play break-cart on 0"))[1] < 0


def test_who_helps_the_viewer_earns_trust_and_who_helps_a_suspect_loses_it() -> None:
    state = table(hands={0: "break-cart", 1: "fix-cart"})
    assert doubts(do(state, "play break-cart on 4", "play fix-cart on 4"))[1] == HELP
    state = table(hands={0: "nesw", 1: "break-cart", 2: "fix-cart"})
    assert doubts(do(state, "lay nesw 1,0", "play break-cart on 0", "play fix-cart on 0"))[2] > 0


def test_to_repair_oneself_says_nothing() -> None:
    state = table(hands={0: "break-cart", 1: "fix-cart"})
    assert doubts(do(state, "play break-cart on 1", "play fix-cart on 1"))[1] == 0


def test_to_find_a_stone_is_no_fault() -> None:
    state = table(hands={0: "EW"}, goals="treasure stone-nw stone-ne", drawn=MIDDLE)
    before = doubts(state)[0]
    assert doubts(do(state, "lay EW 7,0"))[0] == before + STEP_ON


def test_after_a_stone_digging_on_from_it_is_a_step_on() -> None:
    # The stone at 8,0 lies open with its tunnel from west to north, so 8,-1 is one card from another goal.
    state = table(hands={0: "EW", 1: "NES"}, goals="stone-ne stone-nw treasure", drawn=MIDDLE)
    before = doubts(do(state, "lay EW 7,0"))[1]
    assert doubts(do(state, "lay NES 8,-1"))[1] == before + STEP_ON


def test_what_was_vetoed_has_not_happened() -> None:
    state = table(hands={0: "nesw", 1: "veto"}, modules=("veto",))
    do(state, "lay nesw 1,0")
    assert doubts(state)[0] == 0  # not yet
    do(state, "1: veto")
    assert doubts(state)[0] == 0


def test_what_was_not_vetoed_has_happened() -> None:
    state = table(hands={0: "nesw", 1: "veto"}, modules=("veto",))
    do(state, "lay nesw 1,0", "allow", "allow", "allow", "allow")
    assert state.decision.name == "turn"
    assert doubts(state)[0] >= SUSPECT


# --- the rest of the box ----------------------------------------------------------------------------


def test_to_take_a_theft_away_is_no_help_to_its_owner() -> None:
    hands = {0: "theft", 1: "hands-off"}
    state = kit.table(
        hands=hands, roles="blue-miner blue-miner blue-miner saboteur green-miner", modules=("saboteur-2",)
    )
    do(state, "0: play theft")
    assert doubts(do(state, "1: play hands-off on 0"))[1] == 0


def test_who_gets_a_new_dwarf_begins_anew() -> None:
    hands = {0: "nesw", 1: "swap-hats"}
    state = kit.table(
        hands=hands, roles="blue-miner blue-miner blue-miner saboteur green-miner", modules=("saboteur-2",)
    )
    assert doubts(do(state, "0: lay nesw 1,0"))[0] >= SUSPECT
    assert doubts(do(state, "1: play swap-hats on 0"))[0] == 0


def test_who_stands_a_figure_in_the_way_is_suspect() -> None:
    state = do(table(hands={0: "NE"}, modules=("tolls",)), "0: toll NE at 0,0 east")
    assert doubts(state)[0] == BARRIER >= SUSPECT


def test_beyond_a_chest_digging_on_is_a_step_on() -> None:
    state = chest_table("a", roles="miner miner miner saboteur miner", hands={0: "EW", 1: "EW"})
    assert doubts(do(state, "0: lay EW 1,0", "1: lay EW 3,0"))[1] == STEP_ON


def test_beyond_the_card_in_the_centre_too() -> None:
    state = kit.table(
        hands={0: "NESW"},
        roles="miner miner miner saboteur greedy",
        modules=("tournament",),
        centre="NESW",
        luck=[0],
        laid="NESW 1,0; NESW 2,0; NESW 3,0",
    )
    assert doubts(do(state, "0: lay NESW 5,0"), viewer=1)[0] == STEP_ON


def test_who_diverts_the_last_card_onto_the_way_is_trusted() -> None:
    state = table(hands={0: "EW", 1: "diversion"}, modules=("diversion",))
    do(state, "0: lay EW -1,0")
    assert doubts(do(state, "1: play diversion at 1,0"))[1] == STEP_ON


@pytest.mark.parametrize(("side", "forgiven"), [("party", True), ("costumes", False)])
def test_after_a_party_nobody_is_who_he_was_and_in_another_costume_one_is_not(side: str, forgiven: bool) -> None:
    # Seat 0 lays a dead end beside the start, seat 1 comes to the postcard at 3,0.
    hands = {0: "nesw", 1: "EW", 2: "EW"}
    state = table(hands=hands, roles="miner miner miner saboteur miner", modules=(side,))
    do(state, "0: lay nesw -1,0", "1: lay EW 1,0")
    assert doubts(state, viewer=3)[0] >= SUSPECT
    do(state, "2: lay EW 2,0")
    assert (doubts(state)[0] < SUSPECT) is forgiven
