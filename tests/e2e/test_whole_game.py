"""Two people, one at a phone and one at a desk, and three bots: all three rounds, to the podium."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from pyrite.records import read, verify
from tests.e2e.conftest import Invite, Open
from tests.e2e.decks import THREE_ROUNDS
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.plan import choose

SOMEWHERE = "2,1"  # a place that no tunnel has reached at the beginning


def play_on(people: list[Person], done: list[str]) -> None:
    """Let the people do whatever the table waits for, until it waits for none of them or the round is over."""
    for person in people:
        person.wait(lambda: person.version >= max(p.version for p in people), "the newest")  # noqa: B023
        if person.phase == "playing" and person.decides():
            move = choose(person)
            person.play(move)
            done.append(move)


def play_round(people: list[Person], done: list[str]) -> None:
    """Play until the round is over, or the game."""
    while people[0].phase == "playing":
        before = len(done)
        play_on(people, done)
        if len(done) == before:
            people[0].page.wait_for_timeout(10)


def go_on(people: list[Person], picture: str) -> None:
    """Look at the result, and be ready for the next round."""
    for person in people:
        expect(person.see("round-end")).to_be_visible()
        person.picture(picture)
        person.see("ready").click()
    people[0].wait(lambda: people[0].phase == "playing", "the next round")


@pytest.mark.timeout(240)
def test_three_rounds_to_the_podium_and_nobody_is_told_too_much(open_house: Open, invite: Invite) -> None:
    house = open_house(*THREE_ROUNDS)
    ada, bea = people = [invite("Ada", PHONE, house), invite("Bea", DESKTOP, house)]
    cleo = invite("Cleo", DESKTOP, house)
    code = ada.open_table()
    bea.sit_down(code)
    cleo.watch(code)
    ada.add_bots(3)
    ada.start()
    bea.wait(lambda: bea.view is not None, "the first round")
    done: list[str] = []

    # Somebody who asks why a card may not lie somewhere is told, and nothing has changed.
    version = ada.version
    assert "(Rule B-17)" in ada.told_illegal("EW", SOMEWHERE)
    ada.picture("illegal")
    assert ada.version == version

    # The page is loaded again in the middle of the round: everything is as it was.
    play_on(people, done)
    bea.wait(lambda: bea.game()["decider"] == ada.seat, "that the bots have done their turns")
    before = bea.position()
    bea.page.reload()
    expect(bea.see("hand-card-5")).to_be_visible()
    assert bea.position() == before
    assert bea.hand() == before["hand"]

    play_round(people, done)
    assert ada.game()["outcome"] == "treasure"
    go_on(people, "miners-win")
    assert "play map at 8,0" in done
    assert any(move.startswith("play rockfall at") for move in done)
    assert any(len(offer) > 1 for offer in offers(ada) + offers(bea)), "somebody had a choice of gold"

    play_round(people, done)
    assert ada.game()["outcome"] == "exhausted"
    go_on(people, "saboteurs-win")

    play_round(people, done)
    for person in (ada, bea, cleo):
        person.wait(lambda: person.phase == "over", "the end")  # noqa: B023 - waited for at once
        expect(person.see("podium")).to_be_visible()
        person.picture(f"podium-{person.name}")
        assert person.troubles == []

    record = ada.context.request.get(f"/api/tables/{code}/record")
    assert record.ok
    for viewer, seat in ((ada, 0), (bea, 1), (cleo, None)):
        assert len(viewer.events) == verify(read(record.text())).happened()
        assert viewer.told_too_much(seat) == []
    # The search does find something where there is something to find.
    assert ada.told_too_much(None) != []
    assert ada.told_too_much(1) != []

    # Whoever wants to play again leaves the others at the podium, until they want it too.
    bea.see("again").click()
    for person in (ada, bea, cleo):
        expect(person.see("decision-banner")).to_contain_text("1 of 2 wants to play again")
        expect(person.see("podium")).to_be_visible()
        person.picture(f"again-{person.name}")
    bea.page.reload()
    expect(bea.see("again")).to_be_disabled()
    ada.see("again").click()
    expect(ada.see("start")).to_be_visible()
    assert [seat["name"] for seat in ada.table["seats"][:2]] == ["Ada", "Bea"]


def offers(person: Person) -> list[list[str]]:
    """The choices of gold a person has been given."""
    found = []
    for raw in person.traffic:
        message = json.loads(raw)
        view = message.get("view") or message.get("patch") or {}
        if "keep" in view.get("moves", {}):
            found.append(view["moves"]["keep"])
    return found
