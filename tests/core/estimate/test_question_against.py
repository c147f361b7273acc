"""Under every design the test at 1 − level rejects exactly what the interval leaves out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from made_questions import many_of, number, one_of, yes_no
from sampled_people import PEOPLE, block

from core.count.blocks import Block, tally_blocks
from core.count.sampling_design import Design, fit
from core.count.tally import Tally, TallyOfSome
from core.count.tally_columns import tally
from core.estimate import estimate
from core.estimate.question import interval_test
from core.inference.intervals import Interval
from core.privacy.designs import DESIGNS
from core.privacy.designs.grouped_channel import Grouped, mixed
from core.privacy.mechanisms import REGISTRY, Binary, KAry, Warner
from core.response.layout import Layout, ReportColumn
from core.survey.model import Survey

F = Fraction
WARNER = Warner(F(3, 4))
TWO = Grouped(2, mixed((WARNER, Binary(F(9, 10), F(1, 5)))), ("spinner", "scrambled"))
DETECTION = Grouped(
    2,
    DESIGNS["cheating-detection"].classes({"yes-1": F(1, 4), "yes-2": F(3, 4)}, 2),
    ("first", "second"),
)
CARDS = Grouped(
    2, DESIGNS["kuk-cards"].classes({"r1": F(3, 4), "r0": F(1, 4), "cards": 2}, 2), ("all",)
)
JOBS = Grouped(3, mixed((KAry(3, F(1, 2)), KAry(3, F(3, 4)))), ("one", "other"))


def reports(*counts: int) -> ReportColumn:
    values = np.repeat(np.arange(len(counts)), counts)
    return ReportColumn(values, np.ones(len(values), dtype=np.bool_))


def by_groups(mechanism: Grouped, *counts: int, weighted: bool = False) -> Tally:
    column = reports(*counts)
    weights = np.random.default_rng(5).lognormal(0, 1, sum(counts)) if weighted else None
    question = one_of(3, mechanism) if mechanism is JOBS else yes_no(mechanism)
    return tally(question, column, weights)


def clustered_groups() -> Tally:
    """Eight villages, of which each reports by both ways."""
    question = replace(yes_no(TWO), id="asked")
    villages = replace(number(0, 7), id="village")
    layout = Layout(Survey(("en",), "T", (question, villages)))
    given = np.random.default_rng(7)
    rows = np.zeros(160, dtype=np.uint64)
    for field in layout.fields:
        values = np.arange(160) // 20 if field.question is villages else given.integers(0, 4, 160)
        rows |= values.astype(np.uint64) << np.uint64(field.offset)
    packed = rows[:, None] >> (8 * np.arange(layout.size, dtype=np.uint64)) & np.uint64(255)
    return sampled(Design(clusters="village"), "asked", Block(layout, packed.astype(np.uint8)))


def sampled(design: Design, only: str, some: Block = PEOPLE) -> Tally:
    (found,) = tally_blocks([fit(design, [some]).of(some)], only)
    return found.whole


def weighted_people() -> Tally:
    weights = np.random.default_rng(3).lognormal(0, 0.8, 40)
    return tally(yes_no(WARNER), reports(28, 12), weights)


def rare_in_clusters() -> Tally:
    paid = [int(person in (0, 15, 31, 45)) for person in range(60)]
    some = block(paid=paid, village=[person // 10 for person in range(60)])
    return sampled(Design(clusters="village"), "paid", some)


UNARY = REGISTRY["unary"].make({"p": F(1, 2), "q": F(1, 4)}, 4)
DESIGNS_MADE: dict[str, Callable[[], Tally]] = {
    "plain": lambda: Tally(yes_no(WARNER), 60, (24, 36)),
    "clear": lambda: Tally(yes_no(None), 40, (3, 37)),
    "all alike": lambda: Tally(yes_no(WARNER), 12, (0, 12)),
    "unary": lambda: Tally(one_of(4, UNARY), 80, (20, 31, 42, 9)),
    "weighted": weighted_people,
    "clusters": lambda: sampled(Design(clusters="village"), "job"),
    "few clusters": rare_in_clusters,
    "strata": lambda: sampled(Design(strata="area", clusters="village"), "paid"),
    "strata alone": lambda: sampled(Design(strata="area"), "job"),
    "asked some": lambda: TallyOfSome(
        replace(many_of(3, WARNER), ask=2), 60, (18, 11, 30), asked=(41, 38, 41)
    ),
    "population": lambda: Tally(yes_no(WARNER), 60, (24, 36)).of_population(90),
    "clear of a population": lambda: Tally(yes_no(None), 60, (24, 36)).of_population(61),
    "several ways": lambda: by_groups(TWO, 60, 40, 35, 15),
    "several ways, weighted": lambda: by_groups(TWO, 30, 20, 18, 8, weighted=True),
    "several ways, clusters": clustered_groups,
    "options in several ways": lambda: by_groups(JOBS, 20, 9, 12, 31, 5, 11),
    "options, weighted": lambda: by_groups(JOBS, 20, 9, 12, 31, 5, 11, weighted=True),
    "mapped, unknowns beside": lambda: by_groups(DETECTION, 54, 26, 34, 46),
    "mapped, unknowns, weighted": lambda: by_groups(DETECTION, 54, 26, 34, 46, weighted=True),
    "mapped, cards": lambda: by_groups(CARDS, 40, 32, 12),
}


@pytest.mark.parametrize("made", DESIGNS_MADE)
@pytest.mark.parametrize("level", [0.8, 0.95])
def test_that_a_test_rejects_exactly_what_the_interval_shown_leaves_out(
    made: str, level: float
) -> None:
    counted = DESIGNS_MADE[made]()
    in_several_ways = isinstance(counted.question.channel, Grouped)
    for name in Interval if not in_several_ways else (Interval.FELDMAN_COUSINS,):
        found = estimate(counted, level, name)
        for each in found.options:
            assert each.low is not None
            assert each.high is not None
            ends = [end + step for end in (each.low, each.high) for step in (-1e-4, 1e-4)]
            for share in [*np.linspace(0, 1, 9).tolist(), *ends]:
                if not 0 <= share <= 1 or min(abs(share - each.low), abs(share - each.high)) < 1e-7:
                    continue
                p_value = interval_test(counted, each.option, share, name).p_value
                if not each.low < share < each.high:
                    assert p_value <= 1 - level + 1e-9, (name, each.option, share)
                elif found.interval != Interval.FELDMAN_COUSINS:  # whose accepted set has gaps
                    assert p_value > 1 - level - 1e-9, (name, each.option, share)


def test_that_weights_widen_a_profile_by_their_degrees_of_freedom() -> None:
    # Four people weigh nearly all: (Σw²)²/Σw⁴ − 1 is about 3, where z would be .6 of t.
    weights = np.array([50.0] * 4 + [1.0] * 96)
    values = np.tile([0, 1, 2, 3], 25)
    column = ReportColumn(values, np.ones(100, dtype=np.bool_))
    yes = estimate(tally(yes_no(TWO), column, weights)).options[0]
    alike = estimate(tally(yes_no(TWO), column)).options[0]
    freedom = (weights**2).sum() ** 2 / (weights**4).sum() - 1
    assert freedom == pytest.approx(3.077, abs=0.001)
    assert None not in (yes.low, yes.high, alike.low, alike.high)
    assert (yes.low, yes.high) == (0, 1)
    assert alike.high - alike.low < 0.6  # type: ignore[operator]
