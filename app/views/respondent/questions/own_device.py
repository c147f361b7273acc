"""A question answered with a thing of one's own, which the program never sees.

Only here do the pages say "only you know": nothing is drawn, and no landing exists in memory.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.views.respondent.page import Context
from app.views.respondent.parts import panel_column
from app.views.respondent.questions.answers import AnswerPair
from app.views.respondent.questions.device_pictures import outcome_picture
from app.views.respondent.questions.question import QuestionPage
from app.views.respondent.words.answers import answer_words, is_statement, named, sector_letter
from app.views.respondent.words.devices import (
    never_seen,
    outcome_words,
    private_heading,
    private_lead,
    tool_name,
)
from app.views.respondent.words.wheel import colour_of
from app.widgets.button import secondary_button
from app.widgets.page import SplitBody
from app.widgets.panels import SectorBadge, card, note
from app.widgets.text import TextLabel
from app.words.odds import also_saved, proof
from core.errors import Refused
from core.privacy.devices import Rule, Tool, own_tools, rules
from core.privacy.procedures import Landing
from core.survey import Question

_PICTURE_WIDTH = 248
_PICTURE_WIDTH_NARROW = 176


class OwnDevicePage(QuestionPage):
    """What each outcome asks on one side, the question and its two words on the other."""

    def __init__(self, context: Context, question: Question) -> None:
        super().__init__(context, question, full_width=True)
        if question.mechanism is None:
            raise ValueError(f"the question {question.id} is asked in the clear")
        self._mechanism = question.mechanism
        self._mirrored = is_statement(question)
        self._tools = own_tools(self._mechanism)
        wished = context.flow.tool
        self._tool = wished if wished in self._tools else self._tools[0]
        self.heading = self.add_heading("")
        self.lead = self.add_lead("")
        self.content.addSpacing(24)
        self._rules = QVBoxLayout()
        self._rules.setContentsMargins(0, 0, 0, 0)
        self._rules.setSpacing(16)
        left = QWidget()
        left.setLayout(self._rules)
        split = SplitBody(
            left,
            self._make_well(),
            proportion=(552, 568),
            narrow_proportion=(472, 472),
            gap=48,
            narrow_gap=16,
            stack_below=800,
        )
        self.content.addWidget(split)
        self.content.addStretch(1)
        if len(self._tools) > 1:
            self._offer_tools()
        self.narrow_changed.connect(self._fit)
        self._fit(False)
        self.finish()

    # Building

    def _make_well(self) -> QWidget:
        theme, question = self._context.theme, self.question
        frame, column = panel_column("well", 28 if self._mirrored else 36)
        if self._mirrored:
            texts = (self.question_text, self._context.text(question.negation))
            landings = (Landing.STATEMENT, Landing.NEGATION)
            for landing, text in zip(landings, texts, strict=True):
                column.addWidget(self._statement(landing, text))
                column.addSpacing(16)
        else:
            self.question_heading = self.question_label()
            self.question_heading.set_style(theme, "respondent.prompt")
            self.restyle_when_narrow(
                self.question_heading, "respondent.prompt", "respondent.subtitle"
            )
            column.addWidget(self.question_heading)
            column.addSpacing(28)
        self.add_help(column)
        column.addStretch(1)
        words = named(question)
        self._answers = AnswerPair(question, theme, self)
        self._answers.idClicked.connect(self._press)
        self.yes_button, self.no_button = self._answers.both
        column.addLayout(self._answers.make_row())
        column.addSpacing(20 if self._mirrored else 28)
        told = f"{also_saved(question, words)} {proof(question, words)}"
        column.addWidget(note(told, theme))
        column.addStretch(1)
        return frame

    def _statement(self, landing: Landing, text: str) -> QWidget:
        """Return a statement with its letter, which the rules name."""
        theme = self._context.theme
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        badge = SectorBadge(sector_letter(landing), colour_of(landing), theme)
        row.addWidget(badge, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(TextLabel(text, theme, "respondent.emphasis"), 1)
        holder.setAccessibleName(f"{sector_letter(landing)}: {text}")
        return holder

    def _offer_tools(self) -> None:
        """Let the person use another thing; which one it is stands in no file."""
        menu = self.make_menu(self.tr("What you use"))
        group = QActionGroup(menu)
        for tool in self._tools:
            action = menu.addAction(tool_name(tool))
            action.setCheckable(True)
            action.setChecked(tool is self._tool)
            action.setData(tool.value)
            group.addAction(action)
        group.triggered.connect(self._use)
        self.other_button = secondary_button(
            self.tr("Use something else"), self._context.theme, trailing="chevron-up"
        )
        self.other_button.setMenu(menu)
        self.add_footer_action(self.other_button)

    # What happens

    def _use(self, action: QAction) -> None:
        self._tool = Tool(action.data())
        self._context.flow.tool = self._tool
        self._show_tool()

    def _show_tool(self) -> None:
        """Show the instructions of the thing in use."""
        self.heading.setText(private_heading(self._tool))
        self.lead.setText(private_lead(self._tool))
        self.set_note(never_seen(self._tool))
        while (item := self._rules.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for place, rule in enumerate(rules(self._tool, self._mechanism)):
            frame = self._rule_card(rule)
            frame.setObjectName(f"rule_{place + 1}")
            self._rules.addWidget(frame, 1)

    def _rule_card(self, rule: Rule) -> QWidget:
        theme = self._context.theme
        frame = card(padding=16)
        frame.setMinimumHeight(96 if self.is_narrow else 128)
        title, detail = self._asks(rule.landing)
        outcome = outcome_words(self._tool, rule)
        frame.setAccessibleName(f"{outcome}: {title} {detail}")
        row = QHBoxLayout()
        row.setSpacing(20)
        width = _PICTURE_WIDTH_NARROW if self.is_narrow else _PICTURE_WIDTH
        tallest = 64 if self._tool in (Tool.DIE, Tool.COINS) else 72
        picture = QWidget()
        picture.setFixedWidth(width)
        column = QVBoxLayout(picture)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addStretch(1)
        column.addWidget(outcome_picture(self._tool, rule, theme, width, tallest))
        if self._tool is not Tool.DIE:
            told = self.tr("Sum of both dice") if self._tool is Tool.DICE else outcome
            caption = TextLabel(told, theme, "respondent.note", tone="muted")
            caption.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            column.addWidget(caption)
        column.addStretch(1)
        row.addWidget(picture)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(TextLabel(title, theme, "respondent.subtitle"))
        words.addWidget(TextLabel(detail, theme, "respondent.note", tone="muted"))
        words.addStretch(1)
        row.addLayout(words, 1)
        layout = frame.layout()
        if isinstance(layout, QVBoxLayout):
            layout.addLayout(row)
        return frame

    def _asks(self, landing: Landing) -> tuple[str, str]:
        """Return what a rule asks, in a title and a detail."""
        yes, no = answer_words(self.question)
        whatever = self.tr("whatever is true for you")
        match landing:
            case Landing.STATEMENT | Landing.NEGATION:
                title = self.tr("Judge statement {letter}").format(letter=sector_letter(landing))
                return title, self.tr("Is it {yes} or {no}?").format(yes=yes, no=no)
            case Landing.TRUTH:
                told = self.tr("for you: {yes} or {no}").format(yes=yes, no=no)
                return self.tr("Press what is true"), told
            case Landing.YES:
                return self.tr("Press {word}").format(word=yes), whatever
            case Landing.NO:
                return self.tr("Press {word}").format(word=no), whatever

    def _fit(self, narrow: bool) -> None:
        self._show_tool()
        self._answers.fit(narrow)

    def _press(self, word: int) -> None:
        """Save the word pressed; what the rule asked for is known to the person alone."""
        self.clear_problem()
        try:
            self._context.flow.answer_spinner(self.question, word)
        except (Refused, OSError):
            self.show_not_kept()
            return
        self.forward_wanted.emit()
