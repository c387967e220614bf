"""For everybody: without motion, in the colours of the system, with letters of twice the size."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite, Open
from tests.e2e.decks import A_FREE_WAY, STRAIGHT, THEN_A_DRAGON, THREE_ROUNDS, WITH_VETO
from tests.e2e.guests import Guests
from tests.e2e.person import DESKTOP, PHONE, Person, Size, begin

# Writes down whatever begins to move: animations and transitions of style sheets, and those of scripts. What changes at
# once, or in a few steps as a clock does, is no motion.
WATCH_MOTION = """
  window.moved = [];
  const steps = (easing) => Number(/^step-(start|end)$/.test(easing) || (/^steps\\((\\d+)/.exec(easing) ?? [])[1]);
  const smooth = (easing) => !(steps(easing) <= 4);
  addEventListener("animationstart", ({ target, pseudoElement, animationName }) => {
    const { animationTimingFunction } = getComputedStyle(target, pseudoElement || null);
    if (smooth(animationTimingFunction)) moved.push(`animation ${animationName} ${animationTimingFunction}`);
  }, true);
  addEventListener("transitionrun", ({ propertyName }) => moved.push(`transition ${propertyName}`), true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const duration = typeof options === "number" ? options : Number(options?.duration ?? 0);
    if (duration > 0) moved.push(`animate ${this.className} ${duration}`);
    return animate.call(this, frames, options);
  };
  window.moving = () => document.getAnimations().filter((one) => one.playState === "running").filter((one) => {
    const { target, pseudoElement } = one.effect;
    return !one.animationName || smooth(getComputedStyle(target, pseudoElement).animationTimingFunction);
  }).map((one) => `running ${one.animationName ?? one.transitionProperty ?? one.id}`);
"""


def look_for_motion(person: Person) -> list[str]:
    """All that has moved on this page, and all that moves now."""
    found: list[str] = person.page.evaluate("[...moved, ...moving()]")
    return found


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_moves_for_those_who_want_it_still(size: Size, open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house(*THEN_A_DRAGON), still="she wants it so")
    ada.page.add_init_script(WATCH_MOTION)
    ada.page.goto("/")
    assert look_for_motion(ada) == []
    guests = Guests(ada, modules=["new-goals"])
    guests.start()
    ada.play("lay EW 1,0")
    guests.dig(STRAIGHT[1:])
    guests.pass_until(0)
    guests.dig([((7, 0), "EW")])
    guests.share_out()
    expect(ada.see("round-end")).to_be_visible()
    guests.next_round()
    expect(ada.see("hand-card-5")).to_be_visible()
    assert look_for_motion(ada) == []


def test_the_clock_of_the_veto_does_not_glide_either(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", DESKTOP, open_house(WITH_VETO), still="she wants it so")
    ada.page.add_init_script(WATCH_MOTION)
    guests = Guests(ada, modules=["veto"], veto_seconds=30)
    guests.start()
    guests.play("pass EW")
    guests.play("lay EW 1,0")
    expect(ada.see("veto")).to_be_visible()
    assert look_for_motion(ada) == []


def test_motion_is_seen_where_there_is_some(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", DESKTOP, open_house(A_FREE_WAY))
    ada.page.add_init_script(WATCH_MOTION)
    guests = Guests(ada)
    guests.start()
    ada.play("lay EW 1,0")
    assert look_for_motion(ada) != []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_turn_is_played_in_the_colours_of_the_system(size: Size, open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", size, open_house(*THREE_ROUNDS), forced_colors="active")
    begin(ada)
    assert ada.page.evaluate("matchMedia('(forced-colors: active)').matches")
    ada.take_card("EW")
    lit = ada.page.locator("[data-legal]").first
    expect(lit).to_be_visible()
    for shown in (lit, ada.see("decision-banner"), ada.see("pass-card")):
        assert shown.evaluate("(one) => parseFloat(getComputedStyle(one).borderTopWidth)") > 0, "it has an edge"
    ground = ada.see("decision-banner").evaluate("(one) => getComputedStyle(one).backgroundColor")
    assert ground.startswith("rgb("), "nothing shows through the words"
    ada.page.keyboard.press("ArrowUp")
    chosen = ada.page.locator("[data-legal][aria-pressed='true']")
    expect(chosen).to_be_focused()
    assert chosen.evaluate("(one) => getComputedStyle(one).outlineStyle") != "none", "where the focus is can be seen"
    ada.picture("forced-colors")
    ada.play("lay EW 1,0")
    expect(ada.cell("1,0")).to_have_attribute("data-card", "EW")
    assert ada.troubles == []


FAR = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
LETTERS = "(one) => parseFloat(getComputedStyle(one).fontSize)"


def test_letters_of_twice_the_size_need_no_scrolling_sideways(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", PHONE, open_house(*THREE_ROUNDS))
    ada.page.goto("/")
    plain = ada.see("create-go").evaluate(LETTERS)
    ada.context.new_cdp_session(ada.page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    ada.page.reload()
    assert ada.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert ada.see("create-go").evaluate(LETTERS) == pytest.approx(2 * plain, rel=0.1)
    assert ada.page.evaluate(FAR) == 0, "home"
    begin_at(ada)
    expect(ada.see("hand-card-5")).to_be_visible()
    ada.picture("large-letters")
    assert ada.page.evaluate(FAR) == 0, "game"
    ada.play("lay EW 1,0")
    assert ada.troubles == []


def begin_at(person: Person) -> None:
    person.open_table()
    person.add_bots(4)
    person.picture("large-letters-lobby")
    assert person.page.evaluate(FAR) == 0, "lobby"
    person.start()


ON_ITS_SIDE: Size = {"width": 844, "height": 390}
CUT_OFF = """() => [...document.querySelectorAll("[data-testid^='target-'] b")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""


def test_on_a_phone_on_its_side_names_and_hand_are_seen_whole(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", ON_ITS_SIDE, open_house(*THREE_ROUNDS))
    ada.open_table()
    ada.add_bots(4)
    ada.see("rename").fill("Waldram")  # as wide as names get, and no bot has it
    ada.see("rename-go").click()
    expect(ada.see("seat-0")).to_contain_text("Waldram")
    ada.start()
    assert ada.page.evaluate(CUT_OFF) == []
    ada.take_card("EW")
    for hook in ("decision-banner", "pass-card", *(f"hand-card-{index}" for index in range(6))):
        expect(ada.see(hook)).to_be_in_viewport(ratio=1)
    ada.picture("on-its-side")
    ada.play("lay EW 1,0")
    assert ada.page.evaluate(FAR) == 0
    assert ada.troubles == []


def test_large_letters_on_a_desktop_leave_room_for_the_mine(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", DESKTOP, open_house(*THREE_ROUNDS))
    ada.page.goto("/")
    ada.context.new_cdp_session(ada.page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    begin(ada)
    box = ada.see("mine").bounding_box()
    assert box
    assert box["width"] > DESKTOP["width"] / 2
    assert ada.page.evaluate(FAR) == 0
    ada.picture("large-letters")
    ada.see("table-menu").click()
    expect(ada.see("tab-log")).to_be_visible()
