"""What click says of its own: none of it that a person can meet passes by the catalogue."""

import ast
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from speaking_commands import accented, commands_translated

from app.commands import click_words
from core.examples import example_path

BRIBERY = str(example_path("bribery"))
# What only programmers can bring about, or what no command has: prompts with choices, colours,
# editors, dates, deprecated options.
PASSED_BY = {
    "(dynamic)",
    "Argument {name!r} takes {nargs} values.",
    "Arguments take exactly one parameter declaration, got {length}: {decls}.",
    "Boolean option {decl!r} cannot use the same flag for true/false.",
    "Choice({choices})",
    "Confirm the action without prompting.",
    "Could not determine name for option with declarations {decls!r}",
    "Could not open file {filename!r}: {message}",
    "DeprecationWarning: The command {name!r} is deprecated.{extra_message}",
    "DeprecationWarning: The {param_type} {name!r} is deprecated.{extra_message}",
    "Do you want to continue?",
    "Error: invalid input",
    "Invalid start character for option ({option})",
    "Missing parameter",
    "Missing parameter: {param_name}",
    "Missing {param_type}",
    "Name '{name}' defined twice",
    "No options defined but a name was passed ({name}). Did you mean to declare an argument "
    "instead? Did you mean to pass '--{name}'?",
    "Positional arguments",
    "Press any key to continue...",
    "Takes {nargs} values but 1 was given.",
    "Takes {nargs} values but {len} were given.",
    "Unknown color {colour!r}",
    "Value must be an iterable.",
    "deprecated",
    "env var: {var}",
    "unknown error",
    "{len_type} values are required, but {len_value} was given.",
    "{len_type} values are required, but {len_value} were given.",
    "{name} {filename!r} is not executable.",
    "{name} {filename!r} is not writable.",
    "{value!r} does not match the format {format}.",
    "{value!r} does not match the formats {formats}.",
    "{value!r} is not a valid UUID.",
    "{value!r} is not a valid boolean. Recognized values: {states}",
}


def texts_of(module: str) -> set[str]:
    """Return the texts that a module of click looks up by gettext."""
    found = set()
    for node in ast.walk(ast.parse(Path(module).read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Name("_" | "ngettext"), args=arguments):
                for each in arguments:
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        found.add(each.value)
    return found


def test_that_every_text_of_click_is_looked_up_or_is_for_programmers() -> None:
    found = {"required"}  # by a name
    for module in click_words._SPEAKING:
        found |= texts_of(str(module.__file__))
    assert found == set(click_words._SAID) | PASSED_BY


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--help"], ("Úságé: cli [ÓPTÍÓNS] [CÓMMÁND]", "Óptíóns:", "Cómmánds:", "Shów thís")),
        (["new", "--help"], ("[réqúíréd]", "FÍLÉ")),
        (["keys", "--help"], ("CÓMMÁND [ÁRGS]",)),
        (["audit", "--help"], ("[défáúlt: 1", "ÍNTÉGÉR RÁNGÉ", "SÚRVÉÝ")),
        (["audit"], ("Érrór: Míssíng árgúmént 'SÚRVÉÝ'.", "Trý 'cli audit --help'")),
        (["nothing"], ("Nó súch cómmánd 'nothing'.",)),
        (["check", "--jso"], ("Nó súch óptíón '--jso'. Díd ýóú méán '--json'?",)),
        (["check", "gone"], ("Fílé 'gone' dóés nót éxíst.",)),
        (["new", "--template", "x"], ("ís nót óné óf 'warner'",)),
        (["audit", BRIBERY, "--trials", "many"], ("ís nót á válíd íntégér rángé",)),
        (["--version"], ("vérsíón",)),
    ],
)
def test_that_click_speaks_the_language_of_the_program(
    arguments: list[str], told: tuple[str, ...]
) -> None:
    with commands_translated(accented) as cli:
        result = CliRunner().invoke(cli, arguments)
    for each in told:
        assert each in result.output


def test_that_click_speaks_english_again_behind_it() -> None:
    with commands_translated(accented):
        pass
    from app.commands import cli

    told = CliRunner().invoke(cli, ["audit", "--help"]).output
    assert told.startswith("Usage: cli audit [OPTIONS] SURVEY\n")
    assert "INTEGER RANGE" in told
    assert isinstance(cli, click.Group)
    assert CliRunner().invoke(cli, ["check", BRIBERY]).exit_code == 0
