"""The server is killed as soon as it has acknowledged a move: nothing acknowledged is lost, and the page finds back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite, Open
from tests.e2e.decks import NOTHING_FIRST
from tests.e2e.person import DESKTOP, PHONE
from tests.e2e.plan import choose
from tests.server.mirror import Json

CUTS = 10
ACTS = ("PathLaid", "ActionPlayed", "CardPassed")


@pytest.mark.timeout(240)
def test_ten_power_cuts_lose_no_acknowledged_move(open_house: Open, invite: Invite) -> None:
    house = open_house(NOTHING_FIRST)
    ada, bea = people = [invite("Ada", PHONE, house), invite("Bea", DESKTOP, house)]
    bea.sit_down(ada.open_table())
    ada.add_bots(3)
    ada.start()
    bea.wait(lambda: bea.view is not None, "the first round")

    def cut_the_power(message: Json) -> None:
        if message["type"] == "ack" and house.running:
            house.kill()

    for cut in range(CUTS):
        player = people[cut % 2]
        player.wait(player.decides, "his turn")
        player.heard.append(cut_the_power)
        player.begin(choose(player))
        player.wait(lambda: not house.running, "the power cut")
        player.heard.clear()
        account = [[*person.events] for person in people]
        snapshots = [person.snapshots for person in people]
        house.start()
        for person, before, seen in zip(people, account, snapshots, strict=True):
            person.wait(lambda: person.snapshots > seen, "the table")  # noqa: B023 - waited for at once
            expect(person.see("connection")).to_have_attribute("data-state", "open")
            assert person.events[: len(before)] == before, "what was told is still so"
        acts = [event for event in player.events if event["event"] in ACTS and event["seat"] == player.seat]
        assert len(acts) == cut // 2 + 1, "the move was acknowledged, so it is there"
        assert player.hand() == player.game()["hand"]
    assert house.starts == CUTS + 1
