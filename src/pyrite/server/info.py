"""The table as everybody sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from pyrite.server.messages import SeatInfo, SetupInfo, TableInfo
from pyrite.server.tables import Member, Table


class Here(NamedTuple):
    """Whether somebody has the table open, and for how long the table has been without him if that matters."""

    here: bool
    away_seconds: float | None


def table_info(table: Table, presence: Mapping[int, Here], watchers: int, away_after: float) -> TableInfo:
    return TableInfo(
        code=table.code,
        phase=table.phase,
        game=table.games,
        host=table.seat_of(table.host),
        locked=table.locked,
        pace=table.pace,
        capacity=table.capacity,
        setup=SetupInfo(table.edition, msgspec.to_builtins(table.setup.options), table.setup.modules),
        veto_seconds=table.veto_seconds,
        away_after=away_after,
        pass_all=table.may_pass_all(),
        seats=tuple(_seat(seat, member, presence) for seat, member in enumerate(table.members)),
        watchers=watchers,
        records=len(table.records),
    )


def _seat(seat: int, member: Member, presence: Mapping[int, Here]) -> SeatInfo:
    here, away = presence.get(member.number, Here(not member.person, None))
    return SeatInfo(
        seat=seat,
        name=member.name,
        kind="person" if member.person else "bot",
        bot=member.bot,
        here=here,
        away_seconds=away,
        stand_in=member.stand_in,
        ready=member.ready,
        pass_all=member.pass_all,
    )
