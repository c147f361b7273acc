"""One process reads the files of all tests of a module, as it reads those of a job."""

from collections.abc import Iterator

import pytest

from core.interchange.reader import one_reader


@pytest.fixture(autouse=True, scope="module")
def reader() -> Iterator[None]:
    """The process, which is ended with the module; what one file did to it ends it at once."""
    with one_reader():
        yield
