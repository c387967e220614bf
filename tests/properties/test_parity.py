"""Interpreted and compiled, the rules play the same games: each leg is held against the same kept number."""

from tests.properties.parity import KEPT, parity


def test_the_games_are_those_that_were_kept_each_time() -> None:
    kept = KEPT.read_text(encoding="utf-8").strip()
    assert parity() == kept
    assert parity() == kept
