"""The worked example: real people, their answers randomized now, the shares found again."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from app.analyses.content import StudyContent, content_of
from app.words.catalogue import figures, tr
from core.estimate import estimate
from core.examples import example_counts, example_study
from core.privacy.epsilon import epsilon
from core.privacy.randomness import SYSTEM
from core.progress import Progress, silent
from core.rehearse import compare_with_truth

NAMES = ("occupation", "sales")
STAGES = 4

Counts = Mapping[str, Mapping[str, int]]


def people_in(counts: Counts | None) -> int:
    """Return how many people take part."""
    return sum((counts or {}).get(NAMES[0], example_counts(NAMES[0])).values())


def stage_of(done: int, total: int) -> str:
    """Say what is being done at this place of the progress, and for how many people."""
    each = max(1, total // STAGES)
    place = min(done // each, STAGES - 1)
    told = (
        tr("Randomizing the occupations and writing them to files: {done} of {total}"),
        tr("Importing the files of the occupations: {done} of {total}"),
        tr("Randomizing the answers on sales and writing them to files: {done} of {total}"),
        tr("Importing the files of the answers on sales: {done} of {total}"),
    )[place]
    return told.format(done=figures(done - place * each), total=figures(each))


def make_example(
    counts: Counts | None = None, report: Progress = silent
) -> tuple[StudyContent, ...]:
    """Randomize every answer, write and import the files, and count what was saved.

    Returns the contents of two studies, with the truth and a trusted curator's miss beside them;
    the files are gone afterwards. `counts` stands in for the true counts of each example. What
    `report` raises ends it. Raises `Refused` (IO).
    """
    given = counts or {name: example_counts(name) for name in NAMES}
    contents = []
    with tempfile.TemporaryDirectory(prefix="candor-example-") as folder:
        for place, name in enumerate(NAMES):
            each = 2 * sum(given[name].values())

            def tell(done: int, _total: int, begun: int = place * each, each: int = each) -> None:
                report(begun + done, len(NAMES) * each)

            path = Path(folder) / f"{name}.study"
            with example_study(name, path, tell, counts=given[name]) as study:
                contents.append(_with_truth(content_of(study), given[name]))
    return tuple(contents)


def _with_truth(content: StudyContent, counts: Mapping[str, int]) -> StudyContent:
    question = content.survey.questions[0]
    found = estimate(content.tallies[question.id])
    known = {option: counts.get(option, 0) for option in question.option_ids}
    rows = compare_with_truth(found, known, epsilon(question.ratio), SYSTEM)
    truth = {row.option: row.truth / content.n for row in rows} if content.n else {}
    curator = {row.option: row.curator_miss for row in rows}
    return replace(content, truth={question.id: truth}, curator={question.id: curator})
