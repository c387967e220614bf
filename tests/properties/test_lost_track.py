"""Hands that were exchanged: what each still knows of them, and that he is told nothing else (X-G9, X-G21).

Two worlds that look the same to a viewer are played on side by side, each with moves that look the same to him. As
long as he is dealt the same cards, he must be told the same.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec

from pyrite.kernel.book import Book
from pyrite.kernel.knowledge import group_of, knows
from pyrite.kernel.moves import DEAL, LAY, PASS, PLAY, face, mark, second, third, verb
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup, deals_of
from tests.properties.games import examples, shown

MODULES = ("saboteur-2",)
TURNS = 60


def early_swaps(players: int, seed: int) -> State:
    """A game in which the first two players are dealt the cards that exchange hands."""
    setup = Setup(players, modules=MODULES)
    deal = deals_of(setup.begin(seed))[0]
    swaps = [card for card in deal.deck if card == "swap-hands"]
    others = [card for card in deal.deck if card != "swap-hands"]
    hand = 6
    deck = [*others[:10], swaps[0], *others[10 : 9 + hand], swaps[1], *others[9 + hand :]]
    return setup.begin(seed, [msgspec.structs.replace(deal, deck=tuple(deck))])


def hidden(state: State, viewer: int) -> tuple[list[int], list[list[int]]]:
    """Cards of the deck that a viewer has not seen, and the groups of those he has lost track of."""
    w = state.book.seats if viewer == WATCHER else viewer
    unseen: list[int] = []
    groups: dict[int, list[int]] = {}
    for card in range(state.base, state.base + len(state.book.deck)):
        group = group_of(state, w, card)
        if group:
            groups.setdefault(group, []).append(card)
        elif not knows(state, w, card):
            unseen.append(card)
    return unseen, list(groups.values())


def twin_of(state: State, viewer: int, chance: Random) -> State:
    """Another world that looks the same: some unseen cards exchanged, and those of each group anyhow."""
    twin = state.copy()
    twin.face = state.face[:]
    unseen, groups = hidden(state, viewer)
    some = chance.sample(unseen, min(len(unseen), chance.choice((2, 4, 20))))
    for cards in (some, *groups):
        order = chance.sample(cards, len(cards))
        faces = [(state.face[card], state.known[card - state.base] >> viewer & 1) for card in order]
        for card, (its_face, seen) in zip(cards, faces, strict=True):
            twin.face[card] = its_face
            if cards is not some:
                known = twin.known[card - twin.base] & ~(1 << viewer)
                twin.known[card - twin.base] = known | seen << viewer
    twin.listed = False
    return twin


def looks(book: Book, move: int) -> tuple[int, ...]:
    """What others see of a move."""
    if verb(move) == PASS:
        return PASS, (second(move) >= 0) + (third(move) >= 0)
    if verb(move) == book.verb("discard"):
        return verb(move), mark(move)
    return (move,)


def dealt(state: State, viewer: int, move: int) -> list[int]:
    """What he holds now. Cards drawn have an order, those of an exchanged hand have none."""
    hand = [*view(state, viewer).hand]
    return sorted(hand) if is_swap(state, move) else hand


def is_swap(state: State, move: int) -> bool:
    return verb(move) == PLAY and state.book.kinds[face(move)].name == "swap-hands"


def lively(state: State, chance: Random) -> int:
    moves = list(state.moves())
    for move in moves:
        if is_swap(state, move) and chance.random() < 0.5:
            return move
    open_ = [move for move in moves if verb(move) in (LAY, PLAY)]
    return chance.choice(open_ if open_ and chance.random() < 0.6 else moves)


def side_by_side(state: State, viewer: int, chance: Random, met: Counter[str]) -> None:
    """Play two worlds on until the viewer is dealt different cards, or something cannot be done in one of them."""
    twin = twin_of(state, viewer, chance)
    assert shown(view(state, viewer)) == shown(view(twin, viewer)), "the twin looks different from the start"
    for _ in range(TURNS):
        move = lively(state, chance)
        if verb(move) == DEAL:
            return
        alike = [other for other in twin.moves() if looks(state.book, other) == looks(state.book, move)]
        other = move if state.decider == viewer else chance.choice(alike) if alike else 0
        if not twin.allows(other):
            met["impossible"] += 1
            return
        state.play(move)
        twin.play(other)
        if dealt(state, viewer, move) != dealt(twin, viewer, move):
            met["parted"] += 1
            return
        met["alike"] += 1
        met["grouped"] += len(view(state, viewer).group) > 0
        met["known"] += any(card >= 0 for card in view(state, viewer).hands)
        assert shown(view(state, viewer)) == shown(view(twin, viewer)), f"seat {viewer} is told something hidden"


def test_exchanged_hands_tell_nothing_that_is_hidden() -> None:
    met: Counter[str] = Counter()
    for seed in range(examples(3000, 400)):
        chance = Random(seed)
        players = chance.choice((2, 3, 4, 6, 12))
        state = early_swaps(players, seed)
        for _ in range(chance.randrange(40)):
            state.play(lively(state, chance))
        side_by_side(state, chance.choice((*range(players), WATCHER)), chance, met)
    assert min(met[what] for what in ("alike", "grouped", "known", "parted", "impossible")) > 40, met
