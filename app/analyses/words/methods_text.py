"""The methods paragraph: what was done to come to the numbers, written from what was done.

Only what applies is said, and only what is said is in the list of references.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING

from app.analyses.words.methods import consistent_name, interval_name, level_name
from app.analyses.words.not_collected import not_collected
from app.analyses.words.randomized import Citing, estimator, randomized
from app.analyses.words.references import REFERENCES, Reference
from app.words.catalogue import capital, figures, joined, listed, tr
from app.words.mechanisms import carried_out_by
from app.words.numerals import epsilon_text, level_text
from core import __version__
from core.count.weighted_sums import CountedBy
from core.inference.intervals import Interval
from core.present.findings import consistent_kind
from core.privacy.procedures import Procedure
from core.study.analyst_work import Choice

if TYPE_CHECKING:
    from core.estimate.results import QuestionEstimate
    from core.survey.model import Question

_LONGEST = 10**6  # numerators and denominators written out in a sentence


@dataclass(frozen=True, slots=True)
class NamedEstimate:
    """The estimate of a question, and what a sentence calls the question."""

    name: str
    estimate: QuestionEstimate


@dataclass(frozen=True, slots=True)
class Done:
    """What was done beside estimating: `analysis` by its name, a split, how people were drawn.

    `weights`, `strata` and `clusters` are the texts of the questions that tell it. `against` is
    the share tested against, `split` the text of the question that makes groups, `then` that of
    the one that makes groups of each, `checked` tells that the checks of the study are shown,
    `consistent` that the marks are consistent shares, `smoothed` how histograms are fitted, None as
    suits each scale. Of the questions named in an entry of
    `drawn` each person was asked as many as it says. `procedures` counts responses by who carried
    out the rule, `by_people` tells that people did so in any; a `table` does not say. `model` is
    the formula of one, whose outcome is fitted as it is where it is `linear`. `settled` counts
    responses of which other versions came by what was decided on them, and `flagged` those of the
    whole study that are.
    """

    analysis: str = "question"
    weights: str | None = None
    strata: str | None = None
    clusters: str | None = None
    split: str | None = None
    then: str | None = None
    against: float | None = None
    consistent: bool = False
    smoothed: bool | None = None
    checked: bool = False
    rehearsal: bool = False
    drawn: tuple[tuple[int, tuple[str, ...]], ...] = ()
    by_people: bool = True
    procedures: Mapping[Procedure, int] = field(default_factory=dict)
    table: bool = False
    model: str = ""
    linear: bool = False
    settled: Mapping[Choice | None, int] = field(default_factory=dict)
    flagged: int = 0


@dataclass(frozen=True, slots=True)
class Methods:
    """Paragraphs of sentences, and the sources that they name, in alphabetical order."""

    paragraphs: tuple[str, ...] = ()
    references: tuple[Reference, ...] = ()

    @property
    def text(self) -> str:
        """Everything as plain text, as it goes into a manuscript."""
        told = "\n\n".join(self.paragraphs)
        if not self.references:
            return told
        lines = "\n".join(each.full for each in self.references)
        return f"{told}\n\n{tr('References')}\n{lines}"


NO_METHODS = Methods()


@dataclass
class _Cited:
    """The sources named so far."""

    keys: set[str] = field(default_factory=set)

    def __call__(self, *keys: str) -> str:
        self.keys.update(keys)
        return "; ".join(REFERENCES[key].short for key in keys)

    @property
    def references(self) -> tuple[Reference, ...]:
        found = (REFERENCES[key] for key in self.keys)
        return tuple(sorted(found, key=lambda each: each.full.casefold()))


def methods_of(found: Sequence[NamedEstimate], done: Done, n: int) -> Methods:
    """Return the methods of these estimates, of `n` responses."""
    cite = _Cited()
    paragraphs = (
        " ".join(_sample(found, done, n, cite)),
        *_designs(found, done, cite),
        " ".join(_drawn(done, cite)),
        " ".join(_inference(found, done, cite)),
        " ".join(_tests(found, done, cite)),
        tr("Computed with Candor {version}.").format(version=__version__),
    )
    return Methods(tuple(filter(None, paragraphs)), cite.references)


@dataclass(frozen=True, slots=True)
class Work:
    """One analysis of several: its number, the estimates it rests on, and what was done to `n`."""

    number: int
    found: tuple[NamedEstimate, ...]
    done: Done
    n: int


def methods_of_several(works: Sequence[Work]) -> Methods:
    """Return the methods of several analyses: what holds of all, and by number what of some."""
    cite = _Cited()

    def said(told: Callable[[Work], Iterable[str]]) -> Iterable[str]:
        numbers_of: dict[str, list[int]] = {}
        for work in works:
            for sentence in told(work):
                numbers_of.setdefault(sentence, []).append(work.number)
        for numbers, some in groupby(numbers_of, key=numbers_of.__getitem__):
            text = " ".join(some)
            yield text if len(numbers) == len(works) else _of_results(numbers, text)

    asked: dict[bool | None, dict[str, NamedEstimate]] = {}
    for work in works:
        of_fit = asked.setdefault(work.done.smoothed, {})
        of_fit |= {each.estimate.question.id: each for each in work.found}
    fits = {work.done.smoothed: work.done for work in works}
    designs = (
        text
        for smoothed, found in asked.items()
        for text in _designs(tuple(found.values()), fits[smoothed], cite)
    )
    paragraphs = (
        *said(lambda each: _sample(each.found, each.done, each.n, cite)),
        *dict.fromkeys(designs),
        *said(lambda each: _drawn(each.done, cite)),
        *said(lambda each: _inference(each.found, each.done, cite)),
        *said(lambda each: _tests(each.found, each.done, cite)),
        tr("Computed with Candor {version}.").format(version=__version__),
    )
    return Methods(paragraphs, cite.references)


def _of_results(numbers: Sequence[int], text: str) -> str:
    told = tr("Results {numbers}: {text}")
    if len(numbers) == 1:
        told = tr("Result {numbers}: {text}")
    return told.format(numbers=listed([figures(each) for each in numbers], 40), text=text)


def _sample(found: Sequence[NamedEstimate], done: Done, n: int, cite: Citing) -> Iterable[str]:
    """Tell whose answers these are, and how each of them counts."""
    told = tr("The estimates are of {n} responses.", "", n)
    if done.rehearsal:
        told = tr("The estimates are of {n} made-up responses, a rehearsal.", "", n)
    yield told.format(n=figures(n))
    selection_text = next((each.estimate.selection_text for each in found), None)
    if selection_text is None:
        return
    if selection_text.where:
        yield tr("Only those count of whom this holds: {filter}.").format(
            filter=selection_text.where
        )
    yield from _settled(done.settled)
    if selection_text.left_out:
        yield flagged_text(selection_text.left_out)
    elif done.flagged and not selection_text.where:
        told = tr("{n} of them are flagged, and count as all others.")
        if done.flagged == 1:
            told = tr("One of them is flagged, and counts as all others.")
        yield told.format(n=figures(done.flagged))
    if selection_text.as_large:
        yield tr("The population is taken to be large.")
    if selection_text.population is not None:
        told = tr(
            "They were drawn one by one from a population of {n}; standard errors have its finite "
            "population correction in the part that sampling makes, and intervals are at the "
            "number of reports that these errors are worth."
        )
        yield told.format(n=figures(selection_text.population))
    if selection_text.margins:
        names = joined(selection_text.margins)
        told = tr("Weights were raked to the known shares of {questions} ({sources}).")
        yield told.format(questions=names, sources=cite("deming-1940", "deville-1992"))
    yield from drawn_so(done.weights, done.strata, done.clusters)
    if any(each.estimate.effective_n is not None for each in found):
        told = tr("Variances are found by linearization ({sources}).")
        yield told.format(sources=cite("binder-1983"))
    if not done.rehearsal:
        yield _assumed(done)


def _settled(settled: Mapping[Choice | None, int]) -> Iterable[str]:
    """Tell of how many responses other versions came, and which of them count."""
    counts = (
        (settled.get(Choice.FIRST, 0), tr("{n} by the first version")),
        (settled.get(Choice.SECOND, 0), tr("{n} by a later one")),
        (settled.get(Choice.NEITHER, 0), tr("{n} not at all")),
        (settled.get(None, 0), tr("{n} by the first version, as nobody has decided yet")),
    )
    parts = [told.format(n=figures(n)) for n, told in counts if n]
    if not parts:
        return
    n = sum(settled.values())
    told = tr("Of {n} responses of the study other versions came in. They count: {parts}.")
    if n == 1:
        told = tr("Of one response of the study another version came in. It counts: {parts}.")
    yield told.format(n=figures(n), parts=listed(parts, most=len(parts)))


def _assumed(done: Done) -> str:
    """Say what errors and intervals rest on: how people were drawn."""
    if done.clusters is not None and done.strata is not None:
        return tr(
            "Errors and intervals hold if in each stratum clusters were drawn at random, each "
            "independently of the others."
        )
    if done.clusters is not None:
        return tr(
            "Errors and intervals hold if clusters were drawn at random, each independently of "
            "the others."
        )
    if done.strata is not None:
        return tr(
            "Errors and intervals hold if in each stratum people were drawn at random, each "
            "independently of the others."
        )
    return tr(
        "Errors and intervals hold if these people were drawn at random, each independently of "
        "the others, from all whom the numbers are about."
    )


def flagged_text(n: int) -> str:
    """Tell how many responses of the study do not count as they are flagged."""
    told = tr("{n} flagged responses do not count.", "", n)
    if n == 1:
        told = tr("One flagged response does not count.")
    return told.format(n=figures(n))


def those_where(text: str) -> str:
    """Tell whose responses alone count."""
    return tr("Only those where {filter} count.").format(filter=text)


def drawn_so(weights: str | None, strata: str | None, clusters: str | None) -> Iterable[str]:
    """Tell by the texts of which questions people were drawn, and by which they count."""
    if weights is not None:
        yield tr("Each response is weighted by its value of “{question}”.").format(question=weights)
    if strata is not None:
        yield tr("Strata are the answers to “{question}”.").format(question=strata)
    if clusters is not None:
        yield tr("Clusters are the answers to “{question}”.").format(question=clusters)


def _designs(found: Sequence[NamedEstimate], done: Done, cite: Citing) -> Iterable[str]:
    """Tell of each way to randomize, once for all questions that share it."""
    alike: dict[tuple[object, ...], list[NamedEstimate]] = {}
    for each in found:
        question = each.estimate.question
        many = question.multiple
        words = question.negation is not None
        key = (question.channel, many, question.ask, words, _size(question), question.design)
        alike.setdefault(key, []).append(each)
    for some in alike.values():
        question = some[0].estimate.question
        names = listed([each.name for each in some], most=len(some))
        if question.channel is None:
            yield tr("{questions}: answers were saved as given.").format(questions=capital(names))
            continue
        told = [f"{capital(names)}: {randomized(question, cite, by_people=done.by_people)}"]
        if question.by_device:
            told.append(carried_out(done.procedures, assumed=done.table))
        if question.ask is not None:
            asked = tr(
                "Each person was asked {ask} of the {all}, drawn by chance before the first "
                "question; a share is of those who were asked it ({sources})."
            )
            all_, ask = figures(len(question.options)), figures(question.ask)
            told.append(asked.format(ask=ask, all=all_, sources=cite("nguyen-2016")))
        told.append(_epsilon(question, several=len(some) > 1))
        told.append(not_collected(question))
        told.append(estimator(question, cite, done.smoothed))
        yield " ".join(filter(None, told))


def _drawn(done: Done, cite: Citing) -> Iterable[str]:
    """Tell of questions of which each person was asked only some."""
    for ask, names in done.drawn:
        told = tr(
            "Of {questions} each person was asked {ask}, drawn by chance before the first question "
            "({sources})."
        )
        some = listed(names, most=len(names))
        yield told.format(questions=some, ask=figures(ask), sources=cite("nguyen-2016"))


def _size(question: Question) -> int:
    """Return what tells the k of a design, where the mechanism does not name it."""
    return len(question.options) if question.multiple else 0


def _epsilon(question: Question, *, several: bool) -> str:
    ratio = question.ratio
    if ratio is None:  # said where it is said that Candor would not collect so
        return ""
    told = tr("The privacy loss ε of each of them is {epsilon}.")
    if not several:
        told = tr("Its privacy loss ε is {epsilon}.")
    text = epsilon_text(ratio)
    if max(ratio.numerator, ratio.denominator) <= _LONGEST:
        written = tr("ln {ratio}, at most {epsilon}").format(ratio=_of_ln(ratio), epsilon=text)
        return told.format(epsilon=written)
    return told.format(epsilon=tr("at most {epsilon}").format(epsilon=text))


def _of_ln(ratio: Fraction) -> str:
    return str(ratio) if ratio.denominator == 1 else f"({ratio})"


def _inference(found: Sequence[NamedEstimate], done: Done, cite: Citing) -> Iterable[str]:
    """Tell what errors and intervals are, and how far the shown shares are moved."""
    shown = [each.estimate for each in found if each.estimate.n]
    if not shown or done.model:  # whose errors and intervals are its own
        return
    if any(each.question.sensitive and each.options for each in shown):
        yield tr(
            "Shares are unbiased and not held within 0 and 100%; standard errors hold sampling and "
            "randomization together and divide by n."
        )
    of_shares: dict[str, list[str]] = {}
    for each in found:
        if any(one.low is not None for one in each.estimate.options):
            of_shares.setdefault(each.estimate.interval, []).append(each.name)
    level = level_name(shown[0].level)
    for name, questions in sorted(of_shares.items()):
        names = questions if len(of_shares) > 1 else ()
        yield interval_of_shares(name, level, cite, names)
    if any(each.together > 1 for each in shown):
        told = tr("The intervals of one question hold at that level all at once ({sources}).")
        yield told.format(sources=tr("Bonferroni; {sources}").format(sources=cite("dunn-1961")))
    yield from numbers_behind(shown, cite)
    means = {
        each.mean.interval
        for each in shown
        if each.mean is not None and each.mean.low is not None and each.mean.interval
    }
    for name in sorted(means - of_shares.keys()):
        yield interval_of_means(name, level, cite)
    if done.consistent:
        for kind in sorted({consistent_kind(each.question) for each in shown}, key=str):
            told = tr("Shown are {shares} ({sources}).")
            source = cite("wang-2020")
            yield told.format(shares=consistent_name(kind), sources=source)


def _tests(found: Sequence[NamedEstimate], done: Done, cite: Citing) -> Iterable[str]:
    """Tell what was tested, and how p-values are corrected for how many there are."""
    if not any(each.estimate.n for each in found):
        return
    weighted = any(each.estimate.effective_n is not None for each in found)
    if done.split is not None and done.then is not None:
        told = tr(
            "Each group of “{question}” was split by “{second}”. That the parts of a group have "
            "equal shares was tested by the likelihood ratio of their reports ({sources}); p is "
            "corrected by Holm’s method for all groups and answers of a question ({holm})."
        )
        sources, second = cite("wilks-1938"), done.then
        told = told.format(
            question=done.split, second=second, sources=sources, holm=cite("holm-1979")
        )
        yield told
    elif done.split is not None:
        told = tr(
            "That the groups of “{question}” have equal shares was tested by the likelihood ratio "
            "of their reports ({sources}); the p of every two groups, and of several answers, is "
            "corrected by Holm’s method ({holm})."
        )
        yield told.format(question=done.split, sources=cite("wilks-1938"), holm=cite("holm-1979"))
        if any(each.estimate.mean is not None for each in found):
            told = tr("Means of two groups were compared by Welch’s test ({sources}).")
            yield told.format(sources=cite("welch-1947"))
    if done.against is not None:
        told = tr(
            "Shares were tested against {share} by the test that agrees with the interval; p of "
            "several answers is corrected by Holm’s method ({sources})."
        )
        share = level_text(done.against)
        yield told.format(share=share, sources=cite("holm-1979"))
    if done.analysis == "cross":
        told = tr(
            "Joint shares are means of products of unbiased scores; independence was tested on the "
            "reports, by the likelihood ratio where each names one option ({sources})."
        )
        yield told.format(sources=cite("wilks-1938"))
        if weighted:
            told = tr("With weights the table counts as the reports that it is worth ({sources}).")
            yield told.format(sources=cite("rao-1981"))
    if done.model:
        yield _model(done, cite, weighted=weighted)
    if done.checked:
        yield tr(
            "Checks ask whether any true shares could make such reports; an alarm is a p of at "
            "most 0.005 divided by the number of checks."
        )


def _model(done: Done, cite: Citing, *, weighted: bool) -> str:
    """Tell how a model was fitted, and what its errors and intervals are."""
    if done.linear:
        told = tr(
            "The model {formula} was fitted by least squares to unbiased scores; errors are of the "
            "sandwich ({sources}), and intervals are normal."
        )
        return told.format(formula=done.model, sources=cite("binder-1983"))
    if weighted:
        told = tr(
            "The model {formula} was fitted by maximum likelihood, weighted: the chance of each "
            "report follows from the model’s share and the design. Errors are of the sandwich "
            "({sources}), and intervals are Wald’s."
        )
        return told.format(formula=done.model, sources=cite("binder-1983"))
    told = tr(
        "The model {formula} was fitted by maximum likelihood: the chance of each report follows "
        "from the model’s share and the design. Intervals of coefficients are of the profile "
        "likelihood ({sources}), those of predicted shares and effects by the delta method."
    )
    return told.format(formula=done.model, sources=cite("wilks-1938"))


def interval_of_shares(name: str, level: str, cite: Citing, questions: Sequence[str] = ()) -> str:
    """Tell what the intervals of shares are; of which `questions` where others have others."""
    what = tr("shares")
    if questions:
        names = listed(list(questions), most=len(questions))
        what = tr("shares of {questions}").format(questions=names)
    sources = {
        Interval.FELDMAN_COUSINS: ("feldman-1998",),
        Interval.LIKELIHOOD_RATIO: ("wilks-1938",),
        Interval.ANYTIME: ("robbins-1970", "howard-2021"),
        Interval.WILSON: ("wilson-1927",),
        Interval.CLOPPER_PEARSON: ("clopper-1934",),
    }
    if name not in {each.value for each in Interval}:
        told = tr("Intervals of {what} are {level} {name} intervals.")
        return told.format(what=what, level=level, name=interval_name(name))
    found = sources.get(Interval(name), ())
    if not found:
        told = tr(
            "Intervals of {what} are {level} {name} intervals of the share of reports, mapped "
            "through the design."
        )
        return told.format(what=what, level=level, name=interval_name(name))
    told = tr(
        "Intervals of {what} are {level} {name} intervals of the share of reports ({sources}), "
        "mapped through the design."
    )
    said = told.format(what=what, level=level, name=interval_name(name), sources=cite(*found))
    if name == Interval.FELDMAN_COUSINS:
        said += " " + tr("They hold the true share at least that often in simple random samples.")
    if name == Interval.ANYTIME:
        said += " " + tr("They hold at every look while responses still come in.")
    return said


def numbers_behind(shown: Sequence[QuestionEstimate], cite: Citing) -> Iterable[str]:
    """Tell at which numbers of reports intervals are where they are not at n."""
    by = {option.interval_n_by for each in shown for option in each.options} - {None}
    if any(each.effective_n is not None for each in shown):
        told = tr("Intervals are at the number of reports that the variance is worth ({sources}).")
        yield told.format(sources=cite("korn-1998"))
    if any(each.effective_n is not None and math.isinf(each.freedom) for each in shown):
        yield tr("They are by Student’s t, on the degrees of freedom that the weights leave.")
    if any(math.isfinite(each.freedom) for each in shown):
        yield tr(
            "They are by Student’s t, on no more degrees of freedom than clusters less strata."
        )
    if CountedBy.KISH in by:
        told = tr("Where all reports agree that number is Kish’s ({sources}).")
        yield told.format(sources=cite("kish-1965"))


def interval_of_means(name: str, level: str, cite: Citing) -> str:
    sources = {"student": "student-1908", "fieller": "fieller-1954"}
    if name not in sources:
        told = tr("Intervals of means are {level} {name} intervals.")
        return told.format(level=level, name=interval_name(name))
    told = tr("Intervals of means are {level} {name} intervals ({sources}).")
    return told.format(level=level, name=interval_name(name), sources=cite(sources[name]))


def carried_out(used: Mapping[Procedure, int], *, assumed: bool) -> str:
    """Say how many responses were randomized in which way; '' where there are none.

    `used` counts responses by procedure. It is `assumed` where they come from a table, in which
    nothing stands of it.
    """
    counts = {procedure: n for procedure, n in used.items() if n}
    if not counts:
        return ""
    if assumed:
        return tr(
            "That people carried out the rule themselves is an assumption: the table does not "
            "tell it."
        )
    if len(counts) == 1:
        (how,) = counts
        return tr("In all responses it was randomized {how}.").format(how=carried_out_by(how))
    parts = [
        tr("{n} {how}", "responses randomized in one way").format(
            n=figures(n), how=carried_out_by(how)
        )
        for how, n in counts.items()
    ]
    return tr("By the responses it was randomized: {parts}.").format(
        parts=listed(parts, most=len(parts))
    )
