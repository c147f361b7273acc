"""Responses of the test vectors."""

from __future__ import annotations

from pathlib import Path

from core.survey import Survey, read_for_analysis

VECTORS = Path(__file__).resolve().parents[1] / "vectors"


def of_vectors(name: str) -> tuple[Survey, list[bytes]]:
    survey = read_for_analysis((VECTORS / f"{name}.survey").read_bytes())
    return survey, (VECTORS / f"{name}.jsonl").read_bytes().splitlines(keepends=True)
