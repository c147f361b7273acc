"""The window: whatever is opened lands in its view, and what cannot be opened is explained."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from analyst_studies import SALES
from form_books import book, form
from own_process import run_code
from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from shown_window import Shown, drop

from app.analyst.window.view import AnalystView
from app.author.view import AuthorView
from app.kit import settings
from app.kit.settings import Settings
from app.respondent.view import RespondentView
from app.shell.home import HomeView
from app.shell.window import take_place
from app.tables.view import MappingView
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.text import TextLabel
from core.examples import example_path
from core.interchange.workbook import Sheet, sheets_in_own_process
from core.interchange.xlsform import reading
from core.study import Study


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    made = Theme(qapp, pinned="light", reduced_motion=True)
    yield made
    made.pin("light")


@pytest.fixture
def respondent(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Shown]:
    person = Shown(qtbot, theme, tmp_path, respondent=True)
    yield person
    person.window.close()


BRIBERY = example_path("bribery")
SALES_PATH = example_path("sales")


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Shown]:
    person = Shown(qtbot, theme, tmp_path, respondent=False)
    yield person
    person.rest()
    person.window.close()


@pytest.fixture
def study(tmp_path: Path) -> Path:
    path = tmp_path / "kept.study"
    Study.create(path, SALES).close()
    return path


# Opening


@pytest.mark.parametrize(("number", "by"), [(2, "a newer"), (0, "an earlier")])
def test_that_a_study_of_another_version_says_which_and_stays(
    shown: Shown, study: Path, number: int, by: str
) -> None:
    with contextlib.closing(sqlite3.connect(study)) as connection:
        connection.execute(f"PRAGMA user_version={number}")
    before = study.read_bytes()
    shown.window.open_path(study)
    shown.rest()
    assert isinstance(shown.view, AnalystView)
    said = shown.view.problem_page.findChild(QWidget, "problem_banner")
    assert said is not None
    assert f"The study was made by {by} Candor; nothing was changed." in said.accessibleName()
    assert study.read_bytes() == before


def test_that_a_survey_lands_in_the_respondents_view(shown: Shown) -> None:
    shown.window.open_path(BRIBERY)
    assert isinstance(shown.view, RespondentView)
    assert shown.window.windowTitle() == "Everyday dealings with officials – Candor"
    assert not shown.has_box()


def test_that_a_study_lands_in_the_analysts_view(shown: Shown, study: Path) -> None:
    shown.window.open_path(study)
    shown.rest()
    assert isinstance(shown.view, AnalystView)
    assert shown.window.windowTitle() == "kept.study – Candor"


def test_that_the_case_of_an_ending_does_not_matter(shown: Shown, tmp_path: Path) -> None:
    path = tmp_path / "LOUD.SURVEY"
    path.write_bytes(BRIBERY.read_bytes())
    shown.window.open_path(path)
    assert isinstance(shown.view, RespondentView)


def test_that_the_doors_of_the_first_page_open_what_is_chosen(shown: Shown, study: Path) -> None:
    shown.dialogs.answers = [BRIBERY, study]
    shown.press("Open survey…")
    opened = [type(shown.view)]
    shown.window.show_home()
    shown.press("Open study…")
    shown.rest()
    assert [*opened, type(shown.view)] == [RespondentView, AnalystView]
    assert shown.dialogs.answers == []


@pytest.mark.parametrize("door", ["Open survey…", "Open study…", "New study…"])
def test_that_cancel_in_a_dialog_changes_nothing(door: str, shown: Shown) -> None:
    shown.dialogs.answers = [None]
    shown.press(door)
    assert shown.view is shown.window.home
    assert not shown.has_box()


def test_that_a_dropped_survey_lands_in_the_respondents_view(shown: Shown) -> None:
    assert shown.drop(BRIBERY)
    assert isinstance(shown.view, RespondentView)


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (form([("type", "name", "label"), ("select_one yn", "paid", "Paid?")]), AuthorView),
        (book({"survey": [("q", "age"), (1, 20)]}), MappingView),
        (b"no workbook", MappingView),
    ],
    ids=["form", "table", "damaged"],
)
def test_that_a_dropped_workbook_is_a_form_or_a_table(
    data: bytes,
    kind: type,
    shown: Shown,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is unpacked once to find out."""
    unpacked: list[bytes] = []

    def unpack(data: bytes, names: tuple[str, ...]) -> dict[str, Sheet]:
        unpacked.append(data)
        return sheets_in_own_process(data, names)

    monkeypatch.setattr(reading, "sheets_in_own_process", unpack)
    path = tmp_path / "paper.xlsx"
    path.write_bytes(data)
    assert shown.drop(path)
    qtbot.waitUntil(lambda: isinstance(shown.view, kind), timeout=60_000)
    assert unpacked == [data]


