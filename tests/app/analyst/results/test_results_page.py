"""Results in the window: kept anywhere, ordered, noted, undone, opened again and written."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import Answering, analyst_view, rest
from bribery_people import PEOPLE
from bribery_people import made as made_study
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from app.analyses.request import CHECKS, MODELS, AnalysisRequest, Modelling
from app.analyst.results.card import ResultCard
from app.analyst.results.page import RESULTS_PAGE, ResultsPage
from app.analyst.window.view import AnalystView
from app.export.study.outputs import Output
from app.kit import tasks
from app.kit.settings import Settings
from app.theme import Theme
from core.study import Study, annotate
from core.study.cards import MOST_CARDS, Card

Open = Callable[[Path], AnalystView]
KEY = Qt.Key
MODEL = Modelling(("bribe ~ area",))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made_study(tmp_path_factory.mktemp("results") / "a.study", *PEOPLE)


@pytest.fixture
def study(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(made, tmp_path / "bribes.study"))


@pytest.fixture
def opened(theme: Theme, settings: Settings, qtbot: QtBot) -> Iterator[Open]:
    """Open a study in a window of its own."""

    def view_of(path: Path) -> AnalystView:
        window = QMainWindow()
        window.resize(1280, 800)
        window.setUpdatesEnabled(False)
        qtbot.addWidget(window)
        view = analyst_view(theme, path, settings, Answering(), window)
        window.setCentralWidget(view)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        rest(view)
        return view

    yield view_of
    tasks.shut_down()


def keep(view: AnalystView, **looked_at: object) -> None:
    request = replace(view.shown.request, page="", split=None)
    view.frame.become(view.shown.looked(replace(request, **looked_at)))  # type: ignore[arg-type]
    rest(view)
    view.frame.actions_.keep_result.trigger()
    rest(view)


def page_of(view: AnalystView) -> ResultsPage:
    view.frame.questions.pages.page_chosen.emit(RESULTS_PAGE)
    rest(view)
    page = view.frame.study_pages[RESULTS_PAGE]
    assert isinstance(page, ResultsPage)
    return page


def titles(page: ResultsPage) -> list[str]:
    return [card.kept.title if card.kept else "" for card in page.cards]


def held(path: Path) -> tuple[Card, ...]:
    with Study.open(path, write=False) as study:
        return study.analyst_work().cards


def with_cards(path: Path, *texts: str) -> None:
    """Keep headings, as many as there are texts."""
    with Study.open(path) as study:
        annotate.keep_results(study, [Card(text=text) for text in texts])


def focused(page: ResultsPage) -> int:
    return next(
        place for place, card in enumerate(page.cards) if card.window().focusWidget() is card
    )


def test_that_what_is_shown_is_kept_on_every_page_of_an_analysis(opened: Open, study: Path) -> None:
    view = opened(study)
    keep(view, questions=("bribe",))
    keep(view, split="area")
    keep(view, page=MODELS, models=MODEL)  # the country has no model: nothing is kept of it
    keep(view, page=MODELS, models=MODEL, where="area != country")
    keep(view, page=CHECKS, where="")
    page = page_of(view)
    bribe = "In the past twelve months I have paid a bribe to a police officer"
    assert titles(page) == [
        f"{bribe}.",
        f"{bribe}, by “Where do you live?”",
        f"{bribe}, on “Where do you live?”",
        "Checks",
    ]
    found = [card.kept.card.found for card in page.cards if card.kept]
    assert found[0].startswith("16.7%: Yes")  # a third of the reports, by 3/4 and 1/4
    assert "In a city 50.0%" in found[1]
    assert found[2].startswith("Odds ratio: In a city (reference) 1 and In a town 0.20 (")
    assert found[3].startswith("Do the reports fit the design?")
    assert all(card.kept is not None and card.kept.card.n == 90 for card in page.cards)
    assert held(study) == view.shown.content.cards
    assert [card.thumb.chart is not None for card in page.cards] == [True] * 4
    assert page.side.button.isEnabled()


def test_that_the_same_is_kept_once_and_another_level_beside_it(opened: Open, study: Path) -> None:
    view = opened(study)
    keep(view, questions=("bribe",))
    keep(view)
    assert len(view.shown.content.cards) == 1
    view.frame.become(view.shown.looked(view.shown.request.choosing(level=0.9)))
    keep(view)
    assert len(view.shown.content.cards) == 2


def test_that_keeping_sleeps_where_there_is_nothing_to_keep(opened: Open, study: Path) -> None:
    view = opened(study)
    action = view.frame.actions_.keep_result
    assert action.isEnabled()
    assert not view.frame.choices.keep_button.isHidden()
    page_of(view)
    assert not action.isEnabled()
    with Study.open(study) as writer:  # somebody else writes: the study is read-only here
        assert writer.obstacle is None
        other = opened(study)
        assert not other.frame.actions_.keep_result.isEnabled()


def test_that_cards_are_moved_by_keys_and_that_is_undone_and_redone(
    opened: Open, study: Path
) -> None:
    with_cards(study, "a", "b", "c")
    view = opened(study)
    page = page_of(view)
    page.cards[0].setFocus()
    QTest.keyClick(page.cards[0], KEY.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert (titles(page), focused(page)) == (["b", "a", "c"], 1)
    QTest.keyClick(page.cards[1], KEY.Key_Down, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(page.cards[2], KEY.Key_Down, Qt.KeyboardModifier.AltModifier)  # the end
    assert (titles(page), focused(page)) == (["b", "c", "a"], 2)
    QTest.keyClick(page.cards[2], KEY.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert (titles(page), focused(page)) == (["b", "a", "c"], 1)
    QTest.keyClick(page.cards[1], KEY.Key_Up)
    assert focused(page) == 0
    rest(view)
    assert [card.text for card in held(study)] == ["b", "a", "c"]
    view.frame.actions_.undo.trigger()
    rest(view)
    assert [card.text for card in held(study)] == titles(page) == ["b", "c", "a"]
    view.frame.actions_.redo.trigger()
    rest(view)
    assert [card.text for card in held(study)] == titles(page) == ["b", "a", "c"]
    assert view.shown.undoes == "results"


@pytest.mark.parametrize(("taken", "to", "after"), [(0, 3, "bca"), (2, 0, "cab"), (1, 1, "abc")])
def test_that_a_card_is_dragged_by_its_grip_to_the_line(
    opened: Open, study: Path, taken: int, to: int, after: str
) -> None:
    with_cards(study, "a", "b", "c")
    view = opened(study)
    page = page_of(view)
    grip = page.cards[taken].grip
    at = page.cards[min(to, 2)]
    below = at.height() - 3 if to == 3 else 3
    goal = grip.mapFromGlobal(at.mapToGlobal(QPoint(40, below)))
    QTest.mousePress(grip, Qt.MouseButton.LeftButton)
    grip.dragged.emit(grip.mapToGlobal(goal))
    assert not page._line.isHidden()
    assert page._line.height() == 2
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton, pos=goal)
    assert page._line.isHidden()
    assert "".join(titles(page)) == after


def test_that_a_card_is_removed_with_a_line_that_brings_it_back(opened: Open, study: Path) -> None:
    with_cards(study, "a", "b", "c")
    view = opened(study)
    page = page_of(view)
    page.cards[1].setFocus()
    QTest.keyClick(page.cards[1], KEY.Key_Delete)
    assert (titles(page), focused(page)) == (["a", "c"], 1)
    assert not page.undo_line.isHidden()
    assert page.undo_line.label.text() == "Removed."
    page.undo_line.button.click()
    rest(view)
    assert titles(page) == ["a", "b", "c"]
    assert page.undo_line.isHidden()
    assert [card.text for card in held(study)] == ["a", "b", "c"]


def test_that_a_note_is_written_in_place(opened: Open, study: Path, qtbot: QtBot) -> None:
    view = opened(study)
    keep(view, questions=("bribe",))
    page = page_of(view)
    (card,) = page.cards
    card.setFocus()
    QTest.keyClick(card, KEY.Key_F2)
    QTest.keyClicks(card.field, "First of all.")
    QTest.keyClick(card.field, KEY.Key_Return)
    rest(view)
    assert held(study)[0].text == card.note.text() == "First of all."
    assert focused(page) == 0
    QTest.keyClick(card, KEY.Key_F2)
    QTest.keyClicks(card.field, "another")
    QTest.keyClick(card.field, KEY.Key_Escape)
    assert card.field.isHidden()
    assert (card.note.text(), focused(page)) == ("First of all.", 0)
    with qtbot.waitActive(view.window()):
        view.window().activateWindow()
    card.note_button.click()
    QTest.keyClicks(card.field, "Said last.")
    page.heading_button.setFocus()  # what is left is kept
    rest(view)
    assert held(study)[0].text == "Said last."


def test_that_a_heading_is_put_above_and_named_in_place(opened: Open, study: Path) -> None:
    with_cards(study, "a", "b")
    view = opened(study)
    page = page_of(view)
    page.heading_button.click()
    card = page.cards[2]
    assert not card.field.isHidden()
    QTest.keyClicks(card.field, "On bribes")
    QTest.keyClick(card.field, KEY.Key_Return)
    assert titles(page) == ["a", "b", "On bribes"]
    card.write()
    card.field.clear()
    QTest.keyClick(card.field, KEY.Key_Return)  # a heading is never without words
    assert titles(page) == ["a", "b", "On bribes"]


def test_that_enter_opens_with_the_same_choices(opened: Open, study: Path) -> None:
    view = opened(study)
    view.frame.become(view.shown.looked(view.shown.request.choosing(level=0.9)))
    keep(view, questions=("bribe",), split="area", where="area != country")
    keep(view, page=MODELS, models=replace(MODEL, check=True))
    view.frame.become(view.shown.looked(AnalysisRequest(questions=("area",))))
    page = page_of(view)
    QTest.keyClick(page.cards[0], KEY.Key_Return)
    rest(view)
    seen = view.shown.request
    assert (seen.page, seen.questions, seen.split) == ("", ("bribe",), "area")
    assert (seen.where, seen.choices.level) == ("area != country", 0.9)
    page_of(view)
    page.cards[1].open_button.click()
    rest(view)
    seen = view.shown.request
    assert (seen.page, seen.models.formula, seen.models.check) == (MODELS, "bribe ~ area", True)


def test_that_files_that_came_since_are_told_and_worked_out_on_request(
    opened: Open, study: Path
) -> None:
    view = opened(study)
    keep(view, questions=("bribe",))
    (kept,) = held(study)
    view.close_study()
    rest(view)
    with Study.open(study) as writer:
        annotate.keep_results(writer, [replace(kept, n=60, found="33.3%", text="a note")])
    view = opened(study)
    page = page_of(view)
    (card,) = page.cards
    assert not card.since.isHidden()
    assert card.since.text() == "files came since"
    assert card.found.text() == "33.3%"
    assert card.thumb.chart is None  # a picture of all would not go with the words
    assert "Result 1 was kept of other responses" in page.side.told.text()
    assert card.renew_button.text() == "Work it out with all 90"
    card.renew_button.click()
    rest(view)
    assert card.since.isHidden()
    assert card.found.text().startswith("16.7%")
    assert held(study)[0].text == "a note"
    assert page.side.warning.isHidden()


def test_that_the_button_counts_what_is_ticked_and_writes_it(opened: Open, study: Path) -> None:
    view = opened(study)
    page = page_of(view)
    side = page.side
    assert not page.empty.isHidden()
    assert not side.button.isEnabled()
    keep(view, questions=("bribe",))
    page_of(view)
    assert page.empty.isHidden()
    assert (side.button.text(), side.button.isEnabled()) == ("Write all three", True)
    side.cards[Output.REPORT].click()
    assert side.button.text() == "Write two"
    side.button.click()
    assert not side.button.isEnabled()
    rest(view)
    folder = study.parent / "bribes-results"
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["estimates.xlsx", "slide-1.png", "slide-1.svg"]
    assert "3 files were written to bribes-results" in view.frame.status_bar.message
    assert side.button.isEnabled()
    for output in (Output.SLIDES, Output.TABLES):
        side.cards[output].click()
    assert not side.button.isEnabled()
    assert page.chosen_here == {"without": ["report", "slides", "tables"]}


def test_that_what_was_ticked_is_kept_in_the_study(opened: Open, study: Path) -> None:
    view = opened(study)
    keep(view, questions=("bribe",))
    page = page_of(view)
    page.side.cards[Output.SLIDES].click()
    page.side.notes.click()
    view.close_study()
    rest(view)
    side = page_of(opened(study)).side
    assert side.outputs == {Output.REPORT, Output.TABLES}
    assert not side.notes.isChecked()


def test_that_a_change_that_cannot_be_written_is_taken_back(
    opened: Open, study: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_cards(study, "a", "b")
    view = opened(study)
    page = page_of(view)

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("core.study.annotate.keep_results", full)
    QTest.keyClick(page.cards[0], KEY.Key_Delete)
    assert titles(page) == ["b"]
    rest(view)
    assert titles(page) == ["a", "b"]
    assert view.frame.notice.text


def test_that_a_full_page_says_so(opened: Open, study: Path) -> None:
    with_cards(study, *map(str, range(MOST_CARDS)))
    view = opened(study)
    assert not page_of(view).heading_button.isEnabled()
    keep(view, questions=("bribe",))
    assert "at most 200" in view.frame.status_bar.message
    assert len(view.shown.content.cards) == MOST_CARDS


def test_that_a_screen_reader_is_told_what_a_card_says(opened: Open, study: Path) -> None:
    view = opened(study)
    keep(view, questions=("bribe",))
    (card,) = page_of(view).cards
    assert isinstance(card, ResultCard)
    assert card.accessibleName().startswith("Result 1. A share. In the past twelve months")
    item = view.frame.questions.pages.item(3)
    assert item.data(Qt.ItemDataRole.AccessibleTextRole) == "Results, 1"
