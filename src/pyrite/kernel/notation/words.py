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

from pyrite.kernel import mine, moves
from pyrite.kernel.book import Book, Goal, Role
from pyrite.kernel.decks import cards
from pyrite.kernel.errors import NotAMove

FARTHEST = mine.FAR - 1
SIDES = ("north", "east", "south", "west")
MARK_NAMES = (*cards.TOOLS, "trap", "theft", "troll")

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
    if face < 0 or isinstance(book.kinds[face], Goal | Role) or not book.kinds[face].shuffled_in():
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


def _tool(name: str) -> int:
    if name not in cards.TOOLS:
        names = ", ".join(cards.TOOLS)
        raise NotAMove(f"{name!r} is no tool; tools are {names}", reason="move-tool", tool=name, allowed=names)
    return cards.TOOLS.index(name) << moves.MARK_AT


def _mark(name: str) -> int:
    if name not in MARK_NAMES:
        names = ", ".join(MARK_NAMES)
        raise NotAMove(
            f"{name!r} lies before nobody; what can is {names}", reason="move-mark", mark=name, allowed=names
        )
    return MARK_NAMES.index(name) << moves.MARK_AT


def _side(name: str) -> int:
    if name not in SIDES:
        names = ", ".join(SIDES)
        raise NotAMove(f"{name!r} is no side; sides are {names}", reason="move-side", side=name, allowed=names)
    return SIDES.index(name) << moves.MARK_AT


def _cards(book: Book, names: list[str]) -> int:
    """Up to three cards of the deck."""
    faces = [_card(book, name) >> moves.FACE_AT for name in names] + [-1, -1]
    return moves.cards(faces[0], faces[1], faces[2])


def _names(book: Book, move: int) -> list[str]:
    others = (moves.second(move), moves.third(move))
    return [_name(book, move), *(book.kinds[face].name for face in others if 0 <= face < len(book.kinds))]


# --- the verbs ------------------------------------------------------------------------------------


def _read_laying(book: Book, words: list[str]) -> int:
    """Where a card is laid, which way up, and who is asked to pay for it: `3,1 turned asking 2`."""
    move = 0
    if words[-2:-1] == ["asking"]:
        move = _seat(book, words[-1]) | moves.ASKED
        words = words[:-2]
    match words:
        case [place]:
            return move | parse_spot(place) << moves.SPOT_AT
        case [place, "turned"]:
            return move | parse_spot(place) << moves.SPOT_AT | moves.TURNED
    raise _WrongForm


def _write_laying(move: int) -> list[str]:
    turned = ["turned"] if moves.turned(move) else []
    asked = ["asking", str(moves.payer(move))] if moves.payer(move) >= 0 else []
    return [print_spot(moves.place(move)), *turned, *asked]


def _read_lay(book: Book, words: list[str]) -> int:
    if not words:
        raise _WrongForm
    return _card(book, words[0]) | _read_laying(book, words[1:])


def _write_lay(book: Book, move: int) -> list[str]:
    return [_name(book, move), *_write_laying(move)]


def _read_play(book: Book, words: list[str]) -> int:
    """The card says what else is needed (`Kind.aim`)."""
    if not words:
        raise _WrongForm
    card = _card(book, words[0])
    marks = _marks(book, card)
    several = marks & (marks - 1) != 0
    match _aim(book, card), words[1:]:
        case moves.AT_NOTHING, []:
            return card
        case moves.AT_SPOT, ["at", place]:
            return card | parse_spot(place) << moves.SPOT_AT
        case moves.AT_SPOTS, ["at", place, other]:
            return card | _two_spots(place, other)
        case moves.LIKE_PATH, ["at", *laying]:
            return card | _read_laying(book, laying)
        case moves.ON_SEAT, ["on", seat]:
            return card | _seat(book, seat)
        case moves.AT_EDGE, ["at", place, side]:
            return card | parse_spot(place) << moves.SPOT_AT | _side(side)
        case moves.AT_SIGHT, ["at", place]:
            return card | parse_spot(place) << moves.SPOT_AT
        case moves.AT_SIGHT, ["slot", slot]:
            return card | _slot(book, slot)
        case moves.AT_SIGHT, ["on", seat]:
            return card | _seat(book, seat) | moves.ASKED
        case moves.ON_MARK, ["on", seat] if not several:
            return card | _seat(book, seat) | (marks.bit_length() - 1) << moves.MARK_AT
        case moves.ON_MARK, ["on", seat, mark] if several:
            return card | _seat(book, seat) | _tool(mark)
    raise _WrongForm


