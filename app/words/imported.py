"""What is said of an import: what it changed, and what to know where more files come."""

from __future__ import annotations

from collections.abc import Sequence

from app.words.catalogue import figures, joined, tr
from app.words.numerals import number, percent, size_text
from app.words.options import option_text
from core.survey import Question, text_in

_NAMED = 3  # notes on tables; the others are counted


def far_text(done: int, total: int, *, sized: bool) -> str:
    """Say how far an import is: in files, or in KiB where it is `sized`."""
    if sized:
        part = percent(100 * done // total / 100, 0)
        return tr("{part} of {size}").format(part=part, size=size_text(1024 * total))
    text = tr("{done} of {n} files", "", total)
    return text.format(done=figures(done), n=figures(total))


def changed_title() -> str:
    return tr("What it changed")


def changed_lead(before: int, now: int) -> str:
    """Say how many responses there were and are, and how both are drawn."""
    told = tr("From {before} to {now} responses. Filled: now. Outlined: before this import.")
    return told.format(before=figures(before), now=figures(now))


def changes_text(rows: Sequence[tuple[str, str, str]]) -> str:
    """Return what is read out of the chart: of each question, the share before and now."""
    told = []
    for head, label, text in rows:
        told.append(f"{head}\n{label}: {text}" if head else f"{label}: {text}")
    return "\n".join(told)


def question_head(question: Question, option: str, language: str) -> str:
    """Name a question, with the answer that is told of."""
    text = text_in(question.text, language)
    if question.complementary:
        return text
    return f"{text} · {option_text(question, option, language)}"


def before() -> str:
    """Return the label of what was until this import."""
    return tr("before", "this import")


def now() -> str:
    """Return the label of what is since this import."""
    return tr("now", "since this import")


def share_and_interval(share: float, low: float, high: float) -> str:
    """Write a share with its interval: 19.7% (15.5 to 23.9)."""
    told = tr("{share} ({low} to {high})", "a share with its interval")
    ends = {"low": number(100 * low, 1), "high": number(100 * high, 1)}
    return told.format(share=percent(share), **ends)


def others(n: int) -> str:
    """Say how many questions are not shown; '' for none."""
    if n == 1:
        return tr("One more randomized question is among the results.")
    told = tr("{n} more randomized questions are among the results.", "", n)
    return told.format(n=figures(n)) if n else ""


def more_to_come(*, anytime: bool) -> str:
    """Say what fixed intervals do not hold for, and which do where there are `anytime` ones."""
    fixed = tr("More files to come? Looking after each import makes fixed intervals too sure.")
    if not anytime:
        return fixed
    return fixed + " " + tr("Anytime intervals hold however often one looks.")


def recorded(n: int, *, named: bool) -> str:
    """Say what the record keeps of files, of which some are `named`; '' where there was none."""
    if n > 1 and not named:
        words = tr(
            "All {n} files are in the record of this study, by size and SHA-256, without name and "
            "time of day.",
            "",
            n,
        )
        return words.format(n=figures(n))
    if n == 1 and not named:
        return tr(
            "The file is in the record of this study, by size and SHA-256, without name and time "
            "of day."
        )
    if n == 1:
        return tr(
            "The file is in the record of this study, by size and SHA-256, without time "
            "of day. Only refused and skipped files are there by name, without folder."
        )
    words = tr(
        "All {n} files are in the record of this study, by size and SHA-256, without time of "
        "day. Only refused and skipped files are there by name, without folder.",
        "",
        n,
    )
    return words.format(n=figures(n)) if n else ""


def skipped(n: int) -> str:
    """Say how many files were skipped; '' for none."""
    if n == 1:
        return tr("One file was skipped, since it is no response.")
    words = tr("{n} files were skipped, since they are no responses.", "", n)
    return words.format(n=figures(n)) if n else ""


def without_ids(names: Sequence[str]) -> str:
    """Warn that rows without ids may be of people whose rows are there already; '' for none."""
    if not names:
        return ""
    return tr(
        "The study held responses of another table before {names} came. Without ids nobody can "
        "tell whether these are the same people: if they are, each counts twice now. To import a "
        "mended table, start a new study."
    ).format(names=joined(names))


def of_tables(told: Sequence[tuple[str, str]]) -> str:
    """Say of each table, by its name, what is to be known of how it was read; '' for none."""
    said = [f"{name}: {text}" for name, text in told[:_NAMED]]
    if more := len(told[_NAMED:]):
        said.append(tr("and {n} more", "", more).format(n=figures(more)))
    return " ".join(said)


def without_ids_here() -> str:
    """Warn of the same before a table without ids goes into a study."""
    return tr(
        "No column is the id of its row. Without ids nobody can tell whether people of this table "
        "are in the study already. To import a mended table, start a new study."
    )


def stopped(added: int) -> tuple[str, str]:
    """Say what came in before an import was stopped, and how to go on."""
    text = tr("The import was stopped. {n} new responses were accepted and stay.", "", added)
    if added == 1:
        text = tr("The import was stopped. One new response was accepted and stays.")
    detail = tr("Import the same files again to go on; what is here already is skipped.")
    return text.format(n=figures(added)), detail