def test_that_a_dropped_study_lands_in_the_analysts_view(shown: Shown, study: Path) -> None:
    assert shown.drop(study)
    shown.rest()
    assert isinstance(shown.view, AnalystView)


def test_that_what_is_no_one_file_is_not_taken(shown: Shown, study: Path) -> None:
    assert not shown.drop(BRIBERY, study)
    assert not shown.drop()
    assert not drop(shown.window, [QUrl("https://example.org/a.survey")])
    assert shown.view is shown.window.home


def test_that_a_sitting_takes_no_dropped_file(shown: Shown, study: Path) -> None:
    shown.window.open_path(BRIBERY)
    view = shown.view
    assert not shown.drop(study)
    assert shown.view is view


def test_that_a_window_for_one_survey_closes_with_it(shown: Shown) -> None:
    shown.window.answer_alone(BRIBERY)
    assert isinstance(shown.view, RespondentView)
    shown.view.left.emit()
    assert not shown.window.isVisible()


def test_that_leaving_leads_to_the_first_page(shown: Shown) -> None:
    shown.window.open_path(BRIBERY)
    view = shown.view
    assert isinstance(view, RespondentView)
    view.left.emit()
    assert shown.view is shown.window.home
    assert shown.window.windowTitle() == "Candor"


# A new study


def test_that_a_new_study_is_made_and_shown(shown: Shown, tmp_path: Path) -> None:
    shown.dialogs.answers = [SALES_PATH, tmp_path / "wave.2"]
    shown.press("New study…")
    shown.rest()
    assert isinstance(shown.view, AnalystView)
    with Study.open(tmp_path / "wave.2.study", write=False) as made:
        assert made.survey.digest
    assert [Path(name).name for name in shown.settings.recent] == ["wave.2.study"]


def test_that_a_study_is_not_made_over_a_file(shown: Shown, study: Path) -> None:
    before = study.read_bytes()
    shown.dialogs.answers = [SALES_PATH, study]
    shown.press("New study…")
    assert "IO" in shown.box().accessibleDescription()
    assert study.read_bytes() == before
    assert shown.view is shown.window.home


def test_that_a_new_study_needs_a_sound_survey(shown: Shown, tmp_path: Path) -> None:
    broken = tmp_path / "broken.survey"
    broken.write_bytes(BRIBERY.read_bytes()[:-10])
    shown.dialogs.answers = [broken]
    shown.press("New study…")
    assert "SYNTAX" in shown.box().accessibleDescription()


@pytest.mark.parametrize("door", ["Open study…", "New study…"])
def test_that_a_table_from_elsewhere_is_offered_at_once_and_mapped(
    door: str, shown: Shown, tmp_path: Path
) -> None:
    """Of what a dialog offers people look at the first kind alone."""
    table = tmp_path / "paper.csv"
    table.write_text("q,age\n1,20\n2,30\n", "utf-8")
    shown.dialogs.answers = [table]
    shown.press(door)
    assert isinstance(shown.view, MappingView)
    (pattern,) = shown.dialogs.patterns
    offered = pattern.split(";;")[0]
    for suffix in (".csv", ".tsv", ".tab", ".xlsx", ".sav", ".zsav", ".dta", ".parquet"):
        assert f"*{suffix}" in offered
    for suffix in (".jsonl", ".ndjson", ".study" if "Open" in door else ".survey"):
        assert f"*{suffix}" in offered
    said = [label.text() for label in shown.window.home.findChildren(TextLabel)]
    assert any("open a table" in text for text in said)


# What cannot be opened

