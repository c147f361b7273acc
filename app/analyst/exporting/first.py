"""The first rows of what is exported, and the names that other programs have for its columns."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.analyst.exporting.words import renamed_text
from app.export.study.preview import FirstRows, Renamed
from app.theme import Theme
from app.widgets.choices import SegmentedChoice
from app.widgets.layout import MIDDLE, add, column, row, wide
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel, overline
from app.words.catalogue import figures, tr

_NAMES = 3  # that are shown
_CODES, _WORDS = "codes", "words"
_PROGRAMS = {"sav": "SPSS", "dta": "Stata"}


class FirstRowsView(QWidget):
    """Names above, rows beneath; each hides where there is nothing to show."""

    def __init__(self, theme: Theme, margin: int) -> None:
        super().__init__()
        self._theme = theme
        self._first: FirstRows | None = None
        box = column(on=self, space=2)
        self._names_head = self._headed(tr("Names"), margin)
        self.names_told = TextLabel("", theme, "analyst.small", tone="muted")
        self._row_of(self._names_head).addWidget(self.names_told, 1)
        self.names = DataTable(theme, name=tr("Names in other programs"), margin=margin)
        self._rows_head = self._headed("", margin)
        row = self._row_of(self._rows_head)
        self.rows_told = overline(tr("First rows"), theme)
        choices = ((_CODES, tr("Codes")), (_WORDS, tr("Labels")))
        self.as_what = SegmentedChoice(choices, theme, name=tr("What the cells show"))
        self.as_what.chosen.connect(lambda _key: self._show_rows())
        add(row, wide(self.rows_told, MIDDLE), self.as_what)
        self.rows = DataTable(theme, name=tr("First rows"), margin=margin)
        for widget in (self._names_head, self.names, self._rows_head, self.rows):
            box.addWidget(widget)
        for table in (self.names, self.rows):
            table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hide()

    def _headed(self, words: str, margin: int) -> QWidget:
        widget = QWidget()
        box = row(on=widget, space=3, margins=QMargins(margin, 0, margin, 0))
        if words:
            box.addWidget(overline(words, self._theme), 0, Qt.AlignmentFlag.AlignTop)
        return widget

    def _row_of(self, widget: QWidget) -> QHBoxLayout:
        row = widget.layout()
        if not isinstance(row, QHBoxLayout):
            raise TypeError("this stands in no row")
        return row

    def show_first(
        self, first: FirstRows | None, formats: Sequence[str], *, shuffled: bool
    ) -> None:
        """Show the rows of a table, and its names in the programs of some formats."""
        self._first = first
        self.setVisible(first is not None)
        if first is None:
            return
        told = tr("Rows as they will look, in another order") if shuffled else tr("First rows")
        self.rows_told.setText(told)
        self._show_names(first, [each for each in _PROGRAMS if each in formats])
        self._show_rows()

    def _show_names(self, first: FirstRows, formats: Sequence[str]) -> None:
        def names(one: Renamed) -> list[str]:
            return [{"sav": one.spss, "dta": one.stata}[each] for each in formats]

        others = [one for one in first.renamed if {*names(one)} - {one.name}]
        for widget in (self._names_head, self.names):
            widget.setVisible(bool(others))
        if not others:
            return
        programs = [_PROGRAMS[each] for each in formats]
        self.names_told.setText(renamed_text(len(others), first.n_columns, programs))
        headings = [Heading(tr("In Candor"))]
        headings += [Heading(tr("In {program}").format(program=each)) for each in programs]
        headings.append(Heading(tr("Label"), stretches=True))
        shown = others[:_NAMES]
        texts = [(one.name, *names(one), one.label) for one in shown]
        more = len(others) - len(shown)
        if more:
            told = tr("and {n} more", "", more).format(n=figures(more))
            texts.append((told, *("",) * len(programs), ""))
        self._fill(self.names, headings, texts)

    def _show_rows(self) -> None:
        first = self._first
        if first is None:
            return
        rows = first.codes if self.as_what.key == _CODES else first.words
        for widget in (self._rows_head, self.rows):
            widget.setVisible(bool(rows))
        self.as_what.setVisible(first.codes != first.words)
        headings = [Heading(head) for head in first.heads]
        if first.n_columns > len(first.heads):
            headings.append(Heading("…"))
            rows = tuple((*row, "") for row in rows)
        self._fill(self.rows, headings, rows)

    def _fill(
        self, table: DataTable, headings: Sequence[Heading], texts: Sequence[Sequence[str]]
    ) -> None:
        table.set_rows(headings, Rows(len(texts), lambda row, column: texts[row][column]))
        bar = table.horizontalScrollBar()
        table.setFixedHeight(table.whole_height + bar.sizeHint().height() + 2)
