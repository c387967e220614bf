"""The fixed games of the benchmark, and the fingerprint of where they end."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import product

from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.notation import parse_move, print_move
from pyrite.rules.saboteur.options import EDITIONS
from pyrite.rules.saboteur.playout import play_out
from pyrite.rules.saboteur.position import parse_position, print_position
from pyrite.rules.saboteur.setup import FEWEST, MOST, Setup
from pyrite.rules.saboteur.state import State

LONGEST = 100_000  # decisions; no game comes near it
BREATH = 40  # moves between two positions that are printed and read again
MODULES: tuple[tuple[str, ...], ...] = ((), ("new-goals",), ("veto",), ("new-goals", "veto"))

Game = tuple[Setup, int]


def fixed_games() -> Iterator[Game]:
    """Every number of players with every edition and all combinations of modules, one game each."""
    tables = product(range(FEWEST, MOST + 1), EDITIONS.values(), MODULES)
    for seed, (players, options, modules) in enumerate(tables):
        yield Setup(players, options, modules, seed % players), seed


def chance(seed: int) -> Rng:
    """The chance by which random players choose, apart from that of the deal."""
    return Rng.from_seed(f"{seed:032x}")


def played(game: Game) -> State:
    """The game as random players end it."""
    setup, seed = game
    state = setup.begin(seed)
    play_out(state, chance(seed), LONGEST)
    return state


def through_text(game: Game) -> State:
    """The same game with every move printed, read again and only then played; now and then the position too."""
    setup, seed = game
    state = setup.begin(seed)
    for number, text in enumerate(_moves_in_words(game)):
        if number % BREATH == 0:
            state = parse_position(print_position(state))
        state.play(parse_move(state.book, text))
    return state


def _moves_in_words(game: Game) -> list[str]:
    setup, seed = game
    state = setup.begin(seed)
    rng = chance(seed)
    words = []
    while not state.over():
        moves = state.moves()
        move = moves[rng.below(len(moves))]
        words.append(print_move(state.book, move))
        state.play(move)
    return words


def fingerprint(ends: Iterator[State]) -> str:
    """A hash of positions as text; equal only if all are."""
    stamp = hashlib.sha256()
    for state in ends:
        assert state.over(), "a fingerprint is taken of games that are over"
        stamp.update(print_position(state).encode())
    return stamp.hexdigest()[:16]
