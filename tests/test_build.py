"""The package builds with and without a C compiler, and says which it is."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parents[1]


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel of the tree into a folder."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "PYRITE_WEB": "skip", **environment},
        capture_output=True,
        text=True,
    )


def test_without_a_compiler_the_wheel_is_plain_python_and_the_build_says_so(tmp_path: Path) -> None:
    run = build(tmp_path, PATH="", CC="")
    assert run.returncode == 0, run.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "pyrite/rules/mine.py" in names
    assert "pyrite/rules/decks/base.json" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert "interpreted" in run.stdout + run.stderr


def test_without_a_compiler_none_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    assert hatch_build.find_compiler() is None


def test_where_compiling_is_required_a_missing_compiler_is_an_error(tmp_path: Path) -> None:
    run = build(tmp_path, PATH="", CC="", PYRITE_COMPILE="require")
    assert run.returncode != 0
    assert not list(tmp_path.iterdir())


def test_a_mode_nobody_knows_is_refused_with_those_allowed(tmp_path: Path) -> None:
    run = build(tmp_path, PYRITE_COMPILE="maybe")
    assert run.returncode != 0
    assert "auto, require, never" in run.stderr
