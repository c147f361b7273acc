"""candor checks: do the reports fit their design, and how far do invented files move results."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.console import print_json, say, stop
from app.commands.estimate import headline
from app.commands.narrowing import chosen_by, where_option
from app.words.checks import checks_table, influence_table, precision_line, sentence
from core.errors import Refused
from core.estimate.document import checks_to_json
from core.estimate.fit import checks
from core.estimate.influence import influence, precision
from core.present.table import plain_text
from core.study import Study
from core.study.results import tally_checks


@click.command("checks")
@click.argument("study", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@where_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def checks_command(study: Path, where_text: str | None, as_json: bool) -> None:
    """Check whether the reports in STUDY fit their design; nothing is deleted for it."""
    try:
        with Study.open(study, write=False) as opened:
            survey, head = opened.survey, headline(opened)
            counted = tally_checks(opened, chosen_by(where_text, survey))
    except Refused as refused:
        stop(refused.problem, study)
    found = checks(counted, sample=survey.sample)
    moves = [each for one in counted for each in influence(one.whole)]
    if as_json:
        print_json(checks_to_json(found, moves, sentence))
        return
    click.echo(head)
    click.echo(plain_text(checks_table(found)))
    click.echo(plain_text(influence_table(moves, survey, survey.languages[0])))
    for one in counted:
        precise = precision(one.question, one.whole.n)
        if precise.too_few:
            say(precision_line(precise))
