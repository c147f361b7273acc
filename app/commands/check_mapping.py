"""candor check of a mapping: what is wrong with it, and the ε of each of its questions."""

from __future__ import annotations

from fractions import Fraction
from math import isfinite
from pathlib import Path
from typing import Any

import click

from app.analyses.words.methods import mechanism_text
from app.analyses.words.not_collected import not_collected
from app.commands.console import described, documented, epsilon_line, in_columns, print_json, say
from app.words.catalogue import joined, tr
from app.words.numerals import epsilon_text
from app.words.refusals import message, remedy
from core.facts.errors import Code, Problem, Refused
from core.files import canonical
from core.interchange.mapping.model import FORMAT, SUFFIX
from core.interchange.mapping.reading import MappingReading, examine
from core.privacy.epsilon import epsilon
from core.survey.model import Question, parameters_json, total_ratio


def is_mapping(path: Path, data: bytes) -> bool:
    """Tell whether a file is a mapping, by its content, or by its name where that is no JSON."""
    try:
        content, _ = canonical.parse(data)
    except Refused:
        content = None
    if isinstance(content, dict) and isinstance(content.get("format"), str):
        return content["format"] == FORMAT
    return path.suffix.lower() == SUFFIX


def found_in(data: bytes) -> MappingReading:
    """Read a mapping as far as it goes; one that was rescued from a study has a key."""
    return examine(data, held=True)


def may_be_fixed(reading: MappingReading) -> bool:
    """Tell whether a mapping says the right things in other bytes than Candor writes."""
    return any(problem.code is Code.NONCANONICAL for problem in reading.problems)


def show(path: Path, reading: MappingReading, *, as_json: bool) -> None:
    """Print what was found in a mapping."""
    if as_json:
        with documented(as_json):
            print_json(to_json(reading))
        return
    mapping = reading.mapping
    if mapping is not None:
        click.echo(
            in_columns(
                (tr("Mapping", "a file"), mapping.digest),
                (tr("Words", "of a file"), " ".join(mapping.words)),
                (tr("Columns", "of a table"), joined(mapping.heads)),
                epsilon_line(_ratio(mapping.questions)),
            )
        )
        for question in mapping.questions:
            click.echo(_line(question))
    for problem in reading.problems:
        say(described(problem, path))
    if not reading.problems:
        say(tr("No problems found."))


def _ratio(questions: tuple[Question, ...]) -> Fraction | None:
    return total_ratio({each.id: each.ratio for each in questions if each.sensitive}, ())


def _line(question: Question) -> str:
    head = f"  {question.id} ({question.kind})"
    if not question.sensitive:
        return tr("{question}: asked in the clear").format(question=head)
    told = f"{head}: {mechanism_text(question)}, ε = {epsilon_text(question.ratio)}"
    why = not_collected(question)
    return f"{told}\n    {why}" if why else told


def to_json(reading: MappingReading) -> dict[str, Any]:
    """Return the document that `check --json` prints of a mapping."""
    mapping = reading.mapping
    questions = () if mapping is None else mapping.questions
    return {
        "mapping": None if mapping is None else mapping.digest,
        "words": [] if mapping is None else list(mapping.words),
        "columns": [] if mapping is None else list(mapping.heads),
        "epsilon": None if mapping is None else _epsilon(_ratio(questions)),
        "questions": [_question_json(question) for question in questions],
        "problems": [_problem_json(problem) for problem in reading.problems],
    }


def _epsilon(ratio: Fraction | None) -> float | None:
    """Return ε, or null for an infinite one, which JSON has no number for."""
    value = epsilon(ratio)
    return value if isfinite(value) else None


def _question_json(question: Question) -> dict[str, Any]:
    channel, design = question.channel, question.design
    return {
        "id": question.id,
        "kind": str(question.kind),
        "design": None if design is None else design.name,
        "mechanism": None if channel is None else channel.name,
        "probabilities": {} if channel is None else parameters_json(channel.values),
        "epsilon": None if channel is None else _epsilon(question.ratio),
        "may_be_collected": question.may_be_collected,
    }


def _problem_json(problem: Problem) -> dict[str, Any]:
    return {
        "code": problem.code.value,
        "severity": problem.severity.value,
        "where": problem.where,
        "message": message(problem),
        "remedy": remedy(problem),
    }
