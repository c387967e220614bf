"""A browser that has a table open."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from pyrite.server.errors import Refusal
from pyrite.server.web.limits import Limits, Ration
from pyrite.server.wire.messages import Telling

_ENCODER = msgspec.json.Encoder()


class Visitor:
    """One socket. What it is to be told waits in a queue, so that a slow one keeps nobody waiting."""

    def __init__(self, limits: Limits, household: str = "", token: str | None = None) -> None:
        self.household = household
        self.token = token
        self.member: int | None = None  # who it is; None: somebody who watches
        self.greeted = False  # only after `hello` it is told anything
        self.viewer: int | None = None  # through whose eyes it was last shown the table
        self.ration = Ration(limits)
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed = False
        self._limits = limits
        self._behind = 0  # bytes that are waiting

    def tell(self, message: Telling | bytes) -> None:
        if self.closed:
            return
        if self.waiting.qsize() >= self._limits.unsent or self._behind >= self._limits.unsent_bytes:
            self.close()  # it comes back and asks for what it has missed
            return
        raw = message if isinstance(message, bytes) else encode(message)
        self._behind += len(raw)
        self.waiting.put_nowait(raw)

    async def next(self) -> bytes | None:
        """What it is to be told next; None if that is all."""
        raw = await self.waiting.get()
        self._behind -= len(raw or b"")
        return raw

    def close(self) -> None:
        """No more after what is waiting."""
        if not self.closed:
            self.closed = True
            self.waiting.put_nowait(None)


def check_room(newcomer: Visitor, there: Iterable[Visitor], limits: Limits) -> None:
    """A crowd of watchers keeps out only further watchers. Raises a Refusal."""
    alike = [visitor for visitor in there if visitor.member == newcomer.member]
    if newcomer.member is None:
        if len(alike) >= limits.watchers:
            raise Refusal("too-many-watchers", most=limits.watchers)
        alike = [visitor for visitor in alike if visitor.household == newcomer.household]
    if len(alike) >= limits.each:
        raise Refusal("too-many-sockets", most=limits.each)


def encode(message: Telling) -> bytes:
    return _ENCODER.encode(message)
