"""Mutation testing: break the rules in one place at a time and see whether a test notices.

    python -m tools.mutants --count 300 --seed 1

takes a random sample of all the small faults it knows how to make in the rules, shows each of them to the tests
that reach its line (`reach`), and lists the faults that no test has seen. Interpreted, since a fault needs no compiler.
Left out are faults that cannot show: annotations, docstrings, capacities (which are only about speed), and the named
constants that say where in a word something is packed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from tools.reach import ROOMS, Reach

T = TypeVar("T")
R = TypeVar("R")

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ("src", "tests", "docs", "bench", "tools")  # what the tests read, pyproject.toml besides
TESTS = ["tests/rules", "tests/records", "tests/properties"]
ALLOWED = 0.10  # the share of faults that may go unseen
PATIENCE = 4  # a run that takes so many times as long as without a fault will never end
START = 60  # seconds that a run may take besides its tests
SLOWEST = 60  # seconds; no sound test takes so long
SEEN, UNSEEN, ENDLESS = "seen", "unseen", "endless"

_COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_BINARY: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """One place in one file, and which of the faults possible there."""

    file: Path  # below the root
    place: int  # the number of the node, in the order of ast.walk
    kind: str
    line: int
    lines: range | None  # of the whole statement; None if it is run when the module is loaded


class Worker:
    """A copy of the tree to make faults in."""

    def __init__(self, sound: Path, folder: Path) -> None:
        self.sound = sound
        self.folder = folder
        shutil.copytree(sound, folder)

    def reach(self, file: str) -> Reach | None:
        """What the tests of a file reach without any fault; None if they do not pass."""
        written = self.folder / "reach.json"
        patience = ["-o", "timeout=0"]  # watched over, they take their time
        passed = self._run(None, [file, "--reach-to", str(written), *patience]) == UNSEEN
        return Reach.read(written) if passed else None

    def attempt(self, fault: Fault, reach: Reach, jobs: int) -> str:
        """What became of a fault: `seen`, `unseen`, or `endless` if the tests did not come to an end."""
        chosen = reach.tests(fault.file, fault.lines)
        if not chosen:
            return UNSEEN
        listed = self.folder / "chosen.txt"
        listed.write_text("\n".join(chosen), encoding="utf-8")
        files = sorted({name.partition("::")[0] for name in chosen})
        timeout = START + PATIENCE * jobs * sum(reach.seconds[name] for name in chosen)
        target = self.folder / fault.file
        target.write_text(broken(self.sound, fault), encoding="utf-8")
        try:
            return self._run(timeout, [*files, "--choose", str(listed)])
        finally:
            shutil.copyfile(self.sound / fault.file, target)

    def _run(self, timeout: float | None, what: list[str]) -> str:
        """Run tests up to the first that fails."""
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        environment["PYRITE_LEG"] = "interpreted"
        patience = ("-o", f"timeout={SLOWEST}")  # a test that goes on and on has seen the fault
        options = ("-x", "-q", "-p", "tools.reach", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0")
        command = [sys.executable, "-m", "pytest", *options, *patience, *what]
        try:
            run = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, timeout=timeout)
        except subprocess.TimeoutExpired:
            return ENDLESS
        return SEEN if run.returncode else UNSEEN


def faults(root: Path) -> list[Fault]:
    """Every fault that can be made in the rules."""
    found = []
    for file in sorted(file for room in ROOMS for file in (root / room).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        barred, lines = _barred(tree), _statements(tree)
        for place, node in enumerate(ast.walk(tree)):
            if id(node) not in barred:
                line = getattr(node, "lineno", 1)
                found += [
                    Fault(file.relative_to(root), place, kind, line, lines.get(id(node))) for kind in _kinds(node)
                ]
    return found


def _statements(tree: ast.Module) -> dict[int, range]:
    """The lines of the innermost statement around each node of a function; of one with a body, those before it."""
    out: dict[int, range] = {}
    within = (inner for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) for inner in node.body)
    for outer in within:
        for statement in ast.walk(outer):  # outer ones come first
            if isinstance(statement, ast.stmt):
                body = getattr(statement, "body", [])
                end = body[0].lineno if body else (statement.end_lineno or statement.lineno) + 1
                lines = range(statement.lineno, max(end, statement.lineno + 1))
                out.update((id(node), lines) for node in ast.walk(statement))
    return out


def _barred(tree: ast.Module) -> set[int]:
    """Nodes in which a fault would not show."""
    out: set[int] = set()

    def bar(node: ast.AST | None) -> None:
        if node is not None:
            out.update(id(inner) for inner in ast.walk(node))

    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign):
            bar(node.annotation)
            if "Final" in ast.dump(node.annotation) and node in tree.body:
                bar(node)
        elif isinstance(node, ast.FunctionDef):
            bar(node.returns)
            for decorator in node.decorator_list:
                bar(decorator)
        elif isinstance(node, ast.ClassDef):
            for keyword in node.keywords:
                bar(keyword)
        elif isinstance(node, ast.arg):
            bar(node.annotation)
        elif isinstance(node, ast.Assert | ast.JoinedStr):
            bar(node)
        elif isinstance(node, ast.keyword):
            bar(node if node.arg == "capacity" else None)
        elif isinstance(node, ast.If):
            bar(node if ast.unparse(node.test) == "TYPE_CHECKING" else None)
    return out


def _kinds(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _COMPARE:
        yield "compare"
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in _BINARY:
        yield "operator"
    elif isinstance(node, ast.BoolOp):
        yield "and-or"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not"
    elif isinstance(node, ast.Constant) and type(node.value) in (int, bool):
        yield "constant"
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield "never"
        if not isinstance(node, ast.While):
            yield "always"
    elif isinstance(node, ast.Continue):
        yield "break"
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "leave-out"


def broken(root: Path, fault: Fault) -> str:
    """The source of a module with one fault in it."""
    tree = ast.parse((root / fault.file).read_text(encoding="utf-8"))
    node = list(ast.walk(tree))[fault.place]
    replacement = copy.copy(node)
    if isinstance(node, ast.Compare):
        node.ops = [_COMPARE[type(node.ops[0])]()]
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        node.op = _BINARY[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.Constant):
        node.value = not node.value if isinstance(node.value, bool) else int(str(node.value)) + 1
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        node.test = ast.Constant(fault.kind == "always")
    else:
        new: ast.AST = ast.Pass()
        if isinstance(node, ast.UnaryOp):
            new = node.operand
        elif isinstance(node, ast.Continue):
            new = ast.Break()
        _replace(tree, node, ast.copy_location(new, replacement))
    return ast.unparse(ast.fix_missing_locations(tree))


def _replace(tree: ast.Module, old: ast.AST, new: ast.AST) -> None:
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
            elif isinstance(value, list) and any(item is old for item in value):
                setattr(parent, name, [new if item is old else item for item in value])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Break the rules in many places and see which faults no test notices.")
    parser.add_argument("--count", type=int, default=300, help="how many faults to try (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="which random sample (default 1)")
    parser.add_argument("--skip", type=int, default=0, help="leave out the first faults of the sample, tried before")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="only files whose path contains this")
    parser.add_argument(
        "--again", type=Path, help="only faults that an earlier run of this sample, in this file, found unseen"
    )
    parser.add_argument(
        "--reach", type=Path, help="a file to keep what the tests reach, for another run of the same tree"
    )
    parser.add_argument("--tests", nargs="+", default=TESTS, help="what to run against each fault")
    chosen = parser.parse_args(arguments)

    with tempfile.TemporaryDirectory(prefix="pyrite-mutants-") as folder:
        sound = Path(folder) / "sound"  # a copy, so that the tree may be worked on meanwhile
        for name in NEEDED:
            shutil.copytree(ROOT / name, sound / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
        shutil.copy(ROOT / "pyproject.toml", sound)
        everything = [fault for fault in faults(sound) if chosen.only in str(fault.file)]
        sample = random.Random(chosen.seed).sample(everything, min(chosen.count, len(everything)))[chosen.skip :]
        if chosen.again:
            told = {line.strip() for line in chosen.again.read_text(encoding="utf-8").splitlines()}
            sample = [fault for fault in sample if _told(sound, fault) in told]
        print(f"{len(everything)} faults are possible, trying {len(sample)} of them (seed {chosen.seed})", flush=True)
        workers = [Worker(sound, Path(folder) / str(number)) for number in range(chosen.jobs)]
        tree = _fingerprint(sound, chosen.tests)
        reach = Reach.kept(chosen.reach, tree) if chosen.reach else None
        reach = reach or _reach(workers, _files(sound, chosen.tests))
        if reach is None:
            return 2
        if chosen.reach:
            reach.write(chosen.reach, tree)
        fates: Counter[str] = Counter()
        for fault, fate in _try_all(sample, workers, reach):
            fates[fate] += 1
            if fate == UNSEEN:
                print(_told(sound, fault), flush=True)
            if fates.total() % 25 == 0:
                print(f"… {fates.total()} tried, {fates[UNSEEN]} unseen", flush=True)
    share = fates[UNSEEN] / len(sample)
    print(
        f"{len(sample)} faults tried: {fates[SEEN]} seen by a test, {fates[ENDLESS]} made the tests endless, "
        f"{fates[UNSEEN]} unseen, {share:.1%} (allowed: {ALLOWED:.0%})"
    )
    return 1 if share >= ALLOWED else 0


def _fingerprint(sound: Path, tests: list[str]) -> str:
    """Of all that is run."""
    found = hashlib.sha256(" ".join(tests).encode())
    for file in sorted(file for file in sound.rglob("*") if file.is_file()):
        found.update(str(file.relative_to(sound)).encode() + file.read_bytes())
    return found.hexdigest()


def _files(sound: Path, tests: list[str]) -> list[str]:
    """The files with tests in these files and folders, the largest first."""
    found: set[Path] = set()
    for name in tests:
        found |= {sound / name} if name.endswith(".py") else {*(sound / name).rglob("test_*.py")}
    return [str(file.relative_to(sound)) for file in sorted(found, key=lambda file: -file.stat().st_size)]


def _reach(workers: list[Worker], files: list[str]) -> Reach | None:
    """What all tests reach; None, and a word about it, if some fail without any fault."""
    parts = dict(_share(workers, files, Worker.reach))
    wrong = sorted(file for file, part in parts.items() if part is None)
    if wrong:
        print(f"these fail without any fault; make them pass first: {' '.join(wrong)}")
        return None
    reach = Reach.together(part for part in parts.values() if part)
    print(f"{len(reach.seconds)} tests take {sum(reach.seconds.values()):.0f} s", flush=True)
    return reach


def _try_all(sample: list[Fault], workers: list[Worker], reach: Reach) -> Iterator[tuple[Fault, str]]:
    """Every fault with its fate, as they come to an end."""
    return _share(workers, sample, lambda worker, fault: worker.attempt(fault, reach, len(workers)))


def _share(workers: list[Worker], tasks: Sequence[T], do: Callable[[Worker, T], R]) -> Iterator[tuple[T, R]]:
    """Let workers do all tasks, as many at a time as there are workers."""
    idle: SimpleQueue[Worker] = SimpleQueue()
    for worker in workers:
        idle.put(worker)

    def one(task: T) -> tuple[T, R]:
        worker = idle.get()
        try:
            return task, do(worker, task)
        finally:
            idle.put(worker)

    with ThreadPoolExecutor(len(workers)) as pool:
        for done in as_completed([pool.submit(one, task) for task in tasks]):
            yield done.result()


def _told(root: Path, fault: Fault) -> str:
    line = (root / fault.file).read_text(encoding="utf-8").splitlines()[fault.line - 1].strip()
    return f"unseen: {fault.file}:{fault.line} {fault.kind}: {line}"


if __name__ == "__main__":
    raise SystemExit(main())
