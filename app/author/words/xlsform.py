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
    return {
        Finding.NO_SHEET: tr("The workbook has no sheet “{sheet}”. Add one of this name."),
        Finding.NO_HEAD: tr("The column “{head}” is missing. Write its name into the first row."),
        Finding.NEAR_HEAD: tr("There is no column “{head}”. Did you mean “{meant}”?"),
        Finding.UNKNOWN_HEAD: tr("The column “{head}” is not known, and is passed over."),
        Finding.HEAD_TWICE: tr("The column “{head}” stands twice. Keep one of the two."),
        Finding.NO_CODE: tr(
            "“{head}” has no code of a language. Write it as “label::French (fr)”."
        ),
        Finding.NO_TYPE: tr(
            "This row has no type. Give it one, such as “integer”, or empty the row."
        ),
        Finding.NEAR_TYPE: tr("There is no type “{type}”. Did you mean “{meant}”?"),
        Finding.UNKNOWN_TYPE: tr(
            "There is no type “{type}”. Choose one that a survey has, or take it out."
        ),
        Finding.NO_LIST: tr(
            "The sheet “choices” has no list “{list}”. Write the name as it stands there."
        ),
        Finding.NO_NAME: tr("This row has no name. Give it one."),
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
            "“{value}” is more than a survey can say. Write ${{q}} = 'a' for one question, "
            "with “or” between, or a range of numbers."
        ),
        Finding.LATER_QUESTION: tr(
            "“{name}” is no question before this one. Ask it earlier, or mend the name."
        ),
        Finding.PIPED: tr(
            "A text cannot show the answer to another question. Write it without ${{…}}."
        ),
        Finding.IN_REPEAT: tr("A survey asks each question once. Take the repeat out."),
        Finding.OTHER: tr("A survey cannot ask for another answer in words. Add an option for it."),
        Finding.GROUP_LOGIC: tr(
            "The conditions of groups and this row do not fit together. Write one here."
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
