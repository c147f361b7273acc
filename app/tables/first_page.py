"""What is said of a table first: which columns were randomized, and what each is guessed to be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QButtonGroup,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from app.tables import words
from app.tables.guess_or_choice import CHOICE, GUESS
from app.tables.mapper import Mapper
from app.tables.mapping_state import Mapped
from app.tables.reading import TableLook
from app.theme import Theme
from app.widgets.layout import TOP, add, column, row, wide
from app.widgets.panels import card
from app.widgets.pill import Pill, PillTone
from app.widgets.radio_card import INDENT, RadioCard
from app.widgets.text import TextLabel
from app.words.catalogue import figures, joined, tr
from core.interchange.mapping.guess import Seen, bare, why_left_out

_ROW, _FIRST_VALUES = 30, 3
_TICK, _HEAD, _VALUES, _MEANS = range(4)
_PART = 0.28  # of the room beside the ticks, for a head and for first values


class _ChoiceCard(RadioCard):
    """One of two answers."""

    def __init__(self, theme: Theme, title: str, told: str, more: str) -> None:
        super().__init__(theme, title)
        self.radio.setAccessibleDescription(f"{told} {more}")
        told_label = TextLabel(told, theme, "analyst.base", tone="muted")
        more_label = TextLabel(more, theme, "analyst.small", tone="muted")
        texts = column(told_label, more_label, space=1)
        texts.setContentsMargins(INDENT, 0, 0, 0)
        column(self.radio, texts, on=self, space=1, margins=(4, 3))


class _Numbered(QWidget):
    """The head of one of the two questions, with its number, and what stands behind it."""

    def __init__(self, theme: Theme, number: int, title: str, more: QWidget) -> None:
        super().__init__()
        tone: PillTone = "accent" if number == 1 else "muted"
        pill = Pill(figures(number), theme, tone, style="analyst.small")
        self._title = TextLabel(title, theme, "analyst.section", wrap=False)
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._parts.setSpacing(theme.space(2))
        add(self._parts, self._title, wide(more))
        row(pill, wide(self._parts), on=self, space=2, align=TOP)

    def fit(self, beside: bool) -> None:
        """Put both beside each other where there is room, else below, and wrapped."""
        self._title.setWordWrap(not beside)
        self._parts.setDirection(_direction(beside))


class RandomizedPanel(QWidget):
    """Emits `said(choice)`, "some" or "none"; neither is chosen at first."""

    said = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        panel = card(padding=theme.space(4))
        self.some = _ChoiceCard(
            theme,
            tr("&Some columns were randomized"),
            tr("Tick them below. Each then asks for its design and its exact chances."),
            tr("Paper with coins or dice, crosswise, forced response and the like."),
        )
        self.none = _ChoiceCard(
            theme,
            tr("N&o column was randomized"),
            tr("Every answer stands as it was given. Shares are plain shares, without any ε."),
            tr("It is written into the mapping, which the study keeps."),
        )
        self._group = QButtonGroup(self)
        for name, each in (("some", self.some), ("none", self.none)):
            self._group.addButton(each.radio)
            each.radio.clicked.connect(lambda _=False, name=name: self.said.emit(name))
        about = TextLabel(
            tr("No table shows it. A wrong word here makes every share wrong, with no sign of it."),
            theme,
            "analyst.base",
            tone="muted",
        )
        self._head = _Numbered(theme, 1, tr("First: which columns were randomized?"), about)
        panel.column.addWidget(self._head)
        self._choices = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._choices.setSpacing(theme.space(4))
        add(self._choices, wide(self.some), wide(self.none))
        panel.column.addLayout(self._choices)
        column(panel, on=self)

    def show_mapped(self, now: Mapped) -> None:
        self._group.setExclusive(False)
        for name, each in (("some", self.some), ("none", self.none)):
            with QSignalBlocker(each.radio):
                each.radio.setChecked(now.choice == name)
            each.update()
        self._group.setExclusive(True)

    def fit(self, beside: bool) -> None:
        """Put what is two beside each other where there is room."""
        self._head.fit(beside)
        self._choices.setDirection(_direction(beside))


class _List(QTableWidget):
    """Some of the columns, each in a row. Emits `opened(head)` and `ticked(head, on)`."""

    opened = Signal(str)
    ticked = Signal(str, bool)

    def __init__(self, theme: Theme, looked: TableLook, places: Sequence[int]) -> None:
        super().__init__(len(places), 4)
        self._theme = theme
        self.heads = [looked.seen[place].head for place in places]
        self.setHorizontalHeaderLabels(
            [tr("Randomized"), tr("Column"), tr("First values"), tr("Guess")]
        )
        self.setAccessibleName(tr("Columns of the table"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(_TICK, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self.setStyleSheet("QTableView::item { padding: 0px 8px; }")
        self._items: list[list[QTableWidgetItem]] = []
        fonts = {_HEAD: "analyst.form", _VALUES: "analyst.small", _MEANS: "analyst.form"}
        for line, place in enumerate(places):
            cells = [each[place] for each in looked.first[:_FIRST_VALUES]]
            self._items.append([])
            texts = ("", self.heads[line], joined([cell or tr("empty") for cell in cells]), "")
            for at, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                if at in fonts:
                    item.setFont(theme.font(fonts[at]))
                self.setItem(line, at, item)
                self._items[line].append(item)
        self.setFixedHeight(header.sizeHint().height() + len(places) * _ROW + 4)
        self.cellClicked.connect(self._on_clicked)
        self.cellDoubleClicked.connect(self._on_double_clicked)

    def show_mapped(self, looked: TableLook, now: Mapped) -> None:
        """Show which columns were randomized, and what each is so far."""
        seen = {each.head: each for each in looked.seen}
        for line, head in enumerate(self.heads):
            guessed, name = head not in now.chosen, now.randomized(head)[0]
            question = now.question(head)
            meaning = _meaning(now, seen[head])
            open_ = now.needs_design(head) or now.unclear(seen[head])
            tick, _, values, means = self._items[line]
            may_tick = now.choice == "some" and question is not None
            awake = Qt.ItemFlag.ItemIsEnabled if may_tick else Qt.ItemFlag.NoItemFlags
            tick.setFlags(Qt.ItemFlag.ItemIsSelectable | awake)
            tick.setCheckState(Qt.CheckState.Checked if name else Qt.CheckState.Unchecked)
            tick.setData(Qt.ItemDataRole.AccessibleTextRole, words.ticked(head, bool(name)))
            means.setText(words.asks_for_design(meaning) if now.needs_design(head) else meaning)
            told = words.guessed(meaning) if guessed else words.chosen(meaning)
            means.setData(Qt.ItemDataRole.AccessibleTextRole, told)
            means.setToolTip(told)
            icon = (GUESS, "accent") if guessed else (CHOICE, "success")
            icon = ("warning", "warning") if open_ else icon
            means.setIcon(self._theme.icon(*icon, 16))
            muted = not question and not now.role(head)
            for item in (values, means):
                tone = "text_muted" if muted or item is values else "text"
                item.setForeground(QColor(self._theme.colour(tone)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the most room to what a column is guessed to be."""
        super().resizeEvent(event)
        room = self.viewport().width() - self.columnWidth(_TICK)
        for at in (_HEAD, _VALUES):
            self.setColumnWidth(at, int(_PART * room))

    def _on_double_clicked(self, line: int, at: int) -> None:
        if at != _TICK:
            self._open(line)

    def _open(self, line: int) -> None:
        if 0 <= line < len(self.heads):
            self.opened.emit(self.heads[line])

    def _tick(self, line: int) -> None:
        item = self.item(line, _TICK)
        if item is not None and item.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.ticked.emit(self.heads[line], item.checkState() is not Qt.CheckState.Checked)

    def _on_clicked(self, line: int, at: int) -> None:
        if at == _TICK:
            self._tick(line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a column by Enter, tick it by the space bar."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentRow())
        elif event.key() == Qt.Key.Key_Space:
            self._tick(self.currentRow())
        else:
            super().keyPressEvent(event)


def _meaning(now: Mapped, seen: Seen) -> str:
    """Say what a column is so far: by its text where that is more than its head."""
    question, role = now.question(seen.head), now.role(seen.head)
    if question is not None and question["text"] not in (seen.head, bare(seen.head)):
        return str(question["text"])
    known = role in words.ROLES and role
    return words.role_name(role) if known else role or words.left_out_as(why_left_out(seen))


class ColumnsLists(QWidget):
    """All columns, in two lists beside each other where there is room. Emits as `_List` does."""

    opened = Signal(str)
    ticked = Signal(str, bool)

    def __init__(self, theme: Theme, looked: TableLook) -> None:
        super().__init__()
        self._looked = looked
        n = len(looked.seen)
        half = (n + 1) // 2
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._both.setContentsMargins(theme.margins(0))
        self._both.setSpacing(theme.space(4))
        self.lists = []
        for places in (range(half), range(half, n)):
            if not places:
                continue
            made = _List(theme, looked, places)
            holder = card(padding=theme.space(2))
            holder.column.addWidget(made)
            self._both.addWidget(holder, 1, Qt.AlignmentFlag.AlignTop)
            made.opened.connect(self.opened)
            made.ticked.connect(self.ticked)
            self.lists.append(made)

    def show_mapped(self, now: Mapped) -> None:
        for each in self.lists:
            each.show_mapped(self._looked, now)

    def stand_on(self, head: str) -> None:
        """Let the keyboard stand on a column."""
        for each in self.lists:
            if head in each.heads:
                each.setCurrentCell(each.heads.index(head), _HEAD)
                each.setFocus()

    def fit(self, beside: bool) -> None:
        """Put the two lists beside each other where there is room."""
        self._both.setDirection(_direction(beside))


class FirstPage(QWidget):
    """The two questions before an import. Emits `changed`, and `opened(head)` for a column."""

    changed = Signal()
    opened = Signal(str)

    def __init__(self, theme: Theme, looked: TableLook, mapper: Mapper, line: QWidget) -> None:
        super().__init__()
        self._mapper = mapper
        self.randomized = RandomizedPanel(theme)
        self.columns = ColumnsLists(theme, looked)
        self._head = _Numbered(theme, 2, tr("Then: is each column what it seems?"), line)
        column(self.randomized, self._head, self.columns, on=self, space=3)
        self.randomized.said.connect(self._on_said)
        self.columns.ticked.connect(self._on_ticked)
        self.columns.opened.connect(self.opened)

    def show_mapped(self) -> None:
        self.randomized.show_mapped(self._mapper.now)
        self.columns.show_mapped(self._mapper.now)

    def fit(self, beside: bool) -> None:
        """Put what is two beside each other where there is room."""
        self.randomized.fit(beside)
        self._head.fit(beside)
        self.columns.fit(beside)

    def _on_said(self, choice: str) -> None:
        self._mapper.say_randomized(some=choice == "some")
        self.changed.emit()

    def _on_ticked(self, head: str, on: bool) -> None:
        self._mapper.tick(head, on)
        self.changed.emit()


def _direction(beside: bool) -> QBoxLayout.Direction:
    ways = QBoxLayout.Direction
    return ways.LeftToRight if beside else ways.TopToBottom
