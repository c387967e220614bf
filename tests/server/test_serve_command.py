"""`pyrite serve`: ports, addresses, a database that cannot be used, and a real start."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from pyrite import cli
from pyrite.commands import serve
from pyrite.locales import text
from pyrite.server.web import page, running


def test_another_port_is_taken_if_the_first_is_not_free() -> None:
    with serve.listen("127.0.0.1", None) as first, serve.listen("127.0.0.1", None) as second:
        assert first.getsockname()[1] != second.getsockname()[1]


def test_a_port_that_was_asked_for_is_not_exchanged() -> None:
    with serve.listen("127.0.0.1", 0) as taken, pytest.raises(OSError, match="in use"):
        serve.listen("127.0.0.1", taken.getsockname()[1])


def test_a_port_that_cannot_be_had_is_named_with_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    with serve.listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        assert cli.main(["serve", "--port", port, "--database", ":memory:"]) == 1
    told = capsys.readouterr().err
    assert f"127.0.0.1:{port}" in told
    assert "--port" in told
    assert "Errno" not in told


def test_the_address_to_share_is_said() -> None:
    assert any("http://127.0.0.1:80/" in line for line in serve.addresses("127.0.0.1", 80, None))
    assert any("https://play.example/" in line for line in serve.addresses("127.0.0.1", 80, "https://play.example"))
    assert any("localhost:80" in line for line in serve.addresses("0.0.0.0", 80, None))


@pytest.mark.parametrize(
    ("host", "public_url", "opened"),
    [
        ("127.0.0.1", None, "http://127.0.0.1:80/"),
        ("localhost", None, "http://localhost:80/"),
        ("::1", None, "http://[::1]:80/"),
        ("0.0.0.0", None, "http://127.0.0.7:80/"),
        ("127.0.0.1", "https://play.example", "https://play.example/"),
        ("0.0.0.0", "https://play.example", "https://play.example/"),
        ("mine.example", None, "http://mine.example:80/"),
    ],
)
def test_the_page_is_opened_where_others_find_it_too(
    host: str, public_url: str | None, opened: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It makes the links to be shared from its own address."""
    monkeypatch.setattr(serve, "_lan_address", lambda: "127.0.0.7")
    assert serve.address_to_open(host, 80, public_url) == opened
    shared = [line for line in serve.addresses(host, 80, public_url) if opened in line]
    assert shared


def test_without_a_network_the_page_is_opened_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "_lan_address", lambda: None)
    assert serve.address_to_open("0.0.0.0", 80, None) == "http://localhost:80/"


def test_an_address_of_this_machine_that_others_reach_is_to_be_shared() -> None:
    assert serve.address_to_share("mine.example", 80, None) == "http://mine.example:80/"
    assert serve.address_to_share("127.0.0.1", 80, None) is None


@pytest.mark.parametrize(
    "option",
    [
        "--port=x",
        "--port=70000",
        "--port=²",
        "--port=-1",
        "--public-url=play.example",
        "--public-url=https://play.example/pyrite",
        "--public-url=https://play.example?table",
        "--public-url=https://play.example:99999",
        "--public-url=https://ada@play.example",
        "--public-url=https:// play.example",
        "--public-url=ftp://a",
        "--public-url=http://[::1",
        "--public-url=http://[:::::]",
        f"--public-url=https://{'a' * 64}.example",
        "--trusted-proxy=*",
        "--trusted-proxy=play.example",
        "--trusted-proxy=127.0.0.7/24",
    ],
)
def test_wrong_options_are_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(["serve", option])
    assert stop.value.code == 2
    assert option.partition("=")[2] in capsys.readouterr().err


def test_the_public_address_is_taken_as_browsers_write_it() -> None:
    parse = cli.build_parser().parse_args
    for words, taken in [
        ("https://Play.example/", "https://play.example"),
        ("http://[::1]:8080", "http://[::1]:8080"),
        ("http://[0:0::1]", "http://[::1]"),
        ("https://Żółw.example:444", "https://xn--w-uga1v8h.example:444"),
        ("http://127.0.0.1:65535", "http://127.0.0.1:65535"),
    ]:
        assert parse(["serve", "--public-url", words]).public_url == [taken]


def test_who_has_no_home_keeps_his_tables_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(Path, "home", nowhere)
    assert cli.build_parser().parse_args(["serve"]).database == str(Path(".pyrite") / "tables.db")


