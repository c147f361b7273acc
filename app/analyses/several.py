"""All yes/no questions of a survey as one chart and table."""

from __future__ import annotations

from app.analyses.available import Offered
from app.analyses.parts import Part, Sentence, TablePart, Tone
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Tallies
from app.analyses.words import several as words
from app.analyses.words.tables import records_of
from app.words.catalogue import tr
from core.progress import Progress


def several(request: AnalysisRequest, tallies: Tallies, report: Progress) -> tuple[Part, ...]:
    """Return the share of Yes to every yes/no question."""
    survey, language = tallies.content.survey, tallies.language
    asked = [each for each in survey.asked if each.complementary]
    found = []
    for place, question in enumerate(asked):
        report(place, len(asked))
        found.append(tallies.estimate(question))
    if request.choices.largest_first:
        found.sort(key=lambda each: -(each.options[0].share or 0.0))
    badge = tr("Rehearsal") if tallies.content.rehearsal else ""
    chart = words.shares_chart(found, language, badge)
    rehearsal = bool(tallies.content.rehearsal)
    records = records_of(found, language, rehearsal=rehearsal)
    table = words.shares_table(found, language)
    return (
        Sentence(chart.title, (chart.subtitle,), Tone.HEAD, badge),
        chart,
        TablePart(table, records, "share"),
    )


def offered(_request: AnalysisRequest, _tallies: Tallies) -> Offered:
    """Return what can be chosen about all of them."""
    return Offered(frozenset({"level", "interval", "largest_first"}))
