"""Another commit, ready to be measured: its tree and its compiled wheel, kept under build/compare as long as wanted.

What it is measured with is the bench that is here, but for `house.py`, which is theirs. Commits from before there was
one take the first there ever was: it was written for the house as it had stood until then.
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

HOUSE = "bench/house.py"
KEPT = ROOT / "build" / "compare"


def commit_of(ref: str) -> str:
    """The whole name of a commit."""
    return _git("rev-parse", "--verify", "--quiet", f"{ref}^{{commit}}").decode().strip()


def built(commit: str, *, source: bool) -> Side:
    """The other side of a comparison. A wheel takes a minute or two the first time."""
    folder = KEPT / f"{commit[:12]}-{sys.version_info.major}.{sys.version_info.minor}"
    ready = folder / "ready"
    if not ready.exists():
        print(f"building {commit[:12]} …", file=sys.stderr, flush=True)
        shutil.rmtree(folder, ignore_errors=True)
        unpack(_git("archive", "--format=tar", commit), folder / "tree")
        _install(folder)
        ready.touch()
    furnish(folder / "tree", house_of(commit))
    return Side(str(folder / "venv" / "bin" / "python"), folder / "tree", source)


def unpack(archive: bytes, tree: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(tree, filter="data")


def furnish(tree: Path, house: bytes) -> None:
    """Put our bench there, with that house."""
    shutil.rmtree(tree / "bench", ignore_errors=True)
    shutil.copytree(ROOT / "bench", tree / "bench", ignore=shutil.ignore_patterns("__pycache__"))
    (tree / HOUSE).write_bytes(house)


def house_of(commit: str) -> bytes:
    """The house as the bench of that commit knows it."""
    if _git("ls-tree", "--name-only", commit, HOUSE):
        return _git("show", f"{commit}:{HOUSE}")
    added = _git("log", "--diff-filter=A", "--format=%H", "--", HOUSE).decode().split()
    if not added:
        raise SystemExit(f"{HOUSE} is in no commit yet, and {commit[:12]} has none to be measured with.")
    return _git("show", f"{added[-1]}:{HOUSE}")


def _install(folder: Path) -> None:
    python = folder / "venv" / "bin" / "python"
    wheels = folder / "wheel"
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    env = os.environ | {"PYRITE_COMPILE": "require", "PYRITE_WEB": "skip"}
    pip: list[str | Path] = [python, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", wheels, folder / "tree"], env=env, check=True)
    subprocess.run([*pip, "install", *wheels.glob("pyrite-*.whl")], check=True)


def _git(*words: str) -> bytes:
    run = subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, check=False)
    if run.returncode:
        raise SystemExit(f"git could not tell: {' '.join(words)}")
    return run.stdout
