"""Every rule number of docs/rules is proved by a test, and the check that says so can fail."""

import re
from pathlib import Path

import pytest

from tests.rule_numbers import WHOLE, Check, Mark, check, read_marks, read_rules

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"

AWAITED = {
    "Saboteur 2",
    "Championship cards",
    "Tunnel Tolls",
    "Costume Department",
    "Tunnel Party",
    "Treasure Chests",
    "Tournament variant",
    "live tables",
}


def numbers(form: str, first: int, last: int) -> list[str]:
    return [form.format(n) for n in range(first, last + 1)]


@pytest.fixture(scope="module")
def found() -> Check:
    return check(read_rules(PAGES), read_marks(TESTS))


def test_every_number_has_a_test(found: Check) -> None:
    assert not found.untested, f"numbers without a test: {', '.join(found.untested)}"


def test_every_mark_names_a_number_of_the_rules(found: Check) -> None:
    assert not found.unknown, "not in docs/rules, or wholly open there:\n" + "\n".join(found.unknown)


def test_no_test_carries_more_than_two_numbers(found: Check) -> None:
    assert not found.overloaded, "more than two numbers:\n" + "\n".join(found.overloaded)


def test_the_pages_list_every_number_once() -> None:
    expected = [
        *numbers("B-{}", 1, 45),
        *numbers("X-G{}", 1, 21),
        *numbers("X-B{}", 1, 25),
        *numbers("D-{:02}", 1, 12),
        *numbers("NG-{}", 1, 9),
        *numbers("X-NG-{}", 1, 11),
        *("WC-1", "WC-4", "WC-7"),
        *numbers("X-WC-{}", 11, 20),
    ]
    assert sorted(rule.number for rule in read_rules(PAGES)) == sorted(expected)


def test_open_halves_are_told_apart_from_tested_ones() -> None:
    for rule in read_rules(PAGES):
        assert set(rule.waits_for) <= AWAITED, rule.number
        if rule.wholly_open:
            assert not rule.tested, rule.number
        else:
            assert len(rule.tested) == bool(rule.waiting), rule.number


def test_only_the_pioneer_waits_wholly() -> None:
    assert [rule.number for rule in read_rules(PAGES) if rule.wholly_open] == ["X-WC-15", "X-WC-16"]


@pytest.mark.parametrize("page", sorted(PAGES.glob("[!R]*.md")), ids=lambda page: page.stem)
def test_no_line_of_a_page_misses_the_form(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text.count("- **") == len(list(re.finditer(r"^- \*\*[A-Z0-9-]+\*\* \S", text, re.MULTILINE)))
    assert text.count("open until") == len(re.findall(r"^  \*open until [^:\n]+: [^\n]+\*$", text, re.MULTILINE))
    assert text.count("tested now") == len(re.findall(r"^  \*tested now: [^\n]+\*$", text, re.MULTILINE))


# The check itself, on a house small enough to see through.

PAGE = f"""
# A page
- **B-1** A rule.
- **B-2** A rule with a table:

  | a | b |
  |---|---|

- **X-G1** A ruling.
  *tested now: one half*
  *open until Saboteur 2: the other*
- **X-WC-15** A ruling on a card to come.
  *open until Championship cards: {WHOLE}*
"""

GOOD = """
import pytest

CASES: list[object] = [pytest.param(1, marks=pytest.mark.rule("X-G1"))]

@pytest.mark.rule("B-1", "B-2")
def test_two() -> None: ...

@pytest.mark.parametrize("n", CASES)
def test_cases(n: int) -> None: ...
"""


def tiny(folder: Path, source: str) -> Check:
    (folder / "page.md").write_text(PAGE, encoding="utf-8")
    (folder / "test_tiny.py").write_text(source, encoding="utf-8")
    return check(read_rules(folder), read_marks(folder))


def test_the_check_is_silent_when_all_is_well(tmp_path: Path) -> None:
    assert tiny(tmp_path, GOOD) == Check([], [], [])


def test_the_check_lists_numbers_without_a_test(tmp_path: Path) -> None:
    found = tiny(tmp_path, GOOD.replace('"B-1", ', "").replace('marks=pytest.mark.rule("X-G1")', ""))
    assert found == Check(["B-1", "X-G1"], [], [])


def test_the_check_lists_marks_of_unknown_and_of_wholly_open_numbers(tmp_path: Path) -> None:
    more = '@pytest.mark.rule("B-99", "X-WC-15")\ndef test_more() -> None: ...\n'
    found = tiny(tmp_path, GOOD + more)
    assert found == Check([], ["test_tiny.py:12 test_more: B-99", "test_tiny.py:12 test_more: X-WC-15"], [])


def test_the_check_lists_tests_with_more_than_two_numbers(tmp_path: Path) -> None:
    found = tiny(tmp_path, GOOD.replace('"B-1", "B-2"', '"B-1", "B-2", "X-G1"'))
    assert found == Check([], [], ["test_tiny.py:7 test_two: B-1, B-2, X-G1"])


def test_a_case_carries_the_numbers_of_its_test_and_class_too(tmp_path: Path) -> None:
    source = """
@pytest.mark.rule("B-1")
class TestLaying:
    @pytest.mark.rule("B-2")
    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=[pytest.mark.rule("X-G1"), pytest.mark.slow])])
    def test_laying(self, n: int) -> None: ...
"""
    (tmp_path / "test_tiny.py").write_text(source, encoding="utf-8")
    where = "test_tiny.py:6 test_laying"
    assert read_marks(tmp_path) == [Mark(where, ("B-1", "B-2")), Mark(where, ("B-1", "B-2", "X-G1"))]


@pytest.mark.parametrize(
    "source",
    [
        'pytestmark = pytest.mark.rule("B-1")',
        '@pytest.mark.rule("B-1")\ndef helper(): ...',
        'UNUSED = [pytest.param(1, marks=pytest.mark.rule("B-1"))]',
    ],
)
def test_a_mark_that_no_test_carries_is_an_error(tmp_path: Path, source: str) -> None:
    with pytest.raises(ValueError, match="on no test"):
        tiny(tmp_path, source)


def test_numbers_must_be_written_out(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="write rule numbers out"):
        tiny(tmp_path, "@pytest.mark.rule(NUMBER)\ndef test_it(): ...")
