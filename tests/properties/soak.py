"""Any games that may be played, each with a number from which all its chance comes; every decision is looked at."""

from __future__ import annotations

from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.audit import audited
from pyrite.rules.saboteur.setup import Setup
from tests.properties.combos import chance, combo, forest, pairs
from tests.properties.games import Game
from tests.properties.leaks import search

EACH_PAIR = 100  # games for every two modules, before chance alone decides
IN_THE_FOREST = 8  # one game in so many is one of The Lost Mines
LONGEST = 200_000  # decisions; no game comes near it


def game(number: int) -> tuple[Setup, Rng]:
    """What is played as the n-th game, and the chance that is left for its players."""
    rng = chance(number)
    if number % IN_THE_FOREST == IN_THE_FOREST - 1:
        return forest(rng), rng
    both = pairs()
    wanted = both[number % len(both)] if number < EACH_PAIR * len(both) else ()
    return combo(rng, wanted), rng


def soak(number: int, leaks_too: bool = False) -> str:
    """Play a game, and look for leaks at some of its moments too; what was wrong with it, or empty."""
    setup, rng = game(number)
    try:
        wrong = audited(setup.begin(number), rng, rng.below(5), LONGEST)
        if leaks_too and not wrong:
            search(Game(setup, number), rng)
    except Exception as error:  # whatever it is, it is told with the number of its game
        wrong = repr(error)
    return f"game {number}, {setup}: {wrong}" if wrong else ""


def soak_all(numbers: range, leaks_every: int = 0) -> list[str]:
    """All that was wrong with these games; leaks are looked for in every so-manieth, never for 0."""
    wrong = (soak(number, leaks_every > 0 and number % leaks_every == 0) for number in numbers)
    return [told for told in wrong if told]
