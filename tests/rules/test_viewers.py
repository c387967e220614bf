"""What a position shows, it shows to somebody who is there: a seat, or those who only watch (X-G9)."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from pyrite.games import LOST_MINES
from pyrite.kernel.errors import NoSuchSeat
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import WATCHER, State
from pyrite.kernel.view import view
from pyrite.records import read
from pyrite.setup.setup import Setup
from pyrite.telling import explain
from pyrite.telling.pages import page_count, pages
from tests.records.kit import SHORT
from tests.rules.kit import do, table

HOUSE = Path(__file__).parents[2] / "src" / "pyrite"
SHOWN: dict[str, Callable[[State, int], object]] = {"view": view, "events": events}
NOBODY = [-1, -2, 14, 16, 64, 1 << 31, 1 << 63, 1 << 64, -(1 << 70)]
TABLES = {
    "base": Setup(5),
    "all that goes together": Setup(12, modules=("saboteur-2", "new-goals", "veto", "chests")),
    "forest": Setup(9, game=LOST_MINES),
}


@pytest.mark.rule("X-G9")
@pytest.mark.parametrize("shown", SHOWN)
@pytest.mark.parametrize("game", TABLES)
def test_a_seat_that_is_not_at_the_table_is_shown_nothing(game: str, shown: str) -> None:
    state = TABLES[game].begin(seed=1)
    for number in (*NOBODY, state.book.seats):
        with pytest.raises(NoSuchSeat, match=f"no seat {number}; seats are 0 to {state.book.seats - 1}"):
            SHOWN[shown](state, number)


@pytest.mark.rule("X-G9")
@pytest.mark.parametrize("shown", SHOWN)
@pytest.mark.parametrize("game", TABLES)
def test_everybody_who_is_there_is_shown_what_they_may_know(game: str, shown: str) -> None:
    state = TABLES[game].begin(seed=1)
    for number in (*range(state.book.seats), WATCHER):
        SHOWN[shown](state, number)
    assert view(state, WATCHER).viewer == WATCHER
    assert list(view(state, WATCHER).hand) == []


@pytest.mark.parametrize("game", TABLES)
def test_a_seat_that_is_not_at_the_table_owns_nothing(game: str) -> None:
    state = TABLES[game].begin(seed=1)
    for number in (*NOBODY, state.book.seats, WATCHER):
        with pytest.raises(NoSuchSeat):
            state.nuggets(number)
        with pytest.raises(NoSuchSeat):
            state.score(number)


@pytest.mark.rule("X-G9")
def test_true_is_seat_1_and_nothing_else() -> None:
    state = TABLES["base"].begin(seed=1)
    assert type(view(state, True).viewer) is int
    assert describe(view(state, True)) == describe(view(state, 1))
    assert events(state, True) == events(state, 1)


@pytest.mark.rule("X-WC-20")
def test_who_decides_in_secret_is_shown_to_no_number_that_is_no_seat() -> None:
    state = do(table(hands={0: "map", 2: "veto"}, modules=("veto",)), "play map at 8,0")
    assert state.decision.silence
    for number in NOBODY:
        with pytest.raises(NoSuchSeat):
            view(state, number)


def test_a_game_that_is_over_is_nobodys_to_decide() -> None:
    """Its decider is -1, and so is none of those who may look."""
    state = TABLES["base"].begin(seed=1)
    while not state.over():
        state.play(state.moves()[0])
    with pytest.raises(NoSuchSeat):
        view(state, state.decider)


def test_a_record_is_read_with_nobodys_eyes() -> None:
    record = read(SHORT)
    with pytest.raises(NoSuchSeat):
        page_count(record, 64)
    with pytest.raises(NoSuchSeat):
        next(pages(record, -1))


def test_the_refusal_is_explained() -> None:
    assert explain(NoSuchSeat(64, 4)) == "There is no seat 64. Seats are 0 to 4."


def test_nothing_else_in_the_rules_shows_a_position_to_a_number() -> None:
    """Whatever comes to take a viewer from callers is asked for nobody above."""
    taking = set()
    for file in (*HOUSE.glob("kernel/**/*.py"), *HOUSE.glob("games/**/*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and "viewer" in {argument.arg for argument in node.args.args}:
                taking.add(node.name)
    assert {name for name in taking if not name.startswith("_")} == set(SHOWN)
