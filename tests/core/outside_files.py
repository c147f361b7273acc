"""Every sort of file that can come from outside: valid ones, and how Candor takes one in.

`read` of a sort takes bytes as a file of that sort would be taken: all that is done with it in
the program is done. It returns what became of it, `ACCEPTED` or a word of the sort's own, and
raises `Refused` or nothing. Whatever is wrong with that is an AssertionError.
"""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from unittest.mock import patch

from corpus_maker import CORPUS, signed
from cryptography.hazmat.primitives import hpke
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from good_neighbours import Neighbours
from made_surveys import Content, canonical, every_kind
from mapped import column, mapping, question
from mutated_record import ACCEPTED

from app.kit.settings import Settings, load, save
from app.words.refusals import own_finding
from core.draft import (
    DesignReader,
    Draft,
    DraftTarget,
    draft_of,
    read_draft,
    survey_bytes,
    write_draft,
)
from core.examples import example_path, example_survey
from core.facts.errors import Code, Refused, refuse
from core.interchange.mapping.model import write as write_mapping
from core.interchange.mapping.reading import read as read_mapping
from core.interchange.mapping.rows import RowReader
from core.interchange.mapping.survey import TableSurvey, read_study_survey, with_key
from core.interchange.margins import read_margins
from core.keys import key_file
from core.keys.key_file import Use, key_digest
from core.keys.signing import Pins, sign
from core.rehearse import invent, read_truth, rehearse, seeded_door, write_truth
from core.response import file, sitting
from core.response.file import MAX_BYTES, Response, ResponseReader
from core.response.layout import Layout
from core.response.sealing import OVERHEAD, SUFFIX, seal, sealed_length, unseal
from core.response.sitting import Sitting
from core.response.started_surveys import BEGUN
from core.response.store import SittingStore
from core.study import Study, import_paths
from core.study.rescue import rescue
from core.study.results import estimate_study
from core.study.rules import rules_for
from core.study.tables import judge_table
from core.study.verdicts import Judged
from core.survey import Survey, examine, read, write

PASSPHRASE = "seven small stones"  # noqa: S105 - of keys that open nothing
SEALING = X25519PrivateKey.from_private_bytes(bytes(range(32)))
SIGNING = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
# A key is hardened by this little here, so that many thousand can be tried.
WEAK = {"n": 2, "r": 8, "p": 1}


@dataclass(frozen=True)
class Sort:
    """Valid files, and how one is read. No prefix of a `whole` sort is a file of that sort."""

    valid: tuple[bytes, ...]
    read: Callable[[bytes], str]
    whole: bool = True
    neighbours: Neighbours | None = None


def unsealed_every_kind() -> Content:
    """The survey of every kind, whose responses may be saved in the clear."""
    content = every_kind()
    del content["seal"]
    return content


@cache
def bribery() -> Survey:
    return example_survey("bribery")


@cache
def sealed_survey() -> Survey:
    """The survey whose sealed responses `SEALING` opens."""
    return read((CORPUS / "valid" / "sealed.survey").read_bytes())


def some_responses(survey: Survey, n: int, seed: int = 1) -> list[Response]:
    """Real responses to a survey, the same for the same seed."""
    made = rehearse(survey, invent(survey, n, seed=seed), seed)
    return [replace(one, rehearsal=False) for one in made]


def surveys_read_once() -> ExitStack:
    """Read a survey that a study holds once, as long as its bytes are the same.

    What reads it is tried by the sort of surveys; here it would take half of the time.
    """
    stack = ExitStack()
    for place, reading in _SURVEYS_READ_ONCE.items():
        stack.enter_context(patch(place, reading))
    return stack


_SURVEYS_READ_ONCE = {
    "core.study.store.read": lru_cache(maxsize=8)(read),
    **dict.fromkeys(
        ("core.study.database.read_study_survey", "core.study.rescue.read_study_survey"),
        lru_cache(maxsize=8)(read_study_survey),
    ),
}


def surveys(_folder: Path) -> Sort:
    def take(data: bytes) -> str:
        survey = read(data)
        assert write(survey) == data
        assert len(survey.digest) == 64
        assert survey.ratio is None or survey.ratio >= 1
        assert Layout(survey).size >= 0
        assert sealed_length(survey) > 0
        ResponseReader(survey)
        return ACCEPTED

    valid = (
        example_path("bribery").read_bytes(),
        example_path("sales").read_bytes(),
        canonical(every_kind()),
        signed(every_kind()),
    )
    return Sort(valid, take)


