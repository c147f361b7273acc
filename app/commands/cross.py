"""candor cross: two questions crossed, joint shares, independence and odds ratio."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.analyses.caption_people import selection_text_of
from app.analyses.words.crossing import tables_of
from app.commands.console import Stopping, print_json, sentence_of, shown
from app.commands.estimate import headline
from app.commands.narrowing import People, language_in, people_of, require_question
from app.commands.options import (
    json_option,
    language_option,
    study_argument,
    where_option,
    without_flagged_option,
)
from app.commands.sampling import Drawn, drawn_options, sampling
from app.words.catalogue import tr
from core.cross.as_json import crossing_to_json
from core.cross.crossing import cross
from core.cross.pair_tally import Side
from core.present.table import plain_text
from core.study import Study
from core.study.results import tally_two

if TYPE_CHECKING:
    from core.survey import Survey


@click.command(
    "cross",
    help=tr("Cross the questions A and B of STUDY; of a many-of one option is named: uses.phone."),
)
@study_argument
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@where_option
@without_flagged_option
@drawn_options(population=False, fits=False)
@language_option
@json_option
@people_of
def cross_command(
    study: Path,
    first: str,
    second: str,
    people: People,
    drawn: Drawn,
    language: str | None,
    as_json: bool,
) -> None:
    with (
        Stopping(study, of_options=True),
        Study.open(study, write=False) as opened,
        sampling(drawn.margins),
    ):
        survey = opened.survey
        language = language_in(language, survey)
        one, other = (side_in(survey, text) for text in (first, second))
        if one == other:
            raise click.UsageError(
                tr("{question} cannot be crossed with itself; name another question as B.").format(
                    question=shown(first)
                )
            )
        asked = (one.question.id, other.question.id)
        request = drawn.request(survey, opened.n, people, asked)
        how = request.choices
        joint = tally_two(opened, one, other, people.selection(survey, request))
        found = cross(joint, how.level, how.interval, how.simultaneous)
        head, selection_text = headline(opened), selection_text_of(request, survey, opened.flagged)
    if as_json:
        print_json(_nothing([one, other]) if found is None else crossing_to_json(found))
        return
    click.echo(head)
    if found is None:
        click.echo(tr("Nobody answered both questions."))
        return
    for table in tables_of(found, selection_text, language):
        click.echo(plain_text(table))


def side_in(survey: Survey, text: str) -> Side:
    """Return a question, or one option of a many-of behind a point; end with a message."""
    name, option = text, ""
    if "(" not in text:
        name, _, option = text.partition(".")
    require_question(survey, name)
    question = survey.named(name)
    if option and not question.multiple:
        raise click.UsageError(
            tr(
                "{question} has one answer, and all its answers are crossed; write {question} "
                "alone."
            ).format(question=name)
        )
    try:
        return Side(question, option or None)
    except ValueError as error:
        unnamed = question.multiple and not option
        example = ""
        if unnamed:
            place = f"{name}.{question.option_ids[0]}"
            example = tr("; write {place}").format(place=place)
        raise click.UsageError(shown(sentence_of(error, survey, example))) from None


def _nothing(sides: list[Side]) -> dict[str, object]:
    names = [
        side.question.id if side.option is None else f"{side.question.id}.{side.option}"
        for side in sides
    ]
    return {"questions": names, "n": 0, "cells": [], "independence": None, "odds_ratio": None}
