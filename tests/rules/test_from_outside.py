"""What another package brings by entry points: a module with a card, a word and an option of its own, a bot, a game."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pyrite.bots import registry
from pyrite.bots.registry import best, bot, player, players
from pyrite.games.saboteur.game import MODULES
from pyrite.kernel.errors import DeckError, SetupError
from pyrite.kernel.playout import play_out
from pyrite.kernel.rng import Rng
from pyrite.setup import catalogue, decks, known, outside
from pyrite.setup.options import Options, spellings
from pyrite.setup.setup import Setup

HOPS = """
from pyrite.games.saboteur.module import Module
from pyrite.kernel.book import Kind
from pyrite.kernel.bot import Bot
from pyrite.kernel.choice import Choice
from pyrite.kernel.decks.cards import ActionCard, DeckFile
from pyrite.kernel.decks.schema import Schema
from pyrite.kernel.moves import FACE_AT, PLAY
from pyrite.kernel.vecs import append


class Hop(Kind):
    def moves(self, g, seat, out):
        return append(out, PLAY | self.face << FACE_AT)


class Jumper(Bot):
    name = "jumper"
    plays = ("saboteur",)

    def decide(self, view, rng):
        return view.moves[0]


class Patient(Bot):
    name = "patient"

    def __init__(self, seconds=1):
        self.seconds = seconds

    @classmethod
    def of(cls, options):
        return cls(int(options))


class Lame(Bot):
    def __init__(self):
        raise RuntimeError("it cannot get up")


def add(book, deck, options):
    for card in deck.of(ActionCard):
        book.add_cards(Hop(card.name), card.count * (3 if options["hops"] == "many" else 1))


