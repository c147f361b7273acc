"""What click says of its own, in the language of the program: usage, errors and what options take.

Its modules look their texts up by functions of gettext, which are given to the catalogue of words
here. Commands are made after that, as the kinds of what they take are named while they are made.
"""

from __future__ import annotations

from typing import Final

import click
from click import core, decorators, exceptions, formatting, parser, termui, types

from app.words.catalogue import tr

_SPEAKING: Final = (core, decorators, exceptions, formatting, parser, termui, types)
_KINDS: Final = {
    types.StringParamType: tr("text", "what an option takes"),
    types.IntParamType: tr("integer", "what an option takes"),
    types.IntRange: tr("integer range", "what an option takes"),
    types.FloatParamType: tr("float", "what an option takes"),
    types.FloatRange: tr("float range", "what an option takes"),
}
_OF_ARGUMENTS: Final = {
    "Got unexpected extra argument ({args})": tr("Got unexpected extra argument ({args})"),
    "Got unexpected extra arguments ({args})": tr("Got unexpected extra arguments ({args})"),
    "Missing argument": tr("Missing argument"),
    "Missing command.": tr("Missing command."),
    "Missing option": tr("Missing option"),
    "No such command {name!r}.": tr("No such command {name!r}."),
    "No such option {name!r}.": tr("No such option {name!r}."),
    "Did you mean {possibility}?": tr("Did you mean {possibility}?"),
    "(Did you mean one of: {possibilities}?)": tr("(Did you mean one of: {possibilities}?)"),
    "Option {name!r} does not take a value.": tr("Option {name!r} does not take a value."),
    "Option {name!r} requires an argument.": tr("Option {name!r} requires an argument."),
    "Option {name!r} requires {nargs} arguments.": tr(
        "Option {name!r} requires {nargs} arguments."
    ),
}
_OF_VALUES: Final = {
    "file": tr("file", "what an option takes"),
    "directory": tr("directory", "what an option takes"),
    "path": tr("path", "what an option takes"),
    "Choose from:\n\t{choices}": tr("Choose from:\n\t{choices}"),
    "Invalid value: {message}": tr("Invalid value: {message}"),
    "Invalid value for {param_hint}: {message}": tr("Invalid value for {param_hint}: {message}"),
    "{value!r} is not {choice}.": tr("{value!r} is not {choice}."),
    "{value!r} is not one of {choices}.": tr("{value!r} is not one of {choices}."),
    "{value!r} is not a valid {number_type}.": tr("{value!r} is not a valid {number_type}."),
    "{value} is not in the range {range}.": tr("{value} is not in the range {range}."),
    "{name} {filename!r} does not exist.": tr("{name} {filename!r} does not exist."),
    "{name} {filename!r} is a file.": tr("{name} {filename!r} is a file."),
    "{name} {filename!r} is a directory.": tr("{name} {filename!r} is a directory."),
    "{name} {filename!r} is not readable.": tr("{name} {filename!r} is not readable."),
}
_SAID: Final = {
    **_OF_ARGUMENTS,
    **_OF_VALUES,
    "Usage:": tr("Usage:"),
    "Options": tr("Options", "of a command"),
    "Commands": tr("Commands", "of the command line"),
    "Show this message and exit.": tr("Show this message and exit."),
    "Show the version and exit.": tr("Show the version and exit."),
    "%(prog)s, version %(version)s": tr("%(prog)s, version %(version)s"),
    "default: {default}": tr("default: {default}"),
    "required": tr("required", "of an option"),
    "Error: {message}": tr("Error: {message}"),
    "Try '{command} {option}' for help.": tr("Try '{command} {option}' for help."),
    "Aborted!": tr("Aborted!"),
    "Repeat for confirmation": tr("Repeat for confirmation"),
    "Error: The two entered values do not match.": tr(
        "Error: The two entered values do not match."
    ),
}


def _said(text: str) -> str:
    return _SAID.get(text, text)


def _counted(one: str, several: str, n: int) -> str:
    return _said(one if n == 1 else several)


def translate_click() -> None:
    """Let click say its own words in the language of the program."""
    for module in _SPEAKING:
        vars(module).update({"_": _said, "ngettext": _counted})
    for kind, name in _KINDS.items():
        kind.name = name


def with_usage(command: click.Command) -> click.Command:
    """Return a command that tells in the language of the program how it is written."""
    command.options_metavar = tr("[OPTIONS]")
    if isinstance(command, click.Group):
        command.subcommand_metavar = tr("COMMAND [ARGS]...")
        for each in command.commands.values():
            with_usage(each)
    return command
