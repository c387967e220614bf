"""Which browser the end-to-end tests get, and what is said where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import browser


class Machine:
    """A machine on which installing may work or not."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.asked: list[str] = []
        self.gives: dict[str, str] = {}  # what an installer brings
        monkeypatch.delenv("PYRITE_CHROMIUM", raising=False)
        monkeypatch.setenv("PATH", str(folder))
        monkeypatch.setattr(browser, "_playwrights", lambda: self.there("own"))
        monkeypatch.setattr(browser, "_runs", self.run)
        monkeypatch.setattr("os.geteuid", lambda: 0)

    def put(self, name: str) -> str:
        file = self.folder / name
        file.touch(mode=0o755)
        return str(file)

    def there(self, name: str) -> str | None:
        file = self.folder / name
        return str(file) if file.exists() else None

    def run(self, command: list[str]) -> bool:
        tool = "playwright" if "playwright" in command else command[0]
        self.asked.append(f"{tool} {'update' if 'update' in command else 'install'}")
        if tool in self.gives and "install" in command:
            self.put(self.gives[tool])
            return True
        return False


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def test_the_named_one_comes_first(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.put("chromium")
    monkeypatch.setenv("PYRITE_CHROMIUM", machine.put("mine"))
    assert browser.find() == machine.there("mine")


def test_a_named_one_that_is_not_there_is_an_error(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.put("chromium")
    monkeypatch.setenv("PYRITE_CHROMIUM", "nowhere")
    with pytest.raises(browser.NoBrowser, match="PYRITE_CHROMIUM=nowhere is no program"):
        browser.find()


def test_then_the_one_on_the_path_and_nothing_is_installed(machine: Machine) -> None:
    assert browser.find() is None
    machine.put("own")
    assert browser.find() == machine.there("own")
    machine.put("google-chrome")
    assert browser.find() == machine.there("google-chrome")
    machine.put("chromium")
    assert browser.find() == machine.there("chromium")
    assert machine.asked == []


def test_whoever_may_install_gets_debians(machine: Machine) -> None:
    machine.put("apt-get")
    machine.gives["apt-get"] = "chromium"
    assert browser.install() == machine.there("chromium")
    assert machine.asked == ["apt-get install"]


def test_whoever_may_not_gets_playwrights(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.put("apt-get")
    machine.gives |= {"apt-get": "chromium", "playwright": "own"}
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert browser.install() == machine.there("own")
    assert machine.asked == ["playwright install"]


def test_without_any_it_stops_with_one_sentence(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.put("apt-get")
    assert browser.main() == 1
    assert machine.asked == ["apt-get install", "apt-get update", "playwright install"]
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.strip() == browser.MISSING
    with pytest.raises(browser.NoBrowser):
        browser.require()
