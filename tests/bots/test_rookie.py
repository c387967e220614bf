"""The rookie: digs towards the middle goal, repairs itself, breaks at random."""

from __future__ import annotations

from functools import partial

from tests.bots.asking import choice as asked
from tests.rules import kit
from tests.rules.kit import do, is_open
from tests.rules.scenes import MIDDLE

choice = partial(asked, spec="rookie")
as_miner = partial(kit.table, roles="miner miner saboteur miner miner")
as_saboteur = partial(kit.table, roles="saboteur miner miner miner miner")


def test_it_digs_towards_the_middle_goal() -> None:
    assert choice(as_miner(hands={0: "NS EW nesw map break-cart NW"})) == "lay EW 1,0"


def test_it_goes_on_to_the_next_goal_when_the_middle_one_lies_open() -> None:
    state = as_miner(hands={4: "EW", 0: "NES"}, goals="treasure stone-nw stone-ne", drawn=MIDDLE, starter=4)
    assert choice(do(state, "4: lay EW 7,0")).startswith("lay NES 8,-1")


def test_it_repairs_its_own_tools_and_nobody_elses() -> None:
    hands = {0: "fix-cart fix-cart fix-lantern map map map", 4: "break-cart"}
    own = as_miner(hands=hands, starter=4)
    assert choice(do(own, "4: play break-cart on 0")) == "play fix-cart on 0"
    other = as_miner(hands=hands, starter=4)
    assert choice(do(other, "4: play break-cart on 3")).startswith("pass")


def test_it_breaks_anybodys_tools() -> None:
    state = as_miner(hands={0: "break-cart nesw nes esw ns ew"})
    assert {choice(state, seed=seed) for seed in range(60)} == {f"play break-cart on {seat}" for seat in range(1, 5)}


def test_as_a_saboteur_it_would_rather_break_than_dig() -> None:
    assert choice(as_saboteur(hands={0: "EW NS nesw break-cart"})).startswith("play break-cart on")


def test_as_a_saboteur_it_does_not_open_the_gold() -> None:
    state = as_saboteur(hands={0: "EW NES ESW NS NE NW"}, drawn=MIDDLE)
    for seed in range(8):
        assert not is_open(do(state.copy(), choice(state, seed=seed)), 8, 0)
