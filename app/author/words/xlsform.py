"""What was found in an XLSForm, in words: the cell, what is wrong there, what to do about it."""

from __future__ import annotations

from collections.abc import Sequence

from app.words.catalogue import tr
from core.interchange.workbook import letters
from core.interchange.xlsform import Finding, Found, SheetPlace


def cell(place: SheetPlace) -> str:
    """Return a place as spreadsheets name it: survey, G3."""
    if not place.row:
        return tr("sheet {sheet}").format(sheet=place.sheet)
    if not place.column:
        return tr("{sheet}, row {row}").format(sheet=place.sheet, row=place.row)
    return f"{place.sheet}, {letters(place.column)}{place.row}"


def sentence(found: Found) -> str:
    """Return what was found, and what to do about it."""
    return _sentence(found.finding).format(**found.values)


def lines(found: Sequence[Found]) -> tuple[str, ...]:
    """Return each thing that was found, with its cell before it."""
    return tuple(f"{cell(each.place)}: {sentence(each)}" for each in found)


def untrue_cells(found: Sequence[Found]) -> str:
    """Say in one sentence which cells of a form promise what other tools do not do; '' for none."""
    if not found:
        return ""
    cells = "; ".join(cell(each.place) for each in found)
    told = tr(
        "Other tools ask this form directly. It promises a wheel, coins, dice or chance in "
        "{cells}: write these texts anew in the form before it is used."
    )
    return told.format(cells=cells)


def _sentence(finding: Finding) -> str:
    match finding:
        case Finding.NO_SHEET:
            return tr("The workbook has no sheet “{sheet}”. Add one of this name.")
        case Finding.NO_HEAD:
            return tr("The column “{head}” is missing. Write its name into the first row.")
        case Finding.NEAR_HEAD:
            return tr("There is no column “{head}”. Did you mean “{meant}”?")
        case Finding.UNKNOWN_HEAD:
            return tr("The column “{head}” is not known, and is passed over.")
        case Finding.HEAD_TWICE:
            return tr("The column “{head}” stands twice. Keep one of the two.")
        case Finding.NO_CODE:
            return tr("“{head}” has no code of a language. Write it as “label::French (fr)”.")
        case Finding.NO_TYPE:
            return tr("This row has no type. Give it one, such as “integer”, or empty the row.")
        case Finding.NEAR_TYPE:
            return tr("There is no type “{type}”. Did you mean “{meant}”?")
        case Finding.UNKNOWN_TYPE:
            return tr("There is no type “{type}”. Choose one that a survey has, or take it out.")
        case Finding.NO_LIST:
            return tr(
                "The sheet “choices” has no list “{list}”. Write the name as it stands there."
            )
        case Finding.NO_NAME:
            return tr("This row has no name. Give it one.")
        case Finding.NO_LABEL:
            return tr("There is no text here. Write what people are to read.")
        case Finding.NO_RANGE:
            return tr(
                "A number needs a lowest and a highest value. "
                "Write the constraint “. >= 0 and . <= 100”."
            )
        case Finding.CALCULATED:
            return tr(
                "The formula {formula} was saved without a value. "
                "Open the file in a spreadsheet and save it, or write the value."
            )
        case Finding.IS_DATE:
            return tr("The spreadsheet made a date of this cell. Write 0.5, or 1/2 as text.")
        case Finding.NO_FRACTION:
            return tr("“{value}” is not a fraction. Write 3/4 as text, or 0.75.")
        case Finding.NO_WHOLE:
            return tr("“{value}” is not a whole number. Write one such as 10.")
        case Finding.NEAR_WORD:
            return tr("“{value}” is not known. Did you mean “{meant}”?")
        case Finding.UNKNOWN_WORD:
            return tr("“{value}” is not known. Choose one of these: {known}.")
        case Finding.NO_MECHANISM:
            return tr("“{head}” is filled and “rr::mechanism” is not. Name the mechanism too.")
        case _:
            return _of_meaning(finding)


def _of_meaning(finding: Finding) -> str:
    match finding:
        case Finding.UNREAD_LOGIC:
            return tr(
                "“{value}” is more than a survey can say. Write ${{q}} = 'a' for one question, "
                "with “or” between, or a range of numbers."
            )
        case Finding.LATER_QUESTION:
            return tr("“{name}” is no question before this one. Ask it earlier, or mend the name.")
        case Finding.PIPED:
            return tr("A text cannot show the answer to another question. Write it without ${{…}}.")
        case Finding.IN_REPEAT:
            return tr("A survey asks each question once. Take the repeat out.")
        case Finding.OTHER:
            return tr("A survey cannot ask for another answer in words. Add an option for it.")
        case Finding.GROUP_LOGIC:
            return tr("The conditions of groups and this row do not fit together. Write one here.")
        case Finding.LACKING:
            return tr("A survey does not have “{value}”; this is left out.")
        case Finding.LEFT_OUT:
            return tr("“{value}” is never recorded here; this is left out.")
        case Finding.DISABLED:
            return tr("This row is disabled; it is left out.")
        case Finding.FLATTENED:
            return tr("The group “{name}” is left out; its questions stand on their own.")
        case Finding.SECTION_GOES_ON:
            return tr("This stood outside of groups. Here it belongs to the section above.")
        case Finding.RENAMED:
            return tr("“{name}” is called “{id}” here.")
        case Finding.OWN_WORDS:
            return tr("“{list}” is asked as yes or no, in the words of the program.")
        case Finding.NO_DEVICE:
            return tr(
                "The text speaks of “{word}”, and other tools ask this form directly: there it is "
                "untrue. Write it anew in the form before it is used."
            )
        case Finding.TO_BE_READ:
            return tr(
                "Other tools ask this form directly. Read whether this text promises a wheel or "
                "another device; there it would be untrue."
            )
        case _:
            raise ValueError(f"{finding} has no sentence")
