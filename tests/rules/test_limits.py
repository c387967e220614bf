"""Whatever is told in a few bits has room for so much and no more: a game that would run over is refused."""

import ast
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from pyrite.games.saboteur.cards.tools import BreakTool
from pyrite.games.saboteur.decks import BASE
from pyrite.games.saboteur.game import MODULES
from pyrite.games.saboteur.module import Module
from pyrite.kernel.book import Book, Decision, Kind
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.errors import TooMany
from pyrite.kernel.facts import OWN
from pyrite.kernel.forms import FORMS, Form
from pyrite.kernel.seen import events
from pyrite.kernel.seen.event import Event
from pyrite.setup.setup import Setup
from pyrite.telling import explain

KERNEL = Path(__file__).parents[2] / "src" / "pyrite" / "kernel"
Add = Callable[[Book, int], object]  # writes so much of something into a book


def verbs(book: Book, count: int) -> None:
    while len(book.verbs) < count:
        book.add_verb(Form(f"verb-{len(book.verbs)}"))


def facts(book: Book, count: int) -> None:
    while facts_of(book) < count:
        book.add_fact(type(f"Event{facts_of(book)}", (Event,), {}, frozen=True, kw_only=True))


def facts_of(book: Book) -> int:
    """How many facts there are, those of the kernel among them."""
    return OWN - 1 + len(book.facts)


def kinds(book: Book, count: int) -> None:
    while len(book.kinds) < count:
        book.add_kind(Kind(f"kind-{len(book.kinds)}"))


def marks(book: Book, count: int) -> None:
    while len(book.marks) < count:
        book.add_mark(f"mark-{len(book.marks)}")


def decisions(book: Book, count: int) -> None:
    while len(book.decisions) < count:
        book.add_decision(Decision(f"decision-{len(book.decisions)}"))


def rounds(book: Book, count: int) -> None:
    book.rounds = count
    book.clear_gold()


def cards(book: Book, count: int) -> None:
    """So many in three rounds, the goals and dwarfs among them."""
    book.add_cards(Kind("lamp"), count // 3 - len(book.deck) - 3 - len(book.roles))  # three goals are to come


def gold(book: Book, count: int) -> None:
    book.clear_gold()
    book.add_gold(1, count // 3)


def hand(book: Book, count: int) -> None:
    book.hand = count


LIMITS: dict[str, tuple[Add, int, int]] = {  # what is written, the most there is room for, the least that is refused
    "verbs": (verbs, 31, 32),
    "facts": (facts, 255, 256),
    "kinds": (kinds, 123, 124),  # three goals come last, and make it 126
    "marks": (marks, 8, 9),
    "decisions": (decisions, 254, 255),
    "rounds": (rounds, 15, 16),
    "cards": (cards, 2046, 2049),
    "gold": (gold, 255, 258),
    "hand": (hand, 16, 17),
}
SENTENCES = {
    "seats": "Too many players: there is room for 15.",
    "verbs": "Too many kinds of move: there is room for 31.",
    "facts": "Too many kinds of event: there is room for 255.",
    "kinds": "Too many different cards: there is room for 126.",
    "marks": "Too many kinds of card in front of a player: there is room for 8.",
    "decisions": "Too many kinds of decision: there is room for 254.",
    "rounds": "Too many rounds: there is room for 15.",
    "cards": "Too many cards in all rounds together: there is room for 2,048.",
    "gold": "Too many gold cards in all rounds together: there is room for 256.",
    "hand": "Too many cards in a hand: there is room for 16.",
}


def compose(monkeypatch: pytest.MonkeyPatch, add: Add, count: int, players: int = 3) -> Book:
    """The base game with a module that adds so much of something."""

    def write(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
        add(book, count)

    name = f"{add.__name__}-{count}"  # one of its own: books are kept
    monkeypatch.setitem(MODULES, name, Module(name, 999, BASE, add=write, players=range(3, players + 1)))
    return Setup(players, modules=(name,)).book()


def nothing(book: Book, count: int) -> None:
    """Adds nothing."""


@pytest.mark.parametrize("what", LIMITS)
def test_a_book_with_too_much_of_something_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    add, most, too_much = LIMITS[what]
    compose(monkeypatch, add, most)
    with pytest.raises(TooMany) as refusal:
        compose(monkeypatch, add, too_much)
    assert explain(refusal.value) == SENTENCES[what]


def test_a_book_with_too_many_seats_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sixteenth number is that of those who only watch."""
    compose(monkeypatch, nothing, 15, players=15)
    with pytest.raises(TooMany) as refusal:
        compose(monkeypatch, nothing, 16, players=16)
    assert explain(refusal.value) == SENTENCES["seats"]


def test_a_card_that_speaks_of_a_mark_without_a_bit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(book: Book, mark: int) -> None:
        book.add_kind(BreakTool("break-rope", mark))

    compose(monkeypatch, broken, 7)
    with pytest.raises(TooMany) as refusal:
        compose(monkeypatch, broken, 8)
    assert explain(refusal.value) == SENTENCES["marks"]


def test_a_fact_that_has_no_number_is_not_written_down() -> None:
    state = Setup(3).begin(seed=1)
    told = len(events.events(state, 0))
    with pytest.raises(TooMany, match="too many facts"):
        state.note(256, 0, 0, 0)
    assert len(events.events(state, 0)) == told


@pytest.mark.parametrize(
    ("file", "last", "table"),
    [("facts", "OWN", events.TELL), ("moves", "VERBS", FORMS)],
    ids=["facts", "verbs"],
)
def test_every_number_is_given_once_and_told(file: str, last: str, table: dict[int, object]) -> None:
    given = [value for name, value in constants(file) if name != last]
    assert sorted(given) == sorted(table)


def constants(file: str) -> Iterator[tuple[str, int]]:
    """The numbers of a file from its first one on, up to the one that says how many there is room for."""
    for node in ast.parse((KERNEL / f"{file}.py").read_text(encoding="utf-8")).body:
        match node:
            case ast.AnnAssign(target=ast.Name(name), value=ast.Constant(int(value))):
                yield name, value
                if name in ("OWN", "VERBS"):
                    return
