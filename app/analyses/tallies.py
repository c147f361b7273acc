"""What an analysis works on: the tallies of what is looked at, and the estimates made of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeVar

from app.analyses.caption_people import selection_text_of
from app.analyses.content import StudyContent, counted, counted_together
from app.analyses.request import AnalysisRequest, Choices
from core.count.sampling_design import Design
from core.count.tally import Tally
from core.estimate import QuestionEstimate, estimate, estimate_groups
from core.estimate.results import SelectionText
from core.estimate.window_histogram import FittedHistogram, fitted_histogram, is_smoothed
from core.inference.intervals import Interval
from core.progress import Progress, silent
from core.survey import Question

if TYPE_CHECKING:
    from core.cross.pair_tally import JointTally, Side

_MOST_FITTED = 16  # histograms that are kept: one of a thousand numbers takes 8 megabytes

Made = TypeVar("Made")
Way = tuple[int, str, str | None, str | None, str | None, Design, bool]


@dataclass
class Kept:
    """What was worked out of the same contents before, so that it is not done again."""

    contents: dict[Way, StudyContent] = field(default_factory=dict)
    estimates: dict[tuple[object, ...], QuestionEstimate] = field(default_factory=dict)
    joint: dict[tuple[object, ...], JointTally] = field(default_factory=dict)
    fitted: dict[tuple[object, ...], FittedHistogram | None] = field(default_factory=dict)
    last: dict[tuple[object, ...], Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Tallies:
    """The tallies of what is looked at.

    `contents` are the studies shown together, `content` is the one looked at, counted in the way
    that is looked at. What `report` raises ends whatever is being worked out of them.
    """

    request: AnalysisRequest
    contents: tuple[StudyContent, ...]
    content: StudyContent
    kept: Kept = field(default_factory=Kept, compare=False, repr=False)
    report: Progress = field(default=silent, compare=False, repr=False)

    @property
    def questions(self) -> tuple[Question, ...]:
        return tuple(self.content.survey.question(id_) for id_ in self.request.questions)

    @property
    def language(self) -> str:
        """The language in which the survey's texts are shown."""
        return language_of(self.content, self.request.choices)

    @property
    def cuttings(self) -> set[str]:
        """The ways, `cut(age, 30, 45)`, in which numbers were put into bands so far."""
        ways = [text for _, _, split, then, *_ in self.kept.contents for text in (split, then)]
        crossed = [tally.second.question.id for tally in self.kept.joint.values()]
        return {*self.content.cuttings, *(each for each in (*ways, *crossed) if each)}

    def of(self, question: Question) -> Tally:
        """The tally of one question, in bands or not, of the population that it can be of."""
        return self.content.tallies[question.asked_id].of_population(self.population)

    @property
    def population(self) -> int | None:
        """The size of the population, where what is looked at can be of it, and is not too many."""
        size = self.request.population if self.request.whole_population else None
        return size if size is not None and size >= self.content.n else None

    @property
    def selection_text(self) -> SelectionText:
        """Whose reports were counted, but for the size of the population."""
        return selection_text_of(self.request, self.content.survey, self.content.flagged)

    def estimate(self, question: Question) -> QuestionEstimate:
        """The estimate of one question by the choices that hold, with its groups."""
        whole, how = self.of(question), self._how()
        key = (*_way(self.request), self.population, question.id, *how)
        found = self.kept.estimates.get(key)
        if found is None:
            groups = self.content.groups.get(question.id)
            if groups:
                found = estimate_groups(whole, groups, *how, self.report)
            else:
                found = estimate(whole, *how, self.report)
            size = whole.population
            as_large = size is None and self.population is not None
            found = found.of(replace(self.selection_text, population=size, as_large=as_large))
            self.kept.estimates[key] = found
        return found

    def fitted(self, question: Question, group: str | None = None) -> FittedHistogram | None:
        """The histogram that reports of a number tell, of all or of a group; None without one."""
        if not question.charted:
            return None
        smoothed = is_smoothed(question, self.request.choices.smoothed)
        key = (*_way(self.request), self.population, question.id, group, smoothed)
        if key not in self.kept.fitted:
            whole = self.of(question)
            counted = whole if group is None else self.content.groups[question.id][group]
            for oldest in list(self.kept.fitted)[: 1 - _MOST_FITTED]:
                del self.kept.fitted[oldest]
            self.kept.fitted[key] = fitted_histogram(counted, smoothed, self.report)
        return self.kept.fitted[key]

    def once(self, question: Question, make: Callable[[], Made]) -> Made:
        """What is made of a question by the choices that hold, once for all who ask."""
        key = (*_way(self.request), self.population, question.id, self.request.choices)
        if key not in self.kept.last:
            self.kept.last.clear()  # others are seldom looked at again
            self.kept.last[key] = make()
        found: Made = self.kept.last[key]
        return found

    def estimate_within(self, question: Question, group: str) -> QuestionEstimate:
        """The estimate of one question in a group, with the groups of the second question."""
        whole = self.content.groups[question.id][group]
        how = self._how()
        key = (*_way(self.request), None, question.id, *how, group)
        found = self.kept.estimates.get(key)
        if found is None:
            inside = self.content.nested[question.id][group]
            found = estimate_groups(whole, inside, *how, self.report).of(self.selection_text)
            self.kept.estimates[key] = found
        return found

    def estimate_nested(self, question: Question) -> QuestionEstimate:
        """The estimate of one question, with the groups of its groups where there are such."""
        found, inside = self.estimate(question), self.content.nested.get(question.id, {})
        groups = tuple(
            replace(each, estimate=self.estimate_within(question, each.value))
            if inside.get(each.value)
            else each
            for each in found.groups
        )
        return replace(found, groups=groups)

    def _how(self) -> tuple[float, Interval, bool]:
        """How intervals are made."""
        chosen = self.request.choices
        together = chosen.simultaneous and self.request.then is None
        return chosen.level, chosen.interval, together

    def together(self, first: Side, second: Side, report: Progress = silent) -> JointTally:
        """The tally of two questions together. Raises as `counted_together` does."""
        key = (*_way(self.request), *((side.question.id, side.option) for side in (first, second)))
        found = self.kept.joint.get(key)
        if found is None:
            found = self.kept.joint[key] = counted_together(
                self.content, self.request, first, second, report
            )
        return found


def tallies_of(
    request: AnalysisRequest,
    contents: Sequence[StudyContent],
    kept: Kept | None = None,
    report: Progress = silent,
) -> Tallies:
    """Count what is looked at, unless it is counted already. Raises as `counted` does.

    What `report` raises ends this, and whatever is worked out of the tallies afterwards.
    """
    kept = kept or Kept()
    way = _way(request)
    content = kept.contents.get(way)
    if content is None:
        content = kept.contents[way] = counted(contents[request.study], request, report)
    return Tallies(request, tuple(contents), content, kept, report)


def kept_of(request: AnalysisRequest, content: StudyContent) -> Kept:
    """Return what was worked out where the study was counted already in the way looked at."""
    return Kept(contents={_way(request): content})


def language_of(content: StudyContent, choices: Choices) -> str:
    """Return the language in which a study is shown: the chosen one where it has that."""
    offered = content.survey.languages
    return choices.language if choices.language in offered else offered[0]


def _way(request: AnalysisRequest) -> Way:
    groups = (request.study, request.where, request.split, request.then)
    return *groups, request.weights, request.design, request.without_flagged
