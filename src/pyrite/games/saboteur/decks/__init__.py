"""Decks that several modules of Saboteur use."""

from pyrite.kernel.decks.cards import DeckFile

BASE = DeckFile("base", __name__, "base.json")
CHAMPIONSHIP = DeckFile("championship", __name__, "championship.json")
POSTCARD = DeckFile("postcard", __name__, "postcard.json")
