"""How long everything takes at a table, in seconds. Nothing here may ever depend on a card."""

from __future__ import annotations

import msgspec

from pyrite.server.messages import Pace


class Timing(msgspec.Struct, frozen=True):
    away: float = 45.0  # from then on the others may call a bot in
    nudge: float = 20.0  # a player who is waited for is told so
    none: float = 0.0
    quick: float = 0.9
    calm: float = 2.2

    def pause(self, pace: Pace) -> float:
        """What a bot waits before it acts: always the same, whatever it holds."""
        return {"none": self.none, "quick": self.quick, "calm": self.calm}[pace]
