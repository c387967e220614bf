"""Choices inside a card, in the browser: which goal first, how a goal lies, which gold to change, veto or not."""

from __future__ import annotations

import json
import time

import pytest
from playwright.sync_api import WebSocketRoute, expect

from pyrite.locales import text
from tests.e2e.conftest import Invite, Open
from tests.e2e.decks import A_FREE_WAY, STRAIGHT, THEN_A_DRAGON, TO_TWO_GOALS, WITH_VETO
from tests.e2e.guests import Guests
from tests.e2e.person import DESKTOP, PHONE, Size
from tests.server.mirror import Json

each_size = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@pytest.mark.rule("NG-8", "X-NG-6")
@each_size
def test_of_two_goals_one_is_turned_first_and_the_dragon_is_paid(size: Size, open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house(*THEN_A_DRAGON))
    guests = Guests(ada, modules=["new-goals"])
    guests.start()
    for _ in range(2):
        guests.dig(STRAIGHT)
        guests.pass_until(0)
        guests.dig([((7, 0), "EW")])
        guests.share_out()
        guests.next_round()
    guests.dig(TO_TWO_GOALS)
    guests.pass_until(0)

    ada.wait(ada.decides, "her turn")
    ada.play("lay NES 8,-1 turned")
    ada.wait(lambda: ada.game()["decision"] == "which-goal", "the choice of a goal")
    assert sorted(ada.moves()) == ["reveal 8,-2", "reveal 8,0"]
    ada.picture("which-goal")
    ada.play("reveal 8,-2")
    expect(ada.cell("8,-2")).to_have_attribute("data-card", "dragon")
    expect(ada.cell("8,0")).not_to_have_attribute("data-card", "stone-ne")

    ada.wait(lambda: ada.game()["decision"] == "change-gold", "the dragon")
    purse = [gold["value"] for gold in ada.game()["seats"][0]["gold"]]
    assert purse == [3, 2]
    for place in (1, 2):
        expect(ada.see(f"change-{place}")).to_be_visible()
    ada.picture("change-gold")
    ada.play("change 1")
    assert ada.game()["seats"][0]["loose"] == 2
    assert ada.game()["seats"][0]["gold"][0]["spent"]
    expect(ada.cell("8,0")).to_have_attribute("data-card", "stone-ne")
    assert not ada.decides()
    assert ada.troubles == []


class Forger:
    """Stands between a page and its table and shows what no legal game of today's decks comes to: a goal that fits as
    well both ways."""

    def __init__(self) -> None:
        self.asked: list[Json] = []

    def __call__(self, line: WebSocketRoute) -> None:
        table = line.connect_to_server()
        table.on_message(lambda raw: line.send(self._forge(json.loads(raw))))
        line.on_message(lambda raw: self._answer(line, table, str(raw)))

    def _forge(self, message: Json) -> str:
        view = message.get("view")
        if view:
            view["mine"]["8,0"]["card"] = "stone-ne"
            view |= {"decision": "fitting", "decider": 0, "pending": [8, 0], "moves": {"turn": ["upright", "turned"]}}
        return json.dumps(message)

    def _answer(self, line: WebSocketRoute, table: WebSocketRoute, raw: str) -> None:
        message: Json = json.loads(raw)
        if message["type"] != "play":
            table.send(raw)
            return
        self.asked.append(message)
        line.send(json.dumps({"type": "ack", "id": message["id"], "version": message["version"]}))


@pytest.mark.rule("X-B5")
@pytest.mark.parametrize("way", ["upright", "turned"])
def test_a_goal_that_fits_both_ways_is_turned_as_its_finder_likes(way: str, open_house: Open, invite: Invite) -> None:
    house = open_house(A_FREE_WAY)
    ada = invite("Ada", DESKTOP, house)
    guests = Guests(ada)
    guests.start()
    forger = Forger()
    ada.page.route_web_socket("**/ws/*", forger)
    ada.page.reload()
    for other in ("upright", "turned"):
        expect(ada.see(f"fit-{other}")).to_be_visible()
    ada.picture("fitting")
    ada.see(f"fit-{way}").click()
    ada.wait(lambda: bool(forger.asked), "the move")
    assert [asked["move"] for asked in forger.asked] == [f"turn {way}"]


@pytest.mark.rule("X-WC-20")
def test_a_veto_stops_a_card_and_the_window_stays_open_for_its_time(open_house: Open, invite: Invite) -> None:
    seconds = 4.0  # time enough to answer on a busy machine
    ada = invite("Ada", PHONE, open_house(WITH_VETO))
    watcher = invite("Dora", DESKTOP, ada.house)
    guests = Guests(ada, modules=["veto"], veto_seconds=seconds)
    guests.start()
    watcher.watch(ada.table["code"])
    guests.seats[0].granted("play", version=guests.seats[0].version, move="pass EW")

    # She lets the first card pass, for which she has nothing to press.
    bea = guests.seats[1]
    bea.wait(bea.decides)
    asked = time.monotonic()
    bea.granted("play", version=bea.version, move="lay EW 1,0")
    open_since = bea.version
    expect(ada.see("veto")).to_be_visible()
    expect(watcher.see("decision-banner")).to_be_visible()
    for person in (ada, watcher):  # they see what they are asked about
        expect(person.see("declared")).to_be_visible()
        assert person.see("declared").locator("svg, img").count() == 1
    ada.picture("veto")
    watcher.picture("veto-watched")
    assert ada.see("decision-banner").locator("button").all_inner_texts() == [text("page-act-veto")]
    assert watcher.see("decision-banner").locator("button").count() == 0
    ada.wait(lambda: ada.game()["decision"] == "turn", "the end of the window")
    assert time.monotonic() - asked >= seconds
    assert ada.version == open_since + 1
    expect(ada.cell("1,0")).to_have_attribute("data-card", "EW")

    # The second one she stops: it is gone at once, and the veto with it.
    cyd = guests.seats[2]
    cyd.wait(lambda: cyd.decides() and cyd.game()["decision"] == "turn")
    cyd.granted("play", version=cyd.version, move="lay EW 2,0")
    ada.see("veto").click()
    ada.wait(lambda: any(event["event"] == "CardVetoed" for event in ada.events), "the veto")
    expect(ada.page.locator("[data-testid='cell-2,0'][data-card]")).to_have_count(0)
    assert "veto" not in ada.hand()
    ada.wait(ada.decides, "her own turn")
    for person in (ada, watcher):
        assert person.troubles == []
