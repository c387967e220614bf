"""Decks of one's own: what somebody's box shows in place of what our files say.

    {"decks": {"chests": {…}, "new_goals": {…}}}

Each deck has the form of the file of that name in `decks`, and is checked before anything is played with it: first as
every deck is (`cards.read`), then whether the rules of its module can do with it. They know actions, dwarfs and chests
by name; shapes, numbers and places are free.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from pyrite.games.saboteur.one_box import check_box
from pyrite.kernel.decks import cards
from pyrite.kernel.decks.cards import (
    Board,
    Deck,
    GoalCard,
    GoldCard,
    MineCard,
    Shaped,
    Tokens,
    Tournament,
    TreasureCard,
)
from pyrite.kernel.decks.check import Check
from pyrite.kernel.errors import DeckError

_HEAD = ("title", "sources", "total", "cards")  # what every deck has
_MOST = {"path": 200, "action": 100, "gold": 80}  # cards of a kind; there is no room for more
_MOST_OTHERS = 30
_PAY = 20  # nuggets that anybody is given at once
_FIGURES = 6
# The forest: as large as a route can name its cards, with as many tokens as a browser is told of at once.
_COLUMNS, _ROWS, _CELLS = 20, 12, 256
_MINES = 8
_TOKENS = 10
_WORTH = 20
_HAND = 12


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    decks: dict[str, msgspec.Raw]


def take_over(decks: Mapping[str, Deck]) -> None:
    """Let these decks stand in for ours. Before any game is set up: rule books are never rewritten."""
    cards.OWN.update(decks)


def read(text: bytes, source: str) -> dict[str, Deck]:
    """The decks of a file, checked; `source` names it in errors."""
    try:
        file = msgspec.json.decode(text, type=_File)
    except msgspec.DecodeError as error:
        raise cards.unreadable(error, _File, source, None) from error
    decks = {name: _deck(name, bytes(raw), f"{source}, {name}") for name, raw in file.decks.items()}
    check_box(decks, source)
    return decks


def _deck(name: str, text: bytes, source: str) -> Deck:
    ours = cards.printed(name, source)
    theirs = cards.read(text, source)
    _check_parts(ours, theirs, source)
    _check_cards(ours, theirs, source)
    _check_counts(theirs, source)
    if theirs.layout is not None and theirs.layout.start != (0, 0):
        Check(source, None).value("layout, start", f"{theirs.layout.start[0]},{theirs.layout.start[1]}", "0,0")
    if ours.tournament is not None and theirs.tournament is not None:
        _check_tournament(ours.tournament, theirs.tournament, source)
    if theirs.tolls is not None:
        Check(source, None).among("tolls, figures", theirs.tolls.figures, 1, _FIGURES)
        Check(source, None).among("tolls, nuggets", theirs.tolls.nuggets, 0, _PAY)
    if theirs.board is not None and theirs.tokens is not None:
        _check_forest(theirs, theirs.board, theirs.tokens, source)
    for part in ("seats", "companies"):
        tables, wanted = (sorted(line.players for line in getattr(deck, part)) for deck in (theirs, ours))
        if tables != wanted:
            Check(source, None).value(f"{part}, players", _all(tables), _all(wanted))
    if ours.saboteur_pay.keys() != theirs.saboteur_pay.keys():
        Check(source, None).value("saboteurPay", _all(theirs.saboteur_pay), _all(ours.saboteur_pay))
    for variant, pay in theirs.saboteur_pay.items():
        Check(source, None).among(f"saboteurPay {variant}", max(pay), 1, _PAY)
    return theirs


def _check_parts(ours: Deck, theirs: Deck, source: str) -> None:
    """A deck has the same parts as ours: a layout if ours has one, …"""
    fields = dict(zip(Deck.__struct_fields__, Deck.__struct_encode_fields__, strict=True))
    allowed = [told for name, told in fields.items() if name in _HEAD or getattr(ours, name)]
    for name, told in fields.items():
        if name in _HEAD or bool(getattr(ours, name)) == bool(getattr(theirs, name)):
            continue
        if getattr(ours, name):
            raise DeckError(source, None, f"the part {told} is missing", reason="deck-field-missing", expected=told)
        raise DeckError(
            source,
            None,
            f"this deck has no part {told}; its parts are {_all(allowed)}",
            reason="deck-field-unknown",
            found=told,
            allowed=_all(allowed),
        )


def _check_cards(ours: Deck, theirs: Deck, source: str) -> None:
    """What has rules of its own is there, and nothing that has none."""
    if ours.total.keys() != theirs.total.keys():
        Check(source, None).value("total", _all(theirs.total), _all(ours.total))
    names = {f"{card.kind} {card.name}" for card in theirs.cards}
    for card in ours.cards:
        free = isinstance(card, Shaped | GoldCard | TreasureCard) and not isinstance(card, MineCard)
        if not free and f"{card.kind} {card.name}" not in names:
            raise DeckError(source, card.name, "this card is missing", reason="deck-card-missing")
    for card in theirs.cards:
        known = [our.name for our in ours.cards if our.kind == card.kind]
        if isinstance(card, GoalCard):
            faces = dict.fromkeys(goal.face for goal in ours.of(GoalCard))
            if card.face not in faces:
                Check(source, card.name).value("face", card.face, _all(faces))
        elif not isinstance(card, Shaped | TreasureCard) and card.name not in known:
            Check(source, card.name).value("name", card.name, _all(known))
    for name, times in Counter(card.name for card in theirs.cards).items():
        if times > 1:  # of two kinds: a path card on a chest may be called like a chest
            raise DeckError(source, name, "two cards have this name", reason="deck-twice", field="name", found=name)
    if any(goal.face == "treasure" for goal in ours.of(GoalCard)):
        if "goal treasure" not in names:
            raise DeckError(source, "treasure", "this card is missing", reason="deck-card-missing")
        Check(source, "treasure").among("count", theirs["treasure"].count, 1, 1)
    for goal in theirs.of(GoalCard):
        Check(source, goal.name).among("nuggets", goal.nuggets, 0, _PAY)


def _check_counts(deck: Deck, source: str) -> None:
    counted: Counter[str] = Counter()
    for card in deck.cards:
        counted[card.kind] += card.count
    for kind, count in counted.items():
        most = _MOST.get(kind, _MOST_OTHERS)
        if count > most:
            Check(source, None).value(f"total, {kind}", count, f"1…{most}")


def _check_tournament(ours: Tournament, theirs: Tournament, source: str) -> None:
    """A line for each number of players, dwarfs and pay that can be counted."""
    check = Check(source, None)
    tables, wanted = (sorted(line.players for line in part.seats) for part in (theirs, ours))
    if tables != wanted:
        check.value("tournament, seats, players", _all(tables), _all(wanted))
    for line in theirs.seats:
        check.among(f"tournament, seats, players {line.players}, miners", line.miners, 0)
        check.among(f"tournament, seats, players {line.players}, saboteurs", line.saboteurs, 0)
    pay = theirs.pay
    for nuggets in (pay.link, pay.miner, pay.greedy, *pay.saboteurs):
        check.among("tournament, pay", nuggets, 0, _PAY)


def _check_forest(deck: Deck, board: Board, tokens: Tokens, source: str) -> None:
    """A forest that the rules can count in, and mines that open to wherever a dwarf comes from (A-5)."""
    check = Check(source, None)
    check.among("board, columns", board.columns, 1, _COLUMNS)
    check.among("board, rows", board.rows, 1, _ROWS)
    check.among("board, cells with a rim around them", (board.columns + 2) * (board.rows + 2), 1, _CELLS)
    check.among("board, mines", len(board.mines), 1, _MINES)
    for token in ("axe", "boat", "rope", "trap", "troll"):
        check.among(f"tokens, {token}", getattr(tokens, token), 1, _TOKENS)
    for company in deck.companies:
        check.among(f"companies, players {company.players}, hand", company.hand, 1, _HAND)
    for treasure in deck.of(TreasureCard):
        Check(source, treasure.name).among("value", treasure.value, 1, _WORTH)
    for mine in deck.of(MineCard):
        if not ({*"NS"} & {*mine.open} and {*"EW"} & {*mine.open}):
            Check(source, mine.name).value("open", mine.open, "N or S, and E or W: any side after half a turn")


def _all(things: Iterable[object]) -> str:
    return ", ".join(str(thing) for thing in things)
