"""The three cards of a column: its question, what its values mean, how it was randomized."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.tables import words
from app.tables.guess_or_choice import GuessOrChoice
from app.tables.mapper import Mapper, designs_for
from app.tables.mapping_state import BROKEN_OFF, MISSING, UNMAPPED, is_number, meanings_of
from app.theme import Theme
from app.widgets.fields import ShortBox, label_of
from app.widgets.layout import STRETCH, add, clear, column, discard, row, wide
from app.widgets.panels import Panel, card, show_text
from app.widgets.pill import Pill
from app.widgets.text import TextLabel
from app.words.catalogue import capital, figures, tr
from app.words.mechanisms import called
from app.words.numerals import plain
from core.interchange.mapping.guess import Seen, separator_of
from core.interchange.mapping.model import NOTHING
from core.survey.model import Kind

_TEXT_HEIGHT = 72
_MOST_VALUES = 60
_MOST_TELLING, _SHOWN_OF_MANY = 12, 3


def labelled(text: str, field: QWidget, theme: Theme) -> QVBoxLayout:
    """Return a field under its label."""
    label = label_of(field, text, theme.font("analyst.small"))
    label.setWordWrap(True)
    return column(label, field, space=1)


def combo(name: str) -> QComboBox:
    """Return a list to choose from, which no long text makes wide."""
    box = ShortBox(8)
    box.setAccessibleName(name)
    return box


class WritingBox(QWidget):
    """Emits `changed` when it was said how the numbers of the open column are written."""

    changed = Signal()

    def __init__(self, theme: Theme, mapper: Mapper) -> None:
        super().__init__()
        self._mapper = mapper
        self.box = combo(tr("How its numbers are written"))
        column(labelled(tr("How its &numbers are written"), self.box, theme), on=self)
        self.box.activated.connect(self._on_chosen)

    def show_mapped(self) -> None:
        """Show the ways in which the numbers of the open column can be read, and the one said."""
        now = self._mapper.now
        seen = self._mapper.seen[now.head]
        group = now.writing(seen)
        asked = now.has_numbers(now.head) and (len(seen.writings) > 1 or group is None)
        self.setVisible(asked)
        with QSignalBlocker(self.box):
            self.box.clear()
            for place, marks in enumerate(seen.writings if asked else ()):
                self.box.addItem(words.writing(marks, seen.example), place)
            if group is None:
                self.box.addItem(tr("choose …"), -1)
            self.box.setCurrentIndex(self.box.findData(-1 if group is None else group))

    def _on_chosen(self) -> None:
        place = self.box.currentData()
        if place is not None and place >= 0:
            self._mapper.set_writing(place)
            self.changed.emit()


class EmptyBox(QWidget):
    """What it means that nothing stands in any column of a question that has one an option.

    Emits `changed` when that was said.
    """

    changed = Signal()

    def __init__(self, theme: Theme, mapper: Mapper) -> None:
        super().__init__()
        self._mapper = mapper
        self.is_open = False
        self.box = combo(tr("Where all its columns are empty"))
        self.box.addItem(tr("none of them was chosen"), "none")
        self.box.addItem(tr("no answer"), MISSING)
        self.box.addItem(tr("choose …"), UNMAPPED)
        column(labelled(tr("Where all its columns are &empty"), self.box, theme), on=self)
        self.box.activated.connect(self._on_chosen)

    def show_mapped(self) -> None:
        """Show what is said of the open column's question; `is_open` where it has to be."""
        now = self._mapper.now
        meaning = now.empty(now.head)
        own = now.together(now.head) if meaning is not None else ()
        asked = bool(own) and all(self._mapper.seen[head].counts[NOTHING] for head in own)
        self.setVisible(asked)
        self.is_open = (
            asked
            and meaning == UNMAPPED
            and bool(now.randomized(now.head)[0])
            and "complete" not in now.content
            and all(NOTHING in ((now.column(head) or {}).get("values") or {}) for head in own)
        )
        with QSignalBlocker(self.box):
            self.box.setCurrentIndex(self.box.findData(meaning or UNMAPPED))

    def _on_chosen(self) -> None:
        self._mapper.set_empty(str(self.box.currentData()))
        self.changed.emit()


