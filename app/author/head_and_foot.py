"""What stands above and below the editor: title and pages, what was done, what is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame

from app.author.actions import Actions
from app.author.editing.editing import Editing, FieldProblem
from app.author.editing.texts import TextCounts
from app.author.pages import EditorPage
from app.author.words.authoring import Tone
from app.kit.i18n import language_name
from app.theme import Theme
from app.widgets.button import Button, primary_button, quiet_button, secondary_button
from app.widgets.layout import MIDDLE, Gap, at, row, wide
from app.widgets.menus import menu_button
from app.widgets.picture import Mark
from app.widgets.shortened import ShortLabel
from app.widgets.text import TextLabel
from app.words.catalogue import figures, joined, tr
from app.words.total_epsilon import over_all

_HEIGHT, _LEAST_TITLE = 56, 72
_NARROW, _TIGHT = 1100, 800


class Head(QFrame):
    """The bar above the editor; where it is narrow the pages but the main one are in a menu."""

    def __init__(self, theme: Theme, actions: Actions) -> None:
        super().__init__()
        self._writing = False
        self._tone: Tone = "muted"
        self.setProperty("role", "toolbar")
        self.setMinimumHeight(_HEIGHT)
        self.close_button = _icon_button("arrow-left", actions.close, theme)
        self.close_button.setObjectName("close_editor")
        self._mark = Mark(theme, 28)
        self.name_label = ShortLabel("", theme, "analyst.name")
        self.saved_label = TextLabel("", theme, "analyst.base", tone="muted")
        self.saved_label.setObjectName("saved_label")
        self.undo_button = _icon_button("undo", actions.undo, theme)
        self.redo_button = _icon_button("redo", actions.redo, theme)
        line = row(
            self.close_button,
            self._mark,
            at(MIDDLE, self.name_label),
            Gap(2),
            wide(self.saved_label, MIDDLE),
            self.undo_button,
            self.redo_button,
            on=self,
            space=2,
            margins=(5, 2),
        )
        pages = actions.pages
        main = next((page for page in pages if page.primary), None)
        self.page_buttons = [
            _page_button(page, action, theme) for page, action in pages.items() if page != main
        ]
        for button in self.page_buttons:
            line.addWidget(button)
        others = [action for page, action in pages.items() if page != main]
        self.more_button = menu_button(tr("Pages"), others, theme, "form")
        self.more_button.setObjectName("more_pages")
        line.addWidget(self.more_button)
        if main is None:
            self.main_button = primary_button(tr("Save the survey file…"), theme, "analyst")
            self.main_button.setObjectName("save_survey")
            self.main_button.clicked.connect(actions.save_survey.trigger)
        else:
            self.main_button = _page_button(main, pages[main], theme)
        line.addWidget(self.main_button)

    def show_state(self, title: str, tone: Tone, saving: str, *, writing: bool) -> None:
        """Show the title and whether it is kept; while nothing is written there is less to do."""
        self._tone, self._writing = tone, writing
        self.name_label.setText(" ".join(title.split()) or tr("New survey"))
        self.saved_label.setText(saving if writing else "")
        self.saved_label.set_tone(tone)
        self.undo_button.setVisible(writing)
        self.redo_button.setVisible(writing)
        self.main_button.setVisible(writing)
        self._fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        narrow = self.width() < _NARROW
        self.saved_label.setVisible(self.width() >= _TIGHT or self._tone == "danger")
        for button in self.page_buttons:
            button.setVisible(self._writing and not narrow)
        self.more_button.setVisible(self._writing and narrow and bool(self.page_buttons))
        self._mark.setVisible(self.width() >= _TIGHT)
        part = 3 if not narrow else 4 if self.width() >= _TIGHT else 7
        room = max(self.width() // part, _LEAST_TITLE)
        self.name_label.setMaximumWidth(room)


def _page_button(page: EditorPage, action: QAction, theme: Theme) -> Button:
    make = primary_button if page.primary else secondary_button
    # The menu has the mnemonic: the button would take the same key from it.
    button = make(action.text().replace("&", ""), theme, "analyst", icon=page.icon)
    button.setObjectName(f"lead_to_{page.name}")
    button.clicked.connect(action.trigger)
    return button


def _icon_button(icon: str, action: QAction, theme: Theme) -> Button:
    button = Button("", theme, "quiet", "form", icon=icon, do=action.trigger)
    button.setAccessibleName(action.text().replace("&", ""))
    button.setToolTip(action.text().replace("&", ""))
    button.setEnabled(action.isEnabled())
    action.enabledChanged.connect(button.setEnabled)
    return button


class Foot(QFrame):
    """What the draft has in all; what is wrong with it is a button to the next problem."""

    problems_pressed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self.count_label = ShortLabel("", theme, "analyst.small", tone="muted")
        self.problems_button = quiet_button("", theme, "form", do=self.problems_pressed)
        self.problems_button.setObjectName("problems_button")
        row(wide(self.count_label, MIDDLE), self.problems_button, on=self, margins=(5, 0))

    def show_draft(
        self, editing: Editing | None, counts: TextCounts, problems: Sequence[FieldProblem]
    ) -> None:
        """Show what is counted in a draft; None where none is begun."""
        self.problems_button.setVisible(editing is not None)
        if editing is None:
            told = [tr("No questions yet"), tr("Nothing is kept before the first change")]
            self.count_label.setText("     ".join(told))
            return
        draft = editing.draft
        shown = [tr("Questions: {0}").format(len(draft.questions))]
        shown.append(joined([language_name(each) for each in draft.languages]))
        total = editing.costed.ratio
        sensitive = any(each.sensitive for each in draft.questions)
        if draft.questions and sensitive == (total != 1):  # else no design can be read yet
            shown.append(over_all(total))
        shown.append(
            tr("{0} people planned", "", draft.respondents).format(figures(draft.respondents))
        )
        self.count_label.setText("     ".join(shown))
        errors = sum(each.severe for each in problems)
        if counts.missing and errors:
            words = tr("Problems: {errors} · texts missing: {texts} · F8 goes to the next")
        elif errors:
            words = tr("Problems: {errors} · warnings: {warnings} · F8 goes to the next")
        else:
            words = tr("No problems · warnings: {warnings}")
        self.problems_button.setText(
            words.format(errors=errors, warnings=len(problems) - errors, texts=counts.missing)
        )
        self.problems_button.set_icons("danger" if errors else "check")
        self.problems_button.setEnabled(bool(errors))
