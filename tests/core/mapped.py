"""Mappings and tables for tests: a question with a design, its column, and rows of counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from core.files import canonical

YES_NO = {"1": "yes", "2": "no"}


def question(id_: str = "bribe", **more: Any) -> dict[str, Any]:
    """A yes/no question, unless another kind is given."""
    return {"id": id_, "kind": "yes-no", "text": f"Statement {id_}.", **more}


def column(head: str = "Q3", to: str = "bribe", **more: Any) -> dict[str, Any]:
    """A column of a yes/no question, coded 1 and 2, unless told otherwise."""
    return {"column": head, "question": to, **({"values": YES_NO} | more)}


def mapping(
    questions: list[dict[str, Any]] | None = None,
    columns: list[dict[str, Any]] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A mapping of these questions; by default of one by crosswise with 1/4."""
    crosswise = {"name": "crosswise", "prevalence": "1/4"}
    return {
        "format": "candor-mapping",
        "version": 1,
        "questions": [question(design=crosswise)] if questions is None else questions,
        "columns": [column()] if columns is None else columns,
        **more,
    }


def written(content: dict[str, Any]) -> bytes:
    """The bytes of a mapping."""
    return canonical.write(content)


def put(folder: Path, content: dict[str, Any], rows: list[str], name: str = "t") -> list[str]:
    """Write a mapping and its table; return the arguments of `candor import`."""
    (folder / f"{name}.mapping").write_bytes(written(content))
    (folder / f"{name}.csv").write_text("\n".join(rows) + "\n", "utf-8")
    paths = [folder / f"{name}.study", folder / f"{name}.csv"]
    return ["import", *map(str, paths), "--mapping", str(folder / f"{name}.mapping")]
