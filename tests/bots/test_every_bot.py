"""What holds for every bot: legal moves in every decision, from the view alone, the same for the same chance."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from pyrite.bots.registry import bot, players
from pyrite.kernel.determinise import determinise
from pyrite.kernel.state import State
from pyrite.kernel.view import view
from pyrite.setup.options import EDITIONS
from pyrite.setup.setup import Setup
from tests.bots.asking import choice, seen, stream
from tests.rules.kit import dealt, do, options_text, pass_round, table
from tests.rules.scenes import BETWEEN, MIDDLE, THE_WAY, old_workings

MODULES = [(), ("new-goals",), ("veto",), ("new-goals", "veto")]


# --- whole games ------------------------------------------------------------------------------------


@pytest.mark.mass
@pytest.mark.parametrize(
    ("players", "modules", "edition", "seed"),
    [(players, modules, "default", players) for players, modules in product((3, 5, 10), MODULES)]
    + [(6, ("new-goals", "veto"), "pl", 1), (4, (), "cs", 2)],
)
def test_a_mixed_table_plays_whole_games_with_legal_moves_only(
    players: int, modules: tuple[str, ...], edition: str, seed: int
) -> None:
    bots = [bot(spec) for spec in ("digger", "rookie", "digger", "random")]
    streams = [stream(seat) for seat in range(players)]
    state = Setup(players, EDITIONS[edition], modules).begin(seed)
    while not state.over():
        seat = state.decider
        seen_by_seat = view(state, seat)
        move = bots[seat % 4].decide(seen_by_seat, streams[seat])
        assert move in [*seen_by_seat.moves]
        state.play(move)


# --- each kind of decision --------------------------------------------------------------------------


def turn() -> State:
    return table(hands={0: "NE map break-cart rockfall"}, drawn=MIDDLE)


def turn_without_a_way() -> State:
    """Every tunnel ends: nothing can be dug any more."""
    return table(hands={0: "NESW NE"}, laid="nesw 1,0; ew -1,0; ns 0,1; nes 0,-1 turned")


def which_goal() -> State:
    return do(table(hands={0: "NES"}, goals="treasure stone-ne stone-nw", drawn=BETWEEN), "lay NES 8,1 turned")


def fitting(roles: str = "") -> State:
    """A stone with its tunnel north to east or south to west; only the south leads on to a goal."""
    state = table(
        roles=roles,
        hands={0: "NES ESW"},
        goals="treasure stone-ne stone-nw",
        laid="NESW 1,0; NESW 2,0; NESW 3,0; NESW 4,0; NESW 5,0",
    )
    old_workings(state, "NW 6,-1 turned", "EW 7,-1", "NE 8,-1 turned", "EW 7,0")
    return do(state, "0: lay ESW 6,0 turned")


def keep_gold() -> State:
    return do(table(hands={0: "EW"}, gold=(1, 3, 2, 1, 1), drawn=MIDDLE), "lay EW 7,0")


def change_gold() -> State:
    """In round 2 seat 3 has gold cards worth 3 and 1, and has just reached the dragon."""
    second = dealt(
        goals="treasure stone-ne dragon stone-nw",
        spent=(3, 1),
        modules=("new-goals",),
        digs=THE_WAY,
        opener=2,
    )
    first = table(roles="miner miner miner saboteur miner", modules=("new-goals",), rounds=[second])
    return do(pass_round(first), "2: deal", *(f"lay {dig}" for dig in THE_WAY))


def next_round() -> State:
    return pass_round(table())


def veto() -> State:
    return do(table(hands={0: "NESW", 1: "veto"}, modules=("veto",)), "lay NESW 1,0")


MOMENTS: dict[str, Callable[[], State]] = {
    "turn": turn,
    "which-goal": which_goal,
    "fitting": fitting,
    "keep-gold": keep_gold,
    "change-gold": change_gold,
    "next-round": next_round,
    "veto": veto,
}
every_bot = pytest.mark.parametrize("spec", players("saboteur"))
every_moment = pytest.mark.parametrize("name", list(MOMENTS))


def test_no_kind_of_decision_is_forgotten() -> None:
    book = Setup(5, modules=("new-goals", "veto")).book()
    assert {decision.name for decision in book.decisions} == set(MOMENTS)


@every_bot
@every_moment
def test_a_bot_makes_every_decision(name: str, spec: str) -> None:
    state = MOMENTS[name]()
    assert state.decision.name == name
    for seed in range(4):
        assert choice(state, spec, seed) in options_text(state)


@every_bot
def test_a_bot_has_something_to_do_when_nothing_can_be_dug(spec: str) -> None:
    state = turn_without_a_way()
    assert choice(state, spec) in options_text(state)


@every_bot
@every_moment
def test_the_same_view_and_the_same_chance_give_the_same_move(name: str, spec: str) -> None:
    state = MOMENTS[name]()
    for seed in range(4):
        assert choice(state, spec, seed) == choice(state, spec, seed)


@every_bot
@every_moment
def test_a_bot_cannot_tell_worlds_apart_that_its_seat_cannot(name: str, spec: str) -> None:
    """Everything hidden is dealt anew; the bot, a new one that takes over the seat, decides as before."""
    state = MOMENTS[name]()
    for seed in range(4):
        other = determinise(seen(state), stream(100 + seed))
        assert choice(other, spec, seed) == choice(state, spec, seed)


@every_bot
def test_to_decide_leaves_everything_as_it_was(spec: str) -> None:
    state = turn()
    before = seen(state)
    moves, cells = [*before.moves], [*before.mine.cell]
    bot(spec).decide(before, stream())
    assert ([*before.moves], [*before.mine.cell]) == (moves, cells)
    assert options_text(state) == options_text(turn())
