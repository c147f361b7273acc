"""What stands below the editor: what was done, for ten seconds, and what is still wrong."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame

from app.author.editing.editing import Editing, FieldProblem
from app.author.editing.texts import TextCounts
from app.kit.i18n import language_name
from app.theme import Theme
from app.widgets.button import quiet_button
from app.widgets.layout import MIDDLE, row, wide
from app.widgets.shortened import ShortLabel
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.privacy.epsilon import epsilon_text

_OFFERED = 10_000  # ms


class UndoLine(QFrame):
    """Says what was done and offers to take it back; goes by itself."""

    undo_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "banner")
        self.setProperty("tone", "info")
        self.label = TextLabel("", theme, "analyst.form")
        self.button = quiet_button(tr("Undo"), theme, "form")
        self.button.setObjectName("undo_line_button")
        self.button.clicked.connect(self.undo_wanted)
        row(wide(self.label, MIDDLE), self.button, on=self, margins=(4, 2))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_OFFERED)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def offer(self, words: str, *, undo: bool = True) -> None:
        """Show it."""
        self.label.setText(words)
        self.button.setVisible(undo)
        self.show()
        self._timer.start()


class Foot(QFrame):
    """What the draft has in all; what is wrong with it is a button to the next problem."""

    problems_pressed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self.count_label = ShortLabel("", theme, "analyst.small", tone="muted")
        self.problems_button = quiet_button("", theme, "form")
        self.problems_button.setObjectName("problems_button")
        self.problems_button.clicked.connect(self.problems_pressed)
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
        shown.append(", ".join(language_name(each) for each in draft.languages))
        total = editing.costed.ratio
        if any(each.sensitive for each in draft.questions) and total != 1:
            shown.append(tr("ε {0} over all randomized questions").format(epsilon_text(total)))
        shown.append(tr("{0} people planned").format(f"{draft.respondents:,}"))
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
