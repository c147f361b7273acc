"""Runs of half an hour and more, as proofs: pairs of people, walks at random, and a kiosk.

pytest tests/benchmarks/long_runs.py --long

What was done of the same commit is kept in build and counts; `coupled_pairs`, `random_walk` and
`kiosk_day` go further than these.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import coupled_pairs
import kiosk_day
import pytest
import random_walk
from coupled_cases import CASES

from proofs.outcome import commit_of

pytestmark = pytest.mark.long
HUNDREDS = 5
PAIRS = 100
Tell = Callable[[str, object], None]


@pytest.mark.parametrize("name", CASES)
def test_that_no_pair_of_people_is_told_apart(name: str, record_property: Tell) -> None:
    sittings = coupled_pairs.paired([name], PAIRS)[name]
    record_property("figure", coupled_pairs.figure(name, sittings))
    assert list(coupled_pairs.faults(name, sittings)) == []


@pytest.mark.parametrize("window", random_walk.WINDOWS)
def test_that_no_order_of_steps_breaks_a_window(window: str, record_property: Tell) -> None:
    slices = random_walk.walked([window], first=0, count=3, steps=random_walk.STEPS)
    for figure in random_walk.figures(slices):
        record_property("figure", figure)
    assert [fault for made in slices for fault in made["faults"]] == []
    assert [hold for made in slices for hold in made["holds"]] == []


def test_that_a_day_at_a_kiosk_leaves_nothing_and_no_growth(record_property: Tell) -> None:
    found = kiosk_day.kept()
    if found["commit"] != commit_of(kiosk_day.ROOT) or len(found["hundreds"]) < HUNDREDS:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-m", "kiosk_day", str(HUNDREDS * kiosk_day.HUNDRED)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr + done.stdout
        found = kiosk_day.kept()
    for figure in kiosk_day.figures(found):
        record_property("figure", figure)
    assert list(kiosk_day.faults(found)) == []
