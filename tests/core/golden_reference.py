"""The reference numbers of tests/golden, read once."""

import json
from functools import cache
from pathlib import Path
from typing import Any

PATH = Path(__file__).resolve().parent.parent / "golden" / "reference.json"


@cache
def reference() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))
    return content
