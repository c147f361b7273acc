"""The pages of the field worker: setting up the kiosk, the PIN, how it went, and leaving."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QGridLayout, QLineEdit, QVBoxLayout, QWidget

from app.flows.kiosk import LEAST_DIGITS, MOST_DIGITS, Counts, KioskFlow
from app.i18n import figures
from app.tasks import Task
from app.theme import Theme
from app.views.respondent.kiosk.pages import KioskPage
from app.views.respondent.page import Context
from app.views.respondent.pages.places import shown_folder, unordered_text
from app.widgets.button import secondary_button
from app.widgets.panels import note, rule
from app.widgets.text import TextLabel
from core.privacy.randomness import Door

_PIN = f"[0-9]{{0,{MOST_DIGITS}}}"


class PinPage(KioskPage):
    """The field worker chooses the PIN, typed twice, and sees where the files go."""

    pin_chosen = Signal(str, str)

    def __init__(self, context: Context, outbox: Path, waiting: int, *, is_new: bool) -> None:
        super().__init__(context, self.tr("Set up the kiosk"))
        theme = context.theme
        self.card_column.addWidget(
            TextLabel(self.tr("Set up the kiosk"), theme, "respondent.title")
        )
        self.card_column.addSpacing(8)
        told = self.tr("Choose a PIN. Only with it can the kiosk be left; it is written nowhere.")
        self.card_column.addWidget(TextLabel(told, theme, "respondent.note", tone="muted"))
        self.card_column.addSpacing(20)
        self.first_field = _pin_field(self.tr("PIN, four to twelve digits"))
        self.second_field = _pin_field(self.tr("The same PIN again"))
        self.card_column.addLayout(_labelled(self.first_field, theme))
        self.card_column.addSpacing(12)
        self.card_column.addLayout(_labelled(self.second_field, theme))
        self.card_column.addSpacing(20)
        goes = self.tr("Files go to {folder}.").format(folder=shown_folder(outbox))
        if is_new:
            made = self.tr("There is no such folder yet. Starting the kiosk makes it.")
            goes = f"{goes} {made}"
        self.card_column.addWidget(note(goes, theme, "folder"))
        for field in (self.first_field, self.second_field):
            field.textChanged.connect(self._on_typed)
            field.returnPressed.connect(self._choose)
        self.show_waiting(waiting)
        self._may_start = True
        self.leave_setup_button = secondary_button(self.tr("Leave"), theme)
        self.leave_setup_button.clicked.connect(self.leave_wanted)
        self.add_footer_action(self.leave_setup_button)
        self.add_forward(self.tr("Start the kiosk")).clicked.connect(self._choose)
        self._on_typed()
        self.finish()

    def forget(self) -> None:
        self.first_field.clear()
        self.second_field.clear()

    def let_start(self, may_start: bool) -> None:
        """Let the kiosk start once the PIN is typed, or hold it back, whatever key is pressed."""
        self._may_start = may_start
        self._on_typed()

    def show_new_key(self) -> None:
        """Tell that the survey is signed by somebody of whom this computer knew no key."""
        self.card_column.addWidget(
            note(self.tr("This key is first seen on this computer."), self._context.theme)
        )

    def _on_typed(self) -> None:
        self.clear_problem()
        typed = self.first_field.text(), self.second_field.text()
        if self.forward_button is not None:
            ready = min(map(len, typed)) >= LEAST_DIGITS
            self.forward_button.setEnabled(self._may_start and ready)

    def _choose(self) -> None:
        first, second = self.first_field.text(), self.second_field.text()
        if not self._may_start or min(len(first), len(second)) < LEAST_DIGITS:
            return
        if first != second:
            self.second_field.clear()
            self.show_problem(self.tr("The two PINs differ."), self.tr("Type the second again."))
            self.second_field.setFocus()
            return
        self.forget()
        self.pin_chosen.emit(first, second)


class UnlockPage(KioskPage):
    """Asks for the PIN."""

    pin_typed = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__(context, self.tr("Field worker: PIN"))
        theme = context.theme
        self.card_column.addWidget(
            TextLabel(self.tr("Only for the field worker"), theme, "respondent.title")
        )
        self.card_column.addSpacing(20)
        self.pin_field = _pin_field(self.tr("PIN"))
        self.pin_field.returnPressed.connect(self._open)
        self.card_column.addLayout(_labelled(self.pin_field, theme))
        self.wait_label = TextLabel("", theme)
        self.wait_label.hide()
        self.card_column.addSpacing(12)
        self.card_column.addWidget(self.wait_label)
        self.set_note(self.tr("Nothing opens without the PIN."))
        self.add_back()
        self.add_forward(self.tr("Open"), "lock").clicked.connect(self._open)
        self.finish()

    def forget(self) -> None:
        self.pin_field.clear()

    def refuse(self) -> None:
        """Say that it was another PIN."""
        self.show_problem(self.tr("That is not the PIN."), self.tr("Nothing was opened."))
        self.pin_field.setFocus()

    def show_wait(self, seconds: int) -> None:
        """Say how long it is until the next PIN is looked at; at 0 let it be typed."""
        waited = self.wait_label.isVisibleTo(self) and not seconds
        minutes, rest = divmod(seconds, 60)
        told = self.tr("Too many wrong PINs. Try again in {minutes} min {seconds} s.")
        self.wait_label.setText(told.format(minutes=figures(minutes), seconds=figures(rest)))
        self.wait_label.setVisible(seconds > 0)
        self.pin_field.setEnabled(seconds == 0)
        if self.forward_button is not None:
            self.forward_button.setEnabled(seconds == 0)
        if waited:
            self.clear_problem()
            self.pin_field.setFocus()

    def _open(self) -> None:
        typed = self.pin_field.text()
        self.forget()
        if typed:
            self.pin_typed.emit(typed)


class WorkerPage(KioskPage):
    """How the people ended, how many files wait, and the way out."""

    def __init__(self, context: Context, counts: Counts, outbox: Path, waiting: int) -> None:
        super().__init__(context, self.tr("For the field worker"))
        theme = context.theme
        self.card_column.addWidget(
            TextLabel(self.tr("Since the kiosk was started"), theme, "respondent.title")
        )
        self.card_column.addSpacing(20)
        rows = QGridLayout()
        rows.setVerticalSpacing(12)
        rows.setColumnStretch(0, 1)
        for line, (name, n) in enumerate(
            (
                (self.tr("People who saved a file"), counts.saved),
                (self.tr("People who left without a file"), counts.left),
                (self.tr("People who were silent for two minutes"), counts.silent),
                (self.tr("Files in the outbox"), waiting),
            )
        ):
            if line:
                rows.addWidget(rule(), 2 * line - 1, 0, 1, 2)
            rows.addWidget(TextLabel(name, theme), 2 * line, 0)
            count = TextLabel(figures(n), theme, "respondent.label", wrap=False, tabular=True)
            count.setAccessibleName(f"{name}: {figures(n)}")
            rows.addWidget(count, 2 * line, 1)
        self.card_column.addLayout(rows)
        self.card_column.addSpacing(20)
        goes = self.tr("Files go to {folder}.").format(folder=shown_folder(outbox))
        self.card_column.addWidget(note(goes, theme, "folder"))
        self.end_button = secondary_button(self.tr("Leave the kiosk"), theme, trailing="leave")
        self.end_button.clicked.connect(self.leave_wanted)
        self.add_footer_action(self.end_button)
        self.add_forward(self.tr("Next person")).clicked.connect(self.forward_wanted)
        self.finish()

    def show_unerased(self, reason: str) -> None:
        """Say why the answers of the person before are still here; "" where they are not."""
        self.clear_problem()
        if reason:
            self.show_problem(reason, self.tr("Nobody can start before that is done."))


class ReorderingPage(KioskPage):
    """Writes the files in the outbox anew in random order; where that fails, it can be left undone.

    Emits `forward_wanted` once it is done, or left undone.
    """

    def __init__(self, context: Context, flow: KioskFlow, door: Door) -> None:
        super().__init__(context, self.tr("One moment"))
        self._flow = flow
        self._door = door
        self._task: Task | None = None
        self.heading = self.add_centred("", "respondent.saved")
        self.card_column.addSpacing(12)
        told = self.tr("The files in the outbox are written anew, in random order.")
        self.told = self.add_centred(told, "respondent.body")
        self.undone_button = secondary_button(self.tr("Go on without it"), context.theme)
        self.undone_button.clicked.connect(self.forward_wanted)
        self.add_footer_action(self.undone_button)
        self.again_button = self.add_forward(self.tr("Try again"))
        self.again_button.clicked.connect(self.start)
        self.finish()

    def start(self) -> None:
        """Begin, or begin again, in the worker thread; meanwhile there is nothing to press."""
        self.clear_problem()
        self.heading.setText(self.tr("One moment"))
        self.told.show()
        self.undone_button.hide()
        self.again_button.hide()
        self._task = Task(self._flow.reorder, self._door, parent=self)
        self._task.progressed.connect(self._on_task_progressed)
        self._task.succeeded.connect(self.forward_wanted)
        self._task.failed.connect(self._on_task_failed)
        self._task.ended.connect(self._on_task_ended)
        self._task.start()

    def forget(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _on_task_progressed(self, done: int, total: int) -> None:
        text = self.tr("{done} of {total} files")
        self.set_progress(text.format(done=figures(done), total=figures(total)), done, total)

    def _on_task_failed(self, error: Exception) -> None:
        told = self.tr("None is lost, but their order can still tell who came when.")
        self.show_problem(unordered_text(error), told)
        self.heading.setText(self.tr("The files are as they were"))
        self.told.hide()
        self.undone_button.show()
        self.again_button.show()
        self.again_button.setFocus()

    def _on_task_ended(self) -> None:
        self._task = None


def _pin_field(name: str) -> QLineEdit:
    """Return a field for digits that shows, suggests and copies none of them."""
    field = QLineEdit()
    field.setProperty("scale", "respondent")
    field.setAccessibleName(name)
    field.setEchoMode(QLineEdit.EchoMode.Password)
    field.setMaxLength(MOST_DIGITS)
    field.setValidator(QRegularExpressionValidator(QRegularExpression(_PIN), field))
    field.setInputMethodHints(
        Qt.InputMethodHint.ImhDigitsOnly
        | Qt.InputMethodHint.ImhSensitiveData
        | Qt.InputMethodHint.ImhNoPredictiveText
    )
    field.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
    return field


def _labelled(field: QLineEdit, theme: Theme) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(6)
    label: QWidget = TextLabel(field.accessibleName(), theme, "respondent.label")
    column.addWidget(label)
    column.addWidget(field)
    return column
