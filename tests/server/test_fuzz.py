"""Whatever is sent to a table is answered, and changes nothing unless it was granted."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote_from_bytes

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import connect

from tests.server.kit import JSON, House, Player, cookie_of
from tests.server.process import Server

pytestmark = pytest.mark.mass

TYPES = (
    "hello", "play", "why", "chat", "addBot", "remove", "lock", "arrange", "setup", "shuffle", "start", "pace", "ready",
    "callBot", "back", "again", "leave", "link", "name", "passAll", "fillUp",
    "openLobby", "snapshot", "",
)  # fmt: skip
FIELDS = (
    "version", "move", "text", "bot", "seat", "locked", "order", "pace", "name", "agree", "since", "edition", "options",
    "modules", "players", "extra",
)  # fmt: skip
values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
requests = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=3),
)


@pytest.fixture(scope="module")
def table() -> Any:
    with House() as house:
        code, ada = house.host(bots=["random", "random"], pace="calm")
        ada.granted("start")
        yield house, code, ada, house.enter(code)


@settings(max_examples=80)
@given(request=requests, number=st.integers(0, 2**60))
def test_every_request_of_a_stranger_is_answered_and_changes_nothing(
    table: tuple[House, str, Player, Player], request: dict[str, Any], number: int
) -> None:
    house, code, _, watcher = table
    before = [entry for entry in house.stored(code) if entry.by is not None]
    watcher.wire.send(json.dumps({**request, "id": f"{number}"}))
    told = watcher.until(lambda told: told.get("id") == f"{number}")
    assert told["type"] == ("snapshot" if request["type"] == "hello" and told["type"] != "refused" else "refused")
    assert [entry for entry in house.stored(code) if entry.by is not None] == before


@settings(max_examples=80)
@given(raw=st.text(max_size=60) | values.map(json.dumps))
def test_whatever_is_no_request_is_refused(table: tuple[House, str, Player, Player], raw: str) -> None:
    house, code, ada, _ = table
    before = house.table(code).version
    ada.wire.send(raw)
    assert ada.until(lambda told: told["type"] == "refused")["reason"] == "malformed"
    assert all(entry.by is None for entry in house.stored(code)[before:])


@settings(max_examples=80)
@given(request=requests, number=st.integers(0, 2**60))
def test_every_request_of_a_player_is_answered_and_the_table_stands(
    table: tuple[House, str, Player, Player], request: dict[str, Any], number: int
) -> None:
    _, _, ada, _ = table
    ada.wire.send(json.dumps({**request, "id": f"{number}"}))
    told = ada.until(lambda told: told.get("id") == f"{number}")
    assert told["type"] in ("ack", "refused", "link", "snapshot")
    assert told.get("reason") not in ("internal", "storage")


# --- what is asked over HTTP ----------------------------------------------------------------------

BODY_FIELDS = ("name", "token", "game", "options", "modules", "bots", "seats", "pace", "veto_seconds", "extra")
bodies = st.dictionaries(st.sampled_from(BODY_FIELDS), values, max_size=4).map(lambda body: {"name": "Bea", **body})
written = bodies.map(lambda body: json.dumps(body, ensure_ascii=False).encode("utf-8", "surrogatepass"))
few = st.binary(max_size=3)
broken = st.builds(lambda raw, at, odd: raw[:at] + odd + raw[at:], written, st.integers(0, 40), few)


@settings(max_examples=150)
@given(way=st.sampled_from(["", "/{}/sit", "/{}/claim"]), body=written | broken | st.binary(max_size=60))
@example(way="", body=b'{"name": "\xff"}')
@example(way="/{}/sit", body=b'{"\xff": 0, "name": "Bea"}')
@example(way="/{}/claim", body=b'{"token": "\xed\xa0\x80"}')
def test_every_body_is_answered_and_changes_nothing_unless_it_is_granted(
    table: tuple[House, str, Player, Player], way: str, body: bytes
) -> None:
    house, code, _, _ = table
    before = [entry for entry in house.stored(code) if entry.by is not None]
    house.http.cookies.clear()
    told = house.http.post("/api/tables" + way.format(code), content=body, headers=JSON)
    if told.status_code == 201 and way == "":
        assert cookie_of(told).startswith(f"pyrite-{told.json()['code']}=")
    else:
        assert 400 <= told.status_code < 500, told.text
        assert told.json()["text"]
    assert [entry for entry in house.stored(code) if entry.by is not None] == before


class Open(NamedTuple):
    """A server in a process of its own, a table of its own, and what it has written down."""

    server: Server
    code: str
    cookie: str
    log: Path

    def ask(self, head: bytes) -> bytes:
        """The answer to a request that no client would send."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=10) as line:
            line.sendall(head + b"\r\nConnection: close\r\n\r\n")
            return b"".join(iter(lambda: line.recv(4096), b""))

    def fine(self) -> bool:
        return "Traceback" not in self.log.read_text()


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    folder: Path = tmp_path_factory.mktemp("door")
    with (folder / "log").open("w") as log, Server(folder / "tables.db", log=log) as server:
        yield Open(server, *server.open(), folder / "log")


