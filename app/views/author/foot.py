"""What stands below the editor: what was done, for ten seconds, and what is still wrong."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from app.theme import Theme
from app.widgets.button import quiet_button
from app.widgets.text import TextLabel
from app.words.authoring import Tone
from app.words.catalogue import tr

_OFFERED = 10_000  # ms


class UndoLine(QFrame):
    """Says what was done and offers to take it back; goes by itself."""

    undo_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "banner")
        self.setProperty("tone", "info")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.margins(4, 2))
        self.label = TextLabel("", theme, "analyst.form")
        row.addWidget(self.label, 1, Qt.AlignmentFlag.AlignVCenter)
        self.button = quiet_button(tr("Undo"), theme, "form")
        self.button.setObjectName("undo_line_button")
        self.button.clicked.connect(self.undo_wanted)
        row.addWidget(self.button)
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
    """How many questions and problems there are; the problems are a button to the next one."""

    problems_pressed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.margins(5, 0))
        self.count_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        row.addWidget(self.count_label, 1, Qt.AlignmentFlag.AlignVCenter)
        self.saved_label = TextLabel("", theme, "analyst.small", tone="muted", wrap=False)
        self.saved_label.setObjectName("saved_label")
        row.addWidget(self.saved_label, 1, Qt.AlignmentFlag.AlignVCenter)
        self.problems_button = quiet_button("", theme, "form")
        self.problems_button.setObjectName("problems_button")
        self.problems_button.clicked.connect(self.problems_pressed)
        row.addWidget(self.problems_button)

    def show_saving(self, tone: Tone, saving: str) -> None:
        """Show whether the draft is kept."""
        self.saved_label.setText(saving)
        self.saved_label.set_tone(tone)

    def show_counts(self, questions: int, people: int, errors: int, warnings: int) -> None:
        """Show the counts."""
        count = tr("Questions: {n} · people planned: {people}")
        self.count_label.setText(count.format(n=questions, people=f"{people:,}"))
        words = tr("Problems: {errors} · warnings: {warnings} · F8 goes to the next")
        if not errors:
            words = tr("No problems · warnings: {warnings}")
        self.problems_button.setText(words.format(errors=errors, warnings=warnings))
        self.problems_button.setEnabled(bool(errors))
