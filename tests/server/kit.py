"""A server to try things with, and players who use it as a browser would."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from queue import Empty
from types import TracebackType
from typing import Any, Protocol

import httpx
import msgspec
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from pyrite.kernel.rng import Rng
from pyrite.server.tables import entries
from pyrite.server.tables.hall import Hall
from pyrite.server.tables.requests import Dealer
from pyrite.server.tables.store import MEMORY, Store
from pyrite.server.tables.table import Table
from pyrite.server.tables.timing import Timing
from pyrite.server.web.app import make_app
from pyrite.server.web.hosts import Hosts
from pyrite.server.web.limits import Limits
from tests.server.mirror import Json, Mirror
from tests.server.stacked import WIDE, Stacked, same_bots

QUICK = Timing(away=0.6, nudge=0.1, absent=0.2, quick=0.05, calm=0.15)
JSON = {"Content-Type": "application/json"}
PATIENCE = 10.0  # seconds after which what does not come will never come


class Wire(Protocol):
    """A socket, whoever provides it."""

    def send(self, text: str) -> None: ...

    def receive(self, timeout: float) -> str | None:
        """The next message; None if none comes in time."""

    def close(self) -> None: ...


class TestWire:
    """A socket of Litestar's test client."""

    __test__ = False

    def __init__(self, session: WebSocketTestSession) -> None:
        self._session = session.__enter__()

    def send(self, text: str) -> None:
        self._session.send_text(text)

    def receive(self, timeout: float) -> str | None:
        try:
            return self._session.receive_text(timeout=timeout)
        except Empty:
            return None

    def close(self) -> None:
        self._session.__exit__(None)


class Player(Mirror):
    """Somebody at a table: asks, and believes what he is told."""

    def __init__(self, wire: Wire) -> None:
        super().__init__()
        self.wire = wire
        self._numbers = count()

    def hello(self, since: int | None = None) -> Json:
        return self.ask("hello", since=since)

    def ask(self, kind: str, /, *, id: str | None = None, **fields: Any) -> Json:  # noqa: A002 - its name on the wire
        """Ask for something, and give the answer."""
        id = id or f"r{next(self._numbers)}"  # noqa: A001
        self.wire.send(json.dumps({"type": kind, "id": id, **fields}))
        return self.until(lambda told: told.get("id") == id)

    def granted(self, kind: str, /, **fields: Any) -> Json:
        told = self.ask(kind, **fields)
        assert told["type"] in ("ack", "link", "snapshot"), told
        return told

    def refused(self, kind: str, /, **fields: Any) -> str:
        """Ask for something that is refused, and give the reason."""
        told = self.ask(kind, **fields)
        assert told["type"] == "refused", told
        assert told["text"]
        return str(told["reason"])

    def play(self, move: str, **fields: Any) -> Json:
        return self.ask("play", **{"version": self.version, "move": move, **fields})

    def until(self, come: Callable[[Json], bool], timeout: float = PATIENCE) -> Json:
        """Wait for a message."""
        end = time.monotonic() + timeout
        while (left := end - time.monotonic()) > 0:
            raw = self.wire.receive(left)
            if raw is not None and come(message := self.take(raw)):
                return message
        raise AssertionError(f"it did not come; last told: {self.traffic[-1:]}")

    def wait(self, true: Callable[[], bool], timeout: float = PATIENCE) -> None:
        """Wait until something is true."""
        if not true():
            self.until(lambda _: true(), timeout)

    def quiet(self, seconds: float) -> list[Json]:
        """Everything told in the next seconds."""
        end, told = time.monotonic() + seconds, []
        while (left := end - time.monotonic()) > 0:
            raw = self.wire.receive(left)
            if raw is not None:
                told.append(self.take(raw))
        return told

    def changes(self, seconds: float) -> list[Json]:
        """What has changed in the next seconds; who is here does not count."""
        return [told for told in self.quiet(seconds) if told["type"] == "update"]


