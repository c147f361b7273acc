"""Bar charts of debiased shares: the numbers, the caption that explains them, the alt text.

Rules: METHODS §5. The mark is the unbiased share, also below zero; the interval is a whisker
of its own; where the mark lies outside it the caption says why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from core.present.chart.axis import people_axis, share_axis
from core.present.chart.chance import Chance, chance_sentence, verdict
from core.present.chart.shapes import Bar, BarChart, LegendEntry, Mark
from core.present.wording import (
    digits_for,
    interval_name,
    level_text,
    listed,
    method_line,
    number,
    option_text,
    percent,
    value_range,
)
from core.survey.model import Kind, Question, text_in

if TYPE_CHECKING:
    from core.estimate.values import QuestionEstimate, ShareEstimate

NOTHING_YET = "Nothing to show yet. The chart appears with the first response."
_SLACK = 1e-9  # a share: what only rounding put outside is not outside
NO_SHARES = "This question has a mean and no shares."


def bars_of(
    estimate: QuestionEstimate,
    language: str,
    *,
    counts: bool = False,
    raw: bool = False,
    truth: Mapping[str, float] | None = None,
    consistent: bool = False,
    largest_first: bool = False,
    chance: Callable[[ShareEstimate], Chance | None] | None = None,
    rehearsal: bool = False,
    respondents: int | None = None,
) -> BarChart:
    """Return the bar chart of a question; a yes/no question has one bar, for Yes.

    `counts` shows people instead of shares; `raw` adds what was saved before the correction;
    `truth` gives known shares, fractions of one by option id; `consistent` shows the
    consistent shares as marks. `chance` returns how likely a share lands as far outside 0 … 1 by
    chance alone, or None. `respondents` is the number of all, where only some were asked.
    `largest_first` does not touch what has an order of its own.
    """
    words = _Words(estimate, language, counts)
    shown = _shown_options(estimate)
    bars = [_bar(words, option, raw, truth or {}, consistent) for option in shown]
    empty = all(bar.value is None for bar in bars)
    if largest_first and not empty and not estimate.question.ordinal:
        bars.sort(key=lambda bar: -(bar.value or 0.0))
    values = [v for bar in bars for v in (bar.value, bar.low, bar.high, bar.raw, bar.truth)]
    axis = people_axis(values, estimate.n) if counts else share_axis(values)
    subtitle = method_line(estimate, plural=len(bars) != 1)
    if consistent:
        subtitle += " · " + consistent_name(estimate)
    title = text_in(estimate.question.text, language)
    told = caption_sentences(
        estimate, language, consistent=consistent, chance=chance, counts=counts
    )
    asked = asked_sentence(estimate.question, estimate.n, respondents)
    caption = " ".join([*asked, *told])
    if raw and not empty:
        caption = f"{caption} The thin bars are what was saved, before the correction.".lstrip()
    badge = "Rehearsal" if rehearsal else ""
    return BarChart(
        title=title,
        subtitle=subtitle,
        rows=tuple(bars),
        axis=axis,
        caption=caption,
        alt_text=_alt_text(words, bars, title, subtitle, caption, rehearsal),
        legend=_legend(bars, estimate, counts, consistent, rehearsal),
        columns=_columns(bars, estimate, counts),
        badge=badge,
        message=_message(bars),
    )


def _message(bars: list[Bar]) -> str:
    if not bars:
        return NO_SHARES
    return NOTHING_YET if all(bar.value is None for bar in bars) else ""


class _Words:
    """How values of one chart are written, in per cent or people."""

    def __init__(self, estimate: QuestionEstimate, language: str, counts: bool) -> None:
        self.estimate, self.language, self.counts = estimate, language, counts
        self.digits = digits_for(option.se for option in estimate.options)

    def label(self, option: str) -> str:
        return option_text(self.estimate.question, option, self.language)

    def scaled(self, share: float | None) -> float | None:
        if share is None or not self.counts:
            return share
        return share * self.estimate.n

    def value(self, value: float) -> str:
        return number(value) if self.counts else percent(value, self.digits)

    def span(self, low: float, high: float) -> str:
        if self.counts:
            return value_range(low, high)
        return value_range(100 * low, 100 * high, self.digits)

    def spoken_span(self, low: float, high: float) -> str:
        return self.span(low, high).replace(" – ", " to ") + ("" if self.counts else "%")


def _shown_options(estimate: QuestionEstimate) -> tuple[ShareEstimate, ...]:
    """A yes/no question shows Yes alone: No is its mirror image and would hide the detail."""
    if estimate.question.kind is Kind.YES_NO:
        return tuple(option for option in estimate.options if option.option == "yes")
    return estimate.options


def _bar(
    words: _Words,
    option: ShareEstimate,
    raw: bool,
    truth: Mapping[str, float],
    consistent: bool,
) -> Bar:
    n = words.estimate.n
    share = option.consistent if consistent else option.share
    value, low, high = words.scaled(share), words.scaled(option.low), words.scaled(option.high)
    known = low is not None and high is not None
    return Bar(
        option=option.option,
        label=words.label(option.option),
        value=value,
        low=low,
        high=high,
        raw=words.scaled(option.reported / n) if raw and n else None,
        truth=words.scaled(truth.get(option.option)) if n else None,
        value_text="" if value is None else words.value(value),
        interval_text=words.span(low, high) if low is not None and high is not None else "",
        note=_why_outside(share, option) if known and share is not None else "",
    )


def _why_outside(share: float, option: ShareEstimate) -> str:
    if option.low is None or option.high is None:
        return ""
    if option.low - _SLACK <= share <= option.high + _SLACK:
        return ""
    if share < 0:
        return "The unbiased share is below zero."
    if share > 1:
        return "The unbiased share is above 100%."
    return "The share was moved so that all shares fit together."


def consistent_name(estimate: QuestionEstimate) -> str:
    """Name the kind of consistent shares that a question has."""
    if estimate.question.kind in (Kind.YES_NO, Kind.MANY_OF):
        return "consistent shares (held within 0 and 100%)"
    return "consistent shares (not negative, sum to one; Norm-Sub)"


def asked_sentence(question: Question, n: int, respondents: int | None) -> list[str]:
    """Say of how many the numbers are where not all respondents answered; else nothing."""
    if respondents is None or not n or n == respondents:
        return []
    whom = "Asked of" if question.ask_if and not question.optional else "Answered by"
    return [f"{whom} {n:,} of {respondents:,} respondents; shares and counts are of these."]


def caption_sentences(
    estimate: QuestionEstimate,
    language: str,
    *,
    consistent: bool = False,
    chance: Callable[[ShareEstimate], Chance | None] | None = None,
    counts: bool = False,
) -> list[str]:
    """Return the sentences that explain what is odd or special about these numbers."""
    if not estimate.n:
        return []
    sentences = _outside_sentences(_Words(estimate, language, counts), consistent, chance)
    if consistent:
        sentences.append(f"The marks are {consistent_name(estimate)}, no longer unbiased.")
    if any(option.abstain for option in estimate.question.options):
        some = estimate.question.ask_if or estimate.question.optional
        whom = "who answered" if some else "respondents"
        sentences.append(f"Shares are of all {whom}; those who preferred not to say are one row.")
    return sentences


def _outside_sentences(
    words: _Words, consistent: bool, chance: Callable[[ShareEstimate], Chance | None] | None
) -> list[str]:
    outside = []
    for option in _shown_options(words.estimate):
        share = option.consistent if consistent else option.share
        if share is not None and _why_outside(share, option):
            outside.append((option, share))
    if not outside:
        return _interval_sentences(words)
    told = [(words.label(o.option), words.scaled(share)) for o, share in outside]
    names = listed([f"{label} ({words.value(value or 0.0)})" for label, value in told])
    if consistent and all(0 <= share <= 1 for _, share in outside):
        why = "because consistent shares are moved until they fit together"
    elif words.counts:
        top = f"{words.estimate.n:,} people"
        why = f"because intervals are held within 0 and {top}, and an unbiased count is not"
    else:
        why = "because intervals are held within 0 and 100%, and an unbiased share is not"
    if len(outside) == 1:
        first = f"The mark of {names} lies outside its interval, {why}."
    else:
        first = f"{len(outside)} marks lie outside their intervals, {why}: {names}."
    options = [option for option, _ in outside]
    return [first, *_chance_sentences(words, options, chance), *_interval_sentences(words)]


def _interval_sentences(words: _Words) -> list[str]:
    """Name the intervals that hold no possible share, as Wald's or Wilson's may."""
    names = [words.label(o.option) for o in _shown_options(words.estimate) if o.outside]
    if not names:
        return []
    whose = f"{interval_name(words.estimate.interval)} interval of {listed(names)}"
    return [f"The {whose} lies wholly outside 0 and 100%; a Feldman-Cousins interval never does."]


def _chance_sentences(
    words: _Words,
    options: list[ShareEstimate],
    chance: Callable[[ShareEstimate], Chance | None] | None,
) -> list[str]:
    """Say how often chance alone does this; name the least likely of several."""
    known = [(found, o) for o in options if chance and (found := chance(o)) is not None]
    if not known:
        return []
    least, option = min(known, key=lambda pair: pair[0].alone)
    below = option.share is not None and option.share < 0
    label = words.label(option.option)
    sentence = chance_sentence(least, below, label, several=len(options) > 1)
    return [sentence, verdict(least)] if least.hardly else [sentence]


def _legend(
    bars: list[Bar], estimate: QuestionEstimate, counts: bool, consistent: bool, rehearsal: bool
) -> tuple[LegendEntry, ...]:
    """One series without truth or raw marks needs no legend."""
    if not any(bar.raw is not None or bar.truth is not None for bar in bars):
        return ()
    kind = "count" if counts else "share"
    clear = estimate.question.mechanism is None
    word = "consistent" if consistent else "observed" if clear else "unbiased"
    entries = [LegendEntry(Mark.BAR, f"{word} {kind}")]
    if any(bar.low is not None for bar in bars):
        entries.append(LegendEntry(Mark.INTERVAL, f"{level_text(estimate.level)} interval"))
    if any(bar.raw is not None for bar in bars):
        entries.append(LegendEntry(Mark.RAW, f"{kind} as saved"))
    if any(bar.truth is not None for bar in bars):
        entries.append(
            LegendEntry(Mark.TRUTH, "truth of the rehearsal" if rehearsal else "known truth")
        )
    return tuple(entries)


def _columns(bars: list[Bar], estimate: QuestionEstimate, counts: bool) -> tuple[str, str]:
    interval = f"{level_text(estimate.level)} interval"
    return "Count" if counts else "Share", interval if any(b.interval_text for b in bars) else ""


def _alt_text(
    words: _Words, bars: list[Bar], title: str, subtitle: str, caption: str, rehearsal: bool
) -> str:
    """Tell in full sentences what the chart shows, the leading numbers first."""
    estimate = words.estimate
    what = "counts" if words.counts else "shares"
    among = "made-up respondents" if rehearsal else "respondents"
    if message := _message(bars):
        return f"Empty bar chart for the question “{title}”. {message}"
    sentences = [
        f"Bar chart of the estimated {what} for the question “{title}”, "
        f"from {estimate.n:,} {among}."
    ]
    ranked = sorted(bars, key=lambda bar: -(bar.value or 0.0))
    if len(ranked) == 1:
        sentences.append(f"{_spoken(words, ranked[0])}.")
    else:
        sentences.append(f"Of {len(ranked)} answers the largest is {_spoken(words, ranked[0])}.")
        if between := ranked[1:-1][:4]:
            sentences.append(f"Then come {'; '.join(_spoken(words, bar) for bar in between)}.")
        sentences.append(f"The smallest is {_spoken(words, ranked[-1])}.")
    if any(bar.low is not None for bar in bars):
        level = level_text(estimate.level)
        sentences.append(f"Intervals are {level} {interval_name(estimate.interval)} intervals.")
    sentences.append(f"Method: {subtitle}.")
    return " ".join([*sentences, caption]).strip()


def _spoken(words: _Words, bar: Bar) -> str:
    text = f"{bar.label}, {bar.value_text}"
    if bar.low is not None and bar.high is not None:
        text += f" (interval {words.spoken_span(bar.low, bar.high)})"
    return text
