"""A question split by a clear one, and each group by another: against the filters they are."""

from __future__ import annotations

import csv
import io
import json
import runpy
import sys
from contextlib import redirect_stdout
from dataclasses import replace
from pathlib import Path

import pytest
from bribery_people import done, run, told
from compared_study import compared_study
from scipy import stats

from app.analyses import analyse, possible
from app.analyses.content import StudyContent, load
from app.analyses.log_words import analysis_words
from app.analyses.parts import BarChart, Multiples, Part, Sentence, TablePart, Tone, charts_of
from app.analyses.request import MODELS, AnalysisRequest
from app.analyst.state.comparing import comparable, split_by, taken
from core.count.sampling_design import Design
from core.estimate import estimate
from core.grammar.filters import read
from core.present.records import Records
from core.study import Study
from core.study.results import tally_questions, tally_within
from core.study.selection import Selection

N = 900
THEN = AnalysisRequest(questions=("bribe",), split="area", then="woman")


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compared_study(tmp_path_factory.mktemp("then"), N)


@pytest.fixture(scope="module")
def content(path: Path) -> StudyContent:
    return load(path)


def found(content: StudyContent, request: AnalysisRequest) -> tuple[Part, ...]:
    return analyse(request, [content])


def multiples(parts: tuple[Part, ...]) -> list[Multiples]:
    return [part for part in parts if isinstance(part, Multiples)]


def records(parts: tuple[Part, ...], title: str) -> Records:
    return next(
        part.records for part in parts if isinstance(part, TablePart) and part.table.title == title
    )


@pytest.mark.parametrize("design", [Design(), Design(strata="area"), Design(clusters="age")])
def test_that_groups_of_groups_are_those_of_a_filter(path: Path, design: Design) -> None:
    with Study.open(path, write=False) as study:
        within = tally_within(study, "area", "woman", Selection(design=design), only="bribe")
        for value in ("o0", "o1", "o2"):
            (counted,) = within[value]
            assert list(counted.groups) == ["yes", "no"]
            for answer, group in counted.groups.items():
                where = read(f"area = {value} and woman = {answer}")
                (alone,) = tally_questions(study, Selection(where, design=design), only="bribe")
                assert (group.n, group.counts) == (alone.whole.n, alone.whole.counts)
                one, other = estimate(group).options[0], estimate(alone.whole).options[0]
                assert (one.share, one.se) == pytest.approx((other.share, other.se))


def test_that_panels_stand_on_one_axis_with_the_line_of_all(content: StudyContent) -> None:
    parts = found(content, THEN)
    (panels,) = multiples(parts)
    assert [title.split(",")[0] for title in panels.titles] == ["City", "Town", "Village"]
    assert len({chart.axis for chart in panels.charts}) == 1
    whole = estimate(content.tallies["bribe"]).options[0].share
    charts = [chart for chart in panels.charts if isinstance(chart, BarChart)]
    assert {chart.reference for chart in charts} == {whole}
    for chart in charts:
        assert [bar.label for bar in chart.rows][-1] == "All"
        assert [bar.quiet for bar in chart.rows] == [False, False, True]
    assert list(charts_of(parts)) == list(panels.charts) == charts
    head = parts[0]
    assert isinstance(head, Sentence)
    assert head.paragraphs[0].endswith("split by “Where do you live?”, then by “Are you a woman?”")
    quiet = found(content, THEN.choosing(among_all=False))
    without = multiples(quiet)[0].charts
    assert {chart.reference for chart in without if isinstance(chart, BarChart)} == {None}


def test_that_the_tests_within_groups_are_those_of_the_reports(
    content: StudyContent, path: Path
) -> None:
    rows = records(found(content, THEN), "Tests of equal shares within each group").rows
    with Study.open(path, write=False) as study:
        within = tally_within(study, "area", "woman", only="bribe")
    known = []
    for value in ("o0", "o1", "o2"):
        (counted,) = within[value]
        table = [list(group.counts) for group in counted.groups.values()]
        known.append(stats.chi2_contingency(table, correction=False, lambda_="log-likelihood"))
    assert [row[1] for row in rows] == pytest.approx([each.statistic for each in known], rel=1e-6)
    p_values = [each.pvalue for each in known]
    assert [row[3] for row in rows] == pytest.approx(p_values, rel=1e-6)
    order = sorted(range(3), key=p_values.__getitem__)
    holm, least = {}, 0.0
    for place, i in enumerate(order):
        least = holm[i] = max(least, min(1.0, (3 - place) * p_values[i]))
    assert [row[4] for row in rows] == pytest.approx([holm[i] for i in range(3)], rel=1e-6)


def test_that_every_kind_of_question_can_be_split_twice(content: StudyContent) -> None:
    for question in content.survey.questions:
        request = replace(THEN, questions=(question.id,))
        if question.id in ("area", "woman"):
            assert not possible(request, content.survey)
            continue
        assert possible(request, content.survey)
        parts = found(content, request)
        assert multiples(parts), question.id
        tables = [part.table for part in parts if isinstance(part, TablePart)]
        assert any(len(table.rows) >= 6 for table in tables), question.id


def test_that_few_people_and_no_one_are_told(path: Path) -> None:
    only = load(path)
    parts = found(only, replace(THEN, where="age >= 84 and not (area = o2 and woman = yes)"))
    (panels,) = multiples(parts)
    rows = [bar for chart in panels.charts for bar in chart.rows]
    assert any("(few people)" in bar.label for bar in rows if bar.value is not None)
    village = panels.charts[2].rows[0]
    assert (village.value, village.note) == (None, "No one in this group.")
    said = next(part for part in parts if isinstance(part, Sentence) and part.tone is Tone.FOUND)
    assert said.title


