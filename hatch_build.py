"""Build hook: compiles the rules with mypyc into the wheel, or ships them as plain Python.

The modules to compile stand in pyproject.toml, under `tool.hatch.build.targets.wheel.hooks.custom`.
The environment variable PYRITE_COMPILE says what to do:

    auto      compile where a C compiler is found, else ship plain Python and say so (the default)
    require   fail where the rules cannot be compiled
    never     ship plain Python

Everything is compiled in a temporary folder, so nothing is ever left beside the sources.
An editable install is never compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODES = ("auto", "require", "never")

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

setup(name="pyrite", ext_modules=mypycify({paths!r}, opt_level="3", debug_level="0", target_dir="c"))
"""


class CompileError(Exception):
    """The rules could not be compiled."""


def mode() -> str:
    """What PYRITE_COMPILE asks for."""
    chosen = os.environ.get("PYRITE_COMPILE", "auto")
    if chosen not in MODES:
        raise ValueError(f"PYRITE_COMPILE={chosen} is not known; use one of: {', '.join(MODES)}")
    return chosen


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
    """Adds the compiled modules to the wheel."""

    folder: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Ask for mypyc, and the packages whose types it must see, only where it will run."""
        if mode() == "never" or not find_compiler():
            return []
        return [*self.config["compiler"], *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and fall back to plain Python unless compiling is required."""
        if version == "editable" or mode() == "never":
            return
        self.folder = tempfile.TemporaryDirectory(prefix="pyrite-build-")
        started = time.monotonic()
        try:
            extensions = self.compile(Path(self.folder.name))
        except CompileError as error:
            if mode() == "require":
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
        paths = [module.replace(".", "/") + ".py" for module in self.config["modules"]]
        (folder / "setup.py").write_text(SETUP.format(paths=paths), encoding="utf-8")
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
