"""Two people, one report: what their processes leave is compared byte for byte.

Each answers the same survey through the real window with another truth, and with draws that
give the same report. Whatever differs then tells the truth.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from multiprocessing import forkserver
from pathlib import Path
from typing import Any

import pytest
from coupled_person import KIOSK, PREVIEW, sit
from memory_search import DIGIT, masked
from own_process import environment
from patience import LONGEST
from system_calls import changes, tracing

from core.files import canonical
from core.files.disk import CONSTANT_TIME

Content = dict[str, Any]
Measured = tuple[list[float], list[float]]
Truth = int | list[int]
PLACE = 2**52  # where in its sector the wheel stops

# Where there is a way to, people are forked from one process that has loaded the program.
_CAN_FORK = "forkserver" in multiprocessing.get_all_start_methods()
_PEOPLE: Any = multiprocessing.get_context("forkserver" if _CAN_FORK else "spawn")
_PEOPLE.set_forkserver_preload(["coupled_ready"])


def _start_server() -> None:
    """Start that process where its modules are found: it knows nothing of the path of this one."""
    if _CAN_FORK:
        with pytest.MonkeyPatch.context() as patched:
            patched.setenv("PYTHONPATH", os.pathsep.join(sys.path))
            forkserver.ensure_running()


@dataclass(frozen=True)
class Way:
    """What a person would truly answer, question by question, and how the draws fall.

    Of a question in `slips` the other word is pressed and exchanged; the chance of one in
    `cut_short` is started, and the survey left and opened again; in place of a clear answer the
    one in `wavers` is chosen first, and not confirmed. Practice is answered as if it were asked
    like the first question.
    """

    truths: dict[str, Truth]
    tape: list[int]
    slips: tuple[str, ...] = ()
    cut_short: tuple[str, ...] = ()
    wavers: dict[str, Truth] = field(default_factory=dict)


@dataclass(frozen=True)
class Case:
    """A survey, and two ways to one report; looked at after every page, or at `looks` alone."""

    survey: Content
    one: Way
    other: Way
    reports: Content = field(default_factory=dict)
    plant: str = ""
    looks: tuple[str, ...] | None = None
    scene: str = ""  # the person's own window, a kiosk, or a preview, which saves no report
    traced: bool = False  # by the system; each of the two then loads the program

    def with_plant(self, name: str) -> Case:
        return replace(self, plant=name)


@dataclass(frozen=True)
class Trace:
    """All that one person's process leaves, by aspect; what differs by chance is measured.

    `measures` are of each question, from the press that hands the answer over to the next page.
    """

    aspects: dict[str, object]
    answers: Content
    measures: dict[str, list[float]]

    def differs_from(self, other: Trace) -> dict[str, list[object]]:
        """Return where two traces differ, by aspect, with what each has that the other lacks."""
        found: dict[str, list[object]] = {}
        for name, mine in self.aspects.items():
            theirs = other.aspects[name]
            if mine != theirs:
                found[name] = [_only_in(mine, theirs), _only_in(theirs, mine)]
        return found


def _only_in(one: object, other: object) -> object:
    """Return the part of a value that another does not share, to be read in a failure."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {
            key: _only_in(value, other[key]) if key in other else value
            for key, value in one.items()
            if key not in other or other[key] != value
        }
    if isinstance(one, list) and isinstance(other, list):
        return [value for value in one if value not in other] or one
    return one


def _hidden(truth: Truth) -> Truth | dict[str, str]:
    """Mask a number that is long enough to be looked for in memory."""
    return masked(truth) if isinstance(truth, int) and truth.bit_length() > DIGIT else truth


def _order_in(folder: Path) -> list[str]:
    """Names as the folder itself lists them: of many file systems, as they were made."""
    return [entry.name for entry in os.scandir(folder)]


def differences(case: Case, folder: Path) -> dict[str, list[object]]:
    """Answer twice and compare; {} where nothing tells the two people apart."""
    one, other = both_traces(case, folder)
    return one.differs_from(other)


MEASURES = ("seconds", "repaints", "timers")
LEAST_CHANCE = 1e-6


def by_truth(case: Case, one: Trace, other: Trace) -> list[Measured]:
    """Return the measures of each pair of answers, those of the lesser true answer first.

    Both answers to a question have one form, whole numbers or lists of them.
    """
    pairs: list[Measured] = []
    for id_, mine in one.measures.items():
        truths = case.one.truths[id_], case.other.truths[id_]
        if truths[0] != truths[1]:
            theirs = other.measures[id_]
            is_lesser = truths[0] < truths[1]  # type: ignore[operator]
            pairs.append((mine, theirs) if is_lesser else (theirs, mine))
    return pairs


def chances(pairs: Sequence[Measured]) -> dict[str, float]:
    """Return for each measure the p of a test of Kolmogorov and Smirnov on the two samples.

    That a true answer is the lesser of two is as likely for the person of whom something took
    longer by chance as for the other.
    """
    from scipy.stats import ks_2samp  # no person's process needs it

    lesser, greater = (zip(*side, strict=True) for side in zip(*pairs, strict=True))
    return {
        measure: float(ks_2samp(one, other).pvalue)
        for measure, one, other in zip(MEASURES, lesser, greater, strict=True)
    }


