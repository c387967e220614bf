"""The flat arrays of the compiled modules, with plain lists standing in while running interpreted.

The same source must work both ways, so keep to this discipline: `v = append(v, x)`, `v, x = pop(v)`,
copy with `v[:]`, and never use an old name of a vec after its length has changed. Build vecs only inside
compiled modules: compiled code takes the real thing, interpreted code the stand-in. Not compiled itself.
"""

from typing import TYPE_CHECKING

__all__ = ["append", "pop", "vec"]

if TYPE_CHECKING:
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
