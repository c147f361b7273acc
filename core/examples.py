"""The worked examples that ship with Candor: surveys, and 32,561 true occupations.

The people are those of the census extract "Adult" (Becker & Kohavi 1996, CC BY 4.0), made from
their counts.
"""

from __future__ import annotations

import csv
from importlib.resources import files
from importlib.resources.abc import Traversable

from core.survey import Survey, read

SALES = "sales"


def example_path(name: str) -> Traversable:
    """Return where an example survey lies: 'bribery', 'occupation' or 'sales'."""
    return files("resources") / "examples" / f"{name}.survey"


def example_survey(name: str) -> Survey:
    """Read an example survey."""
    return read(example_path(name).read_bytes())


def occupation_counts() -> dict[str, int]:
    """Return the true number of people for each option of the occupation survey, in order."""
    text = (files("resources") / "examples" / "occupations.csv").read_text("utf-8")
    return {row["option"]: int(row["people"]) for row in csv.DictReader(text.splitlines())}


def sales_counts() -> dict[str, int]:
    """Return the true number of people whose occupation is sales, and of the others."""
    counts = occupation_counts()
    return {"yes": counts[SALES], "no": sum(counts.values()) - counts[SALES]}
