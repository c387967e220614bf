"""What is told of swapped hands, doors and thefts."""

from __future__ import annotations

from typing import Annotated

from pyrite.kernel.seen.event import Event, Field, Other, Seat

TEAMS = ("blue", "green")


def _teams(bits: int) -> tuple[str, ...]:
    return tuple(team for i, team in enumerate(TEAMS) if bits >> i & 1)


class HandsSwapped(Event, frozen=True, kw_only=True):
    seat: Seat
    other: Other


class WaysJudged(Event, frozen=True, kw_only=True):
    """To which teams the way to the treasure is open, and which of them have won."""

    open: Annotated[tuple[str, ...], Field(lambda t: _teams(t.detail), "team-name")]
    winners: Annotated[tuple[str, ...], Field(lambda t: _teams(t.detail >> 2), "team-name")]

    def more(self) -> dict[str, object]:
        return {"ways": ("none", "one", "both")[len(self.open)], "count": len(self.winners)}


class NuggetStolen(Event, frozen=True, kw_only=True):
    seat: Seat
    victim: Other


class TheftForgone(Event, frozen=True, kw_only=True):
    seat: Seat
