"""Rehearsing a survey in the making: who is made up, and what many rehearsals show."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from app.author.editing.costs import LEVEL
from app.author.kinds import AUTHORED
from core.facts.errors import Refused
from core.files.disk import write_atomically
from core.progress import Progress, silent
from core.survey import Question, Survey
from core.survey import write as survey_bytes

if TYPE_CHECKING:
    from core.rehearse import People, QuestionRuns

RUNS = 1000
SEED = 21
MOST_PEOPLE = 10_000_000
MOST_RUNS = 100_000

Shares = Mapping[str, Mapping[str, float]]


@dataclass(frozen=True)
class RehearsalRequest:
    """Who is rehearsed, and how often. `table` has known people, and then shares are theirs."""

    survey: Survey
    shares: Shares
    people: int = 1000
    runs: int = RUNS
    seed: int = SEED
    table: People | None = None
    table_name: str = ""

    @property
    def fits(self) -> bool:
        """Whether every question's shares can be those of people."""
        return self.table is not None or all(
            rest_of(question, self.shares[question.id]) >= 0
            for question in self.survey.questions
            if question.id in self.shares and not question.multiple
        )


def first_request(survey: Survey, people: int) -> RehearsalRequest:
    """Begin with a tenth who say yes, and with even shares among options."""
    shares = {
        question.id: AUTHORED[question.kind].first_shares(question) for question in stated(survey)
    }
    return RehearsalRequest(survey, shares, people=max(1, people))


def stated(survey: Survey) -> tuple[Question, ...]:
    """Return the questions whose shares are stated: the sensitive ones, and who decides on them."""
    deciding = {id_ for each in survey.questions if each.ask_if for id_ in each.ask_if.sources}
    return tuple(
        question
        for question in survey.questions
        if question.option_ids and (question.sensitive or question.id in deciding)
    )


def with_share(
    request: RehearsalRequest, question: Question, option: str, share: float
) -> RehearsalRequest:
    """State another share; of options of which one is chosen the last takes what remains.

    What remains is negative where too much is stated.
    """
    shares = {**request.shares[question.id], option: share}
    if has_sum(question) and option != question.option_ids[-1]:
        shares[question.option_ids[-1]] = rest_of(question, shares)
    return replace(request, shares={**request.shares, question.id: shares})


def has_sum(question: Question) -> bool:
    """Tell whether one option is chosen, so that the shares sum to one."""
    return AUTHORED[question.kind].has_sum


def rest_of(question: Question, shares: Mapping[str, float]) -> float:
    """Return what the options but the last leave to it, 0 where rounding alone is missing."""
    return AUTHORED[question.kind].rest(question, shares)


def read_table(path: Path, request: RehearsalRequest) -> RehearsalRequest:
    """Take the people of a table of known answers. Raises `Refused` with row and remedy."""
    from core.rehearse import read_truth

    return replace(request, table=read_truth(path, request.survey), table_name=path.name)


def without_table(request: RehearsalRequest) -> RehearsalRequest:
    """Make people up again."""
    return replace(request, table=None, table_name="")


def rehearsed(request: RehearsalRequest, report: Progress = silent) -> tuple[QuestionRuns, ...]:
    """Rehearse as often as asked for; the same seed gives the same runs."""
    from core.rehearse import simulate

    source = request.people if request.table is None else request.table
    return simulate(
        request.survey,
        source,
        request.runs,
        request.seed,
        _whole_shares(request),
        LEVEL,
        report=report,
    )


def _whole_shares(request: RehearsalRequest) -> Shares:
    """Return shares that sum to one exactly enough."""
    if request.table is not None:
        return {}
    found = {}
    for question in stated(request.survey):
        shares = dict(request.shares[question.id])
        if has_sum(question):
            shares[question.option_ids[-1]] = max(0.0, rest_of(question, shares))
        found[question.id] = shares
    return found


def truth_path(study: Path) -> Path:
    """Return where the truth of a rehearsed study is written: beside it, under its name."""
    return study.with_name(f"{study.stem}.truth.csv")


def write_study(request: RehearsalRequest, path: Path, report: Progress = silent) -> Path:
    """Write one rehearsal as a study, with its truth beside it; return the path of the truth.

    Every response is written and read back as anybody's would be, in a temporary folder. What
    `report` raises leaves neither. Files of these names stay as they are. Raises `Refused`.
    """
    from core.rehearse import invent, rehearse, write_responses, write_truth
    from core.study import Study, import_paths

    survey = request.survey
    people = request.table
    if people is None:
        people = invent(survey, request.people, request.seed, _whole_shares(request))
    total = 2 * people.n
    truth = truth_path(path)
    with tempfile.TemporaryDirectory(prefix="candor-rehearsal-") as folder:
        held, made = Path(folder) / "responses", Path(folder) / "made.study"
        responses = rehearse(survey, people, request.seed)
        write_responses(responses, held, people.n, lambda done, _: report(done, total))
        with Study.create(made, survey_bytes(survey)) as study:
            import_paths(study, [held], lambda done, _: report(people.n + done, total))
        write_atomically(path, made.read_bytes())
        try:
            write_truth(people, survey, truth, replace=False)
        except Refused:
            path.unlink(missing_ok=True)
            raise
    return truth
