"""Every word a person reads: Fluent files, one folder per language, one file per area.

Modules from outside bring theirs: in the package that their entry point names, `locales/en.ftl`.
"""

from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE = "en"
LONG = 500  # signs of a variable, where all together are more than Fluent puts into a message


class MessageError(LookupError):
    """A message that does not exist, or that was not given what it speaks of."""


def text(message_id: str, /, **args: object) -> str:
    """The words of a message, with its variables filled in."""
    bundle = _bundle(LANGUAGE)
    if not knows(message_id):
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


def knows(message_id: str) -> bool:
    """Whether there is such a message. Words from outside are asked for last: most programs never need them."""
    return _bundle(LANGUAGE).has_message(message_id) or _learned(LANGUAGE).has_message(message_id)


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


@cache
def _learned(language: str) -> FluentBundle:
    """The same words, and those of modules from outside."""
    bundle = _bundle(language)
    for point in entry_points(group="pyrite"):
        words = files(point.module.partition(".")[0]).joinpath("locales", f"{language}.ftl")
        if words.is_file():
            bundle.add_resource(FluentResource(words.read_text(encoding="utf-8")))
    return bundle
