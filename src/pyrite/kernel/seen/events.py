"""What has happened, as one viewer may be told it: the facts of a position's log made into past-tense events.

Every viewer gets every number; where he may not know a card, the event says None instead. Here are the events that
every game has; others stand with the game or module that brings them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Self

from pyrite.kernel import facts, moves
from pyrite.kernel.book import Book
from pyrite.kernel.forms import aimed
from pyrite.kernel.seen.event import (
    Card,
    Event,
    Field,
    Goal,
    MoveX,
    MoveY,
    Number,
    Other,
    OtherX,
    OtherY,
    Private,
    Role,
    Seat,
    Side,
    Teller,
    Tool,
    Turned,
    X,
    Y,
)
from pyrite.kernel.state import State


class RoundBegan(Event, frozen=True, kw_only=True):
    round: Number
    starter: Seat


class RoleDealt(Event, frozen=True, kw_only=True):
    seat: Seat
    role: Role | Private


def _hand(t: Teller) -> tuple[str, ...]:
    return tuple(t.name(t.card + i) for i in range(t.detail))


class HandDealt(Event, frozen=True, kw_only=True):
    seat: Seat
    count: Number
    cards: Annotated[tuple[str, ...], Field(_hand, "card-name", listed=True)] | Private


class PathLaid(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card
    x: MoveX
    y: MoveY
    turned: Turned


class ActionPlayed(Event, frozen=True, kw_only=True):
    """On somebody, or one of his tools; at one or two places in the mine, perhaps turned there; or just so."""

    seat: Seat
    card: Card
    target: Other | None = None
    tool: Tool | None = None
    x: MoveX | None = None
    y: MoveY | None = None
    x2: OtherX | None = None
    y2: OtherY | None = None
    turned: bool = False
    side: Side | None = None
    slot: int | None = None

    @classmethod
    def told(cls, t: Teller) -> Self:
        return cls(number=t.number, seat=t.seat, card=t.name(), **aimed(t.book, t.detail))

    def more(self) -> dict[str, object]:
        if self.target is not None:
            return {"aim": "seat"}
        return {"aim": "nowhere" if self.x is None else "place" if self.x2 is None else "places"}


class CardPassed(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card | Private


class CardDrawn(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card | Private


class PathRemoved(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card
    x: X
    y: Y


class FrontCleared(Event, frozen=True, kw_only=True):
    """`card` does not lie before `seat` any more."""

    seat: Seat
    card: Card


class GoalSeen(Event, frozen=True, kw_only=True):
    seat: Seat
    x: X
    y: Y
    goal: Goal | Private


class RoleSeen(Event, frozen=True, kw_only=True):
    """`seat` has looked at the dwarf of `target`."""

    seat: Seat
    target: Other
    role: Role | Private


class PictureReached(Event, frozen=True, kw_only=True):
    seat: Seat
    x: X
    y: Y


class GoalRevealed(Event, frozen=True, kw_only=True):
    seat: Seat
    x: X
    y: Y
    goal: Goal


class GoalFitted(Event, frozen=True, kw_only=True):
    seat: Seat
    x: X
    y: Y
    goal: Goal
    turned: Turned


class RoundEnded(Event, frozen=True, kw_only=True):
    outcome: Annotated[str, Field(lambda t: t.book.outcomes[t.detail])]
    connector: Annotated[int | None, Field(lambda t: t.seat if t.seat != facts.NOBODY else None, "seat-name")]


class RoleShown(Event, frozen=True, kw_only=True):
    seat: Seat
    role: Role


class GoalShown(Event, frozen=True, kw_only=True):
    x: X
    y: Y
    goal: Goal


class Shared(Event, frozen=True, kw_only=True):
    """A share of what is paid out, and why."""

    seat: Seat
    nuggets: Annotated[int, Field(lambda t: t.detail & facts.NUGGETS)]
    reason: Annotated[str, Field(lambda t: t.book.reasons[t.detail >> 8])]


class Scored(Event, frozen=True, kw_only=True):
    seat: Seat
    nuggets: Number


class GameEnded(Event, frozen=True, kw_only=True):
    winners: Annotated[tuple[int, ...], Field(lambda t: t.seats(t.detail), "seat-name")]

    def more(self) -> dict[str, object]:
        return {"count": len(self.winners)}


def _played(t: Teller) -> Event:
    return PathLaid.told(t) if moves.verb(t.detail) == moves.LAY else ActionPlayed.told(t)


TELL: dict[int, Callable[[Teller], Event]] = {
    facts.ROUND_BEGAN: RoundBegan.told,
    facts.ROLE_DEALT: RoleDealt.told,
    facts.HAND_DEALT: HandDealt.told,
    facts.PLAYED: _played,
    facts.PASSED: CardPassed.told,
    facts.DREW: CardDrawn.told,
    facts.REMOVED: PathRemoved.told,
    facts.CLEARED: FrontCleared.told,
    facts.LOOKED: GoalSeen.told,
    facts.ROLE_SEEN: RoleSeen.told,
    facts.REACHED: PictureReached.told,
    facts.REVEALED: GoalRevealed.told,
    facts.FITTED: GoalFitted.told,
    facts.ROUND_ENDED: RoundEnded.told,
    facts.ROLE_SHOWN: RoleShown.told,
    facts.GOAL_SHOWN: GoalShown.told,
    facts.SHARED: Shared.told,
    facts.SCORED: Scored.told,
    facts.GAME_ENDED: GameEnded.told,
}


def events(state: State, viewer: int, since: int = 0) -> list[Event]:
    """All events from number `since` on, as this seat (or WATCHER) may be told them."""
    if since < state.forgotten:
        raise LookupError(f"this copy of a position begins with event {state.forgotten}, it does not know {since}")
    seat = state.viewer(viewer)
    log = state.log
    told = []
    for number in range(since, state.happened()):
        fact = log[number - state.forgotten]
        told.append(_tell(state.book, facts.kind(fact))(Teller(state, seat, number, fact)))
    return told


def _tell(book: Book, kind: int) -> Callable[[Teller], Event]:
    return TELL[kind] if kind < facts.OWN else book.facts[kind - facts.OWN].told
