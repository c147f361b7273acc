"""Try it once: a harmless question with the survey's own device, and what is left of it.

Nothing of it is kept, and nothing of it is known: where chance landed is forgotten here too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtWidgets import QButtonGroup, QWidget

from app.respondent.flow.practice import PracticeFlow
from app.respondent.questions.landing import LandingPage
from app.respondent.questions.question_pages import question_page
from app.respondent.scaffold.crowds import Crowds
from app.respondent.scaffold.page import Context, RespondentPage
from app.respondent.scaffold.page_size import PageSize
from app.respondent.scaffold.parts import panel_column
from app.respondent.scaffold.split_body import SplitBody
from app.respondent.scaffold.steps import Steps
from app.respondent.words.answers import report_words
from app.respondent.words.devices import own_things, procedure_words
from app.respondent.words.kept import kept_words, nobody_can_tell, pressed_may_be
from app.respondent.words.people import Crowd, people_words
from app.widgets.choices import RadioOption
from app.widgets.layout import STRETCH, TOP, Gap, add, at, column, row, wide
from app.widgets.panels import note, rule
from app.widgets.pill import Pill
from app.widgets.text import TextLabel
from app.words.catalogue import tr
from app.words.odds import odds_of, proof
from app.words.pressed import is_statement, named
from core.privacy.mechanisms import Report
from core.survey import Question

_PADDING, _LOW_PADDING = 32, 16
_TIMES = (1.0, 0.8, 0.65, 0.5)  # how large the people are, where the height is enough
_LONG = 22  # kept words of more characters stand in smaller type


def practice_page(context: Context, flow: PracticeFlow) -> RespondentPage:
    """Return the page that asks a harmless question as the survey asks."""
    page = question_page(replace(context, flow=flow), flow.survey.questions[0])
    page.setAccessibleName(tr("Try it once"))
    page.set_progress("", 0, 0)
    steps = _dress(page, context, flow, 0)
    if isinstance(page, LandingPage):
        if is_statement(page.question):
            page.heading.setText(tr("Try it once"))
        page.stage.landed.connect(lambda: steps.show_step(1))
    if len(context.flow.procedures) > 1 and not context.flow.has_begun:
        link = page.add_link(tr("Other ways to answer"))
        link.setObjectName("ways_button")
    return page


class PractisedPage(RespondentPage):
    """What would be kept, what nobody can tell of it, and the odds as 100 people."""

    def __init__(self, context: Context, flow: PracticeFlow) -> None:
        super().__init__(context, tr("One word is kept"), full_width=True)
        question, theme = flow.survey.questions[0], context.theme
        self._steps = _dress(self, context, flow, 2)
        self.offer_languages()
        told = _left_of(question, flow, context.language)
        self._frame, inner = panel_column("card", _PADDING)
        self.crowds = Crowds(theme, told.crowds)
        add(inner, STRETCH, self.crowds, STRETCH)
        body = SplitBody(
            self._frame,
            self._make_words(told),
            proportion=(480, 560),
            narrow_proportion=(480, 560),
            gap=80,
            narrow_gap=40,
        )
        add(self.content, STRETCH, body, STRETCH)
        self.add_back()
        self.add_forward(tr("Start the questions")).clicked.connect(self.forward_wanted)
        self.odds_button = self.add_link(tr("More about the odds"))
        self.finish()

    def _make_words(self, told: _Left) -> QWidget:
        theme = self._context.theme
        holder = QWidget()
        box = column(STRETCH, on=holder, space=1)
        line = row(space=3)
        label = TextLabel(tr("Kept:"), theme, "respondent.kept_label", tone="muted", wrap=False)
        self.heading = TextLabel(told.words, theme, "respondent.kept")
        self.heading.setAccessibleName(tr("Kept: {words}").format(words=told.words))
        long = len(told.words) > _LONG
        for part, style in ((label, "kept_label"), (self.heading, "kept")):
            usual, narrow = f"respondent.{style}", f"respondent.{style}_narrow"
            if long:
                usual = narrow = "respondent.prompt"
            self.restyle_when_narrow(part, usual, narrow)
        add(line, at(TOP, label), wide(self.heading, TOP))
        add(box, line, Gap(3))
        for text, style in ((told.may_be, "respondent.lead"), (told.nobody, "respondent.subtitle")):
            if text:
                box.addWidget(TextLabel(text, theme, style))
        add(box, Gap(5), rule(), Gap(5))
        add(box, TextLabel(told.proof, theme, "respondent.question"), STRETCH)
        return holder

    def fit(self, size: PageSize) -> None:
        """Keep the line short and the two sides together in the middle."""
        side = max(0, (size.width - 2 * size.margin - size.length(1120)) // 2)
        self.content.setContentsMargins(side, 0, side, 0)
        self._frame.setProperty("padding", _LOW_PADDING if size.low else _PADDING)
        self.rescale()
        for times in _TIMES[size.low :]:
            self.crowds.arrange(beside=False, times=times)
            if not self.is_too_tall:
                return


def _dress(page: RespondentPage, context: Context, flow: PracticeFlow, now: int) -> Steps:
    """Give a page of practice its three steps, the survey's title, and that nothing is saved."""
    steps = Steps(_moves(flow), context.theme)
    steps.setObjectName("steps")
    steps.show_step(now)
    page.set_strip(steps)
    page.set_title(context.text(context.flow.survey.title))
    pill = Pill(tr("Practice: nothing is saved"), context.theme, "accent")
    pill.setObjectName("practice_pill")
    page.set_badge(pill)
    return steps