class House:
    """A server in this process. Its cards and its bots are the same each time, unless somebody says otherwise."""

    def __init__(
        self,
        database: str | Path = MEMORY,
        dealer: Dealer | None = None,
        timing: Timing = QUICK,
        limits: Limits = WIDE,
        public_urls: Sequence[str] = (),
        static: Path | None = None,
    ) -> None:
        self.hall = Hall(Store(database), dealer or Stacked(), timing, same_bots)
        app = make_app(self.hall, limits, Hosts(public_urls, "table.test"), *([static] if static else []))
        self.http = TestClient(app, base_url="http://table.test", raise_server_exceptions=False)
        self._players: list[Player] = []

    def __enter__(self) -> House:
        self.http.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for player in self._players:
            player.wire.close()
        self.http.__exit__(kind, error, at)

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        """Without the cookies of earlier answers: everybody here has his own."""
        self.http.cookies.clear()
        return self.http.post(path, content=msgspec.json.encode(body), headers={**JSON, **headers})

    def open(self, name: str = "Ada", **choices: Any) -> tuple[str, str]:
        """A new table: its code, and the cookie of its host."""
        told = self.post("/api/tables", {"name": name, "pace": "none", "veto_seconds": 0, **choices})
        assert told.status_code == 201, told.text
        return told.json()["code"], cookie_of(told)

    def sit(self, code: str, name: str) -> str:
        told = self.post(f"/api/tables/{code}/sit", {"name": name})
        assert told.status_code == 201, told.text
        return cookie_of(told)

    def socket(self, code: str, cookie: str | None = None, **headers: str) -> Player:
        """A socket that has not yet said anything."""
        self.http.cookies.clear()
        cookies = {"Cookie": cookie} if cookie else {}
        player = Player(TestWire(self.http.websocket_connect(f"/ws/{code}", headers={**cookies, **headers})))
        self._players.append(player)
        return player

    def enter(self, code: str, cookie: str | None = None) -> Player:
        player = self.socket(code, cookie)
        player.hello()
        return player

    def leave(self, player: Player) -> None:
        """Close the browser; the server knows of it then."""
        there, end = self._sockets(), time.monotonic() + PATIENCE
        self._players.remove(player)
        player.wire.close()
        while self._sockets() >= there:
            assert time.monotonic() < end, "the server keeps a socket that is closed"
            time.sleep(0.001)

    def _sockets(self) -> int:
        """How many have a table open."""
        return self.http.blocking_portal.call(lambda: sum(len(live.visitors) for live in self.hall))

    def host(self, **choices: Any) -> tuple[str, Player]:
        """A new table and its host."""
        code, cookie = self.open(**choices)
        return code, self.enter(code, cookie)

    def join(self, code: str, name: str) -> Player:
        return self.enter(code, self.sit(code, name))

    def table(self, code: str) -> Table:
        """The table itself, as the server has it."""
        return self.http.blocking_portal.call(self.hall.find, code).table

    def stored(self, code: str) -> list[entries.AnyEntry]:
        return self.http.blocking_portal.call(self.hall.store.load, code)


def cookie_of(told: httpx.Response) -> str:
    return told.headers["set-cookie"].split(";")[0]


@contextmanager
def nothing_changes(house: House, code: str) -> Iterator[None]:
    """What happens inside leaves the table as it is."""
    before = house.stored(code)
    yield
    assert house.stored(code) == before


def waited_for(player: Player) -> bool:
    """Whether the table waits for this player. A veto window waits for nobody."""
    if player.phase == "between":
        return player.seat is not None and not player.table["seats"][player.seat]["ready"]
    return player.phase == "playing" and player.decides() and player.game()["decision"] != "veto"


def take_part(player: Player, rng: Rng) -> bool:
    """Do what the table waits for, if it waits for this player; whatever is legal."""
    if not waited_for(player):
        return False
    if player.phase == "between":
        player.granted("ready")
    else:
        moves = player.moves()
        player.granted("play", version=player.version, move=moves[rng.below(len(moves))])
    return True
