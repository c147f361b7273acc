"""What was found in an XLSForm, in words: the cell, what is wrong there, what to do about it."""

from __future__ import annotations

from collections.abc import Sequence

from app.words.catalogue import joined, tr
from app.words.places import placed
from core.facts.errors import Severity
from core.interchange.workbook import letters
from core.interchange.xlsform import Finding, FormFinding, SheetPlace


def sentence(found: FormFinding) -> str:
    """Return what was found, and what to do about it."""
    return _sentence(found.finding).format(**found.values)


def lines(found: Sequence[FormFinding]) -> tuple[str, ...]:
    """Return each thing that was found, with its cells before it."""
    return tuple(f"{cells}: {text}" for cells, text, _ in grouped(found))


def grouped(found: Sequence[FormFinding]) -> tuple[tuple[str, str, Severity], ...]:
    """Return the cells of each thing that was found, what is to be said of it, and how grave it is.

    What is said alike of cells in one column stands once: survey, H3, H5, H9.
    """
    together: dict[tuple[str, str, int], list[FormFinding]] = {}
    for each in found:
        key = (sentence(each), each.place.sheet, each.place.column)
        together.setdefault(key, []).append(each)
    return tuple(
        (_cells([each.place for each in alike]), text, alike[0].severity)
        for (text, _, _), alike in together.items()
    )


def _cells(places: Sequence[SheetPlace]) -> str:
    first, *others = places
    if not others or not first.column:
        return "; ".join(placed(each.where) for each in places)
    return joined([placed(first.where), *(f"{letters(each.column)}{each.row}" for each in others)])


def untrue_cells(found: Sequence[FormFinding]) -> str:
    """Say in one sentence which cells of a form promise what other tools do not do; '' for none."""
    if not found:
        return ""
    cells = "; ".join(placed(each.place.where) for each in found)
    told = tr(
        "Other tools ask this form directly. It promises a wheel, coins, dice or chance in "
        "{cells}: write these texts anew in the form before it is used."
    )
    return told.format(cells=cells)


def _sentence(finding: Finding) -> str:
    return {
        Finding.NO_SHEET: tr("The workbook has no sheet “{sheet}”. Add one of this name."),
        Finding.NO_HEAD: tr("The column “{head}” is missing. Write its name into the first row."),
        Finding.NEAR_HEAD: tr("There is no column “{head}”; it is read as “{meant}”."),
        Finding.UNKNOWN_HEAD: tr("The column “{head}” is not known, and is passed over."),
        Finding.HEAD_TWICE: tr("The column “{head}” stands twice. Keep one of the two."),
        Finding.NO_CODE: tr(
            "“{head}” has no code of a language. Write it as “label::French (fr)”."
        ),
        Finding.NAMED_LANGUAGE: tr("“{head}” is read as the language “{code}”."),
        Finding.NO_TYPE: tr(
            "This row has no type. Give it one, such as “integer”, or empty the row."
        ),
        Finding.NEAR_TYPE: tr("There is no type “{type}”; it is read as “{meant}”."),
        Finding.UNKNOWN_TYPE: tr(
            "There is no type “{type}”. Choose one that a survey has, or take it out."
        ),
        Finding.NO_LIST: tr(
            "The sheet “choices” has no list “{list}”. Write the name as it stands there."
        ),
        Finding.NO_NAME: tr("This row has no name. It is called “{id}” here."),
        Finding.NO_LABEL: tr("There is no text here. Write what people are to read."),
        Finding.NO_RANGE: tr(
            "A number needs a lowest and a highest value. "
            "Write the constraint “. >= 0 and . <= 100”."
        ),
        Finding.CALCULATED: tr(
            "The formula {formula} was saved without a value. "
            "Open the file in a spreadsheet and save it, or write the value."
        ),
        Finding.IS_DATE: tr("The spreadsheet made a date of this cell. Write 0.5, or 1/2 as text."),
        Finding.NO_FRACTION: tr("“{value}” is not a fraction. Write 3/4 as text, or 0.75."),
        Finding.NO_WHOLE: tr("“{value}” is not a whole number. Write one such as 10."),
        Finding.NEAR_WORD: tr("“{value}” is not known. Did you mean “{meant}”?"),
        Finding.UNKNOWN_WORD: tr("“{value}” is not known. Choose one of these: {known}."),
        Finding.NO_MECHANISM: tr(
            "“{head}” is filled and “rr::mechanism” is not. Name the mechanism too."
        ),
        Finding.UNREAD_LOGIC: tr(
            "A survey cannot say “{value}”: everybody is asked. Say who is asked by clear answers "
            "to earlier questions, all or any of them."
        ),
        Finding.UNREAD_RANGE: tr(
            "No range can be read from “{value}”. Give the lowest and the highest value."
        ),
        Finding.LATER_QUESTION: tr(
            "“{name}” is no question before this one: everybody is asked. Ask it earlier, or mend "
            "the name."
        ),
        Finding.PIPED: tr(
            "A text cannot show the answer to another question. Write it without ${{…}}."
        ),
        Finding.IN_REPEAT: tr(
            "A survey asks each question once; the repeat is left out. Ask about one case, such as "
            "the last."
        ),
        Finding.TOO_MANY: tr("Only the first {most} are read; the rest is left out."),
        Finding.CODE: tr(
            "“{name}” of “{question}” may stand for no answer. Say whether it is a refusal, "
            "“don’t know”, or an answer like others."
        ),
        Finding.FREE_TEXT: tr(
            "No free text is asked: it identifies people. Offer options, with one for anything "
            "else, or ask for a number."
        ),
        Finding.NOTE: tr(
            "A note between questions is left out. Put it into the help of a question, or into "
            "the intro."
        ),
        Finding.DECIMAL: tr(
            "Only whole numbers are asked. Choose a unit in which they are, such as grams."
        ),
        Finding.OTHER: tr(
            "Other answers have an option of their own, “{id}”; which they are is not asked in "
            "words, since that identifies people."
        ),
        Finding.NONE: tr(
            "“{name}” is left out: the program itself offers “None of these” wherever several "
            "may be chosen."
        ),
        Finding.NO_STEP: tr(
            "“{name}” is no step of a scale. The question has options without an order instead."
        ),
        Finding.GROUP_LOGIC: tr(
            "The conditions of a group and of this row are more than a survey can say together. "
            "That of the group is left out."
        ),
        Finding.LACKING: tr("A survey does not have “{value}”; this is left out."),
        Finding.LEFT_OUT: tr("“{value}” is never recorded here; this is left out."),
        Finding.DISABLED: tr("This row is disabled; it is left out."),
        Finding.FLATTENED: tr("The group “{name}” is left out; its questions stand on their own."),
        Finding.SECTION_GOES_ON: tr(
            "This stood outside of groups. Here it belongs to the section above."
        ),
        Finding.RENAMED: tr("“{name}” is called “{id}” here."),
        Finding.OWN_WORDS: tr("“{list}” is asked as yes or no, in the words of the program."),
        Finding.NO_DEVICE: tr(
            "The text speaks of “{word}”, and other tools ask this form directly: there it is "
            "untrue. Write it anew in the form before it is used."
        ),
        Finding.TO_BE_READ: tr(
            "Other tools ask this form directly. Read whether this text promises a wheel or "
            "another device; there it would be untrue."
        ),
    }[finding]
