"""What the deck of The Lost Mines says: a forest that dwarfs can walk in, and enough of everything for each company."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal, get_args

import msgspec

from pyrite.games.lost_mines.forest import FEATURE_AT, FEATURES
from pyrite.kernel.decks.cards import (
    ActionCard,
    Cell,
    Deck,
    DeckFile,
    Declared,
    PathCard,
    RoleCard,
    Shaped,
    StartCard,
    shape,
)
from pyrite.kernel.decks.check import Check, in_order
from pyrite.kernel.decks.evidence import Confidence
from pyrite.kernel.decks.schema import Part, Schema

Clan = Literal["blue", "yellow"]
Treasure = Literal["jewels", "gold", "silver"]
MineHolds = Literal["jewels", "gold", "silver", "dragon"]

DECK = DeckFile("lost_mines", "pyrite.games.lost_mines")
CLANS: tuple[Clan, ...] = get_args(Clan)
SHOWS = ("mine", "treasure", "dwarf")
TOKENS = ("axe", "boat", "rope", "trap", "troll")
# As large as a route can name its cards, with as many tokens as a browser is told of at once.
_COLUMNS, _ROWS, _CELLS = 20, 12, 256
_MINES = 8
_MOST_TOKENS = 10
_WORTH = 20
_HAND = 12


class MineCard(Shaped, frozen=True, tag="mine", kw_only=True):
    """A lost mine, face down until somebody discovers it."""

    may_be_missing = False

    holds: MineHolds

    def right_name(self) -> str:
        return f"mine-{self.holds}"


class TreasureCard(Declared, frozen=True, tag="treasure", kw_only=True):
    """What lies in a mine: its sort shows on the back, its value does not."""

    may_be_missing = True
    may_be_new = True

    treasure: Treasure
    value: int

    def right_name(self) -> str:
        return f"{self.treasure}-{self.value}"


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed board: its size, the cells of the clans' starts and of the mines; that in the north-west is 0,0."""

    columns: int
    rows: int
    starts: dict[Clan, Cell]
    mines: tuple[Cell, ...]
    sources: tuple[str, ...]
    confidence: Confidence
    note: str = ""


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many there are of each token that a card can place."""

    axe: int
    boat: int
    rope: int
    trap: int
    troll: int
    sources: tuple[str, ...]
    confidence: Confidence
    note: str = ""


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a number of players means in the forest: loyal dwarfs of each clan in the pool, cards dealt to each."""

    players: int
    loyal: int
    hand: int


def path_shape(card: PathCard) -> int:
    """The shape of a path with what is on it."""
    return shape(card) | FEATURES.index(card.feature or "") << FEATURE_AT


def aside(deck: Deck) -> int:
    """Cards that are set aside unseen, whoever plays."""
    return int(deck.parts.get("aside", 0))


def _check_card(check: Check, card: Declared) -> None:
    if isinstance(card, ActionCard):
        check.among("shows", len(card.shows), *((2, 2) if card.does == "info" else (0, 0)))
        told = tuple(thing for thing in SHOWS if thing in card.shows)
        if card.shows != told:
            check.value("shows", ", ".join(card.shows), ", ".join(told))
    if isinstance(card, TreasureCard):
        check.among("value", card.value, 1)


def _check_board(check: Check, deck: Deck) -> None:
    """Without a board there are no clans and nothing is on a path; with one, all of it must fit together."""
    board, tokens = deck.part(Board), deck.part(Tokens)
    for part in (board, tokens):
        if part is not None:
            check.sourced(part.sources, deck.sources)
            check.noted(part.confidence, part.note)
    if board is None:
        _check_underground(check, deck)
        return
    _check_places(check, board, sum(mine.count for mine in deck.of(MineCard)))
    for card in deck.cards:
        if isinstance(card, Shaped):
            _check_path(Check(check.source, card.name), card)
    starts = Counter({card.clan: card.count for card in deck.of(StartCard)})
    for clan in CLANS:
        check.among(f"start-{clan}", starts[clan], 1, 1)
    if tokens is not None:
        for token in TOKENS:
            check.among(f"tokens, {token}", getattr(tokens, token), 1)
    _check_companies(check, deck)


def _check_underground(check: Check, deck: Deck) -> None:
    for card in deck.cards:
        found = getattr(card, "feature", None) or getattr(card, "clan", None)
        if found:
            Check(check.source, card.name).value("feature, clan", found, "none without a board")


