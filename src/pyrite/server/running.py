"""How the application is run: one place for the settings of uvicorn."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from typing import Any

import uvicorn
from litestar import Litestar

LARGEST = 65_536  # bytes of a message; more than that is not even read


LOOPBACK = ("127.0.0.1", "::1")


def run(app: Litestar, listener: socket.socket, proxies: Sequence[str] = LOOPBACK) -> None:
    """Serve until somebody stops it."""
    uvicorn.Server(uvicorn.Config(app, **settings(proxies))).run(sockets=[listener])


def settings(proxies: Sequence[str] = LOOPBACK) -> dict[str, Any]:
    """`proxies` are the addresses and networks that are believed when they say for whom they ask, and how he came."""
    return {
        "log_level": "warning",
        "access_log": False,  # nobody needs to know who plays
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": list(proxies),
        "ws_max_size": LARGEST,
        "ws_per_message_deflate": False,  # updates are short, and a thousand compressors are not
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": 3,
    }
