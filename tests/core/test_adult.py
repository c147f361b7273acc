"""A real census as a survey: what is estimated of 32,561 people against what they answered."""

import math
from collections import defaultdict
from collections.abc import Callable
from itertools import product

import numpy as np
import pytest
from adult_study import LAYOUT, SURVEY, adults, reported, some_of
from numpy.typing import NDArray

from core.count.blocks import Block, tally_block
from core.count.raking import Margin
from core.count.sampling_design import Design, fit
from core.cross.crossing import cross
from core.cross.pair_tally import Side, tally_pair
from core.estimate import estimate
from core.estimate.compare import compare_all_options
from core.estimate.results import ShareEstimate
from core.examples import occupation_counts
from core.rehearse import People, rehearse, true_counts

N = 32_561
OCCUPATION, INCOME = Side(SURVEY.question("occupation")), Side(SURVEY.question("income"))
MARGINS = ("sex", "education")
Ends = tuple[float | None, float | None]


def values(id_: str, people: People | None = None) -> NDArray[np.int64]:
    return (people or adults()).answers[id_].values


def shares(id_: str) -> dict[str, float]:
    counts = true_counts(SURVEY.question(id_), adults())
    return {option: count / N for option, count in counts.items()}


def income_of(sex: str) -> float:
    code = SURVEY.question("sex").option_ids.index(sex)
    return float(values("income")[values("sex") == code].mean())


def truths() -> dict[tuple[str, ...], float]:
    """What there is to find, by what it is: shares, a mean, a difference, joint shares."""
    found: dict[tuple[str, ...], float] = {("hours",): float(values("hours").mean())}
    for id_ in ("occupation", "income", "age"):
        found |= {(id_, option): share for option, share in shares(id_).items()}
    for sex in ("female", "male"):
        found["split", sex] = income_of(sex)
    found["difference", "income"] = income_of("female") - income_of("male")
    found["raked", "income"] = shares("income")["yes"]
    for (place, job), (paid, yes) in product(
        enumerate(OCCUPATION.options), ((1, "yes"), (0, "no"))
    ):
        both = (values("occupation") == place) & (values("income") == paid)
        found["crossed", job, yes] = float(both.mean())
    return found


def intervals(block: Block) -> dict[tuple[str, ...], Ends]:
    """The intervals that a study of these reports shows."""
    found: dict[tuple[str, ...], Ends] = {}
    for tallies in tally_block(block, by="sex"):
        question = tallies.whole.question
        whole = estimate(tallies.whole)
        if question.id == "hours" and whole.mean is not None:
            found["hours",] = whole.mean.low, whole.mean.high
        if question.sensitive:
            found |= {(question.id, each.option): (each.low, each.high) for each in whole.options}
        if question.id == "income":
            for sex, tally in tallies.groups.items():
                yes = estimate(tally).options[0]
                found["split", sex] = yes.low, yes.high
            (compared,) = compare_all_options(tallies.groups)
            (pair,) = compared.comparison.pairs
            assert (pair.first, pair.second) == ("female", "male")
            found["difference", "income"] = pair.difference.low, pair.difference.high
    crossed = cross(tally_pair(block, OCCUPATION, INCOME))
    assert crossed is not None
    found |= {("crossed", cell.a, cell.b): (cell.low, cell.high) for cell in crossed.cells}
    return found


def raked(block: Block) -> ShareEstimate:
    """The income of all, weighted to the known shares of the sexes and of education."""
    margins = tuple(Margin(id_, tuple(shares(id_).items())) for id_ in MARGINS)
    sample = fit(Design(margins=margins), [block]).of(block)
    (income,) = tally_block(sample, only="income")
    for margin in margins:
        (clear,) = tally_block(sample, only=margin.question)
        weighted = estimate(clear.whole).options
        assert [each.share for each in weighted] == pytest.approx(
            [share for _, share in margin.shares], abs=1e-9
        )
    return estimate(income.whole).options[0]


