"""candor estimate: debiased shares with honest intervals, from a study or from files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click

from app.analyses import analyse
from app.analyses.caption_people import selection_text_of
from app.analyses.content import content_of
from app.analyses.printed_parts import text_of
from app.analyses.request import AnalysisRequest, Choices
from app.analyses.tallies import kept_of
from app.analyses.words.details import tables_of
from app.analyses.words.figures import no_curve
from app.analyses.words.findings import mean_notes
from app.analyses.words.surface import no_surface
from app.analyses.words.tables import csv_text
from app.commands.clustering import Machines, cluster_options, elsewhere, require_plain
from app.commands.console import (
    DONE,
    REFUSED,
    documented,
    once,
    print_json,
    responses_text,
    sentence_of,
    shown,
)
from app.commands.narrowing import People, language_in, people_of, require_question
from app.commands.options import (
    FILE,
    QUESTION,
    json_option,
    language_option,
    then_option,
    together,
    where_option,
    without_flagged_option,
)
from app.commands.reading import PathOrUrl, Responses, here
from app.commands.sampling import Drawn, drawn_options, sampling
from app.export.study.values import in_files
from app.words.catalogue import figures, tr
from app.words.total_epsilon import over_all
from core.count.blocks import Tallies
from core.count.raking import RakingError
from core.count.sampling_design import Design
from core.count.variance import LoneClusterError
from core.estimate import QuestionEstimate, to_json
from core.present.table import plain_text
from core.study import Study
from core.study.details import DetailsRequest, details
from core.study.results import Counted, estimate_tallies, estimate_within, tally_within
from core.study.selection import Selection
from core.survey import Survey

_OPTION = re.compile(r"\[[^\])]*[\])]|[^,]+")  # the ids of bins hold a comma, as in [18,30)


@dataclass(frozen=True)
class More:
    """What is estimated beside the shares."""

    against: float | None
    most_likely: bool
    curve: bool
    options: str | None
    edge: int | None
    probability: float | None

    @property
    def of_one_question(self) -> bool:
        """Whether something of it is of one question alone."""
        return bool(self.options) or self.edge is not None or self.probability is not None

    def wanted(self, how: Choices, selection: Selection) -> DetailsRequest:
        """Return it as it is worked out, of whom, and how."""
        return DetailsRequest(
            how.level,
            how.interval,
            self.against,
            self.most_likely,
            self.curve,
            tuple(_OPTION.findall(self.options or "")),
            self.edge,
            self.probability,
            selection.where,
            selection.without_flagged,
            how.smoothed,
        )


more_options = together(
    "more",
    More,
    click.option(
        "--against", type=click.FloatRange(0, 1), help=tr("Test each share against this one.")
    ),
    click.option(
        "--most-likely", is_flag=True, help=tr("Add the most likely shares not below zero.")
    ),
    click.option(
        "--curve", is_flag=True, help=tr("Add the likelihood curve; with --by the surfaces.")
    ),
    click.option("--set", "options", help=tr("Estimate these options together: ids with commas.")),
    click.option(
        "--at-least", "edge", type=int, help=tr("Estimate those with at least this number.")
    ),
    click.option(
        "--quantile",
        "probability",
        type=click.FloatRange(0, 1, True, True),
        help=tr("Estimate the number below which this share of people lies."),
    ),
)


@click.command(
    "estimate",
    help=tr("Estimate true shares from a STUDY, or from response files and folders with --survey."),
)
@click.argument(
    "paths",
    metavar=tr("PATHS..."),
    type=PathOrUrl(exists=True, path_type=Path),
    nargs=-1,
    required=True,
)
@cluster_options
@click.option("--survey", type=FILE)
@click.option(
    "--question", "question_id", multiple=True, callback=once, help=tr("Only this question.")
)
@click.option(
    "--by",
    "group_id",
    type=QUESTION,
    multiple=True,
    callback=once,
    help=tr("Split by this clear question, or cut(age, 30, 45)."),
)
@then_option
@where_option
@without_flagged_option
@drawn_options()
@more_options
@language_option
@json_option
@click.option("--csv", "as_csv", is_flag=True, help=tr("Print one table for all questions."))
@people_of
def estimate_command(
    paths: tuple[Path | str, ...],
    machines: Machines | None,
    survey: Path | None,
    question_id: str | None,
    people: People,
    drawn: Drawn,
    more: More,
    language: str | None,
    as_json: bool,
    as_csv: bool,
) -> None:
    if as_json and as_csv:
        raise click.UsageError(tr("Choose one of --json and --csv."))
    if question_id is None and more.of_one_question:
        raise click.UsageError(tr("--set, --at-least and --quantile need --question."))
    require_plain(
        machines,
        printed=as_json or as_csv,
        weights=drawn.margins,
        cluster_by=drawn.clusters,
        strata=drawn.strata,
        population=drawn.population,
        most_likely=more.most_likely,
        without_flagged=people.without_flagged,
        then_by=people.then_id,
    )
    source = here(paths, survey) if machines is None else elsewhere(machines, paths, survey)
    with source as responses, sampling(drawn.margins):
        study = responses.study
        asked = study.survey
        language = language_in(language, asked)
        require_question(asked, question_id)
        people.require_groups(asked)
        group = asked.question(people.group_id).asked_id if people.group_id else None
        if question_id is not None and question_id == group:
            raise click.UsageError(
                tr("{question} cannot be split by itself; name another question with --by.").format(
                    question=shown(question_id)
                )
            )
        only = () if question_id is None else (question_id,)
        request = drawn.request(asked, study.n, people, only)
        selection = people.selection(asked, request)
        with _named_by_options(asked):
            counted, found = _estimated(responses, request, selection, question_id)
            wanted = more.wanted(request.choices, selection)
            extras = [details(study, each, wanted) for each in counted.tallies]
        if as_json:
            with documented(as_json):
                print_json(_document(responses, request, counted.n, found, extras))
        elif as_csv:
            selection_text = selection_text_of(request, asked, study.flagged)
            told = [each.of(selection_text) for each in found]
            with documented(as_csv):
                table = csv_text(told, language, rehearsal=bool(responses.rehearsal))
            click.echo(table, nl=False)
        else:
            choices = in_files(request.choices, language)
            _print(study, replace(request, choices=choices), found, extras)
    raise SystemExit(DONE if responses.complete else REFUSED)


@contextmanager
def _named_by_options(survey: Survey) -> Iterator[None]:
    """End with a message where what the options name cannot be estimated."""
    try:
        yield
    except (RakingError, LoneClusterError):
        raise
    except KeyError as error:
        told = tr("There is no option {name}.").format(name=shown(str(error.args[0])))
        raise click.UsageError(told) from None
    except ValueError as error:
        raise click.UsageError(sentence_of(error, survey)) from None


def _estimated(
    responses: Responses, request: AnalysisRequest, selection: Selection, only: str | None
) -> tuple[Counted, tuple[QuestionEstimate, ...]]:
    """Count and estimate, each group's groups as well where it is split twice."""
    how, split, then = request.choices, request.split, request.then
    counted = responses.count(selection, only, split)
    within: dict[str, Tallies] = {}
    if split is not None and then is not None:
        within = tally_within(responses.study, split, then, selection, only=only)
    tallies = tuple(
        replace(each, whole=each.whole.of_population(request.population))
        for each in counted.tallies
    )
    together = how.simultaneous and then is None  # as in groups of groups, which have none
    found = estimate_tallies(tallies, how.level, how.interval, together)
    found = estimate_within(found, within, how.level, how.interval)
    return Counted(tallies, counted.n), found


