"""Hostile texts come out letter for letter everywhere, open no file, call nobody, run nothing."""

import csv
import io
import json
import re
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pandas as pd
import pytest
from click.testing import CliRunner, Result
from hostile import (
    ALLOWED,
    LABELS,
    NAMES,
    REFUSED,
    Bait,
    Content,
    assert_nothing_was_opened,
    file_of,
    survey_with,
    watching,
)
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.analyses.words.charts import bar_chart
from app.analyses.words.tables import csv_text, table_of
from app.analyst.state.refusals import as_csv, not_accepted
from app.commands import cli
from app.export import file_bytes, write_files
from app.words.refusals import message
from core.count.tally import Tally
from core.estimate import QuestionEstimate, estimate
from core.examples import example_path
from core.facts.errors import Code
from core.files import canonical
from core.present.table import csv_line, inert, plain_text
from core.privacy.mechanisms import Bits
from core.study import Study, import_paths
from core.survey import Question, Survey, examine, read


@pytest.fixture
def bait(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> Iterator[Bait]:  # noqa: ARG001
    """A picture outside every folder that a test works in, and a port."""
    bait = Bait(tmp_path_factory.mktemp("b"))
    bait.set()
    yield bait
    bait.close()


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments])


def is_one_line(text: str) -> bool:
    """Tell whether a text can be shown on one line of any terminal."""
    return all(char.isprintable() for char in text)


# What is let in


def test_that_there_are_enough_hostile_labels() -> None:
    assert len(ALLOWED) >= 40
    assert len(REFUSED) >= 20


@pytest.mark.parametrize("name", ALLOWED)
def test_that_a_hostile_label_is_read_and_written_letter_for_letter(name: str) -> None:
    content = survey_with([ALLOWED[name], *[f"Option {i}" for i in range(6)]])
    reading = examine(canonical.write(content))
    assert reading.errors == ()
    assert reading.survey is not None
    question = reading.survey.question("which")
    assert question.options[0].text == reading.survey.title == ALLOWED[name]


@pytest.mark.parametrize("name", REFUSED)
def test_that_what_cannot_be_shown_is_refused_as_text(name: str) -> None:
    content = survey_with([f"Option {i}" for i in range(7)])
    options: Any = content["questions"][1]["options"]
    options[3]["text"] = REFUSED[name]
    data = json.dumps(content, sort_keys=True, separators=(",", ":")).encode() + b"\n"
    problems = examine(data).errors
    assert Code.TEXT in {problem.code for problem in problems}
    assert all(is_one_line(str(problem)) for problem in problems)


@pytest.mark.parametrize("text", [*LABELS, *REFUSED.values()])
def test_that_a_message_quotes_hostile_text_on_one_escaped_line(text: str) -> None:
    content = survey_with([f"Option {i}" for i in range(7)])
    spoilt: list[Content] = [
        {**content, text or "-": 1},
        {**content, "format": text},
        {**content, "languages": [text]},
    ]
    for place in ({"id": text}, {"kind": text}, {"mechanism": {"name": text}}, {text or "-": 1}):
        questions = [{**content["questions"][0], **place}, *content["questions"][1:]]
        spoilt.append({**content, "questions": questions})
    for one in spoilt:
        data = json.dumps(one, sort_keys=True, separators=(",", ":")).encode() + b"\n"
        problems = examine(data).errors
        assert problems or text == "null"  # which is a proper id
        for problem in problems:
            assert is_one_line(str(problem))
            assert len(message(problem)) < 250
            assert len(problem.where) < 250


# Tables, CSV, the command line


@pytest.fixture
def survey() -> Survey:
    return read(canonical.write(survey_with(LABELS)))


def estimate_of(question: Question) -> QuestionEstimate:
    counts = tuple(range(10, 10 + len(question.option_ids)))
    n = 2000 if isinstance(question.form, Bits) else sum(counts)
    return estimate(Tally(question, n, counts))


def test_that_csv_comes_back_letter_for_letter_and_is_no_formula(survey: Survey) -> None:
    text = csv_text([estimate_of(survey.question("which"))], "en")
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert [row["option_text"] for row in rows] == [inert(label) for label in LABELS]
    table = pd.read_csv(io.StringIO(text), keep_default_na=False)
    assert list(table["option_text"]) == [inert(label) for label in LABELS]
    assert list(table["reported"]) == list(range(10, 10 + len(LABELS)))
    for label, shown in zip(LABELS, table["option_text"], strict=True):
        folded = unicodedata.normalize("NFKC", shown).strip()
        assert not folded.startswith(("=", "+", "-", "@"))
        assert label == (shown[1:] if shown != label else shown)


