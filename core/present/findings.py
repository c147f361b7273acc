"""What to bear in mind about estimates: names of findings, with the numbers that belong to them.

The sentences about them are made where they are shown, in the language shown.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, TypeAlias

from core.estimate.results import MeanNote
from core.present.numerals import digits_for, number, percent
from core.present.outside_chance import Chance
from core.privacy.mechanisms import Domain
from core.survey.model import Question

if TYPE_CHECKING:
    from core.estimate.results import MeanEstimate, QuestionEstimate, ShareEstimate

_SLACK = 1e-9  # a share: what only rounding put outside is not outside

ChanceOf: TypeAlias = "Callable[[ShareEstimate], Chance | None]"


class Outside(Enum):
    """Why a mark lies outside of its interval."""

    BELOW_ZERO = auto()
    ABOVE_ONE = auto()
    MOVED = auto()  # a consistent share, so that all fit together


class Consistent(Enum):
    """The kind of consistent shares that a question has."""

    HELD = auto()  # within 0 and 1
    NORM_SUB = auto()  # not negative, and their sum is one


class Note(Enum):
    """A finding without numbers of its own."""

    NOTHING_YET = auto()
    NO_SHARES = auto()  # the question has a mean alone
    RAW_SHOWN = auto()  # what was saved stands beside what is estimated
    SAVED_ARE_REPORTS = auto()
    ALL_ALIKE = auto()  # the error computed from reports that are all alike is 0
    SMOOTHED = auto()  # a histogram found by EM with smoothing
    MOST_LIKELY = auto()  # a histogram found without smoothing
    NOT_CONVERGED = auto()  # the search for it was stopped before its end
    FEW_CLUSTERS = auto()  # intervals of shares are wide and may still miss their level
    WITHIN_BINS = auto()  # the numbers of a bin are not told apart


@dataclass(frozen=True, slots=True)
class SomeAsked:
    """Each person was asked `ask` of `options`, drawn by chance; `least` to `most` were asked one.

    `least` is of those options that anybody was asked.
    """

    ask: int
    options: int
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Among:
    """Not all respondents answered: `by_rule` where the survey asked these alone."""

    n: int
    respondents: int
    by_rule: bool


@dataclass(frozen=True, slots=True)
class MarksOutside:
    """Options whose marks lie outside their intervals, each with its share.

    `moved` tells that all of them lie within 0 and 1, and were moved to fit together.
    """

    marks: tuple[tuple[str, float], ...]
    moved: bool


@dataclass(frozen=True, slots=True)
class ByChance:
    """How often chance alone does this: of the option named, the least likely of `several`."""

    chance: Chance
    option: str
    below: bool
    several: bool


@dataclass(frozen=True, slots=True)
class IntervalsOutside:
    """Options whose whole intervals hold no possible share, as Wald's or Wilson's may."""

    options: tuple[str, ...]
    interval: str


@dataclass(frozen=True, slots=True)
class ConsistentShown:
    """The marks are consistent shares and no longer unbiased."""

    kind: Consistent


@dataclass(frozen=True, slots=True)
class AbstainersAreARow:
    """Shares are of all, those who preferred not to say among them; `some` left it out."""

    some: bool


@dataclass(frozen=True, slots=True)
class MeanFound:
    """A mean with its error; `interval` where no line of the method names it."""

    mean: MeanEstimate
    level: float
    interval: str | None


@dataclass(frozen=True, slots=True)
class MeanOutside:
    """A mean lies outside the range in which every true one is."""

    low: float
    high: float


Finding: TypeAlias = (
    Note
    | Among
    | MarksOutside
    | ByChance
    | IntervalsOutside
    | ConsistentShown
    | AbstainersAreARow
    | MeanFound
    | MeanOutside
    | MeanNote
    | SomeAsked
)


def shown_options(estimate: QuestionEstimate) -> tuple[ShareEstimate, ...]:
    """A yes/no question shows Yes alone: No is its mirror image and would hide the detail."""
    shown = estimate.question.distinct_ids
    return tuple(option for option in estimate.options if option.option in shown)


def why_outside(
    share: float | None, option: ShareEstimate, digits: int = 1, counted: int | None = None
) -> Outside | None:
    """Tell why a mark lies outside of the interval of its option; None where it does not.

    Figures are shown with so many `digits` of a per cent, or as counts among `counted` people. A
    mark that reads as the end of its interval is not told of: "0.0% lies outside" means nothing.
    """
    if share is None or option.low is None or option.high is None:
        return None
    end = min(max(share, option.low), option.high)
    if abs(share - end) <= _SLACK:
        return None
    shown = {
        percent(each, digits) if counted is None else number(each * counted)
        for each in (share, end)
    }
    if len(shown) == 1:
        return None
    if share < 0:
        return Outside.BELOW_ZERO
    return Outside.ABOVE_ONE if share > 1 else Outside.MOVED


def consistent_kind(question: Question) -> Consistent:
    """Tell which kind of consistent shares a question has."""
    held = question.domain is Domain.TWO_ANSWERS
    return Consistent.HELD if held else Consistent.NORM_SUB


def fit_notes(*, smoothed: bool, converged: bool = True) -> tuple[Note, ...]:
    """Tell how a histogram was fitted, and whether the search for it came to its end."""
    fitted = Note.SMOOTHED if smoothed else Note.MOST_LIKELY
    return (fitted,) if converged else (fitted, Note.NOT_CONVERGED)


def among(question: Question, n: int, respondents: int | None) -> tuple[Finding, ...]:
    """Tell of how many the numbers are where not all respondents answered."""
    if respondents is None or not n or n == respondents:
        return ()
    return (Among(n, respondents, by_rule=not question.optional),)


def some_asked(estimate: QuestionEstimate) -> SomeAsked | None:
    """Tell of a many-of of which each person is asked only some options, how many were asked."""
    asked = [option.asked for option in estimate.options if option.asked]
    if not asked or estimate.question.ask is None:
        return None
    return SomeAsked(estimate.question.ask, len(estimate.options), min(asked), max(asked))


def of_shares(
    estimate: QuestionEstimate,
    *,
    consistent: bool = False,
    chance: ChanceOf | None = None,
    counts: bool = False,
) -> tuple[Finding, ...]:
    """Tell what is odd or special about the shares of a question, or about its `counts`."""
    if not estimate.n:
        return ()
    drawn = some_asked(estimate)
    found: list[Finding] = [drawn] if drawn is not None else []
    found += _marks_outside(estimate, consistent, chance, estimate.n if counts else None)
    strange = tuple(o.option for o in shown_options(estimate) if o.outside)
    found += [IntervalsOutside(strange, estimate.interval)] if strange else []
    found += [Note.FEW_CLUSTERS] if any(o.few_clusters for o in shown_options(estimate)) else []
    found += [ConsistentShown(consistent_kind(estimate.question))] if consistent else []
    if any(option.abstain for option in estimate.question.options):
        some = estimate.question.ask_if is not None or estimate.question.optional
        found.append(AbstainersAreARow(some))
    return tuple(found)


def of_mean(estimate: QuestionEstimate) -> tuple[Finding, ...]:
    """Tell the mean with its error, and what is odd about it."""
    found = estimate.mean
    if found is None or found.mean is None:
        return ()
    # The line of the method names the interval of the shares, or that of a mean alone.
    own = bool(estimate.options) and found.interval != estimate.interval
    told = MeanFound(found, estimate.level, found.interval if own else None)
    return told, *odd_mean(estimate)


def odd_mean(estimate: QuestionEstimate) -> tuple[Finding, ...]:
    """Tell that a mean lies outside its range, and what to bear in mind about it."""
    found, low, high = estimate.mean, estimate.question.low, estimate.question.high
    if found is None or found.mean is None:
        return ()
    if low is None or high is None:
        return found.notes
    least, most = map(estimate.question.in_units, (low, high))
    if least <= found.mean <= most:
        return found.notes
    return MeanOutside(least, most), *found.notes


def _marks_outside(
    estimate: QuestionEstimate, consistent: bool, chance: ChanceOf | None, counted: int | None
) -> Iterable[Finding]:
    outside = []
    digits = digits_for(option.se for option in estimate.options)
    for option in shown_options(estimate):
        share = option.consistent if consistent else option.share
        if share is not None and why_outside(share, option, digits, counted):
            outside.append((option, share))
    if not outside:
        return ()
    moved = consistent and all(0 <= share <= 1 for _, share in outside)
    marks = MarksOutside(tuple((option.option, share) for option, share in outside), moved)
    return marks, *_by_chance([option for option, _ in outside], chance)


def _by_chance(options: Collection[ShareEstimate], chance: ChanceOf | None) -> Iterable[Finding]:
    """Name the least likely of several, as the lowest of many is one of many."""
    known = [(found, o) for o in options if chance and (found := chance(o)) is not None]
    if not known:
        return ()
    least, option = min(known, key=lambda pair: pair[0].alone)
    below = option.share is not None and option.share < 0
    return (ByChance(least, option.option, below, several=len(options) > 1),)
