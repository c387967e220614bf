"""What has happened, as one viewer may be told it: the facts of a position's log made into past-tense events.

Every viewer gets every number; where he may not know a card, the event says None instead.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from pyrite.rules.cards import TOOLS
from pyrite.rules.mine import column, row
from pyrite.rules.saboteur import facts, moves
from pyrite.rules.saboteur.book import Book
from pyrite.rules.saboteur.state import EXHAUSTED, SPIDER, TREASURE, WATCHER, State

OUTCOMES = {TREASURE: "treasure", EXHAUSTED: "exhausted", SPIDER: "spider"}


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag=True):
    number: int


class RoundBegan(Event, frozen=True, kw_only=True):
    round: int
    starter: int


class RoleDealt(Event, frozen=True, kw_only=True):
    seat: int
    role: str | None


class HandDealt(Event, frozen=True, kw_only=True):
    seat: int
    count: int
    cards: tuple[str, ...] | None


class PathLaid(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    x: int
    y: int
    turned: bool


class ActionPlayed(Event, frozen=True, kw_only=True):
    """On somebody's tool, or at a place in the mine, or just so."""

    seat: int
    card: str
    target: int | None = None
    tool: str | None = None
    x: int | None = None
    y: int | None = None


class CardPassed(Event, frozen=True, kw_only=True):
    seat: int
    card: str | None


