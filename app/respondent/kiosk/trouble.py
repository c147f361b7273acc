"""A file that could not be saved: the page of the person, without their words, and the repair."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.respondent.kiosk.pages import KioskPage
from app.respondent.pages.save_place import ChooseFolder, PlacePanel, SavePlace, shown_folder
from app.respondent.scaffold.page import Context, RespondentPage
from app.theme import Theme, fill_only, paint_icon, smooth_painter
from app.widgets.button import secondary_button
from app.widgets.layout import CENTRE, MIDDLE, STRETCH, Gap, add, at, column, row, wide
from app.widgets.panels import card, note
from app.widgets.picture import Picture
from app.widgets.text import TextLabel, Tone
from app.words.catalogue import tr

_WORDS = ((190, 150),) * 3  # strips as long as no word in particular
_STRIPS = QSize(390, 80)


class TroublePage(RespondentPage):
    """Asks for the field worker. It is made without the words, and so it shows none."""

    worker_wanted = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context, tr("Please call the field worker"))
        theme = context.theme
        self.leave_button.hide()
        self.offer_languages()
        self.call_drawing = _Call(theme)
        add(self.content, STRETCH, at(CENTRE, self.call_drawing), Gap(6))
        self._add(tr("Please call the field worker"), "respondent.saved")
        self.content.addSpacing(8)
        self._add(tr("The file could not be saved. Nothing is lost."), "respondent.lead")
        add(self.content, Gap(6), at(CENTRE, _Hidden(theme)), Gap(4))
        self._add(tr("Your words are hidden until help is here."), "respondent.body", "muted")
        self.content.addStretch(1)
        self.worker_button = self.add_forward(tr("Field worker: PIN"), "lock")
        self.worker_button.clicked.connect(self.worker_wanted)
        self.finish()

    def _add(self, text: str, style: str, tone: Tone = "text") -> None:
        self.content.addWidget(TextLabel(text, self._context.theme, style, tone=tone, centred=True))


class RepairPage(KioskPage):
    """Why the file could not be saved, where else it can go, and trying again.

    Emits `retried` with the folder to save into, and `given_up` where there is to be no file.
    """

    retried = Signal(Path)
    given_up = Signal()

    def __init__(
        self, context: Context, outbox: Path, reason: str, choose_folder: ChooseFolder | None
    ) -> None:
        super().__init__(context, tr("The file could not be saved"))
        theme = context.theme
        self._outbox = outbox
        column = self.card_column
        column.addWidget(TextLabel(tr("The file could not be saved"), theme, "respondent.title"))
        column.addSpacing(12)
        self.reason_label = TextLabel(reason, theme)
        column.addWidget(self.reason_label)
        column.addSpacing(12)
        goes = tr("It was to go to {folder}.").format(folder=shown_folder(outbox))
        column.addWidget(note(goes, theme, "folder"))
        kept = tr("Do not switch the laptop off: what this person answered would be erased.")
        self.place_panel = PlacePanel(theme, SavePlace(outbox, choose=choose_folder))
        self.place_panel.chosen.connect(self.retried)
        self.place_panel.grew.connect(self.watch_buttons)
        add(column, Gap(2), note(kept, theme, "warning", tone="warning"), Gap(4), self.place_panel)
        self.sure_panel = self._make_sure_panel()
        column.addWidget(self.sure_panel)
        self.add_back()
        self.give_up_button = self.add_other(tr("Give this file up"), self._ask)
        self.add_forward(tr("Try again")).clicked.connect(lambda: self.retried.emit(self._outbox))
        self.finish()

    def _make_sure_panel(self) -> QWidget:
        theme = self._context.theme
        panel = QWidget()
        line = row(on=panel, space=4, margins=(0, 4, 0, 0))
        told = tr("Then there is no file, and what was answered is erased.")
        self.erase_button = secondary_button(tr("Erase it"), theme, icon="trash", do=self.given_up)
        add(line, wide(TextLabel(told, theme, "respondent.emphasis")), self.erase_button)
        panel.hide()
        return panel

    def _ask(self) -> None:
        """Say what giving up costs; only a second press does it."""
        self.sure_panel.show()
        self.watch_buttons()
        self.erase_button.setFocus()
        self.reveal(self.sure_panel)


class _Call(QWidget):
    """A person on a disc, with a sign that something is wrong."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.set_scale(1)
        theme.repaints(self)

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self._scale = scale
        self.setFixedSize(round(136 * scale), round(132 * scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        colour = self._theme.colour
        painter = smooth_painter(self)
        painter.scale(self._scale, self._scale)
        painter.setPen(colour("line"))
        painter.setBrush(colour("surface"))
        disc = QRectF(4, 1, 128, 128)
        painter.drawEllipse(disc)
        person = QRectF(0, 0, 72, 72)
        person.moveCenter(disc.center())
        paint_icon(painter, "person", colour("accent"), person)
        fill_only(painter, colour("warning"))
        sign = QRectF(90, 87, 44, 44)
        painter.drawEllipse(sign)
        painter.setBrush(colour("surface"))
        middle = sign.center()
        painter.drawRoundedRect(QRectF(middle.x() - 2, middle.y() - 12, 4, 15), 2, 2)
        painter.drawEllipse(QRectF(middle.x() - 2.5, middle.y() + 6, 5, 5))
        painter.end()


class _Hidden(QWidget):
    """A card with strips where words were; it holds none, and is the same for all."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        frame = card("kiosk", padding=32)
        column(frame, on=self)
        row = QHBoxLayout()
        row.setSpacing(36)
        add(row, at(MIDDLE, Picture("eye-off", theme, size=32)), wide(_Strips(theme)))
        frame.column.addLayout(row)


class _Strips(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.repaints(self)

    def set_scale(self, scale: float) -> None:
        """Grow with the page."""
        self._scale = scale
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(_STRIPS.width() * self._scale), round(_STRIPS.height() * self._scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        fill_only(painter, self._theme.colour("line"))
        painter.scale(self.width() / _STRIPS.width(), self._scale)
        for line, (first, second) in enumerate(_WORDS):
            top = 32.0 * line
            painter.drawRoundedRect(QRectF(0, top, first, 16), 8, 8)
            painter.drawRoundedRect(QRectF(240, top, second, 16), 8, 8)
        painter.end()
