"""Practice on a harmless question, and trying out chance: nothing of either is kept.

Practice goes as the survey does: where chance landed is not remembered, and no truth is known. Its
sitting is held in memory and ends with the page.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from app.respondent.flow.way import RespondentFlow
from app.words.catalogue import tr
from core.privacy.mechanisms import Report
from core.privacy.procedures import Procedure, land, rule_word, sectors
from core.privacy.randomness import Door
from core.response.store import MemoryStore
from core.survey import Option, Question, Survey


@dataclass(frozen=True, slots=True)
class HarmlessTexts:
    """What is asked in practice, in the language of the page.

    `question` and `statement` ask the same, `negation` says the opposite; `choice` asks for any
    answer, and `option` names the n-th one.
    """

    title: str
    question: str
    statement: str
    negation: str
    choice: str
    option: str


def harmless_texts() -> HarmlessTexts:
    """Return the practice question in the language of the pages."""
    return HarmlessTexts(
        title=tr("Practice: nothing is saved"),
        question=tr("Did you drink tea today?"),
        statement=tr("I drank tea today."),
        negation=tr("I did not drink tea today."),
        choice=tr("Choose any answer. This is practice."),
        option=tr("Answer {n}"),
    )


PEOPLE = 100
QUESTION = "practice"


class PracticeFlow(RespondentFlow):
    """One harmless question under the mechanism and the procedure of the survey."""

    is_practice = True

    def __init__(
        self, flow: RespondentFlow, texts: HarmlessTexts, language: str, door: Door
    ) -> None:
        question = harmless(practised(flow.survey), flow.procedure, texts)
        survey = Survey(languages=(language,), title=texts.title, questions=(question,))
        super().__init__(survey, MemoryStore(), door)
        self.tool = flow.tool
        self.answered: Callable[[], None] | None = None
        while not self.step.question:
            self.forward()

    @property
    def is_answered(self) -> bool:
        return QUESTION in self.answers

    def _on_answered(self) -> None:
        if self.answered is not None:
            self.answered()

    @property
    def report(self) -> Report:
        """What would be saved. Raises KeyError before the question is answered."""
        return self.answers[QUESTION]


def practised(survey: Survey) -> Question:
    """Return the sensitive question whose rule is practised: a yes/no question if there is one.

    Raises ValueError where no question is sensitive.
    """
    asked = sorted(survey.sensitive, key=lambda question: not question.by_device)
    if not asked:
        raise ValueError("no question is sensitive")
    return asked[0]


def harmless(question: Question, procedure: Procedure | None, texts: HarmlessTexts) -> Question:
    """Return a harmless question that is randomized as this one is.

    Nothing is drawn for it: of a question that asks some options it has as many as are asked.
    """
    plain = replace(question, id=QUESTION, help=None, ask_if=None, optional=False, shuffle=False)
    if question.by_device:
        offered = () if procedure is None else (procedure,)
        if question.negation is None:
            return replace(plain, text=texts.question, procedures=offered)
        return replace(plain, text=texts.statement, negation=texts.negation, procedures=offered)
    options = tuple(
        Option(option.id, texts.option.format(n=place), option.abstain)
        for place, option in enumerate(question.options[: question.ask], 1)
    )
    return replace(plain, text=texts.choice, options=options, ask=None)


def try_out(
    question: Question, procedure: Procedure | None, door: Door
) -> tuple[tuple[bool, ...], tuple[bool, ...]]:
    """Return who of 100 people without the trait, and of 100 with it, would be saved as yes.

    Of options: who would be saved with an option that is not, and that is, the true one. Drawn
    as the procedure does, one person after another.
    """
    mechanism = question.drawn_by
    kept, joined = mechanism.chances(1)
    wheel = sectors(mechanism)
    pressed = question.by_device and procedure is not Procedure.SCRAMBLED

    def is_saved(truth: int) -> bool:
        if pressed:
            return rule_word(wheel[land(wheel, door)].landing, truth) == 1
        return door.bernoulli(kept if truth else joined)

    without = tuple(is_saved(0) for _ in range(PEOPLE))
    return without, tuple(is_saved(1) for _ in range(PEOPLE))
