"""Who sits, watches and talks at a table, and what each of them is told."""
