"""Moves in words: `lay NE 3,1 turned`, `play fix-pickaxe-lantern on 2 lantern`, `pass NE`, `reveal 8,2`.

Every move has exactly one spelling, blanks apart. Whether it is legal is asked of the position (`State.check`), not
here. The forms are the book's (`forms`).
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

from pyrite.kernel import moves
from pyrite.kernel.book import Book
from pyrite.kernel.errors import NotAMove
from pyrite.kernel.forms import example, read, write
from pyrite.kernel.parts import WrongForm


@lru_cache(maxsize=1 << 16)  # views print the same few moves again and again
def print_move(book: Book, move: int) -> str:
    """The one spelling of a move."""
    form = book.forms.get(moves.verb(move))
    if form is not None:
        text = " ".join([form.word, *write(form.parts, book, move)])
        with suppress(NotAMove):
            if parse_move(book, text) == move:
                return text
    raise NotAMove(f"the number {move} is no move of this game", reason="move-number", number=move)


def parse_move(book: Book, text: str) -> int:
    """The move a text spells."""
    word, *rest = text.split() or [""]
    verb = book.verb(word)
    if not verb:
        words = ", ".join(form.word for form in book.forms.values())
        raise NotAMove(
            f"{word!r} begins no move; moves begin with {words}", reason="move-verb", word=word, allowed=words
        )
    form = book.forms[verb]
    try:
        return read(form.parts, book, rest, verb)
    except WrongForm:
        like = example(book, verb)
        raise NotAMove(
            f"{' '.join([word, *rest])!r} is no move; write it like: {like}",
            reason="move-form",
            text=" ".join([word, *rest]),
            example=like,
        ) from None


# --- moves as everybody sees them -----------------------------------------------------------------


def seen(book: Book, move: int) -> int:
    """A move without what only its player knows: which cards left the hand unseen, only how many."""
    return book.forms[moves.verb(move)].cover(move)


def print_seen(book: Book, move: int) -> str:
    """A move of the round's history, in words: `pass`, `pass 2`, `discard for trap`, `toll at 3,0 east`."""
    form = book.forms[moves.verb(move)]
    if form.seen == form.parts:
        return print_move(book, move)
    return " ".join([form.word, *write(form.seen, book, move)])


def parse_seen(book: Book, text: str) -> int:
    """A move of the history from its words."""
    word, *rest = text.split() or [""]
    verb = book.verb(word)
    if verb and book.forms[verb].seen != book.forms[verb].parts:
        with suppress(WrongForm):
            return read(book.forms[verb].seen, book, rest, verb)
    move = parse_move(book, text)
    if seen(book, move) != move:
        raise NotAMove(
            f"{text!r} tells what nobody saw; write {print_seen(book, seen(book, move))!r}",
            reason="move-unseen",
            text=text,
        )
    return move
