"""People: hosts, bots, seats, devices, those who are away and come back."""

from __future__ import annotations

import json
import time

import pytest

from pyrite.server.tables.entries import Started
from pyrite.server.tables.timing import Timing
from tests.server.kit import QUICK, House, Player, nothing_changes
from tests.server.stacked import Stacked


def names(player: Player) -> list[str]:
    return [seat["name"] for seat in player.table["seats"]]


def game_of_three(house: House) -> tuple[str, Player, str, Player, str]:
    """Ada, Bea and a bot, and their cookies; Ada has the first turn."""
    code, hers = house.open("Ada", bots=["random"])
    ada = house.enter(code, hers)
    its = house.sit(code, "Bea")
    bea = house.enter(code, its)
    ada.granted("start")
    bea.wait(lambda: bea.phase == "playing")
    return code, ada, hers, bea, its


# --- the lobby ------------------------------------------------------------------------------------


def test_the_host_adds_and_removes_bots(house: House) -> None:
    _, ada = house.host()
    for bot in ("digger", "rookie", "random"):
        ada.granted("addBot", bot=bot)
    assert [seat["bot"] for seat in ada.table["seats"]] == [None, "digger", "rookie", "random"]
    assert len(set(names(ada))) == 4
    ada.granted("remove", seat=2)
    assert [seat["bot"] for seat in ada.table["seats"]] == [None, "digger", "random"]
    assert ada.refused("addBot", bot="skynet") == "bot-unknown"


def test_a_table_has_seats_enough_to_play(house: House) -> None:
    _, ada = house.host(seats=2, bots=["random"] * 2)
    assert ada.table["capacity"] == 3
    ada.granted("start")


def test_a_table_has_as_many_seats_as_were_wanted(house: House) -> None:
    _, ada = house.host(seats=4, bots=["random"] * 3)
    assert ada.refused("addBot", bot="random") == "table-full"


def test_a_game_takes_three(house: House) -> None:
    code, ada = house.host(bots=["random"])
    with nothing_changes(house, code):
        assert ada.refused("start") == "too-few"


def test_bots_take_the_seats_that_are_missing_and_the_game_begins(house: House) -> None:
    code, ada = house.host()
    bea = house.join(code, "Bea")
    before = bea.granted("name", name="Bee")["version"]
    ada.granted("fillUp", players=5, bot="rookie", id="go")
    bea.wait(lambda: bea.phase == "playing")
    assert [seat["bot"] for seat in bea.table["seats"]] == [None, None, "rookie", "rookie", "rookie"]
    assert len(bea.game()["seats"]) == 5
    assert before + 4 == next(  # three bots, and the start
        version for version, entry in enumerate(house.stored(code), 1) if isinstance(entry, Started)
    )
    with nothing_changes(house, code):
        assert ada.granted("fillUp", players=5, bot="rookie", id="go")["version"] == before + 4


def test_a_table_that_is_full_enough_begins_without_more_bots(house: House) -> None:
    code, ada = house.host(bots=["random", "random"])
    house.join(code, "Bea")  # who has sat down while the host pressed
    ada.granted("fillUp", players=3, bot="random")
    assert len(ada.game()["seats"]) == 4


def test_a_table_is_not_filled_beyond_what_can_be_played(house: House) -> None:
    code, ada = house.host(seats=4)
    bea = house.join(code, "Bea")
    with nothing_changes(house, code):
        assert bea.refused("fillUp", players=4, bot="random") == "not-host"
        assert ada.refused("fillUp", players=2, bot="random") == "too-few"
        assert ada.refused("fillUp", players=5, bot="random") == "table-full"
        assert ada.refused("fillUp", players=4, bot="skynet") == "bot-unknown"
        assert ada.refused("fillUp", players=4, bot="walker") == "bot-game"
        assert ada.refused("fillUp", players=13, bot="random") == "malformed"
    ada.granted("fillUp", players=4, bot="random")
    with nothing_changes(house, code):
        assert ada.refused("fillUp", players=4, bot="random") == "not-in-lobby"


def test_only_the_host_has_the_rights_of_a_host(house: House) -> None:
    code, _ = house.host(bots=["random"])
    bea = house.join(code, "Bea")
    with nothing_changes(house, code):
        for kind, fields in (
            ("start", {}),
            ("fillUp", {"players": 3, "bot": "random"}),
            ("shuffle", {}),
            ("addBot", {"bot": "random"}),
            ("remove", {"seat": 0}),
            ("lock", {"locked": True}),
            ("pace", {"pace": "calm"}),
            ("arrange", {"order": [2, 1, 0]}),
        ):
            assert bea.refused(kind, **fields) == "not-host"


