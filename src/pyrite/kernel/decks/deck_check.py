"""What a deck must be before anything is built from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from string import ascii_lowercase
from typing import Any, get_args

from pyrite.games.lost_mines.board_check import check_board
from pyrite.games.saboteur.postcard_check import check_picture
from pyrite.games.saboteur.stacks import fault
from pyrite.kernel.decks.cards import (
    TOOLS,
    ActionCard,
    Card,
    ChestCard,
    ChestPath,
    Deck,
    GoalCard,
    GoldCard,
    Holds,
    MineCard,
    PathCard,
    RoleCard,
    Seats,
    Shaped,
    Shown,
    StartCard,
    Tournament,
    TreasureCard,
    shape,
)
from pyrite.kernel.decks.check import Check, in_order
from pyrite.kernel.errors import DeckError
from pyrite.kernel.shapes import LETTERS, flaw, spell


def check_deck(deck: Deck, source: str) -> None:
    """Refuse a deck that cannot be; `source` names its file."""
    for card in deck.cards:
        _check_card(card, deck, source)
    _check_whole(deck, source)


def _check_card(card: Card, deck: Deck, source: str) -> None:
    check = Check(source, card.name)
    check.among("count", card.count, 1)
    _check_sources(check, card.sources, deck)
    check.noted(card.confidence, card.note)
    if isinstance(card, Shaped):
        _check_shape(check, card)
    if isinstance(card, GoalCard) and (card.nuggets > 0) != (card.face == "bag"):
        check.value("nuggets", card.nuggets, "1…" if card.face == "bag" else 0)
    if isinstance(card, ActionCard):
        check.among("tools", len(card.tools), *{"break": (1, 1), "fix": (1, len(TOOLS))}.get(card.does, (0, 0)))
        ordered = tuple(tool for tool in TOOLS if tool in card.tools)
        if card.tools != ordered:
            check.value("tools", ", ".join(card.tools), ", ".join(ordered))
        check.among("shows", len(card.shows), *((2, 2) if card.does == "info" else (0, 0)))
        told = tuple(thing for thing in get_args(Shown) if thing in card.shows)
        if card.shows != told:
            check.value("shows", ", ".join(card.shows), ", ".join(told))
    if isinstance(card, GoldCard | TreasureCard):
        check.among("value", card.value, 1)
    right_name = _right_name(card)
    if card.name != right_name:
        check.value("name", card.name, right_name)


def _check_sources(check: Check, sources: Collection[str], deck: Deck) -> None:
    unknown = [key for key in sources if _source_key(key) not in deck.sources]
    if unknown or not sources:
        check.value("sources", ", ".join(unknown), ", ".join(deck.sources))


def _check_shape(check: Check, card: Shaped) -> None:
    for letters in (card.open, card.dead, *card.links):
        ordered = in_order(letters)
        if letters != ordered:
            check.value("open, links, dead", letters, ordered or LETTERS)
    check.among("links", len(card.links), 0, 2)
    for link in card.links:
        check.among("links", len(link), 1)
    named = "".join(card.links) + card.dead
    check.once("links, dead", named)
    if card.open != in_order(named):
        check.value("open", card.open, in_order(named))
    check.among("crystals", card.crystals, 0, 1)
    problem = flaw(shape(card))
    if problem:
        raise DeckError(*check, f"it is no path card: {problem}", reason="deck-flaw", flaw=problem)


def _right_name(card: Card) -> str:
    """The name that the notation gives to what is printed on the card; a dwarf may be called anything."""
    match card:
        case PathCard(feature=None):
            return spell(shape(card))
        case PathCard():
            return f"{card.feature}-{in_order(card.open)}"
        case StartCard():
            return "start" if card.clan is None else f"start-{card.clan}"
        case GoalCard(face="stone"):
            return f"stone-{spell(shape(card)).lower()}"
        case GoalCard(face="bag"):
            return f"bag-{card.nuggets}"
        case GoalCard():
            return card.face
        case ActionCard():
            return "-".join((card.does, *card.tools, *card.shows))
        case GoldCard():
            return str(card.value)
        case ChestPath():
            return f"chest-{spell(shape(card))}"
        case ChestCard():
            return f"chest-{ascii_lowercase[get_args(Holds).index(card.holds)]}"
        case MineCard():
            return f"mine-{card.holds}"
        case TreasureCard():
            return f"{card.treasure}-{card.value}"
        case RoleCard():
            return card.name


def _check_whole(deck: Deck, source: str) -> None:
    check = Check(source, None)
    check.once("name", (f"{card.kind} {card.name}" for card in deck.cards))
    counted: Counter[str] = Counter()
    for card in deck.cards:
        counted[card.kind] += card.count
    if dict(counted) != deck.total:
        check.value("total", _sum(deck.total), _sum(counted))

    layout = deck.layout
    if layout is not None:
        check.once("layout", (f"{x},{y}" for x, y in (layout.start, *layout.goals)))
        check.among("layout, goals", len(layout.goals), 1, counted["goal"])
        _check_sources(check, layout.sources, deck)
    if deck.stacks is not None:
        wrong = fault(deck.stacks, min(counted["chest-path"], counted["chest"]))
        if wrong:
            check.value(*wrong)
        _check_sources(check, deck.stacks.sources, deck)

    if deck.picture is not None:
        check_picture(check, deck.picture)
        _check_sources(check, deck.picture.sources, deck)

    dwarfs = Counter({card.name: card.count for card in deck.of(RoleCard)})
    _check_seats(check, "seats", deck.seats, 1)
    for seats in deck.seats:
        place = f"seats, players {seats.players}"
        check.among(f"{place}, miners", seats.miners, 0, dwarfs["miner"])
        check.among(f"{place}, saboteurs", seats.saboteurs, 0, dwarfs["saboteur"])
        check.among(f"{place}, hand", seats.hand, 1, (counted["path"] + counted["action"]) // seats.players)
    most = max((seats.saboteurs for seats in deck.seats), default=0)
    for variant, pay in deck.saboteur_pay.items():
        check.among(f"saboteurPay {variant}, length", len(pay), max(most, 1))
        for nuggets in pay:
            check.among(f"saboteurPay {variant}", nuggets, 1)
    if deck.tournament is not None:
        _check_tournament(check, deck.tournament, deck, dwarfs["greedy"])
    if deck.tolls is not None:
        check.among("tolls, figures", deck.tolls.figures, 1)
        check.among("tolls, nuggets", deck.tolls.nuggets, 0)
    for part in (deck.board, deck.tokens, deck.tolls):
        if part is not None:
            _check_sources(check, part.sources, deck)
            check.noted(part.confidence, part.note)
    check_board(check, deck)


def _check_seats(check: Check, field: str, table: Collection[Seats], spare: int) -> None:
    """For each number of players as many dwarfs as there must be, `spare` of them left over."""
    check.once(field, (seats.players for seats in table))
    for seats in table:
        check.among(f"{field}, players", seats.players, 1)
        dwarfs, wanted = seats.miners + seats.saboteurs + seats.greedy, seats.players + spare
        if dwarfs != wanted:
            check.value(f"{field}, players {seats.players}, dwarfs", dwarfs, wanted)


def _check_tournament(check: Check, tournament: Tournament, deck: Deck, greedy: int) -> None:
    _check_sources(check, tournament.sources, deck)
    _check_seats(check, "tournament, seats", tournament.seats, 0)
    for seats in tournament.seats:
        check.among(f"tournament, seats, players {seats.players}, greedy", seats.greedy, 0, greedy)
    most = max((seats.saboteurs for seats in tournament.seats), default=0)
    check.among("tournament, pay, saboteurs, length", len(tournament.pay.saboteurs), most)


def _sum(counted: Mapping[Any, int]) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in counted.items())


def _source_key(text: str) -> str:
    """A source may be followed by a place in it: A6#3, P1:r2c3."""
    return text.partition("#")[0].partition(":")[0]
