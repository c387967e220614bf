"""Reads where the cards of a position are, mine included (the form of the text: see `position`).

Cards get new identities in the order they are read: first all that are no longer in the draw pile, then the draw
pile, goals, roles, as the course of a round wants them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

from pyrite.rules.errors import NotationError
from pyrite.rules.mine import HIDDEN, PATH, START, Mine, spot
from pyrite.rules.picture import TREASURE, Cell, cells_of
from pyrite.rules.saboteur.book import Book, Goal
from pyrite.rules.saboteur.kinds.path import PathCard
from pyrite.rules.saboteur.kinds.tools import BreakTool
from pyrite.rules.saboteur.moves import MARKS
from pyrite.rules.saboteur.notation import parse_spot, print_spot
from pyrite.rules.saboteur.setup import miscounted
from pyrite.rules.saboteur.sheet import Line, Sheet, wrong_in
from pyrite.rules.saboteur.state import EVERYBODY, HAND_ROOM, WATCHER

ALL, NOBODY, WATCHING = "all", "nobody", "watcher"


class Cards:
    """The piles of a position as they fill, each a list of identities named as in `State`."""

    def __init__(self, sheet: Sheet, book: Book, on_its_way: int | None) -> None:
        """`on_its_way` is the face of a card that has been declared and lies nowhere yet."""
        self.sheet = sheet
        self.book = book
        self.seats = book.seats
        self.deck = self._names(book.deck)
        self.face: list[int] = []
        self.known: list[int] = []
        self.piles: dict[str, list[int]] = {"face": self.face, "known": self.known}
        self._read_hands()
        line = sheet.one("discard")
        self.piles["discard"] = self._put_all(line, self.deck, EVERYBODY)
        self._read_fronts()
        drawing = Drawing(sheet, book)
        laid = [(place, shape, self._put(card, EVERYBODY)) for place, shape, card in drawing.laid]
        self.played = -1 if on_its_way is None else self._put(on_its_way, EVERYBODY)
        self.top = len(self.face)
        line = sheet.one("draw")
        self._put_all(line, self.deck, 0)
        check_cards(line, book, "deck", self.face, book.deck)
        goals = self._read_goals()
        self._read_roles()
        self.mine = self._dig(drawing, laid, goals)

    def _read_hands(self) -> None:
        hands = self.sheet.hands(self.seats)
        room = self.piles["hands"] = [0] * (self.seats * HAND_ROOM)
        sizes = self.piles["hand_size"] = [0] * self.seats
        for seat, line in enumerate(hands):
            if len(line.words) > HAND_ROOM:
                line.refuse(
                    f"a hand has room for {HAND_ROOM} cards, not for {len(line.words)}",
                    reason="position-hand",
                    found=len(line.words),
                    most=HAND_ROOM,
                )
            cards = self._put_all(line, self.deck, 1 << seat)
            room[seat * HAND_ROOM : seat * HAND_ROOM + len(cards)] = cards
            sizes[seat] = len(cards)

    def _read_fronts(self) -> None:
        front = self.piles["front"] = [-1] * (self.seats * MARKS)
        lying = self.piles["marks"] = [0] * self.seats
        in_front = {kind.name: kind for kind in self.book.kinds if isinstance(kind, BreakTool)}
        for seat, line in self.sheet.keyed("front", 0, self.seats - 1).items():
            for card in self._put_all(line, self.deck, EVERYBODY):
                kind = self.book.kinds[self.face[card]]
                marks: int = kind.marks()
                line.choice(kind.name, in_front)
                if lying[seat] & marks:
                    line.twice(kind.name)
                front[seat * MARKS + marks.bit_length() - 1] = card
                lying[seat] |= marks

    def _read_goals(self) -> list[int]:
        line = self.sheet.one("goals")
        names = self._names(self.book.goals)
        line.has(len(self.book.goal_spots))
        goals = self._put_all(line, names, 0)
        out = self.sheet.find("out")
        left_out = self._put_all(out, names, 0) if out else []
        check_cards(line, self.book, "goals", (self.face[card] for card in goals + left_out), self.book.goals)
        return goals

    def _read_roles(self) -> None:
        line = self.sheet.one("roles")
        names = self._names(self.book.roles)
        line.has(self.seats)
        roles = [self._put_told(line, word, names, 1 << seat) for seat, word in enumerate(line.words)]
        spare = self._put_all(self.sheet.one("spare"), names, 0)
        check_cards(line, self.book, "roles", (self.face[card] for card in roles + spare), self.book.roles)
        self.piles["role"] = roles
        self.piles["spare"] = spare

    def _dig(self, drawing: Drawing, laid: list[tuple[int, int, int]], goals: list[int]) -> Mine:
        mine = self.book.ground.copy()
        for place, goal in zip(self.book.goal_spots, goals, strict=True):
            mine.hide(place, goal)
        for place, shape, card in laid:
            mine.lay(place, shape, PATH, card)
        for place, goal in zip(self.book.goal_spots, goals, strict=True):
            kind = self.book.kinds[self.face[goal]]
            assert isinstance(kind, Goal)
            if drawing.shows(place, kind):
                mine.turn_up(place, drawing.cells[place].shape)
        return mine

    # --- single cards -----------------------------------------------------------------------------

    def _names(self, printed: Iterable[int]) -> dict[str, int]:
        return {self.book.kinds[face].name: face for face in printed}

    def _put_all(self, line: Line, names: dict[str, int], plain: int) -> list[int]:
        return [self._put_told(line, word, names, plain) for word in line.words]

    def _put_told(self, line: Line, word: str, names: dict[str, int], plain: int) -> int:
        """Put a card down; those for whom that is plain know it, unless the text names others."""
        name, told, who = word.partition("@")
        return self._put(line.choice(name, names), self._knowers(line, who) if told else plain)

    def _put(self, face: int, known: int) -> int:
        self.face.append(face)
        self.known.append(known)
        return len(self.face) - 1

    def _knowers(self, line: Line, who: str) -> int:
        if who == ALL:
            return EVERYBODY
        if who == NOBODY:
            return 0
        bits = (WATCHER if name == WATCHING else line.seat(name, self.seats) for name in who.split(","))
        return sum(1 << bit for bit in set(bits))


class Drawing:
    """The picture of the mine, with the order in which its path cards were laid."""

    def __init__(self, sheet: Sheet, book: Book) -> None:
        self.line = sheet.one("mine")
        self.cells = {spot(cell.x, cell.y): cell for cell in self._read()}
        self._check(book)
        self.laid = self._read_laid(sheet.find("laid"), book)  # place, shape and face of each card

    def shows(self, place: int, goal: Goal) -> bool:
        """Whether the goal at this place lies face up."""
        cell = self.cells[place]
        if cell.what == HIDDEN:
            return False
        if cell.shape not in (goal.shape, goal.half_turn) or (cell.what == TREASURE) != (goal.name == "treasure"):
            self._unlike(place, goal.name)
        return True

    def _read(self) -> list[Cell]:
        try:
            return cells_of("\n".join(self.line.words))
        except NotationError as error:
            raise NotationError.at(self.line.number + (error.line or 0), error) from None

    def _unlike(self, place: int, card: str) -> NoReturn:
        at = print_spot(place)
        self.line.refuse(f"what lies at {at} is not drawn as {card} looks", reason="picture-unlike", at=at, card=card)

    def _check(self, book: Book) -> None:
        start = spot(0, 0)
        if self.cells[start].shape != book.ground.shape(start):
            self._unlike(start, "start")
        drawn = {place for place, cell in self.cells.items() if cell.what not in (START, PATH)}
        if drawn != set(book.goal_spots):
            wanted = " ".join(print_spot(place) for place in book.goal_spots)
            self.line.refuse(
                f"goals must be drawn at {wanted} and nowhere else", reason="picture-goals", allowed=wanted
            )

    def _read_laid(self, line: Line | None, book: Book) -> list[tuple[int, int, int]]:
        kinds = [kind for kind in book.kinds if isinstance(kind, PathCard)]
        looks: dict[int, int] = {shape: kind.face for kind in kinds for shape in (kind.shape, kind.half_turn)}
        paths = {place: cell.shape for place, cell in self.cells.items() if cell.what == PATH}
        where = line or self.line
        laid = []
        for word in line.words if line else ():
            with wrong_in(where):
                place = parse_spot(word)
            if place not in paths:
                where.refuse(
                    f"no path card is drawn at {word}, or it has been named before", reason="picture-laid", at=word
                )
            shape = paths.pop(place)
            if shape not in looks:
                self.line.refuse(
                    f"no card of this deck looks like the one drawn at {word}", reason="picture-card", at=word
                )
            laid.append((place, shape, looks[shape]))
        if paths:
            at = print_spot(min(paths))
            where.refuse(f"'laid' does not name {at}, where a path card is drawn", reason="picture-not-laid", at=at)
        return laid


def check_cards(line: Line, book: Book, pile: str, have: Iterable[int], printed: Iterable[int]) -> None:
    """Every card of a pile must be in exactly one place."""
    check_count(line, pile, (book.kinds[face].name for face in have), (book.kinds[face].name for face in printed))


def check_count(line: Line, pile: str, have: Iterable[str], printed: Iterable[str]) -> None:
    """The same for cards by name."""
    wrong = miscounted(have, printed)
    if wrong:
        line.refuse(
            f"not every card of the {pile} is in exactly one place: {wrong}",
            reason="position-count",
            pile=pile,
            wrong=wrong,
        )
