"""What is to be looked at among the files of a study: conflicts, refusals by reason, flags."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QResizeEvent

from app.analyst.state.refusals import NotAccepted, Reason, by_reason, code_text, short_name
from app.analyst.state.study_reading import Opposed
from app.analyst.study.study_cards import Card
from app.analyst.words.decisions import (
    decided_words,
    differs_words,
    flagged_words,
    short_day,
    until_decided,
)
from app.theme import Theme
from app.widgets.button import quiet_button
from app.widgets.choices import SegmentedChoice
from app.widgets.layout import discard
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.options import beginning
from core.facts.errors import Code
from core.study.analyst_work import Flag
from core.survey import text_in

_ROW, _NARROW_BELOW = 42, 520
_TITLE = 44  # letters that are shown of a question
_NAMED = 2  # files of a row; the others are counted
_ALL, _CONFLICTS, _REFUSED, _FLAGGED = "all", "conflicts", "refused", "flagged"


class ToLookAt(Card):
    """Emits `compare_wanted(Opposed)`, `reopen_wanted(Opposed)`, `files_wanted(Reason)`.

    `flag_wanted` asks which responses to flag, `unflag_wanted(Flag)` takes a flag away.
    """

    compare_wanted = Signal(object)
    reopen_wanted = Signal(object)
    files_wanted = Signal(object)
    flag_wanted = Signal()
    unflag_wanted = Signal(object)

    def __init__(self, theme: Theme) -> None:
        self.flag_button = quiet_button(tr("Flag…"), theme, "form")
        self.flag_button.setToolTip(tr("Mark responses that you do not trust"))
        super().__init__(theme, tr("To look at"), self.flag_button)
        self.flag_button.clicked.connect(self.flag_wanted)
        self._theme = theme
        self._language = ""
        self._able = True
        self._conflicts: tuple[Opposed, ...] = ()
        self._refused: tuple[NotAccepted, ...] = ()
        self._flags: tuple[Flag, ...] = ()
        self.rows: tuple[Opposed | Reason | Flag, ...] = ()
        self.sorts: SegmentedChoice | None = None
        self._sort = _ALL
        self._narrow = False
        self.column.setContentsMargins(0, theme.space(3), 0, theme.space(3))
        self.head.setContentsMargins(theme.margins(5, 0))
        name = tr("Conflicts, refused files and flags")
        self.table = DataTable(theme, name=name, row_height=_ROW, margin=20)
        self.table.setMinimumHeight(4 * _ROW)
        self.table.horizontalHeader().hide()
        self.table.modest = True  # so that the page need not scroll as well
        self.column.addWidget(self.table, 1)
        self.nothing = TextLabel("", theme, "analyst.base", tone="muted")
        self.nothing.setContentsMargins(theme.margins(5, 2))
        self.column.addWidget(self.nothing)
        self.column.addStretch(0)
        self.told = TextLabel("", theme, "analyst.small", tone="muted")
        self.told.setContentsMargins(theme.margins(5, 0))
        self.column.addWidget(self.told)
        self.table.activated.connect(self._on_activated)
        self.table.clicked.connect(self._on_clicked)

    def show_files(
        self,
        conflicts: Sequence[Opposed],
        refused: Sequence[NotAccepted],
        flags: Sequence[Flag],
        language: str,
        *,
        able: bool,
    ) -> None:
        """Show other files; `able` tells whether decisions can be taken."""
        self.flag_button.setEnabled(able)
        now = (tuple(conflicts), tuple(refused), tuple(flags), language, able)
        shown = (self._conflicts, self._refused, self._flags, self._language, self._able)
        if now == shown and self.sorts:
            return
        self._conflicts, self._refused, self._flags, self._language, self._able = now
        self._offer_sorts()
        self._fill(self._sort)

    def _offer_sorts(self) -> None:
        refused = sum(row.code is not None for row in self._refused)
        counts = {_CONFLICTS: len(self._conflicts), _REFUSED: refused, _FLAGGED: len(self._flags)}
        counts = {key: n for key, n in counts.items() if n}
        words = {
            _CONFLICTS: tr("Conflicts {0}"),
            _REFUSED: tr("Refused {0}"),
            _FLAGGED: tr("Flagged {0}"),
        }
        told = [(key, words[key].format(figures(n))) for key, n in counts.items()]
        self._sort = self._sort if self._sort in counts else _ALL
        told.append((_ALL, tr("All {0}").format(figures(sum(counts.values())))))
        if self.sorts is not None:
            discard(self.sorts, self.head)
        self.sorts = SegmentedChoice(told, self._theme, name=tr("Which of these files"))
        self.sorts.set_key(self._sort)
        self.sorts.chosen.connect(self._fill)
        self.head.addWidget(self.sorts)
        self.sorts.setVisible(len(counts) > 1)

    def _fill(self, sort: str) -> None:
        self._sort = sort
        conflicts = self._conflicts if sort in (_ALL, _CONFLICTS) else ()
        refused = [
            row for row in self._refused if row.code is not None and sort in (_ALL, _REFUSED)
        ]
        flags = self._flags if sort in (_ALL, _FLAGGED) else ()
        undecided = sorted(conflicts, key=lambda each: each.decision is not None)
        rows: tuple[Opposed | Reason | Flag, ...] = (*undecided, *by_reason(refused), *flags)
        self.rows = rows
        headings = [
            Heading(tr("File")),
            Heading(tr("Code"), strong=True),
            Heading(tr("What was found"), stretches=True),
            Heading("", strong=True, tone="accent"),
        ]
        narrow = self._narrow
        if narrow:  # the code stands above what was found
            del headings[1]

        def cell(row: int, column: int) -> str:
            one = rows[row]
            if isinstance(one, Flag):
                return self._flag(one, column)
            return self._conflict(one, column) if isinstance(one, Opposed) else _of(one, column)

        def text(row: int, column: int) -> str:
            if not narrow or not column:
                return cell(row, column)
            return cell(row, 3) if column == 2 else f"{cell(row, 1)}\n{cell(row, 2)}"

        def tone(row: int, column: int) -> str:
            one = rows[row]
            if column != 1 or narrow:
                return ""
            if isinstance(one, Reason):
                return "danger"
            if isinstance(one, Flag):
                return "text_muted"
            return "warning" if one.decision is None else "text_muted"

        self.table.set_rows(headings, Rows(len(rows), text, tone=tone))
        self.table.setVisible(bool(rows))
        self.nothing.setVisible(not rows)
        self.nothing.setText(tr("No file is in conflict, and none was refused."))
        told = []
        if conflicts:
            told = [until_decided()]
            told.append(tr("Every decision can be undone."))
        if flags:
            told.append(tr("Flagged responses count unless results are shown without them."))
        self.told.setText(" ".join(told))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < _NARROW_BELOW
        if narrow != self._narrow:
            self._narrow = narrow
            self._fill(self._sort)

    def _conflict(self, one: Opposed, column: int) -> str:
        if column == 0:
            return short_name(f"{one.id}.response")
        if column == 1:
            return code_text(Code.CONFLICT)
        if column == 2:
            if one.decision is not None:
                return decided_words(one.decision, one.conflict.sha256)
            titles = (text_in(each.text, self._language) for each in one.differing)
            return differs_words([beginning(title, _TITLE) for title in titles])
        return tr("Reopen") if one.decision is not None and self._able else tr("Compare")

    def _flag(self, one: Flag, column: int) -> str:
        if column == 0:
            return short_name(f"{one.id}.response")
        if column == 1:
            return tr("FLAGGED")
        if column == 2:
            return flagged_words(one.note, short_day(one.day))
        return tr("Unflag") if self._able else ""

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.column() == len(self.table.rows_model.headings) - 1:
            self._open(index.row(), reopening=True)

    def _on_activated(self, index: QModelIndex) -> None:
        self._open(index.row(), reopening=False)

    def _open(self, row: int, *, reopening: bool) -> None:
        one = self.rows[row]
        if isinstance(one, Flag):
            if reopening and self._able:
                self.unflag_wanted.emit(one)
        elif isinstance(one, Reason):
            self.files_wanted.emit(one)
        elif reopening and one.decision is not None and self._able:
            self.reopen_wanted.emit(one)
        else:
            self.compare_wanted.emit(one)


def _of(reason: Reason, column: int) -> str:
    if column == 0:
        shown = [short_name(row.cell(0)) for row in reason.files[:_NAMED]]
        more = len(reason.files) - len(shown)
        told = [tr("and {n} more", "", more).format(n=figures(more))] if more else []
        return "\n".join([*shown, *told])
    if column == 1:
        return code_text(reason.code)
    if column == 2:
        return reason.found
    return tr("Show")
