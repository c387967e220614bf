"""What is agreed before the first card is dealt, and whole positions read from text."""
