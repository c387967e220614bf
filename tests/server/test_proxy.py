"""Behind a proxy that speaks TLS: what it says of those who ask is believed, and what others say is not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from pyrite.server.web.limits import Limits
from tests.server.process import Server, let_in

PROXY = "127.0.0.9"  # the only address that is believed; like all of 127.0.0.0/8 it is this machine
URL = "https://play.example"
BURST = int(Limits().knocks[0])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("proxied")
    with Server(folder / "tables.db", "--strict", "--trusted-proxy", PROXY, "--public-url", URL) as server:
        yield server


def through(server: Server, address: str) -> httpx.Client:
    """Requests that come from one of this machine's addresses."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(transport=transport, base_url=f"http://127.0.0.1:{server.port}")


def secure(told: httpx.Response) -> bool:
    assert told.status_code == 201, told.text
    return "; secure" in told.headers["set-cookie"].lower()


@pytest.mark.parametrize(("proto", "meant"), [("https", True), ("http", False), ("nonsense", False)])
def test_cookies_are_secure_if_the_proxy_says_that_it_speaks_tls(server: Server, proto: str, meant: bool) -> None:
    headers = {"X-Forwarded-Proto": proto, "X-Forwarded-For": "127.0.1.1"}
    with through(server, PROXY) as proxy:
        assert secure(proxy.post("/api/tables", json={"name": "Ada"}, headers=headers)) == meant


def test_nobody_else_is_believed(server: Server) -> None:
    with through(server, "127.0.0.8") as stranger:
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "127.0.1.2"}
        assert not secure(stranger.post("/api/tables", json={"name": "Ada"}, headers=headers))


def test_without_the_option_only_this_machine_is_believed(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        for address, believed in (("127.0.0.1", True), (PROXY, False)):
            with through(server, address) as proxy:
                told = proxy.post("/api/tables", json={"name": "Ada"}, headers={"X-Forwarded-Proto": "https"})
                assert secure(told) == believed


def test_a_browser_behind_the_proxy_is_on_our_own_page(server: Server) -> None:
    """The proxy keeps the host that was asked for; the page's origin is https, the server itself speaks http."""
    headers = {"Host": "play.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "127.0.1.3"}
    with through(server, PROXY) as proxy:
        for origin, status in ((URL, 201), ("https://evil.example", 403)):
            told = proxy.post("/api/tables", json={"name": "Ada"}, headers={**headers, "Origin": origin})
            assert told.status_code == status


def test_a_proxy_that_loses_the_host_needs_the_public_address(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", "--public-url", URL) as server:
        code, cookie = server.open()
        url = f"ws://127.0.0.1:{server.port}/ws/{code}"
        headers = {"Cookie": cookie, "X-Forwarded-Proto": "https"}
        with connect(url, origin=Origin(URL), additional_headers=headers) as socket:
            socket.send('{"type": "hello", "id": "1"}')
            assert '"host":true' in str(socket.recv(5))
        with pytest.raises(InvalidStatus), connect(url, origin=Origin("https://evil.example")):
            pass


def test_everybody_behind_the_proxy_has_a_limit_of_his_own(server: Server) -> None:
    with through(server, PROXY) as proxy:
        greedy = {"X-Forwarded-For": "127.0.1.10"}
        assert let_in(lambda _: proxy.get("/api/games", headers=greedy)) >= BURST
        assert proxy.get("/api/games", headers={"X-Forwarded-For": "127.0.1.11"}).status_code == 200
        # What the greedy one writes into the header himself stands before what the proxy adds, and counts for nothing.
        forged = {"X-Forwarded-For": "127.0.1.12, 127.0.1.10"}
        assert let_in(lambda _: proxy.get("/api/games", headers=forged)) < BURST


def test_a_stranger_cannot_hide_behind_other_addresses(server: Server) -> None:
    with through(server, "127.0.0.7") as stranger:
        assert let_in(lambda n: stranger.get("/api/games", headers={"X-Forwarded-For": f"127.0.{n % 250}.1"})) >= BURST
