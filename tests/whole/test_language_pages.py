"""Every page in a language 40% longer and in Arabic: whole and mirrored.

A long run looks at all of them in English and in German, too.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from contrast import pale, pixels_of
from kiosk_stand import Stand, stand
from language_walk import pages_of
from pseudo_language import PSEUDO, SURVEYS, is_pseudo, make_pseudo
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot
from respondent_driver import Sat, settle, sit_down
from walking import SIZES, accessible_name, faults
from walking import settle as settle_size

from app.kit.i18n import Interpreter, language_name
from app.respondent.pages.returning import ReturningPage
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.glossed_file import GlossedFile
from app.widgets.text import TextLabel
from core.response.store import MemoryStore

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

LONG = pytest.mark.long
# The ways with most words and parts, in the longest language and in the mirrored one. A long run
# looks at all of them there, and at German and English, whose pages have tests of their own.
WALKS = [
    pytest.param(way, language, marks=() if way in often else LONG)
    for language, often in ((PSEUDO, ("spinner", "own-device")), ("ar", ("spinner",)))
    for way in SURVEYS
]
WALKS += [
    pytest.param(way, language, marks=LONG)
    for way, language in (("spinner", "en"), ("spinner", "de"), ("own-device", "de"))
]
TALL = (1280, 3000)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_pseudo(tmp_path_factory.mktemp("translations"))


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


def faults_at_all_sizes(view: QWidget) -> list[str]:
    """Walk a page at each size, beginning at the one it has: every other page grows."""
    sizes = list(SIZES)
    if view.width() == SIZES[sizes[-1]][0]:
        sizes.reverse()
    found = []
    for name in sizes:
        settle_size(view, SIZES[name])
        found += [f"{name}: {fault}" for fault in faults(view)]
        answers = [b for b in view.findChildren(Button) if b.property("role") == "answer"]
        if len({answer.height() for answer in answers if answer.isVisibleTo(view)}) > 1:
            found.append(f"{name}: one answer is taller than the other")
    return found


def untranslated(view: QWidget, *kept: str) -> set[str]:
    """What is shown or told in English and comes neither from the survey nor from its file."""
    left = set()
    for text in texts_on(view):
        for word in kept:
            text = text.replace(word, "")
        if not is_pseudo(text):
            left.add(text)
    return left


def texts_on(view: QWidget) -> Iterator[str]:
    for widget in [view, *view.findChildren(QWidget)]:
        if isinstance(widget, QMenu):
            yield from (action.text() for action in widget.actions() if not action.data())
            continue
        if widget is not view and not widget.isVisibleTo(view):
            continue
        if isinstance(widget, GlossedFile) or widget.objectName() in (
            "name_label",
            "folder_label",
            "place_label",
            "path_field",
        ):
            continue
        yield accessible_name(widget)
        yield widget.accessibleDescription()
        if isinstance(widget, TextLabel | QAbstractButton):
            yield widget.text()


@pytest.mark.parametrize(("way", "language"), WALKS)
def test_that_every_page_is_whole_named_reachable_and_translated(
    theme: Theme, qtbot: QtBot, tmp_path: Path, folder: Path, way: str, language: str
) -> None:
    interpreter = Interpreter(folder, [language])
    person = sit_down(SURVEYS[way], theme, qtbot, tmp_path / "out", interpreter=interpreter)
    found: dict[str, object] = {}
    for number, page in enumerate(pages_of(person)):
        if faulty := faults_at_all_sizes(person.view):
            found[f"{number} {page}"] = faulty
        if language == PSEUDO and (
            english := untranslated(person.view, *SURVEYS[way].words, "Candor", PSEUDO)
        ):
            found[f"{number} {page}: English"] = english
    assert found == {}


def kiosk_pages(kiosk: Stand) -> Iterator[str]:
    kiosk.ready()
    yield "set up"
    kiosk.type_pin("first_field", "2468")
    kiosk.type_pin("second_field", "1357")
    kiosk.click("forward_button")
    yield "two pins"
    kiosk.type_pin("second_field", "2468")
    kiosk.click("forward_button")
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
    kiosk.answer_on()
    yield "review"
    kiosk.click("save_button")
    yield "handed in"


@pytest.mark.parametrize("language", [PSEUDO, pytest.param("de", marks=LONG), "ar"])
def test_that_every_page_of_the_kiosk_is_whole_and_translated(
    theme: Theme, qtbot: QtBot, tmp_path: Path, folder: Path, language: str
) -> None:
    survey = SURVEYS["scrambled"]
    kiosk = stand(theme, qtbot, tmp_path, survey, interpreter=Interpreter(folder, [language]))
    found: dict[str, object] = {}
    for page in kiosk_pages(kiosk):
        if faulty := faults_at_all_sizes(kiosk.seen):
            found[page] = faulty
        # Paths stand as they are, and so do the names that languages give themselves.
        steps = [part for part in kiosk.outbox.parts if part != "/"]
        own = [language_name(code) for code in ("en", "de", "es", "fr", "ar")]
        kept = (*survey.words, "Candor", PSEUDO, str(kiosk.outbox), *steps, *own)
        if language == PSEUDO and (english := untranslated(kiosk.seen, *kept)):
            found[f"{page}: English"] = english
    assert found == {}


@pytest.mark.parametrize("style", ["display", "title", "question", "answer", "body"])
def test_that_no_dot_under_a_letter_is_cut_off(theme: Theme, qtbot: QtBot, style: str) -> None:
    """The dots of the last letters reach below the line of a Latin page."""
    drawn = []
    for margin in (0, 40):
        label = TextLabel("العمل والمال في", theme, f"respondent.{style}")
        qtbot.addWidget(label)
        label.setContentsMargins(0, margin, 0, margin)
        label.resize(500, label.heightForWidth(500))
        pixels = pixels_of(label)
        drawn.append(int((pixels != pixels[0, 0]).sum()))
    assert drawn[0] == drawn[1] > 0


# Direction


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
            assert margins[start == "right"] == min(margins) < 40 < max(margins)
        if page == "review":
            shown = person.unfolded()
            assert isinstance(shown, GlossedFile)
            texts, told = shown._columns()
            assert (texts.left() < told.left()) == (start == "left"), "the columns change sides"
            person.click("back_button")
            assert side_of(person, "back_button") == start
            assert side_of(person, "leave_without_button") == end
            return
    raise AssertionError("there was no review")


@pytest.mark.parametrize("language", [PSEUDO, "ar"])
def test_that_the_page_after_the_first_person_is_whole_mirrored_and_translated(
    theme: Theme, qtbot: QtBot, tmp_path: Path, folder: Path, language: str
) -> None:
    store, interpreter = MemoryStore(), Interpreter(folder, [language])
    survey = SURVEYS["scrambled"]
    first = sit_down(survey, theme, qtbot, tmp_path / "out", store=store, interpreter=interpreter)
    for page in pages_of(first):
        if page == "saved":
            break
    first.view.close()
    person = sit_down(survey, theme, qtbot, tmp_path / "out", store=store, interpreter=interpreter)
    assert isinstance(person.page, ReturningPage)
    person.page.erase_action.trigger()
    settle()
    assert faults_at_all_sizes(person.view) == []
    menus = person.page.findChildren(QMenu)
    assert len(menus) == 3, "languages, looks, what to erase"
    direction = (
        Qt.LayoutDirection.RightToLeft if language == "ar" else Qt.LayoutDirection.LeftToRight
    )
    assert {menu.layoutDirection() for menu in menus} == {direction}
    if language == PSEUDO:
        assert untranslated(person.view, *survey.words, "Candor", PSEUDO) == set()


# Contrast


# Those that differ in a part alone are looked at in one scheme, a long run looks at them in both.
_ONCE = {
    **{"forced-spinner": "", "own-device": "light"},  # the first is much like the other wheel
    **{"coins": "dark", "die": "light", "scrambled": "dark"},
}
SEEN = [
    pytest.param(way, "en", scheme, marks=[] if _ONCE.get(way, scheme) == scheme else LONG)
    for way in SURVEYS
    for scheme in ("light", "dark")
]
SEEN += [pytest.param("coins", "ar", "light")]
# What differs between the ways; the other pages are looked at once in each language.
OWN_PAGES = ("practice", "practised", "question", "landed", "kept")


@pytest.mark.parametrize(("way", "language", "scheme"), SEEN)
def test_that_all_words_stand_out_from_what_they_stand_on(
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    way: str,
    language: str,
    scheme: Literal["light", "dark"],
) -> None:
    theme = Theme(qapp, pinned=scheme, reduced_motion=True)
    interpreter = Interpreter(preferred=[language])
    person = sit_down(
        SURVEYS[way], theme, qtbot, tmp_path / "out", interpreter=interpreter, size=TALL
    )
    found = {}
    whole = way in ("spinner", "own-device") or language != "en"
    for number, page in enumerate(pages_of(person)):
        if not whole and page not in OWN_PAGES:
            continue
        settle_size(person.view, TALL)
        if faint := pale(person.view):
            found[f"{number} {page}"] = faint
    assert found == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_that_all_words_of_the_kiosk_stand_out(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, scheme: Literal["light", "dark"]
) -> None:
    theme = Theme(qapp, pinned=scheme, reduced_motion=True)
    interpreter = Interpreter(preferred=["en"])
    kiosk = stand(theme, qtbot, tmp_path, SURVEYS["scrambled"], interpreter=interpreter, size=TALL)
    assert {page: faint for page in kiosk_pages(kiosk) if (faint := pale(kiosk.seen))} == {}


@pytest.mark.parametrize(("grey", "stands_out"), [("#767676", True), ("#777777", False)])
def test_that_contrast_is_measured(theme: Theme, qtbot: QtBot, grey: str, stands_out: bool) -> None:
    """#767676 is the lightest grey that may stand on white: 4.54, and 4.48 the next."""
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.setStyleSheet("background: white;")
    label = TextLabel("Words", theme, "respondent.title", parent=ground)
    colours = QPalette(label.palette())
    colours.setColor(label.foregroundRole(), QColor(grey))
    label.setStyleSheet(f"color: {grey};")
    label.resize(label.sizeHint())
    settle_size(ground, (400, 100))
    assert (pale(ground) == []) is stands_out
