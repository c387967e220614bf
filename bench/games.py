"""The fixed games of the benchmark, and the fingerprint of where they end."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import cycle, product, repeat

from pyrite.kernel.notation.position import print_position
from pyrite.kernel.notation.words import parse_move, print_move
from pyrite.kernel.playout import play_out
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import State
from pyrite.setup.options import EDITIONS, LOST_MINES, SABOTEUR
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup, players_with
from tests.properties.combos import combo

LONGEST = 100_000  # decisions; no game comes near it
BREATH = 40  # moves between two positions that are printed and read again
EVERYTHING = (
    *("saboteur-2", "swap-goals", "vault", "veto", "change-direction", "handyman", "pioneer", "diversion"),
    *("tolls", "party", "new-goals", "chests"),
)
FOREST = "The Lost Mines"
SORTS: dict[str, tuple[str, ...]] = {
    "base": (),
    "Saboteur 2": ("saboteur-2",),
    "everything": EVERYTHING,
    FOREST: (),
}
TABLES: dict[str, tuple[int, ...]] = {sort: (3, 5, 9) if sort == FOREST else (3, 5, 10) for sort in SORTS}
MODULES: tuple[tuple[str, ...], ...] = ((), ("new-goals",), ("veto",), ("new-goals", "veto"))
COMBOS = 40  # games of any modules and options

Game = tuple[Setup, int]


def table(sort: str, players: int) -> Setup:
    """So many at a table for this sort of game."""
    return Setup(players, modules=SORTS[sort], game=LOST_MINES if sort == FOREST else SABOTEUR)


def fixed_games() -> Iterator[Game]:
    """Every number of players, one game each: the base game in every edition, the larger ones in one; then any, and
    the forest."""
    tables = [*product(players_with(()), EDITIONS.values(), MODULES)]
    for modules in (SORTS["Saboteur 2"], EVERYTHING):
        tables += zip(players_with(modules), cycle(EDITIONS.values()), repeat(modules), strict=False)
    for seed, (players, options, modules) in enumerate(tables):
        yield Setup(players, options, modules, seed % players), seed
    for seed in range(COMBOS):
        yield combo(chance(seed)), seed
    for players in players_with((), LOST_MINES):
        yield table(FOREST, players), players


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
