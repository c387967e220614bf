"""The command `pyrite`: help, version, and errors that a person can read."""

import argparse
import json
import platform
import subprocess
import sys
from pathlib import Path
from pkgutil import iter_modules

import pytest

import pyrite
from pyrite import cli, commands
from pyrite.kernel.errors import SetupError
from pyrite.setup.decks import deck_file


def test_without_a_command_it_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    assert capsys.readouterr().out == cli.build_parser().format_help()


@pytest.mark.parametrize(
    "command", ["", *(module.name for module in iter_modules(commands.__path__) if not module.ispkg)]
)
def test_every_command_has_a_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main([*command.split(), "--help"])
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: pyrite {command}".rstrip())


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(["tunnel"])
    assert stop.value.code == 2
    assert "tunnel" in capsys.readouterr().err


@pytest.mark.parametrize(("compiled", "word"), [(True, "rules compiled"), (False, "rules interpreted")])
def test_the_version_says_how_the_rules_run(
    compiled: bool, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "compiled", lambda: compiled)
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    first = capsys.readouterr().out.splitlines()[0]
    assert first == f"pyrite {pyrite.__version__} (Python {platform.python_version()}, {word})"


def test_what_the_engine_refuses_is_said_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_: argparse.Namespace) -> int:
        raise SetupError("two are too few", reason="players", players=2, fewest=3, most=10)

    def add_all(subparsers: commands.Subparsers) -> None:
        subparsers.add_parser("refuse").set_defaults(run=refuse)

    monkeypatch.setattr(commands, "add_all", add_all)
    assert cli.main(["refuse"]) == 1
    assert capsys.readouterr().err == "pyrite: 2 cannot play this game; it takes 3 to 10 players.\n"


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "lost.pyrite"
    assert cli.main(["replay", str(missing)]) == 1
    assert capsys.readouterr().err == f"pyrite: {missing}: No such file or directory\n"


COMMAND = "from pyrite.cli import main; raise SystemExit(main({!r}))"
GAME = Path(__file__).parent / "golden" / "short.pyrite"
FEW = "simulate --miners random --saboteurs random --players 3 --rounds 1 --jobs 1"


@pytest.mark.parametrize("words", [f"replay {GAME}", FEW, "--help"])
def test_closed_streams_stop_nobody(words: str) -> None:
    code = "import os; [os.close(stream) for stream in range(3)]; os.execv(os.sys.executable, {!r})"
    again = [sys.executable, "-c", COMMAND.format(words.split())]
    assert subprocess.run([sys.executable, "-c", code.format(again)], check=False, timeout=60).returncode == 0


@pytest.mark.parametrize("words", [FEW, "replay {}"])
def test_a_terminal_without_our_letters_gets_others(words: str, tmp_path: Path) -> None:
    game = tmp_path / "game.pyrite"
    game.write_text(GAME.read_text(encoding="utf-8").replace("name 0 Agata", "name 0 Żaneta"), encoding="utf-8")
    command = [sys.executable, "-X", "utf8=0", "-c", COMMAND.format(words.format(game).split())]
    told = subprocess.run(command, env={"PYTHONIOENCODING": "ascii"}, capture_output=True, check=False, timeout=60)
    assert (told.returncode, told.stderr) == (0, b"")
    assert b"?" in told.stdout


# --- decks ----------------------------------------------------------------------------------------


def test_decks_from_an_editor_that_marks_its_files_are_read(tmp_path: Path) -> None:
    decks = tmp_path / "box.json"
    decks.write_bytes(b'\xef\xbb\xbf{"decks": {}}')
    assert cli.main([*FEW.split(), "--decks", str(decks)]) == 0


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (b'{\n  "decks": {\n    "base": 1,,\n  }\n}', "box.json, line 3"),
        (b'{"decks":\n', "box.json, line 2"),
        ('{\n"décks": {}}'.encode("latin-1"), "box.json, line 2"),
        (b'{"decks": {"base": ' + b"[" * 100_000 + b"]" * 100_000 + b"}}", "box.json"),
        (b'{"decks": ' + b"9" * 5000 + b"}", "box.json"),
    ],
    ids=["comma", "cut", "letters", "deep", "long"],
)
@pytest.mark.parametrize("command", [f"{FEW}", f"replay {GAME}", "serve --database :memory:"])
def test_decks_that_are_no_json_are_refused_with_the_line(
    command: str, content: bytes, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    decks = tmp_path / "box.json"
    decks.write_bytes(content)
    assert cli.main([*command.split(), "--decks", str(decks)]) in (1, 2)
    assert capsys.readouterr().err == f"pyrite: The deck {place} cannot be used: This is no JSON that can be read.\n"


def test_a_card_whose_kind_is_no_word_is_refused_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    base = json.loads(deck_file("base").read_text(encoding="utf-8"))
    base["cards"][3]["kind"] = []
    decks = tmp_path / "box.json"
    decks.write_text(json.dumps({"decks": {"base": base}}), encoding="utf-8")
    assert cli.main([*FEW.split(), "--decks", str(decks)]) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"pyrite: The deck box.json, base cannot be used. Card {base['cards'][3]['name']}: ")
