"""What has happened, as one viewer may be told it: the facts of a position's log made into past-tense events.

Every viewer gets every number; where he may not know a card, the event says None instead.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from pyrite.games.lost_mines import events as forest
from pyrite.games.lost_mines.events import ForestEvent
from pyrite.kernel import facts, moves
from pyrite.kernel.decks.cards import TOOLS
from pyrite.kernel.mine import column, row
from pyrite.kernel.notation.words import SIDES
from pyrite.kernel.seen.event import Event, Teller
from pyrite.kernel.state import COLLECTED, CONSENT, EXHAUSTED, SPIDER, TREASURE, State

OUTCOMES = {
    TREASURE: "treasure", EXHAUSTED: "exhausted", SPIDER: "spider", COLLECTED: "treasures", CONSENT: "consent",
}  # fmt: skip
SOURCES = {facts.FROM_DISCARD: "discard", facts.FROM_PILE: "pile"}
REASONS = {
    facts.FOR_TEAM: "team",
    facts.FOR_BOSS: "boss",
    facts.FOR_PROFITEER: "profiteer",
    facts.FOR_CRYSTALS: "crystals",
    facts.FOR_SABOTAGE: "sabotage",
    facts.FOR_LINK: "link",
    facts.FOR_POOL: "pool",
    facts.FOR_REST: "rest",
    facts.FOR_TREASURES: "treasures",
}


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
    """On somebody, or one of his tools; at one or two places in the mine, perhaps turned there; or just so."""

    seat: int
    card: str
    target: int | None = None
    tool: str | None = None
    x: int | None = None
    y: int | None = None
    x2: int | None = None
    y2: int | None = None
    turned: bool = False
    side: str | None = None
    slot: int | None = None


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


class FrontCleared(Event, frozen=True, kw_only=True):
    """`card` does not lie before `seat` any more."""

    seat: int
    card: str


class RoleSeen(Event, frozen=True, kw_only=True):
    """`seat` has looked at the dwarf of `target`."""

    seat: int
    target: int
    role: str | None


class RoleChanged(Event, frozen=True, kw_only=True):
    """`seat` has another dwarf now."""

    seat: int
    role: str | None


class HandsSwapped(Event, frozen=True, kw_only=True):
    seat: int
    other: int


class GoalsMixed(Event, frozen=True, kw_only=True):
    """Two goals may have changed places; whether they have is known to `seat` alone."""

    seat: int
    x: int
    y: int
    x2: int
    y2: int
    swapped: bool | None


class CardTaken(Event, frozen=True, kw_only=True):
    """A card chosen from several that `seat` has looked at; `source` is discard or pile."""

    seat: int
    source: str
    card: str | None


class DirectionChanged(Event, frozen=True, kw_only=True):
    seat: int
    clockwise: bool


class PathMoved(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    x: int
    y: int
    turned: bool
    from_x: int
    from_y: int


class FigureSet(Event, frozen=True, kw_only=True):
    """A figure of `seat` stands on the card at x, y and shuts the place on its `side`."""

    seat: int
    x: int
    y: int
    side: str


class FigureGone(Event, frozen=True, kw_only=True):
    """Nothing is to be paid at x, y any more; `seat` was the owner."""

    seat: int
    x: int
    y: int


class TollPaid(Event, frozen=True, kw_only=True):
    seat: int
    owner: int


class TollAsked(Event, frozen=True, kw_only=True):
    """`seat` is asked to pay a toll for `asker`."""

    seat: int
    asker: int


class TollRefused(Event, frozen=True, kw_only=True):
    """`seat` does not pay; `asker` takes `card` back and does something else."""

    seat: int
    asker: int
    card: str


class RolesShuffled(Event, frozen=True, kw_only=True):
    seat: int


class ChestOpened(Event, frozen=True, kw_only=True):
    seat: int
    x: int
    y: int
    chest: str


class ChestEmpty(Event, frozen=True, kw_only=True):
    """A chest that could do nothing."""

    seat: int
    chest: str


class StackSeen(Event, frozen=True, kw_only=True):
    seat: int
    x: int
    y: int
    path: str | None
    chest: str | None


class StackGone(Event, frozen=True, kw_only=True):
    seat: int
    x: int
    y: int


class GoalMoved(Event, frozen=True, kw_only=True):
    seat: int
    x: int
    y: int
    from_x: int
    from_y: int


class CardRobbed(Event, frozen=True, kw_only=True):
    """`seat` has taken a card out of the hand of `victim`; the two of them know which."""

    seat: int
    victim: int
    card: str | None


class Shared(Event, frozen=True, kw_only=True):
    """A share of the gold, and why: team, boss, profiteer, crystals, sabotage or link."""

    seat: int
    nuggets: int
    reason: str


class NuggetStolen(Event, frozen=True, kw_only=True):
    seat: int
    victim: int


class TheftForgone(Event, frozen=True, kw_only=True):
    seat: int


class CardsBuried(Event, frozen=True, kw_only=True):
    """So many cards of the draw pile went to the discard pile, unseen."""

    seat: int
    count: int


class WaysJudged(Event, frozen=True, kw_only=True):
    """To which teams the way to the treasure is open, and which of them have won."""

    open: tuple[str, ...]
    winners: tuple[str, ...]


class PictureReached(Event, frozen=True, kw_only=True):
    seat: int
    x: int
    y: int


AnyEvent = (
    RoundBegan | RoleDealt | HandDealt | PathLaid | ActionPlayed | CardPassed | PathRemoved | ToolMended | GoalSeen
    | GoalRevealed | GoalFitted | CardDrawn | CardVetoed | NuggetsEarned | NuggetsLost | GoldChanged | RoundEnded
    | RoleShown | GoalShown | GoldDrawn | GoldOffered | GoldKept | GoldPaid | Scored | GameEnded
    | FrontCleared | RoleSeen | RoleChanged | HandsSwapped | GoalsMixed | CardTaken | DirectionChanged | PathMoved
    | FigureSet | FigureGone | TollPaid | TollAsked | TollRefused | RolesShuffled | ChestOpened | ChestEmpty
    | StackSeen | StackGone | GoalMoved | CardRobbed | Shared | NuggetStolen | TheftForgone | CardsBuried
    | WaysJudged | PictureReached | ForestEvent
)  # fmt: skip


def _played(t: Teller) -> Event:
    move = t.detail
    x, y = column(moves.place(move)), row(moves.place(move))
    if moves.verb(move) == moves.LAY:
        return PathLaid(number=t.number, seat=t.seat, card=t.name(), x=x, y=y, turned=moves.turned(move))
    told = ActionPlayed(number=t.number, seat=t.seat, card=t.name())
    match t.state.kind(t.card).aim():
        case moves.AT_SPOT:
            return replace(told, x=x, y=y)
        case moves.AT_SPOTS:
            other = moves.other_place(move)
            return replace(told, x=x, y=y, x2=column(other), y2=row(other))
        case moves.LIKE_PATH:
            return replace(told, x=x, y=y, turned=moves.turned(move))
        case moves.ON_SEAT:
            return replace(told, target=moves.target(move))
        case moves.AT_EDGE:
            return replace(told, x=x, y=y, side=SIDES[moves.mark(move)])
        case moves.AT_SIGHT if moves.place(move):
            return replace(told, x=x, y=y)
        case moves.AT_SIGHT if moves.payer(move) >= 0:
            return replace(told, target=moves.payer(move))
        case moves.AT_SIGHT:
            return replace(told, slot=moves.mark(move))
        case moves.ON_MARK:
            tool = TOOLS[moves.mark(move)] if moves.mark(move) < len(TOOLS) else None
            return replace(told, target=moves.target(move), tool=tool)
    return told


def _goals_mixed(t: Teller) -> Event:
    one, other = moves.place(t.detail), moves.other_place(t.detail)
    return GoalsMixed(
        number=t.number,
        seat=t.seat,
        x=column(one),
        y=row(one),
        x2=column(other),
        y2=row(other),
        swapped=bool(t.detail >> 40 & 1) if t.own else None,
    )


def _path_moved(t: Teller) -> Event:
    was = t.detail >> 17
    return PathMoved(
        number=t.number,
        seat=t.seat,
        card=t.name(),
        x=t.x(),
        y=t.y(),
        turned=bool(t.detail >> 16 & 1),
        from_x=column(was),
        from_y=row(was),
    )


def _goal_moved(t: Teller) -> Event:
    was = t.detail >> 16
    return GoalMoved(number=t.number, seat=t.seat, x=t.x(), y=t.y(), from_x=column(was), from_y=row(was))


def _figure_set(t: Teller) -> Event:
    spot = moves.place(t.detail)
    side = SIDES[moves.mark(t.detail)]
    return FigureSet(number=t.number, seat=t.seat, x=column(spot), y=row(spot), side=side)


def _stack_seen(t: Teller) -> Event:
    chest = t.name(t.state.under(t.card)) if t.own else None
    return StackSeen(number=t.number, seat=t.seat, x=t.x(), y=t.y(), path=t.private(), chest=chest)


def _robbed(t: Teller) -> Event:
    card = t.name() if t.own or t.viewer == t.detail else None
    return CardRobbed(number=t.number, seat=t.seat, victim=t.detail, card=card)


def _judged(t: Teller) -> Event:
    told = [[team for i, team in enumerate(("blue", "green")) if t.detail >> at + i & 1] for at in (0, 2)]
    return WaysJudged(number=t.number, open=tuple(told[0]), winners=tuple(told[1]))


def _hand(t: Teller) -> Event:
    cards = tuple(t.name(t.card + i) for i in range(t.detail)) if t.own else None
    return HandDealt(number=t.number, seat=t.seat, count=t.detail, cards=cards)


TELL: dict[int, Callable[[Teller], Event]] = {
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
    facts.CLEARED: lambda t: FrontCleared(number=t.number, seat=t.seat, card=t.name()),
    facts.ROLE_SEEN: lambda t: RoleSeen(number=t.number, seat=t.seat, target=t.detail, role=t.private()),
    facts.ROLE_CHANGED: lambda t: RoleChanged(number=t.number, seat=t.seat, role=t.private()),
    facts.HANDS_SWAPPED: lambda t: HandsSwapped(number=t.number, seat=t.seat, other=t.detail),
    facts.GOALS_MIXED: _goals_mixed,
    facts.TAKEN: lambda t: CardTaken(number=t.number, seat=t.seat, source=SOURCES[t.detail], card=t.private()),
    facts.DIRECTION: lambda t: DirectionChanged(number=t.number, seat=t.seat, clockwise=t.detail == 0),
    facts.MOVED: _path_moved,
    facts.FIGURE_SET: _figure_set,
    facts.FIGURE_GONE: lambda t: FigureGone(number=t.number, seat=t.seat, x=t.x(), y=t.y()),
    facts.TOLL_PAID: lambda t: TollPaid(number=t.number, seat=t.seat, owner=t.detail),
    facts.TOLL_ASKED: lambda t: TollAsked(number=t.number, seat=t.seat, asker=t.detail),
    facts.TOLL_REFUSED: lambda t: TollRefused(number=t.number, seat=t.seat, asker=t.detail, card=t.name()),
    facts.ROLES_SHUFFLED: lambda t: RolesShuffled(number=t.number, seat=t.seat),
    facts.CHEST_OPENED: lambda t: ChestOpened(number=t.number, seat=t.seat, x=t.x(), y=t.y(), chest=t.name()),
    facts.EXCUSED: lambda t: ChestEmpty(number=t.number, seat=t.seat, chest=t.name()),
    facts.STACK_SEEN: _stack_seen,
    facts.STACK_GONE: lambda t: StackGone(number=t.number, seat=t.seat, x=t.x(), y=t.y()),
    facts.GOAL_MOVED: _goal_moved,
    facts.ROBBED: _robbed,
    facts.SHARED: lambda t: Shared(number=t.number, seat=t.seat, nuggets=t.detail & 255, reason=REASONS[t.detail >> 8]),
    facts.STOLEN: lambda t: NuggetStolen(number=t.number, seat=t.seat, victim=t.detail),
    facts.FORGONE: lambda t: TheftForgone(number=t.number, seat=t.seat),
    facts.BURIED: lambda t: CardsBuried(number=t.number, seat=t.seat, count=t.detail),
    facts.JUDGED: _judged,
    facts.REACHED: lambda t: PictureReached(number=t.number, seat=t.seat, x=t.x(), y=t.y()),
    **forest.TELL,
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
        told.append(TELL[facts.kind(fact)](Teller(state, seat, number, fact)))
    return told
