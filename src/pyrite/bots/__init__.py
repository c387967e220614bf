"""Players that decide from a view and nothing else. `registry.bot("digger")` makes one from its name."""
