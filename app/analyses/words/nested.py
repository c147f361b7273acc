"""What is said of groups within groups."""

from __future__ import annotations

from collections.abc import Sequence

from app.words.catalogue import figures, joined, set_apart, tr
from app.words.options import LONGEST_NAMED, beginning


def split_by(by: str, then: str) -> str:
    """Name both questions that make the groups."""
    told = tr("split by “{question}”, then by “{second}”")
    named = [set_apart(beginning(text, LONGEST_NAMED)) for text in (by, then)]
    return told.format(question=named[0], second=named[1])


def differing_groups(
    apart: Sequence[str], then: str, *, tested: bool
) -> tuple[str, tuple[str, ...]]:
    """Return what the tests within each group say, and which groups tell their parts apart."""
    if not tested:
        said = tr("The groups cannot be compared.")
        return said, (tr("Within each, fewer than two groups tell anything."),)
    counted = tr("Holm’s p counts that every group was looked at.")
    if not apart:
        told = tr("Within no group are shares clearly different by “{second}”.")
        return told.format(second=then), (counted,)
    told = tr("Within some groups shares differ by “{second}”.").format(second=then)
    names = joined([set_apart(each) for each in apart])
    return told, (tr("Told apart: {answers}.").format(answers=names), counted)


def panel_title(group: str, n: int) -> str:
    """Name a group with the number of its people."""
    return tr("{group}, n = {n}").format(group=group, n=figures(n))


def line_of_shares() -> str:
    """Say what the dashed line of every panel is."""
    return tr("One axis for all. The dashed line is the share among all respondents.")


def line_of_means() -> str:
    """Say what the dashed line of every panel is."""
    return tr("One axis for all. The dashed line is the mean of all respondents.")


def more_panels(n: int) -> str:
    """Say how many groups have no panel; '' for none."""
    if n <= 0:
        return ""
    told = tr("{n} more groups are in the table.", "", n)
    return told.format(n=figures(n)) if n > 1 else tr("One more group is in the table.")