def test_that_many_answers_have_tests_and_few_panels(content: StudyContent) -> None:
    parts = found(content, replace(THEN, questions=("trust",)))
    assert len(multiples(parts)) == 6  # five steps, and the means
    tests = records(parts, "Tests of equal shares within each group")
    assert len(tests.rows) == 3 * 5


def test_that_second_groups_go_with_the_first(content: StudyContent) -> None:
    survey = content.survey
    assert split_by(THEN, None).then is None
    assert replace(THEN, page=MODELS).repeated.then is None
    assert split_by(THEN, "woman").then is None
    assert split_by(THEN, "area").then == "woman"
    assert taken(THEN, survey, {"cross": "cash"}).then is None
    keys = [item.key for item in comparable(THEN, content, content).then]
    assert "woman" in keys
    assert not {"area", "bribe"} & {*keys}
    for wrong in (
        replace(THEN, split=None),
        replace(THEN, then="area"),
        replace(THEN, then="cash"),
        replace(THEN, then="nobody"),
    ):
        assert not possible(wrong, survey)


def test_that_the_command_splits_twice(path: Path) -> None:
    by = ("--question", "bribe", "--by", "area", "--then-by", "woman")
    groups = told("estimate", path, *by)["questions"][0]["groups"]
    assert [group["value"] for group in groups] == ["o0", "o1", "o2"]
    with Study.open(path, write=False) as study:
        (town,) = tally_within(study, "area", "woman", only="bribe")["o1"]
    inside = groups[1]["groups"]
    assert [each["value"] for each in inside] == ["yes", "no"]
    for each in inside:
        known = estimate(town.groups[each["value"]]).options[0]
        assert each["options"][0]["share"] == pytest.approx(known.share)
    text = run("estimate", path, *by).stdout
    assert "Town · Yes" in text
    for wrong in (("--then-by", "woman"), ("--by", "area", "--then-by", "area")):
        assert run("estimate", path, *wrong).exit_code == 2
    printed = run("analyse", path, "question", "bribe", *by[2:])
    assert printed.exit_code == 0
    assert "Town · Yes" in printed.stdout


def test_that_the_log_names_both_groups_and_what_was_left_out() -> None:
    assert analysis_words(THEN, 5) == "bribe by area, then by woman, n = 5"
    flagged = AnalysisRequest(questions=("bribe",), where="area = o0", without_flagged=True)
    assert analysis_words(flagged) == "bribe where area = o0, without flagged"


def test_that_differences_can_be_hidden(content: StudyContent) -> None:
    split = replace(THEN, then=None)
    shown, hidden = (found(content, split.choosing(differences=on)) for on in (True, False))

    def titles(parts: tuple[Part, ...]) -> list[str]:
        return [part.table.title for part in parts if isinstance(part, TablePart)]

    assert [*titles(hidden), "Yes: differences"] == titles(shown)
    charts = [chart for chart in charts_of(hidden) if isinstance(chart, BarChart)]
    assert len(charts) == 1
    assert charts[0].reference is not None
    (plain,) = charts_of(found(content, split.choosing(differences=False, among_all=False)))
    assert isinstance(plain, BarChart)
    assert plain.reference is None


@pytest.mark.usefixtures("qapp")
def test_that_all_that_is_exported_has_the_groups_of_groups(
    path: Path, tmp_path: Path, content: StudyContent
) -> None:
    split = ("--by", "area", "--then-by", "woman")
    asked = ("export", path, "--out", tmp_path, "--what", "estimates,report,scripts,charts")
    done(*asked, "--formats", "csv,html,py,svg", *split)
    with (tmp_path / "estimates.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert rows == list(csv.DictReader(done("estimate", path, "--csv", *split).splitlines()))
    with Study.open(path, write=False) as study:
        where = read("area = o1 and woman = yes")
        (alone,) = tally_questions(study, Selection(where), only="bribe")
    (row,) = (
        each
        for each in rows
        if (each["question"], each["option"]) == ("bribe", "yes")
        and (each["group"], each["then_group"]) == ("o1", "yes")
    )
    assert float(row["share"]) == pytest.approx(estimate(alone.whole).options[0].share)
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "Each group of “Where do you live?” was split by “" in page
    assert "Groups are by “Where do you live?”, and each of them by “" in page
    assert "Groups are by “Where do you live?”.<" in page  # of the question that splits them
    assert len(list(tmp_path.glob("bribe*.svg"))) == 3  # a panel of each group
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(io.StringIO()) as out:
        patch.setattr(sys, "argv", ["reproduce.py", str(path)])
        runpy.run_path(str(tmp_path / "reproduce.py"), run_name="__main__")
    again = json.loads(out.getvalue())
    described_anew = [
        {key: "" if one is None else str(one) for key, one in each.items()}
        for each in again["estimates"]
    ]
    assert described_anew == rows
    shown = records(found(content, THEN), "Tests of equal shares within each group")
    tested = [each for each in again["tests"] if each["question"] == "bribe"]
    p_holm = shown.columns.index("p_holm")
    assert [each["group"] for each in tested] == ["o0", "o1", "o2"]
    assert [each["p_holm"] for each in tested] == pytest.approx([r[p_holm] for r in shown.rows])
    result = run("export", path, "--out", tmp_path / "no", "--then-by", "woman")
    assert "--then-by splits the groups of --by by another question." in result.stderr
