"""What people may call themselves, and what they may say."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import pairwise

from pyrite.kernel.errors import PyriteError

LONGEST_NAME = 24
LONGEST_LINE = 300
MARKUP = "<>&"
_MOST_ACCENTS = 2  # on one letter; more of them would climb over the lines above
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # though Unicode calls them printable
_JOINER = "\u200d"  # makes one picture of two
_SELECTORS = frozenset(map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))


class BadText(PyriteError):
    """A name or a line that cannot be shown."""


def good_name(name: str, taken: Iterable[str] = ()) -> str:
    """The name as it is shown: composed, blanks in order. Raises BadText."""
    name = _plain(name, "name")
    for sign in MARKUP:
        if sign in name:
            raise BadText(f"a name cannot have the sign {sign}", reason="name-markup", sign=sign)
    if not any(sign.isalnum() for sign in name):
        raise BadText("a name needs a letter or a digit", reason="name-empty")
    if len(name) > LONGEST_NAME:
        raise BadText(f"a name has {LONGEST_NAME} signs at most", reason="name-long", most=LONGEST_NAME)
    if likeness(name) in map(likeness, taken):
        raise BadText(f"somebody here is called {name}", reason="name-taken", name=name)
    return name


def likeness(name: str) -> str:
    """The same for all names that look alike: upper case or lower, wide or narrow, one selector or another."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", "".join(s for s in folded if s not in _SELECTORS and s != _JOINER))


def good_line(text: str) -> str:
    """What is said, as it is shown. Raises BadText."""
    text = _plain(text, "line")
    if not text:
        raise BadText("there is nothing in this line", reason="line-empty")
    if len(text) > LONGEST_LINE:
        raise BadText(f"a line has {LONGEST_LINE} signs at most", reason="line-long", most=LONGEST_LINE)
    return text


def _plain(text: str, what: str) -> str:
    text = unicodedata.normalize("NFC", text.strip())
    accents = 0
    before = " "
    for sign, after in pairwise([*text, " "]):
        # A selector says how the sign before it looks (an emoji in colour); without one there is nothing to see.
        stray = sign in _SELECTORS and (before in _SELECTORS or before == " ")
        joins = sign == _JOINER and _picture(after) and (_picture(before) or before in _SELECTORS)
        if stray or sign in _INVISIBLE or not (sign.isprintable() or joins):
            raise BadText(f"a {what} cannot have invisible signs", reason=f"{what}-control", sign=f"U+{ord(sign):04X}")
        if sign not in _SELECTORS:
            accents = accents + 1 if unicodedata.combining(sign) else 0
        before = sign
        if accents > _MOST_ACCENTS:
            raise BadText("too many accents on one letter", reason=f"{what}-control", sign=f"U+{ord(sign):04X}")
    return " ".join(text.split())


def _picture(sign: str) -> bool:
    """An emoji, or the colour of its skin."""
    return unicodedata.category(sign) in ("So", "Sk")
