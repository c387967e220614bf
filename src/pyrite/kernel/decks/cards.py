"""Deck files read into typed declarations, and checked before anything is built from them.

A deck is data: which cards there are, how many of each, what is printed on them, where that is known from.
What a card does in play is the business of the rules; here it only has a name for it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypeVar, get_args

import msgspec

from pyrite.games.saboteur.stacks import Cell, Stacks
from pyrite.kernel.decks.evidence import Confidence
from pyrite.kernel.errors import DeckError
from pyrite.kernel.shapes import CRYSTAL, DOOR_BLUE, DOOR_GREEN, LADDER, LETTERS, pack

Kind = Literal["start", "goal", "path", "action", "role", "gold", "chest-path", "chest", "mine", "treasure"]
Tool = Literal["pickaxe", "lantern", "cart"]
Door = Literal["blue", "green"]
Face = Literal["treasure", "stone", "bag", "dragon", "spider"]
Does = Literal[
    "break", "fix", "rockfall", "map",
    "theft", "hands-off", "trap", "free", "inspection", "swap-hats", "swap-hands",
    "swap-goals", "vault", "veto", "change-direction", "pioneer", "diversion",
    "axe", "boat", "rope", "info", "forest-trap", "troll", "storm",
]  # fmt: skip
Holds = Literal[
    "nugget", "no-maps", "no-draw", "extra-draw", "move-goal", "rob", "look", "dwarf", "search", "bury",
]  # fmt: skip
"""What a chest does, in the order of its letter: TC-7a, TC-7b …"""

Clan = Literal["blue", "yellow"]
Feature = Literal["tree", "lake", "ditch", "rocks", "campfire"]
Treasure = Literal["jewels", "gold", "silver"]
MineHolds = Literal["jewels", "gold", "silver", "dragon"]
Shown = Literal["mine", "treasure", "dwarf"]

# What is on a path through the forest, in the bits that doors and crystals have underground.
FEATURES: dict[Feature, int] = {"tree": 1, "lake": 2, "ditch": 4, "rocks": 5, "campfire": 6}
FEATURE_AT = 13
TOOLS: tuple[Tool, ...] = get_args(Tool)  # by mark: a tool's place here is its number in moves


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    """What every card says: its name in the notation, how many there are, and how we know."""

    name: str
    count: int
    sources: tuple[str, ...]
    confidence: Confidence
    note: str = ""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class Shaped(Declared, frozen=True, kw_only=True):
    """A card that lies in the mine: open sides, those linked inside, those that lead nowhere."""

    open: str
    links: tuple[str, ...] = ()
    dead: str = ""
    ladder: bool = False
    door: Door | None = None
    crystals: int = 0


class StartCard(Shaped, frozen=True, tag="start", kw_only=True):
    """Where every tunnel begins; in the forest each clan has its own."""

    clan: Clan | None = None


class GoalCard(Shaped, frozen=True, tag="goal", kw_only=True):
    """A card to dig for, face down at first; a bag holds `nuggets`."""

    face: Face
    nuggets: int = 0


class PathCard(Shaped, frozen=True, tag="path", kw_only=True):
    """A piece of tunnel, or of a path through the forest, that players lay."""

    feature: Feature | None = None


class ActionCard(Declared, frozen=True, tag="action", kw_only=True):
    """A card with an effect; `tools` are those it breaks, or may repair, `shows` what it lets one look at."""

    does: Does
    tools: tuple[Tool, ...] = ()
    shows: tuple[Shown, ...] = ()


class RoleCard(Declared, frozen=True, tag="role"):
    """A dwarf."""


class GoldCard(Declared, frozen=True, tag="gold", kw_only=True):
    """Gold of a printed value."""

    value: int


class ChestPath(Shaped, frozen=True, tag="chest-path"):
    """A piece of tunnel that lies face down on a chest."""


class ChestCard(Declared, frozen=True, tag="chest", kw_only=True):
    """What lies under it."""

    holds: Holds


class MineCard(Shaped, frozen=True, tag="mine", kw_only=True):
    """A lost mine, face down until somebody discovers it."""

    holds: MineHolds


class TreasureCard(Declared, frozen=True, tag="treasure", kw_only=True):
    """What lies in a mine: its sort shows on the back, its value does not."""

    treasure: Treasure
    value: int


AnyCard = TypeVar("AnyCard", bound=Declared)
Card = (
    StartCard | GoalCard | PathCard | ActionCard | RoleCard | GoldCard | ChestPath | ChestCard | MineCard | TreasureCard
)


_CARD_TYPES: dict[object, type[Declared]] = {kind.__struct_config__.tag: kind for kind in get_args(Card)}
_WORDS: dict[str, tuple[str, ...]] = {
    "kind": get_args(Kind),
    "tools": get_args(Tool),
    "door": get_args(Door),
    "face": get_args(Face),
    "does": get_args(Does),
    "holds": (*get_args(Holds), *get_args(MineHolds)),
    "clan": get_args(Clan),
    "feature": get_args(Feature),
    "treasure": get_args(Treasure),
    "shows": get_args(Shown),
    "confidence": get_args(Confidence),
    "total": get_args(Kind),
}


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the start and the goals lie; x grows to the east, y to the south."""

    start: Cell
    goals: tuple[Cell, ...]
    sources: tuple[str, ...]
    confidence: Confidence
    note: str = ""


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a number of players means: the pool of dwarfs and the cards dealt to each."""

    players: int
    miners: int
    saboteurs: int
    hand: int
    greedy: int = 0


class TournamentPay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nuggets for a miner who makes the link, for other miners, for a greedy dwarf; each of n saboteurs `[n - 1]`."""

    link: int
    miner: int
    greedy: int
    saboteurs: tuple[int, ...]


class Tournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the tournament has of its own: dwarfs, none of them left over, a cell with a path card, pay."""

    seats: tuple[Seats, ...]
    centre: Cell
    pay: TournamentPay
    sources: tuple[str, ...]
    confidence: Confidence


class PictureCell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cell that a picture covers: the sides where a tunnel opens into it, and those linked inside."""

    at: Cell
    open: str = ""
    links: tuple[str, ...] = ()


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something larger than a card that lies in the mine from the start."""

    cells: tuple[PictureCell, ...]
    sources: tuple[str, ...]
    confidence: Confidence
    note: str = ""


class Tolls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many figures there are to shut a tunnel with, and with how many nuggets everybody begins the game."""

    figures: int
    nuggets: int
    sources: tuple[str, ...]
    confidence: Confidence
    note: str = ""


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed board: its size, the cells of the clans' starts and of the mines; that in the north-west is 0,0."""

    columns: int
    rows: int
    starts: dict[Clan, Cell]
    mines: tuple[Cell, ...]
    sources: tuple[str, ...]
    confidence: Confidence
    note: str = ""


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many there are of each token that a card can place."""

    axe: int
    boat: int
    rope: int
    trap: int
    troll: int
    sources: tuple[str, ...]
    confidence: Confidence
    note: str = ""


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a number of players means in the forest: loyal dwarfs of each clan in the pool, cards dealt to each."""

    players: int
    loyal: int
    hand: int


_PARTS: dict[str, type[msgspec.Struct]] = {
    "layout": Layout,
    "seats": Seats,
    "tournament": Tournament,
    "pay": TournamentPay,
    "picture": Picture,
    "cells": PictureCell,
    "stacks": Stacks,
    "tolls": Tolls,
    "board": Board,
    "tokens": Tokens,
    "companies": Company,
}


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel", kw_only=True):
    title: str
    sources: dict[str, str]
    total: dict[Kind, int]
    layout: Layout | None = None
    picture: Picture | None = None
    stacks: Stacks | None = None
    tolls: Tolls | None = None
    seats: tuple[Seats, ...] = ()
    saboteur_pay: dict[str, tuple[int, ...]] = {}
    tournament: Tournament | None = None
    board: Board | None = None
    tokens: Tokens | None = None
    companies: tuple[Company, ...] = ()
    aside: int = 0  # cards that are set aside unseen, whoever plays


class Deck(_Head, frozen=True, kw_only=True):
    """A checked deck. `saboteur_pay[variant][n - 1]` is what each of n saboteurs earns."""

    cards: tuple[Card, ...]

    def __getitem__(self, name: str) -> Card:
        for card in self.cards:
            if card.name == name:
                return card
        raise KeyError(name)

    def of(self, kind: type[AnyCard]) -> tuple[AnyCard, ...]:
        """The cards of one kind, in the order of the file: `deck.of(PathCard)`."""
        return tuple(card for card in self.cards if isinstance(card, kind))

    def seats_for(self, players: int) -> Seats | None:
        """The line of the player table, or None if that many cannot play."""
        return next((seats for seats in self.seats if seats.players == players), None)


class _Sheet(_Head, frozen=True, kw_only=True):
    """A deck whose cards are still unread, so that an error in one of them can name it."""

    cards: tuple[msgspec.Raw, ...]


