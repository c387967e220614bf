"""The flat arrays of the compiled modules, with plain lists standing in while everything runs interpreted.

The same source must work both ways, so keep to this discipline: `v = append(v, x)`, `v, x = pop(v)`,
copy with `v[:]`, and never use an old name of a vec after its length has changed. Not compiled itself: compiled code
takes the real thing by itself, and where it does, interpreted code gets the same from here, so that modules from
outside can hand their vecs to the rules.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import TYPE_CHECKING

__all__ = ["COMPILED", "append", "pop", "vec"]

_mine = find_spec("pyrite.kernel.mine")
COMPILED = bool(_mine and _mine.origin and _mine.origin.endswith(tuple(EXTENSION_SUFFIXES)))

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, pop, vec
else:

    def _build(items=(), *, capacity=0):
        return list(items)

    class vec:  # noqa: N801 - bears the name of what it stands in for
        def __class_getitem__(cls, item_type):
            return _build

    def append(v, item):
        v.append(item)
        return v

    def pop(v, index=-1):
        item = v.pop(index)
        return v, item
