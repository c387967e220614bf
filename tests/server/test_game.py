"""A whole game over the socket, from the lobby to the podium."""

from __future__ import annotations

import pytest

from pyrite.kernel.rng import Rng
from pyrite.records import read, verify
from tests.server.kit import House, take_part


@pytest.mark.mass
@pytest.mark.parametrize(
    ("bots", "modules"), [(2, ()), (4, ("new-goals",)), (3, ("veto",))], ids=["3p", "5p-new-goals", "4p-veto"]
)
def test_people_and_bots_play_three_rounds_to_the_podium(bots: int, modules: tuple[str, ...]) -> None:
    rng = Rng.from_seed(b"people of three ")
    with House() as house:
        code, ada = house.host(modules=modules, bots=["rookie"] * (bots - 1))
        bea = house.join(code, "Bea")
        watcher = house.enter(code)
        assert [seat["kind"] for seat in ada.table["seats"]] == ["person", *["bot"] * (bots - 1)]
        ada.granted("start")
        while ada.phase != "over":
            if not take_part(ada, rng):
                bea.wait(lambda: bea.version >= ada.version)
                if not take_part(bea, rng):
                    ada.until(lambda told: told["type"] == "update")
        for viewer in (bea, watcher):
            viewer.wait(lambda: viewer.version == ada.version)  # noqa: B023 - waited for at once
            assert viewer.phase == "over"
            assert len(viewer.events) == len(ada.events)
        assert ada.game()["over"]
        record = read(house.http.get(f"/api/tables/{code}/record").text)
        verify(record)
        assert record.result is not None
        scored = [event["nuggets"] for event in ada.events if event["event"] == "Scored"]
        assert tuple(scored) == record.result.scores
        assert record.names == tuple(seat["name"] for seat in ada.table["seats"])
