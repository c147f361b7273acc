"""Answers taken together: those chosen, all up to a step, at or above an edge, and quantiles."""

from __future__ import annotations

from collections.abc import Iterator

from app.analyses.available import Offered
from app.analyses.numbers import fit_offered
from app.analyses.parts import Figure, Part, Sentence, TablePart, Tone
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Tallies
from app.analyses.words import sets as words
from app.analyses.words.figures import about_of, ends, error_in_points
from app.analyses.words.methods import interval_name, level_name, method_line
from app.words.catalogue import joined, tr
from app.words.numerals import number, percent
from app.words.options import option_text
from core.count.tally import Tally
from core.estimate.sets import QuantileEstimate, SetEstimate, at_or_above, estimate_set, quantile
from core.inference.intervals import Interval
from core.present.chart import plain_axis
from core.progress import Progress
from core.survey import Question, text_in

_QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)


def sets(request: AnalysisRequest, tallies: Tallies, report: Progress) -> tuple[Part, ...]:
    """Return what is found about sets of the answers to a question."""
    report(0, 1)
    (question,) = tallies.questions
    tally, level = tallies.of(question), request.choices.level
    whole, title = tallies.estimate(question), text_in(question.text, tallies.language)
    badge = tr("Rehearsal") if tallies.content.rehearsal else ""
    if not tally.n:
        head = Sentence(title, (method_line(whole),), Tone.HEAD, badge)
        return head, Sentence(tr("No one was asked this."))
    name, smoothed = request.choices.interval, request.choices.smoothed
    chosen = [id_ for id_ in question.option_ids if id_ in request.chosen]
    together = estimate_set(tally, chosen, level, name) if chosen else None
    sums = list(_sums(question, tally, tallies.language, level, name, smoothed))
    of_sums = [found for _, found in sums]

    def method(*shown: SetEstimate) -> str:
        names = {found.interval for found in shown if found.low is not None}
        return method_line(whole, intervals=names)

    of_all = method(*of_sums) if together is None else method(together, *of_sums)
    parts: list[Part] = [Sentence(title, (of_all,), Tone.HEAD, badge)]
    if together is not None:
        figure = _figure(together, level)
        told = joined([option_text(question, id_, tallies.language) for id_ in chosen])
        parts.append(Sentence(tr("Taken together"), (told,), Tone.LEAD))
        parts += [figure] if figure is not None else []
        if together.far_outside:
            parts.append(Sentence(words.far_outside(together.share), tone=Tone.FOUND))
    elif not question.ordered and not question.numeric:
        parts.append(Sentence(tr("Choose the answers that are taken together."), tone=Tone.LEAD))
    if sums:
        parts.append(words.sums_chart(title, method(*of_sums), sums, level, badge))
        parts.append(TablePart(*words.sums_table(title, method(*of_sums), sums, level), "share"))
    elif together is not None:
        alone = [(tr("Taken together"), together)]
        table = words.sums_table(title, method(together), alone, level)
        parts.append(TablePart(*table, "share"))
    if question.numeric:
        found = [each for p in _QUANTILES if (each := _quantile(tally, p, level, name, smoothed))]
        # An interval of a quantile is where those of the shares up to there leave it out.
        line = method_line(whole, intervals={each.interval for each in of_sums})
        table = words.quantiles_table(tr("Quantiles"), line, found, level)
        parts += [Sentence(tr("Quantiles"), tone=Tone.LEAD), TablePart(*table, "value")]
    return tuple(parts)


def _figure(estimate: SetEstimate, level: float) -> Figure | None:
    """Return the share of some answers together as a large figure."""
    share, se, low, high = estimate.share, estimate.se, estimate.low, estimate.high
    if share is None or se is None or low is None or high is None:
        return None
    told = tr("{level} interval, {name}")
    return Figure(
        value=percent(share),
        meaning=tr("gave one of these answers"),
        interval=ends(percent(low), percent(high)),
        interval_name=told.format(level=level_name(level), name=interval_name(estimate.interval)),
        error=error_in_points(se, 2),
        other=about_of(share * estimate.n, estimate.n),
        other_name=tr("estimated count"),
        other_interval=ends(number(low * estimate.n), number(high * estimate.n)),
    )


def _sums(
    question: Question,
    tally: Tally,
    language: str,
    level: float,
    name: Interval,
    smoothed: bool | None,
) -> Iterator[tuple[str, SetEstimate]]:
    """Give the share up to each step of a rating, or at or above each edge of a number."""
    ids = question.option_ids
    if question.ordered:
        for i in range(1, len(ids)):
            label = words.up_to(option_text(question, ids[i - 1], language))
            yield label, estimate_set(tally, ids[:i], level, name)
    elif question.numeric:
        for edge in _edges(question, tally):
            label = words.from_edge(question.in_units(edge))
            yield label, at_or_above(tally, edge, level, name, smoothed)


def _edges(question: Question, tally: Tally) -> list[int]:
    """Return the edges of bins, or round numbers over the grid that was counted."""
    if question.bins:
        return list(question.bins[1:-1])
    if not _has_histogram(tally):
        return []
    low, high = float(question.low or 0), float(question.high or 0)
    ticks = plain_axis([low, high]).ticks
    return [round(tick.at) for tick in ticks if low < tick.at <= high and tick.at == round(tick.at)]


def _quantile(
    tally: Tally, probability: float, level: float, name: Interval, smoothed: bool | None
) -> QuantileEstimate | None:
    counted = tally.question.bins or _has_histogram(tally)
    return quantile(tally, probability, level, name, smoothed) if counted else None


def _has_histogram(tally: Tally) -> bool:
    """Tell whether numbers were counted one by one, or their histogram is told by reports."""
    return tally.question.charted or bool(tally.histogram and tally.weighted is None)


def offered(request: AnalysisRequest, tallies: Tallies) -> Offered:
    """Return what can be chosen about sets."""
    (question,) = tallies.questions
    fit = fit_offered(request, question)
    choices = {"level", "interval"} | ({"smoothed"} if fit is not None else set())
    return Offered(frozenset(choices), takes_together=bool(question.option_ids), fit=fit)
