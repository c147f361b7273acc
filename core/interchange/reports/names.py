"""How the columns of a table of reports are called, so that none of two things is called alike."""

from __future__ import annotations

ROW, ID, PROCEDURE, SURVEY, REHEARSAL = "row", "id", "procedure", "survey", "rehearsal"
_APART = "answers"
# A question that is called `answers` is set apart too: the column of its option `row` would be
# called as that of a question `row`.
_SET_APART = frozenset((ROW, ID, PROCEDURE, SURVEY, REHEARSAL, _APART))


def column_of(question_id: str) -> str:
    """Return the name of a question's column: its id, unless another column could be called so.

    >>> column_of("age"), column_of("id"), column_of("answers")
    ('age', 'answers.id', 'answers.answers')
    """
    return f"{_APART}.{question_id}" if question_id in _SET_APART else question_id


def group_column_of(question_id: str) -> str:
    """Return the name of the column that tells by whose way a person was asked a question."""
    return f"{column_of(question_id)}.group"
