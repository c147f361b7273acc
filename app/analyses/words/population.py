"""What is said of the size of the population from which people were drawn."""

from __future__ import annotations

from app.words.catalogue import figures, tr


def too_small(population: int, n: int) -> str:
    """Say why a population is left out, and what to do."""
    told = tr(
        "The population of {population} is smaller than the {n} who responded, so it is left out. "
        "Enter at least {n}, or nothing for a large one."
    )
    return told.format(population=figures(population), n=figures(n))


def at_least(n: int) -> str:
    """Say what a population can be, beside the field."""
    return tr("Enter a whole number of at least {n}, or nothing.").format(n=figures(n))


def of_everybody() -> str:
    """Say where the population is left out."""
    return tr("Counts for everyone alone: not with a filter, groups, weights or a crossing.")


def why_no_population() -> str:
    """Say why the population is left out of a number that is randomized whole."""
    return tr(
        "Left out here: these reports do not tell how much of the error comes of whom one asked."
    )
