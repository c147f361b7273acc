"""candor estimate: debiased shares with honest intervals, from a study or from files."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from app.analyses import analyse
from app.analyses.content import content_of
from app.analyses.looking import Looking
from app.analyses.tallies import kept_of
from app.analyses.whose import whose_of
from app.analyses.words.details import tables_of
from app.analyses.words.figures import no_curve
from app.analyses.words.findings import mean_notes
from app.analyses.words.tables import csv_text
from app.analyses.written import text_of
from app.commands.clustering import cluster_options, elsewhere, require_plain
from app.commands.console import (
    DONE,
    REFUSED,
    once,
    print_json,
    sentence_of,
    shown,
)
from app.commands.narrowing import (
    chosen_by,
    language_in,
    language_option,
    require_groups,
    require_other,
    require_question,
    require_splitting,
    then_option,
    where_option,
    without_flagged_option,
)
from app.commands.reading import PathOrUrl, here
from app.commands.sampling import Drawn, drawn_options, sampling
from app.export.study.values import in_files
from app.words.total_epsilon import over_all
from core.count.blocks import Tallies
from core.count.raking import RakingError
from core.count.sampling_design import Design
from core.count.variance import LoneClusterError
from core.estimate import QuestionEstimate, to_json
from core.present.table import plain_text
from core.study import Study
from core.study.details import Wanted, details
from core.study.results import estimate_tallies, estimate_within, tally_within
from core.study.whom import Whom

_OPTION = re.compile(r"\[[^\])]*[\])]|[^,]+")  # the ids of bins hold a comma, as in [18,30)


@click.command("estimate")
@click.argument("paths", type=PathOrUrl(exists=True, path_type=Path), nargs=-1, required=True)
@cluster_options
@click.option("--survey", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--question", "question_id", multiple=True, callback=once, help="Only this question.")
@click.option(
    "--by", "group_id", multiple=True, callback=once, help="Split by this clear question."
)
@then_option
@where_option
@without_flagged_option
@drawn_options()
@click.option("--against", type=click.FloatRange(0, 1), help="Test each share against this one.")
@click.option("--most-likely", is_flag=True, help="Add the most likely shares not below zero.")
@click.option("--curve", is_flag=True, help="Add the likelihood curve; with --by the surfaces.")
@click.option("--set", "options", help="Estimate these options together: ids with commas.")
@click.option("--at-least", "edge", type=int, help="Estimate those with at least this number.")
@click.option(
    "--quantile",
    "probability",
    type=click.FloatRange(0, 1, True, True),
    help="Estimate the number below which this share of people lies.",
)
@language_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@click.option("--csv", "as_csv", is_flag=True, help="Print one table for all questions.")
def estimate_command(
    paths: tuple[Path | str, ...],
    address: str | None,
    tls: tuple[str, ...] | None,
    survey: Path | None,
    question_id: str | None,
    group_id: str | None,
    then_id: str | None,
    where_text: str | None,
    without_flagged: bool,
    drawn: Drawn,
    against: float | None,
    most_likely: bool,
    curve: bool,
    options: str | None,
    edge: int | None,
    probability: float | None,
    language: str | None,
    as_json: bool,
    as_csv: bool,
) -> None:
    """Estimate true shares from a STUDY, or from response files and folders with --survey."""
    if as_json and as_csv:
        raise click.UsageError("Choose one of --json and --csv.")
    if question_id is None and (options or edge is not None or probability is not None):
        raise click.UsageError("--set, --at-least and --quantile need --question.")
    require_plain(
        address,
        printed=as_json or as_csv,
        weights=drawn.margins,
        cluster_by=drawn.clusters,
        strata=drawn.strata,
        population=drawn.population,
        most_likely=most_likely,
        without_flagged=without_flagged,
        then_by=then_id,
    )
    source = here(paths, survey)
    if address is not None:
        source = elsewhere(address, tls or (), paths, survey)
    with source as responses, sampling(drawn.margins):
        study = responses.study
        asked = study.survey
        language = language_in(language, asked)
        for named in (question_id, group_id, then_id):
            require_question(asked, named)
        require_splitting(asked, group_id)
        require_splitting(asked, then_id, "--then-by")
        require_groups(group_id, then_id)
        require_other(question_id, group_id)
        where = chosen_by(where_text, asked)
        only = () if question_id is None else (question_id,)
        looking = drawn.looking(
            asked, study.n, where, group_id, unflagged=without_flagged, asked=only
        )
        how = looking.choices
        whom = Whom(where, looking.weights, looking.design, without_flagged)
        within: dict[str, Tallies] = {}
        try:
            counted = responses.count(whom, question_id, group_id)
            if group_id is not None and then_id is not None:
                within = tally_within(study, group_id, then_id, whom, only=question_id)
        except (RakingError, LoneClusterError):
            raise
        except ValueError as error:
            raise click.UsageError(sentence_of(error, asked)) from None
        tallies = tuple(
            replace(each, whole=each.whole.of_population(looking.population))
            for each in counted.tallies
        )
        together = how.simultaneous and then_id is None  # as in groups of groups, which have none
        found = estimate_tallies(tallies, how.level, how.interval, together)
        found = estimate_within(found, within, how.level, how.interval)
        wanted = Wanted(
            how.level,
            how.interval,
            against,
            most_likely,
            curve,
            tuple(_OPTION.findall(options or "")),
            edge,
            probability,
            where,
            without_flagged,
            how.smoothed,
        )
        try:
            more = [details(study, each, wanted) for each in tallies]
        except (RakingError, LoneClusterError):
            raise
        except KeyError as error:
            raise click.UsageError(f"There is no option {shown(str(error.args[0]))}.") from None
        except ValueError as error:
            raise click.UsageError(sentence_of(error, asked)) from None
        if as_json:
            print_json(
                {
                    "survey": asked.digest,
                    "n": counted.n,
                    **({"where": looking.where} if looking.where else {}),
                    **({"flagged": study.flagged} if study.flagged else {}),
                    **({"without_flagged": True} if without_flagged else {}),
                    "level": how.level,
                    "interval": how.interval.value,
                    **({"rehearsal": True} if responses.rehearsal else {}),
                    **({"simultaneous": True} if how.simultaneous else {}),
                    **({"weight": looking.weights} if looking.weights else {}),
                    **_of_design(looking.design),
                    **({"population": looking.population} if looking.population else {}),
                    "questions": [
                        to_json(estimate, mean_notes) | extra
                        for estimate, extra in zip(found, more, strict=True)
                    ],
                }
            )
        elif as_csv:
            rehearsal = bool(responses.rehearsal)
            whose = whose_of(looking, asked, study.flagged)
            told = [each.of(whose) for each in found]
            click.echo(csv_text(told, language, rehearsal=rehearsal), nl=False)
        else:
            choices = in_files(how, language)
            _print(study, replace(looking, then=then_id, choices=choices), found, more)
    raise SystemExit(DONE if responses.complete else REFUSED)


def _print(
    study: Study,
    looking: Looking,
    found: tuple[QuestionEstimate, ...],
    more: list[dict[str, Any]],
) -> None:
    click.echo(headline(study))
    content = content_of(study, looking=looking)
    if looking.where:
        click.echo(f"{content.n:,} of them count, where {looking.where}\n")
    elif looking.without_flagged:
        click.echo(f"{content.n:,} of them count, without flagged ones\n")
    for estimate, extra in zip(found, more, strict=True):
        of_one = replace(looking, questions=(estimate.question.id,))
        click.echo(text_of(analyse(of_one, [content], kept=kept_of(of_one, content))))
        for table in tables_of(estimate, extra, looking.choices.language):
            click.echo(plain_text(table))
        if "curves_missing" in extra:
            click.echo(no_curve() + "\n")
        if "curves" in extra or "surfaces" in extra:
            click.echo("The likelihood curves are printed with --json.\n")


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
    sort = {True: "rehearsed ", False: "real ", None: ""}[study.rehearsal]
    noun = "response" if study.n == 1 else "responses"
    flagged = f", {study.flagged:,} of them flagged" if study.flagged else ""
    clear = sum(not each.sensitive for each in study.survey.asked)
    asked = "one question is" if clear == 1 else f"{clear} questions are"
    rest = f"; {asked} asked in the clear, which no ε covers" if clear else ""
    told = over_all(study.survey.ratio)
    if not study.survey.sensitive:
        return f"{study.n:,} {sort}{noun}{flagged}. {told}\n"
    return f"{study.n:,} {sort}{noun}{flagged}, {told}{rest}\n"
