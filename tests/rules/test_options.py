"""The options in which printed editions differ, and the editions as presets (D-01 to D-04)."""

import itertools

import msgspec
import pytest

from pyrite.rules.errors import SetupError
from pyrite.rules.saboteur.options import EDITIONS, Options, options_from, parse_options, print_options


def values(name: str) -> tuple[str, str, str, str]:
    default, pl, cs, uk = (getattr(EDITIONS[edition], name) for edition in ("default", "pl", "cs", "uk"))
    return default, pl, cs, uk


@pytest.mark.rule("D-01")
def test_only_the_czech_edition_pays_saboteurs_by_its_own_table() -> None:
    assert values("saboteur_pay") == ("std", "std", "cz", "std")


@pytest.mark.rule("D-02")
def test_only_the_polish_edition_ends_the_round_when_nobody_holds_a_playable_card() -> None:
    assert values("round_end") == ("handsEmpty", "noPlayable", "handsEmpty", "handsEmpty")


@pytest.mark.rule("D-03")
def test_only_the_polish_edition_asks_for_the_last_path_card() -> None:
    assert values("next_starter") == ("lastTurn", "lastPath", "lastTurn", "lastTurn")


@pytest.mark.rule("D-04")
def test_polish_and_czech_goals_must_be_touched() -> None:
    assert values("goal_reveal") == ("anyLink", "touching", "touching", "anyLink")


def test_there_are_four_editions() -> None:
    assert list(EDITIONS) == ["default", "pl", "cs", "uk"]
    assert options_from() == options_from("default") == EDITIONS["default"] == Options()


def test_an_edition_with_one_point_changed() -> None:
    changed = options_from("cs", goal_reveal="anyLink")
    assert changed == Options(saboteur_pay="cz", goal_reveal="anyLink")
    assert EDITIONS["cs"].goal_reveal == "touching"


def test_options_as_text() -> None:
    polish = "saboteurPay=std roundEnd=noPlayable nextStarter=lastPath goalReveal=touching"
    assert print_options(EDITIONS["pl"]) == str(EDITIONS["pl"]) == polish
    assert parse_options("saboteurPay=cz") == Options(saboteur_pay="cz")
    assert parse_options("nextStarter=lastPath", "cs") == options_from("cs", next_starter="lastPath")
    assert parse_options("", "uk") == EDITIONS["uk"]


def test_parse_print_parse_is_the_identity() -> None:
    every = [
        options_from(saboteur_pay=pay, round_end=end, next_starter=starter, goal_reveal=reveal)
        for pay, end, starter, reveal in itertools.product(
            ("std", "cz"), ("handsEmpty", "noPlayable"), ("lastTurn", "lastPath"), ("anyLink", "touching")
        )
    ]
    assert len(set(every)) == 16
    for options in every:
        for edition in EDITIONS:
            assert parse_options(print_options(options), edition) == options
        assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options


@pytest.mark.parametrize(
    ("text", "edition", "reason", "sentence"),
    [
        ("", "de", "edition-unknown", "unknown edition 'de'; editions are default, pl, cs, uk"),
        (
            "saboteurPay",
            "pl",
            "option-form",
            "'saboteurPay' is no option; options are written like saboteurPay=cz",
        ),
        (
            "pay=cz",
            "pl",
            "option-unknown",
            "unknown option 'pay'; options are saboteurPay, roundEnd, nextStarter, goalReveal",
        ),
        ("saboteurPay=", "pl", "option-value", "option saboteurPay cannot be ''; it is one of std, cz"),
        (
            "goalReveal=cz",
            "pl",
            "option-value",
            "option goalReveal cannot be 'cz'; it is one of anyLink, touching",
        ),
        ("saboteurPay=cz saboteurPay=std", "pl", "option-twice", "option saboteurPay is given twice"),
    ],
)
def test_what_is_no_option_is_refused_with_what_is_allowed(text: str, edition: str, reason: str, sentence: str) -> None:
    with pytest.raises(SetupError) as refused:
        parse_options(text, edition)
    assert str(refused.value) == sentence
    assert refused.value.reason == reason


def test_an_unknown_option_by_name_is_refused() -> None:
    with pytest.raises(SetupError, match="unknown option 'pay'; options are saboteur_pay, round_end"):
        options_from("pl", pay="cz")


def test_options_in_a_file_are_checked() -> None:
    for text in ('{"saboteurPay": "gold"}', '{"pay": "cz"}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=Options)


def test_a_value_nobody_knows_is_refused_wherever_it_comes_from() -> None:
    with pytest.raises(SetupError, match="saboteurPay cannot be 'xx'; it is one of std, cz"):
        Options(saboteur_pay="xx")  # type: ignore[arg-type]
