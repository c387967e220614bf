"""What a position's log says, by the events that its facts become: the numbers of most are each book's own."""

from pyrite.kernel import facts
from pyrite.kernel.book import Book
from pyrite.kernel.seen.event import Event
from pyrite.kernel.state import State

Kind = int | type[Event]


def kind_of(book: Book, fact: int) -> Kind:
    """The number of a fact, if all books have it, or the event that it becomes."""
    number = facts.kind(fact)
    return number if number < facts.OWN else book.facts[number - facts.OWN]


def happened(state: State, wanted: Kind, since: int = 0) -> list[tuple[int, int, int]]:
    """What the log says of one kind of fact: seat, card, detail."""
    log = [state.log[i] for i in range(since, len(state.log))]
    found = [fact for fact in log if kind_of(state.book, fact) == wanted]
    return [(facts.seat(fact), facts.card(fact), facts.detail(fact)) for fact in found]
