"""The forms of moves: a word and what follows it, as data. Moves are read and written by them (`notation.words`).

A module that brings a new sort of move says `book.add_verb(Form("toll", CARD.hidden, "at", SPOT, SIDE))`, and gets
its number.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from pyrite.kernel import mine, moves
from pyrite.kernel.errors import NotAMove
from pyrite.kernel.parts import (
    CARD,
    CARDS,
    LAYING,
    SEAT,
    SPOT,
    SPOTS,
    TOOL,
    UPRIGHT,
    Hidden,
    Part,
    WrongForm,
)

if TYPE_CHECKING:
    from pyrite.kernel.book import Book

HEAD = (1 << moves.SPOT_AT) - 1  # the bits of a move's verb and first card

Way = tuple[Part | str, ...]  # parts of a move, and words that stand between them


class Form:
    """How the moves of one verb are written. Cards that are `hidden` leave the hand unseen."""

    def __init__(self, word: str, *parts: Part | str, example: str = "") -> None:
        self.word = word
        self.parts: Way = parts
        self.seen: Way = tuple(_seen(parts))  # how they are written in the history of a round
        self.example = example or " ".join([word, *filter(None, map(_example, parts))])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Form) and (self.word, self.parts) == (other.word, other.parts)

    def __repr__(self) -> str:
        return " ".join([self.word, *map(str, self.parts)])

    def cover(self, move: int) -> int:
        """A move without what only its player knows."""
        for part in self.parts:
            if isinstance(part, Hidden):
                move = part.covered(move)
        return move


def _seen(parts: Way) -> Iterator[Part | str]:
    for part in parts:
        if isinstance(part, Hidden):
            yield from part.instead
        else:
            yield part


def _example(part: Part | str) -> str:
    return part if isinstance(part, str) else part.example


# --- moves by their parts -------------------------------------------------------------------------


def read(way: Way, book: Book, words: list[str], move: int) -> int:
    """A move with the parts that these words spell. First the words are told apart, then they are read."""
    told = []
    for part in way:
        size = 1 if isinstance(part, str) else part.size(book, move, len(words))
        if len(words) < size or (isinstance(part, str) and words[0] != part):
            raise WrongForm
        if not isinstance(part, str):
            told.append((part, words[:size]))
        words = words[size:]
    if words:
        raise WrongForm
    for part, own in told:
        move |= part.read(book, own, move)
    return move


def write(way: Way, book: Book, move: int) -> list[str]:
    """The words for these parts of a move."""
    words = []
    for part in way:
        words += [part] if isinstance(part, str) else part.write(book, move)
    return words


# --- what action cards are aimed at ---------------------------------------------------------------

# As `Kind.aim` numbers them: each in one way, or in several.
AIMS: dict[int, tuple[Way, ...]] = {
    moves.AT_NOTHING: ((),),
    moves.ON_MARK: (("on", SEAT, TOOL),),
    moves.ON_SEAT: (("on", SEAT),),
    moves.AT_SPOT: (("at", SPOT),),
    moves.AT_SPOTS: (("at", SPOTS),),
    moves.LIKE_PATH: (("at", LAYING),),
}


def way_of(book: Book, move: int) -> Way:
    """In which of the ways that its card can be aimed in it has been."""
    ways = _ways(book, move)
    for way in ways[:-1]:
        with suppress(NotAMove, WrongForm):
            if read(way, book, write(way, book, move), move & HEAD) == move:
                return way
    return ways[-1]


def aimed(book: Book, move: int) -> dict[str, Any]:
    """What an event says of an action card that has been played, beside who has played which."""
    told: dict[str, Any] = {}
    for part in way_of(book, move):
        if not isinstance(part, str):
            told |= part.told(book, move)
    return told


def _ways(book: Book, move: int) -> tuple[Way, ...]:
    face = moves.face(move)
    return book.aims[book.kinds[face].aim() if face < len(book.kinds) else moves.AT_NOTHING]


class Aim(Part):
    """What an action card is aimed at: the card says in which way."""

    name = "aim"

    def size(self, book: Book, move: int, left: int) -> int:
        return left

    def read(self, book: Book, words: list[str], move: int) -> int:
        for way in _ways(book, move):
            with suppress(WrongForm):
                return read(way, book, words, move)
        raise WrongForm

    def write(self, book: Book, move: int) -> list[str]:
        return write(way_of(book, move), book, move)


# --- the verbs of every game ----------------------------------------------------------------------

FORMS: dict[int, Form] = {
    moves.LAY: Form("lay", CARD, LAYING, example="lay NE 3,1 / lay NE 3,1 turned"),
    moves.PLAY: Form("play", CARD, Aim()),
    moves.PASS: Form("pass", CARDS.hidden, example="pass NE / pass NE map"),
    moves.REVEAL: Form("reveal", SPOT, example="reveal 8,2"),
    moves.FIT: Form("turn", UPRIGHT, example="turn upright / turn turned"),
    moves.DEAL: Form("deal"),
    moves.TAKE: Form("take", CARD),
    moves.FORGO: Form("forgo"),
    moves.AGREE: Form("agree"),
    moves.REFUSE: Form("refuse"),
}


def example(book: Book, verb: int) -> str:
    """How moves of a verb are written; where cards are aimed, with one of this game for each way of doing so."""
    form = book.forms[verb]
    return " / ".join(_plays(book)) if verb == moves.PLAY else form.example


def _plays(book: Book) -> list[str]:
    shown: dict[tuple[int, bool], str] = {}
    for face in dict.fromkeys(book.deck):
        kind = book.kinds[face]
        marks: int = kind.marks()
        several = marks & (marks - 1) != 0
        if not kind.digs() and (kind.aim(), several) not in shown:
            sample = moves.PLAY | face << moves.FACE_AT | _AIMED | max(marks.bit_length() - 1, 1) << moves.MARK_AT
            shown[kind.aim(), several] = " ".join(["play", *write(FORMS[moves.PLAY].parts, book, sample)])
    return list(shown.values())


_AIMED = mine.spot(3, 0) << moves.SPOT_AT | 2 << moves.SEAT_AT  # at a place, on a seat
