"""What a saved word tells, and what it cannot: one question at a time, and all of them together.

Until the first question is shown, the way to answer can still be chosen; so long, no text of the
survey's own questions stands here, and the odds speak of the practice statements.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from app.respondent.devices.sectors import opposite_sentence, parts_sentence
from app.respondent.flow.practice import harmless, harmless_texts
from app.respondent.scaffold.crowds import Crowds
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.scaffold.page_size import PageSize
from app.respondent.scaffold.parts import panel_column
from app.respondent.words.devices import computed_sentence, procedure_words
from app.respondent.words.people import crowds_of, people_words, statement_words
from app.widgets.button import Button
from app.widgets.icon_array import Figure
from app.widgets.layout import MIDDLE, STRETCH, Gap, add, column, row, wide
from app.widgets.panels import rule, set_look, show_text
from app.widgets.picture import Picture
from app.widgets.text import TextLabel
from app.words.catalogue import figures, listed, tr
from app.words.numerals import epsilon_text
from app.words.odds import all_together, limit_warning, moves, never_proof
from app.words.pressed import answer_words, is_statement, named
from core.survey import Question


@dataclass(frozen=True, slots=True)
class _Closeness:
    """How large the people are, and in logical pixels how far apart the other parts stand."""

    times: float
    padding: int
    ends: int


_CLOSENESS = (
    _Closeness(1.0, 28, 16),
    _Closeness(0.85, 16, 10),
    _Closeness(0.7, 10, 4),
    _Closeness(0.55, 8, 2),
    _Closeness(0.45, 4, 2),
)
_COLUMN = 1040
_LONG = 44  # letters of a statement that has a line of its own
_NO_LEGEND_BELOW, _BESIDE_FROM = 700, 640  # pixels of height, of width


class OddsPage(RespondentPage):
    """Who leaves a word, of 100 people without the trait and 100 with it, and what it proves."""

    trial_wanted = Signal()

    def __init__(self, context: Context) -> None:
        title = tr("What a saved word tells, and what it cannot")
        super().__init__(context, title, column=_COLUMN)
        survey = context.flow.survey
        self.offer_languages()
        self._asked = context.flow.asked if context.flow.has_begun else survey.questions
        self._groups = _alike([question for question in self._asked if question.sensitive])
        self._place = 0
        self.heading = self.add_heading(title, "respondent.question", centred=True)
        self.content.addSpacing(8)
        self._frame, self._card = panel_column("card", 28)
        self._make_head()
        self.crowds = Crowds(context.theme, crowds_of(self._groups[0][0]))
        add(self._card, self.crowds, Gap(2))
        self._make_legend(limit_warning(survey))
        add(self.content, self._frame, Gap(3))
        self.proof_banner = self._make_banner(*all_together(survey))
        self.content.addWidget(self.proof_banner)
        self.add_back()
        self.trial_button = self.add_link(
            procedure_words(context.flow.procedure).trial, icon="chart"
        )
        self.trial_button.clicked.connect(self.trial_wanted)
        self._show(0)
        self.finish()

    # Building

    def _make_head(self) -> None:
        """One question at a time, with a way to the one before and the one after."""
        theme = self._context.theme
        self.group_label = TextLabel("", theme, "respondent.subtitle", wrap=False)
        self.statement_label = TextLabel("", theme, "respondent.body", tone="muted")
        self.place_label = TextLabel("", theme, "respondent.body", wrap=False)
        self.before_button = Button("", theme, "secondary", "header", icon="chevron-left")
        self.before_button.setAccessibleName(tr("The question before"))
        self.before_button.clicked.connect(lambda: self._show(self._place - 1))
        self.after_button = Button("", theme, "secondary", "header", icon="chevron-right")
        self.after_button.setAccessibleName(tr("The next question"))
        self.after_button.clicked.connect(lambda: self._show(self._place + 1))
        self._named = row(self.group_label, wide(self.statement_label), space=4)
        head = QWidget()
        turned = (self.before_button, self.place_label, self.after_button)
        row(wide(self._named), *turned, on=head, space=3, align=MIDDLE)
        for part in turned:
            part.setVisible(len(self._groups) > 1)
        add(self._card, head, Gap(1), rule(), Gap(1))

    def _make_legend(self, warning: str) -> None:
        """Say what the figures are, and where the counts come from, or what weighs more."""
        theme = self._context.theme
        self._is_warned = bool(warning)
        self._legend = QWidget()
        self._leaves = TextLabel("", theme, "respondent.body", tone="muted", wrap=False)
        self._otherwise = TextLabel("", theme, "respondent.body", tone="muted", wrap=False)
        figures_told = row(
            *(Figure(theme, filled=True), self._leaves),
            *(Gap(2), Figure(theme, filled=False), self._otherwise),
            on=self._legend,
            space=2,
            align=MIDDLE,
        )
        figures_told.addStretch(1)
        self.source_label = TextLabel(warning, theme, "respondent.body")
        self.source_label.set_tone("text" if warning else "muted")
        last = row(self._legend, space=5, align=MIDDLE)
        if warning:
            last.addWidget(Picture("warning", theme, colour="warning"), 0, MIDDLE)
        add(last, wide(self.source_label, MIDDLE))
        self._card.addLayout(last)

    def _make_banner(self, counted: str, total: str) -> QFrame:
        """Say what a saved word is, and at the end what all of them together are."""
        theme = self._context.theme
        self.proof_label = TextLabel("", theme, "respondent.subtitle")
        self.moves_label = TextLabel("", theme, "respondent.body")
        words = column(STRETCH, self.proof_label, self.moves_label, STRETCH, space=1)
        line = row(Picture("info", theme, colour="accent", size=28), wide(words), space=5)
        if counted:
            edge = QFrame()
            edge.setProperty("role", "rule")
            edge.setFixedWidth(1)
            self.total_label = TextLabel(counted, theme, "respondent.label")
            told = TextLabel(total, theme, "respondent.body")
            add(line, edge, column(STRETCH, self.total_label, told, STRETCH, space=1))
        frame = QFrame()
        set_look(frame, role="banner", tone="warning" if self._is_warned else "info")
        frame.setLayout(line)
        return frame

    # Showing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn to the question before or after by the arrows."""
        arrows = [self.before_button, self.after_button]
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            arrows.reverse()
        keys = dict(zip((Qt.Key.Key_Left, Qt.Key.Key_Right), arrows, strict=True))
        button = keys.get(Qt.Key(event.key()))
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if button is not None and plain and len(self._groups) > 1:
            button.click()
        else:
            super().keyPressEvent(event)

    def _show(self, place: int) -> None:
        """Show the odds of one kind of question."""
        self._place = place
        at = tr("{place} of {total}")
        self.place_label.setText(
            at.format(place=figures(place + 1), total=figures(len(self._groups)))
        )
        self.before_button.setEnabled(place > 0)
        self.after_button.setEnabled(place + 1 < len(self._groups))
        self._fill(self._groups[place])

    def _fill(self, group: list[Question]) -> None:
        flow, told = self._context.flow, self._told(group)
        question, words = told[0], people_words(told[0])
        self.group_label.setText(self._name_of(group))
        statement = statement_words(told, self._context.language)
        show_text(self.statement_label, statement)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._named.setDirection(down if len(statement) > _LONG else across)
        self.crowds.show_crowds(crowds_of(question))
        self._leaves.setText(words.saved)
        self._otherwise.setText(words.otherwise)
        if not self._is_warned:
            source = self._source(group[0])
            if is_statement(question) and flow.presses(group[0]):
                source = f"{source} {opposite_sentence()}"
            self.source_label.setText(source)
        # Where a word is nearly a proof, how far it moves the odds comes first.
        proof, moved = never_proof(question, named(question)), moves(question, named(question))
        moved = f"{moved} (ε {epsilon_text(question.ratio)})"
        self.proof_label.setText(proof or moved)
        self.moves_label.setText(moved if proof else "")
        self.moves_label.setVisible(bool(proof))

    def fit(self, size: PageSize) -> None:
        """Come closer where the height is little, and keep the size of the tallest question."""
        super().fit(size)
        high = size.height >= size.length(_NO_LEGEND_BELOW)
        self._legend.setVisible(high)
        self.source_label.setVisible(high or self._is_warned)
        for closeness in _CLOSENESS[size.low :]:
            self._come(closeness, size)
            if not self.is_too_tall:
                return

    def _come(self, closeness: _Closeness, size: PageSize) -> None:
        self._frame.setProperty("padding", closeness.padding)
        ends, sides = size.length(closeness.ends), size.length(24)
        layout = self.proof_banner.layout()
        if layout is not None:
            layout.setContentsMargins(sides, ends, sides, ends)
        self.crowds.arrange(size.width >= _BESIDE_FROM * self._theme.text_size, closeness.times)
        self.rescale()
        self._keep_size(self.content_width)

    def _keep_size(self, width: int) -> None:
        """Let card and banner stay as they are while questions are turned."""
        parts = (self._frame, self.proof_banner)
        for part in parts:
            part.setMinimumHeight(0)
        if len(self._groups) < 2:
            return
        tallest = [0, 0]
        for group in self._groups:
            self._fill(group)
            tallest = [
                max(most, _height_of(part, width))
                for most, part in zip(tallest, parts, strict=True)
            ]
        for part, most in zip(parts, tallest, strict=True):
            part.setMinimumHeight(most)
        self._fill(self._groups[self._place])

    def _name_of(self, group: list[Question]) -> str:
        """Return "Question 1: the wheel", by number and device alone.

        Where questions are drawn they have no numbers before: then it is the device alone.
        """
        flow = self._context.flow
        device = procedure_words(flow.procedure if flow.presses(group[0]) else None).name
        if flow.survey.sample and not flow.has_begun:
            return device[:1].upper() + device[1:]
        places = [self._asked.index(question) + 1 for question in group]
        numbers = listed([figures(place) for place in places], 12)
        name = tr("Question {numbers}: {device}")
        if len(group) > 1:
            name = tr("Questions {numbers}: {device}")
        return name.format(numbers=numbers, device=device)

    def _told(self, group: list[Question]) -> list[Question]:
        """Return the questions to name: the survey's own only once the procedure is settled."""
        flow = self._context.flow
        if flow.has_begun:
            return group
        return [harmless(group[0], flow.procedure, harmless_texts())]

    def _source(self, question: Question) -> str:
        flow = self._context.flow
        if flow.spins(question):
            return parts_sentence(question)
        if flow.presses(question):
            return computed_sentence(question, flow.procedure)
        return tr("Computed from how the program scrambles.")


def _height_of(part: QWidget, width: int) -> int:
    """Return how tall a part is in a width with what it says now."""
    layout = part.layout()
    if layout is None:
        raise ValueError("the part has no layout")
    for inner in part.findChildren(QWidget):
        if (inside := inner.layout()) is not None:
            inside.invalidate()
    layout.invalidate()
    return layout.totalHeightForWidth(width)


def _alike(questions: Iterable[Question]) -> list[list[Question]]:
    """Put together the questions whose odds and words are the same, in their order."""
    groups: dict[object, list[Question]] = {}
    for question in questions:
        yes_no = question.complementary
        key = (question.channel, question.ratio, answer_words(question), yes_no)
        groups.setdefault(key, []).append(question)
    return list(groups.values())
