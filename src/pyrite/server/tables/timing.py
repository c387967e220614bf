"""How long everything takes at a table, in seconds. Nothing here may ever depend on a card that another holds."""

from __future__ import annotations

import msgspec

from pyrite.server.wire.messages import Pace


class Timing(msgspec.Struct, frozen=True):
    away: float = 45.0  # from then on the others may call a bot in
    nudge: float = 20.0  # a player who is waited for is told so
    answer: float = 20.0  # then it is decided for those who say nothing, where others need an answer (X-TT-5)
    alone: float = 0.5  # a window at most, for one person among bots who could say nothing in it
    absent: float = 10.0  # the next lobby waits for whoever has gone: a line that broke is back by then
    stride: float = 0.4  # of a pause: what a bot waits before each step of a walk
    none: float = 0.0
    quick: float = 0.9
    calm: float = 2.2

    def pause(self, pace: Pace) -> float:
        """What a bot waits before it acts: always the same, whatever it holds."""
        return {"none": self.none, "quick": self.quick, "calm": self.calm}[pace]

    def step(self, pace: Pace) -> float:
        """What a bot waits before a step of its walk: long enough to be watched, too short to drag."""
        return self.stride * self.pause(pace)