def test_the_host_arranges_the_seats(house: House) -> None:
    code, ada = house.host(bots=["random", "random"])
    bea = house.join(code, "Bea")
    ada.wait(lambda: len(names(ada)) == 4)
    before = names(ada)
    ada.granted("arrange", order=[3, 1, 0, 2])
    assert names(ada) == [before[3], before[1], before[0], before[2]]
    bea.wait(lambda: bea.version == ada.version)
    assert (ada.seat, bea.seat) == (2, 0)
    assert ada.you["host"]
    with nothing_changes(house, code):
        for order in ([0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 9]):
            assert ada.refused("arrange", order=order) == "bad-order"
    ada.granted("shuffle")
    assert sorted(names(ada)) == sorted(before)


def test_a_player_may_take_another_name_but_not_somebody_elses(house: House) -> None:
    code, ada = house.host()
    bea = house.join(code, "Bea")
    bea.granted("name", name="  Bee ")
    ada.wait(lambda: names(ada) == ["Ada", "Bee"])
    with nothing_changes(house, code):
        assert bea.refused("name", name="ADA") == "name-taken"
        assert bea.refused("name", name="<b>") == "name-markup"


@pytest.mark.rule("X-G19")
def test_what_is_said_is_told_to_all(house: House) -> None:
    code, ada = house.host()
    watcher = house.enter(code)
    ada.granted("chat", text=" <3 gold ")
    watcher.wait(lambda: bool(watcher.chat))
    line = watcher.chat[0]
    assert (line["seat"], line["name"], line["text"]) == (0, "Ada", "<3 gold")
    assert house.enter(code).chat == watcher.chat
    with nothing_changes(house, code):
        assert ada.refused("chat", text="   ") == "line-empty"
        assert ada.refused("chat", text="a\x1b[31mb") == "line-control"
        assert ada.refused("chat", text="g" * 301) == "line-long"


def test_who_leaves_the_lobby_has_no_seat_any_more(house: House) -> None:
    code, ada = house.host()
    cookie = house.sit(code, "Bea")
    bea = house.enter(code, cookie)
    bea.granted("leave")
    assert bea.seat is None
    ada.wait(lambda: names(ada) == ["Ada"])
    assert house.enter(code, cookie).seat is None


def test_who_asks_to_leave_again_after_a_lost_answer_has_left(house: House) -> None:
    code, _ = house.host()
    cookie = house.sit(code, "Bea")
    bea = house.enter(code, cookie)
    told = bea.granted("leave", id="go")
    with nothing_changes(house, code):
        assert bea.granted("leave", id="go") == told
        house.leave(bea)
        back = house.enter(code, cookie)
        assert back.granted("leave", id="go") == told
        assert back.refused("leave") == "only-watching"
        assert house.enter(code).refused("leave", id="go") == "only-watching"


def test_who_is_removed_can_only_watch(house: House) -> None:
    code, ada = house.host()
    cookie = house.sit(code, "Bea")
    bea = house.enter(code, cookie)
    ada.granted("remove", seat=1)
    bea.wait(lambda: bea.seat is None)
    assert house.post(f"/api/tables/{code}/claim", {"token": cookie.partition("=")[2]}).status_code == 403
    assert bea.refused("chat", text="why?") == "only-watching"
    assert ada.refused("remove", seat=0) == "not-yourself-out"
    assert ada.refused("remove", seat=5) == "no-such-seat"


def test_nobody_is_removed_in_place_of_another_who_has_just_left(house: House) -> None:
    code, ada = house.host()
    bea, _ = house.join(code, "Bea"), house.join(code, "Cid")
    ada.wait(lambda: names(ada) == ["Ada", "Bea", "Cid"])
    bea.granted("leave")  # and Cid moves up, while the host still sees Bea there
    with nothing_changes(house, code):
        assert ada.refused("remove", seat=1, name="Bea") == "stale-version"
    ada.granted("remove", seat=1, name="Cid")
    assert names(ada) == ["Ada"]


# --- the host's rights pass on --------------------------------------------------------------------


def test_a_host_who_leaves_passes_his_rights_on(house: House) -> None:
    code, ada = house.host(bots=["random"])
    bea = house.join(code, "Bea")
    ada.granted("leave")
    bea.wait(lambda: bea.you["host"])
    bea.granted("addBot", bot="random")


def test_a_host_who_stays_away_passes_his_rights_on(house: House) -> None:
    code, ada = house.host()
    bea = house.join(code, "Bea")
    house.leave(ada)
    assert not bea.you["host"]
    bea.wait(lambda: bool(bea.you["host"]))


def test_rights_do_not_stay_with_one_who_has_never_come(house: House) -> None:
    code, ada = house.host()
    house.sit(code, "Bea")  # and closes the page at once
    cid = house.join(code, "Cid")
    ada.granted("leave")
    cid.wait(lambda: cid.table["host"] == 0 and names(cid) == ["Bea", "Cid"])
    cid.wait(lambda: bool(cid.you["host"]))


