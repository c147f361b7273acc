"""How the columns of a table of reports are called, so that none of two things is called alike."""

from __future__ import annotations

ROW, ID, PROCEDURE, SURVEY, REHEARSAL = "row", "id", "procedure", "survey", "rehearsal"
_BESIDE = frozenset((ROW, ID, PROCEDURE, SURVEY, REHEARSAL))


def column_of(question_id: str) -> str:
    """Return the name of a question's column: its id, unless a column of no question is called so.

    >>> column_of("age"), column_of("id")
    ('age', 'answers.id')
    """
    return f"answers.{question_id}" if question_id in _BESIDE else question_id


def group_column_of(question_id: str) -> str:
    """Return the name of the column that tells by whose way a person was asked a question."""
    return f"{column_of(question_id)}.group"
