"""Another commit, ready to be measured: its tree and its compiled wheel, in build/compare until `make clean`.

It is measured with the bench that is here, but for `house.py`, which is theirs; commits from before there was one are
lent `first_house.txt`.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from bench.process import ROOT, Side

OURS = ROOT / "bench"
HOUSE = "house.py"
FIRST_HOUSE = OURS / "first_house.txt"
KEPT = ROOT / "build" / "compare"


def commit_of(ref: str) -> str:
    """The whole name of a commit."""
    return _git("rev-parse", "--verify", f"{ref}^{{commit}}").decode().strip()


def built(commit: str, *, source: bool) -> Side:
    """The other side of a comparison. The wheel takes a minute or two, once."""
    folder = KEPT / f"{commit[:12]}-{sys.version_info.major}.{sys.version_info.minor}"
    tree, venv, ready = folder / "tree", folder / "venv", folder / "ready"
    if not ready.exists():
        print(f"building {commit[:12]} …", file=sys.stderr, flush=True)
        shutil.rmtree(folder, ignore_errors=True)
        _unpack(_git("archive", "--format=tar", commit), tree)
        _install(tree, venv)
        ready.touch()
    furnish(tree)
    return Side(str(venv / "bin" / "python"), tree, source)


def furnish(tree: Path) -> None:
    """Put our bench beside theirs, which keeps its house."""
    theirs, bench = tree / "their-bench", tree / "bench"
    if not theirs.exists():
        bench.rename(theirs)
    shutil.rmtree(bench, ignore_errors=True)
    shutil.copytree(OURS, bench, ignore=shutil.ignore_patterns("__pycache__"))
    house = theirs / HOUSE
    shutil.copyfile(house if house.exists() else FIRST_HOUSE, bench / HOUSE)


def _unpack(archive: bytes, tree: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(tree, filter="data")


def _install(tree: Path, venv: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    pip: list[str | Path] = [venv / "bin" / "python", "-m", "pip", "-qq", "--disable-pip-version-check"]
    env = os.environ | {"PYRITE_COMPILE": "require", "PYRITE_WEB": "skip"}
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", venv / "wheel", tree], env=env, check=True)
    subprocess.run([*pip, "install", *(venv / "wheel").glob("pyrite-*.whl")], check=True)


def _git(*words: str) -> bytes:
    run = subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, check=False)
    if run.returncode:
        raise SystemExit(f"git could not tell: {' '.join(words)}")
    return run.stdout
