"""What an analyst adds to a study: decisions, notes, flags, a log of analyses.

All of it is data: texts that are shown as they are, and analyses as canonical JSON, never run.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from core.facts.errors import Refused
from core.facts.names import Fact
from core.files import canonical
from core.response.file import ResponseReader
from core.response.layout import Layout
from core.study import cards as kept_cards
from core.study.cards import Card
from core.study.database import damaged, refusing
from core.study.schema import has_results
from core.survey import Survey


class Choice(StrEnum):
    """Which version of a response in conflict counts."""

    FIRST = "first"
    SECOND = "second"
    NEITHER = "neither"


@dataclass(frozen=True, slots=True)
class Decision:
    """That of the response `id` the first version counts, the one of `sha256`, or neither."""

    id: str
    sha256: str
    choice: Choice
    day: date


@dataclass(frozen=True, slots=True)
class Logged:
    """An analysis that was made on a day: what was looked at, as the app writes it down.

    `number` tells it from the others of the log, in their order.
    """

    request: canonical.Json
    day: date
    number: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Flag:
    """That the response `id` is not to be trusted, why, and since when; it counts as before."""

    id: str
    note: str
    day: date


@dataclass(frozen=True, slots=True)
class AnalystWork:
    """All that was added: decisions and flags by the ids of responses, notes, analyses in order.

    A note is about a question, by its id, or '' for the study. `looks` tells of each question at
    how many responses it was looked at, in rising order. `place` is where the window stood, as
    the app writes it down; None where nobody has looked yet. `cards` are the results, in order.
    """

    decisions: Mapping[str, Decision] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    log: tuple[Logged, ...] = ()
    flags: Mapping[str, Flag] = field(default_factory=dict)
    looks: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    place: canonical.Json = None
    cards: tuple[Card, ...] = ()


def read(connection: sqlite3.Connection, name: str) -> AnalystWork:
    """Return what was added to a study. Raises `Refused` (IO, SYNTAX)."""
    with refusing(name):
        decided = connection.execute("SELECT id, sha256, choice, day FROM decision").fetchall()
        notes = connection.execute("SELECT about, text FROM note ORDER BY about").fetchall()
        query = "SELECT number, looking, day FROM analysis ORDER BY number"
        analyses = connection.execute(query).fetchall()
        flagged = connection.execute("SELECT id, note, day FROM flag").fetchall()
        looked = connection.execute("SELECT question, n FROM look ORDER BY 1, 2").fetchall()
        seen = connection.execute("SELECT seen FROM place").fetchone()
        results = None
        if has_results(connection):
            results = connection.execute("SELECT cards FROM results").fetchone()
    decisions = {
        id_.hex(): Decision(id_.hex(), sha256.hex(), Choice(choice), date.fromordinal(day))
        for id_, sha256, choice, day in decided
    }
    flags = {id_.hex(): Flag(id_.hex(), note, date.fromordinal(day)) for id_, note, day in flagged}
    looks: dict[str, tuple[int, ...]] = {}
    for question, n in looked:
        looks[question] = (*looks.get(question, ()), n)
    return AnalystWork(
        decisions,
        dict(notes),
        tuple(_logged(number, request, day, name) for number, request, day in analyses),
        flags,
        looks,
        None if seen is None else _place(seen[0], name),
        () if results is None else _cards(results[0], name),
    )


def _place(seen: str, name: str) -> canonical.Json:
    try:
        return canonical.read(seen.encode())
    except Refused as refused:
        raise damaged(name, Fact.ADDITION_NOT_AS_WRITTEN(table="place")) from refused


def _cards(text: str, name: str) -> tuple[Card, ...]:
    try:
        return kept_cards.read(text)
    except (Refused, ValueError) as error:
        raise damaged(name, Fact.ADDITION_NOT_AS_WRITTEN(table="results")) from error


def _logged(number: int, request: str, day: int, name: str) -> Logged:
    try:
        return Logged(canonical.read(request.encode()), date.fromordinal(day), number)
    except Refused as refused:
        raise damaged(name, Fact.LOG_NOT_AS_WRITTEN(number=number)) from refused


def instead(connection: sqlite3.Connection, survey: Survey, name: str) -> dict[bytes, bytes | None]:
    """Return by its id what counts instead of a response: another packed row, or nothing.

    Raises `Refused` (IO, SYNTAX).
    """
    query = (
        "SELECT id, choice, (SELECT content FROM offer WHERE offer.sha256=decision.sha256 AND"
        " content IS NOT NULL) FROM decision WHERE choice!='first'"
    )
    with refusing(name):
        rows = connection.execute(query).fetchall()
    if not rows:
        return {}
    found: dict[bytes, bytes | None] = {}
    pack = _packing(survey, name)
    for key, choice, content in rows:
        id_, packed = pack(content)
        if id_ != key:
            raise damaged(name, Fact.DECISION_NOT_AS_WRITTEN(id=key.hex()))
        found[key] = packed if choice == Choice.SECOND else None
    return found


def settled(
    connection: sqlite3.Connection, survey: Survey, name: str
) -> dict[bytes, frozenset[bytes]]:
    """Return by its id the packed later versions of each response that was decided on.

    Raises `Refused` (IO, SYNTAX).
    """
    with refusing(name):
        keys = {key for (key,) in connection.execute("SELECT id FROM decision")}
        query = "SELECT content FROM offer WHERE content IS NOT NULL"
        contents = connection.execute(query).fetchall() if keys else []
    if not keys:
        return {}
    found: dict[bytes, set[bytes]] = {key: set() for key in keys}
    pack = _packing(survey, name)
    for (content,) in contents:
        id_, packed = pack(content)
        if id_ in found:
            found[id_].add(packed)
    return {key: frozenset(versions) for key, versions in found.items()}


def _packing(survey: Survey, name: str) -> Callable[[bytes], tuple[bytes, bytes]]:
    """Return what gives the id and the packed row of a version that came later."""
    reader, layout = ResponseReader(survey), Layout(survey)

    def pack(content: bytes) -> tuple[bytes, bytes]:
        try:
            offered = reader.read(content)
        except Refused as refused:
            raise damaged(name, Fact.CONFLICT_NO_RESPONSE()) from refused
        return bytes.fromhex(offered.id), layout.pack(offered)

    return pack
