"""What stands in exported data for people: labels, what values mean, and what is to be known."""

from __future__ import annotations

from collections.abc import Iterable

from app.analyses.words.methods import mechanism_text
from app.analyses.words.methods_text import flagged_text
from app.words import extras
from app.words.catalogue import figures, tr
from app.words.numerals import epsilon_text
from app.words.options import label_text
from app.words.total_epsilon import of_one_person
from core import __version__
from core.interchange.datasets.table import Fault, Missing, Unwritable
from core.interchange.reports.columns import Words
from core.interchange.reports.names import ID, PROCEDURE, REHEARSAL, ROW, SURVEY
from core.survey.model import Survey, text_in


def words_in(language: str) -> Words:
    """Return what columns, values and empty cells are called, options in a survey's language."""
    return Words(
        option=lambda question, option: label_text(question, option, language),
        saved=lambda text: tr("Saved as {answer}").format(answer=text),
        chosen={
            True: (tr("Saved as not chosen"), tr("Saved as chosen")),
            False: (tr("Not chosen"), tr("Chosen")),
        },
        missing={
            Missing.NOT_ASKED: tr("Not asked"),
            Missing.LEFT_OUT: tr("Left out"),
            Missing.UNKNOWN: tr("Not known"),
        },
        columns={
            ROW: tr("Number of the row, after shuffling"),
            ID: tr("Id of the response file"),
            PROCEDURE: tr("How sensitive yes/no questions were answered"),
            SURVEY: tr("Digest of the survey"),
            REHEARSAL: tr("1 where the response is rehearsed"),
        },
        part={
            "seed": tr("seed of the hash"),
            "value": tr("hashed value"),
            "group": tr("group that was asked so"),
        },
    )


def notes_on(
    survey: Survey,
    language: str,
    *,
    n: int,
    where: str = "",
    left_out: int = 0,
    rehearsal: bool = False,
    drawn: Iterable[str] = (),
) -> list[str]:
    """Return what a table of a study's reports or estimates is to be read with.

    `left_out` is how many flagged responses of the study do not count, `drawn` how people were.
    """
    people = tr("{n} responses to “{title}”.", "", n)
    if n == 1:
        people = tr("One response to “{title}”.")
    found = [people.format(n=figures(n), title=text_in(survey.title, language))]
    if where:
        found.append(tr("Only of people of whom this holds: {filter}.").format(filter=where))
    found += [flagged_text(left_out), *drawn] if left_out else drawn
    if rehearsal:
        found.append(tr("The responses are rehearsed: no person gave them."))
    for question in survey.questions:
        line = f"{question.id}: {mechanism_text(question)}"
        if question.sensitive:
            line += f", ε {epsilon_text(question.ratio)}"
        found.append(f"{line}.")
    found.append(of_one_person(survey.ratio))
    found.append(tr("Survey {digest}.").format(digest=survey.digest))
    found.append(tr("Written by Candor {version}.").format(version=__version__))
    return found


def notes_on_reports() -> list[str]:
    """Return what is to be known of rows of reports alone."""
    return [
        tr(
            "Columns of randomized questions hold what was saved after chance, not answers. The "
            "share of a value is not the share of people; estimates correct for chance."
        )
    ]


def unwritable_text(error: Unwritable) -> tuple[str, str]:
    """Say why a format cannot hold a table, and what to do."""
    most = figures(error.most)
    match error.fault:
        case Fault.NEEDS_PYARROW:
            return extras.parquet_not_written(), extras.instead_of_writing_parquet()
        case Fault.TOO_MANY_ROWS:
            return (
                tr("This format holds at most {most} rows.").format(most=most),
                tr("Choose another format, such as CSV, or fewer people."),
            )
        case Fault.TOO_MANY_CELLS:
            return (
                tr("This format is written at once, with at most {most} cells.").format(most=most),
                tr("Choose another format, such as CSV, or fewer people."),
            )
        case Fault.TOO_MANY_COLUMNS:
            return (
                tr("This format holds at most {most} columns.").format(most=most),
                tr("Choose another format, such as CSV."),
            )


def alone_text(alone: int, n: int) -> str:
    """Tell how many people are the only ones with their answers in the clear."""
    told = tr("{alone} of {n} rows are unique in their clear answers.", "", alone)
    if alone == 1:
        told = tr("{alone} of {n} rows is unique in its clear answers.")
    return told.format(alone=figures(alone), n=figures(n))


def estimate_labels() -> dict[str, str]:
    """Return what the columns of a table of estimates are called."""
    return {
        "question": tr("Id of the question"),
        "option": tr("Id of the answer"),
        "option_text": tr("Answer"),
        "reported": tr("Number of reports saved as this answer"),
        "share": tr("Estimated share of people, unbiased: it may be below 0 or above 1"),
        "se": tr("Standard error of the share"),
        "low": tr("Lower end of the interval of the share"),
        "high": tr("Upper end of the interval of the share"),
        "count": tr("Estimated number of people"),
        "share_consistent": tr("Share made consistent: none negative, none above 1"),
        "n": tr("Number of responses, or of people asked"),
        "epsilon": tr("ε of the question, rounded up"),
        "mechanism": tr("How answers were randomized"),
        "level": tr("Level of the intervals"),
        "interval": tr("Name of the interval"),
        "group": tr("Group"),
        "then_group": tr("Group within the group"),
        "effective_n": tr("Kish’s effective number of responses"),
        "mean": tr("Estimated mean"),
        "mean_se": tr("Standard error of the mean"),
        "mean_low": tr("Lower end of the interval of the mean"),
        "mean_high": tr("Upper end of the interval of the mean"),
        "rehearsal": tr("1 where the responses are rehearsed"),
        "where": tr("Filter: of whom alone the row is"),
        "without_flagged": tr("Flagged responses that do not count"),
    }
