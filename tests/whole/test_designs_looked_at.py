"""Questions of several groups, of cards and of scrambled numbers, in every analysis and choice."""

from __future__ import annotations

import random
from dataclasses import asdict, replace
from typing import Any

import pytest
from bribery_people import run
from mapped import YES_NO, column, mapping, put, question
from PySide6.QtWidgets import QApplication

from app.analyses import ANALYSES, possible
from app.analyses.content import StudyContent, load
from app.analyses.parts import Figure, Sentence, TablePart, charts_of
from app.analyses.printed_parts import data_of, text_of
from app.analyses.request import AnalysisRequest, Choices
from app.analyses.tallies import Kept
from app.analyst.state.comparing import comparable, crossed, split_by, taken
from app.analyst.state.result import result_of
from app.export import file_bytes

WAYS = {
    "unrelated": {"A": {"truth": "4/5"}, "B": {"truth": "1/5"}},
    "mixed": {"A": {"p": "3/4"}, "B": {"p": "9/10"}},
    "job": {"A": {"p": "1/2"}, "B": {"p": "3/4"}},
}


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> StudyContent:
    """Two hundred people of two forms, each asked everything, with a weight."""
    assert qapp, "charts are drawn by the application that all tests share"
    by = {"by": "form"}
    jobs = [{"id": name, "text": name} for name in ("none", "some", "much")]
    sexes = [{"id": name, "text": name} for name in ("f", "m")]
    number = {"kind": "number", "low": 0, "high": 500, "step": 1}
    questions = [
        question("one", design={"name": "unrelated-unknown", **by, "groups": WAYS["unrelated"]}),
        question("two", design={"name": "warner", **by, "groups": WAYS["mixed"]}),
        question("red", design={"name": "kuk-cards", "r1": "3/4", "r0": "1/4", "cards": 2}),
        question(
            *("job",),
            kind="rating",
            options=jobs,
            design={"name": "direct", **by, "groups": WAYS["job"]},
        ),
        question("debt", **number, design={"name": "eichhorn-hayre", "mean-w": "3/2"}),
        question("sex", kind="one-of", options=sexes),
        question("hours", **number),
    ]
    columns = [
        *(column(name, name, values=YES_NO) for name in ("one", "two")),
        *({"column": name, "question": name} for name in ("red", "debt", "hours")),
        column("job", "job", values={"1": "none", "2": "some", "3": "much"}),
        column("sex", "sex", values={"f": "f", "m": "m"}),
    ]
    drawn = random.Random(4)  # noqa: S311 - of made-up rows
    lines = [
        f"{form},{drawn.choice('12')},{drawn.choice('112')},{drawn.choice('00112')},"
        f"{drawn.randint(10, 90)},{drawn.randint(1, 40)},{drawn.choice('1123')},"
        f"{drawn.choice('fm')}"
        for form in "AB"
        for _ in range(100)
    ]
    heads = "form,one,two,red,debt,hours,job,sex"
    folder = tmp_path_factory.mktemp("designs")
    result = run(*put(folder, mapping(questions, columns), [heads, *lines]))
    assert result.exit_code == 0, result.stderr
    return load(folder / "t.study")


def test_that_what_is_offered_of_designs_can_be_looked_at(study: StudyContent) -> None:
    kept, survey, drawn = Kept(), study.survey, set[type]()
    fields = [name for name, each in asdict(Choices()).items() if isinstance(each, bool)]
    for asked in survey.questions:
        request = AnalysisRequest(questions=(asked.id,))
        result = result_of(request, [study], kept)
        offered = comparable(request, study, study)
        turned: dict[str, Any] = {name: not getattr(request.choices, name) for name in fields}
        ways = [replace(request, choices=replace(request.choices, **turned))]
        ways += [replace(request, against=0.3, where="sex = f")]
        ways += [replace(request, analysis=name) for name in ANALYSES if name != "models"]
        ways += [split_by(request, item.key) for item in offered.split]
        ways += [crossed(request, survey, item.key) for item in offered.cross]
        ways += [taken(request, survey, {"weights": item.key}) for item in offered.weights]
        ways += [taken(request, survey, {"strata": item.key}) for item in offered.units[:1]]
        for way in ways:
            if not possible(way, survey):
                continue
            found = result_of(way, [study], kept).parts
            assert text_of(found) or list(charts_of(found)), way
            assert data_of(found) is not None
            for chart in charts_of(found):
                if type(chart) not in drawn:
                    assert b"<svg" in file_bytes(chart, "svg")
                drawn.add(type(chart))
        assert "interval" not in result.offered.choices or asked.id in ("sex",)


def test_that_unknowns_are_shown_beside_the_share(study: StudyContent) -> None:
    parts = result_of(AnalysisRequest(questions=("one",)), [study], Kept()).parts
    assert any(isinstance(part, Figure) for part in parts)
    (beside,) = [
        part for part in parts if isinstance(part, TablePart) and "unknown" in part.records.columns
    ]
    assert [row[0] for row in beside.records.rows] == ["prevalence"]
    together = result_of(AnalysisRequest(questions=("two",)), [study], Kept()).parts
    said = [part.title for part in together if isinstance(part, Sentence)]
    assert any("what all groups or cards report" in title for title in said)


def test_that_reports_with_unknowns_are_offered_for_no_crossing(study: StudyContent) -> None:
    able = {
        item.key for item in comparable(AnalysisRequest(questions=("two",)), study, study).cross
    }
    assert "sex" in able
    assert "one" not in able
    assert not comparable(AnalysisRequest(questions=("one",)), study, study).cross
