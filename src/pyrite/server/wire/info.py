"""The table as everybody sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from msgspec import UNSET, UnsetType

from pyrite.kernel.seen.describe import printed
from pyrite.server.tables.table import Member, Table
from pyrite.server.wire.messages import Game, SeatInfo, SeatPatch, SetupInfo, TableInfo, TablePatch
from pyrite.setup.options import told

_WHOLE = tuple(name for name in TablePatch.__struct_fields__ if name not in ("seat_count", "seats_changed"))
_SEAT = SeatPatch.__struct_fields__


class Here(NamedTuple):
    """Whether somebody has the table open, and since when the table has been without him if it has."""

    here: bool
    away_since: float | None


class Sight(NamedTuple):
    """The table at one moment. The seconds in `info` run by themselves; `since` says when they began, seat by seat."""

    info: TableInfo
    since: tuple[float | None, ...]


def table_sight(table: Table, presence: Mapping[int, Here], watchers: int, away_after: float, now: float) -> Sight:
    there = [presence.get(member.number, Here(not member.person, None)) for member in table.members]
    info = TableInfo(
        code=table.code,
        phase=table.phase,
        game=table.games,
        host=table.seat_of(table.host),
        locked=table.locked,
        pace=table.pace,
        capacity=table.capacity,
        setup=_setup(table),
        printed=printed(table.setup.book()),
        veto_seconds=table.veto_seconds,
        away_after=away_after,
        pass_all=table.may_pass_all(),
        seats=tuple(_seat(seat, member, there[seat], now) for seat, member in enumerate(table.members)),
        watchers=watchers,
        records=len(table.records),
    )
    return Sight(info, tuple(one.away_since for one in there))


def _setup(table: Table) -> SetupInfo:
    setup = table.setup
    return SetupInfo(cast("Game", setup.game), table.edition, told(setup.options, setup.game), setup.modules)


def table_patch(old: Sight, new: Sight) -> TablePatch | UnsetType:
    """What has changed at the table, apart from the seconds that run by themselves."""
    before, after = old.info, new.info
    change = {name: getattr(after, name) for name in _WHOLE if getattr(after, name) != getattr(before, name)}
    count = len(after.seats)
    if count != len(before.seats):
        change["seat_count"] = count
    seats = {}
    for seat, data in enumerate(after.seats):
        if seat >= len(before.seats):
            seats[str(seat)] = SeatPatch(**_all(data))
        elif data != before.seats[seat] or old.since[seat] != new.since[seat]:
            fields = _changed(before.seats[seat], data, old.since[seat] != new.since[seat])
            if fields:
                seats[str(seat)] = SeatPatch(**fields)
    return TablePatch(**change, seats_changed=seats or UNSET) if change or seats else UNSET


def _changed(before: SeatInfo, after: SeatInfo, clock: bool) -> dict[str, Any]:
    """`clock` says whether his seconds have begun or stopped."""
    changed = {name: value for name, value in _all(after).items() if value != getattr(before, name)}
    if not clock:
        changed.pop("away_seconds", None)
    elif after.away_seconds == before.away_seconds:
        changed["away_seconds"] = after.away_seconds
    return changed


def _all(seat: SeatInfo) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in _SEAT}


def _seat(seat: int, member: Member, there: Here, now: float) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        name=member.name,
        kind="person" if member.person else "bot",
        bot=member.bot,
        here=there.here,
        away_seconds=None if there.away_since is None else _seconds(now - there.away_since),
        stand_in=member.stand_in,
        ready=member.ready,
        pass_all=member.pass_all,
        again=member.again,
    )


def _seconds(passed: float) -> float:
    """Never more than have passed, so that nobody is offered a bot that would be refused."""
    return int(passed * 10) / 10
