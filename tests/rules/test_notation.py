"""Moves in words: one spelling each, read and written without loss; what is none is refused with what is allowed."""

from dataclasses import dataclass
from typing import cast

import pytest

from pyrite.games import LOST_MINES
from pyrite.kernel import moves
from pyrite.kernel.book import Book
from pyrite.kernel.errors import NotAMove
from pyrite.kernel.forms import AIMS, FORMS
from pyrite.kernel.mine import spot
from pyrite.kernel.notation.words import parse_move, parse_seen, print_move, print_seen, seen
from pyrite.kernel.parts import parse_spot, print_spot
from pyrite.setup.setup import Setup
from tests.rules.games import every_setup, positions

LANTERN, CART = 1, 2  # marks
OF_TWO = ("discard", "steal")
BOOK = Setup(players=5, modules=("new-goals", "veto", "tolls", "swap-goals", "chests")).book()
TWO = Setup(players=5, modules=("saboteur-2",)).book()


def card(name: str) -> int:
    return BOOK.face_of(name) << moves.FACE_AT


def several(*names: str, book: Book = BOOK) -> int:
    faces = [book.face_of(name) for name in names] + [-1, -1]
    return moves.cards(faces[0], faces[1], faces[2])


def at(x: int, y: int) -> int:
    return spot(x, y) << moves.SPOT_AT


def on(seat: int, mark: int) -> int:
    return seat << moves.SEAT_AT | mark << moves.MARK_AT


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("lay NE 3,1", moves.LAY | card("NE") | at(3, 1)),
        ("lay NE 3,1 turned", moves.LAY | card("NE") | at(3, 1) | moves.TURNED),
        ("lay ne -127,127", moves.LAY | card("ne") | at(-127, 127)),
        ("play break-lantern on 3", moves.PLAY | card("break-lantern") | on(3, LANTERN)),
        ("play fix-cart on 0", moves.PLAY | card("fix-cart") | on(0, CART)),
        ("play fix-pickaxe-lantern on 2 lantern", moves.PLAY | card("fix-pickaxe-lantern") | on(2, LANTERN)),
        ("play fix-pickaxe-lantern on 2 cart", moves.PLAY | card("fix-pickaxe-lantern") | on(2, CART)),
        ("play rockfall at 3,0", moves.PLAY | card("rockfall") | at(3, 0)),
        ("play map at 8,-2", moves.PLAY | card("map") | at(8, -2)),
        ("play veto", moves.PLAY | card("veto")),
        ("pass NE", moves.PASS | card("NE")),
        ("reveal 8,2", moves.REVEAL | at(8, 2)),
        ("turn upright", moves.FIT),
        ("turn turned", moves.FIT | moves.TURNED),
        ("keep 2", BOOK.verb("keep") | 2 << moves.FACE_AT),
        ("change 1", BOOK.verb("change") | 1 << moves.FACE_AT),
        ("change 28", BOOK.verb("change") | 28 << moves.FACE_AT),
        ("veto", BOOK.verb("veto")),
        ("allow", BOOK.verb("allow")),
        ("deal", moves.DEAL),
        ("lay NE 3,1 asking 2", moves.LAY | card("NE") | at(3, 1) | on(2, 0) | moves.ASKED),
        ("lay NE 3,1 turned asking 0", moves.LAY | card("NE") | at(3, 1) | moves.TURNED | moves.ASKED),
        ("pass NE map", moves.PASS | several("NE", "map")),
        ("pass map NE NE", moves.PASS | several("map", "NE", "NE")),
        ("toll NE at 3,0 east", BOOK.verb("toll") | card("NE") | at(3, 0) | on(0, 1)),
        ("take map", moves.TAKE | card("map")),
        ("swap", BOOK.verb("swap")),
        ("leave", BOOK.verb("leave")),
        ("forgo", moves.FORGO),
        ("agree", moves.AGREE),
        ("refuse", moves.REFUSE),
        ("choose 0", BOOK.verb("choose")),
        ("move 8,-2 west", BOOK.verb("move") | at(8, -2) | on(0, 3)),
    ],
)
def test_a_move_and_its_words(text: str, move: int) -> None:
    assert parse_move(BOOK, text) == move
    assert print_move(BOOK, move) == text
    assert parse_move(BOOK, f"  {text.replace(' ', chr(9) + ' ')}\n") == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("discard NE map for trap", TWO.verb("discard") | several("NE", "map", book=TWO) | on(0, 3)),
        ("discard map NE for lantern", TWO.verb("discard") | several("map", "NE", book=TWO) | on(0, LANTERN)),
        ("steal 4", TWO.verb("steal") | on(4, 0)),
    ],
)
def test_a_move_of_saboteur_2_and_its_words(text: str, move: int) -> None:
    assert parse_move(TWO, text) == move
    assert print_move(TWO, move) == text


