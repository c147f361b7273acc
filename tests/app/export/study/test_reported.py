"""Report, estimates and charts of results that were kept, as the window has them."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

import openpyxl
import pytest
from models_studies import detector_study
from reported_studies import study_of, survey_bytes

from app.analyses.content import load
from app.analyses.kept_results import as_kept, card_of
from app.analyses.models import Gathered, fitted, parts_of
from app.analyses.parts import TablePart
from app.analyses.request import CHECKS, CROSS, MODELS, AnalysisRequest, Choices, Modelling
from app.analyses.tallies import Kept
from app.analyst.state.result import result_of
from app.export.report.contents import report_of
from app.export.report.values import Box, Numbers, Paragraph, Report, Section, Weight
from app.export.study.charts import charts_in
from app.export.study.estimates import estimates_data
from app.export.study.registry import EXPORTS
from app.export.study.values import ExportOptions, Source, open_source
from app.export.study.writing import plan, write_planned
from core.grammar.formula import read
from core.progress import silent
from core.study import Study, annotate
from core.study.cards import Card

DAY = date(2026, 3, 4)
FORMULAS = ("bribe ~ area", "bribe ~ area + age")
SPLIT = AnalysisRequest(questions=("bribe",), split="area", choices=Choices(level=0.9))
CROSSED = AnalysisRequest(analysis=CROSS, questions=("bribe", "area"), options=("", ""))
HISTOGRAM = AnalysisRequest(questions=("age",), choices=Choices(edge=45), where="area != o2")
LOOKED_AT = [
    SPLIT,
    CROSSED,
    *(AnalysisRequest(page=MODELS, models=Modelling((each,), effects=True)) for each in FORMULAS),
    HISTOGRAM,
]


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = study_of(tmp_path_factory.mktemp("kept") / "a.study", survey_bytes(), 600)
    cards = [Card(text="On bribes")]
    for number, each in enumerate(LOOKED_AT, start=1):
        kept = as_kept(each)
        assert kept is not None
        cards.append(card_of(kept, "found then", 600, f"Note {number}"))
    with Study.open(path) as opened:
        annotate.keep_results(opened, cards)
    return path


@contextmanager
def source_of(study: Path, **options: object) -> Iterator[Source]:
    with open_source(study, ExportOptions(**options)) as source:  # type: ignore[arg-type]
        yield source


def reported(study: Path, **options: object) -> Report:
    with source_of(study, **options) as source:
        return report_of(source, DAY)


def in_window(study: Path, looked_at: AnalysisRequest) -> list[TablePart]:
    """The tables that the window shows where this is looked at."""
    content = load(study)
    if looked_at.page == MODELS:
        formula = read(looked_at.models.formula)
        found = fitted(content, looked_at, formula, Gathered(), silent)
        parts = parts_of(found, looked_at, content, "en")
    else:
        parts = result_of(looked_at, [content], Kept()).parts
    return [part for part in parts if isinstance(part, TablePart)]


def of(section: Section, sort: type) -> list[object]:
    return [block for block in section.blocks if isinstance(block, sort)]


def test_that_a_report_has_the_numbers_of_the_window_in_the_order_of_the_cards(
    study: Path,
) -> None:
    report = reported(study)
    titles = [section.title for section in report.sections]
    bribe = "In the past 12 months I have paid a bribe to a public official"
    assert titles == [
        "On bribes",
        f"1. {bribe}, by “Where do you live?”",
        f"2. {bribe} × Where do you live?",
        f"3. {bribe}, on “Where do you live?”",
        f"4. {bribe}, on “Where do you live?” and “How old are you?”",
        "5. How old are you?",
        *("Methods", "References", "For an ethics board and a data-protection officer"),
        *("Files offered", "Codebook"),
    ]
    assert report.sections[0].part
    for section, looked_at in zip(report.sections[1:6], LOOKED_AT, strict=True):
        tables = [block.table for block in of(section, Numbers) if isinstance(block, Numbers)]
        window = [part.table for part in in_window(study, looked_at)]
        assert [each.rows for each in tables] == [each.rows for each in window]
        assert [each.notes for each in tables] == [each.notes for each in window]
        assert tables
        assert not of(section, Box)


def test_that_notes_are_told_where_they_are_asked_for(study: Path) -> None:
    report = reported(study, notes=True)
    (box,) = of(report.sections[2], Box)
    assert isinstance(box, Box)
    assert box.paragraphs == ("Note 2",)


def test_that_methods_say_what_holds_of_all_and_what_of_some(study: Path) -> None:
    (methods,) = (each for each in reported(study).sections if each.title == "Methods")
    told = [each.text for each in methods.blocks if isinstance(each, Paragraph)]
    text = "\n".join(told)
    (of_some,) = (each for each in told if "area != o2" in each)
    assert of_some.startswith("Result 5: The estimates are of 4")
    assert of_some.endswith("Only those count of whom this holds: area != o2.")
    assert text.count("answers were saved as given") == 1
    assert text.count("each person judged the statement") == 1
    assert "Result 1: That the groups of “Where do you live?” have equal shares" in text
    assert "Result 3: The model bribe ~ area was fitted by maximum likelihood" in text
    assert "Result 4: The model bribe ~ area + age was fitted" in text
    assert "Result 1: Intervals of shares are 90%" in text


def test_that_estimates_have_a_row_of_each_result_at_full_precision(study: Path) -> None:
    with source_of(study) as source:
        data = estimates_data(source)
        names, (chunk,) = data.names, list(data.chunks())
    rows = list(zip(*(cells.values for cells in chunk), strict=True))
    assert names[:4] == ("result", "kind", "title", "table")
    place = names.index("result")
    found = {number: [row for row in rows if row[place] == number] for number in range(1, 6)}
    for number, looked_at in enumerate(LOOKED_AT, start=1):
        parts = in_window(study, looked_at)
        assert len(found[number]) == sum(len(part.records.rows) for part in parts)
    coefficient = names.index("coefficient")
    (first, *_) = in_window(study, LOOKED_AT[2])
    expected = [row[first.records.columns.index("coefficient")] for row in first.records.rows]
    assert [row[coefficient] for row in found[3][: len(expected)]] == expected
    # The level of an interval is a number, that of a factor a word: they are two columns.
    assert {"level", "model_level"} <= set(names)


def test_that_a_workbook_has_a_sheet_of_each_result(study: Path, tmp_path: Path) -> None:
    with source_of(study, notes=True) as source:
        write_planned(plan(source, {"estimates": ("xlsx",)}), tmp_path)
    book = openpyxl.load_workbook(tmp_path / "estimates.xlsx")
    assert book.sheetnames == ["1", "2", "3", "4", "5"]
    for sheet, looked_at in zip(book.worksheets, LOOKED_AT, strict=True):
        cells = [row for row in sheet.iter_rows(values_only=True) if any(row)]
        assert cells[-1][0] == f"Note {sheet.title}"
        (first, *_) = in_window(study, looked_at)
        place = cells.index(_padded(first.records.columns, len(cells[0])))
        for found, row in zip(cells[place + 1 :], first.records.rows, strict=False):
            for one, other in zip(found, row, strict=False):
                assert one == (None if other == "" else pytest.approx(other))


def _padded(row: tuple[str, ...], width: int) -> tuple[str | None, ...]:
    return (*row, *(None for _ in range(width - len(row))))


def test_that_files_of_all_sorts_are_made_of_the_results(study: Path, tmp_path: Path) -> None:
    with source_of(study) as source:
        names = [name for name, _ in charts_in(source)]
        wanted = {"estimates": ("csv", "jsonl"), "codebook": ("csv",), "report": ("html",)}
        written = write_planned(plan(source, wanted), tmp_path)
    assert not written.failures
    assert names[:3] == ["result-1", "result-1-2", "result-2"]
    assert {name.split("-")[1] for name in names} == {"1", "2", "3", "4", "5"}
    with (tmp_path / "estimates.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    lines = (tmp_path / "estimates.jsonl").read_text("utf-8").splitlines()
    assert [int(row["result"]) for row in rows] == [json.loads(line)["result"] for line in lines]
    with (tmp_path / "codebook.csv").open(encoding="utf-8", newline="") as file:
        columns = {row["column"] for row in csv.DictReader(file) if row["table"] == "estimates"}
    assert {*rows[0]} <= columns


def test_that_all_questions_stand_there_where_they_are_asked_for(study: Path) -> None:
    report = reported(study, all_questions=True)
    assert report.sections[0].title.startswith("1. In the past 12 months")
    assert report.sections[5].title == "6. How old are you?"
    with source_of(study, all_questions=True) as source:
        assert next(name for name, _ in charts_in(source)) == "bribe"


def test_that_a_result_that_was_kept_of_fewer_says_so(tmp_path: Path) -> None:
    path = study_of(tmp_path / "a.study", survey_bytes(), 50)
    kept = as_kept(SPLIT)
    assert kept is not None
    with Study.open(path) as opened:
        annotate.keep_results(opened, [card_of(kept, "found then", 20)])
    (first, *_) = reported(path).sections
    told = "Kept when 20 had responded; worked out here of all 50."
    assert first.blocks[0] == Paragraph(told, Weight.QUIET)


def test_that_one_that_cannot_be_worked_out_says_why_and_the_others_stand(
    tmp_path: Path,
) -> None:
    path = detector_study(tmp_path)
    known = Study.open(path, write=False)
    with known as opened:
        (first, *_) = [each.id for each in opened.survey.asked if each.sensitive]
    fine, other = AnalysisRequest(questions=(first,)), Card({"analysis": "unknown"}, "", "", 9)
    kept = as_kept(fine)
    assert kept is not None
    with Study.open(path) as opened:
        annotate.keep_results(opened, [other, card_of(kept, "found", opened.n)])
    one, two, *_ = reported(path).sections
    assert "cannot make" in one.title
    assert of(two, Numbers)


def test_that_checks_stand_in_the_report_and_not_among_estimates(tmp_path: Path) -> None:
    path = study_of(tmp_path / "a.study", survey_bytes(), 50)
    kept = [as_kept(each) for each in (AnalysisRequest(page=CHECKS), SPLIT)]
    with Study.open(path) as opened:
        annotate.keep_results(opened, [card_of(each, "", 50) for each in kept if each is not None])
    with source_of(path) as source:
        assert report_of(source, DAY).sections[0].title == "1. Checks"
        (chunk,) = estimates_data(source).chunks()
        assert set(chunk[0].values) == {2}
        assert EXPORTS["estimates"].rows(source) is not None