def _write_play(book: Book, move: int) -> list[str]:
    name = _name(book, move)
    marks = _marks(book, move)
    match _aim(book, move):
        case moves.AT_SPOT:
            return [name, "at", print_spot(moves.place(move))]
        case moves.AT_SPOTS:
            return [name, "at", print_spot(moves.place(move)), print_spot(moves.other_place(move))]
        case moves.LIKE_PATH:
            return [name, "at", *_write_laying(move)]
        case moves.ON_SEAT:
            return [name, "on", str(moves.target(move))]
        case moves.AT_EDGE:
            return [name, "at", *_write_move(book, move)]
        case moves.AT_SIGHT:
            if moves.place(move):
                return [name, "at", print_spot(moves.place(move))]
            seat = moves.payer(move)
            return [name, "on", str(seat)] if seat >= 0 else [name, "slot", str(moves.mark(move))]
        case moves.ON_MARK:
            mark = MARK_NAMES[moves.mark(move) : moves.mark(move) + 1] if marks & (marks - 1) else ()
            return [name, "on", str(moves.target(move)), *mark]
    return [name]


def _slot(book: Book, text: str) -> int:
    """The place of a treasure, from 1 on: there are as many as players."""
    slot = _number(text)
    if not 1 <= slot <= book.seats:
        raise NotAMove(
            f"there is no treasure {slot}; they are counted from 1 to {book.seats}",
            reason="move-slot",
            slot=slot,
            most=book.seats,
        )
    return slot << moves.MARK_AT


def _two_spots(place: str, other: str) -> int:
    """Two different places, the northern (or western) one first, near enough to be told in one move."""
    first, second = sorted((parse_spot(place), parse_spot(other)))
    across, down = mine.column(second) - mine.column(first), mine.row(second) - mine.row(first)
    if first == second or parse_spot(place) != first or not (-8 <= across < 8 and down < 16):
        raise _WrongForm
    return moves.two_spots(first, second)


def _aim(book: Book, move: int) -> int:
    face = moves.face(move)
    return book.kinds[face].aim() if face < len(book.kinds) else moves.AT_NOTHING


def _marks(book: Book, move: int) -> int:
    face = moves.face(move)
    return book.kinds[face].marks() if face < len(book.kinds) else 0


def _read_pass(book: Book, words: list[str]) -> int:
    if not 1 <= len(words) <= 3:
        raise _WrongForm
    return _cards(book, words)


def _write_pass(book: Book, move: int) -> list[str]:
    return _names(book, move)


def _read_discard(book: Book, words: list[str]) -> int:
    match words:
        case [one, other, "for", mark]:
            return _cards(book, [one, other]) | _mark(mark)
    raise _WrongForm


def _write_discard(book: Book, move: int) -> list[str]:
    return [*_names(book, move), "for", *MARK_NAMES[moves.mark(move) : moves.mark(move) + 1]]


def _read_toll(book: Book, words: list[str]) -> int:
    match words:
        case [card, "at", place, side]:
            return _card(book, card) | parse_spot(place) << moves.SPOT_AT | _side(side)
    raise _WrongForm


def _write_toll(book: Book, move: int) -> list[str]:
    return [_name(book, move), "at", *_write_move(book, move)]


def _read_take(book: Book, words: list[str]) -> int:
    match words:
        case [card]:
            return _card(book, card)
    raise _WrongForm


def _write_take(book: Book, move: int) -> list[str]:
    return [_name(book, move)]


def _read_seat(book: Book, words: list[str]) -> int:
    match words:
        case [seat]:
            return _seat(book, seat)
    raise _WrongForm


def _write_seat(book: Book, move: int) -> list[str]:
    return [str(moves.target(move))]


def _read_move(book: Book, words: list[str]) -> int:
    match words:
        case [place, side]:
            return parse_spot(place) << moves.SPOT_AT | _side(side)
    raise _WrongForm


def _write_move(book: Book, move: int) -> list[str]:
    return [print_spot(moves.place(move)), *SIDES[moves.mark(move) : moves.mark(move) + 1]]


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


