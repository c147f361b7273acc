"""How answers are protected: who randomizes, and what a saved word tells."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from app.i18n import figures, listed
from app.odds import in_all, limit_warning, moves, odds_of, of_hundred, proof
from app.theme import Theme
from app.views.respondent.device_words import computed_sentence, own_things
from app.views.respondent.page import Context, RespondentPage
from app.views.respondent.parts import panel_column
from app.views.respondent.people_words import PeopleWords, people_words, statement_words
from app.views.respondent.trial import trial_text
from app.views.respondent.wheel_words import opposite_sentence, parts_sentence
from app.views.respondent.words import answer_words, is_statement, sector_letter
from app.widgets.button import secondary_button
from app.widgets.choices import RadioOption
from app.widgets.icon_array import IconArray
from app.widgets.page import SplitBody
from app.widgets.panels import banner, note
from app.widgets.text import TextLabel
from core.procedures import Landing, Procedure
from core.survey import Kind, Question


class ProcedurePage(RespondentPage):
    """Who randomizes the answers: chosen once, before the first question is seen."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, self.tr("How your answers are protected"))
        flow, theme = context.flow, context.theme
        self.offer_languages()
        self.add_heading(self.tr("How your answers are protected"))
        self.add_lead(self.tr("Choose who randomizes them. It holds for the whole survey."))
        self.content.addSpacing(24)
        self._group = QButtonGroup(self)
        self._procedures = flow.procedures
        for number, procedure in enumerate(self._procedures):
            title, detail = self._texts(procedure)
            option = RadioOption(title, theme, detail=detail)
            option.setObjectName(f"procedure_{procedure.value}")
            option.setChecked(procedure is flow.procedure)
            option.setEnabled(not flow.has_begun)
            self._group.addButton(option, number)
            self.content.addWidget(option)
            self.content.addSpacing(16)
        self._group.idClicked.connect(self._choose)
        self.content.addSpacing(8)
        if flow.has_begun:
            text = self.tr("It cannot be changed once a question has been shown.")
        else:
            text = self.tr("All follow the same odds. The file names the one you choose.")
        self.content.addWidget(note(text, theme))
        self.content.addStretch(1)
        self.set_note(self.tr("Nothing has been saved yet."))
        self.add_back()
        self.add_forward(self.tr("Continue")).clicked.connect(self.forward_wanted)
        self.finish()

    def _texts(self, procedure: Procedure) -> tuple[str, str]:
        if procedure is Procedure.SPINNER:
            return (
                self.tr("A wheel, on this screen"),
                self.tr(
                    "You spin it, it says what to answer, and you press a word. Only the word is "
                    "saved, never where the wheel landed."
                ),
            )
        if procedure is Procedure.COINS:
            return (
                self.tr("Two coins, on this screen"),
                self.tr(
                    "You toss them, they say what to answer, and you press a word. Only the word "
                    "is saved, never how the coins fell."
                ),
            )
        if procedure is Procedure.DIE:
            return (
                self.tr("A die, on this screen"),
                self.tr(
                    "You roll it, it says what to answer, and you press a word. Only the word is "
                    "saved, never what the die showed."
                ),
            )
        if procedure is Procedure.OWN_DEVICE:
            return (
                self.tr("Something of your own"),
                self.tr(
                    "{tools}: you use it where nobody sees it, and press the word it asks for. "
                    "Only you know what it showed."
                ).format(tools=own_things(self._context.flow.survey)),
            )
        return (
            self.tr("Scrambled here, by this program"),
            self.tr(
                "You give your true answer. The program scrambles it at once and forgets it. "
                "Nothing to spin; you trust the program for a moment."
            ),
        )

    def _choose(self, number: int) -> None:
        self._context.flow.choose_procedure(self._procedures[number])


