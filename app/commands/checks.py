"""candor checks: do the reports fit their design, and how far do invented files move results."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from app.analyses.words.checks import (
    checks_table,
    influence_table,
    no_checks,
    precision_line,
    sentence,
)
from app.analyses.words.methods_text import flagged_text, those_where
from app.analyses.words.rule_breaking import anchor_sentence, anchor_undefined
from app.commands.console import Stopping, documented, print_json, say, sentence_of, shown
from app.commands.estimate import headline
from app.commands.narrowing import People, people_of, require_question
from app.commands.options import (
    json_option,
    study_argument,
    where_option,
    without_flagged_option,
)
from app.words.catalogue import tr
from core.checks.as_json import checks_to_json
from core.checks.influence import influence, precision
from core.checks.reports import checks
from core.checks.rule_breaking import Anchored, anchored_pair
from core.cross.pair_tally import Side
from core.present.table import plain_text
from core.study import Study
from core.study.results import tally_checks, tally_two
from core.study.selection import Selection


@click.command(
    "checks",
    help=tr("Check whether the reports in STUDY fit their design; nothing is deleted for it."),
)
@study_argument
@where_option
@without_flagged_option
@click.option("--anchor", help=tr("Yes/no question of known share, asked like the one of --item."))
@click.option("--item", help=tr("Yes/no question that the anchor corrects."))
@click.option(
    "--known",
    type=click.FloatRange(0, 1),
    default=0.0,
    show_default=True,
    help=tr("The known share of the anchor."),
)
@json_option
@people_of
def checks_command(
    study: Path,
    people: People,
    anchor: str | None,
    item: str | None,
    known: float,
    as_json: bool,
) -> None:
    if (anchor is None) is not (item is None):
        raise click.UsageError(
            tr(
                "Give --anchor, a question whose true share is known, and --item, the one that it "
                "corrects, together."
            )
        )
    with Stopping(study), Study.open(study, write=False) as opened:
        survey, head = opened.survey, headline(opened)
        selection = people.selection(survey)
        counted = tally_checks(opened, selection.where, without_flagged=selection.without_flagged)
        left_out = opened.flagged if selection.without_flagged else 0
        corrected = None
        if anchor is not None and item is not None:
            corrected = _corrected(opened, item, anchor, known, selection)
    found = checks(counted, sample=survey.sample)
    moves = [each for one in counted for each in influence(one.whole)]
    if as_json:
        by_anchor = {} if anchor is None else {"anchor": corrected and asdict(corrected)}
        flagged: dict[str, object] = {"without_flagged": True} if people.without_flagged else {}
        if people.where_text:
            flagged["where"] = people.where_text
        with documented(as_json):
            print_json(checks_to_json(found, moves, sentence) | flagged | by_anchor)
        return
    click.echo(head)
    if people.where_text:
        click.echo(f"{those_where(people.where_text)}\n")
    if left_out:
        click.echo(f"{flagged_text(left_out)}\n")
    if found:
        click.echo(plain_text(checks_table(found)))
    if moves:
        click.echo(plain_text(influence_table(moves, survey, survey.languages[0])))
    for question in survey.sensitive:
        if question.channel is not None and not question.channel.is_checked:
            click.echo(no_checks(question.id))
    for one in counted:
        precise = precision(one.question, one.whole.n)
        if precise.too_few:
            say(precision_line(precise, measured=one.question.measured))
    if anchor is not None:
        click.echo(anchor_undefined() if corrected is None else anchor_sentence(corrected))


def _corrected(
    study: Study, item: str, anchor: str, known: float, selection: Selection
) -> Anchored | None:
    """Correct a question by an anchor, by what the same people reported. Raises `UsageError`."""
    for name in (item, anchor):
        require_question(study.survey, name)
    if item == anchor:
        raise click.UsageError(
            tr(
                "{item} cannot correct itself: --anchor is a question whose true share is known, "
                "--item another one that was asked in the same way."
            ).format(item=shown(item))
        )
    asked = [study.survey.question(name) for name in (item, anchor)]
    if any(not each.complementary or not each.sensitive for each in asked):
        raise click.UsageError(tr("--anchor and --item name two sensitive yes/no questions."))
    try:
        first, second = map(Side, asked)
        if not (first.tabled and second.tabled):
            raise click.UsageError(
                tr("An anchor and what it corrects are asked of all in one way.")
            )
        return anchored_pair(tally_two(study, first, second, selection), known)
    except ValueError as error:
        raise click.UsageError(sentence_of(error, study.survey)) from None