def _read_step(book: Book, words: list[str]) -> int:
    match words:
        case [side]:
            return _side(side)
    raise _WrongForm


def _write_step(book: Book, move: int) -> list[str]:
    return [*SIDES[moves.mark(move) : moves.mark(move) + 1]]


def _read_collect(book: Book, words: list[str]) -> int:
    match words:
        case [slot]:
            return _slot(book, slot)
    raise _WrongForm


def _write_collect(book: Book, move: int) -> list[str]:
    return [str(moves.mark(move))]


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
    moves.PASS: Form("pass", "pass NE / pass NE map", _read_pass, _write_pass),
    moves.REVEAL: Form("reveal", "reveal 8,2", _read_reveal, _write_reveal),
    moves.FIT: Form("turn", "turn upright / turn turned", _read_turn, _write_turn),
    moves.KEEP: Form("keep", "keep 2", _read_keep, _write_number),
    moves.CHANGE: Form("change", "change 1", _read_change, _write_number),
    moves.VETO: Form("veto", "veto", _read_bare, _write_bare),
    moves.ALLOW: Form("allow", "allow", _read_bare, _write_bare),
    moves.DEAL: Form("deal", "deal", _read_bare, _write_bare),
    moves.DISCARD: Form("discard", "discard NE map for trap", _read_discard, _write_discard),
    moves.TOLL: Form("toll", "toll NE at 3,0 east", _read_toll, _write_toll),
    moves.TAKE: Form("take", "take NE", _read_take, _write_take),
    moves.SWAP: Form("swap", "swap", _read_bare, _write_bare),
    moves.LEAVE: Form("leave", "leave", _read_bare, _write_bare),
    moves.STEAL: Form("steal", "steal 2", _read_seat, _write_seat),
    moves.FORGO: Form("forgo", "forgo", _read_bare, _write_bare),
    moves.AGREE: Form("agree", "agree", _read_bare, _write_bare),
    moves.REFUSE: Form("refuse", "refuse", _read_bare, _write_bare),
    moves.CHOOSE: Form("choose", "choose 2", _read_seat, _write_seat),
    moves.MOVE: Form("move", "move 8,0 east", _read_move, _write_move),
    moves.STEP: Form("step", "step east", _read_step, _write_step),
    moves.STAY: Form("stay", "stay", _read_bare, _write_bare),
    moves.COLLECT: Form("collect", "collect 3", _read_collect, _write_collect),
    moves.PROPOSE: Form("propose-end", "propose-end", _read_bare, _write_bare),
}


# --- moves as everybody sees them -----------------------------------------------------------------


def seen(move: int) -> int:
    """A move without what only its player knows: which cards left his hand unseen, only how many."""
    match moves.verb(move):
        case moves.PASS:
            count = 1 + (moves.second(move) >= 0) + (moves.third(move) >= 0)
            return moves.PASS | (count - 1) << moves.MARK_AT
        case moves.DISCARD:
            return moves.DISCARD | moves.mark(move) << moves.MARK_AT
        case moves.TOLL:
            return move & ~(127 << moves.FACE_AT)
    return move


def print_seen(book: Book, move: int) -> str:
    """A move of the round's history, in words: `pass`, `pass 2`, `discard for trap`, `toll at 3,0 east`."""
    match moves.verb(move):
        case moves.PASS:
            return "pass" if moves.mark(move) == 0 else f"pass {moves.mark(move) + 1}"
        case moves.DISCARD:
            return f"discard for {MARK_NAMES[moves.mark(move)]}"
        case moves.TOLL:
            return " ".join(["toll", "at", *_write_move(book, move)])
    return print_move(book, move)


def parse_seen(book: Book, text: str) -> int:
    """A move of the history from its words."""
    match text.split():
        case ["pass"]:
            return moves.PASS
        case ["pass", "2" | "3" as count]:
            return moves.PASS | (int(count) - 1) << moves.MARK_AT
        case ["discard", "for", mark]:
            return moves.DISCARD | _mark(mark)
        case ["toll", "at", *rest]:
            with suppress(_WrongForm):
                return moves.TOLL | _read_move(book, rest)
    move = parse_move(book, text)
    if seen(move) != move:
        raise NotAMove(
            f"{text!r} tells what nobody saw; write {print_seen(book, seen(move))!r}", reason="move-unseen", text=text
        )
    return move