def test_that_nothing_unseen_hides_a_formula() -> None:
    # Of these categories the marks of Arabic, Syriac and Kaithi that are drawn can stay.
    drawn = {0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD, *range(0x600, 0x606)}
    unseen = [
        chr(code)
        for code in range(sys.maxunicode + 1)
        if unicodedata.category(chr(code)) in ("Cf", "Cc", "Zs", "Zl", "Zp") and code not in drawn
    ]
    assert len(unseen) > 200
    for sign in (*unseen, "\u3164", "\ufe0f", "\u034f", "\u200e' \u200f"):
        assert inert(f"{sign}=1") == f"'{sign}=1"
        assert inert(f"{sign}1") == f"{sign}1" or sign in "\t\r\n\0"


@pytest.mark.parametrize("label", [*LABELS, *(t for t in REFUSED.values() if "\ud800" not in t)])
def test_that_one_cell_stays_one_cell(label: str) -> None:
    line = csv_line([label, 7, None, label])
    (row,) = csv.reader(io.StringIO(line, newline=""))
    assert row == [inert(label), "7", "", inert(label)]
    if label.strip():
        assert inert(label).strip()[0] not in "=+-@＝＋－＠"  # noqa: RUF001 - full-width signs


def test_that_a_table_for_people_has_every_label_as_it_is(survey: Survey) -> None:
    table = table_of(estimate_of(survey.question("which")), "en")
    assert [row[0].text for row in table.rows] == LABELS
    lines = plain_text(table).splitlines()
    assert lines[0] == LABELS[4]
    shown = lines[4 : 4 + len(LABELS)]
    assert [line.startswith(label) for line, label in zip(shown, LABELS, strict=True)]


def test_that_the_command_line_takes_hostile_labels_from_check_to_export(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bait: Bait, isolated_home: Path
) -> None:
    labels = [*LABELS, *bait.labels().values()]
    work = tmp_path / "deep" / "down"
    work.mkdir(parents=True)
    monkeypatch.chdir(work)
    path, study = file_of(survey_with(labels), work), work / "s.study"
    with watching() as watch:
        checked = run("check", path, "--json")
        told = run("check", path)
        made = run("rehearse", path, "--people", "40", "--seed", "1", "--out", work / "answers")
        imported = run("import", study, work / "answers", "--survey", path, "--json")
        text = run("estimate", study)
        table = run("estimate", study, "--csv")
        document = run("estimate", study, "--json")
        exported = run("export", study, "--out", work / "out")
    for result in (checked, told, made, imported, text, table, document, exported):
        assert result.exit_code == 0, result.output
    assert_nothing_was_opened(watch, bait, work, isolated_home)
    assert json.loads(imported.stdout)["accepted"] == 40
    assert {p["code"] for p in json.loads(checked.stdout)["problems"]} == {"NO_ABSTAIN"}
    for label in labels:
        assert label in text.stdout
    rows = list(csv.DictReader(io.StringIO(table.stdout, newline="")))
    shown = [row["option_text"] for row in rows if row["question"] == "some"]
    assert shown == [inert(label) for label in labels]
    assert sorted(path.name for path in (work / "out").iterdir()) == sorted(
        ["estimates.csv"]
        + [f"{q}.{f}" for q in ("bribe", "which", "some", "plain") for f in ("png", "svg", "pdf")]
    )
    assert not (tmp_path / "x").exists()
    for name, label in (("which", labels[4]), ("some", labels[5]), ("plain", labels[6])):
        assert_inert_svg((work / "out" / f"{name}.svg").read_bytes(), label)
        assert_inert_pdf((work / "out" / f"{name}.pdf").read_bytes())


def test_that_wrong_usage_quotes_what_was_typed_and_runs_none_of_it(
    bait: Bait, tmp_path: Path
) -> None:
    study = tmp_path / "s.study"
    Study.create(study, example_path("bribery").read_bytes()).close()
    for text in LABELS:
        with watching() as watch:
            planned = run("plan", "--kind", "yes-no", "--epsilon", text, "--respondents", "10")
            named = run("estimate", study, "--question", text)
            grouped = run("estimate", study, "--by", text)
            formats = run("export", study, "--out", tmp_path / "out", "--formats", text)
        for result in (planned, named, grouped, formats):
            assert result.exit_code == 2, text
            assert "Traceback" not in result.output
            assert all(is_one_line(line) for line in result.stderr.splitlines())
        assert_nothing_was_opened(watch, bait, tmp_path)
    assert not (tmp_path / "out").exists()


def test_that_hostile_file_names_are_shown_escaped_and_recorded(
    tmp_path: Path, bait: Bait, isolated_home: Path
) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    names = [f"{name}.response" for name in NAMES if len(name.encode()) < 240]
    for name in names:
        (folder / name).write_bytes(b"{}")
    paths = [folder / name for name in names]
    study = tmp_path / "s.study"
    Study.create(study, example_path("bribery").read_bytes()).close()
    with watching() as watch:
        told = [
            run("import", study, *named, "--survey", example_path("bribery"))
            for named in (paths[:20], paths[20:])  # no more are named at once
        ]
        document = run("import", study, folder, "--json")
    assert_nothing_was_opened(watch, bait, tmp_path, isolated_home)
    assert {result.exit_code for result in (*told, document)} == {1}
    lines = [line for result in told for line in result.stderr.splitlines()]
    assert len(lines) == len(names) + len(told)  # and what to do
    assert all(is_one_line(line) for line in lines)
    refused = json.loads(document.stdout)["refused"]
    assert all(is_one_line(one["file"]) for one in refused)
    with Study.open(study, write=False) as opened:
        assert {record.name for record in opened.files()} == set(names)
    with Study.in_memory(example_path("bribery").read_bytes()) as memory:
        rows = not_accepted(import_paths(memory, [folder]), ())
    listed = list(csv.reader(io.StringIO(as_csv(rows), newline="")))
    assert len(listed) == 1 + len(names)
    for row in listed:
        assert is_one_line(row[0])
        assert row[0][:1] not in tuple("=+-@")


