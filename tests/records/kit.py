"""Games to write down: random ones to test with, and the golden ones."""

from __future__ import annotations

from pathlib import Path

from hypothesis import strategies as st

from pyrite.kernel.rng import Rng
from pyrite.records import Recorder
from pyrite.setup.setup import Setup
from tests.properties.combos import combo

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = (GOLDEN / "short.pyrite").read_text(encoding="utf-8")
LINES = SHORT.count("\n")

seeds = st.integers(0, 2**64)


def setups() -> st.SearchStrategy[Setup]:
    """Anything that may be played."""
    return seeds.map(lambda seed: combo(Rng.from_seed(f"{seed:032x}")))


def played(setup: Setup, seed: int, most: int = 10_000) -> Recorder:
    """A game of random moves, to its end or until `most` decisions are made."""
    game = Recorder(setup, seed)
    whim = Rng.from_seed(f"{seed:032x}")
    for _ in range(most):
        if game.state.over():
            break
        moves = game.state.moves()
        game.play(moves[whim.below(len(moves))])
    return game


def line_of(text: str, beginning: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(beginning))
