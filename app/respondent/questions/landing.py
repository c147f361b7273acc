"""A question answered by chance on the screen: read, start, press the word that is asked for.

What the wheel, the coins and the dice have in common: there is one draw, its landing is as
secret as the answer, and what is saved is the word pressed.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.respondent.devices.chance_stage import ChanceStage
from app.respondent.devices.device_pictures import DEVICE_PICTURES
from app.respondent.devices.sectors import colour_of, drawn_sectors, wheel_of
from app.respondent.devices.statement import Statement
from app.respondent.devices.throw import ThrowStage
from app.respondent.devices.wheel import Wheel
from app.respondent.questions.device_layout import DeviceBody, DeviceSize, Under
from app.respondent.questions.question import AnswerPair, QuestionPage
from app.respondent.questions.rule_rows import RuleRows
from app.respondent.scaffold import dead_time
from app.respondent.scaffold.page import Context
from app.respondent.scaffold.page_size import PageSize
from app.respondent.words.devices import landing_words
from app.widgets.accessible import announce
from app.widgets.button import primary_button, secondary_button
from app.widgets.layout import STRETCH, add, wide
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.pressed import answer_words, is_statement, landing_name, sector_letter
from core.privacy.chance_devices import rule_of, rules, screen_tool
from core.privacy.procedures import Landing
from core.privacy.randomness import RandomnessError
from core.response.store_errors import NotKeptError
from core.survey import Question


class LandingPage(QuestionPage):
    """Chance on one side, what it asks of a person on the other.

    Where it landed is as secret as the answer: the stage alone keeps it while the page asks for
    the word, and `forget` clears it. A page whose chance was started must be shown again rather
    than made anew, for there is one draw, and the flow refuses a second until it is reopened.
    """

    leads_to_kept = True

    def __init__(self, context: Context, question: Question) -> None:
        super().__init__(context, question, full_width=True)
        self._sectors = wheel_of(question)
        self._mirrored = is_statement(question)
        self._told = landing_words(context.flow.procedure)
        self._texts = [self._rule(sector.landing) for sector in self._sectors]
        self._dead_time = dead_time.DeadTime(self)
        self._shows_landing = False
        side = self.make_side()
        self.stage.landed.connect(self._on_stage_landed)
        self._make_device_body(side)
        self._show_ready()
        self.finish()

    # What each kind of chance adds

    @property
    def stage(self) -> ChanceStage:
        """The widget that shows the landing."""
        raise NotImplementedError

    def make_side(self) -> QWidget:
        """Return what the stage is part of."""
        raise NotImplementedError

    @property
    def landing(self) -> int | None:
        """The place of the sector that the stage keeps, None where it keeps none."""
        raise NotImplementedError

    def draw(self) -> None:
        """Draw once and let the stage show it. Raises `Refused` (IO), `RandomnessError`."""
        raise NotImplementedError

    def fit_side(self, size: DeviceSize, s: float) -> None:
        """Fit the stage and what is part of it to the size of the page."""
        raise NotImplementedError

    @property
    def is_underway(self) -> bool:
        """Tell whether chance was started and no word has been pressed yet."""
        return self.landing is not None

    def forget(self) -> None:
        """Forget where chance landed, and show nothing of it any more."""
        self.stage.reset()
        self._show_ready()

    # Building

    def _make_device_body(self, side: QWidget) -> None:
        theme, words = self._context.theme, self._told
        self.heading = TextLabel("" if self._mirrored else self.question_text, theme)
        # It has the focus after the landing, as a place to read on from; nothing is pressed there.
        self.heading.setProperty("ring", False)
        self.lead = TextLabel("", theme, tone="muted")
        self.spin_button = primary_button(words.start, theme, "main", do=self._start)
        # Practice may be done again, and what everyone passes is short.
        self._once = "" if self._context.flow.is_practice else words.once
        self.under_label = TextLabel(self._once, theme, tone="muted")
        self.leave_survey_button = secondary_button(tr("Leave the survey"), theme, "main")
        self.leave_survey_button.clicked.connect(self.leave_wanted)
        parts = (self.spin_button, self.leave_survey_button, self.under_label)
        self.section = self.section_label()
        self.body = DeviceBody(side, Under(parts), (self.section, self.heading, self.lead))
        self.statements: list[Statement] = []
        for place, sector in enumerate(self._sectors):
            letter, colour = sector_letter(sector.landing), colour_of(sector.landing)
            statement = Statement(letter, self._texts[place], colour, theme)
            statement.setObjectName(f"statement_{place + 1}")
            self.statements.append(statement)
            self.body.add_statement(statement)
        if (told := self.help_note()) is not None:
            self.body.add_part(told)
        self._answers = AnswerPair(self.question, theme, self)
        self._answers.idClicked.connect(self._press)
        self.yes_button, self.no_button = self._answers.both
        self._answers_row = self._answers.make_frame()
        self.body.add_part(self._answers_row)
        add(self.content, STRETCH, self.body, STRETCH)

    def _rule(self, landing: Landing) -> str:
        """Return what a sector asks of a person."""
        yes, no = answer_words(self.question)
        match landing:
            case Landing.STATEMENT:
                return self.question_text
            case Landing.NEGATION:
                return self._context.text(self.question.negation)
            case Landing.TRUTH:
                return tr("Truth: give your true answer.")
            case Landing.YES:
                text = tr("Yes: press {word}, whatever is true for you.")
                return text.format(word=yes)
            case Landing.NO:
                text = tr("No: press {word}, whatever is true for you.")
                return text.format(word=no)

    def fit(self, size: PageSize) -> None:
        """Let the device be as large as the page allows."""
        wide = "respondent.title" if self._mirrored else self.question_style()

        def measured(tight: int) -> DeviceSize:
            measures = DeviceSize.of(size, tight)
            self.style_titles(self.heading, wide, self.lead, tight)
            for button in (self.spin_button, self.leave_survey_button, *self._answers.both):
                button.set_scale(size.s, measures.button)
            return measures

        self._place_lead()
        # What is said after the landing has its room before: then nothing need move.
        self.body.keep_room_for(
            [
                (self.section_text, self._heading_of(s.landing), self._asked_by(s.landing))
                for s in self._sectors
            ]
        )
        self.fit_side(self.body.fit(measured, size.s), size.s)
        self.set_note(self._told.kept_narrow if size.short else self._told.kept)

    def _place_lead(self) -> None:
        """Where all stands in one column, say under the device what is asked."""
        stacked, is_asked = self.page_size.stacked, self._shows_landing
        self.lead.setVisible(not stacked or bool(self._starts() and not self.is_underway))
        self.under_label.setText(self.lead.text() if stacked and is_asked else self._once)
        self.under_label.set_tone("text" if stacked and is_asked else "muted")

    # What happens

    def _show_ready(self) -> None:
        """Show both outcomes alike, and what can be done."""
        self._shows_landing = False
        self._dead_time.stop()
        may_start = self._context.flow.may_start(self.question)
        heading, lead = self._ready_words(may_start)
        self.heading.setText(heading)
        self.lead.setText(lead)
        self.lead.set_tone("muted")
        asked = [f"{heading} {lead}"]
        for statement, text, sector in zip(
            self.statements, self._texts, self._sectors, strict=True
        ):
            statement.set_state("open")
            told = f"{sector_letter(sector.landing)}: {text}"
            statement.setAccessibleName(told)
            asked.append(told)
        self._describe(" ".join(asked))
        self.under_label.hide()
        self._place_lead()
        self.spin_button.setVisible(may_start)
        # After a word no start is left either; then the page goes.
        self.leave_survey_button.setVisible(not may_start and bool(self._starts()))
        for button in self._answers.both:
            button.setEnabled(False)
        if may_start:
            self._dead_time.begin([self.spin_button], dead_time.AFTER_WORD)

    def wait_to_be_read(self) -> None:
        """Hold the start for longer than after a word."""
        if self._context.flow.may_start(self.question):
            self._dead_time.begin([self.spin_button], dead_time.AFTER_LANDING)

    def _starts(self) -> int:
        return self._context.flow.starts(self.question)

    def _ready_words(self, may_start: bool) -> tuple[str, str]:
        """Return title and lead; a question that was started before and closed says so."""
        told = self._told
        heading = told.read_statements if self._mirrored else self.question_text
        lead = told.read_rules
        if self._mirrored:  # in practice the steps tell that chance chooses
            holds = tr("One of these is true for you.")
            lead = "" if self._context.flow.is_practice else f"{holds} {told.chooses}"
        if self._starts() and may_start:
            lead = tr("It was started before, and no word was kept. This is the last time.")
        elif self._starts():
            if self._mirrored:
                heading = tr("This question cannot be answered any more")
            lead = tr("It was started twice, and no word was kept. Please leave the survey.")
        return heading, lead

    def _describe(self, asked: str) -> None:
        """Let whatever can have the focus tell what is asked."""
        for part in (self, self.heading, self.spin_button, *self._answers.both):
            part.setAccessibleDescription(asked)

    def _start(self) -> None:
        """Draw once and let the stage show it."""
        if self.is_underway:
            return
        self.clear_problem()
        # No button may take over the focus: least of all an answer.
        self.setFocus()
        self._dead_time.stop()
        self.spin_button.hide()
        self.reveal(self.stage)
        try:
            self.draw()
        except RandomnessError:
            self._show_ready()
            self.show_broken_chance()
            return
        except NotKeptError as refused:
            self._show_ready()
            noted = tr("The start could not be noted on this computer. Nothing was drawn.")
            self.show_not_kept(refused, noted)
            return
        self.under_label.show()
        self.language_button.hide()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.stage.has_landed and not self._shows_landing:
            self._on_stage_landed()

    def _on_stage_landed(self) -> None:
        # What lands while the page is hidden is shown and said once the page is.
        place_landed = self.landing
        if place_landed is None or not self.isVisible():
            return
        self._shows_landing = True
        landing = self._sectors[place_landed].landing
        for place, statement in enumerate(self.statements):
            here = place == place_landed
            statement.set_state("chosen" if here else "quiet")
            letter = sector_letter(self._sectors[place].landing)
            told = self._told.landed_here if here else ""
            statement.setAccessibleName(f"{letter}: {self._texts[place]} {told}".strip())
        self.heading.setText(self._heading_of(landing))
        asked = self._asked_by(landing)
        self.lead.setText(asked)
        self.lead.set_tone("text")
        self._place_lead()
        # One event for every outcome, so that nothing but its words tells which it was.
        told = f"{self.heading.text()} {self._texts[place_landed]} {asked}"
        self._describe(told)
        self.heading.setFocus()
        announce(self, told)
        self.reveal_from_to(self.statements[0], self._answers_row)
        self._dead_time.begin(self._answers.both, dead_time.AFTER_LANDING)

    def _heading_of(self, landing: Landing) -> str:
        """Return the heading where chance landed."""
        if not self._mirrored:
            return self.question_text
        return self._told.landed.format(sector=landing_name(landing))

    def _asked_by(self, landing: Landing) -> str:
        """Return what a landing asks, in a sentence."""
        told, (yes, no) = self._told, answer_words(self.question)
        of_letter = tr("Is {letter} true or false for you?").format(letter=landing_name(landing))
        # The same steps wherever it landed.
        return {
            Landing.STATEMENT: of_letter,
            Landing.NEGATION: of_letter,
            Landing.TRUTH: told.says_truth,
            Landing.YES: told.says_yes.format(yes=yes),
            Landing.NO: told.says_no.format(no=no),
        }[landing]

    def _press(self, word: int) -> None:
        """Save the word pressed, whichever statement was shown."""
        if not self.is_underway:
            return
        self.clear_problem()
        try:
            self._context.flow.answer_spinner(self.question, word)
        except NotKeptError as refused:
            # The landing stays: there is one spin.
            self.show_unpressed(refused)
            return
        self.hand_on()


_LEAST_BESIDE = 560  # a column so wide has the rules beside what is thrown


class SpinnerPage(LandingPage):
    """The wheel and what it asks of a person."""

    @property
    def stage(self) -> Wheel:
        return self.wheel

    def make_side(self) -> QWidget:
        self.wheel = Wheel(self._context.theme)
        self.wheel.set_sectors(drawn_sectors(self.question))
        return self.wheel

    @property
    def landing(self) -> int | None:
        return self.wheel.outcome

    def draw(self) -> None:
        spin = self._context.flow.spin(self.question)
        self.wheel.spin_to(spin.sector, spin.place)

    def fit_side(self, size: DeviceSize, s: float) -> None:
        self.wheel.set_rim(size.rim, s)


class ThrownPage(LandingPage):
    """The coins or the dice, which outcomes stand for what, and what is asked of a person."""

    def __init__(self, context: Context, question: Question) -> None:
        if question.channel is None or context.flow.procedure is None:
            raise ValueError(f"nothing is thrown for the question {question.id}")
        self._tool = screen_tool(context.flow.procedure)
        stage = DEVICE_PICTURES[self._tool].stage
        if stage is None:
            raise ValueError(f"the screen shows no throw of {self._tool.name}")
        self._looks = stage
        order = [sector.landing for sector in wheel_of(question)]
        told = rules(self._tool, question.channel)
        self._rules = sorted(told, key=lambda rule: order.index(rule.landing))
        super().__init__(context, question)

    @property
    def stage(self) -> ThrowStage:
        return self.throw

    def make_side(self) -> QWidget:
        theme = self._context.theme
        self.throw = self._looks.make(theme, self)
        self.rules = RuleRows(self._tool, self._rules, theme)
        self._side = QWidget()
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._side)
        self._parts.setContentsMargins(0, 0, 0, 0)
        add(self._parts, wide(self.throw), self.rules)
        return self._side

    def fit_side(self, size: DeviceSize, s: float) -> None:
        """Put the rules under what is thrown, or beside it where width has more to give."""
        gap, width, room = round(16 * s), size.start, size.side
        beside = size.stacked and size.column >= _LEAST_BESIDE * s
        if not size.stacked:
            room = round((1 - self._looks.least) * size.side) - gap
        self._side.setFixedWidth(width)
        if beside:
            width //= 2
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._parts.setDirection(across if beside else down)
        place = Qt.AlignmentFlag.AlignVCenter if beside else Qt.AlignmentFlag.AlignBottom
        self._parts.setAlignment(self.rules, place)
        self._parts.setSpacing(gap)
        self.rules.fit(width, room, s)
        self.rules.setMaximumWidth(width)
        self._side.setMinimumHeight(size.side)

    @property
    def landing(self) -> int | None:
        outcome = self.throw.outcome
        return None if outcome is None else rule_of(outcome, self._rules)

    def draw(self) -> None:
        self.throw.start(self._context.flow.throw(self.question).outcome)
