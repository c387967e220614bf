"""One browser for all end-to-end tests, a server for each kind of game, and some people for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from pyrite.setup.setup import RoundDeal
from tests.e2e.house import House
from tests.e2e.person import Person, Size
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
Invite = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = require()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """A house with these cards and clocks. Tests share it, each at tables of its own, unless they mean to kill it."""
    houses: dict[str, House] = {}

    def open_one(*deals: RoundDeal, alone: bool = False, **rest: Any) -> House:
        key = f"house {len(houses)}" if alone else repr((deals, rest))
        if key not in houses:
            houses[key] = House(tmp_path_factory.mktemp("house"), deals, **rest).__enter__()
        return houses[key]

    yield open_one
    for house in houses.values():
        house.__exit__(None, None, None)


@pytest.fixture
def invite(browser: Browser) -> Iterator[Invite]:
    """Brings people in. When they go it is looked at whether any of them was told too much."""
    people: list[Person] = []

    def invite_one(name: str, size: Size, house: House, **more: Any) -> Person:
        person = Person(browser, name, size, house, **more)
        people.append(person)
        return person

    yield invite_one
    for person in people:
        person.close()
    for person in people:
        assert person.told_too_much() == []
