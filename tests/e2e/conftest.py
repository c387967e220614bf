"""One browser for all end-to-end tests, one server and some people for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from pyrite.rules.saboteur.setup import RoundDeal
from tests.e2e.house import House
from tests.e2e.person import Person
from tools.browser import require

# As root Chromium has no sandbox; the rest keeps it from talking to anybody but us.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Open = Callable[..., House]
Invite = Callable[[str, dict[str, int], House], Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = require()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Open]:
    houses: list[House] = []

    def open_one(*deals: RoundDeal, away: float = 45.0) -> House:
        house = House(tmp_path, deals, away)
        houses.append(house.__enter__())
        return house

    yield open_one
    for house in houses:
        house.__exit__(None, None, None)


@pytest.fixture
def invite(browser: Browser) -> Iterator[Invite]:
    people: list[Person] = []

    def invite_one(name: str, size: dict[str, int], house: House) -> Person:
        person = Person(browser, name, size, house.address)
        people.append(person)
        return person

    yield invite_one
    for person in people:
        person.close()
