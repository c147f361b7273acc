"""What a study asks of what is offered to it, and the judging of one response by that."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from core.facts.errors import Refused
from core.interchange.tables import AS_FOUND, ReadOptions
from core.response.file import Response, ResponseReader
from core.response.layout import Layout
from core.response.sealing import sealed_length
from core.study.many.lines import LinesReader
from core.study.many.pack_columns import Batch
from core.study.store import Study
from core.study.verdicts import NOT_SEALED, Judged
from core.survey import Survey

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey


@dataclass(frozen=True, slots=True)
class Rules:
    """What a study asks of what is offered to it; `sealed_length` is −1 where nothing is sealed.

    `asked` is how tables are to be read; `is_taken` tells of the SHA-256 of one without ids whether
    the study has its rows already.
    """

    survey: Survey
    read: Callable[[bytes], Response]
    lines: LinesReader
    layout: Layout
    key: X25519PrivateKey | None
    sealed_length: int
    is_study_itself: Callable[[str], bool]
    asked: ReadOptions = AS_FOUND
    is_taken: Callable[[bytes], bool] = lambda _: False


def rules_of(study: Study, key: X25519PrivateKey | None, options: ReadOptions = AS_FOUND) -> Rules:
    """Return the rules of a study; sealed responses are opened with `key`."""
    return replace(rules_for(study.survey, study.layout, key, study.is_file), asked=options)


def rules_for(
    survey: Survey,
    layout: Layout,
    key: X25519PrivateKey | None = None,
    is_study_itself: Callable[[str], bool] = lambda _: False,
) -> Rules:
    """Return what is asked of responses to a survey."""
    length = sealed_length(survey) if survey.seal is not None else -1
    lines = LinesReader(survey, layout)
    read = ResponseReader(survey).read
    return Rules(survey, read, lines, layout, key, length, is_study_itself)


def judge_response(
    path: str, line: str, data: bytes, rules: Rules, size: int | None = None
) -> Judged:
    """Judge the bytes of one response; `size` is that of a line that was cut off."""
    size = len(data) if size is None else size
    try:
        response = rules.read(data)
        if rules.sealed_length >= 0 and not response.rehearsal:
            raise Refused(NOT_SEALED)
    except Refused as refused:
        sha256 = hashlib.sha256(data).digest()
        return Judged(path, line, data, size, sha256, None, refused.problem)
    return Judged(path, line, data, size, b"", response, None)


def unsealed(batch: Batch, rules: Rules) -> Batch:
    """Leave real responses out that should have come sealed."""
    if rules.sealed_length < 0:
        return batch
    rows = batch.rehearsal
    return Batch(batch.n, batch.places[rows], batch.ids[rows], batch.packed[rows], rows[rows])
