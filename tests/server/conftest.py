"""What all tests of the server share."""

from collections.abc import Iterator

import pytest

from tests.server.kit import House


@pytest.fixture
def house() -> Iterator[House]:
    with House() as house:
        yield house
