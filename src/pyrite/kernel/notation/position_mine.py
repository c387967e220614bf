"""Reads the mine of a position: the picture, and the lines that say what it cannot show (the form: see `position`).

goals-at 8,-2 9,0 8,2           where the goals lie, if not where a round begins with them
stacks 3,1:1 5,-1:2             places of stacks, and which card of the modules' first pile lies on top of each
laid 1,0 2,0 3,1:4 2,1:NSe      in the order laid; 3,1 is the fourth of that pile, 2,1 looks like another card too
"""

from __future__ import annotations

from typing import NamedTuple, NoReturn

from pyrite.kernel.book import Book, Goal
from pyrite.kernel.errors import NotationError
from pyrite.kernel.mine import GOAL, HIDDEN, PATH, PICTURE, SPENT, STACK, START, Mine, column, row, spot
from pyrite.kernel.notation.game_lines import lines_of
from pyrite.kernel.notation.lines import Line, Sheet, wrong_in
from pyrite.kernel.notation.mine_picture import TREASURE, Cell, cells_of
from pyrite.kernel.parts import parse_spot, print_spot
from pyrite.kernel.path import PathCard

_GOALS = (GOAL, TREASURE, HIDDEN)
_PICTURES = (PICTURE, SPENT)


class Laid(NamedTuple):
    """A path card in the mine: what it is, or which card of the modules' first pile, counted from 0."""

    place: int
    shape: int
    face: int
    own: int = -1


class Stack(NamedTuple):
    place: int
    own: int


def looks(book: Book) -> dict[int, int]:
    """The face of the card of the deck that looks like this; of several, the first in print."""
    found: dict[int, int] = {}
    for face in book.deck:
        kind = book.kinds[face]
        if isinstance(kind, PathCard):
            found.setdefault(kind.shape, face)
            found.setdefault(kind.half_turn, face)
    return found


