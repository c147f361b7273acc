"""Every example and every template is audited, and the manual's table says what was found."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
from manual_pages import page, rows, section

from core.audit import Finding, audit
from core.examples import example_path
from core.privacy.epsilon import epsilon_text
from core.privacy.randomness import Door
from core.survey import read

FOLDER = example_path("bribery").parent
PATHS = {
    path.relative_to(FOLDER).with_suffix("").as_posix(): path
    for folder in (FOLDER, FOLDER / "templates")
    for path in sorted(folder.glob("*.survey"))
}
MILLION = 1_000_000
TABLE = rows(section(page("privacy"), "### The examples and templates, measured"))


def down(low: float) -> str:
    return f"{math.floor(low * 1000) / 1000:.3f}"


def test_that_every_example_and_template_has_its_line() -> None:
    told = [(name.strip("`"), question.strip("`")) for name, question, *_ in TABLE]
    surveys = {name: read(path.read_bytes()) for name, path in PATHS.items()}
    assert told == [(name, q.id) for name, survey in surveys.items() for q in survey.sensitive]


@pytest.mark.parametrize("name", PATHS)
def test_that_what_is_measured_of_it_agrees(
    name: str,
    suite_or_long: Callable[[int, int], int],
    record_property: Callable[[str, object], None],
) -> None:
    survey = read(PATHS[name].read_bytes())
    trials = suite_or_long(2_000, MILLION)
    door, truths = (Door(np.random.default_rng(seed).bytes) for seed in (2, 5))
    found = audit(survey, trials, door, truths)
    told = {row[1].strip("`"): row for row in TABLE if row[0] == f"`{name}`"}
    for each in found.questions:
        claim = epsilon_text(each.question.ratio, 3)
        assert told[each.question.id][2] == claim
        assert each.low <= each.claim
        assert each.finding not in (Finding.ABOVE, Finding.BELOW)
        record_property("figure", f"{name}: {down(each.low)} of {claim}")
        if trials == MILLION:
            assert told[each.question.id][3] == down(each.low)
            assert each.finding is Finding.AGREES
