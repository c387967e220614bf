"""A real server in a process of its own, that can be killed."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.kit import Player, cookie_of

ROOT = Path(__file__).parents[2]


class SocketWire:
    """A socket over loopback."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    def send(self, text: str) -> None:
        self._connection.send(text)

    def receive(self, timeout: float) -> str | None:
        try:
            return str(self._connection.recv(timeout))
        except TimeoutError:
            return None

    def close(self) -> None:
        self._connection.close()


class Server:
    """Started at once, on any port; `kill` gives it no time to do anything."""

    def __init__(self, database: Path, *options: str, log: IO[str] | None = None) -> None:
        command = [sys.executable, "-m", "tests.server.launch", "--database", str(database), *options]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    def __enter__(self) -> Server:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()

    def died(self) -> bool:
        """Whether it was killed, and not by `kill`."""
        return self._process.wait(timeout=10) == -signal.SIGKILL

    def files(self) -> int:
        """How many files and sockets it has open, where the system tells."""
        return len(list(Path(f"/proc/{self._process.pid}/fd").iterdir()))

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def open(self, **choices: Any) -> tuple[str, str]:
        """A new table: its code, and the cookie of its host."""
        told = httpx.post(f"http://127.0.0.1:{self.port}/api/tables", json={"name": "Ada", "pace": "none", **choices})
        assert told.status_code == 201, told.text
        return told.json()["code"], cookie_of(told)

    def get(self, path: str) -> httpx.Response:
        return httpx.get(f"http://127.0.0.1:{self.port}{path}")

    def socket(self, code: str, cookie: str | None = None, address: str | None = None) -> Player:
        """A socket that has not yet said anything; of a browser with this address, if one is given."""
        headers = {"Cookie": cookie} if cookie else {}
        if address:
            headers["X-Forwarded-For"] = address
        url = f"ws://127.0.0.1:{self.port}/ws/{code}"
        return Player(SocketWire(connect(url, additional_headers=headers, compression=None).__enter__()))


def let_in(ask: Callable[[int], httpx.Response]) -> int:
    """How many requests get through before the first that does not. On a slow machine these are some more: meanwhile
    others are allowed."""
    return next(n for n in range(5_000) if ask(n).status_code == 429)
