"""A view in words and plain values: what goes to browsers and files. Made from a `View` and from nothing else."""

from __future__ import annotations

from functools import cache

import msgspec

from pyrite.games.lost_mines.describe import ForestData, describe_forest
from pyrite.kernel.book import Book, Goal
from pyrite.kernel.mine import CARD_AT, HIDDEN, PICTURE, SHAPE, STACK, WHAT_AT, column, row
from pyrite.kernel.notation.words import print_move, print_seen
from pyrite.kernel.parts import SIDES
from pyrite.kernel.path import PathCard
from pyrite.kernel.shapes import spell
from pyrite.kernel.state import EVERYBODY, GOLD_OPEN, GOLD_SPENT, HISTORY_SEAT_AT, WATCHER, gold_owner, gold_round
from pyrite.kernel.view import GROUPED, HANDED_ROUND_AT, View, handed

SEEN_MOVE = (1 << HISTORY_SEAT_AT) - 1


class CellData(msgspec.Struct, frozen=True):
    """A card in the mine. One that lies face down is named only if the viewer has seen it."""

    x: int
    y: int
    what: str  # start, path, goal, hidden, stack, picture, or spent (a picture that has been reached)
    card: str | None
    turned: bool = False
    seen_by: tuple[int, ...] = ()
    chest: str | None = None  # what lies under a stack


class FigureData(msgspec.Struct, frozen=True):
    """A figure on the card at x, y; it shuts the place on its `side` until its owner is paid."""

    x: int
    y: int
    side: str
    owner: int


class GroupData(msgspec.Struct, frozen=True):
    """Cards the viewer has lost track of: these are among those that lie in these places, he cannot say where."""

    cards: tuple[str, ...]
    goals: tuple[tuple[int, int], ...] = ()
    roles: tuple[int, ...] = ()
    spare: int = 0
    hands: tuple[int, ...] = ()  # a seat for each card
    discards: int = 0


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
    front: tuple[str, ...] = ()  # what else lies before him: trap, theft
    holds: tuple[str, ...] = ()  # cards in his hand that the viewer knows


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
    on_its_way: str | None  # a card between hand and table
    held: str | None  # a card for which others are played
    pile: int
    aside: int
    looking: tuple[str, ...]  # the uppermost cards of the pile, while the viewer looks at them
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
    groups: tuple[GroupData, ...] = ()
    figures: tuple[FigureData, ...] = ()
    maps_banned: bool = False
    forest: ForestData | None = None


def _name(v: View, face: int) -> str | None:
    return None if face < 0 else v.book.kinds[face].name


def _seat(face: int) -> int | None:
    return None if face < 0 else face


def _seen_by(v: View, seen: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(v.book.seats) if seen >> seat & 1)


def _mine(v: View) -> tuple[CellData, ...]:
    mine = v.mine
    cells = [_start(v, c) for c in mine.starts]
    for c in mine.laid:
        kind = v.book.kinds[mine.cell[c] >> CARD_AT]
        assert isinstance(kind, PathCard | Goal)
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
    cells.extend(_site(v, c) for c in mine.sites)
    return tuple(cells)


@cache
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


def _start(v: View, c: int) -> CellData:
    name = v.book.start_names.get(v.mine.spots[c])
    return CellData(column(v.mine.spots[c]), row(v.mine.spots[c]), "start", name)


def _site(v: View, c: int) -> CellData:
    mine = v.mine
    x, y = column(mine.spots[c]), row(mine.spots[c])
    what = (mine.cell[c] >> WHAT_AT) & 7
    if what != STACK:
        assert v.book.picture is not None
        return CellData(x, y, "picture" if what == PICTURE else "spent", v.book.picture.name)
    at = mine.cell[c] >> CARD_AT
    under = at + len(v.book.piles[0].faces)
    return CellData(
        x, y, "stack", _name(v, v.piles[at]), seen_by=_seen_by(v, v.piles_seen[at]), chest=_name(v, v.piles[under])
    )


