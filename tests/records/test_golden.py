"""Games played long ago replay to the last event. `python -m tools.golden` made them."""

import re
from pathlib import Path

import pytest

from pyrite.games.saboteur.game import MODULES
from pyrite.games.saboteur.modules.chests.events import ChestOpened
from pyrite.records import load, open_events, read, verify, write
from pyrite.telling.pages import pages
from tests.records.kit import GOLDEN
from tools.golden import GAMES, PLAYTHROUGHS
from tools.wire_types import events

DOCS = Path(__file__).parents[2] / "docs"


def test_every_golden_game_is_known_to_its_tool() -> None:
    assert {file.stem for file in GOLDEN.glob("*.pyrite")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_and_shows_what_it_is_kept_for(name: str) -> None:
    record = load(GOLDEN / f"{name}.pyrite")
    state = verify(record)
    assert state.over()
    assert record.checksum != "none"
    assert record.setup == GAMES[name].setup
    assert GAMES[name].shows(open_events(state))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_in_canonical_form(name: str) -> None:
    text = (GOLDEN / f"{name}.pyrite").read_text(encoding="utf-8")
    assert write(read(text)) == text


def test_the_golden_games_show_every_kind_of_event() -> None:
    seen = {type(event) for name in GAMES for event in open_events(verify(load(GOLDEN / f"{name}.pyrite")))}
    assert seen == set(events())


def test_the_golden_games_show_every_module_and_every_chest() -> None:
    records = [load(GOLDEN / f"{name}.pyrite") for name in GAMES]
    assert {module for record in records for module in record.setup.modules} == set(MODULES)
    told_of = [event for record in records for event in open_events(verify(record))]
    opened = {event.chest for event in told_of if isinstance(event, ChestOpened)}
    assert opened == {f"chest-{letter}" for letter in "abcdefghij"}


@pytest.mark.parametrize(("name", "file"), PLAYTHROUGHS.items())
def test_a_playthrough_reads_as_it_always_did(name: str, file: str) -> None:
    told = "\n".join(pages(load(GOLDEN / f"{name}.pyrite")))
    assert told == (GOLDEN / file).read_text(encoding="utf-8")


def test_the_example_in_the_manual_is_a_real_game() -> None:
    page = (DOCS / "records.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```text\n(pyrite game .*?)```", page, re.DOTALL)
    assert "\n# " in example
    assert read(example) == load(GOLDEN / "short.pyrite")
    verify(read(example))