# Where the decks that come with Pyrite lie, by their names.
_FILES = {
    "base": "saboteur/decks/base",
    "championship": "saboteur/decks/championship",
    "chests": "saboteur/modules/chests/deck",
    "lost_mines": "lost_mines/deck",
    "new_goals": "saboteur/modules/new_goals/deck",
    "postcard": "saboteur/decks/postcard",
    "saboteur2": "saboteur/modules/saboteur_2/deck",
    "tolls": "saboteur/modules/tolls/deck",
}


def deck_names() -> list[str]:
    """The decks that come with Pyrite."""
    return list(_FILES)


def deck_file(name: str) -> Traversable:
    """The file of one of them."""
    return files("pyrite") / "games" / f"{_FILES[name]}.json"


OWN: dict[str, Deck] = {}  # decks that stand in for ours (`own_decks`)


def load(name: str) -> Deck:
    """A deck to play with, by name: `load("base")`. It is one that comes with Pyrite, or stands in for it."""
    return OWN[name] if name in OWN else printed(name, name)


@cache
def printed(name: str, source: str) -> Deck:
    """One of the decks that come with Pyrite; `source` is who asks for it, if there is no such deck."""
    if name not in deck_names():
        allowed = ", ".join(deck_names())
        raise DeckError(
            source, None, f"there is no such deck; decks are {allowed}", reason="deck-unknown", allowed=allowed
        )
    return read(deck_file(name).read_bytes(), f"{name}.json")


def read(text: str | bytes, source: str) -> Deck:
    """A deck from the text of a file, checked; `source` names the file in errors."""
    try:
        sheet = msgspec.json.decode(text, type=_Sheet)
    except msgspec.DecodeError as error:
        raise unreadable(error, _Sheet, source, None) from error
    cards = tuple(_read_card(raw, number, source) for number, raw in enumerate(sheet.cards, 1))
    head = {name: getattr(sheet, name) for name in _Head.__struct_fields__}
    deck = Deck(**head, cards=cards)
    from pyrite.kernel.decks.deck_check import check_deck  # which is made of what stands here

    check_deck(deck, source)
    return deck


def shape(card: Shaped) -> int:
    """The shape word of a card that lies in the mine (see shapes)."""
    tunnels = [_sides(link) for link in card.links] + [0, 0]
    extras = LADDER if card.ladder else 0
    extras |= {None: 0, "blue": DOOR_BLUE, "green": DOOR_GREEN}[card.door]
    extras |= CRYSTAL if card.crystals else 0
    if isinstance(card, PathCard) and card.feature is not None:
        extras |= FEATURES[card.feature] << FEATURE_AT
    return pack(tunnels[0], tunnels[1], _sides(card.dead), extras)


def picture_shape(cell: PictureCell) -> int:
    """The shape word of a cell that a picture covers; what is not linked inside leads nowhere."""
    tunnels = [_sides(link) for link in cell.links] + [0, 0]
    return pack(tunnels[0], tunnels[1], _sides(cell.open) & ~(tunnels[0] | tunnels[1]), 0)


def _sides(letters: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in letters)


def _read_card(raw: msgspec.Raw, number: int, source: str) -> Card:
    try:
        card: Card = msgspec.json.decode(raw, type=Card)
    except msgspec.ValidationError as error:
        found: Any = msgspec.json.decode(raw)
        if not isinstance(found, dict):
            found = {}
        kind = _CARD_TYPES.get(str(found.get("kind")), Declared)
        raise unreadable(error, kind, source, str(found.get("name", f"#{number}"))) from error
    return card


def unreadable(error: msgspec.DecodeError, expected: type[msgspec.Struct], source: str, card: str | None) -> DeckError:
    """What msgspec found wrong, and what it would have liked."""
    problem = str(error)
    told, _, place = problem.partition(" - at ")
    named = re.findall(r"[`'](.*?)[`']", told)
    at = place.rpartition("$.")[2].strip("`")
    field = at.rpartition(".")[2].partition("[")[0]
    if told.startswith("Object contains unknown field"):
        allowed = ", ".join(_PARTS.get(field, expected).__struct_encode_fields__)
        problem += f"; fields are {allowed}"
        return DeckError(source, card, problem, reason="deck-field-unknown", found=named[0], allowed=allowed)
    if told.startswith("Object missing required field"):
        return DeckError(source, card, problem, reason="deck-field-missing", expected=named[0])
    if told.startswith("Invalid") and field in _WORDS:
        allowed = ", ".join(_WORDS[field])
        problem += f"; allowed are {allowed}"
        return DeckError(source, card, problem, reason="deck-value", field=at, found=named[0], allowed=allowed)
    if told.startswith("Expected"):
        return DeckError(source, card, problem, reason="deck-kind", field=at or "$", expected=named[0])
    return DeckError(source, card, problem, reason="deck-json")