def test_every_verb_is_written_as_its_own_example_says() -> None:
    for book, forms in ((BOOK, BOOK.forms), (TWO, {TWO.verb(word): TWO.forms[TWO.verb(word)] for word in OF_TWO})):
        for verb, form in forms.items():
            for text in form.example.split(" / "):
                assert moves.verb(parse_move(book, text)) == verb
                assert text.split()[0] == form.word


def test_large_and_small_letters_are_different_cards() -> None:
    assert parse_move(BOOK, "pass NES") != parse_move(BOOK, "pass nes")


def test_a_place_and_its_words() -> None:
    assert parse_spot("-3,12") == spot(-3, 12)
    assert print_spot(spot(-3, 12)) == "-3,12"


@pytest.mark.parametrize(
    ("text", "reason", "sentence"),
    [
        (
            "",
            "move-verb",
            "'' begins no move; moves begin with lay, play, pass, reveal, turn, deal, take, forgo, agree, refuse, ",
        ),
        ("dig NE 3,1", "move-verb", "'dig' begins no move; moves begin with lay, play, "),
        ("Pass NE", "move-verb", "'Pass' begins no move; moves begin with lay, play, "),
        ("lay NE", "move-form", "'lay NE' is no move; write it like: lay NE 3,1 / lay NE 3,1 turned"),
        ("lay  NE 3,1 upright", "move-form", "'lay NE 3,1 upright' is no move; write it like: lay NE 3,1 / "),
        ("lay NE 3,1 turned turned", "move-form", "'lay NE 3,1 turned turned' is no move; "),
        ("lay XY 3,1", "move-card", "'XY' is no card of this deck; cards are NESW, NES, ESW, NS, EW, "),
        ("lay treasure 3,1", "move-card", "'treasure' is no card of this deck; cards are NESW, "),
        ("pass miner", "move-card", "'miner' is no card of this deck; cards are NESW, "),
        ("lay NE 3;1", "move-spot", "'3;1' is no place; places are written like 3,-1"),
        ("lay NE 3,+1", "move-spot", "'3,+1' is no place; "),
        ("lay NE 03,1", "move-spot", "'03,1' is no place; "),
        ("lay NE -0,1", "move-spot", "'-0,1' is no place; "),
        ("lay NE 3,1,2", "move-spot", "'3,1,2' is no place; "),
        ("lay NE 128,0", "move-far", "128,0 is too far away; no place is farther than 127 from the start"),
        ("lay NE 0,-128", "move-far", "0,-128 is too far away; "),
        ("play", "move-form", "'play' is no move; write it like: play break-pickaxe on 2 / play fix-"),
        ("play rockfall on 2", "move-form", "'play rockfall on 2' is no move; "),
        ("play rockfall 3,0", "move-form", "'play rockfall 3,0' is no move; "),
        ("play break-cart", "move-form", "'play break-cart' is no move; "),
        ("play break-cart at 3,0", "move-form", "'play break-cart at 3,0' is no move; "),
        ("play break-cart on 2 cart", "move-form", "'play break-cart on 2 cart' is no move; "),
        ("play fix-cart on 2 cart", "move-form", "'play fix-cart on 2 cart' is no move; "),
        ("play fix-pickaxe-cart on 2", "move-form", "'play fix-pickaxe-cart on 2' is no move; "),
        ("play fix-pickaxe-cart on 2 hat", "move-tool", "'hat' is no tool; tools are pickaxe, lantern, cart"),
        ("play break-cart on 5", "move-seat", "there is no seat 5; seats are 0 to 4"),
        ("play break-cart on -1", "move-digits", "'-1' is no number; a number has digits only"),
        ("play break-cart on 02", "move-digits", "'02' is no number; "),
        ("pass", "move-form", "'pass' is no move; write it like: pass NE"),
        ("pass NE NE NE NE", "move-form", "'pass NE NE NE NE' is no move; "),
        ("reveal", "move-form", "'reveal' is no move; write it like: reveal 8,2"),
        ("turn", "move-form", "'turn' is no move; write it like: turn upright / turn turned"),
        ("turn over", "move-form", "'turn over' is no move; "),
        ("keep", "move-form", "'keep' is no move; write it like: keep 2"),
        ("keep 4", "move-gold", "no gold card is worth 4; values are 1, 2, 3"),
        ("keep all", "move-digits", "'all' is no number; "),
        ("change", "move-form", "'change' is no move; write it like: change 1"),
        ("change 0", "move-purse", "nobody has a gold card number 0; they are counted from 1, and there are 28 in all"),
        ("change 29", "move-purse", "nobody has a gold card number 29; "),
        ("veto NE", "move-form", "'veto NE' is no move; write it like: veto"),
        ("allow it", "move-form", "'allow it' is no move; "),
        ("deal 2", "move-form", "'deal 2' is no move; "),
        ("lay NE 3,1 asking", "move-form", "'lay NE 3,1 asking' is no move; "),
        ("lay NE asking 2", "move-form", "'lay NE asking 2' is no move; "),
        ("lay NE 3,1 asking 2 turned", "move-form", "'lay NE 3,1 asking 2 turned' is no move; "),
        ("lay NE 3,1 asking 5", "move-seat", "there is no seat 5; seats are 0 to 4"),
        ("pass NE miner", "move-card", "'miner' is no card of this deck; "),
        ("toll NE 3,0 east", "move-form", "'toll NE 3,0 east' is no move; write it like: toll NE at 3,0 east"),
        ("toll NE at 3,0 up", "move-side", "'up' is no side; sides are north, east, south, west"),
        ("take", "move-form", "'take' is no move; write it like: take NE"),
        ("take treasure", "move-card", "'treasure' is no card of this deck; "),
        ("swap 8,0", "move-form", "'swap 8,0' is no move; "),
        ("choose", "move-form", "'choose' is no move; write it like: choose 2"),
        ("move 8,0", "move-form", "'move 8,0' is no move; write it like: move 8,0 east"),
        ("move 8,0 farther", "move-side", "'farther' is no side; "),
    ],
)
def test_what_is_no_move_is_refused_with_what_is_allowed(text: str, reason: str, sentence: str) -> None:
    with pytest.raises(NotAMove) as refused:
        parse_move(BOOK, text)
    assert str(refused.value).startswith(sentence)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("text", "reason", "sentence"),
    [
        ("discard NE map", "move-form", "'discard NE map' is no move; write it like: discard NE map for trap"),
        ("discard NE for trap", "move-form", "'discard NE for trap' is no move; "),
        (
            "discard NE map for hat",
            "move-mark",
            "'hat' lies before nobody; what can is pickaxe, lantern, cart, trap, theft",
        ),
        ("steal", "move-form", "'steal' is no move; write it like: steal 2"),
        ("steal 5", "move-seat", "there is no seat 5; "),
    ],
)
def test_what_is_no_move_of_saboteur_2_is_refused_with_what_is_allowed(text: str, reason: str, sentence: str) -> None:
    with pytest.raises(NotAMove) as refused:
        parse_move(TWO, text)
    assert str(refused.value).startswith(sentence)
    assert refused.value.reason == reason


