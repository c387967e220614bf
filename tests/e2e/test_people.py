"""People come and go, look at what is theirs, and need no mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite, Open
from tests.e2e.decks import NOTHING_FIRST, THREE_ROUNDS
from tests.e2e.person import DESKTOP, PHONE, Person, begin

# Writes down what the line over the mine says: on a phone news passes.
NEWS = """() => {
  window.told = [];
  const read = () => window.told.push(document.querySelector("p[aria-live]")?.textContent ?? "");
  new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
each_size = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def test_the_link_of_a_seat_opens_it_on_another_device(open_house: Open, invite: Invite) -> None:
    house = open_house(*THREE_ROUNDS)
    ada, phone = invite("Ada", DESKTOP, house), invite("Ada", PHONE, house)
    ada.open_table()
    ada.see("ask-link").click()
    link = ada.see("own-link").input_value()
    assert "#seat=" in link
    phone.page.goto(link)
    phone.wait(lambda: phone.you.get("seat") == 0, "the seat")
    assert "#" not in phone.page.url, "the secret is gone from the address bar"
    ada.add_bots(4)
    ada.start()
    expect(phone.see("hand-card-5")).to_be_visible()
    phone.play("play map at 8,0")
    for device in (ada, phone):
        expect(device.cell("8,0")).to_have_attribute("data-card", "treasure")


def test_two_people_alone_fill_the_table_up_with_bots(open_house: Open, invite: Invite) -> None:
    house = open_house(NOTHING_FIRST)
    ada, bea = invite("Ada", DESKTOP, house), invite("Bea", PHONE, house)
    bea.sit_down(ada.open_table())
    expect(bea.page.get_by_text("Ada can fill the table up with 3 bots")).to_be_visible()
    expect(ada.see("start")).to_be_disabled()
    ada.see("fill-up").click()
    for person in (ada, bea):
        expect(person.see("hand-card-5")).to_be_visible()
    assert [seat["kind"] for seat in ada.table["seats"]] == ["person", "person", "bot", "bot", "bot"]


def test_who_leaves_is_told_in_the_log_and_on_a_phone(open_house: Open, invite: Invite) -> None:
    house = open_house(NOTHING_FIRST)
    ada, bea = invite("Ada", DESKTOP, house), invite("Bea", PHONE, house)
    cleo = invite("Cleo", DESKTOP, house)
    begin(ada, bea)
    cleo.watch(str(ada.table["code"]))
    expect(cleo.see("log")).to_be_visible()
    bea.page.evaluate(NEWS)
    ada.see("logo").click()
    ada.see("leave-go").click()
    line = "Ada leaves; a bot plays on. Bea is host now."
    bea.wait(
        lambda: bool(bea.page.evaluate("line => window.told.some((text) => text.includes(line))", line)), "the news"
    )
    bea.picture("left")
    expect(cleo.see("log")).to_contain_text(line)
    bea.wait(lambda: bea.decides(), "her turn, once the bot has played")
    cleo.page.reload()
    lines = cleo.see("log").locator("li")
    expect(lines.filter(has_text=line)).to_have_count(1)
    expect(lines.last).not_to_contain_text(line)  # it stands where it happened


def test_what_a_map_has_shown_stays_marked_for_one_only(open_house: Open, invite: Invite) -> None:
    house = open_house(*THREE_ROUNDS)
    ada, bea = invite("Ada", PHONE, house), invite("Bea", DESKTOP, house)
    begin(ada, bea)
    ada.play("play map at 8,0")
    bea.wait(lambda: bea.decides(), "her turn")
    ada.page.reload()
    expect(ada.cell("8,0")).to_have_attribute("data-card", "treasure")
    assert bea.cell("8,0").get_attribute("data-card") is None


def test_a_bot_is_called_in_for_somebody_who_is_away_and_goes_when_he_is_back(open_house: Open, invite: Invite) -> None:
    house = open_house(NOTHING_FIRST, away=0.5)
    ada, bea = invite("Ada", DESKTOP, house), invite("Bea", PHONE, house)
    begin(ada, bea)
    address = bea.page.url
    bea.page.goto("about:blank")
    ada.play("pass fix-pickaxe")
    ada.see("call-bot").click()
    ada.wait(lambda: ada.decides(), "that the game goes on")
    assert ada.table["seats"][1]["stand_in"]
    bea.page.goto(address)
    ada.wait(lambda: not ada.table["seats"][1]["stand_in"], "that she is back")
    ada.play("pass fix-pickaxe-cart")
    bea.wait(lambda: bea.decides(), "her turn")
    expect(bea.see("hand-card-5")).to_be_visible()


@each_size
def test_the_own_role_shows_only_while_it_is_pressed(size: dict[str, int], open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house(NOTHING_FIRST))
    begin(ada)
    peek = ada.see("role-peek")
    expect(peek).not_to_contain_text("saboteur", ignore_case=True)
    box = peek.bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.mouse.down()
    expect(peek).to_contain_text("saboteur", ignore_case=True)
    ada.page.mouse.up()
    expect(peek).not_to_contain_text("saboteur", ignore_case=True)


def test_a_card_is_laid_without_a_mouse(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", DESKTOP, open_house(*THREE_ROUNDS))
    begin(ada)
    keys = ada.page.keyboard
    for _ in range(ada.hand().index("EW") + 1):
        keys.press("ArrowRight")
    chosen = ada.page.locator("[data-testid^='hand-card-'][aria-pressed='true']")
    expect(chosen).to_have_attribute("data-card", "EW")
    keys.press("ArrowUp")
    place = ada.page.locator("[data-legal][aria-pressed='true']")
    expect(place).to_be_focused()
    where = str(place.get_attribute("data-testid")).removeprefix("cell-")
    keys.press("Enter")
    ada.wait(lambda: any(event["event"] == "PathLaid" for event in ada.events), "the card")
    laid = next(event for event in ada.events if event["event"] == "PathLaid")
    assert (laid["seat"], laid["card"], f"{laid['x']},{laid['y']}") == (0, "EW", where)


@each_size
def test_the_rules_are_within_reach_everywhere(size: dict[str, int], open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house(), still="she only reads")
    ada.page.goto("/")
    read_the_rules(ada)
    begin(ada)
    read_the_rules(ada)
    assert ada.troubles == []


def read_the_rules(person: Person) -> None:
    if not person.sees("rules"):
        person.see("table-menu").click()
        person.page.get_by_test_id("tab-table").click()
    person.page.get_by_role("button", name="rules", exact=False).or_(person.see("rules")).last.click()
    expect(person.see("rules-page")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.see("rules-page")).not_to_be_visible()


def test_chat_is_text_whatever_it_says(open_house: Open, invite: Invite) -> None:
    house = open_house()
    ada, bea = (invite(name, DESKTOP, house, still="they only talk") for name in ("Ada", "Bea"))
    bea.sit_down(ada.open_table())
    line = "<img src=x onerror=alert(1)> hello"
    ada.see("chat-text").fill(line)
    ada.see("chat-send").click()
    expect(bea.see("chat")).to_contain_text(line)
    assert bea.troubles == []
