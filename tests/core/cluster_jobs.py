"""Studies and jobs for a cluster."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pandas as pd
from many_responses import BRIBERY, made
from response_tables import row_of

from core.examples import example_path
from core.facts.errors import Code
from core.grammar import filters
from core.many_machines.estimate import Total
from core.many_machines.part_counts import Job
from core.response.file import write
from core.study import Study, import_paths
from core.study.results import respondents, tally_questions
from core.study.selection import Selection

SURVEY = example_path("bribery").read_bytes()


def alone(paths: Sequence[Path], job: Job) -> Total:
    """What one machine finds."""
    with Study.in_memory(job.survey) as study:
        result = import_paths(study, paths)
        where = filters.read(job.where) if job.where else None
        tallies = tally_questions(study, Selection(where, job.weight), only=job.only, by=job.by)
        refused: dict[Code, int] = {}
        for one in result.refused:
            refused[one.code] = refused.get(one.code, 0) + 1
        rehearsal = study.rehearsal
        n = respondents(study, where)
        return Total(
            *(study.n, n, rehearsal, result.duplicates, result.conflicts, tallies, refused),
            tuple(one for one in result.refused if one.code is not Code.REHEARSAL),
        )


def hostile(folder: Path) -> list[Path]:
    """Files that share ids, in and between parts, and hold what is refused."""
    drawn = random.Random(5)  # noqa: S311 - a test
    lines = []
    for number in range(400):
        one = made(number % 300)
        if drawn.random() < 0.2:
            one = made(drawn.randrange(300), answers={"bribe": 1, "area": 1})
        lines.append(write(one))
    lines[50:50] = [b"{\n", b"x\n", write(made(900, rehearsal=True)), b"\n"]
    lines.insert(200, write(made(901, survey="0" * 64)))
    lines.insert(10, write(made(902, rehearsal=True)))
    lines.insert(11, write(made(902, rehearsal=True)))
    first, second, third = folder / "b.jsonl", folder / "a.jsonl", folder / "c.parquet"
    first.write_bytes(b"".join(lines[:250]).replace(b"\n", b"\r\n"))
    second.write_bytes(b"".join(lines[250:])[:-1])
    rows = [row_of(made(number), BRIBERY) for number in range(280, 340)]
    rows[7]["bribe"] = 9
    pd.DataFrame(rows).to_parquet(third, index=False, row_group_size=20)
    return [first, second, third]


JOBS = [
    Job(SURVEY),
    Job(SURVEY, only="bribe", by="area"),
    Job(SURVEY, where="area in (city, town)"),
    Job(SURVEY, by="area", where="area != city"),
]
