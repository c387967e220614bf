"""What a deck file may say. The kernel knows what every game has; the rest is declared by games and modules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import reduce
from operator import attrgetter, or_
from typing import Any, Literal, NamedTuple, NoReturn, get_args, get_type_hints

import msgspec

from pyrite.kernel.decks.cards import (
    ActionCard,
    Deck,
    Declared,
    Door,
    GoalCard,
    GoldCard,
    PathCard,
    RoleCard,
    StartCard,
)
from pyrite.kernel.decks.check import Check
from pyrite.kernel.decks.deck_check import check_card, check_deck
from pyrite.kernel.decks.evidence import Confidence
from pyrite.kernel.errors import DeckError

KINDS = (StartCard, GoalCard, PathCard, ActionCard, RoleCard, GoldCard)
_WORDS: Mapping[str, tuple[str, ...]] = {"door": get_args(Door), "confidence": get_args(Confidence)}


class Part(NamedTuple):
    """What a deck may have besides its cards: its name in the file, its type, what stands for none; parts are told in
    the order of their places."""

    name: str
    kind: Any
    place: int
    none: Any = None


@dataclass(frozen=True, eq=False)
class Schema:
    """What one owner declares, or several together."""

    kinds: tuple[type[Declared], ...] = ()  # kinds of cards of its own
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # what fields of cards may say: `does`, `face` …
    parts: tuple[Part, ...] = ()
    card_checks: tuple[Callable[[Check, Declared], None], ...] = ()  # what every card must be
    deck_checks: tuple[Callable[[Check, Deck], None], ...] = ()  # what every deck must be
    own_checks: tuple[Callable[[Check, Deck, Deck], None], ...] = ()  # what one's own must be, beside ours


NOTHING = Schema()


def together(schemas: Iterable[Schema]) -> Schema:
    """What several owners declare, in their order."""
    every = list(schemas)
    words: dict[str, tuple[str, ...]] = {}
    for schema in every:
        for name, more in schema.words.items():
            words[name] = (*words.get(name, ()), *more)
    return Schema(
        tuple(kind for schema in every for kind in schema.kinds),
        words,
        tuple(sorted((part for schema in every for part in schema.parts), key=attrgetter("place"))),
        tuple(check for schema in every for check in schema.card_checks),
        tuple(check for schema in every for check in schema.deck_checks),
        tuple(check for schema in every for check in schema.own_checks),
    )


class Reader:
    """Reads decks by a schema."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        kinds: tuple[type[Declared], ...] = (*KINDS, *schema.kinds)
        self._kinds = {str(kind.__struct_config__.tag): kind for kind in kinds}
        self._card: Any = reduce(or_, self._kinds.values())
        names = tuple(self._kinds)
        parts = [(part.name, part.kind, part.none) for part in schema.parts]
        self._sheet: type[msgspec.Struct] = msgspec.defstruct(
            "Sheet",
            [
                ("title", str),
                ("sources", dict[str, str]),
                ("total", dict[Literal[names], int]),  # type: ignore[valid-type]
                *parts,
                ("cards", tuple[msgspec.Raw, ...]),
            ],
            kw_only=True,
            forbid_unknown_fields=True,
        )
        self._words = {"kind": names, "total": names, **_WORDS, **schema.words}
        self._structs = {name: struct for part in schema.parts for name, struct in _structs(part.name, part.kind)}

    def read(self, text: str | bytes, source: str) -> Deck:
        """A deck from the text of a file, checked; `source` names the file in errors."""
        try:
            sheet: Any = msgspec.json.decode(text, type=self._sheet)
        except msgspec.DecodeError as error:
            self.unreadable(error, self._sheet, source, None)
        deck = Deck(
            title=sheet.title,
            sources=sheet.sources,
            total=sheet.total,
            parts={part.name: told for part in self.schema.parts if (told := getattr(sheet, part.name))},
            cards=tuple(self._read_card(raw, number, source) for number, raw in enumerate(sheet.cards, 1)),
        )
        for card in deck.cards:
            check_card(Check(source, card.name), card, deck, self.schema.card_checks)
        check_deck(Check(source, None), deck)
        for check in self.schema.deck_checks:
            check(Check(source, None), deck)
        return deck

    def _read_card(self, raw: msgspec.Raw, number: int, source: str) -> Declared:
        try:
            card: Declared = msgspec.json.decode(raw, type=self._card)
        except msgspec.ValidationError as error:
            found: Any = msgspec.json.decode(raw)
            if not isinstance(found, dict):
                found = {}
            kind: type[Declared] = self._kinds.get(str(found.get("kind")), Declared)
            self.unreadable(error, kind, source, str(found.get("name", f"#{number}")))
        for name in card.__struct_fields__:
            self._check_words(Check(source, card.name), name, getattr(card, name))
        return card

    def _check_words(self, check: Check, name: str, told: object) -> None:
        """A field that takes words takes those that somebody has declared."""
        allowed = self._words.get(name)
        if allowed is None or told is None:
            return
        words = told if isinstance(told, tuple) else (told,)
        for number, word in enumerate(words):
            if word not in allowed:
                at = f"{name}[{number}]" if words is told else name
                problem = f"Invalid enum value {word!r} - at `$.{at}`"
                self._refuse_word(check, problem, at, str(word), allowed)

    def _refuse_word(self, check: Check, problem: str, at: str, found: str, words: tuple[str, ...]) -> NoReturn:
        allowed = ", ".join(words)
        problem += f"; allowed are {allowed}"
        raise DeckError(*check, problem, reason="deck-value", field=at, found=found, allowed=allowed)

    def unreadable(
        self, error: msgspec.DecodeError, expected: type[msgspec.Struct], source: str, card: str | None
    ) -> NoReturn:
        """What msgspec found wrong, and what it would have liked."""
        problem = str(error)
        told, _, place = problem.partition(" - at ")
        named = re.findall(r"[`'](.*?)[`']", told)
        at = place.rpartition("$.")[2].strip("`")
        name = at.rpartition(".")[2].partition("[")[0]
        if told.startswith("Object contains unknown field"):
            allowed = ", ".join(self._structs.get(name, expected).__struct_encode_fields__)
            problem += f"; fields are {allowed}"
            raise DeckError(
                source, card, problem, reason="deck-field-unknown", found=named[0], allowed=allowed
            ) from error
        if told.startswith("Object missing required field"):
            raise DeckError(source, card, problem, reason="deck-field-missing", expected=named[0]) from error
        if told.startswith("Invalid") and name in self._words:
            self._refuse_word(Check(source, card), problem, at, named[0], self._words[name])
        if told.startswith("Expected"):
            raise DeckError(source, card, problem, reason="deck-kind", field=at or "$", expected=named[0]) from error
        raise DeckError(source, card, problem, reason="deck-json") from error


def _structs(name: str, kind: Any) -> Iterator[tuple[str, type[msgspec.Struct]]]:
    """The structs in a type, each by the field where it stands."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield name, kind
        for inner, inside in get_type_hints(kind).items():
            yield from _structs(inner, inside)
    for part in get_args(kind):
        yield from _structs(name, part)
