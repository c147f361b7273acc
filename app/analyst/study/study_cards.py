"""Cards of the page of a study: files by verdict, notes, the log of analyses."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPlainTextEdit, QWidget

from app.analyses.log_words import analysis_words
from app.analyst.state.study_reading import LogEntry, Overview
from app.analyst.words.decisions import short_day
from app.theme import Theme
from app.widgets.button import quiet_button
from app.widgets.fields import TypingTimer
from app.widgets.panels import Panel, rule, show_text
from app.widgets.picture import Picture
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from core.facts.errors import Code
from core.study.schema import LONGEST_NOTE

_QUIET = 1500  # ms without a key, until a note is kept
_LOG_ROW = 28


class Card(Panel):
    """A card with a title, and what stands behind it in the same line."""

    def __init__(self, theme: Theme, title: str, *trailing: QWidget) -> None:
        super().__init__("card", 20)
        self.column.setContentsMargins(theme.margins(5, 4))
        self.head = head = QHBoxLayout()
        self.title = TextLabel(title, theme, "analyst.section", wrap=False)
        head.addWidget(self.title, 1, Qt.AlignmentFlag.AlignVCenter)
        for widget in trailing:
            head.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(head)


class OfferedCard(Card):
    """How many files were offered, by what was found of them.

    A study keeps no name of an accepted file and not how often it came: one that is offered again
    counts once. A duplicate of its record is a response in another file, such as of other lines.
    """

    def __init__(self, theme: Theme) -> None:
        self._total = TextLabel("", theme, "analyst.section", tabular=True)
        super().__init__(theme, tr("Files offered"), self._total)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.space(3))
        grid.setVerticalSpacing(theme.space(2))
        grid.setColumnStretch(3, 1)
        self._grid = grid
        looks = (
            ("check", "success"),
            ("copy", "text_muted"),
            ("warning", "warning"),
            ("close", "danger"),
            ("file", "text_muted"),
        )
        self.counts: list[TextLabel] = []
        self._details: list[TextLabel] = []
        self._duplicates: list[QWidget] = []
        names = (tr("accepted"), tr("duplicates"), tr("conflicts"), tr("refused"), tr("skipped"))
        for row, ((icon, tone), name) in enumerate(zip(looks, names, strict=True)):
            picture = Picture(icon, theme, colour=tone, size=16)
            grid.addWidget(picture, row, 0)
            count = TextLabel("", theme, "analyst.strong", tabular=True, wrap=False)
            grid.addWidget(count, row, 1, Qt.AlignmentFlag.AlignTrailing)
            label = TextLabel(name, theme, "analyst.base", wrap=False)
            grid.addWidget(label, row, 2)
            detail = TextLabel("", theme, "analyst.small", tone="muted")
            detail.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(detail, row, 3)
            self.counts.append(count)
            self._details.append(detail)
            if icon == "copy":
                self._duplicates = [picture, count, label, detail]
        self.column.addLayout(grid)
        once = tr("A file offered again counts once.")
        self.column.addWidget(TextLabel(once, theme, "analyst.small", tone="muted"))
        self.column.addWidget(rule())
        self._epsilon = TextLabel("", theme, "analyst.small", tone="muted")
        self.column.addWidget(self._epsilon)

    def show_counts(self, overview: Overview, epsilon: str) -> None:
        """Show other numbers, and the ε of all sensitive questions in words."""
        refused, codes = overview.refusals
        counts = (
            overview.accepted,
            overview.count(Code.DUPLICATE),
            overview.count(Code.CONFLICT),
            refused,
            overview.count(None),
        )
        of_codes = tr("one code") if codes == 1 else tr("{n} codes", "", codes)
        details = (
            "",
            tr("one response, another file"),
            tr("one id, other bytes"),
            of_codes.format(n=figures(codes)),
            tr("not response files"),
        )
        for label, told, count, detail in zip(
            self.counts, self._details, counts, details, strict=True
        ):
            label.setText(figures(count))
            label.set_tone("text" if count else "muted")
            told.setText(detail if count else "")
        for widget in self._duplicates:
            widget.setVisible(overview.count(Code.DUPLICATE) > 0)
        self._total.setText(figures(sum(counts)))
        self._epsilon.setText(epsilon)


class NotesCard(Card):
    """What the analysts say of the study, in their own words. Emits `written(str)`.

    A note is kept whenever there is a pause in typing, every two seconds where there is none, and
    when the field is left.
    """

    written = Signal(str)

    def __init__(self, theme: Theme) -> None:
        self.edit_button = quiet_button(tr("Edit"), theme, "form")
        self.edit_button.set_icons("pencil")
        super().__init__(theme, tr("Notes"), self.edit_button)
        self._held = ""
        self._empty = tr("Nothing is noted yet. Notes are kept in the study.")
        self.shown = TextLabel(self._empty, theme, "analyst.base", tone="muted")
        self.shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.field = QPlainTextEdit()
        self.field.setAccessibleName(tr("Notes"))
        self.field.setTabChangesFocus(True)
        self.field.setMinimumHeight(96)
        self.field.hide()
        self.too_long = TextLabel("", theme, "analyst.small", tone="danger")
        self.too_long.hide()
        for widget in (self.shown, self.field, self.too_long):
            self.column.addWidget(widget)
        self._quiet = TypingTimer(_QUIET, self)
        self._quiet.timeout.connect(self.keep)
        self.edit_button.clicked.connect(self._on_edit_clicked)
        self.field.textChanged.connect(self._on_text_changed)
        self.field.installEventFilter(self)

    def show_note(self, text: str, *, able: bool) -> None:
        """Show what the study holds; what is being written stays as it is."""
        self._held = text
        self.edit_button.setEnabled(able or not self.field.isHidden())
        if not self.field.isHidden() and self.field.hasFocus():
            return
        if not self.field.isHidden() and self._text != text:
            self.field.blockSignals(True)
            self.field.setPlainText(text)
            self.field.blockSignals(False)
        self.shown.setText(text or self._empty)
        self.shown.set_tone("text" if text else "muted")

    def keep(self) -> None:
        """Have what was written kept, where it is another text and not too long."""
        self._quiet.stop()
        text = self._text
        if not self.field.isHidden() and text != self._held and len(text) <= LONGEST_NOTE:
            self._held = text
            self.written.emit(text)

    @property
    def _text(self) -> str:
        return self.field.toPlainText().strip()

    def _on_edit_clicked(self) -> None:
        editing = self.field.isHidden()
        if not editing:
            self.keep()
            if len(self._text) > LONGEST_NOTE:
                self.field.setFocus()
                return
        else:
            self.field.setPlainText(self._held)
        self.field.setVisible(editing)
        self.shown.setVisible(not editing)
        self.shown.setText(self._held or self._empty)
        self.shown.set_tone("text" if self._held else "muted")
        self.edit_button.setText(tr("Done") if editing else tr("Edit"))
        (self.field if editing else self.edit_button).setFocus()

    def _on_text_changed(self) -> None:
        over = len(self._text) - LONGEST_NOTE
        words = tr(
            "A note has at most {most} letters; this has {n} more. It is not kept yet.", "", over
        )
        most = figures(LONGEST_NOTE)
        self.too_long.setText(words.format(most=most, n=figures(over)) if over > 0 else "")
        self.too_long.setVisible(over > 0)
        self._quiet.key_pressed()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and event.type() == QEvent.Type.FocusOut:
            self.keep()
        return super().eventFilter(watched, event)


class LogCard(Card):
    """The analyses that were made. Emits `repeat_wanted(AnalysisRequest)`, `all_wanted`."""

    repeat_wanted = Signal(object)
    all_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        self.all_button = quiet_button(tr("Repeat all"), theme, "form")
        super().__init__(theme, tr("Log of analyses"), self.all_button)
        self.column.setContentsMargins(0, theme.space(4), 0, theme.space(3))
        self._entries: tuple[LogEntry, ...] = ()
        self.table = DataTable(theme, name=self.title.text(), row_height=_LOG_ROW, margin=20)
        self.table.horizontalHeader().hide()
        self.table.setToolTip(tr("Press an analysis to make it again."))
        self.table.setMinimumHeight(3 * _LOG_ROW)
        self.table.modest = True  # so that the page need not scroll as well
        self.column.addWidget(self.table, 1)
        self.told = TextLabel("", theme, "analyst.small", tone="muted")
        self.told.setContentsMargins(theme.margins(5, 0))
        self.column.addWidget(self.told)
        self.head.setContentsMargins(theme.margins(5, 0))
        self.all_button.clicked.connect(self.all_wanted)
        self.table.clicked.connect(lambda index: self._repeat(index.row()))
        self.table.activated.connect(lambda index: self._repeat(index.row()))

    def show_log(self, entries: Sequence[LogEntry], looks: int) -> None:
        """Show other entries, and how often it was looked at before the end."""
        if tuple(entries) != self._entries:
            self._entries = entries = tuple(entries)
            columns = (Heading("", tone="text_muted"), Heading("", stretches=True), Heading(""))

            def text(row: int, column: int) -> str:
                entry = entries[row]
                if column == 1:
                    return analysis_words(entry.request, entry.n)
                return ("▷" if entry.request else "") if column else short_day(entry.day)

            self.table.set_rows(columns, Rows(len(entries), text))
            self.table.scrollToBottom()
        self.all_button.setEnabled(any(entry.request for entry in entries))
        told = tr("Looked at {n} times before the last files came.", "", looks)
        if looks == 1:
            told = tr("Looked at once before the last files came.")
        if not entries and not looks:
            told = tr("What you look at, and stay with, is listed here.")
        show_text(self.told, told.format(n=figures(looks)) if looks or not entries else "")

    def _repeat(self, row: int) -> None:
        request = self._entries[row].request
        if request is not None:
            self.repeat_wanted.emit(request)
