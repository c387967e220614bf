"""The digger at work, in both roles: drawn mines, and what it plays there."""

from __future__ import annotations

from functools import partial

import pytest

from pyrite.rules.saboteur.state import State
from tests.bots.asking import choice
from tests.bots.test_every_bot import change_gold, fitting, keep_gold
from tests.rules import kit
from tests.rules.kit import do, pass_until
from tests.rules.scenes import BETWEEN, MIDDLE, open_sides

table = partial(kit.table, roles="miner miner saboteur miner miner")
as_saboteur = partial(kit.table, roles="saboteur miner miner miner miner")
NEW_GOALS = ("new-goals",)
VETO = ("veto",)


def knowing(state: State, *looks: str) -> State:
    """Seat 0 looks at goals, one a turn; then it is on turn again."""
    for look in looks:
        pass_until(do(state, f"0: play map at {look}"), 0)
    return state


# --- a miner digs -----------------------------------------------------------------------------------


def test_a_miner_lays_the_card_that_reaches_the_gold() -> None:
    state = knowing(table(hands={0: "map NS nesw EW break-cart fix-cart"}, drawn=MIDDLE), "8,0")
    assert choice(state) == "lay EW 7,0"


def test_a_miner_digs_towards_the_goal_where_it_saw_the_treasure() -> None:
    state = table(hands={0: "map NW"}, goals="treasure stone-ne stone-nw", drawn=MIDDLE)
    # The mouth at 7,0 leads on to the north if the curve is laid with its tunnel west to north.
    assert choice(knowing(state, "8,-2")) == "lay NW 7,0"


def test_a_miner_lays_no_dead_end_and_does_not_dig_back() -> None:
    state = knowing(table(hands={0: "map nesw nes esw n e"}, drawn=MIDDLE), "8,0")
    assert choice(state).startswith("pass")


def test_a_miner_passes_a_dead_end_rather_than_a_tunnel() -> None:
    state = table(hands={0: "nesw NESW NES ESW EW NS"})
    do(state, "pass NESW")
    do(pass_until(state, 4), "4: play break-cart on 0") if "break-cart" in kit.hand(state, 4) else None
    assert state is not None


def test_a_miner_looks_at_a_goal_early() -> None:
    assert choice(table(hands={0: "map NE NS nesw fix-cart fix-lantern"})).startswith("play map at 8,")


def test_a_miner_who_knows_where_the_treasure_is_looks_no_more() -> None:
    state = knowing(table(hands={0: "map map nesw nes fix-cart fix-lantern"}), "8,0")
    assert not choice(state).startswith("play map")


def test_a_miner_clears_a_dead_end_out_of_the_way() -> None:
    state = table(hands={0: "map rockfall NW nes"}, drawn=MIDDLE, starter=0)
    knowing(state, "8,0")
    do(state, "pass NW")
    do(state, "1: pass map") if "map" in kit.hand(state, 1) else kit.pass_card(state)
    assert state.decider == 2