def numbered(place: int, title: str, theme: Theme) -> Panel:
    """Return a card with its number and its title."""
    panel = card(padding=theme.space(5))
    panel.column.addLayout(
        row(
            Pill(figures(place), theme, "accent", style="analyst.small"),
            wide(TextLabel(title, theme, "analyst.section")),
            space=2,
        )
    )
    return panel


class QuestionCard(QWidget):
    """Emits `changed` when something was done to the mapping."""

    changed = Signal()

    def __init__(self, theme: Theme, mapper: Mapper) -> None:
        super().__init__()
        self._mapper = mapper
        panel = numbered(1, tr("Column and question"), theme)
        self.head = TextLabel("", theme, "analyst.strong")
        self.guess_or_choice = GuessOrChoice(theme, mapper)
        self.role = combo(tr("What the column is"))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(tr("Text as it was asked"))
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(_TEXT_HEIGHT)
        self.text.setFont(theme.font("analyst.form"))
        self.note = TextLabel("", theme, "analyst.small", tone="muted")
        self._asked = QWidget()
        asked = labelled(tr("&Text as it was asked"), self.text, theme)
        asked.setContentsMargins(theme.margins(0))
        self._asked.setLayout(asked)
        panel.column.addWidget(self.head)
        panel.column.addWidget(self.guess_or_choice)
        panel.column.addLayout(labelled(tr("What the &column is"), self.role, theme))
        add(panel.column, self._asked, self.note, STRETCH)
        column(panel, on=self)
        self.role.activated.connect(self._on_role_chosen)
        self.text.textChanged.connect(self._on_text_changed)

    def show_mapped(self) -> None:
        """Show the column that is open."""
        now = self._mapper.now
        role, question, entry = now.role(now.head), now.question(now.head), now.column(now.head)
        self.head.setText(now.head)
        self.guess_or_choice.show_mapped()
        part = entry is not None and ("option" in entry or "part" in entry)
        with QSignalBlocker(self.role):
            self.role.clear()
            for key in words.ROLES:
                if key in ("", role) or (not part and self._offered(key)):
                    self.role.addItem(words.role_name(key), key)
            if self.role.findData(role) < 0:
                self.role.addItem(role, role)  # a kind that only a loaded mapping has
            self.role.setCurrentIndex(self.role.findData(role))
        self._asked.setVisible(question is not None)
        if question is not None and self.text.toPlainText() != question["text"]:
            with QSignalBlocker(self.text):
                self.text.setPlainText(str(question["text"]))
        told = ""
        if entry is not None and part:
            told = tr("It is “{part}” of the question {question}; its columns go together.")
            part_of = str(entry.get("option", entry.get("part", "")))
            told = told.format(part=part_of, question=str(entry["question"]))
        elif (
            question is not None
            and is_number(question)
            and not now.open_writings([self._mapper.seen[now.head]])
        ):
            told = _range(question["low"], question["high"], (entry or {}).get("scale", 1))
        show_text(self.note, told)

    def _offered(self, role: str) -> bool:
        seen = self._mapper.seen[self._mapper.now.head]
        if role in ("number", "weight"):
            return seen.numbers
        if role in ("yes-no", "one-of"):
            return seen.whole
        return role != "many-of" or (seen.whole and bool(separator_of(seen)))

    def _on_role_chosen(self) -> None:
        self._mapper.set_role(str(self.role.currentData()))
        self.changed.emit()

    def _on_text_changed(self) -> None:
        self._mapper.set_text(self.text.toPlainText())
        self.changed.emit()


def _range(low: int, high: int, scale: int) -> str:
    ends = (plain(end / scale) for end in (low, high))
    return tr("Numbers from {low} to {high}; others refuse their row.").format(
        **dict(zip(("low", "high"), ends, strict=True))
    )


