"""Every attribute of a position changes, and every copy, text, view and sample of it follows.

Nothing here lists the attributes. One that is new either follows of itself, or a test fails and names it; what need not
follow is said below, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from pyrite.kernel.determinise import determinise
from pyrite.kernel.errors import NotAMove
from pyrite.kernel.mine import Mine
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup
from tests.properties.games import BOX, FORESTS, TABLES, Game, play, shown

Reasons = dict[str, str]

BY_SETUP: Reasons = {"book": "written by the set-up, and never changed"}
WORKED_OUT: Reasons = {
    "choices": "the legal moves, listed anew where they are asked for",
    "listed": "whether they are listed yet",
}
PICKING: Reasons = {
    "fan": "a hand sorted out while a move is picked",
    **dict.fromkeys(("mine.counted", "mine.rooms", "mine.more_rooms"), "places that fit, counted anew where needed"),
}
EVENTS: Reasons = dict.fromkeys(("log", "forgotten"), "past events stay with the original; their number is told")
CHANCE: Reasons = dict.fromkeys(("rng.a", "rng.b", "rng.c", "rng.d", "luck", "lucky"), "chance to come is secret")

# A copy does not have these of the original …
LEFT_BEHIND = EVENTS | PICKING | {"mine.height": "follows from the cells and the width"}
# … and has these together with it.
SHARED = BY_SETUP | {
    "decision": "belongs to the book",
    "deals": "a new list with each deal",
    "face": "dealt anew each round",
    "gold_face": "dealt once",
    "choices": "a new list for each decision",
    "mine.spots": "belongs to the window, made anew where that grows",
    "mine.step": "belongs to the window, made anew where that grows",
}

# These are not the same in a position read from its text, but a change shows in the text …
CARDS: Reasons = dict.fromkeys(
    (
        *("face", "base", "known", "hands", "top", "bottom", "discard", "front", "role", "spare", "veil"),
        *("mine.cell", "played", "held", "gold_face", "gold_pile", "purse", "offer"),
    ),
    "identities of cards are given anew",
)
RETOLD = CARDS | {"deals": "only those to come are told"}
# … and no change of these shows there.
UNTOLD = BY_SETUP | WORKED_OUT | PICKING | EVENTS | {"veils": "the groups are counted anew"}

# The same for a sample, and the views from which it is drawn.
SAMPLED = CARDS | {"decider": "who decides in secret is guessed", "memory": "what modules keep secret is guessed"}
UNSEEN = UNTOLD | CHANCE | {"deals": "chance to come is secret"}

# What nobody is shown, in a view in words.
UNSHOWN = (
    BY_SETUP
    | PICKING
    | CHANCE
    | {
        "deals": "chance to come is secret",
        "listed": "whether moves are listed yet",
        "veils": "the groups are counted anew",
        "front": "what lies in front of players is told by their marks",
        **dict.fromkeys(("history", "last_turn", "last_path", "returned"), "past turns are told by their events"),
        **dict.fromkeys(("dug", "draws", "reaction"), "what is left to do is told by the decisions it leads to"),
        **dict.fromkeys(("mine.spots", "mine.height"), "belong to the window, of which only cards are shown"),
        **dict.fromkeys(
            ("mine.fringe", "mine.floods", "mine.ladder_needs_mouth"), "where cards fit is told by the moves"
        ),
    }
)

EVERY = 37  # decisions between two moments of a game


# --- attributes -----------------------------------------------------------------------------------


def attributes(thing: object) -> list[str]:
    """The names of all that an object of the rules holds, compiled or interpreted."""
    sort = type(thing)
    return list(getattr(sort, "__mypyc_attrs__", None) or getattr(sort, "__slots__", None) or vars(thing))


def names(state: State) -> Iterator[str]:
    """Those of a position, and of the mine and the generator in it."""
    for name in attributes(state):
        value = getattr(state, name)
        if isinstance(value, Mine | Rng):
            yield from (f"{name}.{part}" for part in attributes(value))
        else:
            yield name


def get(state: State, name: str) -> Any:
    thing: Any = state
    for part in name.split("."):
        thing = getattr(thing, part)
    return thing


def put(state: State, name: str, value: object) -> None:
    owner, _, last = name.rpartition(".")
    setattr(get(state, owner) if owner else state, last, value)


def is_list(value: object) -> bool:
    return hasattr(value, "__setitem__")


def differs(one: State, other: State, name: str) -> bool:
    return shown(get(one, name)) != shown(get(other, name))


ALL = list(names(Setup(3).begin()))


def each_but(*lists: Reasons) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("name", [name for name in ALL if not any(name in one for one in lists)])


def each_of(one: Reasons, *, but: Reasons) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("name", [name for name in one if name not in but])


def test_whatever_is_said_here_of_an_attribute_is_said_of_one_there_is() -> None:
    assert set().union(LEFT_BEHIND, SHARED, RETOLD, UNTOLD, SAMPLED, UNSEEN, UNSHOWN) <= set(ALL)


# --- moments --------------------------------------------------------------------------------------


@cache
def moments() -> list[State]:
    """Moments of many games, one after the other, and the first time that each decision is made. None is a copy."""
    met: set[str] = set()
    out: list[State] = []
    for number, setup in enumerate((*TABLES[::7], *BOX[::3], *FORESTS[::4])):
        game = Game(setup, 77 + number)
        course = game.course()
        moves = [step.move for step in course]
        for decided, step in enumerate(course):
            if decided % EVERY == 0 or step.decision not in met:
                met.add(step.decision)
                out.append(play(game.begin(), moves[:decided]))
        out.append(play(game.begin(), moves))
    return out


def changes(name: str) -> Iterator[tuple[State, Any]]:
    """Moments, and for this attribute what it is some moves later, or else something little different."""
    for state, later in pairwise(moments()):
        value = get(state, name)
        if state.book is later.book and differs(state, later, name):
            yield state, get(later, name)
        if isinstance(value, int):
            yield state, not value if isinstance(value, bool) else value - 1
        elif is_list(value):
            for at, (one, other) in enumerate(pairwise(list(value))):
                if isinstance(one, int) and one != other:
                    stirred = value[:]
                    stirred[at], stirred[at + 1] = other, one
                    yield state, stirred
                    break


@contextmanager
def changed(state: State, name: str, value: object) -> Iterator[State]:
    """A moment with another value there, for a while."""
    before = get(state, name)
    put(state, name, value)
    try:
        yield state
    finally:
        put(state, name, before)


# --- copies ---------------------------------------------------------------------------------------


@each_but(LEFT_BEHIND, BY_SETUP)
def test_a_copy_has_it(name: str) -> None:
    tried = 0
    for state, value in changes(name):
        with changed(state, name, value):
            assert not differs(state.copy(), state, name), f"State.copy() leaves {name} behind"
        tried += 1
    assert tried, f"{name} is always the same in these moments: play games in which it changes"


@each_but(SHARED, PICKING)
def test_a_copy_has_its_own(name: str) -> None:
    for state in moments():
        assert not written_into_both(state, state.copy(), name), (
            f"State.copy() shares {name}: give the copy its own, or say in this file why it needs none"
        )


def written_into_both(one: State, other: State, name: str) -> bool:
    """Whether nonsense that is written into the one, in place where that can be, is read in the other. It is undone."""
    before, value = shown(get(other, name)), get(one, name)
    if is_list(value):
        kept = list(value)
        write(value, [-7] * len(kept))
        same = shown(get(other, name)) != before
        write(value, kept)
    elif isinstance(value, int):
        put(one, name, not value if isinstance(value, bool) else -7)
        same = shown(get(other, name)) != before
        put(one, name, value)
    else:
        raise TypeError(f"{name} is of a new type: say in this file how it is changed")
    return same


def write(values: Any, numbers: list[int]) -> None:
    for at, number in enumerate(numbers):
        values[at] = number


# --- in words -------------------------------------------------------------------------------------


@cache
def through_text() -> list[tuple[State, State]]:
    return [(state, parse_position(print_position(state))) for state in moments()]


@each_but(RETOLD, UNTOLD)
def test_a_position_read_from_its_text_has_it(name: str) -> None:
    assert_follows(name, through_text(), "a position read from its text")


@each_of(RETOLD, but=UNTOLD)
def test_a_change_shows_in_the_text(name: str) -> None:
    assert_shows(name, print_position, "the text of a position")


# --- in views -------------------------------------------------------------------------------------


def views(state: State) -> object:
    return [shown(view(state, viewer)) for viewer in (*range(state.book.seats), WATCHER)]


@cache
def samples() -> list[tuple[State, State]]:
    """What those who watch, and the seat that decides, could think of each moment."""
    rng = Rng.from_seed(b"what they think.")
    viewers = [(state, viewer) for state in moments() for viewer in {WATCHER, state.turn}]
    return [(state, determinise(view(state, viewer), rng)) for state, viewer in viewers]


@each_but(SAMPLED, UNSEEN)
def test_a_sample_has_it(name: str) -> None:
    assert_follows(name, samples(), "a sample drawn from a view")


@each_of(SAMPLED, but=UNSEEN)
def test_a_change_shows_in_somebodys_view(name: str) -> None:
    assert_shows(name, views, "a view")


def in_words(state: State) -> object:
    return [msgspec.json.encode(describe(view(state, viewer))) for viewer in (*range(state.book.seats), WATCHER)]


@each_but(UNSHOWN)
def test_a_change_is_shown_to_somebody(name: str) -> None:
    assert_shows(name, in_words, "what a viewer is shown")


def assert_follows(name: str, pairs: list[tuple[State, State]], what: str) -> None:
    """It is the same in both, whatever it is."""
    for state, other in pairs:
        assert not differs(state, other, name), f"{what} has lost {name}: tell it, or say in this file why not"
    values = {shown(get(state, name)) for state, _ in pairs}
    assert len(values) > 1, f"{name} is always the same in these moments: play games in which it changes"


def assert_shows(name: str, told: Callable[[State], object], where: str) -> None:
    """Some change of it shows."""
    assert any(shows(name, value, told, state) for state, value in changes(name)), (
        f"no change of {name} shows in {where}: tell it there, or say in this file why not"
    )


def shows(name: str, value: object, told: Callable[[State], object], state: State) -> bool:
    before = told(state)
    with changed(state, name, value):
        try:
            return told(state) != before
        except (IndexError, AssertionError, NotAMove):  # a card that is not there, or no goal where there must be one
            return False


def test_all_of_them_have_counted_the_events() -> None:
    for state, other in (*through_text(), *samples(), *((state, state.copy()) for state in moments())):
        assert other.happened() == state.happened() > 0
