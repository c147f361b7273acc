"""What several commands take: which question, which people count, how they were sampled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from app.commands.console import REFUSED, described, read_bytes, say, shown, stop
from app.words.refusals import message, remedy
from core.errors import Code, Problem, Refused
from core.facts import Fact
from core.inference.intervals import Interval, chosen
from core.survey.model import Kind, Question

if TYPE_CHECKING:
    from app.analyses.looking import Looking
    from core.estimate.sample import Design
    from core.estimate.where import Where
    from core.survey import Survey

F = TypeVar("F", bound=Callable[..., Any])

where_option = click.option(
    "--where", "where_text", help="Count only people such as: 'sex = o0 and age >= 30'."
)


then_option = click.option(
    "--then-by", "then_id", help="With --by: split each group by this clear question."
)
without_flagged_option = click.option(
    "--without-flagged", is_flag=True, help="Leave the flagged responses out."
)


def chosen_by(text: str | None, survey: Survey) -> Where | None:
    """Read a filter that the survey's clear questions can answer, or end with a message."""
    from core.estimate import selection, where

    if text is None:
        return None
    try:
        found = where.read(text)
        selection.require(found, survey)
    except Refused as refused:
        problem = refused.problem
        told = f"--where, {problem.where}: {message(problem)} {remedy(problem)}"
        raise click.UsageError(shown(told)) from None
    return found


def sample_options(command: F) -> F:
    """Add the options that tell how the sample was drawn, and what it is weighted to."""
    options = (
        click.option(
            "--weights",
            "margins",
            type=click.Path(exists=True, dir_okay=False, path_type=Path),
            help="Weigh to the known shares in this table: question,answer,share.",
        ),
        click.option("--cluster-by", "clusters", help="Who gave one answer here is one cluster."),
        click.option("--strata", "strata", help="Who gave one answer here is one stratum."),
    )
    for option in reversed(options):
        command = option(command)
    return command


def design_of(
    margins: Path | None, clusters: str | None, strata: str | None, survey: Survey
) -> Design:
    """Return how a sample was drawn, or end with all that is wrong with it."""
    from core.estimate.sample import Design, can_name_units
    from core.interchange.margins import MAX_BYTES, read_margins

    for name, option in ((clusters, "--cluster-by"), (strata, "--strata")):
        require_question(survey, name)
        if name is not None and not can_name_units(survey.question(name)):
            raise click.UsageError(not_clear(option, survey.question(name)))
    if margins is None:
        return Design(strata, clusters)
    found = read_margins(read_bytes(margins, MAX_BYTES), survey)
    for problem in found.problems:
        say(described(problem, margins))
    if found.problems:
        raise SystemExit(REFUSED)
    return Design(strata, clusters, found.margins)


def own_column(survey: Survey, name: str | None) -> str | None:
    """Return the id of what a column of a table is that tells how rows were drawn, by its head."""
    heads = {str(each.text): each.id for each in survey.questions if each.unasked}
    known = any(each.id == name for each in survey.questions)
    return name if name is None or known else heads.get(name, name)


def as_drawn(
    survey: Survey,
    weight: str | None,
    clusters: str | None,
    strata: str | None,
    population: int | None = None,
) -> tuple[str | None, str | None, str | None]:
    """Return what weighs, clusters and strata: as asked, else as a table's mapping says.

    An empty name asks for none, the head of a column of the table is as good as the id of what it
    is in the study. Everybody drawn from a population has one weight.
    """
    from core.interchange.mapping.survey import Drawn, drawn

    told = drawn(survey) if population is None else Drawn()
    asked = zip(
        (own_column(survey, each) for each in (weight, clusters, strata)), told, strict=True
    )
    found = [(default if one is None else one) or None for one, default in asked]
    return found[0], found[1], found[2]


population_option = click.option(
    "--population",
    type=click.IntRange(min=1),
    help="The people answering were drawn one by one from this many.",
)

level_option = click.option(
    "--level", type=click.FloatRange(0.5, 0.9999), default=0.95, show_default=True
)
interval_option = click.option(
    "--interval",
    "interval_name",
    type=click.Choice([each.value for each in Interval]),
    help="By default feldman-cousins; with weights or --population likelihood-ratio.",
)


def require_population(population: int | None, n: int, **others: object) -> None:
    """End with a message where a population is too small, or goes not with other options.

    `others` are these options by their names, None or "" where they are not there.
    """
    if population is None:
        return
    given = [f"--{name.replace('_', '-')}" for name, value in others.items() if value]
    if given:
        raise click.UsageError(
            f"--population is of everybody who answered, drawn one by one; leave out "
            f"{' and '.join(given)}, or --population."
        )
    if population < n:
        raise click.UsageError(
            f"--population {population:,} is smaller than the {n:,} who answered; "
            f"give at least {n:,}."
        )