def _moves(flow: PracticeFlow) -> tuple[str, str, str]:
    """Return the three moves, as the survey's own device has them."""
    if not flow.presses(flow.survey.questions[0]):
        return tr("You answer"), tr("It is scrambled"), tr("What comes out is kept")
    chooses = procedure_words(flow.procedure).chooses
    return chooses, tr("You press a word"), tr("One word is kept")


@dataclass(frozen=True, slots=True)
class _Left:
    """What is left of practice, in words, and which crowds leave it too."""

    words: str
    may_be: str
    nobody: str
    crowds: tuple[Crowd, Crowd]
    proof: str


def _left_of(question: Question, flow: PracticeFlow, language: str) -> _Left:
    """Return what is said after practice, computed from the mechanism and what was kept."""
    words = report_words(question, flow.report, language)
    proven = proof(question, named(question), words if question.worded else "")
    if not question.complementary:
        kept = kept_words(question, flow.report, language)
        return _Left(words, kept.may_be, "", kept.crowds, proven)
    return _Left(words, *_may_be(question, flow), _tea_crowds(question, flow.report), proven)


def _tea_crowds(question: Question, report: Report) -> tuple[Crowd, Crowd]:
    """Return who leaves the word, of those who drank tea and those who did not."""
    word, chance = int(report == 1), odds_of(question)
    joined, kept = chance.joined, chance.kept
    labels = [tr("100 who drank no tea"), tr("100 who drank tea")]
    if not word:
        joined, kept = 100 - kept, 100 - joined
        labels.reverse()
    others, own = people_words(question, word).crowds(joined, kept)
    return replace(others, label=labels[0]), replace(own, label=labels[1])


def _may_be(question: Question, flow: PracticeFlow) -> tuple[str, str]:
    """Return what the word may have been about, and who can tell; never more than is so."""
    if not flow.presses(question):
        return kept_words(question, flow.report, "").may_be, ""
    nobody = nobody_can_tell(question, flow.procedure) if is_statement(question) else ""
    return pressed_may_be(question, flow.procedure), nobody


class WaysPage(RespondentPage):
    """Who randomizes the answers: chosen once, before the first question is seen."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, tr("Other ways to answer"), column=800)
        flow, theme = context.flow, context.theme
        self.offer_languages()
        self.heading = self.add_heading(tr("How do you want to answer?"), centred=True)
        self.add_lead(tr("Choose one. It holds for the whole survey."), centred=True)
        self.content.addSpacing(24)
        self._group = QButtonGroup(self)
        self._procedures = flow.procedures
        for number, procedure in enumerate(self._procedures):
            words = procedure_words(procedure)
            detail = words.offer_detail.format(tools=own_things(flow.survey))
            option = RadioOption(words.offer, theme, detail=detail)
            option.setObjectName(f"procedure_{procedure.value}")
            option.setChecked(procedure is flow.procedure)
            self._group.addButton(option, number)
            add(self.content, option, Gap(4))
        self._group.idClicked.connect(self._choose)
        text = tr("All follow the same odds. The file says which way you chose, not who you are.")
        add(self.content, Gap(2), note(text, theme))
        self.add_back()
        self.add_forward(tr("Try it")).clicked.connect(self.back_wanted)
        self.finish()

    def _choose(self, number: int) -> None:
        self._context.flow.choose_procedure(self._procedures[number])
