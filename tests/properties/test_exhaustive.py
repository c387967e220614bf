"""Every card has been played on every kind of target, every goal reached from every side, and all gold has flowed."""

from pyrite.rules.saboteur.setup import MOST, Setup
from tests.properties.exhaustive import Seeker, feats
from tests.properties.games import MODULES

GAMES = 600  # far more than are needed; still a matter of seconds


def test_every_card_is_played_on_every_kind_of_target() -> None:
    seeker = Seeker()
    seeker.run(GAMES)
    assert not seeker.missing, f"not reached in {seeker.games} games: {sorted(seeker.missing)}"
    for modules in MODULES:
        assert feats(Setup(MOST, modules=modules).book()) <= set(seeker.done)


def test_one_game_does_not_reach_everything() -> None:
    seeker = Seeker()
    seeker.run(1)
    assert seeker.games == 1
    assert 0 < len(seeker.missing) < seeker.all
