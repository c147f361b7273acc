"""The manual's window: reading, searching, going back, its size, and what it lets go of."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from analyst_studies import Answering
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from app.kit.settings import Settings
from app.manual import page_text
from app.manual.pages import Manual
from app.manual.printing import write_pdf
from app.manual.typeset import typeset
from app.manual.window import ManualWindow
from app.theme import Theme
from app.widgets.program import Program
from app.widgets.program_actions import ProgramActions


@pytest.fixture
def gone() -> list[str]:
    """The ways into the window that were gone."""
    return []


@pytest.fixture
def manual(
    window: QMainWindow,
    theme: Theme,
    settings: Settings,
    dialogs: Answering,
    qtbot: QtBot,
    gone: list[str],
) -> Iterator[ManualWindow]:
    program = Program(theme, settings, dialogs, ProgramActions(theme, settings, window))
    made = ManualWindow(program, {"planner": lambda: gone.append("planner")}, window)
    window.show()
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


def read(manual: ManualWindow) -> str:
    return manual.page.toPlainText().splitlines()[0]


def press(manual: ManualWindow, key: Qt.Key, *held: Qt.KeyboardModifier) -> None:
    together = Qt.KeyboardModifier.NoModifier
    for each in held:
        together |= each
    QTest.keyClick(manual.page, key, together)


CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def test_that_it_opens_where_it_is_asked_to_and_f1_leads_to_the_contents(
    manual: ManualWindow,
) -> None:
    manual.open_for("estimates#negative-shares")
    assert read(manual) == "Negative shares"
    assert manual._head.about.text() == "opened for: Negative shares"
    assert manual.before_button.text() == "Unbiased shares"
    assert manual.after_button.text() == "Reading a chart in the window"
    (here,) = [row for row in manual.contents.entries if row.here]
    assert (here.sort, here.title) == ("section", "Negative shares")
    press(manual, Qt.Key.Key_F1)
    assert read(manual) == "The manual"
    assert manual._head.about.text() == ""
    press(manual, Qt.Key.Key_Left, ALT)
    assert read(manual) == "Negative shares"
    press(manual, Qt.Key.Key_Right, ALT)
    assert read(manual) == "The manual"


def test_that_a_link_leads_to_its_section_and_a_way_into_the_window(
    manual: ManualWindow, gone: list[str]
) -> None:
    manual.follow("glossary.md#odds")
    assert manual.page.section_at_top == "odds"
    assert manual.page.verticalScrollBar().value() > 0
    manual.after_button.click()
    assert read(manual) == "What Candor does not do"
    manual.follow("candor:planner")
    assert gone == ["planner"]
    assert not manual.isVisible()
    for target in ("candor:nothing", "http://example.org/a.md", "file:///etc/passwd"):
        with pytest.raises(KeyError):
            manual.follow(target)


def test_that_words_are_found_and_f3_goes_on(manual: ManualWindow) -> None:
    press(manual, Qt.Key.Key_F, CTRL)
    assert manual.search_field.hasFocus()
    QTest.keyClicks(manual.search_field, "kiosks stick")
    titles = [row.title for row in manual.contents.entries]
    assert titles
    assert all(row.sort == "match" and row.line for row in manual.contents.entries)
    QTest.keyClick(manual.search_field, Qt.Key.Key_Return)
    first = read(manual)
    QTest.keyClick(manual.search_field, Qt.Key.Key_F3)
    assert manual.contents.currentRow() == 1
    for _ in range(len(titles) - 1):
        QTest.keyClick(manual.search_field, Qt.Key.Key_F3)
    assert read(manual) == first
    QTest.keyClick(manual.search_field, Qt.Key.Key_Escape)
    assert manual.search_field.text() == ""
    assert manual.isVisible()
    manual.search_field.setText("xyzzy")
    assert [row.sort for row in manual.contents.entries] == ["nothing"]


def test_that_it_speaks_german_and_keeps_the_page(manual: ManualWindow) -> None:
    manual.open("checks")
    manual.speak("de")
    assert read(manual) == "Prüfungen"
    assert "Studien" in [row.title for row in manual.contents.entries]
    manual.search_field.setText("Münzen")
    assert "index" in [row.page for row in manual.contents.entries]


def test_that_size_and_place_and_letters_are_remembered(
    manual: ManualWindow, settings: Settings
) -> None:
    before = manual.page.document().size().height()
    press(manual, Qt.Key.Key_Plus, CTRL)
    assert settings.manual_text == 125
    assert manual.page.document().size().height() > before
    press(manual, Qt.Key.Key_0, CTRL)
    assert settings.manual_text == 100
    manual.resize(640, 400)
    manual.move(30, 40)
    press(manual, Qt.Key.Key_Escape)
    assert not manual.isVisible()
    assert settings.manual_window == (640, 400)
    assert settings.manual_place == (30, 40)


def test_that_contents_and_page_take_turns_where_it_is_narrow(manual: ManualWindow) -> None:
    manual.resize(512, 320)
    assert manual.contents_button.isVisible()
    assert not manual.contents.isVisible()
    manual.contents_button.click()
    assert manual.contents.isVisible()
    assert not manual.page.isVisible()
    manual.contents.chosen.emit("checks", "")
    assert manual.page.isVisible()
    assert read(manual) == "Checks"
    manual.resize(1000, 700)
    assert manual.contents.isVisible()


def test_that_all_pages_are_saved_as_one_pdf(
    manual: ManualWindow, dialogs: Answering, qtbot: QtBot, tmp_path: Path
) -> None:
    # All would take long: three pages stand for them.
    small = Manual()
    small.__dict__["order"] = ("index", "checks", "kiosk")
    manual.manual = small
    dialogs.answers = [tmp_path / "manual.pdf"]
    manual.pdf_button.click()
    qtbot.waitUntil((tmp_path / "manual.pdf").exists)
    read_back = PdfReader(tmp_path / "manual.pdf", strict=True)
    named = read_back.named_destinations
    links = [each.get_object() for page in read_back.pages for each in page.get("/Annots", ())]
    leads = [link["/Dest"] for link in links]  # none is an address
    assert "kiosk-0" in leads
    within = [each for each in leads if each.rpartition("-")[0] in small.order]
    assert set(within) <= set(named)
    contents = " ".join(read_back.pages[0].extract_text().split())
    for place, words in ((0, "A kiosk"), (3, "When a file cannot be saved")):
        at = read_back.get_destination_page_number(named[f"kiosk-{place}"])
        assert at is not None
        assert f"{words} , page {at + 1}" in contents
    pages = [page.extract_text() for page in read_back.pages]
    heads = [" ".join(text.splitlines()[0].split()) for text in pages]
    assert heads[0] == "The manual"
    assert {"Checks", "A kiosk: one laptop for many people"} <= set(heads)
    assert pages[-1].split()[-1] == str(len(pages))


def test_that_a_step_of_saving_lays_out_or_draws_one_page(tmp_path: Path) -> None:
    """All drawn at once held the window for most of a second."""
    small = Manual()
    small.__dict__["order"] = ("index", "checks", "kiosk")
    assert list(write_pdf(small, tmp_path / "manual.pdf")) == [0, 0, 1, 1, 2, 2]


def test_that_a_page_that_fits_its_width_is_filled_once(
    manual: ManualWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled: list[int] = []

    def fill(*page: Any, width: int, **more: Any) -> None:
        filled.append(width)
        typeset(*page, width=width, **more)

    monkeypatch.setattr(page_text, "typeset", fill)
    settling = manual.page._settling
    manual.open("proofs")
    manual._set_size(125)
    settling.start(0)
    qtbot.waitUntil(lambda: not settling.isActive())
    assert len(filled) == 2
    manual.resize(manual.width() - 40, manual.height())
    settling.start(0)
    qtbot.waitUntil(lambda: not settling.isActive())
    assert len(filled) == 3
    assert filled[2] < filled[1]


def test_that_pictures_fit_the_page_and_no_other_file_is_read(
    manual: ManualWindow, tmp_path: Path
) -> None:
    from app.manual.typeset import picture

    manual.open("kiosk")
    name = "pictures/pages/kiosk-next-light.png"
    image = picture(Manual().folder / name, 300, 2.0)
    assert image is not None
    assert image.width() / image.devicePixelRatio() <= 300
    (tmp_path / "x.png").write_bytes((Manual().folder / name).read_bytes())
    assert picture(tmp_path / "x.png", 300, 1.0) is None


def test_that_what_is_typed_into_a_terminal_is_set_as_such(manual: ManualWindow) -> None:
    manual.open("kiosk")
    cursor = manual.page.document().find("candor respond")
    assert cursor.charFormat().fontFixedPitch()
    assert cursor.blockFormat().background().color() == manual._theme.colour("raised")
    assert not manual.page.document().find("opens one page").charFormat().fontFixedPitch()
