"""Whatever is sent to a table is answered, and changes nothing unless it was granted."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.kit import House, Player

TYPES = (
    "hello", "play", "why", "chat", "addBot", "remove", "lock", "arrange", "setup", "shuffle", "start", "pace", "ready",
    "callBot", "back", "again", "leave", "link", "name", "passAll", "snapshot", "",
)  # fmt: skip
FIELDS = (
    "version", "move", "text", "bot", "seat", "locked", "order", "pace", "name", "agree", "since", "edition", "options",
    "modules", "extra",
)  # fmt: skip
values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
requests = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=3),
)


@pytest.fixture(scope="module")
def table() -> Any:
    with House() as house:
        code, ada = house.host(bots=["random", "random"], pace="calm")
        ada.granted("start")
        yield house, code, ada, house.enter(code)


@settings(max_examples=80)
@given(request=requests, number=st.integers(0, 2**60))
def test_every_request_of_a_stranger_is_answered_and_changes_nothing(
    table: tuple[House, str, Player, Player], request: dict[str, Any], number: int
) -> None:
    house, code, _, watcher = table
    before = [entry for entry in house.stored(code) if entry.by is not None]
    watcher.wire.send(json.dumps({**request, "id": f"{number}"}))
    told = watcher.until(lambda told: told.get("id") == f"{number}")
    assert told["type"] == ("snapshot" if request["type"] == "hello" and told["type"] != "refused" else "refused")
    assert [entry for entry in house.stored(code) if entry.by is not None] == before


@settings(max_examples=80)
@given(raw=st.text(max_size=60) | values.map(json.dumps))
def test_whatever_is_no_request_is_refused(table: tuple[House, str, Player, Player], raw: str) -> None:
    house, code, ada, _ = table
    before = house.table(code).version
    ada.wire.send(raw)
    assert ada.until(lambda told: told["type"] == "refused")["reason"] == "malformed"
    assert all(entry.by is None for entry in house.stored(code)[before:])


@settings(max_examples=80)
@given(request=requests, number=st.integers(0, 2**60))
def test_every_request_of_a_player_is_answered_and_the_table_stands(
    table: tuple[House, str, Player, Player], request: dict[str, Any], number: int
) -> None:
    _, _, ada, _ = table
    ada.wire.send(json.dumps({**request, "id": f"{number}"}))
    told = ada.until(lambda told: told.get("id") == f"{number}")
    assert told["type"] in ("ack", "refused", "link", "snapshot")
    assert told.get("reason") not in ("internal", "storage")
