"""A few lines of a record that belong together, by keyword."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pyrite.rules.errors import NotationError
from pyrite.rules.saboteur.sheet import Line


class Section:
    """Lines in any order; `last` is where a line is missing that should be there."""

    def __init__(self, lines: Sequence[Line], keywords: Mapping[str, bool], last: int) -> None:
        """Each keyword says whether several lines may begin with it."""
        self.last = lines[-1].number if lines else last
        self._lines: dict[str, list[Line]] = {keyword: [] for keyword in keywords}
        for line in lines:
            if line.keyword not in keywords:
                line.refuse(f"{line.keyword!r} begins no line here; lines begin with {', '.join(keywords)}")
            if self._lines[line.keyword] and not keywords[line.keyword]:
                line.refuse(f"{line.keyword} stands here a second time")
            self._lines[line.keyword].append(line)

    def all(self, keyword: str) -> list[Line]:
        return self._lines[keyword]

    def find(self, keyword: str) -> Line | None:
        """The line, if it is there."""
        return self._lines[keyword][0] if self._lines[keyword] else None

    def one(self, keyword: str) -> Line:
        """The line that must be there."""
        line = self.find(keyword)
        if line is None:
            raise NotationError(f"the line {keyword!r} is missing", self.last)
        return line

    def by_seat(self, keyword: str, seats: int) -> dict[int, Line]:
        """Lines that may come once for each seat, as `hand 3 …`."""
        found: dict[int, Line] = {}
        for line in self._lines[keyword]:
            seat = line.seat(line.words[0] if line.words else "", seats)
            if seat in found:
                line.refuse(f"{keyword} {seat} stands here a second time")
            found[seat] = Line(line.number, f"{keyword} {seat}", line.words[1:])
        return found
