"""What an import changed: the share of each randomized question before it and now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.analyses.content import StudyContent
from app.analyses.request import Choices
from app.analyses.tallies import language_of
from app.words import imported as words
from app.words.axes import in_figures
from core.count.tally import Tally
from core.estimate import estimate
from core.present.chart import Span, SpanChart, SpanMark, share_axis

MOST = 8  # questions


@dataclass(frozen=True, slots=True)
class Changed:
    """A chart of shares before and now, of which questions they are, and how many are left out.

    `anytime` tells that intervals can be had for them that hold however often one looks.
    """

    chart: SpanChart
    questions: tuple[str, ...]
    left_out: int
    anytime: bool


def what_changed(before: StudyContent, after: StudyContent, choices: Choices) -> Changed | None:
    """Return how shares of randomized questions moved; None where there was none to move.

    Of a yes/no question it is that of Yes, of others that of the option with the largest now.
    """
    if before.survey.digest != after.survey.digest or not before.n:
        return None
    language = language_of(after, choices)
    found: dict[str, tuple[Span, ...]] = {}
    for question in after.survey.sensitive:
        tallies = before.tallies[question.id], after.tallies[question.id]
        option = _reported_option(tallies[1])
        if option is not None:
            head = words.question_head(question, option, language)
            found[question.id] = tuple(_spans(head, option, tallies, choices))
    if not found:
        return None
    shown = tuple(found)[:MOST]
    spans = [span for id_ in shown for span in found[id_]]
    values = [v for span in spans for v in (span.low, span.high, span.value)]
    chart = SpanChart(
        title=words.changed_title(),
        spans=tuple(spans),
        axis=in_figures(share_axis(values)),
        subtitle=words.changed_lead(before.n, after.n),
        alt_text=words.changes_text([(span.head, span.label, span.text) for span in spans]),
        texts_at_end=True,
    )
    anytime = any(after.tallies[id_].whole_counts for id_ in shown)
    return Changed(chart, shown, len(found) - len(shown), anytime)


def _reported_option(tally: Tally) -> str | None:
    """Return the option that is told of; None where nobody answered or there are no shares."""
    observed, ids = tally.observed(), tally.question.option_ids
    if observed is None or not ids:
        return None
    if tally.question.complementary:
        return ids[0]
    asked = [place for place, n in enumerate(tally.sizes) if n]
    return ids[max(asked, key=lambda place: observed.shares[place])] if asked else None


def _spans(
    head: str, option: str, tallies: tuple[Tally, Tally], choices: Choices
) -> Iterator[Span]:
    """Give the rows of a question; of one that nobody had answered before, that of now alone."""
    place = tallies[0].question.option_ids.index(option)
    for now, tally in enumerate(tallies):
        if not tally.n or not tally.sizes[place]:
            continue
        found = estimate(tally, choices.level, choices.interval).options[place]
        share, low, high = found.share, found.low, found.high
        if share is None or low is None or high is None:
            continue
        yield Span(
            words.now() if now else words.before(),
            low,
            high,
            share,
            SpanMark.DOT if now else SpanMark.HOLLOW,
            words.share_and_interval(share, low, high),
            strong=bool(now),
            head=head,
        )
        head = ""
