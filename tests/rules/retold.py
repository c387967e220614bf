"""Positions that no game of today's cards gets to, told by changing the text of one that a game did get to."""

from __future__ import annotations

from collections.abc import Mapping

from pyrite.kernel.notation.position import print_position
from pyrite.kernel.state import State
from pyrite.setup.positions import parse_position


def retold(state: State, lines: Mapping[str, str]) -> State:
    """The same position with other words after some keywords: {"hand 2": "", "turn": "2 counter-clockwise"}.

    A keyword without a line of its own gets one. What does not add up is refused by the reader of positions.
    """
    left = dict(lines)
    text = []
    for line in print_position(state).split("\n"):
        keyword = next((word for word in left if line == word or line.startswith(f"{word} ")), None)
        if line == "mine":
            text += [f"{word} {words}" for word, words in left.items()]
            left.clear()
        text.append(line if keyword is None else f"{keyword} {left.pop(keyword)}".rstrip())
    return parse_position("\n".join(text))
