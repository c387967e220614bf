"""A record from text. What cannot be read is refused with its line; whether the moves are legal `verify` finds out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from pyrite.kernel.book import Book
from pyrite.kernel.errors import NotationError
from pyrite.kernel.notation.lines import Line, Sheet, wrong_in
from pyrite.records.checksum import CHECKSUM_DIGITS
from pyrite.records.record import (
    FORMAT,
    UNVERIFIED,
    Choice,
    Record,
    Result,
    RoundPlayed,
    has_gold,
    plain_name,
    score_word,
)
from pyrite.setup.known import FIRST, games
from pyrite.setup.options import parse_options
from pyrite.setup.setup import RoundDeal, Setup, crowd

# Keywords, and whether several lines may begin with each.
_HEAD = {**dict.fromkeys(("engine", "game", "players", "options", "modules", "starter"), False), "name": True}
_CHANCE = {"hand": True, "draw": True, "goals": False, "roles": False, "luck": False}
_END = ("winners", "checksum")  # … and what is counted

_VERSION = re.compile(r"[1-9][0-9]{0,5}")
_CHECKSUM = re.compile(rf"{UNVERIFIED}|[0-9a-f]{{{CHECKSUM_DIGITS}}}")
_MOST_SCORE = 999
_MOST_WAYS = 999  # that chance may choose among


def load(path: Path) -> Record:
    """The record in a file."""
    raw = path.read_bytes()
    try:
        return read(raw.decode())
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise NotationError("this is no text in UTF-8", line, reason="text-bytes") from None


def read(text: str) -> Record:
    """The record that a text spells."""
    rows = ((number, row.split()) for number, row in enumerate(text.removeprefix("\ufeff").split("\n"), 1))
    lines = [Line(number, row[0], row[1:]) for number, row in rows if row and not row[0].startswith("#")]
    _check_header(lines)
    last = lines[-1].number
    head, rounds, end = _parts(lines[1:])
    setup, names, engine = _head(Sheet(head, _HEAD, lines[0].number))
    if not rounds:
        raise NotationError("there is no round", last, reason="text-missing", expected="round 1")
    if not end:
        raise NotationError("the file is cut off before its checksum", last, reason="text-cut-off", expected="checksum")
    played = tuple(_round(setup, nth, *lines) for nth, lines in enumerate(rounds, 1))
    result, checksum = _end(setup, Sheet(end, dict.fromkeys((score_word(setup), "winners", "checksum"), False), last))
    return Record(setup, played, names, result, checksum, engine, last)


def _check_header(lines: list[Line]) -> None:
    first = lines[0] if lines else Line(1, "", [])
    match first:
        case Line(_, "pyrite", ["game", version]) if _VERSION.fullmatch(version):
            if int(version) > FORMAT:
                first.refuse(
                    f"this game is written in form {version}, but this Pyrite reads only up to {FORMAT}",
                    reason="text-too-new",
                    found=version,
                    most=FORMAT,
                )
        case _:
            first.is_no_header(f"pyrite game {FORMAT}")


def _parts(lines: list[Line]) -> tuple[list[Line], list[list[Line]], list[Line]]:
    """The lines before the first round, those of each round, and those after the last."""
    head: list[Line] = []
    rounds: list[list[Line]] = []
    end: list[Line] = []
    last = {*_END, *(game.score for game in games().values())}
    for line in lines:
        if end or line.keyword in last:
            end.append(line)
        elif line.keyword == "round":
            rounds.append([line])
        else:
            (rounds[-1] if rounds else head).append(line)
    return head, rounds, end


# --- before the first round -----------------------------------------------------------------------


def _head(sheet: Sheet) -> tuple[Setup, tuple[str, ...], str]:
    engine = sheet.one("engine").only()
    line = sheet.one("players")
    players = line.count(line.only(), crowd()[0], crowd()[-1])
    starter, options, modules = sheet.find("starter"), sheet.find("options"), sheet.find("modules")
    first = starter.seat(starter.only(), players) if starter else 0
    named = sheet.find("game")
    game = named.choice(named.only(), {game: game for game in games()}) if named else FIRST
    with wrong_in(options or line):
        chosen = parse_options(" ".join(options.words) if options else "", game=game)
    with wrong_in(modules or line):
        setup = Setup(players, chosen, tuple(modules.words) if modules else (), first, game)
    return setup, _names(sheet.keyed("name", 0, players - 1), players), engine


def _names(found: dict[int, Line], players: int) -> tuple[str, ...]:
    for line in found.values():
        name = " ".join(line.words)
        if not name or plain_name(name) != name:
            line.refuse(f"{name!r} is no name; names are printable", reason="text-name", found=name)
    return tuple(" ".join(found[seat].words) if seat in found else "" for seat in range(players)) if found else ()


# --- a round --------------------------------------------------------------------------------------


def _round(setup: Setup, nth: int, begin: Line, *lines: Line) -> RoundPlayed:
    if begin.words != [str(nth)]:
        begin.must_be_like(f"round {nth}")
    dealt = next((i for i, line in enumerate(lines) if line.keyword[0].isdigit()), len(lines))
    deal = _deal(setup, Sheet(lines[:dealt], {**_CHANCE, **_more_chance(setup)}, begin.number))
    return RoundPlayed(deal, tuple(_choice(setup, line) for line in lines[dealt:]), begin.number)


def _more_chance(setup: Setup) -> dict[str, bool]:
    """Keywords of lines that only some games have."""
    book = setup.book()
    some = {"aside": book.aside, "centre": book.centre, "gold": has_gold(setup)}
    return dict.fromkeys([name for name, cards in some.items() if cards] + [pile.name for pile in book.piles], False)


def _deal(setup: Setup, sheet: Sheet) -> RoundDeal:
    book = setup.book()
    hands = sheet.hands(book.seats)
    for hand in hands:
        hand.has(book.hand)
    aside = _so_many(sheet, "aside", book.aside)
    centre = _so_many(sheet, "centre", book.centre)
    luck = sheet.find("luck")
    return RoundDeal(
        deck=_cards(book, [*aside, *hands, *sheet.all("draw"), *centre], book.deck),
        goals=_cards(book, [sheet.one("goals")], book.goals),
        roles=_cards(book, [sheet.one("roles")], book.roles),
        gold=_gold(book, sheet.one("gold")) if has_gold(setup) else (),
        piles={pile.name: _cards(book, [sheet.one(pile.name)], pile.faces) for pile in book.piles},
        luck=tuple(luck.count(word, 0, _MOST_WAYS) for word in luck.words) if luck else (),
    )


def _gold(book: Book, line: Line) -> tuple[int, ...]:
    values = sorted(book.gold) or [1, 0]  # no card at all if there is no gold
    return tuple(line.count(word, values[0], values[-1]) for word in line.words)


def _so_many(sheet: Sheet, keyword: str, cards: int) -> list[Line]:
    """The line with so many cards; no line for none."""
    if not cards:
        return []
    line = sheet.one(keyword)
    line.has(cards)
    return [line]


def _cards(book: Book, lines: Iterable[Line], printed: Iterable[int]) -> tuple[str, ...]:
    names = {book.kinds[face].name: book.kinds[face].name for face in printed}
    return tuple(line.choice(word, names) for line in lines for word in line.words)


def _choice(setup: Setup, line: Line) -> Choice:
    if not line.keyword[0].isdigit():
        line.begins_nothing(f"0…{setup.players - 1}")  # once a round is dealt there are decisions, by seat
    seat = line.seat(line.keyword, setup.players)
    if not line.words:
        line.must_be_like(f"{seat} lay NE 3,1")
    return Choice(seat, " ".join(line.words), line.number)


# --- after the last round -------------------------------------------------------------------------


def _end(setup: Setup, sheet: Sheet) -> tuple[Result | None, str]:
    line = sheet.one("checksum")
    checksum = line.only()
    if not _CHECKSUM.fullmatch(checksum):
        line.refuse(
            f"{checksum!r} is no checksum; one has {CHECKSUM_DIGITS} digits 0 to f, or is {UNVERIFIED!r}",
            reason="text-checksum",
            found=checksum,
            digits=CHECKSUM_DIGITS,
            none=UNVERIFIED,
        )
    if line.number != sheet.last:
        raise NotationError("nothing may stand after the checksum", sheet.last, reason="text-after", keyword="checksum")
    if not sheet.find(score_word(setup)) and not sheet.find("winners"):
        return None, checksum
    line = sheet.one(score_word(setup))
    line.has(setup.players)
    scores = tuple(line.count(word, 0, _MOST_SCORE) for word in line.words)
    winners = sheet.one("winners")
    return Result(scores, tuple(winners.seat(word, setup.players) for word in winners.words), line.number), checksum