def interval_named(name: str | None, *, whole_counts: bool) -> Interval:
    """Return the interval chosen, or end with a message where these counts have none such."""
    try:
        return chosen(name, whole_counts=whole_counts)
    except ValueError as error:
        message = f"{error}."
        raise click.UsageError(message[:1].upper() + message[1:]) from None


def say_profiled(survey: Survey, only: str | None) -> None:
    """Say of which questions the interval chosen is not; end where it is of none at all."""
    from core.privacy.designs.grouped import Grouped

    several = [
        each.id
        for each in survey.questions
        if isinstance(each.mechanism, Grouped) and only in (None, each.id)
    ]
    if not several:
        return
    told = f"--interval is not of {', '.join(several)}: reports of several groups or cards have"
    if only is not None:
        raise click.UsageError(f"{told} profile-likelihood intervals alone; leave it out.")
    say(f"{told} profile-likelihood intervals.")


@dataclass(frozen=True, slots=True)
class Drawn:
    """What `drawn_options` took: how people were drawn, and which intervals are worked out."""

    weight_id: str | None
    margins: Path | None
    clusters: str | None
    strata: str | None
    population: int | None
    level: float
    interval_name: str | None

    def looking(
        self, survey: Survey, n: int, where: Where | None, split: str | None, *, unflagged: bool
    ) -> Looking:
        """Look at a study of `n` responses in this way, or end with what is wrong with it."""
        from app.analyses.looking import Choices, Looking
        from core.estimate.where import write

        drawn = as_drawn(survey, self.weight_id, self.clusters, self.strata, self.population)
        weight, clusters, strata = drawn
        weighted = any(each is not None for each in (self.margins, self.population, *drawn))
        interval = interval_named(self.interval_name, whole_counts=not weighted)
        if self.interval_name is not None:
            say_profiled(survey, None)
        require_question(survey, weight)
        filtered = write(where) if where is not None else ""
        design = design_of(self.margins, clusters, strata, survey)
        require_population(
            self.population,
            n,
            by=split,
            where=filtered,
            weight=weight,
            weights=self.margins,
            cluster_by=clusters,
            strata=strata,
        )
        return Looking(
            where=filtered,
            split=split,
            weights=weight,
            design=design,
            population=self.population,
            without_flagged=unflagged,
            choices=Choices(level=self.level, interval=interval),
        )


def drawn_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add what tells how people were drawn and which intervals are made, taken as `drawn`."""

    @wraps(command)
    def taken(*args: Any, **given: Any) -> Any:
        names = Drawn.__dataclass_fields__
        drawn = Drawn(**{name: given.pop(name) for name in names})
        return command(*args, drawn=drawn, **given)

    options = (
        click.option("--weight", "weight_id", help="Weigh each response by this clear number."),
        sample_options,
        population_option,
        level_option,
        interval_option,
    )
    for option in reversed(options):
        taken = option(taken)
    return taken


@contextmanager
def sampling(margins: Path | None) -> Iterator[None]:
    """Say why a sample cannot have its design, and end with the exit code for it."""
    from core.estimate.linearization import LoneClusterError
    from core.estimate.raking import RakingError

    try:
        yield
    except RakingError as error:
        stop(Problem(Code.RANGE, "", error.fact), margins or "")
    except LoneClusterError:
        stop(Problem(Code.RANGE, "--strata", Fact.LONE_CLUSTER()))


def require_groups(group_id: str | None, then_id: str | None) -> None:
    """End with a message where there are no groups that a second question could split."""
    if then_id is not None and group_id in (None, then_id):
        raise click.UsageError("--then-by splits the groups of --by by another question.")


def require_other(question_id: str | None, group_id: str | None) -> None:
    """End with a message where a question would be split by itself."""
    if question_id is not None and question_id == group_id:
        raise click.UsageError(
            f"{shown(question_id)} cannot be split by itself; name another question with --by."
        )


def require_question(survey: Survey, question_id: str | None) -> None:
    """End with a message where the survey has no such question."""
    ids = [question.id for question in survey.questions]
    if question_id is not None and question_id not in ids:
        named = [
            f"{each.id} (column {shown(str(each.text))})" if each.unasked else each.id
            for each in survey.questions
        ]
        raise click.UsageError(
            f"The survey has no question {shown(question_id)}; it has {', '.join(named)}."
        )


def not_clear(option: str, question: Question) -> str:
    """Say why people cannot be told apart by their answers to a question."""
    told = f"{option} needs a question asked in the clear, with one answer"
    if question.sensitive:
        return f"{told}; the answers to {question.id} are randomized."
    if question.kind is Kind.MANY_OF:
        return f"{told}; {question.id} allows several."
    return f"{told}; {question.id} is a number without bins."


def require_splitting(survey: Survey, question_id: str | None, option: str = "--by") -> None:
    """End with a message where people cannot be split by the answers to a question."""
    from core.estimate.tally import can_group

    require_question(survey, question_id)
    if question_id is not None and not can_group(survey.question(question_id)):
        raise click.UsageError(not_clear(option, survey.question(question_id)))
