"""The options in which printed editions differ, and the editions as presets (D-01 to D-04)."""

import itertools
import pickle
from collections.abc import MutableMapping

import msgspec
import pytest

from pyrite.games import LOST_MINES
from pyrite.kernel.errors import SetupError
from pyrite.setup.options import (
    EDITIONS,
    Options,
    choices,
    editions,
    options_from,
    parse_options,
    print_options,
    restored,
    stored,
    told,
)
from pyrite.setup.setup import Setup

OURS = [
    *("saboteurPay", "roundEnd", "nextStarter", "goalReveal", "noDoorBoth", "soloNeedsOwnLink", "ladderContact"),
    *("hatSwap", "greedyTakesAll", "tollStartTokenCounts", "chestLayout", "mapBan", "goalMove"),
]
THEIRS = ["remainder", "dragonFrom", "lastMove", "decider", "peekTalk"]


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
    assert changed == Options.of({**EDITIONS["cs"], "goalReveal": "anyLink"})
    assert (changed.saboteur_pay, changed.goal_reveal) == ("cz", "anyLink")
    assert EDITIONS["cs"].goal_reveal == "touching"


def test_options_as_text() -> None:
    plain = "saboteurPay=std roundEnd=handsEmpty nextStarter=lastTurn goalReveal=anyLink"
    assert print_options(Options()) == str(EDITIONS["uk"]) == plain
    polish = (
        "saboteurPay=std roundEnd=noPlayable nextStarter=lastPath goalReveal=touching "
        "ladderContact=openLink chestLayout=free mapBan=all"
    )
    assert print_options(EDITIONS["pl"]) == str(EDITIONS["pl"]) == polish
    assert parse_options("saboteurPay=cz") == Options(saboteur_pay="cz")
    assert parse_options("nextStarter=lastPath", "cs") == options_from("cs", next_starter="lastPath")
    assert parse_options("", "uk") == EDITIONS["uk"]


def test_parse_print_parse_is_the_identity() -> None:
    """What is at rest need not be told; told by name, it holds whatever the edition says."""
    known = choices()
    every = [options_from(**dict(zip(known, values, strict=True))) for values in itertools.product(*known.values())]
    assert len(set(every)) == 2 ** len(known)
    for options in every:
        text = print_options(options)
        assert parse_options(text) == options
        assert print_options(parse_options(text)) == text
    for options in every[::97]:
        told = " ".join(f"{name}={options[name]}" for name in OURS)
        for edition in EDITIONS:
            assert parse_options(told, edition) == options
        assert (
            msgspec.json.decode(msgspec.json.encode(options, enc_hook=stored), type=Options, dec_hook=restored)
            == options
        )


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
            f"unknown option 'pay'; options are {', '.join(OURS)}",
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


# --- two games ------------------------------------------------------------------------------------


def test_each_game_has_its_own_options() -> None:
    assert list(Options()) == [*OURS, *THEIRS]
    assert len(Options()) == 18
    assert list(told(Options(), "saboteur")) == OURS
    assert list(told(Options(), LOST_MINES)) == THEIRS
    assert list(editions(LOST_MINES)) == ["default"]
    assert list(editions()) == list(EDITIONS)


def test_the_lost_mines_tell_all_of_theirs_and_nothing_else() -> None:
    plain = "remainder=card dragonFrom=all lastMove=true decider=false peekTalk=off"
    assert print_options(Options(), LOST_MINES) == plain
    known = choices(LOST_MINES)
    for values in itertools.product(*known.values()):
        options = options_from(**dict(zip(known, values, strict=True)))
        text = print_options(options, LOST_MINES)
        assert parse_options(text, game=LOST_MINES) == options
        Setup(3, options, game=LOST_MINES)


@pytest.mark.parametrize(
    ("text", "edition", "game", "reason"),
    [
        ("remainder=sum", "default", "saboteur", "option-foreign"),
        ("peekTalk=free", "default", "saboteur", "option-foreign"),  # even at rest: it says nothing here
        ("roundEnd=noPlayable", "default", LOST_MINES, "option-foreign"),
        ("pay=cz", "default", LOST_MINES, "option-unknown"),
        ("", "pl", LOST_MINES, "edition-unknown"),
    ],
)
def test_what_belongs_to_the_other_game_is_refused(text: str, edition: str, game: str, reason: str) -> None:
    with pytest.raises(SetupError) as refused:
        parse_options(text, edition, game)
    assert refused.value.reason == reason
    if reason.startswith("option"):
        assert str(refused.value.details["allowed"]).split(", ") == (THEIRS if game == LOST_MINES else OURS)


@pytest.mark.parametrize(
    ("options", "game"), [(Options(decider="true"), "saboteur"), (EDITIONS["cs"], LOST_MINES)], ids=["sab", "lost"]
)
def test_no_game_is_set_up_with_options_of_the_other_one(options: Options, game: str) -> None:
    with pytest.raises(SetupError) as refused:
        Setup(5, options, game=game)
    assert (refused.value.reason, refused.value.details["game"]) == ("option-foreign", game)


def test_an_unknown_option_by_name_is_refused() -> None:
    with pytest.raises(SetupError, match="unknown option 'pay'; options are saboteur_pay, round_end"):
        options_from("pl", pay="cz")


def test_options_in_a_file_are_checked() -> None:
    for text in ('{"saboteurPay": "gold"}', '{"pay": "cz"}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=Options, dec_hook=restored)


def test_a_value_nobody_knows_is_refused_wherever_it_comes_from() -> None:
    with pytest.raises(SetupError, match="saboteurPay cannot be 'xx'; it is one of std, cz"):
        Options(saboteur_pay="xx")


def test_options_are_a_mapping_that_nobody_can_change() -> None:
    options = Options(hat_swap="neverDealt")
    assert (options["hatSwap"], options.hat_swap, options["mapBan"]) == ("neverDealt", "neverDealt", "goals")
    assert options == Options(hat_swap="neverDealt", map_ban="goals") != Options()
    assert len({options, Options(hat_swap="neverDealt")}) == 1
    assert pickle.loads(pickle.dumps(options)) == options
    assert repr(options) == "Options(hat_swap='neverDealt')"
    assert not isinstance(options, MutableMapping)
    with pytest.raises(KeyError):
        options["hat_swap"]
    with pytest.raises(AttributeError, match="no option 'hats'"):
        options.hats  # noqa: B018
