"""The pages between two people on one laptop, and the page that asks for the PIN."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QVBoxLayout

from app.respondent.kiosk.flow import MOST_DIGITS
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.scaffold.parts import done_picture
from app.theme import Theme
from app.widgets.button import primary_button
from app.widgets.layout import CENTRE, STRETCH, Gap, add, at, row
from app.widgets.panels import card, icon_point, note, set_look
from app.widgets.picture import Picture, WheelPicture
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr

_CARD_WIDTH = 720


class KioskPage(RespondentPage):
    """A page with a card in the middle of the quiet ground."""

    def __init__(self, context: Context, name: str) -> None:
        super().__init__(context, name)
        set_look(self, ground="kiosk")
        self.leave_button.hide()
        frame = card("kiosk", padding=40)
        frame.setMaximumWidth(_CARD_WIDTH)
        self.card_column = frame.column
        self.card_column.setSpacing(0)
        line = row(STRETCH)
        line.addWidget(frame, _CARD_WIDTH)
        line.addStretch(1)
        add(self.content, Gap(6), line, STRETCH)

    def add_centred(self, text: str, style: str) -> TextLabel:
        """Add words in the middle of the card."""
        label = TextLabel(text, self._context.theme, style, centred=True)
        self.card_column.addWidget(label)
        return label

    def show_waiting(self, waiting: int) -> None:
        """Tell how many files are in the outbox."""
        text = tr("One file is in the outbox")
        if waiting != 1:
            text = tr("{n} files are in the outbox", "", waiting).format(n=figures(waiting))
        self.set_note(text, "check", "success")


class NextPage(KioskPage):
    """Ready for the next person; nothing of the one before is here."""

    start_wanted = Signal()
    worker_wanted = Signal()

    def __init__(self, context: Context, waiting: int, *, first: bool) -> None:
        super().__init__(context, tr("Ready for the next person"))
        theme = context.theme
        self.offer_languages()
        middle = Qt.AlignmentFlag.AlignHCenter
        add(self.card_column, at(middle, WheelPicture(theme)), Gap(5))
        heading = tr("Ready for the next person")
        told = tr(
            "The person before you is done. Their answers are erased here, "
            "and nobody can look back."
        )
        if first:
            heading = tr("Ready for the first person")
            told = tr("When you are done, your answers are erased here, and nobody can look back.")
        self._ready = heading, told
        self.heading = self.add_centred(heading, "respondent.saved")
        self.card_column.addSpacing(12)
        self.told = self.add_centred(told, "respondent.body")
        self.start_button = primary_button(tr("Start"), theme, "kiosk", trailing="arrow-right")
        self.start_button.setMinimumWidth(360)
        self.start_button.clicked.connect(self.start_wanted)
        add(self.card_column, Gap(8), at(middle, self.start_button))
        self.show_waiting(waiting)
        self.worker_button = self.add_link(tr("Field worker: PIN"), icon="lock")
        self.worker_button.clicked.connect(self.worker_wanted)
        self.finish()

    def show_unerased(self, reason: str) -> None:
        """Say why the answers of the person before are still here; "" where they are not.

        Until they are erased somebody could look back: nobody may begin.
        """
        heading, told = self._ready
        if reason:
            heading = tr("Not ready yet")
            told = tr("The answers of the person before you are not erased yet.")
        self.setAccessibleName(heading)
        self.heading.setText(heading)
        self.told.setText(told)
        self.start_button.setEnabled(not reason)
        self.clear_problem()
        if reason:
            self.show_problem(reason, tr("Call the field worker. Candor keeps trying."))


class CountdownPage(KioskPage):
    """Nobody touched anything for a while: any touch brings the page back."""

    def __init__(self, context: Context, seconds: int) -> None:
        super().__init__(context, tr("Are you still there?"))
        self.add_centred(tr("Are you still there?"), "respondent.saved")
        self.card_column.addSpacing(12)
        self.told = self.add_centred("", "respondent.lead")
        self.here_button = primary_button(tr("I am still here"), context.theme, "kiosk")
        self.here_button.clicked.connect(self.back_wanted)
        add(self.card_column, Gap(8), at(CENTRE, self.here_button))
        self.show_seconds(seconds)
        self.finish()

    def show_seconds(self, seconds: int) -> None:
        """Tell how long it is until everything is erased."""
        text = tr("In one second all that was answered is erased.")
        if seconds != 1:
            text = tr("In {n} seconds all that was answered is erased.", "", seconds)
        self.told.setText(text.format(n=figures(seconds)))


class LeftPage(KioskPage):
    """Somebody left after chance was used: the field worker says who comes next.

    Else leaving and starting again would draw until it pleases.
    """

    worker_wanted = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context, tr("Please call the field worker"))
        theme, middle = context.theme, Qt.AlignmentFlag.AlignHCenter
        self.offer_languages()
        self.card_column.addWidget(Picture("person", theme, colour="accent", size=72), 0, middle)
        self.card_column.addSpacing(20)
        self.add_centred(tr("Please call the field worker"), "respondent.saved")
        self.card_column.addSpacing(12)
        told = tr("Somebody left this survey. What was drawn is kept out of sight.")
        self.add_centred(told, "respondent.body")
        self.worker_button = self.add_forward(tr("Field worker: PIN"), "lock")
        self.worker_button.clicked.connect(self.worker_wanted)
        self.finish()


class WhoPage(KioskPage):
    """Behind the PIN: whether the person who left goes on, or the next one begins.

    Emits `same_wanted` or `next_wanted`.
    """

    same_wanted = Signal()
    next_wanted = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context, tr("Who sits here now?"))
        theme = context.theme
        column = self.card_column
        column.addWidget(TextLabel(tr("Who sits here now?"), theme, "respondent.title"))
        left = tr("The person before left after chance was used, and saved no file.")
        add(column, Gap(3), TextLabel(left, theme, "respondent.body"), Gap(5))
        same = tr("The same person goes on with it. Nothing is drawn again.")
        anew = tr("For the next person it is erased, and chance begins anew.")
        for told, icon in ((same, "person"), (anew, "trash")):
            add(column, note(told, theme, icon), Gap(2))
        self.add_back()
        self.same_button = self.add_other(tr("Same person"), self.same_wanted)
        self.next_button = self.add_other(tr("Next person"), self.next_wanted)
        self.finish()


class HandedInPage(KioskPage):
    """The file is in the outbox, and nothing else is kept."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, tr("Saved"))
        theme = context.theme
        add(self.card_column, at(CENTRE, done_picture(theme)), Gap(4))
        self.add_centred(tr("Saved. Thank you."), "respondent.saved")
        self.card_column.addSpacing(24)
        points = QVBoxLayout()
        points.setDirection(QBoxLayout.Direction.TopToBottom)
        points.setSpacing(20)
        written = icon_point(
            tr("One file is in the outbox"),
            tr("It holds what you saw on the page before, and nothing else."),
            "file",
            theme,
        )
        self.erased_point = icon_point(
            tr("Nothing else is kept"),
            tr("Your answers are erased from this laptop; nobody can look back."),
            "trash",
            theme,
        )
        for point in (written, self.erased_point):
            points.addWidget(point)
        self.card_column.addLayout(points)
        self.add_forward(tr("Done"), "check").clicked.connect(self.forward_wanted)
        self.finish()

    def show_unerased(self, reason: str) -> None:
        """Say why the answers are still here; "" where they are erased."""
        self.erased_point.setVisible(not reason)
        self.clear_problem()
        if reason:
            self.show_problem(
                reason,
                tr("Your answers are still on this laptop. Call the field worker."),
            )


