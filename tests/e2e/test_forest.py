"""The Lost Mines in the browser: chosen, played to the end on a phone, explained pool by pool."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pyrite.locales import text
from tests.e2e.conftest import Invite, Open
from tests.e2e.forester import Forester
from tests.e2e.person import PHONE, Person

FAR = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def choose_the_forest(person: Person) -> None:
    """Choose the game by tapping, and look at it."""
    person.page.goto("/")
    person.see("create-name").fill(person.name)
    person.press("choose-game")
    choice = person.see("game-choice")
    choice.locator("label:has([data-testid='preset-lost-mines'])").tap()
    expect(person.see("preset-lost-mines")).to_be_checked()
    person.picture("forest-setup")
    person.press("game-done")
    expect(person.see("played")).to_contain_text(text("preset-lost-mines"))


@pytest.mark.timeout(300)
def test_the_lost_mines_are_played_to_the_podium_on_a_phone(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", PHONE, open_house())
    ada.fingers = True
    choose_the_forest(ada)
    ada.press("create-go")
    ada.wait(lambda: bool(ada.table), "a table of her own")
    assert ada.table["setup"]["game"] == "lost-mines"
    ada.add_bots(3)
    ada.start()
    expect(ada.see("forest")).to_be_visible()
    expect(ada.page.locator("[data-testid^='dwarf-']")).to_have_count(4)
    ada.picture("forest-begins")

    person = Forester(ada)
    seen = 0
    while ada.phase != "over":
        if ada.phase == "between":
            expect(ada.see("round-end")).to_be_visible()
            pools = ada.page.locator("[data-testid^='pool-']")
            assert pools.count() >= 1, "the points are explained pool by pool"
            ada.picture(f"forest-round-{ada.game()['round']}")
            ada.press("ready")
            ada.wait(lambda: ada.phase == "playing", "the next round")
        elif ada.decides():
            person.act()
            seen += 1
            if seen == 12:
                ada.picture("forest-play")
        else:
            ada.page.wait_for_timeout(10)
    expect(ada.see("podium")).to_be_visible()
    ada.picture("forest-podium")

    assert ada.game()["round"] == 2
    assert {"lay", "walk"} <= person.done, "she built and walked"
    assert ada.page.evaluate(FAR) == 0
    assert ada.troubles == []
