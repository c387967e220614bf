"""How long a veto window lasts: for one person alone no longer than it must, for all others always as long."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pyrite.server.tables import due as course
from pyrite.server.wire import messages
from pyrite.setup.setup import Setup
from tests.server.clock import Guest, Heard, Room, Slow, in_no_time
from tests.server.stacked import Stacked, veto_at

FULL, SHORT = 3.0, 0.5
# Where the veto is: in the hand of the first, the second or the third seat, or in the draw pile.
FIRST, SECOND, THIRD, BURIED = 1, 7, 13, 30


def room(veto: int, people: int = 1, **more: Any) -> Room:
    return Room(Setup(3, modules=("veto",)), Stacked(veto_at(veto)), people, **more)


async def begin(at: Room) -> Guest:
    """The first seat opens the table and starts the game."""
    ada = await at.enter(0)
    await ada.ask(messages.Start(id="start"))
    return ada


async def first_window(ada: Guest) -> float:
    """The first seat passes, and how long the window lasts for the card that the second plays."""
    await ada.play("pass NESW")
    return await ada.window()


# --- one person alone -----------------------------------------------------------------------------


@pytest.mark.rule("X-WC-20")
@pytest.mark.parametrize("veto", [THIRD, BURIED])
@pytest.mark.parametrize(("table", "lasts"), [(FULL, SHORT), (SHORT, SHORT), (0.2, 0.2)])
def test_one_person_who_could_not_veto_waits_half_a_second_at_most(veto: int, table: float, lasts: float) -> None:
    async def story() -> None:
        ada = await begin(room(veto, bot="rookie", veto_seconds=table))
        assert await first_window(ada) == lasts
        assert ada.window_left == lasts, "the clock that is shown is the one that runs"
        assert ada.table["veto_seconds"] == table

    in_no_time(story())


@pytest.mark.rule("X-WC-20")
@pytest.mark.parametrize("table", [FULL, 0.2])
def test_one_person_who_holds_the_veto_has_the_whole_time(table: float) -> None:
    async def story() -> None:
        ada = await begin(room(FIRST, veto_seconds=table))
        assert await first_window(ada) == table
        assert ada.window_left == table

    in_no_time(story())


@pytest.mark.rule("X-WC-20")
def test_the_holder_is_not_asked_about_a_card_of_their_own() -> None:
    async def story() -> None:
        ada = await begin(room(FIRST))
        await ada.play("lay NESW 1,0")
        assert await ada.window() == SHORT

    in_no_time(story())


@pytest.mark.rule("X-WC-20")
def test_the_veto_can_be_played_to_the_last_moment() -> None:
    async def story() -> None:
        ada = await begin(room(FIRST))
        await ada.play("pass NESW")
        await ada.until(lambda: ada.game()["decision"] == "veto")
        await asyncio.sleep(FULL - 0.1)
        await ada.play("veto")
        assert ada.events[-1]["event"] == "CardDrawn"
        assert any(event["event"] == "CardVetoed" for event in ada.events)

    in_no_time(story())


@pytest.mark.rule("X-WC-20")
def test_another_device_of_the_same_person_changes_nothing() -> None:
    async def story() -> None:
        at = room(BURIED)
        ada = await begin(at)
        await at.enter(0)
        assert await first_window(ada) == SHORT

    in_no_time(story())


@pytest.mark.rule("X-WC-20")
def test_bots_have_made_up_their_minds_by_the_end_of_a_short_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "bot", Slow)

    async def story() -> None:
        ada = await begin(room(BURIED))
        await ada.play("lay NESW 1,0")  # both bots are asked
        assert await ada.window() == SHORT

    in_no_time(story())


# --- two people -----------------------------------------------------------------------------------


async def here(at: Room, ada: Guest, bea: Guest) -> None:
    pass


async def gone(at: Room, ada: Guest, bea: Guest) -> None:
    bea.leave()


async def replaced(at: Room, ada: Guest, bea: Guest) -> None:
    bea.leave()
    await asyncio.sleep(60)
    await ada.ask(messages.CallBot(id="call", seat=1))


async def left(at: Room, ada: Guest, bea: Guest) -> None:
    await bea.ask(messages.Leave(id="leave"))
    bea.leave()


@pytest.mark.rule("X-WC-20")
@pytest.mark.parametrize("other", [here, gone, replaced, left])
@pytest.mark.parametrize("veto", [FIRST, SECOND, BURIED])
def test_with_two_people_it_lasts_its_time_whoever_holds_the_veto(other: Any, veto: int) -> None:
    async def story() -> None:
        at = room(veto, people=2, bot="rookie")
        bea = await at.enter(1)
        ada = await begin(at)
        await other(at, ada, bea)
        await ada.play("lay NESW 1,0")
        opened = await ada.until(lambda: ada.game()["decision"] == "veto")
        closed = await ada.until(lambda: ada.game()["decision"] != "veto")
        assert round(closed - opened, 3) == FULL

    in_no_time(story())


def heard_by_all(veto: int, watched: bool) -> dict[str, list[Heard]]:
    """All that is heard of a window at a table of two people: the first plays, the second is asked."""

    async def story() -> dict[str, list[Heard]]:
        at = room(veto, people=2)
        everybody = {"watcher": await at.enter()} if watched else {}
        everybody |= {"asked": await at.enter(1), "player": await begin(at)}
        ada = everybody["player"]
        await everybody["asked"].until(lambda: everybody["asked"].phase == "playing")
        dealt = {name: len(guest.heard) for name, guest in everybody.items()}
        await ada.play("lay NESW 1,0")
        await ada.window()
        await asyncio.sleep(0.1)
        return {name: guest.heard[dealt[name] :] for name, guest in everybody.items()}

    return in_no_time(story())


@pytest.mark.rule("X-WC-20")
@pytest.mark.parametrize("watched", [False, True])
def test_with_two_people_nothing_heard_tells_who_holds_the_veto(watched: bool) -> None:
    own, other, buried = (heard_by_all(veto, watched) for veto in (FIRST, SECOND, BURIED))
    assert all(len(heard) >= 2 for heard in buried.values())
    assert buried.get("watcher") == own.get("watcher") == other.get("watcher")
    assert buried["player"] == other["player"]  # who does not hold it, whoever does
    assert buried["asked"] == own["asked"]


# --- one person and somebody who watches ----------------------------------------------------------


def watched(veto: int, came: float | None) -> list[Heard]:
    """What someone hears who watches one person alone, from the start or so long after a window has opened. Moments
    count from the arrival."""

    async def story() -> list[Heard]:
        at = room(veto)
        watcher = await at.enter() if came is None else None
        ada = await begin(at)
        await ada.play("pass NESW")
        await ada.until(lambda: ada.game()["decision"] == "veto")
        await asyncio.sleep(came or 0)
        assert ada.game()["decision"] == "veto"
        arrival = asyncio.get_running_loop().time()
        watcher = watcher or await at.enter()
        await watcher.until(lambda: watcher.game()["decision"] != "veto")
        start = 0 if came is None else arrival
        heard = [Heard(round(told - start, 2), raw) for told, raw in watcher.heard]
        return [told for told in heard if came is not None or '"snapshot"' not in told.raw]

    return in_no_time(story())


@pytest.mark.rule("X-WC-20")
def test_to_someone_who_watches_nothing_tells_what_the_only_person_holds() -> None:
    assert watched(FIRST, None) == watched(BURIED, None)


@pytest.mark.rule("X-WC-20")
def test_whoever_comes_while_a_window_is_open_sees_it_from_the_beginning() -> None:
    """Otherwise the time that is left would say that it is a long one."""
    late = watched(FIRST, came=2.0)
    assert late == watched(FIRST, came=0.3) == watched(BURIED, came=0.3)
    assert f'"window_left":{FULL}' in late[0].raw
    assert late[-1].at == FULL


@pytest.mark.rule("X-WC-20")
@pytest.mark.parametrize("veto", [FIRST, BURIED])
def test_a_window_begins_anew_only_once_and_everyone_is_told(veto: int) -> None:
    async def story() -> None:
        at = room(veto)
        ada = await begin(at)
        await ada.play("pass NESW")
        await ada.until(lambda: ada.game()["decision"] == "veto")
        await asyncio.sleep(0.4)
        began = asyncio.get_running_loop().time()
        cyd = await at.enter()
        assert ada.window_left == FULL
        await asyncio.sleep(1)
        cyd.leave()
        dora = await at.enter()
        assert dora.window_left == FULL - 1
        closed = await ada.until(lambda: ada.game()["decision"] != "veto")
        assert round(closed - began, 2) == FULL

    in_no_time(story())


@pytest.mark.rule("X-WC-20")
def test_a_window_that_was_watched_keeps_its_time_and_the_next_is_short() -> None:
    async def story() -> None:
        at = room(BURIED)
        watcher = await at.enter()
        ada = await begin(at)
        await ada.play("pass NESW")
        await watcher.until(lambda: watcher.view is not None and watcher.game()["decision"] == "veto")
        watcher.leave()
        assert await ada.window() == FULL
        assert await ada.window() == SHORT

    in_no_time(story())


@pytest.mark.rule("X-WC-20")
def test_after_a_restart_a_window_lasts_for_whoever_is_there_then() -> None:
    async def story() -> None:
        at = room(BURIED)
        ada = await begin(at)
        await ada.play("pass NESW")
        await ada.until(lambda: ada.game()["decision"] == "veto")
        at.live.stop()
        at.open()
        again = await at.enter(0)
        assert again.window_left == SHORT
        at.live.stop()
        at.open()
        watcher = await at.enter()
        assert watcher.window_left == FULL
        opened = asyncio.get_running_loop().time()
        closed = await watcher.until(lambda: watcher.game()["decision"] != "veto")
        assert round(closed - opened, 2) == FULL

    in_no_time(story())
