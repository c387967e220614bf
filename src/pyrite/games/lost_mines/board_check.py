"""What a deck with a board must be: a forest that dwarfs can walk in, and enough of everything for each company."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from pyrite.games.saboteur.stacks import Cell
from pyrite.kernel.decks.cards import (
    ActionCard,
    Board,
    Clan,
    Deck,
    MineCard,
    PathCard,
    RoleCard,
    Shaped,
    StartCard,
    TreasureCard,
)
from pyrite.kernel.decks.check import Check, in_order

CLANS: tuple[Clan, ...] = get_args(Clan)


def check_board(check: Check, deck: Deck) -> None:
    """Without a board there are no clans and nothing is on a path; with one, all of it must fit together."""
    if deck.board is None:
        _check_underground(check, deck)
        return
    _check_places(check, deck.board, sum(mine.count for mine in deck.of(MineCard)))
    for card in deck.cards:
        if isinstance(card, Shaped):
            _check_path(Check(check.source, card.name), card)
    starts = Counter({card.clan: card.count for card in deck.of(StartCard)})
    for clan in CLANS:
        check.among(f"start-{clan}", starts[clan], 1, 1)
    if deck.tokens is not None:
        for token in ("axe", "boat", "rope", "trap", "troll"):
            check.among(f"tokens, {token}", getattr(deck.tokens, token), 1)
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
    check.among("aside", deck.aside, 0, cards)
    check.once("companies", (company.players for company in deck.companies))
    for company in deck.companies:
        place = f"companies, players {company.players}"
        check.among("companies, players", company.players, 1, treasures)
        check.among(f"{place}, loyal", company.loyal, 0, loyal)
        check.among(f"{place}, dwarfs", 2 * company.loyal + others, company.players)
        check.among(f"{place}, hand", company.hand, 1, (cards - deck.aside) // company.players)
