"""What has changed from one nested mapping to the next, much as in a JSON merge patch (RFC 7386).

Mappings are told by those of their keys that have changed, everything else whole; so what is an object in JSON must be
a `dict` here. Keys that are gone are listed apart, so that null remains a value. The page merges in the same way:
`web/src/net/merge.ts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

Change = dict[str, Any]
T = TypeVar("T", bound=Mapping[str, object])

GONE = "-"  # no key of ours; under it the keys that are gone, or ALL if none of them is left
ALL = "all"


def change(old: Mapping[str, object], new: Mapping[str, object]) -> Change:
    """What makes the new mapping out of the old one; empty if they are equal."""
    told: Change = {}
    gone = [key for key in old if key not in new]
    if gone:
        told[GONE] = gone if len(gone) < len(old) else ALL
    for key, value in new.items():
        was = old.get(key)
        if isinstance(value, dict) and isinstance(was, dict):
            if value is not was and (inner := change(was, value)):
                told[key] = inner
        elif value != was or key not in old:
            told[key] = value
    return told


def merged(old: T, told: Change) -> T:
    """The old mapping with what has changed; the old one stays as it is."""
    gone = told.get(GONE, ())
    out: dict[str, Any] = {} if gone == ALL else {key: value for key, value in old.items() if key not in gone}
    for key, value in told.items():
        if key != GONE:
            was = out.get(key)
            out[key] = merged(was, value) if isinstance(value, dict) and isinstance(was, dict) else value
    return out  # type: ignore[return-value]
