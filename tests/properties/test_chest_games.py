"""Whole games with chests: nothing is lost, and hidden worlds look to a viewer like the one he sees."""

from __future__ import annotations

from collections import Counter
from itertools import product

from pyrite.kernel.audit import Audit, eager
from pyrite.kernel.determinise import determinise
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup, players_with
from tests.properties.combos import any_options
from tests.properties.games import examples, lively, shown

MODULES = (("chests",), ("veto", "chests"), ("new-goals", "chests"), ("new-goals", "veto", "chests"))


def check(state: State, audit: Audit, viewer: int, rng: Rng) -> None:
    """Every card lies in one place, gold adds up, and a sample of what a viewer sees looks the same to him."""
    assert audit.look(state) == ""
    seen = view(state, viewer)
    assert shown(view(determinise(seen, rng), viewer)) == shown(seen), state.decision.name


def test_at_every_decision_all_is_there_and_samples_look_like_what_is_seen() -> None:
    rng = Rng.from_seed(b"chests everywher")
    decided: Counter[str] = Counter()
    tables = list(product(MODULES, players_with(MODULES[0])))
    for number in range(examples(compiled=160, interpreted=32)):
        modules, players = tables[number * 7 % len(tables)]
        state = Setup(players, any_options(rng), modules).begin(number)
        audit = Audit(state)
        while not state.over():
            decided[state.decision.name] += 1
            check(state, audit, (*range(players), WATCHER)[rng.below(players + 1)], rng)
            check(state, audit, state.decider, rng)
            state.play(lively(state, rng, number % 5) if rng.below(2) else eager(state, rng, number % 5))
    assert {"chest-keep", "chest-victim", "chest-dwarf", "chest-goal", "fitting", "which-goal"} <= set(decided)
