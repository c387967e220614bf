"""A module with moves of its own: they are printed, read, recorded, replayed and liked; nothing shared knows them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from mypy_extensions import i64

from pyrite.bots.registry import bot
from pyrite.games.saboteur.bots.liking import Liking
from pyrite.games.saboteur.bots.plan import Plan
from pyrite.games.saboteur.decks import BASE
from pyrite.games.saboteur.game import MODULES
from pyrite.games.saboteur.module import Module
from pyrite.kernel.book import Book, Kind, Option
from pyrite.kernel.decks.cards import Deck
from pyrite.kernel.errors import NotAMove
from pyrite.kernel.forms import Form
from pyrite.kernel.moves import FACE_AT, MARK_AT, PLAY, SEAT_AT, face, target, verb
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.notation.words import parse_move, parse_seen, print_move, print_seen, seen
from pyrite.kernel.parts import CARD, SEAT, SIDE
from pyrite.kernel.seen.events import ActionPlayed, events
from pyrite.kernel.state import DRAWING, WATCHER, State
from pyrite.kernel.vecs import append, vec
from pyrite.kernel.view import view
from pyrite.records import Recorder, read, verify, write
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup
from tests.bots.asking import stream


class Wave(Option):
    """A card put away unseen, for a wave to somebody else."""

    def __init__(self, book: Book) -> None:
        self.wave = book.add_verb(Form("wave", CARD.hidden, "to", SEAT))

    def moves(self, g: State, seat: i64, faces: vec[i64], out: vec[i64]) -> vec[i64]:
        for card in faces:
            for other in range(g.book.seats):
                if other != seat:
                    out = append(out, self.wave | card << FACE_AT | other << SEAT_AT)
        return out

    def play(self, g: State, seat: i64, move: i64) -> None:
        g.slip(seat, face(move))
        g.remember(seat, seen(g.book, move))
        g.stage = DRAWING


class Beam(Kind):
    """Shines along a side, or on somebody; nothing comes of it."""

    def __init__(self, book: Book) -> None:
        super().__init__("beam")
        self.shines = book.add_aim(("along", SIDE), ("on", SEAT))
        book.add_mark("glare")

    def aim(self) -> int:
        return self.shines

    def moves(self, g: State, seat: i64, out: vec[i64]) -> vec[i64]:
        for side in range(1, 4):
            out = append(out, PLAY | self.face << FACE_AT | side << MARK_AT)
        return append(out, PLAY | self.face << FACE_AT | (seat + 1) % g.book.seats << SEAT_AT)


class WaveLiking(Liking):
    """Waves to seat 2 whenever it can."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.verbs = ["wave"]

    def of_move(self, plan: Plan, move: int) -> int:
        return 5000 if target(move) == 2 else -5000


def add(book: Book, deck: Deck, options: Mapping[str, str]) -> None:
    wave = Wave(book)
    book.add_option(wave, [wave.wave])
    book.add_cards(Beam(book), 12)


@pytest.fixture
def waving(monkeypatch: pytest.MonkeyPatch) -> Setup:
    monkeypatch.setitem(MODULES, "waves", Module("waves", 900, BASE, add=add, liking=WaveLiking))
    return Setup(4, modules=("veto", "tolls", "waves"))


def test_its_moves_have_words_by_their_form(waving: Setup) -> None:
    book = waving.book()
    move = book.verb("wave") | book.face_of("NE") << FACE_AT | 2 << SEAT_AT
    assert print_move(book, move) == "wave NE to 2"
    assert parse_move(book, "wave NE to 2") == move
    assert (print_seen(book, seen(book, move)), parse_seen(book, "wave to 2")) == ("wave to 2", seen(book, move))
    with pytest.raises(NotAMove, match="'wave NE' is no move; write it like: wave NE to 2"):
        parse_move(book, "wave NE")
    with pytest.raises(NotAMove, match=r"moves begin with lay, play, .*, toll, veto, allow, wave$"):
        parse_move(book, "nod")


def test_only_a_game_with_the_module_knows_them(waving: Setup) -> None:
    plain = Setup(4, modules=("veto", "tolls")).book()
    assert (plain.verb("wave"), waving.book().verb("wave") > 0) == (0, True)
    with pytest.raises(NotAMove, match="'wave' begins no move"):
        parse_move(plain, "wave NE to 2")


@pytest.mark.parametrize("text", ["play beam along east", "play beam on 3"])
def test_what_its_card_is_aimed_at_is_told(waving: Setup, text: str) -> None:
    book = waving.book()
    assert print_move(book, parse_move(book, text)) == text
    state = waving.begin(seed=next(seed for seed in range(99) if holds(waving.begin(seed=seed), "beam")))
    wanted = text.replace("on 3", f"on {(state.decider + 1) % 4}")
    state.play(parse_move(book, wanted))
    (played,) = [event for event in events(state, WATCHER) if isinstance(event, ActionPlayed)]
    assert (played.card, played.side, played.target) == ("beam", *(("east", None) if "along" in text else (None, 1)))


def holds(state: State, card: str) -> bool:
    return state.holds(state.decider, state.book.face_of(card))


def test_whole_games_with_it_come_back_from_their_words(waving: Setup) -> None:
    game, whim, waved = Recorder(waving, seed=1), stream(1), 0
    while not game.state.over():
        moves = list(game.state.moves())
        words = [print_move(game.state.book, move) for move in moves]
        assert [parse_move(game.state.book, text) for text in words] == moves
        game.play(moves[whim.below(len(moves))])
        waved += game.state.decision.name == "turn" and "wave to " in print_position(game.state)
        assert print_position(parse_position(print_position(game.state))) == print_position(game.state)
    assert waved > 20
    assert verify(read(write(game.record()))).over()


def test_bots_like_its_moves_as_it_says(waving: Setup) -> None:
    state = waving.begin(seed=1)
    move = bot("digger").decide(view(state, state.decider), stream(1))
    assert (verb(move), target(move)) == (state.book.verb("wave"), 2)
    bot("rookie").decide(view(state, state.decider), stream(1))


def test_the_same_form_has_one_number_and_no_other_form_its_word(waving: Setup) -> None:
    book = Setup(4, modules=("veto",)).book()
    assert book.add_verb(Form("veto")) == book.verb("veto")
    with pytest.raises(ValueError, match="'veto' begins moves of another form: veto"):
        book.add_verb(Form("veto", SEAT))
    assert [mark for mark in book.marks if book.add_mark(mark) != book.marks.index(mark)] == []
