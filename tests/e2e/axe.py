"""Barriers that axe-core finds on a page: what keeps people from hearing it, reading it, or working it by key."""

from __future__ import annotations

import json
from functools import cache

from playwright.sync_api import Page

from tests.e2e.house import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
OPTIONS = {
    "runOnly": {"type": "tag", "values": LEVELS},
    "resultTypes": ["violations"],
    # Still called experimental, and true: who says what they read must press what they mean.
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}


# What fades or flies in has no colours of its own yet. What turns for ever is not waited for.
AT_REST = """() => Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
  .map((one) => one.finished.catch(() => null)))"""


@cache
def program() -> str:
    return AXE.read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    """Every violation on a page at rest, with the elements it is about."""
    page.evaluate(AT_REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(program())
    found = page.evaluate(f"axe.run(document, {json.dumps(OPTIONS)})")["violations"]
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]