class Drawing:
    """The picture of the mine, and what it cannot show."""

    def __init__(self, sheet: Sheet, book: Book) -> None:
        self.book = book
        self.line = sheet.one("mine")
        self.cells = {spot(cell.x, cell.y): cell for cell in self._read()}
        self.goals = self._read_goals(sheet.find("goals-at"))
        self._own: set[int] = set()  # cards of the first pile that lie in the mine
        self.stacks = self._read_stacks(sheet.find("stacks"))
        self._check()
        self.laid = self._read_laid(sheet.find("laid"))

    def dig(self, laid: list[tuple[Laid, int]], goals: list[int], first_own: int, kinds: list[Goal]) -> Mine:
        """The mine. Path cards come with their identities; so do goals, in their order, and what is on them."""
        mine = self.book.ground.copy()
        for place, card in zip(self.goals, goals, strict=True):
            mine.hide(place, card)
        for stack in self.stacks:
            mine.stack(stack.place, first_own + stack.own)
        for path, card in laid:
            mine.lay(path.place, path.shape, PATH, card)
        for place, kind in zip(self.goals, kinds, strict=True):
            if self._shows(place, kind):
                mine.turn_up(place, self.cells[place].shape)
        if any(cell.what == SPENT for cell in self.cells.values()):
            mine.spend()
        return mine

    def _shows(self, place: int, goal: Goal) -> bool:
        """Whether the goal at this place lies face up."""
        cell = self.cells[place]
        if cell.what == HIDDEN:
            return False
        if cell.shape not in (goal.shape, goal.half_turn) or (cell.what == TREASURE) != goal.precious():
            self._unlike(place, goal.name)
        return True

    # --- the lines --------------------------------------------------------------------------------

    def _read(self) -> list[Cell]:
        try:
            return cells_of("\n".join(self.line.words), lines_of(self.book).legend)
        except NotationError as error:
            raise NotationError.at(self.line.number + (error.line or 0), error) from None

    def _read_goals(self, line: Line | None) -> list[int]:
        if line is None:
            return [*self.book.goal_spots]
        line.has(len(self.book.goal_spots))
        spots: list[int] = []
        for word in line.words:
            place = _spot(line, word)
            if place in spots:
                line.twice(word)
            spots.append(place)
        return spots

    def _read_stacks(self, line: Line | None) -> list[Stack]:
        stacks: list[Stack] = []
        for word in line.words if line else ():
            assert line is not None
            at, colon, number = word.partition(":")
            if not colon:
                line.must_be_like("stacks 3,1:1 5,-1:2")
            place = _spot(line, at)
            if place in [stack.place for stack in stacks]:
                line.twice(at)
            stacks.append(Stack(place, self._read_own(line, number)))
        return stacks

    def _read_own(self, line: Line, number: str) -> int:
        """Which card of the first pile; no two are the same."""
        own = line.count(number, 1, len(self.book.piles[0].faces) if self.book.piles else 0) - 1
        if own in self._own:
            line.twice(number)
        self._own.add(own)
        return own

    def _read_laid(self, line: Line | None) -> list[Laid]:
        paths = {place: cell.shape for place, cell in self.cells.items() if cell.what == PATH}
        where = line or self.line
        laid = []
        for word in line.words if line else ():
            at, _, card = word.partition(":")
            place = _spot(where, at)
            if place not in paths:
                where.refuse(
                    f"no path card is drawn at {at}, or it has been named before", reason="picture-laid", at=at
                )
            laid.append(self._read_card(where, place, paths.pop(place), card))
        if paths:
            at = print_spot(min(paths))
            where.refuse(f"'laid' does not name {at}, where a path card is drawn", reason="picture-not-laid", at=at)
        return laid

    def _read_card(self, line: Line, place: int, shape: int, card: str) -> Laid:
        if card.isdecimal():
            return Laid(place, shape, -1, self._read_own(line, card))
        known = looks(self.book)
        if card:
            names = {self.book.kinds[face].name: face for face in known.values()}
            face = line.choice(card, names)
        elif shape in known:
            face = known[shape]
        else:
            at = print_spot(place)
            self.line.refuse(f"no card of this deck looks like the one drawn at {at}", reason="picture-card", at=at)
        kind = self.book.kinds[face]
        assert isinstance(kind, PathCard)
        if shape not in (kind.shape, kind.half_turn):
            self._unlike(place, kind.name)
        return Laid(place, shape, face)

    # --- what must fit together -------------------------------------------------------------------

    def check_own(self, faces: list[int]) -> None:
        """Cards of the first pile that lie face up are drawn as they look; `faces` are those of the pile."""
        for path in self.laid:
            if path.own >= 0:
                kind = self.book.kinds[faces[path.own]]
                assert isinstance(kind, Goal)
                if path.shape not in (kind.shape, kind.half_turn):
                    self._unlike(path.place, kind.name)

    def _unlike(self, place: int, card: str) -> NoReturn:
        at = print_spot(place)
        self.line.refuse(f"what lies at {at} is not drawn as {card} looks", reason="picture-unlike", at=at, card=card)

    def _drawn(self, *what: int) -> set[int]:
        return {place for place, cell in self.cells.items() if cell.what in what}

    def _check(self) -> None:
        ground = self.book.ground
        starts: list[int] = [ground.spots[cell] for cell in ground.starts]
        for start in starts:
            if start not in self._drawn(START) or self.cells[start].shape != ground.shape(start):
                self._unlike(start, self.book.start_names.get(start, "start"))
        if not ground.floods:
            self._check_board()
        if self._drawn(*_GOALS) != set(self.goals):
            wanted = " ".join(print_spot(place) for place in self.goals)
            self.line.refuse(
                f"goals must be drawn at {wanted} and nowhere else", reason="picture-goals", allowed=wanted
            )
        if self._drawn(STACK) != {stack.place for stack in self.stacks}:
            wanted = " ".join(print_spot(stack.place) for stack in self.stacks)
            self.line.refuse(
                f"stacks must be drawn where 'stacks' says, at [{wanted}]", reason="picture-stacks", allowed=wanted
            )
        self._check_picture()

    def _check_board(self) -> None:
        """A forest has an edge: its window is one cell wider than the board on every side."""
        ground = self.book.ground
        for place in self.cells:
            x, y = column(place) - ground.x0, row(place) - ground.y0
            if not (0 < x < ground.width - 1 and 0 < y < ground.height - 1):
                at = print_spot(place)
                self.line.refuse(f"the forest ends before {at}", reason="picture-board", at=at)

    def _check_picture(self) -> None:
        """What is printed in the mine lies where it always does, and all of it has been reached or nothing."""
        ground = self.book.ground
        printed: set[int] = {ground.spots[cell] for cell in ground.sites}
        as_printed = all(self.cells[place].shape == ground.shape(place) for place in printed & self.cells.keys())
        if printed not in (self._drawn(PICTURE), self._drawn(SPENT)) or self._drawn(*_PICTURES) != printed:
            as_printed = False
        if not as_printed:
            wanted = " ".join(print_spot(place) for place in sorted(printed))
            self.line.refuse(
                f"the picture must be drawn at [{wanted}], all of it P or all of it p, as it always lies there",
                reason="picture-picture",
                allowed=wanted,
            )


def _spot(line: Line, word: str) -> int:
    with wrong_in(line):
        return parse_spot(word)
