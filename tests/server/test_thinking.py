"""When something happens by itself depends on nobody's hand: not on how long a bot thinks, nor on who holds what."""

from __future__ import annotations

import asyncio
import time

import pytest

from pyrite.server.tables import due as course
from pyrite.server.tables.timing import Timing
from pyrite.server.wire import messages
from pyrite.setup.setup import RoundDeal, Setup
from tests.server.clock import Guest, Room, Slow, in_no_time
from tests.server.kit import House, Player
from tests.server.stacked import Stacked, veto_at


@pytest.mark.rule("X-WC-20")
def test_a_bot_that_thinks_long_acts_no_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "bot", Slow)

    async def story() -> None:
        ada = await started(Room(Setup(3), Stacked()))
        await ada.play(f"pass {ada.game()['hand'][0]}")
        begun, before = asyncio.get_running_loop().time(), ada.version
        acts = await ada.until(lambda: ada.version > before)
        assert round(acts - begun, 3) == Timing().quick

    in_no_time(story())


@pytest.mark.rule("X-WC-20")
def test_a_window_closes_in_time_however_long_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "bot", Slow)

    async def story() -> None:
        room = Room(Setup(3, modules=("veto",)), Stacked(veto_at(6)), veto_seconds=3)  # of the first bot
        await room.enter()  # to watch: so it lasts its whole time
        ada = await started(room)
        await ada.play("lay NESW 1,0")
        assert await ada.window() == 3

    in_no_time(story())


async def started(room: Room) -> Guest:
    ada = await room.enter(0)
    await ada.ask(messages.Start(id="start"))
    return ada


@pytest.mark.mass
def test_what_was_made_up_is_made_up_anew_when_the_table_changes() -> None:
    """Somebody comes back while a bot is about to play for him: then it does not."""
    pause = 2.0
    with House(dealer=Stacked(), timing=Timing(calm=pause)) as house:
        code, ada = house.host(bots=["random"], pace="calm")
        cookie = house.sit(code, "Bea")
        bea = house.enter(code, cookie)
        ada.wait(lambda: len(ada.table["seats"]) == 3)
        ada.granted("arrange", order=[0, 2, 1])
        ada.granted("start")
        bea.granted("leave")
        ada.granted("play", version=ada.version, move=f"pass {ada.game()['hand'][0]}")
        time.sleep(0.6 * pause)  # the bot has made up its mind
        bea.granted("back")
        before = bea.version
        assert [told for told in bea.changes(pause) if told["version"] > before] == []
        assert bea.decides()


# --- who holds the veto ---------------------------------------------------------------------------


def one_window(deal: RoundDeal) -> dict[str, list[str]]:
    """All that is heard by those who do not hold the veto, from the card to what comes after the window."""
    with House(dealer=Stacked(deal)) as house:
        code, ada = house.host(modules=["veto"], veto_seconds=0.3)
        bea, cyd, watcher = house.join(code, "Bea"), house.join(code, "Cyd"), house.enter(code)
        ada.wait(lambda: len(ada.table["seats"]) == 3)
        ada.granted("start")
        cyd.wait(lambda: cyd.phase == "playing")
        holds = "veto" in cyd.game()["hand"]
        ada.granted("play", version=ada.version, move="lay NESW 1,0")
        cyd.wait(lambda: cyd.game()["decision"] == "veto")
        assert ("veto" in cyd.moves()) == holds
        everybody: dict[str, Player] = {"player": ada, "asked": bea, "watcher": watcher}
        for viewer in (*everybody.values(), cyd):
            viewer.wait(lambda: viewer.phase == "playing" and viewer.game()["turn"] == 1)  # noqa: B023 - at once
        return {
            name: [raw.replace(code, "CODE") for raw in viewer.traffic if '"view"' in raw or '"patch"' in raw]
            for name, viewer in everybody.items()
        }


@pytest.mark.rule("X-WC-20")
def test_who_holds_the_veto_makes_no_difference_to_a_single_byte() -> None:
    held, buried = one_window(veto_at(12)), one_window(veto_at(30))
    assert all(len(heard) >= 3 for heard in held.values())
    assert held == buried
