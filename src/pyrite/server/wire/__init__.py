"""Everything that crosses the wire."""