MODULE = Module(
    "hops",
    5,
    DeckFile("hops", __name__),
    add=add,
    clashes={"veto": "base-only"},
    options=(Choice("hops", "few", "many"),),
    schema=Schema(words={"does": ("hop",)}),
)
TAKEN = Module("veto", 7, MODULE.deck, schema=MODULE.schema)
SAME_DECK = Module("hopping", 7, DeckFile("base", __name__), schema=MODULE.schema)
SAME_OPTION = Module("hopping", 7, MODULE.deck, schema=MODULE.schema, options=(Choice("mapBan", "off", "on"),))
"""
DECK = {
    "title": "Hops",
    "sources": {"H": "invented for a test"},
    "total": {"action": 2},
    "cards": [
        {"kind": "action", "name": "hop", "count": 2, "sources": ["H"], "confidence": "confirmed", "does": "hop"},
    ],
}
Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a package with these entry points where Python looks for some; the house is asked anew."""
    house = dict(MODULES)

    def put(deck: object = DECK, **points: str) -> None:
        package, about = tmp_path / "hops", tmp_path / "hops-1.0.dist-info"
        package.mkdir()
        about.mkdir()
        (package / "__init__.py").write_text(HOPS, encoding="utf-8")
        (package / "deck.json").write_text(json.dumps(deck), encoding="utf-8")
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hops\nVersion: 1.0\n", encoding="utf-8")
        lines = "".join(f"{name} = {place}\n" for name, place in points.items())
        (about / "entry_points.txt").write_text(f"[pyrite]\n{lines}", encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        forget()

    yield put
    MODULES.clear()
    MODULES.update(house)
    monkeypatch.undo()
    forget()


def forget() -> None:
    sys.modules.pop("hops", None)
    for cached in (
        registry._from_outside,
        outside.brought,
        known.games,
        decks.printed,
        catalogue.catalogue,
        catalogue.numbers,
    ):
        cached.cache_clear()


def test_a_module_is_found_and_comes_last(install: Install) -> None:
    install(hops="hops:MODULE")
    assert [*known.games()["saboteur"].extras][-2:] == ["tournament", "hops"]
    book = Setup(3, modules=("hops", "vault")).book()
    assert [book.kinds[face].name for face in book.deck].count("hop") == 2
    state = Setup(3, modules=("hops", "vault")).begin(seed=2)
    play_out(state, Rng.from_seed(bytes(16)), 10_000)
    assert state.over()
    with pytest.raises(SetupError, match="veto"):
        Setup(3, modules=("hops", "veto"))


def test_it_brings_an_option_of_its_own(install: Install) -> None:
    install(hops="hops:MODULE")
    many = Setup(3, Options(hops="many"), ("hops",))
    assert [many.book().kinds[face].name for face in many.book().deck].count("hop") == 6
    assert " ".join(many.lines()).endswith("goalReveal=anyLink hops=many modules hops")
    assert spellings()[13] == "hops=few|many"  # behind those of the house
    (option,) = (option for option in catalogue.catalogue().options if option.id == "hops")
    assert option.modules == ("hops",)


def test_it_brings_a_deck_with_a_word_of_its_own(install: Install) -> None:
    install(hops="hops:MODULE")
    assert "hops" in decks.deck_names()
    wrong = {**DECK, "cards": [{**DECK["cards"][0], "does": "jump"}]}  # type: ignore[index]
    with pytest.raises(
        DeckError, match=r"Invalid enum value 'jump' - at `[$].does`; allowed are break, .*, diversion, hop, axe"
    ):
        decks.read(json.dumps(wrong), "mine.json")
    more = {**DECK, "total": {"action": 3}, "cards": [{**DECK["cards"][0], "count": 3}]}  # type: ignore[index]
    (own,) = decks.read_own(json.dumps({"decks": {"hops": more}}).encode(), "own.json").values()
    assert own["hop"].count == 3


def test_bots_are_found_and_say_what_they_play(install: Install) -> None:
    install(jumper="hops:Jumper", patient="hops:Patient", lame="hops:Lame")
    assert players("saboteur") == ("random", "jumper", "patient", "rookie", "digger")
    assert players("lost-mines") == ("random", "patient", "walker")
    assert (best("saboteur"), bot("jumper").name) == ("digger", "jumper")
    assert player("patient:7", "lost-mines").seconds == 7  # type: ignore[attr-defined]
    with pytest.raises(SetupError, match="jumper cannot play lost-mines; bots that can are random, patient, walker"):
        player("jumper", "lost-mines")


def test_a_game_is_found(install: Install) -> None:
    install(burrow="tests.rules.burrow:GAME")
    assert [*known.games()] == ["saboteur", "lost-mines", "burrow"]
    assert [game.id for game in catalogue.games()] == ["saboteur", "lost-mines", "burrow"]
    assert Setup(2, game="burrow").begin(seed=1).decision.name == "turn"


@pytest.mark.parametrize(
    ("point", "problem"),
    [
        ("nowhere:MODULE", "No module named 'nowhere'"),
        ("hops:NOTHING", "module 'hops' has no attribute 'NOTHING'"),
        ("json:loads", "it is no game, no module and no bot"),
        ("hops:TAKEN", "there is something called veto already"),
        ("hops:SAME_DECK", "there is a deck called base already"),
        ("hops:SAME_OPTION", "there is an option called mapBan already"),
    ],
)
def test_what_cannot_be_used_is_told_in_one_sentence_and_the_house_stands(
    point: str, problem: str, install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    install(broken=point, hops="hops:MODULE")
    with caplog.at_level(logging.WARNING):
        assert [*known.games()["saboteur"].extras][-1] == "hops"
    assert [record.getMessage() for record in caplog.records] == [
        f"broken of another package cannot be used: {problem}"
    ]


def test_a_deck_that_cannot_be_read_is_told_at_once(install: Install, caplog: pytest.LogCaptureFixture) -> None:
    install(deck={**DECK, "total": {}}, hops="hops:MODULE")
    with caplog.at_level(logging.WARNING):
        assert "hops" not in known.games()["saboteur"].extras
    (record,) = caplog.records
    assert "hops.json: total is ''; allowed: action 2" in record.getMessage()


def test_nothing_is_looked_for_before_somebody_asks_for_games() -> None:
    """The help of the command waits for no other package."""
    code = "import sys, pyrite.cli as cli\ntry:\n    cli.main(['--help'])\nexcept SystemExit:\n    pass\n"
    code += "from pyrite.setup.outside import brought\nassert brought.cache_info().currsize == 0"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0
