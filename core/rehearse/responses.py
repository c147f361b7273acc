"""The responses that people with known answers would have saved, drawn in bulk."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from core.files.disk import CONSTANT_TIME, make_folder, unwritten
from core.lazy import np
from core.privacy.forms import Report
from core.privacy.procedures import Procedure
from core.privacy.randomness import SYSTEM, Door
from core.progress import Progress, silent
from core.rehearse.people import People, places, write_truth
from core.response.drawing import Drawn, draw
from core.response.file import Response, write
from core.survey.model import Question, Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

_AT_ONCE = 4096


def seeded_door(seed: int | None) -> Door:
    """Return a door whose draws repeat with the seed; the operating system's for None.

    >>> seeded_door(7).below(10) == seeded_door(7).below(10)
    True
    """
    return SYSTEM if seed is None else Door(np.random.default_rng(seed).bytes)


def rehearse(
    survey: Survey, people: People, seed: int | None, procedure: Procedure | None = None
) -> Iterator[Response]:
    """Draw everybody's rehearsed response, in the order of the people, of what they are asked.

    The same seed gives the same responses, ids included; None draws from the operating
    system. `procedure` is written into those that name one, by default the survey's first:
    all have the same chances. Raises ValueError for a procedure that the survey does not offer.

    >>> from core.examples import example_survey
    >>> from core.rehearse.people import invent
    >>> survey = example_survey("bribery")
    >>> [list(response.answers) for response in rehearse(survey, invent(survey, 2, seed=7), seed=7)]
    [['bribe', 'area'], ['bribe', 'area']]
    """
    offered = survey.procedures
    if procedure is not None and procedure not in offered:
        raise ValueError(f"The survey does not offer {procedure}; choose another procedure")
    named = procedure or (offered[0] if offered else None)
    door = seeded_door(seed)
    for start in range(0, people.n, _AT_ONCE):
        rows = slice(start, min(start + _AT_ONCE, people.n))
        size = rows.stop - rows.start
        ids = door.random_bytes(16 * size).hex()
        answers: list[dict[str, Report]] = [{} for _ in range(size)]
        drawn = [draw(survey, door) for _ in range(size)] if survey.samples else []
        for question in survey.questions:
            known = people.answers[question.id]
            who = np.flatnonzero(known.given[rows] & _drawn_by(question, survey, drawn, size))
            reports = draw_reports(question, known.values[rows][who], door)
            if question.ask is not None:
                reports = _with_asked(reports, [drawn[i] for i in who.tolist()], question)
            for i, report in zip(who.tolist(), question.form.written(reports), strict=True):
                answers[i][question.id] = report
        for i, given in enumerate(answers):
            response_id = ids[32 * i : 32 * i + 32]
            yield Response(response_id, survey.digest, given, named, rehearsal=True)


def draw_reports(
    question: Question, truths: NDArray[np.int64], door: Door
) -> NDArray[np.int64 | np.bool_]:
    """Draw the packed reports of many people; in the clear their truths are what is saved.

    Truths of shape (n,) or, for many-of, (n, k). Returns (n,) of numbers or (n, k) of bits.
    """
    if question.channel is None:
        return places(question, truths).astype(np.int64)
    mechanism = question.drawn_by
    if question.multiple:
        columns = [mechanism.draw_many(column, door) for column in truths.T]
        return np.stack(columns, axis=1)
    return mechanism.draw_many(places(question, truths), door)


def _drawn_by(
    question: Question, survey: Survey, drawn: Sequence[Drawn | None], size: int
) -> NDArray[np.bool_]:
    """Tell of which people a question was drawn, or is asked whatever is drawn; (size,)."""
    if not drawn or question.id not in survey.blocks:
        return np.ones(size, dtype=np.bool_)
    return np.array([each is not None and each.asks(question, survey) for each in drawn])


def _with_asked(
    reports: NDArray[np.int64 | np.bool_], drawn: Sequence[Drawn | None], question: Question
) -> NDArray[np.int64 | np.bool_]:
    """Return bits of all options, (n, k), with those not drawn as 0, and which were, (n, 2k)."""
    asked = np.zeros(reports.shape, dtype=np.int64)
    for i, each in enumerate(drawn):
        asked[i, list(each.options[question.id] if each is not None else ())] = 1
    return np.concatenate([reports.astype(np.int64) * asked, asked], axis=1)


def write_responses(
    responses: Iterable[Response], folder: Path, total: int, report: Progress = silent
) -> int:
    """Write each response as a file of its id, whole or not at all; return how many.

    Not synced one by one, since rehearsed responses can be drawn again. `report` is told
    (written, total) and may raise `Cancelled`: what was written so far stays. Raises `Refused`
    (IO).
    """
    make_folder(folder)
    done = 0
    try:
        for response in responses:
            _write_file(folder, response)
            done += 1
            if done % 64 == 0:
                report(done, total)
    except OSError as error:
        raise unwritten(folder, error) from error
    report(done, total)
    return done


def write_rehearsal(
    survey: Survey,
    people: People,
    responses: Iterable[Response],
    folder: Path,
    report: Progress = silent,
) -> int:
    """Write the responses of these people, and their truths as truth.csv; return how many.

    Raises `Refused` (IO), and whatever `report` raises.
    """
    done = write_responses(responses, folder, people.n, report)
    write_truth(people, survey, folder / "truth.csv")
    return done


def _write_file(folder: Path, response: Response) -> None:
    path = os.path.join(folder, response.file_name)
    temporary = path + ".part"
    try:
        with open(temporary, "wb") as file:
            file.write(write(response))
        with contextlib.suppress(OSError):
            os.utime(temporary, (CONSTANT_TIME, CONSTANT_TIME))
        os.replace(temporary, path)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
