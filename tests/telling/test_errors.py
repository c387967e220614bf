"""Whatever is refused is explained in a sentence of the language files."""

import ast
import pickle
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from pyrite.kernel.errors import (
    BadLuck,
    Clash,
    DeckError,
    GameOver,
    IllegalMove,
    NotAMove,
    NotationError,
    NotYourDecision,
    PyriteError,
    SetupError,
)
from pyrite.kernel.notation.mine_picture import cells_of
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.shapes import flaw
from pyrite.locales import text
from pyrite.setup.decks import load
from pyrite.setup.options import parse_options
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import RoundDeal, Setup, deals_of
from pyrite.telling import explain
from tests.test_locales import CODE, KNOWN

REFUSAL = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+ ([a-z][a-z-]+)")  # as the rules write it: B-18 misfit


AROUND = {"by-rule", "at-line", "in-deck", "in-card", "clash"}  # sentences that hold another one
SENTENCES = {name.removeprefix("error-") for name in KNOWN if name.startswith("error-")} - AROUND


class Reason(NamedTuple):
    """A reason that some code gives, and the gaps it fills."""

    key: str
    fills: frozenset[str]


def reasons(code: str) -> Iterator[Reason]:
    """Every reason that some code can give: `reason="odd"`, `Refusal("odd")`, or in the short form of the rules."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Call(func=ast.Name("Refusal"), args=[ast.Constant(str(key))], keywords=words):
                yield Reason(key, _names(words))
            case ast.Call(keywords=words):
                for word in words:
                    if word.arg == "reason":
                        yield from (Reason(key, _names(words)) for key in _keys(word.value))
            case ast.Constant(value=str(words)) if refusal := REFUSAL.fullmatch(words):
                yield Reason(refusal[1], frozenset({"rule"}))


def _keys(value: ast.expr) -> Iterator[str]:
    match value:
        case ast.Constant(str(key)):
            yield key
        case ast.JoinedStr(parts):  # f"{what}-long" stands for every sentence that ends so
            form = "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z]+" for part in parts)
            yield from (key for key in SENTENCES if re.fullmatch(form, key))


def _names(words: list[ast.keyword]) -> frozenset[str]:
    return frozenset(word.arg for word in words if word.arg) - {"reason"}


GIVEN = [reason for file in CODE for reason in reasons(file.read_text(encoding="utf-8"))]


def test_every_reason_has_its_sentence_and_every_sentence_its_reason() -> None:
    assert {reason.key for reason in GIVEN} == SENTENCES


@pytest.mark.parametrize("reason", sorted(set(GIVEN)), ids=lambda reason: reason.key)
def test_a_sentence_speaks_only_of_what_the_error_tells(reason: Reason) -> None:
    assert KNOWN[f"error-{reason.key}"] <= reason.fills


def test_the_search_finds_reasons() -> None:
    code = """
raise SetupError("x", reason="odd", players=2)
raise Refusal("no-game", seat=1)
raise BadText("x", reason=f"{what}-empty")
return "X-NG-6 no-such-gold" if old else "B-18 misfit"
"""
    assert set(reasons(code)) == {
        Reason("odd", frozenset({"players"})),
        Reason("no-game", frozenset({"seat"})),
        Reason("name-empty", frozenset()),
        Reason("line-empty", frozenset()),
        Reason("no-such-gold", frozenset({"rule"})),
        Reason("misfit", frozenset({"rule"})),
    }


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (NotYourDecision(2), "It is not for seat 2 to decide anything now."),
        (GameOver(), "The game is over."),
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


def test_a_line_that_cannot_be_read_is_explained_with_its_number() -> None:
    with pytest.raises(NotationError) as refusal:
        parse_position("pyrite position 1\nplayers 2")
    assert explain(refusal.value) == "Line 2: The line “options” is missing."
    with pytest.raises(NotationError) as refusal:
        cells_of(" |\n-S- +-")
    assert explain(refusal.value) == (
        "Line 2: The cell 1,0 is no path card: a tunnel links two sides or more, unless there is a ladder."
    )


def test_a_cause_is_explained_inside_the_sentence() -> None:
    error = NotationError("x", 1024, reason="record-move", seat=0, move="pass NE", cause=IllegalMove("B-13", "misfit"))
    assert explain(error) == (
        "Line 1024: Seat 0 cannot “pass NE”. "
        "The sides do not match: a tunnel must meet a tunnel, and rock must meet rock. (Rule B-13)"
    )


def test_a_deck_is_explained_with_its_card() -> None:
    with pytest.raises(DeckError) as refusal:
        load("lost")
    assert explain(refusal.value).startswith("The deck lost cannot be used: There is no such deck. The decks are: base")
    error = DeckError("mine.json", "NS", "x", reason="deck-value", field="count", found=0, allowed="1…")
    assert explain(error) == "The deck mine.json cannot be used. Card NS: “count” is “0”. Allowed: 1…"


def test_a_strange_file_does_not_command_the_terminal() -> None:
    with pytest.raises(NotationError) as refusal:
        parse_position("pyrite position 1\nplayers 3\noptions\n\x1b[2Jhand 0")
    assert explain(refusal.value).startswith("Line 4: No line begins with “\N{REPLACEMENT CHARACTER}[2Jhand” here.")


def test_every_flaw_of_a_path_card_has_its_words() -> None:
    flaws = {flaw(shape) for shape in range(1 << 16)} - {""}
    told = {explain(NotationError("x", reason="picture-flaw", at="1,0", flaw=name)) for name in flaws}
    assert len(told) == len(flaws)


def test_a_setup_is_explained() -> None:
    with pytest.raises(SetupError) as refusal:
        Setup(2)
    assert explain(refusal.value) == "2 cannot play this game; it takes 3 to 10 players."
    with pytest.raises(SetupError) as refusal:
        parse_options("saboteurPay=free")
    assert explain(refusal.value) == "The option saboteurPay cannot be “free”. It can be: std, cz."


def test_a_clash_is_explained_with_the_words_it_is_greyed_out_with() -> None:
    with pytest.raises(SetupError) as refusal:
        Setup(5, modules=("costumes", "tournament"))
    assert explain(refusal.value) == (
        f"Tournament and Costume department do not go together: {text('clash-no-spare')}."
    )


@pytest.mark.parametrize("reason", sorted(name for name in KNOWN if name.startswith("clash-")))
def test_two_modules_that_do_not_go_together_are_explained(reason: str) -> None:
    error = Clash("veto", "new-goals", reason.removeprefix("clash-"))
    assert explain(error) == f"Veto and New goals do not go together: {text(reason)}."
    assert explain(pickle.loads(pickle.dumps(error))) == explain(error)


def test_a_chance_result_that_cannot_be_is_explained() -> None:
    assert explain(BadLuck(2, 5)) == "Chance result number 2 of this round cannot be: it is one of 0 to 4."


def test_a_wrong_deal_is_explained() -> None:
    (deal,) = deals_of(Setup(3).begin(1))
    with pytest.raises(SetupError) as refusal:
        Setup(3).begin(deals=[RoundDeal(deal.deck, deal.goals, (*deal.roles[1:], "king"), deal.gold)])
    assert explain(refusal.value).startswith(
        "The dwarfs of round 1 are not the printed cards. Found and printed: king 1/0"
    )
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