class PathRemoved(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    x: int
    y: int


class ToolMended(Event, frozen=True, kw_only=True):
    """`seat` has his tool back."""

    seat: int
    tool: str


class GoalSeen(Event, frozen=True, kw_only=True):
    seat: int
    x: int
    y: int
    goal: str | None


class GoalRevealed(Event, frozen=True, kw_only=True):
    seat: int
    x: int
    y: int
    goal: str


class GoalFitted(Event, frozen=True, kw_only=True):
    seat: int
    x: int
    y: int
    goal: str
    turned: bool


class CardDrawn(Event, frozen=True, kw_only=True):
    seat: int
    card: str | None


class CardVetoed(Event, frozen=True, kw_only=True):
    """`seat` has stopped `card`."""

    seat: int
    card: str


class NuggetsEarned(Event, frozen=True, kw_only=True):
    seat: int
    nuggets: int


class NuggetsLost(Event, frozen=True, kw_only=True):
    seat: int
    nuggets: int


class GoldChanged(Event, frozen=True, kw_only=True):
    """The `place`-th gold card of a purse, changed into loose nuggets in the open."""

    seat: int
    place: int
    value: int


class RoundEnded(Event, frozen=True, kw_only=True):
    outcome: str
    connector: int | None


class RoleShown(Event, frozen=True, kw_only=True):
    seat: int
    role: str


class GoalShown(Event, frozen=True, kw_only=True):
    x: int
    y: int
    goal: str


class GoldDrawn(Event, frozen=True, kw_only=True):
    first: int
    count: int


class GoldOffered(Event, frozen=True, kw_only=True):
    """One of the `count` cards that `seat` may choose among."""

    seat: int
    count: int
    value: int | None


class GoldKept(Event, frozen=True, kw_only=True):
    seat: int
    value: int | None


class GoldPaid(Event, frozen=True, kw_only=True):
    seat: int
    value: int


class Scored(Event, frozen=True, kw_only=True):
    seat: int
    nuggets: int


class GameEnded(Event, frozen=True, kw_only=True):
    winners: tuple[int, ...]


AnyEvent = (
    RoundBegan | RoleDealt | HandDealt | PathLaid | ActionPlayed | CardPassed | PathRemoved | ToolMended | GoalSeen
    | GoalRevealed | GoalFitted | CardDrawn | CardVetoed | NuggetsEarned | NuggetsLost | GoldChanged | RoundEnded
    | RoleShown | GoalShown | GoldDrawn | GoldOffered | GoldKept | GoldPaid | Scored | GameEnded
)  # fmt: skip


class _Teller:
    """Tells one fact of a position to one viewer."""

    def __init__(self, state: State, viewer: int, number: int, fact: int) -> None:
        self.state = state
        self.book: Book = state.book
        self.number = number
        self.seat = facts.seat(fact)
        self.card = facts.card(fact)
        self.detail = facts.detail(fact)
        self.own = self.seat == viewer and viewer != WATCHER  # facts of nobody have the number of those who watch

    def name(self, card: int | None = None) -> str:
        return self.book.kinds[self.state.face[self.card if card is None else card]].name

    def private(self) -> str | None:
        """The card, for the one seat that may know it."""
        return self.name() if self.own else None

    def gold(self) -> int:
        return self.state.gold_face[self.card]

    def x(self) -> int:
        return column(self.detail & 0xFFFF)

    def y(self) -> int:
        return row(self.detail & 0xFFFF)


def _played(t: _Teller) -> Event:
    move = t.detail
    place = moves.place(move)
    if moves.verb(move) == moves.LAY:
        return PathLaid(
            number=t.number,
            seat=t.seat,
            card=t.name(),
            x=column(place),
            y=row(place),
            turned=moves.turned(move),
        )
    if place:
        return ActionPlayed(number=t.number, seat=t.seat, card=t.name(), x=column(place), y=row(place))
    if not t.state.kind(t.card).marks():
        return ActionPlayed(number=t.number, seat=t.seat, card=t.name())
    tool = TOOLS[moves.mark(move)]
    return ActionPlayed(number=t.number, seat=t.seat, card=t.name(), target=moves.target(move), tool=tool)


def _hand(t: _Teller) -> Event:
    cards = tuple(t.name(t.card + i) for i in range(t.detail)) if t.own else None
    return HandDealt(number=t.number, seat=t.seat, count=t.detail, cards=cards)


_TELL: dict[int, Callable[[_Teller], Event]] = {
    facts.ROUND_BEGAN: lambda t: RoundBegan(number=t.number, round=t.detail, starter=t.seat),
    facts.ROLE_DEALT: lambda t: RoleDealt(number=t.number, seat=t.seat, role=t.private()),
    facts.HAND_DEALT: _hand,
    facts.PLAYED: _played,
    facts.PASSED: lambda t: CardPassed(number=t.number, seat=t.seat, card=t.private()),
    facts.REMOVED: lambda t: PathRemoved(number=t.number, seat=t.seat, card=t.name(), x=t.x(), y=t.y()),
    facts.MENDED: lambda t: ToolMended(number=t.number, seat=t.seat, tool=TOOLS[t.detail]),
    facts.LOOKED: lambda t: GoalSeen(number=t.number, seat=t.seat, x=t.x(), y=t.y(), goal=t.private()),
    facts.REVEALED: lambda t: GoalRevealed(number=t.number, seat=t.seat, x=t.x(), y=t.y(), goal=t.name()),
    facts.FITTED: lambda t: GoalFitted(
        number=t.number, seat=t.seat, x=t.x(), y=t.y(), goal=t.name(), turned=moves.turned(t.detail)
    ),
    facts.DREW: lambda t: CardDrawn(number=t.number, seat=t.seat, card=t.private()),
    facts.VETOED: lambda t: CardVetoed(number=t.number, seat=t.seat, card=t.name(t.detail)),
    facts.EARNED: lambda t: NuggetsEarned(number=t.number, seat=t.seat, nuggets=t.detail),
    facts.LOST: lambda t: NuggetsLost(number=t.number, seat=t.seat, nuggets=t.detail),
    facts.CHANGED: lambda t: GoldChanged(number=t.number, seat=t.seat, place=t.detail, value=t.gold()),
    facts.ROUND_ENDED: lambda t: RoundEnded(
        number=t.number, outcome=OUTCOMES[t.detail], connector=t.seat if t.seat != facts.NOBODY else None
    ),
    facts.ROLE_SHOWN: lambda t: RoleShown(number=t.number, seat=t.seat, role=t.name()),
    facts.GOAL_SHOWN: lambda t: GoalShown(number=t.number, x=t.x(), y=t.y(), goal=t.name()),
    facts.GOLD_DRAWN: lambda t: GoldDrawn(number=t.number, first=t.seat, count=t.detail),
    facts.GOLD_OFFERED: lambda t: GoldOffered(
        number=t.number, seat=t.seat, count=t.detail, value=t.gold() if t.own else None
    ),
    facts.GOLD_KEPT: lambda t: GoldKept(number=t.number, seat=t.seat, value=t.gold() if t.own else None),
    facts.GOLD_PAID: lambda t: GoldPaid(number=t.number, seat=t.seat, value=t.gold()),
    facts.SCORED: lambda t: Scored(number=t.number, seat=t.seat, nuggets=t.detail),
    facts.GAME_ENDED: lambda t: GameEnded(
        number=t.number, winners=tuple(s for s in range(t.book.seats) if t.detail >> s & 1)
    ),
}


def events(state: State, viewer: int, since: int = 0) -> list[Event]:
    """All events from number `since` on, as this seat (or WATCHER) may be told them."""
    if since < state.forgotten:
        raise LookupError(f"this copy of a position begins with event {state.forgotten}, it does not know {since}")
    log = state.log
    told = []
    for number in range(since, state.happened()):
        fact = log[number - state.forgotten]
        told.append(_TELL[facts.kind(fact)](_Teller(state, viewer, number, fact)))
    return told
