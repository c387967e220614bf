"""A module from outside, installed from a folder beside the house: it is found by its entry point, and played like any
other. It runs interpreted, also where the house is compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.mass

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "lunch_break"
COMMAND = "from pyrite.cli import main; raise SystemExit(main())"

# Plays whole games with the module, keeps the record of the first, and prints what came about.
GAMES = """
import json, sys
from collections import Counter
from pathlib import Path
from pyrite.bots.registry import bot
from pyrite.kernel.audit import audited
from pyrite.kernel.book import Kind
from pyrite.kernel.determinise import determinise
from pyrite.kernel.notation.position import print_position
from pyrite.kernel.notation.words import parse_move, print_move
from pyrite.kernel.rng import Rng
from pyrite.kernel.seen.events import events
from pyrite.kernel.state import WATCHER
from pyrite.kernel.view import view
from pyrite.records import Recorder, read, verify, write
from pyrite.setup.positions import parse_position
from pyrite.setup.setup import Setup

seen = Counter()
for seed, modules in enumerate([("lunch-break",), ("saboteur-2", "veto", "tolls", "lunch-break", "chests")]):
    game = Recorder(Setup(5, modules=modules), f"{seed:032x}", (), ["Ada", "Bea", "Cid", "Dan", "Eva"])
    players, rng = [bot("digger"), bot("random")], Rng.from_seed(bytes(16))
    state = game.state
    assert isinstance(state.book.kinds[state.book.face_of("lunch")], Kind)
    while not state.over():
        seat = state.decider
        move = players[seat % 2].decide(view(state, seat), rng)
        words = print_move(state.book, move)
        assert parse_move(state.book, words) == move
        if words.split()[0] in ("share", "devour") or words.startswith("play lunch"):
            seen[words.split()[0]] += 1
            assert print_position(parse_position(print_position(state))) == print_position(state)
            assert words in [print_move(state.book, m) for m in determinise(view(state, seat), rng).moves()]
        game.replay(move)
    told = events(state, WATCHER)
    seen["told"] += sum(type(event).__name__ == "LunchEaten" for event in told)
    text = write(game.record())
    verify(read(text))
    Path(sys.argv[1], f"{seed}.pyrite").write_text(text)
print(json.dumps(seen))
"""


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where packages from outside are installed."""
    place = tmp_path_factory.mktemp("outside")
    install = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(place)]
    subprocess.run([sys.executable, "-m", "pip", *install, str(EXAMPLE)], check=True, timeout=120)
    return place


def python(outside: Path, code: str, *arguments: str) -> str:
    """What some code prints, in a process of its own that finds these packages."""
    path = os.pathsep.join([str(outside), *filter(None, [os.environ.get("PYTHONPATH")])])
    told = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_it_is_played_by_bots_recorded_and_replayed_in_words(outside: Path, tmp_path: Path) -> None:
    seen = json.loads(python(outside, GAMES, str(tmp_path)))
    assert seen["share"]
    assert seen["devour"]
    assert seen["told"] == seen["share"] + seen["devour"] <= seen["play"]
    pages = python(outside, COMMAND, "replay", str(tmp_path / "0.pyrite"), "--all")
    assert "plays Lunch" in pages
    assert "shares the lunch of" in pages or "'s lunch, and draws a card more." in pages


def test_the_program_beside_it_writes_a_game_that_can_be_watched(outside: Path, tmp_path: Path) -> None:
    file = tmp_path / "lunch.pyrite"
    python(outside, (EXAMPLE / "play.py").read_text(encoding="utf-8"), str(file))
    pages = python(outside, COMMAND, "replay", str(file), "--all")
    assert "Seat 3 eats all of Seat 2's lunch, and draws a card more." in pages


def test_the_arena_plays_it(outside: Path) -> None:
    told = python(
        outside, COMMAND, "simulate", "--rounds", "12", "--players", "5", "--modules", "lunch-break", "--json"
    )
    cells = json.loads(told)["cells"]
    assert cells
    assert all(cell["rounds"] == 12 and cell["decisions"] > 12 * 20 for cell in cells)


def test_it_is_offered_and_refused_in_its_own_words(outside: Path) -> None:
    code = """
from pyrite.kernel.notation.words import parse_move
from pyrite.kernel.errors import IllegalMove
from pyrite.setup.catalogue import games
from pyrite.setup.setup import Setup
from pyrite.locales import text
from pyrite.telling import explain
offered = [module.id for game in games() for module in game.modules]
print(offered[-1], "=", text(f"module-{offered[-1]}"))
state = Setup(3, modules=("lunch-break",)).begin(1)
try:
    while not state.holds(state.turn, state.book.face_of("lunch")):
        state.play(parse_move(state.book, "pass " + state.kind(state.hand(state.turn)[0]).name))
    state.check(parse_move(state.book, f"play lunch on {state.turn}"))
except IllegalMove as error:
    print(explain(error))
"""
    offered, refused = python(outside, code).splitlines()
    assert offered == "lunch-break = Lunch break"
    assert refused == "Offer lunch to another player. (Rule LB-1)"


def test_a_package_that_cannot_be_used_is_told_of_and_left_out(outside: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken-1.0.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", encoding="utf-8")
    (broken / "entry_points.txt").write_text("[pyrite]\nbroken = no_such_thing:MODULE\n", encoding="utf-8")
    code = "from pyrite.setup.known import games; print(*games())"
    path = os.pathsep.join([str(tmp_path), str(outside)])
    told = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["saboteur", "lost-mines"]
    assert told.stderr.count("\n") == 1
    assert "broken of another package cannot be used: No module named 'no_such_thing'" in told.stderr
