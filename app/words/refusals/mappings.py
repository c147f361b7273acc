"""What can be wrong with a mapping, or with a row of the table that is read by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.words.catalogue import tr
from core.facts import Fact

TEXTS: Final[dict[Fact, Callable[[], str]]] = {
    Fact.MAPPING: lambda: tr("mapping"),
    Fact.MAPPING_TOO_LARGE: lambda: tr("A mapping has at most {kib} KiB."),
    Fact.DESIGN_AND_MECHANISM: lambda: tr(
        "The question has both a design by name and a mechanism of its own."
    ),
    Fact.DESIGN_NOT_ANALYSED: lambda: tr(
        "What was asked by {design} in this way cannot be analysed so."
    ),
    Fact.PARAMETER_OUT_OF_RANGE: lambda: tr("With these numbers {design} has no such chances."),
    Fact.COLLECTED_ALREADY: lambda: tr("{why}"),
    Fact.PRIVATE_AGAINST_SOME: lambda: tr(
        "This design is private only against somebody who does not know the harmless fact, such "
        "as a birthday: against who knows it, ε is infinite."
    ),
    Fact.COLUMN_AN_OPTION: lambda: tr(
        "A column holds one option, or has a separator between the options in a cell."
    ),
    Fact.COLUMN_OF_QUESTION_MISSING: lambda: tr("No column holds what {question} was answered."),
    Fact.COLUMN_OF_PART_MISSING: lambda: tr("No column holds {part} of {question}."),
    Fact.COLUMNS_FOR_ONE: lambda: tr("Another column holds the same of {question} already."),
    Fact.CELL_NOT_MAPPED: lambda: tr("The mapping does not say what {cell} means."),
    Fact.CELLS_PARTLY_EMPTY: lambda: tr(
        "Some cells of {question} are empty and others are not, so that it is not answered."
    ),
    Fact.CELL_NO_NUMBER: lambda: tr("{cell} is no number that times {scale} is a whole one."),
    Fact.CELL_NO_WEIGHT: lambda: tr("{cell} is no weight: a number from 0 to {most:,}."),
    Fact.ROW_WITHOUT_ID: lambda: tr("The cell of the id is empty."),
}

REMEDIES: Final[dict[Fact, Callable[[], str]]] = {
    Fact.DESIGN_AND_MECHANISM: lambda: tr("Leave one of the two out."),
    Fact.DESIGN_NOT_ANALYSED: lambda: tr("Look at its shares, or at other questions."),
    Fact.COLLECTED_ALREADY: lambda: tr(
        "Analyse it: the answers are there. Say so where you publish it; do not ask so again."
    ),
    Fact.COLUMN_AN_OPTION: lambda: tr("Name the option of the column, or the separator."),
    Fact.COLUMN_OF_QUESTION_MISSING: lambda: tr("Name its column, or leave the question out."),
    Fact.COLUMN_OF_PART_MISSING: lambda: tr("Name the column that does."),
    Fact.COLUMNS_FOR_ONE: lambda: tr("Keep one of the two columns."),
    Fact.CELL_NOT_MAPPED: lambda: tr(
        "Say in the mapping what it means, or list it there as missing."
    ),
    Fact.CELLS_PARTLY_EMPTY: lambda: tr(
        "Say in the mapping what an empty cell means, or fill the row in."
    ),
    Fact.CELL_NO_NUMBER: lambda: tr(
        "Mend the cell, list it as missing, or give the column another scale."
    ),
    Fact.CELL_NO_WEIGHT: lambda: tr("Mend the weight in the table."),
    Fact.ROW_WITHOUT_ID: lambda: tr("Give the row an id, or map the table without one."),
}
