"""Any game that may be played: modules, options and players in all combinations that the rules allow (X-MIX)."""

from __future__ import annotations

from itertools import combinations

from pyrite.games import LOST_MINES
from pyrite.games.saboteur.game import MODULES
from pyrite.kernel.rng import Rng
from pyrite.setup.options import Options, choices, options_from
from pyrite.setup.setup import Setup, players_with


def chance(number: int) -> Rng:
    """Where all chance of a game comes from, apart from its deals."""
    return Rng.from_seed(f"{number:032x}")


def together(modules: tuple[str, ...]) -> bool:
    """Whether these modules can be in one game."""
    return not any(other in modules for name in modules for other in MODULES[name].clashes)


def pairs() -> list[tuple[str, str]]:
    """Every two modules that can be in one game."""
    return [pair for pair in combinations(MODULES, 2) if together(pair)]


def any_options(rng: Rng) -> Options:
    """A printed edition, or any mixture."""
    if rng.below(3) == 0:
        return options_from(("default", "pl", "cs", "uk")[rng.below(4)])
    return options_from(**{name: values[rng.below(len(values))] for name, values in choices().items()})


def combo(rng: Rng, wanted: tuple[str, ...] = ()) -> Setup:
    """A set-up at random; the modules wanted are in it."""
    modules = wanted
    eagerness = 1 + rng.below(4)
    for name in MODULES:
        if name not in modules and rng.below(5) < eagerness and together((*modules, name)):
            modules = (*modules, name)
    players = players_with(modules)
    seats = players[rng.below(len(players))]
    return Setup(seats, any_options(rng), modules, rng.below(seats))


def forest(rng: Rng) -> Setup:
    """The Lost Mines for any number of players, with any of its options."""
    players = players_with((), LOST_MINES)
    seats = players[rng.below(len(players))]
    chosen = {name: values[rng.below(2)] for name, values in choices(LOST_MINES).items()}
    if rng.below(4):
        chosen["decider"] = "false"  # where hardly anything is found, ties are broken in very many rounds
    options = options_from(**chosen)
    return Setup(seats, options, starter=rng.below(seats), game=LOST_MINES)
