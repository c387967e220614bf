"""Pyrite: the Saboteur card-game family as software."""

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the rules run compiled; if not, they are interpreted: the same game, but slower."""
    from pyrite.kernel.vecs import COMPILED

    return COMPILED
