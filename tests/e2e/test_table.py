"""Around the game: who is waited for, who is host, who watches, on how many devices, under which name."""

from __future__ import annotations

from playwright.sync_api import expect

from pyrite.locales import text
from tests.e2e.conftest import Invite, Open
from tests.e2e.decks import A_FREE_WAY, NOTHING_FIRST
from tests.e2e.guests import Guests
from tests.e2e.person import DESKTOP, PHONE, Person, begin

# Why nothing moves
LOBBY = "only the lobby is seen"
MENU = "they only use the menu"
TALK = "they only talk"


def test_who_lets_the_others_wait_is_nudged_stood_in_for_and_comes_back(open_house: Open, invite: Invite) -> None:
    house = open_house(NOTHING_FIRST, away=0.6, nudge=0.3)
    ada, bea = invite("Ada", DESKTOP, house), invite("Bea", PHONE, house)
    begin(ada, bea)
    ada.play("pass fix-pickaxe")
    expect(bea.page.get_by_text(text("page-nudge")).first).to_be_visible()
    assert bea.nudges == 1

    # She is still there, and does nothing: a bot plays for her until she says otherwise.
    ada.see("call-bot").click()
    expect(bea.see("decision-banner")).to_contain_text(text("page-stood-in"))
    ada.wait(ada.decides, "that the game goes on")
    bea.page.get_by_role("button", name=text("page-back")).click()
    ada.wait(lambda: not ada.table["seats"][1]["stand_in"], "that she is back")
    ada.play("pass fix-lantern")
    bea.wait(bea.decides, "her turn")
    bea.play(f"pass {bea.hand()[0]}")
    for person in (ada, bea):
        assert person.troubles == []


def test_the_host_has_the_say_in_the_lobby(open_house: Open, invite: Invite) -> None:
    house = open_house()
    ada, bea, cleo = (invite(name, DESKTOP, house, still=LOBBY) for name in ("Ada", "Bea", "Cleo"))
    code = ada.open_table()
    bea.sit_down(code)
    assert not bea.sees("start")
    assert not bea.sees("add-bot")

    # Seats change places.
    ada.page.get_by_role("button", name=text("page-seat-up", name="Bea")).click()
    ada.wait(lambda: names(ada) == ["Bea", "Ada"], "that they change places")
    bea.wait(lambda: bea.seat == 0, "her new seat")
    expect(bea.see("seat-0")).to_contain_text("Bea")
    ada.page.get_by_role("button", name=text("page-seat-down", name="Bea")).click()
    ada.wait(lambda: names(ada) == ["Ada", "Bea"], "that they change back")

    # A locked table takes nobody in, until it is open again.
    ada.page.get_by_label(text("page-lock")).check()
    cleo.watch(code)
    expect(cleo.page.get_by_text(text("page-locked"))).to_be_visible()
    assert not cleo.sees("join-go")
    ada.page.get_by_label(text("page-lock")).uncheck()
    expect(cleo.see("join-go")).to_be_visible()

    # Bots come and go, and so do people.
    ada.add_bots(1)
    ada.see("remove-2").click()
    ada.wait(lambda: names(ada) == ["Ada", "Bea"], "that the bot goes")
    ada.see("remove-1").click()
    ada.wait(lambda: names(ada) == ["Ada"], "that she goes")
    bea.wait(lambda: bea.seat is None, "that she is out")
    expect(bea.see("join-go")).to_be_visible()

    # Seats in any order: the same people.
    ada.add_bots(4)
    people = names(ada)
    version = ada.version
    ada.page.get_by_role("button", name=text("page-shuffle")).click()
    ada.wait(lambda: ada.version > version, "other seats")
    assert sorted(names(ada)) == sorted(people)


def test_the_host_keeps_his_tools_while_a_game_is_on(open_house: Open, invite: Invite) -> None:
    house = open_house(NOTHING_FIRST)
    ada, bea = invite("Ada", DESKTOP, house, still=MENU), invite("Bea", PHONE, house, still=MENU)
    begin(ada, bea)
    open_menu(bea)
    assert not bea.sees("host-tools")
    bea.page.keyboard.press("Escape")

    open_menu(ada)
    ada.see("pace").select_option("calm")
    ada.wait(lambda: ada.table["pace"] == "calm", "slower bots")
    ada.see("lock").check()
    ada.wait(lambda: ada.table["locked"], "a locked table")

    # Whoever is sent away may watch; a bot has the seat. It is asked once more before.
    ada.see("remove-1").click()
    ada.see("confirm-no").click()
    assert ada.table["seats"][1]["kind"] == "person"
    ada.see("remove-1").click()
    ada.see("confirm-yes").click()
    ada.wait(lambda: ada.table["seats"][1]["kind"] == "bot", "that a bot has the seat")
    bea.wait(lambda: bea.seat is None, "that she is out")
    expect(bea.page.get_by_text(text("page-watching"))).to_be_visible()
    assert not bea.sees("hand-card-0")
    assert not ada.sees("remove-1")


def open_menu(person: Person) -> None:
    """The part of the menu that is about the table."""
    person.see("table-menu").click()
    if person.sees("tab-table"):
        person.see("tab-table").click()


