"""More about the odds: the total first, then one question at a time.

Until the first question is shown, the way to answer can still be chosen; so long, no text of the
survey's own questions stands here, and the odds speak of the practice statements.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.respondent.devices.sectors import opposite_sentence, parts_sentence
from app.respondent.flow.practice import harmless, harmless_texts
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.scaffold.page_size import PageSize
from app.respondent.scaffold.parts import panel_column
from app.respondent.scaffold.split_body import SplitBody
from app.respondent.words.devices import computed_sentence, procedure_words
from app.respondent.words.people import PeopleWords, people_words, statement_words
from app.theme import Theme
from app.widgets.button import Button
from app.widgets.icon_array import IconArray
from app.widgets.layout import MIDDLE, Gap, add, at, column, row, wide
from app.widgets.panels import banner, note, rule
from app.widgets.text import TextLabel
from app.words.catalogue import figures, listed, tr
from app.words.odds import all_together, limit_warning, moves, never_proof, odds_of
from app.words.pressed import answer_words, is_statement, named
from core.privacy.epsilon import of_hundred
from core.survey import Question


@dataclass(frozen=True, slots=True)
class _Closeness:
    """How large the people are, and in logical pixels how far apart the other parts stand."""

    times: float
    spacing: int
    padding: int
    ends: int


_CLOSENESS = (
    _Closeness(1.0, 8, 28, 16),
    _Closeness(0.85, 4, 10, 6),
    _Closeness(0.7, 2, 10, 2),
)


class OddsPage(RespondentPage):
    """The total, then the odds of each kind of question, as counts of 100 people."""

    trial_wanted = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context, tr("More about the odds"), column=1040)
        survey, theme = context.flow.survey, context.theme
        self.offer_languages()
        self._asked = context.flow.asked if context.flow.has_begun else survey.questions
        self._groups = _alike([question for question in self._asked if question.sensitive])
        self._place = 0
        self.heading = self.add_heading(
            tr("More about the odds"), "respondent.question", centred=True
        )
        self.content.addSpacing(4)
        total, detail = all_together(survey)
        warning = limit_warning(survey)
        self.total_banner = banner(
            "warning" if warning else "info",
            total,
            theme,
            detail=TextLabel(f"{detail} {warning}", theme, "respondent.note")
            if warning
            else detail,
            style="respondent.subtitle",
        )
        self._more: list[QWidget] = []
        self._shows_more = False
        add(self.content, self.total_banner, Gap(2))
        self._frame, self._card = panel_column("card", 28)
        self._make_head()
        self._shown: QWidget | None = None
        self.content.addWidget(self._frame)
        self.add_back()
        self.trial_button = self.add_link(
            procedure_words(context.flow.procedure).trial, icon="chart"
        )
        self.trial_button.clicked.connect(self.trial_wanted)
        self._show(0)
        self.finish()

    def _make_head(self) -> None:
        """One question at a time, with a way to the one before and the one after."""
        theme = self._context.theme
        head = QWidget()
        line = row(on=head, space=3)
        self.group_label = TextLabel("", theme, "respondent.subtitle")
        self.more_button = Button("", theme, "quiet", "header")
        self.more_button.clicked.connect(self._turn_more)
        self.place_label = TextLabel("", theme, "respondent.body", wrap=False)
        self.before_button = Button("", theme, "secondary", "header", icon="chevron-left")
        self.before_button.setAccessibleName(tr("The question before"))
        self.before_button.clicked.connect(lambda: self._show(self._place - 1))
        self.after_button = Button("", theme, "secondary", "header", icon="chevron-right")
        self.after_button.setAccessibleName(tr("The next question"))
        self.after_button.clicked.connect(lambda: self._show(self._place + 1))
        add(line, wide(self.group_label, MIDDLE), at(MIDDLE, self.more_button))
        several = len(self._groups) > 1
        for part in (self.before_button, self.place_label, self.after_button):
            line.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
            part.setVisible(several)
        add(self._card, head, Gap(1), rule(), Gap(1))

    def _show(self, place: int) -> None:
        """Show the odds of one kind of question."""
        self._place = place
        group = self._groups[place]
        self.group_label.setText(self._name_of(group))
        at = tr("{place} of {total}")
        self.place_label.setText(
            at.format(place=figures(place + 1), total=figures(len(self._groups)))
        )
        self.before_button.setEnabled(place > 0)
        self.after_button.setEnabled(place + 1 < len(self._groups))
        before, self._shown = self._shown, self._odds(group)
        if before is not None:
            self._card.removeWidget(before)
            before.hide()
            before.deleteLater()
        self._card.addWidget(self._shown)
        self._come_closer()

    def fit(self, size: PageSize) -> None:
        """Come closer where the height is little."""
        super().fit(size)
        self._come_closer()

    def _come_closer(self) -> None:
        """Let the people be smaller, and the lines closer, until all has room that may have it."""
        for closeness in _CLOSENESS[self.page_size.low :]:
            self._size_people(closeness)
            self._fold()
            if not self.is_too_tall:
                return

    def _size_people(self, closeness: _Closeness) -> None:
        size, shown = self.page_size, self._shown
        self._frame.setProperty("padding", closeness.padding)
        layout = self.total_banner.layout()
        if layout is not None:
            end = size.length(closeness.ends)
            layout.setContentsMargins(size.length(24), end, size.length(24), end)
        if shown is not None:
            for people in shown.findChildren(IconArray):
                people.set_columns(20, closeness.times)
            column = shown.layout()
            if column is not None:
                column.setSpacing(size.length(closeness.spacing))
        self.rescale()

    def _turn_more(self) -> None:
        """Show where the odds come from, or fold it again."""
        self._shows_more = not self._shows_more
        self._fold()
        if self._shows_more:
            self.reveal(self._more[-1])

    def _fold(self) -> None:
        """Fold what need not be read where all of it would not fit."""
        for part in self._more:
            part.show()
        self.more_button.hide()
        if not self.is_too_tall:
            return
        self.more_button.setText(tr("See less") if self._shows_more else tr("See everything"))
        self.more_button.show()
        for part in self._more:
            part.setVisible(self._shows_more)

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

    def _odds(self, group: list[Question]) -> QWidget:
        theme, flow = self._context.theme, self._context.flow
        told = self._told(group)
        question = told[0]
        holder = QWidget()
        box = column(on=holder, space=2)
        statement = statement_words(told, self._context.language)
        if statement:
            label = TextLabel(statement, theme, "respondent.body")
            label.setObjectName("statement_label")
            box.addWidget(label)
        odds, words = odds_of(question), people_words(question)
        sides = [
            _people(title, count, words, theme)
            for title, count in ((words.without, odds.joined), (words.with_it, odds.kept))
        ]
        pair = SplitBody(
            *sides,
            proportion=(1, 1),
            narrow_proportion=(1, 1),
            gap=40,
            narrow_gap=24,
            stack_below=560,
        )
        box.addWidget(pair)
        words_of = named(question)
        # How far the odds move is a limit, and stands open; what else there is may be folded.
        box.addWidget(TextLabel(moves(question, words_of), theme, "respondent.body"))
        self._more = [
            TextLabel(text, theme, "respondent.body", tone="muted")
            for text in (never_proof(question, words_of), self._source(group[0]))
            if text
        ]
        if is_statement(question) and flow.presses(group[0]):
            self._more.append(note(opposite_sentence(), theme))
        for part in self._more:
            box.addWidget(part)
        return holder

    def _source(self, question: Question) -> str:
        flow = self._context.flow
        if flow.spins(question):
            return parts_sentence(question)
        if flow.presses(question):
            return computed_sentence(question, flow.procedure)
        return tr("Computed from how the program scrambles.")


def _alike(questions: Iterable[Question]) -> list[list[Question]]:
    """Put together the questions whose odds and words are the same, in their order."""
    groups: dict[object, list[Question]] = {}
    for question in questions:
        yes_no = question.complementary
        key = (question.channel, question.ratio, answer_words(question), yes_no)
        groups.setdefault(key, []).append(question)
    return list(groups.values())


def _people(title: str, count: Fraction, words: PeopleWords, theme: Theme) -> QWidget:
    frame = QWidget()
    box = column(TextLabel(title, theme, "respondent.label"), on=frame, space=0)
    box.addSpacing(6)
    box.addStretch(1)  # so that the people of both cards stand level
    told = words.told(count)
    array = IconArray(theme, of_hundred(count))
    array.set_columns(20)
    array.setAccessibleName(told)
    add(box, array, Gap(1), TextLabel(told, theme, "respondent.label"))
    return frame
