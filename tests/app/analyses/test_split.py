"""A question split: groups beside each other, tests and differences, in the numbers they have."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
from made_questions import number, one_of, rating, yes_no
from scipy import stats

from app.analyses import analyse
from app.analyses.content import StudyContent
from app.analyses.parts import BarChart, Beside, Part, Sentence, TablePart, charts_of
from app.analyses.request import AnalysisRequest, Choices
from app.analyses.tallies import kept_of
from app.analyses.words.group_tables import tests_table as table_of_tests
from core.count.tally import Tally
from core.estimate.compare import compare_all_options, compare_means
from core.estimate.question import estimate_groups
from core.inference.independence import Independence
from core.privacy.mechanisms import KAry, Warner
from core.survey import Question, Survey

F = Fraction
AREA = replace(one_of(3, None), id="area")
NAMES = ("o0", "o1", "o2")
BRIBE = yes_no(Warner(F(3, 4)))
COUNTS = ((806, 490), (650, 429), (544, 384))  # n, and how many saved words are No


def tallies_of(question: Question, counts: list[tuple[int, ...]]) -> dict[str, Tally]:
    return {name: Tally(question, sum(one), one) for name, one in zip(NAMES, counts, strict=True)}


def looked_at(
    question: Question,
    groups: dict[str, Tally],
    rehearsal: bool = False,
    choices: Choices = Choices(),  # noqa: B008 - it is frozen
) -> tuple[Part, ...]:
    first, *others = groups.values()
    whole = sum(others, first)
    survey = Survey(("en",), "Areas", (AREA, question))
    area = Tally(AREA, whole.n, tuple(group.n for group in groups.values()))
    content = StudyContent(
        survey,
        whole.n,
        rehearsal,
        {question.id: whole, "area": area},
        {question.id: groups},
    )
    request = AnalysisRequest(questions=(question.id,), split="area", choices=choices)
    return analyse(request, [content], kept=kept_of(request, content))


def bars_of(parts: tuple[Part, ...]) -> list[BarChart]:
    """All bar charts, those beside each other too."""
    return [chart for chart in charts_of(parts) if isinstance(chart, BarChart)]


def words_of(n: int, no: int) -> tuple[int, int]:
    return (n - no, no)


GROUPS = tallies_of(BRIBE, [words_of(*one) for one in COUNTS])


def test_that_the_test_and_the_differences_are_those_of_the_reports() -> None:
    (yes,) = compare_all_options(GROUPS)
    table = [[n - no, no] for n, no in COUNTS]
    known = stats.chi2_contingency(table, correction=False, lambda_="log-likelihood")
    assert yes.comparison.homogeneity is not None
    assert yes.comparison.homogeneity.statistic == pytest.approx(known.statistic)
    assert yes.p_value == pytest.approx(known.pvalue)
    shares = [((n - no) / n - 0.25) / 0.5 for n, no in COUNTS]
    for pair, (i, j) in zip(yes.comparison.pairs, combinations(range(3), 2), strict=True):
        assert (pair.first, pair.second) == (NAMES[i], NAMES[j])
        assert pair.difference.estimate == pytest.approx(shares[i] - shares[j])


def test_that_a_split_shows_groups_differences_and_what_they_mean() -> None:
    parts = looked_at(BRIBE, GROUPS)
    assert isinstance(parts[0], Sentence)
    assert parts[0].paragraphs[0].endswith("split by “Which?”")
    assert isinstance(parts[1], Sentence)
    assert parts[1].title == "The shares differ between the groups."
    assert "χ² = 14.11, df = 2, p = 0.0009" in parts[1].paragraphs[0]
    charts = bars_of(parts)
    assert [bar.label for bar in charts[0].rows] == ["Option 0", "Option 1", "Option 2", "All"]
    assert charts[0].rows[0].value == pytest.approx((316 / 806 - 0.25) / 0.5)
    assert charts[0].reference == charts[0].rows[-1].value
    assert (charts[1].zero, charts[1].dots) == (True, True)
    groups, differences = [part for part in parts if isinstance(part, TablePart)]
    assert [row[1].value for row in groups.table.rows] == [806, 650, 544, 2000]
    assert [row[2].value for row in groups.table.rows] == [316, 221, 160, 697]
    assert [row[1].text for row in differences.table.rows] == ["10.4", "19.6", "9.2"]
    assert [row[4].text for row in differences.table.rows] == ["0.0864", "0.0007", "0.0915"]
    assert differences.table.notes[1].endswith("told apart are Option 0 − Option 2.")
    assert len(groups.records.rows) == 4
    assert all(chart.badge == "" for chart in charts)
    rehearsed = bars_of(looked_at(BRIBE, GROUPS, True))
    assert {chart.badge for chart in rehearsed} == {"Rehearsal"}


def test_that_groups_and_differences_have_the_level_that_is_asked_for() -> None:
    parts = looked_at(BRIBE, GROUPS, choices=Choices(level=0.8))
    of_groups, of_differences = bars_of(parts)[:2]
    for row, name in zip(of_groups.rows, NAMES, strict=False):
        (alone,) = estimate_groups(GROUPS[name], {}, level=0.8).options[:1]
        assert (row.low, row.high) == pytest.approx((alone.low, alone.high))
    (yes,) = compare_all_options(GROUPS, level=0.8)
    for row, pair in zip(of_differences.rows, yes.comparison.pairs, strict=True):
        found = pair.difference
        assert (row.low, row.high) == pytest.approx((100 * found.low, 100 * found.high))


def test_that_empty_and_small_groups_are_told() -> None:
    groups = tallies_of(BRIBE, [(20, 9), (0, 0), (300, 280)])
    parts = looked_at(BRIBE, groups)
    chart = bars_of(parts)[0]
    assert chart.rows[0].label == "Option 0 (few people)"
    assert (chart.rows[1].value, chart.rows[1].note) == (None, "No one in this group.")
    tables = [part for part in parts if isinstance(part, TablePart)]
    assert [row[0].text for row in tables[1].table.rows] == ["Option 0 − Option 2"]
    alone = looked_at(BRIBE, tallies_of(BRIBE, [(0, 0), (0, 0), (30, 28)]))
    assert isinstance(alone[1], Sentence)
    assert alone[1].title == "The groups cannot be compared."
    nobody = looked_at(BRIBE, tallies_of(BRIBE, [(0, 0)] * 3))
    assert isinstance(nobody[1], Sentence)


def test_that_several_answers_are_tested_each_and_counted() -> None:
    job = one_of(3, KAry(3, F(1, 2)))
    groups = tallies_of(job, [(200, 100, 100), (120, 180, 100), (130, 170, 110)])
    found = compare_all_options(groups)
    tests = []
    for place in range(3):
        table = [[t.counts[place], t.n - t.counts[place]] for t in groups.values()]
        known = stats.chi2_contingency(table, correction=False, lambda_="log-likelihood")
        tests.append(float(known.pvalue))
    expected = stats.false_discovery_control  # not Holm's: only to see that it is not this
    assert [each.p_value for each in found] != list(expected(tests))
    order = sorted(tests)
    holm = [
        min(1.0, max((3 - i) * p for i, p in enumerate(order[: order.index(t) + 1]))) for t in tests
    ]
    assert [each.p_value for each in found] == pytest.approx(holm)
    parts = looked_at(job, groups)
    assert isinstance(parts[1], Sentence)
    assert parts[1].paragraphs[0] == "Told apart: Option 0, Option 1."
    charts = bars_of(parts)
    assert len({(chart.axis.low, chart.axis.high) for chart in charts[::2]}) == 1  # aligned


def test_that_means_are_compared_by_welch() -> None:
    age = number(0, 10)
    generator = [[1, 2, 3, 4, 5, 6], [5, 6, 7, 8, 9], [2, 4, 6, 8]]
    groups = {
        name: Tally(age, len(v), (), sum(v), sum(x * x for x in v))
        for name, v in zip(NAMES, generator, strict=True)
    }
    whole = groups["o0"] + groups["o1"] + groups["o2"]
    found = estimate_groups(whole, groups)
    pairs = compare_means({group.value: group.estimate for group in found.groups})
    for pair, (i, j) in zip(pairs, combinations(range(3), 2), strict=True):
        known = stats.ttest_ind(generator[i], generator[j], equal_var=False)
        assert pair.difference.test.p_value == pytest.approx(known.pvalue)
        ends = known.confidence_interval(0.95)
        assert (pair.difference.low, pair.difference.high) == pytest.approx(ends)
    parts = looked_at(age, groups)
    chart = bars_of(parts)[0]
    assert chart.dots
    assert chart.rows[0].value == 3.5


def test_that_a_rating_has_shares_and_means() -> None:
    trust = rating(3, KAry(3, F(1, 2)))
    groups = tallies_of(trust, [(200, 100, 100), (120, 180, 100), (130, 170, 110)])
    above = [part.titles for part in looked_at(trust, groups) if isinstance(part, Beside)]
    assert above[-1] == ("Means", "Differences of means")
    assert above[0] == ("Share of “Option 0”", "Differences, in points")


def test_that_the_means_of_groups_have_a_table_and_one_pair_is_not_counted() -> None:
    age = number(0, 10)
    groups = {
        name: Tally(age, 4, (), total, 60) for name, total in zip(NAMES[:2], (12, 8), strict=True)
    }
    tables = [part for part in looked_at(age, groups) if isinstance(part, TablePart)]
    means, differences = tables
    assert [row[0] for row in means.records.rows][-1] == "All"
    assert [row[1:3] for row in means.records.rows] == [(4, 3.0), (4, 2.0), (8, 2.5)]
    assert [column.key for column in differences.table.columns][-1] == "p"
    assert len(differences.table.notes) == 1


def test_that_tests_of_few_clusters_are_an_f_with_both_its_degrees_of_freedom() -> None:
    found = Independence(2.5, 2, 0.16, 6)
    tests = [("o0", "Nord", found, 0.32), ("o1", "Süd", None, None)]
    table, records = table_of_tests("", "", tests, of_groups=False)
    assert [column.heading for column in table.columns][1:3] == ["F", "df"]
    assert [row[2].text for row in table.rows] == ["2 and 6", "–"]
    assert records.columns == ("option", "statistic", "df", "df_denominator", "p", "p_holm")
    assert records.rows == (("o0", 2.5, 2, 6, 0.16, 0.32), ("o1", *(None,) * 5))
    table, records = table_of_tests(
        "", "", [("o0", "", replace(found, denominator=None), 0.3)], of_groups=True
    )
    assert table.columns[1].heading == "χ²"
    assert records.columns == ("group", "statistic", "df", "p", "p_holm")
