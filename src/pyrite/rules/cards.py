"""Deck files read into typed declarations, and checked before anything is built from them.

A deck is data: which cards there are, how many of each, what is printed on them, where that is known from.
What a card does in play is the business of the rules; here it only has a name for it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple, NoReturn, TypeVar, get_args

import msgspec

from pyrite.rules.errors import DeckError
from pyrite.rules.shapes import CRYSTAL, DOOR_BLUE, DOOR_GREEN, LADDER, LETTERS, flaw, pack, spell

Kind = Literal["start", "goal", "path", "action", "role", "gold"]
Tool = Literal["pickaxe", "lantern", "cart"]
Door = Literal["blue", "green"]
Face = Literal["treasure", "stone", "bag", "dragon", "spider"]
Does = Literal[
    "break", "fix", "rockfall", "map",
    "theft", "hands-off", "trap", "free", "inspection", "swap-hats", "swap-hands",
    "swap-goals", "vault", "veto", "change-direction", "pioneer", "diversion",
]  # fmt: skip
Confidence = Literal["confirmed", "single", "inferred", "reconstructed"]
"""Two sources or more; one source; follows from counting; no source, but it fits all that is known."""

Cell = tuple[int, int]
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


class StartCard(Shaped, frozen=True, tag="start"):
    """Where every tunnel begins."""


class GoalCard(Shaped, frozen=True, tag="goal", kw_only=True):
    """A card to dig for, face down at first; a bag holds `nuggets`."""

    face: Face
    nuggets: int = 0


class PathCard(Shaped, frozen=True, tag="path"):
    """A piece of tunnel that players lay."""


class ActionCard(Declared, frozen=True, tag="action", kw_only=True):
    """A card with an effect; `tools` are those it breaks, or may repair."""

    does: Does
    tools: tuple[Tool, ...] = ()


class RoleCard(Declared, frozen=True, tag="role"):
    """A dwarf."""


class GoldCard(Declared, frozen=True, tag="gold", kw_only=True):
    """Gold of a printed value."""

    value: int


AnyCard = TypeVar("AnyCard", bound=Declared)
Card = StartCard | GoalCard | PathCard | ActionCard | RoleCard | GoldCard


_CARD_TYPES: dict[object, type[Declared]] = {kind.__struct_config__.tag: kind for kind in get_args(Card)}
_WORDS: dict[str, tuple[str, ...]] = {
    "kind": get_args(Kind),
    "tools": get_args(Tool),
    "door": get_args(Door),
    "face": get_args(Face),
    "does": get_args(Does),
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


_PARTS: dict[str, type[msgspec.Struct]] = {"layout": Layout, "seats": Seats}


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel", kw_only=True):
    title: str
    sources: dict[str, str]
    total: dict[Kind, int]
    layout: Layout | None = None
    seats: tuple[Seats, ...] = ()
    saboteur_pay: dict[str, tuple[int, ...]] = {}


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


def deck_names() -> list[str]:
    """The decks that come with Pyrite."""
    names = (file.name for file in files("pyrite.rules").joinpath("decks").iterdir())
    return sorted(name.removesuffix(".json") for name in names if name.endswith(".json"))


@cache
def load(name: str) -> Deck:
    """One of the decks that come with Pyrite, by name: `load("base")`."""
    if name not in deck_names():
        allowed = ", ".join(deck_names())
        raise DeckError(
            name, None, f"there is no such deck; decks are {allowed}", reason="deck-unknown", allowed=allowed
        )
    file = files("pyrite.rules").joinpath("decks").joinpath(f"{name}.json")
    return read(file.read_bytes(), f"{name}.json")


def read(text: str | bytes, source: str) -> Deck:
    """A deck from the text of a file, checked; `source` names the file in errors."""
    try:
        sheet = msgspec.json.decode(text, type=_Sheet)
    except msgspec.DecodeError as error:
        raise _unreadable(error, _Sheet, source, None) from error
    cards = tuple(_read_card(raw, number, source) for number, raw in enumerate(sheet.cards, 1))
    head = {name: getattr(sheet, name) for name in _Head.__struct_fields__}
    deck = Deck(**head, cards=cards)
    for card in cards:
        _check_card(card, deck, source)
    _check_deck(deck, source)
    return deck


def shape(card: Shaped) -> int:
    """The shape word of a card that lies in the mine (see shapes)."""
    tunnels = [_sides(link) for link in card.links] + [0, 0]
    extras = LADDER if card.ladder else 0
    extras |= {None: 0, "blue": DOOR_BLUE, "green": DOOR_GREEN}[card.door]
    extras |= CRYSTAL if card.crystals else 0
    return pack(tunnels[0], tunnels[1], _sides(card.dead), extras)


def _sides(letters: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in letters)


def _read_card(raw: msgspec.Raw, number: int, source: str) -> Card:
    try:
        card: Card = msgspec.json.decode(raw, type=Card)
    except msgspec.ValidationError as error:
        found: Any = msgspec.json.decode(raw)
        if not isinstance(found, dict):
            found = {}
        kind = _CARD_TYPES.get(found.get("kind"), Declared)
        raise _unreadable(error, kind, source, str(found.get("name", f"#{number}"))) from error
    return card


def _unreadable(error: msgspec.DecodeError, expected: type[msgspec.Struct], source: str, card: str | None) -> DeckError:
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


class _Check(NamedTuple):
    """What refuses a card, or (None) the deck as a whole."""

    source: str
    card: str | None

    def value(self, field: str, found: object, allowed: object) -> NoReturn:
        raise DeckError(
            *self,
            f"{field} is {str(found)!r}; allowed: {allowed}",
            reason="deck-value",
            field=field,
            found=str(found),
            allowed=str(allowed),
        )

    def among(self, field: str, found: int, least: int, most: int | None = None) -> None:
        if found < least or (most is not None and found > most):
            self.value(field, found, f"{least}…{'' if most is None else most}")

    def once(self, field: str, found: Iterable[object]) -> None:
        for thing, times in Counter(found).items():
            if times > 1:
                raise DeckError(
                    *self,
                    f"{field} has {thing!s} {times} times; allowed is once",
                    reason="deck-twice",
                    field=field,
                    found=str(thing),
                )


def _check_card(card: Card, deck: Deck, source: str) -> None:
    check = _Check(source, card.name)
    check.among("count", card.count, 1)
    _check_sources(check, card.sources, deck)
    if card.confidence == "reconstructed" and not card.note:
        raise DeckError(*check, "what is reconstructed needs a note", reason="deck-field-missing", expected="note")
    if isinstance(card, Shaped):
        _check_shape(check, card)
    if isinstance(card, GoalCard) and (card.nuggets > 0) != (card.face == "bag"):
        check.value("nuggets", card.nuggets, "1…" if card.face == "bag" else 0)
    if isinstance(card, ActionCard):
        check.among("tools", len(card.tools), *{"break": (1, 1), "fix": (1, len(TOOLS))}.get(card.does, (0, 0)))
        ordered = tuple(tool for tool in TOOLS if tool in card.tools)
        if card.tools != ordered:
            check.value("tools", ", ".join(card.tools), ", ".join(ordered))
    if isinstance(card, GoldCard):
        check.among("value", card.value, 1)
    right_name = _right_name(card)
    if card.name != right_name:
        check.value("name", card.name, right_name)


def _check_sources(check: _Check, sources: Collection[str], deck: Deck) -> None:
    unknown = [key for key in sources if _source_key(key) not in deck.sources]
    if unknown or not sources:
        check.value("sources", ", ".join(unknown), ", ".join(deck.sources))


def _check_shape(check: _Check, card: Shaped) -> None:
    for letters in (card.open, card.dead, *card.links):
        ordered = _in_order(letters)
        if letters != ordered:
            check.value("open, links, dead", letters, ordered or LETTERS)
    check.among("links", len(card.links), 0, 2)
    for link in card.links:
        check.among("links", len(link), 1)
    named = "".join(card.links) + card.dead
    check.once("links, dead", named)
    if card.open != _in_order(named):
        check.value("open", card.open, _in_order(named))
    check.among("crystals", card.crystals, 0, 1)
    problem = flaw(shape(card))
    if problem:
        raise DeckError(*check, f"it is no path card: {problem}", reason="deck-flaw", flaw=problem)


def _in_order(letters: str) -> str:
    return "".join(letter for letter in LETTERS if letter in letters)


def _right_name(card: Card) -> str:
    """The name that the notation gives to what is printed on the card; a dwarf may be called anything."""
    match card:
        case PathCard():
            return spell(shape(card))
        case StartCard():
            return "start"
        case GoalCard(face="stone"):
            return f"stone-{spell(shape(card)).lower()}"
        case GoalCard(face="bag"):
            return f"bag-{card.nuggets}"
        case GoalCard():
            return card.face
        case ActionCard():
            return "-".join((card.does, *card.tools))
        case GoldCard():
            return str(card.value)
        case RoleCard():
            return card.name


def _check_deck(deck: Deck, source: str) -> None:
    check = _Check(source, None)
    check.once("name", (f"{card.kind} {card.name}" for card in deck.cards))
    counted: Counter[str] = Counter()
    for card in deck.cards:
        counted[card.kind] += card.count
    if dict(counted) != deck.total:
        check.value("total", _sum(deck.total), _sum(counted))

    layout = deck.layout
    if layout is not None:
        check.once("layout", (f"{x},{y}" for x, y in (layout.start, *layout.goals)))
        check.among("layout, goals", len(layout.goals), 1, counted["goal"])
        _check_sources(check, layout.sources, deck)

    dwarfs = Counter({card.name: card.count for card in deck.of(RoleCard)})
    check.once("seats", (seats.players for seats in deck.seats))
    for seats in deck.seats:
        check.among("seats, players", seats.players, 1)
        place = f"seats, players {seats.players}"
        if seats.miners + seats.saboteurs != seats.players + 1:
            check.value(f"{place}, miners + saboteurs", seats.miners + seats.saboteurs, seats.players + 1)
        check.among(f"{place}, miners", seats.miners, 0, dwarfs["miner"])
        check.among(f"{place}, saboteurs", seats.saboteurs, 0, dwarfs["saboteur"])
        check.among(f"{place}, hand", seats.hand, 1, (counted["path"] + counted["action"]) // seats.players)
    most = max((seats.saboteurs for seats in deck.seats), default=0)
    for variant, pay in deck.saboteur_pay.items():
        check.among(f"saboteurPay {variant}, length", len(pay), max(most, 1))
        for nuggets in pay:
            check.among(f"saboteurPay {variant}", nuggets, 1)


def _sum(counted: Mapping[Any, int]) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in counted.items())


def _source_key(text: str) -> str:
    """A source may be followed by a place in it: A6#3, P1:r2c3."""
    return text.partition("#")[0].partition(":")[0]
