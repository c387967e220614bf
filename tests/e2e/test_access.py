"""For those who listen instead of looking: no barriers on any screen, and a turn is told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pyrite.locales import text
from tests.e2e.axe import barriers
from tests.e2e.conftest import Invite, Open
from tests.e2e.decks import A_FREE_WAY, STRAIGHT
from tests.e2e.guests import Guests
from tests.e2e.person import DESKTOP, PHONE, Person, Size

each_size = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


class Tour:
    """Goes from screen to screen and looks for barriers."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: list[str] = []

    def look(self, screen: str, sees: str) -> None:
        expect(self.person.see(sees).first).to_be_visible()
        self.found += [f"{screen}: {barrier}" for barrier in barriers(self.person.page)]

    def look_into(self, dialog: str, opener: str, sees: str) -> None:
        """Open a dialog, look, and close it again."""
        self.person.press(opener)
        self.look(dialog, sees)
        self.person.page.keyboard.press("Escape")
        expect(self.person.see(sees)).to_have_count(0)

    def look_into_menu(self) -> None:
        self.person.press("table-menu")
        for tab in ("log", "chat", "table"):
            if self.person.page.locator(f"dialog [data-testid='tab-{tab}']").count():
                self.person.page.locator(f"dialog [data-testid='tab-{tab}']").click()
            self.look(f"menu, {tab}", "menu")
        self.look_into("leaving", "leave", "leave-sheet")


@each_size
def test_no_screen_before_a_game_has_barriers(size: Size, open_house: Open, invite: Invite) -> None:
    ada, cleo = (invite(name, size, open_house()) for name in ("Ada", "Cleo"))
    tour, other = Tour(ada), Tour(cleo)
    ada.page.goto("/")
    tour.look("front page", "create-go")
    tour.look_into("rules", "rules", "rules-page")
    tour.look_into("choice of a game", "choose-game", "game-choice")
    code = ada.open_table()
    ada.add_bots(2)
    tour.look("lobby", "start")
    cleo.watch(code)
    other.look("lobby, without a seat", "join-go")
    cleo.page.goto("/t/NOSUCH")
    other.look("no such table", "go-home")
    found = tour.found + other.found
    assert not found, "\n".join(found)


@each_size
def test_no_screen_of_a_game_has_barriers(size: Size, open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house(A_FREE_WAY))
    tour = Tour(ada)
    guests = Guests(ada)
    guests.start()
    tour.look("one's own turn", "begin-turn")
    ada.take_card("EW")
    tour.look("a card in hand", "show-place")
    ada.play("lay EW 1,0")
    tour.look("another's turn", "hand-card-0")
    ada.take_card("map")
    tour.look("a card lifted in another's turn", "read-card")
    tour.look_into("card", "read-card", "card-sheet")
    tour.look_into("player", "target-1", "player-sheet")
    tour.look_into_menu()
    guests.dig(STRAIGHT[1:])
    guests.dig([((7, 0), "EW")])
    tour.look("gold to choose from", "gold-offer")
    guests.share_out()
    tour.look("end of a round", "round-end")
    for _ in range(2):
        guests.next_round()
        guests.sit_out()
    tour.look("podium", "podium")
    assert not tour.found, "\n".join(tour.found)
    assert ada.troubles == []


@each_size
def test_no_screen_of_the_forest_has_barriers(size: Size, open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house())
    tour = Tour(ada)
    guests = Guests(ada, game="lost-mines")
    guests.start()
    tour.look("forest", "forest")
    tour.look_into("player in the forest", "target-1", "player-sheet")
    tour.look_into_menu()
    guests.sit_out()
    tour.look("end of a round in the forest", "round-end")
    guests.next_round()
    guests.sit_out()
    tour.look("podium of the forest", "podium")
    assert not tour.found, "\n".join(tour.found)
    assert ada.troubles == []


# Elements that are listened to, each with what it has said since. One that is made anew is another one.
LISTEN = """() => {
  const live = [...document.querySelectorAll("[aria-live], [role=status], [role=alert], [role=log]")];
  window.heard = live.map((region) => ({ region, said: [] }));
  for (const { region, said } of heard)
    new MutationObserver(() => said.push(region.innerText.trim()))
      .observe(region, { childList: true, characterData: true, subtree: true });
}"""
HEARD = "heard.filter(({ region }) => region.isConnected).flatMap(({ said }) => said).join(' / ')"


@each_size
def test_a_turn_is_heard_from_the_first_on(size: Size, open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house(A_FREE_WAY))
    guests = Guests(ada)
    ada.page.evaluate(LISTEN)

    def hears(words: str) -> None:
        ada.wait(lambda: words in ada.page.evaluate(HEARD), f"to hear: {words}")

    guests.start()
    hears(text("page-turn"))
    ada.play("lay EW 1,0")
    hears(text("page-wait", decision="turn", seat="Bea"))
    ada.page.evaluate(LISTEN)
    guests.pass_until(0)
    hears(text("page-turn"))


def test_whoever_lifts_a_card_in_anothers_turn_is_told_why_nothing_lights_up(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", PHONE, open_house(A_FREE_WAY))
    guests = Guests(ada)
    guests.start()
    ada.play("pass map")
    guests.play("pass EW")
    banner = ada.see("decision-banner")
    expect(banner).to_contain_text(text("page-wait", decision="turn", seat="Cyd"))
    ada.page.evaluate(LISTEN)
    ada.take_card("EW")
    told = text("page-card-waits", card="Straight tunnel")
    expect(banner).to_contain_text(told)
    ada.wait(lambda: told in ada.page.evaluate(HEARD), "to hear it too")
    ada.picture("lifted")
    ada.press("read-card")
    expect(ada.see("card-sheet")).to_contain_text(text("page-card-use", kind="path"))
    guests.pass_until(0)
    expect(ada.see("card-sheet")).to_be_visible()
