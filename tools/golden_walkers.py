"""Who plays the golden games of The Lost Mines: walkers, who now and then do something else."""

from __future__ import annotations

from pyrite.bots.registry import bot
from pyrite.kernel.rng import Rng
from pyrite.kernel.view import view
from pyrite.records import Recorder
from pyrite.setup.setup import Setup

SENSE = 6  # of so many moves all but one are a walker's


def walk(setup: Setup, seed: int, names: tuple[str, ...]) -> Recorder:
    """A whole game."""
    game = Recorder(setup, seed, names=names)
    whim = Rng.from_seed(f"{seed:032x}")
    walker = bot("walker")
    while not game.state.over():
        moves = game.state.moves()
        if whim.below(SENSE):
            game.play(walker.decide(view(game.state, game.state.decider), whim))
        else:
            game.play(moves[whim.below(len(moves))])
    return game
