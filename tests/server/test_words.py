"""Every refusal has its sentence, the page its types, and limits their arithmetic."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from pyrite.locales import text
from pyrite.server.errors import Refusal, problem
from pyrite.server.people.names import BadText, good_line, good_name
from pyrite.server.web.limits import Bucket, Buckets
from tools.wire_types import FILE, wire_types

SERVER = Path(__file__).parents[2] / "src" / "pyrite" / "server"


def refusals() -> list[tuple[str, frozenset[str]]]:
    """Every `Refusal("reason", detail=...)` in the code of the server."""
    found = set()
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Refusal"), args=[ast.Constant(str(reason))]):
                    found.add((reason, frozenset(word.arg for word in node.keywords if word.arg)))
    return sorted(found)


@pytest.mark.parametrize(("reason", "details"), refusals(), ids=lambda part: part if isinstance(part, str) else "")
def test_every_refusal_has_a_sentence(reason: str, details: frozenset[str]) -> None:
    told = problem(Refusal(reason, **dict.fromkeys(details, 7)))
    assert told.text
    assert "{" not in told.text


def test_there_are_refusals_to_speak_of() -> None:
    assert len(refusals()) > 25


def test_there_is_a_name_for_every_bot_at_the_largest_table() -> None:
    names = text("table-bot-names").split()
    assert len(set(names)) == len(names) >= 20
    for name in names:
        assert good_name(name) == name


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == wire_types(), "run: python -m tools.wire_types"


@pytest.mark.parametrize(("given", "shown"), [("  Ada   L. ", "Ada L."), ("E\u0301va", "Éva"), ("王", "王")])
def test_a_name_is_put_in_order(given: str, shown: str) -> None:
    assert good_name(given) == shown


def test_a_line_may_have_markup_since_nobody_reads_it_as_such() -> None:
    assert good_line("<b> & </b>") == "<b> & </b>"
    with pytest.raises(BadText):
        good_line("\u202e")


@pytest.mark.parametrize("line", ["\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u2764\ufe0f\u200d\U0001f525 gold"])
def test_pictures_of_several_parts_may_be_said(line: str) -> None:
    assert good_line(line) == line


def test_names_that_only_a_joiner_tells_apart_are_alike() -> None:
    with pytest.raises(BadText, match="somebody here"):
        good_name("B \U0001f600\u200d\U0001f600", ["b \U0001f600\U0001f600"])


def test_a_bucket_lets_a_burst_through_and_then_a_trickle() -> None:
    now = [0.0]
    bucket = Bucket((3, 2), clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_buckets_are_kept_apart_and_not_for_ever() -> None:
    buckets = Buckets((1, 0.0), most=2)
    assert [buckets.take(address) for address in ("a", "a", "b")] == [True, False, True]
    full = Buckets((1, 1e9), most=2)
    for address in "abcdef":
        assert full.take(address)
    assert len(full._buckets) <= 3


def test_a_crowd_of_strangers_costs_no_more_than_each_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = []
    refill = Bucket.refill

    def count(bucket: Bucket) -> bool:
        looked_at.append(bucket)
        return refill(bucket)

    monkeypatch.setattr(Bucket, "refill", count)
    buckets = Buckets((1, 0.0), most=10)
    for stranger in range(1000):
        buckets.take(str(stranger))
    assert len(looked_at) < 4 * 1000
