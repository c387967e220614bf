"""Deck files read into typed declarations, and checked before anything is built from them.

A deck is data: which cards there are, how many of each, what is printed on them, where that is known from.
What a card does in play is the business of the rules; here it only has a name for it.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NoReturn, TypeVar, get_args

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
TOOLS: tuple[Tool, ...] = ("pickaxe", "lantern", "cart")


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
        raise DeckError(name, None, f"there is no such deck; decks are {', '.join(deck_names())}")
    file = files("pyrite.rules").joinpath("decks").joinpath(f"{name}.json")
    return read(file.read_bytes(), f"{name}.json")


def read(text: str | bytes, source: str) -> Deck:
    """A deck from the text of a file, checked; `source` names the file in errors."""
    try:
        sheet = msgspec.json.decode(text, type=_Sheet)
    except msgspec.DecodeError as error:
        raise DeckError(source, None, _say(error, _Sheet)) from error
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
        raise DeckError(source, str(found.get("name", f"number {number}")), _say(error, kind)) from error
    return card


def _say(error: msgspec.DecodeError, expected: type[msgspec.Struct]) -> str:
    """What msgspec found wrong, and what it would have liked."""
    problem = str(error)
    if "unknown field" in problem and " - at " not in problem:
        return f"{problem}; fields are {', '.join(expected.__struct_encode_fields__)}"
    field = problem.rpartition(".")[2].strip("`").partition("[")[0]
    if problem.startswith("Invalid") and field in _WORDS:
        return f"{problem}; allowed are {', '.join(_WORDS[field])}"
    return problem


def _check_card(card: Card, deck: Deck, source: str) -> None:
    def refuse(problem: str) -> NoReturn:
        raise DeckError(source, card.name, problem)

    if card.count < 1:
        refuse(f"count is {card.count}; it must be 1 or more")
    unknown = [key for key in card.sources if _source_key(key) not in deck.sources]
    if unknown or not card.sources:
        refuse(f"sources {unknown} are not among the file's sources: {', '.join(deck.sources)}")
    if card.confidence == "reconstructed" and not card.note:
        refuse("what is reconstructed needs a note that says why")
    if isinstance(card, Shaped):
        problem = _shape_problem(card)
        if problem:
            refuse(problem)
    if isinstance(card, GoalCard) and (card.nuggets > 0) != (card.face == "bag"):
        refuse("nuggets (1 or more) belong to bags, and only to bags")
    if isinstance(card, ActionCard):
        fewest, most = {"break": (1, 1), "fix": (1, len(TOOLS))}.get(card.does, (0, 0))
        if not fewest <= len(card.tools) <= most:
            refuse(f"{card.does} names {len(card.tools)} tools; allowed are {fewest} to {most}")
        if list(card.tools) != [tool for tool in TOOLS if tool in card.tools]:
            refuse(f"tools are named once each, in the order {', '.join(TOOLS)}")
    if isinstance(card, GoldCard) and card.value < 1:
        refuse(f"value is {card.value}; it must be 1 or more")
    right_name = _right_name(card)
    if card.name != right_name:
        refuse(f"what is printed on it spells {right_name!r}, not {card.name!r}")


def _shape_problem(card: Shaped) -> str:
    for letters in (card.open, card.dead, *card.links):
        if letters != "".join(letter for letter in LETTERS if letter in letters):
            return f"{letters!r} is no set of sides; write each side once, in the order {LETTERS}"
    if len(card.links) > 2:
        return f"it has {len(card.links)} tunnels; at most 2 are allowed"
    named = "".join(card.links) + card.dead
    twice = [side for side in LETTERS if named.count(side) > 1]
    if twice:
        return f"side {twice[0]} stands in two places; links and dead must not share a side"
    together = "".join(side for side in LETTERS if side in named)
    if card.open != together:
        return f"open is {card.open!r} but links and dead together are {together!r}"
    if "" in card.links:
        return "a tunnel in links has no side"
    if card.crystals not in (0, 1):
        return f"crystals is {card.crystals}; allowed are 0 and 1"
    return flaw(shape(card))


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
    def refuse(problem: str) -> NoReturn:
        raise DeckError(source, None, problem)

    for name, times in Counter((card.kind, card.name) for card in deck.cards).items():
        if times > 1:
            raise DeckError(source, name[1], f"the name is used by {times} cards; give one line with a higher count")
    counted: Counter[str] = Counter()
    for card in deck.cards:
        counted[card.kind] += card.count
    if dict(counted) != deck.total:
        refuse(f"total says {deck.total}, the cards add up to {dict(counted)}")

    layout = deck.layout
    if layout is not None:
        cells = (layout.start, *layout.goals)
        if len(set(cells)) < len(cells):
            refuse("layout puts two cards on one cell; start and goals need cells of their own")
        if not 1 <= len(layout.goals) <= counted["goal"]:
            goals = f"1 to {counted['goal']}, the number of goal cards"
            refuse(f"layout has {len(layout.goals)} goal cells; allowed are {goals}")
        if any(_source_key(key) not in deck.sources for key in layout.sources):
            refuse(f"layout names a source that is not among the file's: {', '.join(deck.sources)}")

    dwarfs = Counter({card.name: card.count for card in deck.of(RoleCard)})
    for seats in deck.seats:
        place = f"seats for {seats.players} players"
        if seats.miners + seats.saboteurs != seats.players + 1:
            refuse(f"{place}: the pool must hold one dwarf more than there are players")
        if seats.miners > dwarfs["miner"] or seats.saboteurs > dwarfs["saboteur"]:
            refuse(f"{place}: the pool asks for more dwarfs than the deck has: {dict(dwarfs)}")
        if seats.hand < 1 or seats.hand * seats.players > counted["path"] + counted["action"]:
            refuse(f"{place}: a hand of {seats.hand} cannot be dealt to everyone")
    if len({seats.players for seats in deck.seats}) < len(deck.seats):
        refuse("seats has two lines for the same number of players")
    most = max((seats.saboteurs for seats in deck.seats), default=0)
    for variant, pay in deck.saboteur_pay.items():
        if len(pay) < most or min(pay, default=0) < 1:
            refuse(f"saboteurPay {variant}: needs 1 nugget or more for each of 1 to {most} saboteurs")


def _source_key(text: str) -> str:
    """A source may be followed by a place in it: A6#3, P1:r2c3."""
    return text.partition("#")[0].partition(":")[0]
