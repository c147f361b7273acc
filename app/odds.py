"""What a saved word can give away, in sentences computed from the exact fractions.

Counts are of 100 people; factors and ε are rounded up, so that no sentence promises too much.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from app.i18n import figures, tr
from core.privacy import (
    QUESTION_WARNING,
    SURVEY_WARNING,
    Odds,
    compose,
    epsilon_text,
    epsilon_upper,
    odds,
    rounded_up,
)
from core.survey import Kind, Question, Survey

_ONE_DIGIT_BELOW = 10


def odds_of(question: Question) -> Odds:
    """Return the odds of one report: of yes, or of an option. ValueError where in the clear."""
    mechanism = question.mechanism
    if mechanism is None:
        raise ValueError(f"the question {question.id} is asked in the clear")
    return odds(mechanism.support(1), mechanism.ratio)


def of_hundred(count: Fraction) -> int:
    """Return the whole number of people nearest to a count, halves up: as many are drawn."""
    return int(count + Fraction(1, 2))


def about(count: Fraction) -> str:
    """Write a count of 100 people: "about 25", or "fewer than 1" and "more than 99" at the ends."""
    if 0 < count < 1:
        return tr("fewer than 1")
    if 99 < count < 100:
        return tr("more than 99")
    return tr("about {count}").format(count=figures(of_hundred(count)))


def factor(ratio: Fraction | None) -> str:
    """Write by how much odds can be multiplied: 3, 2.8, 37; rounded up, ∞ where it proves."""
    if ratio is None:
        return "∞"
    if ratio.denominator == 1 or ratio >= _ONE_DIGIT_BELOW:
        return figures(ceil(ratio))
    tenths = ceil(ratio * 10)
    return figures(f"{tenths // 10}.{tenths % 10}" if tenths % 10 else tenths // 10)


def also_saved(question: Question, yes: str, no: str) -> str:
    """Return "Out of 100 people whose true answer is No, about 25 are also saved as Yes."

    `yes` and `no` are the words as they are saved; options are not named.
    """
    count = about(odds_of(question).joined)
    if question.kind is Kind.YES_NO:
        sentence = tr(
            "Out of 100 people whose true answer is {no}, {count} are also saved as {yes}."
        )
        return sentence.format(no=no, yes=yes, count=count)
    if question.kind is Kind.NUMBER and not question.bins:
        sentence = tr("Out of 100 people at the lowest value, {count} are also saved as {yes}.")
        return sentence.format(yes=yes, count=count)
    if question.kind is Kind.MANY_OF:
        sentence = tr("Out of 100 people who do not choose an option, {count} are saved with it.")
        return sentence.format(count=count)
    sentence = tr(
        "Out of 100 people whose true answer is another option, {count} are also saved with it."
    )
    return sentence.format(count=count)


def proof(question: Question, yes: str) -> str:
    """Return what a saved word proves: "A saved Yes is never proof.", or that it nearly does."""
    certain = odds_of(question).nearly_certain
    numeric = question.kind is Kind.NUMBER and not question.bins
    if question.kind is Kind.YES_NO or numeric:
        if certain and not numeric:
            return tr("A saved {yes} almost always is a true {yes}.").format(yes=yes)
        return tr("A saved {yes} is never proof.").format(yes=yes)
    if certain:
        return tr("A saved option almost always is the true one.")
    return tr("A saved option is never proof.")


def moves(question: Question, yes: str) -> str:
    """Return how far one report moves the odds: "It makes Yes more likely, up to 3 times …"."""
    ratio = question.ratio
    if question.kind is Kind.YES_NO and question.mechanism is not None:
        kept, other = question.mechanism.support(1)
        if other and kept / other == ratio:
            sentence = tr("It makes {yes} more likely, up to {factor} times the odds.")
            return sentence.format(yes=yes, factor=factor(ratio))
    return tr("What is saved moves the odds by up to {factor} times.").format(factor=factor(ratio))


def in_all(survey: Survey) -> str:
    """Return what the sensitive questions give away each and together, with ε rounded up."""
    ratios = [question.ratio for question in survey.sensitive]
    if len(ratios) == 1:
        sentence = tr("You answer one such question (ε {each}, which is also all).")
        return sentence.format(each=_epsilon(ratios[0]))
    together = factor(survey.ratio)
    if len(set(ratios)) == 1:
        sentence = tr(
            "You answer {n} such questions: together up to {factor} times the odds "
            "(ε {each} each, {total} in all).",
            "",
            len(ratios),
        )
        return sentence.format(
            n=figures(len(ratios)),
            factor=together,
            each=_epsilon(ratios[0]),
            total=_epsilon(survey.ratio),
        )
    sentence = tr(
        "You answer {n} such questions: together up to {factor} times the odds "
        "(ε {each}; {total} in all).",
        "",
        len(ratios),
    )
    each = tr(", ", "between the figures of a list").join(map(_epsilon, ratios))
    return sentence.format(
        n=figures(len(ratios)), factor=together, each=each, total=_epsilon(survey.ratio)
    )


def twice(survey: Survey) -> str:
    """Return what a second answer of the same person to the whole survey costs."""
    both = compose([survey.ratio, survey.ratio])
    sentence = tr(
        "If the same person answers twice, both answers together move the odds by up to {both} "
        "times instead of {once} (ε {total} instead of {each})."
    )
    return sentence.format(
        both=factor(both),
        once=factor(survey.ratio),
        total=_epsilon(both),
        each=_epsilon(survey.ratio),
    )


def limit_warning(survey: Survey) -> str:
    """Return a warning where a question or the survey gives away much; '' where none does."""
    worst = max((epsilon_upper(question.ratio) for question in survey.sensitive), default=None)
    total = epsilon_upper(survey.ratio)
    if worst is not None and worst > QUESTION_WARNING:
        sentence = tr(
            "One question of this survey protects you little: what is saved tells a lot about "
            "your true answer (ε {epsilon})."
        )
        return sentence.format(epsilon=figures(rounded_up(worst)))
    if total > SURVEY_WARNING:
        sentence = tr(
            "All answers to this survey together tell a lot about you, although each one alone "
            "does not (ε {epsilon} in all)."
        )
        return sentence.format(epsilon=figures(rounded_up(total)))
    return ""


def _epsilon(ratio: Fraction | None) -> str:
    return figures(epsilon_text(ratio))
