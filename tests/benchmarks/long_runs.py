"""Runs of minutes and hours, as proofs: damaged files, pairs of people, walks, a kiosk.

pytest tests/benchmarks/long_runs.py --long

What was done of the same commit is kept in packaging/proofs/record and counts; `damaged_files`,
`coupled_pairs`, `random_walk` and `kiosk_day` go further than these.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import coupled_pairs
import damaged_files
import kiosk_day
import pytest
import random_walk
from coupled_cases import CASES
from mutated_record import ACCEPTED
from outside_files import SORTS
from planted_walks import PLANTED, STEPS

from proofs.parts import DAMAGED, KIOSK, PAIRS, WALKS, totals

pytestmark = pytest.mark.long
HUNDREDS = 5
COUPLED = 100  # pairs
DAMAGED_FILES = 80_000  # of each sort, more than a million together
Tell = Callable[[str, object], None]


@pytest.mark.parametrize("sort", SORTS)
def test_that_a_damaged_file_is_accepted_or_refused_by_code(
    sort: str, commit: str, record_property: Tell
) -> None:
    damaged_files.damage([sort], DAMAGED_FILES, DAMAGED.kept(commit))
    (found,) = totals(part for part in DAMAGED.kept(commit).values() if part.of == sort)
    record_property("figure", found.figure())
    assert found.faults == ()
    assert found.counts["files"] >= DAMAGED_FILES
    assert found.counts[ACCEPTED] < 0.6 * found.counts["files"], "too little is damaged"


@pytest.mark.parametrize("name", CASES)
def test_that_no_pair_of_people_is_told_apart(
    name: str, commit: str, record_property: Tell
) -> None:
    found = coupled_pairs.paired(name, COUPLED, PAIRS.kept(commit))
    record_property("figure", coupled_pairs.figure(found))
    assert found.faults == ()


@pytest.mark.parametrize("window", random_walk.WINDOWS)
def test_that_no_order_of_steps_breaks_a_window(
    window: str, commit: str, record_property: Tell
) -> None:
    (found,) = totals(random_walk.walked([window], range(1), random_walk.STEPS, WALKS.kept(commit)))
    record_property("figure", found.figure())
    assert found.faults == ()


@pytest.mark.parametrize("plant", PLANTED)
def test_that_a_walk_finds_what_is_planted(plant: str, tmp_path: Path) -> None:
    random_walk.furnish(tmp_path / "furnished")
    *_, seed, told = PLANTED[plant]
    found = random_walk.walk("editor", seed, STEPS, tmp_path / "furnished", plant)
    assert any(told in fault for fault in found.faults)


def test_that_a_day_at_a_kiosk_leaves_nothing_and_no_growth(
    commit: str, record_property: Tell
) -> None:
    people = HUNDREDS * kiosk_day.HUNDRED
    days = KIOSK.kept(commit).values()
    if all(day.counts["came"] < people for day in days):
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-m", "kiosk_day", str(people)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr + done.stdout
    for day in KIOSK.kept(commit).values():
        record_property("figure", day.figure())
        assert day.faults == ()
