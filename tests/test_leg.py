"""The tests run in legs: the source tree interpreted, the built wheel compiled. Each leg is what it says.

PYRITE_LEG names the leg: `interpreted` (the source tree, also when nothing is named), `compiled` (the wheel),
or `fallback` (the wheel, interpreted, on a machine without a C compiler).
"""

import ast
import os
import shutil
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest
from mypy_extensions import i64

import pyrite
from pyrite.kernel.mine import Mine
from pyrite.kernel.vecs import append, vec

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
LEG = os.environ.get("PYRITE_LEG", "interpreted")
SOURCE = ROOT / "src"


def imported(file: Path) -> set[str]:
    """Each name that a file imports, with where from, however the import is written and wherever it stands."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    found = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    return {f"{node.module}.{alias.name}" for node in found for alias in node.names}


IMPORTED = {
    ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): imported(file)
    for file in sorted(SOURCE.rglob("*.py"))
}
# What counts in `i64` is compiled.
COUNTING = [name for name, names in IMPORTED.items() if "mypy_extensions.i64" in names]

each_compiled_module = pytest.mark.parametrize("name", COUNTING)


def test_the_leg_has_a_known_name() -> None:
    assert LEG in ("interpreted", "compiled", "fallback")


def test_the_rules_are_compiled_in_the_compiled_leg_only() -> None:
    assert pyrite.compiled() == (LEG == "compiled")


def test_the_interpreted_leg_runs_the_source_tree_and_the_others_the_wheel() -> None:
    in_source = Path(pyrite.__file__).is_relative_to(ROOT / "src")
    assert in_source == (LEG == "interpreted")


def test_only_a_machine_without_a_c_compiler_may_fall_back() -> None:
    found = [name for name in ("cc", "gcc", "clang") if shutil.which(name)]
    assert LEG != "fallback" or not found


@pytest.mark.parametrize("name", IMPORTED)
def test_what_counts_in_i64_runs_compiled_and_nothing_else(name: str) -> None:
    found = find_spec(name)
    assert found is not None
    assert found.origin is not None
    assert found.origin.endswith(tuple(EXTENSION_SUFFIXES)) == (LEG == "compiled" and name in COUNTING)


def test_interpreted_code_gets_the_vecs_that_compiled_code_takes() -> None:
    v = append(vec[i64]([1, 2]), 3)
    assert list(Mine(v, v, v, 0, 0, 1).cell) == [1, 2, 3]
    assert isinstance(v, list) == (LEG != "compiled")


@each_compiled_module
def test_no_compiled_module_defines_a_struct(name: str) -> None:
    # mypyc drops the keywords of a Struct without a word, so none may stand there.
    here = [kind for kind in vars(import_module(name)).values() if getattr(kind, "__module__", "") == name]
    structs = [kind for kind in here if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    assert structs == []


def test_nothing_compiled_lies_among_the_sources() -> None:
    compiled = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd", ".c", ".o")]
    assert compiled == []


def test_the_types_are_checked_by_the_compilers_own_mypy() -> None:
    (pin,) = (need for need in HOOK["compiler"] if need.startswith("mypy"))
    assert pin in PROJECT["project"]["optional-dependencies"]["dev"]