class ProtectionPage(RespondentPage):
    """The odds, as counts of 100 people, for each kind of protection in the survey.

    From here a person can practise, and see chance at work; both can be passed over.
    """

    practice_wanted = Signal()
    trial_wanted = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context, self.tr("What a saved word tells, and what it does not"))
        self.offer_languages()
        groups = _alike(context.flow.survey.sensitive)
        first = groups[0][0]
        self.add_heading(self._title_of(first))
        self.add_lead(self._source(first))
        self.content.addSpacing(16)
        for group in groups:
            if len(groups) > 1:
                self._add_group_name(group)
            self._add_statement(group)
            self._add_pair(group[0])
            self.content.addSpacing(24)
        self._add_summary(groups)
        self._extras = QHBoxLayout()
        self._extras.setSpacing(16)
        self.content.addLayout(self._extras)
        self.content.addStretch(1)
        self.set_note(
            self.tr("Nothing has been saved yet.")
            if context.flow.drawn == 0
            else self.tr("No file is made before the last page.")
        )
        self.add_back()
        self.practice_button = secondary_button(self.tr("Practise"), context.theme)
        self.practice_button.clicked.connect(self.practice_wanted)
        trial = trial_text(context.flow.procedure)
        self.trial_button = secondary_button(trial, context.theme)
        self.trial_button.clicked.connect(self.trial_wanted)
        self.add_forward(self.tr("Continue")).clicked.connect(self.forward_wanted)
        self.narrow_changed.connect(self._place_extras)
        self._place_extras(False)
        self.finish()

    def _place_extras(self, narrow: bool) -> None:
        """Put practice and trial beside Continue where there is room, else on the page."""
        for button in (self.practice_button, self.trial_button):
            self.put_beside_forward(button, not narrow)
            if narrow:
                self._extras.addWidget(button)

    def _title_of(self, question: Question) -> str:
        if not question.options and not question.bins:
            yes = answer_words(question)[0]
            return self.tr("What a saved {word} tells, and what it does not").format(word=yes)
        return self.tr("What a saved option tells, and what it does not")

    def _source(self, question: Question) -> str:
        flow = self._context.flow
        if flow.spins(question):
            return parts_sentence(question)
        if flow.presses(question):
            return computed_sentence(question, flow.procedure)
        return self.tr("Computed from how the program scrambles.")

    def _add_group_name(self, group: list[Question]) -> None:
        places = self._context.flow.survey.questions
        numbers = [figures(places.index(question) + 1) for question in group]
        text = (
            self.tr("Question {numbers}") if len(numbers) == 1 else self.tr("Questions {numbers}")
        )
        style = "respondent.subtitle"
        label = TextLabel(text.format(numbers=listed(numbers, 12)), self._context.theme, style)
        self.content.addWidget(label)
        self.content.addSpacing(8)

    def _add_statement(self, group: list[Question]) -> None:
        words = statement_words(group, self._context.language)
        if words:
            label = TextLabel(words, self._context.theme, "respondent.body")
            label.setObjectName("statement_label")
            self.content.addWidget(label)
            self.content.addSpacing(12)
        if is_statement(group[0]) and self._context.flow.presses(group[0]):
            self.content.addWidget(note(opposite_sentence(), self._context.theme))
            self.content.addSpacing(12)

    def _add_pair(self, question: Question) -> None:
        odds = odds_of(question)
        words = people_words(question)
        theme, cards = self._context.theme, []
        for title, count in ((words.without, odds.joined), (words.with_it, odds.kept)):
            cards.append(_people_card(title, count, words, theme))
        pair = SplitBody(
            *cards, proportion=(1, 1), narrow_proportion=(1, 1), narrow_gap=24, stack_below=560
        )
        self.content.addWidget(pair)

    def _add_summary(self, groups: list[list[Question]]) -> None:
        survey, theme = self._context.flow.survey, self._context.theme
        for group in groups:
            question = group[0]
            yes = answer_words(question)[0]
            likelier = sector_letter(Landing.STATEMENT) if is_statement(question) else yes
            text = f"{proof(question, yes)} {moves(question, likelier)}"
            detail = in_all(survey) if group is groups[-1] else ""
            strip = banner("info", text, theme, detail=detail, style="respondent.subtitle")
            self.content.addWidget(strip)
            self.content.addSpacing(16)
        warning = limit_warning(survey)
        if warning:
            self.limit_banner = banner("warning", warning, theme)
            self.content.addWidget(self.limit_banner)


def _alike(questions: tuple[Question, ...]) -> list[list[Question]]:
    """Put together the questions whose odds and words are the same, in their order."""
    groups: dict[object, list[Question]] = {}
    for question in questions:
        key = (question.mechanism, answer_words(question), question.kind is Kind.YES_NO)
        groups.setdefault(key, []).append(question)
    return list(groups.values())


def _people_card(title: str, count: Fraction, words: PeopleWords, theme: Theme) -> QWidget:
    frame, column = panel_column("card", 28)
    column.setContentsMargins(27, 16, 27, 10)
    column.addWidget(TextLabel(title, theme, "respondent.label"))
    column.addSpacing(12)
    column.addStretch(1)  # so that the people of both cards stand level
    told = words.told(count)
    array = IconArray(theme, of_hundred(count))
    array.setAccessibleName(told)
    column.addWidget(array)
    column.addSpacing(14)
    keys = _Key(words.saved, theme, filled=True), _Key(words.otherwise, theme, filled=False)
    column.addWidget(_Legend(*keys))
    column.addSpacing(6)
    column.addWidget(TextLabel(told, theme, "respondent.label"))
    return frame


class _Legend(QWidget):
    """Keys side by side, or one above the other where both do not fit."""

    def __init__(self, *keys: QWidget) -> None:
        super().__init__()
        self._keys = keys
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for key in keys:
            self._row.addWidget(key)
        self._row.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        gap = 40
        needed = sum(key.sizeHint().width() + gap for key in self._keys) - gap
        across = event.size().width() >= needed
        way = QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)
        self._row.setSpacing(gap if across else 4)

    def minimumSizeHint(self) -> QSize:
        widest = max(key.minimumSizeHint().width() for key in self._keys)
        return QSize(widest, super().minimumSizeHint().height())


class _Key(QWidget):
    """A square as people are drawn, and what it means."""

    def __init__(self, text: str, theme: Theme, *, filled: bool) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addSpacing(26)
        row.addWidget(TextLabel(text, theme, "respondent.body", tone="muted"), 1)
        self._theme = theme
        self._filled = filled
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        theme.color_scheme_changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        reading_right = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = self.width() - 17 if reading_right else 1
        square = QRectF(left, 8, 15, 15)
        if self._filled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("sector_b"))
        else:
            painter.setPen(QPen(self._theme.colour("line_strong"), self._theme.edge(1.5)))
        painter.drawRoundedRect(square, 4, 4)
        painter.end()
