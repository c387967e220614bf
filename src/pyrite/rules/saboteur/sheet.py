"""A text of lines that each begin with a keyword, and the plain things such lines are made of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NoReturn, TypeVar

from pyrite.rules.errors import NotAMove, NotationError, SetupError

Thing = TypeVar("Thing")

_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


@dataclass(frozen=True)
class Line:
    """The words of a line after its keyword; `number` counts lines from 1."""

    number: int
    keyword: str
    words: list[str]

    def refuse(self, problem: str) -> NoReturn:
        raise NotationError(problem, self.number)

    def only(self) -> str:
        """The one word of the line."""
        if len(self.words) != 1:
            self.refuse(f"{self.keyword} takes one word, not {len(self.words)}")
        return self.words[0]

    def pair(self, example: str) -> tuple[str, str]:
        """The two words of the line."""
        if len(self.words) != 2:
            self.refuse(f"{self.keyword} takes two words, as: {example}")
        return self.words[0], self.words[1]

    def key(self, least: int, most: int) -> tuple[int, Line]:
        """The number that the line is about, and the rest of the line."""
        number = self.count(self.words[0] if self.words else "", least, most)
        return number, Line(self.number, f"{self.keyword} {number}", self.words[1:])

    def count(self, word: str, least: int, most: int) -> int:
        if not _NUMBER.fullmatch(word) or not least <= int(word) <= most:
            self.refuse(f"{self.keyword} cannot be {word!r}; allowed are {least} to {most}")
        return int(word)

    def seat(self, word: str, seats: int) -> int:
        if not _NUMBER.fullmatch(word) or int(word) >= seats:
            self.refuse(f"{word!r} is no seat; seats are 0 to {seats - 1}")
        return int(word)

    def choice(self, word: str, allowed: Mapping[str, Thing]) -> Thing:
        """What one of the words allowed here means."""
        if word not in allowed:
            self.refuse(f"{self.keyword} cannot be {word!r}; allowed are {', '.join(allowed)}")
        return allowed[word]


class Sheet:
    """All lines of a text by keyword. Behind the last keyword comes what is not words: its lines as they stand."""

    def __init__(self, text: str, header: str, keywords: Mapping[str, bool], last: str) -> None:
        """Each keyword says whether several lines may begin with it."""
        self.lines: dict[str, list[Line]] = {keyword: [] for keyword in keywords}
        self.last = 1  # the last line read
        raw = text.splitlines()
        begun = False
        for number, row in enumerate(raw, 1):
            keyword, *words = row.split() or [""]
            if not keyword:
                continue
            self.last = number
            if not begun:
                if row.split() != header.split():
                    break
                begun = True
            elif keyword not in keywords:
                raise NotationError(f"{keyword!r} begins no line; lines begin with {', '.join(keywords)}", number)
            elif self.lines[keyword] and not keywords[keyword]:
                raise NotationError(f"{keyword} stands here a second time", number)
            elif keyword == last:
                self.lines[keyword].append(Line(number, keyword, raw[number:]))
                break
            else:
                self.lines[keyword].append(Line(number, keyword, words))
        if not begun:
            raise NotationError(f"the first line must be {header!r}", self.last)

    def one(self, keyword: str) -> Line:
        """The line that must be there."""
        found = self.find(keyword)
        if found is None:
            raise NotationError(f"the line {keyword!r} is missing", self.last)
        return found

    def find(self, keyword: str) -> Line | None:
        """The line, if it is there."""
        return self.lines[keyword][0] if self.lines[keyword] else None

    def keyed(self, keyword: str, least: int, most: int) -> dict[int, Line]:
        """Lines that come once for each of several numbers, as `hand 3 …`, in the order of these numbers."""
        found: dict[int, Line] = {}
        for line in self.lines[keyword]:
            number, rest = line.key(least, most)
            if number in found:
                line.refuse(f"{keyword} {number} stands here a second time")
            found[number] = rest
        return dict(sorted(found.items()))


@contextmanager
def wrong_in(line: Line) -> Iterator[None]:
    """What is refused inside is wrong in this line."""
    try:
        yield
    except (NotAMove, SetupError) as error:
        raise NotationError(str(error), line.number) from error
