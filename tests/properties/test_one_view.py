"""The one view beside the ones there were: it tells the same, and its changes make the next out of the last."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from pyrite.kernel.seen.change import change, merged
from pyrite.kernel.seen.describe import describe
from pyrite.kernel.seen.showing import show
from pyrite.kernel.state import WATCHER
from pyrite.kernel.view import View, view
from pyrite.server.wire.sights import gathered
from tests.properties.games import BOX, FORESTS, TABLES, Game, named

ABSENT = {"figures": [], "maps_banned": False, "forest": None}
UNTOLD = ("last_turn", "last_path", "memory", "history", "passed_on", "returned")


def plain(told: Any) -> Any:
    return json.loads(msgspec.json.encode(told))


def as_before(v: View) -> Any:
    old = {name: value for name, value in plain(describe(v)).items() if name not in UNTOLD}
    old["moves"] = plain(gathered(old["moves"]))
    for name in ("discard", "seats"):
        old[name] = {str(number): one for number, one in enumerate(old[name])}
    return old | {"mine": {f"{cell['x']},{cell['y']}": cell for cell in old["mine"]}}


@pytest.mark.parametrize("setup", [*TABLES[::9], *BOX[::4], *FORESTS[::3]], ids=named)
def test_every_view_of_a_game_says_what_it_said(setup: Any) -> None:
    state = setup.begin(7)
    last: dict[int, Any] = {}
    for step in Game(setup, 7).course():
        for viewer in (*range(state.book.seats), WATCHER):
            seen = view(state, viewer)
            told = show(seen)
            assert ABSENT | plain(told) == as_before(seen)
            if viewer in last:
                told_of = change(last[viewer], told)
                assert merged(last[viewer], told_of) == told
                assert merged(plain(last[viewer]), plain(told_of)) == plain(told)
            last[viewer] = told
        state.play(step.move)
