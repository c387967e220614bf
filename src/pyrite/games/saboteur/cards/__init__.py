"""Action cards that the base game brings and several modules use."""
