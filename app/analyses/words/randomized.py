"""How answers were randomized and how shares come back, in the sentences of a methods paragraph.

A mechanism is described by its chances and the sources it names, whichever it is.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Protocol

from app.analyses.words.methods import design_text
from app.analyses.words.references import OF_DESIGNS
from app.words.catalogue import tr
from app.words.numerals import plain
from core.estimate.window_histogram import is_smoothed
from core.present.numerals import MINUS
from core.privacy.channel import Channel, Domain
from core.privacy.procedures import Landing, sectors
from core.survey.model import Question


class Citing(Protocol):
    """Names sources within a sentence, and takes them down for the list."""

    def __call__(self, *keys: str) -> str: ...


def randomized(question: Question, cite: Citing, *, by_people: bool = True) -> str:
    """Say how the answers to a question were randomized, with exact fractions and the sources.

    `by_people` tells that some carried out the rule themselves: else nobody judged a statement.
    """
    channel = question.channel
    if channel is None:
        return tr("answers were saved as given.")
    design, sources = design_text(question), channel.sources
    if question.design is not None:
        own = sources if question.design.name == channel.name else ()
        sources = OF_DESIGNS.get(question.design.name, own)
    if sources:
        design += f"; {cite(*sources)}"
    if channel.domain is Domain.TWO_ANSWERS:
        said = _two_answers(channel, question, by_people=by_people)
    elif channel.line is not None:
        said = _number(question, channel)
    elif (chances := channel.chances(0)) is not None:
        p, q = chances
        told = tr(
            "a report supported the true one of {k} answers with probability {p}, and each other "
            "one with probability {q}"
        )
        said = told.format(k=channel.k, p=p, q=q)
    else:
        said = tr(
            "groups were asked in several ways, so that each report has the chances of its group"
        )
    return f"{said} ({design})."


def estimator(question: Question, cite: Citing, smoothed: bool | None = None) -> str:
    """Say how shares or means come back from the reports; '' of answers in the clear.

    `smoothed` tells how a histogram is fitted, None as suits its scale.
    """
    channel = question.channel
    if channel is None:
        return ""
    if channel.line is not None:
        told = _mean(question, channel)
        if channel.histogram is not None:
            histogram = tr("The histogram is the most likely one, not smoothed.")
            if is_smoothed(question, smoothed):
                histogram = tr("The histogram is found by EM with smoothing ({sources}).")
                histogram = histogram.format(sources=cite("li-2020"))
            told = f"{told} {histogram}"
        return told
    two = channel.domain is Domain.TWO_ANSWERS
    chances = channel.chances(1 if two else 0)
    if chances is None:
        return ""
    p, q = chances
    if two and question.complementary:
        told = tr("With λ the share of reports of Yes, the unbiased share is {share}.")
        if _is_judged(question):
            told = tr("With λ the share of TRUE, the unbiased share is {share}.")
    else:
        told = tr("With λ the share of reports that support it, an answer’s share is {share}.")
    return told.format(share=f"(λ − {q}) ÷ {_divisor(p - q)}")


def _number(question: Question, channel: Channel) -> str:
    """Say how a number was randomized, with its range and the exact chances."""
    if question.charted:
        return _of_window(question, channel)
    if question.worded:
        return _of_one_bit(question, channel)
    return tr("a report was drawn whose mean rises evenly with the true number")


def _of_one_bit(question: Question, channel: Channel) -> str:
    at_high, at_low = channel.chances(0) or (Fraction(0), Fraction(0))
    told = tr(
        "a number x from {low} to {high}, in steps of {step}, was saved as 1 with probability "
        "{least} + {more} × (x − {low}) ÷ {span}, and else as 0"
    )
    return told.format(least=at_low, more=_divisor(at_high - at_low), **_scale(question))


def _of_window(question: Question, channel: Channel) -> str:
    told = tr(
        "of a number from {low} to {high}, in steps of {step}, which is step i of 0 to {m}, one of "
        "the numbers 0 to {most} was saved: with probability {p} one of the {width} from i on, and "
        "else one of the other {m}, each as likely as the others"
    )
    histogram, chances = channel.histogram, channel.chances(0)
    reach = histogram.reach if histogram is not None else Fraction(0)
    p, m, width = chances[0] if chances else 0, channel.k - 1, int(2 * reach) + 1
    most = m + width - 1
    return told.format(p=p, width=width, m=m, most=most, **_scale(question))


_LONGEST = 10**6  # numerators and denominators written out in a sentence


def _scale(question: Question) -> dict[str, str]:
    """Return the range of a number and its steps, as they are written."""
    low, high = question.low or 0, question.high or 0
    ends = {"low": low, "high": high, "span": high - low, "step": question.step or 1}
    return {name: plain(question.in_units(value)) for name, value in ends.items()}


def _mean(question: Question, channel: Channel) -> str:
    """Say how the mean comes back from that of the reports."""
    line = channel.line
    if (question.charted or question.worded) and line is not None:
        start, rise = line[0], line[1] * (channel.k - 1)
        parts = (start.numerator, start.denominator, rise.numerator, rise.denominator)
        if max(map(abs, parts)) <= _LONGEST:
            told = tr(
                "With r the mean of what was saved, the unbiased mean is {low} + {span} × (r − "
                "{start}) ÷ {rise}."
            )
            return told.format(start=start, rise=_divisor(rise), **_scale(question))
    return tr("The mean is that of the numbers which the reports stand for, without bias.")


def _divisor(value: Fraction) -> str:
    is_plain = value.denominator == 1 and value > 0
    return str(value) if is_plain else f"({value})".replace("-", MINUS)


def _is_judged(question: Question) -> bool:
    return question.mirrored and question.negation is not None


def _two_answers(mechanism: Channel, question: Question, *, by_people: bool) -> str:
    """Say what a report tells of each answer; of a wheel, what it asks with which chance."""
    chances = {each.landing: each.share for each in sectors(mechanism)}
    if by_people and _is_judged(question):
        told = tr(
            "each person judged the statement with probability {p} and its negation with "
            "probability {other}, and only TRUE or FALSE was saved"
        )
        return told.format(p=chances[Landing.STATEMENT], other=chances[Landing.NEGATION])
    # A design that has another name was carried out otherwise, with the same chances.
    as_named = question.design is None or question.design.name == mechanism.name
    if Landing.TRUTH in chances and as_named:
        told = tr(
            "the true answer was saved with probability {truth}, Yes whatever is true with "
            "probability {yes} and No with probability {no}"
        )
        if question.multiple:
            told = tr(
                "of each option by itself the truth was saved with probability {truth}, 1 "
                "whatever is true with probability {yes} and 0 with probability {no}"
            )
        return told.format(
            truth=chances[Landing.TRUTH], yes=chances[Landing.YES], no=chances[Landing.NO]
        )
    p1, p0 = question.drawn_by.chances(1)
    told = tr("a true Yes was saved as Yes with probability {p1}, a true No with probability {p0}")
    if question.multiple:
        told = tr(
            "an option was saved as 1 with probability {p1} where it applies and with probability "
            "{p0} where it does not, each by itself"
        )
    return told.format(p1=p1, p0=p0)
