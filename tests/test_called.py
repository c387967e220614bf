"""Nothing stands in the product for the tests alone: what only they call proves nothing about what people play."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pyrite.records
import pyrite.saboteur

SOURCE = Path(__file__).parents[1] / "src" / "pyrite"
# What is called from outside: by programs, by the command, and `audited` because it plays compiled what it looks at.
OUTSIDE = {*pyrite.saboteur.__all__, *pyrite.records.__all__, "main", "audited"}


def defined(code: ast.AST) -> Iterator[str]:
    """The functions and methods that some code brings; names like __init__ are called by Python."""
    for node in ast.walk(code):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("__"):
            yield node.name


def called(code: ast.AST) -> Iterator[str]:
    """Every name that some code speaks of; to import one is not to call it."""
    for node in ast.walk(code):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


def test_the_product_calls_all_that_it_brings() -> None:
    files = [ast.parse(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py")]
    spoken_of = {name for code in files for name in called(code)}
    assert {name for code in files for name in defined(code)} - spoken_of - OUTSIDE == set()


def test_the_search_finds_what_nobody_calls() -> None:
    code = ast.parse("from a import b\ndef b(): ...\nclass C:\n    def d(self): self.e()\n    def e(self): ...\n")
    assert set(defined(code)) - set(called(code)) == {"b", "d"}
