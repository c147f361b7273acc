"""The script in Python, on this core: texts stand in it as escaped literals alone."""

from __future__ import annotations

from core import __version__
from core.interchange.scripts.recipe import Made, template

_PLACE = "MADE = {}\n"


def python_script(made: Made) -> str:
    """Return a script that prints the numbers of a report as one JSON document.

    >>> made = Made("a.study", "0" * 64, where="area = city")
    >>> [line.strip() for line in python_script(made).splitlines() if "city" in line]
    ["'where': 'area = city',"]
    """
    values: dict[str, object] = {
        "version": __version__,
        "study": made.study,
        "survey": made.survey,
        "language": made.language,
        "level": made.level,
        "interval": made.interval.value,
        "simultaneous": made.simultaneous,
        "where": made.where,
        "split": made.split,
        "then": made.then,
        "weights": made.weights,
        "strata": made.design.strata,
        "clusters": made.design.clusters,
        "margins": [(each.question, [*each.shares]) for each in made.design.margins],
        "population": made.population,
        "without_flagged": made.without_flagged,
        "anchor": [*made.anchor],
        "known": made.known,
        "words": {question: {**words} for question, words in made.words.items()},
        "designs": {**made.designs},
    }
    # `ascii` escapes quotes, ends of lines and whatever is not ASCII.
    lines = "".join(f"    {name!r}: {value!a},\n" for name, value in values.items())
    before, after = template("reproduce.py").split(_PLACE)
    return f"{before}MADE = {{\n{lines}}}\n{after}"
