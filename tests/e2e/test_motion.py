"""Whatever moves: when it has come to rest, the board holds what the table has told, and nothing of what has gone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.box import EVERYTHING
from tests.e2e.conftest import Invite, Open
from tests.e2e.forester import Forester
from tests.e2e.house import House
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.sensible import Sensible
from tests.e2e.wire import Wire

# As many at a table as may sit there: the bots turn up the goals, and a round is soon over.
GAMES: dict[str, dict[str, Any]] = {
    "base": {"bots": ["digger"] * 9},
    "lost-mines": {"bots": ["walker"] * 8, "game": "lost-mines"},
    "everything": {"bots": ["digger"] * 11, "modules": list(EVERYTHING), "veto_seconds": 0},
}
# The cards of the board, and how much there is of what ought to be gone.
SEEN = """() => {
  const at = ({ style }) => `${style.getPropertyValue("--x")},${style.getPropertyValue("--y")}`;
  const cards = [...document.querySelectorAll("[data-what]")].map((cell) => `${at(cell)} ${cell.dataset.what}`);
  return [cards.sort(), document.querySelectorAll(".world [inert], .tool[inert], .flight").length];
}"""
NAMED = """() => [...document.querySelectorAll("[data-testid^='cell-']")].map((cell) => cell.dataset.testid)"""


def told(person: Person) -> list[str]:
    return sorted(f"{cell['x']},{cell['y']} {cell['what']}" for cell in person.game()["mine"])


def look(person: Person) -> None:
    """Every place is there once, as it was told, and nothing stays that should have gone."""
    person.wait(lambda: person.page.evaluate(SEEN) == [told(person), 0], f"that there is nothing but {told(person)}")
    named = person.page.evaluate(NAMED)
    assert len(named) == len({*named})


def on_two_devices(line: Wire, game: str, house: House, invite: Invite) -> list[Person]:
    """Ada with her phone and at her desk, which hangs on a line that may break; in the first round."""
    phone, desk = invite("Ada", PHONE, house), invite("Ada", DESKTOP, house, base_url=line.address)
    phone.fingers = True
    code = phone.open_table_with(pace="none", **GAMES[game])
    desk.context.add_cookies(phone.context.cookies())  # type: ignore[arg-type]
    desk.page.goto(f"/t/{code}")
    phone.start()
    desk.wait(lambda: desk.view is not None, "the first round")
    return [phone, desk]


def all_told(devices: list[Person]) -> None:
    """Wait until each of them has been told that it is her turn, or that the round is over. No veto waits for her."""
    newest = max(device.version for device in devices)

    def rests(device: Person) -> bool:
        hers = device.decides() and device.game()["decision"] != "veto"
        return device.version >= newest and (hers or device.phase != "playing")

    for device in devices:
        device.wait(lambda: rests(device), "her turn")  # noqa: B023 - waited for at once


def look_at_all(devices: list[Person]) -> None:
    all_told(devices)
    for device in devices:
        look(device)


def play(actors: list[Sensible | Forester], turns: int = 99) -> None:
    """Let her decide, now on one device and now on the other, so many times or until the round is over."""
    devices = [actor.person for actor in actors]
    for turn in range(turns):
        all_told(devices)
        look(devices[turn % 2])
        if devices[0].phase != "playing":
            return
        actors[turn % 2].act()


def come_back(line: Wire, phone: Person, desk: Person) -> None:
    """One page is loaded again, the other loses its line and finds it again."""
    seen = [phone.snapshots, desk.snapshots]
    phone.page.reload()
    line.cut()
    for device, before in zip((phone, desk), seen, strict=True):
        device.wait(lambda: device.snapshots > before, "the table")  # noqa: B023 - waited for at once
        expect(device.see("connection")).to_have_attribute("data-state", "open")


@pytest.mark.timeout(240)
@pytest.mark.parametrize("game", GAMES)
def test_the_second_round_is_not_played_among_the_ghosts_of_the_first(
    game: str, open_house: Open, invite: Invite
) -> None:
    house = open_house()
    with Wire(house.port) as line:
        devices = phone, desk = on_two_devices(line, game, house, invite)
        actors = [Forester(device) if game == "lost-mines" else Sensible(device) for device in devices]
        play(actors)
        assert any(event["event"] == "GoalRevealed" for event in desk.events), "there is something to turn back"
        phone.press("ready")
        for device in devices:
            device.wait(lambda: device.phase == "playing", "the next round")  # noqa: B023 - waited for at once
        look_at_all(devices)
        play(actors, turns=2)
        come_back(line, phone, desk)
        look_at_all(devices)
        play(actors, turns=2)
        look_at_all(devices)
        assert phone.game()["round"] == desk.game()["round"] == 2
        assert phone.troubles + desk.troubles == []
