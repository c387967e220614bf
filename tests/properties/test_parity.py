"""Interpreted and compiled, the rules play the same games: each leg is held against the same kept numbers."""

from tests.properties.parity import KEPT, Parity, parity


def test_the_games_are_those_that_were_kept_each_time() -> None:
    kept = Parity(*KEPT.read_text(encoding="utf-8").split())
    assert parity() == kept
    assert parity() == kept