class ValuesCard(QWidget):
    """Each value of a column and what it means. Emits `changed`."""

    changed = Signal()

    def __init__(self, theme: Theme, mapper: Mapper) -> None:
        super().__init__()
        self._theme, self._mapper = theme, mapper
        self._panel = numbered(2, tr("Values and answers"), theme)
        self._ground: QWidget | None = None
        self._shown: object = None
        self.meanings: dict[str, QComboBox] = {}
        self._cells: tuple[str, ...] = ()
        self.note = TextLabel("", theme, "analyst.small", tone="warning")
        self.more = TextLabel("", theme, "analyst.small", tone="muted")
        self.writing = WritingBox(theme, mapper)
        self.empty = EmptyBox(theme, mapper)
        for box in (self.writing, self.empty):
            box.changed.connect(self.changed)
            self._panel.column.addWidget(box)
        add(self._panel.column, self.more, self.note, STRETCH)
        column(self._panel, on=self)

    def show_mapped(self) -> None:
        """Show the values of the column that is open."""
        now = self._mapper.now
        entry, question = now.column(now.head), now.question(now.head)
        seen = self._mapper.seen[now.head]
        valued = entry is not None and question is not None and self._has_values(question, entry)
        options = tuple((each["id"], each["text"]) for each in (question or {}).get("options", ()))
        kind = "" if question is None else str(question["kind"])
        part = entry is not None and "option" in entry
        separated = entry is not None and "separator" in entry
        held = now.completeness(now.head)
        meant = meanings_of(entry or {}, seen)
        wanted = (
            now.head,
            kind or now.role(now.head),
            tuple(each for each, _ in options),
            part,
            valued,
        )
        if wanted != self._shown:
            self._shown = wanted
            cells = (*seen.values, *((NOTHING,) if seen.counts[NOTHING] else ()))
            answers = [("yes", tr("said Yes")), ("no", tr("said No"))]
            if separated:
                cells = cells[len(seen.values) :]
            if not (part or (kind and Kind(kind).definition.complementary)):
                answers = [(id_, str(text)) for id_, text in options]
            if separated:
                answers = [("none", tr("none of them was chosen"))]
            if held is not None:
                cells = _telling(seen, held["not"])
                answers = [("sent", tr("answered to the end")), (BROKEN_OFF, tr("broken off"))]
            if len(cells) > _MOST_VALUES:  # what is to be said first
                cells = tuple(sorted(cells, key=lambda cell: meant(cell) != UNMAPPED))
            self._cells = cells if valued or held is not None else ()
            self._build(self._cells[:_MOST_VALUES], answers, closed=held is not None)
        rest = self._cells[_MOST_VALUES:] if held is None else ()
        open_cells = [cell for cell in rest if meant(cell) == UNMAPPED]
        for cell, box in self.meanings.items():
            meaning = meant(cell)
            if held is not None:
                meaning = BROKEN_OFF if cell in held["not"] else "sent"
            with QSignalBlocker(box):
                for id_, text in options:
                    at = box.findData(id_)
                    if at >= 0:
                        box.setItemText(at, str(text))
                box.setCurrentIndex(box.findData(meaning))
            if meaning == UNMAPPED:
                open_cells.append(cell)
        told = words.unmapped(open_cells[0], seen.counts[open_cells[0]]) if open_cells else ""
        if separated and open_cells:
            randomized = bool(now.randomized(now.head)[0])
            told = words.empty_cells(seen.counts[NOTHING]) if randomized else ""
        show_text(self.more, words.more_values(len(rest)) if rest and not open_cells else "")
        self.writing.show_mapped()
        self.empty.show_mapped()
        if self._ground is not None:
            self._ground.setVisible(bool(self.meanings) or self.writing.isHidden())
        if not told and self.empty.is_open:
            told = words.empty_row()
        if now.has_numbers(now.head) and now.writing(seen) is None:
            told = words.writing_open(seen.example, seen.writings)
        show_text(self.note, told)

    @staticmethod
    def _has_values(question: dict[str, object], entry: dict[str, object]) -> bool:
        if "part" in entry:
            return False
        return not is_number(question) or "values" in entry

    def _build(
        self, cells: Sequence[str], answers: Sequence[tuple[str, str]], *, closed: bool
    ) -> None:
        """Make a row for each value; `closed`: it means one of these answers and nothing else."""
        if self._ground is not None:
            discard(self._ground)
        self.meanings = {}
        self._ground = QWidget()
        grid = QGridLayout(self._ground)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self._theme.space(3))
        grid.setColumnStretch(2, 1)
        if not cells:
            told = words.nothing_to_choose(self._mapper.now.role(self._mapper.now.head))
            grid.addWidget(TextLabel(told, self._theme, "analyst.base", tone="muted"), 0, 0, 1, 3)
        for at, head in enumerate((tr("In the table"), tr("Rows"), tr("Means")) if cells else ()):
            title = TextLabel(head, self._theme, "analyst.small", tone="muted", wrap=False)
            grid.addWidget(title, 0, at)
        counts = self._mapper.seen[self._mapper.now.head].counts
        for place, cell in enumerate(cells, start=1):
            shown = cell or tr("empty")
            label = TextLabel(shown, self._theme, "analyst.form", tone="text" if cell else "muted")
            label.setMaximumWidth(140)
            number = TextLabel(figures(counts[cell]), self._theme, "analyst.form")
            box = combo(tr("What {value} means").format(value=shown))
            for key, text in answers:
                box.addItem(text, key)
            if not closed:
                box.addItem(tr("no answer"), MISSING)
            if not closed and (cell or answers[0][0] == "none"):
                box.addItem(tr("choose …"), UNMAPPED)
            box.activated.connect(lambda _at, cell=cell, box=box: self._on_chosen(cell, box))
            self.meanings[cell] = box
            middle = Qt.AlignmentFlag.AlignVCenter
            for at, widget in enumerate((label, number)):
                grid.addWidget(widget, place, at, middle)
            grid.addWidget(box, place, 2)
        self._panel.column.insertWidget(1, self._ground)

    def _on_chosen(self, cell: str, box: QComboBox) -> None:
        self._mapper.set_meaning(cell, str(box.currentData()))
        self.changed.emit()