def test_who_comes_first_to_a_table_whose_host_is_away_hears_everything_in_order(house: House) -> None:
    code, ada = house.host()
    cookie = house.sit(code, "Bea")
    house.leave(ada)
    time.sleep(QUICK.away + 0.05)
    bea = house.socket(code, cookie)
    bea.hello()
    bea.wait(lambda: bool(bea.you["host"]))
    assert [json.loads(raw)["type"] for raw in bea.traffic][:2] == ["snapshot", "update"]


def test_whoever_comes_to_a_table_without_a_host_is_host(house: House) -> None:
    code, ada = house.host(bots=["random"])
    ada.granted("leave")
    house.leave(ada)
    assert house.join(code, "Bea").you["host"]


# --- devices --------------------------------------------------------------------------------------


def test_a_seat_works_on_two_devices(house: House) -> None:
    code, cookie = house.open(bots=["random", "random"], pace="calm")
    phone, laptop = house.enter(code, cookie), house.enter(code, cookie)
    url = phone.granted("link")["url"]
    assert url == f"/t/{code}#seat={cookie.partition('=')[2]}"
    phone.granted("start")
    laptop.wait(lambda: laptop.phase == "playing")
    assert laptop.game() == phone.game()
    house.leave(phone)
    time.sleep(QUICK.away)
    assert house.http.get(f"/api/tables/{code}").json()["seats"]["0"]["here"]


def test_nobody_gets_the_link_to_another_seat(house: House) -> None:
    code, ada = house.host()
    bea = house.join(code, "Bea")
    assert bea.granted("link")["url"] != ada.granted("link")["url"]
    assert bea.refused("link", seat=0) == "malformed"


# --- away -----------------------------------------------------------------------------------------


def test_everybody_sees_who_is_here(house: House) -> None:
    code, ada = house.host()
    bea = house.join(code, "Bea")
    ada.wait(lambda: len(names(ada)) == 2 and ada.table["seats"][1]["here"])
    house.leave(bea)
    ada.wait(lambda: not ada.table["seats"][1]["here"])
    assert ada.table["seats"][1]["away_seconds"] is not None


def test_a_bot_is_called_in_for_who_is_away_and_the_seat_is_given_back() -> None:
    slow = Timing(away=1.5, nudge=0.1)
    with House(dealer=Stacked(), timing=slow) as house:
        code, ada, hers, bea, _ = game_of_three(house)
        assert ada.decides()
        house.leave(ada)
        with nothing_changes(house, code):
            assert bea.refused("callBot", seat=0) == "not-away"
        time.sleep(slow.away)
        before = bea.version
        bea.granted("callBot", seat=0)
        bea.wait(lambda: bea.version > before + 1)  # the game goes on
        assert bea.table["seats"][0]["stand_in"]
        back = house.enter(code, hers)
        assert back.seat == 0
        assert not back.table["seats"][0]["stand_in"]
        bea.wait(lambda: not bea.table["seats"][0]["stand_in"])


def test_a_bot_may_be_called_in_for_who_is_here_and_does_nothing() -> None:
    with House(dealer=Stacked()) as house:
        _, ada, _, bea, _ = game_of_three(house)
        time.sleep(QUICK.away + 0.05)
        bea.granted("callBot", seat=0)
        ada.wait(lambda: ada.table["seats"][0]["stand_in"])
        ada.granted("back")
        assert not ada.table["seats"][0]["stand_in"]


def test_nobody_is_replaced_who_is_not_away() -> None:
    with House(dealer=Stacked()) as house:
        code, ada, _, bea, _ = game_of_three(house)
        time.sleep(QUICK.away)
        with nothing_changes(house, code):
            assert ada.refused("callBot", seat=2) == "not-away"  # nobody waits for her
            assert ada.refused("callBot", seat=1) == "bot-plays"
            assert bea.refused("callBot", seat=7) == "no-such-seat"
        assert house.enter(code).refused("callBot", seat=0) == "only-watching"


def test_bots_are_not_called_in_for_bots_nor_without_a_game(house: House) -> None:
    code, ada = house.host(bots=["random", "random"], pace="calm")
    with nothing_changes(house, code):
        assert ada.refused("callBot", seat=1) == "no-game"
    ada.granted("start")
    assert ada.refused("callBot", seat=1) == "bot-plays"


def test_who_is_waited_for_is_nudged_once() -> None:
    with House(dealer=Stacked()) as house:
        _, ada, _, bea, _ = game_of_three(house)
        ada.wait(lambda: ada.nudges == 1)
        bea.wait(lambda: (bea.table["seats"][0]["away_seconds"] or 0) >= QUICK.nudge)
        bea.granted("chat", text="hello?")
        assert [told for told in ada.quiet(2 * QUICK.nudge) if told["type"] == "nudge"] == []
        assert bea.nudges == 0


