"""Players for the load benchmark: many tables, each with people on sockets and bots, who play whatever is legal."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.house import merged

BOTS = ("digger",)


class _Seen(msgspec.Struct):
    """The little of a view that one needs to play on."""

    decider: int | msgspec.UnsetType | None = msgspec.UNSET
    decision: str | msgspec.UnsetType = msgspec.UNSET
    moves: dict[str, object] | msgspec.UnsetType = msgspec.UNSET


class _Table(msgspec.Struct):
    phase: str | msgspec.UnsetType = msgspec.UNSET


class _Told(msgspec.Struct):
    type: str
    version: int = -1
    view: _Seen | None = None
    patch: _Seen | None = None
    table: _Table | None = None
    you: dict[str, object] | None = None


_DECODER = msgspec.json.Decoder(_Told)


class Figures(msgspec.Struct):
    """What is measured while somebody looks. Every move that was made has its wait; `unseen` are those that had not
    reached everybody when we stopped waiting, and their waits are what had passed by then."""

    moves: int = 0
    waits: list[float] = []  # seconds from a move to the last viewer's screen
    sizes: list[int] = []  # bytes that one viewer got for one change
    unseen: int = 0


class Player:
    """One socket at one table."""

    def __init__(self, table: Table, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.seat: object = None
        self.decider: int | None = None
        self.decision = ""
        self.moves: dict[str, list[str]] = {}
        self.version = -1

    async def listen(self) -> None:
        async for raw in self.socket:
            now = time.perf_counter()
            told = _DECODER.decode(raw)
            if told.type == "refused":
                raise AssertionError(f"the load itself is wrong: {raw!r}")
            if told.type == "update":
                self.table.arrived(told.version, now, len(raw))
            self._believe(told)
            self.table.stir.set()

    def _believe(self, told: _Told) -> None:
        if told.version >= 0:
            self.version = told.version
        if told.you:
            self.seat = told.you["seat"]
        if told.table and told.table.phase is not msgspec.UNSET:
            self.table.enter(told.table.phase, told.version)
        if told.view:
            self.moves = {}
        for seen in (told.view, told.patch):
            if seen is None:
                continue
            self.decider = self.decider if seen.decider is msgspec.UNSET else seen.decider
            self.decision = self.decision if seen.decision is msgspec.UNSET else seen.decision
            self.moves = self.moves if seen.moves is msgspec.UNSET else merged(self.moves, seen.moves)

    async def ask(self, kind: str, **fields: object) -> None:
        request = {"type": kind, "id": f"{next(self.table.numbers)}", **fields}
        await self.socket.send(msgspec.json.encode(request).decode())

    async def play(self, chance: Random) -> None:
        head, tails = chance.choice(list(self.moves.items()))
        move = f"{head} {chance.choice(tails)}".strip()
        self.moves = {}
        self.table.sent(self.version + 1)
        await asyncio.shield(self.ask("play", version=self.version, move=move))  # what is counted is sent


class Table:
    """Everybody at one table, and the clock of its moves."""

    def __init__(self, figures: Figures, seed: int) -> None:
        self.figures = figures
        self.players: list[Player] = []
        self.phase = "lobby"
        self.listeners: list[asyncio.Task[None]] = []
        self.stir = asyncio.Event()
        self.numbers = count()
        self.chance = Random(seed)
        self._sent: dict[int, tuple[float, int]] = {}  # by version: when it was asked for, how many have it
        self._entered = -1  # the version that brought the phase

    def enter(self, phase: str, version: int) -> None:
        """A phase begins, once, although every socket tells of it: the last one may do so when it is over already."""
        if version > self._entered:
            self.phase, self._entered = phase, version

    def check(self) -> None:
        """Whoever was refused something has stopped listening: then nothing that was measured counts."""
        for task in self.listeners:
            if task.done():
                task.result()
                raise AssertionError("a socket was closed")

    def sent(self, version: int) -> None:
        self._sent[version] = time.perf_counter(), 0
        self.figures.moves += 1

    def arrived(self, version: int, now: float, size: int) -> None:
        self.figures.sizes.append(size)
        if version in self._sent:
            begun, have = self._sent[version]
            self._sent[version] = begun, have + 1
            if have + 1 == len(self.players):
                self.figures.waits.append(now - begun)
                del self._sent[version]

    def pending(self) -> bool:
        """Whether a move has not yet reached everybody."""
        return bool(self._sent)

    def give_up(self) -> None:
        """What is pending has taken at least so long."""
        now = time.perf_counter()
        self.figures.waits += [now - begun for begun, _ in self._sent.values()]
        self.figures.unseen += len(self._sent)
        self._sent.clear()

    async def run(self, every: float | None) -> None:
        """Play on, with so many seconds between two moves; None: as fast as can be."""
        if every:
            await asyncio.sleep(self.chance.random() * every)
        while True:
            begun = time.perf_counter()
            await self._step()
            if every:
                await asyncio.sleep(max(0.0, every - (time.perf_counter() - begun)))

    async def _step(self) -> None:
        """The next move of somebody on a socket."""
        while True:
            if self.phase == "between":
                self.phase = ""
                for player in self.players:
                    await player.ask("ready")
            elif self.phase == "over":
                self.phase = ""
                await self.players[0].ask("openLobby")
                await self.players[0].ask("start")
            elif self.phase != "lobby":
                for player in self.players:
                    if player.decider == player.seat and player.moves and player.decision != "next-round":
                        await player.play(self.chance)
                        return
            self.stir.clear()
            await self.stir.wait()


async def seat_all(port: int, tables: int, people: int, figures: Figures) -> list[Table]:
    """Open the tables, sit everybody down, and begin."""
    made = []
    limit = asyncio.Semaphore(20)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:

        async def seat(seed: int) -> Table:
            async with limit:
                return await _seat_one(http, port, people, figures, seed)

        made = await asyncio.gather(*(seat(seed) for seed in range(tables)))
    return list(made)


async def _seat_one(http: httpx.AsyncClient, port: int, people: int, figures: Figures, seed: int) -> Table:
    table = Table(figures, seed)
    told = await http.post("/api/tables", json={"name": "Player 0", "bots": BOTS, "pace": "none"})
    told.raise_for_status()
    code = told.json()["code"]
    cookies = [_cookie(told)]
    http.cookies.clear()
    for n in range(1, people):
        told = await http.post(f"/api/tables/{code}/sit", json={"name": f"Player {n}"})
        told.raise_for_status()
        cookies.append(_cookie(told))
        http.cookies.clear()
    for cookie in cookies:
        url = f"ws://127.0.0.1:{port}/ws/{code}"
        socket = await connect(url, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None)
        player = Player(table, socket)
        table.players.append(player)
        table.listeners.append(asyncio.create_task(player.listen()))
        await player.ask("hello")
    await table.players[0].ask("start")
    return table


def _cookie(told: httpx.Response) -> str:
    return str(told.headers["set-cookie"]).split(";")[0]


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def tasks_of(tables: list[Table], every: float | None) -> Iterator[asyncio.Task[None]]:
    return (asyncio.create_task(table.run(every)) for table in tables)