def test_a_name_can_be_changed_but_not_into_somebody_elses(open_house: Open, invite: Invite) -> None:
    house = open_house(NOTHING_FIRST)
    ada, bea = invite("Ada", DESKTOP, house, still=MENU), invite("Bea", PHONE, house, still=MENU)
    bea.sit_down(ada.open_table())
    bea.see("rename").fill("ada")
    bea.see("rename-go").click()
    expect(bea.page.get_by_role("main").get_by_role("alert")).to_be_visible()
    assert names(ada) == ["Ada", "Bea"]
    bea.see("rename").fill("Beatrix")
    bea.see("rename-go").click()
    expect(ada.see("seat-1")).to_contain_text("Beatrix")

    # In the middle of a game too.
    ada.add_bots(3)
    ada.start()
    open_menu(bea)
    bea.see("rename").fill("Trixie")
    bea.see("rename-go").click()
    expect(ada.see("target-1")).to_contain_text("Trixie")
    assert names(ada)[1] == "Trixie"


def names(person: Person) -> list[str]:
    return [seat["name"] for seat in person.table["seats"]]


def test_who_watches_sees_the_table_and_nobodys_cards(open_house: Open, invite: Invite) -> None:
    house = open_house(A_FREE_WAY)
    ada, cleo = invite("Ada", DESKTOP, house), invite("Cleo", PHONE, house)
    guests = Guests(ada)
    guests.start()
    cleo.watch(ada.table["code"])
    expect(cleo.page.get_by_text(text("page-watching"))).to_be_visible()
    ada.play("play map at 8,0")
    expect(ada.cell("8,0")).to_have_attribute("data-card", "treasure")
    guests.pass_until(0)
    ada.wait(ada.decides, "her turn again")
    ada.play("lay EW 1,0")
    cell = cleo.cell("1,0")
    expect(cell).to_have_attribute("data-card", "EW")
    assert cleo.cell("8,0").get_attribute("data-card") is None
    for hook in ("hand-card-0", "role-peek", "pass-card", "begin-turn", "join-go"):
        assert not cleo.sees(hook), hook
    assert cleo.page.locator("[data-legal]").count() == 0
    assert cleo.told_too_much(None) == []
    assert cleo.troubles == []


def test_one_seat_on_two_devices_in_the_middle_of_a_game(open_house: Open, invite: Invite) -> None:
    house = open_house(A_FREE_WAY)
    desk, phone = invite("Ada", DESKTOP, house), invite("Ada", PHONE, house)
    guests = Guests(desk)
    guests.start()
    desk.see("table-menu").click()
    desk.see("ask-link").click()
    link = desk.see("own-link").input_value()
    desk.page.keyboard.press("Escape")
    phone.page.goto(link)
    phone.wait(lambda: phone.you.get("seat") == 0, "the seat")
    assert phone.hand() == desk.hand()

    # What one device does, the other has done too: a card taken up there is let go.
    phone.take_card("EW")
    desk.play("lay EW 1,0")
    expect(phone.page.locator("[data-testid^='hand-card-'][aria-pressed='true']")).to_have_count(0)
    phone.wait(lambda: phone.version == desk.version, "the same")
    assert phone.position() == desk.position()
    guests.pass_until(0)
    phone.wait(phone.decides, "her turn again")
    phone.play(f"pass {phone.hand()[-1]}")
    desk.wait(lambda: desk.version == phone.version, "the same")
    assert desk.position() == phone.position()
    assert desk.table["seats"][0]["name"] == "Ada"
    assert desk.troubles + phone.troubles == []


def test_people_talk_while_they_play(open_house: Open, invite: Invite) -> None:
    house = open_house(NOTHING_FIRST)
    ada, bea = invite("Ada", DESKTOP, house, still=TALK), invite("Bea", PHONE, house, still=TALK)
    begin(ada, bea)
    ada.see("tab-chat").click()
    ada.see("chat-text").fill("Who has the map?")
    ada.see("chat-text").press("Enter")
    bea.see("table-menu").click()
    bea.see("tab-chat").click()
    expect(bea.see("chat")).to_contain_text("Who has the map?")
    bea.see("chat-text").fill("Not me.")
    bea.see("chat-send").click()
    expect(ada.see("chat")).to_contain_text("Not me.")
    expect(bea.see("chat-text")).to_have_value("")
    assert [(line["name"], line["text"]) for line in ada.chat] == [("Ada", "Who has the map?"), ("Bea", "Not me.")]


def test_the_table_is_shared_by_link_code_and_picture(open_house: Open, invite: Invite) -> None:
    house = open_house()
    ada, bea = invite("Ada", DESKTOP, house, still=LOBBY), invite("Bea", PHONE, house, still=LOBBY)
    pictures = []
    for person in (ada, bea):
        code = person.open_table()
        assert person.see("share-link").input_value() == f"{house.address}/t/{code}"
        expect(person.see("table-code")).to_have_text(code)
        picture = person.page.get_by_role("img", name=text("page-share-qr"))
        box = picture.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 100, "a camera has to see it"
        pictures.append(picture.inner_html())
    assert pictures[0] != pictures[1], "each table has its own"
    assert min(map(len, pictures)) > 400

    # By the code, as somebody types it who was told it.
    bea.page.goto("/")
    bea.see("code").fill(f" {ada.table['code'].lower()} ")
    bea.see("code-go").click()
    expect(bea.see("join-name")).to_be_visible()
    bea.wait(lambda: bea.table["code"] == ada.table["code"], "the table")
