"""Path cards and mines from text, to try the kernel at. The product reads pictures cell by cell (`cells_of`)."""

from __future__ import annotations

from pyrite.kernel.mine import GOAL, HIDDEN, STACK, Mine, blank, spot
from pyrite.kernel.notation.mine_picture import TREASURE, UNDERGROUND, Legend, cells_of
from pyrite.kernel.shapes import flaw, spell

SHAPES = [word for word in range(1 << 16) if not flaw(word)]
_SPELLED = {spell(shape): shape for shape in SHAPES}


def parse_shape(text: str) -> int:
    """The shape that is spelled like this."""
    return _SPELLED[text]


def parse_picture(text: str, legend: Legend = UNDERGROUND) -> Mine:
    """The mine that is drawn. Cards are numbered as `cells_of` lists them, and count as laid in that order."""
    mine = blank(-1, -1, 2, 2)  # it grows as it is laid out
    mine.floods = legend is UNDERGROUND
    for card, (x, y, what, shape) in enumerate(cells_of(text, legend)):
        if what == HIDDEN:
            mine.hide(spot(x, y), card)
        elif what == STACK:
            mine.stack(spot(x, y), card)
        else:
            mine.lay(spot(x, y), shape, GOAL if what == TREASURE else what, card)
    return mine
