"""Bots by name."""

from __future__ import annotations

import pytest

from pyrite.bots.registry import best, bot, player, players
from pyrite.kernel.errors import SetupError
from pyrite.setup.known import games

NAMES = ["random", "rookie", "digger", "walker"]


def test_each_bot_bears_the_name_it_is_called_by() -> None:
    assert [bot(spec).name for spec in NAMES] == NAMES


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="unknown bot 'mole'; bots are random, rookie, digger, walker") as refused:
        bot("mole")
    assert refused.value.reason == "bot-unknown"


def test_each_game_has_those_who_can_play_it() -> None:
    plays = {game: players(game) for game in games()}
    assert plays == {"saboteur": ("random", "rookie", "digger"), "lost-mines": ("random", "walker")}
    assert {name for names in plays.values() for name in names} == set(NAMES)
    assert (best("saboteur"), best("lost-mines")) == ("digger", "walker")
    for game, names in plays.items():
        for name in names:
            assert player(name, game).name == name


@pytest.mark.parametrize(("name", "game"), [("digger", "lost-mines"), ("rookie", "lost-mines"), ("walker", "saboteur")])
def test_who_plays_another_game_is_refused_with_those_who_can(name: str, game: str) -> None:
    with pytest.raises(SetupError, match=f"the bot {name} cannot play {game}; bots that can are random, ") as refused:
        player(name, game)
    assert refused.value.reason == "bot-game"


def test_a_bot_without_options_takes_none() -> None:
    with pytest.raises(SetupError, match="digger takes no options") as refused:
        bot("digger:200ms")
    assert refused.value.reason == "bot-options"
