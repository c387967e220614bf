"""By which names the server is known: a name that a stranger can make lead here opens nothing."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.kit import House, nothing_changes
from tests.server.process import Server

PUBLIC = ["https://play.example", "http://second.example:8080"]


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[House]:
    """On a machine of a known name."""
    monkeypatch.setattr(socket, "gethostname", lambda: "Ada-PC.lan.example")
    (tmp_path / "index.html").write_text("the page")
    with House(public_urls=PUBLIC, static=tmp_path) as house:
        yield house


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.0.0.1:8765",
        "192.168.1.7:8765",
        "[::1]",
        "[::1]:8765",
        "[FE80::1]:8765",
        "localhost",
        "LocalHost:8765",
        "localhost.:8765",
        "pyrite.localhost:8765",
        "ada-pc:8765",
        "Ada-PC.local:8765",
        "ada-pc.local.",
        "ada-pc.lan.example",
        "play.example",
        "play.example:8765",
        "PLAY.example.",
        "second.example",
    ],
)
def test_a_name_that_is_ours_opens_everything(house: House, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert house.http.get("/", headers=headers).text == "the page"
    assert house.http.get("/api/games", headers=headers).status_code == 200
    told = house.post("/api/tables", {"name": "Ada"}, **headers)
    assert told.status_code == 201
    assert house.socket(told.json()["code"], **headers).hello()["type"] == "snapshot"


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8765",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "play.example.evil.example",
        "evil-play.example",
        "www.play.example",
        "ada-pc.evil.example",
        "ada-pc.lan",
        "bea-pc.local",
        "local",
        ".",
        "127.1",
        "0x7f000001",
        "2130706433",
        "127.0.0.1.5",
        "::1",
        "[::1",
        "[:::::]",
        "[localhost]",
        "localhost:80:80",
        "localhost..",
        "localhost@evil.example",
        "localhost/evil.example",
        "localhost, evil.example",
        "",
    ],
)
def test_under_any_other_name_there_is_nothing(house: House, host: str) -> None:
    """The page of a stranger whose name has come to lead here is its own origin, and may read and send anything."""
    code, cookie = house.open()
    headers = {"Host": host, "Origin": f"http://{host}", "Cookie": cookie}
    for path in ("/", f"/t/{code}", "/nowhere"):
        told = house.http.get(path, headers=headers)
        assert told.status_code == 421
        assert told.headers["content-type"] == "text/plain; charset=utf-8"
        assert "--public-url" in told.text
        assert "the page" not in told.text
        assert "default-src 'none'" in told.headers["content-security-policy"]
    with nothing_changes(house, code):
        for told in (
            house.http.get(f"/api/tables/{code}", headers=headers),
            house.post("/api/tables", {"name": "Eve"}, **headers),
            house.post(f"/api/tables/{code}/sit", {"name": "Eve"}, **headers),
            house.http.options("/api/tables", headers=headers),
            house.http.delete("/api/nowhere", headers=headers),
        ):
            assert (told.status_code, told.json()["reason"]) == (421, "host")
            assert "--public-url" in told.json()["text"]
            assert "set-cookie" not in told.headers
        with pytest.raises(WebSocketDisconnect):
            house.socket(code, **headers)


def test_a_page_from_elsewhere_is_not_ours_by_any_of_our_names(house: House) -> None:
    for origin in ("http://evil.example", "https://play.example:444", "http://second.example", "http://localhost:1"):
        told = house.post("/api/tables", {"name": "Ada"}, Origin=origin, Host="localhost:8765")
        assert (told.status_code, told.json()["reason"]) == (403, "origin")


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://table.test", "table.test:443"),
        ("http://table.test", "table.test:80"),
        *((origin, "127.0.0.1:8765") for origin in PUBLIC),  # the proxy has lost the host
    ],
)
def test_our_own_page_is_known_by_its_origin(house: House, origin: str, host: str) -> None:
    assert house.post("/api/tables", {"name": "Ada"}, Origin=origin, Host=host).status_code == 201


@pytest.mark.parametrize(
    ("origin", "host", "meant"),
    [
        ("https://play.example", "play.example", True),
        (None, "play.example", True),
        ("https://play.example", "127.0.0.1:8765", True),  # the proxy has lost the host
        ("http://second.example:8080", "second.example:8080", False),
        ("http://192.168.1.7:8765", "192.168.1.7:8765", False),  # past the proxy: a browser would drop the cookie
    ],
)
def test_cookies_go_over_tls_only_where_somebody_has_come_over_tls(
    house: House, origin: str | None, host: str, meant: bool
) -> None:
    told = house.post("/api/tables", {"name": "Ada"}, Host=host, **({"Origin": origin} if origin else {}))
    assert told.status_code == 201
    assert ("; secure" in told.headers["set-cookie"].lower()) == meant


# --- what only a real server can show -------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("named")
    with Server(folder / "tables.db", "--public-url", PUBLIC[0], "--public-url", PUBLIC[1]) as server:
        yield server


def ask(server: Server, head: str) -> bytes:
    """The answer to a request as somebody has written it by hand."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(head.replace("\n", "\r\n").encode() + b"\r\n\r\n")
        return b"".join(iter(lambda: line.recv(4096), b""))


