"""The empty page: a survey begins with a template, with what somebody has, or with nothing."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from app.author.words.authoring import questions_read, sensitivity
from app.author.words.templates import (
    template_icon,
    template_name,
    template_source,
    template_text,
    whole_source,
)
from app.kit.i18n import program_language
from app.theme import Theme, fill_only, paint_icon, smooth_painter
from app.widgets.button import Button, secondary_button
from app.widgets.drop_zone import DropZone
from app.widgets.layout import (
    MIDDLE,
    STRETCH,
    TOP,
    at,
    column,
    height_by_width,
    row,
    scroll_page,
    wide,
)
from app.widgets.panels import Panel, card
from app.widgets.picture import Picture
from app.widgets.table import WRAP
from app.widgets.text import TextLabel, overline
from app.words.catalogue import tr
from app.words.numerals import epsilon_text
from core.draft import Draft, read_questions
from core.draft.edits import made_sensitive
from core.examples import Template, templates

_CARD, _MOST_COLUMNS, _BESIDE = 270, 4, 800
_BOX = 96
_PADDING, _TILE, _GAP, _LEAST = 16, 56, 12, 200


def empty_draft() -> Draft:
    """Return what a new survey begins with: nothing, in the language that the program speaks."""
    return Draft(languages=(program_language(),))


class TemplateCard(QPushButton):
    """Shows a picture, the name, ε, what is asked and by whom it was first."""

    def __init__(self, template: Template, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._name = template_name(template.name)
        self._text = template_text(template.name)
        self._source = template_source(template.name)
        self._icon = template_icon(template.name)
        self._epsilon = tr("ε {0}").format(epsilon_text(template.ratio))
        self.setObjectName(f"template_{template.name}")
        self.setProperty("ring_radius", 12)
        self.setAccessibleName(tr("Use the template “{0}”").format(self._name))
        source = whole_source(template.name, template.source)
        self.setAccessibleDescription(f"{self._epsilon}. {self._text} {source}")
        self.setToolTip(source)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        height_by_width(self, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.repaints(self)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return 2 * _PADDING + _TILE + _GAP + self._text_height(width) + 22

    def _text_height(self, width: int) -> int:
        metrics = QFontMetrics(self._theme.font("analyst.base"))
        room = max(width - 2 * _PADDING, 1)
        needed = metrics.boundingRect(0, 0, room, 10_000, WRAP, self._text).height()
        return max(needed, 2 * metrics.lineSpacing()) + 4

    def sizeHint(self) -> QSize:
        return QSize(_LEAST, self.heightForWidth(max(self.width(), _LEAST)))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, 2 * _PADDING + _TILE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, colour = self._theme, self._theme.colour
        width, mirrored = float(self.width()), self.isRightToLeft()

        def box(start: float, top: float, wide: float, high: float) -> QRectF:
            return QRectF(width - start - wide if mirrored else start, top, wide, high)

        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        end = Qt.AlignmentFlag.AlignLeft if mirrored else Qt.AlignmentFlag.AlignRight
        painter = smooth_painter(self)
        edge = "text" if self.isDown() else "line"
        painter.setPen(QPen(colour(edge), theme.edge(1)))
        painter.setBrush(colour("raised" if self.underMouse() or self.isDown() else "surface"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        fill_only(painter, colour("accent_soft"))
        painter.drawRoundedRect(box(_PADDING, _PADDING, _TILE, _TILE), 8, 8)
        icon = box(_PADDING + 14, _PADDING + 14, _TILE - 28, _TILE - 28)
        paint_icon(painter, self._icon, colour("accent"), icon)
        start = _PADDING + _TILE + _GAP
        room = width - start - _PADDING
        painter.setPen(colour("text"))
        painter.setFont(theme.font("analyst.name"))
        name = painter.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, int(room))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box(start, _PADDING, room, 24), side | middle, name)
        painter.setFont(theme.font("analyst.strong"))
        wide = painter.fontMetrics().horizontalAdvance(self._epsilon) + 18
        pill = box(start, _PADDING + 29, wide, 24)
        painter.setPen(QPen(colour("line"), theme.edge(1)))
        painter.setBrush(colour("raised"))
        painter.drawRoundedRect(pill, 12, 12)
        painter.setPen(colour("text"))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._epsilon)
        painter.setFont(theme.font("analyst.base"))
        painter.setPen(colour("text_muted"))
        top = _PADDING + _TILE + _GAP
        high = self._text_height(self.width())
        flags = side | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(
            box(_PADDING, top, width - 2 * _PADDING, high), int(flags.value), self._text
        )
        painter.setFont(theme.font("analyst.small"))
        last = box(_PADDING, self.height() - _PADDING - 16, width - 2 * _PADDING, 16)
        painter.drawText(last, end | middle, self._source)
        painter.end()


class StartPage(QScrollArea):
    """Emits `template_chosen(Template)`, `empty_wanted`, `file_wanted` or `path_chosen(Path)`.

    `questions_wanted(Draft)` comes with questions that were pasted and looked at, all of them
    sensitive or in the clear, as was said.
    """

    template_chosen = Signal(object)
    empty_wanted = Signal()
    file_wanted = Signal()
    questions_wanted = Signal(object)
    path_chosen = Signal(Path)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._read: Draft | None = None
        ground = QWidget()
        lead = tr(
            "Start from something that works, and change its words. Every template passes all "
            "checks as it stands."
        )
        words = column(
            TextLabel(tr("Write a survey"), theme, "home.section"),
            TextLabel(lead, theme, "analyst.form", tone="muted"),
        )
        self.empty_button = secondary_button(
            tr("Start with an empty survey"), theme, "analyst_main", icon="plus"
        )
        self.empty_button.setObjectName("empty_survey")
        self.empty_button.clicked.connect(self.empty_wanted)
        head = row(wide(words), at(TOP, self.empty_button))
        tongues = tr("in English, Deutsch, Español, Français and Arabic")
        line = row(
            wide(overline(tr("Templates"), theme)),
            TextLabel(tongues, theme, "analyst.base", tone="muted"),
        )
        self._grid = QGridLayout()
        self._grid.setSpacing(theme.space(4))
        self.template_buttons = {each.name: TemplateCard(each, theme) for each in templates()}
        for template in templates():
            button = self.template_buttons[template.name]
            button.clicked.connect(partial(self.template_chosen.emit, template))
        self._own = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._own.setSpacing(theme.space(4))
        self._own.addWidget(self._pasting(), 1)
        self._own.addWidget(self._importing(), 1)
        column(
            head,
            line,
            self._grid,
            overline(tr("Bring your own"), theme),
            self._own,
            STRETCH,
            on=ground,
            space=3,
            margins=(8, 6),
        )
        scroll_page(ground, self)
        self._columns = 0
        self._arrange(_MOST_COLUMNS)

    def _panel(self, icon: str, title: str, detail: str) -> Panel:
        theme = self._theme
        panel = card(padding=16)
        panel.column.addLayout(
            row(
                Picture(icon, theme, colour="accent", size=20),
                wide(TextLabel(title, theme, "analyst.name", wrap=False)),
                TextLabel(detail, theme, "analyst.base", tone="muted"),
                space=3,
                align=MIDDLE,
            )
        )
        return panel

    def _pasting(self) -> Panel:
        theme = self._theme
        detail = tr("one a line; options beneath, with a dash")
        panel = self._panel("paste", tr("Paste questions"), detail)
        self.paste_box = QPlainTextEdit()
        self.paste_box.setObjectName("paste_questions")
        self.paste_box.setAccessibleName(tr("Questions, one a line; options beneath, with a dash"))
        self.paste_box.setPlaceholderText(
            tr("Have you ever been asked for a bribe?\nWho last asked you?\n- A police officer")
        )
        self.paste_box.setFont(theme.font("analyst.form"))
        self.paste_box.setTabChangesFocus(True)
        self.paste_box.setFixedHeight(_BOX)
        self.paste_box.textChanged.connect(self._forget)
        panel.column.addWidget(self.paste_box)
        self.read_label = TextLabel("", theme, "analyst.base")
        self.read_label.setObjectName("questions_read")
        panel.column.addWidget(self.read_label)
        self.read_label.hide()
        self.read_button = secondary_button(tr("&Read what I pasted"), theme, "form")
        self.read_button.setObjectName("read_pasted")
        self.read_button.clicked.connect(self._show_read)
        told = tr("You see what was read before it is taken.")
        panel.column.addLayout(
            row(
                self.read_button,
                wide(TextLabel(told, theme, "analyst.base", tone="muted")),
                space=3,
            )
        )
        told = tr("Take these questions. Say what they are; each can be changed later.")
        self.take_buttons: dict[bool, Button] = {}
        for sensitive in (True, False):
            button = secondary_button(sensitivity(sensitive=sensitive), theme, "form")
            button.setObjectName("take_sensitive" if sensitive else "take_clear")
            button.clicked.connect(partial(self._take, sensitive))
            self.take_buttons[sensitive] = button
        self._taking = QWidget()
        column(
            TextLabel(told, theme, "analyst.base"),
            row(*self.take_buttons.values(), STRETCH, space=3),
            on=self._taking,
            space=2,
        )
        panel.column.addWidget(self._taking)
        self._forget()
        return panel

    def _forget(self) -> None:
        """Take back what was read, as the text is another now."""
        self._read = None
        self.read_label.hide()
        self._taking.hide()
        self.read_button.setEnabled(bool(self.paste_box.toPlainText().strip()))

    def _show_read(self) -> None:
        self._read = read_questions(self.paste_box.toPlainText(), empty_draft())
        self.read_label.setText(questions_read(self._read))
        self.read_label.show()
        self._taking.setVisible(bool(self._read.questions))
        self.take_buttons[True].setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self, sensitive: bool, _checked: bool = False) -> None:
        if self._read is not None:
            read = self._read
            self.paste_box.clear()
            if sensitive:
                read = read.with_questions(tuple(map(made_sensitive, read.questions)))
            self.questions_wanted.emit(read)

    def _importing(self) -> Panel:
        theme = self._theme
        panel = self._panel("table", tr("Import XLSForm"), tr("Kobo, ODK, SurveyCTO"))
        zone = DropZone(theme)
        zone.content.setContentsMargins(theme.margins(4, 3))
        zone.setFixedHeight(_BOX)
        centre = Qt.AlignmentFlag.AlignHCenter
        drop = TextLabel(tr("Drop an .xlsx file here"), theme, "analyst.section", wrap=False)
        zone.content.addWidget(drop, 0, centre)
        told = tr("What Candor lacks is listed with its row, never dropped silently.")
        label = TextLabel(told, theme, "analyst.base", tone="muted")
        label.setAlignment(centre)
        zone.content.addWidget(label)
        zone.paths_dropped.connect(lambda paths: self.path_chosen.emit(paths[0]))
        panel.column.addWidget(zone)
        self.file_button = secondary_button(tr("Choose a &file…"), theme, "form", icon="folder")
        self.file_button.setObjectName("choose_file")
        self.file_button.clicked.connect(self.file_wanted)
        told = tr("A .survey or .draft opens here too.")
        panel.column.addLayout(
            row(
                self.file_button,
                wide(TextLabel(told, theme, "analyst.base", tone="muted")),
                space=3,
            )
        )
        panel.column.addStretch(1)
        return panel

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = event.size().width()
        self._arrange(max(1, min(_MOST_COLUMNS, (width - 64) // _CARD)))
        beside = QBoxLayout.Direction.LeftToRight
        beneath = QBoxLayout.Direction.TopToBottom
        self._own.setDirection(beside if width >= _BESIDE else beneath)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, button in enumerate(self.template_buttons.values()):
            self._grid.addWidget(button, place // columns, place % columns)
        for place in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(place, 1 if place < columns else 0)
