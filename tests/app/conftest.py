"""No test of the pages waits for a dead time; those that are about one replace this fixture."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.widgets.button import Button
from app.widgets.dead_time import DeadTime


@pytest.fixture(autouse=True)
def _dead_time(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = DeadTime.begin

    def at_once(self: DeadTime, buttons: Sequence[Button], milliseconds: int) -> None:
        begin(self, buttons, 0 * milliseconds)

    monkeypatch.setattr(DeadTime, "begin", at_once)
