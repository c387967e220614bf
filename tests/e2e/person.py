"""A person before a screen: sees what the page shows, clicks and types. What the socket brings is written down."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, FloatRect, Locator, Page, WebSocket, expect

from tests.e2e.fingers import middle, slide
from tests.e2e.house import House
from tests.e2e.secret import AS_TOLD, Search
from tests.e2e.truth import Truth, stored
from tests.server.mirror import Json, Mirror

PATIENCE = 20.0  # seconds; a busy machine is no failure
PICTURES = Path(__file__).parent / "pictures"
Size = dict[str, int]
PHONE: Size = {"width": 390, "height": 844}
DESKTOP: Size = {"width": 1440, "height": 900}
# Frames, not time: however slow the machine is, what glides has moved from one to the next.
AT_REST = """async (cell) => {
  const frame = () => new Promise(requestAnimationFrame);
  const where = () => cell.getBoundingClientRect().toJSON();
  const glides = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity;
  const moves = (one) => one && (one.getAnimations().some(glides) || moves(one.parentElement));
  let before, now = where();
  do {
    before = now;
    await frame();
    await frame();
    now = where();
  } while (moves(cell) || ["x", "y", "width", "height"].some((side) => now[side] !== before[side]));
  return now;
}"""
BARE = "([x, y]) => document.elementFromPoint(x, y)?.closest('.ground') != null"
expect.set_options(timeout=PATIENCE * 1000)


class Person(Mirror):
    """One browser of its own; as a mirror, what its socket has been told. Things move before them, unless a test says
    why they are to be `still`."""

    def __init__(self, browser: Browser, name: str, size: Size, house: House, still: str = "", **more: Any) -> None:
        super().__init__()
        phone = min(size["width"], size["height"]) < 760  # held one way or the other
        self.name = name
        self.house = house
        self.size = "phone" if phone else "desktop"
        self.snapshots = 0
        self.asked: list[Json] = []
        self.troubles: list[str] = []
        self.heard: list[Callable[[Json], None]] = []
        self.context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if still else "no-preference",
            **{"base_url": house.address} | more,
        )
        self.fingers = False  # touches everything instead of clicking
        self.dragged = 0  # so often the mine had to be moved to get at a place
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda line: self.troubles.append(line.text) if line.type == "error" else None)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda frame: self.asked.append(json.loads(frame)))

    def _hear(self, frame: str | bytes) -> None:
        message = self.take(frame if isinstance(frame, str) else frame.decode())
        self.snapshots += message["type"] == "snapshot"
        for hear in self.heard:
            hear(message)

    # --- looking ---------------------------------------------------------------------------------------------

    def see(self, hook: str) -> Locator:
        return self.page.get_by_test_id(hook)

    def cell(self, place: str) -> Locator:
        """What lies at a place of the board, or is to go there; what is just leaving it does not count."""
        return self.page.locator(f"[data-testid='cell-{place}']:not([inert])")

    def sees(self, hook: str) -> bool:
        return self.see(hook).first.is_visible()

    def wait(self, true: Callable[[], bool], why: str) -> None:
        """Wait until something is true of what the page has been told."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"{self.name} waited in vain: {why}"
            self.page.wait_for_timeout(10)

    def picture(self, name: str) -> None:
        PICTURES.mkdir(exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}-{self.size}.png")

    def position(self) -> Json:
        """The whole game as the socket has told it; in which order the cells came says nothing."""
        return {**self.game(), "mine": sorted(self.game()["mine"], key=lambda cell: (cell["x"], cell["y"]))}

    def hand(self) -> list[str]:
        """The cards of the hand, as they lie on the screen."""
        cards = self.page.locator("[data-testid^='hand-card-']")
        return [str(cards.nth(i).get_attribute("data-card")) for i in range(cards.count())]

    # --- the lobby -------------------------------------------------------------------------------------------

    def open_table(self) -> str:
        """Open a table, and give its code."""
        self.page.goto("/")
        self.see("create-name").fill(self.name)
        self.see("create-go").click()
        self.wait(lambda: bool(self.table), "a table of his own")
        return str(self.table["code"])

    def open_table_with(self, **choices: Any) -> str:
        """Open a table of a kind that takes more than a click, and give its code."""
        told = self.context.request.post("/api/tables", data={"name": self.name, **choices})
        assert told.ok, told.text()
        code = str(told.json()["code"])
        self.page.goto(f"/t/{code}")
        self.wait(lambda: self.you.get("seat") == 0, "a table of his own")
        return code

    def sit_down(self, code: str) -> None:
        self.page.goto(f"/t/{code}")
        self.see("join-name").fill(self.name)
        self.see("join-go").click()
        self.wait(lambda: self.you.get("seat") is not None, "a seat")

    def watch(self, code: str) -> None:
        self.page.goto(f"/t/{code}")
        self.wait(lambda: bool(self.table), "the table")

    def add_bots(self, count: int) -> None:
        """Bots that lose no time."""
        self.page.locator("select:has(option[value=none])").select_option("none")
        seats = len(self.table["seats"])
        for number in range(1, count + 1):
            self.see("add-bot").click()
            self.wait(lambda: len(self.table["seats"]) == seats + number, "a bot")  # noqa: B023 - waited for at once

    def start(self) -> None:
        self.see("start").click()
        self.wait(lambda: self.view is not None, "the first round")

    # --- the game --------------------------------------------------------------------------------------------

    def play(self, move: str) -> None:
        """Do a move, and wait until the table has taken it."""
        before = self.version
        self.begin(move)
        self.wait(lambda: self.version > before, f"that the table takes: {move}")
        assert [asked["move"] for asked in self.asked if asked["type"] == "play"][-1] == move

    def begin(self, move: str) -> None:
        """Do a move with the means of the page."""
        act, *rest = move.split(" ")
        match act:
            case "lay" | "play":
                self.take_card(rest[0])
                self._aim(act, *rest)
                self.press("lay-card" if act == "lay" else "play-card")
            case "pass" if self.sees("use-pass"):
                self._give_up("pass", rest)
            case "pass":
                self.take_card(rest[0])
                self.press("pass-card")
            case "discard":
                self._give_up("discard", rest[:2], mark=rest[-1])
            case "toll":
                self.press("use-toll")
                self.take_card(rest[0])
                shut = beyond(rest[2], rest[3])
                tolls = [move.split(" ") for move in self.moves() if move.startswith(f"toll {rest[0]} at")]
                self.point(shut)
                self._turn([side for *_, place, side in tolls if beyond(place, side) == shut], rest[3])
                self.press("play-card")
            case "keep" | "change":
                self.press(f"{act}-{rest[0]}")
            case "turn":
                self.press(f"fit-{rest[0]}")
            case "reveal":
                self.point(rest[0])
                self.press("play-card")
            case "move":
                self._point_to("move", rest[0], rest[1])
                self.press("play-card")
            case "take":
                self.press(f"look-{rest[0]}")
                self.press("take-card")
            case "steal" | "choose":
                self.press(f"{'steal' if act == 'steal' else 'target'}-{rest[0]}")
                self.press("play-card")
            case _:
                self.press(act)  # swap or leave, agree or refuse, veto, forgo

    def _give_up(self, use: str, cards: list[str], mark: str = "") -> None:
        """Put several cards away, in this order."""
        self.press(f"use-{use}")
        if mark and self.sees(f"mark-{mark}"):
            self.press(f"mark-{mark}")
        hand = self.hand()
        for card in cards:
            index = hand.index(card)
            hand[index] = ""  # each of two that are alike
            self.press(f"hand-card-{index}")
        self.press("give-up")

    def press(self, hook: str) -> None:
        """Press a button, with whatever this person has."""
        self._press(self.see(hook))

    def _press(self, button: Locator) -> None:
        if self.fingers:
            button.tap()
        else:
            button.click()

    def take_card(self, card: str) -> None:
        """Choose a card of the hand."""
        button = self.page.locator(f"[data-testid^='hand-card-'][data-card='{card}']").first
        if button.get_attribute("aria-pressed") != "true":
            self._press(button)

    def point(self, place: str) -> None:
        """Choose a place that is lit. Whoever cannot see it takes the keyboard, or moves the mine."""
        cell = self.cell(place).and_(self.page.locator("[data-legal]"))
        expect(cell).to_be_attached()
        if not self._tap(cell):
            if self.fingers:
                self.dragged += 1
                self._drag_to(cell)
                assert self._tap(cell), f"{place} is out of reach"
            else:
                cell.press("Enter")
        expect(cell).to_have_attribute("aria-pressed", "true")

    def _aim(self, act: str, card: str, *rest: str) -> None:
        """Choose what a card is aimed at: a place, perhaps turned, perhaps paid by somebody else; two; a player."""
        match [*rest]:
            case [*laying] if act == "lay":
                self._lay(f"lay {card}", *laying)
            case ["at", place, other] if "," in other:
                self.point(place)
                self.point(other)
            case ["at", place, side] if side in STEPS:
                self.point(halfway(place, side))
            case ["at", *laying]:
                self._lay(f"play {card} at", *laying)
            case ["slot", slot]:
                self.point(self._treasure(f"play {card} slot", slot))
            case ["on", seat, *tool]:
                self._choose(seat)
                for name in tool:
                    if self.sees(f"tool-{name}"):
                        self.press(f"tool-{name}")

    def _treasure(self, head: str, slot: str) -> str:
        """Where a treasure is lit beside the forest: they lie one below the other."""
        slots = [move.split(" ")[-1] for move in self.moves() if move.startswith(head)]
        lit = self.page.locator("[data-testid^='cell-'][data-legal]")
        places = [(cell.get_attribute("data-testid") or "").removeprefix("cell-") for cell in lit.all()]
        edge = self.game()["forest"]["columns"]
        beside = sorted((float(place.split(",")[1]), place) for place in places if float(place.split(",")[0]) >= edge)
        assert len(beside) == len(slots)
        return beside[slots.index(slot)][1]

    def _lay(self, head: str, place: str, *how: str) -> None:
        self._point_to(head, place, "turned" if "turned" in how else "")
        if "asking" in how:
            self._choose(how[-1])

    def _choose(self, seat: str) -> None:
        target = self.see(f"target-{seat}")
        if target.get_attribute("aria-pressed") != "true":
            self._press(target)

    def _point_to(self, head: str, place: str, lie: str) -> None:
        """Choose a place, and turn what lies in preview there until it lies like this."""
        ways = [move.removeprefix(f"{head} ").split(" ") for move in self.moves() if move.startswith(f"{head} ")]
        lies = [way[1] if way[1:] and way[1] != "asking" else "" for way in ways if way[0] == place]
        self.point(place)
        self._turn(lies, lie)

    def _turn(self, lies: list[str], wanted: str) -> None:
        """Turn it on, from one way to lie to the next; the plain one comes first, if it may lie so."""
        lies = list(dict.fromkeys(lies))
        first = lies.index("") if "" in lies else 0
        for _ in range((lies.index(wanted) - first) % len(lies)):
            self.press("turn-card")

    def told_illegal(self, card: str, place: str) -> str:
        """Try a card at a place that is not lit, and read what the page says."""
        self.take_card(card)
        assert self._tap(self.cell(place)), f"{place} is out of sight"
        said = self.see("objection")
        expect(said).to_be_visible()
        return said.inner_text()

    def told_too_much(self, seat: int | None = AS_TOLD) -> list[str]:
        """Whatever this browser was told and its owner may not know."""
        if not self.table:
            return []
        truth = Truth(stored(self.house.database, self.table["code"]))
        return Search(truth, seat, self.asked).findings(self.traffic)

    def close(self) -> None:
        self.context.close()

    def _at_rest(self, cell: Locator) -> FloatRect:
        """Where a cell lies, once the mine has come to rest: it makes room for words, and comes closer."""
        box: FloatRect = cell.evaluate(AT_REST)
        return box

    def _drag_to(self, cell: Locator) -> None:
        """Move the mine with a finger, until a cell is in the middle."""
        frame, box = middle(self, "forest" if self.sees("forest") else "mine"), self._at_rest(cell)
        there = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for across, down in ((frame[0] - there[0], 0.0), (0.0, frame[1] - there[1])):
            while abs(across) + abs(down) > 1:
                dx, dy = (max(-120.0, min(120.0, way)) for way in (across, down))
                slide(self, (frame, (frame[0] + dx, frame[1] + dy)))
                across, down = across - dx, down - dy

    def _tap(self, cell: Locator) -> bool:
        """Tap the middle of a cell, if it is in sight: inside the mine, and nothing lies over it."""
        box = self._at_rest(cell)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        bare = bool(self.page.evaluate(BARE, [x, y]))
        if bare:
            (self.page.touchscreen.tap if self.fingers else self.page.mouse.click)(x, y)
        return bare


STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def beyond(place: str, side: str) -> str:
    """The place on this side of another one; a figure is pointed at there. Without a side, the place itself."""
    x, y = map(int, place.split(","))
    dx, dy = STEPS.get(side, (0, 0))
    return f"{x + dx},{y + dy}"


def halfway(place: str, side: str) -> str:
    """The edge on this side of a place, as it is lit."""
    x, y = map(int, place.split(","))
    dx, dy = STEPS[side]
    return f"{x + dx / 2:g},{y + dy / 2:g}"


def begin(host: Person, *others: Person) -> None:
    """A table of five, and the first round."""
    code = host.open_table()
    for person in others:
        person.sit_down(code)
    host.add_bots(4 - len(others))
    host.start()
    for person in others:
        person.wait(lambda: person.view is not None, "the first round")  # noqa: B023 - waited for at once