def _groups(v: View) -> tuple[GroupData, ...]:
    mine = v.mine
    holders = [seat for seat in range(v.book.seats) if seat != v.viewer for _ in range(v.hand_size[seat])]
    out = []
    for number in range(len(v.group_at) - 1):
        code = GROUPED - number
        out.append(
            GroupData(
                tuple(v.book.kinds[face].name for face in v.group[v.group_at[number] : v.group_at[number + 1]]),
                tuple(
                    (column(mine.spots[c]), row(mine.spots[c]))
                    for c, face in zip(mine.goals, v.goal, strict=True)
                    if face == code
                ),
                tuple(seat for seat, face in enumerate(v.role) if face == code),
                sum(face == code for face in v.spare),
                tuple(seat for seat, face in zip(holders, v.hands, strict=True) if face == code),
                sum(face == code for face in v.discard),
            )
        )
    return tuple(out)


def _figures(v: View) -> tuple[FigureData, ...]:
    return tuple(
        FigureData(column(word & 0xFFFF), row(word & 0xFFFF), SIDES[word >> 16 & 15], word >> 20)
        for gate in v.book.gates
        for word in gate.standing(v.memory)
    )


def _seats(v: View) -> tuple[SeatData, ...]:
    out = []
    at = 0  # where the hands of others have come to
    for seat in range(v.book.seats):
        gold = tuple(
            GoldData(gold_round(e), e & 255 or None, bool(e & GOLD_OPEN), bool(e & GOLD_SPENT))
            for e in v.purse
            if gold_owner(e) == seat
        )
        lying = [(name, v.book.tools >> m & 1) for m, name in enumerate(v.book.marks) if v.marks[seat] >> m & 1]
        broken = tuple(name for name, is_tool in lying if is_tool)
        front = tuple(name for name, is_tool in lying if not is_tool)
        size = v.hand_size[seat]
        holds: tuple[str, ...] = ()
        if seat != v.viewer:
            holds = tuple(v.book.kinds[f].name for f in v.hands[at : at + size] if f >= 0)
            at += size
        out.append(SeatData(size, broken, _name(v, v.role[seat]), gold, v.loose[seat], front, holds))
    return tuple(out)


def _passed_on(v: View, r: int) -> tuple[int, int, int]:
    """How many 1s, 2s and 3s the viewer gave to later pickers in a round."""
    words = [word for word in v.passed_on if word >> HANDED_ROUND_AT == r]
    ones, twos, threes = (sum(handed(word, value) for word in words) for value in (1, 2, 3))
    return ones, twos, threes


def describe(v: View) -> ViewData:
    """The whole view in words."""
    book = v.book
    return ViewData(
        viewer=None if v.viewer == WATCHER else v.viewer,
        happened=v.happened,
        round=v.round,
        over=v.over,
        outcome=book.outcomes[v.outcome] or None,
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
        on_its_way=_name(v, v.on_its_way),
        held=_name(v, v.held),
        pile=v.pile,
        aside=book.aside,
        looking=tuple(book.kinds[f].name for f in v.top),
        discard=tuple(
            DiscardData(_name(v, f), None if seen == EVERYBODY else _seen_by(v, seen))
            for f, seen in zip(v.discard, v.discard_seen, strict=True)
        ),
        seats=_seats(v),
        spare=tuple(_name(v, f) for f in v.spare),
        mine=_mine(v),
        memory=tuple(v.memory),
        history=tuple((word >> HISTORY_SEAT_AT, print_seen(book, word & SEEN_MOVE)) for word in v.history),
        gold_pile=v.gold_pile,
        open_gold=tuple(v.open_gold),
        offer=tuple(value or None for value in v.offer),
        passed_on=tuple(_passed_on(v, r) for r in range(1, book.rounds + 1)),
        returned=tuple((entry & 15, entry >> 4) for entry in v.returned),
        groups=_groups(v),
        figures=_figures(v),
        maps_banned=any(sight.barred(v.memory) for sight in book.sights),
        forest=describe_forest(v),
    )
