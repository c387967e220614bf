"""From the first page to the first card."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite, Open
from tests.e2e.person import DESKTOP, PHONE


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_table_with_bots_is_a_few_clicks_away(size: dict[str, int], open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house())
    ada.open_table()
    ada.add_bots(4)
    ada.picture("lobby")
    ada.start()
    expect(ada.see("mine")).to_be_visible()
    expect(ada.see("hand-card-5")).to_be_visible()
    assert ada.hand() == ada.game()["hand"]
    for place in ("0,0", "8,-2", "8,0", "8,2"):
        expect(ada.cell(place)).to_be_visible()
    for seat in range(1, 5):
        expect(ada.see(f"target-{seat}")).to_be_visible()
    expect(ada.see("decision-banner")).to_be_visible()
    ada.picture("game")
    assert ada.troubles == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_one_click_starts_a_game_against_bots(size: dict[str, int], open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house())
    ada.page.goto("/")
    ada.see("play-bots").click()
    expect(ada.see("hand-card-5")).to_be_visible()
    assert ada.troubles == []
