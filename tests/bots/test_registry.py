"""Bots by name."""

from __future__ import annotations

import pytest

from pyrite.bots.registry import BOTS, bot
from pyrite.rules.errors import SetupError


def test_each_bot_bears_the_name_it_is_called_by() -> None:
    assert [bot(spec).name for spec in BOTS] == ["random", "rookie", "digger"]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="unknown bot 'mole'; bots are random, rookie, digger") as refused:
        bot("mole")
    assert refused.value.reason == "bot-unknown"


def test_a_bot_without_options_takes_none() -> None:
    with pytest.raises(SetupError, match="digger takes no options") as refused:
        bot("digger:200ms")
    assert refused.value.reason == "bot-options"
