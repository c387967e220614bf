"""Whether something that is shown has the fields that its owners list, of the types they list, and no others."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, get_type_hints

import msgspec

from pyrite.kernel.seen.shown import ViewData
from tools.wire_types import sections


def plain(told: Any) -> Any:
    """As it travels."""
    return json.loads(msgspec.json.encode(told))


def as_listed(told: Any, type_: Any) -> None:
    assert plain(msgspec.convert(told, type_)) == told


def as_shown(view: dict[str, Any]) -> None:
    """The same of a view with the sections of its modules."""
    assert view.keys() >= ViewData.__annotations__.keys()
    for name, value in view.items():
        as_listed(value, types()[name])


@cache
def types() -> dict[str, Any]:
    return {**get_type_hints(ViewData), **{name: section.type for name, section in sections().items()}}
