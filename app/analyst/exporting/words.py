"""What the page says from which a study is exported."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.export.words import alone_text
from app.words.catalogue import figures, listed, tr
from app.words.extras import format_needs
from app.words.numerals import epsilon_text, number, percent
from app.words.refusals import message, remedy
from app.words.total_epsilon import nothing_randomized
from core.facts.errors import Problem
from core.survey.model import Survey


def format_words(
    name: str, *, reports: bool = False, missing: str | None = None
) -> tuple[str, str]:
    """Return what a format is called, and what it is good for; that of reports can come back.

    Where a package is `missing`, it says that.
    """
    lines = tr("with ids, back into Candor") if reports else tr("one object a line")
    known = {
        "csv": ("CSV", tr("opens anywhere")),
        "xlsx": ("Excel", tr("with codebook and notes")),
        "sav": ("SPSS .sav", tr("labels, kinds of missing")),
        "dta": ("Stata .dta", tr("labels, notes of the design")),
        "parquet": ("Parquet", tr("small, for R and Python")),
        "jsonl": ("JSON Lines", lines),
        "png": ("PNG", tr("a picture for print")),
        "svg": ("SVG", tr("a drawing of any size")),
        "pdf": ("PDF", tr("a page, with text as text")),
        "html": ("HTML", tr("one page, opens anywhere")),
        "py": ("Python", tr("runs on Candor’s core")),
        "r": ("R", tr("runs on RRreg")),
    }
    title, meaning = known.get(name, (name, ""))
    return title, meaning if missing is None else format_needs(missing)


def people_text(where: str, without_flagged: bool) -> str:
    """Name the people who count: of whom a filter holds, who are not flagged, or everyone."""
    if where:
        return tr("Where {filter}").format(filter=where)
    return tr("Everyone who is not flagged") if without_flagged else tr("Everyone")


def following_text(
    where: str, without_flagged: bool, groups: Sequence[str], *, followed: bool
) -> str:
    """Say whether files hold the people and the groups that are looked at, and which these are."""
    if followed:
        return tr("All files hold the people that you look at, results their groups.")
    seen = people_text(where, without_flagged)
    if not groups:
        told = tr("You look at this: {people}. Files hold what is chosen here instead.")
        return told.format(people=seen)
    told = tr("You look at this: {people}, by {groups}. Files hold what is chosen here instead.")
    return told.format(people=seen, groups=" · ".join(groups))


def rows_text(n: int, n_columns: int, of_people: Survey | None = None) -> str:
    """Tell what stands in the files of a table, and how large it is.

    Where its rows are people, what they hold follows from what their survey asks, and how.
    """
    rows = tr("{n} rows", "", n).format(n=figures(n)) if n != 1 else tr("one row")
    columns = tr("{n} columns", "", n_columns).format(n=figures(n_columns))
    if of_people is None:
        return tr("{rows}, {columns}.").format(rows=rows, columns=columns)
    clear = sum(not each.sensitive for each in of_people.questions)
    if not clear:
        told = tr("What stands in the files: randomized words, never an answer. {rows}, {columns}.")
    elif not of_people.sensitive:
        told = tr("What stands in the files: the answers of people, as given. {rows}, {columns}.")
    elif clear == 1:
        told = tr(
            "What stands in the files: randomized words, and the answers to one question as given. "
            "{rows}, {columns}."
        )
    else:
        told = tr(
            "What stands in the files: randomized words, and the answers to {n} questions as "
            "given. {rows}, {columns}.",
            "",
            clear,
        )
    return told.format(rows=rows, columns=columns, n=figures(clear))


def ids_text(survey: Survey | None, *, kept: bool) -> str:
    """Say by what a row of reports can be found, where ids are `kept` and where not."""
    if kept:
        return tr("An id is the name of a response file: whoever has the file finds its row.")
    told = tr("Rows are shuffled and numbered, without the names of files.")
    if survey is None or all(each.sensitive for each in survey.questions):
        return told
    found = tr(
        "Whoever knows what a person answered in the clear, or has the file, may still find the "
        "row."
    )
    return f"{told} {found}"


def each_row_text(survey: Survey, alone: int, n: int) -> str:
    """Say what a row of reports tells of a person, and how many rows are unique."""
    shown = [nothing_randomized()]
    if survey.sensitive:
        told = tr("One row a person shows what each person’s file shows: ε {epsilon}.")
        shown = [told.format(epsilon=epsilon_text(survey.ratio))]
    if alone:
        shown.append(alone_text(alone, n))
    return " ".join(shown)


def renamed_text(renamed: int, n: int, programs: Sequence[str]) -> str:
    """Tell how many names a program does not take as they are."""
    told = tr("{renamed} of {n} names are others in {programs}; the codebook lists both.")
    return told.format(renamed=figures(renamed), n=figures(n), programs=listed(programs))


def lesson_text(column: str, code: int, rows: float, share: float, low: float, high: float) -> str:
    """Say why the share of ones in a column is not the share of people."""
    told = tr(
        "A column of ones and zeros is not yet a result: {rows} of the rows hold {code} under "
        "“{column}”, and the estimate is {share} of people ({low} to {high})."
    )
    return told.format(
        rows=percent(rows),
        code=figures(code),
        column=column,
        share=percent(share),
        low=number(100 * low, 1),
        high=number(100 * high, 1),
    )


def failed_text(failures: Sequence[tuple[Path, Problem]], written: int) -> str:
    """Say which files were not written and why, and that the others are there."""
    found = []
    for path, problem in failures[:3]:
        told = tr("{name} was not written. {why} {remedy}")
        found.append(told.format(name=path.name, why=message(problem), remedy=remedy(problem)))
    if len(failures) > 3:
        more = tr("{n} more files were not written.", "", len(failures) - 3)
        found.append(more.format(n=figures(len(failures) - 3)))
    if written:
        others = tr("The other {n} are there.", "", written)
        if written == 1:
            others = tr("The other one is there.")
        found.append(others.format(n=figures(written)))
    return " ".join(found)


def written_text(n: int, folder: Path) -> str:
    """Say how many files were written, and where."""
    told = tr("{n} files are in {folder}.", "", n)
    if n == 1:
        told = tr("One file is in {folder}.")
    return told.format(n=figures(n), folder=str(folder))


def button_text(n: int, replaced: int) -> str:
    """Name what the button does: write so many files, some in the place of others."""
    files = tr("Write {n} files", "", n).format(n=figures(n)) if n != 1 else tr("Write one file")
    if not replaced:
        return files
    if n == replaced == 1:
        return tr("Replace one file")
    return tr("{files}, replace {m}").format(files=files, m=figures(replaced))
