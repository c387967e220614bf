"""What is printed on starts, goals and the postcard is told with the table: the decks in use say what it is."""

from __future__ import annotations

from tests.server.kit import House

CLASSIC = {"start": "NESW#", "treasure": "NESW", "stone-ne": "NE", "stone-nw": "NW"}


def test_the_table_tells_what_is_printed_and_tells_it_anew_when_something_else_is_played() -> None:
    with House() as house:
        code, cookie = house.open()
        ada = house.enter(code, cookie)
        assert ada.table["printed"] == CLASSIC
        ada.granted("setup", modules=["new-goals", "party"])
        goals = {"bag-1": "NE", "bag-2": "NW", "dragon": "NE", "spider": "NW"}
        assert ada.table["printed"] == CLASSIC | goals | {"3,0": "w", "4,0": "ns", "5,0": "e"}
        ada.granted("setup", game="lost-mines", modules=[])
        assert ada.table["printed"]["mine-silver"] == "NES"
        assert "treasure" not in ada.table["printed"]
