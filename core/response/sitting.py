"""Frozen reports: one draw for each question of one person's sitting, kept on this computer.

A sitting holds privatized reports alone: never a truth, never a seed, nothing keyed by a truth.
A report is written and synced before it is shown, so that going back, a crash or opening the
survey again cannot draw a second one; drawing until the report pleases would give away more.
For the same reason the starts of a device on the screen are counted, each before its draw; where
it landed stands nowhere. Each change goes on from what is kept now, looked up under its lock, so
that several windows share one sitting.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from core.facts.errors import Code, Refused, first, quote, refuse
from core.facts.names import Fact
from core.files import canonical
from core.files.canonical import Json
from core.files.checker import TOP, Tree
from core.privacy.forms import json_of, report_of
from core.privacy.mechanisms import Report
from core.privacy.procedures import Procedure
from core.privacy.randomness import Door
from core.response.drawing import Drawn, draw, drawn_json, read_drawn
from core.response.file import Response, new_id, not_a_report
from core.response.sealing import sealed_length
from core.response.store_errors import Why, not_kept
from core.survey import Question, Survey
from core.survey.reading import require_format

FORMAT = "candor-sitting"
VERSION = 1
SUFFIX = ".sitting"
MAX_BYTES = 256 * 1024  # twice a sealed response in digits, and the reports
MOST_STARTS = 2  # of the device of a question; the second where the first was cut short
_ON_SCREEN = (Procedure.SPINNER, Procedure.COINS, Procedure.DIE)


@dataclass(frozen=True, slots=True)
class Sitting:
    """One person's answering of one survey so far.

    `reports` maps ids of sensitive questions to what was drawn; once `saved`, it maps the ids
    of all questions asked to what the response file holds, and `sealed` holds the hex digits of
    the sealed file where the survey seals, so that saving again writes the same bytes. `started`
    counts the starts of a device on the screen, by the ids of questions without a report. `drawn`
    is what this person is asked, where the survey asks each only some.
    """

    id: str
    survey: str
    procedure: Procedure | None
    reports: Mapping[str, Report] = field(default_factory=dict)
    saved: bool = False
    sealed: str = ""
    started: Mapping[str, int] = field(default_factory=dict)
    drawn: Drawn | None = None

    def may_start(self, question: Question) -> bool:
        """Tell whether the device of a question may be started: not after its report, or twice."""
        return (
            not self.saved
            and _has_device(question, self.procedure)
            and question.id not in self.reports
            and self.started.get(question.id, 0) < MOST_STARTS
        )

    def response(self, clear: Mapping[str, Report], rehearsal: bool = False) -> Response:
        """Return the response of the drawn reports and the answers given in the clear."""
        answers = dict(self.reports) if self.saved else {**self.reports, **clear}
        return Response(self.id, self.survey, answers, self.procedure, rehearsal)


def begin(survey: Survey, procedure: Procedure | None, door: Door) -> Sitting:
    """Start a sitting with a random id, and draw what is asked where that is drawn.

    What was drawn is to be kept, by `keep`, before anybody is told. Raises `RandomnessError`, and
    ValueError for a procedure not offered.
    """
    if procedure not in (survey.procedures or (None,)):
        raise ValueError(f"the survey does not offer the procedure {procedure}")
    return Sitting(new_id(door), survey.digest, procedure, drawn=draw(survey, door))


def together(known: Sitting, kept: Sitting) -> Sitting:
    """Return a sitting as it is kept, with what is known of it and was there before.

    What was drawn once stays drawn, also where an older copy of the file came in its place.
    Raises `NotKeptError` (UNREADABLE) where the two are not one sitting.
    """
    if (known.survey, known.procedure, known.drawn) != (kept.survey, kept.procedure, kept.drawn):
        raise not_kept(Why.UNREADABLE, kept.id)
    if kept.saved:
        return kept
    reports = {**known.reports, **kept.reports}
    counts = {**known.started, **kept.started}
    started = {
        id_: max(known.started.get(id_, 0), kept.started.get(id_, 0))
        for id_ in counts
        if id_ not in reports
    }
    return replace(kept, reports=reports, started=started)


def _has_device(question: Question, procedure: Procedure | None) -> bool:
    """Tell whether a question is answered by a wheel, coins or a die on the screen."""
    return question.sensitive and question.by_device and procedure in _ON_SCREEN


def write(sitting: Sitting) -> bytes:
    """Return the canonical bytes of a sitting."""
    content: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "id": sitting.id,
        "survey": sitting.survey,
        "reports": {id_: json_of(report) for id_, report in sitting.reports.items()},
    }
    if sitting.procedure is not None:
        content["procedure"] = sitting.procedure.value
    if sitting.saved:
        content["saved"] = True
    if sitting.sealed:
        content["sealed"] = sitting.sealed
    if sitting.drawn is not None:
        content["drawn"] = drawn_json(sitting.drawn)
    if sitting.started:
        content["started"] = dict(sitting.started)
    return canonical.write(content)


def read(data: bytes, survey: Survey) -> Sitting:
    """Read a sitting of a survey. Raises `Refused` with the first reason that applies."""
    if len(data) > MAX_BYTES:
        raise refuse(Code.SIZE, "", Fact.SITTING_TOO_LARGE(kib=MAX_BYTES // 1024))
    content = canonical.read(data)
    require_format(content, FORMAT, VERSION, Fact.SITTING)
    tree = Tree()
    required = ("format", "version", "id", "survey", "reports")
    root = tree.object(content, TOP, required, ("procedure", "saved", "sealed", "started", "drawn"))
    if root is None or any(key not in root for key in required):
        raise Refused(first(tree.problems))
    tree.integer(root["version"], TOP / "version")
    sitting_id = tree.hexadecimal(root["id"], TOP / "id", 32)
    tree.one_of(root["survey"], TOP / "survey", (survey.digest,))
    name = None
    if "procedure" in root:
        name = tree.one_of(root["procedure"], TOP / "procedure", tuple(survey.procedures))
    saved = tree.flag(root.get("saved"), TOP / "saved")
    sealed = None
    if "sealed" in root:
        sealed = tree.hexadecimal(root["sealed"], TOP / "sealed", 2 * sealed_length(survey))
    ids = tuple(question.id for question in survey.questions)
    found = tree.object(root["reports"], TOP / "reports", (), ids) or {}
    reports: dict[str, Report] = {}
    for question in survey.questions:
        if question.id not in found:
            continue
        value = found[question.id]
        if fault := question.form.accepts(value):
            place = TOP / "reports" / question.id
            tree.note(Code(fault), place, not_a_report(question, value))
        else:
            reports[question.id] = report_of(value)
    drawn = _read_drawn(root, survey, reports, tree)
    procedure = Procedure(name) if name is not None else None
    open_ids = tuple(id_ for id_ in ids if id_ not in found and not saved)
    started = _read_started(root.get("started", {}), survey, procedure, open_ids, tree)
    if tree.failed or sitting_id is None:
        raise Refused(first(tree.problems))
    canonical.require_canonical(data, content)
    return Sitting(
        sitting_id, survey.digest, procedure, reports, saved, sealed or "", started, drawn
    )


def _read_drawn(
    root: Mapping[str, Json], survey: Survey, reports: Mapping[str, Report], tree: Tree
) -> Drawn | None:
    """Read what was drawn for the sitting, to which all its reports must be."""
    if not survey.samples and not survey.shuffled:
        if "drawn" in root:
            tree.note(Code.SCHEMA, TOP / "drawn", Fact.ENTRY_UNKNOWN(key=quote("drawn")))
        return None
    if "drawn" not in root:
        tree.note(Code.SCHEMA, TOP, Fact.ENTRY_MISSING(key=quote("drawn")))
        return None
    drawn = read_drawn(tree, root["drawn"], TOP / "drawn", survey)
    if drawn is None:
        return None
    for question in map(survey.question, reports):
        if not drawn.asks(question, survey) or not drawn.fits(question, reports[question.id]):
            fact = Fact.NOT_WHAT_WAS_DRAWN(question=question.id)
            tree.note(Code.DOMAIN, TOP / "reports" / question.id, fact)
    return drawn


def _read_started(
    value: Json,
    survey: Survey,
    procedure: Procedure | None,
    unanswered: tuple[str, ...],
    tree: Tree,
) -> dict[str, int]:
    """Read how often devices were started; SCHEMA for a question that has none to start."""
    asked = map(survey.question, unanswered)
    ids = tuple(question.id for question in asked if _has_device(question, procedure))
    started: dict[str, int] = {}
    for id_, count in (tree.object(value, TOP / "started", (), ids) or {}).items():
        n = tree.integer(count, TOP / "started" / id_)
        if n is not None and not 1 <= n <= MOST_STARTS:
            tree.note(Code.RANGE, TOP / "started" / id_, Fact.STARTS_OUT_OF_RANGE(most=MOST_STARTS))
        elif n is not None:
            started[id_] = n
    return started
