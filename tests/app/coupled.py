"""Two people, one report: what their processes leave is compared byte for byte.

Each answers the same survey through the real window with another truth, and with draws that
give the same report. Whatever differs then tells the truth.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
import time
from dataclasses import asdict, dataclass, field, replace
from multiprocessing import forkserver
from pathlib import Path
from typing import Any

import pytest
from coupled_person import sit
from own_process import environment
from patience import LONGEST

from core.files import canonical
from core.files.disk import CONSTANT_TIME

Content = dict[str, Any]
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
    plant: str = ""
    looks: tuple[str, ...] | None = None

    def with_plant(self, name: str) -> Case:
        return replace(self, plant=name)


@dataclass(frozen=True)
class Trace:
    """All that one person's process leaves, by aspect."""

    aspects: dict[str, object]
    answers: Content

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


def differences(case: Case, folder: Path) -> dict[str, list[object]]:
    """Answer twice and compare; {} where nothing tells the two people apart."""
    one, other = both_traces(case, folder)
    return one.differs_from(other)


def both_traces(case: Case, folder: Path) -> tuple[Trace, Trace]:
    """Let two people answer side by side, each in a process and a home of their own."""
    one, other = (_Sitting(case, way, folder / name) for way, name in _people(case))
    return one.trace(), other.trace()


def _people(case: Case) -> tuple[tuple[Way, str], tuple[Way, str]]:
    # The names are of one length, as the layout of a page could depend on it.
    return (case.one, "one-person"), (case.other, "two-person")


class _Sitting:
    """One person's process, from its start to all that it left."""

    def __init__(self, case: Case, way: Way, base: Path) -> None:
        self._base = base
        self._outside = base.with_name(f"outside-{base.name}")
        for place in (base, self._outside):
            place.mkdir(parents=True)
        survey, scenario = self._outside / "asked.survey", self._outside / "scenario.json"
        survey.write_bytes(canonical.write(case.survey))
        content = {
            "survey": str(survey),
            **asdict(way),
            "plant": case.plant,
            "looks": case.looks,
            "base": str(base),
        }
        scenario.write_text(json.dumps(content), encoding="utf-8")
        self._begun = time.time()
        working = base / "cwd"
        working.mkdir()
        about = (working, self._outside, environment(base))
        _start_server()
        self._process = _PEOPLE.Process(target=sit, args=about)
        self._process.start()

    def trace(self) -> Trace:
        self._process.join(LONGEST)
        self._process.kill()  # where it hangs
        self._process.join()
        output = [(self._outside / name).read_text("utf-8") for name in ("out", "err")]
        assert self._process.exitcode == 0, output
        written = self._without_place((self._outside / "trace.json").read_bytes())
        looks = json.loads(written)
        files = {str(p.relative_to(self._base)): self._fate(p) for p in self._base.rglob("*")}
        aspects: dict[str, object] = {
            "files": dict(sorted(files.items())),
            "output": output,
            "draws": looks["draws"],
            "touched": looks["touched"],
            "frames": looks["frames"],
        }
        for look in looks["left"]:
            where = look.pop("where")
            aspects |= {f"{name} {where}": value for name, value in look.items()}
        response = min(self._base.rglob("*.response"))
        return Trace(aspects, json.loads(response.read_bytes())["answers"])

    def _fate(self, path: Path) -> list[object]:
        """Kind and rights, time, and content of a file. A time of this run is told as 'now'."""
        status = os.lstat(path)
        now = status.st_mtime >= self._begun - 5
        when = "now" if now else status.st_mtime_ns - CONSTANT_TIME * 10**9
        content = self._without_place(path.read_bytes()).hex() if path.is_file() else ""
        return [oct(status.st_mode), when, content]

    def _without_place(self, data: bytes) -> bytes:
        """Take the names of this person's folders out: they are the only thing of their own."""
        for place in (self._outside, self._base):
            data = data.replace(str(place).encode(), b"PLACE")
        return data
