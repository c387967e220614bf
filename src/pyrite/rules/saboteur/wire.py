"""A view in words and plain values: what goes to browsers and files. Made from a `View` and from nothing else."""

from __future__ import annotations

import msgspec

from pyrite.rules.cards import TOOLS
from pyrite.rules.mine import CARD_AT, HIDDEN, SHAPE, WHAT_AT, column, row
from pyrite.rules.saboteur.book import Goal
from pyrite.rules.saboteur.events import OUTCOMES
from pyrite.rules.saboteur.kinds.path import PathCard
from pyrite.rules.saboteur.moves import MARKS, PASS, verb
from pyrite.rules.saboteur.notation import print_move
from pyrite.rules.saboteur.state import (
    EVERYBODY,
    GOLD_OPEN,
    GOLD_SPENT,
    HISTORY_SEAT_AT,
    WATCHER,
    gold_owner,
    gold_round,
)
from pyrite.rules.saboteur.view import UNKNOWN, View

SEEN_MOVE = (1 << HISTORY_SEAT_AT) - 1


class CellData(msgspec.Struct, frozen=True):
    """A card in the mine. A goal face down has a card only if the viewer has seen it."""

    x: int
    y: int
    what: str  # start, path, goal, or hidden
    card: str | None
    turned: bool = False
    seen_by: tuple[int, ...] = ()


class GoldData(msgspec.Struct, frozen=True):
    round: int
    value: int | None
    openly: bool = False
    spent: bool = False


class SeatData(msgspec.Struct, frozen=True):
    hand: int
    broken: tuple[str, ...]
    role: str | None
    gold: tuple[GoldData, ...]
    loose: int


class DiscardData(msgspec.Struct, frozen=True):
    card: str | None
    seen_by: tuple[int, ...] | None  # None: everybody


class ViewData(msgspec.Struct, frozen=True):
    viewer: int | None
    happened: int
    round: int
    over: bool
    outcome: str | None
    connector: int | None
    starter: int
    turn: int
    direction: int
    last_turn: int | None
    last_path: int | None
    decision: str
    decider: int | None
    moves: tuple[str, ...]
    declared: str | None
    pending: tuple[int, int] | None
    hand: tuple[str, ...]
    pile: int
    discard: tuple[DiscardData, ...]
    seats: tuple[SeatData, ...]
    spare: tuple[str | None, ...]
    mine: tuple[CellData, ...]
    memory: tuple[int, ...]
    history: tuple[tuple[int, str], ...]  # seat and what he did; a pass is just "pass"
    gold_pile: int
    open_gold: tuple[int, ...]
    offer: tuple[int | None, ...]
    passed_on: tuple[tuple[int, int, int], ...]
    returned: tuple[tuple[int, int], ...]


def _name(v: View, face: int) -> str | None:
    return None if face == UNKNOWN else v.book.kinds[face].name


def _seat(face: int) -> int | None:
    return None if face < 0 else face


def _seen_by(v: View, seen: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(v.book.seats) if seen >> seat & 1)


def _public(v: View, move: int) -> str:
    return "pass" if verb(move) == PASS else print_move(v.book, move)


def _mine(v: View) -> tuple[CellData, ...]:
    mine = v.mine
    cells = [CellData(column(mine.spots[mine.start]), row(mine.spots[mine.start]), "start", None)]
    for c in mine.laid:
        kind = v.book.kinds[mine.cell[c] >> CARD_AT]
        assert isinstance(kind, PathCard)
        turned = mine.cell[c] & SHAPE != kind.shape
        cells.append(CellData(column(mine.spots[c]), row(mine.spots[c]), "path", kind.name, turned))
    for i, c in enumerate(mine.goals):
        x, y = column(mine.spots[c]), row(mine.spots[c])
        if (mine.cell[c] >> WHAT_AT) & 7 == HIDDEN:
            cells.append(CellData(x, y, "hidden", _name(v, v.goal[i]), seen_by=_seen_by(v, v.goal_seen[i])))
        else:
            goal = v.book.kinds[v.goal[i]]
            assert isinstance(goal, Goal)
            cells.append(CellData(x, y, "goal", goal.name, mine.cell[c] & SHAPE != goal.shape))
    return tuple(cells)


def _seats(v: View) -> tuple[SeatData, ...]:
    out = []
    for seat in range(v.book.seats):
        gold = tuple(
            GoldData(gold_round(e), e & 255 or None, bool(e & GOLD_OPEN), bool(e & GOLD_SPENT))
            for e in v.purse
            if gold_owner(e) == seat
        )
        broken = tuple(TOOLS[m] for m in range(MARKS) if v.marks[seat] >> m & 1)
        out.append(SeatData(v.hand_size[seat], broken, _name(v, v.role[seat]), gold, v.loose[seat]))
    return tuple(out)


def describe(v: View) -> ViewData:
    """The whole view in words."""
    book = v.book
    return ViewData(
        viewer=None if v.viewer == WATCHER else v.viewer,
        happened=v.happened,
        round=v.round,
        over=v.over,
        outcome=OUTCOMES.get(v.outcome),
        connector=_seat(v.connector),
        starter=v.starter,
        turn=v.turn,
        direction=v.direction,
        last_turn=_seat(v.last_turn),
        last_path=_seat(v.last_path),
        decision="over" if v.over else v.decision.name,
        decider=_seat(v.decider),
        moves=tuple(print_move(book, m) for m in v.moves),
        declared=print_move(book, v.declared) if v.declared else None,
        pending=(column(v.pending), row(v.pending)) if v.pending else None,
        hand=tuple(book.kinds[f].name for f in v.hand),
        pile=v.pile,
        discard=tuple(
            DiscardData(_name(v, f), None if seen == EVERYBODY else _seen_by(v, seen))
            for f, seen in zip(v.discard, v.discard_seen, strict=True)
        ),
        seats=_seats(v),
        spare=tuple(_name(v, f) for f in v.spare),
        mine=_mine(v),
        memory=tuple(v.memory),
        history=tuple((word >> HISTORY_SEAT_AT, _public(v, word & SEEN_MOVE)) for word in v.history),
        gold_pile=v.gold_pile,
        open_gold=tuple(v.open_gold),
        offer=tuple(value or None for value in v.offer),
        passed_on=tuple((n & 255, n >> 8 & 255, n >> 16 & 255) for n in v.passed_on[1:]),
        returned=tuple((entry & 15, entry >> 4) for entry in v.returned),
    )
