"""A text of lines that each begin with a keyword, and the plain things such lines are made of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NoReturn, TypeVar

from pyrite.kernel.errors import NotAMove, NotationError, SetupError

Thing = TypeVar("Thing")

_NUMBER = re.compile(r"0|[1-9][0-9]{0,17}")


@dataclass(frozen=True)
class Line:
    """The words of a line after its keyword; `number` counts lines from 1."""

    number: int
    keyword: str
    words: list[str]

    def refuse(self, problem: str, /, *, reason: str, **details: object) -> NoReturn:
        raise NotationError(problem, self.number, reason=reason, **details)

    def only(self) -> str:
        """The one word of the line."""
        self.has(1)
        return self.words[0]

    def has(self, expected: int) -> None:
        """So many words must be there."""
        found = len(self.words)
        if found != expected:
            self.refuse(
                f"{self.keyword} takes {expected} words, not {found}",
                reason="text-words",
                keyword=self.keyword,
                expected=expected,
                found=found,
            )

    def must_be_like(self, example: str) -> NoReturn:
        """The line is written wrongly; this is how it is done."""
        self.refuse(
            f"{self.keyword} is written like: {example}", reason="text-form", keyword=self.keyword, example=example
        )

    def needs(self, keyword: str, expected: str) -> NoReturn:
        """What the line says cannot be without another line."""
        self.refuse(f"{keyword} needs the line {expected!r}", reason="text-needs", keyword=keyword, expected=expected)

    def key(self, least: int, most: int) -> tuple[int, Line]:
        """The number that the line is about, and the rest of the line."""
        number = self.count(self.words[0] if self.words else "", least, most)
        return number, Line(self.number, f"{self.keyword} {number}", self.words[1:])

    def count(self, word: str, least: int, most: int) -> int:
        if not _NUMBER.fullmatch(word) or not least <= int(word) <= most:
            self.refuse(
                f"{self.keyword} cannot be {word!r}; allowed are {least} to {most}",
                reason="text-number",
                keyword=self.keyword,
                found=word,
                least=least,
                most=most,
            )
        return int(word)

    def seat(self, word: str, seats: int) -> int:
        if not _NUMBER.fullmatch(word) or int(word) >= seats:
            self.refuse(
                f"{word!r} is no seat; seats are 0 to {seats - 1}", reason="text-seat", found=word, last=seats - 1
            )
        return int(word)

    def choice(self, word: str, allowed: Mapping[str, Thing]) -> Thing:
        """What one of the words allowed here means."""
        if word not in allowed:
            self.cannot_be(word, allowed)
        return allowed[word]

    def cannot_be(self, word: str, allowed: Iterable[str]) -> NoReturn:
        """None of the words allowed here."""
        names = ", ".join(allowed)
        self.refuse(
            f"{self.keyword} cannot be {word!r}; allowed are {names}",
            reason="text-word",
            keyword=self.keyword,
            found=word,
            allowed=names,
        )

    def begins_nothing(self, allowed: str) -> NoReturn:
        """No line begins like this here."""
        self.refuse(
            f"{self.keyword!r} begins no line here; lines begin with {allowed}",
            reason="text-keyword",
            found=self.keyword,
            allowed=allowed,
        )

    def is_no_header(self, header: str) -> NoReturn:
        """The first line must say what the text is."""
        self.refuse(f"the first line must be {header!r}", reason="text-header", expected=header)

    def twice(self, keyword: str) -> NoReturn:
        """What may come but once has been there before."""
        self.refuse(f"{keyword} stands here a second time", reason="text-twice", keyword=keyword)


class Sheet:
    """Lines by keyword, in any order; `last` is where a line is missing that should be there."""

    def __init__(self, lines: Sequence[Line], keywords: Mapping[str, bool], last: int) -> None:
        """Each keyword says whether several lines may begin with it. Without any line, `last` is the one before."""
        self.last = lines[-1].number if lines else last
        self._lines: dict[str, list[Line]] = {keyword: [] for keyword in keywords}
        for line in lines:
            if line.keyword not in keywords:
                line.begins_nothing(", ".join(keywords))
            if self._lines[line.keyword] and not keywords[line.keyword]:
                line.twice(line.keyword)
            self._lines[line.keyword].append(line)

    def all(self, keyword: str) -> list[Line]:
        return self._lines[keyword]

    def find(self, keyword: str) -> Line | None:
        """The line, if it is there."""
        return self._lines[keyword][0] if self._lines[keyword] else None

    def one(self, keyword: str) -> Line:
        """The line that must be there."""
        return self.find(keyword) or self.misses(keyword)

    def keyed(self, keyword: str, least: int, most: int) -> dict[int, Line]:
        """Lines that come once for each of several numbers, as `hand 3 …`, in the order of these numbers."""
        found: dict[int, Line] = {}
        for line in self._lines[keyword]:
            number, rest = line.key(least, most)
            if number in found:
                line.twice(rest.keyword)
            found[number] = rest
        return dict(sorted(found.items()))

    def hands(self, seats: int) -> list[Line]:
        """The lines `hand 0 …` to `hand 2 …`, none of which may be missing."""
        found = self.keyed("hand", 0, seats - 1)
        return [found.get(seat) or self.misses(f"hand {seat}") for seat in range(seats)]

    def misses(self, beginning: str) -> NoReturn:
        """A line that begins like this should be there."""
        raise NotationError(f"the line {beginning!r} is missing", self.last, reason="text-missing", expected=beginning)


@contextmanager
def wrong_in(line: Line) -> Iterator[None]:
    """What is refused inside is wrong in this line."""
    try:
        yield
    except (NotAMove, SetupError) as error:
        raise NotationError.at(line.number, error) from None
