"""candor cross: two questions crossed, joint shares, independence and odds ratio."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.commands.console import print_json, sentence_of, shown, stop
from app.commands.estimate import headline
from app.commands.narrowing import (
    as_drawn,
    chosen_by,
    design_of,
    require_question,
    sample_options,
    sampling,
    where_option,
    without_flagged_option,
)
from app.words.crossing import tables_of
from core.errors import Refused
from core.estimate.cross import cross
from core.estimate.document import crossing_to_json
from core.estimate.joint import Side
from core.estimate.values import Whose
from core.estimate.where import write
from core.inference.intervals import Interval
from core.present.table import plain_text
from core.study import Study
from core.study.results import tally_two
from core.study.whom import Whom
from core.survey.model import Kind

if TYPE_CHECKING:
    from core.survey import Survey


@click.command("cross")
@click.argument("study", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@where_option
@without_flagged_option
@click.option("--weight", "weight_id", help="Weigh each response by this clear number.")
@sample_options
@click.option("--level", type=click.FloatRange(0.5, 0.9999), default=0.95, show_default=True)
@click.option("--interval", "interval_name", type=click.Choice([i.value for i in Interval]))
@click.option(
    "--simultaneous", is_flag=True, help="Widen intervals so that all cells hold together."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def cross_command(
    study: Path,
    first: str,
    second: str,
    where_text: str | None,
    without_flagged: bool,
    weight_id: str | None,
    margins: Path | None,
    clusters: str | None,
    strata: str | None,
    level: float,
    interval_name: str | None,
    simultaneous: bool,
    as_json: bool,
) -> None:
    """Cross the questions A and B of STUDY; of a many-of one option is named: uses.phone."""
    try:
        with Study.open(study, write=False) as opened, sampling(margins):
            drawn = as_drawn(opened.survey, weight_id, clusters, strata)
            weight_id, clusters, strata = drawn
            require_question(opened.survey, weight_id)
            one, other = (_side(opened.survey, text) for text in (first, second))
            if one == other:
                raise click.UsageError(
                    f"{shown(first)} cannot be crossed with itself; name another question as B."
                )
            where = chosen_by(where_text, opened.survey)
            design = design_of(margins, clusters, strata, opened.survey)
            whom = Whom(where, weight_id, design, without_flagged)
            joint = tally_two(opened, one, other, whom)
            left_out = opened.flagged if without_flagged else 0
            found = cross(joint, level, interval_name, simultaneous)
            head, languages = headline(opened), opened.survey.languages
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    except Refused as refused:
        stop(refused.problem, study)
    if as_json:
        print_json(_nothing([one, other]) if found is None else crossing_to_json(found))
        return
    click.echo(head)
    if found is None:
        click.echo("Nobody answered both questions.")
        return
    filtered = write(where) if where is not None else ""
    whose = Whose(filtered, design, left_out=left_out, weight=weight_id)
    for table in tables_of(found, whose, languages[0]):
        click.echo(plain_text(table))


def _side(survey: Survey, text: str) -> Side:
    """Return a question, or one option of a many-of behind a point; end with a message."""
    name, _, option = text.partition(".")
    require_question(survey, name)
    question = survey.question(name)
    if option and question.kind is not Kind.MANY_OF:
        raise click.UsageError(
            f"{name} has one answer, and all its answers are crossed; write {name} alone."
        )
    try:
        return Side(question, option or None)
    except ValueError as error:
        unnamed = question.kind is Kind.MANY_OF and not option
        example = f"; write {name}.{question.option_ids[0]}" if unnamed else ""
        raise click.UsageError(
            shown(sentence_of(ValueError(f"{error}{example}"), survey))
        ) from None


def _nothing(sides: list[Side]) -> dict[str, object]:
    names = [
        side.question.id if side.option is None else f"{side.question.id}.{side.option}"
        for side in sides
    ]
    return {"questions": names, "n": 0, "cells": [], "independence": None, "odds_ratio": None}
