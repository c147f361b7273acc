"""A day at a kiosk: 5,000 people one after another in one window, for 24 hours that are simulated.

    PYTHONPATH=.:packaging:tests/app:tests/core:tests/benchmarks python -m kiosk_day [PEOPLE]

Most answer and save; some leave, before anything was drawn or after it, some are silent until they
are let go, and some come back and are let on by the PIN. What each does is given by the number of
the hundred that it is in. After every hundred the files are moved to a stick and counted, as the
kiosk knows each until then; everything of the people before must be gone, and memory is measured:
what the system gave, and how many blocks Python has in use, strings included, which no count of
objects shows. The figures are kept in packaging/proofs/record after each hundred, so that a day
that is cut short is told as far as it went.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from kiosk_stand import be_silent, making, stand
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from respondent_driver import settle
from virtual_time import VirtualTimer, let_pass

from app.kit import memory
from app.respondent.kiosk.file_moving import response_files
from app.respondent.kiosk.flow import KioskFlow
from app.respondent.kiosk.setup_rows import ChosenSurvey
from app.respondent.kiosk.sitting import KioskSitting
from app.respondent.scaffold import dead_time
from app.shell.gui import make_application
from app.theme import Theme
from core.examples import example_survey
from core.privacy.randomness import SYSTEM
from core.survey import Survey, digest_words
from proofs.outcome import commit_of
from proofs.parts import KIOSK, Part

ROOT = Path(__file__).resolve().parents[2]
PEOPLE, HUNDRED = 5_000, 100
BETWEEN = 24 * 3600 / PEOPLE  # simulated seconds from one person to the next
SURVEY = example_survey("bribery-languages")
MOST_KIB = 2 * 1024  # more than after the second hundred
MOST_BLOCKS = 5  # more for each person since then
GROWN = {"KiB": "KiB more than after the second hundred", "blocks": "blocks of Python more"}


class Clock:
    """Seconds that pass when somebody comes."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Day:
    """The kiosk, and what the people at it do."""

    def __init__(self, folder: Path) -> None:
        self.clock = Clock()
        theme = Theme(make_application(), pinned="light", reduced_motion=True)
        private = folder / "data" / "kiosk"

        def make(survey: Survey, outbox: Path, languages: Sequence[str]) -> KioskFlow:
            return KioskFlow(survey, outbox, private, languages=languages, clock=self.clock)

        made = replace(making(private, ChosenSurvey(SURVEY)), make=make)
        self.kiosk = stand(theme, None, folder, SURVEY, painted=True, made=made)
        self.kiosk.set_up()
        self.saved = self.gone = 0
        self._stick = folder / "stick"
        self._stick.mkdir()

    def person(self, random: Random) -> None:
        """Let one person come, do something, and go."""
        kiosk, does = self.kiosk, random.random()
        self.clock.now += BETWEEN
        let_pass(round(1000 * BETWEEN))
        if does < 0.75:
            kiosk.answer()
            kiosk.click("save_button")
            self.saved += 1
            if random.random() < 0.5:
                kiosk.click("forward_button")
            else:
                self._silent()
            return
        self.gone += 1
        if does < 0.8:
            kiosk.start_to_question()
            self._leave()
        elif does < 0.85:
            kiosk.answer()
            self._leave()
        elif does < 0.9:
            kiosk.answer()
            self._silent()
        else:
            kiosk.answer()
            self._leave()
            kiosk.say_who("same_button")
            kiosk.answer_on()
            kiosk.click("save_button")
            kiosk.click("forward_button")
            self.saved += 1
            return
        if not kiosk.has("start_button"):
            kiosk.say_who("next_button")

    def carry_away(self) -> int:
        """Move the files to the stick, as a field worker does; return how many are there."""
        self.kiosk.view._flow.empty(self._stick, SYSTEM)
        return len(response_files(self._stick))

    def _leave(self) -> None:
        self.kiosk.click("leave_button")
        if self.kiosk.has("confirm_button"):
            self.kiosk.click("confirm_button")

    def _silent(self) -> None:
        """Touch nothing until the kiosk goes back by itself."""
        be_silent(self.kiosk)
        countdown = self.kiosk.view._countdown
        while countdown._clock.isActive():
            countdown.count()
        settle()


def part(people: int, hundreds: Sequence[Mapping[str, Any]]) -> Part:
    """Tell how many of these people came, and how memory went from the second hundred on.

    In the first hundred things are made that stay.
    """
    first, last = hundreds[min(1, len(hundreds) - 1)], hundreds[-1]
    counts = {
        "came": last["people"],
        "files saved": last["saved"],
        "hours simulated": round(last["hours"]),
    }
    more = {name: last[each] - first[each] for each, name in GROWN.items()}
    may_be = (MOST_KIB, MOST_BLOCKS * (last["people"] - first["people"]))
    faults = (
        f"{n:,} {name}" for (name, n), most in zip(more.items(), may_be, strict=True) if n > most
    )
    return Part(f"{people:,} people", counts, more, tuple(faults))


def resident() -> int:
    """Return the resident memory in KiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE") // 1024


def rested() -> None:
    """Let all go that is to be deleted."""
    for _ in range(3):
        settle()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()


def main(people: int) -> int:
    gc.disable()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    digest_words.COST = 2
    patch.object(dead_time, "QTimer", VirtualTimer).start()
    patch("app.kit.tasks._PAINTED", 0).start()
    hundreds: list[dict[str, Any]] = []
    commit = commit_of(ROOT)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="candor-kiosk-") as place:
        day = Day(Path(place))
        for hundred in range(people // HUNDRED):
            random = Random(hundred)  # noqa: S311 - it has to repeat
            for _ in range(HUNDRED):
                day.person(random)
                memory.collect_due()
            assert day.carry_away() == day.saved
            assert day.kiosk.files() == []
            rested()
            assert day.kiosk.view.findChildren(KioskSitting) == []
            assert day.kiosk.kept() == [], "something of the people before is left"
            hundreds.append(
                {
                    "people": HUNDRED * (hundred + 1),
                    "saved": day.saved,
                    "hours": round(day.clock.now / 3600, 1),
                    "KiB": resident(),
                    "blocks": sys.getallocatedblocks(),
                    "widgets": len(QApplication.allWidgets()),
                }
            )
            found = KIOSK.keep(str(people), part(people, hundreds), commit)
            print(hundreds[-1], f"{time.monotonic() - begun:.0f} s", flush=True)
        print(found.figure(), flush=True)
    os._exit(1 if found.faults else 0)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else PEOPLE)
