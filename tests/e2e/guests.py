"""Seats without a browser: people at the table over plain sockets, who do in no time what a test is not about."""

from __future__ import annotations

import httpx
from websockets.sync.client import connect

from tests.e2e.house import House
from tests.e2e.person import Person
from tests.e2e.plan import OPPOSITE
from tests.server.kit import Player, cookie_of
from tests.server.process import SocketWire

Cell = tuple[int, int]


class Guests:
    """A table of three: seat 0 belongs to somebody with a browser, and is his second device here."""

    def __init__(self, host: Person, **choices: object) -> None:
        self.host = host
        code = host.open_table_with(pace="none", **choices)
        cookies = "; ".join(f"{cookie.get('name')}={cookie.get('value')}" for cookie in host.context.cookies())
        self.seats = [enter(host.house, code, cookies)]
        self.seats += [enter(host.house, code, sit(host.house, code, name)) for name in ("Bea", "Cyd")]
        host.wait(lambda: len(host.table["seats"]) == 3, "the others")

    def start(self) -> None:
        self.seats[0].granted("start")
        self.host.wait(lambda: self.host.view is not None, "the first round")

    def gather(self) -> None:
        """Wait until everybody has heard what has happened."""
        newest = max(self.host.version, *(player.version for player in self.seats))
        for player in self.seats:
            player.wait(lambda: player.version >= newest)  # noqa: B023 - waited for at once

    def decider(self) -> Player:
        """Whose turn it is, once everybody has heard so."""
        self.gather()
        return next(player for player in self.seats if player.decides())

    def play(self, move: str) -> None:
        """Let whoever decides do a move."""
        player = self.decider()
        player.granted("play", version=player.version, move=move)

    def pass_until(self, seat: int) -> None:
        """Let everybody pass until it is this seat's turn."""
        while (player := self.decider()).seat != seat:
            self.play(next(move for move in player.moves() if move.startswith("pass")))

    def sit_out(self) -> None:
        """Let everybody pass, and stay where they are, until the round is over."""
        self.gather()
        while self.seats[0].phase == "playing":
            self.play(next(move for move in self.decider().moves() if move.startswith(("pass", "stay"))))
            self.gather()

    def dig(self, way: list[tuple[Cell, str]]) -> None:
        """Lay any cards that have these sides open at these places, one after the other."""
        for cell, sides in way:
            self.play(lay(self.decider(), cell, sides))

    def share_out(self) -> None:
        """Whoever picks gold keeps the best."""
        while (player := self.decider()).game()["decision"] == "keep-gold":
            self.play(max(player.moves()))

    def next_round(self) -> None:
        for player in self.seats:
            player.granted("ready")
        for player in self.seats:
            player.wait(lambda: player.phase == "playing")  # noqa: B023 - waited for at once


def lay(player: Player, cell: Cell, sides: str) -> str:
    """The move that lays the plainest card of the hand with these sides open."""
    lays = [move.split(" ") for move in player.moves() if move.startswith("lay")]
    here = [words for words in lays if words[2] == f"{cell[0]},{cell[1]}" and words[1].isupper()]
    fits = [words for words in here if {*sides} <= {*(words[1].translate(OPPOSITE) if words[3:] else words[1])}]
    fits.sort(key=lambda words: (len(words[1]), words))
    return " ".join(fits[0])


def sit(house: House, code: str, name: str) -> str:
    told = httpx.post(f"{house.address}/api/tables/{code}/sit", json={"name": name})
    assert told.is_success, told.text
    return cookie_of(told)


def enter(house: House, code: str, cookie: str) -> Player:
    url = house.address.replace("http", "ws") + f"/ws/{code}"
    headers = {"Cookie": cookie}
    player = Player(SocketWire(connect(url, additional_headers=headers, compression=None).__enter__()))
    player.hello()
    return player
