"""The whole box in the hands of bots: they never get stuck, and what they hold serves what their dwarf wants."""

from __future__ import annotations

import pytest

from pyrite.bots.registry import bot, players
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import State
from pyrite.kernel.view import view
from tests.bots.asking import choice, stream
from tests.properties.combos import combo
from tests.rules.chest_scenes import chest_table
from tests.rules.kit import do, options_text, pass_round, pass_until, table
from tests.rules.scenes import MIDDLE

TWO = ("saboteur-2",)
LONGEST = 40_000


def digger(state: State) -> str:
    return choice(state)


def dwarfs(first: str, others: str = "blue-miner") -> str:
    """A dwarf for seat 0, and some for the others."""
    return f"{first} {others}"


# --- whole games ------------------------------------------------------------------------------------


@pytest.mark.mass
@pytest.mark.parametrize("seed", range(12))
def test_any_game_is_played_to_its_end_with_legal_moves_only(seed: int) -> None:
    rng = Rng.from_seed(f"{seed + 7000:032x}")
    setup = combo(rng)
    state = setup.begin(seed)
    specs = (*players("saboteur"), "digger")
    bots = [bot(specs[(seat + seed) % len(specs)]) for seat in range(setup.players)]
    streams = [stream(seat) for seat in range(setup.players)]
    made = 0
    while not state.over():
        seat = state.decider
        seen = view(state, seat)
        move = bots[seat].decide(seen, streams[seat])
        assert move in [*seen.moves]
        state.play(move)
        made += 1
        assert made < LONGEST


# --- what lies in front -----------------------------------------------------------------------------


def test_whoever_is_trapped_frees_himself() -> None:
    state = table(players=3, hands={0: "trap", 1: "free EW"}, roles=dwarfs("saboteur"), modules=TWO)
    assert digger(do(state, "play trap on 1")) == "play free on 1"


def test_who_cannot_free_himself_gives_two_cards_for_it() -> None:
    state = table(players=3, hands={0: "trap", 1: "nesw nes esw ns ew map"}, roles=dwarfs("saboteur"), modules=TWO)
    assert digger(do(state, "play trap on 1")).endswith("for trap")


def test_a_theft_is_laid_rather_than_a_card_passed() -> None:
    state = table(players=3, hands={0: "theft nesw nes esw ns ew"}, roles=dwarfs("blue-miner"), modules=TWO)
    assert digger(state) == "play theft"


def test_nobody_sends_his_own_theft_away() -> None:
    state = table(players=3, hands={0: "theft hands-off nesw nes esw ns"}, roles=dwarfs("blue-miner"), modules=TWO)
    do(state, "0: play theft")
    while state.decider != 0:
        do(state, next(text for text in options_text(state) if text.startswith("pass")))
    assert digger(state) != "play hands-off on 0"


def test_a_thief_takes_from_the_richest() -> None:
    roles = "geologist saboteur profiteer"  # nobody finds anything: the saboteur gets 4, the profiteer 2
    state = table(players=3, hands={0: "theft"}, roles=roles, modules=TWO)
    pass_round(do(state, "0: play theft"))
    assert (state.decision.name, state.decider) == ("theft", 0)
    assert digger(state) == "steal 1"


def _any_pass(state: State) -> str:
    return next(text for text in options_text(state) if text.startswith("pass"))


# --- dwarfs and what they want ----------------------------------------------------------------------


def test_a_blue_miner_does_not_hang_a_green_door_into_his_own_way() -> None:
    hands = {0: "EW:green nesw nes esw ns ew"}
    state = table(players=3, hands=hands, roles=dwarfs("blue-miner"), modules=TWO, drawn=MIDDLE)
    assert not digger(state).startswith("lay EW:green")


def test_a_green_miner_does() -> None:
    hands = {0: "EW:green nesw nes esw ns ew"}
    state = table(players=3, hands=hands, roles=dwarfs("green-miner"), modules=TWO, drawn=MIDDLE)
    assert digger(state).startswith("lay EW:green 7,0")


def test_not_even_where_he_has_seen_a_spider() -> None:
    hands = {0: "map EW:green fix-cart fix-lantern fix-pickaxe free"}
    goals = "treasure stone-ne spider"
    modules = (*TWO, "new-goals")
    state = table(players=3, hands=hands, roles=dwarfs("blue-miner"), goals=goals, modules=modules, drawn=MIDDLE)
    assert not digger(pass_until(do(state, "0: play map at 8,0"), 0)).startswith("lay EW:green")


# The way to the middle goal up to the last card, through a green door.
THROUGH_A_DOOR = "NESW 1,0; EW:green 2,0; NESW 3,0; NESW 4,0; NESW 5,0; EW 6,0"


@pytest.mark.parametrize(("role", "opens"), [("blue-miner", False), ("green-miner", True), ("boss", True)])
def test_nobody_opens_the_gold_by_a_way_that_is_shut_to_his_team(role: str, opens: bool) -> None:
    hands = {0: "EW nesw nes esw ns ew"}
    state = table(players=3, hands=hands, roles=dwarfs(role), modules=TWO, laid=THROUGH_A_DOOR)
    assert (digger(state) == "lay EW 7,0") is opens


