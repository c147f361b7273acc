"""The head of the page of a mapping, and its foot: what can be done, and what would come in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QBoxLayout, QFrame, QMenu, QWidget

from app.tables import words
from app.tables.mapping_state import Mapped
from app.tables.reading import Consequence
from app.theme import Theme
from app.widgets.button import Button, primary_button, quiet_button, secondary_button
from app.widgets.layout import LEADING, STRETCH, at, column, row
from app.widgets.message import MessageDialog
from app.widgets.page_head import PageHead
from app.widgets.panels import show_text
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.refusals import message, remedy
from core.facts.errors import Problem, quote
from core.facts.names import Fact

_MOST_COLUMNS = 20  # that are offered to say who broke off


class MappingHead(PageHead):
    """Undo, redo, back, and a mapping of a file."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__(theme, tr("A table from elsewhere"), name)
        keys = QKeySequence.StandardKey
        self.undo, self.redo = QAction(tr("&Undo: mapping"), self), QAction(tr("&Redo"), self)
        self.undo_button = Button("", theme, "quiet", "form", icon="undo")
        self.redo_button = Button("", theme, "quiet", "form", icon="redo")
        for action, key, button in (
            (self.undo, keys.Undo, self.undo_button),
            (self.redo, keys.Redo, self.redo_button),
        ):
            action.setShortcuts(QKeySequence.keyBindings(key))
            button.clicked.connect(action.trigger)
            button.setToolTip(action.text().replace("&", ""))
            button.setAccessibleName(button.toolTip())
        self.close_button = quiet_button(tr("&Back"), theme, "form")
        self.load_button = secondary_button(tr("&Load a mapping…"), theme, "form", icon="folder")
        self.load_button.setEnabled(False)
        self.add(self.undo_button, self.redo_button, self.close_button, self.load_button)
        self.set_steps(undo=False, redo=False)

    def set_steps(self, *, undo: bool, redo: bool) -> None:
        """Say whether there is a step to take back, and one to take again."""
        for widgets, able in (
            ((self.undo, self.undo_button), undo),
            ((self.redo, self.redo_button), redo),
        ):
            for widget in widgets:
                widget.setEnabled(able)


def problem_text(mapped: Mapped, problem: Problem | None) -> str:
    """Say of a problem in which column it is, and in which field; '' for none."""
    if problem is None:
        return ""
    if not mapped.entries("questions"):
        return words.no_question()
    if not mapped.names_randomized:
        return ""  # that is to be said first
    column, name = mapped.place(problem)
    told = f"{message(problem)} {remedy(problem)}"
    if problem.found.fact is Fact.DESIGN_UNSAID:
        told = words.design_missing()
    elif name:
        design, values = mapped.randomized(column)
        field = words.parameter_name(design, name)
        told = words.number_fault(field, str(values.get(name, "")), problem)
    elif problem.found == Fact.ENTRY_MISSING(key=quote("values")):
        told = words.no_value()
    return words.in_column(column, told) if column else told


