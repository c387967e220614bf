"""A store with which the server is killed at the worst moment."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Literal

from pyrite.server.tables.entries import AnyEntry
from pyrite.server.tables.store import Store

Moment = Literal["before", "after"]
LAST = "last"  # how the id of the request begins with which the server dies


class MortalStore(Store):
    """SIGKILL right before the entry of a `LAST` request is stored, or right after, when nobody has been told yet."""

    def __init__(self, path: str | Path, moment: Moment) -> None:
        super().__init__(path)
        self._moment = moment

    async def append(self, code: str, version: int, entry: AnyEntry, *, playing: bool = False) -> None:
        dies = entry.request is not None and entry.request.startswith(LAST)
        if dies and self._moment == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        await super().append(code, version, entry, playing=playing)
        if dies:
            os.kill(os.getpid(), signal.SIGKILL)