def responses(folder: Path) -> Sort:
    survey_bytes = canonical(unsealed_every_kind())
    survey = read(survey_bytes)
    reader, layout = ResponseReader(survey), Layout(survey)

    def take(data: bytes) -> str:
        taken = reader.read(data)
        assert file.write(taken) == data
        assert layout.unpack(taken.id, layout.pack(taken), taken.rehearsal) == taken
        return ACCEPTED

    valid = tuple(file.write(one) for one in some_responses(survey, 8))
    good = {one.file_name: file.write(one) for one in some_responses(survey, 24, seed=2)}
    return Sort(valid, take, neighbours=Neighbours(folder / "all", survey_bytes, good))


def sealed_responses(folder: Path) -> Sort:
    survey = sealed_survey()
    reader = ResponseReader(survey)

    def take(data: bytes) -> str:
        if len(data) > MAX_BYTES:  # no more is read than that
            raise refuse(Code.SIZE, "", own_finding("A response is smaller."))
        inside = unseal(data, survey, SEALING)
        assert file.write(reader.read(inside)) == inside
        return ACCEPTED

    good = {one.id + SUFFIX: seal(one, survey) for one in some_responses(survey, 24, seed=2)}
    neighbours = Neighbours(folder / "all", write(survey), good, SEALING)
    return Sort((sealed_file(),), take, neighbours=neighbours)


def sealed_file() -> bytes:
    return (CORPUS / "sealed" / "valid.sealed").read_bytes()


def insides_of_sealed(_folder: Path) -> Sort:
    """What whoever knows the public key can put into a sealed file."""
    survey = sealed_survey()
    reader = ResponseReader(survey)
    public = SEALING.public_key()
    suite = hpke.Suite(hpke.KEM.X25519, hpke.KDF.HKDF_SHA256, hpke.AEAD.CHACHA20_POLY1305)
    room = sealed_length(survey) - OVERHEAD

    def take(data: bytes) -> str:
        made = suite.encrypt(data.ljust(room, b"\0"), public, info=bytes.fromhex(survey.digest))
        inside = unseal(made, survey, SEALING)
        assert inside == data.rstrip(b"\0")
        assert file.write(reader.read(inside)) == inside
        return ACCEPTED

    return Sort(tuple(file.write(one) for one in some_responses(survey, 4)), take)


def response_lines(folder: Path) -> Sort:
    survey_bytes = example_path("bribery").read_bytes()
    survey = bribery()
    reader, layout = ResponseReader(survey), Layout(survey)
    path = folder / "many.jsonl"

    def expected(data: bytes) -> bytes:
        """The packed reports of each line by itself, of two with one id the first."""
        read = []
        for line in io.BytesIO(data):
            ended = line.removesuffix(b"\n").removesuffix(b"\r") + b"\n"
            with contextlib.suppress(Refused):
                read.append(reader.read(ended[: MAX_BYTES + 1]))
        rehearsal = all(one.rehearsal for one in read)
        held: dict[str, bytes] = {}
        for one in read:
            if one.rehearsal is rehearsal:
                held.setdefault(one.id, layout.pack(one))
        return b"".join(held[id_] for id_ in sorted(held))

    def take(data: bytes) -> str:
        # The limits are those of one response; a file may have any number.
        data = b"".join(islice(io.BytesIO(data), 2000))
        path.write_bytes(data)
        with surveys_read_once(), Study.in_memory(survey_bytes) as study:
            result = import_paths(study, [path])
            assert study.packed().tobytes() == expected(data)
        if result.refused:
            return str(result.refused[0].code)
        return "CONFLICT" if result.conflicts else ACCEPTED

    lines = [file.write(one) for one in some_responses(survey, 4)]
    return Sort((b"".join(lines[:3]), lines[3]), take, whole=False)


def key_files(_folder: Path) -> Sort:
    unlock = {Use.SIGNING: key_file.signing_key, Use.SEALING: key_file.sealing_key}
    with patch.dict(key_file._SCRYPT, WEAK):
        made = [key_file.generate(use, PASSPHRASE, seeded_door(1)) for use in Use]
        valid = tuple(key_file.write(key) for key in made)

    def take(data: bytes) -> str:
        with patch.dict(key_file._SCRYPT, WEAK):
            key = key_file.read(data)
            assert key_file.write(key) == data
            assert len(key_digest(key.public)) == 64
            unlock[key.use](key, PASSPHRASE)
        assert data in valid, "an altered key was unlocked"
        return ACCEPTED

    return Sort(valid, take)


