"""A mapping as the JSON of its file; absent parts are left out, never empty."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from core.files import canonical
from core.files.canonical import Json
from core.interchange.mapping.model import (
    FORMAT,
    VERSION,
    Column,
    Completeness,
    DesignChoice,
    Parameters,
    TableMapping,
)
from core.survey.writing import fraction_text, question_json


def write(mapping: TableMapping) -> bytes:
    """Return the canonical bytes of a mapping, as they stand in its file: without a key."""
    return canonical.write(to_json(replace(mapping, key=None)))


def write_held(mapping: TableMapping) -> bytes:
    """Return the canonical bytes of a mapping as a study holds it: with the study's own key."""
    return canonical.write(to_json(mapping))


def to_json(mapping: TableMapping) -> dict[str, Json]:
    """Return the JSON object of a mapping."""
    return _present(
        {
            "format": FORMAT,
            "version": VERSION,
            "title": mapping.title,
            "questions": [
                _with_design(question_json(question), mapping.designs.get(question.id))
                for question in mapping.questions
            ],
            "columns": [_column(column) for column in mapping.columns],
            "id": mapping.id,
            "weight": mapping.weight,
            "cluster": mapping.cluster,
            "stratum": mapping.stratum,
            "complete": _complete(mapping.complete),
            "decimal": mapping.decimal,
            "thousands": mapping.thousands,
            "key": mapping.key,
        }
    )


def _with_design(question: dict[str, Json], design: DesignChoice | None) -> Json:
    if design is None:
        return question
    content = {key: value for key, value in question.items() if key != "mechanism"}
    named: dict[str, Json] = {"name": design.name, **_parameters(design.parameters)}
    if design.by is not None:
        named["by"] = design.by
        named["groups"] = {value: _parameters(each) for value, each in design.groups.items()}
    return {**content, "design": named}


def _complete(complete: Completeness | None) -> Json:
    if complete is None:
        return None
    return {"column": complete.column, "not": list(complete.broken_off)}


def _parameters(parameters: Parameters) -> dict[str, Json]:
    return {
        name: fraction_text(value) if isinstance(value, Fraction) else value
        for name, value in parameters.items()
    }


def _column(column: Column) -> Json:
    return _present(
        {
            "column": column.column,
            "question": column.question,
            "option": column.option,
            "part": column.part,
            "values": dict(column.values) or None,
            "missing": list(column.missing) or None,
            "separator": column.separator,
            "scale": None if column.scale == 1 else column.scale,
            "empty": column.empty,
            "decimal": column.decimal,
            "thousands": column.thousands,
        }
    )


def _present(content: dict[str, Json]) -> dict[str, Json]:
    return {key: value for key, value in content.items() if value is not None}