def test_a_database_that_cannot_be_used_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--port", "0", "--database", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert str(tmp_path) in told
    assert "Errno" not in told


@pytest.mark.parametrize(("display", "opened"), [(":0", 1), ("", 0)])
def test_the_browser_is_opened_only_where_there_is_a_screen(
    display: str, opened: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: SimpleQueue[str] = SimpleQueue()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr("webbrowser.open", shown.put)
    serve.open_browser("http://127.0.0.1:80/")
    if opened:
        assert shown.get(timeout=5) == "http://127.0.0.1:80/"
    time.sleep(0.01)
    assert shown.empty()


@pytest.mark.parametrize(
    ("options", "proxies", "names"),
    [
        ([], running.LOOPBACK, ["127.0.0.1", "::ffff:127.0.0.1/128", "::1"]),
        (
            ["--trusted-proxy", "127.0.0.7", "--trusted-proxy", "::1"],
            ["127.0.0.7/32", "::1/128"],
            ["127.0.0.7/32", "::ffff:127.0.0.7/128", "::1/128"],
        ),
    ],
)
def test_only_the_proxies_that_were_named_are_believed(
    options: list[str], proxies: list[str], names: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # what uvicorn would believe by itself
    ran: list[Any] = []
    monkeypatch.setattr(running, "run", lambda _, listener, believed: ran.append((listener.close(), believed)))
    assert cli.main(["serve", "--port", "0", "--database", str(tmp_path / "t.db"), *options]) == 0
    assert ran == [(None, proxies)]
    assert running.settings(proxies)["forwarded_allow_ips"] == names


def test_the_server_answers_to_every_address_it_was_given_and_shows_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[Litestar] = []
    listener = serve.listen("127.0.0.1", 0)
    monkeypatch.setattr(serve, "listen", lambda *_: listener)
    monkeypatch.setattr(running, "run", lambda app, *_: ran.append(app))
    given = ["--public-url", "https://play.example", "--public-url", "http://box.example:8765"]
    options = ["--database", str(tmp_path / "t.db"), "--host", "Mine.example", *given]
    with listener:
        assert cli.main(["serve", *options]) == 0
    shown = capsys.readouterr().out
    assert text("serve-share", url="https://play.example/") in shown
    assert "http://Mine.example:" in shown
    with TestClient(ran[0], base_url="http://play.example") as browser:
        hosts = ("play.example", "box.example:8765", "mine.example:80", "another.example")
        told = [browser.get("/api/games", headers={"Host": host}).status_code for host in hosts]
    assert told == [200, 200, 200, 421]


@pytest.mark.parametrize(("database", "kept"), [("t.db", True), (":memory:", False)])
def test_it_says_whether_tables_are_kept(
    database: str, kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(running, "run", lambda _, listener, __: listener.close())
    assert cli.main(["serve", "--port", "0", "--database", database]) == 0
    told = capsys.readouterr().out
    assert (text("serve-stop") in told) == kept
    assert (text("serve-stop-forgets") in told) != kept
    assert (tmp_path / database).exists() == kept


@pytest.mark.parametrize("built", [True, False])
def test_a_missing_page_is_said_at_the_start(
    built: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if built:
        (tmp_path / page.PAGE).write_text("the page")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    monkeypatch.setattr(running, "run", lambda _, listener, __: listener.close())
    assert cli.main(["serve", "--port", "0", "--database", ":memory:"]) == 0
    assert (text("serve-no-page") in capsys.readouterr().err) != built


def test_it_starts_serves_and_stops(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    code = "import sys; from pyrite.cli import main; sys.exit(main(sys.argv[1:]))"
    options = ["--port", str(port), "--database", str(tmp_path / "t.db"), "--open"]
    nowhere = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    command = [sys.executable, "-c", code, "serve", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=nowhere)
    try:
        told = None
        for _ in range(100):
            try:
                told = httpx.get(f"http://127.0.0.1:{port}/api/tables/ABCDEF")
                break
            except httpx.ConnectError:
                time.sleep(0.05)
        assert told is not None
        assert told.status_code == 404
        assert told.json()["reason"] == "table-unknown"
        assert "server" not in told.headers
    finally:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=10)
    assert f"http://127.0.0.1:{port}/" in out
    assert "Traceback" not in err
    assert process.returncode == 0
