"""A question answered by chance on the screen: read, start, press the word that is asked for.

What the wheel, the coins and the die have in common: there is one draw, its landing is as
secret as the answer, and what is saved is the word pressed.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.views.respondent.answers import AnswerPair
from app.views.respondent.page import Context
from app.views.respondent.question import QuestionPage
from app.views.respondent.wheel_words import colour_of, wheel_of
from app.views.respondent.words import answer_words, is_statement, landing_name, sector_letter
from app.widgets.button import primary_button, secondary_button
from app.widgets.page import SplitBody
from app.widgets.panels import Statement, note
from app.widgets.text import TextLabel
from app.widgets.throw import ThrowStage
from app.widgets.told import announce
from app.widgets.wheel import Wheel
from core.errors import Refused
from core.procedures import Landing
from core.randomness import RandomnessError
from core.survey import Question


@dataclass(frozen=True, slots=True)
class LandingWords:
    """What is said of one kind of chance. `{sector}`, `{yes}` and `{no}` are filled in."""

    read_statements: str
    chooses: str
    read_rules: str
    start: str
    skip: str
    odds: str
    landed: str
    landed_here: str
    says_truth: str
    says_yes: str
    says_no: str
    unread: str
    kept: str
    kept_narrow: str


class LandingPage(QuestionPage):
    """Chance on one side, what it asks of a person on the other.

    Where it landed is as secret as the answer: the stage alone keeps it while the page asks for
    the word, and `forget` clears it. A page whose chance was started must be shown again rather
    than made anew, for there is one draw, and the flow refuses a second.
    """

    def __init__(self, context: Context, question: Question) -> None:
        super().__init__(context, question, full_width=True)
        self._sectors = wheel_of(question)
        self._mirrored = is_statement(question)
        self._told = self.words()
        self._texts = [self._rule(sector.landing) for sector in self._sectors]
        body = SplitBody(self.make_side(), self._make_words())
        self.stage.landed.connect(self._on_stage_landed)
        self.content.addWidget(body)
        self.content.addStretch(1)
        self.narrow_changed.connect(self._fit)
        self._fit(False)
        self._show_ready()
        self.finish()

    # What each kind of chance adds

    @property
    def stage(self) -> Wheel | ThrowStage:
        """The widget that shows the landing."""
        raise NotImplementedError

    def make_side(self) -> QWidget:
        """Return the side with the stage on it."""
        raise NotImplementedError

    def words(self) -> LandingWords:
        """Return what is said of this kind of chance."""
        raise NotImplementedError

    @property
    def landing(self) -> int | None:
        """The place of the sector that the stage keeps, None where it keeps none."""
        raise NotImplementedError

    def draw(self) -> None:
        """Draw once and let the stage show it. Raises `RandomnessError`."""
        raise NotImplementedError

    def fit_side(self, narrow: bool) -> None:
        """Fit the side with the stage to the width of the page."""

    @property
    def is_underway(self) -> bool:
        """Tell whether chance was started and no word has been pressed yet."""
        return self.landing is not None

    def forget(self) -> None:
        """Forget where chance landed, and show nothing of it any more."""
        self.stage.reset()
        self._show_ready()

    # Building

    def _make_words(self) -> QWidget:
        theme = self._context.theme
        holder = QWidget()
        self._words = QVBoxLayout(holder)
        self._words.setContentsMargins(0, 0, 0, 0)
        self._words.setSpacing(0)
        heading = "" if self._mirrored else self.question_text
        self.heading = TextLabel(heading, theme, "respondent.question")
        self.restyle_when_narrow(self.heading, "respondent.question", "respondent.question_narrow")
        self.lead = TextLabel("", theme, "respondent.lead")
        self.restyle_when_narrow(self.lead, "respondent.lead", "respondent.body")
        self._words.addWidget(self.heading)
        self._words.addSpacing(4)
        self._words.addWidget(self.lead)
        self._gaps: list[QWidget] = []
        self._add_gap()
        self.statements: list[Statement] = []
        for place, sector in enumerate(self._sectors):
            letter, colour = sector_letter(sector.landing), colour_of(sector.landing)
            statement = Statement(letter, self._texts[place], colour, theme)
            statement.setObjectName(f"statement_{place + 1}")
            self.statements.append(statement)
            self._words.addWidget(statement)
            self._add_gap()
        self.add_help(self._words)
        self._actions_frame = self._make_actions()
        self._words.addWidget(self._actions_frame)
        self._add_gap()
        self._notes = QVBoxLayout()
        self._words.addLayout(self._notes)
        self._odds_note: QWidget | None = None
        self._words.addStretch(1)
        return holder

    def _add_gap(self) -> None:
        gap = QWidget()
        self._gaps.append(gap)
        self._words.addWidget(gap)

    def _make_actions(self) -> QFrame:
        theme = self._context.theme
        frame = QFrame()
        row = QHBoxLayout(frame)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        self.spin_button = primary_button(self._told.start, theme, "main")
        self.spin_button.clicked.connect(self._spin)
        self.skip_button = secondary_button(self._told.skip, theme, "main")
        self.skip_button.clicked.connect(self.stage.skip)
        self._answers = AnswerPair(self.question, theme, self)
        self._answers.idClicked.connect(self._press)
        self.yes_button, self.no_button = self._answers.both
        for button in (self.spin_button, self.skip_button, self.yes_button, self.no_button):
            row.addWidget(button, 1, Qt.AlignmentFlag.AlignTop)
        return frame

    def _rule(self, landing: Landing) -> str:
        """Return what a sector asks of a person."""
        yes, no = answer_words(self.question)
        match landing:
            case Landing.STATEMENT:
                return self.question_text
            case Landing.NEGATION:
                return self._context.text(self.question.negation)
            case Landing.TRUTH:
                return self.tr("Truth: give your true answer.")
            case Landing.YES:
                text = self.tr("Yes: press {word}, whatever is true for you.")
                return text.format(word=yes)
            case Landing.NO:
                text = self.tr("No: press {word}, whatever is true for you.")
                return text.format(word=no)

    def _fit(self, narrow: bool) -> None:
        self.fit_side(narrow)
        few = len(self.statements) == 2
        for statement in self.statements:
            statement.set_compact(narrow)
            if not few:
                statement.setMinimumHeight(64 if narrow else 80)
        between = len(self._gaps) - 3
        heights = [16, *[16 if few else 12] * between, 28 if few else 20, 24]
        if narrow:
            heights = [10, *[12] * between, 14, 14]
        for gap, height in zip(self._gaps, heights, strict=True):
            gap.setFixedHeight(height)
        self._answers.fit(narrow)
        self.set_note(self._told.kept_narrow if narrow else self._told.kept)

    # What happens

    def _show_ready(self) -> None:
        theme = self._context.theme
        if self._mirrored:
            self.heading.setText(self._told.read_statements)
            self.lead.setText(self._told.chooses)
        else:
            self.lead.setText(self._told.read_rules)
        self.lead.set_tone("muted")
        for statement, text, sector in zip(
            self.statements, self._texts, self._sectors, strict=True
        ):
            statement.set_state("open")
            statement.setAccessibleName(f"{sector_letter(sector.landing)}: {text}")
        self._show_buttons(spin=self._context.flow.may_start(self.question))
        text = self._told.odds
        if theme.duration("wheel_spin"):
            text = self.tr("{odds} The motion can be skipped.").format(odds=text)
        self._set_note(text)

    def _spin(self) -> None:
        """Draw once and let the stage show it."""
        if self.is_underway:
            return
        self.clear_problem()
        # No button may take over the focus: least of all an answer.
        self.setFocus()
        self._show_buttons(skip=True)
        self.reveal(self.stage)
        try:
            self.draw()
        except RandomnessError:
            self._show_ready()
            self.show_broken_chance()
            return
        self.language_button.hide()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.stage.has_landed and self.skip_button.isVisibleTo(self):
            self._on_stage_landed()

    def _on_stage_landed(self) -> None:
        # What lands while the page is hidden is shown and said once the page is.
        place_landed = self.landing
        if place_landed is None or not self.isVisible():
            return
        landing = self._sectors[place_landed].landing
        name = landing_name(landing)
        yes, no = answer_words(self.question)
        for place, statement in enumerate(self.statements):
            here = place == place_landed
            statement.set_state("chosen" if here else "quiet")
            letter = sector_letter(self._sectors[place].landing)
            told = self._told.landed_here if here else ""
            statement.setAccessibleName(f"{letter}: {self._texts[place]} {told}".strip())
        if self._mirrored:
            self.heading.setText(self._told.landed.format(sector=name))
            asked = self.tr("Is statement {letter} true or false for you?").format(letter=name)
            reader = self.tr(
                "Nobody who reads {yes} or {no} can know which statement it was about."
            )
        else:
            asked = self._asked_by_rule()[landing].format(yes=yes, no=no)
            reader = self._told.unread
        self.lead.setText(asked)
        self.lead.set_tone("text")
        self.setFocus()
        # One event for every outcome, so that nothing but its words tells which it was.
        announce(self, f"{self.heading.text()} {asked}" if self._mirrored else asked)
        self._show_buttons(answers=True)
        self.reveal_from_to(self.heading, self._actions_frame)
        self._set_note(reader.format(yes=yes, no=no))

    def _asked_by_rule(self) -> dict[Landing, str]:
        told = self._told
        return {
            Landing.TRUTH: told.says_truth,
            Landing.YES: told.says_yes,
            Landing.NO: told.says_no,
        }

    def _show_buttons(
        self, *, spin: bool = False, skip: bool = False, answers: bool = False
    ) -> None:
        self.spin_button.setVisible(spin)
        self.skip_button.setVisible(skip)
        self.yes_button.setVisible(answers)
        self.no_button.setVisible(answers)

    def _set_note(self, text: str) -> None:
        if self._odds_note is not None:
            self._odds_note.hide()
            self._odds_note.deleteLater()
        self._odds_note = note(text, self._context.theme)
        self._notes.addWidget(self._odds_note)

    def _press(self, word: int) -> None:
        """Save the word pressed, whichever statement was shown."""
        if not self.is_underway:
            return
        self.clear_problem()
        try:
            self._context.flow.answer_spinner(self.question, word)
        except (Refused, OSError):
            # The landing stays: there is one spin.
            self.show_not_kept()
            return
        # Hiding the button that has the focus would run other lines for one word than the other.
        self.setFocus()
        self.forget()
        self.forward_wanted.emit()
