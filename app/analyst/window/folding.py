"""Folding the panels beside a result away where the window is too narrow for all of them."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.analyst.window.actions import Actions
from app.analyst.window.bars import ToolBar

_FOLD_CHOICES_BELOW = 1100
_FOLD_QUESTIONS_BELOW = 840
_ONE_PANEL_BELOW = 700


class Folding(QObject):
    """Folds questions and choices by the width of `frame`, and only where it changes sides."""

    def __init__(
        self,
        frame: QWidget,
        actions: Actions,
        tool_bar: ToolBar,
        *,
        questions: QWidget,
        middle: QWidget,
        choices: QWidget,
    ) -> None:
        super().__init__(frame)
        self._frame = frame
        self._do = actions
        self._bar = tool_bar
        self._questions, self._middle, self._choices = questions, middle, choices
        self._without_choices = False
        self._choices_folded = False
        self._questions_folded = False
        actions.show_choices.toggled.connect(self._on_show_choices_toggled)
        actions.show_questions.toggled.connect(self._on_show_questions_toggled)
        tool_bar.choices_button.toggled.connect(actions.show_choices.setChecked)
        tool_bar.questions_button.toggled.connect(actions.show_questions.setChecked)
        frame.installEventFilter(self)

    @property
    def hidden(self) -> tuple[str, ...]:
        """The panels that were folded away although there is room for them, by their names."""
        return tuple(
            name
            for name, (shown, folded) in self._panels().items()
            if not folded and not shown.isChecked()
        )

    def hide(self, names: Collection[str]) -> None:
        """Fold panels away as the analyst left them; what the width has folded stays so."""
        for name, (shown, folded) in self._panels().items():
            if name in names and not folded:
                shown.setChecked(False)

    def _panels(self) -> dict[str, tuple[QAction, bool]]:
        return {
            "questions": (self._do.show_questions, self._questions_folded),
            "choices": (self._do.show_choices, self._choices_folded),
        }

    def set_alone(self, alone: bool) -> None:
        """Show what is in the middle without choices beside it, or with them as before."""
        if alone is not self._without_choices:
            self._without_choices = alone
            self._do.show_choices.setEnabled(not alone)
            self._bar.choices_button.setEnabled(not alone)
            self._share_width()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._frame and isinstance(event, QResizeEvent):
            self._fold(event.size().width())
        return super().eventFilter(watched, event)

    def _fold(self, width: int) -> None:
        """Fold the panels where they would leave the result too little, and only then."""
        do, bar = self._do, self._bar
        choices, questions = width < _FOLD_CHOICES_BELOW, width < _FOLD_QUESTIONS_BELOW
        bar.set_narrow(questions)
        if choices is not self._choices_folded:
            self._choices_folded = choices
            bar.choices_button.setVisible(choices)
            do.show_choices.setChecked(not choices)
        if questions is not self._questions_folded:
            self._questions_folded = questions
            bar.questions_button.setVisible(questions)
            do.show_questions.setChecked(not questions)
        self._share_width()

    def _share_width(self) -> None:
        """Show a panel alone where there is no room for the result beside it."""
        questions = self._do.show_questions.isChecked()
        choices = self._do.show_choices.isChecked() and not self._without_choices
        self._questions.setVisible(questions)
        self._choices.setVisible(choices)
        self._middle.setVisible(not (self._alone and (questions or choices)))

    @property
    def _alone(self) -> bool:
        return self._frame.width() < _ONE_PANEL_BELOW

    def _on_show_choices_toggled(self, shown: bool) -> None:
        self._bar.choices_button.setChecked(shown)
        if shown and self._alone:
            self._do.show_questions.setChecked(False)
        self._share_width()

    def _on_show_questions_toggled(self, shown: bool) -> None:
        self._bar.questions_button.setChecked(shown)
        if shown and self._alone:
            self._do.show_choices.setChecked(False)
        self._share_width()


class Ground(QWidget):
    """Is never lower than its words at their width, which a scroll area does not ask for."""

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        column = self.layout()
        if column is not None and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.setMinimumHeight(column.minimumHeightForWidth(self.width()))
        return done