CLOSE = "Connection: close"
UPGRADE = """\
Connection: Upgrade
Upgrade: websocket
Sec-WebSocket-Version: 13
Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="""


@pytest.mark.parametrize(
    ("head", "status"),
    [
        ("GET / HTTP/1.0", 421),
        ("GET /api/games HTTP/1.0", 421),
        (f"GET / HTTP/1.1\nHost:\n{CLOSE}", 421),
        (f"GET / HTTP/1.1\nHost: żółw\n{CLOSE}", 421),
        ("GET / HTTP/1.1", 400),
        ("GET / HTTP/1.1\nHost: localhost\nHost: evil.example", 400),
        (f"GET /ws/ABCDEF HTTP/1.1\n{UPGRADE}", 400),
        (f"GET /ws/ABCDEF HTTP/1.1\nHost:\n{UPGRADE}", 421),
        (f"GET /ws/ABCDEF HTTP/1.1\nHost: evil.example\n{UPGRADE}", 421),
    ],
)
def test_without_a_name_there_is_nothing_either(server: Server, head: str, status: int) -> None:
    told = ask(server, head)
    assert told.startswith(f"HTTP/1.1 {status} ".encode())
    assert (b"--public-url" in told) == (status == 421)


def test_what_a_proxy_says_of_the_host_is_not_believed(server: Server) -> None:
    told = httpx.get(
        f"http://127.0.0.1:{server.port}/api/games",
        headers={"Host": "evil.example", "X-Forwarded-Host": "play.example", "Forwarded": "host=play.example"},
    )
    assert told.status_code == 421


def test_a_name_that_has_come_to_lead_here_opens_nothing(server: Server) -> None:
    """A stranger's page is open in a browser of this network; then its name leads to our address."""
    code, cookie = server.open()
    rebound = {"Host": f"evil.example:{server.port}"}
    origin = f"http://evil.example:{server.port}"
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", headers=rebound) as browser:
        assert browser.get("/").status_code == 421
        assert browser.get(f"/api/tables/{code}").status_code == 421
        told = browser.post("/api/tables", json={"name": "Eve"}, headers={"Origin": origin})
        assert (told.status_code, told.json()["reason"]) == (421, "host")
    here = socket.create_connection(("127.0.0.1", server.port))
    url = f"ws://evil.example:{server.port}/ws/{code}"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(url, sock=here, origin=Origin(origin), additional_headers={"Cookie": cookie}),
    ):
        pass
    assert refused.value.response.status_code == 421
    assert b"--public-url" in (refused.value.response.body or b"")
