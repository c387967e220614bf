"""A table: what is stored of it, what happens at it, and when."""