def both_traces(case: Case, folder: Path) -> tuple[Trace, Trace]:
    """Let two people answer, each in a process and a home of their own.

    They sit side by side; at a kiosk, whose outbox is named on pages and in names of files, one
    after the other in one place.
    """
    if case.scene == KIOSK:
        return _in_one_place(case, case.one, folder), _in_one_place(case, case.other, folder)
    one, other = (_Sitting(case, way, folder / name) for way, name in _people(case))
    return one.trace(), other.trace()


def _in_one_place(case: Case, way: Way, folder: Path) -> Trace:
    place = folder / "person"
    trace = _Sitting(case, way, place).trace()
    for left in (place, place.with_name(f"outside-{place.name}")):
        shutil.rmtree(left)
    return trace


def _people(case: Case) -> tuple[tuple[Way, str], tuple[Way, str]]:
    # The names are of one length, as the layout of a page could depend on it.
    return (case.one, "one-person"), (case.other, "two-person")


def _begun(working: Path, outside: Path, variables: dict[str, str]) -> Callable[[], int | None]:
    """Let a person sit down; what is returned waits for the end and returns its code."""
    _start_server()
    process = _PEOPLE.Process(target=sit, args=(working, outside, variables))
    process.start()

    def end() -> int | None:
        process.join(LONGEST)
        process.kill()  # where it hangs
        process.join()
        code: int | None = process.exitcode
        return code

    return end


def _begun_traced(
    record: Path, working: Path, outside: Path, variables: dict[str, str]
) -> Callable[[], int]:
    """As `_begun`, traced by the system."""
    program = Path(__file__).with_name("coupled_traced.py")
    command = [*tracing(record), sys.executable, str(program), str(working), str(outside)]
    process = subprocess.Popen(command, env=variables, stdin=subprocess.DEVNULL)

    def end() -> int:
        try:
            return process.wait(LONGEST)
        except subprocess.TimeoutExpired:
            process.kill()
            return process.wait()

    return end


class _Sitting:
    """One person's process, from its start to all that it left."""

    def __init__(self, case: Case, way: Way, base: Path) -> None:
        self._base, self._scene = base, case.scene
        self._outside = base.with_name(f"outside-{base.name}")
        for place in (base, self._outside):
            place.mkdir(parents=True)
        survey, scenario = self._outside / "asked.survey", self._outside / "scenario.json"
        survey.write_bytes(canonical.write(case.survey))
        if case.scene == KIOSK:
            (base / "outbox").mkdir()
        content = {
            "survey": str(survey),
            "scene": case.scene,
            **asdict(way),
            "truths": {id_: _hidden(truth) for id_, truth in way.truths.items()},
            "plant": case.plant,
            "looks": case.looks,
            "base": str(base),
        }
        scenario.write_text(json.dumps(content), encoding="utf-8")
        self._begun = time.time()
        working = base / "cwd"
        working.mkdir()
        self._calls = self._outside / "calls" if case.traced else None
        begin = _begun if self._calls is None else partial(_begun_traced, self._calls)
        self._end = begin(working, self._outside, environment(base))

    def trace(self) -> Trace:
        code = self._end()
        output = [(self._outside / name).read_text("utf-8") for name in ("out", "err")]
        assert code == 0, output
        written = self._without_place((self._outside / "trace.json").read_bytes())
        looks = json.loads(written)
        found = [self._base, *self._base.rglob("*")]
        files = {str(p.relative_to(self._base)): self._fate(p) for p in found}
        aspects: dict[str, object] = {
            "files": dict(sorted(files.items())),
            "order": {str(p.relative_to(self._base)): _order_in(p) for p in found if p.is_dir()},
            "output": output,
            "draws": looks["draws"],
            "touched": looks["touched"],
            "frames": looks["frames"],
        }
        if self._calls is not None:
            called = changes(self._calls.read_text("utf-8"))
            aspects["system calls"] = [self._without_place(c.encode()).decode() for c in called]
        for look in looks["left"]:
            where = look.pop("where")
            aspects |= {f"{name} {where}": value for name, value in look.items()}
        answers = {}
        if self._scene != PREVIEW:
            response = min(self._base.rglob("*.response"))
            answers = json.loads(response.read_bytes())["answers"]
        return Trace(aspects, answers, looks["measures"])

    def _fate(self, path: Path) -> list[object]:
        """Kind and rights, time, and content of a file. A time of this run is told as 'now'."""
        status = os.lstat(path)
        now = status.st_mtime >= self._begun - 5
        when = "now" if now else status.st_mtime_ns - CONSTANT_TIME * 10**9
        content = self._without_place(path.read_bytes()).hex() if path.is_file() else ""
        if path.suffix == ".lock":  # of the process that holds it
            content = ""
        return [oct(status.st_mode), when, content]

    def _without_place(self, data: bytes) -> bytes:
        """Take the names of this person's folders out: they are the only thing of their own."""
        for place in (self._outside, self._base):
            data = data.replace(str(place).encode(), b"PLACE")
        return data
