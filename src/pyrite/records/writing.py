"""A record as text, in the one canonical form: what is written can be read, and is written the same again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import wrap

from pyrite.records.record import FORMAT, Record, RoundPlayed, has_gold, score_word

WIDTH = 100


def save(record: Record, path: Path) -> None:
    """Write a record into a file."""
    path.write_text(write(record), encoding="utf-8", newline="\n")


def write(record: Record) -> str:
    """The whole file."""
    parts = [_head(record), *(_round(record, nth) for nth in range(len(record.rounds))), _end(record)]
    return "\n".join("".join(f"{line}\n" for line in part) for part in parts)


def _head(record: Record) -> Iterator[str]:
    setup = record.setup
    yield f"pyrite game {FORMAT}"
    yield f"engine {record.engine}"
    yield from setup.lines()
    yield f"starter {setup.starter}"
    yield from (f"name {seat} {name}" for seat, name in enumerate(record.names) if name)


def _round(record: Record, nth: int) -> Iterator[str]:
    played: RoundPlayed = record.rounds[nth]
    book = record.setup.book()
    deal = played.deal
    yield f"round {nth + 1}"
    if book.aside:
        yield _line("aside", deal.deck[: book.aside])
    top = book.aside
    for seat in range(book.seats):
        yield _line(f"hand {seat}", deal.deck[top : top + book.hand])
        top += book.hand
    bottom = len(deal.deck) - book.centre
    pile = " ".join(deal.deck[top:bottom])
    yield from (f"draw {cards}" for cards in wrap(pile, WIDTH, break_long_words=False, break_on_hyphens=False))
    if book.centre:
        yield _line("centre", deal.deck[bottom:])
    yield _line("goals", deal.goals)
    yield _line("roles", deal.roles)
    if has_gold(record.setup):
        yield _line("gold", deal.gold)
    yield from (_line(pile.name, deal.piles[pile.name]) for pile in book.piles)
    if deal.luck:
        yield _line("luck", deal.luck)
    yield from (f"{choice.seat} {choice.move}" for choice in played.choices)


def _end(record: Record) -> Iterator[str]:
    if record.result:
        yield _line(score_word(record.setup), record.result.scores)
        yield _line("winners", record.result.winners)
    yield f"checksum {record.checksum}"


def _line(keyword: str, words: Iterable[object]) -> str:
    return " ".join([keyword, *(str(word) for word in words)])
