"""Whatever is refused is explained in a sentence of the language files."""

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

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
from pyrite.rules.saboteur.notation import parse_move
from pyrite.rules.saboteur.options import parse_options
from pyrite.rules.saboteur.setup import RoundDeal, Setup, deals_of
from pyrite.telling import explain
from tests.test_locales import CODE, KNOWN

REFUSAL = re.compile(r"(?:B|D|NG|WC|X)-[A-Z0-9-]* ([a-z][a-z-]+)")  # as the rules write it: B-18 misfit


class Reason(NamedTuple):
    """A reason that some code gives, and the gaps it fills besides `message`."""

    key: str
    fills: frozenset[str]


def reasons(code: str) -> Iterator[Reason]:
    """Every reason that some code can give."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Call(keywords=words) if any(word.arg == "reason" for word in words):
                for word in words:
                    if word.arg == "reason" and isinstance(word.value, ast.Constant):
                        yield Reason(str(word.value.value), frozenset(w.arg for w in words if w.arg) - {"reason"})
            case ast.Constant(value=str(words)) if refusal := REFUSAL.fullmatch(words):
                yield Reason(refusal[1], frozenset({"rule"}))


GIVEN = [reason for file in CODE for reason in reasons(file.read_text(encoding="utf-8"))]
DEFAULTS = {
    error.reason: error
    for error in (
        PyriteError("odd"),
        SetupError("too few"),
        NotAMove("what"),
        DeckError("base", "NE", "no count"),
        NotationError("no mine", 3),
        NotYourDecision(2),
        GameOver(),
    )
}


def test_every_reason_has_its_sentence_and_every_sentence_its_reason() -> None:
    sentences = {name.removeprefix("error-") for name in KNOWN if name.startswith("error-")} - {"by-rule"}
    assert {reason.key for reason in GIVEN} | set(DEFAULTS) == sentences


@pytest.mark.parametrize("reason", sorted(set(GIVEN)), ids=lambda reason: reason.key)
def test_a_sentence_speaks_only_of_what_the_error_tells(reason: Reason) -> None:
    # Which gold is wrong is plain from the gold: it is the one pile that is not told card by card.
    fills = reason.fills | {"message"} | ({"wrong"} if reason.key == "deal" else set())
    assert KNOWN[f"error-{reason.key}"] <= fills


def test_the_search_finds_reasons() -> None:
    code = 'raise SetupError("x", reason="odd", players=2)\nreturn "X-NG-6 no-such-gold" if old else "B-18 misfit"'
    assert set(reasons(code)) == {
        Reason("odd", frozenset({"players"})),
        Reason("no-such-gold", frozenset({"rule"})),
        Reason("misfit", frozenset({"rule"})),
    }


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (DEFAULTS["error"], "odd"),
        (DEFAULTS["setup"], "too few"),
        (DEFAULTS["not-a-move"], "what"),
        (DEFAULTS["deck"], "This deck cannot be used: base, card NE: no count"),
        (DEFAULTS["notation"], "Line 3: no mine"),
        (NotationError("no mine"), "no mine"),
        (DEFAULTS["not-your-decision"], "It is not for seat 2 to decide anything now."),
        (DEFAULTS["game-over"], "The game is over."),
        (IllegalMove("B-23", "already-broken"), "This tool of that player is broken already. (Rule B-23)"),
        (IllegalMove("B-29", "choose-goal"), "Choose a goal that lies face down. (Rule B-29)"),
        (
            IllegalMove("X-G5", "choose-goal"),
            "Several goals are reached. Choose which one is turned up next. (Rule X-G5)",
        ),
    ],
)
def test_an_error_is_explained(error: PyriteError, sentence: str) -> None:
    assert explain(error) == sentence


def test_a_setup_is_explained() -> None:
    with pytest.raises(SetupError) as refusal:
        Setup(2)
    assert explain(refusal.value) == "2 cannot play this game; it takes 3 to 10 players."
    with pytest.raises(SetupError) as refusal:
        parse_options("saboteurPay=free")
    assert explain(refusal.value) == "The option saboteurPay cannot be “free”. It can be: std, cz."


def test_a_wrong_deal_is_explained() -> None:
    (deal,) = deals_of(Setup(3).begin(1))
    with pytest.raises(SetupError) as refusal:
        Setup(3).begin(deals=[RoundDeal(deal.deck, deal.goals, (*deal.roles[1:], "king"), deal.gold)])
    assert explain(refusal.value).startswith("The roles of round 1 are not the printed cards: king 1 instead of 0")
    with pytest.raises(SetupError) as refusal:
        Setup(3).begin(deals=[RoundDeal(deal.deck, deal.goals, deal.roles, (3, 3))])
    assert explain(refusal.value) == "The gold of round 1 is not the printed deck."


def test_a_text_that_is_no_move_is_explained() -> None:
    with pytest.raises(NotAMove) as refusal:
        parse_move(Setup(3).book(), "dig 3,1")
    assert explain(refusal.value).startswith("No move begins with “dig”. Moves begin with: lay, play, pass")


def test_a_forbidden_move_is_explained_with_its_rule() -> None:
    state = Setup(3).begin(1)
    with pytest.raises(IllegalMove) as refusal:
        state.play(parse_move(state.book, "keep 2"))
    assert explain(refusal.value) == (
        "Use your turn: lay a path card, play an action card, or pass a card. (Rule B-13)"
    )
