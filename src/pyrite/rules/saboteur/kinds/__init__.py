"""The kinds of card: each a declaration with its legality and its effect."""
