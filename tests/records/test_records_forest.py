"""Games of The Lost Mines as files: the same form, with a line that says which game it is, and points at the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyrite.cli import main
from pyrite.games.lost_mines.events import TrapSprung
from pyrite.kernel.errors import IllegalMove, NotationError
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.state import WATCHER
from pyrite.records import Record, Recorder, load, open_events, read, replay, verify, write
from pyrite.setup.options import Options
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup
from pyrite.telling import explain
from pyrite.telling.pages import pages
from tests.properties.combos import forest
from tests.records.kit import GOLDEN, line_of, played, seeds

TEXT = (GOLDEN / "forest.pyrite").read_text(encoding="utf-8")
# Written by a Pyrite that let an end be proposed in every turn.
ASKED_EVERY_TURN = Path(__file__).with_name("asked_every_turn.pyrite")


@pytest.mark.mass
@settings(max_examples=15)
@given(seed=seeds, most=st.integers(0, 300))
def test_what_is_written_is_read_and_replays(seed: int, most: int) -> None:
    game = played(forest(Rng.from_seed(f"{seed:032x}")), seed, most)
    text = write(game.record())
    assert read(text) == game.record()
    assert write(read(text)) == text
    state = verify(read(text))
    assert open_events(state) == open_events(game.state)


@pytest.mark.rule("A-33")
def test_a_game_in_which_the_end_was_proposed_in_every_turn_still_replays() -> None:
    """Today what was refused comes again only with a further mine; a game of the past goes as it went."""
    record = load(ASKED_EVERY_TURN)
    state = verify(record)
    refused = 0
    for step in replay(record):
        refused += step.choice is not None and step.choice.move == "refuse"
    assert (state.over(), refused) == (True, 8)
    with pytest.raises(IllegalMove) as error:
        today(record)
    assert error.value.reason == "asked-already"


def today(record: Record) -> None:
    """Play the same moves in a game of today."""
    game = Recorder(record.setup, deals=[one.deal for one in record.rounds])
    for one in record.rounds:
        for choice in one.choices:
            game.play(parse_move(game.state.book, choice.move))


def test_the_head_says_which_game_and_only_its_options() -> None:
    head = write(Recorder(Setup(3, Options(decider="true"), game="lost-mines"), seed=1).record()).split("\n")[2:6]
    assert head == [
        "game lost-mines",
        "players 3",
        "options remainder=card dragonFrom=all lastMove=true decider=true peekTalk=off",
        "starter 0",
    ]
    assert "\ngame" not in write(Recorder(Setup(3), seed=1).record())


def test_a_file_may_name_the_game_it_need_not_name() -> None:
    plain = write(Recorder(Setup(3), seed=1).record())
    named = plain.replace("players 3\n", "game saboteur\nplayers 3\n")
    assert read(named) == read(plain)
    assert write(read(named)) == plain


def test_chance_gives_treasures_and_what_is_set_aside_and_no_gold() -> None:
    lines = write(Recorder(Setup(3, game="lost-mines"), seed=1).record()).split("\n")
    words = {line.split()[0]: line.split()[1:] for line in lines if line}
    assert len(words["aside"]) == 10
    assert len(words["hand"]) == 1 + 5
    assert sorted(words["goals"]) == ["mine-dragon", "mine-gold", "mine-jewels", "mine-silver"]
    assert len(words["treasures"]) == 12
    assert "gold" not in words


def test_whatever_a_trap_took_is_told_as_luck() -> None:
    record = load(GOLDEN / "forest.pyrite")
    trapped = [event for event in open_events(verify(record)) if isinstance(event, TrapSprung) and event.lost]
    assert sum(len(played.deal.luck) for played in record.rounds) == len(trapped) > 0


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("game lost-mines\n", "game chess\n", "game", "game cannot be 'chess'; allowed are saboteur, lost-mines"),
        ("game lost-mines\n", "", "options", "option remainder is none of the game saboteur"),
        ("remainder=card", "roundEnd=handsEmpty", "options", "option roundEnd is none of the game lost-mines"),
        ("players 4\n", "players 10\n", "players", "10 players cannot play; this game is for 3 to 9"),
        ("starter 0\n", "modules veto\nstarter 0\n", "modules", "the game lost-mines has no modules"),
        ("treasures ", "gold 1 2 3\ntreasures ", "gold", "'gold' begins no line here"),
        ("points ", "nuggets ", "nuggets", "'nuggets' begins no line here"),
    ],
)
def test_what_does_not_belong_to_the_game_is_refused(old: str, new: str, line: str, problem: str) -> None:
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    with pytest.raises(NotationError) as refused:
        verify(read(text))
    assert problem in refused.value.message
    assert refused.value.line == line_of(text, line)
    assert explain(refused.value).startswith(f"Line {refused.value.line}: ")


def test_points_that_were_not_earned_are_refused_by_their_name() -> None:
    result = load(GOLDEN / "forest.pyrite").result
    assert result is not None
    forged = TEXT.replace(f"points {result.scores[0]} ", f"points {result.scores[0] + 1} ")
    with pytest.raises(NotationError) as refused:
        verify(read(forged))
    assert " points, and the winners are" in explain(refused.value)


@pytest.mark.parametrize("seed", range(6))
def test_a_position_keeps_the_options_of_its_game(seed: int) -> None:
    setup = forest(Rng.from_seed(f"{seed:032x}"))
    game = played(setup, seed, 60)
    text = print_position(game.state)
    assert "saboteurPay" not in text
    again = parse_position(text)
    assert again.book is game.state.book
    assert print_position(again) == text


# --- watching it again ----------------------------------------------------------------------------


def test_the_forest_is_shown_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN / "forest.pyrite"), "--all"]) == 0
    out = capsys.readouterr().out
    assert "The treasures beside the forest, from the first to the last: " in out
    assert "Set aside, unseen: " in out
    assert " points." in out


def test_only_eyes_that_see_everything_are_told_what_lies_hidden() -> None:
    record = load(GOLDEN / "forest.pyrite")
    (first, *_) = pages(record)
    assert "The treasures beside the forest" in first
    for viewer in (0, WATCHER):
        (first, *_) = pages(record, viewer)
        assert "worth" not in first
        assert first.count("is secretly") == (1 if viewer == 0 else 0)
