"""Every page in English, in a language 40% longer, in German and in Arabic: whole and mirrored."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from kiosk_stand import Stand, stand
from language_walk import pages_of
from pseudo_language import PSEUDO, SURVEYS, is_pseudo, make_pseudo
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import Sat, settle, sit_down
from walking import SIZES, accessible_name, faults
from walking import settle as settle_size

from app.i18n import Interpreter
from app.theme import Theme
from app.widgets.file_text import FileText
from app.widgets.text import TextLabel
from core.sitting import MemoryStore

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_pseudo(tmp_path_factory.mktemp("translations"))


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def faults_at_all_sizes(view: QWidget) -> list[str]:
    found = []
    for name, size in SIZES.items():
        settle_size(view, size)
        found += [f"{name}: {fault}" for fault in faults(view)]
    settle_size(view, SIZES["1280"])
    return found


@pytest.mark.parametrize("language", ["en", PSEUDO, "de", "ar"])
@pytest.mark.parametrize("way", SURVEYS)
def test_that_every_page_is_whole_named_and_reachable(
    theme: Theme, qtbot: QtBot, tmp_path: Path, folder: Path, way: str, language: str
) -> None:
    interpreter = Interpreter(folder, [language])
    person = sit_down(SURVEYS[way], theme, qtbot, tmp_path / "out", interpreter=interpreter)
    found = {}
    for number, page in enumerate(pages_of(person)):
        if faulty := faults_at_all_sizes(person.view):
            found[f"{number} {page}"] = faulty
    assert found == {}


def texts_on(view: QWidget, *, but: tuple[str, ...]) -> Iterator[str]:
    """What is shown or told on a page and comes from the program, not from the survey's file."""
    for widget in [view, *view.findChildren(QWidget)]:
        if widget is not view and not widget.isVisibleTo(view):
            continue
        if isinstance(widget, FileText) or widget.objectName() in (
            "name_label",
            "folder_label",
            "place_label",
            "path_field",
        ):
            continue
        told = [accessible_name(widget), widget.accessibleDescription()]
        if isinstance(widget, TextLabel | QAbstractButton):
            told.append(widget.text())
        for text in told:
            for word in but:
                text = text.replace(word, "")
            yield text


@pytest.mark.parametrize("way", SURVEYS)
def test_that_no_page_says_anything_that_cannot_be_translated(
    theme: Theme, qtbot: QtBot, tmp_path: Path, folder: Path, way: str
) -> None:
    interpreter = Interpreter(folder, [PSEUDO])
    person = sit_down(SURVEYS[way], theme, qtbot, tmp_path / "out", interpreter=interpreter)
    kept = (*SURVEYS[way].words, "Candor", PSEUDO)
    left: set[str] = set()
    for _ in pages_of(person):
        left |= {text for text in texts_on(person.view, but=kept) if not is_pseudo(text)}
    assert left == set()


def kiosk_pages(kiosk: Stand) -> Iterator[str]:
    yield "pin"
    kiosk.type_pin("first_field", "2468")
    kiosk.type_pin("second_field", "1357")
    kiosk.click("forward_button")
    yield "two pins"
    kiosk.view._set_pin("2468", "2468")
    settle()
    yield "next"
    kiosk.click("worker_button")
    yield "unlock"
    kiosk.type_pin("pin_field", "1111")
    kiosk.click("forward_button")
    yield "wrong pin"
    kiosk.type_pin("pin_field", "2468")
    kiosk.click("forward_button")
    yield "worker"
    kiosk.click("forward_button")
    kiosk.click("start_button")
    yield "welcome"
    kiosk.view._silence._on_timer_timeout()
    settle()
    yield "countdown"
    kiosk.click("here_button")
    yield "welcome again"


@pytest.mark.parametrize("language", [PSEUDO, "de", "ar"])
def test_that_every_page_of_the_kiosk_is_whole_and_translated(
    theme: Theme, qtbot: QtBot, tmp_path: Path, folder: Path, language: str
) -> None:
    survey = SURVEYS["spinner"]
    kiosk = stand(theme, qtbot, tmp_path, survey, interpreter=Interpreter(folder, [language]))
    found: dict[str, object] = {}
    for page in kiosk_pages(kiosk):
        if faulty := faults_at_all_sizes(kiosk.view):
            found[page] = faulty
        if language == PSEUDO:
            kept = (*survey.words, "Candor", PSEUDO, str(kiosk.outbox))
            said = {t for t in texts_on(kiosk.view, but=kept) if not is_pseudo(t)}
            if said:
                found[f"{page}: English"] = said
    assert found == {}


def side_of(person: Sat, name: str) -> str:
    """On which half of the window the middle of a part lies."""
    part = person.part(name)
    middle = part.mapTo(person.view, part.rect().center()).x()
    return "left" if middle < person.view.width() / 2 else "right"


@pytest.mark.parametrize(
    ("language", "start", "end"), [("de", "left", "right"), ("ar", "right", "left")]
)
def test_that_pages_are_mirrored_but_files_are_not(
    theme: Theme, qtbot: QtBot, tmp_path: Path, folder: Path, language: str, start: str, end: str
) -> None:
    interpreter = Interpreter(folder, [language])
    person = sit_down(SURVEYS["spinner"], theme, qtbot, tmp_path, interpreter=interpreter)
    assert side_of(person, "leave_button") == end
    assert side_of(person, "forward_button") == end
    for page in pages_of(person):
        if page == "consent":
            assert side_of(person, "back_button") == start
        if page == "landed":
            assert side_of(person, "wheel") == start
            assert side_of(person, "statement_1") == end
            yes, no = person.part("yes_button"), person.part("no_button")
            assert (yes.x() < no.x()) == (start == "left")
            statement = person.part("statement_1")
            badge = statement.findChildren(QWidget)[0]
            margins = badge.x(), statement.width() - badge.geometry().right() - 1
            assert margins[start == "right"] == 20
        if page == "review":
            text = person.part("file_text")
            assert text.layoutDirection() == Qt.LayoutDirection.LeftToRight
            assert side_of(person, "save_button") == end


def test_that_the_page_after_the_first_person_is_mirrored_too(
    theme: Theme, qtbot: QtBot, tmp_path: Path, folder: Path
) -> None:
    store, interpreter = MemoryStore(), Interpreter(folder, ["ar"])
    survey = SURVEYS["scrambled"]
    first = sit_down(survey, theme, qtbot, tmp_path / "out", store=store, interpreter=interpreter)
    for _ in pages_of(first):
        pass
    first.view.close()
    person = sit_down(survey, theme, qtbot, tmp_path / "out", store=store, interpreter=interpreter)
    assert faults_at_all_sizes(person.view) == []
    menu = person.page.findChildren(QWidget, "", Qt.FindChildOption.FindDirectChildrenOnly)
    assert {
        entry.layoutDirection() for entry in menu if entry.metaObject().className() == "QMenu"
    } == {Qt.LayoutDirection.RightToLeft}
