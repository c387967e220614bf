"""The parts that moves are made of: how each is written, and which bits of a move it has (see `moves`)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from pyrite.kernel import mine, moves
from pyrite.kernel.errors import NotAMove

if TYPE_CHECKING:
    from pyrite.kernel.book import Book

FARTHEST = mine.FAR - 1
SIDES = ("north", "east", "south", "west")

_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")
_SPOT = re.compile(r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})")


class WrongForm(Exception):
    """Too many words, too few, or others than the form has."""


class Part:
    """One part of a move. `example` stands for it where a form is explained."""

    name = ""
    example = ""

    def __str__(self) -> str:
        return f"<{self.name}>"

    def size(self, book: Book, move: int, left: int) -> int:
        """How many words it has, of so many that are left; the parts before it stand in the move already."""
        return 1

    def read(self, book: Book, words: list[str], move: int) -> int:
        """The bits that its words stand for."""
        raise AssertionError("every part of a move is read and written")

    def write(self, book: Book, move: int) -> list[str]:
        """The words that its bits stand for."""
        raise AssertionError("every part of a move is read and written")

    def told(self, book: Book, move: int) -> dict[str, Any]:
        """What an event says of it, where a card has been aimed (`ActionPlayed`)."""
        return {}


class Hidden(Part):
    """Cards that leave a hand unseen: in a round's history others stand for them, or nothing does."""

    def __init__(self, part: Part, bits: int, instead: tuple[Part, ...] = ()) -> None:
        self.name, self.example = part.name, part.example
        self.part = part
        self.bits = bits
        self.instead = instead

    def size(self, book: Book, move: int, left: int) -> int:
        return self.part.size(book, move, left)

    def read(self, book: Book, words: list[str], move: int) -> int:
        return self.part.read(book, words, move)

    def write(self, book: Book, move: int) -> list[str]:
        return self.part.write(book, move)

    def covered(self, move: int) -> int:
        """The move without them."""
        return move & ~self.bits


class Card(Part):
    """A card of the deck."""

    name, example = "card", "NE"

    def __init__(self) -> None:
        self.hidden = Hidden(self, 127 << moves.FACE_AT)

    def read(self, book: Book, words: list[str], move: int) -> int:
        return _face(book, words[0]) << moves.FACE_AT

    def write(self, book: Book, move: int) -> list[str]:
        face = moves.face(move)
        return [book.kinds[face].name if face < len(book.kinds) else "?"]


class Cards(Part):
    """Up to three cards, or always so many."""

    name, example = "cards", "NE map"

    def __init__(self, exactly: int = 0) -> None:
        self._exactly = exactly
        self.hidden: Hidden = Hidden(self, moves.THREE_FACES) if exactly else Counted(self)

    def size(self, book: Book, move: int, left: int) -> int:
        return self._exactly or left

    def read(self, book: Book, words: list[str], move: int) -> int:
        if not 1 <= len(words) <= 3:
            raise WrongForm
        faces = [_face(book, name) for name in words] + [-1, -1]
        return moves.cards(faces[0], faces[1], faces[2])

    def write(self, book: Book, move: int) -> list[str]:
        others = (moves.second(move), moves.third(move))
        return [*CARD.write(book, move), *(book.kinds[face].name for face in others if 0 <= face < len(book.kinds))]


class Counted(Hidden):
    """Everybody sees how many they are."""

    def __init__(self, part: Part) -> None:
        super().__init__(part, moves.THREE_FACES, (Count(),))

    def covered(self, move: int) -> int:
        count = (moves.second(move) >= 0) + (moves.third(move) >= 0)
        return super().covered(move) | count << moves.MARK_AT


class Count(Part):
    """How many cards, if it is more than one."""

    name = "count"

    def size(self, book: Book, move: int, left: int) -> int:
        return left

    def read(self, book: Book, words: list[str], move: int) -> int:
        if words not in ([], ["2"], ["3"]):
            raise WrongForm
        return int(words[0]) - 1 << moves.MARK_AT if words else 0

    def write(self, book: Book, move: int) -> list[str]:
        return [str(moves.mark(move) + 1)] if moves.mark(move) else []


