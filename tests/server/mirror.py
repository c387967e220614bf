"""What a browser makes of the messages it gets; it notices every gap."""

from __future__ import annotations

import json
from typing import Any

from pyrite.kernel.seen.change import merged

Json = dict[str, Any]


class Mirror:
    """The table as one socket has been told it."""

    def __init__(self) -> None:
        self.version = -1
        self.you: Json = {}
        self.info: Json = {}  # the table, its seats by their numbers
        self.view: Json | None = None  # as it is told; what grows has keys
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self.notices: list[Json] = []
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

    @property
    def table(self) -> Json:
        return self.info and {**self.info, "seats": [*self.info["seats"].values()]}

    def game(self) -> Json:
        """The view with lists for what has keys."""
        assert self.view is not None, "no game is on"
        return self.view | {name: [*self.view[name].values()] for name in ("discard", "seats", "mine")}

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
                self.info = merged(self.info, message["table"])
                self.window_left = message.get("window_left", self.window_left)
            case "nudge":
                self.nudges += 1
        return message

    def _take_all(self, message: Json) -> None:
        self.version, self.you, self.info = message["version"], message["you"], message["table"]
        self.notices = message["notices"]
        self.view, self.window_left = message["view"], message["window_left"]
        del self.events[message["events_from"] :]
        self._happen(message["events"])
        self.chat = [line for line in self.chat if line["number"] < message["chat_from"]] + message["chat"]

    def _change(self, message: Json) -> None:
        assert message["version"] == self.version + 1, "every version is told, in order"
        self.version = message["version"]
        self.you = message.get("you", self.you)
        self.info = merged(self.info, message.get("table", {}))
        if "view" in message:
            self.view = message["view"]
        elif "patch" in message:
            assert self.view is not None, "there is a view to change"
            self.view = merged(self.view, message["patch"])
        self._happen(message.get("events", []))
        self.chat += message.get("chat", [])
        self.window_left = message.get("window_left", self.window_left)
        self.notices = self.notices + message.get("notices", [])
        if self.view is None:
            self.events, self.notices = [], []
        else:
            assert len(self.events) == self.view["happened"]

    def _happen(self, events: list[Json]) -> None:
        for event in events:
            if event["number"] == 0:
                self.events = []
            assert event["number"] == len(self.events), "no event is missing"
            self.events.append(event)