_PIN = f"[0-9]{{0,{MOST_DIGITS}}}"


class UnlockPage(KioskPage):
    """Asks for the PIN."""

    pin_typed = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__(context, tr("Field worker: PIN"))
        theme = context.theme
        self.card_column.addWidget(
            TextLabel(tr("Only for the field worker"), theme, "respondent.title")
        )
        self.pin_field = pin_field(tr("PIN"))
        self.pin_field.returnPressed.connect(self._open)
        self.wait_label = TextLabel("", theme)
        self.wait_label.hide()
        add(self.card_column, Gap(5), labelled(self.pin_field, theme), Gap(3), self.wait_label)
        self.set_note(tr("Nothing opens without the PIN."))
        self.add_back()
        self.add_forward(tr("Open"), "lock").clicked.connect(self._open)
        self.finish()

    def forget(self) -> None:
        self.pin_field.clear()

    def refuse(self) -> None:
        self.show_problem(tr("That is not the PIN."), tr("Nothing was opened."))
        self.pin_field.setFocus()

    def show_wait(self, seconds: int) -> None:
        """Say how long it is until the next PIN is looked at; at 0 let it be typed."""
        waited = self.wait_label.isVisibleTo(self) and not seconds
        minutes, rest = divmod(seconds, 60)
        told = tr("Too many wrong PINs. Try again in {minutes} min {seconds} s.")
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


def pin_field(name: str) -> QLineEdit:
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


def labelled(field: QLineEdit, theme: Theme) -> QVBoxLayout:
    """Return a field under its name."""
    column = QVBoxLayout()
    column.setSpacing(6)
    label = TextLabel(field.accessibleName(), theme, "respondent.label")
    label.setBuddy(field)
    add(column, label, field)
    return column


def files_done(done: int, total: int) -> str:
    """Say how many of all files are done."""
    return tr("{done} of {total} files").format(done=figures(done), total=figures(total))
