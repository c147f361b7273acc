"""What an analyst looks at and how, as one frozen value; what was before can be brought back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

import msgspec

from core.count.sampling_design import NO_DESIGN, Design
from core.inference.intervals import Interval
from core.interchange.mapping.survey import drawn
from core.survey import Survey

FIRST_ANALYSIS = "question"
LOWEST_LEVEL, HIGHEST_LEVEL = 0.5, 0.9999
CROSS = "cross"
MODELS, CHECKS = "models", "checks"  # each an analysis, and the page of it
_OF_NO_POPULATION = (CROSS, CHECKS, MODELS)  # analyses
EVERYONE, ROWS, COLUMNS = "everyone", "rows", "columns"  # whose shares the cells of a table are
MOST_BREAKING = 0.2  # beyond, a share may be anything


@dataclass(frozen=True, slots=True)
class Choices:
    """What the analyst has chosen; the same for every question."""

    consistent: bool = False
    interval: Interval = Interval.FELDMAN_COUSINS
    level: float = 0.95
    simultaneous: bool = False
    counts: bool = False
    raw: bool = False
    truth: bool = True
    curator: bool = True
    largest_first: bool = True
    curve: bool | None = None
    explanation: bool = True
    parts: bool = True
    beside: bool = True
    stacked: bool = True
    surface: bool = False
    differences: bool = True
    among_all: bool = True
    shares_of: str = EVERYONE
    edge: int | None = None
    bin_width: int | None = None
    smoothed: bool | None = None  # histograms fitted to reports; None as suits the scale
    language: str = ""

    def __post_init__(self) -> None:
        if not LOWEST_LEVEL <= self.level <= HIGHEST_LEVEL:
            raise ValueError(f"a level of {self.level} is out of range")


@dataclass(frozen=True, slots=True)
class Checking:
    """What is chosen on the page of checks.

    `question` is the one question that they are of, '' for all. `breaking` is the share of
    people assumed not to have followed the rule. `anchor` is the question whose true share is
    known to be `known`, '' for none.
    """

    question: str = ""
    breaking: float = 0.1
    anchor: str = ""
    known: float = 0.0

    def __post_init__(self) -> None:
        if not 0 <= self.breaking <= MOST_BREAKING or not 0 <= self.known <= 1:
            raise ValueError(f"{self.breaking} or {self.known} is out of range")


@dataclass(frozen=True, slots=True)
class Modelling:
    """What is chosen on the page of models: formulas as `core.grammar.formula` writes them.

    The one at the place `at` is looked at. Errors rest on the observed information, or on the
    `expected`. `shares`, `effects` and `check` are shown beside the coefficients; by `names`
    questions and answers are called as in the file.
    """

    formulas: tuple[str, ...] = ()
    at: int = 0
    expected: bool = False
    shares: bool = True
    effects: bool = False
    check: bool = False
    names: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.at < max(1, len(self.formulas)):
            raise ValueError(f"there is no model {self.at}")

    @property
    def formula(self) -> str:
        """The one looked at; '' where there is none yet."""
        return self.formulas[self.at] if self.formulas else ""

    def saying(self, formula: str) -> Modelling:
        """Put a formula in the place of the one looked at."""
        others = self.formulas or ("",)
        return replace(self, formulas=(*others[: self.at], formula, *others[self.at + 1 :]))

    def adding(self, formula: str) -> Modelling:
        """Look at one more, or at the same where there is one."""
        if formula in self.formulas:
            return replace(self, at=self.formulas.index(formula))
        return replace(self, formulas=(*self.formulas, formula), at=len(self.formulas))

    def removing(self) -> Modelling:
        """Leave out the one looked at."""
        rest = (*self.formulas[: self.at], *self.formulas[self.at + 1 :])
        return replace(self, formulas=rest, at=max(0, min(self.at, len(rest) - 1)))


@dataclass(frozen=True, slots=True)
class AnalysisRequest:
    """All that decides what is shown: plain data, and never code.

    `analysis` is the name of one of the analyses, `questions` are the ids of what it is of, in
    the study at the place `study` among those shown together. Only responses count of which the
    filter `where` holds, as `core.grammar.filters` writes it; '' is none. `split` is the clear
    question whose answers make groups, `then` another that makes groups of each, and `weights` the
    clear number by which each response counts. `design` tells how the sample was drawn, and the
    known shares it is weighted to. `population` is the number of people from whom it was drawn one
    by one, None where it is large. `options` names, of each question that allows many answers, the
    one that is crossed. Shares are tested against the share `against`. `chosen` are answers that
    are looked at together. Flagged responses do not count where `without_flagged` says so.
    `page` is the name of the page of the whole study that stands in the place of the questions,
    '' for none, and `checks` and `models` what is chosen there.
    """

    analysis: str = FIRST_ANALYSIS
    questions: tuple[str, ...] = ()
    study: int = 0
    where: str = ""
    split: str | None = None
    weights: str | None = None
    design: Design = NO_DESIGN
    options: tuple[str, ...] = ()
    against: float | None = None
    chosen: tuple[str, ...] = ()
    choices: Choices = Choices()
    page: str = ""
    checks: Checking = Checking()
    population: int | None = None
    without_flagged: bool = False
    then: str | None = None
    models: Modelling = Modelling()

    @property
    def whole_population(self) -> bool:
        """Whether what is looked at is of the population as a whole, drawn one by one.

        Of a group, or of whom a filter chooses, nobody knows how many are in the population.
        """
        plain = not (self.where or self.weights or self.split) and self.design == NO_DESIGN
        return plain and self.analysis not in _OF_NO_POPULATION

    @property
    def asking(self) -> AnalysisRequest:
        """What decides the result alone: without what is seen beside it."""
        return replace(self, page="", checks=Checking(), models=Modelling())

    def beside(self, other: AnalysisRequest) -> AnalysisRequest:
        """Ask for the same, and see beside it what the other does."""
        return replace(self, page=other.page, checks=other.checks, models=other.models)

    @property
    def drawn(self) -> AnalysisRequest:
        """How people were drawn and count, and which intervals and fits are made, alone."""
        how = self.choices
        return AnalysisRequest(
            weights=self.weights,
            design=self.design,
            population=self.population,
            choices=Choices(
                interval=how.interval,
                level=how.level,
                simultaneous=how.simultaneous,
                smoothed=how.smoothed,
            ),
        )

    @property
    def repeated(self) -> AnalysisRequest:
        """What is analysed again from the log: on the page of models, the model."""
        if self.page != MODELS:
            return self
        return replace(self, analysis=MODELS, questions=(), options=(), split=None, then=None)

    def __post_init__(self) -> None:
        if self.against is not None and not 0 <= self.against <= 1:
            raise ValueError(f"{self.against} is not a share")
        if self.population is not None and self.population < 1:
            raise ValueError(f"{self.population} is no number of people")

    def choosing(self, **changes: object) -> AnalysisRequest:
        """Take other choices, by their names."""
        return replace(self, choices=replace(self.choices, **changes))  # type: ignore[arg-type]


def as_drawn(survey: Survey) -> AnalysisRequest:
    """Look at a study as its rows were drawn, where the mapping of its table tells how."""
    weight, clusters, strata = drawn(survey)
    return AnalysisRequest(weights=weight, design=Design(strata, clusters))


def changed(before: AnalysisRequest, after: AnalysisRequest) -> str:
    """Name what differs between two values: a field of `AnalysisRequest`, or one of `Choices`.

    To cross a question, and not to any more, is a step of its own name.
    """
    same = before.questions[:1] == after.questions[:1] and before.questions != after.questions
    if same and CROSS in (before.analysis, after.analysis):
        return CROSS
    for one, other in ((before, after), (before.choices, after.choices)):
        for field in fields(one):
            name = field.name
            if name != "choices" and getattr(one, name) != getattr(other, name):
                return name
    return ""


def remembered(request: AnalysisRequest) -> dict[str, Any]:
    """Return a value as it is written down: texts, whole numbers, lists and objects alone."""
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(request))
    # Decimal texts: canonical files hold no number with a point.
    written["choices"]["level"] = repr(request.choices.level)
    if request.against is not None:
        written["against"] = repr(request.against)
    for name in ("breaking", "known"):
        written["checks"][name] = repr(getattr(request.checks, name))
    for margin in written["design"]["margins"]:
        margin["shares"] = [[answer, repr(share)] for answer, share in margin["shares"]]
    return written


def recalled(written: Mapping[str, object]) -> AnalysisRequest:
    """Return what was written down; what this version does not take is left out."""
    try:
        return msgspec.convert(dict(written), AnalysisRequest, strict=False)
    except msgspec.ValidationError:
        return AnalysisRequest()


def understood(written: object) -> AnalysisRequest | None:
    """Return what was written down, as in a study of others; None unless all of it is understood.

    Nothing is left out and nothing is guessed: writing it down again says the same of all that
    it says.
    """
    try:
        request = msgspec.convert(written, AnalysisRequest, strict=False)
    except msgspec.ValidationError:
        return None
    return request if _says(remembered(request), written) else None


def _says(whole: object, part: object) -> bool:
    """Tell whether all that `part` says stands in `whole` in the same words."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(name in whole and _says(whole[name], value) for name, value in part.items())
    if isinstance(part, list) and isinstance(whole, list | tuple):
        return len(part) == len(whole) and all(map(_says, whole, part))
    return type(whole) is type(part) and whole == part
