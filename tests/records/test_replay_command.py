"""`pyrite replay FILE`: a recorded game in the terminal."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pyrite.cli import main
from pyrite.records import save
from pyrite.setup.setup import Setup
from tests.records.kit import GOLDEN, SHORT, played

FILE = str(GOLDEN / "short.pyrite")
PLAYTHROUGH = (GOLDEN / "playthrough.txt").read_text(encoding="utf-8")
LAST = 103  # decisions of the short game
STEP = re.compile(r"^--- (\d+) ---", re.MULTILINE)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Somebody sits at a terminal and answers every prompt; the prompts are kept."""

    def sit_down(*answers: str) -> list[str]:
        prompts: list[str] = []
        left: Iterator[str] = iter(answers)

        def answer(prompt: str) -> str:
            prompts.append(prompt)
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
        monkeypatch.setattr("builtins.input", answer)
        return prompts

    return sit_down


def shown(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["replay", *args]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["replay", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err


# --- stepping -------------------------------------------------------------------------------------


def test_piped_it_prints_the_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, FILE) == PLAYTHROUGH


def test_enter_shows_the_next_step_and_q_quits(
    capsys: pytest.CaptureFixture[str], terminal: Callable[..., list[str]]
) -> None:
    prompts = terminal("", "", "q")
    out = shown(capsys, FILE)
    assert [f"--- {step} ---" in out for step in range(4)] == [True, True, True, False]
    assert prompts == ["[Enter] next step, [q] quit: "] * 3


def test_the_end_of_the_input_quits_too(capsys: pytest.CaptureFixture[str], terminal: Callable[..., list[str]]) -> None:
    assert len(terminal()) == 0
    assert "--- 1 ---" not in shown(capsys, FILE)


def test_all_never_asks(capsys: pytest.CaptureFixture[str], terminal: Callable[..., list[str]]) -> None:
    prompts = terminal()
    assert shown(capsys, FILE, "--all") == PLAYTHROUGH
    assert prompts == []


def test_it_begins_where_it_is_told_with_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, FILE, "--from", str(LAST))
    assert out.startswith(f"--- {LAST} --- Cilka: keep 1\nCilka keeps a gold card worth 1.\n")
    assert "-S--+-" in out
    assert out.count("---") == 2


@pytest.mark.parametrize("step", ["-1", str(LAST + 1), "first", "٣"])
def test_a_step_that_is_none_is_refused(step: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, FILE, "--from", step) == (
        f"pyrite: the game has no step {step}; its steps are 0 to {LAST}\n"
    )


def test_lines_without_end_are_refused_as_others_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "long.pyrite"
    file.write_text(SHORT.replace("1 lay ESW 1,0 turned", f"1 {'x' * 9000}"), encoding="utf-8")
    told = refused(capsys, str(file), "--as", "x" * 9000)
    assert told.startswith(f"pyrite: {file}: Line 22: Seat 1 cannot “xxx")


def test_an_unfinished_game_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(played(Setup(3), seed=1, most=5).record(), tmp_path / "open.pyrite")
    out = shown(capsys, str(tmp_path / "open.pyrite"))
    assert out.endswith("\nThe record ends here; the game is not over.\n")
    assert "is not over" not in PLAYTHROUGH


def test_a_reader_that_goes_away_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-c", "from pyrite.cli import main; raise SystemExit(main())", "replay", FILE]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


# --- whose eyes -----------------------------------------------------------------------------------


def test_a_seat_sees_its_own_cards_only(capsys: pytest.CaptureFixture[str]) -> None:
    deal = shown(capsys, FILE, "--as", "2").split("--- 1 ---")[0]
    assert "Cilka is secretly a saboteur." in deal
    assert "Cilka is dealt ESW, NESW, NESW, Broken Pickaxe, NES, nes." in deal
    assert "Agata is dealt a dwarf." in deal
    assert "Agata is dealt 6 cards." in deal
    assert "Face down" not in deal


def test_a_spectator_sees_no_card_before_it_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    first_round = shown(capsys, FILE, "--as", "spectator").split("The round is over")[0]
    assert "secretly" not in first_round
    assert "and sees" not in first_round
    assert "Cilka passes and puts a card away unseen." in first_round
    assert "NES away" not in first_round
    assert ": pass" not in first_round


def test_nobody_but_all_sees_who_let_a_card_pass(capsys: pytest.CaptureFixture[str]) -> None:
    veto = str(GOLDEN / "veto.pyrite")
    assert ": allow" in shown(capsys, veto)
    seen = shown(capsys, veto, "--as", "spectator")
    assert "allow" not in seen
    assert "says no with a Veto" in seen


def test_pages_are_numbered_without_gaps_whoever_was_asked_for_a_veto(capsys: pytest.CaptureFixture[str]) -> None:
    veto = str(GOLDEN / "veto.pyrite")
    numbers = {who: STEP.findall(shown(capsys, veto, "--as", who)) for who in ("all", "spectator", "2")}
    for found in numbers.values():
        assert found == [str(number) for number in range(len(found))]
    assert len(numbers["spectator"]) == len(numbers["2"]) < len(numbers["all"])


def test_a_page_is_found_again_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    veto = str(GOLDEN / "veto.pyrite")
    last = len(STEP.findall(shown(capsys, veto, "--as", "spectator"))) - 1
    assert STEP.findall(shown(capsys, veto, "--as", "spectator", "--from", str(last))) == [str(last)]
    assert refused(capsys, veto, "--as", "spectator", "--from", str(last + 1)).endswith(f"its steps are 0 to {last}\n")


@pytest.mark.parametrize("who", ["3", "-1", "x", "01", ""])
def test_eyes_that_are_nobodys_are_refused(who: str, capsys: pytest.CaptureFixture[str]) -> None:
    problem = refused(capsys, FILE, f"--as={who}")
    assert problem.endswith("it is all, spectator, or a seat from 0 to 2\n")


# --- files that are no games ----------------------------------------------------------------------


def test_a_damaged_file_is_refused_with_the_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "damaged.pyrite"
    file.write_text(SHORT.replace("0 lay NE 1,-1 turned", "0 lay NE 1,-1"), encoding="utf-8")
    assert refused(capsys, str(file)) == (
        f"pyrite: {file}: Line 24: Seat 0 cannot “lay NE 1,-1”. "
        "The sides do not match: a tunnel must meet a tunnel, and rock must meet rock. (Rule B-18)\n"
    )


def test_a_foreign_file_is_refused_with_the_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\x00")
    assert refused(capsys, str(file)).startswith(f"pyrite: {file}: Line 1: This is no text.")


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.pyrite")]) == 1
    assert "none.pyrite" in capsys.readouterr().err
