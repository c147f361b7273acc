"""Hostile texts come out letter for letter everywhere, open no file, call nobody, run nothing."""

import csv
import io
import json
import os
import re
import sys
import unicodedata
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pandas as pd
import pytest
from click.testing import CliRunner, Result
from hostile import ALLOWED, NAMES, REFUSED, Bait, Watch, watching
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTextEdit, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import Sat, settle, sit_down

from app.commands import cli
from app.export import chart_bytes, export_charts
from app.flows.refusals import as_csv, not_accepted
from app.settings import Settings
from app.theme import Theme
from app.views.analyst import AnalystView
from app.views.respondent.page import RespondentPage
from app.widgets.choices import CheckOption, RadioOption
from app.widgets.panels import Pill, Statement, banner, icon_point, note
from app.widgets.text import TextLabel
from app.window import MainWindow, Places
from core import canonical
from core.chart import bars_of
from core.errors import Code, Problem
from core.estimate import QuestionEstimate, estimate
from core.examples import example_path
from core.mechanisms import Bits
from core.study import Study, import_paths
from core.survey import Question, Survey, examine, read
from core.table import csv_line, csv_text, inert, plain_text, table_of
from core.tally import Tally

Content = dict[str, Any]
LABELS = list(ALLOWED.values())
ROOT = Path(__file__).resolve().parents[2]
# Where Python may read: itself, its libraries, the project, and what the system tells of itself.
READABLE = tuple(
    {str(ROOT), sys.prefix, sys.base_prefix, os.path.dirname(os.__file__), "/proc", "/sys", "/dev"}
    | {"/etc/localtime", "/usr/share/zoneinfo", "/etc/os-release", "/usr/lib/os-release"}
)


