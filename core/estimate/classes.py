"""Estimates from designs that rest on classes of people: several groups, other unknowns.

Two estimates of each share: the one of the rates as they are, with its standard error, which may
lie outside [0, 1] and is unbiased where the groups tell just as much as is asked; and the most
likely one, held where it can be. The interval is the profile likelihood ratio's, of one of several
options that of its own counts. METHODS §6.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from core.count.several_groups import UNWEIGHTED, Weighing, fitted_to
from core.count.tally import Tally
from core.count.variance import freedom_between_clusters
from core.estimate.results import QuestionEstimate, ShareEstimate, UnknownEstimate
from core.facts.value_error import WrongValueError
from core.inference import mixture
from core.inference.binomial import Significance, chi_square_tail, student_quantile
from core.inference.independence import Independence
from core.inference.intervals import each_of
from core.inference.likelihood import POINTS, LikelihoodCurve, around
from core.inference.mixture import Maximum
from core.inference.moments import Linear, Reported, Sample, stacked
from core.lazy import np
from core.privacy.designs import Classes, ClassShare
from core.survey.model import Question

if TYPE_CHECKING:
    from core.inference.binomial import Floats

PROFILE = "profile-likelihood"
_APART = 1e-7
_SAME = 1e-12


class ClassesNote(StrEnum):
    """What to bear in mind about the shares of classes."""

    OUTSIDE = "outside"  # rates beyond what shares from 0 to 1 can make
    NO_FIT = "no-fit"  # a lack of fit that chance alone makes in one of a hundred
    EMPTY_GROUP = "empty-group"  # the groups that have reports do not tell the share
    NOT_FOUND = "not-found"  # the most likely shares could still gain


@dataclass(frozen=True, slots=True)
class PartEstimate:
    """The share of some classes, or of some among others.

    `share`, with standard error `se`, follows from the rates alone and is never clipped. `likely`
    is the most likely one in [0, 1], `low` and `high` the ends of the profile-likelihood
    interval. The first three are None where the reports do not tell them.
    """

    share: float | None
    se: float | None
    likely: float | None
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class ClassesEstimate:
    """Estimates of a design that rests on classes of people.

    `shares` are of what is asked about: one for yes/no, else one for each option. `score` is what
    is left of it, at most 1e−10 unless `notes` say so; `lack_of_fit` is None where the groups
    tell no more than is asked.
    """

    n: float
    level: float
    shares: tuple[PartEstimate, ...]
    unknowns: Mapping[str, PartEstimate]
    log_likelihood: float
    score: float
    lack_of_fit: Independence | None
    notes: tuple[ClassesNote, ...]


def estimate_classes(
    classes: Classes,
    counts: Sequence[Sequence[float]],
    level: float = 0.95,
    weighing: Weighing = UNWEIGHTED,
) -> ClassesEstimate | None:
    """Estimate the shares of classes from how often each group made each report.

    `counts` has one sequence for each group, of yes/no (no, yes). None where nobody reported.
    Raises ValueError for a level outside (0, 1), for counts of another shape, and where a report
    came that nobody can make.

    >>> from fractions import Fraction
    >>> from core.privacy.designs import DESIGNS
    >>> half = {"yes-1": Fraction(1, 4), "yes-2": Fraction(3, 4)}
    >>> detection = DESIGNS["cheating-detection"].classes(half, 2)
    >>> found = estimate_classes(detection, [(270, 130), (170, 230)])
    >>> round(found.shares[0].share, 6), round(found.shares[0].se, 6)
    (0.2, 0.037239)
    >>> round(found.unknowns["no-whatever"].share, 6)
    0.3
    """
    fitter = _fitter(classes, counts, weighing)
    if fitter is None:
        return None
    seen, best = fitter.counts, fitter.best
    shares = tuple(fitter.part(place, part, level) for place, part in enumerate(classes.shares))
    unknowns = {name: fitter.part(0, part, level) for name, part in classes.unknowns}
    fit = fitter.lack_of_fit
    return ClassesEstimate(
        n=float(seen.sum()),
        level=level,
        shares=shares,
        unknowns=unknowns,
        log_likelihood=best.log_likelihood,
        score=best.score,
        lack_of_fit=fit,
        notes=tuple(_notes(fitter, [*shares, *unknowns.values()], fit)),
    )


def classes_test(
    classes: Classes,
    counts: Sequence[Sequence[float]],
    place: int,
    share: float,
    weighing: Weighing = UNWEIGHTED,
) -> Significance | None:
    """Test that one of the shares is `share`, in [0, 1], as the interval of that share does.

    Everything else is as for `estimate_classes`. Raises ValueError as it does, and for a share
    outside [0, 1].
    """
    if not 0 <= share <= 1:
        raise ValueError(f"{share} is not a share between 0 and 1")
    fitter = _fitter(classes, counts, weighing)
    return None if fitter is None else fitter.test(place, classes.shares[place], share)


def classes_curve(
    classes: Classes,
    counts: Sequence[Sequence[float]],
    place: int,
    level: float = 0.95,
    weighing: Weighing = UNWEIGHTED,
    points: int = POINTS,
) -> LikelihoodCurve | None:
    """Return the profile of one of the shares, the others at their best, about its interval.

    The interval's ends are where it meets the cut-off, which has the square of Student's t where
    errors rest on few. Everything else is as for `estimate_classes`.
    """
    fitter = _fitter(classes, counts, weighing)
    if fitter is None:
        return None
    part = classes.shares[place]
    found = fitter.part(place, part, level)
    best = (found.low + found.high) / 2 if found.likely is None else found.likely
    shares = around(found.low, found.high, best, points)
    falls = np.array([fitter.fall(place, part, share) for share in shares.tolist()])
    drawn = np.isfinite(falls)
    return LikelihoodCurve(
        shares=tuple(shares[drawn].tolist()),
        log_likelihood=tuple((-falls[drawn] / 2).tolist()),
        estimate=best,
        cut_off=-(student_quantile(level, weighing.freedom) ** 2) / 2,
        low=found.low,
        high=found.high,
        level=level,
        interval=PROFILE,
    )


def samples_of(classes: Classes, counts: Sequence[Sequence[float]]) -> tuple[Sample, ...]:
    """Return the groups with what they reported. Raises ValueError for counts of another shape."""
    if len(counts) != len(classes.channels):
        raise ValueError(f"{len(classes.channels)} groups were asked, not {len(counts)}")
    found = []
    for channel, of_group in zip(classes.channels, counts, strict=True):
        chances = np.array([[float(chance) for chance in row] for row in channel])
        seen = np.asarray(of_group, dtype=np.float64)
        if seen.shape != chances.shape[1:] or not (seen >= 0).all():
            raise ValueError(f"a group has {chances.shape[1]} counts of at least 0")
        found.append(Sample(chances, seen))
    return tuple(found)


def _fitter(
    classes: Classes, counts: Sequence[Sequence[float]], weighing: Weighing
) -> _Fitter | None:
    asked = tuple(sample for sample in samples_of(classes, counts) if sample.n > 0)
    if not asked:
        return None
    likelihood, seen = stacked(asked)
    best = mixture.maximize(likelihood, seen)
    return _Fitter(Reported(asked), likelihood, seen, best, weighing)


@dataclass(frozen=True, eq=False)
class _Fitter:
    """Both fits of the same reports."""

    reported: Reported
    likelihood: Floats
    counts: Floats
    best: Maximum
    weighing: Weighing

    def part(self, place: int, part: ClassShare, level: float) -> PartEstimate:
        inside, of = self._members(part)
        tells, found = self.reported.tells(inside) and self.reported.tells(of), None
        if tells:
            found = (
                self.reported.linear(inside) if part.of is None else self.reported.ratio(inside, of)
            )
        cut = student_quantile(level, self.weighing.freedom)
        cut /= math.sqrt(self.weighing.of_interval(place))
        low, high = mixture.interval(*self._likelihood(part), cut)
        whole = float(self.best.shares @ of)
        told = tells and whole > 0
        likely = float(self.best.shares @ inside) / whole if told else None
        return PartEstimate(
            share=None if found is None else found.value,
            se=None if found is None else self._error(place, found),
            likely=None if likely is None else min(max(likely, low), high),
            low=low,
            high=high,
        )

    def fall(self, place: int, part: ClassShare, share: float) -> float:
        """Return −2 ln of the profile likelihood ratio, of as many reports as these are worth."""
        deviance = mixture.deviance(*self._likelihood(part), share)
        return deviance * self.weighing.of_interval(place)

    def test(self, place: int, part: ClassShare, share: float) -> Significance:
        deviance = self.fall(place, part, share)
        return Significance(deviance, chi_square_tail(deviance, self.weighing.freedom))

    @property
    def lack_of_fit(self) -> Independence | None:
        worth = self.weighing.of_error(0)
        counted = (replace(each, counts=each.counts * worth) for each in self.reported.samples)
        return Reported(tuple(counted)).lack_of_fit

    def _error(self, place: int, found: Linear) -> float:
        return self.reported.error(found) / math.sqrt(self.weighing.of_error(place))

    def _members(self, part: ClassShare) -> tuple[Floats, Floats]:
        places = range(len(self.best.shares))
        inside = np.array([float(x in part.inside) for x in places])
        return inside, np.array([float(part.of is None or x in part.of) for x in places])

    def _likelihood(self, part: ClassShare) -> tuple[Floats, Floats, Maximum, Floats, Floats]:
        """Return what the profile of a share is of; of one of several options its own counts.

        That is how options have their intervals elsewhere, too: each count is binomial.
        """
        alone = _own_counts(self.reported.samples, part)
        if alone is None:
            return (self.likelihood, self.counts, self.best, *self._members(part))
        likelihood, counts = stacked(alone)
        best = mixture.maximize(likelihood, counts)
        return likelihood, counts, best, np.array([1.0, 0.0]), np.ones(2)


def _own_counts(samples: Sequence[Sample], part: ClassShare) -> tuple[Sample, ...] | None:
    """Return how often an option was reported and not, where all others have one chance of it."""
    if part.of is not None or len(part.inside) != 1 or len(samples[0].channel) == 2:
        return None
    (place,), found = part.inside, []
    for sample in samples:
        if sample.channel.shape[0] != sample.channel.shape[1]:
            return None
        chances = np.delete(sample.channel[:, place], place)
        if float(np.ptp(chances)) > _SAME:
            return None
        rates = np.array([sample.channel[place, place], chances[0]])
        count = sample.counts[place]
        counts = np.array([count, sample.n - count])
        found.append(Sample(np.stack([rates, 1 - rates], axis=1), counts))
    return tuple(found)


def _notes(
    fitter: _Fitter, parts: Sequence[PartEstimate], fit: Independence | None
) -> list[ClassesNote]:
    notes = []
    if any(each.share is None and each.likely is None for each in parts[:1]):
        notes.append(ClassesNote.EMPTY_GROUP)
    if any(each.share is not None and not -_APART <= each.share <= 1 + _APART for each in parts):
        notes.append(ClassesNote.OUTSIDE)
    if fit is not None and fit.p_value < 0.01:
        notes.append(ClassesNote.NO_FIT)
    if not fitter.best.converged:
        notes.append(ClassesNote.NOT_FOUND)
    return notes


def estimate_by_classes(
    question: Question,
    classes: Classes,
    counts: Sequence[Sequence[int]],
    level: float = 0.95,
    together: int = 1,
    plain: Sequence[Sequence[float]] | None = None,
    weighing: Weighing = UNWEIGHTED,
) -> QuestionEstimate:
    """Estimate a question asked by a design that rests on classes of people.

    `counts` has for each group how often every report came: of yes/no (no, yes), of several
    cards from none to all red, else in the order of the options. `together` is how many
    intervals of shares hold all at once; `plain` and `weighing` are those of weighted reports.
    Raises ValueError as `estimate_classes` does.

    >>> from fractions import Fraction
    >>> from core.examples import example_survey
    >>> from core.privacy.designs import DESIGNS
    >>> groups = {"truth-1": Fraction(4, 5), "truth-2": Fraction(1, 5)}
    >>> unrelated = DESIGNS["unrelated-unknown"].classes(groups, 2)
    >>> bribe = example_survey("bribery").question("bribe")
    >>> found = estimate_by_classes(bribe, unrelated, [(250, 150), (190, 210)])
    >>> round(found.options[0].share, 4), round(found.unknowns[0].share, 4)
    (0.325, 0.575)
    """
    options = question.option_ids
    yes_no = question.complementary
    found = estimate_classes(classes, plain or counts, each_of(level, together), weighing)
    n = sum(sum(of_group) for of_group in counts)
    reported = [sum(of_report) for of_report in zip(*counts, strict=True)]
    if yes_no:
        reported = _words(classes, counts)
    if found is None:
        none = (None,) * 6
        shares = tuple(ShareEstimate(*pair, *none) for pair in zip(options, reported, strict=True))
        return QuestionEstimate(question, 0, level, PROFILE, shares, together=together)
    parts = list(found.shares)
    if yes_no:
        parts.append(_others(parts[0]))
    shares = tuple(
        ShareEstimate(
            *(option, times, part.share, part.se, part.low, part.high),
            count=None if part.share is None else part.share * n,
            consistent=part.likely,
        )
        for option, times, part in zip(options, reported, parts, strict=True)
    )
    return QuestionEstimate(
        *(question, n, level, PROFILE, shares),
        together=together,
        unknowns=tuple(
            UnknownEstimate(name, each.share, each.se, each.low, each.high, each.likely)
            for name, each in found.unknowns.items()
        ),
        lack_of_fit=found.lack_of_fit,
        notes=tuple(note.value for note in found.notes),
    )


def estimate_grouped(tally: Tally, level: float, together: int = 1) -> QuestionEstimate:
    """Estimate a question whose groups were asked in several ways, as a study has counted it.

    Raises ValueError for another one, and `LoneClusterError`.
    """
    fitted = fitted_to(tally)
    found = estimate_by_classes(
        tally.question,
        fitted.classes,
        fitted.people.tolist(),
        level,
        together,
        plain=fitted.plain.tolist(),
        weighing=fitted.weighing(),
    )
    return replace(
        found,
        effective_n=float(tally.weighted.kish_n) if tally.weighted else None,
        freedom=freedom_between_clusters(tally.weighted),
    )


def grouped_test(tally: Tally, option: str, share: float) -> Significance:
    """Test a share of such a question, in [0, 1], by what its interval is made of (METHODS §5).

    Raises KeyError for an unknown option, ValueError where nobody answered and for another
    question, and `LoneClusterError`.
    """
    question, fitted = tally.question, fitted_to(tally)
    if option not in question.option_ids:
        raise KeyError(option)
    place = question.option_ids.index(option)
    if question.complementary:  # no is the mirror image of yes
        place, share = 0, 1 - share if place else share
    counts, weighing = fitted.plain.tolist(), fitted.weighing()
    found = classes_test(fitted.classes, counts, place, share, weighing)
    if found is None:
        raise WrongValueError("nobody answered the question {0}", question.id)
    return found


def _words(classes: Classes, counts: Sequence[Sequence[int]]) -> list[int]:
    """Return how many reports speak for yes, and how many for no.

    Of several cards those that are likelier with yes than with no.
    """
    n, of_yes = sum(map(sum, counts)), 0
    for channel, reported in zip(classes.channels, counts, strict=True):
        if len(reported) == 2:
            of_yes += reported[1]
            continue
        no, yes = channel[:2]
        chances = zip(reported, yes, no, strict=True)
        of_yes += sum(times for times, one, other in chances if one > other)
    return [of_yes, n - of_yes]


def _others(part: PartEstimate) -> PartEstimate:
    """Return the share of all others."""
    share = None if part.share is None else 1 - part.share
    likely = None if part.likely is None else 1 - part.likely
    return PartEstimate(share, part.se, likely, 1 - part.high, 1 - part.low)
