"""Decks as data: read, checked, and replaced by people's own."""
