"""The worked examples that ship with Candor: surveys, and 32,561 true occupations.

The people are those of the census extract "Adult" (Becker & Kohavi 1996, CC BY 4.0), made from
their counts.
"""

from __future__ import annotations

import csv
import json
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

from core.progress import Progress, silent
from core.survey import Kind, Question, Survey, read

if TYPE_CHECKING:
    from core.privacy.channel import Channel
    from core.study import Study

SALES = "sales"


@dataclass(frozen=True, slots=True)
class Template:
    """A survey to begin with: its name, its `Survey.ratio`, where its design was published."""

    name: str
    ratio: Fraction
    source: str

    def read(self) -> Survey:
        """Read the survey of the template."""
        return read((_folder() / "templates" / f"{self.name}.survey").read_bytes())


def templates() -> tuple[Template, ...]:
    """Return what a new survey can begin with.

    >>> [template.name for template in templates()][:3]
    ['warner', 'two-coins', 'die']
    """
    listed = json.loads((_folder() / "templates" / "templates.json").read_bytes())
    return tuple(Template(**{**each, "ratio": Fraction(each["ratio"])}) for each in listed)


def _folder() -> Traversable:
    return files("resources") / "examples"


def example_path(name: str) -> Path:
    """Return where an example survey lies: 'bribery', 'occupation', 'sales' and so on."""
    return Path(str(_folder() / f"{name}.survey"))


def example_number(
    high: int, bins: tuple[int, ...] = (), channel: Channel | None = None
) -> Question:
    """Return a question for a number from 0 to `high`, without a survey around it.

    >>> example_number(90, (0, 30, 60, 90)).option_ids
    ('[0,30)', '[30,60)', '[60,90]')
    """
    return Question(
        "age", Kind.NUMBER, "Age?", low=0, high=high, step=1, bins=bins, channel=channel
    )


def example_survey(name: str) -> Survey:
    """Read an example survey."""
    return read(example_path(name).read_bytes())


def occupation_counts() -> dict[str, int]:
    """Return the true number of people for each option of the occupation survey, in order."""
    text = (_folder() / "occupations.csv").read_text("utf-8")
    return {row["option"]: int(row["people"]) for row in csv.DictReader(text.splitlines())}


def sales_counts() -> dict[str, int]:
    """Return the true number of people whose occupation is sales, and of the others."""
    counts = occupation_counts()
    return {"yes": counts[SALES], "no": sum(counts.values()) - counts[SALES]}


def example_counts(name: str) -> dict[str, int]:
    """Return the true counts of the example 'occupation' or 'sales'."""
    return {"occupation": occupation_counts, "sales": sales_counts}[name]()


def example_study(
    name: str,
    path: Path,
    report: Progress = silent,
    *,
    counts: Mapping[str, int] | None = None,
    seed: int | None = None,
) -> Study:
    """Privatize the people of an example, write their files, import them into a new study.

    Every file is written and read back as anybody's would be, in a temporary folder. With no
    `seed` the draws come from the operating system, as a respondent's do. `report` is told of
    both halves as one; what it raises leaves no files behind. Raises `Refused` (IO).
    """
    from core.rehearse import people_from_counts, rehearse, write_responses
    from core.study import Study, import_paths

    survey_bytes = example_path(name).read_bytes()
    survey = read(survey_bytes)
    people = people_from_counts(survey, counts or example_counts(name))
    with tempfile.TemporaryDirectory(prefix="candor-example-") as folder:
        responses = rehearse(survey, people, seed)
        total = 2 * people.n
        written = write_responses(
            responses, Path(folder), people.n, lambda done, _: report(done, total)
        )
        study = Study.create(path, survey_bytes)
        try:
            import_paths(study, [folder], lambda done, _: report(written + done, total))
        except BaseException:
            study.close()
            raise
    return study
