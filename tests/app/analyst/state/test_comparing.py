"""Splitting, crossing, filtering, testing: every analysis of every kind, by the numbers of core."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import survey_bytes
from compared_study import WARNER, compared_study
from PySide6.QtWidgets import QApplication
from scipy import stats

from app.analyses import analyse, possible
from app.analyses.content import StudyContent, counted, load
from app.analyses.parts import Beside, Figure, Part, Sentence, Switch, TablePart, charts_of
from app.analyses.printed_parts import data_of, text_of
from app.analyses.request import CROSS, AnalysisRequest
from app.analyses.tallies import Kept
from app.analyst.state import filtering
from app.analyst.state.comparing import comparable, crossed, crossed_with, split_by, taken
from app.analyst.state.filtering import Built, Condition
from app.analyst.state.result import result_of
from app.export import file_bytes
from app.words.catalogue import translating_by
from core.count.tally import count_of
from core.cross.crossing import cross
from core.cross.pair_tally import Side
from core.estimate.means import estimate_mean
from core.grammar.filters import Sign
from core.present.chart import BarChart, CellsChart, StackChart, SurfaceChart
from core.study import Study
from core.study.results import tally_two
from core.survey import Survey


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> StudyContent:
    assert qapp, "charts are drawn by the application that all tests share"
    return load(compared_study(tmp_path_factory.mktemp("compared")))


def looking_at(question: str, **changes: object) -> AnalysisRequest:
    return replace(AnalysisRequest(questions=(question,)), **changes)  # type: ignore[arg-type]


def parts_of(study: StudyContent, request: AnalysisRequest) -> tuple[Part, ...]:
    return result_of(request, [study], Kept()).parts


def test_that_clear_questions_that_make_no_groups_are_named_with_the_reason(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.study"
    asked = survey_bytes(
        {"id": "paid", "kind": "yes-no", "text": "Paid?", "mechanism": WARNER},
        {"id": "area", "kind": "yes-no", "text": "City?"},
        {"id": "age", "kind": "number", "text": "Age?", "low": 18, "high": 90, "step": 1},
        {
            "id": "uses",
            "kind": "many-of",
            "text": "What do you use?",
            "options": [{"id": "a", "text": "Phone"}, {"id": "b", "text": "Letter"}],
        },
    )
    Study.create(path, asked).close()
    content = load(path)
    found = comparable(looking_at("paid"), content, content)
    assert [each.key for each in found.split] == ["area", "cut(age, 20, 40, 60, 80)"]
    assert [(each.key, each.label) for each in found.barred] == [
        ("uses", "What do you use? (several answers)"),
    ]
    banded = looking_at("paid", split="cut(age, 40)")
    assert comparable(banded, content, content).split[1].key == "cut(age, 40)"
    assert comparable(looking_at("age"), content, content).barred[0].key == "uses"


def test_that_what_is_offered_can_be_looked_at(study: StudyContent) -> None:
    """Of every kind: all that is offered gives a result, which is told, drawn and written."""
    survey, kept, drawn = study.survey, Kept(), set[type]()
    for question in survey.questions:
        request = looking_at(question.id)
        result = result_of(request, [study], kept)
        offered = comparable(request, study, study)
        ways = [request, replace(request, against=0.3, where="woman = yes")]
        ways += [replace(request, analysis=each.name) for each in result.analyses]
        ways += [split_by(request, item.key) for item in offered.split]
        ways += [crossed(request, survey, item.key) for item in offered.cross[::2]]
        ways += [taken(request, survey, {"weights": item.key}) for item in offered.weights]
        ways += [taken(request, survey, {"strata": item.key}) for item in offered.units[:1]]
        for way in ways:
            assert possible(way, survey), way
            found = result_of(way, [study], kept).parts
            assert text_of(found) or list(charts_of(found))
            assert data_of(found)
            for chart in charts_of(found):
                if type(chart) not in drawn:
                    assert b"<svg" in file_bytes(chart, "svg")
                drawn.add(type(chart))
        assert question.id not in {item.key for item in offered.split}
    assert {CellsChart, StackChart, BarChart} <= drawn


def test_that_only_what_makes_sense_is_offered(study: StudyContent) -> None:
    of_bribe = comparable(looking_at("bribe"), study, study)
    assert [item.key for item in of_bribe.split][:2] == ["area", "woman"]
    assert [item.key for item in of_bribe.cross] == [
        *("area", "woman", "cut(age, 20, 40, 60, 80)", "cash", "job", "trust", "hours"),
        *("uses.o0", "uses.o1", "uses.o2"),
    ]
    assert [item.key for item in of_bribe.weights] == ["age"]
    assert comparable(looking_at("pay"), study, study).cross == ()
    unheld = replace(study, path=None)
    alone = comparable(looking_at("bribe"), unheld, unheld)
    assert (alone.held, alone.split, alone.cross, alone.units) == (False, (), (), ())
    assert not possible(looking_at("area", split="area"), study.survey)
    assert not possible(AnalysisRequest(CROSS, ("bribe", "bribe")), study.survey)
    assert not possible(AnalysisRequest(CROSS, ("bribe", "pay")), study.survey)
    assert not possible(AnalysisRequest(CROSS, ("bribe", "uses")), study.survey)


def test_that_a_crossing_shows_the_numbers_of_core(study: StudyContent) -> None:
    request = crossed(looking_at("bribe"), study.survey, "cash")
    assert crossed_with(request) == "cash"
    sides = [Side(study.survey.question(name)) for name in ("bribe", "cash")]
    assert study.path is not None
    with Study.open(study.path, write=False) as opened:
        known = cross(tally_two(opened, sides[0], sides[1]))
    assert known is not None
    parts = parts_of(study, request)
    cells = next(part for part in parts if isinstance(part, CellsChart))
    inner = [cell.share for line in cells.cells[:2] for cell in line[:2] if cell is not None]
    assert inner == [cell.share for cell in known.cells]
    assert [line[2].share for line in cells.cells[:2] if line[2]] == [m.share for m in known.rows]
    assert cells.cells[2][2] is None
    table = next(part for part in parts if isinstance(part, TablePart))
    heads = [column.key for column in table.table.columns]
    assert heads == ["a", "b", "saved", "share", "se", "interval", "count", "unrelated"]
    assert [row[2].value for row in table.table.rows] == [cell.reported for cell in known.cells]
    assert sum(int(row[2].value or 0) for row in table.table.rows) == known.n
    assert [row[3].value for row in table.table.rows] == inner
    unrelated = [row[7].value for row in table.table.rows]
    assert unrelated[0] == known.rows[0].share * known.columns[0].share
    assert known.independence is not None
    test = next(part for part in parts if isinstance(part, Sentence) and part.aside[0])
    assert f"{known.independence.statistic:.2f}" in test.paragraphs[0]
    assert test.aside[0].startswith("odds ratio")
    head = next(part for part in parts if isinstance(part, Sentence))
    assert "ε 2.20 together" in head.paragraphs[0]
    named = "95% normal intervals · Feldman-Cousins intervals in All"
    assert named in head.paragraphs[0]
    assert named in cells.subtitle
    switch = next(part for part in parts if isinstance(part, Switch))
    for key, shares in (("rows", known.of_rows), ("columns", known.of_columns)):
        found = parts_of(study, request.choosing(**{switch.choice: key}))
        drawn = next(part for part in found if isinstance(part, CellsChart))
        one = {cell.share for line in drawn.cells for cell in line if cell is not None}
        assert {each.share for each in shares} <= one
    by_row = next(
        part
        for part in parts_of(study, request.choosing(shares_of="rows"))
        if isinstance(part, CellsChart)
    )
    assert "95% Fieller intervals · Feldman-Cousins intervals in All" in by_row.subtitle
    for line in by_row.cells:
        assert sum(cell.share or 0 for cell in line if cell) == pytest.approx(1)


def test_that_what_nobody_was_asked_together_is_told(study: StudyContent, tmp_path: Path) -> None:
    nobody = load(compared_study(tmp_path, 0))
    request = crossed(looking_at("bribe"), study.survey, "cash")
    (_head, told) = analyse(request, [nobody])
    assert isinstance(told, Sentence)
    assert told.title == "No one was asked both, so they cannot be crossed."


def test_that_a_filter_counts_those_alone_of_whom_it_holds(study: StudyContent) -> None:
    whole = result_of(looking_at("bribe"), [study], Kept())
    women = result_of(looking_at("bribe", where="woman = yes"), [study], Kept())
    men = result_of(looking_at("bribe", where="woman = no"), [study], Kept())
    assert (whole.compared.n, whole.compared.chosen) == (300, 300)
    assert women.compared.chosen + men.compared.chosen == 300
    assert "where woman = yes" in women.head.paragraphs[0]
    crossing = crossed(looking_at("bribe", where="woman = yes"), study.survey, "cash")
    table = next(part for part in parts_of(study, crossing) if isinstance(part, TablePart))
    assert f"n = {women.compared.chosen}" in table.table.subtitle


def test_that_a_share_is_tested_as_its_interval_tells(study: StudyContent) -> None:
    for share in (0.0, 0.1, 0.2, 0.5, 1.0):
        parts = parts_of(study, looking_at("bribe", against=share))
        said = parts[1]
        assert isinstance(said, Sentence)
        table = next(part for part in parts if isinstance(part, TablePart))
        low, high = (table.records.rows[0][table.records.columns.index(n)] for n in ("low", "high"))
        assert isinstance(low, float) and isinstance(high, float)  # noqa: PT018
        inside = low <= share <= high
        assert ("not clearly different" in said.title) is inside
        assert ("is above" in said.title) is (share < low)
        assert "as power is planned for" in said.paragraphs[0]
        # One sentence of Bayes', named so; of 0 and 1 an even prior tells nothing.
        bayes = [each for each in said.paragraphs if "Bayes" in each]
        assert len(bayes) == (0 < share < 1)
        assert all("%" in each and "interval" not in each for each in bayes)
    many = parts_of(study, looking_at("uses", against=0.5))
    tests = [part for part in many if isinstance(part, TablePart)][-1]
    assert tests.records.columns[:2] == ("option", "against")
    assert tests.records.columns[-1] == "bayes"
    assert all(0 <= row[-1] <= 1 for row in tests.records.rows if isinstance(row[-1], float))
    assert tests.table.columns[-1].heading == "Chance above 50% (Bayes)"


def test_that_pages_are_filled_by_what_is_asked(study: StudyContent) -> None:
    (figure,) = [part for part in parts_of(study, looking_at("bribe")) if isinstance(part, Figure)]
    assert figure.uncertainty is not None
    whole, sampling, randomization = figure.uncertainty.rows
    assert figure.made_of.startswith("Asked directly, the interval would be")
    lengths = [(row.high or 0) - (row.low or 0) for row in (sampling, randomization)]
    assert whole.value is not None
    assert lengths[0] < lengths[1]
    (chart,) = charts_of(parts_of(study, looking_at("uses")))
    assert isinstance(chart, BarChart)
    assert chart.heads == ("Answer", "Asked", "Saved")
    table = next(p for p in parts_of(study, looking_at("uses")) if isinstance(p, TablePart))
    assert table.shown is False
    apart = looking_at("uses").choosing(beside=False)
    assert next(p for p in parts_of(study, apart) if isinstance(p, TablePart)).shown
    stack, steps = charts_of(parts_of(study, looking_at("trust")))
    assert isinstance(stack, StackChart)
    assert sum(step.share for step in stack.steps) == pytest.approx(1)
    assert [(one.first, one.last) for one in stack.sums] == [(0, 1), (3, 4)]
    assert isinstance(steps, BarChart)
    assert [bar.tint for bar in steps.rows] == [0, 0.25, 0.5, 0.75, 1]


def test_that_steps_are_read_out_with_their_shares_as_the_language_writes_them(
    study: StudyContent,
) -> None:
    german = {"0123456789,.": "0123456789.,", "%": " %"}
    with translating_by(lambda text, _other, _n: german.get(text, text)):
        stack, _steps = charts_of(parts_of(study, looking_at("trust")))
    assert isinstance(stack, StackChart)
    assert all("," in step.text for step in stack.steps)
    assert all(f": {step.text} %." in stack.alt_text for step in stack.steps)


def test_that_two_groups_have_a_surface_where_it_is_wanted(study: StudyContent) -> None:
    request = looking_at("bribe", split="woman").choosing(surface=True)
    (chart,) = [c for c in charts_of(parts_of(study, request)) if isinstance(c, SurfaceChart)]
    counts = [count_of(tally, "yes") for tally in counted(study, request).groups["bribe"].values()]

    def deviance(*shares: float) -> float:
        found = 0.0
        for count, share in zip(counts, shares, strict=True):
            rates = [c.q + (c.p - c.q) * s for c, s in ((count, share), (count, count.share))]
            one, best = (
                count.x * math.log(r) + (count.n - count.x) * math.log(1 - r) for r in rates
            )
            found += 2 * (best - one)
        return found

    edge = [pair for loop in chart.bands[chart.region] for pair in loop]
    within = [deviance(*pair) for pair in edge if all(0.001 < share < 0.999 for share in pair)]
    assert len(within) > 40
    assert within == pytest.approx([stats.chi2.ppf(0.95, 2)] * len(within), rel=0.01)
    pair = next(part for part in parts_of(study, request) if isinstance(part, Beside))
    assert chart.point[0] == pytest.approx(max(pair.first.rows[0].value or 0, 0))
    three = looking_at("bribe", split="area").choosing(surface=True)
    assert not any(isinstance(c, SurfaceChart) for c in charts_of(parts_of(study, three)))


def test_that_answers_taken_together_are_summed(study: StudyContent) -> None:
    together = looking_at("job", analysis="sets", chosen=("o0", "o1", "o2", "o3"))
    (figure,) = [p for p in parts_of(study, together) if isinstance(p, Figure)]
    assert figure.value == "100.0%"
    ages = parts_of(study, looking_at("age", analysis="sets"))
    tables = [part for part in ages if isinstance(part, TablePart)]
    assert [row[0] for row in tables[0].records.rows] == [
        f"[{edge},90]" for edge in (20, 40, 60, 80)
    ]
    assert [row[0] for row in tables[1].records.rows] == [0.1, 0.25, 0.5, 0.75, 0.9]
    every = parts_of(study, looking_at("bribe", analysis="several"))
    (chart,) = charts_of(every)
    assert isinstance(chart, BarChart)
    assert {bar.option for bar in chart.rows} == {"woman", "bribe", "cash"}


FILTERS = [
    ("", Built()),
    ("area = o1", Built((Condition("area", Sign.EQUAL, ("o1",)),))),
    (
        "area in (o0, o1) and age >= 30",
        Built(
            (
                Condition("area", Sign.IN, ("o0", "o1")),
                Condition("age", Sign.AT_LEAST, ("30",)),
            )
        ),
    ),
    (
        "woman = yes or age < 30",
        Built(
            (Condition("woman", Sign.EQUAL, ("yes",)), Condition("age", Sign.LESS, ("30",))),
            any_=True,
        ),
    ),
]


@pytest.mark.parametrize(("text", "built"), FILTERS)
def test_that_a_filter_is_built_and_written_alike(
    text: str, built: Built, study: StudyContent
) -> None:
    assert filtering.built_of(text) == built
    assert built.text() == filtering.plain(text)
    assert filtering.problem_with(text, study.survey) is None


def test_that_a_typed_filter_is_refused_at_its_place(study: StudyContent) -> None:
    survey: Survey = study.survey
    assert filtering.built_of("not (area = o1 and age > 30)") is None
    problem = filtering.problem_with("area = o1 and age !", survey)
    assert problem is not None
    assert filtering.column_of(problem) == 19
    problem = filtering.problem_with("area = o1 and bribe = yes", survey)
    assert problem is not None
    assert filtering.column_of(problem) == 15
    grown = Built().adding(filtering.first_condition(survey.question("age")))
    assert grown.text() == "age >= 18"
    assert grown.without(0).text() == ""
    condition = Condition("area", Sign.IN, ("o0", "o1"))
    assert filtering.with_sign(condition, Sign.EQUAL).answers == ("o0",)


def test_that_a_mean_stands_on_the_whole_of_its_scale(study: StudyContent) -> None:
    def figure(name: str) -> Figure | None:
        parts = parts_of(study, looking_at(name))
        figures = [part for part in parts if isinstance(part, Figure)]
        beside = [part.second for part in parts if isinstance(part, Beside)]
        return next((one for one in [*figures, *beside] if isinstance(one, Figure)), None)

    (pay,) = charts_of(parts_of(study, looking_at("pay")))
    rated = figure("trust")
    assert rated is not None
    assert rated.scale is not None
    for name, chart, ends in (("trust", rated.scale, (1, 5)), ("pay", pay, (0, 100))):
        mean = estimate_mean(study.tallies[name])
        assert isinstance(chart, BarChart)
        assert mean is not None
        (row,) = chart.rows
        assert (row.value, row.low, row.high) == (mean.mean, mean.low, mean.high)
        ticks = [tick.at for tick in chart.axis.ticks]
        assert (ticks[0], ticks[-1]) == ends
    for name in ("bribe", "age", "pay"):  # once is enough
        found = figure(name)
        assert found is None or found.scale is None