def test_who_is_shut_out_digs_round_the_door() -> None:
    hands = {0: "NESW nesw nes esw ns ew"}
    state = table(players=3, hands=hands, roles=dwarfs("blue-miner"), modules=TWO, laid=THROUGH_A_DOOR)
    assert digger(state) in [f"lay NESW {x},{y}" for x in (1, 3) for y in (-1, 1)]


def test_a_geologist_leaves_it_to_others_to_end_the_round() -> None:
    hands = {0: "EW nesw nes esw ns ew"}
    state = table(players=3, hands=hands, roles=dwarfs("geologist"), modules=TWO, drawn=MIDDLE)
    assert digger(state) != "lay EW 7,0"


def test_a_geologist_lays_crystals_wherever_they_fit() -> None:
    hands = {0: "ESW* nesw nes esw ns ew"}
    state = table(players=3, hands=hands, roles=dwarfs("geologist"), modules=TWO)
    assert digger(state).startswith("lay ESW*")


def test_a_saboteur_with_nothing_else_shuts_the_way_to_the_gold() -> None:
    hands = {0: "NES ESW NES ESW NES ESW"}
    state = table(hands=hands, roles="saboteur", modules=("tolls",), drawn=MIDDLE)
    assert digger(state).endswith("at 6,0 east")


def test_far_from_the_gold_a_hiding_saboteur_keeps_the_figures_for_later() -> None:
    state = table(hands={0: "NES ESW NES ESW NES ESW"}, roles="saboteur", modules=("tolls",))
    assert digger(state).startswith("pass")


def shut(payer: int, asker: int = 1, hand: str = "EW") -> State:
    """Seat 0 has shut the way to the gold; somebody wants to go on, and asks for his toll."""
    hands = {0: "NES", asker: hand}
    state = table(hands=hands, roles="saboteur", modules=("tolls",), drawn=MIDDLE)
    do(state, "0: toll NES at 6,0 east")
    while state.decider != asker:
        do(state, _any_pass(state))
    return do(state, f"lay {hand} 7,0 asking {payer}")


def test_who_is_asked_pays_for_the_card_that_may_reach_the_gold() -> None:
    assert digger(shut(payer=3)) == "agree"


def test_but_not_for_a_dead_end() -> None:
    assert digger(shut(payer=3, hand="ew")) == "refuse"


def test_and_a_saboteur_does_not_let_anybody_pass() -> None:
    assert digger(shut(payer=0)) == "refuse"


@pytest.mark.parametrize("card", ["veto", "pioneer", "diversion"])
def test_who_has_nothing_to_do_does_not_throw_away_what_may_still_be_of_use(card: str) -> None:
    hands = {0: f"{card} break-cart break-cart break-lantern break-lantern break-pickaxe"}
    state = table(hands=hands, modules=(card,))
    assert all(choice(state, seed=seed).startswith("pass break") for seed in range(12))


# --- chests and goals -------------------------------------------------------------------------------


@pytest.mark.parametrize(("role", "victim"), [("miner", 1), ("saboteur", 2)])
def test_a_card_is_taken_from_the_other_side(role: str, victim: int) -> None:
    # Seat 1 has laid a dead end, all others have done nothing yet.
    hands = {0: "EW", 1: "nesw NE", 2: "NE"}
    state = chest_table("f", roles=f"{role} miner miner", players=3, hands=hands, starter=1)
    do(state, "1: lay nesw -1,0")
    do(state, "2: pass NE", "0: lay EW 1,0")
    assert state.decision.name == "chest-victim"
    assert digger(state) == f"choose {victim}"


def test_nobody_looks_twice_at_the_same_chest() -> None:
    hands = {0: "map map map nesw nes esw"}
    state = chest_table("a", players=3, hands=hands, top="ns NESW NESW ew NESW NESW", roles="miner miner saboteur")
    for look in ("8,0", "2,0"):
        pass_until(do(state, f"0: play map at {look}"), 0)
    assert digger(state) in ("play map at 7,-1", "play map at 7,1", "play map at 5,-2")


def test_goals_that_are_equally_far_are_left_where_they_are() -> None:
    # From 7,0 the goals at 8,-2 and 8,2 are as far as each other; seat 0 knows that there is nothing in the north.
    hands = {0: "map swap-goals nesw nes esw ns"}
    state = table(hands=hands, goals="stone-ne stone-nw treasure", top="ew", modules=("swap-goals",), drawn=MIDDLE)
    pass_until(do(state, "0: play map at 8,-2"), 0)
    assert digger(state) != "play swap-goals at 8,-2 8,2"


def test_who_was_seen_to_be_a_saboteur_is_no_longer_trusted() -> None:
    hands = {0: "inspection break-cart nesw nes esw ns"}
    state = table(players=3, hands=hands, roles="blue-miner saboteur blue-miner", modules=TWO)
    do(state, "0: play inspection on 1")
    while state.decider != 0:
        do(state, _any_pass(state))
    assert digger(state) == "play break-cart on 1"
