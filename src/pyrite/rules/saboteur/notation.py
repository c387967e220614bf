"""Moves in words: `lay NE 3,1 turned`, `play fix-pickaxe-lantern on 2 lantern`, `pass NE`, `reveal 8,2`.

Every move has exactly one spelling, blanks apart. Whether it is legal is asked of the position (`State.check`), not
here. A module that brings a new verb adds one line to `FORMS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple

from pyrite.rules import cards, mine
from pyrite.rules.errors import NotAMove
from pyrite.rules.saboteur import moves
from pyrite.rules.saboteur.book import Book, Goal, Role

FARTHEST = mine.FAR - 1

_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")
_SPOT = re.compile(r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})")


class Form(NamedTuple):
    """How the moves of one verb are written; the words given and taken are those after the first."""

    word: str
    example: str
    read: Callable[[Book, list[str]], int]
    write: Callable[[Book, int], list[str]]


@lru_cache(maxsize=1 << 16)  # views print the same few moves again and again
def print_move(book: Book, move: int) -> str:
    """The one spelling of a move."""
    form = FORMS.get(moves.verb(move))
    if form is not None:
        text = " ".join([form.word, *form.write(book, move)])
        with suppress(NotAMove):
            if parse_move(book, text) == move:
                return text
    raise NotAMove(f"the number {move} is no move of this game", reason="move-number", number=move)


def parse_move(book: Book, text: str) -> int:
    """The move a text spells."""
    word, *rest = text.split() or [""]
    for verb, form in FORMS.items():
        if form.word == word:
            try:
                return verb | form.read(book, rest)
            except _WrongForm:
                raise NotAMove(
                    f"{' '.join([word, *rest])!r} is no move; write it like: {form.example}",
                    reason="move-form",
                    text=" ".join([word, *rest]),
                    example=form.example,
                ) from None
    words = ", ".join(form.word for form in FORMS.values())
    raise NotAMove(f"{word!r} begins no move; moves begin with {words}", reason="move-verb", word=word, allowed=words)


class _WrongForm(Exception):
    """Too many words, too few, or others than the form has."""


# --- the parts of a move --------------------------------------------------------------------------


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


def _card(book: Book, name: str) -> int:
    face = book.face_of(name)
    if face < 0 or isinstance(book.kinds[face], Goal | Role):
        names = ", ".join(dict.fromkeys(book.kinds[face].name for face in book.deck))
        raise NotAMove(
            f"{name!r} is no card of this deck; cards are {names}", reason="move-card", card=name, allowed=names
        )
    return face << moves.FACE_AT


def _name(book: Book, move: int) -> str:
    face = moves.face(move)
    return book.kinds[face].name if face < len(book.kinds) else "?"


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise NotAMove(f"{text!r} is no number; a number has digits only", reason="move-digits", text=text)
    return int(text)


def _seat(book: Book, text: str) -> int:
    seat = _number(text)
    if seat >= book.seats:
        last = book.seats - 1
        raise NotAMove(f"there is no seat {seat}; seats are 0 to {last}", reason="move-seat", seat=seat, last=last)
    return seat << moves.SEAT_AT


def _mark(name: str) -> int:
    if name not in cards.TOOLS:
        names = ", ".join(cards.TOOLS)
        raise NotAMove(f"{name!r} is no tool; tools are {names}", reason="move-tool", tool=name, allowed=names)
    return cards.TOOLS.index(name) << moves.MARK_AT


# --- the verbs ------------------------------------------------------------------------------------


def _read_lay(book: Book, words: list[str]) -> int:
    match words:
        case [card, place]:
            return _card(book, card) | parse_spot(place) << moves.SPOT_AT
        case [card, place, "turned"]:
            return _card(book, card) | parse_spot(place) << moves.SPOT_AT | moves.TURNED
    raise _WrongForm


def _write_lay(book: Book, move: int) -> list[str]:
    turned = ["turned"] if moves.turned(move) else []
    return [_name(book, move), print_spot(moves.place(move)), *turned]


def _read_play(book: Book, words: list[str]) -> int:
    """The card says what else is needed: a seat, and one of its marks if it has several; or a place; or nothing."""
    if not words:
        raise _WrongForm
    card = _card(book, words[0])
    marks = _marks(book, card)
    several = marks & (marks - 1) != 0
    match words[1:]:
        case []:
            if not marks:
                return card
        case ["at", place]:
            if not marks:
                return card | parse_spot(place) << moves.SPOT_AT
        case ["on", seat]:
            if marks and not several:
                return card | _seat(book, seat) | (marks.bit_length() - 1) << moves.MARK_AT
        case ["on", seat, mark]:
            if several:
                return card | _seat(book, seat) | _mark(mark)
    raise _WrongForm


def _write_play(book: Book, move: int) -> list[str]:
    name = _name(book, move)
    marks = _marks(book, move)
    if not marks:
        return [name, "at", print_spot(moves.place(move))] if moves.place(move) else [name]
    mark = cards.TOOLS[moves.mark(move) : moves.mark(move) + 1] if marks & (marks - 1) else ()
    return [name, "on", str(moves.target(move)), *mark]


def _marks(book: Book, move: int) -> int:
    face = moves.face(move)
    return book.kinds[face].marks() if face < len(book.kinds) else 0


def _read_pass(book: Book, words: list[str]) -> int:
    match words:
        case [card]:
            return _card(book, card)
    raise _WrongForm


def _write_pass(book: Book, move: int) -> list[str]:
    return [_name(book, move)]


def _read_reveal(book: Book, words: list[str]) -> int:
    match words:
        case [place]:
            return parse_spot(place) << moves.SPOT_AT
    raise _WrongForm


def _write_reveal(book: Book, move: int) -> list[str]:
    return [print_spot(moves.place(move))]


def _read_turn(book: Book, words: list[str]) -> int:
    match words:
        case ["upright"]:
            return 0
        case ["turned"]:
            return moves.TURNED
    raise _WrongForm


def _write_turn(book: Book, move: int) -> list[str]:
    return ["turned" if moves.turned(move) else "upright"]


def _read_keep(book: Book, words: list[str]) -> int:
    match words:
        case [value]:
            if _number(value) not in book.gold:
                values = ", ".join(str(gold) for gold in sorted(set(book.gold)))
                raise NotAMove(
                    f"no gold card is worth {value}; values are {values}",
                    reason="move-gold",
                    value=value,
                    allowed=values,
                )
            return int(value) << moves.FACE_AT
    raise _WrongForm


def _read_change(book: Book, words: list[str]) -> int:
    match words:
        case [nth]:
            if not 1 <= _number(nth) <= len(book.gold):
                most = len(book.gold)
                raise NotAMove(
                    f"nobody has a gold card number {nth}; they are counted from 1, and there are {most} in all",
                    reason="move-purse",
                    number=nth,
                    most=most,
                )
            return int(nth) << moves.FACE_AT
    raise _WrongForm


def _write_number(book: Book, move: int) -> list[str]:
    return [str(moves.face(move))]


def _read_bare(book: Book, words: list[str]) -> int:
    if words:
        raise _WrongForm
    return 0


def _write_bare(book: Book, move: int) -> list[str]:
    return []


FORMS: dict[int, Form] = {
    moves.LAY: Form("lay", "lay NE 3,1 / lay NE 3,1 turned", _read_lay, _write_lay),
    moves.PLAY: Form(
        "play",
        "play rockfall at 3,0 / play break-cart on 2 / play fix-pickaxe-cart on 2 cart",
        _read_play,
        _write_play,
    ),
    moves.PASS: Form("pass", "pass NE", _read_pass, _write_pass),
    moves.REVEAL: Form("reveal", "reveal 8,2", _read_reveal, _write_reveal),
    moves.FIT: Form("turn", "turn upright / turn turned", _read_turn, _write_turn),
    moves.KEEP: Form("keep", "keep 2", _read_keep, _write_number),
    moves.CHANGE: Form("change", "change 1", _read_change, _write_number),
    moves.VETO: Form("veto", "veto", _read_bare, _write_bare),
    moves.ALLOW: Form("allow", "allow", _read_bare, _write_bare),
    moves.DEAL: Form("deal", "deal", _read_bare, _write_bare),
}
