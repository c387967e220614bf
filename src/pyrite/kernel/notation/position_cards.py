"""Reads where the cards of a position are (the form of the text: see `position`).

Cards get new identities in the order they are read: those set aside, then all that are no longer in the draw pile, then
the draw pile, goals, roles and the modules' own piles, as the course of a round wants them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pyrite.kernel.book import Book, Goal
from pyrite.kernel.mine import Mine
from pyrite.kernel.moves import MARKS
from pyrite.kernel.notation.hidden_places import WATCHING
from pyrite.kernel.notation.lines import Line, Sheet
from pyrite.kernel.notation.position_mine import Drawing
from pyrite.kernel.state import EVERYBODY, HAND_ROOM, WATCHER

ALL, NOBODY = "all", "nobody"


class Cards:
    """The piles of a position as they fill, each a list of identities named as in `State`."""

    def __init__(self, sheet: Sheet, book: Book, declared: int | None) -> None:
        """`declared` is the face of a card that is just being played and lies nowhere yet."""
        self.sheet = sheet
        self.book = book
        self.seats = book.seats
        self.deck = self._names(book.deck)
        self.face: list[int] = []
        self.known: list[int] = []
        self.piles: dict[str, list[int]] = {"face": self.face, "known": self.known}
        self._read_aside()
        self._read_hands()
        line = sheet.one("discard")
        self.piles["discard"] = self._put_all(line, self.deck, EVERYBODY)
        self._read_fronts()
        drawing = Drawing(sheet, book)
        laid = {path.place: self._put(path.face, EVERYBODY) for path in drawing.laid if path.own < 0}
        self.played = self._read_one("on-its-way", self.deck) if declared is None else self._put(declared, EVERYBODY)
        self.held = self._read_one("held", {name: face for name, face in self.deck.items() if book.kinds[face].waits()})
        self.top = len(self.face)
        line = sheet.one("draw")
        self._put_all(line, self.deck, 0)
        check_cards(line, book, "deck", self.face, book.deck)
        goals = self._read_goals()
        self._read_roles()
        first_own = len(self.face)
        self._read_piles()
        self.mine = self._dig(drawing, laid, goals, first_own)

    def _read_aside(self) -> None:
        line = self.sheet.one("aside") if self.book.aside else self.sheet.find("aside")
        if line:
            line.has(self.book.aside)
            self._put_all(line, self.deck, 0)

    def _read_one(self, keyword: str, names: dict[str, int]) -> int:
        """A card that everybody sees, and that lies nowhere yet; -1 if there is none."""
        line = self.sheet.find(keyword)
        return self._put(line.choice(line.only(), names), EVERYBODY) if line else -1

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
        in_front = {kind.name: kind for kind in self.book.kinds if kind.front() >= 0}
        for seat, line in self.sheet.keyed("front", 0, self.seats - 1).items():
            for card in self._put_all(line, self.deck, EVERYBODY):
                kind = self.book.kinds[self.face[card]]
                line.choice(kind.name, in_front)
                mark: int = kind.front()
                if lying[seat] >> mark & 1:
                    line.twice(kind.name)
                front[seat * MARKS + mark] = card
                lying[seat] |= 1 << mark

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

    def _read_piles(self) -> None:
        for pile in self.book.piles:
            line = self.sheet.one(pile.name)
            cards = self._put_all(line, self._names(pile.faces), 0)
            check_cards(line, self.book, pile.name, (self.face[card] for card in cards), pile.faces)

    def _dig(self, drawing: Drawing, laid: dict[int, int], goals: list[int], first_own: int) -> Mine:
        drawing.check_own(self.face[first_own:])
        paths = [(path, laid[path.place] if path.own < 0 else first_own + path.own) for path in drawing.laid]
        kinds = [self._goal(card) for card in goals]
        return drawing.dig(paths, goals, first_own, kinds)

    def _goal(self, card: int) -> Goal:
        kind = self.book.kinds[self.face[card]]
        assert isinstance(kind, Goal)
        return kind

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


def miscounted(have: Iterable[str], printed: Iterable[str]) -> str:
    """Of which cards there are too many or too few, as `map 5/6`: five where six are printed."""
    there, wanted = Counter(have), Counter(printed)
    return ", ".join(
        f"{name} {there[name]}/{wanted[name]}" for name in sorted(there | wanted) if there[name] != wanted[name]
    )
