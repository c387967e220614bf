"""A mine with five goals on a phone: large enough to be read, all of it on demand, and the same by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite, Open
from tests.e2e.person import PHONE, Person

READABLE = 36  # pixels that a cell is wide at least
GOALS = ("8,-4", "8,-2", "8,0", "8,2", "8,4")
TURNED = {"width": PHONE["height"], "height": PHONE["width"]}


def in_sight(person: Person, place: str) -> bool:
    """Whether the whole of a cell lies within the mine."""
    frame, cell = (person.see(hook).bounding_box() for hook in ("mine", f"cell-{place}"))
    assert frame
    assert cell
    across = frame["x"] <= cell["x"] and cell["x"] + cell["width"] <= frame["x"] + frame["width"]
    return across and frame["y"] <= cell["y"] and cell["y"] + cell["height"] <= frame["y"] + frame["height"]


def width(person: Person, place: str) -> float:
    box = person.cell(place).bounding_box()
    assert box
    return box["width"]


@pytest.fixture
def ada(open_house: Open, invite: Invite) -> Person:
    ada = invite("Ada", PHONE, open_house())
    ada.open_table_with(pace="none", modules=["new-goals"], bots=["digger", "digger"])
    ada.start()
    ada.wait(ada.decides, "her turn")
    return ada


def test_five_goals_are_near_at_first_and_all_in_sight_on_demand(ada: Person) -> None:
    assert width(ada, "0,0") >= READABLE
    assert in_sight(ada, "0,0")
    assert in_sight(ada, "8,0")
    expect(ada.page.locator("[data-testid='beyond'][data-sign='hidden']").first).to_be_visible()
    ada.see("fit").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.see("closer")).to_be_focused()
    ada.wait(lambda: all(in_sight(ada, goal) for goal in GOALS), "that the mine has moved away")
    expect(ada.see("beyond")).to_have_count(0)
    ada.page.keyboard.press("Enter")
    expect(ada.see("fit")).to_be_focused()
    ada.wait(lambda: width(ada, "0,0") >= READABLE, "that it has come back")


def test_a_phone_that_is_turned_keeps_the_lit_places_in_sight(ada: Person) -> None:
    ada.take_card(a_path(ada))
    lit = ada.page.locator("[data-testid^='cell-'][data-legal]")
    places = [(cell.get_attribute("data-testid") or "").removeprefix("cell-") for cell in lit.all()]
    for size in (TURNED, PHONE):
        ada.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for place in places:
            ada.wait(lambda: in_sight(ada, place), f"{place} is in sight")  # noqa: B023 - waited for at once


# Presses something that lets the board glide, and holds it there on its way.
HOLD = """const world = document.querySelector(".world");
const where = (what) => document.querySelector(`[data-what='${what}']`).getBoundingClientRect().toJSON();
const hold = async (button, time) => {
  button.click();
  await new Promise(requestAnimationFrame);
  const [glide] = world.getAnimations();
  glide.pause();
  glide.currentTime = time;
  return glide;
};"""
THERE_AND_BACK = f"""async (card) => {{
  {HOLD}
  await hold(card, 150);
  const turning = where("start"), back = await hold(card, 0);
  const turned = where("start");
  back.currentTime = 319.9;
  const nearly = where("start");
  back.finish();
  return [[turning, turned], [nearly, where("start")]];
}}"""
ON_ITS_WAY = f"""async (button) => {{
  {HOLD}
  await hold(button, 1);
}}"""


def a_path(person: Person) -> str:
    """A card that can be laid."""
    return next(move.split(" ")[1] for move in person.moves() if move.startswith("lay"))


def test_a_board_that_glides_turns_round_where_it_is_seen_and_ends_where_it_lies(
    open_house: Open, invite: Invite
) -> None:
    ada = invite("Ada", PHONE, open_house())
    ada.open_table_with(pace="none", game="lost-mines", bots=["walker", "walker"])
    ada.start()
    ada.wait(ada.decides, "her turn")
    card = ada.page.locator(f"[data-testid^='hand-card-'][data-card='{a_path(ada)}']").first
    for before, after in card.evaluate(THERE_AND_BACK):
        for side in ("x", "y", "width", "height"):
            assert before[side] == pytest.approx(after[side], abs=2)


def test_a_tap_on_a_board_that_glides_is_for_what_is_seen_there(ada: Person) -> None:
    ada.take_card(a_path(ada))
    ada.see("fit").evaluate(ON_ITS_WAY)
    box = ada.cell("8,0").bounding_box()
    assert box
    ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ada.page.locator(".cell:has(> .bad)")).to_have_attribute("style", re.compile("--x: 8; --y: 0;"))
