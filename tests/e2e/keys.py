"""Somebody who has nothing but a keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.person import Person

FOCUSED = "document.activeElement?.dataset.testid ?? ''"
MANY = 80  # presses after which something is out of reach


def tab_to(person: Person, hook: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MANY):
        if person.page.evaluate(FOCUSED) == hook:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{hook} cannot be reached with Tab")


def press(person: Person, hook: str) -> None:
    """Press a button that Tab reaches."""
    expect(person.see(hook)).to_be_enabled()
    tab_to(person, hook)
    person.page.keyboard.press("Enter")


def take(person: Person, card: str) -> None:
    """Choose a card of the hand with the arrows."""
    chosen = person.page.locator("[data-testid^='hand-card-'][aria-pressed='true']")
    index = person.hand().index(card)
    for _ in range(MANY):
        if chosen.count() and chosen.get_attribute("data-testid") == f"hand-card-{index}":
            return
        person.page.keyboard.press("ArrowRight")
        expect(chosen).to_have_count(1)
    raise AssertionError(f"{card} cannot be reached with the arrows")


def point(person: Person, place: str) -> None:
    """Go to a place that is lit with the arrows, the shorter way first."""
    chosen = person.page.locator("[data-legal][aria-pressed='true']")
    x, y = map(int, place.split(","))
    person.page.keyboard.press("ArrowUp")
    for _ in range(MANY):
        expect(chosen).to_be_focused()
        at = str(chosen.get_attribute("data-testid")).removeprefix("cell-")
        if at == place:
            return
        ax, ay = map(int, at.split(","))
        sideways = "ArrowRight" if x > ax else "ArrowLeft"
        upwards = "ArrowDown" if y > ay else "ArrowUp"
        person.page.keyboard.press(upwards if x == ax else sideways)
    raise AssertionError(f"{place} cannot be reached with the arrows")


def lay(person: Person, move: str) -> None:
    """Lay a card, and wait until the table has taken it."""
    _, card, place, *turned = move.split(" ")
    before = person.version
    take(person, card)
    point(person, place)
    ways = person.game()["moves"][f"lay {card}"]
    if turned and {place, f"{place} turned"} <= {*ways}:
        person.page.keyboard.press("r")
    person.page.keyboard.press("Enter")
    person.wait(lambda: person.version > before, f"that the table takes: {move}")
    assert [asked["move"] for asked in person.asked if asked["type"] == "play"][-1] == move


def hand_over(person: Person, card: str) -> None:
    """Pass a card."""
    before = person.version
    take(person, card)
    press(person, "pass-card")
    person.wait(lambda: person.version > before, f"that the table takes: pass {card}")