class Spot(Part):
    """A place in the mine."""

    name, example = "spot", "3,0"

    def read(self, book: Book, words: list[str], move: int) -> int:
        return parse_spot(words[0]) << moves.SPOT_AT

    def write(self, book: Book, move: int) -> list[str]:
        return [print_spot(moves.place(move))]

    def told(self, book: Book, move: int) -> dict[str, Any]:
        place = moves.place(move)
        return {"x": mine.column(place), "y": mine.row(place)}


class Spots(Spot):
    """Two different places, the northern (or western) one first, near enough to be told in one move."""

    name, example = "spots", "8,0 8,2"

    def size(self, book: Book, move: int, left: int) -> int:
        return 2

    def read(self, book: Book, words: list[str], move: int) -> int:
        places = [parse_spot(word) for word in words]
        first, second = sorted(places)
        across, down = mine.column(second) - mine.column(first), mine.row(second) - mine.row(first)
        if first == second or places[0] != first or not (-8 <= across < 8 and down < 16):
            raise WrongForm
        return moves.two_spots(first, second)

    def write(self, book: Book, move: int) -> list[str]:
        return [print_spot(moves.place(move)), print_spot(moves.other_place(move))]

    def told(self, book: Book, move: int) -> dict[str, Any]:
        other = moves.other_place(move)
        return {**super().told(book, move), "x2": mine.column(other), "y2": mine.row(other)}


class Laying(Spot):
    """Where a card is laid, which way up, and who is asked to pay for it: `3,1 turned asking 2`."""

    name, example = "laying", "3,1"

    def size(self, book: Book, move: int, left: int) -> int:
        return left

    def read(self, book: Book, words: list[str], move: int) -> int:
        laying = 0
        if words[-2:-1] == ["asking"]:
            laying = ASKED.read(book, words[-1:], move)
            words = words[:-2]
        match words:
            case [place]:
                return laying | super().read(book, [place], move)
            case [place, "turned"]:
                return laying | super().read(book, [place], move) | moves.TURNED
        raise WrongForm

    def write(self, book: Book, move: int) -> list[str]:
        turned = ["turned"] if moves.turned(move) else []
        asked = ["asking", *ASKED.write(book, move)] if moves.payer(move) >= 0 else []
        return [*super().write(book, move), *turned, *asked]

    def told(self, book: Book, move: int) -> dict[str, Any]:
        return {**super().told(book, move), "turned": moves.turned(move)}


class Seat(Part):
    """A player."""

    name, example = "seat", "2"

    def read(self, book: Book, words: list[str], move: int) -> int:
        seat = parse_number(words[0])
        if seat >= book.seats:
            last = book.seats - 1
            raise NotAMove(f"there is no seat {seat}; seats are 0 to {last}", reason="move-seat", seat=seat, last=last)
        return seat << moves.SEAT_AT

    def write(self, book: Book, move: int) -> list[str]:
        return [str(moves.target(move))]

    def told(self, book: Book, move: int) -> dict[str, Any]:
        return {"target": moves.target(move)}


class Asked(Seat):
    """A player, where a move need not be about one."""

    def read(self, book: Book, words: list[str], move: int) -> int:
        return super().read(book, words, move) | moves.ASKED


class Mark(Part):
    """Something that lies in front of a player."""

    name, example = "mark", "…"

    def read(self, book: Book, words: list[str], move: int) -> int:
        (name,) = words
        if name not in book.marks:
            names = ", ".join(book.marks)
            raise NotAMove(
                f"{name!r} lies before nobody; what can is {names}", reason="move-mark", mark=name, allowed=names
            )
        return book.marks.index(name) << moves.MARK_AT

    def write(self, book: Book, move: int) -> list[str]:
        return book.marks[moves.mark(move) : moves.mark(move) + 1]


class Tool(Mark):
    """Which of the marks that the card speaks of; nothing is said if there is only one."""

    name, example = "tool", ""

    def size(self, book: Book, move: int, left: int) -> int:
        marks = _marks(book, move)
        return 1 if marks & (marks - 1) else 0

    def read(self, book: Book, words: list[str], move: int) -> int:
        if not words:
            return _marks(book, move).bit_length() - 1 << moves.MARK_AT
        (name,) = words
        tools = [mark for number, mark in enumerate(book.marks) if book.tools >> number & 1]
        if name not in tools:
            names = ", ".join(tools)
            raise NotAMove(f"{name!r} is no tool; tools are {names}", reason="move-tool", tool=name, allowed=names)
        return super().read(book, words, move)

    def write(self, book: Book, move: int) -> list[str]:
        return super().write(book, move) if self.size(book, move, 1) else []

    def told(self, book: Book, move: int) -> dict[str, Any]:
        mark = moves.mark(move)
        return {"tool": book.marks[mark] if book.tools >> mark & 1 else None}


