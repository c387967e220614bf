"""Interpreted and compiled, the rules play the same games: each leg is held against the same kept number."""

from tests.properties.parity import KEPT, parity


def test_the_games_are_those_that_were_kept() -> None:
    assert parity() == KEPT.read_text(encoding="utf-8").strip()


def test_the_number_is_the_same_each_time() -> None:
    assert parity() == parity()
