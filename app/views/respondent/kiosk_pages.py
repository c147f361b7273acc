"""The pages between two people on one laptop, and those of the field worker."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.flows.kiosk import LEAST_DIGITS, MOST_DIGITS, Counts
from app.i18n import figures
from app.theme import Theme
from app.views.respondent.page import Context, RespondentPage
from app.views.respondent.places import shown_folder
from app.widgets.button import primary_button, secondary_button
from app.widgets.panels import card, icon_point, note, rule, set_look
from app.widgets.picture import Picture, WheelPicture
from app.widgets.text import TextLabel

_CARD_WIDTH = 720
_PIN = f"[0-9]{{0,{MOST_DIGITS}}}"


class KioskPage(RespondentPage):
    """A page with a card in the middle of the quiet ground."""

    def __init__(self, context: Context, name: str) -> None:
        super().__init__(context, name)
        set_look(self, ground="kiosk")
        self.leave_button.hide()
        frame = card("kiosk", padding=40)
        frame.setMaximumWidth(_CARD_WIDTH)
        layout = frame.layout()
        if not isinstance(layout, QVBoxLayout):
            raise TypeError("a card has a column")
        self.card_column = layout
        self.card_column.setSpacing(0)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(frame, _CARD_WIDTH)
        row.addStretch(1)
        self.content.addSpacing(24)
        self.content.addLayout(row)
        self.content.addStretch(1)

    def add_centred(self, text: str, style: str) -> TextLabel:
        """Add words in the middle of the card."""
        label = TextLabel(text, self._context.theme, style)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.card_column.addWidget(label)
        return label

    def show_waiting(self, waiting: int) -> None:
        """Tell how many files are in the outbox."""
        text = self.tr("One file is in the outbox")
        if waiting != 1:
            text = self.tr("{n} files are in the outbox", "", waiting).format(n=figures(waiting))
        self.set_note(text, "check", "success")


class NextPage(KioskPage):
    """Ready for the next person; nothing of the one before is here."""

    start_wanted = Signal()
    worker_wanted = Signal()

    def __init__(self, context: Context, waiting: int, *, first: bool) -> None:
        super().__init__(context, self.tr("Ready for the next person"))
        theme = context.theme
        self.offer_languages()
        middle = Qt.AlignmentFlag.AlignHCenter
        self.card_column.addWidget(WheelPicture(theme), 0, middle)
        self.card_column.addSpacing(20)
        heading = self.tr("Ready for the next person")
        told = self.tr(
            "The person before you is done. Their answers are cleared from this screen, and "
            "nobody can look back."
        )
        if first:
            heading = self.tr("Ready for the first person")
            told = self.tr(
                "When you are done, your answers are cleared from this screen, and nobody can "
                "look back."
            )
        self.add_centred(heading, "respondent.saved")
        self.card_column.addSpacing(12)
        self.add_centred(told, "respondent.body")
        self.card_column.addSpacing(32)
        self.start_button = primary_button(self.tr("Start"), theme, "kiosk", trailing="arrow-right")
        self.start_button.setMinimumWidth(360)
        self.start_button.clicked.connect(self.start_wanted)
        self.card_column.addWidget(self.start_button, 0, middle)
        self.show_waiting(waiting)
        self.worker_button = secondary_button(self.tr("Field worker: PIN"), theme, icon="lock")
        self.worker_button.clicked.connect(self.worker_wanted)
        self.add_footer_action(self.worker_button)
        self.finish()


class PinPage(KioskPage):
    """The field worker chooses the PIN, typed twice, and sees where the files go."""

    pin_chosen = Signal(str, str)

    def __init__(self, context: Context, outbox: Path, waiting: int) -> None:
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
                (self.tr("Erased after two minutes of silence"), counts.erased),
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


class CountdownPage(KioskPage):
    """Nobody touched anything for a while: any touch brings the page back."""

    def __init__(self, context: Context, seconds: int) -> None:
        super().__init__(context, self.tr("Are you still there?"))
        self.add_centred(self.tr("Are you still there?"), "respondent.saved")
        self.card_column.addSpacing(12)
        self.told = self.add_centred("", "respondent.lead")
        self.card_column.addSpacing(32)
        self.here_button = primary_button(self.tr("I am still here"), context.theme, "kiosk")
        self.here_button.clicked.connect(self.back_wanted)
        self.card_column.addWidget(self.here_button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.show_seconds(seconds)
        self.finish()

    def show_seconds(self, seconds: int) -> None:
        """Tell how long it is until everything is erased."""
        text = self.tr("In one second all that was answered is erased.")
        if seconds != 1:
            text = self.tr("In {n} seconds all that was answered is erased.", "", seconds)
        self.told.setText(text.format(n=figures(seconds)))


class HandedInPage(KioskPage):
    """The file is in the outbox, and nothing else is kept."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, self.tr("Saved"))
        theme = context.theme
        done = Picture(
            "check",
            theme,
            colour="success",
            size=40,
            ground="disc",
            ground_colour="success_soft",
            ground_size=88,
        )
        self.card_column.addWidget(done, 0, Qt.AlignmentFlag.AlignHCenter)
        self.card_column.addSpacing(16)
        self.add_centred(self.tr("Saved. Thank you."), "respondent.saved")
        self.card_column.addSpacing(24)
        points = QVBoxLayout()
        points.setDirection(QBoxLayout.Direction.TopToBottom)
        points.setSpacing(20)
        for title, detail, icon in (
            (
                self.tr("One file is in the outbox"),
                self.tr("It holds what you saw on the page before, and nothing else."),
                "file",
            ),
            (
                self.tr("Nothing else is kept"),
                self.tr("Your answers are erased from this laptop; nobody can look back."),
                "trash",
            ),
        ):
            points.addWidget(icon_point(title, detail, icon, theme))
        self.card_column.addLayout(points)
        self.add_forward(self.tr("Done"), "check").clicked.connect(self.forward_wanted)
        self.finish()


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