def _telling(seen: Seen, broken_off: Sequence[str]) -> tuple[str, ...]:
    """Return the values of a column by which rows may be broken off; of many dates the first."""
    few = seen.whole and len(seen.values) <= _MOST_TELLING
    held = (*broken_off, *((NOTHING,) if seen.counts[NOTHING] else ()))
    return tuple(dict.fromkeys((*held, *seen.values[: None if few else _SHOWN_OF_MANY])))


class NamesCard(QWidget):
    """What each answer of a question is called. Emits `changed`."""

    changed = Signal()

    def __init__(self, theme: Theme, mapper: Mapper) -> None:
        super().__init__()
        self._theme, self._mapper = theme, mapper
        self._column = column(on=self, space=1)
        self.fields: dict[str, QLineEdit] = {}

    def show_mapped(self) -> None:
        """Show the answers of the column that is open."""
        question = self._mapper.now.question(self._mapper.now.head) or {}
        options = question.get("options", [])
        ids = [each["id"] for each in options]
        if ids != list(self.fields):
            clear(self._column)
            self.fields = {}
            if ids:
                told = tr("Names of the answers")
                self._column.addWidget(TextLabel(told, self._theme, "analyst.small", tone="muted"))
            for id_ in ids[:_MOST_VALUES]:
                field = QLineEdit()
                field.setAccessibleName(tr("Name of the answer {id}").format(id=id_))
                field.setFont(self._theme.font("analyst.form"))
                field.textEdited.connect(lambda text, id_=id_: self._on_edited(id_, text))
                self.fields[id_] = field
                self._column.addWidget(field)
        for each in options:
            shown = self.fields.get(each["id"])
            if shown is not None and shown.text() != each["text"]:
                shown.setText(str(each["text"]))
        self.setVisible(bool(ids))

    def _on_edited(self, id_: str, text: str) -> None:
        self._mapper.name_option(id_, text)
        self.changed.emit()


def design_names(question: dict[str, object]) -> list[tuple[str, str]]:
    """Return the designs that a question can have, with what they are called."""
    found = designs_for(question)
    return [(name, capital(called(each.title))) for name, each in found.items()]
