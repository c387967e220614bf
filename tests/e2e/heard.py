"""What was heard of a game at a table, and how to plant a leak in it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from pyrite.kernel.seen.change import GONE
from tests.e2e.secret import Search
from tests.e2e.truth import Truth
from tests.server.kit import House, Player, Wire
from tests.server.mirror import Json

ADA, BEA = 0, 1


class Noting:
    """A socket that remembers what was asked through it."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self.asked: list[Json] = []

    def send(self, text: str) -> None:
        self.asked.append(json.loads(text))
        self._wire.send(text)

    def receive(self, timeout: float) -> str | None:
        return self._wire.receive(timeout)

    def close(self) -> None:
        self._wire.close()


@dataclass
class Heard:
    """A whole game, and everything that two players and somebody who watches heard of it."""

    truth: Truth
    traffic: dict[int | None, list[str]] = field(default_factory=dict)
    asked: dict[int | None, list[Json]] = field(default_factory=dict)

    def findings(self, viewer: int | None, traffic: list[str]) -> list[str]:
        return Search(self.truth, viewer, self.asked[viewer]).findings(traffic)


def note(player: Player) -> Noting:
    wire = Noting(player.wire)
    player.wire = wire
    return wire


def hear(house: House, bots: tuple[str, ...], act: Callable[[Player], object], **choices: object) -> Heard:
    """A whole game of Ada and Bea, who act in turn, with some bots, and somebody who watches."""
    code, cookie = house.open("Ada", **choices)
    ada, bea, watcher = house.enter(code, cookie), house.enter(code, house.sit(code, "Bea")), house.enter(code)
    people = [ada, bea, watcher]
    wires = [note(player) for player in people]
    for bot in bots:
        ada.granted("addBot", bot=bot)
    ada.granted("start")
    while ada.phase != "over":
        for player in people:
            player.quiet(0.001)
        for player in (ada, bea):
            act(player)
    for player in people:
        player.wait(lambda: player.version == ada.version)  # noqa: B023 - waited for at once
    heard = Heard(Truth(house.stored(code)))
    for player, wire in zip(people, wires, strict=True):
        heard.traffic[player.seat], heard.asked[player.seat] = player.traffic, wire.asked
    assert {*heard.traffic} == {ADA, BEA, None}
    return heard


# Slips something into a message if it can, given what Bea may see at that time, and says whether it has.
Plant = Callable[[Json, Json], bool]


def shown(message: Json) -> Json:
    """The part of a message that tells of the game, whole or in part."""
    return message.get("view") or message.get("patch") or {}


def keyed(told: Json, name: str) -> Json:
    """What is told of things that have keys, each whole or in part; not which of them are gone."""
    return {key: data for key, data in told.get(name, {}).items() if key != GONE}


def cells(message: Json) -> list[Json]:
    return [*keyed(shown(message), "mine").values()]


def seats(message: Json) -> dict[int, Json]:
    return {int(seat): data for seat, data in keyed(shown(message), "seats").items()}


def people(message: Json) -> list[Json]:
    return [*keyed(message.get("table", {}), "seats").values()]


def events(message: Json, kind: str) -> list[Json]:
    """The events of a kind that are about others than Ada."""
    return [event for event in message.get("events", []) if event["event"] == kind and event["seat"] != ADA]


def put(name: str, value: object, *into: Json) -> bool:
    """Put something into what is there, if anything is."""
    for data in into:
        data[name] = value
    return bool(into)


def look_for(plant: Plant, place: str, *games: Heard) -> None:
    """Plant something into what Ada was told, in the first of these games that has room for it, and find it there."""
    for heard in games:
        traffic = planted(plant, heard)
        if traffic:
            found = heard.findings(ADA, traffic)
            assert found
            assert found[0].startswith(place)
            return
    pytest.fail("there was no room for it")


def planted(plant: Plant, heard: Heard) -> list[str]:
    """What Ada was told, with something slipped in; empty if there was no room for it."""
    traffic = [*heard.traffic[ADA]]
    version = 0
    for at, raw in enumerate(traffic):
        message: Json = json.loads(raw)
        version = message.get("version", version)
        now = heard.truth.at(version, BEA)
        if now and plant(message, now[1]):
            traffic[at] = json.dumps(message)
            return traffic
    return []
