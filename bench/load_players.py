"""Players for the load benchmark: many tables, each with people on sockets and bots, who play whatever is legal."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import count
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

BOTS = ("digger",)


class _Seen(msgspec.Struct):
    """The little of a view that one needs to play on."""

    decider: int | msgspec.UnsetType | None = msgspec.UNSET
    decision: str | msgspec.UnsetType = msgspec.UNSET
    moves: dict[str, list[str]] | msgspec.UnsetType = msgspec.UNSET


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
    """What is measured while somebody looks."""

    moves: int = 0
    waits: list[float] = []  # seconds from a move to the last viewer's screen
    sizes: list[int] = []  # bytes of an update


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
            self.table.phase = told.table.phase
        seen = told.view or told.patch
        if seen:
            self.decider = self.decider if seen.decider is msgspec.UNSET else seen.decider
            self.decision = self.decision if seen.decision is msgspec.UNSET else seen.decision
            self.moves = self.moves if seen.moves is msgspec.UNSET else seen.moves

    async def ask(self, kind: str, **fields: object) -> None:
        request = {"type": kind, "id": f"{next(self.table.numbers)}", **fields}
        await self.socket.send(msgspec.json.encode(request).decode())

    async def play(self, chance: Random) -> None:
        head, tails = chance.choice(list(self.moves.items()))
        move = f"{head} {chance.choice(tails)}".strip()
        self.moves = {}
        self.table.sent(self.version + 1)
        await self.ask("play", version=self.version, move=move)


class Table:
    """Everybody at one table, and the clock of its moves."""

    def __init__(self, figures: Figures, seed: int) -> None:
        self.figures = figures
        self.players: list[Player] = []
        self.phase = "lobby"
        self.stir = asyncio.Event()
        self.numbers = count()
        self.chance = Random(seed)
        self._sent: dict[int, tuple[float, int]] = {}  # by version: when it was asked for, how many have it

    def sent(self, version: int) -> None:
        self._sent = {version: (time.perf_counter(), 0)}

    def arrived(self, version: int, now: float, size: int) -> None:
        self.figures.sizes.append(size)
        if version in self._sent:
            begun, have = self._sent[version]
            self._sent[version] = begun, have + 1
            if have + 1 == len(self.players):
                self.figures.waits.append(now - begun)
                self.figures.moves += 1
                del self._sent[version]

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
                await self.players[0].ask("again")
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
        _keep(asyncio.create_task(player.listen()))
        await player.ask("hello")
    await table.players[0].ask("start")
    return table


def _cookie(told: httpx.Response) -> str:
    return str(told.headers["set-cookie"]).split(";")[0]


_TASKS: set[asyncio.Task[None]] = set()


def _keep(task: asyncio.Task[None]) -> None:
    _TASKS.add(task)
    task.add_done_callback(_TASKS.discard)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def tasks_of(tables: list[Table], every: float | None) -> Iterator[asyncio.Task[None]]:
    return (asyncio.create_task(table.run(every)) for table in tables)
