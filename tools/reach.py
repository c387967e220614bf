"""Which tests reach which lines of the rules, so that a fault is shown only to tests that could see it.

A plugin for pytest (`-p tools.reach`): `--reach-to FILE` writes down, for a whole run, the lines that each test reaches
and the seconds it takes; `--choose FILE` runs only the tests listed there, in that order.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage, CoverageData

ROOMS = ("src/pyrite/kernel", "src/pyrite/games", "src/pyrite/setup")  # where the rules stand
BEFORE = ""  # reached while the tests are gathered


@dataclass(frozen=True)
class Reach:
    """What one run has written down."""

    lines: dict[str, dict[int, list[str]]]  # the tests that reach a line, by file and line
    seconds: dict[str, float]  # how long each test takes, fixtures included

    @classmethod
    def read(cls, file: Path) -> Reach:
        return cls._of(json.loads(file.read_text(encoding="utf-8")))

    @classmethod
    def kept(cls, file: Path, tree: str) -> Reach | None:
        """What an earlier run has kept, if it was of the same tree: in another one the lines are others."""
        told = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        return cls._of(told) if told.get("tree") == tree else None

    @classmethod
    def _of(cls, told: dict[str, Any]) -> Reach:
        lines = {name: {int(line): tests for line, tests in found.items()} for name, found in told["lines"].items()}
        return cls(lines, told["seconds"])

    def write(self, file: Path, tree: str = "") -> None:
        file.write_text(json.dumps({"tree": tree, "lines": self.lines, "seconds": self.seconds}), encoding="utf-8")

    @classmethod
    def together(cls, parts: Iterable[Reach]) -> Reach:
        """What several runs have written down, of different tests."""
        whole = cls({}, {})
        for part in parts:
            whole.seconds.update(part.seconds)
            for name, lines in part.lines.items():
                found = whole.lines.setdefault(name, {})
                for line, tests in lines.items():
                    found[line] = [*found.get(line, []), *tests]
        return whole

    def tests(self, file: Path, lines: Iterable[int] | None) -> list[str]:
        """The tests that reach one of these lines, quickest first; all of them for lines run before any test."""
        if lines is None:
            return self._quickest(self.seconds)
        found = {test for line in lines for test in self.lines.get(str(file), {}).get(line, [])}
        rest = self.seconds.keys() - found if BEFORE in found else set()
        return [*self._quickest(found - {BEFORE}), *self._quickest(rest)]

    def _quickest(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds[test], test))


class Recorder:
    """Notes the lines of the rules below a folder."""

    def __init__(self, file: Path, root: Path) -> None:
        self.file = file
        self.root = root
        self.seconds: dict[str, float] = {}
        self.coverage = Coverage(data_file=None, source=[str(root / room) for room in ROOMS], messages=False)
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        _forget()
        self.coverage.switch_context(item.nodeid)
        begun = time.perf_counter()
        done = yield
        self.seconds[item.nodeid] = time.perf_counter() - begun
        self.coverage.switch_context(BEFORE)
        return done

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        Reach(_by_file(self.coverage.get_data(), self.root), self.seconds).write(self.file)


def _forget() -> None:
    """Empty what is remembered from test to test: each of them reaches all it needs by itself."""
    for name, module in list(sys.modules.items()):
        if name.startswith("pyrite."):
            for value in list(vars(module).values()):
                if isinstance(value, _lru_cache_wrapper):
                    value.cache_clear()


def _by_file(data: CoverageData, root: Path) -> dict[str, dict[int, list[str]]]:
    return {str(Path(name).relative_to(root)): data.contexts_by_lineno(name) for name in sorted(data.measured_files())}


class Chooser:
    """Leaves the tests of a list, in its order."""

    def __init__(self, file: Path) -> None:
        names = file.read_text(encoding="utf-8").splitlines()
        self.order = {name: number for number, name in enumerate(names)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((item for item in items if item.nodeid in self.order), key=lambda i: self.order[i.nodeid])


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--reach-to", type=Path, help="write down which tests reach which lines of the rules")
    parser.addoption("--choose", type=Path, help="run only the tests listed here, in this order")


def pytest_configure(config: pytest.Config) -> None:
    if file := config.getoption("--reach-to"):
        config.pluginmanager.register(Recorder(file, config.rootpath))
    if file := config.getoption("--choose"):
        config.pluginmanager.register(Chooser(file))
