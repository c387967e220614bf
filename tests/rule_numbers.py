"""Which rule numbers docs/rules lists, which of them the tests name, and where the two disagree.

The test files are read, not run, so that the answer does not depend on which tests were selected.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

AT_MOST = 2

_RULE = re.compile(r"^- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+[a-z]?)\*\* ", re.MULTILINE)


@dataclass(frozen=True)
class Mark:
    """The numbers that one test, or one case of a parametrised test, carries."""

    where: str
    numbers: tuple[str, ...]


@dataclass(frozen=True)
class Check:
    """The three ways in which rules and tests can disagree; all empty when they agree."""

    untested: list[str]
    unknown: list[str]
    overloaded: list[str]


def read_rules(pages: Path) -> list[str]:
    """Every number that the pages in a folder list, in their order."""
    return [
        number
        for page in sorted(pages.glob("*.md"))
        if page.name != "README.md"  # it explains the form, and shows it
        for number in _RULE.findall(page.read_text(encoding="utf-8"))
    ]


def read_marks(tests: Path) -> list[Mark]:
    """Every test below a folder that carries rule numbers."""
    marks: list[Mark] = []
    for file in sorted(tests.rglob("test_*.py")):
        marks.extend(_File(file.relative_to(tests).as_posix(), file.read_text(encoding="utf-8")).marks())
    return marks


def check(rules: Sequence[str], marks: Sequence[Mark]) -> Check:
    """Hold the numbers listed against the numbers named."""
    named = {number for mark in marks for number in mark.numbers}
    return Check(
        untested=[number for number in rules if number not in named],
        unknown=[f"{mark.where}: {number}" for mark in marks for number in mark.numbers if number not in rules],
        overloaded=[f"{mark.where}: {', '.join(mark.numbers)}" for mark in marks if len(set(mark.numbers)) > AT_MOST],
    )


class _File:
    """One test file. A mark that no test would carry is an error, lest a number seem proved."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.tree = ast.parse(source, name)
        self.seen: set[ast.Call] = set()
        self.tables = {
            target.id: node
            for node in self.tree.body
            if isinstance(node, ast.Assign | ast.AnnAssign)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name)
        }

    def marks(self) -> list[Mark]:
        marks = list(self._tests(self.tree.body, ()))
        for call in _calls(self.tree, "mark.rule"):
            if call not in self.seen:
                raise ValueError(f"{self.name}:{call.lineno}: this rule mark is on no test")
        return marks

    def _tests(self, body: list[ast.stmt], inherited: tuple[str, ...]) -> Iterator[Mark]:
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from self._tests(node.body, inherited + self._own(node.decorator_list))
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                own = inherited + self._own(node.decorator_list)
                where = f"{self.name}:{node.lineno} {node.name}"
                if own:
                    yield Mark(where, own)
                for case in self._cases(node.decorator_list):
                    yield Mark(where, own + case)

    def _own(self, decorators: list[ast.expr]) -> tuple[str, ...]:
        return tuple(
            number
            for call in decorators
            if isinstance(call, ast.Call) and _calls_on(call, "mark.rule")
            for number in self._numbers(call)
        )

    def _cases(self, decorators: list[ast.expr]) -> Iterator[tuple[str, ...]]:
        """The numbers of single cases, written in the decorator or in a table that it names."""
        for decorator in decorators:
            names = [node.id for node in ast.walk(decorator) if isinstance(node, ast.Name)]
            for place in (decorator, *(self.tables[name] for name in names if name in self.tables)):
                for param in _calls(place, "pytest.param"):
                    numbers = [n for call in _calls(param, "mark.rule") for n in self._numbers(call)]
                    if numbers:
                        yield tuple(numbers)

    def _numbers(self, call: ast.Call) -> Iterator[str]:
        self.seen.add(call)
        for argument in call.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise ValueError(f"{self.name}:{call.lineno}: write rule numbers out as strings")
            yield argument.value


def _calls_on(call: ast.Call, name: str) -> bool:
    return ast.unparse(call.func).endswith(name)


def _calls(tree: ast.AST, name: str) -> list[ast.Call]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _calls_on(node, name)]
