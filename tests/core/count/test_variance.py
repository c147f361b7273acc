"""Shares, crossings and regressions of one sample have one variance."""

import pytest
from sampled_people import MARGINS, PEOPLE, QUESTIONS

from core.count.blocks import Block, tally_blocks
from core.count.sampling_design import Design, fit
from core.cross.crossing import cross
from core.cross.pair_tally import Side, tally_pairs
from core.estimate import estimate
from core.grammar.formula import read
from core.regress.regression import regress
from core.regress.rows import gather
from core.regress.variables import variables_of
from core.survey.model import Survey

SURVEY = Survey(("en",), "T", QUESTIONS)
DESIGNS = {
    "weights alone": None,
    "clusters": Design(clusters="village"),
    "strata": Design(strata="area"),
    "both": Design("area", "village"),
    "margins": Design(margins=MARGINS),
    "all": Design("area", "village", MARGINS),
}


def sampled(design: Design | None) -> Block:
    some = PEOPLE.weighted_by("weight")
    return some if design is None else fit(design, [some]).of(some)


@pytest.mark.parametrize("name", DESIGNS)
def test_that_a_share_has_one_error_and_interval_alone_and_crossed(name: str) -> None:
    some = sampled(DESIGNS[name])
    alone = estimate(tally_blocks([some], "job")[0].whole).options
    for other in ("paid", "bits"):  # a report to the second supports several options
        sides = Side(some.question("job")), Side(some.question(other))
        crossed = cross(tally_pairs([some], *sides))
        assert crossed is not None
        for one, each in zip(crossed.rows, alone, strict=True):
            assert None not in (each.share, each.se, each.low, each.high)
            known = (each.share, each.se, each.low, each.high)
            assert (one.share, one.se, one.low, one.high) == pytest.approx(known, rel=1e-9)


@pytest.mark.parametrize("name", [name for name in DESIGNS if name != "weights alone"])
def test_that_a_mean_has_one_error_alone_and_as_a_model(name: str) -> None:
    some, formula = sampled(DESIGNS[name]), read("village ~ 1")
    (level,) = regress(formula, gather([some], variables_of(formula, SURVEY))).coefficients
    mean = estimate(tally_blocks([some], "village")[0].whole).mean
    assert mean is not None
    assert (level.estimate, level.se) == pytest.approx((mean.mean, mean.se), rel=1e-9)


def test_that_an_answer_that_people_are_raked_to_does_not_vary() -> None:
    for design in (DESIGNS["margins"], DESIGNS["all"]):
        found = estimate(tally_blocks([sampled(design)], "sex")[0].whole).options[0]
        assert (found.share, found.se) == pytest.approx((0.6, 0.0), abs=1e-9)
        # Rounding, which is all that is left, is not asked how it is spread over clusters.
        turned = estimate(tally_blocks([sampled(design)], "sex")[0].whole).options[1]
        assert found.low is not None
        assert found.high is not None
        assert (turned.low, turned.high) == pytest.approx((1 - found.high, 1 - found.low), rel=1e-9)
