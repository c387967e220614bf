"""The Chromium of the end-to-end tests: `python -m tools.browser` finds or installs one and prints where it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING = (
    "No Chromium could be found or installed for the end-to-end tests:"
    " install one (on Debian: apt-get install chromium), or set PYRITE_CHROMIUM to the one you have."
)


class NoBrowser(Exception):
    """There is no browser to test with; the message says what to install."""


def find() -> str | None:
    """The Chromium named by PYRITE_CHROMIUM, else the one on the PATH, else Playwright's own if it is installed."""
    named = os.environ.get("PYRITE_CHROMIUM")
    if named:
        if found := shutil.which(named):
            return found
        raise NoBrowser(f"PYRITE_CHROMIUM={named} is no program; let it name a Chromium, or unset it.")
    return next(filter(None, map(shutil.which, NAMES)), None) or _playwrights()


def install() -> str:
    """Debian's package where we may install it, else Playwright's own."""
    for attempt in (_install_debians, _install_playwrights):
        if attempt() and (found := find()):
            return found
    raise NoBrowser(MISSING)


def require() -> str:
    """A Chromium that is there; tests fail without one, they never leave themselves out."""
    found = find()
    if found is None:
        raise NoBrowser(MISSING)
    return found


def _playwrights() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return shutil.which(playwright.chromium.executable_path)


def _install_debians() -> bool:
    if not (hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")):
        return False
    get = ["apt-get", "-qq", "-y", "--no-install-recommends", "install", "chromium"]
    return _runs(get) or (_runs(["apt-get", "-qq", "update"]) and _runs(get))


def _install_playwrights() -> bool:
    return _runs([sys.executable, "-m", "playwright", "install", "chromium"])


def _runs(command: list[str]) -> bool:
    print("== installing a browser:", " ".join(command[-2:]), file=sys.stderr)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=env, stdout=sys.stderr, check=False).returncode == 0


def main() -> int:
    try:
        print(find() or install())
    except NoBrowser as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
