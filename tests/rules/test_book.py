"""What the rule book promises to modules that are still to come."""

import pytest

from pyrite.rules.mine import START, blank, spot
from pyrite.rules.rng import Rng
from pyrite.rules.saboteur.book import Book, Kind, Role
from pyrite.rules.saboteur.moves import PASS, face, verb
from pyrite.rules.saboteur.round import Round, begin
from pyrite.rules.shapes import parse_shape

ROOM = 126  # faces a book can hold


def many_faces(count: int) -> Book:
    """Three players, a deck in which every card but two is of its own kind, and nothing to find."""
    ground = blank(-2, -2, 3, 3)
    ground.lay(spot(0, 0), parse_shape("NESW#"), START, 0)
    book = Book(3, ground)
    book.flow = Round(book)
    book.add_roles(Role("idler", 0), 4)
    for number in range(count):
        book.add_cards(Kind(f"card-{number}"), 2)
    book.hand = 12
    return book


@pytest.mark.parametrize("count", [20, 61, 62, 63, 64, 100, 125])
def test_a_hand_offers_each_face_once_however_many_there_are(count: int) -> None:
    book = many_faces(count)
    twins = 0
    for seed in range(20):
        state = begin(book, 0, Rng.from_seed(f"{seed:032x}"), [])
        hand = [state.face[state.hands[i]] for i in range(12)]
        in_order = list(dict.fromkeys(hand))
        twins += len(hand) - len(in_order)
        assert [face(move) for move in state.moves()] == in_order
        assert all(verb(move) == PASS for move in state.moves())
    assert twins, "some hand must hold a face twice, or this proves nothing"


def test_a_book_that_is_full_says_so() -> None:
    book = many_faces(ROOM - 1)
    with pytest.raises(ValueError, match="126 faces"):
        book.add_kind(Kind("one too many"))


def test_a_kind_that_does_nothing_can_only_be_passed() -> None:
    state = begin(many_faces(20), 0, Rng.from_seed(f"{1:032x}"), [])
    assert state.book.kinds[face(state.moves()[0])].refusal(state, 0, 0) == "X-G6 no-effect"
