"""The digger at work in both roles: mines, hands, and what it plays there."""

from __future__ import annotations

from functools import partial

import pytest

from pyrite.games.saboteur.bots.distances import missing
from pyrite.kernel.state import State
from tests.bots.asking import choice
from tests.bots.test_every_bot import change_gold, fitting, keep_gold
from tests.rules import kit
from tests.rules.kit import do, is_open, pass_card, pass_until
from tests.rules.scenes import BETWEEN, MIDDLE

as_miner = partial(kit.table, roles="miner miner saboteur miner miner")
as_saboteur = partial(kit.table, roles="saboteur miner miner miner miner")
NEW_GOALS = ("new-goals",)
VETO = ("veto",)

# The way to the middle goal up to the last card. With the dead end it is blocked, by seat 4.
ROAD = "NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0; EW 6,0"
BLOCKED = f"{ROAD}; nesw 7,0"
DEAD_ENDS = "nes esw ns ew ne"


def allow_all(state: State) -> State:
    """Nobody objects."""
    while state.decision.name == "veto":
        do(state, "allow")
    return state


def knowing(state: State, *looks: str) -> State:
    """Seat 0 looks at goals, one a turn; then it is on turn again."""
    for look in looks:
        pass_until(allow_all(do(state, f"0: play map at {look}")), 0)
    return state


def broken(state: State) -> State:
    """Seat 4 breaks the cart of seat 0, who is on turn then."""
    return do(state, "4: play break-cart on 0")


# --- a miner ----------------------------------------------------------------------------------------


def test_a_miner_lays_the_card_that_reaches_the_treasure() -> None:
    state = knowing(as_miner(hands={0: "map NS nesw EW break-cart fix-cart"}, drawn=MIDDLE), "8,0")
    assert choice(state) == "lay EW 7,0"


def test_a_miner_digs_towards_the_goal_where_the_treasure_was_seen() -> None:
    state = as_miner(hands={0: "map NW"}, goals="treasure stone-ne stone-nw", drawn=MIDDLE)
    assert choice(knowing(state, "8,-2")) == "lay NW 7,0"


def test_a_miner_lays_no_dead_end() -> None:
    assert choice(as_miner(hands={0: f"{DEAD_ENDS} nw"}, laid=ROAD)).startswith("pass")


def test_a_miner_does_not_dig_away_from_the_goals() -> None:
    # Nothing but a bend fits into the only mouth: the card stays in hand and a repair is passed.
    state = as_miner(
        hands={0: "NW fix-cart fix-cart fix-lantern fix-lantern fix-pickaxe"},
        laid="EW 1,0; ew -1,0; ns 0,1; ne 0,-1 turned",
    )
    assert not choice(state).startswith("lay")


def test_a_miner_looks_at_a_goal_early() -> None:
    assert choice(as_miner(hands={0: f"map {DEAD_ENDS}"})).startswith("play map at 8,")


def test_a_miner_who_knows_where_the_treasure_is_looks_no_more() -> None:
    state = knowing(as_miner(hands={0: "map map nes esw ns ew"}, top="ne"), "8,0")
    assert choice(state).startswith("pass")


def test_a_miner_repairs_his_own_tools_first() -> None:
    state = broken(as_miner(hands={0: "fix-cart map EW rockfall", 4: "break-cart"}, drawn=MIDDLE, starter=4))
    assert choice(state) == "play fix-cart on 0"


def test_a_miner_who_cannot_dig_passes_the_card_that_is_no_good() -> None:
    state = broken(as_miner(hands={0: "NESW NES nesw ESW EW NE", 4: "break-cart"}, starter=4))
    assert choice(state) == "pass nesw"


def test_a_miner_repairs_the_tools_of_a_friend() -> None:
    state = as_miner(hands={0: f"fix-cart {DEAD_ENDS}", 4: "break-cart"}, laid="NESW 1,0; NESW 2,0", starter=4)
    assert choice(do(state, "4: play break-cart on 3")) == "play fix-cart on 3"