@pytest.fixture
def bait(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> Iterator[Bait]:  # noqa: ARG001
    """A picture outside every folder that a test works in, and a port."""
    bait = Bait(tmp_path_factory.mktemp("b"))
    picture = QImage(4, 4, QImage.Format.Format_RGB32)
    assert picture.save(str(bait.path))
    bait.set()
    yield bait
    bait.close()


@pytest.fixture(scope="module")
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def assert_nothing_was_opened(watch: Watch, bait: Bait, *places: Path) -> None:
    """Python wrote to the given places alone, read there and in its own, and called nobody."""
    own = tuple(str(place) for place in places)
    assert watch.others == []
    assert [path for path in watch.writes if not _is_in(path, (*own, os.devnull))] == []
    assert [path for path in watch.reads if not _is_in(path, (*own, *READABLE))] == []
    assert not bait.opened
    assert not bait.called


def _is_in(path: str, places: tuple[str, ...]) -> bool:
    whole = os.path.abspath(path)
    return any(whole == place or whole.startswith(place + os.sep) for place in places)


def survey_with(labels: list[str]) -> Content:
    """A survey whose options and texts are these; the first ones are its title and author."""
    options = [{"id": f"o{i}", "text": label} for i, label in enumerate(dict.fromkeys(labels))]
    return {
        "format": "candor-survey",
        "version": 1,
        "languages": ["en"],
        "title": labels[0],
        "author": labels[1 % len(labels)],
        "intro": "\n".join(labels)[:2000].strip(),
        "consent": "\n".join(reversed(labels))[:2000].strip(),
        "questions": [
            {
                "id": "bribe",
                "kind": "yes-no",
                "text": labels[2 % len(labels)],
                "negation": labels[3 % len(labels)],
                "help": "\n".join(labels)[:2000].strip(),
                "mechanism": {"name": "warner", "p": "3/4"},
                "procedures": ["spinner", "scrambled"],
            },
            {
                "id": "which",
                "kind": "one-of",
                "text": labels[4 % len(labels)],
                "options": options,
                "mechanism": {"name": "unary", "p": "1/2", "q": "1/4"},
            },
            {"id": "some", "kind": "many-of", "text": labels[5 % len(labels)], "options": options},
            {"id": "plain", "kind": "one-of", "text": labels[6 % len(labels)], "options": options},
        ],
    }


def file_of(content: Content, folder: Path) -> Path:
    path = folder / "hostile.survey"
    path.write_bytes(canonical.write(content))
    return path


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
            assert len(problem.message) < 250
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
    study = tmp_path / "s.study"
    with watching() as watch:
        told = run("import", study, folder, "--survey", example_path("bribery"))
        document = run("import", study, folder, "--json")
    assert_nothing_was_opened(watch, bait, tmp_path, isolated_home)
    assert told.exit_code == document.exit_code == 1
    lines = told.stderr.splitlines()
    assert len(lines) == len(names)
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
    """The picture is well-formed and draws shapes alone; its description is as it is given."""
    root = ElementTree.fromstring(data)  # noqa: S314 - our own picture
    told = ""
    for element in root.iter():
        tag = element.tag.rpartition("}")[2]
        assert tag in {"svg", "title", "desc", "defs", "g", "path", "rect", "polyline", "line"} | {
            "polygon", "circle", "ellipse", "linearGradient", "stop", "clipPath", "image", "text"
        } - {"image", "text"}, tag  # fmt: skip
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
        chart = bars_of(estimate_of(question), "en", raw=True, rehearsal=True)
        made = {name: chart_bytes(chart, name) for name in ("svg", "pdf", "png")}
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
    charts = [(id_, bars_of(estimate_of(survey.question(id_)), "en")) for id_ in ("bribe", "some")]
    with watching() as watch:
        export_charts(charts, tmp_path)
    assert_nothing_was_opened(watch, bait, tmp_path)
    for name, chart in charts:
        assert [row.label for row in chart.rows if row.option != "yes"] in ([], labels)
        assert_inert_svg((tmp_path / f"{name}.svg").read_bytes(), chart.alt_text)
        assert_inert_pdf((tmp_path / f"{name}.pdf").read_bytes())
        assert not QImage(str(tmp_path / f"{name}.png")).isNull()


# Widgets


def assert_shown_as_text(widget: QWidget) -> None:
    """No label, tip or button takes its words for markup or a key."""
    for one in [widget, *widget.findChildren(QWidget)]:
        for words in (one.toolTip(), one.statusTip(), one.whatsThis()):
            assert not QtText.mightBeRichText(words), words
        if isinstance(one, QLabel):
            plain = one.textFormat() == Qt.TextFormat.PlainText
            assert plain or not QtText.mightBeRichText(one.text()), one.text()
            assert not one.openExternalLinks() or plain
        if isinstance(one, QTextEdit):
            assert not one.acceptRichText() or one.isReadOnly()
            assert one.document().toPlainText().replace("\n", "") != "" or not one.toPlainText()
        if isinstance(one, RadioOption | CheckOption):
            assert one.shortcut().isEmpty(), one.text()


def shown_texts(widget: QWidget) -> set[str]:
    """The words of all labels and buttons, as they are on the screen."""
    texts = set()
    for one in widget.findChildren(QWidget):
        if isinstance(one, QLabel | QAbstractButton):
            texts.add(one.text())
    return texts


def test_that_widgets_show_hostile_text_letter_for_letter(
    theme: Theme, qtbot: QtBot, bait: Bait
) -> None:
    for label in (*LABELS, *bait.labels().values()):
        made: list[QWidget] = [
            TextLabel(label, theme),
            Pill(label, theme),
            Statement("A", label, "a", theme),
            RadioOption(label, theme, detail=label),
            CheckOption(label, theme),
            banner("info", label, theme, detail=label),
            note(label, theme),
            icon_point(label, label, "shield", theme),
        ]
        with watching() as watch:
            for widget in made:
                qtbot.addWidget(widget)
                widget.resize(400, 200)
                assert not widget.grab().isNull()
                assert_shown_as_text(widget)
                own = {widget.text()} if isinstance(widget, QLabel | QAbstractButton) else set()
                assert label in own | shown_texts(widget)
        assert_nothing_was_opened(watch, bait)


@pytest.mark.parametrize("kind", [RadioOption, CheckOption])
def test_that_an_ampersand_in_a_label_makes_no_key(
    kind: type[RadioOption], theme: Theme, qtbot: QtBot
) -> None:
    option = kind("R&D", theme)
    qtbot.addWidget(option)
    assert option.shortcut().isEmpty()
    assert option.text() == "R&D"


@pytest.mark.parametrize("start", range(0, len(LABELS), 7))
def test_that_every_page_shows_a_hostile_survey_letter_for_letter(
    start: int, theme: Theme, qtbot: QtBot, tmp_path: Path, bait: Bait, isolated_home: Path
) -> None:
    labels = [LABELS[(start + i) % len(LABELS)] for i in range(7)]
    labels += list(bait.labels().values())
    survey = read(canonical.write(survey_with(labels)))
    seen: set[str] = set()
    with watching() as watch:
        sat = sit_down(survey, theme, qtbot, tmp_path / "out")
        for page in walk(sat):
            assert_shown_as_text(page)
            seen |= shown_texts(page)
            assert not sat.view.grab().isNull()
    assert_nothing_was_opened(watch, bait, tmp_path, isolated_home)
    shown = "\n".join(seen)
    for label in labels:
        assert label in seen, "not shown as an option"
    for text in (survey.title, survey.intro, survey.consent, survey.questions[0].help):
        assert str(text) in seen
    for question in survey.questions:
        assert str(question.text) in shown
    assert str(survey.questions[0].negation) in seen
    assert len(sat.files()) == 1


def walk(sat: Sat) -> Iterator[RespondentPage]:
    """Go through every page, answer everything, save; give each page before it is left."""
    while not sat.has("save_button"):
        yield sat.page
        if sat.has("spin_button"):
            sat.follow_the_wheel(1)
            continue
        if sat.has("option_1") and not sat.part("forward_button").isEnabled():
            sat.choose(0)
        sat.click("forward_button")
    yield sat.page
    sat.click("save_button")
    yield sat.page


def test_that_the_analyst_sees_hostile_labels_letter_for_letter(
    theme: Theme, qtbot: QtBot, tmp_path: Path, bait: Bait, isolated_home: Path
) -> None:
    labels = [*LABELS, *bait.labels().values()]
    path = file_of(survey_with(labels), tmp_path)
    answers, study = tmp_path / "answers", tmp_path / "R&D <b>x.study"
    assert run("rehearse", path, "--people", "30", "--seed", "2", "--out", answers).exit_code == 0
    assert run("import", study, answers, "--survey", path).exit_code == 0
    with watching() as watch:
        window = MainWindow(theme, _settings(), _places(tmp_path))
        qtbot.addWidget(window)
        window.resize(1280, 800)
        window.open_path(study)
        view = window.findChild(AnalystView)
        assert view is not None
        qtbot.waitUntil(partial(_shows, view, labels[2]), timeout=20_000)
        for step in range(4):
            asked = labels[(2, 4, 5, 6)[step]]
            qtbot.waitUntil(partial(_shows, view, asked))
            assert_shown_as_text(window)
            assert not window.grab().isNull()
            view.frame.questions.step(1)
            settle()
        window.show_home()
        settle()
        assert_shown_as_text(window)
    assert_nothing_was_opened(watch, bait, tmp_path, isolated_home)


def _shows(widget: QWidget, text: str) -> bool:
    return text in shown_texts(widget)


def _settings() -> Settings:
    return Settings()


def _places(folder: Path) -> Places:
    return Places(folder / "settings.json", folder / "sittings", folder / "responses")


def test_that_the_window_explains_a_hostile_file_in_plain_words(
    theme: Theme, qtbot: QtBot, tmp_path: Path, bait: Bait
) -> None:
    window = MainWindow(theme, _settings(), _places(tmp_path))
    qtbot.addWidget(window)
    for text in (*LABELS, *bait.labels().values()):
        with watching() as watch:
            window.show_problem(Problem(Code.FORMAT, text, text, remedy=text))
            box = window.findChild(QWidget, "problem_box")
            assert box is not None
            assert not box.grab().isNull()
            for label in box.findChildren(QLabel):
                plain = label.textFormat() == Qt.TextFormat.PlainText
                assert plain or not QtText.mightBeRichText(label.text())
            box.close()
            settle()
        assert_nothing_was_opened(watch, bait, tmp_path)


def test_that_the_window_is_called_by_the_whole_title_of_a_survey(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    path = file_of(survey_with(["a [*] b", *[f"Option {i}" for i in range(6)]]), tmp_path)
    window = MainWindow(theme, _settings(), _places(tmp_path))
    qtbot.addWidget(window)
    window.open_path(path)
    # Standing once, Qt would leave it out.
    assert window.windowTitle() == "a [*][*] b – Candor"


# The watch has teeth


def test_that_the_watch_sees_what_it_is_there_for(bait: Bait, qtbot: QtBot, tmp_path: Path) -> None:
    with watching() as watch:
        bait.path.read_bytes()
        (tmp_path / "written").write_text("x", "utf-8")
    assert str(bait.path) in watch.reads
    assert str(tmp_path / "written") in watch.writes
    if sys.platform == "linux":
        assert bait.opened
    label = QLabel(bait.labels()["bait"])
    qtbot.addWidget(label)
    label.grab()
    if sys.platform == "linux":
        assert bait.opened
    with pytest.raises(AssertionError):
        assert_shown_as_text(label)
