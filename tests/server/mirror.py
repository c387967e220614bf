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
        self.nudges = 0
        self.window_left: float | None = None
        self.traffic: list[str] = []

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
            case "events":
                self._happen(message["events"])
            case "presence":
                self.table = message["table"]
            case "nudge":
                self.nudges += 1
        return message

    def _take_all(self, message: Json) -> None:
        self.version, self.you, self.table = message["version"], message["you"], message["table"]
        self.view, self.window_left = message["view"], message["window_left"]
        del self.events[message["events_from"] :]
        self._happen(message["events"])
        self.chat = [line for line in self.chat if line["number"] < message["chat_from"]] + message["chat"]

    def _change(self, message: Json) -> None:
        assert message["version"] == self.version + 1, "every version is told, in order"
        self.version = message["version"]
        self.you = message.get("you", self.you)
        if "table" in message:
            self._change_table(message["table"])
        if "view" in message:
            self.view = message["view"]
        if "patch" in message:
            self._change_view(message["patch"])
        self._happen(message.get("events", []))
        self.chat += message.get("chat", [])
        if self.view is None:
            self.events = []
        else:
            assert len(self.events) == self.view["happened"]

    def _change_table(self, patch: Json) -> None:
        for seat, info in patch.pop("seats_changed", {}).items():
            self.table["seats"][int(seat)] = info
        self.table |= patch

    def _change_view(self, patch: Json) -> None:
        view = self.game()
        for seat, info in patch.pop("seats_changed", {}).items():
            view["seats"][int(seat)] = info
        view["discard"] += patch.pop("discard_added", [])
        cells = {(cell["x"], cell["y"]): cell for cell in view["mine"]}
        for x, y in patch.pop("mine_gone", []):
            del cells[x, y]
        for cell in patch.pop("mine_laid", []):
            cells[cell["x"], cell["y"]] = cell
        view["mine"] = list(cells.values())
        self.view = view | patch

    def _happen(self, events: list[Json]) -> None:
        for event in events:
            if event["number"] == 0:
                self.events = []
            assert event["number"] == len(self.events), "no event is missing"
            self.events.append(event)
