"""Every word a person reads stands in a Fluent file, is well formed, and is there when it is asked for."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, VariableReference
from fluent.syntax.visitor import Visitor

from pyrite.locales import MessageError, text

SOURCE = Path(__file__).parents[1] / "src" / "pyrite"
ENGLISH = sorted((SOURCE / "locales" / "en").glob("*.ftl"))


class Variables(Visitor):
    """Collects the names of the variables a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def parse(words: str) -> Resource:
    return FluentParser(with_spans=False).parse(words)


def junk(words: str) -> list[str]:
    """What in a Fluent file is no message."""
    return [entry.content or "" for entry in parse(words).body if isinstance(entry, Junk)]


def messages(*files: str) -> list[Message]:
    return [entry for words in files for entry in parse(words).body if isinstance(entry, Message)]


def variables(message: Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def calls(code: str) -> Iterator[tuple[str, set[str] | None]]:
    """Each `text("id", name=...)` of some code: the id and the names given, None if they cannot be told."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Call(func=ast.Name("text"), args=[ast.Constant(str(message_id))]):
                names = {word.arg for word in node.keywords if word.arg is not None}
                yield message_id, names if len(names) == len(node.keywords) else None


def wrong_calls(code: str, known: dict[str, set[str]]) -> list[str]:
    """The ids that some code asks for wrongly: unknown, or not with the message's variables."""
    return [
        message_id
        for message_id, names in calls(code)
        if message_id not in known or (names is not None and names != known[message_id])
    ]


MESSAGES = messages(*(file.read_text(encoding="utf-8") for file in ENGLISH))
KNOWN = {message.id.name: variables(message) for message in MESSAGES}
CODE = sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: file.name)
def test_a_fluent_file_holds_nothing_but_messages(file: Path) -> None:
    assert junk(file.read_text(encoding="utf-8")) == []


def test_no_message_stands_twice() -> None:
    found = Counter(message.id.name for message in MESSAGES)
    assert [name for name, count in found.items() if count > 1] == []


@pytest.mark.parametrize("file", CODE, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_the_code_asks_only_for_messages_that_exist_with_all_they_need(file: Path) -> None:
    assert wrong_calls(file.read_text(encoding="utf-8"), KNOWN) == []


def test_a_message_is_filled_in() -> None:
    assert text("cli-error", error="no such file") == "pyrite: no such file"


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(MessageError, match="'no-such-message'"):
        text("no-such-message")


def test_a_missing_variable_is_named() -> None:
    with pytest.raises(MessageError, match=r"'cli-error'.*\berror\b"):
        text("cli-error")


def test_the_lint_sees_junk() -> None:
    assert junk("good = Gold\nbad Gold\n") == ["bad Gold\n"]


@pytest.mark.parametrize("call", ['text("gone")', 'text("found")', 'text("found", gold=1, more=2)'])
def test_the_lint_sees_a_wrong_call(call: str) -> None:
    assert len(wrong_calls(call, {"found": {"gold"}})) == 1


@pytest.mark.parametrize("call", ['text("found", gold=1)', 'text("found", **what)', "text(which)"])
def test_the_lint_lets_a_right_call_through(call: str) -> None:
    assert wrong_calls(call, {"found": {"gold"}}) == []


def test_what_is_too_long_for_a_message_is_cut() -> None:
    told = text("cli-file", file="x" * 9000, problem="It is no game.")
    assert told == f"{'x' * 500}…: It is no game."
    assert text("cli-error", error="x" * 2000) == f"pyrite: {'x' * 2000}"
