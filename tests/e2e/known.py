"""What a viewer can still say of single cards, and of cards that have changed places unseen.

It follows the steps of the leak oracle, which sees cards go and what is shown to whom: a card that was seen is sure
until it is mixed with others. Of those mixed, what is among them stays known, and not which one it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tests.properties.oracle import World

SeenBy = Callable[[int], object]  # who has seen a card, as of before the step


@dataclass
class Group:
    """Cards that cannot be told apart, and the faces that are sure to be among them."""

    cards: set[int]
    faces: Counter[int] = field(default_factory=Counter)


class Known:
    """The account of one viewer, for the round being played."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sure: set[int] = set()
        self.lost: set[int] = set()  # goals and dwarfs that were mixed: who else has seen them is not known any more
        self.groups: list[Group] = []
        self._read = 0
        self._deal: object = None

    def follow(self, seen_by: SeenBy) -> None:
        """Take in what has happened since."""
        world = self.world
        if self._deal is not world.shelves[-1]:
            self._deal, self._read = world.shelves[-1], 0
            self.sure, self.lost, self.groups = set(), set(), []
        for step in world.steps[self._read :]:
            for card in step.before:
                self._see(card)
            for mix in step.mixes:
                self._mix(mix.cards, seen_by)
            if step.among:
                self._mix(step.among, seen_by)
            for card in step.seen:
                self._see(card)
        self._read = len(world.steps)
        self._thin_out()

    def _mix(self, cards: list[int], seen_by: SeenBy) -> None:
        plain = {*cards}
        touched = [group for group in self.groups if group.cards & plain]
        if not self.sure & plain and not touched and (self._of_deck(cards) or len({*map(seen_by, cards)}) < 2):
            return  # they were all the same to him
        face = self.world.state.face
        new = Group(plain, Counter(face[card] for card in plain & self.sure))
        for group in touched:
            new.cards |= group.cards
            new.faces += group.faces
        self.sure -= new.cards
        self.lost |= new.cards
        self.groups = [*(group for group in self.groups if group not in touched), new]

    def _see(self, card: int) -> None:
        self.sure.add(card)
        for group in self.groups:
            if card in group.cards:
                group.cards.remove(card)
                group.faces -= Counter([self.world.state.face[card]])

    def _thin_out(self) -> None:
        """A group of one is none, nor are cards of the deck of which nothing is known any more."""
        for group in self.groups:
            if len(group.cards) == 1 and group.faces:
                self.sure |= group.cards
                group.cards, group.faces = set(), Counter()
        self.groups = [group for group in self.groups if group.faces or not self._of_deck(group.cards)]

    def _of_deck(self, cards: Iterable[int]) -> bool:
        return all(card in self.world.shelves[-1].deck for card in cards)
