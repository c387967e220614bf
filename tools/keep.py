"""Writes tables and records to be kept for good: `python -m tools.keep NAME` makes tests/kept/NAME.

They are written once, by the version that plays them, before something about tables or rules is rebuilt. Every later
version opens them, shows each seat the same and plays them to the end (`tests/server/test_kept.py`). So never write
one anew: add another.
"""

from __future__ import annotations

import asyncio
import gzip
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from pyrite.kernel.notation.words import print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import WATCHER
from pyrite.server.people.seat_keys import key_of
from pyrite.server.tables import entries
from pyrite.server.tables.due import due
from pyrite.server.tables.entries import AnyEntry
from pyrite.server.tables.requests import agreed
from pyrite.server.tables.store import Store
from pyrite.server.tables.table import Table, sealed
from pyrite.server.tables.timing import Timing
from pyrite.server.wire.sights import see
from pyrite.setup.catalogue import games

FOLDER = Path(__file__).parents[1] / "tests" / "kept"
PEOPLE = ("Ada", "Bea")
WATCHING = "watcher"


def token(code: str, name: str) -> str:
    """The secret of a seat; here everybody may know it."""
    return f"{code}-{name}".ljust(22, "-")


# --- the moments ----------------------------------------------------------------------------------


def lobby(table: Table, decided: int) -> bool:
    return table.phase == "lobby"


def mid_round(table: Table, decided: int) -> bool:
    return table.phase == "playing" and table.playing().round == SECOND and decided >= ENOUGH


def window(table: Table, decided: int) -> bool:
    return mid_round(table, decided) and table.window_open()


def between(table: Table, decided: int) -> bool:
    return table.phase == "between"


def over(table: Table, decided: int) -> bool:
    return table.phase == "over"


SECOND, ENOUGH = 2, 25  # so many decisions make a mine worth looking at
Moment = Callable[[Table, int], bool]  # told how much has been decided since the deal
MOMENTS: tuple[Moment, ...] = (lobby, mid_round, window, between, over)


class Preset(NamedTuple):
    """Something to play, as it is offered on the front page."""

    name: str
    game: str
    modules: tuple[str, ...]
    players: int

    def moments(self) -> Iterator[Moment]:
        return (moment for moment in MOMENTS if moment is not window or "veto" in self.modules)


def presets() -> Iterator[Preset]:
    """All there are, at tables that grow."""
    players = 3
    for game in games():
        for name, modules in [(preset.id, preset.modules) for preset in game.presets] or [(game.id, ())]:
            players = players + 1 if players < 8 else 4
            yield Preset(name, game.id, modules, players)


# --- a table --------------------------------------------------------------------------------------


class Past(NamedTuple):
    """An entry, and whether a game is on with it."""

    entry: AnyEntry
    playing: bool


class Played:
    """A table that two people and some bots play at, without a server: what would be stored is written down."""

    def __init__(self, rng: Rng, past: Iterable[AnyEntry] = ()) -> None:
        self.past: list[Past] = []
        self.table = Table()
        self._rng = rng
        self._decided = 0
        for entry in past:
            self._do(entry)

    @classmethod
    def opened(cls, code: str, preset: Preset, rng: Rng) -> Played:
        past: list[AnyEntry] = [
            entries.TableOpened(
                code=code,
                at=0.0,
                capacity=preset.players,
                edition="default",
                setup=agreed(preset.game, "default", {}, preset.modules, preset.players),
                pace="none",
                veto_seconds=0.5,
            )
        ]
        past += (entries.SatDown(name=name, key=key_of(token(code, name))) for name in PEOPLE)
        bots = preset.players - len(PEOPLE)
        past += (entries.BotAdded(name=f"Bot {bot}", bot="random") for bot in range(bots))
        past.append(entries.Said(member=0, text="żółć", at=0.5, by=0, request="said"))
        return cls(rng, past)

    def reaches(self, moment: Moment) -> bool:
        """Play until the moment has come; not every game has it."""
        if moment(self.table, self._decided):
            return True
        if self.table.phase == "lobby":
            self._begin()
        while not moment(self.table, self._decided):
            if self._decided == ENOUGH - 5 and self.table.member(1).stand_in:
                self._do(entries.CameBack(member=1))
            if self.table.phase == "over":
                return False
            self._do(self._next())
        return True

    def _begin(self) -> None:
        setup = self.table.setup_for(len(self.table.members), 1)
        self._do(sealed(entries.Started(setup=setup, seed=f"{self._rng.below(1 << 30):032x}")))
        self._do(entries.BotCalled(member=1))

    def _next(self) -> AnyEntry:
        coming = due(self.table, Timing())
        if coming is not None:
            return coming.make(self.table, self._rng)
        if self.table.phase == "between":
            return entries.MadeReady(member=next(m.number for m in self.table.present() if not m.ready))
        state = self.table.playing()
        moves = state.moves()
        return entries.Played(seat=state.decider, move=print_move(state.book, moves[self._rng.below(len(moves))]))

    def _do(self, entry: AnyEntry) -> None:
        self.past.append(Past(entry, self.table.plays_on(entry)))
        self.table.apply(entry)
        self._decided = 0 if self.table.phase == "between" else self._decided + 1


def shown(table: Table) -> dict[str, Any]:
    """What each seat and a watcher see, and what they have been told."""
    if table.state is None:
        return {}
    state = table.state
    viewers = {WATCHING: None, **{str(seat): seat for seat in range(len(table.members))}}
    return {
        name: {
            "view": msgspec.to_builtins(see(state, seat)),
            "events": msgspec.to_builtins(events(state, WATCHER if seat is None else seat)),
        }
        for name, seat in viewers.items()
    }


def tables() -> Iterator[Played]:
    for number, preset in enumerate(presets()):
        for moment in preset.moments():
            code = f"KEPT{number + 2}{'23456'[MOMENTS.index(moment)]}"
            tries = (Played.opened(code, preset, Rng.from_seed(f"{code} {seed:9}".encode())) for seed in count())
            played = next(played for played in tries if played.reaches(moment))
            print(code, preset.name, preset.players, moment.__name__, len(played.past))
            yield played


async def main(name: str) -> None:
    folder = FOLDER / name
    folder.mkdir(parents=True)
    store = Store(folder / "tables.db")
    await store.open()
    seen: dict[str, Any] = {}
    for played in tables():
        table = played.table
        opened, *later = played.past
        await store.begin(table.code, [opened.entry])
        for version, (entry, playing) in enumerate(later, 2):
            await store.append(table.code, version, entry, playing=playing)
        seen[table.code] = shown(table)
        for record in table.records:
            (folder / f"{table.code}.pyrite").write_text(record, encoding="utf-8")
    await store.close()
    (folder / "shown.json.gz").write_bytes(gzip.compress(msgspec.json.encode(seen), mtime=0))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
