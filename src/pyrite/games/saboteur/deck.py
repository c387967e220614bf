"""What the decks of Saboteur say besides what every deck does: who plays with how many dwarfs, what saboteurs earn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

import msgspec

from pyrite.kernel.decks.cards import ActionCard, Cell, Deck, Declared, GoalCard, Layout, RoleCard
from pyrite.kernel.decks.check import Check
from pyrite.kernel.decks.deck_check import count
from pyrite.kernel.decks.evidence import Confidence
from pyrite.kernel.decks.schema import Part, Schema
from pyrite.kernel.errors import DeckError

TOOLS = ("pickaxe", "lantern", "cart")
PAY = 20  # nuggets that anybody is given at once


class Seats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a number of players means: the pool of dwarfs and the cards dealt to each."""

    players: int
    miners: int
    saboteurs: int
    hand: int
    greedy: int = 0


class TournamentPay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nuggets for a miner who makes the link, for other miners, for a greedy dwarf; each of n saboteurs `[n - 1]`."""

    link: int
    miner: int
    greedy: int
    saboteurs: tuple[int, ...]


class Tournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the tournament has of its own: dwarfs, none of them left over, a cell with a path card, pay."""

    seats: tuple[Seats, ...]
    centre: Cell
    pay: TournamentPay
    sources: tuple[str, ...]
    confidence: Confidence


def seats_for(deck: Deck, players: int) -> Seats | None:
    """The line of the player table, or None if that many cannot play."""
    return next((seats for seats in deck.table(Seats) if seats.players == players), None)


def pay_of(deck: Deck) -> dict[str, tuple[int, ...]]:
    """By each option, what each of n saboteurs earns, at `[n - 1]`."""
    pay: dict[str, tuple[int, ...]] = deck.parts.get("saboteurPay", {})
    return pay


def _check_tools(check: Check, card: Declared) -> None:
    if isinstance(card, ActionCard):
        check.among("tools", len(card.tools), *{"break": (1, 1), "fix": (1, len(TOOLS))}.get(card.does, (0, 0)))
        ordered = tuple(tool for tool in TOOLS if tool in card.tools)
        if card.tools != ordered:
            check.value("tools", ", ".join(card.tools), ", ".join(ordered))


def _check_deck(check: Check, deck: Deck) -> None:
    counted, layout = count(deck), deck.part(Layout)
    if layout is not None:
        check.once("layout", (f"{x},{y}" for x, y in (layout.start, *layout.goals)))
        check.among("layout, goals", len(layout.goals), 1, counted["goal"])
        check.sourced(layout.sources, deck.sources)
    dwarfs = Counter({card.name: card.count for card in deck.of(RoleCard)})
    table = deck.table(Seats)
    check_seats(check, "seats", table, 1)
    for seats in table:
        place = f"seats, players {seats.players}"
        check.among(f"{place}, miners", seats.miners, 0, dwarfs["miner"])
        check.among(f"{place}, saboteurs", seats.saboteurs, 0, dwarfs["saboteur"])
        check.among(f"{place}, hand", seats.hand, 1, (counted["path"] + counted["action"]) // seats.players)
    most = max((seats.saboteurs for seats in table), default=0)
    for variant, pay in pay_of(deck).items():
        check.among(f"saboteurPay {variant}, length", len(pay), max(most, 1))
        for nuggets in pay:
            check.among(f"saboteurPay {variant}", nuggets, 1)


def check_seats(check: Check, field: str, table: Collection[Seats], spare: int) -> None:
    """For each number of players as many dwarfs as there must be, `spare` of them left over."""
    check.once(field, (seats.players for seats in table))
    for seats in table:
        check.among(f"{field}, players", seats.players, 1)
        dwarfs, wanted = seats.miners + seats.saboteurs + seats.greedy, seats.players + spare
        if dwarfs != wanted:
            check.value(f"{field}, players {seats.players}, dwarfs", dwarfs, wanted)


# --- what one's own must be -----------------------------------------------------------------------


def _check_own(check: Check, ours: Deck, theirs: Deck) -> None:
    _check_goals(check, ours, theirs)
    layout = theirs.part(Layout)
    if layout is not None and layout.start != (0, 0):
        check.value("layout, start", f"{layout.start[0]},{layout.start[1]}", "0,0")
    check_tables(check, "seats, players", theirs.table(Seats), ours.table(Seats))
    if pay_of(ours).keys() != pay_of(theirs).keys():
        check.value("saboteurPay", _all(pay_of(theirs)), _all(pay_of(ours)))
    for variant, pay in pay_of(theirs).items():
        check.among(f"saboteurPay {variant}", max(pay), 1, PAY)


def _check_goals(check: Check, ours: Deck, theirs: Deck) -> None:
    """Goals of the sorts that the rules know, and one treasure where there is one."""
    faces = dict.fromkeys(goal.face for goal in ours.of(GoalCard))
    for card in theirs.of(GoalCard):
        if card.face not in faces:
            Check(check.source, card.name).value("face", card.face, _all(faces))
    if "treasure" in faces:
        treasure = next((goal for goal in theirs.of(GoalCard) if goal.name == "treasure"), None)
        if treasure is None:
            raise DeckError(check.source, "treasure", "this card is missing", reason="deck-card-missing")
        Check(check.source, "treasure").among("count", treasure.count, 1, 1)
    for goal in theirs.of(GoalCard):
        Check(check.source, goal.name).among("nuggets", goal.nuggets, 0, PAY)


def check_tables(check: Check, field: str, theirs: Iterable[Seats], ours: Iterable[Seats]) -> None:
    """A line for each number of players."""
    tables, wanted = (sorted(line.players for line in lines) for lines in (theirs, ours))
    if tables != wanted:
        check.value(field, _all(tables), _all(wanted))


def _all(things: Iterable[object]) -> str:
    return ", ".join(str(thing) for thing in things)


SCHEMA = Schema(
    words={"does": ("break", "fix", "rockfall", "map"), "tools": TOOLS, "face": ("treasure", "stone")},
    parts=(
        Part("layout", Layout | None, 10),
        Part("seats", tuple[Seats, ...], 50, ()),
        Part("saboteurPay", dict[str, tuple[int, ...]], 60, {}),
    ),
    card_checks=(_check_tools,),
    deck_checks=(_check_deck,),
    own_checks=(_check_own,),
)
