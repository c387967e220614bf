"""What one viewer may see: events as they happened, the view in words."""
