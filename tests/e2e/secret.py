"""The search of what a socket was told for anything its viewer may not know: every message, place by place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from pyrite.games.lost_mines.deck import MineCard
from pyrite.kernel.decks.cards import GoalCard, StartCard, shape
from pyrite.kernel.shapes import spell
from pyrite.kernel.state import WATCHER
from pyrite.locales import text
from pyrite.setup.decks import load
from tests.e2e.truth import Game, OneOf, Truth, place
from tests.server.mirror import Json, Mirror

# All that a message may be made of. Whatever is new has to be judged before it is let through.
PARTS = {
    "snapshot": {
        "version",
        "id",
        "you",
        "table",
        "view",
        "events",
        "events_from",
        "chat",
        "chat_from",
        "notices",
        "window_left",
    },
    "update": {"version", "you", "table", "view", "patch", "events", "chat", "notices", "window_left"},
    "presence": {"table", "window_left"},
    "nudge": set(),
    "ack": {"id", "version"},
    "refused": {"id", "reason", "rule", "text", "details"},
    "link": {"id", "url"},
}
# What says something of cards or gold, wherever it stands.
TELLING = {
    "card", "cards", "chest", "deals", "declared", "deck", "discard", "front", "goal", "goals", "gold", "groups",
    "hand", "held", "holds", "looking", "loose", "mine", "move", "moves", "nuggets", "offer", "on_its_way", "open_gold",
    "outcome", "path", "pile", "purse", "role", "roles", "seed", "spare", "swapped", "value",
}  # fmt: skip
# What everybody may know of an event.
PUBLIC = {
    "event", "number", "round", "starter", "seat", "count", "x", "y", "x2", "y2", "from_x", "from_y", "turned",
    "target", "tool", "connector", "place", "first", "winners", "other", "victim", "owner", "asker", "side",
    "clockwise", "source", "slot",
}  # fmt: skip
# Goals are told by name with what is printed on them: that stands in the decks, wherever each of them may lie.
PRINTED = {
    (card.name, spell(shape(card)))
    for deck in ("base", "new_goals", "lost_mines")
    for card in (*load(deck).of(StartCard), *load(deck).of(GoalCard), *load(deck).of(MineCard))
} | {("3,0", "w"), ("4,0", "ns"), ("5,0", "e")}
# What is shown where a module or game has nothing to show.
OF_MODULES: Final[Json] = {"figures": [], "maps_banned": False, "forest": None}
AS_TOLD: Final = -2  # whoever the server says he is, from message to message


class Search:
    """Reads the traffic of one viewer, in the order in which it came. `asked` are his own requests."""

    def __init__(self, truth: Truth, viewer: int | None, asked: list[Json]) -> None:
        self._truth = truth
        self._seat = viewer
        self._asked = {request["id"]: request for request in asked}
        self._mirror = Mirror()

    def findings(self, traffic: list[str]) -> list[str]:
        return [f"{finding} in {raw}" for raw in traffic for finding in self._read(raw)]

    @property
    def _viewer(self) -> int:
        seat = self._mirror.seat if self._seat == AS_TOLD else self._seat
        return WATCHER if seat is None else seat

    def _read(self, raw: str) -> Iterator[str]:
        message: Json = json.loads(raw)
        kind = message.pop("type")
        yield from (f"{kind} with {extra}" for extra in {*message} - PARTS[kind])
        yield from (f"{kind} with the seed" for seed in self._truth.seeds if seed in raw)
        for part in ("table", "you", "chat", "notices"):
            yield from self._plain(part, message.get(part, {}))
        if kind == "refused":
            # What is said of a move may repeat the move, and names no other card than its sentence always does.
            repeated = words(self._asked.get(message["id"], {})) | always_said(message)
            about = words([message["text"], message["details"]])
            yield from (f"refused with the card {name}" for name in about & self._truth.names - repeated)
        before = self._mirror.version
        self._mirror.take(raw)
        if kind == "snapshot" or self._mirror.version != before:
            yield from self._game(message.get("events", []))

    def _game(self, events: list[Json]) -> Iterator[str]:
        """The position as the viewer has it now, and the events that came with it."""
        now = self._truth.at(self._mirror.version, self._viewer)
        if now is None:
            yield from ["a game that is not on"] * (self._mirror.view is not None or bool(events))
            return
        game, may = now
        for event in events:
            yield from self._event(game, event, may["happened"])
        if self._mirror.view is None:
            yield "no game, though one is on"
            return
        told = OF_MODULES | self._mirror.game()
        yield from differences("view", in_order(told, self._mirror.moves()), may)

    def _event(self, game: Game, event: Json, happened: int) -> Iterator[str]:
        number = event["number"]
        if number >= happened:
            yield f"event {number} before its time"
            return
        may = game.event(number, self._viewer)
        told = {name: value for name, value in event.items() if name in may or name not in PUBLIC}
        yield from differences(f"event {number}", told, may)
        public = words([value for name, value in event.items() if name in PUBLIC and name not in may])
        yield from (f"event {number}: the card {name}" for name in public & self._truth.names)

    def _plain(self, part: str, told: Any) -> Iterator[str]:
        """The table as everybody sees it speaks of people, never of cards; what people say is theirs."""
        yield from (f"{part} with {'.'.join(path)}" for path in names_of(told) if path[-1] in TELLING)
        if part == "table":
            people = {name: value for name, value in told.items() if name not in ("setup", "printed")}
            yield from (f"{part} with {card} printed" for card in told.get("printed", {}).items() - PRINTED)
            yield from (f"{part} with the card {name}" for name in words(people) & self._truth.names)


def in_order(told: Json, moves: list[str]) -> Json:
    """A view with everything in an order of its own, where the order in which it is told says nothing."""
    told = {**told, "moves": sorted(moves), "mine": sorted(told["mine"], key=place)}
    told["seats"] = [{**seat, "holds": sorted(seat["holds"])} for seat in told["seats"]]
    groups = []
    for group in told["groups"]:
        elsewhere = any(group[other] for other in ("goals", "roles", "spare", "discards"))
        if len({*group["hands"]}) == 1 and not elsewhere:
            # Mixed within one hand: what is known of them is known of that hand.
            held = told["seats"][group["hands"][0]]
            held["holds"] = sorted([*held["holds"], *group["cards"]])
        else:
            groups.append({**group, "cards": sorted(group["cards"])})
    told["groups"] = sorted(groups, key=str)
    return told


def always_said(refused: Json) -> set[str]:
    """The words of the sentence of a refusal that are there whatever it is about."""
    gaps = dict.fromkeys(refused["details"], "")
    return words(text(f"error-{refused['reason']}", **{**gaps, "rule": ""}))


def differences(where: str, told: object, may: object) -> Iterator[str]:
    """Every place where something else is told than may be."""
    match told, may:
        case dict(), dict():
            for name in [*told, *(name for name in may if name not in told)]:
                yield from differences(f"{where}.{name}", told.get(name, "nothing"), may.get(name, "nothing"))
        case list(), list() if len(told) == len(may):
            for i, (one, other) in enumerate(zip(told, may, strict=True)):
                yield from differences(f"{where}[{i}]", one, other)
        case _, OneOf(values=values) if told in values:
            return
        case _ if told != may:
            yield f"{where} is {told!r}, not {may!r}"


def names_of(value: object) -> Iterator[tuple[str, ...]]:
    """The names of all fields, with those they lie in."""
    match value:
        case dict():
            for name, inside in value.items():
                yield (name,)
                yield from ((name, *more) for more in names_of(inside))
        case list():
            for inside in value:
                yield from names_of(inside)


def words(value: object) -> set[str]:
    """Every word of every text, keys included."""
    match value:
        case str():
            return set(value.split())
        case dict():
            return words([*value, *value.values()])
        case list():
            return set().union(*map(words, value))
    return set()
