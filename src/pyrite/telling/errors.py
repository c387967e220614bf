"""Why something is refused, in a sentence for players."""

from __future__ import annotations

from pyrite.kernel.errors import Clash, DeckError, IllegalMove, NotationError, PyriteError
from pyrite.locales import text


def explain(error: PyriteError) -> str:
    """The sentence for an error, with the rule that forbids, or the place in the file where it is wrong."""
    words = {name: _word(detail) for name, detail in error.details.items()}
    match error:
        case IllegalMove(rule=rule):
            return text("error-by-rule", why=text(f"error-{error.reason}", rule=rule, **words), rule=rule)
        case Clash(details={"module": module, "other": other}):
            names = {"module": text(f"module-{module}"), "other": text(f"module-{other}")}
            return text("error-clash", **names, why=text(f"clash-{error.reason}"))
        case NotationError(line=int(line)):
            return text("error-at-line", line=str(line), why=text(f"error-{error.reason}", **words))
        case DeckError(source=source, card=None):
            return text("error-in-deck", deck=source, why=text(f"error-{error.reason}", **words))
        case DeckError(source=source, card=card):
            return text("error-in-card", deck=source, card=card, why=text(f"error-{error.reason}", **words))
    return text(f"error-{error.reason}", **words)


def _word(detail: object) -> object:
    """What fills a gap. Words may come from a strange file: nothing in them commands a terminal."""
    if isinstance(detail, PyriteError):
        return explain(detail)
    if isinstance(detail, str):
        return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in detail)
    return detail
