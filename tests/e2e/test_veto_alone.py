"""One person alone with bots in everything: cards that may be vetoed pass by quietly, and quickly."""

from __future__ import annotations

from typing import Any

import pytest

from pyrite.locales import text
from tests.e2e.box import EVERYTHING
from tests.e2e.conftest import Invite, Open
from tests.e2e.person import DESKTOP, PHONE, Size
from tests.e2e.sensible import Sensible
from tests.server.mirror import Json

SEED = "01" * 16  # she never has the veto in her hand
OWN_TURNS = 3

# What the page shows with every change, as long as a clock runs in the banner.
WATCH_WINDOWS = """
window.windows = [];
new MutationObserver(() => {
  const banner = document.querySelector("[data-testid=decision-banner]");
  if (!banner?.querySelector("i[aria-hidden]")) return;
  const chips = [...document.querySelectorAll("[data-testid^=target-]")];
  window.windows.push({
    line: banner.textContent.trim(),
    quiet: banner.classList.contains("wait"),
    buttons: banner.querySelectorAll("button").length,
    title: document.title,
    turn: chips.filter((chip) => chip.classList.contains("turn")).map((chip) => chip.dataset.testid),
    digs: chips.filter((chip) => chip.ariaLabel.includes("%s")).map((chip) => chip.dataset.testid),
  });
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""


@pytest.mark.rule("X-WC-20")
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_person_without_the_veto_is_asked_for_nothing(size: Size, open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house(seed=SEED))
    ada.page.add_init_script(WATCH_WINDOWS % text("page-status-now"))
    windows: list[Json] = []
    ada.heard.append(lambda told: windows.append(told) if "window_left" in told and told["type"] == "update" else None)
    ada.open_table_with(modules=list(EVERYTHING), bots=["digger"] * 7, pace="none", veto_seconds=3)
    ada.start()

    person, turns = Sensible(ada), 0
    while turns < OWN_TURNS:
        ada.wait(lambda: ada.decides() and ada.game()["decision"] != "veto", "that she has to decide")
        person.act()
        turns += ada.game()["turn"] != 0 or ada.game()["decision"] == "veto"

    assert len(windows) > 7
    assert {told["window_left"] for told in windows} == {0.5}
    shown: list[Any] = ada.page.evaluate("window.windows")
    names = [seat["name"] for seat in ada.table["seats"]]
    others = [seen for seen in shown if seen["turn"] != ["target-0"]]
    assert len({seen["line"] for seen in others}) > 3
    for seen in others:
        (chip,) = seen["turn"]
        assert seen["digs"] == [chip], "the chip that is lit is that of whoever digs"
        assert seen["line"].startswith(f"{names[int(chip.removeprefix('target-'))]} plays")
    for seen in shown:
        assert seen["quiet"]
        assert seen["buttons"] == 0
        assert seen["title"] == text("page-name")
    assert ada.troubles == []