def test_a_miner_does_not_repair_the_tools_of_a_suspect() -> None:
    state = as_miner(hands={0: f"fix-cart {DEAD_ENDS}", 4: "break-cart"}, laid="NESW 1,0; nesw 2,0", starter=4)
    assert choice(do(state, "4: play break-cart on 3")).startswith("pass")


def test_a_miner_breaks_the_tools_of_a_suspect() -> None:
    assert choice(as_miner(hands={0: f"break-cart {DEAD_ENDS}"}, laid=BLOCKED)) == "play break-cart on 4"


def test_a_miner_breaks_nobodys_tools_while_all_dig_well() -> None:
    assert choice(as_miner(hands={0: f"break-cart {DEAD_ENDS}"}, laid=ROAD)).startswith("pass")


def test_a_miner_clears_a_dead_end_out_of_the_way() -> None:
    assert choice(as_miner(hands={0: f"rockfall {DEAD_ENDS}"}, laid=BLOCKED)) == "play rockfall at 7,0"


def test_a_miner_leaves_a_good_way_alone() -> None:
    assert choice(as_miner(hands={0: f"rockfall {DEAD_ENDS}"}, laid=ROAD)).startswith("pass")


# --- a saboteur -------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", ["EW NES ESW NS NE NW", "EW NES ESW NS map map"])
def test_a_saboteur_does_not_open_the_gold(cards: str) -> None:
    state = as_saboteur(hands={0: cards}, drawn=MIDDLE)
    assert not is_open(do(state, choice(state)), 8, 0)


def test_a_saboteur_lays_a_dead_end_before_the_gold() -> None:
    assert choice(as_saboteur(hands={0: "ew EW NES ESW NS NE"}, drawn=MIDDLE)) == "lay ew 7,0"


def test_a_saboteur_bends_the_way_if_there_is_no_dead_end() -> None:
    state = as_saboteur(hands={0: "NE fix-cart fix-cart fix-lantern fix-lantern fix-pickaxe"}, drawn=MIDDLE)
    assert choice(state) == "lay NE 7,0 turned"


def test_far_from_the_gold_a_saboteur_hides_and_loses_good_cards_unseen() -> None:
    assert choice(as_saboteur(hands={0: "nesw break-cart rockfall NESW NS EW"})) == "pass NESW"


def test_at_a_small_table_a_saboteur_does_not_hide() -> None:
    state = kit.table(players=3, roles="saboteur miner miner", hands={0: "nesw break-cart rockfall NESW NS EW"})
    assert not choice(state).startswith("pass")


def test_a_saboteur_who_is_suspected_hides_no_more() -> None:
    state = as_saboteur(hands={0: "nesw break-cart NESW NES ESW EW"})
    do(state, "0: lay nesw 1,0")
    assert choice(pass_until(state, 0)).startswith("play break-cart on")


def test_a_saboteur_breaks_the_tools_of_those_who_dig_well() -> None:
    # Seat 4 has laid a dead end and may be a saboteur too.
    state = as_saboteur(hands={0: "break-cart fix-cart fix-cart fix-lantern fix-lantern map"}, laid=f"{ROAD}; ns 0,1")
    assert choice(state) in [f"play break-cart on {seat}" for seat in (1, 2, 3)]


def test_a_saboteur_brings_down_a_card_of_the_way() -> None:
    state = as_saboteur(hands={0: "rockfall fix-cart fix-cart fix-lantern fix-lantern map"}, laid=ROAD)
    assert missing(state.mine, state.mine.goals[1]) & 255 == 1
    do(state, choice(state))
    assert missing(state.mine, state.mine.goals[1]) & 255 > 1


def test_a_saboteur_repairs_nobody_else() -> None:
    state = as_saboteur(hands={0: "fix-cart NES ESW EW NS NE", 4: "break-cart"}, starter=4)
    assert choice(do(state, "4: play break-cart on 3")).startswith("pass")


# --- goals ------------------------------------------------------------------------------------------


def between(state: State) -> State:
    """Seat 0 reaches the goals at 8,0 and 8,2 with one card."""
    return do(state, "0: lay NES 8,1 turned")