HEADERS = (
    "Accept", "Accept-Encoding", "Content-Encoding", "Content-Type", "Cookie", "Forwarded", "Host", "If-None-Match",
    "Origin", "Range", "Upgrade", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto",
)  # fmt: skip
PATHS = ("/api/", "/api/tables/", "/api/tables/{}/record?", "/api/tables/{}/record?game=", "/assets/", "/ws/")
odd = st.binary(max_size=30).map(lambda raw: raw.replace(b"\r", b"").replace(b"\n", b""))


@settings(max_examples=150, deadline=None)
@given(method=st.sampled_from(["GET", "HEAD", "POST", "OPTIONS", "FOO"]), name=st.sampled_from(HEADERS), value=odd)
def test_every_header_is_answered(door: Open, method: str, name: str, value: bytes) -> None:
    host = b"" if name == "Host" else b"\r\nHost: localhost"
    told = door.ask(f"{method} /api/tables/{door.code}/sit HTTP/1.1\r\n{name}: ".encode() + value + host)
    assert told.startswith((b"HTTP/1.1 2", b"HTTP/1.1 4"))
    assert door.fine()


@settings(max_examples=150, deadline=None)
@given(path=st.sampled_from(PATHS), rest=odd.map(quote_from_bytes) | st.text("01AB%/.?&=+;#", max_size=30), cookie=odd)
def test_every_path_query_and_cookie_is_answered(door: Open, path: str, rest: str, cookie: bytes) -> None:
    head = f"GET {path.format(door.code)}{rest} HTTP/1.1\r\nHost: localhost\r\nCookie: pyrite-{door.code}="
    assert door.ask(head.encode() + cookie).startswith((b"HTTP/1.1 2", b"HTTP/1.1 4"))
    assert door.fine()


@settings(max_examples=80, deadline=None)
@given(raw=st.binary(max_size=60) | broken, text=st.booleans())
@example(raw=b"\xff", text=True)
@example(raw=b'{"type": "chat", "id": "1", "text": "\xed\xa0\x80"}', text=True)
def test_every_frame_is_refused_or_ends_the_socket(door: Open, raw: bytes, text: bool) -> None:
    url = f"ws://127.0.0.1:{door.server.port}/ws/{door.code}"
    with connect(url, additional_headers={"Cookie": door.cookie}) as line:
        line.send(raw, text=text)
        try:
            reason = json.loads(line.recv(10))["reason"]
        except ConnectionClosed as closed:
            reason = closed.rcvd and closed.rcvd.code
    assert reason in ("malformed", "hello-first", CloseCode.INVALID_DATA)
    assert door.fine()
