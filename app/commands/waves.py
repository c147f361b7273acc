"""candor waves: one question in two studies, how far its shares differ."""

from __future__ import annotations

from pathlib import Path

import click

from app.analyst.words.waves import waves_table
from app.commands.console import print_json, shown, stop
from app.commands.estimate import headline
from app.commands.narrowing import chosen_by
from app.commands.options import FILE, json_option, level_option, where_option
from app.words.catalogue import figures, joined, tr
from app.words.value_errors import fault_text
from core.facts.errors import Refused
from core.grammar.filters import write
from core.present.table import plain_text
from core.study import Study
from core.study.results import respondents
from core.study.waves import WaveDifference, compare_waves, in_both, shared_questions

_STUDY = FILE


@click.command(
    "waves",
    help=tr("Compare the shares of QUESTION in the studies FIRST and SECOND, such as two waves."),
)
@click.argument("first", metavar=tr("FIRST"), type=_STUDY)
@click.argument("second", metavar=tr("SECOND"), type=_STUDY)
@click.argument("question_id", metavar=tr("QUESTION"))
@where_option
@level_option
@json_option
def waves_command(
    first: Path,
    second: Path,
    question_id: str,
    where_text: str | None,
    level: float,
    as_json: bool,
) -> None:
    opening = first
    try:
        with Study.open(first, write=False) as one:
            opening = second
            with Study.open(second, write=False) as other:
                shared = shared_questions(one.survey, other.survey)
                if question_id not in shared:
                    raise click.UsageError(_not_shared(question_id, shared))
                where = None
                for survey in (one.survey, other.survey):
                    where = chosen_by(where_text, survey)
                both = in_both(one, other)
                (found,) = compare_waves(one, other, level, where, question_id)
                counts = [respondents(each, where) for each in (one, other)]
                heads = [headline(each) for each in (one, other)]
                survey = one.survey
    except ValueError as error:
        raise click.UsageError(f"{fault_text(error)}.") from None
    except Refused as refused:
        stop(refused.problem, "" if refused.problem.where else opening)
    filtered = {"where": write(where)} if where is not None else {}
    if as_json:
        asked = {"question": question_id, "n": counts, "in_both": both}
        print_json(asked | filtered | _document(found, level))
        return
    for path, head in zip((first, second), heads, strict=True):
        click.echo(f"{shown(path)}: {head}", nl=False)
    if where is not None:
        told = tr("{first} and {second} count, where {filter}.")
        of_both = {"first": figures(counts[0]), "second": figures(counts[1])}
        click.echo(told.format(filter=write(where), **of_both))
    click.echo()
    names = (shown(first.name), shown(second.name))
    table, _ = waves_table([found], survey, names, level, survey.languages[0], both)
    click.echo(plain_text(table))


def _not_shared(question_id: str, shared: tuple[str, ...]) -> str:
    told = tr(
        "The studies do not share a question {id} of the same options; they share none with "
        "options."
    )
    if shared:
        told = tr("The studies do not share a question {id} of the same options; they share {ids}.")
    return told.format(id=shown(question_id), ids=joined(shared))


def _document(found: WaveDifference, level: float) -> dict[str, object]:
    options = [
        {
            "option": each.option,
            "difference": each.difference.estimate,
            "se": each.difference.se,
            "low": each.difference.low,
            "high": each.difference.high,
            "p": each.difference.test.p_value,
        }
        for each in found.options or ()
    ]
    return {"level": level, "same_words": found.same_words, "options": options}
