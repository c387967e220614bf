"""Why something is refused, in a sentence for players."""

from __future__ import annotations

from pyrite.locales import text
from pyrite.rules.errors import IllegalMove, PyriteError


def explain(error: PyriteError) -> str:
    """The sentence for an error; for a move that is forbidden, with the number of the rule."""
    words: dict[str, object] = {"message": str(error), **error.details}
    if not isinstance(error, IllegalMove):
        return text(f"error-{error.reason}", **words)
    return text("error-by-rule", why=text(f"error-{error.reason}", rule=error.rule, **words), rule=error.rule)
