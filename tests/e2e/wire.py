"""A line between browser and house that breaks, or swallows what the house says, as a line does just before."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Thread
from types import TracebackType


class Wire:
    """Passes on every byte, until it is deaf: then the house still hears the browser, and the browser nothing."""

    def __init__(self, port: int) -> None:
        self.deaf = False
        self._port = port
        self._ends: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break whatever goes on; who calls again is heard."""
        ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):  # gone before
                end.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listener.accept()
            except OSError:  # closed
                return
            try:
                house = socket.create_connection(("127.0.0.1", self._port))
            except OSError:  # nobody is at home
                browser.close()
                continue
            self._ends += browser, house
            Thread(target=self._pass_on, args=(browser, house, False), daemon=True).start()
            Thread(target=self._pass_on, args=(house, browser, True), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, from_house: bool) -> None:
        with suppress(OSError):  # one of the two is gone
            while data := one.recv(1 << 16):
                if not (from_house and self.deaf):
                    other.sendall(data)
        for end in (one, other):
            with suppress(OSError):  # the other way may have been first
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._listener.close()
