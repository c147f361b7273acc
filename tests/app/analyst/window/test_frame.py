"""One state of the study's window: whatever the way through it, what is shown is what is held."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest
import shiboken6
from analyst_studies import (
    OFFICES,
    Answering,
    analyst_view,
    new_study,
    planner_of,
    responses,
    rest,
    write_folder,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from app.analyses.request import AnalysisRequest, Choices, recalled
from app.analyses.words.check_cards import CardName
from app.analyst.checks.checks_page import ChecksPage
from app.analyst.models.page import ModelList
from app.analyst.state.study_state import Page
from app.analyst.window.study_pages import STUDY_PAGES
from app.analyst.window.view import AnalystView
from app.kit import settings as settings_file
from app.kit.settings import Settings
from app.theme import Theme
from app.widgets.dialogs import with_suffix_of
from core.present.chart import BarChart, SpanChart
from core.rehearse import invent, rehearse
from core.response.file import Response
from core.study import Study, import_paths
from core.survey import read


def texts(view: AnalystView) -> str:
    return "\n".join(label.text() for label in view.findChildren(QLabel) if label.isVisible())


def test_that_the_way_back_from_the_planner_leads_to_what_was_imported(
    view: AnalystView, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = write_folder(tmp_path / "in", responses(10, 30), 3)
    with qtbot.waitSignal(view.settled, timeout=60_000):
        view.import_paths([folder])
    view.frame.actions_.plan.trigger()
    planner_of(view).head.close_button.click()
    # The list of refusals is still to be read.
    assert "Import finished" in texts(view)
    view.import_page.done_button.click()
    assert "No responses yet" not in texts(view)
    assert "n = 40" in texts(view)


def test_that_a_planner_that_was_left_before_it_was_there_does_not_come(
    view: AnalystView, qtbot: QtBot, tmp_path: Path
) -> None:
    held(view, qtbot, tmp_path / "in")
    frame, made = view.frame, []
    make = frame._make_planner
    frame._make_planner = lambda *of: made.append(make(*of)) or made[-1]  # type: ignore[func-returns-value]
    frame.show_planner()
    frame.become(frame.shown.planned())
    qtbot.waitUntil(lambda: bool(made) and not shiboken6.isValid(made[0]))
    assert frame.places.planner is None
    assert frame.places.currentWidget() is frame.places.workspace


def test_that_what_another_window_imports_shows_in_this_one(
    view: AnalystView, qtbot: QtBot, tmp_path: Path
) -> None:
    held(view, qtbot, tmp_path / "in")
    with Study.open(tmp_path / "sales.study") as study:
        import_paths(study, [write_folder(tmp_path / "more", responses(3, 4, seed=2))])
    # Nobody looks here: the system tells that the file was written to.
    qtbot.waitUntil(lambda: "n = 47" in texts(view), timeout=30_000)
    assert view.frame.status_bar.facts[0] == "47 responses"


def test_that_a_study_is_read_again_where_another_file_took_its_place(
    view: AnalystView, qtbot: QtBot, tmp_path: Path
) -> None:
    held(view, qtbot, tmp_path / "in")
    other = new_study(tmp_path / "other.study")
    with Study.open(other) as study:
        import_paths(study, [write_folder(tmp_path / "more", responses(3, 4, seed=2))])
    other.replace(tmp_path / "sales.study")
    qtbot.waitUntil(lambda: "n = 7" in texts(view), timeout=30_000)


# Taking along, and coming back


def held(made: AnalystView, qtbot: QtBot, folder: Path) -> AnalystView:
    with qtbot.waitSignal(made.settled, timeout=60_000):
        made.import_paths([write_folder(folder, responses(10, 30))])
    made.import_page.done_button.click()
    rest(made)
    return made


KINDS = ("PNG picture (*.png)", "SVG drawing (*.svg)", "PDF page (*.pdf)")


@pytest.mark.parametrize(
    ("typed", "kind", "written"),
    [
        ("gift", KINDS[1], "gift.svg"),
        ("gift", KINDS[2], "gift.pdf"),
        ("gift.v2", KINDS[2], "gift.v2.pdf"),
        ("sales.png", KINDS[1], "sales.svg"),  # the suggested name; the kind was chosen
        ("gift.pdf", KINDS[0], "gift.pdf"),  # the kind was typed
        ("gift.SVG", KINDS[1], "gift.SVG"),
        ("gift", "", "gift"),  # a dialog that tells no kind; the format is asked of the name
    ],
)
def test_that_the_kind_that_was_chosen_is_kept(typed: str, kind: str, written: str) -> None:
    pattern = ";;".join(KINDS)
    assert with_suffix_of(Path(typed), kind, "sales.png", pattern) == Path(written)


def test_that_what_the_added_suffix_hits_is_asked_for(
    view: AnalystView, qtbot: QtBot, tmp_path: Path
) -> None:
    held(view, qtbot, tmp_path / "in")
    dialogs = view._dialogs._dialogs
    assert isinstance(dialogs, Answering)
    there = tmp_path / "gift.svg"
    there.write_bytes(b"kept")
    dialogs.kind = KINDS[1]
    for replaces in (False, True):
        dialogs.answers, dialogs.replaces = [tmp_path / "gift"], replaces
        view.frame.actions_.save_chart.trigger()
        rest(view)
        assert (there.read_bytes() == b"kept") is not replaces
    assert dialogs.asked.count("Replace gift.svg?") == 2
    # What the dialog itself asked about is not asked again.
    dialogs.answers = [there]
    view.frame.actions_.save_chart.trigger()
    rest(view)
    assert dialogs.asked.count("Replace gift.svg?") == 2


def test_that_a_dialog_begins_where_the_last_file_was(
    view: AnalystView, qtbot: QtBot, tmp_path: Path
) -> None:
    held(view, qtbot, tmp_path / "in")
    dialogs = view._dialogs._dialogs
    assert isinstance(dialogs, Answering)
    (tmp_path / "charts").mkdir()
    dialogs.answers = [tmp_path / "charts" / "gift.png", None, None]
    view.frame.actions_.save_chart.trigger()
    rest(view)
    view._files.trigger()
    assert dialogs.began[1] == tmp_path / "charts"
    assert view._settings.folder == str(tmp_path / "charts")
    # A folder that is gone is not begun in, and no fault.
    (tmp_path / "charts" / "gift.png").unlink()
    (tmp_path / "charts").rmdir()
    view._folder.trigger()
    assert dialogs.began[2] is None


def test_that_question_and_choices_come_back_on_reopening(
    window: QMainWindow, theme: Theme, tmp_path: Path
) -> None:
    path, kept = new_study(tmp_path / "a.study", OFFICES), Settings()
    kept.remember(path)
    file = tmp_path / "settings.json"
    for begins in (True, False):
        made = analyst_view(theme, path, kept, Answering(), window)
        window.setCentralWidget(made)
        window.show()
        rest(made)
        if begins:
            made.import_paths([write_folder(tmp_path / "in", some(1))])
            rest(made)
            made.import_page.done_button.click()
            made.frame.questions.choose(1)
            made.frame.choices.level_field.level_changed.emit(0.9, 0)
            made.frame.choices.unit_choice._group.button(1).click()
            rest(made)
            made.close_study()
            rest(made)
            settings_file.save(kept, file)
            kept = settings_file.load(file)
        assert made.shown.entry.question.id == "gift"
        assert made.shown.choices == Choices(level=0.9, counts=True)
    assert not made.shown.history.past
    kept.forget()
    assert kept == Settings()


@pytest.mark.parametrize(
    "written", [{"level": 7}, {"level": "x"}, {"interval": "none"}, {"counts": [1]}, {"new": 1}]
)
def test_that_choices_of_another_version_do_no_harm(written: dict[str, object]) -> None:
    assert recalled({"choices": written}) == AnalysisRequest()


def test_that_a_typed_level_is_one_step_of_undo(
    view: AnalystView, qtbot: QtBot, tmp_path: Path
) -> None:
    held(view, qtbot, tmp_path / "in")
    field = view.frame.choices.level_field
    field.setFocus()
    field.selectAll()
    for sign in "99.9":
        QTest.keyClicks(field, sign)
        rest(view)  # what comes back meanwhile does not write over what is typed
    assert (field.text(), view.shown.choices.level) == ("99.9", 0.999)
    view.frame.actions_.undo.trigger()
    assert view.shown.choices.level == 0.95
    assert field.text() == "95%"
    assert not view.shown.history.past


def test_that_a_notice_goes_after_a_while_and_a_problem_stays(view: AnalystView) -> None:
    notice, status = view.frame.notice, view.frame.status_bar
    notice.show_notice("info", "The import was stopped.")
    status.set_message("Saved as gift.png.")
    for going in (notice._going, status._going):
        assert going.isActive()
        going.timeout.emit()
    assert (notice.text, status.message) == ("", "")
    notice.show_notice("danger", "The file could not be written.")
    assert not notice._going.isActive()


# Any way through the window

EACH = 6


@cache
def some(seed: int) -> list[Response]:
    survey = read(OFFICES)
    return list(rehearse(survey, invent(survey, EACH, seed), seed))


class Walk:
    """Hands on a window: what they do, and what must hold after whatever they did."""

    titles: Final = {page.name: page.title() for page in STUDY_PAGES if page.title}

    def __init__(self, theme: Theme, folder: Path) -> None:
        self.folder = folder
        self.path = new_study(folder / "a.study", OFFICES)
        self.seed = 0
        self.could_work = False
        self.window = QMainWindow()
        self.window.resize(1280, 800)
        self.window.setUpdatesEnabled(False)  # it need not be painted to be used
        self.view = analyst_view(theme, self.path, Settings(), Answering(), self.window)
        self.frame = self.view.frame
        self.window.setCentralWidget(self.view)
        self.window.show()

    def collect(self, bad: int = 0) -> Path:
        self.seed += 1
        return write_folder(self.folder / f"in{self.seed}", some(self.seed), bad)

    def do(self, what: str) -> None:
        do = self.frame.actions_
        self.could_work = self.view.shown.can_work
        steps: dict[str, Callable[[], object]] = {
            "import": lambda: self.view.import_paths([self.collect(1)]),
            "record": self.view.show_record,
            "cancel": self.view.import_page.progress_panel.cancel_button.click,
            "done": self.view.import_page.done_button.click,
            "plan": do.plan.trigger,
            "back": self.back,
            "next": do.next.trigger,
            "previous": do.previous.trigger,
            "counts": self.frame.choices.unit_choice._group.button(1).click,
            "consistent": self.frame.choices.consistent_button.click,
            **{name: partial(self.turn_to, name) for name in self.frame.study_pages},
            "undo": do.undo.trigger,
            "redo": do.redo.trigger,
            "elsewhere": self.elsewhere,
            "come back": self.view._watch.look,
            "look on": QApplication.processEvents,
            "wait": lambda: rest(self.view),
        }
        steps[what]()

    def turn_to(self, page: str) -> None:
        """Choose a page of the whole study in the list at the left."""
        if self.view.shown.page in (Page.EMPTY, Page.RESULT):
            if page not in self.titles:
                listed = self.frame.study_pages[page].listed
                assert isinstance(listed, ModelList)
                listed.add_button.click()
                return
            pages = self.frame.questions.pages
            pages.setCurrentRow(list(self.frame.study_pages).index(page))

    def back(self) -> None:
        if self.view.shown.page is Page.PLANNER:
            planner_of(self.view).head.close_button.click()

    def elsewhere(self) -> None:
        """Another window imports; that is seen when this one is looked at again."""
        rest(self.view)
        with Study.open(self.path) as study:
            import_paths(study, [self.collect()])

    def check(self, what: str = "") -> None:
        shown, frame = self.view.shown, self.frame
        if what in ("import", "record") and self.could_work:
            assert shown.page is Page.WORK
        told = f"{shown.n:,} responses" if shown.n else "No responses yet"
        assert frame.status_bar.facts[:1] == ([told] if shown.contents else [])
        if shown.page is not Page.PLANNER or frame.places.planner is not None:  # which is made soon
            self.check_places()
        assert frame.questions.chosen == (-1 if frame.study_page else shown.place)
        listed = frame.questions.pages.selectedItems()
        assert [item.text() for item in listed] == (
            [self.titles[shown.request.page]] if shown.request.page in self.titles else []
        )
        has = shown.page is Page.RESULT and frame.result_shown is not None
        assert frame.actions_.save_chart.isEnabled() is has
        if shown.result is not None:
            assert frame.result._title.text() == shown.result.head.title
            assert frame.result.chart.chart is shown.result.chart
            assert (frame.choices.unit_choice.key == "counts") is shown.choices.counts
        if shown.work is not None and shown.work.outcome is not None:
            assert self.view.import_page.reasons.shown == shown.work.outcome.rows

    def check_places(self) -> None:
        page, places, whole = self.view.shown.page, self.frame.places, self.frame.study_page
        assert places.currentWidget() is (places.planner or places.made[page])
        assert (places.planner is not None) is (page is Page.PLANNER)
        middle = self.view.empty if page is Page.EMPTY else places.result_area
        assert places.middle.currentWidget() is (whole or middle)

    def check_at_rest(self) -> None:
        rest(self.view)
        self.view._watch.look()
        rest(self.view)
        self.check()
        shown = self.view.shown
        with Study.open(self.path, write=False) as study:
            assert shown.n == study.n
        assert not shown.waiting
        assert not shown.at_work
        checks = self.frame.study_pages["checks"]
        assert isinstance(checks, ChecksPage)
        if self.frame.study_page is checks:
            n = shown.content.tallies["gift"].n
            assert all((card.card is not None) for card in checks.cards.values())
            assert f"n = {shown.n} " in checks.subtitle.text()
            moved = checks.cards[CardName.MOVES].chart.chart
            assert not n or (isinstance(moved, SpanChart) and "file" in moved.spans[3].label)
        if shown.n:
            assert shown.result is not None
            assert shown.result.request == shown.request.asking
            n = shown.content.tallies[shown.entry.question.id].n
            assert f"n = {n}" in shown.result.head.paragraphs[0]
            picture = shown.result.chart
            counted = isinstance(picture, BarChart) and picture.axis.unit == "people"
            # A mean has no counts.
            of_shares = isinstance(picture, BarChart) and not picture.dots
            assert counted is (shown.choices.counts and of_shares)


STEPS = st.sampled_from(
    [
        *("import", "record", "cancel", "done", "plan", "back", "next", "previous", "counts"),
        *(page.name for page in STUDY_PAGES),
        *("consistent", "undo", "redo", "elsewhere", "come back", "look on", "wait"),
    ]
)


@pytest.fixture(scope="module")
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@settings(max_examples=20)
@given(steps=st.lists(STEPS, min_size=4, max_size=14))
def test_that_whatever_is_done_what_is_shown_is_what_is_held(
    theme: Theme, steps: list[str]
) -> None:
    with TemporaryDirectory() as folder:
        walk = Walk(theme, Path(folder))
        try:
            rest(walk.view)
            for step in steps:
                walk.do(step)
                walk.check(step)
            walk.check_at_rest()
        finally:
            rest(walk.view)
            shiboken6.delete(walk.window)
