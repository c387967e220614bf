"""Lets bots play a game with lunches, and writes it into the file that is named: `python play.py lunch.pyrite`."""

import sys
from pathlib import Path

from pyrite.records import Recorder, save
from pyrite.saboteur import Rng, Setup, bot, view

game = Recorder(Setup(players=5, modules=("lunch-break",)), seed=1)
digger, rng = bot("digger"), Rng.from_seed(bytes(16))
while not game.state.over():
    game.play(digger.decide(view(game.state, game.state.decider), rng))
save(game.record(), Path(sys.argv[1]))
