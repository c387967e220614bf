"""What happens in the forest, as one viewer may be told it."""

from __future__ import annotations

from typing import Annotated, Self

from pyrite.games.lost_mines import facts
from pyrite.games.lost_mines.cards import CLANS, GONE_FROM_EDGE, SORTS, sort_of
from pyrite.games.lost_mines.forest import SIDE_AT, TOKEN_AT, TOOL_NAMES, TROLL
from pyrite.games.lost_mines.points import EACH_AT, MEMBERS_AT, REST_AT, TOTAL_AT
from pyrite.games.lost_mines.reach import IN_REACH_AT
from pyrite.kernel.mine import column, row
from pyrite.kernel.parts import SIDES
from pyrite.kernel.seen.event import (
    Card,
    Event,
    Field,
    FromX,
    FromY,
    Known,
    Number,
    Private,
    Seat,
    Side,
    Teller,
    X,
    Y,
)

Place = tuple[int, int]
Treasure = Annotated[str, Field(Teller.name, "treasure-name")]
Lost = Annotated[None, Known(lambda t: t.own and t.detail == 1)]  # for all others, and where there was no card to lose
_EDGE_TOKENS = {"forest-trap": "trap", "troll": "troll"}


def _mines(t: Teller, bits: int) -> tuple[Place, ...]:
    mine = t.state.mine
    spots = [mine.spots[c] for i, c in enumerate(mine.goals) if bits >> i & 1]
    return tuple((column(spot), row(spot)) for spot in spots)


class ClanShown(Event, frozen=True, kw_only=True):
    seat: Seat
    clan: Annotated[str, Field(lambda t: CLANS[t.detail])]


class DwarfStepped(Event, frozen=True, kw_only=True):
    seat: Seat
    x: X
    y: Y
    from_x: FromX
    from_y: FromY


class TrapSprung(Event, frozen=True, kw_only=True):
    """`seat` has walked into a trap; `lost` is whether he had a card to lose, and he alone knows which."""

    seat: Seat
    lost: Annotated[bool, Field(lambda t: t.detail == 1)]
    card: Card | Lost


class TokenPlaced(Event, frozen=True, kw_only=True):
    """A tool on the card at x, y, or a trap or troll on one of its sides."""

    seat: Seat
    token: str
    x: X
    y: Y
    side: Side | None

    @classmethod
    def told(cls, t: Teller) -> Self:
        name = t.name()
        side = SIDES[t.detail >> SIDE_AT & 3] if name in _EDGE_TOKENS else None
        return cls.filled(t, token=_EDGE_TOKENS.get(name, name), side=side)


class TokenGone(Event, frozen=True, kw_only=True):
    token: str
    x: X
    y: Y
    side: Side | None

    @classmethod
    def told(cls, t: Teller) -> Self:
        if not t.detail & GONE_FROM_EDGE:
            return cls.filled(t, token=TOOL_NAMES[t.detail >> SIDE_AT & 7], side=None)
        token = "troll" if t.detail >> TOKEN_AT & 3 == TROLL else "trap"
        return cls.filled(t, token=token, side=SIDES[t.detail >> SIDE_AT & 3])


class TreasureSeen(Event, frozen=True, kw_only=True):
    seat: Seat
    slot: Number
    treasure: Treasure | Private


class TreasureTaken(Event, frozen=True, kw_only=True):
    """Everybody sees the sort, `kind`; what it is worth only its new owner."""

    seat: Seat
    slot: Number
    kind: Annotated[str, Field(lambda t: SORTS[sort_of(t.state, t.card)])]
    treasure: Treasure | Private


class TreasureShown(Event, frozen=True, kw_only=True):
    seat: Seat
    slot: Number
    treasure: Treasure


class DragonWoken(Event, frozen=True, kw_only=True):
    seat: Seat


class DragonPaid(Event, frozen=True, kw_only=True):
    bank = -1

    seat: Seat
    points: Number


class PoolShared(Event, frozen=True, kw_only=True):
    """What all who play for a clan have collected; each gets as much, and a rest is left."""

    clan: Annotated[str, Field(lambda t: CLANS[t.detail & 1])]
    total: Annotated[int, Field(lambda t: t.detail >> TOTAL_AT & 255)]
    each: Annotated[int, Field(lambda t: t.detail >> EACH_AT & 255)]
    rest: Annotated[int, Field(lambda t: t.detail >> REST_AT & 255)]
    members: Annotated[tuple[int, ...], Field(lambda t: t.seats(t.detail >> MEMBERS_AT), "seat-name")]

    def more(self) -> dict[str, object]:
        return {"count": len(self.members)}


class EndProposed(Event, frozen=True, kw_only=True):
    """The places of the mines that may hold a treasure: those that nobody reaches any more, and the others."""

    later = ("out_of_reach", "in_reach")

    seat: Seat
    out_of_reach: Annotated[tuple[Place, ...], Field(lambda t: _mines(t, t.detail))]
    in_reach: Annotated[tuple[Place, ...], Field(lambda t: _mines(t, t.detail >> IN_REACH_AT))]

    def more(self) -> dict[str, object]:
        return {"lost": len(self.out_of_reach), "left": len(self.in_reach)}


class EndAnswered(Event, frozen=True, kw_only=True):
    seat: Seat
    agrees: Annotated[bool, Field(lambda t: t.detail == 1)]


FACTS: dict[int, type[Event]] = {
    facts.CLAN_SHOWN: ClanShown,
    facts.STEPPED: DwarfStepped,
    facts.TRAPPED: TrapSprung,
    facts.TOKEN_SET: TokenPlaced,
    facts.TOKEN_GONE: TokenGone,
    facts.TREASURE_SEEN: TreasureSeen,
    facts.TREASURE_TAKEN: TreasureTaken,
    facts.TREASURE_SHOWN: TreasureShown,
    facts.DRAGON_WOKEN: DragonWoken,
    facts.DRAGON_PAID: DragonPaid,
    facts.POOL_SHARED: PoolShared,
    facts.END_PROPOSED: EndProposed,
    facts.END_ANSWERED: EndAnswered,
}
