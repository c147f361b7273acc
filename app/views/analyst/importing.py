"""The page of an import: how far it is, and then what became of every file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.flows.refusals import HEADINGS, Collected, NotAccepted, printable
from app.theme import Theme
from app.widgets.button import primary_button, secondary_button
from app.widgets.panels import card
from app.widgets.picture import Picture
from app.widgets.progress import ProgressPanel
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from core.errors import Code
from core.study import Conflict

_MARGIN = 40
_FOUR_TILES_FROM = 900


class ImportPage(QFrame):
    """Emits `cancelled`, `done`, `save_wanted(tuple[NotAccepted])`, `compare_wanted(Conflict)`."""

    cancelled = Signal()
    done = Signal()
    save_wanted = Signal(object)
    compare_wanted = Signal(Conflict)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._all: tuple[NotAccepted, ...] = ()
        self._shown: tuple[NotAccepted, ...] = ()
        self._across = 0
        self.setProperty("role", "page")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._stack = QStackedWidget()
        outer.addWidget(self._stack)
        self._stack.addWidget(self._running_page())
        self._stack.addWidget(self._finished_page())

    def show_running(self, source: str) -> None:
        """Show that files are being looked at."""
        self._source.setText(source)
        self.progress_panel.restart()
        self.progress_panel.set_progress(self.tr("Listing the files."), 0, 0)
        self._stack.setCurrentIndex(0)
        self.progress_panel.cancel_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_progress(self, done: int, total: int) -> None:
        """Show how far it is; a total of 0 is not known yet."""
        if total:
            text = self.tr("{0} of {1} files").format(f"{done:,}", f"{total:,}")
            self.progress_panel.set_progress(text, done, total)

    def show_finished(self, source: str, collected: Collected) -> None:
        """Show what became of all files."""
        result, rows = collected.result, collected.rows
        self._lead.setText(
            self.tr(
                "{0}. Every file was looked at once. Nothing refused touches the estimates."
            ).format(source)
        )
        counts = (result.accepted, result.duplicates, result.conflicts, len(result.refused))
        for label, count in zip(self._counts, counts, strict=True):
            label.setText(f"{count:,}")
        total = sum(counts) + len(result.skipped)
        record = self.tr(
            "All {0} are in the record of this study, by size and SHA-256, without time of day. "
            "Only refused and skipped files are there by name, without folder."
        )
        record = record.format(_files(total))
        if collected.backup:
            updated = self.tr("The study was brought up to date; as it was, it is {0} beside it.")
            record = f"{record} {updated.format(printable(collected.backup))}"
        self._record.setText(record)
        self._all = rows
        self.code_box.blockSignals(True)
        self.code_box.clear()
        self.code_box.addItem(self.tr("All {0}").format(f"{len(rows):,}"), None)
        for code, count in collected.codes:
            self.code_box.addItem(f"{code.value}: {count:,}", code)
        self.code_box.blockSignals(False)
        for widget in self._list_widgets:
            widget.setVisible(bool(rows))
        self._show_rows(rows)
        self._stack.setCurrentIndex(1)
        self.done_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _running_page(self) -> QWidget:
        theme = self._theme
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(_MARGIN, 24, _MARGIN, 24)
        column.setSpacing(4)
        column.addWidget(TextLabel(self.tr("Importing"), theme, "analyst.title"))
        self._source = TextLabel("", theme, "analyst.form", tone="muted")
        column.addWidget(self._source)
        column.addSpacing(20)
        self.progress_panel = ProgressPanel(theme)
        self.progress_panel.cancelled.connect(self.cancelled)
        column.addWidget(self.progress_panel)
        column.addSpacing(8)
        kept = self.tr("If you cancel, what was accepted so far stays in the study.")
        column.addWidget(TextLabel(kept, theme, "analyst.base", tone="muted"))
        column.addStretch(1)
        return page

    def _finished_page(self) -> QWidget:
        theme = self._theme
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(_MARGIN, 22, _MARGIN, 20)
        column.setSpacing(0)
        column.addWidget(TextLabel(self.tr("Import finished"), theme, "analyst.title"))
        self._lead = TextLabel("", theme, "analyst.form", tone="muted")
        column.addWidget(self._lead)
        column.addSpacing(16)
        self._grid = self._tiles()
        column.addLayout(self._grid)
        column.addSpacing(12)
        column.addWidget(self._list_head())
        column.addSpacing(4)
        self.table = DataTable(theme, name=self.tr("Files not accepted"), row_height=42, margin=20)
        self.table.setMinimumHeight(30 + 42)
        self.table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        column.addWidget(self.table, 1)
        column.addSpacing(12)
        self._record = TextLabel("", theme, "analyst.base", tone="muted")
        column.addWidget(self._record)
        column.addSpacing(14)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.save_button = secondary_button(
            self.tr("Save this list"), theme, "analyst_main", icon="export"
        )
        self.save_button.clicked.connect(lambda: self.save_wanted.emit(self._shown))
        self.compare_button = secondary_button(
            self.tr("Compare the conflict"), theme, "analyst_main"
        )
        self.compare_button.clicked.connect(self._on_compare_clicked)
        self.done_button = primary_button(self.tr("Done"), theme, "analyst_main")
        self.done_button.clicked.connect(self.done)
        self.done_button.setMinimumWidth(124)
        row.addWidget(self.save_button)
        row.addWidget(self.compare_button)
        row.addStretch(1)
        row.addWidget(self.done_button)
        column.addLayout(row)
        self._list_widgets = [self._list_title, self.code_box, self.table, self.save_button]
        return page

    def _tiles(self) -> QGridLayout:
        theme = self._theme
        grid = QGridLayout()
        grid.setSpacing(16)
        self._counts: list[TextLabel] = []
        self._tile_list: list[QFrame] = []
        tiles = (
            ("check", "success", self.tr("accepted")),
            ("copy", "text_muted", self.tr("duplicates, already here")),
            ("warning", "warning", self.tr("conflicts, both kept")),
            ("close", "danger", self.tr("refused")),
        )
        for icon, colour, words in tiles:
            tile = card(padding=20)
            count = TextLabel("", theme, "analyst.tile")
            label = TextLabel(words, theme, "analyst.form", tone="muted")
            ground = "raised" if colour == "text_muted" else f"{colour}_soft"
            picture = Picture(
                icon,
                theme,
                colour=colour,
                size=20,
                ground="disc",
                ground_colour=ground,
                ground_size=40,
            )
            row = QHBoxLayout()
            row.setSpacing(16)
            row.addWidget(picture, 0, Qt.AlignmentFlag.AlignVCenter)
            stack = QVBoxLayout()
            stack.setSpacing(0)
            stack.addWidget(count)
            stack.addWidget(label)
            row.addLayout(stack, 1)
            held = tile.layout()
            if isinstance(held, QVBoxLayout):
                held.addLayout(row)
            self._counts.append(count)
            self._tile_list.append(tile)
        return grid

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        across = 4 if event.size().width() >= _FOUR_TILES_FROM else 2
        if across != self._across:
            self._across = across
            for place, tile in enumerate(self._tile_list):
                self._grid.addWidget(tile, place // across, place % across)
            for column in range(4):
                self._grid.setColumnStretch(column, 1 if column < across else 0)

    def _list_head(self) -> QWidget:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        self._list_title = TextLabel(self.tr("Not accepted"), self._theme, "analyst.name")
        row.addWidget(self._list_title, 1, Qt.AlignmentFlag.AlignVCenter)
        self.code_box = QComboBox()
        self.code_box.setMinimumWidth(160)
        self.code_box.setMaximumWidth(256)
        self.code_box.setAccessibleName(self.tr("Show files with this code"))
        self.code_box.activated.connect(self._on_code_activated)
        row.addWidget(self.code_box)
        return head

    def _show_rows(self, rows: tuple[NotAccepted, ...]) -> None:
        self._shown = rows
        headings = [
            Heading(HEADINGS[0]),
            Heading(HEADINGS[1], strong=True),
            Heading(HEADINGS[2], stretches=True),
            Heading(HEADINGS[3], tone="text_muted"),
            Heading(HEADINGS[4], stretches=True),
        ]

        def tone(row: int, column: int) -> str:
            if column != 1:
                return ""
            if rows[row].code is None:
                return "text_muted"
            return "warning" if rows[row].code is Code.CONFLICT else "danger"

        self.table.set_rows(
            headings, Rows(len(rows), lambda row, column: rows[row].cell(column), tone=tone)
        )
        self.compare_button.setVisible(any(row.conflict is not None for row in self._all))
        self._on_selection_changed()

    def _selected(self) -> NotAccepted | None:
        index = self.table.currentIndex()
        return self._shown[index.row()] if index.isValid() else None

    def _on_code_activated(self, place: int) -> None:
        code = self.code_box.itemData(place)
        self._show_rows(tuple(row for row in self._all if code is None or row.code == code))

    def _on_selection_changed(self) -> None:
        row = self._selected()
        self.compare_button.setEnabled(row is not None and row.conflict is not None)

    def _on_compare_clicked(self) -> None:
        row = self._selected()
        if row is not None and row.conflict is not None:
            self.compare_wanted.emit(row.conflict)


def _files(count: int) -> str:
    return "one file" if count == 1 else f"{count:,} files"


def source_words(paths: list[Path]) -> str:
    """Say in a few words where the files come from."""
    if len(paths) == 1:
        kind = "Folder" if paths[0].is_dir() else "File"
        return f"{kind} “{paths[0].name}”"
    return f"{len(paths):,} files and folders"