REFUSED = {
    "another ending": ("notes.txt", b"hello", "FORMAT"),
    "no ending": ("survey", b"{}", "FORMAT"),
    "empty": ("a.survey", b"", "EMPTY"),
    "cut": ("a.survey", BRIBERY.read_bytes()[:-10], "SYNTAX"),
    "not UTF-8": ("a.survey", b"\xff\xfe{", "ENCODING"),
    "a response": ("a.survey", b'{"format":"candor-response","version":1}\n', "FORMAT"),
    "another version": ("a.survey", b'{"format":"candor-survey","version":9}\n', "VERSION"),
    "not canonical": ("a.survey", BRIBERY.read_bytes() + b"\n", "NONCANONICAL"),
    "too large": ("a.survey", b" " * 300_000, "SIZE"),
}


@pytest.mark.parametrize(("name", "data", "code"), REFUSED.values(), ids=REFUSED)
def test_that_a_wrong_file_is_explained_with_code_and_remedy(
    name: str, data: bytes, code: str, shown: Shown, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    shown.window.open_path(path)
    box = shown.box()
    assert box.accessibleName().endswith(".")
    remedy, _, place = box.accessibleDescription().partition("\n\n")
    assert remedy.endswith(".")
    assert place.split()[0] == code
    assert shown.view is shown.window.home


def test_that_what_is_not_there_is_explained(shown: Shown, tmp_path: Path) -> None:
    shown.window.open_path(tmp_path / "missing.survey")
    assert "IO missing.survey" in shown.box().accessibleDescription()
    (tmp_path / "folder.survey").mkdir()
    shown.window.open_path(tmp_path / "folder.survey")
    assert "NOTFILE folder.survey" in shown.box().accessibleDescription()


@pytest.mark.parametrize("data", [b"", b"no database", None], ids=["empty", "other", "missing"])
def test_that_a_damaged_study_is_explained_in_its_view(
    data: bytes | None, shown: Shown, tmp_path: Path
) -> None:
    path = tmp_path / "damaged.study"
    if data is not None:
        path.write_bytes(data)
    shown.window.open_path(path)
    shown.rest()
    view = shown.view
    assert isinstance(view, AnalystView)
    assert view.problem_page.isVisible()
    assert (path.read_bytes() if path.exists() else None) == data


def test_that_a_name_is_shown_letter_for_letter(shown: Shown, tmp_path: Path) -> None:
    shown.window.open_path(tmp_path / "<b>bold<b>.survey")
    box = shown.box()
    assert "<b>bold<b>.survey" in box.accessibleDescription()
    told = [label for label in box.findChildren(QLabel) if "<b>" in label.text()]
    assert told
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in told)


def test_that_the_respondents_window_opens_surveys_alone(respondent: Shown, study: Path) -> None:
    respondent.window.open_path(study)
    assert "only surveys" in respondent.box().accessibleName()
    assert respondent.drop(study)
    assert "FORMAT" in respondent.box().accessibleDescription()
    offered = [b.text() for b in respondent.window.findChildren(Button) if b.isVisible()]
    assert sorted(offered) == ["", "Open survey…", "Set up a kiosk"]  # "": colours and size
    shown = [label.text() for label in respondent.window.home.findChildren(QLabel)]
    assert "Open the survey you were given" in shown
    assert not [text for text in shown if re.search("analys|stud(y|ies)|shares|plan", text, re.I)]
    respondent.window.open_path(BRIBERY)
    assert isinstance(respondent.view, RespondentView)


# What is remembered


def test_that_studies_are_remembered_and_surveys_never(shown: Shown, study: Path) -> None:
    shown.window.open_path(BRIBERY)
    shown.window.open_path(study)
    shown.rest()
    shown.window.show_home()
    assert shown.recent() == ["kept.study"]
    assert shown.settings.recent == [str(study)]
    shown.window.close()
    kept = json.loads(shown.places.settings.read_bytes())
    assert kept["recent"] == [str(study)]
    assert "survey" not in json.dumps(kept)


def test_that_a_study_that_could_not_be_opened_is_not_remembered(
    shown: Shown, tmp_path: Path
) -> None:
    damaged = tmp_path / "damaged.study"
    damaged.write_bytes(b"no study")
    shown.window.open_path(damaged)
    shown.rest()
    assert shown.settings.recent == []


def test_that_a_recent_study_opens_again(shown: Shown, study: Path) -> None:
    shown.window.open_path(study)
    shown.rest()
    shown.window.show_home()
    shown.press("kept.study")
    shown.rest()
    assert isinstance(shown.view, AnalystView)


