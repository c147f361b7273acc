"""One of two programs that answer a survey at once: python two_windows_script.py FOLDER NAME

Waits for the file `go`, answers as far as it may, and writes what it drew and was told.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "core"), str(HERE.parent.parent)]

from app.respondent.flow.way import Page, RespondentFlow  # noqa: E402
from core.privacy.randomness import SYSTEM  # noqa: E402
from core.response.store import SittingStore  # noqa: E402
from core.response.store_errors import NotKeptError, Why  # noqa: E402
from core.survey import read  # noqa: E402


def main(folder: Path, name: str) -> None:
    survey = read((folder / "a.survey").read_bytes())
    flow = RespondentFlow(survey, SittingStore(folder / "kept"), SYSTEM)
    started: list[str] = []
    told: list[str] = []
    (folder / f"{name}.ready").touch()
    while not (folder / "go").exists():
        time.sleep(0.0005)
    for _ in range(400):
        try:
            if flow.step.page is Page.RETURNING:
                told.append("returning")
                flow.resume(flow.past[0])
            question = flow.question
            if flow.step.page is Page.REVIEW:
                flow.save(folder / "out")
                break
            if question is not None and question.id not in flow.answers:
                if not flow.may_start(question):
                    told.append("no start")
                    break
                flow.spin(question)
                started.append(question.id)
                flow.answer_spinner(question, int(name == "a"))
            flow.forward()
        except NotKeptError as refused:
            told.append(refused.why.value)
            time.sleep(0.002)  # as a person presses again
            if refused.why is Why.BUSY and question_started(flow):
                settle(flow, int(name == "a"), told)
    result = {"started": started, "told": told, "answers": dict(flow.answers)}
    (folder / f"{name}.json").write_text(json.dumps(result), "utf-8")


def question_started(flow: RespondentFlow) -> bool:
    """Tell whether the wheel of the page was spun here, and waits for its word."""
    question = flow.question
    return question is not None and question.id not in flow.answers and flow.starts(question) > 0


def settle(flow: RespondentFlow, word: int, told: list[str]) -> None:
    """Press the word again until it is kept, or said why not."""
    question = flow.question
    for _ in range(400):
        if question is None or question.id in flow.answers:
            return
        try:
            flow.answer_spinner(question, word)
        except NotKeptError as refused:
            told.append(refused.why.value)
            if refused.why is not Why.BUSY:
                return
            time.sleep(0.002)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
