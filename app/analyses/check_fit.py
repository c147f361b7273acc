"""The first thing that is checked of a study: whether its reports fit the design."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.analyses.check_cards import Card, Recurring
from app.analyses.words import check_cards as words
from app.analyses.words.check_cards import CardName, State, of_question, short
from app.analyses.words.checks import checks_table, sentence
from app.analyses.words.methods import method_line
from app.words.axes import in_figures
from app.words.numerals import number
from app.words.options import option_text
from core.checks.reports import (
    ALPHA,
    Check,
    CheckName,
    FitTally,
    checks,
    expected_ones,
    without_recurring,
)
from core.count.tally import Tally, count_of
from core.estimate import estimate
from core.present.chart import (
    Chart,
    ChartColumn,
    ColumnChart,
    LegendEntry,
    Mark,
    Span,
    SpanChart,
    people_axis,
    share_axis,
)
from core.survey.model import Block

_MOST_ROWS = 8
_MOST_NOTES = 3
_TAIL = 1.0  # expected reports, of which columns at the ends hold at least as many


def fit_card(
    tallies: Sequence[FitTally], chosen: str, language: str, sample: Sequence[Block] = ()
) -> Card:
    """Check the reports of one question, or of all where none is chosen.

    `sample` are the blocks of which each person is asked only some questions.
    """
    of = [each for each in tallies if chosen in ("", each.question.id)]
    found = checks(of, sample=sample)
    if not found:
        return Card(CardName.FIT, words.nobody_answered(), State.NONE)
    names = {each.question.id: short(each.question, language) for each in of}
    wrong = [check for check in found if check.alarm]
    notes = [of_question(names[check.question], sentence(check)) for check in wrong[:_MOST_NOTES]]
    told = words.alarms(len(wrong), len(found)) if wrong else words.all_fit(len(found))
    chart, lead, about = _fit_chart(of, found, language)
    told_without, recurring = _without(of, wrong, names, language)
    notes += told_without
    if not wrong:
        notes += [line for each in of if (line := _possible(each.whole))][:1]
    shown_more = any(each.name in (CheckName.ONES, CheckName.RECURRING) for each in found)
    limits = words.found_and_not() if shown_more else words.only_range()
    notes += [f"{words.false_alarms(ALPHA)} {limits}"]
    return Card(
        CardName.FIT,
        of_question(about, lead),
        State.MISFIT if wrong else State.FITS,
        chart,
        tuple(notes),
        told,
        tables=(checks_table(found),),
        recurring=recurring,
    )


def _without(
    of: Sequence[FitTally], wrong: Sequence[Check], names: Mapping[str, str], language: str
) -> tuple[list[str], Recurring | None]:
    """Say what a result is without the files whose reports recur, and of which question they are.

    They stay in the study.
    """
    for check in wrong:
        if check.name is not CheckName.RECURRING:
            continue
        tally = next(each for each in of if each.question.id == check.question)
        rest = without_recurring(tally, check.limit)
        if rest is None or not rest.n:
            continue
        whole = estimate(tally.whole).options
        after = {each.option: each.share for each in estimate(rest).options}
        moved = [
            (each, float(share) - each.share)
            for each in whole
            if each.share is not None and (share := after.get(each.option)) is not None
        ]
        most, change = max(moved, key=lambda each: abs(each[1]))
        option = option_text(tally.question, most.option, language)
        flagged, share = tally.whole.n - rest.n, most.share or 0.0
        name = names[check.question]
        told = of_question(name, words.without(flagged, option, share, share + change))
        return [told], Recurring(check.question, name, check.limit, flagged)
    return [], None


def _fit_chart(
    of: Sequence[FitTally], found: Sequence[Check], language: str
) -> tuple[Chart | None, str, str]:
    """Return the picture, what it shows and of which question: one with an alarm before others."""
    answered = [each for each in of if each.whole.n]
    alarmed = {check.question for check in found if check.alarm}
    answered.sort(key=lambda each: each.question.id not in alarmed)
    for each in answered:
        told = expected_ones(each)
        if told is not None:
            check = next(
                (
                    one
                    for one in found
                    if one.question == each.question.id and one.name is CheckName.ONES
                ),
                None,
            )
            name = short(each.question, language)
            chart = _ones_chart(name, *told, check)
            method = method_line(estimate(each.whole))
            return replace(chart, subtitle=method), words.ones_lead(), name
    # Of the others, those whose counts have bounds.
    counted = next((each for each in answered if _has_names(each.whole)), None)
    if counted is None:
        return None, words.no_picture(), short(answered[0].question, language)
    name = short(counted.question, language)
    return _range_chart(name, counted.whole, language), words.range_lead(), name


def _has_names(tally: Tally) -> bool:
    """Tell whether what is counted has names: options, or the two words of one bit."""
    return len(tally.counts) == len(tally.question.option_ids or ("",))


def _ones_chart(
    name: str, seen: Sequence[int], expected: Sequence[float], check: Check | None
) -> ColumnChart:
    """Return how many reports hold 0 … k ones; what is hardly expected stands at the ends."""
    last = len(seen) - 1
    first = next(i for i in range(last + 1) if sum(expected[: i + 1]) >= _TAIL or i == last)
    end = next(i for i in range(last, -1, -1) if sum(expected[i:]) >= _TAIL or i <= first)
    columns = []
    for i in range(first, end + 1):
        low, high = (0 if i == first else i), (last if i == end else i)
        label = number(i)
        if i == end and end < last:
            label += "+"
        elif i == first and first:
            label = "≤" + label
        columns.append(ChartColumn(label, sum(seen[low : high + 1]), sum(expected[low : high + 1])))
    values = [value for column in columns for value in (column.count, column.expected)]
    told = "; ".join(
        f"{each.label}: {number(each.count)} ({number(each.expected)})" for each in columns
    )
    return ColumnChart(
        title=f"{words.card_title(CardName.FIT)} {name}",
        columns=tuple(columns),
        axis=in_figures(people_axis(values, sum(seen))),
        legend=(
            LegendEntry(Mark.BAR, words.reports_legend()),
            LegendEntry(Mark.EXPECTED, words.expected_legend()),
        ),
        note=words.chi_square(check) if check is not None else "",
        alt_text=words.counts_of_ones(told),
    )


def _range_chart(name: str, tally: Tally, language: str) -> SpanChart:
    """Return how often each option was saved, and the ends that the design can make it be."""
    question = tally.question
    observed, spans = tally.observed(), []
    names = question.option_ids or ("",)
    # No is the mirror image of yes.
    for place, option in enumerate(names[:1] if question.complementary else names):
        if observed is None or not observed.n[place]:
            continue
        low, high = sorted((float(observed.p[place]), float(observed.q[place])))
        label, rate = words.saved_label(question, option, language), float(observed.rates[place])
        spans.append(Span(label, low, high, rate, text=words.rate_text(rate)))
    spans.sort(key=lambda span: _room(span))
    shown = tuple(spans[:_MOST_ROWS])
    told = "; ".join(f"{span.label}: {span.text}" for span in shown)
    values = [v for span in shown for v in (span.low, span.high, span.value)]
    return SpanChart(
        title=f"{words.card_title(CardName.FIT)} {name}",
        spans=shown,
        axis=in_figures(share_axis(values)),
        legend=(LegendEntry(Mark.INTERVAL, words.possible_legend()),),
        subtitle=method_line(estimate(tally)),
        alt_text=told,
    )


def _room(span: Span) -> float:
    """Return how far a value lies within its span; below 0 outside."""
    value = span.value or 0.0
    return min(value - span.low, span.high - value)


def _possible(tally: Tally) -> str:
    """Say what the design can make of a yes/no question; '' for any other."""
    if not tally.question.complementary or not tally.n:
        return ""
    count = count_of(tally, "yes")
    low, high = sorted((count.p * tally.n, count.q * tally.n))
    return words.possible_range(tally.question, tally.counts[0], tally.n, low, high)
