"""A record that was damaged, forged, cut off, or that is something else is refused, and the line is named."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyrite.kernel.errors import NotationError
from pyrite.records import Choice, Record, load, read, verify
from pyrite.setup.setup import crowd
from pyrite.telling import explain
from tests.records.kit import LINES, SHORT, line_of


def refused(text: str) -> NotationError:
    with pytest.raises(NotationError) as refusal:
        verify(read(text))
    assert explain(refusal.value).startswith(f"Line {refusal.value.line}: ")
    return refusal.value


def outcome(text: str) -> Record | NotationError:
    """What becomes of a file: a verified record, or its refusal."""
    try:
        record = read(text)
        verify(record)
    except NotationError as refusal:
        return refusal
    return record


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "the first line must be 'pyrite game 1'"),
        ("\n\n", 1, "the first line must be 'pyrite game 1'"),
        ("# only a comment\n", 1, "the first line must be 'pyrite game 1'"),
        ('{"game": 1}\n', 1, "the first line must be 'pyrite game 1'"),
        ("\n# a comment\npyrite position 1\n", 3, "the first line must be 'pyrite game 1'"),
        ("pyrite game one\n", 1, "the first line must be 'pyrite game 1'"),
        ("pyrite game 0\n", 1, "the first line must be 'pyrite game 1'"),
        ("pyrite game 2\nsomething new\n", 1, "written in form 2, but this Pyrite reads only up to 1"),
        ("pyrite game 1\n", 1, "'engine' is missing"),
        ("pyrite game 1\nengine 0.1.0\nplayers 3\n", 3, "no round"),
    ],
)
def test_a_foreign_file_is_refused(text: str, line: int, problem: str) -> None:
    refusal = refused(text)
    assert refusal.line == line
    assert problem in refusal.message


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        # before the first round
        ("engine 0.1.0\n", "", "name 2", "'engine' is missing"),
        ("players 3\n", "players 1\n", "players", f"allowed are {crowd()[0]} to {crowd()[-1]}"),
        ("players 3\n", "players 3\nplayers 3\n", 4, "a second time"),
        ("saboteurPay=std", "saboteurPay=free", "options", "saboteurPay cannot be 'free'; it is one of std, cz"),
        ("starter 0", "starter 3", "starter", "seats are 0 to 2"),
        ("starter 0", "modules trolls", "modules", "unknown module 'trolls'"),
        ("starter 0", "title Gold", "title", "'title' begins no line here"),
        ("name 1 Bohdan", "name 0 Bohdan", "name 0 Bohdan", "a second time"),
        ("name 1 Bohdan", "name 1", 7, "no name"),
        ("name 1 Bohdan", "name 1 Boh\x1b[2Jdan", "name 1", "printable"),
        # chance
        ("round 2", "round 3", "round 3", "round is written like: round 2"),
        ("hand 0 NW", "hand 0", "hand 0", "hand 0 takes 6 words, not 5"),
        ("hand 0 NW", "hand 0 NX", "hand 0", "hand 0 cannot be 'NX'"),
        ("hand 0 NW", "hand 0 NS", "round 1", "deck of round 1 is not the printed one"),
        ("hand 1 NS", "hand 0 NS", "hand 0 NS", "a second time"),
        ("draw break-lantern\n", "", "round 1", "break-lantern 2/3"),
        ("goals stone-ne treasure stone-nw", "goals stone-ne stone-ne treasure", "round 1", "goals of round 1"),
        ("goals stone-ne treasure stone-nw\n", "", "gold", "'goals' is missing"),
        ("roles miner miner saboteur miner", "roles miner saboteur saboteur miner", "round 1", "roles of round 1"),
        ("gold 2 1 2 2", "gold 2 1 2 1", "round 1", "gold deck of round 1"),
        ("gold 2 1 2 2", "gold 2 1 2 4", "gold", "allowed are 1 to 3"),
        ("gold 1 1 1 2", "gold 1 1 1 1", "round 2", "gold of round 2 is not what is left"),
        # decisions
        ("0 play break-lantern on 2", "0 play break-lantern on 0", "0 play break-lantern on 0", "rule B-22"),
        ("0 play break-lantern on 2", "0 play break-lantern", "0 play break-lantern", "write it like"),
        ("0 play break-lantern on 2", "1 pass NS", "1 pass NS", "seat 0 has (turn)"),
        ("0 play break-lantern on 2", "0 keep 3", "0 keep 3", "rule B-13"),
        ("0 play break-lantern on 2", "3 pass NS", "3 pass NS", "seats are 0 to 2"),
        ("0 play break-lantern on 2", "0", 21, "0 is written like: 0 lay NE 3,1"),
        (
            "0 play break-lantern on 2",
            "0 play break-lantern on 2\ngold 1",
            22,
            "'gold' begins no line here; lines begin with 0…2",
        ),
        ("1 deal\n", "", "round 2", "round 2 begins before round 1 is over"),
        ("1 deal\n", "1 deal\n1 deal\n", "1 deal", "chance results must follow"),
        # the end
        ("0 keep 3\n2 keep 1\n", "", "nuggets", "not over"),
        ("0 keep 3\n2 keep 1\n", "0 keep 3\n2 keep 1\n0 pass NS\n", "0 pass NS\n\nnuggets", "the game is over"),
        ("0 keep 3", "0 keep 2", "0 keep 2", "rule B-37"),
        ("nuggets 4 2 6", "nuggets 4 3 6", "nuggets", "4 2 6 nuggets"),
        ("nuggets 4 2 6", "nuggets 4 2", "nuggets", "nuggets takes 3 words, not 2"),
        ("winners 2", "winners 0", "nuggets", "winners are 2"),
        ("winners 2\n", "", "checksum", "'winners' is missing"),
        ("nuggets 4 2 6\nwinners 2\n", "", "checksum", "its nuggets and winners are missing"),
        ("winners 2", "winners 2\nround 4", "round 4", "begins no line here"),
        ("checksum 921a", "checksum 921b", "checksum", "does not give the checksum 921b"),
        ("checksum 921a", "checksum 21a", "checksum", "no checksum"),
    ],
)
def test_damage_is_named_with_its_line(old: str, new: str, line: str | int, problem: str) -> None:
    assert old in SHORT
    text = SHORT.replace(old, new, 1)
    refusal = refused(text)
    assert problem in refusal.message
    assert refusal.line == (line if isinstance(line, int) else text.count("\n", 0, text.index("\n" + line) + 1) + 1)


def test_a_move_that_was_exchanged_for_another_legal_one_is_found() -> None:
    text = SHORT.replace("2 play map at 8,-2", "2 play map at 8,2", 1)
    assert "does not give the checksum" in refused(text).message


def test_a_file_that_was_cut_off_anywhere_is_refused() -> None:
    for end in range(0, len(SHORT) - 1, 11):
        assert refused(SHORT[:end]).line is not None
    assert refused(SHORT[: SHORT.index("\n0 keep 3")]).message.startswith("the file is cut off")


def test_a_missing_line_is_noticed() -> None:
    lines = SHORT.splitlines(True)
    optional = ("options", "starter", "name", "\n")
    for number, line in enumerate(lines):
        if not line.startswith(optional):
            place = refused("".join(lines[:number] + lines[number + 1 :])).line
            assert place is not None
            assert 1 <= place <= LINES


@settings(max_examples=150)
@given(at=st.integers(0, len(SHORT) - 1), sign=st.sampled_from(sorted(set(SHORT) | {"#", "~"})))
def test_no_wrong_character_changes_a_game_unnoticed(at: int, sign: str) -> None:
    whole = read(SHORT)
    found = outcome(SHORT[:at] + sign + SHORT[at + 1 :])
    if isinstance(found, NotationError):
        assert found.line is not None
        assert 1 <= found.line <= LINES + 1
    else:
        assert replace(found, names=whole.names, engine=whole.engine) == whole


def test_without_a_checksum_only_the_rules_speak() -> None:
    text = SHORT.replace("checksum 921a3abc61b90667", "checksum none")
    assert verify(read(text)).over()
    text = text.replace("2 play map at 8,-2", "2 play map at 8,2", 1)
    assert verify(read(text)).over()


def test_a_record_from_no_file_has_no_line_to_name() -> None:
    record = read(SHORT)
    first = replace(record.rounds[0], choices=(Choice(0, "pass map"),))
    with pytest.raises(NotationError, match="seat 0 cannot 'pass map'") as refusal:
        verify(replace(record, rounds=(first,), result=None))
    assert refusal.value.line is None


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.pyrite"
    file.write_bytes(b"pyrite game 1\nengine \xff\xfe\n")
    with pytest.raises(NotationError, match="line 2: this is no text"):
        load(file)


def test_the_line_counts_what_an_editor_counts() -> None:
    text = SHORT.replace("name 1 Bohdan", "# a form feed\x0c in a comment\nname 1", 1)
    assert refused(text).line == line_of(text, "name 1")
