"""No test of the pages waits for a dead time, unless it is about one."""

from __future__ import annotations

import pytest

from app.views.respondent import dead_time


@pytest.fixture(autouse=True)
def _no_dead_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "dead_times" not in request.keywords:
        monkeypatch.setattr(dead_time, "DEAD_TIME", 0)
