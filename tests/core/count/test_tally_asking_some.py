"""Estimates where each person is asked only some: each option has its own n."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from made_questions import many_of, yes_no
from made_surveys import Content, canonical
from numpy.typing import NDArray
from scipy import stats

from core.checks.influence import influence, precision
from core.checks.reports import Check, CheckName, FitTally, checks
from core.count.blocks import Block, QuestionTally, tally_block
from core.count.tally import Tally, TallyOfSome, count_of
from core.count.tally_columns import tally
from core.count.variance import weights_freedom
from core.cross.crossing import cross
from core.cross.pair_tally import Side, tally_pair
from core.estimate import estimate, to_json
from core.estimate.compare import compare_options
from core.examples import example_path
from core.inference.intervals import Interval
from core.present.chart import bars_of
from core.privacy.mechanisms import AskedBits, Warner
from core.rehearse import invent, rehearse
from core.response.layout import Layout, ReportColumn
from core.study import Study
from core.study.details import DetailsRequest, details
from core.survey import Question, Survey, read
from core.survey.model import Block as SurveyBlock

F = Fraction
WARNER = Warner(F(3, 4))
SOME = replace(many_of(4, WARNER), ask=2)


def column_of(question: Question, reports: Sequence[str]) -> ReportColumn:
    """The reports as a study holds them."""
    survey = Survey(("en",), "Some", (question,))
    return Layout(survey).column(rows_of(question, reports), question.id)


def rows_of(question: Question, reports: Sequence[str]) -> NDArray[np.uint8]:
    layout = Layout(Survey(("en",), "Some", (question,)))
    packed = [
        (question.form.pack(report) << layout.fields[0].offset).to_bytes(layout.size, "little")
        for report in reports
    ]
    return np.frombuffer(b"".join(packed), dtype=np.uint8).reshape(-1, layout.size)


def drawn_reports(n: int, k: int, ask: int, shares: Sequence[float], seed: int) -> list[str]:
    generator = np.random.default_rng(seed)
    marks = np.full((n, k), "-")
    asked = np.argsort(generator.random((n, k)), axis=1)[:, :ask]
    truths = generator.random((n, k)) < np.asarray(shares)
    kept = generator.random((n, k)) < 0.75
    said = np.where(truths == kept, "1", "0")
    np.put_along_axis(marks, asked, np.take_along_axis(said, asked, axis=1), axis=1)
    return ["".join(row) for row in marks]


REPORTS = ["10--", "-01-", "1--0", "--11", "11--", "-1-0", "0-0-"]
ASKED, YES = (4, 4, 3, 3), (3, 2, 2, 1)


@pytest.mark.parametrize("offset", [0, 3])
def test_that_each_option_counts_those_who_were_asked_it(offset: int) -> None:
    form = SOME.form
    assert isinstance(form, AskedBits)
    found = tally(SOME, column_of(SOME, REPORTS))
    assert (found.n, found.counts, found.asked, found.sizes) == (7, YES, ASKED, ASKED)
    # The same among other questions, where the bits begin anywhere in a byte.
    before = replace(many_of(offset + 1, WARNER), id="before")
    survey = Survey(("en",), "Some", (before, SOME))
    layout, at = Layout(survey), offset + 1
    packed = [form.pack(report) << at for report in REPORTS]
    block = Block.of(layout, [row.to_bytes(layout.size, "little") for row in packed])
    together = tally_block(block)[1].whole
    assert (together.counts, together.asked) == (YES, ASKED)
    half = tally_block(block.where(np.arange(7) < 3))[1].whole
    rest = tally_block(block.where(np.arange(7) >= 3))[1].whole
    assert half + rest == together


def test_that_shares_are_of_those_asked_by_the_binomial_of_one_option() -> None:
    found = estimate(tally(SOME, column_of(SOME, REPORTS)))
    for option, yes, n in zip(found.options, YES, ASKED, strict=True):
        rate = yes / n
        assert option.share == pytest.approx((rate - 0.25) / 0.5)
        assert option.se == pytest.approx(math.sqrt(rate * (1 - rate) / n) / 0.5)
        assert option.count == pytest.approx(7 * (rate - 0.25) / 0.5)
        one = replace(many_of(1, WARNER))
        alone = estimate(Tally(one, n, (yes,))).options[0]
        assert (option.low, option.high) == (alone.low, alone.high)
        assert option.asked == n
    assert count_of(tally(SOME, column_of(SOME, REPORTS)), "o2").n == 3
    written = to_json(found)["options"]
    assert isinstance(written, list)
    assert [option["n"] for option in written] == list(ASKED)


def test_that_expected_reports_give_back_the_shares_exactly() -> None:
    """All draws, all truths and all words, as often as they come."""
    k, ask = 3, 2
    question = replace(many_of(k, WARNER), ask=ask)
    shares = (F(1, 4), F(1, 2), F(0))
    times: dict[str, Fraction] = {}
    for drawn in itertools.combinations(range(k), ask):
        for words in itertools.product("01", repeat=ask):
            chance = F(1, math.comb(k, ask))
            marks = ["-"] * k
            for place, word in zip(drawn, words, strict=True):
                one = F(1, 4) + shares[place] / 2
                chance *= one if word == "1" else 1 - one
                marks[place] = word
            times["".join(marks)] = chance
    n = math.lcm(*(chance.denominator for chance in times.values()))
    reports = [report for report, chance in times.items() for _ in range(int(chance * n))]
    found = estimate(tally(question, column_of(question, reports)), interval=Interval.WILSON)
    assert [option.share for option in found.options] == pytest.approx([float(f) for f in shares])


def test_that_weights_count_those_who_were_asked() -> None:
    weights = np.array([1.0, 2, 0.5, 3, 1, 0, 2])
    found = tally(SOME, column_of(SOME, REPORTS), weights)
    weighted = found.weighted
    assert weighted is not None
    options = estimate(found).options
    for place, option in enumerate(options):
        asked = np.array([report[place] != "-" for report in REPORTS])
        said = np.array([report[place] == "1" for report in REPORTS])
        scores, w = (said - 0.25) / 0.5, weights * asked
        share = float((w * scores).sum() / w.sum())
        m = int((w > 0).sum())
        variance = m / (m - 1) * float((w**2 * (scores - share) ** 2).sum()) / w.sum() ** 2
        assert option.share == pytest.approx(share)
        assert option.se == pytest.approx(math.sqrt(variance))
        assert weighted.of_asked(place).people == m
    parts = [tally(SOME, column_of(SOME, REPORTS[s]), weights[s]) for s in (slice(3), slice(3, 7))]
    assert parts[0] + parts[1] == found


def test_that_freedom_is_of_the_weights_of_those_asked_the_option() -> None:
    question = replace(many_of(3, None), ask=1)
    weights = np.array([8.0] + [1.0] * 59)
    reports = ["1--"] + ["0--"] * 19 + ["-1-"] * 20 + ["--0"] * 20
    for first in (slice(60), slice(7, 60)):
        counted = tally(question, column_of(question, reports[first]), weights[first])
        assert counted.weighted is not None
        freedoms = [weights_freedom(counted.weighted.of_asked(place)) for place in (1, 2)]
        assert freedoms == [pytest.approx(19), pytest.approx(19)]
    counted = tally(question, column_of(question, reports), weights)
    assert counted.weighted is not None
    squares, fourths = 8**2 + 19, 8**4 + 19
    freedom = weights_freedom(counted.weighted.of_asked(0))
    assert freedom == pytest.approx(max(1, squares**2 / fourths - 1))


def test_that_the_people_needed_are_those_who_are_asked_one_option() -> None:
    all_asked, some = precision(replace(SOME, ask=None), 500), precision(SOME, 500)
    assert (all_asked.needed, some.needed) == (385, 769)  # Warner 3/4, half of them asked
    assert all_asked.half_width == pytest.approx(precision(SOME, 1000).half_width)
    assert some.too_few
    assert not all_asked.too_few


def test_that_a_group_in_which_nobody_was_asked_an_option_is_left_out_of_it() -> None:
    city = TallyOfSome(SOME, 20, (5, 4, 6, 3), asked=(10, 10, 10, 10))
    town = TallyOfSome(SOME, 2, (1, 0, 1, 0), asked=(2, 0, 1, 1))
    counted = QuestionTally(city + town, {"city": city, "town": town})
    with Study.in_memory(example_path("bribery").read_bytes()) as study:
        found = details(study, counted, DetailsRequest(0.95, Interval.FELDMAN_COUSINS, curve=True))
    compared = [SOME.option_ids[place] for place in (0, 2, 3)]
    assert [each["option"] for each in found["differences"]] == compared
    assert [each["option"] for each in found["homogeneity"]] == compared
    assert [each["option"] for each in found["surfaces"]] == compared


def test_that_an_option_nobody_was_asked_in_one_wave_is_not_compared() -> None:
    first = TallyOfSome(SOME, 20, (5, 4, 6, 3), asked=(10, 10, 10, 10))
    second = TallyOfSome(SOME, 2, (1, 0, 1, 0), asked=(2, 0, 1, 1))
    found = compare_options(first, second)
    assert found is not None
    assert [each.option for each in found] == [SOME.option_ids[place] for place in (0, 2, 3)]


@pytest.mark.parametrize("weights", [None, np.ones(2)], ids=["plain", "weighted"])
def test_that_an_option_nobody_was_asked_has_no_share(weights: NDArray[np.float64] | None) -> None:
    counted = tally(SOME, column_of(SOME, ["10--", "0-1-"]), weights)
    found = estimate(counted)
    last = found.options[3]
    assert (last.share, last.se, last.low, last.high, last.count, last.consistent) == (None,) * 6
    assert last.asked == 0
    assert found.options[0].share is not None
    with pytest.raises(ValueError, match="nobody was asked o3"):
        count_of(counted, "o3")
    assert len(influence(counted)) == 3
    assert bars_of(found).rows[-1].value is None


def test_that_two_options_are_crossed_among_those_asked_both() -> None:
    survey = Survey(("en",), "Some", (SOME,))
    block = Block.of(Layout(survey), [bytes(row) for row in rows_of(SOME, REPORTS)])
    pair = tally_pair(block, Side(SOME, "o0"), Side(SOME, "o1"))
    assert (pair.n, pair.table) == (2, ((1, 1), (0, 0)))
    one = replace(many_of(3, WARNER), ask=1)
    apart = Block.of(
        Layout(Survey(("en",), "One", (one,))), [bytes(r) for r in rows_of(one, ["1--", "-0-"])]
    )
    never = tally_pair(apart, Side(one, "o0"), Side(one, "o1"))
    assert never.n == 0
    assert cross(never) is None


def test_that_an_uneven_draw_is_found_and_an_even_one_is_not() -> None:
    reports = drawn_reports(4000, 10, 1, [0.2] * 10, seed=5)
    question = replace(many_of(10, WARNER), ask=1)
    honest = tally(question, column_of(question, reports))
    (even,) = [c for c in checks([FitTally(honest, None, {})]) if c.name is CheckName.DRAWN]
    counts = np.array(honest.asked)
    spread = float(((counts - 400) ** 2).sum())
    assert even.statistic == pytest.approx(0.9 * spread / (400 * 0.9))
    assert even.p_value == pytest.approx(float(stats.chi2.sf(even.statistic, 9)))
    assert not even.alarm
    left = [report for report in reports if not report.startswith("1")]
    fewer = tally(question, column_of(question, left))
    (uneven,) = [c for c in checks([FitTally(fewer, None, {})]) if c.name is CheckName.DRAWN]
    assert uneven.alarm


def test_that_the_statistic_of_the_draw_is_chi_square() -> None:
    """With s of k drawn the mean is k − 1 and the variance 2(k − 1), whatever s is."""
    generator, k, ask, n, runs = np.random.default_rng(11), 6, 4, 300, 3000
    order = np.argsort(generator.random((runs, n, k)), axis=2)[:, :, :ask]
    counts = np.stack([(order == v).sum(axis=(1, 2)) for v in range(k)], axis=1)
    even = n * ask / k
    found = (k - 1) / k * ((counts - even) ** 2).sum(axis=1) / (even * (1 - ask / k))
    assert found.mean() == pytest.approx(k - 1, abs=5 * math.sqrt(2 * (k - 1) / runs))
    assert found.var() == pytest.approx(2 * (k - 1), rel=0.12)


@pytest.mark.parametrize(
    ("k", "target", "least"), [(3, 1, 2.6), (5, 1, 4.3), (10, 1, 8.6), (20, 1, 17), (10, 2, 5.8)]
)
def test_that_asking_one_of_many_needs_fewer_people_by_the_known_factor(
    k: int, target: float, least: float
) -> None:
    """By the estimates of 10,000 people, at the share where it gains least."""

    def error(ask: int) -> float:
        p = math.exp(target / ask) / (1 + math.exp(target / ask))
        n, asked = 10_000, 10_000 * ask // k
        question = many_of(k, Warner(F(p).limit_denominator(10**6)))
        some = replace(question, ask=ask) if ask < k else question
        asked_of = (asked,) * k if ask < k else ()
        found = estimate(
            TallyOfSome(some, n, (asked // 2,) * k, asked=asked_of), interval=Interval.WALD
        )
        return found.options[0].se or 0.0

    assert (error(k) / error(1)) ** 2 == pytest.approx(least, rel=0.02)


@pytest.mark.parametrize("people", [5000, pytest.param(10**6, marks=pytest.mark.long)])
def test_that_rehearsed_people_have_the_shares_that_were_stated(people: int) -> None:
    """Each share within five of its standard errors, of a many-of and of a block."""
    warner: Content = {"name": "warner", "p": "3/4"}
    options: list[Content] = [{"id": f"o{i}", "text": f"Option {i}"} for i in range(10)]
    questions: list[Content] = [
        {"id": id_, "kind": "yes-no", "text": f"{id_}?", "mechanism": warner} for id_ in "abc"
    ]
    many: Content = {"id": "many", "kind": "many-of", "text": "Which?", "options": options}
    head: Content = {"format": "candor-survey", "version": 1, "languages": ["en"], "title": "Some"}
    sample = [{"questions": ["a", "b", "c"], "ask": 2}]
    whole = [*questions, many | {"mechanism": warner, "ask": 1}]
    survey = read(canonical(head | {"questions": whole, "sample": sample}))
    shares: dict[str, dict[str, float]] = {
        "many": {f"o{i}": i / 10 for i in range(10)},
        **{id_: {"yes": 0.2 * place} for place, id_ in enumerate("abc")},
    }
    layout = Layout(survey)
    made = rehearse(survey, invent(survey, people, seed=3, shares=shares), seed=4)
    found = tally_block(Block.of(layout, map(layout.pack, made)))
    for each in found:
        estimated = estimate(each.whole, interval=Interval.WALD)
        for option in estimated.options:
            truth = shares[each.whole.question.id].get(option.option)
            if truth is not None:
                assert option.share == pytest.approx(truth, abs=5 * (option.se or 1) + 1e-9)
    many_of_them = found[-1].whole
    assert sum(many_of_them.asked) == people
    assert sum(each.whole.n for each in found[:3]) == 2 * people


def test_that_an_uneven_draw_of_questions_is_found() -> None:
    names, n = ("a", "b", "c", "d"), 1200

    def drawn(*asked: int) -> list[Check]:
        tallies = [
            FitTally(Tally(replace(yes_no(WARNER), id=name), m, (m // 2, m - m // 2)), None, {})
            for name, m in zip(names, asked, strict=True)
        ]
        found = checks(tallies, sample=[SurveyBlock(names, 2)])
        assert not any(c.name is CheckName.DRAWN for c in checks(tallies[:3]))
        return [c for c in found if c.name is CheckName.DRAWN]

    (even,) = drawn(600, 620, 590, 590)
    spread = 0 + 20**2 + 10**2 + 10**2
    assert even.statistic == pytest.approx(0.75 * spread / (n * 0.5 * 0.5))
    assert (even.question, even.alarm) == ("a", False)
    (uneven,) = drawn(450, 650, 650, 650)
    assert uneven.alarm