def test_a_move_begins_with_a_verb_of_this_game() -> None:
    with pytest.raises(NotAMove) as refused:
        parse_move(Setup(3, game=LOST_MINES).book(), "veto")
    assert str(refused.value) == (
        "'veto' begins no move; moves begin with lay, play, pass, reveal, turn, deal, take, forgo, agree, refuse, "
        "step, stay, collect, propose-end"
    )


def test_cards_of_modules_that_are_not_in_play_are_no_cards() -> None:
    base = Setup(players=5).book()
    with pytest.raises(NotAMove, match="'veto' is no card of this deck"):
        parse_move(base, "play veto")


def test_the_seats_are_those_of_this_game() -> None:
    ten = Setup(players=10).book()
    assert print_move(ten, parse_move(ten, "play break-cart on 9")) == "play break-cart on 9"
    with pytest.raises(NotAMove, match="there is no seat 3; seats are 0 to 2"):
        parse_move(Setup(players=3).book(), "play break-cart on 3")


@pytest.mark.parametrize(
    "number",
    [
        0,
        max(BOOK.forms) + 1,
        moves.PASS | card("NE") | (card("map") >> moves.FACE_AT) + 1 << moves.THIRD_AT,
        moves.PASS | 255 << moves.FACE_AT,
        moves.PASS | card("miner"),
        moves.PASS | card("NE") | moves.TURNED,
        moves.LAY | card("NE"),
        moves.PLAY | card("rockfall") | on(2, 0),
        moves.PLAY | card("break-cart") | on(2, LANTERN),
        moves.PLAY | card("break-cart") | on(7, CART),
        moves.PLAY | card("fix-pickaxe-cart") | on(2, 7),
        moves.PLAY | 255 << moves.FACE_AT,
        BOOK.verb("keep") | 4 << moves.FACE_AT,
        moves.DEAL | at(8, 0),
    ],
)
def test_a_number_that_no_words_spell_is_no_move(number: int) -> None:
    with pytest.raises(NotAMove, match=f"the number {number} is no move of this game") as refused:
        print_move(BOOK, number)
    assert refused.value.reason == "move-number"


# --- what cards of other modules are aimed at -------------------------------------------------------


