"""How the application is run: one place for the settings of uvicorn."""

from __future__ import annotations

import socket
from typing import Any

import uvicorn
from litestar import Litestar

LARGEST = 65_536  # bytes of a message; more than that is not even read


def run(app: Litestar, listener: socket.socket) -> None:
    """Serve until somebody stops it."""
    uvicorn.Server(uvicorn.Config(app, **settings())).run(sockets=[listener])


def settings() -> dict[str, Any]:
    return {
        "log_level": "warning",
        "access_log": False,  # nobody needs to know who plays
        "server_header": False,
        "ws_max_size": LARGEST,
        "ws_per_message_deflate": False,  # updates are short, and a thousand compressors are not
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": 3,
    }
