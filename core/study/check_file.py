"""Check what is offered for import: each file, or line of one, as far as it goes by itself.

What the study holds plays no part here. A file is recognized by its name first, then by its bytes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

from core.facts.errors import Problem, Refused
from core.interchange.mapping.survey import TableSurvey
from core.response.file import SUFFIX
from core.response.sealing import unseal
from core.study import sources, tables
from core.study.database import SUFFIX as STUDY_SUFFIX
from core.study.many.check_rows import is_table, judge_lines, judge_table
from core.study.many.pieces import Many
from core.study.rules import Rules, judge_response
from core.study.verdicts import NO_KEY, OWN_STUDY, STUDY, Judged, skipped


def judge(path: str, rules: Rules) -> Iterable[Judged | Many]:
    """Judge a file: as one, or first the lines or rows of it and then the file of them."""
    if isinstance(rules.survey, TableSurvey) and not _holds_responses(path):
        return _judge_table(path, rules.survey, rules)
    if not path.endswith(SUFFIX):
        return _judge_unnamed(path, rules)
    try:
        return (judge_response(path, "", sources.read_file(path), rules),)
    except sources.Unread as unread:
        return (_unread(path, unread),)


def _holds_responses(path: str) -> bool:
    """Tell whether a file offered to a study of a table holds what was rescued from one."""
    if not path.endswith(sources.LINES_SUFFIX):
        return path.endswith(SUFFIX)
    try:
        head, _ = sources.read_head(path)
    except sources.Unread:
        return False
    return sources.content_of(head) is not sources.Content.OTHER


def _judge_table(path: str, survey: TableSurvey, rules: Rules) -> Iterator[Judged | Many]:
    try:
        yield from tables.judge_table(path, survey, rules)
    except sources.Unread as unread:
        yield _unread(path, unread)


def _judge_unnamed(path: str, rules: Rules) -> Iterator[Judged | Many]:
    try:
        if rules.is_study_itself(path):
            yield skipped(path, OWN_STUDY)
        else:
            yield from _judge_other(path, rules)
    except sources.Unread as unread:
        yield _unread(path, unread)


def _unread(path: str, unread: sources.Unread) -> Judged:
    return Judged(path, "", b"", unread.size, b"", None, unread.problem)


def _judge_other(path: str, rules: Rules) -> Iterator[Judged | Many]:
    """Judge a file that is not named as a response by what is in it. Raises `Unread`."""
    name = path.lower()
    if name.endswith(STUDY_SUFFIX):  # closing it would end the claims of other windows
        yield skipped(path, STUDY)
    elif name.endswith(sources.LINES_SUFFIX):
        yield from judge_lines(path, rules)
    elif name.endswith(SUFFIX):
        yield judge_response(path, "", sources.read_file(path), rules)
    elif name.endswith(sources.SEALED_SUFFIX):
        yield _judge_sealed(path, sources.read_file(path), rules)
    else:
        head, size = sources.read_head(path)
        content = sources.content_of(head)
        if content is sources.Content.LINES:
            yield from judge_lines(path, rules)
        elif content is sources.Content.RESPONSE:
            yield judge_response(path, "", sources.read_file(path), rules)
        elif size == rules.sealed_length:
            yield _judge_sealed(path, head, rules)
        elif is_table(head):
            yield from judge_table(path, head, rules)
        else:
            yield skipped(path, sources.why_skipped(head, path), head, size)


def _judge_sealed(path: str, sealed: bytes, rules: Rules) -> Judged:
    """Judge what is in a sealed file; it is recorded as the sealed file that it is."""
    sha256 = hashlib.sha256(sealed).digest()

    def refused(problem: Problem) -> Judged:
        return Judged(path, "", b"", len(sealed), sha256, None, problem)

    if rules.key is None:
        return refused(NO_KEY)
    try:
        data = unseal(sealed, rules.survey, rules.key)
        return Judged(path, "", data, len(sealed), sha256, rules.read(data), None)
    except Refused as fault:
        return refused(fault.problem)
