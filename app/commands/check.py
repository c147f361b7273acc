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
    documented,
    epsilon_line,
    in_columns,
    print_json,
    read_bytes,
    say,
    shown,
)  # fmt: skip
from app.commands.options import FILE, json_option
from app.words.catalogue import figures, joined, tr
from app.words.numerals import epsilon_text, factor_text
from app.words.refusals import message, remedy
from core.facts.errors import Code, Refused
from core.files import canonical
from core.files.disk import write_atomically
from core.keys.key_file import fingerprint
from core.privacy.epsilon import epsilon, odds, of_hundred
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


@click.command(
    help=tr("List the problems of FILE, a survey or a mapping, and the ε, odds and words of it.")
)
@click.argument("file", metavar=tr("FILE"), type=FILE)
@click.option("--fix", is_flag=True, help=tr("Write the file anew in canonical form."))
@json_option
def check(file: Path, fix: bool, as_json: bool) -> None:
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
        with documented(as_json):
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
    told = tr("Wrote {path} in canonical form; the file as it was is {backup}.")
    say(told.format(path=shown(path), backup=shown(backup.name)))
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
        sealed = tr("responses are sealed to a key") if survey.seal else tr("no", "not sealed")
        what, epsilon_told = epsilon_line(survey.ratio)
        if survey.samples and survey.sensitive:
            told = tr("{epsilon}, whatever is drawn")
            epsilon_told = told.format(epsilon=epsilon_told)
        click.echo(
            in_columns(
                (tr("Survey", "a file"), survey.digest),
                (tr("Words", "of a file"), " ".join(survey.words)),
                (tr("Spoken", "in which languages"), joined(survey.languages)),
                (tr("Signed", "by a key"), _signed(survey)),
                (tr("Sealed", "to a key"), sealed),
                (what, epsilon_told),
                (tr("Use", "of a survey"), _use(reading)),
            )
        )
    for found in reading.questions:
        told = tr("{question}: its mechanism could not be read")
        unread = told.format(question=_head(found.question))
        click.echo(_question_line(found.question) if found.costed else unread)
    for block in reading.sample:
        told = tr("Each person is asked {n} of {questions}.")
        click.echo(f"  {told.format(n=block.ask, questions=joined(block.questions))}")
    for problem in reading.problems:
        say(described(problem, path))
    if not reading.problems:
        say(tr("No problems found."))


def _signed(survey: Survey) -> str:
    """Tell whether a survey is signed, and the words of the key."""
    if survey.signature is None:
        return tr("no", "not signed")
    words = " ".join(fingerprint(survey.signature.key))
    return tr("with the key '{words}'").format(words=words)


def _use(reading: Reading) -> str:
    """Tell what a survey may be used for."""
    if reading.may_be_collected:
        return tr("may be collected with, and analysed")
    if reading.may_be_analysed:
        return tr("may be analysed, not collected with")
    return tr("none as it is", "use of a survey")


def _head(question: Question) -> str:
    return f"  {question.id} ({question.kind})"


def _question_line(question: Question) -> str:
    head = _head(question)
    if question.channel is None:
        return tr("{question}: asked in the clear, saved as it is given").format(question=head)
    mechanism = question.drawn_by
    fractions = ", ".join(f"{name} = {value}" for name, value in mechanism.values.items())
    chance = odds(mechanism.chances(mechanism.k - 1), question.ratio)
    crowds = _crowds(question).format(
        these=_about(chance.kept),
        others=_about(chance.joined),
        high=question.high,
        low=question.low,
    )
    moved = tr("What is saved moves the odds by up to {factor} times.").format(
        factor=factor_text(chance.factor)
    )
    epsilon_told = epsilon_text(question.ratio)
    lines = (
        f"{head}: {mechanism.name}, {fractions}, ε = {epsilon_told}",
        *crowds.split("\n"),
        moved,
        *_asked(question),
    )
    return "\n    ".join(lines)


def _asked(question: Question) -> list[str]:
    """Tell, of a many-of, of how many options each person is asked."""
    if question.ask is None:
        return []
    told = tr("Each person is asked {n} of the {total} options.")
    return [told.format(n=question.ask, total=len(question.options))]


def _about(count: Fraction) -> str:
    """Write a count of 100 people."""
    if count < 1:
        return tr("fewer than 1")
    if count > 99:
        return tr("more than 99")
    return tr("about {n}").format(n=figures(of_hundred(count)))


def _crowds(question: Question) -> str:
    """Tell of those who have what a report stands for, and of those who have not."""
    if question.multiple:
        return tr(
            "Out of 100 people who choose an option, {these} are saved with it;\n"
            "out of 100 who do not, {others} are also."
        )
    if question.charted:
        return tr(
            "Out of 100 people with any one number, {these} are saved near it;\n"
            "out of 100 with a number far away, {others} are also."
        )
    if question.measured:
        return tr(
            "Out of 100 people at {high}, {these} are saved as 1;\n"
            "out of 100 at {low}, {others} are also."
        )
    if question.complementary:
        return tr(
            "Out of 100 people whose true answer is Yes, {these} are saved as Yes;\n"
            "out of 100 whose true answer is No, {others} are also."
        )
    return tr(
        "Out of 100 people whose true answer is any one option, {these} are saved with it;\n"
        "out of 100 with other answers, {others} are also."
    )
