"""`pyrite serve`: tables to play at in the browser."""

from __future__ import annotations

import os
import re
import socket
import sqlite3
import sys
from argparse import ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from contextlib import suppress
from ipaddress import IPv6Address, ip_network
from pathlib import Path
from threading import Thread

from pyrite.commands import Subparsers, add_decks, number_from, use_decks
from pyrite.locales import text

PORT = 8765
TRIES = 20  # ports to try, one after the other
EVERYWHERE = ("", "0.0.0.0", "::")
ONLY_HERE = ("localhost", "::1")


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "serve",
        help=text("serve-help"),
        description=text("serve-description"),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", default="127.0.0.1", help=text("serve-host-help"))
    parser.add_argument(
        "--port", type=number_from(0, 65535), default=None, help=text("serve-port-help", port=str(PORT))
    )
    parser.add_argument("--database", default=_database(), metavar="FILE", help=text("serve-database-help"))
    parser.add_argument(
        "--public-url", type=_address, action="append", default=[], metavar="URL", help=text("serve-public-url-help")
    )
    parser.add_argument(
        "--trusted-proxy", type=_proxy, action="append", metavar="ADDRESS", help=text("serve-trusted-proxy-help")
    )
    add_decks(parser)
    parser.add_argument("--open", action="store_true", help=text("serve-open-help"))
    parser.set_defaults(run=run)


def _address(words: str) -> str:
    """A scheme, a host and perhaps a port, as browsers write them; the page makes its own paths."""
    address = words.lower().removesuffix("/")
    parts = re.fullmatch(r"(https?://)([\w-]+(?:\.[\w-]+)*|\[[0-9a-f:.]+\])(:([0-9]{1,5}))?", address)
    if not parts or not 0 < int(parts[4] or PORT) < 65536:
        raise ArgumentTypeError(text("serve-bad-url", url=words))
    try:
        return parts[1] + _as_asked_for(parts[2]) + (parts[3] or "")
    except ValueError:
        raise ArgumentTypeError(text("serve-bad-url", url=words)) from None


def _as_asked_for(host: str) -> str:
    """The host as browsers send it: an address in its short form, a name in the letters of name servers. Raises a
    ValueError if it is neither."""
    return f"[{IPv6Address(host[1:-1])}]" if host.startswith("[") else host.encode("idna").decode()


def _proxy(words: str) -> str:
    try:
        return str(ip_network(words))  # a single address is a network of one
    except ValueError:
        raise ArgumentTypeError(text("serve-bad-proxy", proxy=words)) from None


def _database() -> str:
    try:
        home = Path.home()
    except RuntimeError:  # a user whom the machine does not know
        home = Path()
    return str(home / ".pyrite" / "tables.db")


def run(args: Namespace) -> int:
    """Serve until somebody stops it."""
    from pyrite.server.tables.hall import Hall
    from pyrite.server.tables.store import MEMORY, Store
    from pyrite.server.web import page, running
    from pyrite.server.web.app import make_app
    from pyrite.server.web.hosts import Hosts

    use_decks(args)
    try:
        listener = listen(args.host, args.port)
    except OSError as error:
        at = args.host if args.port is None else f"{args.host}:{args.port}"
        print(text("serve-no-port", address=at, problem=error.strerror or str(error)), file=sys.stderr)
        return 1
    port = listener.getsockname()[1]
    store = Store(args.database)
    try:
        store.check()
    except (sqlite3.Error, OSError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        print(text("serve-no-database", file=repr(args.database), problem=problem), file=sys.stderr)
        return 1
    app = make_app(Hall(store), hosts=Hosts(args.public_url, args.host))
    public_url = next(iter(args.public_url), None)
    if not (page.FOLDER / page.PAGE).is_file():
        print(text("serve-no-page"), file=sys.stderr)
    for line in addresses(args.host, port, public_url):
        print(line)
    print(text("serve-stop-forgets" if args.database == MEMORY else "serve-stop"), flush=True)
    if args.open:
        open_browser(address_to_open(args.host, port, public_url))
    with suppress(KeyboardInterrupt):  # that is how it is stopped
        running.run(app, listener, args.trusted_proxy or running.LOOPBACK)
    return 0


def open_browser(url: str) -> None:
    """Show the page where there is a screen. The port is open already, so the browser waits until we answer."""
    import webbrowser

    on_screen = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if on_screen:  # without one, a browser for terminals would take over this one
        Thread(target=webbrowser.open, args=[url], daemon=True).start()


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for; if none is, on the first of ours that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [port] if port is not None else [*range(PORT, PORT + TRIES), 0]
    for number in wanted:
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(1024)
            return listener
        except OSError:
            listener.close()
            if number == wanted[-1]:
                raise
    raise AssertionError("the last port either works or raises")


def addresses(host: str, port: int, public_url: str | None) -> list[str]:
    """Where the tables are to be found: here, and by others."""
    shared = address_to_share(host, port, public_url)
    others = text("serve-share", url=shared) if shared else text("serve-only-here")
    return [text("serve-here", url=_own_address(host, port)), others]


def address_to_share(host: str, port: int, public_url: str | None) -> str | None:
    """Where others find the tables, if they can."""
    if public_url:
        return f"{public_url}/"
    if host in ONLY_HERE or host.startswith("127."):
        return None
    if host not in EVERYWHERE:
        return _own_address(host, port)
    lan = _lan_address()
    return f"http://{lan}:{port}/" if lan else None


def address_to_open(host: str, port: int, public_url: str | None) -> str:
    """The address others use too, if there is one: the page makes its links from where it was opened."""
    return address_to_share(host, port, public_url) or _own_address(host, port)


def _own_address(host: str, port: int) -> str:
    return f"http://{_own_name(host)}:{port}/"


def _own_name(host: str) -> str:
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _lan_address() -> str | None:
    """The address of this machine on its network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            probe.connect(("<broadcast>", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None
