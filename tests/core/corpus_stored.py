"""Makes the bad studies and settings of the corpus: `python tests/core/corpus_stored.py`.

SQLite writes its own version into a study, and another version may lay out pages otherwise; a
study in the corpus tells by which it was made.
"""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Callable
from datetime import date
from pathlib import Path

from corpus_maker import CORPUS

from core.examples import example_path, example_survey
from core.privacy.procedures import Procedure
from core.response.file import Response, write
from core.study import Study, annotate, import_paths
from core.study.analyst_work import Choice
from core.study.schema import VERSION

SURVEY, SURVEY_BYTES = example_survey("bribery"), example_path("bribery").read_bytes()
PAGE = 4096


def made(number: int, area: int = 0) -> bytes:
    answers = {"bribe": number % 2, "area": area}
    return write(Response(f"{number:032x}", SURVEY.digest, answers, Procedure.SPINNER))


def valid_study(folder: Path) -> bytes:
    """A study of a few responses, a conflict decided on, a refused file, a note and an analysis."""
    files = {f"{number:032x}.response": made(number) for number in range(1, 13)}
    files |= {"other.response": made(3, area=1), "cut.response": made(4)[:40]}
    for name, data in files.items():
        (folder / name).write_bytes(data)
    path = folder / "valid.study"
    with Study.create(path, SURVEY_BYTES) as study:
        import_paths(study, [folder / name for name in files], today=date(2026, 1, 5))
        (conflict,) = study.conflicts()
        annotate.decide(study, conflict, Choice.FIRST, date(2026, 1, 6))
        annotate.note(study, "bribe", "asked twice in the north")
        annotate.log_analysis(study, {"questions": ["bribe"]}, date(2026, 1, 7))
    return path.read_bytes()


def by_sql(data: bytes, script: str, folder: Path) -> bytes:
    """The study after somebody else has changed it."""
    path = folder / "changed.study"
    path.write_bytes(data)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(script.replace("FIRST", FIRST))
    return path.read_bytes()


FIRST = "id=(SELECT min(id) FROM response)"
SCRIPTS = {
    "FORMAT-other-application": "PRAGMA application_id=7",
    "VERSION-newer": f"PRAGMA user_version={VERSION + 1}",
    "VERSION-zero": "PRAGMA user_version=0",
    "VERSION-negative": "PRAGMA user_version=-1",
    "VERSION-much-newer": "PRAGMA user_version=5",
    "SYNTAX-no-survey": "DELETE FROM study",
    "SYNTAX-two-surveys": "INSERT INTO study SELECT * FROM study",
    "SYNTAX-survey-as-text": "UPDATE study SET survey=CAST(survey AS TEXT)",
    "SYNTAX-survey-of-others": (
        "UPDATE study SET survey=CAST(replace(survey,'bribe','brxbe') AS BLOB)"
    ),
    "EMPTY-survey": "UPDATE study SET survey=x''",
    "DOMAIN-survey": "UPDATE study SET survey=CAST(replace(survey,'city','CITY') AS BLOB)",
    "SYNTAX-rehearsal": "UPDATE study SET rehearsal=1",
    "VERSION-no-table": "DROP TABLE offer",
    "VERSION-more-tables": "CREATE TABLE more(a)",
    "SYNTAX-view": "CREATE VIEW more AS SELECT 1",
    "SYNTAX-trigger": ("CREATE TRIGGER t AFTER INSERT ON response BEGIN DELETE FROM response; END"),
    "SYNTAX-column": "ALTER TABLE response ADD COLUMN time",
    "SYNTAX-report": "UPDATE response SET packed=x'01' WHERE FIRST",
    "SYNTAX-report-long": (
        "PRAGMA ignore_check_constraints=1; UPDATE response SET packed=x'0000' WHERE FIRST"
    ),
    "SYNTAX-id": "UPDATE response SET id=zeroblob(16) WHERE FIRST",
    "SYNTAX-day": "UPDATE response SET day=day+1 WHERE FIRST",
    "SYNTAX-named": "UPDATE response SET named=0 WHERE FIRST",
    "SYNTAX-reason-utf8": "UPDATE offer SET reason=CAST(x'ff' AS TEXT) WHERE code='SYNTAX'",
    "SYNTAX-reason": "UPDATE offer SET reason='' WHERE code='SYNTAX'",
    "SYNTAX-decision": "UPDATE decision SET choice='neither'",
    "SYNTAX-note": "UPDATE note SET text='asked once'",
    "SYNTAX-log": "UPDATE analysis SET looking='{}'",
    "SYNTAX-offered-bytes": "UPDATE offer SET content=x'00' WHERE code='CONFLICT'",
}


def studies() -> dict[str, bytes]:
    """Bad studies, each from the valid one by one change."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        valid = valid_study(folder)
        changed = {code: by_sql(valid, script, folder) for code, script in SCRIPTS.items()}
    flipped = bytearray(valid)
    flipped[valid.index((7).to_bytes(16, "big"))] ^= 4  # in a row's id
    return changed | {
        "valid": valid,
        "EMPTY-nothing": b"",
        "FORMAT-text": SURVEY_BYTES,
        "FORMAT-zeros": bytes(PAGE),
        "FORMAT-zip": b"PK\3\4" + valid[4:200],
        "SYNTAX-cut": valid[: len(valid) // 2],
        "SYNTAX-last-byte-missing": valid[:-1],
        "SYNTAX-page-lost": valid[:PAGE] + bytes(PAGE) + valid[2 * PAGE :],
        "SYNTAX-flipped-bit": bytes(flipped),
    }


def settings() -> dict[str, bytes]:
    """Bad settings."""
    return {
        "valid": b'{"theme":"dark","recent":["/a.study"],"window":[1024,640],"splitter":[200,800]}',
        "EMPTY-nothing": b"",
        "ENCODING-latin-1": b'{"recent":["\xff\xfe"]}',
        "ENCODING-utf-16": '{"theme":"dark"}'.encode("utf-16"),
        "SYNTAX-cut": b'{"theme":"dark","recent":["/a',
        "SYNTAX-garbage": b'{"theme":"dark"}}',
        "SCHEMA-list": b"[1,2]",
        "TYPE-theme": b'{"theme":7}',
        "TYPE-half-a-pair": b'{"recent":["\\ud800"]}',
        "TYPE-fraction": b'{"window":[1280.5,800]}',
        "NUMBER-nan": b'{"window":[NaN,800]}',
        "DOMAIN-theme": b'{"theme":"purple"}',
        "RANGE-too-large-for-a-screen": b'{"window":[99999999999,800]}',
        "RANGE-negative": b'{"window":[-5,800]}',
        "RANGE-three-sizes": b'{"window":[1,2,3]}',
        "RANGE-many-panels": b'{"splitter":[1,1,1,1,1,1,1,1,1]}',
        "SIZE-70-KB": b'{"recent":["' + b"a" * 70_000 + b'"]}',
        "DEPTH-brackets": b'{"x":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    }


KINDS: dict[str, tuple[str, Callable[[], dict[str, bytes]]]] = {
    "study": (".study", studies),
    "settings": (".json", settings),
}


def write_all() -> None:
    """Write both folders anew."""
    for kind, (suffix, make) in KINDS.items():
        folder = CORPUS / kind
        folder.mkdir(exist_ok=True)
        for path in folder.iterdir():
            path.unlink()
        for name, data in make().items():
            (folder / f"{name}{suffix}").write_bytes(data)


if __name__ == "__main__":
    write_all()
