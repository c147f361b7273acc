"""The page of all texts: counted, gone through, pasted into, all in the one history."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.author.editing.editing import EditedPlace, Editing
from app.author.editing.texts import TextCounter, TextSpot, spots, write_texts
from app.author.languages import LanguagesPage
from app.theme import Theme
from core.draft import Draft, DraftOption, DraftQuestion, draft_of, edits
from core.examples import example_path
from core.survey import AskIf, Kind, read

KEY = Qt.Key


def three_languages() -> Draft:
    draft = draft_of(read(example_path("bribery-languages").read_bytes()))
    draft = edits.with_languages(draft, ("en", "de", "ar"))
    question = draft.questions[1]
    words = {each: text for each, text in question.text.items() if each != "de"}
    return draft.with_questions((draft.questions[0], replace(question, text=words)))


@pytest.fixture
def page(qtbot: QtBot, theme: Theme) -> LanguagesPage:
    made = LanguagesPage(theme, Editing(three_languages()))
    qtbot.addWidget(made)
    made.resize(1000, 700)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.focus_on(())
    return made


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)
    QApplication.processEvents()


def test_that_texts_are_counted_for_each_language_and_question() -> None:
    draft = three_languages()
    counts = TextCounter().count(draft)
    assert counts.total == len(list(spots(draft))) == 10
    assert counts.done == {"en": 10, "de": 9, "ar": 10}
    assert (counts.missing, counts.of_questions) == (1, (0, 1))


def test_that_the_missing_text_is_come_to_written_and_taken_back(page: LanguagesPage) -> None:
    before = page.editing.draft
    assert page.go_to_missing()
    assert page.editing.place == EditedPlace(before.questions[1].id, ("text",), "de", grid=True)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.property("placeholderText") == before.questions[1].text["en"]
    QTest.keyClicks(focused, "Wo wohnen Sie?")
    assert page.editing.draft.questions[1].text["de"] == "Wo wohnen Sie?"
    assert page.texts.counts.missing == 0
    press(KEY.Key_Return)
    assert page.editing.place.keys == ("options", 0, "text")
    assert page.editing.place.language == "de"
    press(KEY.Key_Tab)
    assert page.editing.place.language == "ar"
    assert not page.go_to_missing()
    page.editing.undo()
    assert page.editing.draft == before
    assert page.editing.place.grid
    page.refresh()
    assert page.texts.counts.missing == 1


def test_that_only_cells_with_a_text_are_written_in(page: LanguagesPage) -> None:
    grid = page.grid
    for column, row in ((0, 0), (0, 1), (1, 0)):  # the heads of rows and of a part; Qt would warn
        grid.setCurrentIndex(page.texts.index(row, column))
        press(KEY.Key_Return)
        assert QApplication.focusWidget() is grid
    grid.go_to(page.texts.index(1, 1))
    written_in = QApplication.focusWidget()
    assert written_in is not grid
    grid._write_in(page.texts.index(1, 2))
    assert QApplication.focusWidget() is written_in


def test_that_the_table_that_an_undo_leaves_can_be_laid_out(page: LanguagesPage) -> None:
    texts = page.texts
    last = texts.index(texts.rowCount() - 1, 1)
    before = texts.data(last)
    page.editing.delete([page.editing.draft.questions[1].id])
    assert texts.data(last) == before
    page.resize(900, 600)  # as the page that comes takes half of the room
    QApplication.processEvents()
    assert texts.refresh()
    assert texts.rowCount() < last.row()


def test_that_only_what_is_missing_is_shown(page: LanguagesPage) -> None:
    page.only_box.setChecked(True)
    assert page.texts.shown == [TextSpot(1, ("text",))]
    page.only_box.setChecked(False)
    assert len(page.texts.shown) == 10


def test_that_a_pasted_column_is_one_step_and_a_gap_loses_nothing(page: LanguagesPage) -> None:
    before = page.editing.draft
    index = page.texts.index_of(EditedPlace(before.questions[1].id, ("text",), "de"))
    page.grid.setCurrentIndex(index)
    QGuiApplication.clipboard().setText("Wo wohnen Sie?\n\nStadt\tمدينة\n")
    QTest.keyClick(page.grid, KEY.Key_V, Qt.KeyboardModifier.ControlModifier)
    question = page.editing.draft.questions[1]
    assert question.text["de"] == "Wo wohnen Sie?"
    assert question.options[0] == before.questions[1].options[0]
    assert (question.options[1].text["de"], question.options[1].text["ar"]) == ("Stadt", "مدينة")
    page.editing.undo()
    assert page.editing.draft == before


def test_that_a_language_comes_with_all_its_texts_missing(page: LanguagesPage) -> None:
    page.add_language("pt")
    page.refresh()
    assert page.texts.languages == ("en", "de", "ar", "pt")
    assert page.texts.counts.done["pt"] == 0
    assert page.texts.mirrored(3)
    assert not page.texts.mirrored(4)
    page.editing.undo()
    assert page.editing.draft.languages == ("en", "de", "ar")


def test_that_conditions_follow_options_whose_names_are_made_of_pasted_texts() -> None:
    first = DraftQuestion(
        "where", Kind.ONE_OF, {"en": "Where?"}, options=(DraftOption("o1"), DraftOption("o2"))
    )
    second = DraftQuestion("paid", Kind.YES_NO, ask_if=AskIf.of("where", "o2"))
    editing = Editing(Draft(questions=(first, second)))
    texts = [
        (TextSpot(0, ("options", at, "text")), "en", words)
        for at, words in enumerate(("A city", "A town"))
    ]
    write_texts(editing, texts)
    assert [each.id for each in editing.draft.questions[0].options] == ["a_city", "a_town"]
    assert editing.draft.questions[1].ask_if == AskIf.of("where", "a_town")


def test_that_only_rows_in_sight_are_measured(
    qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = tuple(DraftOption(f"o{at}", {"en": f"Option {at}"}, named=True) for at in range(1024))
    question = DraftQuestion("q", Kind.ONE_OF, {"en": "Which?"}, options=options, named=True)
    questions = tuple(replace(question, id=f"q{at}") for at in range(100))
    languages = ("en", "de", "es", "fr", "ar")
    page = LanguagesPage(theme, Editing(Draft(languages, questions=questions)))
    qtbot.addWidget(page)
    page.resize(1000, 700)
    measured: list[QModelIndex] = []
    height = type(page.grid.itemDelegate()).height  # type: ignore[attr-defined]

    def counted(self: object, index: QModelIndex) -> int:
        measured.append(index)
        return int(height(self, index))

    monkeypatch.setattr(type(page.grid.itemDelegate()), "height", counted)
    page.show()
    page.grid.verticalScrollBar().setValue(page.grid.verticalScrollBar().maximum() // 2)
    assert page.texts.rowCount() == 1 + 1 + 100 * (1 + 1 + 1024)
    assert 0 < len(measured) < 2000
    assert page.texts.counts.missing == 5 * (1 + 100 * 1025) - 100 * 1025