def _document(
    responses: Responses,
    request: AnalysisRequest,
    n: int,
    found: tuple[QuestionEstimate, ...],
    extras: list[dict[str, Any]],
) -> dict[str, object]:
    """Return the document that `estimate --json` prints."""
    study, how = responses.study, request.choices
    return {
        "survey": study.survey.digest,
        "n": n,
        **({"where": request.where} if request.where else {}),
        **({"flagged": study.flagged} if study.flagged else {}),
        **({"without_flagged": True} if request.without_flagged else {}),
        "level": how.level,
        "interval": how.interval.value,
        **({"rehearsal": True} if responses.rehearsal else {}),
        **({"simultaneous": True} if how.simultaneous else {}),
        **({"weight": request.weights} if request.weights else {}),
        **_of_design(request.design),
        **({"population": request.population} if request.population else {}),
        "questions": [
            to_json(estimate, mean_notes) | extra
            for estimate, extra in zip(found, extras, strict=True)
        ],
    }


def _print(
    study: Study,
    request: AnalysisRequest,
    found: tuple[QuestionEstimate, ...],
    extras: list[dict[str, Any]],
) -> None:
    click.echo(headline(study))
    content = content_of(study, request=request)
    if request.where:
        told = tr("{n} of them count, where {filter}", "", content.n)
        click.echo(told.format(n=figures(content.n), filter=request.where) + "\n")
    elif request.without_flagged:
        told = tr("{n} of them count, without flagged ones", "", content.n)
        click.echo(told.format(n=figures(content.n)) + "\n")
    for estimate, extra in zip(found, extras, strict=True):
        of_one = replace(request, questions=(estimate.question.id,))
        click.echo(text_of(analyse(of_one, [content], kept=kept_of(of_one, content))))
        for table in tables_of(estimate, extra, request.choices.language):
            click.echo(plain_text(table))
        if "curves_missing" in extra:
            click.echo(no_curve() + "\n")
        if "surfaces_missing" in extra:
            click.echo(no_surface() + "\n")
        if "curves" in extra or "surfaces" in extra:
            click.echo(tr("The likelihood curves are printed with --json.") + "\n")


def _of_design(design: Design) -> dict[str, object]:
    """Return how the sample was drawn, as the document has it."""
    told = {
        "weights": [margin.question for margin in design.margins],
        "cluster_by": design.clusters,
        "strata": design.strata,
    }
    return {name: value for name, value in told.items() if value}


def headline(study: Study) -> str:
    """Say how many responses of which sort there are, and what they cost in all."""
    counted = _counted(study)
    if study.flagged:
        told = tr("{responses}, {n} of them flagged", "", study.flagged)
        counted = told.format(responses=counted, n=figures(study.flagged))
    told = over_all(study.survey.ratio)
    if not study.survey.sensitive:
        return f"{counted}. {told}\n"
    clear = sum(not each.sensitive for each in study.survey.asked)
    if clear == 1:
        told += tr("; one question is asked in the clear, which no ε covers")
    elif clear:
        rest = tr("; {n} questions are asked in the clear, which no ε covers", "", clear)
        told += rest.format(n=figures(clear))
    return f"{counted}, {told}\n"


def _counted(study: Study) -> str:
    """Count the responses of a study, and say of which sort they are."""
    n = study.n
    if study.rehearsal is None:
        return responses_text(n)
    if study.rehearsal:
        told = tr("1 rehearsed response") if n == 1 else tr("{n} rehearsed responses", "", n)
    else:
        told = tr("1 real response") if n == 1 else tr("{n} real responses", "", n)
    return told.format(n=figures(n))
