"""A server with many tables: nobody waits while everything that was ever made is looked through for rubbish."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from pyrite.server.web.running import keep_moving
from tests.server.kit import House

ALL = 2  # the generation that a whole collection is called after


@pytest.fixture
def collections() -> Iterator[list[int]]:
    """Which generations are collected; afterwards everything is as it was."""
    before, heard = gc.get_threshold(), []

    def hear(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            heard.append(info["generation"])

    gc.callbacks.append(hear)
    yield heard
    gc.callbacks.remove(hear)
    gc.set_threshold(*before)
    gc.unfreeze()


def many_tables() -> list[list[int]]:
    """As many things that stay as some hundred tables have."""
    return [[] for _ in range(400_000)]


def test_nobody_waits_for_a_collection_of_everything(collections: list[int]) -> None:
    keep_moving()
    kept = many_tables()
    assert kept
    assert collections
    assert ALL not in collections


class Rubbish:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_rubbish_is_collected_when_the_hall_is_tidied(house: House, collections: list[int]) -> None:
    gc.disable()
    try:
        left = weakref.ref(Rubbish())
        assert left() is not None
        house.http.blocking_portal.call(house.hall.tidy)
        assert left() is None
    finally:
        gc.enable()
