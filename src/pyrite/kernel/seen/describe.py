"""A view in words and plain values: what goes to browsers and files. Made from a `View` and from nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from mypy_extensions import i64

from pyrite.kernel.book import Book, Goal
from pyrite.kernel.mine import CARD_AT, GOAL, HIDDEN, PATH, PICTURE, SHAPE, SPENT, STACK, START, WHAT_AT, column, row
from pyrite.kernel.notation.words import print_move
from pyrite.kernel.path import PathCard
from pyrite.kernel.seen.shown import CellData, DiscardData, GoldData, GroupData, Moves, SeatData, ViewData
from pyrite.kernel.shapes import spell
from pyrite.kernel.state import EVERYBODY, GOLD_OPEN, GOLD_SPENT, ONE, WATCHER, gold_owner, gold_round
from pyrite.kernel.view import GROUPED, View

WHATS: Final = ("", "start", "path", "goal", "hidden", "stack", "picture", "spent")
NUMBERS: Final = tuple(str(number) for number in range(256))
GATHERED: Final = ("lay", "play", "pass")  # moves of cards; what else there is to do is told as it is
ROOM: Final = 1 << 12  # records of each sort that are kept for a book

# Where the parts of a cell stand in the integer by which its record is found; faces are one up.
WHAT: Final = 16
FACE: Final = 19
TURNED: Final = 27
SEEN: Final = 28
CHEST: Final = 44


class Records:
    """The small parts of views in one book, each made once: what has not changed is the same object as before."""

    def __init__(self, book: Book) -> None:
        self.book: Book = book
        self.all: i64 = (ONE << book.seats) - 1
        self.moves: dict[int, tuple[str, str]] = {}
        self.cells: dict[int, tuple[str, CellData]] = {}
        self.discards: dict[int, DiscardData] = {}
        self.seats: dict[tuple[int, ...], SeatData] = {}

    def tidy(self) -> None:
        """Keep no more than there is room for."""
        if len(self.moves) > ROOM:
            self.moves.clear()
        if len(self.cells) > ROOM:
            self.cells.clear()
        if len(self.discards) > ROOM:
            self.discards.clear()
        if len(self.seats) > ROOM:
            self.seats.clear()

    def name(self, face: i64) -> str | None:
        return None if face < 0 else self.book.kinds[face].name

    def seats_of(self, bits: i64) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.book.seats) if bits >> seat & 1])

    def marks(self, bits: i64) -> tuple[str, ...]:
        return tuple([name for m, name in enumerate(self.book.marks) if bits >> m & 1])

    # --- moves ------------------------------------------------------------------------------------

    def move(self, move: i64) -> tuple[str, str]:
        """How a move begins, and what is left of it."""
        found = self.moves.get(move)
        if found is None:
            verb, _, rest = print_move(self.book, move).partition(" ")
            found = verb, rest
            if verb in GATHERED:
                card, _, how = rest.partition(" ")
                found = f"{verb} {card}", how
            self.moves[move] = found
        return found

    # --- the mine ---------------------------------------------------------------------------------

    def cell(self, spot: i64, what: i64, face: i64, turned: bool, seen: i64, chest: i64) -> tuple[str, CellData]:
        """A cell and its key."""
        face = max(face, -1)
        chest = max(chest, -1)
        number = spot | what << WHAT | (face + 1) << FACE | (seen & self.all) << SEEN | (chest + 1) << CHEST
        if turned:
            number |= ONE << TURNED
        found = self.cells.get(number)
        if found is None:
            x, y = column(spot), row(spot)
            name = self.name(face)
            if what == START:
                name = self.book.start_names.get(spot)
            elif (what == PICTURE or what == SPENT) and self.book.picture is not None:
                name = self.book.picture.name
            seen_by = self.seats_of(seen)
            under = self.name(chest)
            data: CellData = {
                "x": x, "y": y, "what": WHATS[what], "card": name, "turned": turned, "seen_by": seen_by, "chest": under,
            }  # fmt: skip
            found = f"{x},{y}", data
            self.cells[number] = found
        return found

    # --- cards out of play ------------------------------------------------------------------------

    def discard(self, face: i64, seen: i64) -> DiscardData:
        face = max(face, -1)
        number = (face + 1) << 16 | seen
        found = self.discards.get(number)
        if found is None:
            seen_by = None if seen == EVERYBODY else self.seats_of(seen)
            found = {"card": self.name(face), "seen_by": seen_by}
            self.discards[number] = found
        return found

    # --- seats ------------------------------------------------------------------------------------

    def seat(self, told: list[int]) -> SeatData:
        """`told`: cards in hand, marks, role, nuggets, entries of gold, these, and faces that the viewer knows."""
        key = tuple(told)
        found = self.seats.get(key)
        if found is None:
            holds = 5 + told[4]
            found = {
                "hand": told[0],
                "broken": self.marks(told[1] & self.book.tools),
                "role": self.name(told[2]),
                "gold": tuple([_gold(entry) for entry in told[5:holds]]),
                "loose": told[3],
                "front": self.marks(told[1] & ~self.book.tools),
                "holds": tuple([self.book.kinds[f].name for f in told[holds:]]),
            }
            self.seats[key] = found
        return found


@lru_cache(maxsize=64)  # books
def records(book: Book) -> Records:
    return Records(book)


def _gold(entry: int) -> GoldData:
    openly, spent = entry & GOLD_OPEN != 0, entry & GOLD_SPENT != 0
    return {"round": gold_round(entry), "value": entry & 255 or None, "openly": openly, "spent": spent}


def _moves(v: View, kept: Records) -> Moves:
    out: Moves = {}
    for move in v.moves:
        head, tail = kept.move(move)
        tails = out.get(head)
        if tails is None:
            out[head] = [tail]
        else:
            tails.append(tail)
    return out


def _mine(v: View, kept: Records) -> dict[str, CellData]:
    mine, kinds = v.mine, v.book.kinds
    out: dict[str, CellData] = {}
    i: i64
    for c in mine.starts:
        key, cell = kept.cell(mine.spots[c], START, -1, False, 0, -1)
        out[key] = cell
    for c in mine.laid:
        face = mine.cell[c] >> CARD_AT
        kind = kinds[face]
        assert isinstance(kind, (PathCard, Goal))
        key, cell = kept.cell(mine.spots[c], PATH, face, mine.cell[c] & SHAPE != kind.shape, 0, -1)
        out[key] = cell
    for i in range(len(mine.goals)):
        c = mine.goals[i]
        if (mine.cell[c] >> WHAT_AT) & 7 == HIDDEN:
            key, cell = kept.cell(mine.spots[c], HIDDEN, v.goal[i], False, v.goal_seen[i], -1)
        else:
            goal = kinds[v.goal[i]]
            assert isinstance(goal, Goal)
            key, cell = kept.cell(mine.spots[c], GOAL, v.goal[i], mine.cell[c] & SHAPE != goal.shape, 0, -1)
        out[key] = cell
    for c in mine.sites:
        key, cell = _site(v, kept, c)
        out[key] = cell
    return out


def _site(v: View, kept: Records, c: i64) -> tuple[str, CellData]:
    mine = v.mine
    what = (mine.cell[c] >> WHAT_AT) & 7
    if what != STACK:
        return kept.cell(mine.spots[c], what, -1, False, 0, -1)
    at = mine.cell[c] >> CARD_AT
    under = v.piles[at + len(v.book.piles[0].faces)]
    return kept.cell(mine.spots[c], STACK, v.piles[at], False, v.piles_seen[at], under)


def _discard(v: View, kept: Records) -> dict[str, DiscardData]:
    out: dict[str, DiscardData] = {}
    i: i64
    for i in range(len(v.discard)):
        out[NUMBERS[i] if i < len(NUMBERS) else str(i)] = kept.discard(v.discard[i], v.discard_seen[i])
    return out


def _seats(v: View, kept: Records) -> dict[str, SeatData]:
    out: dict[str, SeatData] = {}
    at: i64 = 0  # where the hands of others have come to
    seat: i64
    for seat in range(v.book.seats):
        told: list[int] = [v.hand_size[seat], v.marks[seat], max(v.role[seat], -1), v.loose[seat], 0]
        told += [entry for entry in v.purse if gold_owner(entry) == seat]
        told[4] = len(told) - 5
        if seat != v.viewer:
            if v.insight:
                told += [face for face in v.hands[at : at + v.hand_size[seat]] if face >= 0]
            at += v.hand_size[seat]
        out[NUMBERS[seat]] = kept.seat(told)
    return out


def _groups(v: View) -> tuple[GroupData, ...]:
    if len(v.group_at) == 1:
        return ()
    mine = v.mine
    holders = [seat for seat in range(v.book.seats) if seat != v.viewer for _ in range(v.hand_size[seat])]
    out: list[GroupData] = []
    for number in range(len(v.group_at) - 1):
        code = GROUPED - number
        out.append(
            {
                "cards": tuple([v.book.kinds[f].name for f in v.group[v.group_at[number] : v.group_at[number + 1]]]),
                "goals": tuple([place(mine.spots[c]) for c, f in zip(mine.goals, v.goal, strict=True) if f == code]),
                "roles": tuple([seat for seat, face in enumerate(v.role) if face == code]),
                "spare": sum([face == code for face in v.spare]),
                "hands": tuple([seat for seat, face in zip(holders, v.hands, strict=True) if face == code]),
                "discards": sum([face == code for face in v.discard]),
            }
        )
    return tuple(out)


def place(spot: i64) -> tuple[int, int]:
    return column(spot), row(spot)


def _seat(number: i64) -> int | None:
    return None if number < 0 else number


def describe(v: View) -> ViewData:
    """The whole view in words. To be read only: what is alike in several views is one object."""
    book = v.book
    kept = records(book)
    kept.tidy()
    out: ViewData = {
        "viewer": None if v.viewer == WATCHER else v.viewer,
        "happened": v.happened,
        "round": v.round,
        "over": v.over,
        "outcome": book.outcomes[v.outcome] or None,
        "connector": _seat(v.connector),
        "starter": v.starter,
        "turn": v.turn,
        "direction": v.direction,
        "decision": "over" if v.over else v.decision.name,
        "decider": _seat(v.decider),
        "moves": _moves(v, kept),
        "declared": print_move(book, v.declared) if v.declared else None,
        "pending": place(v.pending) if v.pending else None,
        "hand": tuple([book.kinds[f].name for f in v.hand]),
        "on_its_way": kept.name(v.on_its_way),
        "held": kept.name(v.held),
        "pile": v.pile,
        "aside": book.aside,
        "looking": tuple([book.kinds[f].name for f in v.top]),
        "discard": _discard(v, kept),
        "seats": _seats(v, kept),
        "spare": tuple([kept.name(f) for f in v.spare]),
        "mine": _mine(v, kept),
        "groups": _groups(v),
        "gold_pile": v.gold_pile,
        "open_gold": tuple(v.open_gold),
        "offer": tuple([value or None for value in v.offer]),
    }
    parts: Any = out
    for section in book.sections:
        parts[section.name] = section.make(v)
    return out


@lru_cache(maxsize=64)
def printed(book: Book) -> dict[str, str]:
    """The tunnels of starts and goals, which their names do not tell, and of each part of a picture by its place."""
    ground = book.ground
    out = {book.start_names.get(ground.spots[c], "start"): spell(ground.cell[c] & SHAPE) for c in ground.starts}
    for face in book.goals:
        goal = book.kinds[face]
        assert isinstance(goal, Goal)
        out[goal.name] = spell(goal.shape)
    for c in ground.sites:
        if (ground.cell[c] >> WHAT_AT) & 7 == PICTURE:
            out[f"{column(ground.spots[c])},{row(ground.spots[c])}"] = spell(ground.cell[c] & SHAPE)
    return out
