"""What simulations have told, as tables to read and as plain data."""
