"""What holds for all tests."""

import pytest
from hypothesis import settings

# A busy machine is no failure; pytest-timeout stops what hangs.
settings.register_profile("pyrite", deadline=None, print_blob=True)
settings.load_profile("pyrite")

TOLD = "told"  # record_property(TOLD, …): what a test would like to be read, passed or not


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for reports in list(terminalreporter.stats.values()):
        for report in reports:
            for name, what in getattr(report, "user_properties", ()):
                if name == TOLD and report.when == "call":
                    terminalreporter.write_line(f"{report.nodeid.partition('[')[0]}: {what}")
