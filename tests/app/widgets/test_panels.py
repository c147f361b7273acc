"""Labels, buttons and the page frame: nothing is cut off, whatever the width and the text."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.respondent.devices.statement import Statement
from app.respondent.scaffold.scaffold import PageScaffold
from app.respondent.scaffold.split_body import SplitBody
from app.theme import Theme
from app.widgets.button import Button, answer_button, primary_button, secondary_button
from app.widgets.panels import banner, card, icon_point, note
from app.widgets.pill import Pill
from app.widgets.text import TextLabel, overline

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

LONG = "Ich habe in den vergangenen zwölf Monaten Verwaltungsangelegenheiten beschleunigt. " * 3


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light")


def make_page(theme: Theme) -> PageScaffold:
    page = PageScaffold(theme, "A survey about work in public offices and elsewhere")
    page.show_language("Български")
    page.set_progress("Question 3 of 4", 3, 4)
    page.set_note("Kept: the word you press. Never kept: where the wheel landed.")
    page.set_back(secondary_button("Back", theme, icon="arrow-left"))
    page.add_action(secondary_button("Leave without a file", theme))
    page.add_action(primary_button("Save this file", theme, trailing="check"))
    page.content.addWidget(
        TextLabel("What a saved TRUE tells, and what it does not", theme, "respondent.title")
    )
    page.content.addWidget(Statement("A", LONG, "a", theme))
    page.content.addWidget(banner("warning", LONG, theme, detail=LONG))
    page.content.addWidget(note(LONG, theme))
    page.content.addWidget(icon_point("Two questions are sensitive", LONG, "shield", theme))
    page.content.addStretch()
    return page


def laid_out(widget: QWidget, qtbot: QtBot, width: int, height: int) -> None:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    widget.show()
    QApplication.processEvents()


@pytest.mark.parametrize(
    ("width", "height", "header", "footer", "margin"),
    [
        (800, 900, 60, 84, 60),
        (1024, 640, 60, 84, 172),
        (1280, 800, 72, 104, 300),
        (1366, 768, 60, 84, 343),
        (1440, 900, 83, 120, 329),
        (1920, 1080, 94, 135, 518),
        (2560, 1440, 115, 166, 736),
    ],
)
def test_that_a_page_keeps_to_the_grid(
    theme: Theme, qtbot: QtBot, width: int, height: int, header: int, footer: int, margin: int
) -> None:
    page = PageScaffold(theme, "A survey", column=680)
    page.set_back(secondary_button("Back", theme))
    page.add_action(primary_button("Continue", theme))
    title = TextLabel("A title", theme, "respondent.title")
    page.content.addWidget(title)
    laid_out(page, qtbot, width, height)
    bands = {
        frame.property("role"): frame.height()
        for frame in page.findChildren(QWidget)
        if frame.property("role") in ("page_header", "page_footer")
    }
    assert bands == {"page_header": header, "page_footer": footer}
    middle = title.mapTo(page, QPoint(0, 0)).y() + title.height() / 2
    assert middle == pytest.approx((header + height - footer) / 2, abs=1)
    assert title.mapTo(page, QPoint(0, 0)).x() == margin
    assert title.width() == width - 2 * margin


@pytest.mark.parametrize(
    ("width", "height"),
    [(1920, 1080), (1280, 800), (1024, 640), (960, 540), (640, 400), (512, 320)],
)
def test_that_nothing_on_a_page_is_cut_off(
    theme: Theme, qtbot: QtBot, width: int, height: int
) -> None:
    page = make_page(theme)
    laid_out(page, qtbot, width, height)
    for label in page.findChildren(TextLabel):
        if label.isVisible():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
            left = label.mapTo(page, QPoint(0, 0)).x()
            assert left >= 0
            assert left + label.width() <= width, label.text()
    for button in page.findChildren(Button):
        if button.isVisible():
            assert button.width() >= button.minimumSizeHint().width(), button.text()
            assert button.height() >= button.heightForWidth(button.width()), button.text()
            assert button.mapTo(page, QPoint(button.width(), 0)).x() <= width, button.text()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1366, 768), (1920, 1080), (683, 384)])
def test_that_what_is_too_tall_begins_at_the_top_and_the_footer_stays(
    theme: Theme, qtbot: QtBot, width: int, height: int
) -> None:
    page = PageScaffold(theme, "A survey", column=680)
    button = primary_button("Continue", theme)
    page.add_action(button)
    page.content.addWidget(TextLabel("A title", theme, "respondent.title"))
    page.content.addWidget(TextLabel(LONG * 16, theme))
    laid_out(page, qtbot, width, height)
    area = page.findChild(QScrollArea)
    assert area is not None
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == 0
    first = page.content.itemAt(0)
    assert first is not None
    assert first.geometry().top() == 0
    bar.setValue(bar.maximum())
    assert button.mapTo(page, QPoint(0, button.height())).y() <= height
    assert button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.parametrize(
    ("width", "height", "text", "line", "high"),
    [
        (1280, 800, 1.0, 31, 64),
        (1366, 768, 1.0, 31, 56),
        (1440, 900, 1.0, 36, 74),
        (1920, 1080, 1.0, 40, 83),
        (2560, 1440, 1.0, 50, 102),
        (1280, 800, 2.0, 62, 112),
    ],
)
def test_that_type_and_controls_grow_with_the_page(
    theme: Theme, qtbot: QtBot, width: int, height: int, text: float, line: int, high: int
) -> None:
    page = PageScaffold(theme, "A survey", column=680)
    label, button = TextLabel("Words", theme, "respondent.body"), primary_button("Go", theme)
    page.content.addWidget(label)
    page.add_action(button)
    laid_out(page, qtbot, width, height)
    theme.set_text_size(text)
    QApplication.processEvents()
    assert label.heightForWidth(9999) == line
    assert button.height() == high
    page.resize(1024, 640)
    theme.set_text_size(1.0)
    QApplication.processEvents()
    assert (label.heightForWidth(9999), button.height()) == (31, 56)


def test_that_two_choices_in_the_footer_have_one_size_and_stand_in_the_middle(
    theme: Theme, qtbot: QtBot
) -> None:
    page = PageScaffold(theme, "A survey")
    page.set_back(secondary_button("Back", theme))
    page.set_link(secondary_button("A link of many words", theme))
    one, other = secondary_button("I do not agree", theme), primary_button("I agree", theme)
    page.add_action(one)
    page.add_action(other)
    laid_out(page, qtbot, 1280, 800)
    assert one.size() == other.size() == QSize(240, 64)
    left = one.mapTo(page, QPoint(0, 0)).x()
    right = other.mapTo(page, QPoint(other.width(), 0)).x()
    assert (left + right) / 2 == pytest.approx(640, abs=1)


def test_that_a_scroll_bar_moves_nothing(theme: Theme, qtbot: QtBot) -> None:
    page = PageScaffold(theme, "A survey")
    title = TextLabel("A title", theme, "respondent.title")
    page.content.addWidget(title)
    page.content.addStretch()
    laid_out(page, qtbot, 1024, 640)
    before = title.mapTo(page, QPoint(0, 0)).x(), title.width()
    page.content.addSpacing(2000)
    bar = page.findChildren(QScrollArea)[0].verticalScrollBar()
    qtbot.waitUntil(lambda: bar.isVisible() and bar.maximum() > 0)
    QApplication.processEvents()
    assert (title.mapTo(page, QPoint(0, 0)).x(), title.width()) == before


def test_that_a_page_tells_when_it_becomes_narrow(theme: Theme, qtbot: QtBot) -> None:
    page = make_page(theme)
    told: list[bool] = []
    page.narrow_changed.connect(told.append)
    laid_out(page, qtbot, 1280, 800)
    for width in (1100, 1099, 1024, 1200):
        page.resize(width, 800)
    assert told == [False, True, False]
    assert not page.is_narrow


def test_that_keys_scroll_a_page_wherever_the_focus_is(theme: Theme, qtbot: QtBot) -> None:
    page = make_page(theme)
    laid_out(page, qtbot, 1024, 640)
    area = page.findChild(QScrollArea)
    assert area is not None
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    for focused in (page, page.leave_button, *page.findChildren(Button)[-2:]):
        seen = []
        keys = Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_Home
        for key in keys:
            QTest.keyClick(focused, key)
            seen.append(bar.value())
        assert seen[0] > 0
        assert seen[1] == bar.maximum()
        assert seen[1] > seen[2]
        assert seen[3] == 0
    QTest.keyClick(page, Qt.Key.Key_Down)
    assert bar.value() > 0


def test_that_enter_presses_a_button_once(theme: Theme, qtbot: QtBot) -> None:
    button = primary_button("Show", theme)
    laid_out(button, qtbot, 300, 80)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Return)
    held = QKeyEvent(
        QKeyEvent.Type.KeyPress, Qt.Key.Key_Enter, Qt.KeyboardModifier.NoModifier, autorep=True
    )
    with qtbot.assertNotEmitted(button.clicked):
        QApplication.sendEvent(button, held)


def test_that_the_answers_of_two_have_one_weight(theme: Theme, qtbot: QtBot) -> None:
    holder = QWidget()
    row = QHBoxLayout(holder)
    pair = [answer_button("TRUE", theme), answer_button("INCORRECT", theme)]
    for button in pair:
        row.addWidget(button, 1)
    laid_out(holder, qtbot, 600, 120)
    assert abs(pair[0].width() - pair[1].width()) <= 1
    assert pair[0].height() == pair[1].height() == 80
    assert not any(button.isDefault() or button.autoDefault() for button in pair)


def test_that_a_button_wraps_what_does_not_fit(theme: Theme, qtbot: QtBot) -> None:
    button = secondary_button("Die Umfrage ohne eine Datei verlassen", theme)
    qtbot.addWidget(button)
    assert button.heightForWidth(1000) == 56
    assert button.heightForWidth(button.minimumSizeHint().width()) > 80


def test_that_survey_text_is_shown_letter_for_letter(theme: Theme, qtbot: QtBot) -> None:
    hostile = '<b>bold</b> & <img src="file:///etc/passwd"> &amp;'
    label = TextLabel(hostile, theme, wrap=False)
    qtbot.addWidget(label)
    letters = TextLabel("x" * len(hostile), theme, wrap=False)
    qtbot.addWidget(letters)
    assert label.sizeHint().width() > 0.5 * letters.sizeHint().width()
    assert label.text() == hostile
    assert not label.openExternalLinks()


def test_that_lines_have_the_height_of_the_tokens(theme: Theme, qtbot: QtBot) -> None:
    label = TextLabel(LONG, theme, "respondent.body")
    qtbot.addWidget(label)
    assert label.heightForWidth(100_000) == 31
    heights = [label.heightForWidth(width) for width in range(200, 1200, 50)]
    assert heights == sorted(heights, reverse=True)
    assert all(height % 31 == 0 for height in heights)
    label.setText("one\ntwo")
    assert label.heightForWidth(100_000) == 62


def test_that_a_restyled_label_keeps_its_style_through_a_change_of_scheme(
    theme: Theme, qtbot: QtBot
) -> None:
    label = TextLabel("Is it true?", theme, "respondent.body", wrap=False)
    qtbot.addWidget(label)
    label.show()
    narrow = label.sizeHint()
    label.set_style(theme, "respondent.title")
    wide = label.sizeHint()
    assert wide.width() > 1.5 * narrow.width()
    theme.pin("dark")
    QApplication.processEvents()
    assert label.sizeHint() == wide


def test_that_an_overline_is_read_as_it_was_written(theme: Theme, qtbot: QtBot) -> None:
    label = overline("Sort and split", theme)
    qtbot.addWidget(label)
    assert label.text() == "Sort and split"
    assert label.sizeHint().width() > QLabel("Sort and split").sizeHint().width()


def test_that_a_pill_has_room_for_its_icon(theme: Theme, qtbot: QtBot) -> None:
    plain, marked = Pill("Saved", theme), Pill("Saved", theme, "accent", icon="shield")
    for pill in (plain, marked):
        qtbot.addWidget(pill)
    assert marked.sizeHint().width() - plain.sizeHint().width() == 24 + theme.space(1)


def test_that_a_pill_keeps_its_room_whatever_size_it_has_when_it_is_styled(
    theme: Theme, qtbot: QtBot
) -> None:
    margins = []
    for size in (QSize(300, 60), QSize(20, 2)):
        pill = Pill("Saved", theme, icon="file")
        qtbot.addWidget(pill)
        pill.resize(size)
        pill.ensurePolished()
        margins.append(pill.contentsMargins())
    assert margins[0] == margins[1]
    assert margins[0].left() == theme.space(4) + 24 + theme.space(1) + 1  # its border


def test_that_two_parts_stand_above_each_other_where_it_is_narrow(
    theme: Theme, qtbot: QtBot
) -> None:
    left, right = card(), card()
    for part in (left, right):
        inner = part.layout()
        assert isinstance(inner, QVBoxLayout)
        inner.addWidget(TextLabel(LONG, theme))
    body = SplitBody(left, right)
    laid_out(body, qtbot, 1168, 600)
    assert left.y() == right.y()
    assert right.x() == pytest.approx(584, abs=1)
    body.resize(480, 900)
    QApplication.processEvents()
    assert right.y() > left.y() + left.height()
    assert left.width() == right.width() == 480


def _turn(label: TextLabel) -> None:
    label.setLayoutDirection(Qt.LayoutDirection.RightToLeft)


@pytest.mark.parametrize(
    "change",
    [
        _turn,
        lambda label: label.setAlignment(Qt.AlignmentFlag.AlignRight),
        lambda label: label.setText("Others, and fewer"),
        lambda label: label.set_scale(1.25),
    ],
    ids=["direction", "alignment", "text", "scale"],
)
def test_that_painted_words_are_laid_out_anew_when_they_change(
    theme: Theme, qtbot: QtBot, change: Callable[[TextLabel], None]
) -> None:
    """What was laid out is kept from one painting to the next."""
    words = "Words that take two lines of a label that is so narrow"
    painted, fresh = TextLabel(words, theme), TextLabel(words, theme)
    change(fresh)
    for label in (painted, fresh):
        qtbot.addWidget(label)
        label.resize(240, 90)
    before = painted.grab().toImage()
    assert painted.grab().toImage() == before
    change(painted)
    after = painted.grab().toImage()
    assert after == fresh.grab().toImage()
    assert after != before
