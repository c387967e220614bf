"""How the application is run: one place for the settings of uvicorn."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Network, ip_network
from typing import Any

import uvicorn
from litestar import Litestar

LARGEST = 65_536  # bytes of a message; more than that is not even read
NEVER = 1_000_000  # collections of middle-aged objects between two of all
LOOPBACK = ("127.0.0.1", "::1")
SOCKETS = 10_000  # open at once, and files
DEAF = 30.0  # seconds after which a line is cut at whose other end nothing is taken, not even that it is closed


def run(app: Litestar, listener: socket.socket, proxies: Sequence[str] = LOOPBACK, deaf: float = DEAF) -> None:
    """Serve until somebody stops it."""
    keep_moving()
    make_room()
    logging.getLogger("uvicorn.error").addFilter(shorten)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # where the system has it; what it accepts has the same
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(deaf * 1000))
    uvicorn.Server(uvicorn.Config(app, **settings(proxies))).run(sockets=[listener])


def shorten(record: logging.LogRecord) -> bool:
    """What a stranger sends and cannot be read is one line in the log, and does not show our insides."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True


def keep_moving() -> None:
    """Nobody's move waits for a collection of all there is, which takes as long as there are tables: young objects are
    collected as ever, and all of them only when the hall is tidied. What is here now stays for good anyway."""
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], NEVER)


def make_room() -> None:
    """What the system gives without being asked is often less than 1,000 players need."""
    if sys.platform != "win32":  # there nothing is to be asked for
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = SOCKETS if hard == resource.RLIM_INFINITY else min(SOCKETS, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(ValueError, OSError):  # then with those we have
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def settings(proxies: Sequence[str] = LOOPBACK) -> dict[str, Any]:
    """`proxies` are the addresses and networks that are believed when they say for whom they ask, and how he came."""
    return {
        "log_level": "warning",
        "access_log": False,  # nobody needs to know who plays
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": [name for proxy in proxies for name in _names(proxy)],
        "ws_max_size": LARGEST,
        "ws_per_message_deflate": False,  # updates are short, and a thousand compressors are not
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_graceful_shutdown": 3,
    }


def _names(proxy: str) -> list[str]:
    """A socket for both kinds of addresses sees one of IPv4 written as one of IPv6."""
    network = ip_network(proxy)
    if isinstance(network, IPv4Network):
        return [proxy, f"::ffff:{network.network_address}/{96 + network.prefixlen}"]
    return [proxy]
