"""Shares tested against one share: by the test of the interval shown, and the one planned for."""

from __future__ import annotations

from app.analyses.parts import Part, Sentence, TablePart, Tone
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import Tallies
from app.analyses.words import against as words
from app.analyses.words.against import Tested
from app.words.catalogue import tr
from app.words.options import option_text
from core.count.tally import count_of
from core.estimate.against import interval_test
from core.inference.binomial import Count
from core.inference.independence import holm
from core.inference.likelihood import exact_test
from core.inference.posterior import chance_above
from core.survey import Question, text_in


def against(request: AnalysisRequest, tallies: Tallies, question: Question) -> tuple[Part, ...]:
    """Return what tests against the share looked at find; nothing where there is none."""
    share = request.against
    estimate, tally = tallies.estimate(question), tallies.of(question)
    options = estimate.options[:1] if question.complementary else estimate.options
    asked = [each for each in options if each.share is not None and each.low is not None]
    if share is None or not asked:
        return ()
    counts = [count_of(tally, each.option) for each in asked]
    asked_for = estimate.asked or None
    p_values = [interval_test(tally, each.option, share, asked_for).p_value for each in asked]
    tests = [
        Tested(
            option_text(question, each.option, tallies.language),
            each,
            p_value,
            adjusted,
            _exact(count, share),
            chance_above(count, share),
        )
        for each, count, p_value, adjusted in zip(
            asked, counts, p_values, holm(p_values), strict=True
        )
    ]
    if question.complementary:
        said = words.one_tested(tests[0], share, estimate.interval)
        return (Sentence(*said, Tone.FOUND),)
    title = tr("{question} · against {share}").format(
        question=text_in(question.text, tallies.language), share=words.share_text(share)
    )
    table = words.tests_table(title, tests, share, estimate)
    said = words.many_tested(tests, share)
    return Sentence(*said, Tone.FOUND), TablePart(*table, "p")


def _exact(count: Count, share: float) -> float | None:
    """Return the p-value of the test that power is planned for; weighted counts have none."""
    return None if count.rate_variance is not None else exact_test(count, share).p_value
