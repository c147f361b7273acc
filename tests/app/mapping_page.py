"""The page of a mapping before a person, for the tests of what can be done there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot
from shown_window import Shown

from app.analyst.window.view import AnalystView
from app.tables.mapper import Mapper
from app.tables.page import MappingPage
from app.tables.view import MappingView


def table(folder: Path, name: str = "paper.csv", **counts: int) -> Path:
    """A table with one column of so many 1 and 2, and one of ages."""
    cells = [value for value, n in (("1", counts["yes"]), ("2", counts["no"])) for _ in range(n)]
    rows = [f"{each},{20 + place % 40}" for place, each in enumerate(cells)]
    path = folder / name
    path.write_text("\n".join(["main/bribe,age", *rows]) + "\n", "utf-8")
    return path


class Page:
    """The page before a person."""

    def __init__(self, qtbot: QtBot, shown: Shown) -> None:
        self.shown, self._qtbot = shown, qtbot
        assert isinstance(shown.view, MappingView)
        self.view = shown.view
        qtbot.waitUntil(lambda: self.view.mapper is not None)

    def begin(self, *, randomized: bool = False) -> None:
        """Say what was randomized where that is asked, and open the column that stands first."""
        page = self.parts
        if page.first.isVisible():
            panel = page.first.randomized
            choice = panel.some if randomized else panel.none
            QTest.mouseClick(choice.radio, Qt.MouseButton.LeftButton)
            page.first.opened.emit(self.mapper.now.head)

    @property
    def mapper(self) -> Mapper:
        """What is mapped so far."""
        assert self.view.mapper is not None
        return self.view.mapper

    @property
    def parts(self) -> MappingPage:
        """What is on the page once the table was read."""
        assert self.view.page is not None
        return self.view.page

    def choose(self, box: QComboBox, text: str) -> None:
        at = box.findText(text)
        assert at >= 0, [box.itemText(i) for i in range(box.count())]
        box.setCurrentIndex(at)
        box.activated.emit(at)

    def tried(self) -> str:
        """Wait until it is known what would come in, and return what is said of it."""
        view = self.view
        self._qtbot.waitUntil(lambda: view.found is not None or not view.foot.problem.isHidden())
        return view.foot.consequence.text() or view.foot.problem.text()

    def imported(self, study: Path) -> AnalystView:
        """Confirm what is guessed, import into a new study, and wait until it is there."""
        if not self.parts.confirm_all_button.isHidden():
            QTest.mouseClick(self.parts.confirm_all_button, Qt.MouseButton.LeftButton)
            self.tried()
        self.shown.dialogs.answers = [study]
        QTest.mouseClick(self.view.foot.import_button, Qt.MouseButton.LeftButton)
        view = self.shown.view
        assert isinstance(view, AnalystView)
        self._qtbot.waitUntil(lambda: view.shown.n > 0)
        self.shown.rest()
        return view