def test_that_a_table_of_truths_quotes_hostile_cells_on_one_line(tmp_path: Path) -> None:
    pairs = [pair for text in LABELS for pair in ((text, "yes"), ("bribe", text))]
    for header, cell in pairs:
        truth = tmp_path / "truth.csv"
        truth.write_text(csv_line([header, "area"]) + csv_line([cell, "city"]), "utf-8")
        result = run("rehearse", example_path("bribery"), truth, "--out", tmp_path / "out")
        assert result.exit_code == 1
        assert all(is_one_line(line) for line in result.stderr.splitlines())
        assert not (tmp_path / "out").exists()


# Charts


def assert_inert_svg(data: bytes, description: str = "") -> None:
    """The picture is well-formed, of shapes and plain text; its description is as it is given."""
    root = ElementTree.fromstring(data)  # noqa: S314 - our own picture
    told = ""
    for element in root.iter():
        tag = element.tag.rpartition("}")[2]
        assert tag in {"svg", "title", "desc", "defs", "g", "path", "rect", "polyline", "line"} | {
            "polygon", "circle", "ellipse", "linearGradient", "stop", "clipPath", "text"
        }, tag  # fmt: skip
        assert tag != "text" or not list(element)
        told += (element.text or "") if tag in ("title", "desc") else ""
        for name, value in element.attrib.items():
            assert "href" not in name
            assert not name.lower().startswith("on")
            assert "url(" not in value or "url(#" in value
            assert "file:" not in value
            assert "http:" not in value or name.startswith("xmlns")
    assert not description or " ".join(description.split()) in " ".join(told.split())


def assert_inert_pdf(data: bytes) -> None:
    """The document has no link, no action and nothing to start."""
    assert data.startswith(b"%PDF")
    objects = re.sub(rb"stream\r?\n.*?endstream", b"", data, flags=re.DOTALL)
    for action in (b"/URI", b"/JavaScript", b"/JS", b"/Launch", b"/GoToR", b"/EmbeddedFile"):
        assert action not in objects
    for action in (b"/OpenAction", b"/AA", b"/SubmitForm", b"/Link", b"/Widget"):
        assert action not in objects
    assert set(re.findall(rb"/Annots\s*\[([^\]]*)\]", objects)) <= {b"", b" "}


@pytest.mark.parametrize("start", range(0, len(LABELS), 4))
def test_that_a_chart_tells_hostile_words_as_they_are(start: int, bait: Bait) -> None:
    labels = [LABELS[(start + i) % len(LABELS)] for i in range(4)]
    survey = read(canonical.write(survey_with(labels)))
    question = survey.question("which")
    assert question.text == labels[0]
    with watching() as watch:
        chart = bar_chart(estimate_of(question), "en", raw=True, rehearsal=True)
        made = {name: file_bytes(chart, name) for name in ("svg", "pdf", "png")}
    assert_nothing_was_opened(watch, bait)
    assert chart.title == labels[0]
    assert [row.label for row in chart.rows] == labels
    assert not [label for label in labels if label not in chart.alt_text]
    assert_inert_svg(made["svg"], chart.alt_text)
    assert_inert_pdf(made["pdf"])
    picture = QImage.fromData(made["png"])
    assert not picture.isNull()
    assert " ".join(picture.text("Description").split()) == " ".join(chart.alt_text.split())
    assert picture.text("Title") == chart.title


def test_that_charts_of_many_hostile_labels_are_made_in_every_format(
    tmp_path: Path, bait: Bait
) -> None:
    labels = [*LABELS, *bait.labels().values()]
    survey = read(canonical.write(survey_with(labels)))
    charts = [
        (id_, bar_chart(estimate_of(survey.question(id_)), "en")) for id_ in ("bribe", "some")
    ]
    with watching() as watch:
        write_files(charts, tmp_path)
    assert_nothing_was_opened(watch, bait, tmp_path)
    for name, chart in charts:
        assert [row.label for row in chart.rows if row.option != "yes"] in ([], labels)
        assert_inert_svg((tmp_path / f"{name}.svg").read_bytes(), chart.alt_text)
        assert_inert_pdf((tmp_path / f"{name}.pdf").read_bytes())
        assert not QImage(str(tmp_path / f"{name}.png")).isNull()
