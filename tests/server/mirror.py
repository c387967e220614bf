"""What a browser makes of the messages it gets; it notices every gap."""

from __future__ import annotations

import json
from typing import Any

Json = dict[str, Any]


class Mirror:
    """The table as one socket has been told it."""

    def __init__(self) -> None:
        self.version = -1
        self.you: Json = {}
        self.table: Json = {}
        self.view: Json | None = None
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self.notices: list[Json] = []
        self.nudges = 0
        self.window_left: float | None = None
        self.traffic: list[str] = []
        self._pieces: list[Json] = []  # of an update of which more is on its way

    @property
    def seat(self) -> int | None:
        seat: int | None = self.you["seat"]
        return seat

    @property
    def phase(self) -> str:
        return str(self.table["phase"])

    def game(self) -> Json:
        assert self.view is not None, "no game is on"
        return self.view

    def decides(self) -> bool:
        return self.view is not None and not self.view["over"] and self.view["decider"] == self.seat

    def moves(self) -> list[str]:
        """The legal moves, each written out."""
        return [f"{head} {tail}".strip() for head, tails in self.game()["moves"].items() for tail in tails]

    def take(self, raw: str) -> Json:
        """Believe a message."""
        self.traffic.append(raw)
        message: Json = json.loads(raw)
        match message["type"]:
            case "snapshot":
                self._take_all(message)
            case "update":
                self._change(message)
            case "presence":
                self._change_table(message["table"])
                self.window_left = message.get("window_left", self.window_left)
            case "nudge":
                self.nudges += 1
        return message

    def _take_all(self, message: Json) -> None:
        self._pieces = []
        self.version, self.you, self.table = message["version"], message["you"], message["table"]
        self.notices = message["notices"]
        self.view, self.window_left = message["view"], message["window_left"]
        del self.events[message["events_from"] :]
        self._happen(message["events"])
        self.chat = [line for line in self.chat if line["number"] < message["chat_from"]] + message["chat"]

    def _change(self, message: Json) -> None:
        assert message["version"] == self.version + 1, "every version is told, in order"
        self._pieces.append(message)
        if message.get("more"):
            return
        pieces, self._pieces = self._pieces, []
        self.version = message["version"]
        for piece in pieces:
            self._take(piece)
        if self.view is None:
            self.events, self.notices = [], []
        else:
            assert len(self.events) == self.view["happened"]

    def _take(self, piece: Json) -> None:
        self.you = piece.get("you", self.you)
        if "table" in piece:
            self._change_table(piece["table"])
        if "view" in piece:
            self.view = piece["view"]
        if "patch" in piece:
            self._change_view(piece["patch"])
        self._happen(piece.get("events", []))
        self.chat += piece.get("chat", [])
        self.window_left = piece.get("window_left", self.window_left)
        self.notices = self.notices + piece.get("notices", [])

    def _change_table(self, patch: Json) -> None:
        seats = self.table["seats"][: patch.get("seat_count")]
        changed = {name: value for name, value in patch.items() if name not in ("seat_count", "seats_changed")}
        self.table = {**self.table, **changed, "seats": _seated(seats, patch, partly=True)}

    def _change_view(self, patch: Json) -> None:
        patch = dict(patch)
        view: Json = {**self.game(), **{name: patch.pop(name) for name in ("moves", "discard") if name in patch}}
        view["seats"] = _seated(view["seats"], patch)
        patch.pop("seats_changed", None)
        view["discard"] = view["discard"] + patch.pop("discard_added", [])
        for head, tails in patch.pop("moves_added", {}).items():
            view["moves"] = {**view["moves"], head: view["moves"].get(head, []) + tails}
        cells = {(cell["x"], cell["y"]): cell for cell in view["mine"]}
        for x, y in patch.pop("mine_gone", []):
            del cells[x, y]
        for cell in patch.pop("mine_laid", []):
            cells[cell["x"], cell["y"]] = cell
        view["mine"] = list(cells.values())
        if "forest" in patch:
            view["forest"] = _forest(view["forest"] or {}, patch.pop("forest"))
        self.view = view | patch

    def _happen(self, events: list[Json]) -> None:
        for event in events:
            if event["number"] == 0:
                self.events = []
            assert event["number"] == len(self.events), "no event is missing"
            self.events.append(event)


def _forest(forest: Json, patch: Json) -> Json:
    """The forest with what has changed; more walks come after those there are."""
    added = patch.pop("walks_added", [])
    forest = forest | patch
    return {**forest, "walks": [*forest.get("walks", []), *added]}


def _seated(seats: list[Json], patch: Json, partly: bool = False) -> list[Json]:
    """The seats that have changed instead of what was there or, if told `partly`, over it; new ones after them."""
    seats = list(seats)
    for number, info in sorted(patch.get("seats_changed", {}).items(), key=lambda one: int(one[0])):
        at = int(number)
        seats[at : at + 1] = [{**seats[at], **info} if partly and at < len(seats) else info]
    return seats
