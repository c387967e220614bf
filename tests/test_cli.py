"""The command `pyrite`: help, version, and errors that a person can read."""

import argparse
import platform
from pathlib import Path
from pkgutil import iter_modules

import pytest

import pyrite
from pyrite import cli, commands
from pyrite.rules.errors import SetupError


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
