"""Options and arguments that commands share, and several options taken as one value."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from pathlib import Path
from typing import Any, Final, TypeAlias

import click

from app.words.catalogue import tr
from core.facts.errors import Refused
from core.grammar.formula import read_factor

Command: TypeAlias = Callable[..., Any]

FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)
NEW_FILE: Final = click.Path(dir_okay=False, path_type=Path)
FOLDER: Final = click.Path(file_okay=False, path_type=Path)


class _QuestionName(click.ParamType[str]):
    """A question's id, or a number in bands as formulas write it, whatever its spaces."""

    name = tr("question", "what an option takes")

    def convert(
        self, value: str, _param: click.Parameter | None, _ctx: click.Context | None
    ) -> str:
        try:
            return str(read_factor(value)) if "(" in value else value
        except Refused:  # said where the survey is known
            return value


QUESTION: Final = _QuestionName()
study_argument = click.argument("study", metavar=tr("STUDY"), type=FILE)
survey_argument = click.argument("survey", metavar=tr("SURVEY"), type=FILE)
json_option = click.option("--json", "as_json", is_flag=True, help=tr("Print one JSON document."))
where_option = click.option(
    "--where", "where_text", help=tr("Count only people such as: 'sex = o0 and age >= 30'.")
)
by_option = click.option(
    "--by",
    "group_id",
    type=QUESTION,
    help=tr("Split by this clear question, or cut(age, 30, 45)."),
)
then_option = click.option(
    "--then-by",
    "then_id",
    type=QUESTION,
    help=tr("With --by: split each group by this clear question."),
)
without_flagged_option = click.option(
    "--without-flagged", is_flag=True, help=tr("Leave the flagged responses out.")
)
language_option = click.option(
    "--language", help=tr("Language of the survey's texts, such as en; the first if left out.")
)
DEFAULT_LEVEL: Final = 0.95
level_option = click.option(
    "--level", type=click.FloatRange(0.5, 0.9999), default=DEFAULT_LEVEL, show_default=True
)


def together(
    name: str, make: Callable[..., object], *options: Command
) -> Callable[[Command], Command]:
    """Add options that a command takes as one value.

    Args:
        name: how the command takes it.
        make: what makes the value; it has a parameter for each of the options, by its name.
        options: what `click.option` returned, in the order of the help; without any they stand
            above, among others, and this stands below them all.
    """
    names = signature(make).parameters.keys()

    def add(command: Command) -> Command:
        @wraps(command)
        def taken(*args: Any, **given: Any) -> Any:
            own = {each: given.pop(each) for each in names & given.keys()}
            return command(*args, **given, **{name: make(**own)})

        for option in reversed(options):
            taken = option(taken)
        return taken

    return add
