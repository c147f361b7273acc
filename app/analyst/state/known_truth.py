"""Setting the truth beside a rehearsed study: the shares of the people that it was made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from app.analyses.content import StudyContent
from app.words.catalogue import figures, tr
from app.words.refusals import own_finding
from core.facts.errors import Code, refuse
from core.privacy.epsilon import epsilon
from core.privacy.randomness import SYSTEM
from core.progress import Progress, silent

if TYPE_CHECKING:
    from core.rehearse import TrueNumbers

_Shares = Mapping[str, Mapping[str, float]]


@dataclass(frozen=True)
class Known:
    """True shares of n people by question and option, and what a trusted curator would miss.

    `numbers` are their true numbers, by question.
    """

    n: int
    truth: _Shares
    curator: _Shares
    numbers: Mapping[str, TrueNumbers] = field(default_factory=dict)


def read_known(path: Path, content: StudyContent, report: Progress = silent) -> Known:
    """Read the table of true answers of a rehearsed study. Raises `Refused` with row and remedy."""
    from core.rehearse import compare_with_truth, read_truth, true_counts, true_numbers

    from core.estimate import estimate  # isort: skip

    report(0, 0)
    people = read_truth(path, content.survey)
    if people.n != content.n:
        words = tr("The table has {people} people, the study {n} responses.")
        words = words.format(people=figures(people.n), n=figures(content.n))
        remedy = tr("Load the table that was written with this study.")
        raise refuse(Code.DOMAIN, path.name, own_finding(words, remedy))
    truth: dict[str, dict[str, float]] = {}
    curator: dict[str, dict[str, float]] = {}
    numbers: dict[str, TrueNumbers] = {}
    for question in content.survey.sensitive:
        asked = int(people.answers[question.id].given.sum())
        if not asked:
            continue
        if question.numeric:
            numbers[question.id] = true_numbers(question, people)
        if not question.option_ids:
            continue
        counts = true_counts(question, people)
        found = estimate(content.tallies[question.id])
        rows = compare_with_truth(found, counts, epsilon(question.ratio), SYSTEM)
        truth[question.id] = {row.option: row.truth / asked for row in rows}
        curator[question.id] = {row.option: row.curator_miss for row in rows}
    return Known(people.n, truth, curator, numbers)


def with_known(content: StudyContent, known: Known | None) -> StudyContent:
    """Return what a study holds with the truth beside it, where it is of these very people."""
    if known is None or known.n != content.n or not content.rehearsal:
        return content
    return replace(content, truth=known.truth, curator=known.curator, numbers=known.numbers)
