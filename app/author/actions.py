"""All that can be done by a key or a menu in the editor, each once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenuBar, QWidget

from app.author.pages import EditorPage
from app.widgets.program_actions import ProgramActions
from app.words.catalogue import tr

_Standard = QKeySequence.StandardKey


class Actions:
    """The actions; `pages` lead to other pages, in the order of the table."""

    def __init__(self, owner: QWidget, pages: Sequence[EditorPage] = ()) -> None:
        def action(words: str, *keys: _Standard | str) -> QAction:
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

        self.new = action(tr("Ne&w survey…"))
        self.open = action(tr("&Open…"), "Ctrl+O")
        self.save_draft = action(tr("Save the draft &as…"), "Ctrl+Shift+S")
        self.save_survey = action(tr("Save the &survey file…"), "Ctrl+S")
        self.save_form = action(tr("Write as &XLSForm…"))
        self.form_notes = action(tr("What became of the &form…"))
        self.close = action(tr("&Close"), "Ctrl+W")
        self.undo = action(tr("&Undo"), _Standard.Undo)
        self.redo = action(tr("&Redo"), _Standard.Redo)
        self.add = action(tr("&New question…"), "Ctrl+N")
        self.insert = action(tr("&Insert questions…"), "Ctrl+I")
        self.section = action(tr("Begin a &section here"), "Ctrl+Shift+N")
        self.duplicate = action(tr("&Duplicate"), "Ctrl+D")
        self.delete = action(tr("De&lete"))
        self.up = action(tr("Move u&p"))
        self.down = action(tr("Move do&wn"))
        self.about = action(tr("&About this survey"))
        self.languages = action(tr("&Languages"))
        self.next_problem = action(tr("Next &problem"), "F8")
        self.next_missing = action(tr("Next &missing text"), "Ctrl+Down")
        self.next_part = action(tr("Next part of the &window"), "F6")
        self.pages = {page: action(page.title(), *filter(None, [page.key])) for page in pages}

    @property
    def of_draft(self) -> tuple[QAction, ...]:
        """What needs something that is written on."""
        return (
            *(self.new, self.save_draft, self.save_survey, self.save_form),
            *(self.insert, self.section, self.duplicate, self.delete, self.up, self.down),
            *(self.about, self.languages),
            *(self.next_problem, self.next_missing, self.next_part),
            *self.pages.values(),
        )


def menu_bar(actions: Actions, program: ProgramActions, parent: QWidget) -> QMenuBar:
    bar = QMenuBar(parent)
    bar.setNativeMenuBar(False)
    survey = bar.addMenu(tr("&Survey"))
    survey.addActions([actions.new, actions.open])
    survey.addSeparator()
    survey.addActions([actions.save_draft, actions.save_survey, actions.save_form])
    survey.addAction(actions.form_notes)
    survey.addSeparator()
    survey.addActions(list(actions.pages.values()))
    survey.addSeparator()
    survey.addActions([actions.close, program.quit])
    edit = bar.addMenu(tr("&Edit"))
    edit.addActions([actions.undo, actions.redo])
    question = bar.addMenu(tr("&Question"))
    question.addActions([actions.add, actions.insert, actions.section])
    question.addActions([actions.duplicate, actions.delete])
    question.addSeparator()
    question.addActions([actions.up, actions.down])
    view = bar.addMenu(tr("&View"))
    view.addActions([actions.about, actions.languages])
    view.addSeparator()
    view.addActions([actions.next_part, actions.next_problem, actions.next_missing])
    view.addSeparator()
    view.addActions(program.schemes.actions())
    help_menu = bar.addMenu(tr("&Help"))
    help_menu.addActions(list(program.help))
    return bar
