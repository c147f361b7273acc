"""The page of checks: what its cards say, and that it is left, moved, undone and found again."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from analyst_studies import Answering, analyst_view, rest
from checks_studies import answered, checked_study
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from app.analyses.words.check_cards import CardName, move_rows
from app.analyst.checks.checks_page import ChecksPage
from app.analyst.window.view import AnalystView
from app.charts.band import BandLayout
from app.kit import tasks
from app.kit.settings import Settings
from app.theme import Theme
from core.present.chart import BandChart, ColumnChart, SpanChart
from core.study import Study

N = 1_000
Open = Callable[[Path], AnalystView]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return checked_study(tmp_path_factory.mktemp("honest") / "a.study", answered(N))


@pytest.fixture
def honest(made: Path, tmp_path: Path) -> Path:
    """A study that nobody looked at: it keeps what was."""
    return Path(shutil.copy(made, tmp_path / "honest.study"))


@pytest.fixture
def opened(theme: Theme, settings: Settings, qtbot: QtBot) -> Iterator[Open]:
    """Open a study in a window of its own, at the page of checks."""

    def view_of(path: Path) -> AnalystView:
        window = QMainWindow()
        window.resize(1280, 800)
        window.setUpdatesEnabled(False)  # it need not be painted to be used
        qtbot.addWidget(window)
        settings.remember(path)
        view = analyst_view(theme, path, settings, Answering(), window)
        window.setCentralWidget(view)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        rest(view)
        return view

    yield view_of
    tasks.shut_down()


def turn_to_checks(view: AnalystView) -> ChecksPage:
    pages = view.frame.questions.pages
    pages.setCurrentRow(list(view.frame.study_pages).index("checks"))
    return checks_of(view)


def checks_of(view: AnalystView) -> ChecksPage:
    page = view.frame.study_pages["checks"]
    assert isinstance(page, ChecksPage)
    return page


def band_of(page: ChecksPage) -> BandChart:
    chart = page.slider.chart
    assert isinstance(chart, BandChart)
    return chart


def anchored_by(page: ChecksPage, place: int) -> None:
    page.anchor.box.setCurrentIndex(place)
    page.anchor.box.activated.emit(place)


def test_that_four_cards_say_what_honest_reports_come_to(opened: Open, honest: Path) -> None:
    view = opened(honest)
    page = turn_to_checks(view)
    assert view.frame.places.middle.currentWidget() is page
    assert not view.frame.choices.isVisible()
    rest(view)
    assert {name.value: card.state_text for name, card in page.cards.items()} == {
        "fit": "Fits",
        "moves": "To know",
        "breaking": "Assumed, not seen",
        "anchor": "Assumed, not seen",
    }
    fit = page.cards[CardName.FIT]
    assert fit.result.text() == "None of 7 checks gives an alarm."
    assert "at most 1 honest study in 200" in fit.notes.text()
    assert "Not found: reports drawn by the rule around an invented answer." in fit.notes.text()
    chart = fit.chart.chart
    assert isinstance(chart, ColumnChart)
    assert sum(column.count for column in chart.columns) == N
    assert sum(column.expected for column in chart.columns) == pytest.approx(N)
    # One 1/2 and nine 1/4: no one at all is 1/2 · (3/4)⁹.
    assert chart.columns[0].expected == pytest.approx(N * 0.5 * 0.75**9)
    assert fit.chart.accessibleDescription() == chart.alt_text
    assert "nothing is deleted" in page.subtitle.text().lower()
    anchor = page.cards[CardName.ANCHOR]
    assert anchor.sentence.text().startswith("An anchor is a statement known to be untrue of every")
    assert not anchor.chart.isVisible()


def test_that_padded_reports_give_an_alarm_and_stay(opened: Open, tmp_path: Path) -> None:
    view = opened(checked_study(tmp_path / "a.study", answered(N, padded=N // 5)))
    page = turn_to_checks(view)
    rest(view)
    fit = page.cards[CardName.FIT]
    assert fit.state_text == "Does not fit"
    assert "The reports hold more or fewer options than the rule makes." in fit.notes.text()
    assert fit.result.text().endswith(" of 7 checks.")
    assert view.shown.n == N


def test_that_files_move_a_share_as_far_as_when_they_are_added(opened: Open, honest: Path) -> None:
    view = opened(honest)
    page = turn_to_checks(view)
    rest(view)
    chart = page.cards[CardName.MOVES].chart.chart
    assert isinstance(chart, SpanChart)
    saved = view.shown.content.tallies["bribe"].counts[0]
    reach = {span.label: (span.low, span.high) for span in chart.spans[1:]}
    assert list(reach) == ["1 file", "1%: 10 files", "5%: 50 files"]
    for added, ends in zip((1, 10, 50), reach.values(), strict=True):
        rates = saved / (N + added), (saved + added) / (N + added)
        assert ends == pytest.approx([(rate - 0.25) / 0.5 for rate in rates])


def test_that_the_line_moves_by_keys_and_a_visit_is_one_step(opened: Open, honest: Path) -> None:
    view = opened(honest)
    page = turn_to_checks(view)
    rest(view)
    slider = page.slider
    slider.setFocus()
    for key, percent in (
        (Qt.Key.Key_Right, 11),
        (Qt.Key.Key_Left, 10),
        (Qt.Key.Key_PageUp, 15),
        (Qt.Key.Key_End, 20),
        (Qt.Key.Key_Up, 20),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Down, 0),
        (Qt.Key.Key_PageUp, 5),
    ):
        QTest.keyClick(slider, key)
        assert (slider.percent, slider.accessible_value()) == (percent, f"{percent}%")
    assert page.cards[CardName.BREAKING].result.text().startswith("If 5 of 100 did not: ")
    # Of λ reported, 5% who press at random leave (λ − .025)/.95 to the others.
    rate = view.shown.content.tallies["bribe"].counts[0] / N
    random, always = band_of(page).lines
    assert random.value == pytest.approx(((rate - 0.025) / 0.95 - 0.25) / 0.5)
    assert always.value == pytest.approx((rate / 0.95 - 0.25) / 0.5)
    assert (random.name, always.name) == ("at random", "always FALSE")
    view.frame.actions_.undo.trigger()
    assert slider.percent == 10
    view.frame.actions_.redo.trigger()
    assert slider.percent == 5


def test_that_enter_takes_a_number(opened: Open, honest: Path) -> None:
    view = opened(honest)
    page = turn_to_checks(view)
    rest(view)
    slider = page.slider
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Return)
    assert slider.field.isVisible()
    slider.field.selectAll()
    QTest.keyClicks(slider.field, "17")
    QTest.keyClick(slider.field, Qt.Key.Key_Return)
    assert (slider.percent, slider.field.isVisible()) == (17, False)
    QTest.keyClick(slider, Qt.Key.Key_Enter)
    slider.field.selectAll()
    QTest.keyClicks(slider.field, "3")
    QTest.keyClick(slider.field, Qt.Key.Key_Escape)
    assert (slider.percent, slider.field.isVisible()) == (17, False)
    assert slider.hasFocus()


def test_that_a_drag_is_one_step_held_within_the_axis(opened: Open, honest: Path) -> None:
    view = opened(honest)
    page = turn_to_checks(view)
    rest(view)
    slider, layout = page.slider, page.slider.layout_
    assert isinstance(layout, BandLayout)
    plot, y = layout.plot, slider.height() // 2
    steps = len(view.shown.history.past)
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(plot.left), y))
    assert slider.percent == 0
    QTest.mouseMove(slider, QPoint(round((plot.left + plot.right) / 2), y))
    QTest.mouseMove(slider, QPoint(slider.width() + 50, y))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 1, y))
    assert slider.percent == 20
    assert len(view.shown.history.past) == steps + 1
    QTest.mouseMove(slider, QPoint(round(plot.left), y))
    assert slider.percent == 20


def test_that_an_anchor_tells_who_did_not_follow(opened: Open, tmp_path: Path) -> None:
    view = opened(checked_study(tmp_path / "a.study", answered(N, seat=0.2)))
    page = turn_to_checks(view)
    anchored_by(page, 3)
    rest(view)
    card = page.cards[CardName.ANCHOR]
    assert card.state_text == "Some did not follow"
    chart = card.chart.chart
    assert isinstance(chart, SpanChart)
    tallies = view.shown.content.tallies
    item, anchor = (tallies[name].counts[0] / N for name in ("bribe", "seat"))
    following = (anchor - 0.5) / (0.25 - 0.5)
    assert chart.spans[0].value == pytest.approx(1 - following)
    assert chart.spans[2].value == pytest.approx(((item - 0.5) / following + 0.25) / 0.5)
    # What is known to be true of a fifth tells of nobody.
    page.anchor.field.setValue(20.0)
    rest(view)
    assert card.state_text == "None seen"


def test_that_what_is_chosen_is_found_again(opened: Open, honest: Path) -> None:
    view = opened(honest)
    page = turn_to_checks(view)
    page.chooser.activated.emit(3)
    anchored_by(page, 2)
    rest(view)
    assert page.cards[CardName.MOVES].sentence.text().startswith("“Which of these")
    chosen = view.shown.request
    assert (chosen.page, chosen.checks.question, chosen.checks.anchor) == ("checks", "job", "cash")
    view.close_study()
    rest(view)
    again = opened(honest)
    assert again.shown.request == chosen
    assert again.frame.places.middle.currentWidget() is checks_of(again)
    assert checks_of(again).chooser.currentIndex() == 3
    assert checks_of(again).cards[CardName.BREAKING].state_text == "Nothing to check"
    again.frame.questions.choose(1)
    rest(again)
    assert again.frame.places.middle.currentWidget() is again.frame.places.result_area


def test_that_a_card_is_cancelled_and_worked_out_after_all(opened: Open, honest: Path) -> None:
    view = opened(honest)
    page = turn_to_checks(view)
    card = page.cards[CardName.FIT]
    card.button.click()
    rest(view)
    assert (card.card, card.button.text()) == (None, "Work it out")
    assert page.cards[CardName.MOVES].state_text == "To know"
    card.button.click()
    rest(view)
    assert card.state_text == "Fits"


def test_that_a_study_that_cannot_be_read_is_told_in_its_card(opened: Open, tmp_path: Path) -> None:
    path = checked_study(tmp_path / "a.study", answered(20))
    view = opened(path)
    path.write_bytes(b"not a study")
    page = turn_to_checks(view)
    rest(view)
    card = page.cards[CardName.FIT]
    assert card.card is None
    assert card.button.isVisible()
    assert page.cards[CardName.MOVES].state_text == "Too few people"


def test_that_nobody_yet_is_nothing_to_check(opened: Open, tmp_path: Path) -> None:
    view = opened(checked_study(tmp_path / "a.study", ()))
    page = turn_to_checks(view)
    anchored_by(page, 1)
    rest(view)
    assert {card.state_text for card in page.cards.values()} == {"Nothing to check"}


def test_that_checks_are_copied_as_text_and_tables(opened: Open, honest: Path) -> None:
    view = opened(honest)
    page = turn_to_checks(view)
    rest(view)
    page.copy_button.click()
    data = QGuiApplication.clipboard().mimeData()
    assert "Do the reports fit the design? Fits" in data.text()
    assert "\t".join(("job", "Number of options reported")) in data.text()
    assert data.html().count("<table>") == 3
    assert "<td>job</td>" in data.html()
    assert view.frame.status_bar.message == "The checks are on the clipboard."


def test_that_focus_alone_chooses_no_page_and_no_question(opened: Open, honest: Path) -> None:
    view = opened(honest)
    view.frame.questions.pages.setFocus()
    assert view.shown.request.page == ""
    QTest.keyClick(view.frame.questions.pages, Qt.Key.Key_Space)
    first = next(iter(view.frame.study_pages))
    assert view.shown.request.page == first
    view.frame.questions.question_list.setFocus()
    assert view.shown.request.page == first
    rest(view)


def told_by(page: ChecksPage) -> list[tuple[object, ...]]:
    """The numbers of all cards: their pictures have every one of them."""
    cards = [each.card for each in page.cards.values()]
    return [(card.state, card.result, card.tables) for card in cards if card is not None]


def test_that_reports_that_recur_are_flagged_from_the_card(opened: Open, tmp_path: Path) -> None:
    people = list(answered(N))
    same = {"job": "0110010001"}
    people[:150] = [replace(one, answers={**one.answers, **same}) for one in people[:150]]
    path = checked_study(tmp_path / "copied.study", tuple(people))
    held = {one.id for one in people if one.answers["job"] == same["job"]}
    view = opened(path)
    page = turn_to_checks(view)
    rest(view)
    button = page.cards[CardName.FIT].flag_button
    assert button.text() == f"Flag these {len(held)} responses"
    button.click()
    rest(view)
    with Study.open(path, write=False) as study:
        flags = study.analyst_work().flags
        assert flags.keys() == held
        assert study.n == N
    assert {flag.note for flag in flags.values()} == {
        "Its report to “Which of these describes your…” recurs more than chance lets it."
    }
    button.click()  # they are flagged already
    rest(view)
    assert view.frame.actions_.undo.text() == "&Undo: flags"
    assert page.flagged_box.text() == f"Without {len(held)} flagged"
    assert not page.flagged_box.isChecked()
    with_them = told_by(page)
    QTest.mouseClick(page.flagged_box, Qt.MouseButton.LeftButton)
    rest(view)
    # Without them it is the study that the others make.
    others = tuple(one for one in people if one.id not in held)
    assert page.subtitle.text().startswith(f"n = {len(others)} · without {len(held)} flagged · ")
    assert button.isHidden()
    alone = opened(checked_study(tmp_path / "others.study", others))
    their_page = turn_to_checks(alone)
    rest(alone)
    assert their_page.flagged_box.isHidden()
    assert told_by(page) == told_by(their_page) != with_them
    view.frame.actions_.undo.trigger()
    rest(view)
    assert not page.flagged_box.isChecked()
    assert told_by(page) == with_them
    view.frame.actions_.undo.trigger()
    rest(view)
    with Study.open(path, write=False) as study:
        assert study.analyst_work().flags == {}
    view.frame.look({"where": "area = yes"})
    rest(view)
    assert button.isHidden()
    told = page.subtitle.text()
    assert told.startswith(f"of {view.shown.n:,} responses those where area = yes · ")
    assert "n = " not in told  # how many they are is told by each card


def test_that_parts_of_few_files_are_told() -> None:
    assert move_rows(1000)[2:] == ("1%: 10 files", "5%: 50 files")
    assert move_rows(139)[2:] == ("1%: 1 file", "5%: 7 files")
    assert move_rows(30)[2:] == ("1% of files", "5%: 2 files")
