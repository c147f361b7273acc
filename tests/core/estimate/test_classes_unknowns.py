"""Questions asked elsewhere: unknowns beside a share, and means of scrambled numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import mapped
import numpy as np
import pytest
from scipy import stats
from scipy.optimize import minimize_scalar

from core.count.tally import Tally
from core.estimate.as_json import to_json
from core.estimate.classes import estimate_by_classes, estimate_classes
from core.estimate.means import estimate_mean
from core.examples import example_survey
from core.grammar.formula import Factor
from core.interchange.mapping import reading
from core.privacy.designs import DESIGNS
from core.privacy.designs.scrambled_channel import Scrambled
from core.privacy.mechanisms import Grid
from core.regress.variables import Variable
from core.survey.model import Kind, Question

F = Fraction
BRIBE = example_survey("bribery").question("bribe")
NUMBERS = Question("debt", Kind.NUMBER, "Debt?", low=5, high=100_000, step=5)


def scrambled(name: str, parameters: dict[str, F]) -> Question:
    """A question for numbers that people scrambled by this design."""
    mechanism = Scrambled.of(Grid(5, 100_000, 5), DESIGNS[name].line(parameters))
    return replace(NUMBERS, channel=mechanism)


def test_that_unknowns_stand_beside_the_share() -> None:
    design = DESIGNS["cheating-detection"].classes({"yes-1": F(1, 4), "yes-2": F(3, 4)}, 2)
    written: dict[str, Any] = to_json(estimate_by_classes(BRIBE, design, [(270, 130), (170, 230)]))
    yes, no = written["options"]
    assert (yes["option"], yes["reported"], yes["share"]) == ("yes", 360, pytest.approx(0.2))
    assert (no["option"], no["reported"], no["share"]) == ("no", 440, pytest.approx(0.8))
    assert (no["low"], no["high"]) == pytest.approx((1 - yes["high"], 1 - yes["low"]))
    assert yes["count"] == pytest.approx(160)
    assert [each["name"] for each in written["unknowns"]] == ["honest-no", "no-whatever"]
    assert [each["share"] for each in written["unknowns"]] == pytest.approx([0.5, 0.3])
    assert "lack_of_fit" not in written
    assert "notes" not in written
    outside: dict[str, Any] = to_json(estimate_by_classes(BRIBE, design, [(350, 50), (10, 390)]))
    assert outside["notes"] == ["outside"]
    empty: dict[str, Any] = to_json(estimate_by_classes(BRIBE, design, [(0, 0), (0, 0)]))
    assert (empty["n"], empty["options"][0]["share"]) == (0, None)


def test_that_options_by_forced_response_are_as_in_the_reference() -> None:
    parts = (F(1, 10), F(1, 10), F(1, 20), F(1, 20), F(1, 20))
    forced = {f"forced-{v + 1}": part for v, part in enumerate(parts)}
    counts = [180, 250, 170, 260, 140]
    options = tuple(example_survey("occupation").questions[0].options[:5])
    job = Question("job", Kind.ONE_OF, "Job?", options=options)
    found = estimate_by_classes(job, DESIGNS["forced-options"].classes(forced, 5), [counts])
    known = [0.12307692307692304, 0.2307692307692307, 0.1846153846153846]
    errors = [0.018690883136599924, 0.021066252211737156, 0.01827469553895276]
    assert [each.share for each in found.options[:3]] == pytest.approx(known, abs=1e-9)
    assert [each.se for each in found.options[:3]] == pytest.approx(errors, abs=1e-9)
    assert sum(each.share or 0 for each in found.options) == pytest.approx(1)
    wider = estimate_by_classes(
        job, DESIGNS["forced-options"].classes(forced, 5), [counts], together=5
    )
    assert (wider.options[0].low or 0) < (found.options[0].low or 0)
    assert wider.together == 5


def mechanism_of(question: Question) -> Scrambled:
    assert isinstance(question.channel, Scrambled)
    return question.channel


# (z − A)/B are the transformed variables of RRTCS 0.0.4 (`Quantitative`, `Saha`, `DianaPerri1`,
# `DianaPerri2`), written here for each design by itself.
TRANSFORMED = [
    ("eichhorn-hayre", {"mean-w": F(3, 2)}, lambda z: z / 1.5),
    ("bar-lev", {"truth": F(3, 5), "mean-w": F(5, 3)}, lambda z: z / (0.6 + 0.4 * 5 / 3)),
    ("eriksson", {"truth": F(7, 10), "mean-u": F(40)}, lambda z: (z - 0.3 * 40) / 0.7),
    ("saha", {"mean-w": F(3, 2), "mean-u": F(11, 2)}, lambda z: (z - 1.5 * 5.5) / 1.5),
    (
        *("diana-perri-1", {"truth": F(3, 5), "mean-w": F(5, 3), "mean-u": F(5, 3)}),
        lambda z: (z - 0.4 * 25 / 9) / (0.6 + 0.4 * 5 / 3),
    ),
    (
        *("diana-perri-2", {"beta": F(4, 5), "mean-w": F(50, 48), "mean-u": F(5, 3)}),
        lambda z: (z - 0.8 * 50 / 48 * 5 / 3) / (0.2 * 50 / 48),
    ),
    ("chaudhuri-christofides", {"mean-w": F(2), "mean-u": F(30)}, lambda z: (z - 30) / 2),
]


@pytest.mark.parametrize(("name", "parameters", "r"), TRANSFORMED, ids=[t[0] for t in TRANSFORMED])
def test_that_scrambled_numbers_have_the_mean_of_their_transformed_ones(
    name: str, parameters: dict[str, F], r: Callable[[Any], Any]
) -> None:
    z = np.random.default_rng(4).integers(0, 400, 57)
    question = scrambled(name, parameters)
    tally = Tally(question, 57, (), total=int(z.sum()), squares=int((z**2).sum()))
    found = estimate_mean(tally)
    assert found is not None
    # The same line between places, as a regression takes it.
    start, slope = mechanism_of(question).line
    places = (z.astype(float) - 5) / 5
    assert 5 + 5 * (places.mean() - float(start)) / float(slope) == pytest.approx(found.mean)
    values = r(z.astype(float))
    assert found.mean == pytest.approx(values.mean(), rel=1e-12)
    assert found.se == pytest.approx(values.std(ddof=1) / 57**0.5, rel=1e-12)
    known = stats.t.interval(0.95, 56, values.mean(), values.std(ddof=1) / 57**0.5)
    assert (found.low, found.high) == pytest.approx(known, rel=1e-9)


def test_that_every_design_for_scrambled_numbers_is_unbiased() -> None:
    names = {name for name, design in DESIGNS.items() if design.lines}
    assert names == {row[0] for row in TRANSFORMED}


def test_that_few_scrambled_numbers_have_no_error() -> None:
    question = scrambled("eichhorn-hayre", {"mean-w": F(2)})
    none = estimate_mean(Tally(question, 0, ()))
    assert none is not None
    assert (none.n, none.mean, none.se) == (0, None, None)
    one = estimate_mean(Tally(question, 1, (), total=30, squares=900))
    assert one is not None
    assert (one.mean, one.se, one.low) == (15.0, None, None)


def test_that_a_scale_is_that_of_the_unit() -> None:
    question = scrambled("saha", {"mean-w": F(2), "mean-u": F(3)})
    tenths = replace(question, scale=10, channel=replace(mechanism_of(question), scale=10))
    found = estimate_mean(Tally(tenths, 2, (), total=400, squares=80_200))
    assert found is not None
    assert found.mean == pytest.approx((20 - 6) / 2)
    assert found.se == pytest.approx(1 / 2)
    # Who has much reports little by this design: the ends change places.
    turned = replace(mechanism_of(question), slope=F(-2), start=F(100))
    falling = estimate_mean(Tally(replace(question, channel=turned), 2, (), 40, 850))
    assert falling is not None
    assert (falling.low or 0) < (falling.mean or 0) < (falling.high or 0)


def test_that_a_table_of_tenths_has_one_mean_by_itself_and_in_a_regression() -> None:
    eriksson = {"name": "eriksson", "truth": "7/10", "mean-u": "40/1"}
    asked = mapped.question("debt", kind="number", low=0, high=4000, step=1, design=eriksson)
    columns = [{"column": "d", "question": "debt", "scale": 10}]
    (debt,) = reading.read(mapped.written(mapped.mapping([asked], columns))).questions
    tenths = np.array([50, 125, 300, 410])
    found = estimate_mean(
        Tally(debt, 4, (), total=int(tenths.sum()), squares=int((tenths**2).sum()))
    )
    known = (tenths / 10 - 0.3 * 40) / 0.7
    assert found is not None
    assert found.mean == pytest.approx(known.mean())
    assert Variable(Factor("debt"), debt).numbers(tenths) == pytest.approx(known)


@pytest.mark.parametrize(
    ("red", "reds"), [(F(1, 10), (525, 320, 130, 20, 5, 0)), (F(1, 5), (12, 24, 8, 6, 0, 0))]
)
def test_that_a_share_of_cards_is_the_most_likely_one_where_that_lies_inside(
    red: F, reds: tuple[int, ...]
) -> None:
    # Few reports of many cards: no rate may weigh less than it does.
    cards: dict[str, F | int] = {"r1": red, "r0": F(3, 10), "cards": 5}
    found = estimate_classes(DESIGNS["kuk-cards"].classes(cards, 2), [reds])
    assert found is not None
    (yes,) = found.shares

    def height(share: float) -> float:
        one, none = (stats.binom.pmf(range(6), 5, float(cards[name])) for name in ("r1", "r0"))
        return -float(np.array(reds) @ np.log(share * one + (1 - share) * none))

    best = minimize_scalar(height, bounds=(0, 1), method="bounded", options={"xatol": 1e-9})
    assert 0.01 < best.x < 0.99
    assert (yes.share, yes.likely) == pytest.approx((best.x, best.x), abs=1e-6)
