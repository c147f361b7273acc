"""The response file: what one person's laptop saves, and nothing else.

Reading has a fast path, typed and compared byte for byte, and a slow one that names the first
thing wrong. Both accept the same files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from core.facts.errors import Code, Refused, first, quote, refuse
from core.facts.names import Fact, FoundFact
from core.files import canonical
from core.files.canonical import Json
from core.files.checker import TOP, Finding, Tree
from core.privacy.forms import asked_of, json_of, report_of
from core.privacy.mechanisms import Report
from core.privacy.procedures import Procedure
from core.privacy.randomness import Door
from core.survey.conditions_met import is_asked
from core.survey.model import Block, Question, Survey
from core.survey.reading import require_format
from core.survey.response_size import MAX_RESPONSE

FORMAT = "candor-response"
VERSION = 1
MAX_BYTES = MAX_RESPONSE
SUFFIX = ".response"


@dataclass(frozen=True, slots=True)
class Response:
    """One privatized response. `answers` maps ids of questions asked to what is saved."""

    id: str
    survey: str
    answers: Mapping[str, Report]
    procedure: Procedure | None = None
    rehearsal: bool = False

    @property
    def file_name(self) -> str:
        """The name of its file."""
        return self.id + SUFFIX


def new_id(door: Door) -> str:
    """Draw an id of 32 hex digits."""
    return door.random_bytes(16).hex()


def write(response: Response) -> bytes:
    """Return the canonical bytes of a response.

    >>> from core.examples import example_survey
    >>> survey = example_survey("bribery")
    >>> answers: dict[str, Report] = {"bribe": 1, "area": 0}
    >>> made = Response("0" * 32, survey.digest, answers, survey.procedures[0])
    >>> ResponseReader(survey).read(write(made)) == made
    True
    """
    content: dict[str, Json] = {
        "answers": {id_: json_of(report) for id_, report in response.answers.items()},
        "format": FORMAT,
        "id": response.id,
        "survey": response.survey,
        "version": VERSION,
    }
    if response.procedure is not None:
        content["procedure"] = response.procedure.value
    if response.rehearsal:
        content["rehearsal"] = True
    return canonical.write(content)


class _Wire(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The fields of a response file as the fast path reads and writes them."""

    answers: dict[str, int | str | tuple[int, ...]]
    format: str
    id: str
    survey: str
    version: int
    procedure: str = ""
    rehearsal: bool = False


_HEX = "0123456789abcdef"


