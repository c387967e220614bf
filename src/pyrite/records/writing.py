"""A record as text, in the one canonical form: what is written can be read, and is written the same again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import wrap

from pyrite.records.record import FORMAT, Record, RoundPlayed
from pyrite.rules.saboteur.options import print_options

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
    yield f"players {setup.players}"
    yield f"options {print_options(setup.options)}"
    if setup.modules:
        yield _line("modules", setup.modules)
    yield f"starter {setup.starter}"
    yield from (f"name {seat} {name}" for seat, name in enumerate(record.names) if name)


def _round(record: Record, nth: int) -> Iterator[str]:
    played: RoundPlayed = record.rounds[nth]
    players, hand = record.setup.players, record.setup.book().hand
    deal = played.deal
    yield f"round {nth + 1}"
    for seat in range(players):
        yield _line(f"hand {seat}", deal.deck[seat * hand : (seat + 1) * hand])
    pile = " ".join(deal.deck[players * hand :])
    yield from (f"draw {cards}" for cards in wrap(pile, WIDTH, break_long_words=False, break_on_hyphens=False))
    yield _line("goals", deal.goals)
    yield _line("roles", deal.roles)
    yield _line("gold", deal.gold)
    yield from (f"{choice.seat} {choice.move}" for choice in played.choices)


def _end(record: Record) -> Iterator[str]:
    if record.result:
        yield _line("nuggets", record.result.nuggets)
        yield _line("winners", record.result.winners)
    yield f"checksum {record.checksum}"


def _line(keyword: str, words: Iterable[object]) -> str:
    return " ".join([keyword, *(str(word) for word in words)])
