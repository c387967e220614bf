"""A text of lines that each begin with a keyword, and the plain things such lines are made of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple, NoReturn

from pyrite.rules.errors import NotationError

_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


class Line(NamedTuple):
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

    def key(self, least: int, most: int) -> tuple[int, Line]:
        """The number that the line is about, and the line that follows from there."""
        if not self.words:
            self.refuse(f"{self.keyword} must say which, a number from {least} to {most}")
        nth = self.count(self.words[0], least, most)
        return nth, Line(self.number, f"{self.keyword} {nth}", self.words[1:])

    def count(self, word: str, least: int, most: int) -> int:
        if not _NUMBER.fullmatch(word) or not least <= int(word) <= most:
            self.refuse(f"{self.keyword} cannot be {word!r}; allowed are {least} to {most}")
        return int(word)

    def choice(self, word: str, allowed: Iterable[str]) -> str:
        if word not in allowed:
            self.refuse(f"{self.keyword} cannot be {word!r}; allowed are {', '.join(allowed)}")
        return word


class Sheet:
    """All lines of a text, by keyword."""

    def __init__(self, lines: Iterable[tuple[int, str]], keywords: Mapping[str, bool]) -> None:
        """Each keyword says whether it may begin several lines."""
        self.lines: dict[str, list[Line]] = {keyword: [] for keyword in keywords}
        self.last = 1
        for number, text in lines:
            self.last = number
            keyword, *words = text.split() or [""]
            if not keyword:
                continue
            if keyword not in keywords:
                raise NotationError(f"{keyword!r} begins no line; lines begin with {', '.join(keywords)}", number)
            if self.lines[keyword] and not keywords[keyword]:
                raise NotationError(f"{keyword} stands here a second time", number)
            self.lines[keyword].append(Line(number, keyword, words))

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
        """Lines that come once for each of several numbers, as `hand 3 …`."""
        found: dict[int, Line] = {}
        for line in self.lines[keyword]:
            nth, rest = line.key(least, most)
            if nth in found:
                line.refuse(f"{keyword} {nth} stands here a second time")
            found[nth] = rest
        return found