class ResponseReader:
    """Reads the response files of one survey."""

    def __init__(self, survey: Survey) -> None:
        self._survey = survey
        self._digest = survey.digest
        self._procedures = {procedure.value: procedure for procedure in survey.procedures}
        # Of each question its id, what is a report to it, itself where not all are asked, and
        # whether it may be passed over.
        self._asks = [
            (
                question.id,
                question.form.accepts,
                None if question.ask_if is None else question,
                question.optional or question.id in survey.blocks,
            )
            for question in survey.questions
        ]
        self._decode = msgspec.json.Decoder(_Wire).decode
        self._encode = msgspec.json.Encoder(order="sorted").encode

    def read(self, data: bytes) -> Response:
        """Read one file's bytes. Raises `Refused` with the first reason that applies."""
        if len(data) > MAX_BYTES:
            raise refuse(Code.SIZE, "", Fact.RESPONSE_TOO_LARGE(kib=MAX_BYTES // 1024))
        return self._fast(data) or self._slow(data)

    def _fast(self, data: bytes) -> Response | None:
        """Read a faultless file; None sends anything else to the slow path."""
        try:
            wire = self._decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return None
        well_formed = (
            wire.survey == self._digest
            and wire.format == FORMAT
            and wire.version == VERSION
            and len(wire.id) == 32
            and not wire.id.strip(_HEX)
            and (wire.procedure in self._procedures if self._procedures else not wire.procedure)
            and self._answers_fit(wire.answers)
            and self._encode(wire) + b"\n" == data
        )
        if not well_formed:
            return None
        procedure = self._procedures.get(wire.procedure)
        return Response(wire.id, self._digest, wire.answers, procedure, wire.rehearsal)

    def _answers_fit(self, answers: dict[str, Report]) -> bool:
        given = 0
        for id_, accepts, asked_if, open_ in self._asks:
            value = answers.get(id_)
            if value is None:
                if not (open_ or (asked_if and not is_asked(asked_if, self._survey, answers))):
                    return False
            elif accepts(value) or (asked_if and not is_asked(asked_if, self._survey, answers)):
                return False
            else:
                given += 1
        return given == len(answers) and (not self._survey.sample or self._blocks_fit(answers))

    def _blocks_fit(self, answers: dict[str, Report]) -> bool:
        return all(
            len(answers.keys() & {*block.questions}) == block.ask
            or not is_asked(self._survey.question(block.questions[0]), self._survey, answers)
            for block in self._survey.sample
        )

    def _slow(self, data: bytes) -> Response:
        """Read anything, and name the first thing wrong with it."""
        content, fault = canonical.parse(data)
        require_format(content, FORMAT, VERSION, Fact.RESPONSE)
        tree = Tree()
        tree.findings += [Finding(fault, TOP)] if fault else []
        required = ("answers", "format", "id", "survey", "version")
        root = tree.object(content, TOP, required, ("procedure", "rehearsal"))
        if root is None or any(key not in root for key in required):
            raise Refused(first(tree.problems))
        survey = tree.hexadecimal(root["survey"], TOP / "survey", 64)
        response_id = tree.hexadecimal(root["id"], TOP / "id", 32)
        tree.integer(root["version"], TOP / "version")
        rehearsal = tree.flag(root.get("rehearsal"), TOP / "rehearsal")
        if survey is not None and survey != self._digest and not tree.failed:
            # What it answers cannot be judged by the questions of this survey.
            raise self._other_survey(survey)
        procedure = self._read_procedure(tree, root)
        answers = self._read_answers(tree, root["answers"])
        if tree.failed or response_id is None:
            raise Refused(first(tree.problems))
        canonical.require_canonical(data, content)
        return Response(response_id, self._digest, answers, procedure, rehearsal)

    def _other_survey(self, digest: str) -> Refused:
        # No words: they are slow to make, and a folder may hold many files of other surveys.
        found = Fact.OF_OTHER_SURVEY(other=digest[:8], this=self._digest[:8])
        return refuse(Code.OTHER_SURVEY, "survey", found, about=digest)

    def _read_procedure(self, tree: Tree, root: dict[str, Json]) -> Procedure | None:
        if not self._procedures:
            if "procedure" in root:
                fact = Fact.NO_PROCEDURE_STANDS()
                tree.note(Code.SCHEMA, TOP / "procedure", fact)
            return None
        if "procedure" not in root:
            tree.note(Code.SCHEMA, TOP, Fact.ENTRY_MISSING(key=quote("procedure")))
            return None
        name = tree.one_of(root["procedure"], TOP / "procedure", tuple(self._procedures))
        return self._procedures[name] if name is not None else None

    def _read_answers(self, tree: Tree, value: Json) -> dict[str, Report]:
        answers = value if isinstance(value, dict) else {}
        result: dict[str, Report] = {}
        faulty = False
        for question in self._survey.questions:
            given = answers.get(question.id)
            if question.id in answers and (fault := question.form.accepts(given)):
                place = TOP / "answers" / question.id
                tree.note(Code(fault), place, not_a_report(question, given))
                faulty = True
            elif question.id in answers:
                result[question.id] = report_of(given)
        # Where an answer is at fault, what depends on it cannot be judged.
        known = [
            (
                question,
                question.optional
                or question.id in self._survey.blocks
                or (faulty and question.ask_if is not None),
            )
            for question in self._survey.questions
            if faulty or is_asked(question, self._survey, answers)
        ]
        required = tuple(question.id for question, open_ in known if not open_)
        tree.object(value, TOP / "answers", required, tuple(q.id for q, open_ in known if open_))
        for block in self._survey.sample:
            self._check_block(tree, block, answers, faulty)
        return result

    def _check_block(
        self, tree: Tree, block: Block, answers: Mapping[str, Json], faulty: bool
    ) -> None:
        """Note where another number of questions was asked than is drawn of a block."""
        one = self._survey.question(block.questions[0])  # all are asked under one condition
        if (faulty and one.ask_if is not None) or not is_asked(one, self._survey, answers):
            return
        found = len(answers.keys() & {*block.questions})
        if found != block.ask:
            fact = Fact.QUESTIONS_ASKED(question=one.id, ask=block.ask, found=found)
            tree.note(Code.SCHEMA, TOP / "answers", fact)


def not_a_report(question: Question, value: Json) -> FoundFact:
    """Say what is wrong with a value that the form of a question's reports does not accept."""
    if isinstance(value, str) and question.form.accepts(value) == "SCHEMA":
        found = len(asked_of(value))
        return Fact.OPTIONS_ASKED(question=question.id, ask=question.ask or 0, found=found)
    return Fact.NOT_A_REPORT_OF(question=question.id)
