"""Every card has been played on every kind of target, every goal reached from every side, and all gold has flowed."""

import re
from pathlib import Path

from pyrite.games import LOST_MINES
from pyrite.games.saboteur.game import MODULES as ALL_MODULES
from pyrite.setup.setup import Setup, players_with
from tests.properties import exhaustive_box as box
from tests.properties import exhaustive_forest as forest
from tests.properties.exhaustive import Seeker, feats
from tests.properties.games import MODULES, PLAYERS

GAMES = 600  # far more than are needed; still a matter of seconds


def test_every_card_is_played_on_every_kind_of_target() -> None:
    seeker = Seeker()
    seeker.run(GAMES)
    assert not seeker.missing, f"not reached in {seeker.games} games: {sorted(seeker.missing)}"
    for modules in MODULES:
        assert feats(Setup(PLAYERS[-1], modules=modules).book()) <= set(seeker.done)


def test_one_game_does_not_reach_everything() -> None:
    seeker = Seeker()
    seeker.run(1)
    assert seeker.games == 1
    assert 0 < len(seeker.missing) < seeker.all


# --- the whole box --------------------------------------------------------------------------------


def test_every_way_to_win_behind_doors_is_reached_from_prepared_tables() -> None:
    seeker = box.Seeker()
    seeker.run_tables()
    left = {feat for feat in seeker.missing if feat[0] in ("wins", "judged")}
    # These need a round without the treasure, or another game than Saboteur 2: they are reached by playing on.
    later = ("saboteur", "saboteurs", "profiteer and saboteurs", "miner", "miner who linked", "greedy")
    assert left == {("wins", who) for who in later}


def test_everything_in_the_box_happens() -> None:
    seeker = box.Seeker()
    seeker.run_tables()
    seeker.run(GAMES)
    assert not seeker.missing, f"not reached in {seeker.games} games: {sorted(seeker.missing)}"


def test_the_sets_that_are_played_have_all_modules_and_list_all_their_cards() -> None:
    assert {name for modules in box.SETS for name in modules} == set(ALL_MODULES)
    everything = box.Seeker().all
    for modules in box.SETS:
        book = Setup(players_with(modules)[-1], modules=modules).book()
        listed = {word for feat in everything for word in feat}
        assert {book.kinds[face].name for face in (*book.deck, *book.goals)} - {"veto"} <= listed
        assert {book.kinds[face].name for pile in book.piles for face in pile.faces} <= listed


# --- the forest -------------------------------------------------------------------------------------


def test_everything_in_the_forest_happens() -> None:
    seeker = forest.Seeker()
    seeker.run_tables()
    seeker.run(GAMES)
    assert not seeker.missing, f"not reached in {seeker.games} games: {sorted(seeker.missing)}"


def test_all_that_is_refused_in_the_forest_is_among_what_is_looked_for() -> None:
    """Every reason that its rules name, but that of A-21, which cannot come about."""
    source = Path(__file__).parents[2] / "src" / "pyrite" / "games"
    written = [path.read_text(encoding="utf-8") for path in (source / "lost_mines").glob("*.py")]
    named = {reason for text in written for reason in re.findall(r'"((?:LM|A)-\d+ [a-z-]+)"', text)}
    wanted = {" ".join(feat[1:]) for feat in forest.feats(Setup(3, game=LOST_MINES).book()) if feat[0] == "refused"}
    assert named - wanted == {"A-21 no-token-left"}
