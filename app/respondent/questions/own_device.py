"""A question answered with a thing of one's own, which the program never sees.

Only here do the pages say "only you know": nothing is drawn, and no landing exists in memory.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.respondent.devices.device_pictures import DEVICE_PICTURES
from app.respondent.devices.sectors import colour_of
from app.respondent.devices.statement import Statement
from app.respondent.questions.device_layout import CLOSEST, DeviceBody, DeviceSize, Under
from app.respondent.questions.question import AnswerPair, QuestionPage
from app.respondent.questions.rule_rows import outcome_picture
from app.respondent.scaffold import dead_time
from app.respondent.scaffold.page import Context
from app.respondent.scaffold.page_size import PageSize
from app.respondent.words.devices import tool_words
from app.widgets.layout import STRETCH, add, column, discard, wide
from app.widgets.panels import card
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.pressed import answer_words, is_statement, sector_letter
from core.privacy.chance_devices import Rule, own_tools, rules
from core.privacy.procedures import Landing
from core.response.store_errors import NotKeptError
from core.survey import Question

_RULES_WIDTH = 552
_RULES_PART, _CLOSEST_RULES_PART = 0.44, 0.32
_WORDS_WIDTH = 600


class OwnDevicePage(QuestionPage):
    """What each outcome asks on one side, the question and its two words on the other."""

    leads_to_kept = True

    def __init__(self, context: Context, question: Question) -> None:
        super().__init__(context, question, full_width=True)
        if question.channel is None:
            raise ValueError(f"the question {question.id} is asked in the clear")
        self._mechanism = question.channel
        self._mirrored = is_statement(question)
        self._tools = own_tools(self._mechanism)
        preferred = context.flow.tool
        self._tool = preferred if preferred in self._tools else self._tools[0]
        self._dead_time = dead_time.DeadTime(self)
        self._make_device_body()
        if len(self._tools) > 1:
            self._offer_tools()
        self._dead_time.begin(self._answers.both, dead_time.AFTER_LANDING)
        self.finish()

    # Building

    def _make_device_body(self) -> None:
        theme = self._context.theme
        self.heading = TextLabel("", theme)
        self.lead = TextLabel("", theme, tone="muted")
        self._side = QWidget()
        self._rules = column(on=self._side)
        self.question_heading: TextLabel | None = None
        self.section = self.section_label()
        titles = (self.section, self.heading, self.lead)
        self.body = DeviceBody(self._side, Under(()), titles)
        if self._mirrored:
            texts = (self.question_text, self._context.text(self.question.negation))
            landings = (Landing.STATEMENT, Landing.NEGATION)
            for landing, text in zip(landings, texts, strict=True):
                letter = sector_letter(landing)
                self.body.add_statement(Statement(letter, text, colour_of(landing), theme))
        else:
            self.question_heading = TextLabel(self.question_text, theme, self.question_style())
            self.body.add_part(self.question_heading)
        if (told := self.help_note()) is not None:
            self.body.add_part(told)
        self._answers = AnswerPair(self.question, theme, self)
        self._answers.idClicked.connect(self._press)
        self.yes_button, self.no_button = self._answers.both
        self.body.add_part(self._answers.make_frame())
        add(self.content, STRETCH, self.body, STRETCH)

    def fit(self, size: PageSize) -> None:
        """Let the rules take as much width as the words."""
        self._say_tool()
        measures = self.body.fit(lambda tight: self._measured(size, tight), size.s)
        self._side.setFixedWidth(measures.start)
        self._side.setMinimumHeight(0 if measures.stacked else measures.block)
        self._rules.setSpacing(size.length(16))
        self._show_rules(size.s)

    def _measured(self, size: PageSize, tight: int) -> DeviceSize:
        """Give titles and answers their type for a closeness; return the measures of the page."""
        measures = DeviceSize.of(size, tight)
        self.style_titles(self.heading, "respondent.title", self.lead, tight)
        if self.question_heading is not None:
            self.question_heading.set_style(
                self._context.theme, self.smaller(self.question_style(), max(0, tight - 1))
            )
        for button in self._answers.both:
            button.set_scale(size.s, measures.button)
        if measures.stacked:
            return measures
        room = size.width - 2 * size.margin - measures.gap
        part, widest = _RULES_PART, _WORDS_WIDTH
        if tight == CLOSEST:
            part, widest = _CLOSEST_RULES_PART, size.width
        side = min(size.length(_RULES_WIDTH), round(part * room))
        column = min(size.length(widest), room - side)
        return replace(measures, rim=side // 2, start=2 * (side // 2), column=column)

    def _offer_tools(self) -> None:
        """Let the person use another thing; which one it is stands in no file."""
        menu = self.make_menu(tr("What you use"))
        group = QActionGroup(menu)
        for tool in self._tools:
            action = menu.addAction(tool_words(tool).name)
            action.setCheckable(True)
            action.setChecked(tool is self._tool)
            action.setData(tool.name)
            group.addAction(action)
        group.triggered.connect(self._use)
        self.other_button = self.add_link(tr("Use something else"))
        self.other_button.setMenu(menu)

    # What happens

    def _use(self, action: QAction) -> None:
        self._tool = next(tool for tool in self._tools if tool.name == action.data())
        self._context.flow.tool = self._tool
        self.fit(self.page_size)
        self.rescale()

    def _say_tool(self) -> None:
        """Say what to do with the thing in use."""
        words = tool_words(self._tool)
        self.heading.setText(words.heading)
        self.lead.setText(words.lead)
        self.set_note(words.unseen)
        asked = [self.heading.text(), self.lead.text(), self.question_text]
        if self._mirrored:
            asked.append(self._context.text(self.question.negation))
        for part in (self, *self._answers.both):
            part.setAccessibleDescription(" ".join(asked))

    def _show_rules(self, s: float) -> None:
        """Show what each outcome of the thing in use asks."""
        while (item := self._rules.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                discard(widget)
        for place, rule in enumerate(rules(self._tool, self._mechanism)):
            frame = self._rule_card(rule, s)
            frame.setObjectName(f"rule_{place + 1}")
            self._rules.addWidget(frame, 1)

    def _rule_card(self, rule: Rule, s: float) -> QWidget:
        theme = self._context.theme
        frame = card(padding=16)
        title, detail = self._asks(rule.landing)
        outcome = tool_words(self._tool).outcomes(rule)
        frame.setAccessibleName(f"{outcome}: {title} {detail}")
        row = QHBoxLayout()
        row.setSpacing(round(20 * s))
        width = round(0.42 * self._side.minimumWidth())
        picture = QWidget()
        picture.setFixedWidth(width)
        box = column(STRETCH, on=picture, space=1)
        looks = DEVICE_PICTURES[self._tool]
        tallest = round(looks.tallest * s)
        box.addWidget(outcome_picture(self._tool, rule, theme, width, tallest))
        labels = [TextLabel(title, theme, "respondent.subtitle")]
        labels.append(TextLabel(detail, theme, "respondent.note", tone="muted"))
        if under := looks.caption(rule):
            caption = TextLabel(under, theme, "respondent.note", tone="muted", centred=True)
            caption.set_scale(s)
            box.addWidget(caption)
        box.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        for label in labels:
            label.set_scale(s)
            words.addWidget(label)
        words.addStretch(1)
        add(row, picture, wide(words))
        frame.column.addLayout(row)
        return frame

    def _asks(self, landing: Landing) -> tuple[str, str]:
        """Return what a rule asks, in a title and a detail."""
        yes, no = answer_words(self.question)
        whatever = tr("whatever is true for you")
        match landing:
            case Landing.STATEMENT | Landing.NEGATION:
                title = tr("Judge statement {letter}").format(letter=sector_letter(landing))
                return title, tr("Is it {yes} or {no}?").format(yes=yes, no=no)
            case Landing.TRUTH:
                told = tr("for you: {yes} or {no}").format(yes=yes, no=no)
                return tr("Press what is true"), told
            case Landing.YES:
                return tr("Press {word}").format(word=yes), whatever
            case Landing.NO:
                return tr("Press {word}").format(word=no), whatever

    def _press(self, word: int) -> None:
        """Save the word pressed; what the rule asked for is known to the person alone."""
        self.clear_problem()
        try:
            self._context.flow.answer_spinner(self.question, word)
        except NotKeptError as refused:
            self.show_unpressed(refused)
            return
        self.hand_on()
