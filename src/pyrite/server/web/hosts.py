"""By which names this server is known. A stranger can make a name of theirs lead here, and a browser then takes us for
part of their page; so nothing is told and nothing done under a name that is not ours."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from pyrite.server.errors import Refusal, problem

MISDIRECTED = 421
_HOST = re.compile(r"([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{0,5})?")


class Hosts:
    """IP addresses, localhost, this machine, and the names we were given: all that no stranger can make lead here."""

    def __init__(self, public: Iterable[str] = (), *names: str) -> None:
        """`public` are whole addresses, `names` other names of this server. Ports are not looked at."""
        self._public = frozenset(map(_plain, public))
        given = (urlsplit(url).hostname or "" for url in self._public)
        self._names = frozenset({"localhost", *_machine(), *given, *map(str.lower, names)})

    def believes(self, host: str) -> bool:
        found = _HOST.fullmatch(host.lower())
        if not found:
            return False
        name = found[1].removesuffix(".")
        # No name server is asked where .localhost leads.
        return name in self._names or name.endswith(".localhost") or _is_address(name.strip("[]"))

    def ours(self, origin: str, host: str) -> bool:
        """Whether a page from there is our own, as asked for by this host."""
        return _plain(origin) in {*map(_plain, (f"http://{host}", f"https://{host}")), *self._public}

    def secure(self, scheme: str, host: str, origin: str) -> bool:
        """Whether somebody has come over TLS, as the proxy says, or their browser, or the public address."""
        return scheme in ("https", "wss") or origin.startswith("https:") or _plain(f"https://{host}") in self._public


class Door:
    """Stands before the whole application: pages, tables and sockets alike."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = b", ".join(value for name, value in scope["headers"] if name == b"host").decode("latin-1")
        if self._hosts.believes(host):
            await self._app(scope, receive, send)
            return
        for message in _refusal(host, scope):
            await send(message)


def _refusal(host: str, scope: Scope) -> list[Any]:
    """One sentence: to be read in a browser, or in the form of all refusals by a program."""
    told = problem(Refusal("host", host=host[:100]))
    kind, body = b"application/json", msgspec.json.encode(told)
    over = "http"
    if scope["type"] == ScopeType.WEBSOCKET:
        over = "websocket.http"
        if f"{over}.response" not in (scope.get("extensions") or {}):
            return [{"type": "websocket.close", "code": 1008, "reason": None}]  # no words before the handshake
    elif not scope["path"].startswith("/api/"):
        kind, body = b"text/plain; charset=utf-8", told.text.encode()
    headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body))]
    return [
        {"type": f"{over}.response.start", "status": MISDIRECTED, "headers": headers},
        {"type": f"{over}.response.body", "body": body, "more_body": False},
    ]


def _machine() -> set[str]:
    """The machine's own name, whole and short, and the short one as networks without a name server have it."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"}


def _is_address(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


def _plain(url: str) -> str:
    """Without the port that goes without saying."""
    url = url.lower()
    return url.removesuffix(":443" if url.startswith("https:") else ":80")
