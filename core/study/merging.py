"""Several studies of one survey made into one, as if their files had been imported in order."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path

from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact
from core.files import canonical
from core.progress import Progress, silent
from core.response.file import Response, ResponseReader, write
from core.study import cards
from core.study.analyst_work import Choice, Flag
from core.study.cards import Card
from core.study.comparing import record
from core.study.database import damaged
from core.study.records import Offer, StoredRow
from core.study.schema import LONGEST_FLAG, LONGEST_NOTE
from core.study.stage import Stage
from core.study.store import Study
from core.study.verdicts import CONFLICT, REAL, REHEARSED, Judged

_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Merged:
    """What became of the responses of all studies, and what is left to decide on.

    `conflicts` are versions, `undecided` the responses with versions that nobody has chosen
    between. `reopened` of them had been decided on, differently in two studies or without a
    version that another one holds.
    """

    accepted: int
    duplicates: int
    conflicts: int
    reopened: int
    undecided: int


@dataclass(slots=True)
class _Decided:
    """What studies decided on a response, and the versions that each of them knew."""

    counts: set[bytes | None] = field(default_factory=set)
    known: list[set[bytes]] = field(default_factory=list)
    day: int = 1


@dataclass(slots=True)
class _Gathered:
    stage: Stage
    accepted: int = 0
    duplicates: int = 0
    conflicting: dict[bytes, dict[bytes, bytes]] = field(default_factory=dict)
    """The packed versions offered of a response, by its id, each with its SHA-256."""
    decided: dict[bytes, _Decided] = field(default_factory=dict)


def merge(paths: Sequence[Path], target: Path, report: Progress = silent) -> Merged:
    """Make a new study of all that studies of one survey hold. Nothing is overwritten.

    Of two versions of a response the one of the study named first is the first. Records of files,
    decisions that agree, notes, flags, looks, the logs of analyses in the order of their days, and
    the cards of results, each once, are kept.
    Raises `Refused`: as `Study.open` does, OTHER_SURVEY, REHEARSAL where real responses would be
    among rehearsed ones, SIZE, IO; then there is no new study. Raises ValueError for no study.
    """
    if not paths:
        raise ValueError("there is no study to merge")
    with contextlib.ExitStack() as stack:
        studies = [stack.enter_context(Study.open(path, write=False)) for path in paths]
        rehearsal = _require_alike(studies)
        made = Study.create(target, studies[0].survey_bytes, for_analysis=True)
        try:
            with made:
                gathered = _Gathered(made.stage())
                for done, study in enumerate(studies):
                    report(done, len(studies))
                    _gather(gathered, study)
                reopened = _decide(gathered)
                _add_texts(gathered.stage, studies)
                _add_flags(gathered.stage, studies)
                made.take(gathered.stage, rehearsal, report)
                versions = [len(each) for each in gathered.conflicting.values() if each]
        except BaseException:
            target.unlink(missing_ok=True)
            raise
    undecided = len(versions) - (len(gathered.decided) - reopened)
    return Merged(gathered.accepted, gathered.duplicates, sum(versions), reopened, undecided)


def _require_alike(studies: Sequence[Study]) -> bool | None:
    """Return whether all responses are rehearsed. Raises `Refused` (OTHER_SURVEY, REHEARSAL)."""
    first, rehearsal = studies[0], None
    for study in studies:
        if study.survey.digest != first.survey.digest:
            fact = Fact.STUDY_OF_OTHER_SURVEY(first=first.name)
            raise refuse(Code.OTHER_SURVEY, study.name, fact)
        if None not in (rehearsal, study.rehearsal) and study.rehearsal is not rehearsal:
            raise Refused(replace(REAL if rehearsal else REHEARSED, where=study.name))
        rehearsal = study.rehearsal if rehearsal is None else rehearsal
    return rehearsal


def _gather(gathered: _Gathered, study: Study) -> None:
    """Stage all that one study holds."""
    analyst_work, own = study.analyst_work(), {}
    rows = study.rows()
    while some := tuple(islice(rows, _AT_ONCE)):
        own.update({row.id: row.packed for row in some if row.id.hex() in analyst_work.decisions})
        _stage_rows(gathered, study, some)
    known = {id_: {packed} for id_, packed in own.items()}
    reader, offered = ResponseReader(study.survey), dict[bytes, tuple[bytes, bytes]]()
    for offer in study.offers():
        if offer.content is None:
            gathered.stage.add((), [offer])
            continue
        response = _offered(study, reader, offer.content)
        id_, packed = bytes.fromhex(response.id), study.layout.pack(response)
        offered[offer.sha256] = id_, packed
        known.get(id_, set()).add(packed)
        if not gathered.stage.held([id_]):
            raise damaged(study.name, Fact.CONFLICT_WITHOUT_RESPONSE())
        _stage_conflict(gathered, id_, packed, offer)
    for decision in analyst_work.decisions.values():
        id_ = bytes.fromhex(decision.id)
        of_id, second = offered[bytes.fromhex(decision.sha256)]
        if of_id != id_:
            raise damaged(study.name, Fact.DECISION_NOT_AS_WRITTEN(id=decision.id))
        choices = {Choice.FIRST: own[id_], Choice.SECOND: second, Choice.NEITHER: None}
        decided = gathered.decided.setdefault(id_, _Decided())
        decided.counts.add(choices[decision.choice])
        decided.known.append(known[id_])
        decided.day = max(decided.day, decision.day.toordinal())


def _offered(study: Study, reader: ResponseReader, content: bytes) -> Response:
    """Return the response offered in a conflict. Raises `Refused` (SYNTAX)."""
    try:
        return reader.read(content)
    except Refused as refused:
        raise damaged(study.name, Fact.CONFLICT_NO_RESPONSE()) from refused


def _stage_rows(gathered: _Gathered, study: Study, some: Sequence[StoredRow]) -> None:
    held = gathered.stage.held([row.id for row in some])
    new = [row for row in some if row.id not in held]
    gathered.stage.add(new, ())
    gathered.accepted += len(new)
    for row in some:
        if row.id in held and row.packed == held[row.id].packed:
            gathered.duplicates += 1
        elif row.id in held:
            response = study.layout.unpack(row.id.hex(), row.packed, bool(study.rehearsal))
            data = write(response)
            judged = Judged("", "", data, len(data), b"", response, CONFLICT)
            _stage_conflict(gathered, row.id, row.packed, record(judged, CONFLICT, row.day))


def _stage_conflict(gathered: _Gathered, id_: bytes, packed: bytes, offer: Offer) -> None:
    """Stage another version of a response, unless it is the one that is held, or known already."""
    versions = gathered.conflicting.setdefault(id_, {})
    if packed != gathered.stage.held([id_])[id_].packed and packed not in versions:
        versions[packed] = offer.sha256
        gathered.stage.add((), [offer])


def _decide(gathered: _Gathered) -> int:
    """Stage the decisions that still stand; return how many do not."""
    reopened = 0
    for id_, decided in gathered.decided.items():
        held, versions = gathered.stage.held([id_])[id_].packed, gathered.conflicting.get(id_, {})
        if (
            not versions
            or len(decided.counts) > 1
            or any({held, *versions} - known for known in decided.known)
        ):
            reopened += 1
            continue
        (counts,) = decided.counts
        choice = Choice.FIRST if counts == held else Choice.SECOND
        if counts is None:
            choice = Choice.NEITHER
        sha256 = versions.get(counts or b"", next(iter(versions.values())))
        gathered.stage.decide(id_, sha256, choice.value, decided.day)
    return reopened


def _within_another(text: str, texts: Iterable[str]) -> bool:
    """Return whether a note stands in another already, as after an earlier merge."""
    return any(text != other and f"\n\n{text}\n\n" in f"\n\n{other}\n\n" for other in texts)


def _add_texts(stage: Stage, studies: Sequence[Study]) -> None:
    """Stage notes, those of one thing under each other, and the logs."""
    notes: dict[str, dict[str, None]] = {}
    for study in studies:
        for about, text in study.analyst_work().notes.items():
            notes.setdefault(about, {})[text] = None
    for about, texts in notes.items():
        text = "\n\n".join(each for each in texts if not _within_another(each, texts))
        if len(text) > LONGEST_NOTE:
            raise refuse(Code.SIZE, about, Fact.NOTES_TOO_LONG(most=LONGEST_NOTE))
        stage.note(about, text)
    _add_results(stage, studies)
    for request, day in sorted(_logged(studies), key=lambda logged: logged[1]):
        stage.log(request, day)


def _add_results(stage: Stage, studies: Sequence[Study]) -> None:
    """Stage the cards of all results behind each other, each once."""
    kept: list[Card] = []
    for study in studies:
        kept += [card for card in study.analyst_work().cards if card not in kept]
    try:
        stage.results(cards.written(kept))
    except ValueError:
        most = cards.MOST_CARDS
        raise refuse(Code.SIZE, studies[-1].name, Fact.RESULTS_TOO_MANY(most=most)) from None


def _add_flags(stage: Stage, studies: Sequence[Study]) -> None:
    """Stage all flags, their notes under each other where they differ, and all looks."""
    flags: dict[str, list[Flag]] = {}
    for study in studies:
        analyst_work = study.analyst_work()
        for flag in analyst_work.flags.values():
            flags.setdefault(flag.id, []).append(flag)
        for question, counts in analyst_work.looks.items():
            for n in counts:
                stage.looked(question, n)
    for id_, given in flags.items():
        notes = dict.fromkeys(flag.note for flag in given if flag.note)
        text = "\n\n".join(each for each in notes if not _within_another(each, notes))
        if len(text) > LONGEST_FLAG:
            raise refuse(Code.SIZE, id_, Fact.NOTES_TOO_LONG(most=LONGEST_FLAG))
        stage.flag(bytes.fromhex(id_), text, max(flag.day for flag in given).toordinal())


def _logged(studies: Sequence[Study]) -> Iterator[tuple[str, int]]:
    for study in studies:
        for logged in study.analyst_work().log:
            yield canonical.write(logged.request).decode(), logged.day.toordinal()
