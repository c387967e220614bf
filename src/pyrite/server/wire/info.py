"""The table as everybody sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pyrite.kernel.seen.change import Change, change
from pyrite.kernel.seen.describe import printed
from pyrite.server.tables.table import Member, Table
from pyrite.server.wire.messages import SeatInfo, SetupInfo, TableData
from pyrite.setup.options import told


class Here(NamedTuple):
    """Whether somebody has the table open, and since when the table has been without him if it has."""

    here: bool
    away_since: float | None


class Sight(NamedTuple):
    """The table at one moment. The seconds in `info` run by themselves; `since` says when they began, seat by seat."""

    info: TableData
    since: tuple[float | None, ...]


def table_sight(table: Table, presence: Mapping[int, Here], watchers: int, away_after: float, now: float) -> Sight:
    there = [presence.get(member.number, Here(not member.person, None)) for member in table.members]
    info = TableData(
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
        seats={str(seat): _seat(seat, member, there[seat], now) for seat, member in enumerate(table.members)},
        watchers=watchers,
        records=len(table.records),
    )
    return Sight(info, tuple(one.away_since for one in there))


def _setup(table: Table) -> SetupInfo:
    setup = table.setup
    return SetupInfo(
        game=setup.game,
        edition=table.edition,
        options=told(setup.options, setup.game),
        modules=setup.modules,
    )


def table_change(old: Sight, new: Sight) -> Change:
    """What has changed at the table, apart from the seconds that run by themselves."""
    return change({**old.info, "seats": _running_on(old, new)}, new.info)


def _running_on(old: Sight, new: Sight) -> dict[str, Any]:
    """The old seats, with seconds as they are now: only where they have begun or stopped since they are left out."""
    seats: dict[str, Any] = {}
    for (key, seat), begun in zip(old.info["seats"].items(), old.since, strict=True):
        now = new.info["seats"].get(key)
        if now is None or begun == new.since[now["seat"]]:
            seats[key] = {**seat, "away_seconds": now["away_seconds"] if now else None}
        else:
            seats[key] = {name: value for name, value in seat.items() if name != "away_seconds"}
    return seats


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
