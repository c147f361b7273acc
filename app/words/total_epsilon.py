"""What is said of ε over a whole survey; where nothing is randomized there is none."""

from __future__ import annotations

from fractions import Fraction

from app.words.catalogue import tr
from app.words.numerals import epsilon_text


def nothing_randomized() -> str:
    """Say that no ε stands for a survey: all of it is saved as it was answered."""
    return tr("Nothing in this survey is randomized.")


def over_all(ratio: Fraction | None) -> str:
    """Say ε over all sensitive questions, or that there are none.

    `ratio` is that of all together. It is 1 only where nothing is randomized: a mechanism whose
    reports tell nothing is refused.
    """
    if ratio == 1:
        return nothing_randomized()
    return f"ε {epsilon_over_all(ratio)}"


def epsilon_over_all(ratio: Fraction | None) -> str:
    """Say the number of ε over all sensitive questions, to stand behind its sign."""
    return tr("{0} over all sensitive questions").format(epsilon_text(ratio))


def in_all(ratio: Fraction | None) -> str:
    """Say ε in all, as a sentence."""
    if ratio == 1:
        return nothing_randomized()
    return tr("ε {0} in all.").format(epsilon_text(ratio))


def of_one_person(ratio: Fraction | None) -> str:
    """Say ε over all sensitive questions of one person, as a sentence."""
    if ratio == 1:
        return nothing_randomized()
    told = tr("ε over all sensitive questions of one person: {epsilon}.")
    return told.format(epsilon=epsilon_text(ratio))
