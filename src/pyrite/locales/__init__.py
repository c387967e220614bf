"""Every word a person reads: Fluent files, one folder per language, one file per area."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE = "en"
LONG = 500  # signs of a variable, where all together are more than Fluent puts into a message


class MessageError(LookupError):
    """A message that does not exist, or that was not given what it speaks of."""


def text(message_id: str, /, **args: object) -> str:
    """The words of a message, with its variables filled in."""
    bundle = _bundle(LANGUAGE)
    if not bundle.has_message(message_id):
        raise MessageError(f"no message {message_id!r} in the files of locales/{LANGUAGE}")
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise MessageError(f"message {message_id!r} has no text of its own")
    words, errors = bundle.format_pattern(pattern, args)
    if errors and any(isinstance(value, str) and len(value) > LONG for value in args.values()):
        words, errors = bundle.format_pattern(pattern, {name: _short(value) for name, value in args.items()})
    if errors:
        raise MessageError(f"message {message_id!r}: {', '.join(map(str, errors))}")
    return str(words)


def _short(value: object) -> object:
    return f"{value[:LONG]}…" if isinstance(value, str) and len(value) > LONG else value


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks around variables would show as garbage in a terminal.
    bundle = FluentBundle([language], use_isolating=False)
    areas = [file for file in files(__name__).joinpath(language).iterdir() if file.name.endswith(".ftl")]
    for area in sorted(areas, key=lambda file: file.name):
        bundle.add_resource(FluentResource(area.read_text(encoding="utf-8")))
    return bundle
