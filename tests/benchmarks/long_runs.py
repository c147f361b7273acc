"""Runs of half an hour and more, as proofs: walks at random, and people at a kiosk.

pytest tests/benchmarks/long_runs.py --long

What was done before is kept in build and is not done again; `random_walk` and `kiosk_day` go
further than these.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable

import kiosk_day
import pytest
import random_walk

pytestmark = pytest.mark.long
PEOPLE = 500
Tell = Callable[[str, object], None]


@pytest.mark.parametrize("window", random_walk.WINDOWS)
def test_that_no_order_of_steps_breaks_a_window(window: str, record_property: Tell) -> None:
    slices = random_walk.walked([window], first=0, count=3, steps=random_walk.STEPS)
    for figure in random_walk.figures(slices):
        record_property("figure", figure)
    assert [fault for made in slices for fault in made["faults"]] == []
    assert [hold for made in slices for hold in made["holds"]] == []


def test_that_a_day_at_a_kiosk_leaves_nothing_and_no_growth(record_property: Tell) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "kiosk_day", str(PEOPLE)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout
    for figure in kiosk_day.figures(json.loads(kiosk_day.KEPT.read_text("utf-8"))):
        record_property("figure", figure)
