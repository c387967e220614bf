"""Who is told the same sees the same: worlds that a viewer cannot tell apart look alike until an event differs.

Both worlds are drawn from one view. The same moves are played in both, as far as the viewer sees them: of a card that
another seat passes or takes unseen, only that it does. As long as all events told to him are the same, and what he
may choose from, so must be his view: nothing in it may come from anywhere else.
"""

from __future__ import annotations

from collections import Counter

import pytest

from pyrite.kernel.audit import eager
from pyrite.kernel.book import Book
from pyrite.kernel.determinise import determinise
from pyrite.kernel.moves import verb
from pyrite.kernel.notation import words as notation
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import UNDECIDED, WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup
from tests.properties.combos import combo
from tests.properties.games import examples, lively, shown, word

FURTHER = 40  # moves that two worlds are followed


def as_seen(book: Book, move: int) -> int:
    """What others see of a move: not which card is passed, kept or taken, nor whether goals are exchanged."""
    match word(book, move):
        case "keep" | "take":
            return verb(move)
        case "swap" | "leave":
            return book.verb("swap")
    return notation.seen(book, move)


def alike(one: State, other: State, viewer: int, move: int, rng: Rng) -> bool | None:
    """Play a move in both worlds; whether the viewer is told the same, None if it cannot be played in the other."""
    there = move
    if one.decider != other.decider:
        return None  # a window that asks somebody else; where it stands is no business of the viewer
    if one.decider != viewer:
        same = [m for m in other.moves() if as_seen(one.book, m) == as_seen(one.book, move)]
        if not same:
            return None
        there = same[rng.below(len(same))]
    if not other.allows(there):
        return None
    since = one.happened(), other.happened()
    one.play(move)
    other.play(there)
    told = [
        [repr(event) for event in events(world, viewer, first)]
        for world, first in zip((one, other), since, strict=True)
    ]
    if told[0] != told[1] or one.decision is not other.decision:
        return False
    views = view(one, viewer), view(other, viewer)
    return [*views[0].moves] == [*views[1].moves] and [*views[0].hand] == [
        *views[1].hand
    ]  # no event tells a hand given


def seen(state: State, viewer: int) -> dict[str, object]:
    held = shown(view(state, viewer))
    assert isinstance(held, tuple)
    return dict(held)


def follow(one: State, other: State, viewer: int, rng: Rng, zeal: int) -> Counter[str]:
    """Play on in both worlds as long as they look the same; what was decided meanwhile."""
    decided: Counter[str] = Counter()
    while decided.total() < FURTHER and one.outcome == UNDECIDED:
        name = one.decision.name
        tries = [lively(one, rng, zeal) if n % 2 else eager(one, rng, zeal) for n in range(6)]
        for move in (*tries, *one.moves()):
            same = alike(one, other, viewer, move, rng)
            if same is not None:
                break
        else:
            return decided
        if not same or one.outcome != UNDECIDED:  # at the end dwarfs left over are shown, and no event tells it
            return decided
        assert seen(one, viewer) == seen(other, viewer), f"told the same after {name}, but sees something else"
        decided[name] += 1
    return decided


def watched(setup: Setup, seed: int, rng: Rng) -> Counter[str]:
    """A game at whose moments worlds are drawn for somebody."""
    decided: Counter[str] = Counter()
    state = setup.begin(seed)
    zeal = 1 + seed % 4
    while not state.over():
        if rng.below(6) == 0 or state.decision.name.startswith("chest"):
            viewer = (*range(setup.players), WATCHER)[rng.below(setup.players + 1)]
            told = view(state, viewer)
            decided += follow(determinise(told, rng), determinise(told, rng), viewer, rng, zeal)
        state.play(lively(state, rng, zeal) if rng.below(2) else eager(state, rng, zeal))
    return decided


@pytest.mark.rule("X-G9")
def test_who_is_told_the_same_sees_the_same() -> None:
    rng = Rng.from_seed(b"all told alike !")
    decided: Counter[str] = Counter()
    for number in range(examples(compiled=60, interpreted=24)):
        wanted = ("chests",) if number % 2 else ()
        decided += watched(combo(rng, wanted), number, rng)
    assert decided["turn"] > 1000
    assert {"chest-keep", "chest-victim", "chest-dwarf", "veto"} <= set(decided)
