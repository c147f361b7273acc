"""What is asked, of how many people, with which share guessed; in a draft also: one or all."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from app.planner.asking_cards import counted
from app.planner.fields import decimal_field, labelled
from app.planner.plan_request import PlanRequest, Subject
from app.theme import Theme
from app.widgets.choices import SegmentedChoice
from app.widgets.fields import number_field
from app.widgets.layout import STRETCH, column
from app.widgets.panels import show_text
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.kinds import kind_name
from app.words.numerals import percent_sign
from core.plan.mechanisms import MAX_OPTIONS
from core.plan.split import Split
from core.survey import KINDS, Kind
from core.survey.questions import MAX_QUESTIONS

_MOST_PEOPLE = 10_000_000
_FEW = 5  # options to begin with, where a question has any
_HARDEST = 0.5
_WIDTHS = (150, 72, 72, 104, 88)  # of the fields, in their order


class QuestionFields(QWidget):
    """Emits `changed` with the fields of a request that changed, and `whole_wanted(bool)`.

    Kind, options and number of questions can be chosen of what stands in no survey yet.
    """

    changed = Signal(object)  # a dict; Qt would make plain texts of its enumerations
    whole_wanted = Signal(bool)

    def __init__(self, theme: Theme, subject: Subject) -> None:
        super().__init__()
        request = subject.request
        self._free = subject.free
        self.people_field = number_field(1, _MOST_PEOPLE, request.people, theme, name=tr("People"))
        self.people_field.setGroupSeparatorShown(True)
        self.share_field = decimal_field(theme, tr("Guessed share"), 0, 100, 1, percent_sign())
        self.kind_field = QComboBox()
        self.kind_field.setAccessibleName(tr("Kind of question"))
        for kind in KINDS.values():
            self.kind_field.addItem(kind_name(kind), str(kind))
        self.options_field = number_field(1, MAX_OPTIONS, _FEW, theme, name=tr("Options"))
        self.questions_field = number_field(1, MAX_QUESTIONS, 1, theme, name=tr("Questions"))
        n = len(subject.standing)
        everything = tr("Both questions") if n == 2 else tr("All {n} questions")
        whole = ("one", tr("This question")), ("all", everything.format(n=counted(n)))
        self.whole_choice = SegmentedChoice(whole, theme, name=tr("What is planned"))
        evenly, equal = (each.value for each in (Split.EVENLY, Split.EQUAL_MARGINS))
        ways = (evenly, tr("Split evenly")), (equal, tr("For equal margins"))
        self.split_choice = SegmentedChoice(ways, theme, name=tr("How the total is split"))
        aims = ("mean", tr("For its mean")), ("histogram", tr("For its histogram"))
        self.number_choice = SegmentedChoice(aims, theme, name=tr("What a number is planned for"))
        self._note = TextLabel("", theme, "analyst.small", tone="muted")
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.space(3))
        grid.setVerticalSpacing(theme.space(2))
        self._cells = {
            "kind": labelled(tr("&Kind"), self.kind_field),
            "options": labelled(tr("&Options"), self.options_field),
            "questions": labelled(tr("&Questions"), self.questions_field),
            "people": labelled(tr("&People"), self.people_field),
            "share": labelled(tr("&Guessed share"), self.share_field),
        }
        for field, width in zip(self._fields, _WIDTHS, strict=True):
            field.setFixedWidth(width)
        grid.setColumnStretch(len(self._cells), 1)
        self._grid = grid
        self._column = column(
            self.whole_choice,
            grid,
            self.split_choice,
            self.number_choice,
            self._note,
            STRETCH,
            on=self,
            space=2,
        )
        # Not before: what has no parent is a window once shown.
        self.whole_choice.setVisible(len(subject.standing) > 1 and subject.place == "editor")
        self.show_request(request)
        self._connect()

    def arrange(self, *, in_two_rows: bool) -> None:
        """Put the fields into one row or two; with options to ask for one is not enough."""
        second = in_two_rows or not self._cells["options"].isHidden()
        columns = [0, 0]
        for name, cell in self._cells.items():
            line = int(second and name in ("people", "share"))
            self._grid.addWidget(cell, line, columns[line])
            columns[line] += not cell.isHidden()
        self._column.activate()  # so that its size is known at once

    @property
    def _fields(self) -> tuple[QWidget, ...]:
        return (
            *(self.kind_field, self.options_field, self.questions_field),
            *(self.people_field, self.share_field),
        )

    def show_request(self, request: PlanRequest) -> None:
        """Show a request without telling that it changed; a field being typed into stays."""
        numbers = (
            (self.people_field, request.people),
            (self.options_field, request.options),
            (self.questions_field, request.questions),
        )
        for field, value in numbers:
            if not field.hasFocus():
                with QSignalBlocker(field):
                    field.setValue(value)
        if not self.share_field.hasFocus():
            with QSignalBlocker(self.share_field):
                self.share_field.setValue(100 * request.share)
        with QSignalBlocker(self.kind_field):
            self.kind_field.setCurrentIndex(self.kind_field.findData(str(request.kind)))
        self.whole_choice.set_key("all" if request.whole else "one")
        self.split_choice.set_key(request.how.value)
        kind = request.kind.definition
        shown = {
            "kind": self._free,
            "options": self._free and not kind.complementary,
            "questions": self._free and not kind.multiple,
            "share": not request.whole,
        }
        for name, visible in shown.items():
            self._cells[name].setVisible(visible)
        self.arrange(in_two_rows=False)
        self.split_choice.setVisible(request.whole and request.asking.everything)
        self.number_choice.setVisible(request.of_number)
        self.number_choice.set_key("histogram" if request.for_histogram else "mean")
        note = ""
        if kind.complementary and not request.whole and request.share == _HARDEST:
            note = tr("A share of 50% is the hardest: no other needs more people.")
        elif request.for_histogram:
            note = tr("It tells most of the histogram. Error and margin are still of the mean.")
        show_text(self._note, note)

    def _connect(self) -> None:
        self.people_field.valueChanged.connect(lambda n: self.changed.emit({"people": n}))
        self.share_field.valueChanged.connect(lambda f: self.changed.emit({"share": f / 100}))
        self.questions_field.valueChanged.connect(lambda n: self.changed.emit({"questions": n}))
        self.kind_field.currentIndexChanged.connect(self._on_kind_field_changed)
        self.options_field.valueChanged.connect(lambda n: self.changed.emit({"options": n}))
        self.whole_choice.chosen.connect(lambda key: self.whole_wanted.emit(key == "all"))
        self.split_choice.chosen.connect(lambda key: self.changed.emit({"how": Split(key)}))
        self.number_choice.chosen.connect(
            lambda key: self.changed.emit({"histogram": key == "histogram"})
        )

    def _on_kind_field_changed(self) -> None:
        kind = Kind(self.kind_field.currentData())
        two = kind.definition.complementary
        with QSignalBlocker(self.options_field):
            self.options_field.setMinimum(kind.definition.least)
            if not two and self.options_field.value() <= 2:
                self.options_field.setValue(_FEW)
        options = 2 if two else self.options_field.value()
        questions = 1 if kind.definition.multiple else self.questions_field.value()
        self.changed.emit({"kind": kind, "options": options, "questions": questions})
