"""What keeps strangers out: where a request comes from, what the page may do, how much is asked for."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.handlers import BaseRouteHandler

from pyrite.server.errors import Refusal
from pyrite.server.web.hosts import Hosts
from pyrite.server.web.limits import Buckets

# Everything the page needs comes from the server itself, and nobody can put it into a frame.
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
HEADER_LINES = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class Guard:
    """Asked before anything but the page itself; whoever changes something must come from our own page."""

    def __init__(self, knocks: Buckets, hosts: Hosts) -> None:
        self._knocks = knocks
        self._hosts = hosts

    def __call__(self, connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        only_looks = isinstance(connection, Request) and connection.method in ("GET", "HEAD")
        if only_looks and not connection.scope["path"].startswith("/api/"):
            return
        if not only_looks and not self._from_here(connection):
            raise Refusal("origin")
        if not self._knocks.take(connection.client.host if connection.client else ""):
            raise Refusal("too-fast")

    def _from_here(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """A browser says which page asks. What says nothing is no browser, so nobody's cookies are abused."""
        origin = connection.headers.get("origin")
        return origin is None or self._hosts.ours(origin, connection.headers["host"])

    def secure(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether cookies may go over TLS only."""
        headers = connection.headers
        return self._hosts.secure(connection.scope["scheme"], headers["host"], headers.get("origin", ""))
