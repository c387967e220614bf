"""The server is killed before, while and after it acknowledges a move: nothing is lost, and nothing is played twice."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite, Open
from tests.e2e.decks import NOTHING_FIRST
from tests.e2e.house import House
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.plan import choose
from tests.e2e.truth import stored
from tests.e2e.wire import Wire
from tests.server.mirror import Json

CUTS = 10
ACTS = ("PathLaid", "ActionPlayed", "CardPassed")


def at_the_answer(player: Person, house: House) -> Callable[[Json], None]:
    """Cuts the power when his move is acknowledged. The view of a new game comes before the answer to `start`, which
    may still be on its way: that is not the one."""

    def cut_the_power(message: Json) -> None:
        moves = [asked["id"] for asked in player.asked if asked["type"] == "play"]
        if message["type"] == "ack" and message["id"] in moves and house.running:
            house.kill()

    return cut_the_power


@pytest.mark.timeout(240)
def test_ten_power_cuts_lose_no_acknowledged_move(open_house: Open, invite: Invite) -> None:
    house = open_house(NOTHING_FIRST, alone=True)
    ada, bea = people = [invite("Ada", PHONE, house), invite("Bea", DESKTOP, house)]
    bea.sit_down(ada.open_table())
    ada.add_bots(3)
    ada.start()
    bea.wait(lambda: bea.view is not None, "the first round")

    for cut in range(CUTS):
        player = people[cut % 2]
        player.wait(player.decides, "his turn")
        player.heard.append(at_the_answer(player, house))
        player.begin(choose(player))
        player.wait(lambda: not house.running, "the power cut")
        player.heard.clear()
        account = [[*person.events] for person in people]
        snapshots = [person.snapshots for person in people]
        house.start()
        for person, before, seen in zip(people, account, snapshots, strict=True):
            person.wait(lambda: person.snapshots > seen, "the table")  # noqa: B023 - waited for at once
            expect(person.see("connection")).to_have_attribute("data-state", "open")
            assert person.events[: len(before)] == before, "what was told is still so"
        acts = [event for event in player.events if event["event"] in ACTS and event["seat"] == player.seat]
        assert len(acts) == cut // 2 + 1, "the move was acknowledged, so it is there"
        assert player.hand() == player.game()["hand"]
    assert house.starts == CUTS + 1


def stored_for(house: House, code: str, request: str) -> list[int]:
    """The versions to which a request has led."""
    return [version for version, entry in enumerate(stored(house.database, code), 1) if entry.request == request]


@pytest.mark.parametrize("heard", [False, True], ids=["unheard", "unanswered"])
def test_a_move_without_an_answer_is_asked_for_again_and_played_once(
    heard: bool, open_house: Open, invite: Invite
) -> None:
    """The server is killed before it has read the move, or when it is stored but nobody was told."""
    house = open_house(NOTHING_FIRST, alone=True)
    with Wire(house.port) as wire:
        ada = invite("Ada", DESKTOP, house, base_url=wire.address)
        code = ada.open_table()
        ada.add_bots(4)
        ada.start()
        for cut in range(2):
            ada.wait(ada.decides, "her turn")
            card, told = ada.hand()[0], len(ada.traffic)
            wire.deaf = heard
            if not heard:
                house.pause()
            ada.begin(f"pass {card}")
            ada.wait(lambda: ada.asked[-1]["type"] == "play", "that she has said so")
            request = ada.asked[-1]["id"]
            if heard:
                ada.wait(lambda: bool(stored_for(house, code, request)), "that it is stored")  # noqa: B023 - at once
            house.kill()
            assert len(stored_for(house, code, request)) == heard
            assert len(ada.traffic) == told, "nobody was told"
            wire.deaf = False
            house.start()
            answers = {"type": "ack", "id": request}
            ada.wait(lambda: any(answers.items() <= json.loads(raw).items() for raw in ada.traffic), "the answer")  # noqa: B023
            ada.wait(ada.decides, "that the game goes on")
            assert len([asked for asked in ada.asked if asked["id"] == request]) == 2, "asked once more"
            (version,) = stored_for(house, code, request)
            answer = next(json.loads(raw) for raw in ada.traffic if f'"id":"{request}"' in raw)
            assert answer["version"] == version
            passed = [event for event in ada.events if event["event"] == "CardPassed" and event["seat"] == 0]
            assert len(passed) == cut + 1
            assert ada.hand() == ada.game()["hand"]