def _check_places(check: Check, board: Board, mines: int) -> None:
    check.among("board, columns", board.columns, 1)
    check.among("board, rows", board.rows, 1)
    if board.starts.keys() != set(CLANS):
        check.value("board, starts", ", ".join(board.starts), ", ".join(CLANS))
    cells: tuple[Cell, ...] = (*board.starts.values(), *board.mines)
    check.once("board", (f"{x},{y}" for x, y in cells))
    for x, y in cells:
        if not (0 <= x < board.columns and 0 <= y < board.rows):
            check.value("board", f"{x},{y}", f"0,0 … {board.columns - 1},{board.rows - 1}")
    check.among("board, mines", len(board.mines), mines, mines)


def _check_path(check: Check, card: Shaped) -> None:
    """Dwarfs walk from any open side to any other; doors, ladders and crystals are for miners."""
    whole = (in_order(card.open),)
    if card.links != whole:
        check.value("links", ", ".join(card.links), *whole)
    if card.ladder or card.door or card.crystals:
        check.value("ladder, door, crystals", card.door or "true", "none in a forest")
    if isinstance(card, StartCard) and card.clan is None:
        check.value("clan", "", ", ".join(CLANS))


def _check_companies(check: Check, deck: Deck) -> None:
    dwarfs = {card.name: card.count for card in deck.of(RoleCard)}
    loyal = min(dwarfs.get(f"{clan}-loyal", 0) for clan in CLANS)
    others = sum(count for name, count in dwarfs.items() if not name.endswith("-loyal"))
    treasures = sum(card.count for card in deck.of(TreasureCard))
    cards = sum(card.count for card in deck.cards if isinstance(card, PathCard | ActionCard))
    check.among("aside", aside(deck), 0, cards)
    check.once("companies", (company.players for company in deck.table(Company)))
    for company in deck.table(Company):
        place = f"companies, players {company.players}"
        check.among("companies, players", company.players, 1, treasures)
        check.among(f"{place}, loyal", company.loyal, 0, loyal)
        check.among(f"{place}, dwarfs", 2 * company.loyal + others, company.players)
        check.among(f"{place}, hand", company.hand, 1, (cards - aside(deck)) // company.players)


# --- what one's own must be -----------------------------------------------------------------------


def _check_own(check: Check, ours: Deck, theirs: Deck) -> None:
    """A forest that the rules can count in, for as many as ours, with mines that open wherever one comes from (A-5)."""
    board, tokens = theirs.part(Board), theirs.part(Tokens)
    if board is not None and tokens is not None:
        _check_size(check, board, tokens)
        for company in theirs.table(Company):
            check.among(f"companies, players {company.players}, hand", company.hand, 1, _HAND)
        for treasure in theirs.of(TreasureCard):
            Check(check.source, treasure.name).among("value", treasure.value, 1, _WORTH)
        for mine in theirs.of(MineCard):
            if not ({*"NS"} & {*mine.open} and {*"EW"} & {*mine.open}):
                allowed = "N or S, and E or W: any side after half a turn"
                Check(check.source, mine.name).value("open", mine.open, allowed)
    tables, wanted = (sorted(line.players for line in deck.table(Company)) for deck in (theirs, ours))
    if tables != wanted:
        check.value("companies, players", _all(tables), _all(wanted))


def _check_size(check: Check, board: Board, tokens: Tokens) -> None:
    check.among("board, columns", board.columns, 1, _COLUMNS)
    check.among("board, rows", board.rows, 1, _ROWS)
    check.among("board, cells with a rim around them", (board.columns + 2) * (board.rows + 2), 1, _CELLS)
    check.among("board, mines", len(board.mines), 1, _MINES)
    for token in TOKENS:
        check.among(f"tokens, {token}", getattr(tokens, token), 1, _MOST_TOKENS)


def _all(things: Iterable[object]) -> str:
    return ", ".join(str(thing) for thing in things)


SCHEMA = Schema(
    kinds=(MineCard, TreasureCard),
    words={
        "does": ("axe", "boat", "rope", "info", "forest-trap", "troll", "storm"),
        "holds": get_args(MineHolds),
        "clan": CLANS,
        "feature": tuple(filter(None, FEATURES)),
        "treasure": get_args(Treasure),
        "shows": SHOWS,
    },
    parts=(
        Part("board", Board | None, 80),
        Part("tokens", Tokens | None, 90),
        Part("companies", tuple[Company, ...], 100, ()),
        Part("aside", int, 110, 0),
    ),
    card_checks=(_check_card,),
    deck_checks=(_check_board,),
    own_checks=(_check_own,),
)
