"""What is kept of boxes: a row for each, alike for yes and no, told only once the coins rest."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from counted_odds import question_of
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot
from respondent_driver import Content, Sat, one_of, settle, sit_down, survey_of, words_on
from walking import faults
from walking import settle as settle_at

from app.respondent.devices.turned_coins import BlankCoin, TurnedCoins
from app.respondent.pages.review import ReviewPage
from app.respondent.questions.boxes_kept import BoxesKeptPage
from app.respondent.scaffold.parts import OwnScroll
from app.respondent.words.boxes import boxes_words
from app.theme import Theme
from app.widgets.icon_array import IconArray
from app.widgets.text import TextLabel
from core.privacy.mechanisms import Binary, Mechanism, Warner
from core.survey import Kind

F = Fraction


def many_of(n: int, p: str = "4/7", **more: object) -> Content:
    return one_of({"name": "warner", "p": p}, n, kind="many-of", id="used") | more


def kept(theme: Theme, qtbot: QtBot, folder: Path, n: int = 8) -> Sat:
    survey = survey_of(many_of(n, "4/7" if n == 8 else "5/9"))
    person = sit_down(survey, theme, qtbot, folder)
    person.skip_to_first_question()
    person.choose(0)
    person.click("forward_button")
    assert isinstance(person.page, BoxesKeptPage)
    return person


def rows(person: Sat) -> list[tuple[str, str]]:
    """Each box as it is read aloud, and the word that is seen beside it."""
    (listed,) = person.page.findChildren(OwnScroll)
    holders = listed._inner.children()
    labels = [part.findChildren(TextLabel) for part in holders if part.findChildren(TextLabel)]
    return [(name.accessibleName(), word.text()) for name, word in labels]


def test_that_every_box_has_a_row_of_one_weight(theme: Theme, qtbot: QtBot, tmp_path: Path) -> None:
    person = kept(theme, qtbot, tmp_path)
    report = str(person.view.flow.answers["used"])
    words = ["yes" if bit == "1" else "no" for bit in report]
    assert rows(person) == [
        (f"Option number {place}, saved by chance: {word}", word)
        for place, word in enumerate(words)
    ]
    assert person.text("kept_label") == "8 boxes"
    styles = {
        label.font().key()
        for label in person.page.findChildren(TextLabel)
        if label.text() in ("yes", "no")
    }
    assert len(styles) == 1
    assert len(person.page.findChildren(BlankCoin)) == 8
    told = words_on(person.page)
    # Warner 4/7: of 100 whose box is empty 42.9 leave yes; (4/3)^8 is 9.99.
    assert "About 43 also leave “yes”." in told
    assert "About 57 leave “yes”." in told
    assert [array.count for array in person.page.findChildren(IconArray)] == [43, 57]
    assert "A “yes” is no proof. A “no” is no proof." in told
    assert "All 8 boxes: up to 10 times the odds." in told
    assert "Your ticks are forgotten." in told


def test_that_nothing_is_told_before_the_coins_rest(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    person = kept(Theme(qapp, pinned="light", reduced_motion=False), qtbot, tmp_path)
    coins = person.page.findChild(TurnedCoins)
    assert isinstance(coins, TurnedCoins)
    assert not coins.is_open
    assert not any(part.isVisible() for part in person.page._hidden)  # type: ignore[attr-defined]
    assert {told for told, _ in rows(person)} == {""}
    assert person.page.accessibleDescription() == ""
    assert not person.can_press("forward_button")
    with qtbot.waitSignal(coins.opened):
        coins._motion.setCurrentTime(coins._motion.duration())
    settle()
    assert all("saved by chance" in told for told, _ in rows(person))
    assert person.page.accessibleName() == "Kept: 8 boxes."


@pytest.mark.parametrize("n", [8, 14])
def test_that_many_boxes_scroll_beside_the_odds(
    n: int, theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = kept(theme, qtbot, tmp_path, n)
    for size in ((1280, 800), (1024, 640)):
        settle_at(person.view, size)
        settle_at(person.view, size)
        (listed,) = person.page.findChildren(OwnScroll)
        (page,) = [a for a in person.page.findChildren(QScrollArea) if a is not listed]
        assert page.verticalScrollBar().maximum() == 0, "the page stays"
        scrolls = listed.verticalScrollBar().maximum() > 0
        assert scrolls or n == 8
        assert bool(listed.focusPolicy() & Qt.FocusPolicy.TabFocus) is scrolls
        assert faults(person.page) == []


def test_that_boxes_are_seen_from_the_review_and_lead_back_to_their_row(
    theme: Theme, qtbot: QtBot, tmp_path: Path
) -> None:
    person = kept(theme, qtbot, tmp_path)
    before = rows(person)
    person.go_on()
    review = person.page
    assert isinstance(review, ReviewPage)
    assert "8 boxes" in words_on(review)
    assert "Each flipped or kept." in words_on(review)
    person.tab_to("see_used")
    person.click("see_used")
    assert person.page.objectName() == "looked_at_page"
    assert rows(person) == before
    assert not person.has("forward_button")
    person.click("back_button")
    assert person.page is review
    assert QApplication.focusWidget() is person.part("see_used")


@pytest.mark.parametrize(
    ("mechanism", "nobody", "proof"),
    [
        (Warner(F(3, 4)), "Nobody can tell which boxes were flipped.", True),
        (Warner(F(19, 20)), "Nobody can tell which boxes were flipped.", True),
        (Binary(F(97, 100), F(1, 2)), "A box may or may not have been flipped.", True),
        (Warner(F(96, 100)), "More than 95 of 100 boxes are saved as they are.", False),
    ],
)
def test_that_no_more_is_said_of_a_box_than_is_so(
    mechanism: Mechanism, nobody: str, proof: bool
) -> None:
    said = boxes_words(question_of(Kind.MANY_OF, mechanism, 3), "010")
    assert said.nobody == nobody
    assert ("no proof" in said.proof) is proof
