"""A device that nobody made yet, a die of twelve faces, by one entry in each of three tables.

What it asks stands in core, what is said of it among the words, how it looks among the looks; no
page, preview or hand-out is changed for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from respondent_driver import NEGATION, sit_down, survey_of, words_on, yes_no

from app.author.handing_out.participants import participant_sheet
from app.author.preview.flow import previewed
from app.author.preview.page import PreviewPage
from app.charts.printing import print_pages
from app.respondent.devices.blank_device import BlankDevice
from app.respondent.devices.device_pictures import DEVICE_PICTURES, DevicePictures
from app.respondent.questions.own_device import OwnDevicePage
from app.respondent.questions.pressed_kept import PressedKeptPage
from app.respondent.words.devices import TOOL_WORDS, ToolWords, numbers
from app.theme import Ink, Theme
from app.widgets.text import TextLabel
from core.draft import draft_of
from core.privacy.chance_devices import TOOLS, equally_likely, own_tools, rules
from core.privacy.mechanisms import Warner
from core.privacy.procedures import Landing
from core.privacy.randomness import SYSTEM

TWELVE = equally_likely("die-of-twelve", range(1, 13))


class BlankTwelve(BlankDevice):
    def paint_blank(self, painter: QPainter, opened: float) -> None:
        painter.drawEllipse(QRectF(0, 0, opened * self.width(), self.height()))


def words_of_twelve() -> ToolWords:
    return ToolWords(
        name="A die of twelve faces",
        heading="Roll your die of twelve where nobody sees it",
        lead="Then do what its number says.",
        unseen="Candor never sees your die of twelve.",
        outcomes=lambda rule: f"{numbers(rule.outcomes)} of twelve",
    )


painted: list[int] = []


def paint_twelve(painter: QPainter, place: QRectF, _ink: Ink) -> None:
    painter.drawEllipse(place)
    painted.append(1)


LOOKS = DevicePictures(
    widgets=lambda rule, theme, _width, _tallest: [TextLabel(f"{len(rule.outcomes)}/12", theme)],
    blank=lambda theme, _sectors: BlankTwelve(theme),
    caption=lambda _rule: "",
    itself=lambda: [paint_twelve],
)
SURVEY = survey_of(
    yes_no({"name": "warner", "p": "7/12"}, ("own-device",), negation=NEGATION),
)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, pinned="light", reduced_motion=True)


@pytest.fixture(autouse=True)
def made() -> Iterator[None]:
    TOOLS.insert(0, TWELVE)
    TOOL_WORDS[TWELVE] = words_of_twelve
    DEVICE_PICTURES[TWELVE] = LOOKS
    yield
    TOOLS.remove(TWELVE)
    del TOOL_WORDS[TWELVE], DEVICE_PICTURES[TWELVE]


def test_that_its_rules_have_the_shares_of_the_mechanism() -> None:
    mechanism = SURVEY.questions[0].channel
    assert mechanism is not None
    first, second = rules(TWELVE, mechanism)
    assert (first.landing, first.outcomes) == (Landing.STATEMENT, tuple(range(1, 8)))
    assert (second.landing, second.outcomes) == (Landing.NEGATION, tuple(range(8, 13)))
    assert own_tools(mechanism)[0] is TWELVE
    assert TWELVE not in own_tools(Warner(Fraction(3, 5)))


def test_that_a_respondent_uses_it(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    person = sit_down(SURVEY, theme, qtbot, tmp_path)
    person.skip_to_first_question()
    page = person.page
    assert isinstance(page, OwnDevicePage)
    seen = words_on(page)
    assert "Roll your die of twelve where nobody sees it" in seen
    assert "7/12" in seen
    assert "5/12" in seen
    assert person.part("rule_1").accessibleName().startswith("1 to 7 of twelve:")
    person.click("yes_button")
    kept = person.page
    assert isinstance(kept, PressedKeptPage)
    assert isinstance(kept.device, BlankTwelve)
    assert "Candor never sees your die of twelve." in words_on(kept)


def test_that_a_preview_shows_it(qapp: QApplication, theme: Theme, qtbot: QtBot) -> None:
    found = previewed(draft_of(SURVEY))
    page = PreviewPage(qapp, theme, found, SYSTEM, lambda: None, first="bribe", language="en")
    qtbot.addWidget(page)
    page.show()
    assert page.view is not None
    assert "Roll your die of twelve where nobody sees it" in words_on(page.view.page)


def test_that_the_sheet_for_participants_explains_it() -> None:
    sheet = participant_sheet(SURVEY, "en", "a.survey")
    assert sheet.device is not None
    told = [words for _, words in sheet.device.words.rules]
    assert told == ["1 to 7 of twelve", "8 to 12 of twelve"]
    assert "You use: A die of twelve faces." in sheet.device.words.steps[0].text
    eight = tuple((word, 2047) for word in ("something", *(["language"] * 7)))
    painted.clear()
    assert print_pages(sheet.sheet, *sheet.drawings(eight))
    assert painted
