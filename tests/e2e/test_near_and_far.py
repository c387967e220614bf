"""A mine with five goals on a phone: large enough to be read, all of it on demand, and the same by keyboard."""

from __future__ import annotations

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
    card = next(move.split(" ")[1] for move in ada.moves() if move.startswith("lay"))
    ada.take_card(card)
    lit = ada.page.locator("[data-testid^='cell-'][data-legal]")
    places = [(cell.get_attribute("data-testid") or "").removeprefix("cell-") for cell in lit.all()]
    for size in (TURNED, PHONE):
        ada.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for place in places:
            ada.wait(lambda: in_sight(ada, place), f"{place} is in sight")  # noqa: B023 - waited for at once


GLIDE = """async (card) => {
  const world = document.querySelector(".world"), start = document.querySelector("[data-what='start']");
  const where = () => start.getBoundingClientRect().toJSON();
  const glide = async () => {
    card.click();
    await new Promise(requestAnimationFrame);
    const [glide] = world.getAnimations();
    glide.pause();
    return glide;
  };
  const there = await glide();
  there.currentTime = 150;
  const turning = where(), back = await glide();
  back.currentTime = 0;
  const turned = where();
  back.currentTime = 319.9;
  const nearly = where();
  back.finish();
  return [turning, turned, nearly, where()];
}"""


def test_a_board_that_glides_turns_round_where_it_is_seen_and_ends_where_it_lies(
    open_house: Open, invite: Invite
) -> None:
    ada = invite("Ada", PHONE, open_house())
    ada.open_table_with(pace="none", game="lost-mines", bots=["walker", "walker"])
    ada.start()
    ada.wait(ada.decides, "her turn")
    card = next(move.split(" ")[1] for move in ada.moves() if move.startswith("lay"))
    button = ada.page.locator(f"[data-testid^='hand-card-'][data-card='{card}']").first
    turning, turned, nearly, end = button.evaluate(GLIDE)
    for before, after in ((turning, turned), (nearly, end)):
        for side in ("x", "y", "width", "height"):
            assert before[side] == pytest.approx(after[side], abs=2)
