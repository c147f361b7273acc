"""A person who answers and saves, killed at the n-th touch of the disk: run as a program.

Arguments: folder, survey file, n; n = 0 lives.
"""

import os
import signal
import sys
from pathlib import Path

from app.flows.respondent import Page, RespondentFlow
from core.randomness import SYSTEM
from core.sitting import SittingStore
from core.survey import read

TOUCHES = {"open", "os.rename", "os.link", "os.remove", "os.mkdir", "os.utime", "os.chmod"}


def kill_at(folder: Path, number: int) -> None:
    """Kill this process at the n-th event that touches the folder."""
    left = number

    def hook(event: str, arguments: tuple[object, ...]) -> None:
        nonlocal left
        if event in TOUCHES and str(folder) in str(arguments[0]):
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(hook)


def answer(folder: Path, survey_path: Path) -> None:
    survey = read(survey_path.read_bytes())
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


if __name__ == "__main__":
    place, number = Path(sys.argv[1]), int(sys.argv[3])
    if number:
        kill_at(place, number)
    answer(place, Path(sys.argv[2]))
