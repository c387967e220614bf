"""Every rule number of docs/rules is proved by a test, and the check that says so can fail."""

import re
from pathlib import Path

import pytest

from tests.rule_numbers import Check, Mark, check, read_marks, read_rules

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"


def numbers(form: str, first: int, last: int) -> list[str]:
    return [form.format(n) for n in range(first, last + 1)]


@pytest.fixture(scope="module")
def found() -> Check:
    return check(read_rules(PAGES), read_marks(TESTS))


def test_every_number_has_a_test(found: Check) -> None:
    assert not found.untested, f"numbers without a test: {', '.join(found.untested)}"


def test_every_mark_names_a_number_of_the_rules(found: Check) -> None:
    assert not found.unknown, "not in docs/rules:\n" + "\n".join(found.unknown)


def test_no_test_carries_more_than_two_numbers(found: Check) -> None:
    assert not found.overloaded, "more than two numbers:\n" + "\n".join(found.overloaded)


def test_the_pages_list_every_number_once() -> None:
    expected = [
        *numbers("B-{}", 1, 45),
        *numbers("S2-{}", 1, 38),
        *numbers("WC-{}", 1, 11),
        *numbers("TT-{}", 1, 9),
        *numbers("CD-{}", 1, 4),
        *numbers("TP-{}", 1, 3),
        *numbers("NG-{}", 1, 9),
        *numbers("TC-{}", 1, 7),
        *(f"TC-7{effect}" for effect in "abcdefghij"),
        *numbers("SD-{}", 1, 4),
        *numbers("TV-{}", 1, 7),
        *numbers("D-{:02}", 1, 61),
        *numbers("X-G{}", 1, 21),
        *numbers("X-B{}", 1, 25),
        *numbers("X-S2-{}", 1, 30),
        *numbers("X-WC-{}", 1, 33),
        *numbers("X-TT-{}", 1, 17),
        *numbers("X-CD-{}", 1, 8),
        *numbers("X-TP-{}", 1, 4),
        *numbers("X-NG-{}", 1, 11),
        *numbers("X-TC-{}", 1, 21),
        *numbers("X-SD-{}", 1, 4),
        *numbers("X-TV-{}", 1, 7),
        "X-MIX",
        *numbers("LM-{}", 1, 48),
        *numbers("A-{}", 1, 47),
    ]
    assert sorted(read_rules(PAGES)) == sorted(expected)


@pytest.mark.parametrize("page", sorted(PAGES.glob("[!R]*.md")), ids=lambda page: page.stem)
def test_no_line_of_a_page_misses_the_form(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text.count("- **") == len(re.findall(r"^- \*\*[A-Z0-9-]+[a-z]?\*\* \S", text, re.MULTILINE))


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_nothing_waits_for_cards_to_come(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"\*(open until|tested now)\b", text)


# The check itself, on a house small enough to see through.

PAGE = """
# A page
- **B-1** A rule.
- **B-2** A rule with a table, like X-G1:

  | a | b |
  |---|---|

- **X-G1** A ruling.
- **TC-7a** A rule with a letter.
"""

GOOD = """
import pytest

CASES: list[object] = [pytest.param(1, marks=pytest.mark.rule("X-G1"))]

@pytest.mark.rule("B-1", "B-2")
def test_two() -> None: ...

@pytest.mark.parametrize("n", CASES)
def test_cases(n: int) -> None: ...

@pytest.mark.rule("TC-7a")
def test_letter() -> None: ...
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


def test_the_check_lists_marks_of_unknown_numbers(tmp_path: Path) -> None:
    more = '@pytest.mark.rule("B-99", "TC-7b")\ndef test_more() -> None: ...\n'
    found = tiny(tmp_path, GOOD + more)
    assert found == Check([], ["test_tiny.py:15 test_more: B-99", "test_tiny.py:15 test_more: TC-7b"], [])


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
