"""What holds for all tests."""

from hypothesis import settings

# A busy machine is no failure; pytest-timeout stops what hangs.
settings.register_profile("pyrite", deadline=None, print_blob=True)
settings.load_profile("pyrite")
