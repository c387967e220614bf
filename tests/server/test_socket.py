"""The socket: hello first, typed messages, the right seat and version, answers that may be asked for again."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from pyrite.kernel.rng import Rng
from pyrite.server.errors import Refusal
from pyrite.server.people.visitors import Visitor, check_room
from pyrite.server.web.limits import Limits
from tests.server.kit import QUICK, House, Player, nothing_changes, take_part, waited_for
from tests.server.stacked import Stacked

THREE: dict[str, Any] = {"bots": ["random", "random"]}


def table(house: House) -> tuple[str, Player]:
    """A game in which the host has the first turn and the bots take their time."""
    code, ada = house.host(**THREE, pace="calm")
    ada.granted("start")
    return code, ada


@pytest.fixture
def house() -> House:
    """At a calm table the bots have not moved when the test is over, however slow the machine is."""
    return House(dealer=Stacked(), timing=msgspec.structs.replace(QUICK, calm=30))


def test_nothing_is_told_before_hello(house: House) -> None:
    with house:
        code, cookie = house.open(**THREE)
        ada = house.socket(code, cookie)
        assert ada.refused("start") == "hello-first"
        assert ada.traffic[0].startswith('{"type":"refused"')
        assert ada.hello()["type"] == "snapshot"


def test_a_player_is_known_by_his_cookie(house: House) -> None:
    with house:
        code, ada = house.host(**THREE)
        assert ada.you == {"seat": 0, "host": True}
        watcher = house.enter(code)
        assert watcher.you == {"seat": None, "host": False}
        assert ada.until(lambda told: told["type"] == "presence")["table"]["watchers"] == 1


def test_a_move_is_played_and_told_to_everybody(house: House) -> None:
    with house:
        code, ada = table(house)
        watcher = house.enter(code)
        card = ada.game()["hand"][0]
        told = ada.play(f"pass {card}")
        assert told == {"type": "ack", "id": told["id"], "version": ada.version}
        watcher.wait(lambda: watcher.version == ada.version)
        assert ada.events[-2] == {"event": "CardPassed", "number": len(ada.events) - 2, "seat": 0, "card": card}
        assert watcher.events[-2] == {**ada.events[-2], "card": None}
        assert ada.game()["decider"] == watcher.game()["decider"] == 1


def test_the_hand_of_another_is_told_to_nobody(house: House) -> None:
    with house:
        code, ada = table(house)
        watcher = house.enter(code)
        assert len(ada.game()["hand"]) == 6
        assert watcher.game()["hand"] == []
        assert watcher.game()["moves"] == {}
        assert [seat["role"] is None for seat in ada.game()["seats"]] == [False, True, True]
        assert all(seat["role"] is None for seat in watcher.game()["seats"])


def test_what_one_sees_does_not_depend_on_when_one_came(house: House) -> None:
    """Patches add up to what a snapshot tells."""
    with house:
        rng = Rng.from_seed(b"when one came...")
        code, cookie = house.open(bots=["rookie", "digger"])
        ada = house.enter(code, cookie)
        ada.granted("start")
        for _ in range(15):
            take_part(ada, rng)
            ada.wait(lambda: waited_for(ada))
            late = house.enter(code, cookie)
            assert late.version == ada.version
            assert late.view == ada.view
            assert late.events == ada.events
            house.leave(late)


# --- what is refused ------------------------------------------------------------------------------

BAD_MESSAGES = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "{}",
    '{"type": "play"}',
    '{"type": "fly", "id": "1"}',
    '{"type": "play", "id": "1", "version": "new", "move": "pass NE"}',
    '{"type": "play", "id": "1", "version": -1, "move": "pass NE"}',
    '{"type": "play", "id": "1", "version": 5, "move": 7}',
    '{"type": "play", "id": "1", "version": 5, "move": "pass NE", "seat": 2}',
    '{"type": "play", "id": "", "version": 5, "move": "pass NE"}',
    '{"type": "remove", "id": "1", "seat": 99}',
    '{"type": "arrange", "id": "1", "order": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}',
    '{"type": "pace", "id": "1", "pace": "warp"}',
    '{"type": "lock", "id": "1", "locked": "yes"}',
    '{"type": "hello", "id": "1", "since": 1e99}',
    '{"type": "chat", "id": "1", "text": ""}',
    "[" * 4000,
    '{"id":' * 600,
    '{"type": "chat", "id": "1", "deep": ' + "[" * 4000,
]


@pytest.mark.parametrize("message", BAD_MESSAGES, ids=lambda message: message[:60])
def test_what_cannot_be_understood_is_refused(house: House, message: str) -> None:
    with house:
        code, ada = table(house)
        with nothing_changes(house, code):
            ada.wire.send(message)
            told = ada.until(lambda told: told["type"] == "refused")
        assert told["reason"] == "malformed"
        assert told["text"]
        assert ada.granted("why", move=ada.moves()[0])["type"] == "ack"  # the socket still works


def test_an_id_is_given_back_even_where_nothing_else_is_understood(house: House) -> None:
    with house:
        _, ada = table(house)
        assert ada.refused("fly") == "malformed"


def test_a_message_that_is_too_long_is_refused(house: House) -> None:
    with house:
        code, ada = table(house)
        with nothing_changes(house, code):
            ada.wire.send(json.dumps({"type": "chat", "id": "1", "text": "gold " * 1000}))
            assert ada.until(lambda told: told["type"] == "refused")["reason"] == "too-large"


def test_it_is_not_your_turn(house: House) -> None:
    with house:
        code, ada = table(house)
        ada.play(ada.moves()[-1])
        with nothing_changes(house, code):
            assert ada.play("pass NE")["reason"] == "not-your-decision"


def test_who_watches_cannot_do_anything(house: House) -> None:
    with house:
        code, ada = table(house)
        for cookie in (None, f"pyrite-{code}=AAAAAAAAAAAAAAAAAAAAAA", "pyrite-ABCDEF=x"):
            watcher = house.enter(code, cookie)
            assert watcher.seat is None
            with nothing_changes(house, code):
                assert watcher.play(ada.moves()[0])["reason"] == "only-watching"
                for kind in ("ready", "leave", "link", "start", "again", "back"):
                    assert watcher.refused(kind) == "only-watching"
                assert watcher.refused("why", move=ada.moves()[0]) == "only-watching"
                assert watcher.refused("chat", text="hello") == "only-watching"


def test_a_stale_version_is_refused_and_a_chat_makes_none_stale(house: House) -> None:
    with house:
        code, ada = table(house)
        with nothing_changes(house, code):
            assert ada.play(ada.moves()[0], version=ada.version - 1)["reason"] == "stale-version"
            assert ada.play(ada.moves()[0], version=ada.version + 1)["reason"] == "stale-version"
        before = ada.version
        ada.granted("chat", text="I am thinking")
        assert ada.version == before + 1
        assert ada.play(ada.moves()[0], version=before)["type"] == "ack"


@pytest.mark.parametrize(
    ("move", "reason", "rule"),
    [
        ("dig 3,1", "move-verb", None),
        ("lay", "move-form", None),
        ("lay NESW x,y", "move-spot", None),
        ("lay XYZ 1,0", "move-card", None),
        ("deal", "not-a-turn", "B-13"),
        ("play break-cart on 9", "move-seat", None),
    ],
)
def test_an_illegal_move_is_refused_in_words(house: House, move: str, reason: str, rule: str | None) -> None:
    with house:
        code, ada = table(house)
        with nothing_changes(house, code):
            for told in (ada.play(move), ada.ask("why", move=move)):
                assert (told["type"], told["reason"], told["rule"]) == ("refused", reason, rule)
                assert told["text"]


def test_why_a_place_is_not_legal_is_said_with_the_rule(house: House) -> None:
    with house:
        code, ada = table(house)
        card = next(move.split()[1] for move in ada.moves() if move.startswith("lay"))
        with nothing_changes(house, code):
            told = ada.ask("why", move=f"lay {card} 5,5")
            assert (told["reason"], told["rule"]) == ("no-neighbour", "B-17")
            told = ada.ask("why", move=f"lay {card} 0,0")
            assert (told["reason"], told["rule"]) == ("occupied", "X-G3")
            held = set(ada.game()["hand"])
            other = next(name for name in ("NESW", "NES", "EW", "NS", "map", "rockfall") if name not in held)
            assert ada.refused("why", move=f"pass {other}") == "not-in-hand"


def test_nobody_can_ask_for_the_moves_of_another_seat(house: House) -> None:
    with house:
        code, ada = table(house)
        mine = ada.moves()[0]
        ada.play(mine)
        with nothing_changes(house, code):
            assert ada.refused("why", move=mine) == "not-your-decision"
            assert ada.refused("why", move=mine, seat=1) == "malformed"
        assert ada.game()["moves"] == {}


def test_an_unknown_table_is_said_and_the_socket_closed(house: House) -> None:
    with house:
        lost = house.socket("ABCDEF")
        assert lost.until(lambda told: True)["reason"] == "table-unknown"
        with pytest.raises(WebSocketDisconnect) as closed:
            lost.wire.receive(5)
        assert closed.value.code == 4404
        house._players.clear()


def test_a_foreign_page_gets_no_socket(house: House) -> None:
    with house:
        code, cookie = house.open()
        with pytest.raises(WebSocketDisconnect):
            house.socket(code, cookie, Origin="https://evil.example")
        assert house.socket(code, cookie, Origin="http://table.test").hello()["you"]["host"]


def test_a_flood_is_slowed_down_and_then_cut_off() -> None:
    with House(limits=Limits(requests=(5, 0.5), patience=10)) as house:
        code, cookie = house.open(**THREE)
        ada = house.enter(code, cookie)
        for _ in range(4):
            ada.granted("lock", locked=True)
        with nothing_changes(house, code):
            assert ada.refused("lock", locked=False) == "too-fast"
            for _ in range(10):
                ada.wire.send('{"type": "lock", "id": "x", "locked": false}')
            with pytest.raises(WebSocketDisconnect):
                ada.until(lambda _: False)
        house._players.clear()
        time.sleep(2.1)
        assert house.enter(code, cookie).seat == 0  # he may come back


def test_chat_has_a_limit_of_its_own() -> None:
    with House(limits=Limits(lines=(2, 0.01))) as house:
        _, ada = house.host(**THREE)
        ada.granted("chat", text="one")
        ada.granted("chat", text="two")
        assert ada.refused("chat", text="three") == "too-fast"
        ada.granted("lock", locked=True)


def test_a_table_can_be_open_only_so_often() -> None:
    with House(limits=Limits(watchers=2)) as house:
        code, cookie = house.open(**THREE)
        house.enter(code)
        house.socket(code)
        assert turned_away(house, code) == "too-many-watchers"
        assert house.enter(code, cookie).granted("lock", locked=True)  # whoever has a seat gets in


def test_nobody_can_open_a_table_without_end() -> None:
    with House(limits=Limits(each=2)) as house:
        code, cookie = house.open(**THREE)
        for who in (None, cookie):  # all watchers here have the same address
            house.enter(code, who)
            house.enter(code, who)
            assert turned_away(house, code, who) == "too-many-sockets"
        assert house.join(code, "Bea").seat == 3


def test_watchers_of_different_addresses_do_not_share_their_limit() -> None:
    limits = Limits(watchers=3, each=2)
    there = [Visitor(limits, "a"), Visitor(limits, "a")]
    check_room(Visitor(limits, "b"), there, limits)
    with pytest.raises(Refusal, match="too-many-sockets"):
        check_room(Visitor(limits, "a"), there, limits)


def test_who_does_not_say_hello_is_not_waited_for() -> None:
    with House(limits=Limits(hello=0.8)) as house:
        code, cookie = house.open(**THREE)
        ada = house.enter(code, cookie)
        silent = house.socket(code)
        silent.wire.send("{}")
        assert silent.until(lambda told: True)["reason"] == "malformed"  # this was no hello
        assert silent.until(lambda told: True)["reason"] == "hello-first"
        with pytest.raises(WebSocketDisconnect):
            silent.wire.receive(5)
        house._players.remove(silent)
        assert ada.granted("lock", locked=True)


def test_a_seat_has_one_ration_for_all_its_devices() -> None:
    with House(limits=Limits(requests=(100, 0.01), lines=(3, 0.01))) as house:
        code, cookie = house.open(**THREE)
        phone, laptop = house.enter(code, cookie), house.enter(code, cookie)
        bea = house.join(code, "Bea")
        for number, device in enumerate((phone, laptop, phone)):
            device.granted("chat", id=f"line {number}", text="me")
        with nothing_changes(house, code):
            assert laptop.refused("chat", id="line 3", text="me again") == "too-fast"
            assert house.enter(code, cookie).refused("chat", id="line 4", text="and again") == "too-fast"
        bea.granted("chat", text="me too")


def test_whoever_asks_for_everything_again_and_again_is_slowed_down() -> None:
    with House(limits=Limits(requests=(1000, 1000), snapshots=(3, 0.01))) as house:
        code, _ = house.open(**THREE)
        watcher = house.socket(code)
        assert [watcher.hello()["type"] for _ in range(5)] == ["snapshot"] * 4 + ["refused"]
        assert house.socket(code).hello()["type"] == "snapshot"  # the first one is always answered


def test_a_socket_that_does_not_listen_costs_so_much_and_no_more() -> None:
    visitor = Visitor(Limits(unsent_bytes=1000))
    for _ in range(5):
        visitor.tell(b"x" * 400)
    assert visitor.closed
    assert visitor.waiting.qsize() == 4  # three, and that it is closed


def test_a_socket_that_listens_may_hear_any_amount() -> None:
    async def listen() -> None:
        visitor = Visitor(Limits(unsent_bytes=1000))
        for _ in range(50):
            visitor.tell(b"x" * 400)
            assert await visitor.next() == b"x" * 400
        assert not visitor.closed

    asyncio.run(listen())


def turned_away(house: House, code: str, cookie: str | None = None) -> str:
    """Why one more socket is refused."""
    crowd = house.socket(code, cookie)
    reason = crowd.until(lambda told: True)["reason"]
    house._players.remove(crowd)
    return str(reason)


# --- asked again ----------------------------------------------------------------------------------


def test_what_is_sent_again_is_done_once(house: House) -> None:
    with house:
        code, ada = table(house)
        move = ada.moves()[0]
        first = ada.ask("play", id="mine", version=ada.version, move=move)
        with nothing_changes(house, code):
            again = ada.ask("play", id="mine", version=ada.version, move=move)
        assert again == first
        ada.granted("chat", id="word", text="once")
        with nothing_changes(house, code):
            ada.granted("chat", id="word", text="once")
        assert [line["text"] for line in ada.chat] == ["once"]


def test_what_was_refused_is_refused_again(house: House) -> None:
    with house:
        _, ada = table(house)
        told = ada.ask("play", id="x", version=0, move="pass NE")
        assert ada.ask("play", id="x", version=ada.version, move=ada.moves()[0]) == told


def test_another_socket_of_the_same_seat_may_send_it_again(house: House) -> None:
    with house:
        code, cookie = house.open(**THREE, pace="calm")
        phone = house.enter(code, cookie)
        phone.granted("start")
        told = phone.ask("play", id="mine", version=phone.version, move=phone.moves()[0])
        house.leave(phone)
        laptop = house.enter(code, cookie)
        with nothing_changes(house, code):
            assert laptop.ask("play", id="mine", version=0, move="pass NE") == told


def test_the_same_id_of_another_player_is_another_request(house: House) -> None:
    with house:
        code, ada = house.host()
        bea = house.join(code, "Bea")
        ada.granted("chat", id="1", text="first")
        bea.granted("chat", id="1", text="second")
        ada.wait(lambda: len(ada.chat) == 2)


# --- coming back ----------------------------------------------------------------------------------


def test_who_comes_back_is_told_only_what_he_missed(house: House) -> None:
    with house:
        code, cookie = house.open(bots=["rookie", "rookie"])
        ada = house.enter(code, cookie)
        ada.granted("start")
        ada.wait(ada.decides)
        seen, known = ada.version, list(ada.events)
        ada.play(ada.moves()[0])
        ada.wait(ada.decides)
        house.leave(ada)
        back = house.socket(code, cookie)
        back.events = list(known)
        told = back.hello(since=seen)
        assert told["events_from"] == len(known)
        assert back.events[: len(ada.events)] == ada.events
        assert house.enter(code, cookie).events == back.events


def test_who_knows_more_than_the_server_is_told_everything(house: House) -> None:
    with house:
        _, ada = table(house)
        assert ada.hello(since=10_000)["events_from"] == 0
