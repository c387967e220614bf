"""Moves in words: one spelling each, read and written without loss; what is none is refused with what is allowed."""

import pytest

from pyrite.rules.errors import NotAMove
from pyrite.rules.mine import spot
from pyrite.rules.saboteur import moves
from pyrite.rules.saboteur.notation import FORMS, parse_move, parse_spot, print_move, print_spot
from pyrite.rules.saboteur.setup import Setup
from tests.rules.games import every_setup, positions

LANTERN, CART = 1, 2  # marks
BOOK = Setup(players=5, modules=("new-goals", "veto")).book()


def card(name: str) -> int:
    return BOOK.face_of(name) << moves.FACE_AT


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
        ("keep 2", moves.KEEP | 2 << moves.FACE_AT),
        ("change 1", moves.CHANGE | 1 << moves.FACE_AT),
        ("change 28", moves.CHANGE | 28 << moves.FACE_AT),
        ("veto", moves.VETO),
        ("allow", moves.ALLOW),
        ("deal", moves.DEAL),
    ],
)
def test_a_move_and_its_words(text: str, move: int) -> None:
    assert parse_move(BOOK, text) == move
    assert print_move(BOOK, move) == text
    assert parse_move(BOOK, f"  {text.replace(' ', chr(9) + ' ')}\n") == move


def test_every_verb_is_written_as_its_own_example_says() -> None:
    for verb, form in FORMS.items():
        for text in form.example.split(" / "):
            assert moves.verb(parse_move(BOOK, text)) == verb
            assert text.split()[0] == form.word


def test_large_and_small_letters_are_different_cards() -> None:
    assert parse_move(BOOK, "pass NES") != parse_move(BOOK, "pass nes")


def test_a_place_and_its_words() -> None:
    assert parse_spot("-3,12") == spot(-3, 12)
    assert print_spot(spot(-3, 12)) == "-3,12"


@pytest.mark.parametrize(
    ("text", "reason", "sentence"),
    [
        ("", "move-verb", "'' begins no move; moves begin with lay, play, pass, reveal, turn, keep, change, veto, "),
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
        ("play", "move-form", "'play' is no move; write it like: play rockfall at 3,0 / play break-cart on 2 / "),
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
        ("pass NE NE", "move-form", "'pass NE NE' is no move; "),
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
    ],
)
def test_what_is_no_move_is_refused_with_what_is_allowed(text: str, reason: str, sentence: str) -> None:
    with pytest.raises(NotAMove) as refused:
        parse_move(BOOK, text)
    assert str(refused.value).startswith(sentence)
    assert refused.value.reason == reason


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
        15,
        moves.PASS | 255 << moves.FACE_AT,
        moves.PASS | card("miner"),
        moves.PASS | card("NE") | moves.TURNED,
        moves.LAY | card("NE"),
        moves.PLAY | card("rockfall") | on(2, 0),
        moves.PLAY | card("break-cart") | on(2, LANTERN),
        moves.PLAY | card("break-cart") | on(7, CART),
        moves.PLAY | card("fix-pickaxe-cart") | on(2, 7),
        moves.PLAY | 255 << moves.FACE_AT,
        moves.KEEP | 4 << moves.FACE_AT,
        moves.DEAL | at(8, 0),
    ],
)
def test_a_number_that_no_words_spell_is_no_move(number: int) -> None:
    with pytest.raises(NotAMove, match=f"the number {number} is no move of this game") as refused:
        print_move(BOOK, number)
    assert refused.value.reason == "move-number"


def test_every_move_of_whole_games_comes_back_from_its_words() -> None:
    seen = set()
    for setup in every_setup():
        for state in positions(setup, seed=1):
            texts = [print_move(state.book, move) for move in state.moves()]
            assert [parse_move(state.book, text) for text in texts] == list(state.moves())
            assert len(set(texts)) == len(texts)
            seen |= {text.split()[0] for text in texts}
    assert seen >= {form.word for form in FORMS.values()} - {"turn"}  # a goal that fits both ways is rare
