"""Which game: chosen on the front page, changed in the lobby, and its rules within reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pyrite.locales import text
from pyrite.setup.catalogue import presets
from tests.e2e.conftest import Invite, Open
from tests.e2e.person import DESKTOP, PHONE, Size

each_size = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@each_size
def test_everything_is_one_choice_and_its_rules_are_all_there(size: Size, open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house(), still="she only chooses a game")
    ada.page.goto("/")
    ada.see("choose-game").click()
    ada.see("preset-everything").check(force=True)
    for module in ("greedy", "costumes", "sabotaged", "tournament"):
        expect(ada.see(f"module-{module}")).to_be_disabled()
    expect(ada.see("game-choice")).to_contain_text(text("clash-one-postcard"))
    ada.picture("everything")
    ada.see("game-done").click()
    expect(ada.see("played")).to_contain_text(text("preset-everything"))

    ada.see("rules").click()
    for chapter in ("saboteur-2", "championship", "tolls", "party", "new-goals", "chests", "house"):
        ada.see(f"chapter-{chapter}").click()
        expect(ada.see(f"rules-{chapter}").locator("h3")).to_be_in_viewport()
    expect(ada.see("rules-party")).to_contain_text(text("rules-party-guess"))
    ada.picture("rules")
    ada.page.keyboard.press("Escape")

    ada.see("create-go").click()
    ada.wait(lambda: bool(ada.table), "the table")
    assert set(ada.table["setup"]["modules"]) == set(presets()["everything"])
    assert ada.table["capacity"] == 12
    expect(ada.see("start")).to_have_text(text("page-start-missing", missing=1))
    assert ada.troubles == []


@each_size
def test_the_numbers_in_the_lobby_follow_the_choice(size: Size, open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house(), still="she only chooses a game")
    ada.open_table()
    ada.add_bots(2)
    expect(ada.see("start")).to_be_enabled()
    ada.see("change-game").click()
    ada.see("preset-tournament").check(force=True)
    ada.see("game-done").click()
    expect(ada.see("start")).to_have_text(text("page-start-missing", missing=2))
    expect(ada.see("start")).to_be_disabled()
    ada.add_bots(6)
    expect(ada.see("add-bot")).to_be_disabled()  # nine sit here
    ada.see("change-game").click()
    ada.see("module-tournament").uncheck()
    ada.see("house-rules").click()
    expect(ada.see("option-noDoorBoth")).to_have_count(0)
    ada.see("module-saboteur-2").check()
    expect(ada.see("option-saboteurPay")).to_have_count(0)
    ada.see("option-noDoorBoth-true").check()
    ada.see("game-done").click()
    ada.wait(lambda: ada.table["capacity"] == 12, "room for twelve")
    assert ada.table["setup"]["options"]["noDoorBoth"] == "true"
    expect(ada.see("add-bot")).to_be_enabled()
    assert ada.troubles == []
