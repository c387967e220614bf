"""Errors say what was wrong, and survive the way to another process."""

import pickle

import pytest

from pyrite.kernel.errors import (
    DeckError,
    GameOver,
    IllegalMove,
    NoSuchSeat,
    NotAMove,
    NotationError,
    NotYourDecision,
    PyriteError,
    SetupError,
    TooMany,
)

ERRORS = [
    (DeckError("base.json", "NS", "count is 0", reason="deck-value"), "base.json, card NS: count is 0", "deck-value"),
    (DeckError("base.json", None, "no title", reason="deck-json"), "base.json: no title", "deck-json"),
    (SetupError("two are too few", reason="players", players=2), "two are too few", "players"),
    (NotAMove("'dig' is no move", reason="move-verb", text="dig"), "'dig' is no move", "move-verb"),
    (IllegalMove("B-22", "tool-broken"), "rule B-22 forbids this move: tool-broken", "tool-broken"),
    (
        IllegalMove("B-23", "already-broken", seat=3, tool="cart"),
        "rule B-23 forbids this move: already-broken (seat 3, tool cart)",
        "already-broken",
    ),
    (NotYourDecision(3), "seat 3 has nothing to decide now", "not-your-decision"),
    (NoSuchSeat(7, 4), "there is no seat 7; seats are 0 to 4", "no-seat"),
    (TooMany("seats", 15), "too many seats: there is room for 15", "too-many"),
    (GameOver(), "the game is over, no move is left", "game-over"),
    (NotationError("no such card", reason="text-word", found="NX"), "no such card", "text-word"),
    (NotationError("no such card", 7, reason="text-word"), "line 7: no such card", "text-word"),
]


@pytest.mark.parametrize(("error", "sentence", "reason"), ERRORS)
def test_an_error_has_a_sentence_and_a_key(error: PyriteError, sentence: str, reason: str) -> None:
    assert str(error) == sentence
    assert error.reason == reason


@pytest.mark.parametrize("error", [error for error, _, _ in ERRORS])
def test_an_error_crosses_processes_whole(error: PyriteError) -> None:
    there = pickle.loads(pickle.dumps(error))
    assert type(there) is type(error)
    assert str(there) == str(error)
    assert vars(there) == vars(error)


def test_what_fills_the_gaps_of_the_sentence() -> None:
    assert IllegalMove("B-23", "already-broken", tool="cart").details == {"tool": "cart"}
    assert SetupError("too few", reason="players", players=2).details == {"players": 2}
    assert NotYourDecision(3).details == {"seat": 3}
    assert NotationError("no such card", 7, reason="text-word", found="NX").details == {"found": "NX"}
    assert DeckError("base.json", "NS", "bad", reason="deck-value", field="count").details == {"field": "count"}


def test_what_is_wrong_with_a_line_may_be_said_by_another_error() -> None:
    error = NotationError.at(4, SetupError("two are too few", reason="players", players=2))
    assert (str(error), error.reason, error.details) == ("line 4: two are too few", "players", {"players": 2})
    again = NotationError.at(9, error)
    assert (str(again), again.line, again.reason) == ("line 9: two are too few", 9, "players")


def test_a_cause_crosses_processes_too() -> None:
    error = NotationError("no", 3, reason="record-move", cause=IllegalMove("B-22", "tool-broken"))
    there = pickle.loads(pickle.dumps(error))
    assert (there.line, there.details["cause"].rule, there.details["cause"].reason) == (3, "B-22", "tool-broken")
