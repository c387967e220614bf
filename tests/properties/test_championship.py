"""Championship cards and variants in any mixture: cards seen, mixed and taken back stay what every viewer knows."""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.games.saboteur.game import MODULES
from pyrite.kernel.audit import Audit
from pyrite.kernel.determinise import determinise
from pyrite.kernel.moves import PLAY, face, verb
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup, players_with
from tests.properties.combos import any_options, together
from tests.properties.games import examples, lively, shown

MINE = (
    *("new-goals", "greedy", "swap-goals", "vault", "veto", "change-direction", "handyman", "pioneer", "diversion"),
    *("sabotaged", "tournament"),
)
GAMES = examples(400, 40)
PORTIONS = 4


def mixture(rng: Rng) -> Setup:
    """Some of these modules, with any options and players."""
    modules: tuple[str, ...] = ()
    for name in MODULES:
        if name in MINE and rng.below(3) and together((*modules, name)):
            modules = (*modules, name)
    players = players_with(modules)
    seats = players[rng.below(len(players))]
    return Setup(seats, any_options(rng), modules, rng.below(seats))


def choose(state: State, rng: Rng, zeal: int) -> int:
    """A championship card as often as not, where there is one to play."""
    special = [move for move in state.moves() if verb(move) == PLAY and is_special(state, move)]
    if special and rng.below(2):
        return special[rng.below(len(special))]
    return lively(state, rng, zeal)


def is_special(state: State, move: int) -> bool:
    return state.book.kinds[face(move)].name in (*MINE, "fix-pickaxe-lantern-cart")


def play_through(number: int, met: Counter[str]) -> None:
    rng = Rng.from_seed(f"{number:032x}")
    setup = mixture(rng)
    state = setup.begin(number)
    audit, zeal = Audit(state), rng.below(5)
    while True:
        assert audit.look(state) == "", (number, setup)
        if state.over():
            return
        met[state.decision.name] += 1
        rare = state.decision.name not in ("turn", "veto") or len(state.veil) > 0
        if rng.below(4 if rare else 20) == 0:
            for viewer in (rng.below(setup.players), state.decider, WATCHER):
                seen = view(state, viewer)
                world = determinise(seen, rng)
                assert shown(view(world, viewer)) == shown(seen), (number, setup, viewer)
                assert len(world.moves()) > 0
        state.play(choose(state, rng, zeal))


@pytest.mark.parametrize("portion", range(PORTIONS))
def test_no_game_gets_stuck_and_every_hidden_world_looks_the_same(portion: int) -> None:
    met: Counter[str] = Counter()
    for number in range(portion, GAMES, PORTIONS):
        play_through(number, met)
    assert {"vault", "pioneer", "swap-goals", "veto", "keep-gold"} <= met.keys()
