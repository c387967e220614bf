"""What keeps strangers out: where a request comes from, what the page may do, how much is asked for."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.handlers import BaseRouteHandler

from pyrite.server.errors import Refusal
from pyrite.server.limits import Buckets

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
_HOST = re.compile(r"[A-Za-z0-9._\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")


class Guard:
    """Asked before anything but the page itself; whoever changes something must come from our own page."""

    def __init__(self, knocks: Buckets, public_url: str | None = None) -> None:
        self._knocks = knocks
        self._public = urlsplit(public_url) if public_url else None

    def __call__(self, connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        only_looks = isinstance(connection, Request) and connection.method in ("GET", "HEAD")
        if only_looks and not connection.scope["path"].startswith("/api/"):
            return
        if not only_looks:
            self.check_origin(connection.headers.get("origin"), connection.headers.get("host", ""))
        if not self._knocks.take(connection.client.host if connection.client else ""):
            raise Refusal("too-fast")

    def check_origin(self, origin: str | None, host: str) -> None:
        """A browser says which page asks. It must be ours: the one of the host that is asked, whatever its name."""
        if not _HOST.fullmatch(host):
            raise Refusal("origin")
        if origin is None:
            return  # no browser, so nobody's cookies are abused
        try:
            asks = urlsplit(origin)
        except ValueError:
            raise Refusal("origin") from None
        if asks.scheme not in ("http", "https"):
            raise Refusal("origin")
        if _place(asks.netloc, asks.scheme) == _place(host, asks.scheme):
            return
        if self._public and _place(asks.netloc, asks.scheme) == _place(self._public.netloc, self._public.scheme):
            return
        raise Refusal("origin")

    def secure(self, scheme: str) -> bool:
        """Whether cookies may go over TLS only."""
        return scheme in ("https", "wss") or (self._public is not None and self._public.scheme == "https")


def _place(netloc: str, scheme: str) -> str:
    """Host and port, the port also where it goes without saying."""
    netloc = netloc.lower()
    default = ":443" if scheme == "https" else ":80"
    return netloc.removesuffix(default)