def sittings(_folder: Path) -> Sort:
    survey = sealed_survey()
    procedure = survey.procedures[0]
    id_ = "ab" * 16
    begun = Sitting(id_, survey.digest, procedure, {"bribe": 1})
    saved = replace(begun, saved=True, sealed=sealed_file().hex())

    def take(data: bytes) -> str:
        taken = sitting.read(data, survey)
        assert sitting.write(taken) == data
        return ACCEPTED

    started = replace(begun, reports={}, started={"bribe": 1})
    return Sort(tuple(map(sitting.write, (begun, started, saved))), take)


def begun_marks(folder: Path) -> Sort:
    mark = folder / "sittings" / ("ab" * 32) / BEGUN
    mark.parent.mkdir(parents=True)

    def take(data: bytes) -> str:
        mark.write_bytes(data)
        (ratio,) = SittingStore(folder / "sittings").begun_others(bribery())
        assert ratio is None or ratio >= 1
        return "not known" if ratio is None else ACCEPTED

    return Sort((b"3", b"531441/1024"), take, whole=False)


def pins(folder: Path) -> Sort:
    path = folder / "pins.json"
    survey = sign(bribery(), SIGNING)
    Pins(path).pin(survey)
    one = path.read_bytes()
    Pins(path).pin(sign(replace(bribery(), author="Another author"), SIGNING))

    def take(data: bytes) -> str:
        path.write_bytes(data)
        known = Pins(path).read()
        problem = Pins(path).check(survey)
        if problem is not None:
            assert path.read_bytes() == data
            return str(problem.code)
        assert known.items() <= Pins(path).read().items()
        return ACCEPTED

    return Sort((one, path.read_bytes()), take)


def settings_files(folder: Path) -> Sort:
    path, aside = folder / "settings.json", folder / "settings.json.bak"
    save(Settings(), path)
    default = path.read_bytes()
    save(
        Settings("dark", ["/my studies/b.study", "/my studies/ü.survey"], (900, 700), [1, 2, 3]),
        path,
    )
    valid = (default, path.read_bytes())

    def take(data: bytes) -> str:
        path.write_bytes(data)
        aside.unlink(missing_ok=True)
        settings = load(path)
        if aside.exists():
            assert settings == Settings()
            assert aside.read_bytes() == data
            return "set aside"
        save(settings, path)
        assert load(path) == settings
        return ACCEPTED

    return Sort(valid, take, whole=False)


def tables(folder: Path) -> Sort:
    path = folder / "truth.csv"
    survey = read(canonical(every_kind()))
    write_truth(invent(survey, 12, seed=1), survey, path)

    def take(data: bytes) -> str:
        path.write_bytes(data)
        people = read_truth(path, survey)
        assert people.n <= data.count(b"\n") + data.count(b"\r")
        responses_of = rehearse(survey, people, 1)
        reader = ResponseReader(survey)
        for one in islice(responses_of, 3):
            reader.read(file.write(one))
        return ACCEPTED

    return Sort((path.read_bytes(),), take, whole=False)


def drafts(_folder: Path) -> Sort:
    """Drafts: read, written again, and their survey examined as the editor does."""
    of_all = draft_of(read(canonical(every_kind())))
    target = DraftTarget("1.5")
    aimed = [replace(each, target=target) for each in draft_of(bribery()).questions]
    valid = (Draft(), of_all, replace(draft_of(bribery()), questions=tuple(aimed)))

    def take(data: bytes) -> str:
        draft = read_draft(data)
        assert read_draft(write_draft(draft)) == draft
        designs = DesignReader().read(draft)
        assert designs.ratio is None or designs.ratio >= 1
        examine(survey_bytes(draft))
        return ACCEPTED

    return Sort(tuple(map(write_draft, valid)), take, whole=False)  # the last byte ends a line


def mappings(_folder: Path) -> Sort:
    """Mappings: read, and made the survey of a study."""

    def take(data: bytes) -> str:
        found = read_mapping(data)
        assert write_mapping(found) == data
        study = read_study_survey(with_key(found, seeded_door(1)))
        assert isinstance(study, TableSurvey)
        assert len(study.digest) == 64
        RowReader(study, found.heads, seeded_door(1))
        return ACCEPTED

    return Sort((a_mapping(), canonical(mapping())), take)


