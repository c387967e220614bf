"""Tables over HTTP: opened, sat down at, claimed; and everything that is refused, with nothing changed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest

from pyrite.server.web.limits import Limits
from tests.server.kit import JSON, House, cookie_of, nothing_changes
from tests.server.stacked import WIDE


def test_a_table_is_opened_and_found_by_its_code(house: House) -> None:
    told = house.post(
        "/api/tables", {"name": "Ada", "bots": ["digger", "rookie"], "modules": ["veto"], "edition": "cs"}
    )
    assert told.status_code == 201
    table = house.http.get(f"/api/tables/{told.json()['code'].lower()}").json()
    assert table["phase"] == "lobby"
    assert table["host"] == 0
    assert (table["seats"]["0"]["name"], table["seats"]["0"]["kind"]) == ("Ada", "person")
    assert [seat["bot"] for seat in table["seats"].values()] == [None, "digger", "rookie"]
    assert table["setup"]["modules"] == ["veto"]
    assert table["setup"]["options"]["saboteurPay"] == "cz"


def test_options_can_be_chosen_apart_from_an_edition(house: House) -> None:
    code, _ = house.open(edition="pl", options={"goalReveal": "anyLink"})
    options = house.http.get(f"/api/tables/{code}").json()["setup"]["options"]
    assert (options["roundEnd"], options["goalReveal"]) == ("noPlayable", "anyLink")


def test_the_secret_of_a_seat_is_in_a_cookie_that_no_script_can_read(house: House) -> None:
    told = house.post("/api/tables", {"name": "Ada"})
    cookie = told.headers["set-cookie"]
    assert cookie.startswith(f"pyrite-{told.json()['code']}=")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "path=/" in cookie.lower()
    assert "secure" not in cookie.lower()  # over plain HTTP the browser would drop it
    token = cookie_of(told).partition("=")[2]
    assert len(token) == 22  # 128 bits
    assert token not in told.text


def test_behind_tls_cookies_go_over_tls_only() -> None:
    with House(public_urls=["https://play.example"]) as house:
        told = house.post("/api/tables", {"name": "Ada"}, Host="play.example")
        assert "; secure" in told.headers["set-cookie"].lower()


def test_over_tls_itself_too(house: House) -> None:
    told = house.http.post("https://table.test/api/tables", json={"name": "Ada"})
    assert "; secure" in told.headers["set-cookie"].lower()


def test_people_sit_down_and_have_secrets_of_their_own(house: House) -> None:
    code, ada = house.open()
    bea = house.sit(code, "Bea")
    assert ada != bea
    assert [seat["name"] for seat in house.http.get(f"/api/tables/{code}").json()["seats"].values()] == ["Ada", "Bea"]


def test_who_sits_already_is_not_seated_twice(house: House) -> None:
    code, cookie = house.open()
    with nothing_changes(house, code):
        told = house.post(f"/api/tables/{code}/sit", {"name": "Ada"}, Cookie=cookie)
    assert told.status_code == 201
    assert cookie_of(told) == cookie


def ticket_for(house: House, code: str, **headers: str) -> httpx.Response:
    """What a browser is told that has just opened the page of a table."""
    house.http.cookies.clear()
    return house.http.get(f"/api/tables/{code}", headers=headers)


def test_who_asks_again_after_a_lost_answer_has_one_seat(house: House) -> None:
    code, _ = house.open()
    ticket = cookie_of(ticket_for(house, code))
    told = [house.post(f"/api/tables/{code}/sit", {"name": "Bea"}, Cookie=ticket) for _ in range(2)]
    assert [answer.status_code for answer in told] == [201, 201]
    assert cookie_of(told[0]) == cookie_of(told[1])
    assert [member.name for member in house.table(code).members] == ["Ada", "Bea"]
    assert house.enter(code, cookie_of(told[1])).seat == 1


def test_who_asks_twice_at_the_same_time_has_one_seat(house: House) -> None:
    code, _ = house.open()
    ticket = cookie_of(ticket_for(house, code))
    body = msgspec.json.encode({"name": "Bea"})

    async def ask_twice() -> set[int]:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(house.http.app),
            base_url="http://table.test",
            headers={"Cookie": ticket, **JSON},
        ) as browser:
            told = await asyncio.gather(*(browser.post(f"/api/tables/{code}/sit", content=body) for _ in range(5)))
        return {answer.status_code for answer in told}

    assert house.http.blocking_portal.call(ask_twice) == {201}
    assert [member.name for member in house.table(code).members] == ["Ada", "Bea"]


def test_a_ticket_is_a_secret_of_its_own_that_only_the_browser_knows(house: House) -> None:
    code, _ = house.open()
    told = [ticket_for(house, code) for _ in range(2)]
    cookie = told[0].headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    token = cookie_of(told[0]).partition("=")[2]
    assert len(token) == 22  # 128 bits
    assert token not in told[0].text
    assert token != cookie_of(told[1]).partition("=")[2]
    assert told[0].headers["cache-control"] == "no-store"
    assert "set-cookie" not in ticket_for(house, code, Cookie=cookie_of(told[0])).headers


def test_a_ticket_is_no_seat_before_somebody_sits_down_with_it(house: House) -> None:
    code, _ = house.open()
    name, _, token = cookie_of(ticket_for(house, code)).partition("=")
    assert house.post(f"/api/tables/{code}/claim", {"token": token}).json()["reason"] == "seat-forged"
    assert house.enter(code, f"{name.removesuffix('-ticket')}={token}").seat is None


@pytest.mark.parametrize("ticket", ["", "A" * 21, "A" * 23, "A" * 21 + "!"])
def test_a_ticket_that_is_none_is_not_believed(house: House, ticket: str) -> None:
    code, _ = house.open()
    forged = f"pyrite-{code}-ticket={ticket}"
    assert "set-cookie" in ticket_for(house, code, Cookie=forged).headers
    told = house.post(f"/api/tables/{code}/sit", {"name": "Bea"}, Cookie=forged)
    assert len(cookie_of(told).partition("=")[2]) == 22
    assert cookie_of(told).partition("=")[2] != ticket


def test_who_gave_his_seat_back_may_take_one_again_by_another_secret(house: House) -> None:
    """Whoever had the link to the old seat has no link to the new one."""
    code, _ = house.open()
    ticket = cookie_of(ticket_for(house, code))
    first = cookie_of(house.post(f"/api/tables/{code}/sit", {"name": "Bea"}, Cookie=ticket))
    house.enter(code, first).granted("leave")
    other = cookie_of(ticket_for(house, code, Cookie=f"{ticket}; {first}"))
    for cookies in (f"{ticket}; {first}", f"{other}; {first}"):
        again = house.post(f"/api/tables/{code}/sit", {"name": "Cleo"}, Cookie=cookies)
        assert again.status_code == 201
        player = house.enter(code, cookie_of(again))
        assert player.seat == 1
        assert house.enter(code, first).seat is None
        player.granted("leave")
    told = [house.post(f"/api/tables/{code}/sit", {"name": "Dora"}, Cookie=first) for _ in range(2)]
    assert told[1].json()["reason"] == "name-taken"  # without a ticket it is asked anew


def test_a_seat_is_claimed_with_its_secret_on_another_device(house: House) -> None:
    code, cookie = house.open()
    told = house.post(f"/api/tables/{code}/claim", {"token": cookie.partition("=")[2]})
    assert told.status_code == 204
    assert cookie_of(told) == cookie


# --- what is refused ------------------------------------------------------------------------------


def test_a_forged_seat_is_refused(house: House) -> None:
    code, _ = house.open()
    other, stranger = house.open()
    for token in ("A" * 22, "", stranger.partition("=")[2]):
        told = house.post(f"/api/tables/{code}/claim", {"token": token})
        assert told.status_code in (400, 403)
        assert "set-cookie" not in told.headers
    assert told.json()["reason"] == "seat-forged"
    assert other != code


@pytest.mark.parametrize("code", ["ABCDEF", "abc", "0OI1LU", "..%2F..", "A" * 200, "żółw"])
def test_an_unknown_table_is_refused(house: House, code: str) -> None:
    for told in (house.http.get(f"/api/tables/{code}"), house.post(f"/api/tables/{code}/sit", {"name": "Bea"})):
        assert told.status_code == 404
        assert set(told.json()) == {"reason", "text", "details"}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "name-empty"),
        ("  ", "name-empty"),
        ("...", "name-empty"),
        ("<b>Bea</b>", "name-markup"),
        ("Bea & Co", "name-markup"),
        ("Be\x00a", "name-control"),
        ("Be\na", "name-control"),
        ("Be\u202ea", "name-control"),
        ("Be\u200ba", "name-control"),
        ("Be\u200da", "name-control"),
        ("Bea \U0001f600\u200d", "name-control"),
        ("B" + "\u0317" * 9, "name-control"),
        ("\u3164", "name-control"),
        ("\u115f\u1160", "name-control"),
        ("\uffa0", "name-control"),
        ("Be\u2800a", "name-control"),
        ("\ufe0f\ufe0f", "name-control"),
        ("Bea\ufe0f\ufe0f", "name-control"),
        ("B" + "\u0317\ufe0f" * 9, "name-control"),
        ("B" * 25, "name-long"),
        ("B" * 101, "malformed"),
        ("ada", "name-taken"),
        ("\uff21\uff44\uff41", "name-taken"),  # the same, in wide letters
        ("\U0001d400da", "name-taken"),  # the same, its first letter a bold one
        ("Ada\ufe0f", "name-taken"),
        (7, "malformed"),
        (None, "malformed"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(house: House, name: object, reason: str) -> None:
    code, _ = house.open("Ada")
    with nothing_changes(house, code):
        told = house.post(f"/api/tables/{code}/sit", {"name": name})
    assert 400 <= told.status_code < 500
    assert told.json()["reason"] == reason
    assert told.json()["text"]


@pytest.mark.parametrize(
    "name",
    [
        "Eliška",
        "O'Brien",
        "Бодня",
        "Łucja-Ewa",
        "王小明",
        "R2 D2",
        "E\u0301va",
        "Bea \u2764\ufe0f",
        "Bea \U0001f937\u200d\u2640\ufe0f",
    ],
)
def test_names_of_all_languages_are_good(house: House, name: str) -> None:
    code, _ = house.open()
    house.sit(code, name)


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({"name": "<i>"}, "name-markup"),
        ({"bots": ["skynet"]}, "bot-unknown"),
        ({"bots": ["digger:9"]}, "bot-options"),
        ({"edition": "xx"}, "edition-unknown"),
        ({"options": {"goalReveal": "never"}}, "option-value"),
        ({"options": {"goal": "anyLink"}}, "option-unknown"),
        ({"options": {"goalReveal": "anyLink roundEnd=noPlayable"}}, "malformed"),
        ({"modules": ["chess"]}, "module-unknown"),
        ({"modules": ["veto", "veto"]}, "module-twice"),
        ({"seats": 13}, "malformed"),
        ({"seats": 3, "bots": ["digger"] * 3}, "table-full"),
        ({"pace": "warp"}, "malformed"),
        ({"veto_seconds": -1}, "malformed"),
        ({"admin": True}, "malformed"),
        ({"name": 5}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(house: House, choices: dict[str, object], reason: str) -> None:
    told = house.post("/api/tables", {"name": "Ada", **choices})
    assert told.status_code in (400, 409)
    assert told.json()["reason"] == reason
    assert "set-cookie" not in told.headers


def test_a_word_that_is_none_of_those_allowed_is_refused_with_them(house: House) -> None:
    told = house.post("/api/tables", {"name": "Ada", "pace": "warp"})
    assert told.json()["text"].endswith("(allowed: none, quick, calm).")
    code, cookie = house.open()
    answer = house.enter(code, cookie).ask("pace", pace="warp")
    assert answer["text"].endswith("(allowed: none, quick, calm).")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"name": "A"',
        b"\xff\xfe",
        b'{"name": "\xff"}',
        b'{"name": "Ada", "\xff": 1}',
        b'{"name": "\xed\xa0\x80"}',  # half a sign, as bytes
        b'{"name": "\\ud800"}',  # and as JSON writes it
        '{"name": "Ada"}'.encode("utf-16"),
        b'{"name": "Ada"} x',
        b"[" * 9000,
        b'{"extra":' * 1800,
    ],
)
def test_what_is_no_json_is_refused(house: House, body: bytes) -> None:
    told = house.http.post("/api/tables", content=body, headers=JSON)
    assert told.status_code == 400
    assert told.json()["reason"] == "malformed"


@pytest.mark.parametrize(
    "kind",
    [
        None,
        "",
        "text/plain",
        "text/plain; application/json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "multipart/form-data",
        "application/jsonp",
    ],
)
def test_a_body_that_is_not_called_json_is_not_read(house: House, kind: str | None) -> None:
    """A page from elsewhere may send all of these unasked."""
    headers = {} if kind is None else {"Content-Type": kind}
    told = house.http.post("/api/tables", content=b'{"name": "Ada"}', headers=headers)
    assert told.status_code == 415
    assert told.json()["reason"] == "content-type"
    assert "application/json" in told.json()["text"]
    assert "set-cookie" not in told.headers


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8", "application/json;"])
def test_json_is_known_however_it_is_written(house: House, kind: str) -> None:
    told = house.http.post("/api/tables", content=b'{"name": "Ada"}', headers={"Content-Type": kind})
    assert told.status_code == 201


def test_a_body_that_is_too_long_is_refused(house: House) -> None:
    told = house.post("/api/tables", {"name": "Ada" * 20_000})
    assert told.status_code == 413
    assert told.json()["reason"] == "too-large"


def test_what_does_not_exist_is_said_in_the_same_form(house: House) -> None:
    for told in (house.http.get("/nowhere/at/all"), house.http.delete("/api/tables")):
        assert told.status_code in (404, 405)
        assert set(told.json()) == {"reason", "text", "details"}


def test_an_error_of_the_server_tells_nothing_about_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: object) -> None:
        raise ZeroDivisionError("secret insides")

    monkeypatch.setattr(house.hall, "create", fail)
    told = house.post("/api/tables", {"name": "Ada"})
    assert told.status_code == 500
    assert told.json()["reason"] == "internal"
    assert "secret" not in told.text


def test_nobody_sits_down_at_a_full_or_locked_table_or_in_a_game(house: House) -> None:
    full, _ = house.open(seats=3, bots=["random"] * 2)
    assert house.post(f"/api/tables/{full}/sit", {"name": "Bea"}).json()["reason"] == "table-full"
    locked, ada = house.host()
    ada.granted("lock", locked=True)
    assert house.post(f"/api/tables/{locked}/sit", {"name": "Bea"}).json()["reason"] == "table-locked"
    playing, ada = house.host(bots=["random"] * 2)
    ada.granted("start")
    assert house.post(f"/api/tables/{playing}/sit", {"name": "Bea"}).json()["reason"] == "game-on"


def test_a_record_is_a_secret_until_the_game_is_over(house: House) -> None:
    code, ada = house.host(bots=["random"] * 2)
    path = f"/api/tables/{code}/record"
    assert house.http.get(path).status_code == 404  # there is no game yet
    ada.granted("start")
    for told in (house.http.get(path), house.http.get(path, params={"game": 1})):
        assert told.status_code == 409
        assert told.json()["reason"] == "record-secret"
    for nth in ("0", "2", "-1", "9" * 30, "-" + "9" * 30):
        told = house.http.get(path, params={"game": nth})
        assert (told.status_code, told.json()["reason"]) == (404, "no-such-record")
    assert house.http.get(path, params={"game": "x"}).json()["reason"] == "malformed"


# --- the guard ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://table.test.evil.example",
        "http://table.test:81",
        "http://[::1",
        "http://[x]",
    ],
)
def test_a_foreign_page_can_change_nothing(house: House, origin: str) -> None:
    told = house.post("/api/tables", {"name": "Ada"}, Origin=origin)
    assert told.status_code == 403
    assert told.json()["reason"] == "origin"


def test_floods_are_stopped() -> None:
    with House(limits=Limits(knocks=(5, 0.001))) as house:
        told = [house.post("/api/tables", {"name": "Ada"}) for _ in range(7)]
        assert [answer.status_code for answer in told] == [201] * 5 + [429] * 2
        assert told[-1].json()["reason"] == "too-fast"


def test_every_answer_has_a_strict_policy(house: House) -> None:
    for told in (house.http.get("/"), house.http.get("/nowhere"), house.post("/api/tables", {"name": "Ada"})):
        policy = told.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert told.headers["referrer-policy"] == "no-referrer"
        assert told.headers["x-content-type-options"] == "nosniff"


# --- the page -------------------------------------------------------------------------------------


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "assets" / "app-1a2b.js").write_text("play()")
    return tmp_path


def test_the_page_is_served_at_the_front_and_at_every_table(page: Path) -> None:
    with House(limits=WIDE, static=page) as house:
        for path in ("/", "/t/ABCDEF"):
            told = house.http.get(path)
            assert told.text == "<!doctype html>the page"
            assert told.headers["content-type"] == "text/html; charset=utf-8"
            assert told.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/assets/app-1a2b.js"])
def test_who_only_asks_for_the_head_is_told_the_same_without_the_page(page: Path, path: str) -> None:
    with House(static=page) as house:
        head, whole = house.http.head(path), house.http.get(path)
        assert (head.status_code, head.headers) == (200, whole.headers)
        assert head.content == b""


def test_what_has_its_hash_in_its_name_is_kept_for_good(page: Path) -> None:
    with House(static=page) as house:
        told = house.http.get("/assets/app-1a2b.js")
        assert told.text == "play()"
        assert "javascript" in told.headers["content-type"]
        assert "immutable" in told.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/assets/../../conftest.py", "/assets/%2e%2e/%2e%2e/etc/passwd", "/assets/", "/assets", "/.made-from"]
)
def test_no_path_leads_out_of_the_page(page: Path, path: str) -> None:
    (page / ".made-from").write_text("a note of the build")
    with House(static=page) as house:
        assert house.http.get(path).status_code == 404


def test_without_a_build_the_server_says_what_to_do(tmp_path: Path) -> None:
    with House(static=tmp_path) as house:
        told = house.http.get("/")
        assert told.status_code == 503
        assert "make play" in told.text
