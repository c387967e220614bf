"""What only a real server in a process of its own can show."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from pyrite.server.web.running import LARGEST
from tests.server.process import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder / "tables.db", "--strict") as server:
        yield server


def test_a_long_message_is_refused_and_an_endless_one_cut_off(server: Server) -> None:
    code, cookie = server.open()
    ada = server.socket(code, cookie)
    ada.hello()
    ada.wire.send(json.dumps({"type": "chat", "id": "1", "text": "x" * 5000}))
    assert ada.until(lambda told: told["type"] == "refused")["reason"] == "too-large"
    ada.wire.send("x" * (LARGEST + 1))
    with pytest.raises(ConnectionClosed) as closed:
        ada.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert server.socket(code, cookie).hello()["you"]["seat"] == 0


@pytest.mark.parametrize(("hard", "meant"), [(400, 400), (20_000, 10_000)])
def test_a_server_takes_the_room_it_may_have(hard: int, meant: int) -> None:
    """On many machines a program has room for fewer sockets than a thousand players need, unless it asks."""
    words = f"""
import resource
from pyrite.server.web.running import make_room
resource.setrlimit(resource.RLIMIT_NOFILE, (100, min({hard}, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
make_room()
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""
    told = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True).stdout
    soft, most = map(int, told.split())
    assert soft == min(meant, most)


def test_the_clocks_of_a_real_table(server: Server) -> None:
    code, _ = server.open()
    told = server.get(f"/api/tables/{code}").json()
    assert told["away_after"] == 45  # seconds until a bot may be called in
    assert told["veto_seconds"] == 3  # X-WC-20


def test_bytes_instead_of_text_are_refused(server: Server) -> None:
    code, cookie = server.open()
    url = f"ws://127.0.0.1:{server.port}/ws/{code}"
    with connect(url, additional_headers={"Cookie": cookie}) as socket:
        socket.send(b"\x00\xff")
        assert json.loads(socket.recv(5))["reason"] == "malformed"


def test_a_foreign_page_is_turned_away_at_the_door(server: Server) -> None:
    code, cookie = server.open()
    url = f"ws://127.0.0.1:{server.port}/ws/{code}"
    with pytest.raises(InvalidStatus) as turned_away, connect(url, origin=Origin("https://evil.example")):
        pass
    assert turned_away.value.response.status_code == 403
    ours = Origin(f"http://127.0.0.1:{server.port}")
    with connect(url, origin=ours, additional_headers={"Cookie": cookie}) as socket:
        socket.send('{"type": "hello", "id": "1"}')
        assert json.loads(socket.recv(5))["you"]["host"]
