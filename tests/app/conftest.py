"""What tests of the program share: dead times pass when a test lets them."""

import pytest
from virtual_time import VirtualTimer


@pytest.fixture(autouse=True)
def _virtual_dead_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.views.respondent.dead_time.QTimer", VirtualTimer)
