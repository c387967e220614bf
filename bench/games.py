"""The mixes that are measured, the fixed games, and the fingerprint of where they end."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import cycle, product, repeat

from bench.house import (
    EDITIONS,
    LOST_MINES,
    SABOTEUR,
    WAYS,
    Rng,
    Setup,
    State,
    combo,
    moves_of,
    over,
    parse_move,
    parse_position,
    players_with,
    print_move,
    print_position,
)

BREATH = 40  # moves between two positions that are printed and read again
EVERYTHING = (
    *("saboteur-2", "swap-goals", "vault", "veto", "change-direction", "handyman", "pioneer", "diversion"),
    *("tolls", "party", "new-goals", "chests"),
)
SORTS: dict[str, tuple[str, ...]] = {
    "base": (),
    "saboteur-2": ("saboteur-2",),
    "everything": EVERYTHING,
    LOST_MINES: (),
}
# A sort of game with so many players.
MIXES = tuple(f"{sort}:{players}" for sort in SORTS for players in ((3, 5, 9) if sort == LOST_MINES else (3, 5, 10)))
MODULES: tuple[tuple[str, ...], ...] = ((), ("new-goals",), ("veto",), ("new-goals", "veto"))
COMBOS = 40  # games of any modules and options

Game = tuple[Setup, int]


def setup_of(mix: str) -> Setup:
    """What is played: `base:5` is the base game of five."""
    sort, _, players = mix.rpartition(":")
    return Setup(int(players), modules=SORTS[sort], game=LOST_MINES if sort == LOST_MINES else SABOTEUR)


def fixed_games() -> Iterator[Game]:
    """Every number of players, one game each: the base game in every edition, the larger ones in one; then any, and
    the forest."""
    tables = [*product(players_with(()), EDITIONS.values(), MODULES)]
    for modules in (SORTS["saboteur-2"], EVERYTHING):
        tables += zip(players_with(modules), cycle(EDITIONS.values()), repeat(modules), strict=False)
    for seed, (players, options, modules) in enumerate(tables):
        yield Setup(players, options, modules, seed % players), seed
    for seed in range(COMBOS):
        yield combo(chance(seed)), seed
    for players in players_with((), LOST_MINES):
        yield setup_of(f"{LOST_MINES}:{players}"), players


def chance(seed: int) -> Rng:
    """The chance by which random players choose, apart from that of the deal."""
    return Rng.from_seed(f"{seed:032x}")


def played(game: Game) -> State:
    """The game as random players end it."""
    setup, seed = game
    state = setup.begin(seed)
    WAYS["play_out"](state, chance(seed))
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
    while not over(state):
        moves = moves_of(state)
        move = moves[rng.below(len(moves))]
        words.append(print_move(state.book, move))
        state.play(move)
    return words


def fingerprint(ends: Iterator[State]) -> str:
    """A hash of positions as text; equal only if all are."""
    stamp = hashlib.sha256()
    for state in ends:
        assert over(state), "a fingerprint is taken of games that are over"
        stamp.update(print_position(state).encode())
    return stamp.hexdigest()[:16]
