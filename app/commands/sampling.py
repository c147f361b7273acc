"""How people were drawn and which intervals are made, alike for every command that estimates."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.commands.console import REFUSED, described, read_bytes, say, shown, stop
from app.commands.narrowing import People, chosen_by, not_clear, require_question
from app.commands.options import DEFAULT_LEVEL, FILE, QUESTION, Command, level_option, together
from app.words.catalogue import figures, joined, listed, tr
from core.facts.errors import Code, Problem
from core.facts.names import Fact
from core.inference.intervals import DEFAULT, Interval, chosen

if TYPE_CHECKING:
    from app.analyses.request import AnalysisRequest
    from core.count.sampling_design import Design
    from core.survey import Survey

_PEOPLE = (
    click.option("--weight", "weight_id", help=tr("Weigh each response by this clear number.")),
    click.option(
        "--weights",
        "margins",
        type=FILE,
        help=tr("Weigh to the known shares in this table: question,answer,share."),
    ),
    click.option(
        "--cluster-by",
        "clusters",
        type=QUESTION,
        help=tr("Who gave one answer here is one cluster."),
    ),
    click.option(
        "--strata", "strata", type=QUESTION, help=tr("Who gave one answer here is one stratum.")
    ),
)
_POPULATION = click.option(
    "--population",
    type=click.IntRange(min=1),
    help=tr("The people answering were drawn one by one from this many."),
)
_INTERVALS = (
    click.option(
        "--interval",
        "interval_name",
        type=click.Choice([each.value for each in Interval]),
        help=tr(
            "By default feldman-cousins; of weights, clusters, strata or a population "
            "clopper-pearson."
        ),
    ),
    click.option(
        "--simultaneous", is_flag=True, help=tr("Widen intervals so that all hold together.")
    ),
)

_FIT = click.option(
    "--smoothed/--not-smoothed",
    default=None,
    help=tr("How a histogram is fitted to reports of a window; by default as suits its scale."),
)


@dataclass(frozen=True, slots=True)
class Drawn:
    """What `drawn_options` took: how people were drawn, and which intervals and fits are made."""

    weight_id: str | None = None
    margins: Path | None = None
    clusters: str | None = None
    strata: str | None = None
    level: float = DEFAULT_LEVEL
    population: int | None = None
    interval_name: str | None = None
    simultaneous: bool = False
    smoothed: bool | None = None

    def request(
        self,
        survey: Survey,
        n: int,
        people: People,
        asked: tuple[str, ...] = (),
    ) -> AnalysisRequest:
        """Look at a study of `n` responses in this way, or end with what is wrong with it.

        `asked` names the questions that it is of; none is all.
        """
        from app.analyses.request import AnalysisRequest, Choices
        from core.grammar.filters import write

        weight, clusters, strata = self._as_drawn(survey)
        weighing = {
            "--weight": weight,
            "--weights": self.margins,
            "--cluster-by": clusters,
            "--strata": strata,
            "--population": self.population,
        }
        if self.interval_name is not None:
            _say_whose_not(survey, asked)
        require_question(survey, weight)
        where = chosen_by(people.where_text, survey)
        filtered = write(where) if where is not None else ""
        design = _design(self.margins, clusters, strata, survey)
        self._require_population(n, people.group_id, filtered)
        interval = _interval(self.interval_name, weighing)
        return AnalysisRequest(
            where=filtered,
            split=people.group_id,
            then=people.then_id,
            weights=weight,
            design=design,
            population=self.population,
            without_flagged=people.without_flagged,
            choices=Choices(
                level=self.level,
                interval=interval,
                simultaneous=self.simultaneous,
                smoothed=self.smoothed,
            ),
        )

    def _as_drawn(self, survey: Survey) -> tuple[str | None, str | None, str | None]:
        """Return what weighs, clusters and strata: as asked, else as a table's mapping says.

        An empty name asks for none, the head of a column of the table is as good as the id of what
        it is in the study. Everybody drawn from a population has one weight.
        """
        from core.interchange.mapping.survey import Drawn as OfTable
        from core.interchange.mapping.survey import drawn

        told = drawn(survey) if self.population is None else OfTable()
        asked = (_own_column(survey, each) for each in (self.weight_id, self.clusters, self.strata))
        found = [
            (default if one is None else one) or None
            for one, default in zip(asked, told, strict=True)
        ]
        return found[0], found[1], found[2]

    def _require_population(self, n: int, split: str | None, filtered: str) -> None:
        """End with a message where a population is too small, or goes not with other options."""
        if self.population is None:
            return
        others = {
            "--by": split,
            "--where": filtered,
            "--weight": self.weight_id,
            "--weights": self.margins,
            "--cluster-by": self.clusters,
            "--strata": self.strata,
        }
        given = [name for name, value in others.items() if value]
        if given:
            raise click.UsageError(
                tr(
                    "--population is of everybody who answered, drawn one by one; leave out "
                    "{options}, or --population."
                ).format(options=listed(given, len(given)))
            )
        if self.population < n:
            raise click.UsageError(
                tr(
                    "--population {population} is smaller than the {n} who answered; give at "
                    "least {n}."
                ).format(population=figures(self.population), n=figures(n))
            )


def drawn_options(
    *, population: bool = True, intervals: bool = True, fits: bool = True
) -> Callable[[Command], Command]:
    """Add what tells how people were drawn and which intervals are made, taken as `drawn`.

    A command that takes no size of a population, has but one interval or fits no histogram goes
    without those.
    """
    return together(
        "drawn",
        Drawn,
        *_PEOPLE,
        *([_POPULATION] if population else ()),
        level_option,
        *(_INTERVALS if intervals else ()),
        *([_FIT] if fits else ()),
    )


@contextmanager
def sampling(margins: Path | None) -> Iterator[None]:
    """Say why a sample cannot have its design, and end with the exit code for it."""
    from core.count.raking import RakingError
    from core.count.variance import LoneClusterError

    try:
        yield
    except RakingError as error:
        stop(Problem(Code.RANGE, "", error.fact), margins or "")
    except LoneClusterError:
        stop(Problem(Code.RANGE, "--strata", Fact.LONE_CLUSTER()))


def _own_column(survey: Survey, name: str | None) -> str | None:
    """Return the id of what a column of a table is that tells how rows were drawn, by its head."""
    heads = {str(each.text): each.id for each in survey.questions if each.unasked}
    known = any(each.id == name for each in survey.questions)
    return name if name is None or known else heads.get(name, name)


def _design(
    margins: Path | None, clusters: str | None, strata: str | None, survey: Survey
) -> Design:
    """Return how a sample was drawn, or end with all that is wrong with it."""
    from core.count.sampling_design import Design, can_name_units
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


def _interval(name: str | None, given: Mapping[str, object]) -> Interval:
    """Return the interval chosen; say why another stands where these counts have none such.

    `given` are the options that make counts other than whole ones, with what they were given.
    """
    used = [f"{option} {shown(str(value))}" for option, value in given.items() if value is not None]
    stands = chosen(name, whole_counts=not used, effective=bool(used))
    if name is not None and stands != name:
        say(
            tr(
                "With {options} counts are not whole, and have no {interval} interval; {other} "
                "intervals stand instead."
            ).format(options=listed(used, len(used)), interval=name, other=stands.value)
        )
    # As the default, which gives way unsaid.
    return stands if name in (None, DEFAULT) else Interval(name)


def _say_whose_not(survey: Survey, asked: tuple[str, ...]) -> None:
    """Say of which questions the interval chosen is not; end where it is of none of those asked."""
    looked_at = [each for each in survey.questions if each.id in asked or not asked]
    several = [each.id for each in looked_at if each.channel and each.channel.counts_reports]
    means = [each.id for each in looked_at if each.charted]
    for ids, told in (
        (several, tr("reports of several groups or cards have profile-likelihood intervals alone")),
        (means, tr("a mean of numbers that are randomized whole has Student's t intervals alone")),
    ):
        said = tr("--interval is not of {ids}: {why}").format(ids=joined(ids), why=told)
        if ids and len(ids) == len(asked):
            raise click.UsageError(tr("{why}; leave it out.").format(why=said))
        if ids:
            say(f"{said}.")
