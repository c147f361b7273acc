"""Practice on a harmless question, and trying out chance: nothing of either is kept.

The truth of the practice question is the same for everybody, so where chance landed can be told
afterwards. Its sitting is held in memory and ends with the page.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.flows.chance import Spin, Throw
from app.flows.respondent import RespondentFlow
from core.privacy.devices import rule_of, rules, screen_tool
from core.privacy.mechanisms import Report
from core.privacy.procedures import Landing, Procedure, land, rule_word, sectors
from core.privacy.randomness import Door
from core.response.store import MemoryStore
from core.survey import Kind, Option, Question, Survey

PEOPLE = 100
QUESTION = "practice"
_TRUTH = 1


@dataclass(frozen=True, slots=True)
class HarmlessTexts:
    """What is asked in practice, in the language of the page.

    `question` and `statement` are true for everybody, `negation` says the opposite; `choice`
    asks for any answer, and `option` names the n-th one.
    """

    title: str
    question: str
    statement: str
    negation: str
    choice: str
    option: str


class PracticeFlow(RespondentFlow):
    """One harmless question under the mechanism and the procedure of the survey."""

    def __init__(
        self, flow: RespondentFlow, texts: HarmlessTexts, language: str, door: Door
    ) -> None:
        question = _harmless(practised(flow.survey), flow.procedure, texts)
        survey = Survey(languages=(language,), title=texts.title, questions=(question,))
        super().__init__(survey, MemoryStore(), door)
        self.tool = flow.tool
        self.landing: Landing | None = None
        while not self.step.question:
            self.forward()

    def spin(self, question: Question) -> Spin:
        """Draw where the wheel lands, and remember it: here it is no secret."""
        spun = super().spin(question)
        if question.mechanism is not None:
            self.landing = sectors(question.mechanism)[spun.sector].landing
        return spun

    def throw(self, question: Question) -> Throw:
        """Draw what is thrown, and remember what it asks: here it is no secret."""
        thrown = super().throw(question)
        if question.mechanism is not None and self.procedure is not None:
            told = rules(screen_tool(self.procedure), question.mechanism)
            self.landing = told[rule_of(thrown.outcome, told)].landing
        return thrown

    @property
    def report(self) -> Report:
        """What would be saved. Raises KeyError before the question is answered."""
        return self.answers[QUESTION]

    @property
    def asked_word(self) -> int | None:
        """The word that the rule asked for; None where only the person can know."""
        return None if self.landing is None else rule_word(self.landing, _TRUTH)


def practised(survey: Survey) -> Question:
    """Return the sensitive question whose rule is practised: a yes/no question if there is one.

    Raises ValueError where no question is sensitive.
    """
    asked = sorted(survey.sensitive, key=lambda question: question.kind is not Kind.YES_NO)
    if not asked:
        raise ValueError("no question is sensitive")
    return asked[0]


def _harmless(question: Question, procedure: Procedure | None, texts: HarmlessTexts) -> Question:
    """Return a harmless question that is randomized as this one is."""
    plain = replace(question, id=QUESTION, help=None, ask_if=None, optional=False)
    if question.kind is Kind.YES_NO:
        offered = () if procedure is None else (procedure,)
        if question.negation is None:
            return replace(plain, text=texts.question, procedures=offered)
        return replace(plain, text=texts.statement, negation=texts.negation, procedures=offered)
    options = tuple(
        Option(option.id, texts.option.format(n=place), option.abstain)
        for place, option in enumerate(question.options, 1)
    )
    return replace(plain, text=texts.choice, options=options)


def try_out(
    question: Question, procedure: Procedure | None, door: Door
) -> tuple[tuple[bool, ...], tuple[bool, ...]]:
    """Return who of 100 people without the trait, and of 100 with it, would be saved as yes.

    Of options: who would be saved with an option that is not, and that is, the true one. Drawn
    as the procedure does, one person after another.
    """
    if question.mechanism is None:
        raise ValueError(f"the question {question.id} is asked in the clear")
    kept, joined = question.mechanism.support(1)
    wheel = sectors(question.mechanism)
    pressed = question.kind is Kind.YES_NO and procedure is not Procedure.SCRAMBLED

    def is_saved(truth: int) -> bool:
        if pressed:
            return rule_word(wheel[land(wheel, door)].landing, truth) == 1
        return door.bernoulli(kept if truth else joined)

    without = tuple(is_saved(0) for _ in range(PEOPLE))
    return without, tuple(is_saved(1) for _ in range(PEOPLE))