def a_mapping() -> bytes:
    """A mapping that says much of a table."""
    warner = {"name": "warner", "p": "3/4"}
    by_groups = {"name": "warner", "by": "g", "groups": {"A": {"p": "3/4"}, "B": {"p": "1/4"}}}
    options = [{"id": "a", "text": "First"}, {"id": "b", "text": "Second"}]
    questions = [
        question("bribe", mechanism=warner),
        question("theft", design=by_groups),
        question("area", kind="one-of", options=options),
        question("years", kind="number", low=0, high=90, step=1),
    ]
    columns = [
        column("Q1", "bribe", missing=["-9"]),
        column("Q2", "theft"),
        column("Q3", "area", values={"1": "a", "2": "b"}),
        {"column": "Q4", "question": "years"},
    ]
    return canonical(mapping(questions, columns, id="_uuid", weight="w", cluster="psu"))


def mapped_tables(folder: Path) -> Sort:
    """Tables of rows that a mapping names, judged as an import does."""
    survey = read_study_survey(with_key(read_mapping(a_mapping()), seeded_door(1)))
    assert isinstance(survey, TableSurvey)
    path, layout = folder / "rows.csv", Layout(survey)
    rules = rules_for(survey, layout)

    def refused(judged: Judged | None) -> str:
        return "" if judged is None or judged.problem is None else str(judged.problem.code)

    def take(data: bytes) -> str:
        path.write_bytes(data)
        found = []
        for each in judge_table(str(path), survey, rules):
            if isinstance(each, Judged):
                found.append(refused(each))
                continue
            taken = dict(zip(each.batch.places.tolist(), each.batch.packed, strict=True))
            for place in range(each.batch.n):
                judged = each.judged(place)
                found.append(refused(judged))
                if place in taken:  # all together, and by itself
                    assert judged is not None
                    assert judged.response is not None
                    assert taken[place].tobytes() == layout.pack(judged.response)
        return next(filter(None, found), ACCEPTED)

    rows = [f"u{i},{1 + i % 2},{2 - i % 2},{'AB'[i % 2]},2,{20 + i},1.5,v{i % 3}" for i in range(8)]
    comma = "\n".join(["_uuid,Q1,Q2,g,Q3,Q4,w,psu", *rows, ""])
    return Sort((comma.encode(), comma.replace(",", ";").encode("utf-16")), take, whole=False)


def known_shares(_folder: Path) -> Sort:
    """Tables of known shares of a population."""
    survey = example_survey("bribery")

    def take(data: bytes) -> str:
        found = read_margins(data, survey)
        for margin in found.margins:
            assert len({answer for answer, _ in margin.shares}) == len(margin.shares)
        return str(found.problems[0].code) if found.problems else ACCEPTED

    table = "question,answer,share\narea,city,.5\narea,town,0.3\narea,country,.2\n"
    semicolons = table.replace(",", ";").replace(".", "0,")
    return Sort((table.encode(), semicolons.encode()), take, whole=False)


def studies(folder: Path) -> Sort:
    survey = bribery()
    path = folder / "a.study"
    with Study.create(path, example_path("bribery").read_bytes()) as study:
        offered = [file.write(one) for one in some_responses(survey, 20)]
        offered.append(offered[0].replace(b'"bribe":1', b'"bribe":0'))
        offered.append(offered[1].replace(b'"bribe":0', b'"bribe":1'))
        offered.append(b"no response")
        for number, data in enumerate(offered):
            (folder / f"{number}.response").write_bytes(data)
        result = import_paths(study, sorted(folder.glob("*.response")))
        assert (result.accepted, result.conflicts, len(result.refused)) == (20, 1, 1)
    valid = (path.read_bytes(),)

    def take(data: bytes) -> str:
        for old in folder.iterdir():
            old.unlink()
        path.write_bytes(data)
        with surveys_read_once():
            try:
                for for_writing in (False, True):
                    with Study.open(path, for_writing) as study:
                        assert study.n == len(list(study.responses())) == len(study.packed())
                        list(study.files())
                        list(study.conflicts())
                        estimate_study(study)
            finally:
                with suppress(Refused):
                    rescued = rescue(path)
                    reader = ResponseReader(read(rescued.survey_bytes))
                    for one in rescued.responses:
                        reader.read(file.write(one))
        return ACCEPTED

    return Sort(valid, take)


SORTS: dict[str, Callable[[Path], Sort]] = {
    "survey": surveys,
    "response": responses,
    "sealed response": sealed_responses,
    "inside of a sealed response": insides_of_sealed,
    "lines of responses": response_lines,
    "key": key_files,
    "sitting": sittings,
    "begun mark": begun_marks,
    "pins": pins,
    "settings": settings_files,
    "draft": drafts,
    "mapping": mappings,
    "table by a mapping": mapped_tables,
    "known shares": known_shares,
    "table of answers": tables,
    "study": studies,
}