@dataclass(frozen=True)
class Aimed:
    """A card that says no more of itself than notation asks."""

    name: str
    aimed: int

    def aim(self) -> int:
        return self.aimed

    def marks(self) -> int:
        return 0

    def digs(self) -> bool:
        return False

    def shuffled_in(self) -> bool:
        return True


class Shelf:
    """As much of a book as notation reads: a card for every aim."""

    seats = 5
    forms = FORMS
    aims = [*AIMS.values()]  # noqa: RUF012
    deck = (0, 1, 2)
    kinds = (Aimed("inspect", moves.ON_SEAT), Aimed("swap", moves.AT_SPOTS), Aimed("divert", moves.LIKE_PATH))

    def verb(self, word: str) -> int:
        return next((verb for verb, form in self.forms.items() if form.word == word), 0)

    def face_of(self, name: str) -> int:
        return next((face for face, kind in enumerate(self.kinds) if kind.name == name), -1)


SHELF = cast("Book", Shelf())


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play inspect on 4", moves.PLAY | on(4, 0)),
        ("play swap at 8,-2 8,0", moves.PLAY | 1 << moves.FACE_AT | moves.two_spots(spot(8, -2), spot(8, 0))),
        ("play swap at 9,-2 2,13", moves.PLAY | 1 << moves.FACE_AT | moves.two_spots(spot(9, -2), spot(2, 13))),
        ("play swap at 8,0 15,0", moves.PLAY | 1 << moves.FACE_AT | moves.two_spots(spot(8, 0), spot(15, 0))),
        ("play divert at 3,1", moves.PLAY | 2 << moves.FACE_AT | at(3, 1)),
        ("play divert at 3,1 turned", moves.PLAY | 2 << moves.FACE_AT | at(3, 1) | moves.TURNED),
        (
            "play divert at 3,1 turned asking 2",
            moves.PLAY | 2 << moves.FACE_AT | at(3, 1) | moves.TURNED | on(2, 0) | moves.ASKED,
        ),
    ],
)
def test_an_aim_and_its_words(text: str, move: int) -> None:
    assert parse_move(SHELF, text) == move
    assert print_move(SHELF, move) == text


@pytest.mark.parametrize(
    "text",
    [
        "play inspect",
        "play inspect on 4 cart",
        "play inspect at 3,1",
        "play swap at 8,0",
        "play swap at 8,0 8,0",
        "play swap at 8,2 8,0",  # the northern one comes first: one spelling
        "play swap at 9,0 8,0",  # or the western one
        "play swap at 0,0 8,0",  # too far apart
        "play swap at 0,0 0,16",
        "play divert",
        "play divert 3,1",
    ],
)
def test_what_is_aimed_at_something_else_is_no_move(text: str) -> None:
    with pytest.raises(NotAMove, match=f"'{text}' is no move; write it like: play inspect on 2 / play swap at 3,0 "):
        parse_move(SHELF, text)


# --- moves as everybody saw them --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("pass NE", "pass"),
        ("pass NE map", "pass 2"),
        ("pass NE map e", "pass 3"),
        ("discard NE map for theft", "discard for theft"),
        ("toll NE at 3,0 east", "toll at 3,0 east"),
        ("lay NE 3,1 turned", "lay NE 3,1 turned"),
        ("play rockfall at 3,0", "play rockfall at 3,0"),
        ("veto", "veto"),
    ],
)
def test_what_everybody_saw_of_a_move_names_no_card_that_nobody_saw(text: str, told: str) -> None:
    book = TWO if text.startswith(OF_TWO) else BOOK
    move = seen(book, parse_move(book, text))
    assert print_seen(book, move) == told
    assert parse_seen(book, told) == move
    if told != text:
        with pytest.raises(NotAMove, match=f"'{text}' tells what nobody saw; write '{told}'") as refused:
            parse_seen(book, text)
        assert refused.value.reason == "move-unseen"


@pytest.mark.parametrize("text", ["pass 1", "pass 4", "discard for hat", "discard", "toll at 3,0", "toll at 3,0 up"])
def test_what_nobody_could_have_seen_is_refused(text: str) -> None:
    with pytest.raises(NotAMove) as refused:
        parse_seen(TWO if text.startswith(OF_TWO) else BOOK, text)
    assert refused.value.reason != "move-verb"


@pytest.mark.mass
def test_every_move_of_whole_games_comes_back_from_its_words() -> None:
    seen = set()
    for setup in every_setup():
        for state in positions(setup, seed=1):
            texts = [print_move(state.book, move) for move in state.moves()]
            assert [parse_move(state.book, text) for text in texts] == list(state.moves())
            assert len(set(texts)) == len(texts)
            seen |= {text.split()[0] for text in texts}
    # A goal that fits both ways is rare. What other modules add is looked for where all of them are played.
    assert seen >= {"lay", "play", "pass", "reveal", "keep", "change", "veto", "allow", "deal"}
