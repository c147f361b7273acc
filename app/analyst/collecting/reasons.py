"""Files that were not accepted: one row for each reason, of all sorts or of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QDialog, QWidget

from app.analyst.state.refusals import NotAccepted, Reason, by_reason, code_text
from app.analyst.state.study_reading import Opposed
from app.analyst.words.decisions import decided_words
from app.kit.eight_words import waiting_words, when_words_are_known
from app.theme import Theme
from app.widgets.button import primary_button
from app.widgets.choices import SegmentedChoice
from app.widgets.layout import MIDDLE, TRAILING, add, at, column, discard, row, wide
from app.widgets.message import Dialog
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from core.facts.errors import Code
from core.survey.digest_words import words_of

_ROW, _HEAD = 42, 30
_TONES = {"conflicts": "warning", "refused": "danger", "skipped": "text_muted"}  # of codes
_LEAST, _MOST = _HEAD + _ROW, 150  # where the page is low the table scrolls


class ReasonList(QWidget):
    """Emits `chosen` when another row is chosen, `activated` when it is to be opened.

    The words at the end of a row open it, too.
    """

    chosen = Signal()
    activated = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._all: tuple[NotAccepted, ...] = ()
        self._reasons: tuple[Reason, ...] = ()
        self._narrow = False
        self._decided: Mapping[str, str] = {}
        self.shown: tuple[NotAccepted, ...] = ()
        self.sorts: SegmentedChoice | None = None
        title = TextLabel(tr("To look at, by reason"), theme, "analyst.name")
        self._head = row(wide(title, MIDDLE))
        name = tr("Files not accepted, by reason")
        self.table = DataTable(theme, name=name, row_height=_ROW, margin=20)
        self.table.modest = True  # it scrolls before the page does
        self.table.selectionModel().selectionChanged.connect(self.chosen)
        self.table.activated.connect(self.activated)
        self.table.clicked.connect(self._on_clicked)
        self.table.verticalHeader().sectionResized.connect(self.bound)
        column(self._head, wide(self.table), on=self, space=1)

    @property
    def selected(self) -> Reason | None:
        """The row that is chosen."""
        index = self.table.currentIndex()
        return self._reasons[index.row()] if index.isValid() else None

    def set_rows(self, rows: tuple[NotAccepted, ...]) -> None:
        self._all = rows
        self._offer_sorts()
        self._show("all")

    def show_decided(self, conflicts: Sequence[Opposed]) -> None:
        """Mark the rows of conflicts that are decided, and say what counts of them."""
        decided = {
            one.conflict.sha256: decided_words(one.decision, one.conflict.sha256)
            for one in conflicts
            if one.decision is not None
        }
        if decided != self._decided:
            self._decided = decided
            self._fill()

    def set_narrow(self, narrow: bool) -> None:
        """Put code and remedy beneath what was found, or into columns of their own."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._fill()

    def bound(self) -> None:
        """Let the table be as high as its rows, and scroll where the page is too low for them."""
        whole = self.table.whole_height + 2
        self.table.setMinimumHeight(max(_LEAST, min(whole, _MOST)))
        self.table.setMaximumHeight(whole)
        self.setMaximumHeight(self._head.sizeHint().height() + 4 + whole)

    def _offer_sorts(self) -> None:
        """Offer conflicts, refused and skipped files alone where there are several sorts."""
        if self.sorts is not None:
            discard(self.sorts, self._head)
            self.sorts = None
        words = {
            "conflicts": tr("Conflicts {0}"),
            "refused": tr("Refused {0}"),
            "skipped": tr("Skipped {0}"),
        }
        counted = [(sort, sum(_sort_of(row) == sort for row in self._all)) for sort in words]
        offered = [(sort, words[sort].format(figures(count))) for sort, count in counted if count]
        if len(offered) > 1:
            everything = ("all", tr("All {0}").format(figures(len(self._all))))
            name = tr("Which of these files")
            self.sorts = SegmentedChoice([everything, *offered], self._theme, name=name)
            self.sorts.chosen.connect(self._show)
            self._head.addWidget(self.sorts)

    def _show(self, sort: str) -> None:
        self.shown = tuple(row for row in self._all if sort in ("all", _sort_of(row)))
        self._reasons = by_reason(self.shown)
        self._fill()
        self.chosen.emit()

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.column() == len(self.table.rows_model.headings) - 1:
            self.activated.emit()

    def _fill(self) -> None:
        reasons, narrow = self._reasons, self._narrow
        link = Heading("", strong=True, tone="accent")
        headings = [Heading(tr("File"))]
        if narrow:
            headings += [Heading(tr("What was found, what to do"), stretches=True), link]
        else:
            headings += [
                Heading(tr("Code"), strong=True),
                Heading(tr("What was found"), stretches=True),
                Heading(tr("What to do"), stretches=True),
                link,
            ]

        def decided(reason: Reason) -> str:
            conflict = reason.conflict
            return "" if conflict is None else self._decided.get(conflict.sha256, "")

        def text(row: int, column: int) -> str:
            reason = reasons[row]
            parts = (code_text(reason.code), reason.found, decided(reason) or reason.remedy)
            if column == 0:
                return reason.names
            if column == len(headings) - 1:
                return _leads_to(reason)
            return "\n".join(filter(None, parts)) if narrow else parts[column - 1]

        def tone(row: int, column: int) -> str:
            if column != 1 or narrow:
                return ""
            if decided(reasons[row]):
                return "text_muted"
            return _TONES[_sort_of(reasons[row].files[0])]

        self.table.set_rows(headings, Rows(len(reasons), text, tone=tone))
        self.bound()


def _leads_to(reason: Reason) -> str:
    """Say what opens at the end of a row."""
    n = len(reason.files)
    if reason.conflict is not None:
        return tr("Compare")
    if n > 2:
        return tr("Show all {n}", "", n).format(n=figures(n))
    return tr("Show both") if n == 2 else tr("Show")


def _sort_of(row: NotAccepted) -> str:
    if row.code is None:
        return "skipped"
    return "conflicts" if row.code is Code.CONFLICT else "refused"


def show_files(reason: Reason, theme: Theme, parent: QWidget) -> QDialog:
    """Open a window that names every file which was not accepted for one reason."""
    title = tr("Files with {0}").format(code_text(reason.code))
    dialog = Dialog(title, parent, "files_dialog", (760, 480))
    box = column(
        TextLabel(reason.reason, theme, "analyst.name"),
        TextLabel(reason.remedy, theme, "analyst.form", tone="muted"),
        on=dialog,
        space=3,
        margins=6,
    )
    if reason.about:
        box.addWidget(_words_of(reason.about, theme))
    table = DataTable(theme, name=tr("Files"), margin=12)
    rows = reason.files
    headings = [Heading(tr("File"), stretches=True), Heading(tr("Place"), stretches=True)]
    cells = (0, 3)
    table.set_rows(headings, Rows(len(rows), lambda place, which: rows[place].cell(cells[which])))
    close = primary_button(tr("Close"), theme, "analyst_main", do=dialog.accept)
    add(box, wide(table), at(TRAILING, close))
    dialog.open()
    return dialog


def _words_of(digest: str, theme: Theme) -> TextLabel:
    """Name the survey that was answered by its eight words, once they are made."""
    label = TextLabel("", theme, "analyst.form")
    label.setObjectName("words_label")
    told = tr("Its survey has the eight words: {0}")
    label.setText(told.format(waiting_words()))
    when_words_are_known(
        [digest], label, lambda: label.setText(told.format(" ".join(words_of(digest))))
    )
    return label
