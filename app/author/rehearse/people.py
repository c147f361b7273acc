"""Who is made up for a rehearsal: how many, how often, and their true shares."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.author.kinds import AUTHORED
from app.author.rehearse.flow import (
    MOST_PEOPLE,
    MOST_RUNS,
    RehearsalRequest,
    has_sum,
    rest_of,
    stated,
    with_share,
    without_table,
)
from app.author.words.rehearsing import share_text
from app.theme import Theme
from app.widgets.button import secondary_button
from app.widgets.fields import DecimalBox, WholeBox, number_field
from app.widgets.layout import MIDDLE, STRETCH, Gap, add, column, row, scroll_page, wide
from app.widgets.progress import ProgressPanel
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.numerals import percent_sign
from app.words.options import option_text
from core.survey import Question, text_in

WIDTH = 288
_FIELD, _LEAST_FIELD = 92, 96
_MOST_FIELDS = 60  # of one question; beyond it the shares are even
_LARGEST_SEED = 2_147_483_647
_ANY = 16_777_215  # as wide as there is room


class PeoplePanel(QWidget):
    """Emits `changed(RehearsalRequest)`, `table_wanted`, `again_wanted` and `cancelled`."""

    changed = Signal(object)
    table_wanted = Signal()
    again_wanted = Signal()
    cancelled = Signal()

    def __init__(self, theme: Theme, request: RehearsalRequest, language: str) -> None:
        super().__init__()
        self._theme = theme
        self._language = language
        self.request = request
        self.above = False  # of what was found, rather than beside it
        self.setFixedWidth(WIDTH)
        self.fields: dict[tuple[str, str], DecimalBox] = {}
        self._sums: dict[str, TextLabel] = {}
        self.made_up = QRadioButton(tr("People with stated shares"))
        self.from_table = QRadioButton(tr("People from a CSV…"))
        self.made_up.setChecked(True)
        self.table_label = TextLabel("", theme, "analyst.small", tone="muted")
        self.people_field = self._number(1, MOST_PEOPLE, request.people, tr("People"))
        self.runs_field = self._number(1, MOST_RUNS, request.runs, tr("Rehearsals"))
        self.seed_field = self._number(0, _LARGEST_SEED, request.seed, tr("Seed"))
        self.seed_field.setGroupSeparatorShown(False)
        self.again_button = secondary_button(tr("Rehearse again"), theme, "analyst", icon="redo")
        self.again_button.setObjectName("again_button")
        self.progress = ProgressPanel(theme)
        self.progress.hide()
        self.shares_box = QWidget()
        self._lay_out()
        self._connect()
        self._show()

    def _number(self, low: int, high: int, value: int, name: str) -> WholeBox:
        field = number_field(low, high, value, self._theme, name=name)
        field.setGroupSeparatorShown(True)
        field.setKeyboardTracking(False)
        field.setMinimumWidth(_LEAST_FIELD)
        return field

    def _lay_out(self) -> None:
        theme = self._theme
        ground = self._ground = QWidget()
        counts = QGridLayout()
        counts.setHorizontalSpacing(theme.space(3))
        counts.setColumnStretch(0, 1)
        counts.setColumnStretch(1, 1)
        for at, (words, field) in enumerate(
            ((tr("People"), self.people_field), (tr("Rehearsals"), self.runs_field))
        ):
            counts.addWidget(TextLabel(words, theme, "analyst.strong"), 0, at)
            counts.addWidget(field, 1, at)
        told = TextLabel(tr("Seed"), theme, "analyst.small", tone="muted", wrap=False)
        seed = row(told, wide(self.seed_field))
        self.seed_label = TextLabel("", theme, "analyst.small", tone="muted")
        column(
            TextLabel(tr("Who is made up"), theme, "analyst.section"),
            self.made_up,
            self.from_table,
            self.table_label,
            Gap(2),
            counts,
            Gap(2),
            self._shares(),
            self.again_button,
            self.progress,
            seed,
            self.seed_label,
            STRETCH,
            on=ground,
            space=2,
            margins=QMargins(20, 16, 20, 16),
        )
        area = self._area = scroll_page(ground)
        column(area, on=self)

    def stand_above(self, above: bool) -> None:
        """Take the whole width and the height it needs, or stand in a column that scrolls."""
        self.above = above
        self.setMinimumWidth(0 if above else WIDTH)
        self.setMaximumWidth(_ANY if above else WIDTH)
        self._area.setMinimumHeight(self._ground.sizeHint().height() if above else 0)

    def _shares(self) -> QWidget:
        theme = self._theme
        states = TextLabel(tr("you state them"), theme, "analyst.small", tone="muted", wrap=False)
        head = row(wide(TextLabel(tr("True shares"), theme, "analyst.section")), states)
        box = column(head, on=self.shares_box, space=1)
        for question in stated(self.request.survey):
            text = text_in(question.text, self._language)
            add(box, Gap(2), TextLabel(text, theme, "analyst.overline", tone="muted"))
            self._add_options(box, question)
        return self.shares_box

    def _add_options(self, column: QVBoxLayout, question: Question) -> None:
        theme = self._theme
        ids = AUTHORED[question.kind].stated(question)
        if len(ids) > _MOST_FIELDS:
            told = tr("{n} options, all with the same share", "", len(ids)).format(
                n=figures(len(ids))
            )
            column.addWidget(TextLabel(told, theme, "analyst.small", tone="muted"))
            return
        for option in ids:
            name = option_text(question, option, self._language)
            field = self._percents(name)
            field.valueChanged.connect(partial(self._on_share_changed, question, option))
            self.fields[question.id, option] = field
            column.addLayout(row(wide(TextLabel(name, theme, "analyst.form"), MIDDLE), field))
        if has_sum(question):
            last = self.fields[question.id, ids[-1]]
            last.setReadOnly(True)
            last.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            last.setToolTip(tr("What the others leave"))
            self._sums[question.id] = TextLabel("", theme, "analyst.strong", tone="success")
            column.addWidget(self._sums[question.id])

    def _percents(self, name: str) -> DecimalBox:
        theme = self._theme
        field = DecimalBox()
        field.setRange(-1000, 100)
        field.setDecimals(1)
        field.setSuffix(percent_sign())
        field.setAccessibleName(name)
        field.setFixedWidth(_FIELD)
        field.setFont(theme.font("analyst.base", tabular=True))
        field.setFixedHeight(theme.tokens.control_height["analyst_control"])
        field.lineEdit().setTextMargins(theme.margins(2, 0))
        return field

    def _connect(self) -> None:
        self.people_field.valueChanged.connect(lambda n: self._become(people=n))
        self.runs_field.valueChanged.connect(lambda n: self._become(runs=n))
        self.seed_field.valueChanged.connect(lambda n: self._become(seed=n))
        self.from_table.clicked.connect(self.table_wanted)
        self.made_up.clicked.connect(lambda: self.take(without_table(self.request)))
        self.again_button.clicked.connect(self.again_wanted)
        self.progress.cancelled.connect(self.cancelled)

    # What is asked for

    def take(self, request: RehearsalRequest) -> None:
        """Show another request, and say so."""
        self.request = request
        self._show()
        self.changed.emit(request)

    def show_source(self) -> None:
        """Show which source holds, as where no table was chosen after all."""
        known = self.request.table is not None
        (self.from_table if known else self.made_up).setChecked(True)

    def show_running(self, running: bool) -> None:
        """Offer to stop, or to rehearse again."""
        self.progress.setVisible(running)
        self.again_button.setVisible(not running)
        if running:
            self.progress.restart()

    def _become(self, **changes: int) -> None:
        self.take(replace(self.request, **changes))  # type: ignore[arg-type]  # by name

    def _on_share_changed(self, question: Question, option: str, percent: float) -> None:
        if has_sum(question) and option == question.option_ids[-1]:
            return
        self.take(with_share(self.request, question, option, round(percent / 100, 6)))

    def _show(self) -> None:
        """Show the numbers of the request."""
        request = self.request
        known = request.table is not None
        self.show_source()
        self.shares_box.setVisible(not known)
        self.people_field.setEnabled(not known)
        self.table_label.setVisible(known)
        if request.table is not None:
            told = tr("{n} people from {name}; the same in every rehearsal")
            self.table_label.setText(
                told.format(n=figures(request.table.n), name=request.table_name)
            )
        for (id_, option), field in self.fields.items():
            field.blockSignals(True)
            share = 100 * request.shares[id_][option]
            if abs(field.value() - share) > 0.04:
                field.setMinimum(0 if share >= 0 else -1000)
                field.setValue(share)
            field.setMinimum(min(0.0, share))
            field.blockSignals(False)
        for id_, label in self._sums.items():
            question = request.survey.question(id_)
            over = rest_of(question, request.shares[id_])
            fits = over >= 0
            label.set_tone("success" if fits else "danger")
            told = tr("Sum {share}").format(share=share_text(1 if fits else 1 - over))
            if not fits:
                lower = tr("Lower a share.")
                told = f"{told}. {lower}"
            label.setText(told)
        self.again_button.setEnabled(request.fits)
        self.seed_label.setText(tr("The same seed repeats these very runs."))
