"""What is printed on cards, and a deck of them, as typed declarations.

A deck is data: which cards there are, how many of each, what is printed on them, where that is known from.
What a card does in play is the business of the rules; here it only has a name for it. Games and modules declare kinds
of cards of their own, and what else a deck may hold (`schema`).
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec

from pyrite.kernel.decks.check import in_order
from pyrite.kernel.decks.evidence import Confidence
from pyrite.kernel.shapes import CRYSTAL, DOOR_BLUE, DOOR_GREEN, LADDER, LETTERS, pack, spell

Door = Literal["blue", "green"]
Cell = tuple[int, int]


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    """What every card says: its name in the notation, how many there are, and how we know."""

    # Whether a deck of somebody's own may be without such a card, and may have others of its kind.
    may_be_missing: ClassVar[bool] = False
    may_be_new: ClassVar[bool] = False

    name: str
    count: int
    sources: tuple[str, ...]
    confidence: Confidence
    note: str = ""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)

    def right_name(self) -> str:
        """The name that the notation gives to what is printed on it; a dwarf may be called anything."""
        return self.name


class Shaped(Declared, frozen=True, kw_only=True):
    """A card that lies in the mine: open sides, those linked inside, those that lead nowhere."""

    may_be_missing: ClassVar[bool] = True
    may_be_new: ClassVar[bool] = True

    open: str
    links: tuple[str, ...] = ()
    dead: str = ""
    ladder: bool = False
    door: Door | None = None
    crystals: int = 0


class StartCard(Shaped, frozen=True, tag="start", kw_only=True):
    """Where every tunnel begins; where each clan has its own, it says whose it is."""

    clan: str | None = None

    def right_name(self) -> str:
        return "start" if self.clan is None else f"start-{self.clan}"


class GoalCard(Shaped, frozen=True, tag="goal", kw_only=True):
    """A card to dig for, face down at first; some hold `nuggets`."""

    face: str
    nuggets: int = 0

    def right_name(self) -> str:
        if self.face == "stone":
            return f"stone-{spell(shape(self)).lower()}"
        return f"{self.face}-{self.nuggets}" if self.nuggets else self.face


class PathCard(Shaped, frozen=True, tag="path", kw_only=True):
    """A piece of tunnel, or of a path on which there is some feature, that players lay."""

    feature: str | None = None

    def right_name(self) -> str:
        return spell(shape(self)) if self.feature is None else f"{self.feature}-{in_order(self.open)}"


class ActionCard(Declared, frozen=True, tag="action", kw_only=True):
    """A card with an effect; `tools` are those it breaks, or may repair, `shows` what it lets one look at."""

    does: str
    tools: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()

    def right_name(self) -> str:
        return "-".join((self.does, *self.tools, *self.shows))


class RoleCard(Declared, frozen=True, tag="role"):
    """A dwarf."""


class GoldCard(Declared, frozen=True, tag="gold", kw_only=True):
    """Gold of a printed value."""

    may_be_missing: ClassVar[bool] = True

    value: int

    def right_name(self) -> str:
        return str(self.value)


AnyCard = TypeVar("AnyCard", bound=Declared)
AnyPart = TypeVar("AnyPart")


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the start and the goals lie; x grows to the east, y to the south."""

    start: Cell
    goals: tuple[Cell, ...]
    sources: tuple[str, ...]
    confidence: Confidence
    note: str = ""


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A checked deck: its cards, and parts besides them, by their names in its file."""

    title: str
    sources: dict[str, str]
    total: dict[str, int]
    parts: dict[str, Any]
    cards: tuple[Declared, ...]

    def __getitem__(self, name: str) -> Declared:
        for card in self.cards:
            if card.name == name:
                return card
        raise KeyError(name)

    def of(self, kind: type[AnyCard]) -> tuple[AnyCard, ...]:
        """The cards of one kind, in the order of the file: `deck.of(PathCard)`."""
        return tuple(card for card in self.cards if isinstance(card, kind))

    def part(self, kind: type[AnyPart]) -> AnyPart | None:
        """The part of one sort, if the deck has it: `deck.part(Layout)`."""
        return next((part for part in self.parts.values() if isinstance(part, kind)), None)

    def table(self, kind: type[AnyPart]) -> tuple[AnyPart, ...]:
        """The lines of one sort: `deck.table(Seats)`."""
        tables = (part for part in self.parts.values() if isinstance(part, tuple))
        return next((table for table in tables if all(isinstance(line, kind) for line in table)), ())


class DeckFile(NamedTuple):
    """A deck that comes with a package: the name by which people's own decks replace it, and where its file lies."""

    name: str
    package: str
    file: str = "deck.json"

    def at(self) -> Traversable:
        return files(self.package) / self.file


def shape(card: Shaped) -> int:
    """The shape word of a card that lies in the mine (see shapes)."""
    tunnels = [sides(link) for link in card.links] + [0, 0]
    extras = LADDER if card.ladder else 0
    extras |= {None: 0, "blue": DOOR_BLUE, "green": DOOR_GREEN}[card.door]
    extras |= CRYSTAL if card.crystals else 0
    return pack(tunnels[0], tunnels[1], sides(card.dead), extras)


def sides(letters: str) -> int:
    """Sides as bits."""
    return sum(1 << LETTERS.index(letter) for letter in letters)
