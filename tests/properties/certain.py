"""What the oracle's viewer knows for certain, and whether a sample agrees with it.

A card that he has seen is where he saw it go, until it is mixed with others. Of cards that were mixed he knows what is
among them. When he sees a card come out that is like one of those he knew there, he cannot count on that one any more.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from pyrite.kernel.mine import CARD_AT
from pyrite.kernel.state import State
from tests.properties.oracle import World

Place = tuple[str, int]


@dataclass
class Group:
    """Cards that he cannot tell apart, and the faces that are sure to be among them."""

    cards: set[int]
    faces: Counter[int] = field(default_factory=Counter)


class Certain:
    """What follows from all that a viewer has seen in this round."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sure: set[int] = set()
        self.groups: list[Group] = []
        for step in world.steps:
            for card in step.before:
                self._see(card)
            for mix in step.mixes:
                self._mix(mix.cards)
            if step.among:
                self._mix(step.among)
            for card in step.seen:
                self._see(card)

    def _mix(self, cards: list[int]) -> None:
        face = self.world.state.face
        new = Group(set(cards), Counter(face[card] for card in cards if card in self.sure))
        apart = []
        for group in self.groups:
            if group.cards & new.cards:
                new.cards |= group.cards
                new.faces += group.faces
            else:
                apart.append(group)
        self.sure -= new.cards
        self.groups = [*apart, new]

    def _see(self, card: int) -> None:
        self.sure.add(card)
        for group in self.groups:
            if card in group.cards:
                group.cards.remove(card)
                group.faces -= Counter([self.world.state.face[card]])

    def contradictions(self, sample: State) -> list[str]:
        """Where a sample is not as the viewer knows that it is."""
        here, there = lying(self.world.state), lying(sample)
        face = self.world.state.face
        at = {card: place for place, cards in here.items() for card in cards}
        wrong = []
        for place, cards in here.items():
            known = Counter(face[card] for card in cards if card in self.sure)
            if not known <= Counter(sample.face[card] for card in there[place]):
                wrong.append(f"something he knows is not at {place}")
        for group in self.groups:
            places = {at[card] for card in group.cards}
            elsewhere = [card for place in places for card in here[place] if card in self.sure]
            known = group.faces + Counter(face[card] for card in elsewhere)
            if not known <= Counter(sample.face[card] for place in places for card in there[place]):
                wrong.append(f"something he knows of a group is in none of {sorted(places)}")
        return wrong


def lying(state: State) -> dict[Place, list[int]]:
    """Which cards lie where: a hand is a place, and so are every single place of the mine, of piles and of seats."""
    places: dict[Place, list[int]] = {("hand", seat): list(state.hand(seat)) for seat in range(state.book.seats)}
    rows: dict[str, list[int]] = {
        "discard": list(state.discard),
        "goal": [state.mine.cell[c] >> CARD_AT for c in state.mine.goals],
        "role": list(state.role),
        "spare": list(state.spare),
        "own": [state.base + pile.first + i for pile in state.book.piles for i in range(len(pile.faces))],
        "top": list(range(state.top, state.bottom)),
        "front": [card for card in state.front if card >= 0],
        "on its way": [card for card in (state.played, state.held) if card >= 0],
    }
    for name, cards in rows.items():
        places |= {(name, i): [card] for i, card in enumerate(cards)}
    return places
