"""What happens in the forest, as one viewer may be told it. `rules.saboteur.events` tells all other things."""

from __future__ import annotations

from collections.abc import Callable

from pyrite.games.lost_mines.cards import GONE_FROM_EDGE, sort_of
from pyrite.games.lost_mines.forest import SIDE_AT, TOKEN_AT, TOOL_NAMES, TROLL
from pyrite.games.lost_mines.game import CLANS, SORTS
from pyrite.games.lost_mines.points import EACH_AT, MEMBERS_AT, REST_AT, TOTAL_AT
from pyrite.games.lost_mines.reach import IN_REACH_AT
from pyrite.kernel import facts
from pyrite.kernel.mine import column, row
from pyrite.kernel.notation.words import SIDES
from pyrite.kernel.seen.event import Event, Teller

_EDGE_TOKENS = {"forest-trap": "trap", "troll": "troll"}


class ClanShown(Event, frozen=True, kw_only=True):
    seat: int
    clan: str


class DwarfStepped(Event, frozen=True, kw_only=True):
    seat: int
    x: int
    y: int
    from_x: int
    from_y: int


class TrapSprung(Event, frozen=True, kw_only=True):
    """`seat` has walked into a trap; `lost` is whether he had a card to lose, and he alone knows which."""

    seat: int
    lost: bool
    card: str | None


class TokenPlaced(Event, frozen=True, kw_only=True):
    """A tool on the card at x, y, or a trap or troll on one of its sides."""

    seat: int
    token: str
    x: int
    y: int
    side: str | None


class TokenGone(Event, frozen=True, kw_only=True):
    token: str
    x: int
    y: int
    side: str | None


class TreasureSeen(Event, frozen=True, kw_only=True):
    seat: int
    slot: int
    treasure: str | None


class TreasureTaken(Event, frozen=True, kw_only=True):
    """Everybody sees the sort, `kind`; what it is worth only its new owner."""

    seat: int
    slot: int
    kind: str
    treasure: str | None


class TreasureShown(Event, frozen=True, kw_only=True):
    seat: int
    slot: int
    treasure: str


class DragonWoken(Event, frozen=True, kw_only=True):
    seat: int


class DragonPaid(Event, frozen=True, kw_only=True):
    seat: int
    points: int


class PoolShared(Event, frozen=True, kw_only=True):
    """What all who play for a clan have collected; each gets as much, and a rest is left."""

    clan: str
    total: int
    each: int
    rest: int
    members: tuple[int, ...]


class EndProposed(Event, frozen=True, kw_only=True):
    """The places of the mines that may hold a treasure: those that nobody reaches any more, and the others."""

    seat: int
    out_of_reach: tuple[tuple[int, int], ...]
    in_reach: tuple[tuple[int, int], ...]


class EndAnswered(Event, frozen=True, kw_only=True):
    seat: int
    agrees: bool


ForestEvent = (
    ClanShown | DwarfStepped | TrapSprung | TokenPlaced | TokenGone | TreasureSeen | TreasureTaken | TreasureShown
    | DragonWoken | DragonPaid | PoolShared | EndProposed | EndAnswered
)  # fmt: skip


def _stepped(t: Teller) -> Event:
    was = t.detail >> 16
    return DwarfStepped(number=t.number, seat=t.seat, x=t.x(), y=t.y(), from_x=column(was), from_y=row(was))


def _trapped(t: Teller) -> Event:
    lost = t.detail == 1
    return TrapSprung(number=t.number, seat=t.seat, lost=lost, card=t.private() if lost else None)


def _token_set(t: Teller) -> Event:
    name = t.name()
    side = SIDES[t.detail >> SIDE_AT & 3] if name in _EDGE_TOKENS else None
    token = _EDGE_TOKENS.get(name, name)
    return TokenPlaced(number=t.number, seat=t.seat, token=token, x=t.x(), y=t.y(), side=side)


def _token_gone(t: Teller) -> Event:
    if not t.detail & GONE_FROM_EDGE:
        return TokenGone(number=t.number, token=TOOL_NAMES[t.detail >> SIDE_AT & 7], x=t.x(), y=t.y(), side=None)
    token = "troll" if t.detail >> TOKEN_AT & 3 == TROLL else "trap"
    return TokenGone(number=t.number, token=token, x=t.x(), y=t.y(), side=SIDES[t.detail >> SIDE_AT & 3])


def _taken(t: Teller) -> Event:
    kind = SORTS[sort_of(t.state, t.card)]
    return TreasureTaken(number=t.number, seat=t.seat, slot=t.detail, kind=kind, treasure=t.private())


def _pool(t: Teller) -> Event:
    return PoolShared(
        number=t.number,
        clan=CLANS[t.detail & 1],
        total=t.detail >> TOTAL_AT & 255,
        each=t.detail >> EACH_AT & 255,
        rest=t.detail >> REST_AT & 255,
        members=tuple(seat for seat in range(t.book.seats) if t.detail >> MEMBERS_AT + seat & 1),
    )


def _proposed(t: Teller) -> Event:
    lost, near = t.detail, t.detail >> IN_REACH_AT
    return EndProposed(number=t.number, seat=t.seat, out_of_reach=_mines(t, lost), in_reach=_mines(t, near))


def _mines(t: Teller, bits: int) -> tuple[tuple[int, int], ...]:
    mine = t.state.mine
    spots = [mine.spots[c] for i, c in enumerate(mine.goals) if bits >> i & 1]
    return tuple((column(spot), row(spot)) for spot in spots)


TELL: dict[int, Callable[[Teller], Event]] = {
    facts.CLAN_SHOWN: lambda t: ClanShown(number=t.number, seat=t.seat, clan=CLANS[t.detail]),
    facts.STEPPED: _stepped,
    facts.TRAPPED: _trapped,
    facts.TOKEN_SET: _token_set,
    facts.TOKEN_GONE: _token_gone,
    facts.TREASURE_SEEN: lambda t: TreasureSeen(number=t.number, seat=t.seat, slot=t.detail, treasure=t.private()),
    facts.TREASURE_TAKEN: _taken,
    facts.TREASURE_SHOWN: lambda t: TreasureShown(number=t.number, seat=t.seat, slot=t.detail, treasure=t.name()),
    facts.DRAGON_WOKEN: lambda t: DragonWoken(number=t.number, seat=t.seat),
    facts.DRAGON_PAID: lambda t: DragonPaid(number=t.number, seat=t.seat, points=t.detail),
    facts.POOL_SHARED: _pool,
    facts.END_PROPOSED: _proposed,
    facts.END_ANSWERED: lambda t: EndAnswered(number=t.number, seat=t.seat, agrees=t.detail == 1),
}
