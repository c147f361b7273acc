"""The models of a study that were fitted, and what each was fitted to."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.analyses.content import StudyContent
from app.analyses.models import Gathered, fitted
from app.analyses.request import AnalysisRequest
from app.analyst.state.study_state import StudyState
from core.count.sampling_design import Design, refusing_design
from core.grammar.formula import Factor, Formula
from core.progress import Progress, silent
from core.regress.results import Errors, Regression
from core.regress.variables import Link

_KEPT = 32


@dataclass(frozen=True, slots=True)
class ModelKey:
    """A model, and the way in which it is fitted."""

    generation: int
    formula: Formula
    where: str
    weights: str | None
    design: Design
    without_flagged: bool
    level: float
    expected: bool


def wanted(formula: Formula, shown: StudyState) -> ModelKey:
    """Return what is to be fitted where a formula is looked at."""
    request = shown.request
    return ModelKey(
        shown.generation,
        formula,
        request.where,
        request.weights,
        request.design,
        request.without_flagged,
        request.choices.level,
        request.models.expected,
    )


def work_out(
    asked: ModelKey,
    content: StudyContent,
    request: AnalysisRequest,
    gathered: Gathered,
    quick: bool,
    report: Progress = silent,
) -> Regression:
    """Fit a model. Raises `Refused`, and ValueError where no file holds the responses."""
    with refusing_design():
        return fitted(content, request, asked.formula, gathered, report, quick=quick)


@dataclass
class Fits:
    """What was fitted of one content, and of each outcome the last model that could be."""

    _last: dict[Factor, Regression] = field(default_factory=dict)
    _generation: int = -1
    _found: dict[ModelKey, Regression] = field(default_factory=dict)
    _early: dict[ModelKey, Regression] = field(default_factory=dict)
    _given_up: set[ModelKey] = field(default_factory=set)

    def begin(self, generation: int) -> None:
        """Forget all where the content is another."""
        if generation != self._generation:
            self._generation = generation
            for each in (self._last, self._found, self._early, self._given_up):
                each.clear()

    def of(self, asked: ModelKey) -> Regression | None:
        """Return a model that is known in full."""
        return self._found.get(asked)

    def early(self, asked: ModelKey) -> Regression | None:
        """Return a model whose intervals are still to come."""
        return self._early.get(asked)

    def take(self, asked: ModelKey, found: Regression, *, quick: bool) -> bool:
        """Keep a model, and tell whether that is all of it."""
        linear = found.link is Link.LINEAR or found.errors is Errors.SANDWICH
        final = not quick or linear or found.failure is not None
        kept = self._found if final else self._early
        kept[asked] = found
        while len(kept) > _KEPT:
            kept.pop(next(iter(kept)))
        if final:
            self._early.pop(asked, None)
        if final and found.failure is None:
            self._last[found.formula.outcome] = found
        return final

    def last(self, formula: Formula) -> Regression | None:
        """Return the last model of the same outcome that could be fitted."""
        return self._last.get(formula.outcome)

    def give_up(self, asked: ModelKey) -> None:
        """Do not fit it again until something else is looked at."""
        self._given_up = {asked}

    def take_up(self) -> None:
        """Fit again what was given up."""
        self._given_up.clear()

    def given_up(self, asked: ModelKey) -> bool:
        """Tell whether it is not waited for."""
        return asked in self._given_up
