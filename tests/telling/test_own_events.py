"""A module with an event of its own: it is told, counted, recorded and put in a sentence; nothing shared knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import pytest
from fluent.runtime import FluentResource

from pyrite import locales
from pyrite.games.saboteur.decks import BASE
from pyrite.games.saboteur.game import MODULES
from pyrite.games.saboteur.module import Module
from pyrite.kernel.audit import audited
from pyrite.kernel.book import Book, Preparation
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.event import Event, Field, Number, Private, Seat
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import WATCHER, State
from pyrite.records import Recorder, checksum, open_events, read, verify, write
from pyrite.setup.setup import Setup
from pyrite.telling import tell

WICKS = ("lamp-long", "lamp-short")
WORDS = """
lamp-name = the lamp with the { $value } wick
event-lamp-lit =
    { $told ->
        [yes] { $seat } lights { $lamp } and finds { $nuggets } under it, worth { $oil }.
       *[no] { $seat } lights { $lamp } and finds { $nuggets } under it.
    }
"""


def wick(number: int) -> str:
    return WICKS[number]


class LampLit(Event, frozen=True, kw_only=True):
    bank = 1

    seat: Seat
    nuggets: Number
    lamp: Annotated[str, Field(lambda t: wick(t.seat % 2), "lamp-name")]
    oil: Annotated[int, Field(lambda t: t.card)] | Private


class Lamps(Preparation):
    """Whoever begins lights a lamp, and finds a nugget under it."""

    def __init__(self, book: Book) -> None:
        self.lit = book.add_fact(LampLit)

    def dealt(self, g: State) -> None:
        g.loose[g.starter] += 1
        g.note(self.lit, g.starter, 7, 1)


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    book.preparations.append(Lamps(book))


@pytest.fixture
def lamps(monkeypatch: pytest.MonkeyPatch) -> Setup:
    """The base game with the module, beside which another one stands."""
    bundle = locales._bundle.__wrapped__(locales.LANGUAGE)
    bundle.add_resource(FluentResource(WORDS))
    monkeypatch.setattr(locales, "_bundle", lambda language: bundle)
    monkeypatch.setitem(MODULES, "lamps", Module("lamps", 900, BASE, add=add))
    return Setup(4, modules=("veto", "lamps"), starter=1)


def lit(state: State, viewer: int) -> list[Event]:
    return [event for event in events(state, viewer) if isinstance(event, LampLit)]


def test_it_is_told_as_its_fields_say(lamps: Setup) -> None:
    state = lamps.begin(seed=1)
    (own,), (others,) = lit(state, 1), lit(state, WATCHER)
    assert own == LampLit(number=own.number, seat=1, nuggets=1, lamp="lamp-short", oil=7)
    assert others == LampLit(number=own.number, seat=1, nuggets=1, lamp="lamp-short", oil=None)


def test_it_has_its_sentence(lamps: Setup) -> None:
    state, names = lamps.begin(seed=1), ("Agata", "Bohdan", "", "")
    told = [tell(event, names) for viewer in (1, 2) for event in lit(state, viewer)]
    assert told == [
        "Bohdan lights the lamp with the short wick and finds 1 under it, worth 7.",
        "Bohdan lights the lamp with the short wick and finds 1 under it.",
    ]


def test_a_game_with_it_is_recorded_and_its_checksum_knows_it(lamps: Setup) -> None:
    game = Recorder(lamps, seed=1)
    while not game.state.over():
        game.play(game.state.moves()[0])
    replayed = verify(read(write(game.record())))
    assert [type(event) for event in open_events(replayed)].count(LampLit) == 3
    plain = lamps.begin(seed=1)
    first = checksum(plain)
    at = next(at for at, fact in enumerate(plain.log) if fact & 255 == plain.book.fact_of(LampLit))
    plain.log[at] += 1 << 12  # another card
    assert checksum(plain) != first


def test_the_audit_counts_what_it_brings(lamps: Setup) -> None:
    state = lamps.begin(seed=1)
    assert audited(state, Rng.from_seed(bytes(16)), 2, 5000) == ""
