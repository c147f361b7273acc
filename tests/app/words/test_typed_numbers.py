"""Numbers as people type them: one rule for all fields, whatever language the system speaks."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.widgets.fields import DecimalBox, WholeBox
from app.words.typed_numbers import read_count, read_number, read_share, readings

HALF = Fraction(1, 2)


@pytest.fixture(params=["de_DE", "fr_FR", "ar_EG", "en_GB"])
def system_language(request: pytest.FixtureRequest) -> Iterator[str]:
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield request.param
    QLocale.setDefault(before)


def hold(qtbot: QtBot, box: DecimalBox | WholeBox) -> None:
    """Show a field and put the focus into it, as one does before typing."""
    qtbot.addWidget(box)
    with qtbot.waitExposed(box):
        box.show()
    box.activateWindow()
    box.setFocus()
    qtbot.waitUntil(box.hasFocus)


@pytest.mark.parametrize("text", ["0,5", "0.5", ".5", " 0,50 ", "0\N{ARABIC DECIMAL SEPARATOR}5"])
def test_that_either_decimal_sign_is_read_alike(text: str) -> None:
    assert read_number(text) == HALF
    assert read_share(text) == 0.005


@pytest.mark.parametrize("text", ["1.500", "1,500"])
def test_that_what_can_be_two_numbers_is_none(text: str) -> None:
    assert readings(text) == {Fraction(3, 2), Fraction(1500)}
    assert read_number(text) is None
    assert read_number(text, 0, 5000) is None
    assert read_number(text, 0, 100) == Fraction(3, 2)
    assert read_number(text, 2, 5000) == 1500
    assert read_count(text) == 1500


@pytest.mark.parametrize("text", ["", "-", ".", "many", "1,2,3", "1.2.3", "1,500,00", "1e5", "½"])
def test_that_other_texts_are_no_number(text: str) -> None:
    assert read_number(text) is None
    assert read_count(text) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [("1.5", 1.5), ("1,5", 1.5), ("12,500", 12.5), ("1.2.3", 7.0), ("500", 7.0), ("12.500", 12.5)],
)
def test_that_a_decimal_field_reads_alike_in_every_session(
    qtbot: QtBot, system_language: str, text: str, value: float
) -> None:
    box = DecimalBox()
    box.setRange(0, 100)
    box.setSuffix("%")
    box.setValue(7)
    hold(qtbot, box)
    box.selectAll()
    QTest.keyClicks(box, text)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert (box.value(), box.text()) == (value, f"{value:.2f}%"), system_language


@pytest.mark.parametrize(
    ("text", "value"), [("1.500", 1500), ("1,500", 1500), ("1 500", 1500), ("1.5", 7), ("9999", 7)]
)
def test_that_a_field_of_whole_numbers_reads_alike_in_every_session(
    qtbot: QtBot, system_language: str, text: str, value: int
) -> None:
    box = WholeBox()
    box.setRange(0, 5000)
    box.setGroupSeparatorShown(True)
    box.setValue(7)
    hold(qtbot, box)
    box.selectAll()
    QTest.keyClicks(box, text)
    assert (box.property("state") == "error") == (value == 7)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert (box.value(), box.text()) == (value, f"{value:,}"), system_language
