"""A server that is stopped or killed: every table goes on where it was, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed

from pyrite.kernel.rng import Rng
from pyrite.records import load
from pyrite.records import read as read_record
from pyrite.server.tables import hall
from pyrite.server.tables.entries import AnyEntry, Played, Started, read, write
from pyrite.server.tables.live import LiveTable
from pyrite.server.tables.store import Store
from pyrite.server.tables.table import Table, seal
from pyrite.setup.setup import Setup
from tests.properties.games import shown
from tests.records.test_records_forest import ASKED_EVERY_TURN
from tests.server.kit import PATIENCE, House, Player, take_part, waited_for
from tests.server.mortal import LAST, Moment
from tests.server.process import Server

KILLS = 10


def everything(table: Table) -> dict[str, Any]:
    """All a table holds, as plain values."""
    held: dict[str, Any] = dict(vars(table))
    game = held.pop("game")
    held["members"] = [vars(member) for member in table.members]
    return {**held, "state": shown(game.state) if game else None, "record": game.record() if game else None}


def test_a_table_is_the_sum_of_its_entries() -> None:
    """Folded from what is stored it is the same, to the last card, at every moment of a game."""
    rng = Rng.from_seed(b"sum of entries..")
    with House() as house:
        code, ada = house.host(bots=["digger", "rookie"], modules=["new-goals", "veto"])
        ada.granted("chat", text="good luck")
        ada.granted("start")
        compared = 0
        while ada.phase != "over":
            if waited_for(ada):  # nothing moves until Ada does
                if compared % 4 == 0:
                    assert everything(Table(house.stored(code))) == everything(house.table(code))
                compared += 1
            if not take_part(ada, rng):
                ada.until(lambda told: told["type"] == "update")
        assert compared > 30
        ada.granted("again")
        ada.wait(lambda: ada.phase == "lobby")
        assert everything(Table(house.stored(code))) == everything(house.table(code))


def test_entries_are_read_as_they_were_written() -> None:
    with House() as house:
        code, ada = house.host(bots=["random", "random"])
        ada.granted("start")
        ada.granted("chat", text="żółć")
        for entry in house.stored(code):
            assert read(write(entry)) == entry


# As it was stored when talking about looks was the default.
BEFORE_TALK_WAS_A_HOUSE_RULE = """{"did":"started","setup":{"players":3,"options":{"saboteurPay":"std",
"roundEnd":"handsEmpty","nextStarter":"lastTurn","goalReveal":"anyLink","noDoorBoth":"false",
"soloNeedsOwnLink":"false","ladderContact":"touch","hatSwap":"pile","greedyTakesAll":"true",
"tollStartTokenCounts":"true","chestLayout":"between","mapBan":"goals","goalMove":"sameRow","remainder":"card",
"dragonFrom":"all","lastMove":"true","decider":"false"%s},"modules":[],"starter":0,"game":"%s"},"seed":"00"}"""


@pytest.mark.rule("A-31")
@pytest.mark.parametrize(
    ("named", "game", "talk"),
    [
        (',"peekTalk":"free"', "lost-mines", "free"),
        (',"peekTalk":"free"', "saboteur", "free"),  # every table of the other game was stored like this
        ("", "lost-mines", "off"),
        ("", "saboteur", "off"),
    ],
)
def test_a_table_stored_with_another_default_is_still_read(named: str, game: str, talk: str) -> None:
    entry = read((BEFORE_TALK_WAS_A_HOUSE_RULE % (named, game)).encode())
    assert isinstance(entry, Started)
    assert entry.setup.options.peek_talk == talk
    assert entry.setup.begin(1).decision.name == "turn"


@pytest.mark.rule("A-33")
def test_a_table_at_which_the_end_was_proposed_in_every_turn_is_rebuilt() -> None:
    record = load(ASKED_EVERY_TURN)
    with House() as house:
        code, ada = house.host(game="lost-mines", bots=["random", "random"])
        ada.granted("start")
        stored = [entry for entry in house.stored(code) if not isinstance(entry, Played)]
    at = next(i for i, entry in enumerate(stored) if isinstance(entry, Started))
    stored[at] = Started(setup=record.setup, seed="0" * 32, deals=tuple(played.deal for played in record.rounds))
    moves = [Played(seat=choice.seat, move=choice.move) for played in record.rounds for choice in played.choices]
    table = Table([*stored[: at + 1], *moves])
    assert table.phase == "over"
    assert read_record(table.records[0]).result == record.result


def test_after_a_restart_the_table_is_the_same(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with House(database) as house:
        code, cookie = house.open(bots=["rookie", "rookie"])
        ada = house.enter(code, cookie)
        ada.granted("start")
        for _ in range(5):
            ada.wait(ada.decides)
            ada.granted("play", version=ada.version, move=ada.moves()[0])
        ada.wait(ada.decides)
        ada.granted("chat", id="word", text="see you")
        before = everything(house.table(code))
    with House(database) as house:
        assert everything(house.table(code)) == before
        back = house.socket(code, cookie)
        back.events, back.chat = ada.events, []
        told = back.hello(since=ada.version)
        assert told["events"] == []
        assert back.view == ada.view
        assert [line["text"] for line in back.chat] == ["see you"]
        # What was asked for before is not done again.
        assert back.ask("chat", id="word", text="see you")["type"] == "ack"
        assert len(back.chat) == 1
        assert back.play(back.moves()[0])["type"] == "ack"


def test_a_game_begun_with_other_decks_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed would deal other cards; and nobody shall find others in his hand after a restart."""
    database = tmp_path / "tables.db"
    with House(database) as house:
        code, cookie = house.open(bots=["random", "random"], pace="calm")
        ada = house.enter(code, cookie)
        ada.granted("start")
        hand = ada.game()["hand"]
    monkeypatch.setattr("pyrite.server.tables.table.seal", lambda _: "of another box")
    with House(database) as house:
        told = house.http.get(f"/api/tables/{code}")
        assert (told.status_code, told.json()["reason"]) == (409, "other-decks")
        turned_away = house.socket(code, cookie)
        assert turned_away.until(lambda told: True)["reason"] == "other-decks"
        house._players.clear()
        house.open()  # other tables are not hurt
    monkeypatch.undo()
    with House(database) as house:
        assert house.enter(code, cookie).game()["hand"] == hand


