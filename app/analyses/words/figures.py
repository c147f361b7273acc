"""The large figure of a question in words, and why an estimate can lie where no share can."""

from __future__ import annotations

from app.analyses.words.findings import chance_sentence, verdict
from app.words.catalogue import figures, tr
from app.words.numerals import number, percent
from core.present.outside_chance import Chance
from core.survey import Question


def of_whom(question: Question, n: int, respondents: int, *, consistent: bool) -> str:
    """Say of whom a share is: of all, or of those whom the survey asked or who answered."""
    if n == respondents:
        told = tr("Yes, among all respondents"), tr("Yes, among all respondents, consistent")
    elif question.ask_if is None:
        told = tr("Yes, among those who answered"), tr("Yes, among those who answered, consistent")
    elif question.optional:
        told = (
            tr("Yes, among those asked who answered"),
            tr("Yes, among those asked who answered, consistent"),
        )
    else:
        told = tr("Yes, among those asked"), tr("Yes, among those asked, consistent")
    return told[consistent]


def of_how_many(question: Question, n: int, respondents: int, *, consistent: bool) -> str:
    """Say of how many a count is, and who they are."""
    if n == respondents:
        told = tr("of {n} respondents", "", n), tr("of {n} respondents, consistent", "", n)
    elif question.ask_if is None:
        told = (
            tr("of the {n} who answered", "", n),
            tr("of the {n} who answered, consistent", "", n),
        )
    elif question.optional:
        told = (
            tr("of the {n} asked who answered", "", n),
            tr("of the {n} asked who answered, consistent", "", n),
        )
    else:
        told = tr("of the {n} asked", "", n), tr("of the {n} asked, consistent", "", n)
    return told[consistent].format(n=figures(n))


def ends(low: str, high: str) -> str:
    """Return two ends as they stand in a sentence, "10.8% to 15.1%"."""
    return tr("{low} to {high}").format(low=low, high=high)


def error_in_people(error: float) -> str:
    """Tell a standard error in people."""
    return tr("standard error {error} people").format(error=number(error))


def error_in_points(error: float, digits: int) -> str:
    """Tell a standard error of a share in points."""
    return tr("standard error {error} points").format(error=number(100 * error, digits))


def error_of_mean(error: float, digits: int) -> str:
    """Tell a standard error in the unit of the question."""
    return tr("standard error {error}").format(error=number(error, digits))


def about_of(count: float, n: int) -> str:
    """Tell an estimated count of n people."""
    told = tr("about {count} of {n}", "", n)
    return told.format(count=number(count), n=figures(n))


def strange_title(below: bool) -> str:
    """Ask why a share lies where none can."""
    if below:
        return tr("Why is the estimate below zero?")
    return tr("Why is the estimate above 100%?")


def strange_share(
    below: bool, expected: float, n: int, saved: int, share: float, digits: int
) -> str:
    """Explain a share of Yes below 0 or above 100% by what was to be expected."""
    if below:
        told = tr(
            "If nobody’s true answer were Yes, about {expected} of {n} people would still be saved "
            "as Yes. Here {saved} were. The unbiased estimate corrects by the expected number, so "
            "it lands at {share}. It is kept as it is, so that many surveys average to the truth."
        )
    else:
        told = tr(
            "If everybody’s true answer were Yes, about {expected} of {n} people would be saved as "
            "Yes. Here {saved} were. The unbiased estimate corrects by the expected number, so it "
            "lands at {share}. It is kept as it is, so that many surveys average to the truth."
        )
    return told.format(
        expected=number(expected, 1),
        n=figures(n),
        saved=figures(saved),
        share=percent(share, digits),
    )


def strange_chance(chance: Chance, below: bool, low: float, high: float, digits: int) -> str:
    """Say how often chance does this, what explains it, and which shares fit."""
    told = chance_sentence(chance, below, tr("this one"), several=False)
    fit = tr("Shares from {low} to {high} fit what was saved.").format(
        low=percent(low, digits), high=percent(high, digits)
    )
    return f"{told} {verdict(chance)} {fit}"


def nobody_at_all(p: float, least: float) -> str:
    """Tell the test that nobody at all would say Yes; below `least` p is not told further."""
    if p < least:
        told = tr("Test that nobody would say Yes: p < {p} (exact, one-sided).")
    else:
        told = tr("Test that nobody would say Yes: p = {p} (exact, one-sided).")
    return told.format(p=number(max(p, least), 4))


def no_curve() -> str:
    """Say why reports by weights, or of a finite population, have no likelihood curve."""
    return tr(
        "Reports by weights or of a finite population have no likelihood curve; their interval is "
        "in the table."
    )


def curator() -> str:
    """Explain the column of a trusted curator."""
    return tr(
        "“Curator” is by how many people the count of a trusted curator, who sees every answer and "
        "adds Laplace noise of the same ε, missed in one draw."
    )
