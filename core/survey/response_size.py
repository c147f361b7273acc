"""How long a response to a survey can be: it is known as soon as the survey is read."""

from __future__ import annotations

from core.files import canonical
from core.files.canonical import Json
from core.privacy.forms import json_of
from core.survey.model import Survey

MAX_RESPONSE = 64 * 1024
"""The most bytes of a response file, sealed or not."""
SEAL_OVERHEAD = 32 + 16
"""Bytes that sealing adds: the encapsulated key and the tag."""


def longest_response(survey: Survey) -> int:
    """Return the bytes of the longest response: all that can be asked answered, and rehearsed."""
    answers: dict[str, Json] = {q.id: json_of(q.form.longest) for q in survey.questions}
    for block in survey.sample:  # of which the longest are asked
        lengths = {id_: len(canonical.write({id_: answers[id_]})) for id_ in block.questions}
        for id_ in sorted(block.questions, key=lambda id_: lengths[id_])[: -block.ask]:
            del answers[id_]
    content: dict[str, Json] = {
        "answers": answers,
        "format": "candor-response",
        "id": "0" * 32,
        "rehearsal": True,
        "survey": "0" * 64,
        "version": 1,
    }
    if survey.procedures:
        content["procedure"] = max(survey.procedures, key=len).value
    return len(canonical.write(content))


def longest_file(survey: Survey) -> int:
    """Return the bytes of the longest file that a respondent can hand over."""
    return longest_response(survey) + (0 if survey.seal is None else SEAL_OVERHEAD)
