"""What goes over the wire, searched for what its reader may not know. The judge is the engine's own table of who has
seen which card."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from pyrite.games.lost_mines import events as forest
from pyrite.games.lost_mines.cards import treasure
from pyrite.games.saboteur import events as saboteur
from pyrite.kernel import facts
from pyrite.kernel.mine import HIDDEN, spot
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.shown import ViewData
from pyrite.kernel.state import GOLD_OPEN, GOLD_SPENT, HAND_ROOM, WATCHER, State, gold_card, gold_owner
from pyrite.server.tables import entries
from pyrite.server.tables.table import Table
from pyrite.server.wire.messages import AnyTelling, Snapshot, TableData, Update
from pyrite.setup.setup import RoundDeal, Setup, deals_of
from tests.facts import kind_of
from tests.properties.listed import as_listed, as_shown
from tests.server.kit import House, Player, take_part
from tests.server.mirror import Json, Mirror
from tests.server.stacked import Stacked
from tools.wire_types import UNIONS

pytestmark = pytest.mark.mass

Told = tuple[int, Snapshot | Update, Json | None]  # the version, what was told, and what is seen then


# --- a whole game, with everything that was sent --------------------------------------------------


class Listened(msgspec.Struct):
    """Who heard what, and what really was."""

    heard: dict[int, list[str]]  # by viewer
    stored: list[entries.AnyEntry]
    secrets: list[str]


class Table5(NamedTuple):
    """What five play, what seat 0 looks at in its first turns, and the bots beside it."""

    setup: Setup
    looks: tuple[str, ...]
    bots: tuple[str, ...] = ("digger", "rookie", "digger")


MAP = ("play map at 8,-2",)
EYES = ("play info-mine-treasure at 9,2", "play info-treasure-dwarf slot 2", "play info-mine-dwarf on 1")
BASE = Table5(Setup(5), MAP)
NEW_GOALS = Table5(Setup(5, modules=("new-goals", "veto")), MAP)
FOREST = Table5(Setup(5, game="lost-mines"), EYES, ("walker", "random", "walker"))


@pytest.fixture(scope="module", params=[BASE, NEW_GOALS, FOREST], ids=["base", "new-goals-veto", "forest"])
def listened(request: pytest.FixtureRequest) -> Listened:
    rng = Rng.from_seed(b"listening in....")
    setup, looks, bots = request.param
    with House(dealer=Stacked(with_cards(setup, [look.split()[1] for look in looks]))) as house:
        code, hers = house.open("Ada", bots=bots, modules=setup.modules, game=setup.game)
        ada = house.enter(code, hers)
        its = house.sit(code, "Bea")
        bea = house.enter(code, its)
        watcher = house.enter(code)
        ada.granted("start")
        looking = iter(looks)
        ada.granted("play", version=ada.version, move=next(looking))
        people = [ada, bea, watcher]
        tries = 0
        while ada.phase != "over":
            for player in people:
                player.quiet(0.001)
            for player in (ada, bea):
                tries += 1
                if tries % 5 == 0:  # questions are answered too
                    player.ask("why", move="lay NESW 1,0")
                    player.ask("play", version=player.version, move="veto")
                if player is ada and ada.decides() and ada.game()["decision"] == "turn":
                    move = next(looking, None)
                    if move:
                        ada.granted("play", version=ada.version, move=move)
                take_part(player, rng)
            if tries % 40 == 0:
                for player in people:
                    player.hello(since=player.version // 2)
        for player in people:
            player.wait(lambda: player.version == ada.version)  # noqa: B023 - waited for at once
        assert (ada.seat, bea.seat, watcher.seat) == (0, 4, None)
        stored = house.stored(code)
        seed = next(entry.seed for entry in stored if isinstance(entry, entries.Started))
        tokens = [cookie.partition("=")[2] for cookie in (hers, its)]
        return Listened({0: ada.traffic, 4: bea.traffic, WATCHER: watcher.traffic}, stored, [seed, *tokens])


def with_cards(setup: Setup, cards: list[str]) -> RoundDeal:
    """A first round in which seat 0 has these cards."""
    deal = deals_of(setup.begin(seed=5))[0]
    deck = list(deal.deck)
    for first, card in enumerate(cards, setup.book().aside):
        at = deck.index(card)
        deck[first], deck[at] = deck[at], deck[first]
    return msgspec.structs.replace(deal, deck=tuple(deck))


def message_of(plain: Any) -> AnyTelling:
    """A message as it came, with the events of all games and modules that there are."""
    message: AnyTelling = msgspec.convert(plain | {"events": ()} if "events" in plain else plain, AnyTelling)
    if isinstance(message, Snapshot | Update) and "events" in plain:
        told = tuple(msgspec.convert(event, UNIONS["AnyEvent"]) for event in plain["events"])
        message = msgspec.structs.replace(message, events=told)
    return message


def messages(heard: list[str]) -> Iterator[Told]:
    """Everything one viewer was told, with the version each message tells of, and the view as it is after it."""
    mirror = Mirror()
    for raw in heard:
        mirror.take(raw)
        message = message_of(msgspec.json.decode(raw))
        if isinstance(message, Snapshot | Update):
            yield message.version, message, mirror.view


class Oracle:
    """The real game, version by version."""

    def __init__(self, stored: list[entries.AnyEntry]) -> None:
        self._stored = stored
        self._table = Table()

    def at(self, version: int) -> State | None:
        if self._table.version > version:
            self._table = Table()
        while self._table.version < version:
            self._table.apply(self._stored[self._table.version])
        return self._table.state

    def playing(self, game: str) -> bool:
        return self._table.setup.game == game


# --- the judge ------------------------------------------------------------------------------------


def leaks(state: State, viewer: int, message: Snapshot | Update, view: Json | None) -> Iterator[str]:
    """What this message tells and its reader may not know."""
    for event in message.events or ():
        if may_not_know(state, viewer, event.number, event):
            yield f"event {event}"
    if view:
        yield from leaks_of_view(state, viewer, view)


def knows(state: State, viewer: int, card: int) -> bool:
    return card < state.base or bool(state.known[card - state.base] >> viewer & 1)


def may_not_know(state: State, viewer: int, number: int, event: Any) -> bool:
    """Whether an event names a card that its reader, says the engine, has not seen."""
    fact = state.log[number]
    card, seat = facts.card(fact), facts.seat(fact)
    match kind_of(state.book, fact):
        case (
            facts.ROLE_DEALT | facts.HAND_DEALT | facts.DREW | facts.PASSED | facts.LOOKED | facts.ROLE_SEEN
            | forest.TrapSprung | forest.TreasureSeen | forest.TreasureTaken
        ):  # fmt: skip
            names = ("role", "cards", "card", "goal", "treasure")
            told = next(getattr(event, name) for name in names if hasattr(event, name))
            if told is None:
                return False
            count = facts.detail(fact) if kind_of(state.book, fact) == facts.HAND_DEALT else 1
            return seat != viewer or not all(knows(state, viewer, card + i) for i in range(count))
        case saboteur.GoldKept | saboteur.GoldOffered:
            return event.value is not None and seat != viewer
        case facts.PLAYED | facts.REMOVED | facts.REVEALED | facts.FITTED | facts.ROLE_SHOWN | facts.GOAL_SHOWN:
            return not knows(state, viewer, card)
    return False


def leaks_of_view(state: State, viewer: int, told: Json) -> Iterator[str]:
    kinds, faces = state.book.kinds, state.face
    hand = [] if viewer == WATCHER else [
        kinds[faces[state.hands[viewer * HAND_ROOM + i]]].name for i in range(state.hand_size[viewer])
    ]  # fmt: skip
    if told["hand"] != hand:
        yield f"hand {told['hand']}"
    if told["moves"] and not (state.decider == viewer or state.decision.name == "veto"):
        yield f"moves {told['moves']}"
    for data, card in zip(told["discard"].values(), state.discard, strict=True):
        if data["card"] is not None and not knows(state, viewer, card):
            yield f"discard {data}"
    for cell in told["mine"].values():
        if cell["what"] == "hidden" and cell["card"] is not None:
            place = spot(cell["x"], cell["y"])
            assert state.mine.what(place) == HIDDEN
            if not knows(state, viewer, state.mine.card(place)):
                yield f"goal {cell}"
    for card, name in zip(state.spare, told["spare"], strict=True):
        if name is not None and not knows(state, viewer, card):
            yield f"spare {name}"
    for seat, data in enumerate(told["seats"].values()):
        if data["role"] is not None and not knows(state, viewer, state.role[seat]):
            yield f"role of {seat}: {data['role']}"
        purse = [entry for entry in state.purse if gold_owner(entry) == seat]
        for gold, entry in zip(data["gold"], purse, strict=True):
            openly = entry & (GOLD_OPEN | GOLD_SPENT) or seat == viewer or state.over()
            if gold["value"] is not None and (not openly or gold["value"] != state.gold_face[gold_card(entry)]):
                yield f"gold of {seat}: {gold}"
    if any(told["offer"]) and state.decider != viewer:
        yield f"offer {told['offer']}"
    if forest := told.get("forest"):
        for slot, found in enumerate(forest["treasures"]):
            if found["value"] is not None and not knows(state, viewer, treasure(state, slot)):
                yield f"treasure {found}"
        if forest["walks"] and (state.decider != viewer or state.decision.name != "walk"):
            yield f"walks {forest['walks']}"


# --- the tests ------------------------------------------------------------------------------------


def test_nobody_was_told_a_card_he_may_not_know(listened: Listened) -> None:
    for viewer, heard in listened.heard.items():
        oracle = Oracle(listened.stored)
        judged = 0
        for version, message, view in messages(heard):
            state = oracle.at(version)
            if state is not None:
                assert list(leaks(state, viewer, message, view)) == []
                judged += 1
        assert judged > 100


def test_no_message_has_anything_but_what_the_wire_is_made_of(listened: Listened) -> None:
    """Every field of every message is one of the types, so nothing travels unseen."""
    for heard in listened.heard.values():
        mirror = Mirror()
        for raw in heard:
            told = mirror.take(raw)
            as_listed(mirror.info, TableData)
            if mirror.view:
                as_shown(mirror.view)
            if told.get("view"):  # what modules show is in no type of the wire
                told["view"] = {name: value for name, value in told["view"].items() if name in ViewData.__annotations__}
            assert json.loads(msgspec.json.encode(message_of(told))) == told


def test_seed_and_secrets_of_seats_are_in_no_message(listened: Listened) -> None:
    assert len(listened.secrets) == 3
    for heard in listened.heard.values():
        for raw in heard:
            assert not any(secret in raw for secret in listened.secrets)


def test_the_judge_finds_what_leaks(listened: Listened) -> None:
    """The same traffic, heard by somebody it was not meant for."""
    oracle = Oracle(listened.stored)
    found = {
        leak.split()[0]
        for version, message, view in messages(listened.heard[0])
        if (state := oracle.at(version)) is not None
        for leak in leaks(state, 4, message, view)
    }
    assert found >= {"hand", "role", "goal", "event", "discard", "moves"}
    if oracle.playing("lost-mines"):
        assert found >= {"treasure", "walks"}


# --- two games that differ only in what is hidden -------------------------------------------------


def first_moves(deal: RoundDeal, game: str = "saboteur") -> dict[str, list[str]]:
    """Everything that Ada and a spectator hear from the deal to the second turn."""
    with House(dealer=Stacked(deal)) as house:
        code, ada = house.host(pace="calm", game=game)
        for name in ("Bea", "Cyd"):
            house.sit(code, name)
        watcher = house.enter(code)
        ada.wait(lambda: len(ada.table["seats"]) == 3)
        ada.granted("start")
        ada.granted("play", version=ada.version, move=f"pass {ada.game()['hand'][0]}")
        watcher.wait(lambda: watcher.version == ada.version)
        return {"player": plain(ada, code), "watcher": plain(watcher, code)}


def plain(player: Player, code: str) -> list[str]:
    """The traffic of the game, without what differs from table to table anyway."""
    return [raw.replace(code, "CODE") for raw in player.traffic if is_update(raw)]


def is_update(raw: str) -> bool:
    return raw.startswith('{"type":"update"') and ('"view"' in raw or '"patch"' in raw)


def test_what_is_hidden_makes_no_difference_to_a_single_byte() -> None:
    deal = deals_of(Setup(3).begin(seed=11))[0]
    deck = list(deal.deck)
    hidden = [*range(6, 18), *range(19, len(deck))]  # all but Ada's hand and the first card she draws
    turned = list(deck)
    for here, there in zip(hidden, reversed(hidden), strict=True):
        turned[here] = deck[there]
    roles = (deal.roles[0], *reversed(deal.roles[1:]))
    other = RoundDeal(tuple(turned), tuple(reversed(deal.goals)), roles, tuple(reversed(deal.gold)))
    assert other != deal
    one, two = first_moves(deal), first_moves(other)
    assert len(one["player"]) == len(one["watcher"]) == 2
    assert one == two


def test_what_is_hidden_in_the_forest_makes_no_difference_to_a_single_byte() -> None:
    """Mines, what treasures of a sort are worth, what dwarfs of a clan want, and every card nobody has seen."""
    deal = deals_of(Setup(3, game="lost-mines").begin(seed=11))[0]
    deck = list(deal.deck)
    hidden = [*range(10), *range(15, 25), *range(26, len(deck))]  # all but Ada's hand and the first card she draws
    for here, there in zip(hidden, reversed(hidden), strict=True):
        deck[here] = deal.deck[there]
    roles = (deal.roles[0], *backwards(deal.roles[1:], "-"))
    other = RoundDeal(
        tuple(deck), tuple(reversed(deal.goals)), roles, (), {"treasures": backwards(deal.piles["treasures"], "-")}
    )
    assert other.roles != deal.roles
    assert other.piles != deal.piles
    one, two = first_moves(deal, "lost-mines"), first_moves(other, "lost-mines")
    assert len(one["player"]) == len(one["watcher"]) >= 2
    assert one == two


def backwards(cards: tuple[str, ...], sign: str) -> tuple[str, ...]:
    """Cards with the same back, the first word of their names, in the reverse order in the same places."""
    backs = [card.partition(sign)[0] for card in cards]
    lying = {back: [card for card in cards if card.startswith(f"{back}{sign}")] for back in backs}
    return tuple(lying[back].pop() for back in backs)