def test_of_two_goals_a_miner_turns_up_the_treasure_first() -> None:
    state = as_miner(hands={0: "map NES"}, drawn=BETWEEN)
    assert choice(between(knowing(state, "8,0"))) == "reveal 8,0"


def test_of_two_goals_a_saboteur_turns_up_the_treasure_last() -> None:
    state = as_saboteur(hands={0: "map NES"}, drawn=BETWEEN)
    assert choice(between(knowing(state, "8,0"))) == "reveal 8,2"


@pytest.mark.parametrize(
    ("goals", "first"),
    [
        ("treasure bag-2", "8,2"),  # the treasure would end the round
        ("dragon treasure", "8,2"),
        ("treasure spider", "8,0"),
        ("dragon stone-nw", "8,2"),
    ],
)
def test_a_miner_takes_a_bag_before_the_treasure_and_that_before_all_others(goals: str, first: str) -> None:
    known = as_miner(hands={0: "map map NES"}, goals=f"stone-ne stone-ne {goals}", modules=NEW_GOALS, drawn=BETWEEN)
    assert choice(between(knowing(known, "8,0", "8,2"))) == f"reveal {first}"


def test_a_saboteur_wakes_the_spider_first() -> None:
    goals = "stone-ne stone-nw treasure spider"
    state = as_saboteur(hands={0: "map map NES"}, goals=goals, modules=NEW_GOALS, drawn=BETWEEN)
    assert choice(between(knowing(state, "8,0", "8,2"))) == "reveal 8,2"


def test_a_miner_who_has_seen_the_spider_keeps_away_from_it() -> None:
    state = as_miner(hands={0: "map EW"}, goals="treasure stone-ne spider", modules=NEW_GOALS, drawn=MIDDLE)
    assert choice(knowing(state, "8,0")) != "lay EW 7,0"


def test_a_saboteur_who_has_seen_the_spider_wakes_it() -> None:
    state = as_saboteur(hands={0: "map EW"}, goals="treasure stone-ne spider", modules=NEW_GOALS, drawn=MIDDLE)
    assert choice(knowing(state, "8,0")) == "lay EW 7,0"


@pytest.mark.parametrize(("role", "way"), [("miner", "turned"), ("saboteur", "upright")])
def test_a_stone_is_turned_so_that_it_helps_ones_own_side(role: str, way: str) -> None:
    assert choice(fitting(roles=role)) == f"turn {way}"


# --- gold and veto ----------------------------------------------------------------------------------


def test_of_the_gold_it_keeps_the_most() -> None:
    assert choice(keep_gold()) == "keep 3"


def test_for_the_dragon_it_changes_the_smallest_card() -> None:
    assert choice(change_gold()) == "change 2"  # the 1, not the 3


def vetoing(state: State, *moves: str) -> State:
    """After these moves all seats that are asked before seat 0 allow the last one."""
    do(state, *moves)
    while state.decider != 0:
        do(state, "allow")
    assert state.decision.name == "veto"
    return state


def test_a_saboteur_vetoes_the_card_that_may_reach_the_gold() -> None:
    state = as_saboteur(hands={0: "veto", 1: "EW"}, drawn=MIDDLE, starter=1, modules=VETO)
    assert choice(vetoing(state, "1: lay EW 7,0")) == "veto"


def test_a_miner_vetoes_no_card_that_may_reach_the_gold() -> None:
    state = as_miner(hands={0: "veto", 1: "EW"}, drawn=MIDDLE, starter=1, modules=VETO)
    assert choice(vetoing(state, "1: lay EW 7,0")) == "allow"


def test_a_miner_who_knows_the_treasure_vetoes_the_dead_end_before_it() -> None:
    state = as_miner(hands={0: "map veto", 1: "nesw"}, drawn=MIDDLE, modules=VETO)
    pass_card(knowing(state, "8,0"))
    assert choice(vetoing(state, "1: lay nesw 7,0")) == "veto"


def test_early_in_the_round_nobody_wastes_the_veto_on_a_tool() -> None:
    state = as_miner(hands={0: "veto", 1: "break-cart"}, starter=1, modules=VETO)
    assert choice(vetoing(state, "1: play break-cart on 0")) == "allow"