def test_that_a_recent_study_that_is_gone_is_told_when_chosen_and_the_list_cleared(
    shown: Shown, study: Path, qtbot: QtBot
) -> None:
    shown.settings.recent = [str(study), str(study.with_name("gone.study"))]
    shown.window.show_home()
    qtbot.waitUntil(lambda: shown.recent() == ["kept.study", "gone.study"])
    shown.press("gone.study")
    shown.rest()
    assert isinstance(shown.view, AnalystView)
    assert shown.view.problem_page.isVisible()
    shown.view.close_study()
    shown.press("Clear lists")
    qtbot.waitUntil(lambda: shown.recent() == [])
    assert shown.settings.recent == []


def test_that_the_theme_is_chosen_and_remembered(shown: Shown) -> None:
    schemes, _languages = shown.window.findChildren(QActionGroup)
    by_name = {action.data(): action for action in schemes.actions()}
    assert set(by_name) == {"system", "light", "dark", "contrast-light", "contrast-dark"}
    assert by_name["system"].isChecked()
    by_name["dark"].trigger()
    dark = shown.theme.colour("background")
    assert shown.theme.scheme == "dark"
    by_name["light"].trigger()
    assert shown.theme.colour("background") != dark
    shown.window.close()
    assert settings.load(shown.places.settings).theme == "light"


def test_that_the_size_is_remembered(shown: Shown) -> None:
    shown.window.resize(1100, 700)
    shown.window.close()
    assert settings.load(shown.places.settings).window == (1100, 700)


def test_that_a_window_as_large_as_the_screen_is_not_remembered(shown: Shown) -> None:
    shown.window.showMaximized()
    shown.window.close()
    assert settings.load(shown.places.settings).window == Settings().window


def test_that_the_window_comes_back_where_it_was(shown: Shown) -> None:
    room = shown.window.screen().availableGeometry()
    shown.window.setGeometry(40, 60, 600, 500)
    shown.window.close()
    kept = settings.load(shown.places.settings)
    again = QWidget()
    take_place(again, kept)
    assert again.geometry() == QRect(40, 60, 600, 500)
    # Whole on the screen, whatever was remembered of another one.
    kept.place, kept.window = (room.right() - 400, room.bottom() - 300), (600, 500)
    take_place(again, kept)
    assert room.contains(again.geometry())
    kept.place, kept.window, kept.maximized = (30_000, -30_000), (16_000, 16_000), True
    take_place(again, kept)
    assert again.width() < room.width()
    assert again.isMaximized()
    shiboken6.delete(again)


def test_that_the_window_has_an_icon(shown: Shown) -> None:
    picture = shown.window.windowIcon().pixmap(32, 32).toImage()
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(8, 24) == shown.theme.colour("sector_a")


def test_that_the_list_is_cleared_with_all_that_is_known_of_the_files(shown: Shown) -> None:
    shown.settings.recent = ["/a.study"]
    shown.settings.look(Path("/a.study"), {"questions": ["gift"]})
    shown.settings.folder = "/secret"
    assert isinstance(shown.window.home, HomeView)
    shown.window.home.recent_cleared.emit()
    assert shown.settings == Settings()


# The start

FIRST_PAINT = """
import sys
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from app.shell.gui import make_application
from app.shell.window import MainWindow
class Watch(QObject):
    painted = False
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and not Watch.painted:
            Watch.painted = isinstance(watched.window(), MainWindow)
            if Watch.painted:
                print(sorted({name.partition(".")[0] for name in sys.modules} & SLOW))
                QTimer.singleShot(0, app.closeAllWindows)
        return False
SLOW = {"pandas", "pyqtgraph", "scipy", "numpy", "matplotlib", "openpyxl", "cryptography"}
app = make_application()
watch = Watch()
app.installEventFilter(watch)
from app.__main__ import main
sys.argv = ["candor", *ARGUMENTS]
main()
"""


@pytest.mark.parametrize("arguments", [[], [str(BRIBERY)], ["--respondent"]])
def test_that_nothing_slow_is_imported_before_the_first_paint(
    arguments: list[str], tmp_path: Path
) -> None:
    done = run_code(FIRST_PAINT.replace("ARGUMENTS", repr(arguments)), tmp_path)
    assert (done.code, done.complaints) == (0, [])
    assert not {"pandas", "pyqtgraph", "scipy"} & set(json.loads(done.out.replace("'", '"')))
