"""The same table with fingers, with a mouse, and with nothing but a keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from pyrite.locales import text
from tests.e2e import keys
from tests.e2e.conftest import Invite, Open
from tests.e2e.decks import A_FREE_WAY, STRAIGHT, THREE_ROUNDS
from tests.e2e.fingers import middle, slide
from tests.e2e.guests import Guests
from tests.e2e.guests import lay as plainest
from tests.e2e.person import DESKTOP, PHONE, Person, begin


def width(cell: Locator) -> float:
    box = cell.bounding_box()
    assert box
    return box["width"]


def about(x: float, y: float) -> object:
    """A place, give or take what a tap may slide."""
    return pytest.approx((x, y), abs=12)


def whole_mine(person: Person) -> Locator:
    return person.page.get_by_role("button", name=text("page-whole-mine"))


def test_the_mine_follows_one_finger_grows_under_two_and_fits_again(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", PHONE, open_house(*THREE_ROUNDS))
    begin(ada)
    start = ada.cell("0,0")
    x, y = middle(ada, "mine")
    before, small = middle(ada, "cell-0,0"), width(start)
    assert not whole_mine(ada).is_visible()

    slide(ada, ((x, y), (x + 60, y + 40)))
    expect(whole_mine(ada)).to_be_visible()
    ada.wait(lambda: middle(ada, "cell-0,0") == about(before[0] + 60, before[1] + 40), "that it follows")
    assert not ada.sees("objection"), "to drag is not to tap"

    slide(ada, ((x - 40, y), (x - 90, y)), ((x + 40, y), (x + 90, y)))
    ada.wait(lambda: width(start) > 1.5 * small, "that it grows")
    slide(ada, ((x - 90, y), (x - 40, y)), ((x + 90, y), (x + 40, y)))
    ada.wait(lambda: abs(width(start) / small - 1) < 0.2, "that it shrinks again")

    whole_mine(ada).tap()
    expect(whole_mine(ada)).not_to_be_visible()
    ada.wait(lambda: (middle(ada, "cell-0,0"), width(start)) == (before, small), "all of it, as before")
    assert ada.troubles == []


def test_the_mine_is_dragged_by_a_mouse_and_grows_under_its_wheel(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", DESKTOP, open_house(*THREE_ROUNDS))
    begin(ada)
    start = ada.cell("0,0")
    before, small = middle(ada, "cell-0,0"), width(start)
    x, y = middle(ada, "mine")
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x + 100, y - 50, steps=5)
    ada.page.mouse.up()
    ada.wait(lambda: middle(ada, "cell-0,0") == about(before[0] + 100, before[1] - 50), "that it follows")
    ada.page.mouse.wheel(0, -240)
    ada.wait(lambda: width(start) > small, "that it grows")
    whole_mine(ada).click()
    ada.wait(lambda: (middle(ada, "cell-0,0"), width(start)) == (before, small), "all of it, as before")


WATCH_CHANGES = """() => {
  window.changed = [];
  const world = document.querySelector("[data-testid='mine'] .world");
  new MutationObserver((all) => changed.push(...all.map(({ target, type }) => (target === world ? "world" : type))))
    .observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
}"""


def test_dragging_the_mine_moves_one_thing_however_many_cards_lie_there(open_house: Open, invite: Invite) -> None:
    """Why sixty cards pan as smoothly as one: nothing is laid out or drawn anew."""
    ada = invite("Ada", PHONE, open_house(*THREE_ROUNDS))
    begin(ada)
    x, y = middle(ada, "mine")
    slide(ada, ((x, y), (x + 40, y)))
    expect(whole_mine(ada)).to_be_visible()
    ada.page.evaluate(WATCH_CHANGES)
    before = middle(ada, "cell-0,0")
    slide(ada, ((x, y), (x - 60, y + 50)))
    ada.wait(lambda: middle(ada, "cell-0,0") == about(before[0] - 60, before[1] + 50), "that it follows")
    assert {*ada.page.evaluate("changed")} == {"world"}


def test_a_tap_right_after_a_swing_counts(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", PHONE, open_house(A_FREE_WAY))
    ada.fingers = True
    Guests(ada).start()
    ada.take_card("ESW")
    x, y = middle(ada, "mine")
    for _ in range(3):
        slide(ada, ((x, y), (x + 30, y - 15)))
    ada.point("1,0")


def test_the_rules_are_two_taps_away_on_a_phone(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", PHONE, open_house(*THREE_ROUNDS))
    begin(ada)
    ada.see("table-menu").tap()
    ada.page.get_by_role("button", name=text("page-rules"), exact=True).tap()
    expect(ada.see("rules-page")).to_be_visible()


def play_a_round(guests: Guests, lay: str) -> None:
    """The way to the treasure, with Ada's part left to her."""
    ada = guests.host
    for cell, sides in [*STRAIGHT, ((7, 0), "EW")]:
        player = guests.decider()
        move = plainest(player, cell, sides)
        if player.seat != 0:
            guests.play(move)
            continue
        ada.wait(ada.decides, "her turn")
        if lay == "keys":
            keys.lay(ada, move)
        else:
            ada.play(move)


def test_a_whole_round_with_the_keyboard_alone(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", DESKTOP, open_house(A_FREE_WAY))
    guests = Guests(ada)
    keys.press(ada, "start")
    ada.wait(lambda: ada.view is not None, "the first round")
    for player in guests.seats:
        player.wait(lambda: player.view is not None)  # noqa: B023 - waited for at once
    keys.hand_over(ada, "ESW")
    guests.pass_until(0)
    play_a_round(guests, "keys")
    ada.wait(lambda: ada.game()["decision"] == "keep-gold", "the gold")
    best = max(ada.moves())
    keys.press(ada, best.replace(" ", "-"))
    ada.wait(lambda: ada.phase == "between", "the end of the round")
    assert ada.asked[-1]["move"] == best
    keys.press(ada, "ready")
    ada.wait(lambda: ada.table["seats"][0]["ready"], "that she is ready")
    assert ada.troubles == []


def test_a_whole_round_by_touch_on_a_phone(open_house: Open, invite: Invite) -> None:
    ada = invite("Ada", PHONE, open_house(A_FREE_WAY))
    ada.fingers = True
    guests = Guests(ada)
    ada.press("start")
    ada.wait(lambda: ada.view is not None, "the first round")
    for player in guests.seats:
        player.wait(lambda: player.view is not None)  # noqa: B023 - waited for at once
    ada.play("pass ESW")
    guests.pass_until(0)
    x, y = middle(ada, "mine")
    slide(ada, ((x, y), (x + 30, y - 15)))
    play_a_round(guests, "fingers")
    ada.wait(lambda: ada.game()["decision"] == "keep-gold", "the gold")
    ada.play(max(ada.moves()))
    ada.wait(lambda: ada.phase == "between", "the end of the round")

    # Under the result nothing can be got at; put away, it shows the mine as she has left it.
    expect(ada.see("round-end")).to_be_visible()
    ada.see("fit").focus()
    expect(ada.see("fit")).not_to_be_focused()
    ada.press("look-at-mine")
    expect(ada.see("round-end")).not_to_be_visible()
    ada.see("fit").focus()
    expect(ada.see("fit")).to_be_focused()

    ada.press("ready")
    for guest in guests.seats[1:]:
        guest.granted("ready")
    ada.wait(lambda: ada.phase == "playing" and ada.game()["round"] == 2, "the next round")
    expect(ada.see("fit")).not_to_be_visible()  # the next mine is seen whole
    assert ada.troubles == []
