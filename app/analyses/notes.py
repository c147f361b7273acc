"""What is to be known before a result is read: looks before, a population that is too small."""

from __future__ import annotations

from app.analyses.parts import Sentence, Tone
from app.analyses.request import FIRST_ANALYSIS, AnalysisRequest
from app.analyses.tallies import Tallies
from app.analyses.words.not_collected import not_collected, of_waves
from app.analyses.words.population import too_small
from app.analyses.words.rule_breaking import one_look
from core.inference.intervals import Interval
from core.survey.model import text_in


def notes_of(request: AnalysisRequest, tallies: Tallies) -> tuple[Sentence, ...]:
    """Return what stands beneath the head of a result; nothing where there is nothing to know."""
    questions = tallies.questions
    told = ((each, (not_collected(each), of_waves(each))) for each in questions)
    collecting = tuple(
        Sentence(
            text_in(each.text, tallies.language) if len(questions) > 1 else "",
            tuple(filter(None, said)),
        )
        for each, said in told
        if any(said)
    )
    found = []
    size, n = request.population, tallies.content.n
    if size is not None and request.whole_population and size < n:
        found.append(too_small(size, n))
    looked = looked_at(request, tallies)
    if looked is not None:
        found.append(one_look(looked))
    return (*collecting, *(Sentence("", (each,), Tone.LEAD) for each in found))


def looked_at(request: AnalysisRequest, tallies: Tallies) -> int | None:
    """Return at how many responses a question was looked at before whose interval is a fixed one.

    None where it was not, and for an interval that holds at every look.
    """
    if request.analysis != FIRST_ANALYSIS or not tallies.content.n:
        return None
    (question,) = tallies.questions
    if tallies.estimate(question).stands == Interval.ANYTIME:
        return None
    return tallies.content.looks.get(question.id)
