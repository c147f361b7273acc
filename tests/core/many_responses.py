"""Many responses of the example surveys."""

from __future__ import annotations

from dataclasses import replace

from vector_responses import VECTORS

from core.examples import example_survey
from core.response.file import Response

NAMES = sorted(path.stem for path in VECTORS.glob("*.jsonl"))


BRIBERY = example_survey("bribery")


SPREAD = 0x9E3779B97F4A7C15F39CC0605CEDC835


def made(number: int, **changed: object) -> Response:
    answers = {"bribe": number % 2, "area": number % 3}
    id_ = f"{number * SPREAD % 2**128:032x}"  # halves that differ, as of ids that are drawn
    plain = Response(id_, BRIBERY.digest, answers, BRIBERY.procedures[0])
    return replace(plain, **changed)  # type: ignore[arg-type]  # of these fields
