"""Choosing among options: one or many of them, with a filter where there are many."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from app.respondent.questions.answer_field import AnswerField
from app.theme import Theme
from app.widgets.accessible import accessible_as, announce
from app.widgets.choices import CheckOption, RadioOption
from app.widgets.layout import add, column
from app.widgets.panels import rule
from app.widgets.text import TextLabel
from app.words.catalogue import tr

FILTER_ABOVE = 14
SHOWN_AT_ONCE = 40
TWO_COLUMNS_ABOVE = 6
_LEAST_COLUMN = 340
_ACROSS = 16  # between two columns
_SPACING, _TIGHT_SPACINGS = 8, (3, 2)
_BOXES_SPACING = 12  # of boxes to tick, which stand further apart where there is room
_AROUND_RULE, _TIGHT_AROUND_RULE = 16, 4


class _End(QWidget):
    """Stands after the options that are shown; emits `seen` when it comes into view."""

    seen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.seen.emit()


@accessible_as(QAccessible.Role.Grouping)
class OptionList(AnswerField):
    """Options to choose, one of them or, with `many`, any number.

    The choice is kept by the marks of the options alone. `clear` takes it away, and what was
    typed into the filter with it. More than a few stand in two columns where their words have
    room. Of many options those further down are shown, and measured, only once a person gets
    there: to measure a thousand long ones takes seconds.

    With `many`, *None of these* is a box of this program's own, apart from the options: it and
    they empty each other. It says that somebody answered; in a file it is no option and no key,
    but a report of zeros. Under a long list nobody would come to it, so there it stands above.

    Args:
        name: the question; the list is told by it, and each option that has the focus.
        beside: the options stand in two columns however few they are.
    """

    def __init__(
        self,
        texts: Sequence[str],
        theme: Theme,
        *,
        many: bool,
        name: str,
        beside: bool = False,
    ) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._many = many
        self._one_column_up_to = 1 if beside else TWO_COLUMNS_ABOVE
        box = column(on=self)
        box.setSpacing(_SPACING)
        # Alone in exclusive groups Qt leaves one of the buttons to Tab, the rest to the arrows.
        self._group = None if many else QButtonGroup(self)
        self.filter_field: QLineEdit | None = None
        if len(texts) > FILTER_ABOVE:
            self.filter_field = self._make_filter()
            self._nothing = TextLabel(tr("No option contains these letters."), theme, tone="muted")
            self._nothing.hide()
            add(box, self.filter_field, self._nothing)
        self._list = QWidget()
        self._grid = QGridLayout(self._list)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(_ACROSS)
        self._n_columns = 0
        self._placed: list[CheckOption | RadioOption] = []
        self.none_box: CheckOption | None = None
        box.addWidget(self._list)
        if many:
            self.none_box = self._make_none_box(theme, name)
            above = self.filter_field is not None
            self._none_column = self._set_none_apart(self.none_box, above=above)
            box.insertLayout(1 if above else box.count(), self._none_column)
        kind = CheckOption if many else RadioOption
        self.options: list[CheckOption | RadioOption] = [kind(text, theme) for text in texts]
        for number, option in enumerate(self.options):
            option.setObjectName(f"option_{number + 1}")
            option.setAccessibleName(option.text())
            option.setAccessibleDescription(name)
            option.toggled.connect(self._on_option_toggled)
            if number >= SHOWN_AT_ONCE:
                option.hide()
            if self._group is not None:
                self._group.addButton(option, number)
            else:
                option.installEventFilter(self)
        self._shown = self.options[:SHOWN_AT_ONCE]
        self._letters = ""
        self._most = SHOWN_AT_ONCE
        self._end = _End()
        # Later, since what is being painted cannot be laid out anew.
        self._end.seen.connect(self._show_more, Qt.ConnectionType.QueuedConnection)
        # Shown only once it stands in the list: before, it would be a window and take the focus.
        self._grid.addWidget(self._end, len(self.options), 0)
        self._end.setVisible(len(self.options) > SHOWN_AT_ONCE)
        self.fit(0, tight=0)

    def fit(self, width: int, *, tight: int) -> None:
        """Stand in the columns that a width has room for.

        With `tight` 1 or 2 many options stand closer: the page has little height.
        """
        tight = tight if len(self.options) > TWO_COLUMNS_ABOVE else 0
        roomy = _BOXES_SPACING if self._many else _SPACING
        self._grid.setVerticalSpacing((roomy, *_TIGHT_SPACINGS)[tight])
        for option in self.options:
            option.set_tight(tight)
        if self.none_box is not None:
            self._none_column.setSpacing(_TIGHT_AROUND_RULE if tight else _AROUND_RULE)
            self.none_box.set_tight(tight)
        self._arrange(2 if self._has_two_columns(width) else 1)

    def choose_place(self, number: int) -> None:
        """Press the option that stands at a place, from 1, of those that are shown."""
        if 1 <= number <= len(self._shown):
            option = self._shown[number - 1]
            option.setFocus(Qt.FocusReason.ShortcutFocusReason)
            option.click()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows across go to the other column; Qt has them go on to the next box."""
        arrows = Qt.Key.Key_Left, Qt.Key.Key_Right
        pressed = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and event.key() in arrows:
            to_first = (event.key() == arrows[0]) == (
                self.layoutDirection() == Qt.LayoutDirection.LeftToRight
            )
            if self._n_columns == 2 and isinstance(watched, QWidget):
                self._go_across(watched, 0 if to_first else 1)
                return True
        return super().eventFilter(watched, event)

    def _go_across(self, option: QWidget, to_column: int) -> None:
        """Give the focus to what stands beside an option in a column, where something does."""
        row = self._grid.getItemPosition(self._grid.indexOf(option))[0]  # type: ignore[index]
        item = self._grid.itemAtPosition(row, to_column)
        beside = item.widget() if item is not None else None
        if beside is not None:
            beside.setFocus(Qt.FocusReason.TabFocusReason)

    def _make_none_box(self, theme: Theme, name: str) -> CheckOption:
        empties = tr("Empties the other boxes.")
        box = CheckOption(tr("None of these"), theme, aside=empties)
        box.setObjectName("none_box")
        box.setAccessibleName(box.text())
        box.setAccessibleDescription(f"{empties} {name}")
        box.toggled.connect(self._on_none_toggled)
        return box

    def _set_none_apart(self, box: CheckOption, *, above: bool) -> QVBoxLayout:
        """Return a column of the box and a line between it and the options."""
        parts = [box, rule()] if above else [rule(), box]
        column = QVBoxLayout()
        if not above:
            column.addSpacing(_SPACING)
        for part in parts:
            column.addWidget(part)
        return column

    # Ticking

    def _on_option_toggled(self, chosen: bool) -> None:
        if chosen and self.none_box is not None:
            self._empty([self.none_box], tr("“None of these” is empty now."))
        self.changed.emit()

    def _on_none_toggled(self, chosen: bool) -> None:
        if chosen:
            self._empty(self.options, tr("The other boxes are empty now."))
        self.changed.emit()

    def _empty(self, boxes: Sequence[CheckOption | RadioOption], text: str) -> None:
        """Empty boxes, and let a screen reader say so where one was ticked."""
        if _untick(boxes):
            announce(self, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(2 if self._has_two_columns(event.size().width()) else 1)

    def _has_two_columns(self, width: int) -> bool:
        """Tell whether two columns are of use and each option keeps to two lines in them."""
        if not self._one_column_up_to < len(self._shown) <= len(self.options) <= SHOWN_AT_ONCE:
            return False
        half = (width - _ACROSS) // 2
        if half < _LEAST_COLUMN:
            return False
        least = self.options[0].minimumSizeHint().height()
        return all(option.heightForWidth(half) < 2 * least for option in self.options)

    def _arrange(self, n_columns: int) -> None:
        """Put the options that are shown into columns that are read one after the other."""
        shown = self.options if n_columns == 1 else self._shown
        if (n_columns, shown) == (self._n_columns, self._placed):
            return
        self._n_columns, self._placed = n_columns, shown
        n_rows = -(-len(shown) // n_columns)
        for number, option in enumerate(shown):
            self._grid.addWidget(option, number % n_rows, number // n_rows)
        for place in range(2):
            self._grid.setColumnStretch(place, place < n_columns)

    @property
    def has_choice(self) -> bool:
        """Whether somebody answered: an option is chosen, or that none is."""
        return any(self.marks()) or (self.none_box is not None and self.none_box.isChecked())

    @property
    def missing(self) -> str:
        """What is missing before somebody answered, '' where nothing is."""
        if self.has_choice:
            return ""
        return self.tick_first() if self._many else tr("Choose your answer first.")

    @staticmethod
    def tick_first() -> str:
        """Return what is missing where no box of many is ticked."""
        return tr("Tick a box first. “None of these” is an answer too.")

    def chosen(self) -> int:
        """Return the number of the first option chosen. Raises ValueError where there is none."""
        return self.marks().index(1)

    def marks(self) -> tuple[int, ...]:
        """Return 1 for each option that is chosen and 0 for the others."""
        return tuple(int(option.isChecked()) for option in self.options)

    def choose(self, numbers: Sequence[int]) -> None:
        """Show a choice that was given before; of many-of, none is a choice too."""
        if self.none_box is not None and not numbers:
            self.none_box.setChecked(True)
        for number in numbers:
            self.options[number].setChecked(True)
            self.options[number].show()

    def clear(self) -> None:
        """Take every choice away."""
        if self._group is not None:
            self._group.setExclusive(False)
        # Told once at the end: told by each option, the program's path would say which it was.
        _untick([*self.options, *([self.none_box] if self.none_box is not None else [])])
        self.changed.emit()
        if self._group is not None:
            self._group.setExclusive(True)
        if self.filter_field is not None:
            self.filter_field.setText("")

    def _make_filter(self) -> QLineEdit:
        field = QLineEdit()
        field.setObjectName("filter_field")
        field.setProperty("scale", "respondent")
        field.setPlaceholderText(tr("Type a part of your answer"))
        field.setAccessibleName(tr("Show only options that contain these letters"))
        field.setClearButtonEnabled(True)
        # What is typed here points at the answer: nothing of it may be learnt or copied.
        field.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText
        )
        field.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        field.setDragEnabled(False)
        field.selectionChanged.connect(field.deselect)
        field.textChanged.connect(self._filter)
        return field

    def _filter(self, letters: str) -> None:
        self._letters = letters.strip().casefold()
        self._most = SHOWN_AT_ONCE
        fitting = self._fitting()
        shown = {*fitting[: self._most], *(o for o in self.options if o.isChecked())}
        # Laid out once, rather than after each of up to 1,024 options.
        self._list.hide()
        for option in self.options:
            option.setVisible(option in shown)
        self._shown = [option for option in self.options if option in shown]
        self._arrange(2 if self._has_two_columns(self.width()) else 1)
        self._end.setVisible(len(fitting) > self._most)
        self._list.show()
        self._nothing.setVisible(not shown)

    def _fitting(self) -> list[CheckOption | RadioOption]:
        return [option for option in self.options if self._letters in option.text().casefold()]

    def _show_more(self) -> None:
        fitting = self._fitting()
        more = fitting[self._most : self._most + SHOWN_AT_ONCE]
        for option in more:
            option.show()
        self._shown = [*self._shown, *more]
        self._most += SHOWN_AT_ONCE
        self._end.setVisible(len(fitting) > self._most)


def _untick(boxes: Sequence[CheckOption | RadioOption]) -> bool:
    """Empty boxes without a signal of each, and tell whether any was ticked."""
    ticked = [box.isChecked() for box in boxes]
    for box in boxes:
        box.blockSignals(True)
        box.setChecked(False)
        box.blockSignals(False)
    return any(ticked)
