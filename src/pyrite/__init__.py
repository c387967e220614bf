"""Pyrite: the Saboteur card-game family as software."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the rules run compiled; if not, they are interpreted: the same game, but slower."""
    kernel = find_spec("pyrite.kernel.mine")
    return bool(kernel and kernel.origin and kernel.origin.endswith(tuple(EXTENSION_SUFFIXES)))
