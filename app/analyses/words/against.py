"""Shares tested against one share, in words and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.analyses.words.methods import interval_name, interval_of_level, method_line
from app.analyses.words.p_values import p_equals, p_text
from app.words.catalogue import joined, set_apart, tr
from app.words.numerals import number, percent, short_percent, value_range
from core.estimate.results import QuestionEstimate, ShareEstimate
from core.present.records import Records
from core.present.table import Cell, Column, Table

_NOTHING = "–"
_LEAST = 0.001


@dataclass(frozen=True, slots=True)
class Tested:
    """An option's share tested: by the test of its interval, with Holm, and exactly.

    `chance_above` is Bayes': that the share exceeds the other, all being as likely beforehand.
    """

    label: str
    found: ShareEstimate
    p_value: float
    p_holm: float
    exact: float | None
    chance_above: float

    def above(self, share: float) -> bool | None:
        """Tell whether the interval lies above a share or below it; None where it holds it."""
        if self.found.low is None or self.found.high is None:
            return None
        if self.found.low <= share <= self.found.high:
            return None
        return self.found.low > share


def given_share(share: float) -> str:
    """Write a share in per cent with no more digits than it has: 12.5%."""
    return short_percent(share, 6)


def one_tested(tested: Tested, share: float, interval: str) -> tuple[str, tuple[str, ...]]:
    """Return what a test of one share says, and its numbers."""
    above, given = tested.above(share), given_share(share)
    if above is None:
        said = tr("The share is not clearly different from {share}.").format(share=given)
    elif above:
        said = tr("The share is above {share}.").format(share=given)
    else:
        said = tr("The share is below {share}.").format(share=given)
    told = tr("Test that agrees with the {name} interval: p {p}.")
    numbers = [told.format(name=interval_name(interval), p=p_equals(tested.p_value))]
    if tested.exact is not None:
        tails = tr("two-sided")
        if share in (0, 1):
            tails = tr("one-sided")
        told = tr("Exact test, {tails}, as power is planned for: p {p}.")
        numbers.append(told.format(tails=tails, p=p_equals(tested.exact)))
    # Of 0 and 1 there is nothing to tell: an even prior gives a single share no chance.
    bayes = () if share in (0, 1) else (bayes_text(tested.chance_above, share),)
    return said, (" ".join(numbers), *bayes)


def bayes_text(chance: float, share: float) -> str:
    """Say how likely a share exceeds another, named as what it is: Bayes' with an even prior."""
    told = tr(
        "The chance that it exceeds {share} is {chance} (Bayes, all shares as likely before)."
    )
    return told.format(share=given_share(share), chance=chance_text(chance))


def chance_text(chance: float) -> str:
    """Write a chance in per cent; one that would round to 0 or 100 is written as beyond 0.1."""
    if chance < _LEAST:
        return "< " + percent(_LEAST)
    if chance > 1 - _LEAST:
        return "> " + percent(1 - _LEAST)
    return percent(chance)


def many_tested(tests: Sequence[Tested], share: float) -> tuple[str, tuple[str, ...]]:
    """Return what tests of several shares say."""
    given = given_share(share)
    above = [set_apart(each.label) for each in tests if each.above(share)]
    below = [set_apart(each.label) for each in tests if each.above(share) is False]
    told = []
    if above:
        words = tr("Above it: {answers}.")
        told.append(words.format(answers=joined(above)))
    if below:
        words = tr("Below it: {answers}.")
        told.append(words.format(answers=joined(below)))
    said = tr("Some shares are clearly different from {share}.")
    if not told:
        said = tr("No share is clearly different from {share}.")
    told.append(tr("Holm’s p counts that every answer was looked at."))
    return said.format(share=given), tuple(told)


def tests_table(
    title: str, tests: Sequence[Tested], share: float, estimate: QuestionEstimate
) -> tuple[Table, Records]:
    """Return each answer's share with its tests."""
    columns = (
        Column("option", tr("Answer"), numeric=False),
        Column("share", tr("Share %")),
        Column("interval", interval_of_level(estimate.level)),
        Column("p", tr("p against {share}").format(share=given_share(share))),
        Column("p_holm", tr("p of all answers (Holm)")),
        Column("p_exact", tr("p, exact")),
        Column("bayes", tr("Chance above {share} (Bayes)").format(share=given_share(share))),
    )
    rows, records = [], []
    for each in tests:
        found = each.found
        span = _NOTHING
        if found.low is not None and found.high is not None:
            span = value_range(100 * found.low, 100 * found.high, 2)
        rows.append(
            (
                Cell(found.option, each.label),
                Cell(found.share, number(100 * (found.share or 0.0), 2)),
                Cell(found.low, span),
                Cell(each.p_value, p_text(each.p_value)),
                Cell(each.p_holm, p_text(each.p_holm)),
                Cell(each.exact, _NOTHING if each.exact is None else p_text(each.exact)),
                Cell(each.chance_above, chance_text(each.chance_above)),
            )
        )
        numbers = (found.share, found.low, found.high, each.p_value, each.p_holm, each.exact)
        records.append((found.option, share, *numbers, each.chance_above))
    told = tr(
        "p agrees with the {name} interval; p, exact is of the test that power is planned for."
    )
    bayes = tr("The chance by Bayes takes every share to be equally likely beforehand.")
    notes = (told.format(name=interval_name(estimate.interval)), bayes)
    names = ("option", "against", "share", "low", "high", "p", "p_holm", "p_exact", "bayes")
    table = Table(title, method_line(estimate), columns, tuple(rows), notes)
    return table, Records(names, tuple(records))