def test_the_seal_is_that_of_the_cards() -> None:
    one, same, other = (seal(Setup(5).begin(seed=seed)) for seed in (1, 1, 2))
    assert one == same != other


def test_tables_that_nobody_has_open_are_closed_and_found_again(house: House) -> None:
    code, cookie = house.open(bots=["random", "random"])
    ada = house.enter(code, cookie)
    ada.granted("start")
    ada.wait(ada.decides)
    house.http.blocking_portal.call(house.hall.sweep)
    assert len(house.hall) == 1
    house.leave(ada)
    before = everything(house.table(code))
    house.http.blocking_portal.call(house.hall.sweep)
    assert len(house.hall) == 0
    assert house.enter(code, cookie).view == ada.view
    assert everything(house.table(code)) == before


def test_a_server_that_never_stops_throws_old_tables_away_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "KEPT", -1.0)  # everything is old
    left, _ = house.open()
    code, _ = house.host()
    house.http.blocking_portal.call(house.hall.tidy)
    assert house.stored(left) == []
    assert house.stored(code) != []  # somebody has it open


def test_a_host_who_does_not_return_after_a_restart_passes_his_rights_on(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with House(database) as house:
        code, _ = house.open("Ada")
        cookie = house.sit(code, "Bea")
    with House(database) as house:
        bea = house.enter(code, cookie)
        assert not bea.you["host"]
        bea.wait(lambda: bool(bea.you["host"]))


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with House(database) as house:
        code, ada = house.host(bots=["random", "random"], pace="calm")
        ada.granted("start")
        ada.granted("leave")
    seen = len(on_disk(database))
    with House(database) as house:
        end = time.monotonic() + PATIENCE
        while len(house.stored(code)) <= seen + 1:
            assert time.monotonic() < end
            time.sleep(0.02)


def test_nobody_waits_until_all_games_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With thousands of tables it takes a while to open them all; whoever comes back to his does not notice."""
    database = tmp_path / "tables.db"
    with House(database) as house:
        tables = [house.open(bots=["random", "random"], pace="calm") for _ in range(3)]
        for code, cookie in tables:
            house.enter(code, cookie).granted("start")
    find, opened = hall.Hall.find, []

    async def slowly(self: hall.Hall, code: str) -> LiveTable:
        await asyncio.sleep(PATIENCE)
        opened.append(code)
        return await find(self, code)

    with monkeypatch.context() as patch:
        patch.setattr(hall.Hall, "find", slowly)
        with House(database) as house:
            assert opened == []
            patch.undo()
            for code, cookie in tables:
                assert house.enter(code, cookie).phase == "playing"


def test_a_table_that_is_being_opened_is_not_thrown_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    code, cookie = house.open()
    monkeypatch.setattr(hall, "KEPT", -1.0)  # everything is old

    async def open_and_tidy() -> None:
        await asyncio.gather(house.hall.find(code), house.hall.tidy())

    house.http.blocking_portal.call(open_and_tidy)
    assert house.stored(code) != []
    assert house.enter(code, cookie).seat == 0


def test_all_who_come_at_once_find_the_same_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those who come while it cannot be read, and right after."""
    code, _ = house.open()
    load, failures = house.hall.store.load, [sqlite3.OperationalError("disk")]

    async def fail_once(code: str) -> list[AnyEntry]:
        past = await load(code)
        if failures:
            raise failures.pop()
        return past

    monkeypatch.setattr(house.hall.store, "load", fail_once)

    async def come() -> list[object]:
        first = [asyncio.ensure_future(house.hall.find(code)) for _ in range(3)]
        await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
        return await asyncio.gather(*first, *(house.hall.find(code) for _ in range(3)), return_exceptions=True)

    found = [one for one in house.http.blocking_portal.call(come) if not isinstance(one, sqlite3.Error)]
    assert len(found) >= 3
    assert all(one is found[0] for one in found)
    assert len(house.hall) == 1


def test_a_table_that_cannot_be_read_is_thrown_away_in_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    code, _ = house.open()
    monkeypatch.setattr(hall, "KEPT", -1.0)  # everything is old
    with monkeypatch.context() as patch:
        patch.setattr("pyrite.server.tables.store.read", lambda _: 1 / 0)
        assert house.http.get(f"/api/tables/{code}").status_code == 500
    house.http.blocking_portal.call(house.hall.tidy)
    assert house.stored(code) == []


@pytest.mark.mass
def test_killed_ten_times_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """Each time right between the acknowledgement of a move and the next move."""
    database = tmp_path / "tables.db"
    rng = Rng.from_seed(b"killed ten times")
    code = cookie = ""
    known: list[dict[str, Any]] = []
    version, last = 0, ""
    for kill in range(KILLS + 1):
        with Server(database) as server:
            if kill == 0:
                code, cookie = server.open(bots=["random", "random"])
            ada = server.socket(code, cookie)
            ada.events = list(known)
            told = ada.hello(since=version)
            assert told["version"] >= version
            if kill == 0:
                ada.granted("start")
            else:
                assert ada.events[: len(known)] == known
                assert ada.ask("play", id=last, version=0, move="pass NE")["type"] == "ack"  # it knows that it was done
            play_on(ada, rng)
            last = f"move {kill}"
            moves = ada.moves()
            answer = ada.ask("play", id=last, version=ada.version, move=moves[rng.below(len(moves))])
            assert answer["type"] == "ack"
            server.kill()
            version, known = answer["version"], ada.events
    with House(database) as house:
        stored = house.stored(code)
        assert sum(entry.request is not None and entry.request.startswith("move") for entry in stored) == KILLS + 1


@pytest.mark.mass
@pytest.mark.parametrize("moment", get_args(Moment))
def test_killed_before_the_answer_and_asked_again_it_is_played_once(tmp_path: Path, moment: Moment) -> None:
    """Right before or right after a move is stored: who was not answered repeats himself, word for word."""
    database = tmp_path / "tables.db"
    rng = Rng.from_seed(b"killed unanswer.")
    code = cookie = ""
    asked: list[dict[str, Any]] = []
    for kill in range(2):
        with Server(database, "--dies", moment) as server:
            if kill == 0:
                code, cookie = server.open(bots=["random", "random"])
            ada = server.socket(code, cookie)
            ada.hello()
            if kill == 0:
                ada.granted("start")
            play_on(ada, rng)
            moves = ada.moves()
            asked.append({"id": f"{LAST} {kill}", "version": ada.version, "move": moves[rng.below(len(moves))]})
            with pytest.raises(ConnectionClosed):
                ada.ask("play", **asked[-1])
            assert server.died()
            assert not any(asked[-1]["id"] in raw for raw in ada.traffic)
        assert len(on_disk(database)) == asked[-1]["version"] + (moment == "after")
        with Server(database) as server:
            back = server.socket(code, cookie)
            back.hello()
            answers = [back.ask("play", **asked[-1]) for _ in range(2)]
            assert answers[0] == answers[1]
            assert (answers[0]["type"], answers[0]["version"]) == ("ack", asked[-1]["version"] + 1)
    played = [entry for entry in on_disk(database) if isinstance(entry, Played) and LAST in (entry.request or "")]
    assert [(entry.request, entry.move) for entry in played] == [(move["id"], move["move"]) for move in asked]


@pytest.mark.mass
@pytest.mark.parametrize("moment", get_args(Moment))
def test_killed_while_bots_sit_down_and_asked_again_the_game_begins_with_as_many(
    tmp_path: Path, moment: Moment
) -> None:
    """The bots sit there already, the start is stored or is not."""
    database = tmp_path / "tables.db"
    fill: dict[str, Any] = {"id": f"{LAST} seats", "players": 5, "bot": "random"}
    with Server(database, "--dies", moment) as server:
        code, cookie = server.open()
        ada = server.socket(code, cookie)
        ada.hello()
        with pytest.raises(ConnectionClosed):
            ada.ask("fillUp", **fill)
        assert server.died()
    with Server(database) as server:
        back = server.socket(code, cookie)
        back.hello()
        assert len(back.table["seats"]) == 5
        answers = [back.ask("fillUp", **fill) for _ in range(2)]
        assert answers[0] == answers[1]
        assert answers[0]["type"] == "ack"
        back.wait(lambda: back.phase == "playing")
        assert len(back.game()["seats"]) == 5
    assert sum(isinstance(entry, Started) for entry in on_disk(database)) == 1


def on_disk(database: Path) -> list[AnyEntry]:
    """The entries of the only table there is, without a server that would go on with it."""
    with closing(sqlite3.connect(database)) as db:
        return [read(entry) for (entry,) in db.execute("select entry from entries order by version")]


def play_on(ada: Player, rng: Rng) -> None:
    """At least three moves further, and until it is Ada's turn."""
    for _ in range(3):
        ada.wait(lambda: waited_for(ada))
        take_part(ada, rng)
    while not (ada.decides() and ada.phase == "playing"):
        if not take_part(ada, rng):
            ada.until(lambda told: told["type"] == "update")


def test_a_table_is_closed_again_though_who_asked_for_it_went_before_it_was_open(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with House(database) as house:
        code, _ = house.open()

    async def come_and_go() -> int:
        tables = hall.Hall(Store(database))
        await tables.open()
        asking = asyncio.create_task(tables.find(code))
        await asyncio.sleep(0)  # it is asked for
        asking.cancel()
        while not len(tables):
            await asyncio.sleep(0.001)
        await asyncio.sleep(0)
        tables.sweep()
        left = len(tables)
        await tables.close()
        return left

    assert asyncio.run(come_and_go()) == 0