class MappingFoot(QFrame):
    """What would come in, what is wrong, and the buttons to go on.

    Emits `told_by(head)` for the column that is chosen to say which rows were broken off.
    """

    told_by = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("role", "band")
        self.consequence = TextLabel("", theme, "analyst.base")
        self.consequence.setObjectName("consequence")
        self.problem = TextLabel("", theme, "analyst.base", tone="warning")
        self.broken_off_button = quiet_button(tr("Say who &broke off…"), theme, "form")
        self.broken_off_button.clicked.connect(self._choose_column)
        self.broken_off_button.hide()
        self._may_tell: tuple[str, ...] = ()
        self.caution = TextLabel("", theme, "analyst.base", tone="warning")
        self.sleeping = TextLabel("", theme, "analyst.base", tone="warning")
        self._waits, self._unread, self._comes_in = "", "", False
        self.save_button = secondary_button(tr("&Save the mapping…"), theme, "analyst", icon="file")
        self.names_button = secondary_button(
            tr("&Names in other software"), theme, "analyst", icon="question"
        )
        self.import_button = primary_button(tr("&Import"), theme, "analyst")
        self.names_button.clicked.connect(self._show_names)
        line = row(self.save_button, self.names_button, STRETCH, self.import_button, space=3)
        self._told = QWidget()
        column(
            self.consequence,
            self.problem,
            at(LEADING, self.broken_off_button),
            self.caution,
            self.sleeping,
            on=self._told,
        )
        self._column = column(self._told, line, on=self, margins=(8, 3))

    def say_in(self, place: QBoxLayout | None) -> None:
        """Say all at the end of another layout, where a window is low; None: above the buttons."""
        if place is None:
            self._column.insertWidget(0, self._told)
        else:
            place.addWidget(self._told)

    def wait_for(self, now: Mapped, guessed: int, unread: str) -> None:
        """Let nothing be imported before it is said what was randomized.

        Nor while it was guessed what so many columns mean, or the numbers of the column `unread`
        could be read in two ways.
        """
        self._waits = words.guesses_left(guessed) if guessed else ""
        if not now.names_randomized:
            self._waits = words.tick_one() if now.ticking else words.randomized_unsaid()
            self.consequence.hide()
            self.save_button.setEnabled(False)
            unread = ""
        self._unread = words.in_column(unread, words.say_how_written()) if unread else ""
        self._waits = self._unread or self._waits
        self._show_sleeping()

    def _show_sleeping(self) -> None:
        self.sleeping.setText(self._waits)
        self.sleeping.setVisible(bool(self._waits) and not self.problem.text())
        self.import_button.setEnabled(self._comes_in and not self._waits)

    def show_problem(self, told: str) -> None:
        """Show what keeps the table from being read; for '' that it is tried what would come in."""
        show_text(self.problem, told)
        self.save_button.setEnabled(not told)
        self._comes_in = False
        self.import_button.setText(tr("&Import"))
        self._show_sleeping()
        self.consequence.setText("" if told else tr("Trying what would come in …"))
        self.consequence.setVisible(not told)

    def offer_columns(self, heads: Sequence[str]) -> None:
        """Take the columns that could say who broke off, should rows hold no answer."""
        self._may_tell = tuple(heads)[:_MOST_COLUMNS]
        self.broken_off_button.hide()

    def columns_menu(self) -> QMenu:
        """Return a menu of the columns that could say who broke off."""
        menu = QMenu(self)
        menu.setObjectName("broken_off_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(tr("Which column says who broke off?"))
        for head in self._may_tell:
            action = menu.addAction(head.replace("&", "&&"))
            action.triggered.connect(lambda _=False, head=head: self.told_by.emit(head))
        return menu

    def _choose_column(self) -> None:
        self.columns_menu().popup(self.broken_off_button.mapToGlobal(QPoint()))

    def warn(self, told: str) -> None:
        """Show what is to be borne in mind before anything is imported, or ''."""
        show_text(self.caution, told)

    def show_found(self, found: Consequence, title: str) -> None:
        """Show what would come in, and what it would tell of the question called `title`."""
        told = [words.come_in(found.accepted, found.refused, found.duplicates)]
        told.append(words.left_out(found.broken_off, found.unanswered))
        if found.estimate is not None and title:
            told.append(words.share_of(found.estimate, title))
        self.consequence.setText("" if found.stopped else " ".join(filter(None, told)))
        self.consequence.setVisible(not found.stopped)
        rows = tr("&Import {n} rows", "", found.accepted).format(n=figures(found.accepted))
        self.import_button.setText(tr("&Import one row") if found.accepted == 1 else rows)
        self._comes_in = found.accepted > 0
        self.broken_off_button.setVisible(found.asks_who_broke_off and bool(self._may_tell))
        # What can be chosen on the page is said in its words, not in those of the file.
        stopped = self._unread or found.stopped
        show_text(self.problem, stopped)
        self._show_sleeping()

    def _show_names(self) -> None:
        title = tr("Names in other software")
        MessageDialog(self._theme, title, words.conventions(), self).open()
