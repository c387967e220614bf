"""Somebody who does not listen: the others do not notice, and he is not kept for ever."""

from __future__ import annotations

import base64
import os
import socket
import sys
import time
from pathlib import Path

from tests.server.kit import PATIENCE, Player
from tests.server.process import Server

STALL = 2.0


class Deaf:
    """Opens a table, says hello, and never reads a word."""

    def __init__(self, server: Server, code: str) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self._socket.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /ws/{code} HTTP/1.1",
            f"Host: 127.0.0.1:{server.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        assert self._socket.recv(12).endswith(b"101")
        self.say('{"type": "hello", "id": "1"}')

    def say(self, text: str) -> None:
        self._socket.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode())


def change(host: Player, times: int) -> float:
    """Change what will be played again and again, and give the longest time it took."""
    longest = 0.0
    for nth in range(times):
        begun = time.monotonic()
        host.granted("setup", edition=("cs", "pl")[nth % 2])
        longest = max(longest, time.monotonic() - begun)
    return longest


def test_who_does_not_listen_delays_nobody_and_is_let_go(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", "--stall", str(STALL)) as server:
        code, cookie = server.open()
        host = server.socket(code, cookie)
        host.hello()
        files = server.files() if sys.platform == "linux" else 0
        deaf = [Deaf(server, code) for _ in range(3)]
        host.wait(lambda: host.table["watchers"] == 3)
        assert change(host, 400) < STALL  # far more than all buffers hold, and nobody has waited for it
        assert host.version > 400
        host.wait(lambda: host.table["watchers"] == 0)
        host.granted("lock", locked=True)
        if sys.platform == "linux":  # elsewhere the system keeps what it could not send
            end = time.monotonic() + PATIENCE
            while server.files() > files and time.monotonic() < end:
                time.sleep(0.05)
            assert server.files() <= files
        assert deaf
