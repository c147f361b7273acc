"""Hostile texts in widgets and windows: letter for letter, and nothing is opened or called."""

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner
from hostile import (
    LABELS,
    Bait,
    assert_nothing_was_opened,
    file_of,
    survey_with,
    watching,
)
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTextEdit, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import Sat, settle, sit_down

from app.analyst.window.view import AnalystView
from app.commands import cli
from app.kit.places import Places
from app.kit.settings import Settings
from app.respondent.devices.statement import Statement
from app.respondent.scaffold.page import RespondentPage
from app.shell.window import MainWindow
from app.theme import Theme
from app.widgets.choices import CheckOption, RadioOption
from app.widgets.panels import banner, icon_point, note
from app.widgets.pill import Pill
from app.widgets.text import TextLabel, plain_tip
from app.words.refusals import own_finding
from core.facts.errors import Code, Problem
from core.files import canonical
from core.survey import read


@pytest.fixture
def bait(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> Iterator[Bait]:  # noqa: ARG001
    """A picture outside every folder that a test works in, and a port."""
    bait = Bait(tmp_path_factory.mktemp("b"))
    bait.set()
    yield bait
    bait.close()


@pytest.fixture(scope="module")
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


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
        sat = sit_down(survey, theme, qtbot, tmp_path / "out", painted=True)
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
        if sat.has("option_1") and not sat.can_press("forward_button"):
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
    for arguments in (
        ["rehearse", path, "--people", "30", "--seed", "2", "--out", answers],
        ["import", study, answers, "--survey", path],
    ):
        assert CliRunner().invoke(cli, [str(one) for one in arguments]).exit_code == 0
    with watching() as watch:
        window = MainWindow(theme, _settings(), _places(tmp_path))
        qtbot.addWidget(window)
        window.resize(1280, 800)
        window.open_path(study)
        view = window.findChild(AnalystView)
        assert view is not None
        qtbot.waitUntil(partial(_shows, view, labels[2]))
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
            window.show_problem(Problem(Code.FORMAT, text, own_finding(text, text)))
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


@pytest.mark.parametrize("text", ["R&D <b>x</b>.study", "a &lt; b", "<!DOCTYPE html>", "1 < 2"])
def test_that_a_tip_shows_foreign_words_letter_for_letter(text: str) -> None:
    assert not QtText.mightBeRichText(plain_tip(text))
    assert plain_tip(text).replace("\u200b", "") == text
