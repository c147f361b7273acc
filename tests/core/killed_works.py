"""Does one kind of work again and again, killed at points from its first to its last touch.

Run as a program, so that what it needs is imported once and children are forked from it:
`killed_works.py WORK FOLDER POINTS`. Below FOLDER it leaves a folder for each point as the
killed work left it, and prints a JSON list of [folder, what was told last].
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from pathlib import Path

from killed_at import Tell, run, spread

import app.respondent.flow.way as flows
from app.respondent.flow.way import Page, RespondentFlow
from app.respondent.kiosk.files import KioskFiles
from core.examples import example_path, example_survey
from core.files import canonical
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM
from core.response.file import Response, write
from core.response.sitting import Sitting
from core.response.steps import keep
from core.response.store import SittingStore, Store
from core.study import Study, annotate, import_paths
from core.study.analyst_work import Choice
from core.survey import Survey, read

VALID = Path(__file__).resolve().parents[1] / "corpus" / "valid"
SURVEYS = {"plain": Path(str(example_path("bribery"))), "sealed": VALID / "sealed.survey"}
N_BEFORE, N_FILES = 150, 16


def responses() -> list[Response]:
    """Return responses whose ids are spread over the pages of a study, as random ids are."""
    survey = example_survey("bribery")
    made = []
    for number in range(N_BEFORE + N_FILES):
        answers = {"bribe": number % 2, "area": number % 3}
        id_ = f"{number * 0x9E3779B97F4A7C15 % 2**64:016x}" * 2
        made.append(Response(id_, survey.digest, answers, Procedure.SPINNER))
    return made


def make_import(folder: Path) -> None:
    """Make a study that holds some responses, and a folder of files that it does not hold."""
    (folder / "in").mkdir()
    made = responses()
    lines = folder / "before.jsonl"
    lines.write_bytes(b"".join(map(write, made[:N_BEFORE])))
    for response in made[N_BEFORE:]:
        (folder / "in" / response.file_name).write_bytes(write(response))
    (folder / "in" / "bad.response").write_bytes(b"{")
    with Study.create(folder / "a.study", SURVEYS["plain"].read_bytes()) as study:
        import_paths(study, [lines])
    lines.unlink()


def do_import(folder: Path, tell: Tell) -> None:
    """Import, and tell when it is done."""
    with Study.open(folder / "a.study") as study:
        import_paths(study, [folder / "in"])
        tell(1)


def make_conflict(folder: Path) -> None:
    """Make a study with a conflict, on which was decided before."""
    made = responses()[:40]
    other = replace(made[7], answers={"bribe": 0, "area": 0})
    lines = folder / "in.jsonl"
    lines.write_bytes(b"".join(map(write, [*made, other])))
    with Study.create(folder / "a.study", SURVEYS["plain"].read_bytes()) as study:
        import_paths(study, [lines])
        annotate.decide(study, next(study.conflicts()), Choice.NEITHER)
    lines.unlink()


def do_decide(folder: Path, tell: Tell) -> None:
    """Decide otherwise, and tell when it is done."""
    with Study.open(folder / "a.study") as study:
        annotate.decide(study, next(study.conflicts()), Choice.SECOND)
        tell(1)


def do_create(folder: Path, _: Tell) -> None:
    """Make a study."""
    Study.create(folder / "a.study", SURVEYS["plain"].read_bytes()).close()


def answer(folder: Path, survey: Survey) -> None:
    """Answer a survey and save, or go on where it was left."""
    flow = RespondentFlow(survey, SittingStore(folder / "sittings"), SYSTEM)
    if flow.past:
        flow.resume(flow.past[0])
    while flow.step.page is not Page.REVIEW:
        question = flow.question
        if flow.step.page is Page.RETURNING:
            flow.another_person()
        if question is not None and question.id not in flow.answers:
            if question.sensitive:
                flow.answer_spinner(question, 1)
            else:
                flow.answer_clear(question, 1)
        flow.forward()
    flow.save(folder / "out")


def do_draw(folder: Path, tell: Tell) -> None:
    """Go to the first question of a survey that draws it from ten, and tell which it is."""
    survey = some_survey()
    flow = RespondentFlow(survey, SittingStore(folder / "sittings"), SYSTEM)
    while not flow.step.question:
        flow.forward()
    tell(1 + survey.questions.index(survey.question(flow.step.question)))
    flow.answer_spinner(survey.question(flow.step.question), 1)


def do_draw_early(folder: Path, tell: Tell) -> None:
    """As `do_draw`, planted: which question it is is told before that is kept."""

    def telling(begun: Sitting, store: Store, seen: Collection[str] = ()) -> frozenset[str]:
        drawn = begun.drawn.questions[0] if begun.drawn is not None else ""
        tell(1 + survey.questions.index(survey.question(drawn)))
        return keep(begun, store, seen)

    survey = some_survey()
    flows.keep = telling  # type: ignore[attr-defined]
    do_draw(folder, tell)


def some_survey() -> Survey:
    """Return a survey that asks each person one of ten questions."""
    content = json.loads(SURVEYS["plain"].read_bytes())
    asked = content["questions"][0]
    ids = [f"q{place}" for place in range(10)]
    content["questions"] = [{**asked, "id": id_} for id_ in ids]
    content["sample"] = [{"questions": ids, "ask": 1}]
    return read(canonical.write(content))


def do_save(folder: Path, _: Tell) -> None:
    """Answer and save."""
    answer(folder, read(SURVEYS["plain"].read_bytes()))


def do_seal(folder: Path, _: Tell) -> None:
    """Answer and save a sealed response."""
    answer(folder, read(SURVEYS["sealed"].read_bytes()))


def make_outbox(folder: Path) -> None:
    """Put the files of some people there, and one that somebody else wrote."""
    (folder / "out").mkdir()
    for response in responses()[:4]:
        (folder / "out" / response.file_name).write_bytes(write(response))
    (folder / "out" / "foreign.response").write_bytes(b"{}")


def do_reorder(folder: Path, _: Tell) -> None:
    """Note the files of a kiosk, then write them anew in random order."""
    files = KioskFiles(folder / "out", folder)
    for response in responses()[:4]:
        files.add(response.id)
    files.reorder(SYSTEM)


def do_write(folder: Path, _: Tell) -> None:
    """Write eight bytes past all that Python tells of but the opening."""
    file = os.open(folder / "file", os.O_WRONLY | os.O_CREAT)
    os.write(file, b"12345678")
    os.close(file)


def nothing(_: Path) -> None:
    """Work that starts in an empty folder."""


WORKS: dict[str, tuple[Callable[[Path], None], Callable[[Path, Tell], None]]] = {
    "import": (make_import, do_import),
    "decide": (make_conflict, do_decide),
    "create": (nothing, do_create),
    "draw": (nothing, do_draw),
    "draw told early": (nothing, do_draw_early),
    "save": (nothing, do_save),
    "seal": (nothing, do_seal),
    "reorder": (make_outbox, do_reorder),
    "write": (nothing, do_write),
}


def main(work: str, root: Path, points: int) -> None:
    """Do the work to its end twice, to import what it needs and to count; then kill it."""
    make, do = WORKS[work]
    start = root / "start"
    start.mkdir()
    make(start)

    def fresh(name: str) -> Path:
        return Path(shutil.copytree(start, root / name))

    do(fresh("whole"), lambda _: None)
    whole = run(partial(do, fresh("counted")))
    left = []
    for at in spread(whole.touches, points):
        folder = fresh(f"at-{at}")
        ended = run(partial(do, folder), at)
        if not ended.killed:
            raise RuntimeError(f"the work ended before its touch {at}")
        left.append([folder.name, ended.told])
    sys.stdout.write(json.dumps(left))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
