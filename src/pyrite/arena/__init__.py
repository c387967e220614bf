"""Many rounds between bots, and what they tell."""
