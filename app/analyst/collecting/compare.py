"""Responses of which there are two versions, one after the other: what differs, which counts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import partial

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QWidget

from app.analyst.panels.lazy_panel import scrolling
from app.analyst.state.conflicts import Compared, Saved, decided_in
from app.analyst.state.refusals import short_name
from app.analyst.state.study_edits import Decided, StudyEdit
from app.analyst.state.study_reading import Opposed
from app.analyst.words import decisions as words
from app.theme import Theme
from app.widgets.accessible import announce
from app.widgets.button import Button, primary_button, secondary_button
from app.widgets.file_text import FileText
from app.widgets.flow import Flow
from app.widgets.layout import MIDDLE, STRETCH, TOP, at, column, row, wide
from app.widgets.message import Dialog
from app.widgets.panels import card
from app.widgets.picture import Picture
from app.widgets.table import DataTable, Heading, Rows
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from core.study.analyst_work import Choice, Decision

_SIZE = (1040, 680)
_LIST, _LIST_FROM = 224, 760  # the list of pairs stands beside them where there is room for it
_ROW, _TABLE = 34, 320
_KEYS = {Choice.FIRST: "1", Choice.SECOND: "2", Choice.NEITHER: "0"}
_REOPEN = "Backspace"
_PREVIOUS, _NEXT = "Alt+Up", "Alt+Down"  # which mean the same from right to left


class ConflictsDialog(Dialog):
    """All conflicts of a study. Emits `decided(StudyEdit)`, `pair_wanted(Opposed)`.

    The versions of the pair that is wanted come by `show_versions`, and what the study holds of
    decisions by `show_pairs`, as often as it changes.

    Args:
        able: whether decisions can be taken.
        of_table: whether responses are rows of tables, which have no files to be read.
        names: what the files of both versions are called, by the SHA-256 of the second.
    """

    decided = Signal(object)
    pair_wanted = Signal(object)

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        *,
        able: bool,
        of_table: bool,
        names: Mapping[str, tuple[str, str]],
    ) -> None:
        title = words.versions_title(of_table=of_table)
        super().__init__(title, parent, "conflict_dialog", _SIZE)
        self._able, self._of_table, self._names = able, of_table, names
        self._pairs: tuple[Opposed, ...] = ()
        self._place = -1
        self._waiting: dict[str, Decision] = {}  # on their way into the study, by the response
        self._found: Compared | None = None
        self._make(theme)

    def _make(self, theme: Theme) -> None:
        self.lead = TextLabel("", theme, "analyst.form", tone="muted")
        self.pairs = DataTable(theme, name=tr("Conflicts"), row_height=_ROW, margin=12)
        self.pairs.horizontalHeader().hide()
        self.pairs.setFixedWidth(_LIST)
        self.pairs.selectionModel().currentRowChanged.connect(self._on_row_changed)
        self.title = TextLabel("", theme, "analyst.name")
        self.standing = TextLabel("", theme, "analyst.form")
        self._mark = Picture("check", theme, colour="success", size=18)
        self.table = DataTable(
            theme, name=tr("What each file has saved"), row_height=_ROW, margin=12
        )
        self.table.rows_grown.connect(self._bound_table)
        self._cards = [VersionCard(theme, head) for head in (tr("First"), tr("Second"))]
        self._foot = Flow(gap=theme.space(2))
        self._make_buttons(theme)
        head = row(wide(self.title), self.previous_button, self.next_button, space=2, align=MIDDLE)
        body = QWidget(autoFillBackground=False)
        column(
            self.lead,
            head,
            row(at(TOP, self._mark), wide(self.standing), space=2),
            self.table,
            row(*map(wide, self._cards), space=4),
            STRETCH,
            on=body,
            space=3,
        )
        column(
            wide(row(self.pairs, wide(scrolling(body)), space=4)),
            self._foot,
            on=self,
            space=3,
            margins=6,
        )

    def _make_buttons(self, theme: Theme) -> None:
        def button(text: str, name: str, key: str, icon: str | None = None) -> Button:
            made = secondary_button(text, theme, "analyst_main", icon=icon)
            made.setObjectName(name)
            made.setAutoDefault(False)  # so that Enter decides nothing by chance
            # A button's own key would press it a moment later, on what is in sight by then.
            QShortcut(QKeySequence(key), self).activated.connect(made.click)
            shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            made.setToolTip(tr("Key: {0}").format(shown))
            made.setAccessibleDescription(made.toolTip())
            return made

        self.choices: dict[Choice, Button] = {}
        if self._able:
            for choice, key in _KEYS.items():
                made = button(words.choice_words(choice), f"decide_{choice.value}", key)
                made.clicked.connect(partial(self._decide, choice))
                self.choices[choice] = made
        self.reopen_button = button(tr("Reopen"), "reopen", _REOPEN)
        self.reopen_button.clicked.connect(self._reopen)
        self.previous_button = button(tr("Previous"), "previous", _PREVIOUS, "chevron-up")
        self.next_button = button(tr("Next"), "next", _NEXT, "chevron-down")
        self.previous_button.clicked.connect(lambda: self._go(self._place - 1))
        self.next_button.clicked.connect(lambda: self._go(self._place + 1))
        self.close_button = primary_button(tr("Close"), theme, "analyst_main", do=self.accept)
        taken = (*self.choices.values(), self.reopen_button) if self._able else ()
        self._foot.set_widgets((*taken, self.close_button))

    # What is shown

    def show_pairs(self, pairs: Sequence[Opposed], sha256: str = "") -> None:
        """Show what the study holds of conflicts and decisions now.

        It stays at the pair that is shown; the first time it goes to the one of `sha256`, or to
        the first that is not decided.
        """
        current = self._pairs[self._place].conflict.sha256 if self._place >= 0 else sha256
        self._pairs = tuple(map(self._as_decided, pairs))
        hashes = [each.conflict.sha256 for each in self._pairs]
        before, self._place = self._place, -1
        if current in hashes:
            place = hashes.index(current)
        else:
            open_ = self._undecided_from(0)
            place = min(max(before, 0), len(hashes) - 1) if open_ is None else open_
        self._fill()
        if self._pairs:
            self._go(place, again=before < 0 or hashes[place] != current)

    def _as_decided(self, one: Opposed) -> Opposed:
        """Return a pair as it was decided here, until the study holds that."""
        mine = self._waiting.get(one.id)
        if mine is None:
            return one
        if one.decided == decided_in(mine):
            del self._waiting[one.id]
            return one
        return replace(one, decision=mine)

    def _fill(self) -> None:
        pairs = self._pairs
        headings = (Heading("", tone="success"), Heading(tr("File"), stretches=True))

        def text(place: int, column: int) -> str:
            one = pairs[place]
            return self._name(one) if column else "✓" if one.decision is not None else "?"

        def tone(place: int, column: int) -> str:
            return "warning" if not column and pairs[place].decision is None else ""

        selected = self.pairs.selectionModel()
        selected.blockSignals(True)
        self.pairs.set_rows(headings, Rows(len(pairs), text, tone=tone))
        selected.blockSignals(False)
        left = sum(one.decision is None for one in pairs)
        self.lead.setText(words.left_words(left, len(pairs)))
        self._place_list()

    def _name(self, one: Opposed) -> str:
        known = self._names.get(one.conflict.sha256)
        return known[1] if known else self._id_name(one)

    def _id_name(self, one: Opposed) -> str:
        """Return what a response is called whose files are not known any more."""
        if self._of_table:
            return tr("id {0}").format(one.conflict.short_id)
        return short_name(f"{one.id}.response")

    def _go(self, place: int, *, again: bool = True) -> None:
        """Show the pair of a place, and ask for its versions where they are to be read."""
        if not 0 <= place < len(self._pairs):
            return
        self._place = place
        one = self._pairs[place]
        self._select(place)
        self.title.setText(words.place_words(place + 1, len(self._pairs)))
        before, self._found = self._found, None if again else self._found
        decision = one.decision
        self.standing.setText(
            words.decision_text(
                decision,
                one.conflict.sha256,
                [other.decision for other in self._pairs if other.id == one.id],
            )
        )
        self._mark.setVisible(decision is not None)
        for choice, button in self.choices.items():
            chosen = decision is not None and decision.choice is choice
            if choice is Choice.SECOND and decision is not None:  # it may be another version
                chosen &= decision.sha256 == one.conflict.sha256
            button.set_icons("check" if chosen else None)
            button.setAccessibleName(words.choice_words(choice, chosen=chosen))
        self.reopen_button.setEnabled(decision is not None)
        for button in (self.previous_button, self.next_button):
            button.setVisible(len(self._pairs) > 1)
        self.previous_button.setEnabled(place > 0)
        self.next_button.setEnabled(place + 1 < len(self._pairs))
        if again or before is None:
            for button in self.choices.values():  # nobody decides on what is not in sight
                button.setEnabled(False)
            self.pair_wanted.emit(one)

    def _select(self, place: int) -> None:
        selected = self.pairs.selectionModel()
        selected.blockSignals(True)
        self.pairs.selectRow(place)
        selected.blockSignals(False)
        self.pairs.viewport().update()

    def show_versions(self, found: Compared) -> None:
        """Show both versions of the pair that was asked for; those of another come too late."""
        if self._place < 0 or found.sha256 != self._pairs[self._place].conflict.sha256:
            return
        self._found, one = found, self._pairs[self._place]
        names = self._names.get(found.sha256, (self._id_name(one),) * 2)
        days = (found.versions.day, one.conflict.day)
        texts = (found.versions.held, found.versions.offered)
        for place, card_ in enumerate(self._cards):
            told = words.version_words(names[place], days[place], place)
            # A row of a table has no file of its own.
            card_.show_version(told, b"" if self._of_table else texts[place])
        _fill_differences(self.table, found.saved)
        self._bound_table()
        for button in self.choices.values():
            button.setEnabled(True)
        announce(self, f"{self.title.text()}. {self.standing.text()}")

    # What is done

    def _undecided_from(self, place: int) -> int | None:
        """Return the next pair that is not decided, from a place on and then from the first."""
        n = len(self._pairs)
        for at_ in (number % n for number in range(place, place + n)):
            if self._pairs[at_].decision is None:
                return at_
        return None

    def _decide(self, choice: Choice) -> None:
        """Decide on the pair in sight, and go on to the next that is not decided."""
        one = self._pairs[self._place]
        before = one.decided
        decided = Decided(one.conflict.sha256, choice)
        if decided == before:
            return
        decision = Decision(one.id, decided.sha256, choice, date.today())
        self._take(one, decided, decision)
        if before is None:
            further = self._undecided_from(self._place + 1)
            if further is not None:
                self._go(further)
                return
            announce(self, self.lead.text())
            self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._go(self._place, again=False)

    def _reopen(self) -> None:
        one = self._pairs[self._place]
        if one.decision is not None:
            self._take(one, None, None)
            self._go(self._place, again=False)

    def _take(self, one: Opposed, decided: Decided | None, decision: Decision | None) -> None:
        """Mark a decision, and have it written."""
        before = next(
            (each.decided for each in self._pairs if each.id == one.id and each.decision), None
        )
        self._waiting.pop(one.id, None)
        if decision is not None:
            self._waiting[one.id] = decision
        self._pairs = tuple(
            replace(each, decision=decision) if each.id == one.id else each for each in self._pairs
        )
        self._fill()
        self.decided.emit(StudyEdit(one.id, before, decided))

    def _on_row_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid() and current.row() != self._place:
            self._go(current.row())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_list()

    def _bound_table(self) -> None:
        """Let the table be as high as its rows, up to some: many questions are scrolled there."""
        self.table.setFixedHeight(min(self.table.whole_height + 2, _TABLE))

    def _place_list(self) -> None:
        """Show the list where there is something to choose, and room."""
        self.pairs.setVisible(len(self._pairs) > 1 and self.width() >= _LIST_FROM)


class VersionCard(QFrame):
    """One version: where it comes from and when, and its file as it is."""

    def __init__(self, theme: Theme, head: str) -> None:
        super().__init__()
        frame = card(padding=16)
        column(frame, on=self)
        self.told = TextLabel("", theme, "analyst.base", tone="muted")
        self.text = FileText(theme, style="analyst.file")
        self.text.setAccessibleName(head)
        for widget in (TextLabel(head, theme, "analyst.section"), self.told, self.text):
            frame.column.addWidget(widget)
        frame.column.addStretch(1)

    def show_version(self, told: str, data: bytes) -> None:
        """Show another version; no `data` where it has no file."""
        self.told.setText(told)
        self.text.setVisible(bool(data))
        self.text.set_text(data.decode("utf-8", "replace").strip())


def _fill_differences(table: DataTable, saved: Iterable[Saved]) -> None:
    """List what was saved, the questions that differ first and marked."""
    rows = sorted(saved, key=lambda row: not row.differs)

    def text(row: int, column: int) -> str:
        one = rows[row]
        if column == 0:
            return "≠" if one.differs else ""
        if column == 1:
            return one.name or tr("Procedure")
        return (one.first, one.second)[column - 2] or "–"

    def tone(row: int, column: int) -> str:
        return "warning" if rows[row].differs and column != 1 else ""

    headings = (
        Heading(tr("Differs")),
        Heading(tr("Question"), stretches=True),
        Heading(tr("First"), strong=True),
        Heading(tr("Second"), strong=True),
    )
    table.set_rows(headings, Rows(len(rows), text, tone=tone))
