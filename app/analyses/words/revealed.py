"""What the files of a survey reveal, told to who must decide whether they may be collected.

What is declared is rounded up, and what was measured down: no sentence finds less than is so.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from datetime import date
from fractions import Fraction

from app.analyses.words.methods import design_text
from app.words.catalogue import figures, joined, tr
from app.words.numerals import day_in_figures, epsilon_text, number, plain, rounded_up
from app.words.odds import factor
from core import __version__
from core.audit import Audit, AuditedQuestion, Finding
from core.privacy.epsilon import SURVEY_WARNING, epsilon_upper
from core.survey.model import Survey, text_in


def at_least(low: float, digits: int = 2) -> str:
    """Write a lower bound of ε, rounded down; of nothing found it is 0.

    >>> at_least(1.0899), at_least(-math.inf)
    ('1.08', '0.00')
    """
    parts = 10**digits
    return number(math.floor(max(low, 0.0) * parts) / parts, digits)


def title() -> str:
    """Head the sheet."""
    return tr("What the files reveal")


def head(day: date) -> str:
    """Say what made the sheet, and when."""
    told = tr("Candor {version} · tried on {day}")
    return told.format(version=__version__, day=day_in_figures(day))


def tried_with(trials: int) -> str:
    """Say how many answers were tried."""
    told = tr("{n} made-up answers a question", "", trials)
    return told.format(n=figures(trials))


def verdict(found: Audit) -> str:
    """Say in a sentence what was found."""
    if not found.questions:
        return tr("Nothing in this survey is randomized: every file holds what people answered.")
    match found.finding:
        case Finding.ABOVE:
            told = tr(
                "More was found than the survey says: {low}, not {claim}. Do not hand it out."
            )
            above = next(each for each in found.questions if each.finding is Finding.ABOVE)
            low, claim = at_least(above.low), epsilon_text(above.question.ratio)
            return told.format(low=low, claim=claim)
        case Finding.BELOW:
            return tr("Answers are drawn otherwise than the survey says. Do not hand it out.")
        case Finding.TOO_FEW:
            return tr("Too few answers were tried to come near what the survey says.")
        case Finding.AGREES:
            return tr("The files reveal what the survey says. The trial found no more.")


def can_be_tried(survey: Survey) -> bool:
    """Tell whether made-up people can answer a survey: something is randomized as Candor does."""
    sensitive = survey.sensitive
    return bool(sensitive) and all(each.may_be_collected for each in sensitive)


def reach(survey: Survey) -> str:
    """Say how far one file can move the odds; '' where nothing is randomized."""
    n = len(survey.sensitive)
    if not n:
        return ""
    told = tr(
        "Whoever holds one file, and knows everything else about its person, can move the odds "
        "between any two answers by at most {factor} times."
    )
    if n > 1:
        told = tr(
            "Whoever holds one file, and knows everything else about its person, can move the odds "
            "between any two answers by at most {factor} times, over all {n} sensitive questions.",
            "",
            n,
        )
    no_proof = tr("No file proves a sensitive answer.")
    return f"{told.format(factor=factor(survey.ratio), n=figures(n))} {no_proof}"


def at_most_odds(ratio: Fraction | None) -> str:
    """Say by how much the odds of a question, or of all, can move."""
    return tr("at most {factor} times").format(factor=factor(ratio))


def of_claim(low: float, claim: str) -> str:
    """Write what was measured beside what is declared."""
    told = tr("{low} of {claim}", "ε measured and declared")
    return told.format(low=at_least(low), claim=claim)


def together() -> str:
    return tr("All together")


def randomized_word(n: int) -> str:
    """Return what stands under the number of questions."""
    return tr("randomized questions", "", n) if n != 1 else tr("randomized question")


def question_name(question: AuditedQuestion, language: str) -> str:
    return text_in(question.question.text, language)


def design(question: AuditedQuestion) -> str:
    """Name the way in which a question is randomized."""
    return design_text(question.question)


def chart_title() -> str:
    """Head the bars."""
    return tr("Claimed and measured, in ε")


def legend() -> tuple[str, str]:
    """Say what a bar and what its mark is."""
    return (
        tr("measured: at least this much"),
        tr("claimed: counted exactly from the survey, rounded up"),
    )


def claims_title() -> str:
    """Head the table of what is claimed, where nothing was measured."""
    return tr("How far one file can move the odds")


def columns() -> tuple[str, str, str, str, str]:
    """Head the table."""
    return tr("question"), tr("randomized by"), tr("measured ε"), tr("claimed ε"), tr("odds")


def how() -> tuple[str, tuple[str, ...]]:
    """Return the heading and the paragraphs of how it was tried."""
    return tr("How it was tried"), (
        tr(
            "The program answered its own survey with known answers, wrote the files as it does "
            "for people, and looked for the guess that does best from the files alone."
        ),
        tr(
            "A measured ε above the claim would be a fault. By chance it is found in fewer than "
            "one trial in 1,000, and with 1,000,000 answers in fewer than one in a million."
        ),
        tr("Below the claim is as it should be: the bar comes closer with more answers."),
    )


def to_decide() -> str:
    """Head what is for who must decide."""
    return tr("For who must decide")


def warning(survey: Survey) -> tuple[str, str] | None:
    """Return the heading and text of a warning of much ε in all; None where it is little."""
    total = epsilon_upper(survey.ratio)
    if not survey.sensitive or total <= SURVEY_WARNING:
        return None
    heading = tr("ε {epsilon} in all, above {limit}").format(
        epsilon=rounded_up(total), limit=plain(SURVEY_WARNING)
    )
    return heading, tr(
        "People are warned on the first page. All words together tell much more than one."
    )


def in_each_file(survey: Survey, language: str) -> tuple[str, Iterator[str]]:
    """Return the heading, and what else stands in each file."""

    def lines() -> Iterator[str]:
        clear = [text_in(q.text, language) for q in survey.questions if not q.sensitive]
        if clear:
            quoted = [tr("“{text}”").format(text=text) for text in clear]
            yield tr("As people gave them: {questions}").format(questions=joined(quoted))
        if survey.procedures:
            yield tr("The way of answering")
        yield tr("Which survey it is: the same for everyone")
        yield tr("A random number, which is the file’s name too")

    return tr("Also in each file"), lines()


def unseen(survey: Survey) -> tuple[str, tuple[str, ...]]:
    """Return the heading, and what no trial can see."""
    seen = [
        tr("A camera, or a spying program"),
        tr("Who handed over which file, and when"),
    ]
    if any(not question.sensitive for question in survey.questions):
        seen.append(tr("Who is known by what they answered in the clear"))
    return tr("No trial here can see"), tuple(seen)


def yours_to_say() -> str:
    """Say what the sheet does not decide."""
    return tr(
        "Whether a file is personal data is for you to say. This page says how much it can tell."
    )
