"""The whole box in the browser: chosen, played to the end on a phone, and every new decision once on a desk."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect

from pyrite.locales import text
from tests.e2e.box import EVERYTHING, ROUND
from tests.e2e.conftest import Invite, Open
from tests.e2e.guests import Guests
from tests.e2e.person import DESKTOP, PHONE, Person, Size
from tests.e2e.sensible import Sensible

each_size = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
SEED = "12" * 16  # she moves the mine, and what she lays there ends the round; every way to use a turn comes up
A_MOMENT = 0.05  # seconds that a veto window stays open: nobody here waits for one
FAR = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def choose_everything(person: Person) -> None:
    """Choose the game by tapping, and look at it."""
    person.page.goto("/")
    person.see("create-name").fill(person.name)
    person.press("choose-game")
    choice = person.see("game-choice")
    choice.locator("label:has([data-testid='preset-everything'])").tap()
    expect(person.see("preset-everything")).to_be_checked()
    person.picture("setup")
    person.press("game-done")
    expect(person.see("played")).to_contain_text(text("preset-everything"))


def hurry(route: Route) -> None:
    """A table as the page asked for it, but for how long a veto window stays open."""
    asked = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**asked, "veto_seconds": A_MOMENT}))


@pytest.mark.timeout(300)
def test_everything_on_is_played_to_the_podium_on_a_phone(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", PHONE, open_house(seed=SEED))
    ada.fingers = True
    ada.page.route("**/api/tables", hurry)
    choose_everything(ada)
    ada.press("create-go")
    ada.wait(lambda: bool(ada.table), "a table of her own")
    assert sorted(ada.table["setup"]["modules"]) == sorted(EVERYTHING)
    ada.add_bots(5)
    ada.start()

    person = Sensible(ada)
    while ada.phase != "over":
        if ada.phase == "between":
            expect(ada.see("round-end")).to_be_visible()
            ada.picture(f"box-round-{ada.game()['round']}")
            ada.press("ready")
            ada.wait(lambda: ada.phase == "playing", "the next round")
        elif ada.decides() and ada.game()["decision"] != "veto":
            person.act()
        else:
            ada.page.wait_for_timeout(10)
    expect(ada.see("podium")).to_be_visible()
    ada.picture("box-podium")

    assert ada.game()["round"] == 3
    assert {"lay", "lay asking", "toll", "discard", "pass 3"} <= person.done, "all that this game has room for was done"
    assert ada.page.evaluate(FAR) == 0
    assert ada.troubles == []


@each_size
def test_every_new_decision_has_its_form_and_its_sentence(size: Size, open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house(ROUND))
    ada.fingers = size is PHONE
    guests = Guests(ada, modules=list(EVERYTHING), veto_seconds=1.5)
    guests.start()
    bea = guests.seats[1]

    # A card is stopped; from now on nobody is asked any more.
    ada.play("play map at 8,0")
    bea.wait(lambda: bea.decides() and bea.game()["decision"] == "veto")
    bea.granted("play", version=bea.version, move="veto")
    guests.play("lay EW 1,0")

    # Somebody asked to pay a toll says no: the card is back, and she pays herself. Two things are reached at once.
    guests.play("toll NE at 1,0 east")
    ada.wait(lambda: ada.decides(), "her turn")
    ada.take_card("NESW")
    ada.point("2,0")
    ada.picture("toll")
    ada.press("target-1")
    ada.press("lay-card")
    bea.wait(lambda: bea.decides() and bea.game()["decision"] == "toll")
    bea.granted("play", version=bea.version, move="refuse")
    ada.wait(lambda: any(event["event"] == "TollRefused" for event in ada.events), "the answer")
    expect(ada.see("hand-card-5")).to_have_attribute("data-card", "NESW")
    ada.play("lay NESW 2,0")
    assert ada.game()["seats"][2]["loose"] == 2
    assert ada.game()["decision"] == "which-goal"
    ada.play("reveal 2,-1")

    # In the chest is a look at a dwarf; then comes the party, and what she has seen is not sure any more.
    assert ada.game()["decision"] == "chest-dwarf"
    ada.picture("chest-dwarf")
    ada.play("choose 2")
    expect(ada.see("seen-2")).to_be_visible()

    # Out of a trap for two cards.
    guests.play("play trap on 0")
    guests.play("pass NE")
    ada.wait(lambda: ada.decides(), "her turn")
    ada.play("discard ESW NW for trap")
    assert ada.game()["seats"][0]["front"] == []

    guests.play("pass NS")
    guests.play("pass NE")
    ada.wait(lambda: ada.decides(), "her turn")
    ada.play("play swap-goals at 8,-2 8,0")
    ada.wait(lambda: ada.game()["decision"] == "swap-goals", "the choice")
    expect(ada.see("declared")).to_have_count(2)  # the two that she has named
    ada.picture("swap-goals")
    ada.play("swap")

    guests.play("pass NS")
    guests.play("pass NE")
    ada.wait(lambda: ada.decides(), "her turn")
    ada.play("play vault")
    ada.wait(lambda: ada.game()["decision"] == "vault", "the choice")
    expect(ada.see("looked")).to_be_visible()
    ada.picture("vault")
    ada.play("take NE")
    expect(ada.see("hand-card-4")).to_have_attribute("data-card", "NE")

    guests.play("pass NS")
    guests.play("pass NE")
    ada.wait(lambda: ada.decides(), "her turn")
    ada.press("use-pass")
    for index in (2, 3, 4):
        ada.press(f"hand-card-{index}")
    ada.picture("pass-three")
    ada.press("give-up")
    ada.wait(lambda: ada.game()["decider"] == 1, "that the cards are put away")
    assert ada.game()["hand"][2:] == ["ESW", "NESW", "NESW"]

    guests.play("pass NW")
    guests.play("pass NW")
    ada.wait(lambda: ada.decides(), "her turn")
    ada.play("play pioneer")
    ada.play("lay ESW 2,-2")
    assert ada.game()["decision"] == "pioneer"
    ada.picture("pioneer")
    ada.play("lay NESW 3,-2")

    guests.play("lay EW 4,-2")
    guests.play("lay ESW 5,-2")
    ada.wait(lambda: ada.decides(), "her turn")
    ada.play("play theft")
    guests.play("lay ESW 6,-2")
    guests.play("pass break-cart")
    ada.wait(lambda: ada.decides(), "her turn")
    ada.play("lay NESW 7,-2")

    # The treasure is found; her theft comes when everybody has his share.
    ada.wait(lambda: ada.game()["decision"] == "theft", "the theft")
    expect(ada.see("round-end")).to_be_visible()
    ada.picture("theft")
    ada.play("steal 1")
    ada.wait(lambda: ada.phase == "between", "the end of the round")
    ada.picture("box-shares")
    told = log(ada)
    for sentence in SENTENCES:
        assert sentence in told
    assert ada.troubles == []


SENTENCES = (
    text("event-toll-asked", asker="Ada", seat="Bea"),
    text("event-toll-paid", seat="Ada", owner="Cyd"),
    text("page-event-roles-shuffled", seat="Ada"),
    text("event-nugget-stolen", seat="Ada", victim="Bea"),
)


def log(person: Person) -> str:
    """All that the page tells of what has happened."""
    if not person.sees("log"):
        person.press("table-menu")
        person.press("tab-log")
    return person.see("log").inner_text()


@pytest.mark.rule("X-MIX")
def test_what_does_not_go_together_is_grey_and_refused_with_the_same_words(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", PHONE, open_house(), still="she only chooses a game")
    ada.page.goto("/")
    ada.press("choose-game")
    ada.see("game-choice").locator("label:has([data-testid='preset-everything'])").tap()
    for module, why in (("costumes", "one-postcard"), ("greedy", "base-only"), ("sabotaged", "base-only")):
        expect(ada.see(f"module-{module}")).to_be_disabled()
        expect(ada.page.locator(f"#about-{module}")).to_contain_text(text(f"clash-{why}"))
        asked = {"name": "Ada", "modules": [*EVERYTHING, module]}
        told = ada.context.request.post("/api/tables", data=asked)
        assert not told.ok
        assert text(f"clash-{why}") in told.json()["text"]
    ada.picture("setup-clash")


def test_twelve_at_a_table_have_room_on_a_phone(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", PHONE, open_house())
    ada.open_table_with(modules=list(EVERYTHING), bots=["digger"] * 11, pace="calm", veto_seconds=0)
    ada.start()
    expect(ada.see("hand-card-5")).to_be_visible()
    for seat in range(12):
        ada.see(f"target-{seat}").scroll_into_view_if_needed()
        expect(ada.see(f"target-{seat}")).to_be_in_viewport(ratio=0.9)
    ada.picture("twelve")
    assert ada.page.evaluate(FAR) == 0
    assert ada.troubles == []
