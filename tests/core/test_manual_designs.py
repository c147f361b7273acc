"""The page of designs names every design, its parameters and why it is not collected with."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from manual_pages import page

from core.plan.power_of_designs import people_of
from core.privacy.designs import DESIGNS, Barrier
from core.privacy.designs.two_stage import TwoStages
from core.privacy.epsilon import epsilon
from core.privacy.mechanisms import REGISTRY

F = Fraction
TOLD = {
    None: "",
    Barrier.PROVES: "proof",
    Barrier.KNOWN_FACT: "fact",
    Barrier.SEVERAL_GROUPS: "groups",
    Barrier.OTHER_REPORTS: "reports",
}


def named() -> dict[str, list[str]]:
    """The row of each design, by its name."""
    found: dict[str, list[str]] = {}
    for line in page("designs").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `"):
            found |= {name: cells for name in re.findall(r"`([a-z0-9-]+)`", cells[0])}
    return found


def test_that_every_design_stands_on_the_page() -> None:
    assert set(named()) == set(DESIGNS)


@pytest.mark.parametrize("name", DESIGNS)
def test_that_a_design_has_its_parameters_and_its_barrier_there(name: str) -> None:
    design, cells = DESIGNS[name], named()[name]
    assert cells[-1] == TOLD[design.barrier]
    if name not in REGISTRY or name in ("warner", "forced", "binary"):
        for parameter in design.parameters:
            assert f"`{parameter}" in " ".join(cells[1:]), parameter
    for unknown in design.unknowns:
        assert f"`{unknown}`" in page("designs")


def test_that_the_costs_of_waves_are_those_told() -> None:
    stages = TwoStages(F(3, 4), F(1, 4), F(2, 3), F(1, 3))
    told = re.search(
        r"cost ([\d.]+) in one wave, ([\d.]+), ([\d.]+), ([\d.]+)\s+in 2, 4 and 8", page("methods")
    )
    assert told is not None
    costs = [epsilon(stages.ratio(waves)) for waves in (1, 2, 4, 8)]
    assert [float(each) for each in told.groups()] == pytest.approx(costs, abs=5.1e-5)


def test_that_the_example_of_a_plan_has_people() -> None:
    groups = {"yes-1": F(1, 4), "yes-2": F(3, 4)}
    detection = DESIGNS["cheating-detection"].classes(groups, 2)
    assert people_of(detection, 0.2, {"no-whatever": 0.1}) is not None
