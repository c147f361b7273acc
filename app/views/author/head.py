"""What stands above the editor: name, whether it is kept, menus; and all its actions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.program_actions import ProgramActions
from app.theme import Theme
from app.views.author.pages import EditorPage
from app.widgets.button import Button, primary_button, quiet_button, secondary_button
from app.widgets.menus import menu_button
from app.widgets.picture import Mark
from app.widgets.text import TextLabel
from app.words.catalogue import tr

_LEAST = 56


class Actions:
    """All that can be done by a key in the editor, each once; `pages` leads to other pages."""

    def __init__(self, owner: QWidget, pages: Sequence[EditorPage] = ()) -> None:
        def action(words: str, *keys: QKeySequence.StandardKey | str) -> QAction:
            made = QAction(words, owner)
            shortcuts: list[QKeySequence] = []
            for key in keys:
                if isinstance(key, str):
                    shortcuts.append(QKeySequence(key))
                else:
                    shortcuts += QKeySequence.keyBindings(key)
            made.setShortcuts(shortcuts)
            made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            owner.addAction(made)
            return made

        self.open = action(tr("&Open…"), "Ctrl+O")
        self.save_draft = action(tr("Save the draft &as…"), "Ctrl+Shift+S")
        self.save_survey = action(tr("Save the &survey file…"), "Ctrl+S")
        self.undo = action(tr("&Undo"), QKeySequence.StandardKey.Undo)
        self.redo = action(tr("&Redo"), QKeySequence.StandardKey.Redo)
        self.add = action(tr("&New question"), "Ctrl+N")
        self.duplicate = action(tr("&Duplicate"), "Ctrl+D")
        self.delete = action(tr("De&lete"))
        self.up = action(tr("Move u&p"))
        self.down = action(tr("Move do&wn"))
        self.next_problem = action(tr("Next &problem"), "F8")
        self.next_part = action(tr("Next part of the &window"), "F6")
        self.pages = {page: action(page.title(), *filter(None, [page.key])) for page in pages}
        self.close = action(tr("&Close"), "Ctrl+W")

    @property
    def of_survey(self) -> tuple[QAction, ...]:
        """What can be done with the survey as a whole."""
        return self.open, self.save_draft, self.save_survey, *self.pages.values(), self.close

    @property
    def of_edit(self) -> tuple[QAction, ...]:
        """What can be done to it."""
        return (
            *(self.undo, self.redo, self.add, self.duplicate, self.delete),
            *(self.up, self.down, self.next_problem, self.next_part),
        )


class Head(QFrame):
    """The bar above the editor."""

    def __init__(self, theme: Theme, actions: Actions, program: ProgramActions) -> None:
        super().__init__()
        self.setProperty("role", "header")
        self.setMinimumHeight(_LEAST)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.margins(5, 2))
        row.setSpacing(theme.space(3))
        middle = Qt.AlignmentFlag.AlignVCenter
        row.addWidget(Mark(theme, 28))
        self.name_label = TextLabel("", theme, "analyst.name", wrap=False)
        row.addWidget(self.name_label, 1, middle)
        for words, each in (
            (tr("Survey"), actions.of_survey),
            (tr("Edit"), actions.of_edit),
            (tr("Appearance"), program.schemes.actions()),
            (tr("Help"), program.help),
        ):
            row.addWidget(menu_button(words, each, theme, "form"))
        self.undo_button = _icon_button("undo", actions.undo, theme)
        self.redo_button = _icon_button("redo", actions.redo, theme)
        row.addWidget(self.undo_button)
        row.addWidget(self.redo_button)
        self.page_buttons = [_page_button(*each, theme) for each in actions.pages.items()]
        for button in self.page_buttons:
            row.addWidget(button)
        self.save_button = primary_button(tr("Save the survey file…"), theme, "analyst")
        self.save_button.setObjectName("save_survey")
        self.save_button.clicked.connect(actions.save_survey.trigger)
        row.addWidget(self.save_button)
        self.close_button = quiet_button(tr("Back"), theme, "form")
        self.close_button.setObjectName("close_editor")
        self.close_button.clicked.connect(actions.close.trigger)
        row.addWidget(self.close_button)

    def show_state(self, title: str, *, writing: bool) -> None:
        """Show the title; while nothing is written there is less to do."""
        shown = title if len(title) <= 40 else f"{title[:39]}…"
        self.name_label.setText(shown or tr("New survey"))
        for button in (self.save_button, *self.page_buttons):
            button.setVisible(writing)


def _page_button(page: EditorPage, action: QAction, theme: Theme) -> Button:
    make = primary_button if page.primary else secondary_button
    button = make(action.text(), theme, "analyst", icon=page.icon)
    button.setObjectName(f"lead_to_{page.name}")
    button.clicked.connect(action.trigger)
    return button


def _icon_button(icon: str, action: QAction, theme: Theme) -> Button:
    button = Button("", theme, "quiet", "form", icon=icon)
    button.setAccessibleName(action.text().replace("&", ""))
    button.setToolTip(action.text().replace("&", ""))
    button.setEnabled(action.isEnabled())
    button.clicked.connect(action.trigger)
    action.enabledChanged.connect(button.setEnabled)
    return button
