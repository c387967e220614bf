"""Errors say what was wrong, and survive the way to another process."""

import pickle

import pytest

from pyrite.rules.errors import (
    DeckError,
    GameOver,
    IllegalMove,
    NotAMove,
    NotationError,
    NotYourDecision,
    PyriteError,
    SetupError,
)

ERRORS = [
    (DeckError("base.json", "NS", "count is 0"), "base.json, card NS: count is 0", "deck"),
    (DeckError("base.json", None, "no title"), "base.json: no title", "deck"),
    (SetupError("two players are too few", players=2), "two players are too few", "setup"),
    (SetupError("no such edition", reason="edition-unknown"), "no such edition", "edition-unknown"),
    (NotAMove("'dig' is no move", text="dig"), "'dig' is no move", "not-a-move"),
    (IllegalMove("B-22", "tool-broken"), "rule B-22 forbids this move: tool-broken", "tool-broken"),
    (
        IllegalMove("B-23", "already-broken", seat=3, tool="cart"),
        "rule B-23 forbids this move: already-broken (seat 3, tool cart)",
        "already-broken",
    ),
    (NotYourDecision(3), "seat 3 has nothing to decide now", "not-your-decision"),
    (GameOver(), "the game is over, no move is left", "game-over"),
    (NotationError("no such card"), "no such card", "notation"),
    (NotationError("no such card", 7), "line 7: no such card", "notation"),
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
    assert (there.reason, there.details) == (error.reason, error.details)


def test_what_fills_the_gaps_of_the_sentence() -> None:
    assert IllegalMove("B-23", "already-broken", tool="cart").details == {"tool": "cart"}
    assert SetupError("too few", players=2).details == {"players": 2}
    assert NotYourDecision(3).details == {"seat": 3}
    assert NotationError("no such card", 7).details == {"message": "no such card", "line": 7}
    assert DeckError("base.json", "NS", "bad").details == {
        "source": "base.json",
        "card": "NS",
        "problem": "bad",
    }
