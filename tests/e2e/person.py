"""A person before a screen: sees what the page shows, clicks and types. What the socket brings is written down."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from tests.server.mirror import Json, Mirror

PATIENCE = 20.0  # seconds; a busy machine is no failure
PICTURES = Path(__file__).parent / "pictures"
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


class Person(Mirror):
    """One browser of its own; as a mirror, what its socket has been told."""

    def __init__(self, browser: Browser, name: str, size: dict[str, int], address: str) -> None:
        super().__init__()
        phone = size["width"] < 760
        self.name = name
        self.size = "phone" if phone else "desktop"
        self.snapshots = 0
        self.asked: list[Json] = []
        self.troubles: list[str] = []
        self.heard: list[Callable[[Json], None]] = []
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",  # nothing to wait for
        )
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
                self._aim(act, *rest[1:])
                self.see("lay-card" if act == "lay" else "play-card").click()
            case "pass":
                self.take_card(rest[0])
                self.see("pass-card").click()
            case "keep":
                self.see(f"keep-{rest[0]}").click()
            case "reveal":
                self.point(rest[0])
                self.see("play-card").click()
            case "turn":
                self.see(f"fit-{rest[0]}").click()

    def take_card(self, card: str) -> None:
        """Choose a card of the hand."""
        button = self.page.locator(f"[data-testid^='hand-card-'][data-card='{card}']").first
        if button.get_attribute("aria-pressed") != "true":
            button.click()

    def point(self, place: str) -> None:
        """Choose a place that is lit. Whoever cannot see it takes the keyboard."""
        cell = self.page.locator(f"[data-testid='cell-{place}'][data-legal]")
        expect(cell).to_be_attached()
        if not _tap(self.page, cell, self.see("mine")):
            cell.press("Enter")
        expect(cell).to_have_attribute("aria-pressed", "true")

    def _aim(self, act: str, *rest: str) -> None:
        match [*rest]:
            case [place, *turned] if act == "lay":
                self.point(place)
                self._turn(turned == ["turned"])
            case ["at", place]:
                self.point(place)
            case ["on", seat, *tool]:
                target = self.see(f"target-{seat}")
                if target.get_attribute("aria-pressed") != "true":
                    target.click()
                for name in tool:
                    if self.sees(f"tool-{name}"):
                        self.see(f"tool-{name}").click()

    def _turn(self, turned: bool) -> None:
        """Turn the card if it lies the wrong way round in the preview."""
        card = str(self.page.locator("[data-testid^='hand-card-'][aria-pressed='true']").get_attribute("data-card"))
        place = self.page.locator("[data-legal][aria-pressed='true']").get_attribute("data-testid")
        ways = self.game()["moves"][f"lay {card}"]
        spot = str(place).removeprefix("cell-")
        if {spot, f"{spot} turned"} <= {*ways} and turned:
            self.see("turn-card").click()

    def told_illegal(self, card: str, place: str) -> str:
        """Try a card at a place that is not lit, and read what the page says."""
        self.take_card(card)
        assert _tap(self.page, self.see(f"cell-{place}"), self.see("mine"))
        said = self.see("objection")
        expect(said).to_be_visible()
        return said.inner_text()

    def close(self) -> None:
        self.context.close()


def _tap(page: Page, cell: Locator, mine: Locator) -> bool:
    """Tap the middle of a cell, if it is in sight."""
    box, frame = cell.bounding_box(), mine.bounding_box()
    assert box
    assert frame
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    inside = frame["x"] < x < frame["x"] + frame["width"] and frame["y"] < y < frame["y"] + frame["height"]
    if inside:
        page.mouse.click(x, y)
    return inside
