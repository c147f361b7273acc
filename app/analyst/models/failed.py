"""Why a model could not be fitted, and simpler ones that may be."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from app.analyses.words import regression as words
from app.theme import Theme
from app.widgets.button import Button, primary_button, secondary_button
from app.widgets.flow import Flow
from app.widgets.panels import banner
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.grammar.formula import term_text, write
from core.regress.results import Fault, Regression
from core.regress.simpler import Simpler, simpler


class FailedModel(QWidget):
    """Emits `chosen(str)` with a simpler formula, and `undo_wanted`."""

    chosen = Signal(str)
    undo_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(3))
        self.why = TextLabel("", theme, "analyst.form")
        self.banner: QFrame = banner(
            "warning", words.failed(), theme, detail=self.why, style="analyst.strong"
        )
        column.addWidget(self.banner)
        self._flow = Flow(gap=theme.space(2))
        column.addWidget(self._flow)
        self.buttons: list[Button] = []
        self.undo_button = secondary_button(tr("Undo"), theme, "analyst", icon="undo")
        self.undo_button.clicked.connect(self.undo_wanted)
        self._flow.set_widgets([self.undo_button])
        self.last = TextLabel("", theme, "analyst.strong")
        column.addWidget(self.last)
        self.hide()

    def show_failure(self, found: Regression, last: Regression | None, *, undoes: bool) -> None:
        """Say why, and which model was the last that could be fitted."""
        if found.failure is None:
            raise ValueError("this model was fitted")
        told = f"{words.why(found.failure)} {words.remedy(found.failure)}"
        self.why.setText(told)
        self.banner.setAccessibleName(f"{words.failed()} {told}")
        self.buttons = []
        failure = found.failure
        alike = failure.terms if failure.fault is Fault.ONE_LEVEL else ()
        for place, way in enumerate(simpler(found.formula, alike)):
            make = secondary_button if place else primary_button
            button = make(_words(way), self._theme, "analyst")
            button.setToolTip(write(way.formula))
            button.clicked.connect(lambda _=False, way=way: self.chosen.emit(write(way.formula)))
            self.buttons.append(button)
        self._flow.set_widgets((*self.buttons, self.undo_button))
        self.undo_button.setEnabled(undoes)
        last_told = tr("The last model that could be fitted: {formula}")
        self.last.setText(last_told.format(formula=write(last.formula)) if last else "")
        self.last.setVisible(last is not None)


def _words(way: Simpler) -> str:
    if way.joined is not None:
        return tr("Join groups of {question}").format(question=way.joined.question)
    if len(way.out) > 1:
        return tr("Leave out the crossing")
    return tr("Leave out {term}").format(term=term_text(way.out))
