"""A fact of the log is one integer: what it says fits into its 63 bits, however much there is to say."""

import pytest

from pyrite.games.lost_mines.cards import GONE_FROM_EDGE
from pyrite.games.lost_mines.events import EndProposed, PoolShared, TokenGone, TokenPlaced
from pyrite.games.lost_mines.points import MEMBERS_AT
from pyrite.games.lost_mines.reach import IN_REACH_AT
from pyrite.games.saboteur.modules.diversion.events import TURNED_AT, PathMoved
from pyrite.games.saboteur.modules.swap_goals.events import SWAPPED, GoalsMixed
from pyrite.games.saboteur.modules.tolls.events import FigureSet
from pyrite.kernel import facts
from pyrite.kernel.moves import ASKED, TURNED
from pyrite.setup.setup import Setup
from tests.facts import Kind, kind_of
from tests.properties.games import BOX, FORESTS, Game
from tools.wire_types import events

PLACE = 0xFFFF
MOVE = 2 * ASKED - 1
TWO_PLACES = PLACE << 16 | PLACE
# The largest detail that there can be; what is not here is a place, a seat, a card or a number.
LARGEST: dict[Kind, int] = {
    facts.PLAYED: MOVE,
    facts.FITTED: TURNED | PLACE,
    GoalsMixed: SWAPPED | MOVE,
    FigureSet: MOVE,
    PathMoved: 1 << TURNED_AT | TWO_PLACES,
    PoolShared: (1 << MEMBERS_AT + 9) - 1,
    EndProposed: (1 << IN_REACH_AT + 16) - 1,
    TokenPlaced: 3 << 16 | PLACE,
    TokenGone: 2 * GONE_FROM_EDGE - 1,
}


def largest(kind: Kind) -> int:
    return LARGEST.get(kind, TWO_PLACES if isinstance(kind, type) and "from_x" in kind.__struct_fields__ else PLACE)


@pytest.mark.parametrize("kind", [*range(1, facts.OWN), *events()])
def test_a_fact_has_room_for_the_largest_detail(kind: Kind) -> None:
    state = Setup(3).begin(seed=1)
    state.note(facts.KINDS, 15, facts.CARDS - 1, largest(kind))
    fact = state.log[len(state.log) - 1]
    assert 0 < fact < 1 << 63
    parts = (facts.kind(fact), facts.seat(fact), facts.card(fact), facts.detail(fact))
    assert parts == (facts.KINDS, 15, facts.CARDS - 1, largest(kind))


@pytest.mark.parametrize("setup", [*BOX[:8], *FORESTS[:3]])
def test_no_fact_says_more_than_the_largest_detail(setup: Setup) -> None:
    game = Game(setup, 5)
    state = game.begin()
    for move in game.moves():
        state.play(move)
    for fact in state.log:
        assert facts.detail(fact) <= largest(kind_of(state.book, fact))


@pytest.mark.parametrize("setup", [*BOX, *FORESTS])
def test_every_number_of_a_book_is_given_once(setup: Setup) -> None:
    book = setup.book()
    for told in (book.facts, book.outcomes, book.reasons):
        assert len({*told}) == len(told)
    assert [book.add_fact(event) for event in book.facts] == [*range(facts.OWN, facts.OWN + len(book.facts))]
