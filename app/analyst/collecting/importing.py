"""The page of an import: how far it is, and then what became of every file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.analyses.changed import Changed
from app.analyst.collecting.reasons import ReasonList, show_files
from app.analyst.panels.lazy_panel import scrolling
from app.analyst.state.refusals import Collected, NotAccepted, Record, printable
from app.charts.painted_chart import PaintedChart
from app.theme import Theme
from app.widgets.button import primary_button, secondary_button
from app.widgets.layout import (
    MIDDLE,
    STRETCH,
    TOP,
    Gap,
    add,
    at,
    column,
    height_by_width,
    row,
    wide,
)
from app.widgets.panels import card, show_text
from app.widgets.picture import Picture
from app.widgets.progress import ProgressPanel
from app.widgets.text import TextLabel
from app.words import imported as words
from app.words.catalogue import figures, tr
from app.words.imported import far_text, of_tables, recorded, skipped, without_ids
from app.words.refusals import reason_text
from app.words.time_left import Pace
from core.facts.errors import Code
from core.study.sources import name_of

_MARGIN, _NARROW_MARGIN = 40, 16
_NARROW_BELOW = 720
_LEAST_SEEN = 48  # pixels above the buttons, before the page scrolls as a whole
_FOUR_FROM = 720


class CountTile(QFrame):
    """A number and what it counts; a zero is quiet."""

    def __init__(self, theme: Theme, icon: str, colour: str) -> None:
        super().__init__()
        self._icon, self._colour = icon, colour
        frame = card(padding=16)
        column(frame, on=self)
        self._picture = Picture(icon, theme, size=20, ground="disc", ground_size=40)
        self.count = TextLabel("", theme, "analyst.tile")
        self.label = TextLabel("", theme, "analyst.form", tone="muted")
        words = column(self.count, self.label, space=0)
        box = row(at(MIDDLE, self._picture), wide(words), space=4)
        frame.column.addLayout(box)

    def show_count(self, count: int, words: str) -> None:
        self.count.setText(figures(count))
        self.count.set_tone("text" if count else "muted")
        self.label.setText(words)
        if count and self._colour != "text_muted":
            self._picture.set_icon(self._icon, self._colour, f"{self._colour}_soft")
        else:
            self._picture.set_icon(self._icon, "text_muted", "raised")


class CountTiles(QWidget):
    """Tiles side by side, or two by two where it is narrow."""

    def __init__(self, theme: Theme, looks: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        height_by_width(self, QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.space(4))
        self._across = 0
        self._placed: list[CountTile] = []
        self.tiles = [CountTile(theme, icon, colour) for icon, colour in looks]
        self._place(len(self.tiles))

    def show_counts(self, counts: Sequence[tuple[int, str] | None]) -> None:
        """Show other numbers with their words; no tile where there is none to tell."""
        for tile, told in zip(self.tiles, counts, strict=True):
            tile.setHidden(told is None)
            if told is not None:
                tile.show_count(*told)
        self._place(self._columns(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self._columns(event.size().width()))

    def _columns(self, width: int) -> int:
        return len(self._told) if width >= _FOUR_FROM else 2

    @property
    def _told(self) -> list[CountTile]:
        return [tile for tile in self.tiles if not tile.isHidden()]

    def _place(self, across: int) -> None:
        told = self._told
        if (across, told) == (self._across, self._placed):
            return
        self._across, self._placed = across, told
        for place, tile in enumerate(told):
            self._grid.addWidget(tile, place // across, place % across)
        for place in range(len(self.tiles)):
            self._grid.setColumnStretch(place, 1 if place < across else 0)


class ImportPage(QFrame):
    """Emits `cancelled`, `done`, `save_wanted(tuple[NotAccepted])`, `compare_wanted`.

    `compare_wanted(Conflict | None)` asks for one or for the next conflict to be decided.
    `record_save_wanted(Record)` asks for the whole record, where that is what is shown,
    `more_wanted` for more files, `anytime_wanted` for intervals that hold at every look.
    """

    cancelled = Signal()
    done = Signal()
    save_wanted = Signal(object)
    record_save_wanted = Signal(object)
    compare_wanted = Signal(object)
    more_wanted = Signal()
    anytime_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._held: Record | None = None
        self._pace = Pace()
        self.setProperty("role", "page")
        self._stack = QStackedWidget()
        column(self._stack, on=self)
        self._stack.addWidget(scrolling(self._running_page()))
        self._stack.addWidget(self._finished_page())

    def show_running(self, source: str) -> None:
        """Show that files are being looked at."""
        self._running_title.setText(tr("Importing"))
        self._kept.setVisible(True)
        self._show_progress(source, tr("Listing the files."))

    def show_reading(self) -> None:
        """Show that the record of files is being read."""
        self._running_title.setText(tr("Record of files"))
        self._kept.setVisible(False)
        self._show_progress("", tr("Reading which files were offered."))

    def show_rescuing(self, source: str) -> None:
        """Show that what is whole of a damaged study is being read."""
        self._running_title.setText(tr("Saving what is whole"))
        self._kept.setVisible(False)
        self._show_progress(source, tr("Reading the study from both ends."))

    def show_merging(self, source: str) -> None:
        """Show that studies are made into one."""
        self._running_title.setText(tr("Merging"))
        self._kept.setVisible(False)
        self._show_progress(source, tr("Reading the studies."))

    def set_progress(self, done: int, total: int, *, sized: bool = False) -> None:
        """Show how far it is, in files or in KiB; a total of 0 is not known yet."""
        if total:
            words = far_text(done, total, sized=sized)
            words = " · ".join(filter(None, (words, self._pace.time_left(done, total))))
            self.progress_panel.set_progress(words, done, total)

    def show_finished(self, source: str, collected: Collected, *, anytime: bool) -> None:
        """Show what became of all files; `anytime` intervals may be looked at again and again."""
        result, rows = collected.result, collected.rows
        counts = (result.accepted, result.duplicates, result.conflicts, len(result.refused))
        total = sum(counts) + len(result.skipped)
        lead = tr("{0}. Every file was looked at once. Nothing refused touches the estimates.")
        if not rows and not result.duplicates:
            lead = {
                0: tr("{0}. There was no file to look at."),
                1: tr("{0}. The file was accepted; there is nothing to look at."),
            }.get(
                total,
                tr("{0}. All {n} files were accepted; there is nothing to look at.", "", total),
            )
        names = [printable(name_of(each)) for each in result.without_ids]
        notes = [
            without_ids(names),
            of_tables(
                [(printable(name_of(file)), reason_text(what)) for file, what in result.told]
            ),
            recorded(total, named=bool(rows)),
            skipped(len(result.skipped)),
        ]
        self._held = None
        self._title.setText(tr("Import finished"))
        said = lead.format(source, n=figures(total))
        self._show(said, counts, " ".join(filter(None, notes)), rows)
        self._show_changed(collected, anytime=anytime)

    def _show_changed(self, collected: Collected, *, anytime: bool) -> None:
        """Show what an import changed, where all of it was accepted."""
        changed, more = collected.changed, not collected.rows
        self.changed_card.setVisible(changed is not None)
        if changed is not None:
            self.changed_card.show_changed(changed, anytime=anytime)
        self.more_button.setVisible(more)
        self.anytime_button.setVisible(changed is not None and changed.anytime and not anytime)
        self.done_button.setText(tr("See the results") if more else tr("Done"))

    def show_record(self, record: Record) -> None:
        """Show what became of all files that were ever offered."""
        refused = sum(row.code is not None and row.conflict is None for row in record.rows)
        counts = (
            record.accepted,
            None,  # a file offered again stands once, so there is no number of these
            record.count(Code.CONFLICT),
            refused,
        )
        self._held = record
        self._title.setText(tr("Record of files"))
        lead = tr("Every file ever offered to this study. One offered again stands once.")
        note = tr(
            "The whole record has each file's size and SHA-256. Only refused and skipped files are "
            "there by name, without folder."
        )
        self._show(lead, counts, note, record.rows)

    def _show(
        self, lead: str, counts: Sequence[int | None], note: str, rows: tuple[NotAccepted, ...]
    ) -> None:
        self._lead.setText(lead)
        words = (
            (tr("accepted"), tr("accepted")),
            (tr("duplicates, already here"), tr("duplicates")),
            (tr("conflicts, both kept"), tr("conflicts")),
            (tr("refused"), tr("refused")),
        )
        shown = zip(counts, words, strict=True)
        self._tiles.show_counts(
            [
                None if count is None else (count, some if count else none)
                for count, (some, none) in shown
            ]
        )
        show_text(self._record, note)
        self.reasons.setVisible(bool(rows))
        conflicts = sum(row.conflict is not None for row in rows)
        self.compare_button.setVisible(bool(conflicts))
        one, several = tr("Compare the conflict"), tr("Compare the conflicts")
        self.compare_button.setText(one if conflicts == 1 else several)
        for widget in (self.changed_card, self.more_button, self.anytime_button):
            widget.hide()
        self.done_button.setText(tr("Done"))
        record = self._held is not None
        self.save_button.setVisible(bool(rows) or record)
        list_words, record_words = tr("Save this list"), tr("Save the record")
        self.save_button.setText(record_words if record else list_words)
        self.reasons.set_rows(rows)
        self._stack.setCurrentIndex(1)
        self.done_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_progress(self, source: str, words: str) -> None:
        show_text(self._source, source)
        self._pace.restart()
        self.progress_panel.restart()
        self.progress_panel.set_progress(words, 0, 0)
        self._stack.setCurrentIndex(0)
        self.progress_panel.cancel_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _running_page(self) -> QWidget:
        theme = self._theme
        page = QWidget()
        page.setAutoFillBackground(False)  # the page's own colour
        self._running_title = TextLabel(tr("Importing"), theme, "analyst.title")
        self._source = TextLabel("", theme, "analyst.form", tone="muted")
        self.progress_panel = ProgressPanel(theme)
        self.progress_panel.cancelled.connect(self.cancelled)
        kept = tr("If you cancel, what was accepted so far stays in the study.")
        self._kept = TextLabel(kept, theme, "analyst.base", tone="muted")
        column(
            self._running_title,
            self._source,
            Gap(5),
            self.progress_panel,
            Gap(2),
            self._kept,
            STRETCH,
            on=page,
            space=1,
            margins=(10, 6),
        )
        return page

    def _finished_page(self) -> QWidget:
        theme = self._theme
        page, body = QWidget(), QWidget()
        # What is to be done next stays in sight, however low the page is.
        area = scrolling(body)
        area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        area.setMinimumHeight(_LEAST_SEEN)
        body.setAutoFillBackground(False)  # the page's own colour
        foot = self._foot = QVBoxLayout()
        column(wide(area), foot, on=page, space=0)
        foot.addLayout(self._buttons())
        box = self._finished = QVBoxLayout(body)
        box.setSpacing(0)
        self._title = TextLabel(tr("Import finished"), theme, "analyst.title")
        self._lead = TextLabel("", theme, "analyst.form", tone="muted")
        looks = (("check", "success"), ("copy", "text_muted"))
        self._tiles = CountTiles(theme, (*looks, ("warning", "warning"), ("close", "danger")))
        self._counts = [tile.count for tile in self._tiles.tiles]
        add(box, self._title, self._lead, Gap(4), self._tiles, Gap(3))
        self.reasons = ReasonList(theme)
        self.table = self.reasons.table
        self.reasons.activated.connect(self._on_reason_activated)
        box.addWidget(self.reasons, 1000)
        self.changed_card = ChangedCard(theme)
        self._record = TextLabel("", theme, "analyst.base", tone="muted")
        add(box, self.changed_card, Gap(3), self._record, STRETCH)
        self._set_margins(_MARGIN)
        return page

    def _set_margins(self, margin: int) -> None:
        self._finished.setContentsMargins(margin, self._theme.space(5), margin, 0)
        self._foot.setContentsMargins(margin, self._theme.space(3), margin, self._theme.space(4))

    def _buttons(self) -> QBoxLayout:
        theme = self._theme
        rows = self._button_rows = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        rows.setSpacing(theme.space(3))
        first, second = row(space=3), row(space=3)
        self.save_button = secondary_button(
            tr("Save this list"), theme, "analyst_main", icon="export", do=self._on_save_clicked
        )
        self.compare_button = secondary_button(tr("Compare the conflicts"), theme, "analyst_main")
        self.compare_button.clicked.connect(self._on_compare_clicked)
        self.more_button = secondary_button(tr("Import more"), theme, "analyst_main", icon="import")
        self.more_button.clicked.connect(self.more_wanted)
        self.anytime_button = secondary_button(tr("Use anytime intervals"), theme, "analyst_main")
        self.anytime_button.clicked.connect(self.anytime_wanted)
        self.done_button = primary_button(tr("Done"), theme, "analyst_main", do=self.done)
        self.done_button.setMinimumWidth(124)
        others = (self.save_button, self.compare_button, self.more_button, self.anytime_button)
        for button in others:
            first.addWidget(button)
        first.addStretch(1)
        second.addStretch(1)
        second.addWidget(self.done_button)
        add(rows, first, wide(second))
        return rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < _NARROW_BELOW
        margin = _NARROW_MARGIN if narrow else _MARGIN
        self._set_margins(margin)
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._button_rows.setDirection(down if narrow else across)
        self.reasons.set_narrow(narrow)
        self.reasons.bound()

    def _on_reason_activated(self) -> None:
        """Open what stands at the end of a row: both versions, or the files of the reason."""
        reason = self.reasons.selected
        if reason is not None and reason.conflict is not None:
            self.compare_wanted.emit(reason.conflict)
        elif reason is not None:
            show_files(reason, self._theme, self)

    def _on_compare_clicked(self) -> None:
        """Compare the conflict that is chosen, else the first that is not decided."""
        reason = self.reasons.selected
        self.compare_wanted.emit(reason.conflict if reason is not None else None)

    def _on_save_clicked(self) -> None:
        if self._held is not None:
            self.record_save_wanted.emit(self._held)
        else:
            self.save_wanted.emit(self.reasons.shown)


def source_words(paths: list[Path]) -> str:
    """Say in a few words where the files come from."""
    if len(paths) == 1:
        words = tr("Folder “{name}”") if paths[0].is_dir() else tr("File “{name}”")
        return words.format(name=paths[0].name)
    n = len(paths)
    return tr("{n} files and folders", "", n).format(n=figures(n))


class ChangedCard(QWidget):
    """A card with the picture, and beneath it what fixed intervals do not hold for."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        ground = card(padding=24)
        ground.column.setSpacing(theme.space(1))
        self.title = TextLabel(words.changed_title(), theme, "analyst.name")
        self.lead = TextLabel("", theme, "analyst.base", tone="muted", tabular=True)
        self.chart = PaintedChart(theme)
        self.chart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.others = TextLabel("", theme, "analyst.base", tone="muted")
        for widget in (self.title, self.lead, self.chart, self.others):
            ground.column.addWidget(widget)
        box = column(ground, on=self, space=3)
        self.more = QWidget()
        eye = Picture("eye", theme, colour="text_muted", size=18)
        self.more_label = TextLabel("", theme, "analyst.base", tone="muted")
        row(at(TOP, eye), wide(self.more_label), on=self.more, space=2)
        box.addWidget(self.more)

    def show_changed(self, changed: Changed, *, anytime: bool) -> None:
        """Show what another import changed; `anytime` intervals hold however often one looks."""
        self.lead.setText(changed.chart.subtitle)
        self.chart.set_chart(changed.chart)
        left_out = words.others(changed.left_out)
        show_text(self.others, left_out)
        self.more_label.setText(words.more_to_come(anytime=changed.anytime))
        self.more.setHidden(anytime and changed.anytime)
