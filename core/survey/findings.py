"""What was found in a survey file: its questions, and its problems, each with the field it is in.

The place of a problem is told so that whoever shows the fields finds the one that is meant.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from core.facts.errors import Problem, Severity
from core.files.canonical import Json
from core.files.checker import Where
from core.privacy.epsilon import epsilon
from core.survey.model import SURVEY_TEXTS, Block, Question, Survey, total_ratio

_TEXTS = frozenset((*SURVEY_TEXTS, "text", "help", "negation"))


@dataclass(frozen=True, slots=True)
class FieldPlace:
    """A field of a survey: of a question, or of the survey itself where `question` is None.

    `question` counts from 0, `id` is that question's as far as it has one, else ''. `keys` lead
    from there to the field, empty for the whole; `language` is that of a text in it, else ''.
    """

    question: int | None
    id: str
    keys: tuple[str | int, ...]
    language: str


@dataclass(frozen=True, slots=True)
class ReadQuestion:
    """A question that could be read, whether or not the rest could; `index` counts from 0.

    `costed`: how it is randomized could be read, if it is, so that its ε is known.
    """

    index: int
    question: Question
    costed: bool

    @property
    def epsilon(self) -> float | None:
        """Its ε, rounded up: 0 in the clear, infinite where it proves; None where not known."""
        return epsilon(self.question.ratio) if self.costed else None


@dataclass(frozen=True, slots=True)
class SurveyProblem:
    """A problem of a survey and the field it is about.

    `collecting`: it stands only in the way of collecting with the survey, not of analysing.
    """

    problem: Problem
    place: FieldPlace
    collecting: bool


@dataclass(frozen=True)
class Reading:
    """What was found in a survey file: every question and block that could be read, all problems.

    There is a `survey` where all its parts could be read, whatever rules it breaks.
    """

    survey: Survey | None
    found: tuple[SurveyProblem, ...]
    questions: tuple[ReadQuestion, ...] = ()
    sample: tuple[Block, ...] = ()

    @property
    def ratio(self) -> Fraction | None:
        """Exact ratio over the sensitive questions that could be read, as of `Survey.ratio`."""
        costed = (each.question for each in self.questions if each.costed)
        ratios = {question.id: question.ratio for question in costed if question.sensitive}
        return total_ratio(ratios, self.sample)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems, worst code first and errors before warnings."""
        return tuple(each.problem for each in self.found)

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems that stop anybody from being asked by it."""
        return tuple(p for p in self.problems if p.severity is Severity.ERROR)

    @property
    def errors_for_analysis(self) -> tuple[Problem, ...]:
        """The problems that stop answers to it from being analysed."""
        both = (each.problem for each in self.found if not each.collecting)
        return tuple(problem for problem in both if problem.severity is Severity.ERROR)

    @property
    def may_be_collected(self) -> bool:
        """Whether people may be asked by it."""
        return self.survey is not None and not self.errors

    @property
    def may_be_analysed(self) -> bool:
        """Whether answers to it may be analysed, wherever they were collected."""
        return self.survey is not None and not self.errors_for_analysis


def field_place(where: Where, content: Json) -> FieldPlace:
    """Return the field of a parsed survey that a place is in.

    >>> from core.files.checker import TOP
    >>> survey: Json = {"questions": [{"id": "bribe", "text": {"en": "", "de": "?"}}]}
    >>> field_place(TOP / "questions" / 0 / "text" / "en", survey)
    FieldPlace(question=0, id='bribe', keys=('text',), language='en')
    """
    question, keys, language = None, where.steps, ""
    match where.steps:
        case ("questions", int(place), *rest):
            question, keys = place, tuple(rest)
    if len(keys) > 1 and keys[-2] in _TEXTS:
        language, keys = str(keys[-1]), keys[:-1]
    return FieldPlace(question, _id_of(content, question), keys, language)


def _id_of(content: Json, question: int | None) -> str:
    questions = content.get("questions") if isinstance(content, dict) else None
    if question is None or not isinstance(questions, list) or question >= len(questions):
        return ""
    entry = questions[question]
    found = entry.get("id") if isinstance(entry, dict) else None
    return found if isinstance(found, str) else ""
