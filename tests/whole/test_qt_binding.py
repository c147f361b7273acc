"""The Qt binding itself: faults of releases that must not come back with an update."""

import sys

import pytest
from PySide6.QtGui import QPainterPath


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_that_calls_that_return_nothing_keep_none_alive() -> None:
    path = QPainterPath()
    before = sys.getrefcount(None)
    for _ in range(1000):
        path.moveTo(1.0, 1.0)
    assert sys.getrefcount(None) > before - 500
