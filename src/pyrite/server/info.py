"""The table as everybody sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from pyrite.server.messages import SeatInfo, SetupInfo, TableInfo, TablePatch
from pyrite.server.tables import Member, Table

_WHOLE = tuple(name for name in TablePatch.__struct_fields__ if name not in ("seats", "seats_changed"))


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


def table_patch(old: TableInfo, new: TableInfo) -> TablePatch | UnsetType:
    """What has changed at the table, apart from the seconds that run by themselves."""
    change = {name: getattr(new, name) for name in _WHOLE if getattr(new, name) != getattr(old, name)}
    if len(new.seats) != len(old.seats):
        return TablePatch(**change, seats=new.seats)
    seats = {
        str(s.seat): s for s, before in zip(new.seats, old.seats, strict=True) if _timeless(s) != _timeless(before)
    }
    return TablePatch(**change, seats_changed=seats or UNSET) if change or seats else UNSET


def _timeless(seat: SeatInfo) -> SeatInfo:
    return msgspec.structs.replace(seat, away_seconds=None)


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