class Side(Part):
    """A side of a card."""

    name, example = "side", "east"

    def read(self, book: Book, words: list[str], move: int) -> int:
        (name,) = words
        if name not in SIDES:
            names = ", ".join(SIDES)
            raise NotAMove(f"{name!r} is no side; sides are {names}", reason="move-side", side=name, allowed=names)
        return SIDES.index(name) << moves.MARK_AT

    def write(self, book: Book, move: int) -> list[str]:
        return [*SIDES[moves.mark(move) : moves.mark(move) + 1]]

    def told(self, book: Book, move: int) -> dict[str, Any]:
        return {"side": SIDES[moves.mark(move)]}


class Value(Part):
    """What a gold card is worth."""

    name, example = "value", "2"

    def read(self, book: Book, words: list[str], move: int) -> int:
        value = words[0]
        if parse_number(value) not in book.gold:
            values = ", ".join(str(gold) for gold in sorted(set(book.gold)))
            raise NotAMove(
                f"no gold card is worth {value}; values are {values}", reason="move-gold", value=value, allowed=values
            )
        return int(value) << moves.FACE_AT

    def write(self, book: Book, move: int) -> list[str]:
        return [str(moves.face(move))]


class Nth(Value):
    """Which of one's own gold cards, counted from 1."""

    name, example = "nth", "1"

    def read(self, book: Book, words: list[str], move: int) -> int:
        nth = words[0]
        if not 1 <= parse_number(nth) <= len(book.gold):
            most = len(book.gold)
            raise NotAMove(
                f"nobody has a gold card number {nth}; they are counted from 1, and there are {most} in all",
                reason="move-purse",
                number=nth,
                most=most,
            )
        return int(nth) << moves.FACE_AT


class Upright(Part):
    """Which way a goal is turned."""

    name, example = "upright", "upright"

    def read(self, book: Book, words: list[str], move: int) -> int:
        match words:
            case ["upright"]:
                return 0
            case ["turned"]:
                return moves.TURNED
        raise WrongForm

    def write(self, book: Book, move: int) -> list[str]:
        return ["turned" if moves.turned(move) else "upright"]


CARD = Card()
CARDS = Cards()
TWO_CARDS = Cards(2)
SPOT = Spot()
SPOTS = Spots()
LAYING = Laying()
SEAT = Seat()
ASKED = Asked()
MARK = Mark()
TOOL = Tool()
SIDE = Side()
VALUE = Value()
NTH = Nth()
UPRIGHT = Upright()


def print_spot(place: int) -> str:
    """A place as `x,y`."""
    return f"{mine.column(place)},{mine.row(place)}"


def parse_spot(text: str) -> int:
    """The place that `x,y` names."""
    match = _SPOT.fullmatch(text)
    if not match:
        raise NotAMove(f"{text!r} is no place; places are written like 3,-1", reason="move-spot", text=text)
    x, y = int(match[1]), int(match[2])
    if max(abs(x), abs(y)) > FARTHEST:
        raise NotAMove(
            f"{text} is too far away; no place is farther than {FARTHEST} from the start",
            reason="move-far",
            text=text,
            farthest=FARTHEST,
        )
    return mine.spot(x, y)


def parse_number(text: str) -> int:
    """A number without a sign; nothing else is one."""
    if not _NUMBER.fullmatch(text):
        raise NotAMove(f"{text!r} is no number; a number has digits only", reason="move-digits", text=text)
    return int(text)


def _face(book: Book, name: str) -> int:
    face = book.face_of(name)
    if face < 0 or not book.kinds[face].shuffled_in():
        names = ", ".join(dict.fromkeys(book.kinds[face].name for face in book.deck))
        raise NotAMove(
            f"{name!r} is no card of this deck; cards are {names}", reason="move-card", card=name, allowed=names
        )
    return face


def _marks(book: Book, move: int) -> int:
    """The marks that the card of a move speaks of, as bits."""
    face = moves.face(move)
    return book.kinds[face].marks() if face < len(book.kinds) else 0
