"""Players of Saboteur."""
