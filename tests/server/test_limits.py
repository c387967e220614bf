"""Limits go by household: nobody gets around them with the many addresses that one home has."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from pyrite.server.web.limits import Limits, household
from pyrite.server.web.running import settings
from tests.server.process import Server, let_in

HOME = "2001:db8:1:2"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (f"{HOME}::1", f"{HOME}:ffff:ffff:ffff:ffff", True),
        (f"{HOME}::1", "2001:DB8:1:2:0:0:0:9", True),
        (f"{HOME}::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("192.0.2.7", "::ffff:192.0.2.7", True),
        ("::ffff:192.0.2.7", "::ffff:c000:207", True),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8", False),
        ("192.0.2.7", "192.0.2.8", False),
        ("unknown", "_hidden", False),
        ("", "unknown", False),
    ],
)
def test_addresses_of_one_home_are_one_household(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) == same


def test_a_home_with_many_addresses_has_one_limit(tmp_path: Path) -> None:
    """Over HTTP, behind a proxy that names them."""
    burst, per_second = Limits().knocks
    with Server(tmp_path / "tables.db", "--strict") as server, httpx.Client() as proxy:

        def ask(address: str) -> httpx.Response:
            return proxy.get(f"http://127.0.0.1:{server.port}/api/games", headers={"X-Forwarded-For": address})

        begun = time.monotonic()
        came = let_in(lambda n: ask(f"{HOME}::{n:x}"))
        assert burst <= came <= burst + per_second * (time.monotonic() - begun)
        assert ask("2001:db8:1:3::1").status_code == 200


def test_a_home_with_many_addresses_is_one_crowd(tmp_path: Path) -> None:
    """At a table, without a seat."""
    most = Limits().each
    with Server(tmp_path / "tables.db") as server:
        code, _ = server.open()
        homes = [server.socket(code, address=f"{HOME}::{n:x}") for n in range(1, most + 1)]
        assert [watcher.hello()["type"] for watcher in homes] == ["snapshot"] * most
        crowded = server.socket(code, address=f"{HOME}::ffff")
        assert crowded.until(lambda _: True)["reason"] == "too-many-sockets"
        assert server.socket(code, address="2001:db8:1:3::1").hello()["type"] == "snapshot"


@pytest.mark.parametrize(
    ("proxies", "address", "believed"),
    [
        ((), "127.0.0.1", True),
        ((), "::1", True),
        ((), "::ffff:127.0.0.1", True),  # as a socket for both kinds of addresses sees it
        ((), "::ffff:127.0.0.2", False),
        ((), "::ffff:192.0.2.7", False),
        (("192.0.2.0/24",), "::ffff:192.0.2.7", True),
        (("192.0.2.0/24",), "::ffff:192.0.3.7", False),
        (("192.0.2.0/24",), "127.0.0.1", False),
        (("2001:db8::/32",), f"{HOME}::1", True),
    ],
)
def test_a_proxy_is_known_however_its_address_is_written(
    proxies: tuple[str, ...], address: str, believed: bool
) -> None:
    seen = []

    async def app(scope: Any, receive: object, send: object) -> None:
        seen.append(scope["client"][0])

    config = uvicorn.Config(app, **(settings(proxies) if proxies else settings()))
    config.load()
    scope: Any = {"type": "http", "client": (address, 1), "headers": [(b"x-forwarded-for", b"198.51.100.1")]}
    nothing: Any = None
    asyncio.run(config.loaded_app(scope, nothing, nothing))
    assert seen == ["198.51.100.1" if believed else address]
