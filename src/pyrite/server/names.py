"""What people may call themselves, and what they may say."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from pyrite.rules.errors import PyriteError

LONGEST_NAME = 24
LONGEST_LINE = 300
MARKUP = "<>&"
_MOST_ACCENTS = 2  # on one letter; more of them would climb over the lines above


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
    if name.casefold() in (other.casefold() for other in taken):
        raise BadText(f"somebody here is called {name}", reason="name-taken", name=name)
    return name


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
    for sign in text:
        if not sign.isprintable():
            raise BadText(f"a {what} cannot have invisible signs", reason=f"{what}-control", sign=f"U+{ord(sign):04X}")
        accents = accents + 1 if unicodedata.combining(sign) else 0
        if accents > _MOST_ACCENTS:
            raise BadText("too many accents on one letter", reason=f"{what}-control", sign=f"U+{ord(sign):04X}")
    return " ".join(text.split())
