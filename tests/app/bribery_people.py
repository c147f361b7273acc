"""Ninety people who answered about bribery, and the commands that are run on their study."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from app.commands import cli
from core.examples import example_path, example_survey
from core.privacy.procedures import Procedure
from core.response.file import Response, write
from core.study import Study, import_paths

BRIBERY, SURVEY = example_path("bribery"), example_survey("bribery")
N = 90
# A third in each area; saved Yes: 15 in the city, 10 in a town, 5 in the country.
PEOPLE = [
    Response(
        f"{number * 7919:032x}",
        SURVEY.digest,
        {"bribe": int(number // 3 < (15, 10, 5)[number % 3]), "area": number % 3},
        Procedure.SPINNER,
    )
    for number in range(N)
]


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, [str(argument) for argument in arguments])


def done(*arguments: str | Path) -> str:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def told(*arguments: str | Path) -> Any:
    return json.loads(done(*arguments, "--json"))


def made(path: Path, *responses: Response) -> Path:
    lines = path.with_suffix(".jsonl")
    lines.write_bytes(b"".join(map(write, responses)))
    with Study.create(path, BRIBERY.read_bytes()) as study:
        import_paths(study, [lines])
    return path
