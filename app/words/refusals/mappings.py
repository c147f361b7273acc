"""What can be wrong with a mapping, or with a row of the table that is read by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.words.catalogue import tr
from core.facts.names import Fact

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
    Fact.CELL_OFF_GRID: lambda: tr(
        "{cell} is not on the grid from {low:,} to {high:,} in steps of {step:,}."
    ),
    Fact.CELL_TIMES_SCALE_OFF_GRID: lambda: tr(
        "{cell} times {scale:,} is not on the grid from {low:,} to {high:,} in steps of {step:,}."
    ),
    Fact.CELL_NO_WEIGHT: lambda: tr("{cell} is no weight: a number from 0 to {most:,}."),
    Fact.CELL_READS_OTHERWISE: lambda: tr(
        "{cell} does not fit as the numbers of this column are read, and may be a number in "
        "another way of writing."
    ),
    Fact.NUMBERS_READ_IN_TWO_WAYS: lambda: tr(
        "{cell} is {one} by {says_one} and {other} by {says_other}: every number of the column can "
        "be read in two ways, and the mapping does not say which."
    ),
    Fact.EMPTY_NOT_SAID: lambda: tr(
        "Nothing stands here for {question}, which is randomized: none of its options, or no "
        "answer? A guess would move its shares."
    ),
    Fact.EMPTY_SAID_ELSEWHERE: lambda: tr(
        "In a column with a separator “empty” says what an empty cell means."
    ),
    Fact.ROW_WITHOUT_ANSWER: lambda: tr(
        "The row holds no answer at all, and the mapping makes answers of its empty cells."
    ),
    Fact.ONE_SIGN_FOR_BOTH: lambda: tr(
        "One sign cannot stand both before decimals and between thousands."
    ),
    Fact.COLUMNS_SAY_OTHERWISE: lambda: tr(
        "The columns of {question} say different things of an empty row."
    ),
    Fact.ROW_WITHOUT_ID: lambda: tr("The cell of the id is empty."),
    Fact.RANDOMIZED_UNSAID: lambda: tr(
        "It is not said yet which columns were randomized. No table shows it, and a wrong word "
        "here makes every share wrong, with no sign of it."
    ),
    Fact.RANDOMIZED_AFTER_ALL: lambda: tr(
        "It is said that no column was randomized, and {question} is."
    ),
    Fact.DESIGN_UNSAID: lambda: tr("It is not said yet by which design {question} was randomized."),
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
    **dict.fromkeys(
        (Fact.CELL_OFF_GRID, Fact.CELL_TIMES_SCALE_OFF_GRID),
        lambda: tr(
            "Mend the cell, list it as missing, or give the column another scale or the question "
            "another grid."
        ),
    ),
    Fact.CELL_NO_WEIGHT: lambda: tr("Mend the weight in the table."),
    Fact.CELL_READS_OTHERWISE: lambda: tr(
        'Say in the mapping how its numbers are written, as "decimal":"," and "thousands":".", for '
        "the table or the column; make the column alike in the table where it has both ways."
    ),
    Fact.NUMBERS_READ_IN_TWO_WAYS: lambda: tr(
        "Write the one that is meant into the mapping, at the column or for the table."
    ),
    Fact.EMPTY_NOT_SAID: lambda: tr(
        'Write at its columns "empty":"none" where none of them was chosen, or "empty":"missing" '
        "where it was not answered."
    ),
    Fact.EMPTY_SAID_ELSEWHERE: lambda: tr(
        'Take the empty value out, and write "empty":"none" or "empty":"missing".'
    ),
    Fact.ROW_WITHOUT_ANSWER: lambda: tr(
        'Say in the mapping which rows were broken off, as "complete":{{"column":"submitdate",'
        '"not":[""]}}, or what empty columns of several options mean, as "empty":"none".'
    ),
    Fact.ONE_SIGN_FOR_BOTH: lambda: tr("Name another sign for one of the two."),
    Fact.COLUMNS_SAY_OTHERWISE: lambda: tr("Write the same “empty” at each of them."),
    Fact.ROW_WITHOUT_ID: lambda: tr("Give the row an id, or map the table without one."),
    Fact.RANDOMIZED_UNSAID: lambda: tr(
        'Write "randomized":"none" where no column was; else leave "randomized" out, and give each '
        'question that was randomized its "design".'
    ),
    Fact.RANDOMIZED_AFTER_ALL: lambda: tr('Leave "randomized" or the design out.'),
    Fact.DESIGN_UNSAID: lambda: tr(
        'Write its name and its numbers, as "design":{{"name":"crosswise","prevalence":"1/4"}}.'
    ),
}