def holds(ends: Ends, truth: float) -> bool:
    low, high = ends
    assert low is not None
    assert high is not None
    return low <= truth <= high


def skewed(rng: np.random.Generator) -> NDArray[np.int64]:
    """A sample that men, and people of higher education, are likelier to be in."""
    chance = np.where(values("sex") == 1, 3.0, 1.0) * (1 + values("education"))
    return rng.choice(N, N, p=chance / chance.sum())


def test_that_the_table_is_that_of_the_census() -> None:
    assert adults().n == N
    assert true_counts(OCCUPATION.question, adults()) == occupation_counts()
    assert shares("income")["yes"] * N == pytest.approx(7_841)
    assert shares("sex")["male"] * N == pytest.approx(21_790)
    assert values("hours").mean() == pytest.approx(40.437456, abs=5e-7)


def test_that_bulk_reports_are_packed_as_saved_ones_are() -> None:
    """The first people's files, and the shares of reports of everybody."""
    few = some_of(adults(), np.arange(0, N, 40))
    rows = [LAYOUT.pack(response) for response in rehearse(SURVEY, few, 3)]
    packed = Block.of(LAYOUT, rows)
    bulk = reported(few, 3)
    for question in SURVEY.questions:
        one, other = packed.column(question.id).values, bulk.column(question.id).values
        if not question.sensitive:
            assert (one == other).all()
            continue
        apart = one.mean(axis=0) - other.mean(axis=0)
        spread = (one.var(axis=0) + other.var(axis=0)) / few.n
        assert (np.abs(apart) <= 4.5 * np.sqrt(spread)).all()


def test_that_one_study_tells_what_is_so() -> None:
    block, true = reported(adults(), 1), truths()
    found = intervals(block)
    held = [holds(ends, true[key]) for key, ends in found.items()]
    assert sum(held) >= len(held) - 7  # of 54 at 95%: more are missed with a chance below 1%
    assert holds(found["difference", "income"], true["difference", "income"])
    assert found["difference", "income"][1] < 0  # type: ignore[operator]
    crossed = cross(tally_pair(block, OCCUPATION, INCOME))
    assert crossed is not None
    assert crossed.independence is not None
    assert crossed.independence.p_value < 1e-9
    shown = {(cell.a, cell.b): cell.share for cell in crossed.cells}
    for key, share in shown.items():
        assert share == pytest.approx(true["crossed", *key], abs=0.02)


def test_that_raking_finds_the_income_of_all_from_a_skewed_sample() -> None:
    block = reported(some_of(adults(), skewed(np.random.default_rng(1))), 1)
    true = shares("income")["yes"]
    (plain,) = tally_block(block, only="income")
    for yes, found in ((estimate(plain.whole).options[0], False), (raked(block), True)):
        assert yes.share is not None
        assert yes.se is not None
        assert (abs(yes.share - true) <= 4 * yes.se) is found


def test_that_intervals_hold_as_often_as_is_stated(
    suite_or_long: Callable[[int, int], int],
) -> None:
    """Of people drawn anew, with replacement, who report anew: each sort of result by itself."""
    rng, runs, true = np.random.default_rng(2), suite_or_long(8, 200), truths()
    held: dict[str, list[bool]] = defaultdict(list)
    for seed in range(runs):
        found = intervals(reported(some_of(adults(), rng.integers(0, N, N)), seed))
        yes = raked(reported(some_of(adults(), skewed(rng)), runs + seed))
        found["raked", "income"] = yes.low, yes.high
        for key, ends in found.items():
            held[key[0]].append(holds(ends, true[key]))
    for sort, each in held.items():
        # Results of one study hang together: no more is taken to be independent than studies.
        off = 4 * math.sqrt(0.95 * 0.05 / runs)
        assert np.mean(each) >= 0.95 - off, sort
    everything = [one for each in held.values() for one in each]
    assert 0.95 - off / 7 <= np.mean(everything) <= 0.98