def test_who_only_chats_is_here_and_everybody_is_told_so() -> None:
    """What the others are shown is what the server would allow."""
    slow = Timing(away=1.5, nudge=0.1)
    with House(dealer=Stacked(), timing=slow) as house:
        _, ada, _, bea, _ = game_of_three(house)

        def away() -> float | None:
            seconds: float | None = bea.table["seats"][0]["away_seconds"]
            return seconds

        bea.wait(lambda: away() is not None)
        idle = time.monotonic() - (away() or 0.0)
        time.sleep(max(0.0, idle + slow.away - 0.1 - time.monotonic()))  # almost long enough
        ada.granted("chat", text="I am thinking")
        said = time.monotonic()
        bea.wait(lambda: away() is None)
        time.sleep(max(0.0, idle + slow.away - time.monotonic()))
        assert bea.refused("callBot", seat=0) == "not-away"
        bea.wait(lambda: away() is not None)  # and then she does nothing again
        time.sleep(max(0.0, said + slow.away + 0.05 - time.monotonic()))
        bea.granted("callBot", seat=0)
        assert ada.nudges <= 1  # for one decision once


def test_who_plays_is_not_away_any_more() -> None:
    with House(dealer=Stacked()) as house:
        _, ada, _, bea, _ = game_of_three(house)
        bea.wait(lambda: bea.table["seats"][0]["away_seconds"] is not None)
        ada.play(ada.moves()[-1])
        bea.wait(lambda: bea.table["seats"][0]["away_seconds"] is None)


def test_who_is_gone_stays_away_whatever_the_others_do() -> None:
    with House(dealer=Stacked()) as house:
        _, ada, _, bea, _ = game_of_three(house)
        house.leave(ada)
        bea.wait(lambda: not bea.table["seats"][0]["here"])
        bea.granted("chat", text="where is she?")
        assert bea.table["seats"][0]["away_seconds"] is not None
        time.sleep(QUICK.away + 0.05)
        bea.granted("callBot", seat=0)


def test_who_leaves_a_game_is_played_for_and_may_come_back() -> None:
    with House(dealer=Stacked()) as house:
        code, ada, hers, bea, _ = game_of_three(house)
        ada.granted("leave")
        bea.wait(lambda: bea.table["seats"][0]["stand_in"] and bea.you["host"])
        house.leave(ada)
        assert house.enter(code, hers).seat == 0
        bea.wait(lambda: not bea.table["seats"][0]["stand_in"])


def test_who_asks_to_leave_a_game_again_after_a_lost_answer_has_left() -> None:
    with House(dealer=Stacked()) as house:
        code, ada, hers, bea, _ = game_of_three(house)
        ada.granted("leave", id="go")
        house.leave(ada)
        back = house.enter(code, hers)  # by which she has her seat again, until she asks once more
        back.granted("leave", id="go")
        assert back.table["seats"][0]["stand_in"]
        assert back.seat == 0
        bea.wait(lambda: bea.version == back.version)
        assert bea.table["seats"][0]["stand_in"]
        with nothing_changes(house, code):
            back.granted("leave", id="go")


def test_who_is_removed_from_a_game_is_replaced_by_a_bot_for_good() -> None:
    with House(dealer=Stacked()) as house:
        code, ada, _, bea, its = game_of_three(house)
        ada.granted("remove", seat=2)
        bea.wait(lambda: bea.seat is None)
        assert bea.game()["hand"] == []
        assert ada.table["seats"][2]["kind"] == "bot"
        assert house.enter(code, its).seat is None
        assert ada.refused("remove", seat=1) == "not-in-lobby"


def test_when_all_have_left_the_bots_play_on(house: House) -> None:
    code, ada = house.host(bots=["random", "random"])
    ada.granted("start")
    watcher = house.enter(code)
    ada.granted("leave")
    watcher.wait(lambda: watcher.game()["round"] == 2)


# --- pace -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pace", "pause"), [("quick", 0.2), ("calm", 0.3)])
def test_bots_wait_as_long_as_the_table_wants(pace: str, pause: float) -> None:
    timing = Timing(quick=0.2, calm=0.3)
    with House(dealer=Stacked(), timing=timing) as house:
        _, ada = house.host(bots=["random"] * 3, pace=pace)
        ada.granted("start")
        begun = time.monotonic()
        ada.play(ada.moves()[-1])
        ada.wait(ada.decides)
        assert 3 * pause <= time.monotonic() - begun < 3 * pause + 2


def test_the_host_sets_the_pace(house: House) -> None:
    _, ada = house.host()
    ada.granted("pace", pace="calm")
    assert ada.table["pace"] == "calm"
