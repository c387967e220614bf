"""What books, set-ups and views promise to those who use them."""

import subprocess
import sys

import msgspec
import pytest

from pyrite.kernel.book import Book, Kind, Role
from pyrite.kernel.errors import SetupError, TooMany
from pyrite.kernel.mine import START, blank, spot
from pyrite.kernel.moves import PASS, face, verb
from pyrite.kernel.rng import Rng
from pyrite.kernel.round import Round, begin
from pyrite.kernel.view import view
from pyrite.setup.setup import Setup, deals_of
from tests.rules.drawing import parse_shape

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


@pytest.mark.parametrize("twin", [1, 62, 63, 64, 125])
def test_two_of_a_face_are_offered_once_whatever_its_number(twin: int) -> None:
    state = begin(many_faces(125), 0, Rng.from_seed(f"{1:032x}"), [])
    state.face[state.hands[0]] = state.face[state.hands[5]] = twin
    state.listed = False
    assert [face(move) for move in state.moves()].count(twin) == 1


def test_a_book_that_is_full_says_so() -> None:
    book = many_faces(ROOM - 1)
    with pytest.raises(TooMany, match="too many kinds: there is room for 126"):
        book.add_kind(Kind("one too many"))


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_a_book_is_the_same_where_python_leaves_assertions_out(game: str) -> None:
    told = "len(book.facts), len(book.bank), book.outcomes, book.reasons"
    code = f"from pyrite.setup.setup import Setup; book = Setup(3, game={game!r}).book(); print({told})"
    checked, unchecked = (
        subprocess.run([sys.executable, *options, "-c", code], capture_output=True, check=True).stdout
        for options in ((), ("-O",))
    )
    assert unchecked == checked


def test_a_kind_that_does_nothing_can_only_be_passed() -> None:
    state = begin(many_faces(20), 0, Rng.from_seed(f"{1:032x}"), [])
    assert state.book.kinds[face(state.moves()[0])].refusal(state, 0, 0) == "X-G6 no-effect"


def test_a_viewer_cannot_change_what_is_legal() -> None:
    state = Setup(players=3).begin(seed=1)
    offered = list(state.moves())
    seen = view(state, 0)
    seen.moves[0] = 7
    assert list(state.moves()) == offered
    assert not state.allows(7)


@pytest.mark.parametrize("players", [2, 11, 3.5, "5", None])
def test_a_number_of_players_that_is_none_is_refused(players: object) -> None:
    with pytest.raises(SetupError, match="3 to 10"):
        Setup(players=players)  # type: ignore[arg-type]


def test_goals_that_are_sure_to_be_in_play_cannot_be_dealt_out_of_it() -> None:
    setup = Setup(players=3, modules=("new-goals",))
    deal = deals_of(setup.begin(seed=1))[0]
    others = [goal for goal in deal.goals if goal != "treasure"]
    with pytest.raises(SetupError, match="goals of round 1 leave out of play one of: treasure"):
        setup.begin(deals=[msgspec.structs.replace(deal, goals=(*others, "treasure"))])


@pytest.mark.parametrize(("number", "gold"), [(1, (1, 1)), (2, (9, 9)), (2, (3, 3, 3, 3, 3))])
def test_gold_that_was_never_printed_is_refused(number: int, gold: tuple[int, ...]) -> None:
    setup = Setup(players=3)
    deal = deals_of(setup.begin(seed=1))[0]
    deals = [deal] * (number - 1) + [msgspec.structs.replace(deal, gold=gold)]
    with pytest.raises(SetupError, match=f"gold deck of round {number}"):
        setup.begin(deals=deals)
