"""candor check: what is wrong with a survey or a mapping, its ε, its odds and its words."""

from __future__ import annotations

import os
from dataclasses import asdict
from fractions import Fraction
from itertools import count
from math import isfinite
from pathlib import Path
from typing import Any

import click

from app.commands import check_mapping
from app.commands.console import (
    DONE,
    REFUSED,
    Stopping,
    described,
    epsilon_line,
    print_json,
    read_bytes,
    say,
    shown,
)  # fmt: skip
from app.commands.options import FILE, json_option
from app.words.refusals import message, remedy
from core.facts.errors import Code, Refused
from core.files import canonical
from core.files.disk import write_atomically
from core.keys.key_file import fingerprint
from core.privacy.epsilon import epsilon, epsilon_text, factor_text, odds, of_hundred
from core.survey import (
    MAX_BYTES,
    Question,
    Reading,
    ReadQuestion,
    Survey,
    SurveyProblem,
    block_json,
    examine,
    parameters_json,
)


@click.command()
@click.argument("file", type=FILE)
@click.option("--fix", is_flag=True, help="Write the file anew in canonical form.")
@json_option
def check(file: Path, fix: bool, as_json: bool) -> None:
    """List the problems of FILE, a survey or a mapping, and the ε, odds and words of it."""
    data = read_bytes(file, MAX_BYTES)
    if check_mapping.is_mapping(file, data):
        found = check_mapping.found_in(data)
        if fix and check_mapping.may_be_fixed(found):
            found = check_mapping.found_in(_rewrite(file, data))
        check_mapping.show(file, found, as_json=as_json)
        raise SystemExit(REFUSED if found.errors else DONE)
    reading = examine(data)
    if fix and any(problem.code is Code.NONCANONICAL for problem in reading.problems):
        data = _rewrite(file, data)
        reading = examine(data)
    if as_json:
        print_json(to_json(reading))
    else:
        _print(file, reading)
    raise SystemExit(REFUSED if reading.errors else DONE)


def _rewrite(path: Path, data: bytes) -> bytes:
    """Write canonical bytes, keeping what was there beside it, or end with a message."""
    fixed = canonical.write(canonical.read(data))
    names = (path.name + (".bak" if i == 1 else f".bak{i}") for i in count(1))
    backup = next(path.with_name(name) for name in names if not os.path.lexists(path.parent / name))
    with Stopping(path):
        write_atomically(backup, data)
        try:
            write_atomically(path, fixed, replace=True)
        except Refused:
            backup.unlink(missing_ok=True)  # the file is as it was
            raise
    say(f"Wrote {shown(path)} in canonical form; the file as it was is {shown(backup.name)}.")
    return fixed


def to_json(reading: Reading) -> dict[str, Any]:
    """Return the document that `check --json` prints."""
    survey = reading.survey
    return {
        "survey": survey.digest if survey else None,
        "words": list(survey.words) if survey else [],
        "epsilon": _finite(epsilon(survey.ratio)) if survey else None,
        "may_be": {"analysed": reading.may_be_analysed, "collected": reading.may_be_collected},
        "questions": [question_json(found) for found in reading.questions],
        **({"sample": [block_json(block) for block in reading.sample]} if reading.sample else {}),
        "problems": [problem_json(found) for found in reading.found],
    }


def _finite(value: float | None) -> float | None:
    """Return null for an infinite ε, which JSON has no number for."""
    return value if value is not None and isfinite(value) else None


def question_json(found: ReadQuestion) -> dict[str, Any]:
    """Return one question's entry; a clear one has no mechanism and no ε."""
    question, mechanism = found.question, found.question.channel
    return {
        "id": question.id,
        "kind": str(question.kind),
        "mechanism": mechanism.name if mechanism else None,
        "probabilities": parameters_json(mechanism.values) if mechanism else {},
        "epsilon": _finite(found.epsilon) if mechanism else None,
        **({} if question.ask is None else {"ask": question.ask}),
    }


def problem_json(found: SurveyProblem) -> dict[str, Any]:
    """Return one problem's entry; `field` finds what it is about, `where` says it."""
    problem = found.problem
    return {
        "code": problem.code.value,
        "severity": problem.severity.value,
        "where": problem.where,
        "field": asdict(found.place),
        "concerns": "collecting" if found.collecting else "analysing",
        "message": message(problem),
        "remedy": remedy(problem),
    }


def _print(path: Path, reading: Reading) -> None:
    survey = reading.survey
    if survey is not None:
        click.echo(f"Survey  {survey.digest}")
        click.echo(f"Words   {' '.join(survey.words)}")
        click.echo(f"Spoken  {', '.join(survey.languages)}")
        click.echo(f"Signed  {_signed(survey)}")
        click.echo(f"Sealed  {'responses are sealed to a key' if survey.seal else 'no'}")
        drawn = ", whatever is drawn" if survey.samples and survey.sensitive else ""
        click.echo(f"{epsilon_line(survey.ratio)}{drawn}")
        click.echo(f"Use     {_use(reading)}")
    for found in reading.questions:
        unread = f"  {found.question.id} ({found.question.kind}): its mechanism could not be read"
        click.echo(_question_line(found.question) if found.costed else unread)
    for block in reading.sample:
        click.echo(f"  Each person is asked {block.ask} of {', '.join(block.questions)}.")
    for problem in reading.problems:
        say(described(problem, path))
    if not reading.problems:
        say("No problems found.")


def _signed(survey: Survey) -> str:
    """Tell whether a survey is signed, and the words of the key."""
    if survey.signature is None:
        return "no"
    return f"with the key '{' '.join(fingerprint(survey.signature.key))}'"


def _use(reading: Reading) -> str:
    """Tell what a survey may be used for."""
    if reading.may_be_collected:
        return "may be collected with, and analysed"
    return "may be analysed, not collected with" if reading.may_be_analysed else "none as it is"


def _question_line(question: Question) -> str:
    head = f"  {question.id} ({question.kind})"
    if question.channel is None:
        return f"{head}: asked in the clear, saved as it is given"
    mechanism = question.drawn_by
    fractions = ", ".join(f"{name} = {value}" for name, value in mechanism.values.items())
    chance = odds(mechanism.chances(mechanism.k - 1), question.ratio)
    these, saved, others = _people(question)
    return (
        f"{head}: {mechanism.name}, {fractions}, ε = {epsilon_text(question.ratio)}\n"
        f"    Out of 100 people {these}, {_about(chance.kept)} are {saved};\n"
        f"    out of 100 {others}, {_about(chance.joined)} are also.\n"
        f"    What is saved moves the odds by up to {factor_text(chance.factor)} times."
        f"{_asked(question)}"
    )


def _asked(question: Question) -> str:
    """Tell, of a many-of, of how many options each person is asked."""
    if question.ask is None:
        return ""
    return f"\n    Each person is asked {question.ask} of the {len(question.options)} options."


def _about(count: Fraction) -> str:
    """Write a count of 100 people."""
    if count < 1:
        return "fewer than 1"
    return "more than 99" if count > 99 else f"about {of_hundred(count)}"


def _people(question: Question) -> tuple[str, str, str]:
    """Name who has what a report stands for, what is saved of them, and who has not."""
    if question.multiple:
        return "who choose an option", "saved with it", "who do not"
    if question.charted:
        return "with any one number", "saved near it", "with a number far away"
    if question.measured:
        return f"at {question.high}", "saved as 1", f"at {question.low}"
    if question.complementary:
        return "whose true answer is Yes", "saved as Yes", "whose true answer is No"
    return "whose true answer is any one option", "saved with it", "with other answers"
