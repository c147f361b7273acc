"""The words of a report that are its own: what stands around results, and what limits them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from app.words.catalogue import figures, listed, tr
from app.words.numerals import day_in_figures
from app.words.total_epsilon import nothing_randomized
from core import __version__

_NUMBERS = re.compile(r"(?P<low>-?[\d.]+) to (?P<high>-?[\d.]+)(?: in steps of (?P<step>[\d.]+))?")


def head(day: date, name: str) -> str:
    """Say what made the report, of which file where that is to be told, and on which day."""
    if name:
        told = tr("Candor {version} · report of {file} · {day}")
        return told.format(version=__version__, file=name, day=day_in_figures(day))
    return tr("Candor {version} · report · {day}").format(
        version=__version__, day=day_in_figures(day)
    )


def kind(rehearsal: bool | None) -> str:
    """Say whether the responses are of people."""
    if rehearsal is None:
        return tr("No responses")
    return tr("Rehearsal, made-up responses") if rehearsal else tr("Real responses")


def rehearsal() -> str:
    """Mark a picture of made-up responses."""
    return tr("Rehearsal")


def page_of() -> str:
    """Return what numbers the pages."""
    return tr("{page} of {pages}")


def groups_line(by: str, then: str) -> str:
    """Name the question whose answers make groups, and the one that splits each, if any."""
    if not then:
        return tr("Groups are by “{question}”.").format(question=by)
    told = tr("Groups are by “{question}”, and each of them by “{second}”.")
    return told.format(question=by, second=then)


def contents() -> str:
    """Head the list of sections."""
    return tr("Contents")


def kept_before(before: int, now: int) -> str:
    """Say that a result was kept when fewer had responded, or others."""
    told = tr("Kept when {before} had responded; worked out here of all {now}.")
    return told.format(before=figures(before), now=figures(now))


def author_line(author: str) -> str:
    """Say who asks."""
    return tr("A survey by {author}").format(author=author) if author else ""


def responses_word(n: int) -> str:
    """Return what stands under the number of responses."""
    return tr("responses", "", n) if n != 1 else tr("response")


def days_text(days: Sequence[date]) -> str:
    """Write the first and the last day on which responses came into the study."""
    first, last = day_in_figures(min(days)), day_in_figures(max(days))
    return first if first == last else f"{first} – {last}"


def days_word() -> str:
    """Return what stands under the days: those of a table were collected long before."""
    return tr("imported")


def questions_word(sensitive: int) -> str:
    """Return what stands under the number of questions."""
    if not sensitive:
        return tr("questions. {none}").format(none=nothing_randomized())
    told = tr("questions, {n} of them randomized")
    return told.format(n=figures(sensitive))


def epsilon_word() -> str:
    """Return what stands under ε."""
    return tr("over all sensitive questions")


def figure_caption(number: int, caption: str) -> str:
    """Return what stands under a chart."""
    return tr("Figure {number}. {caption}").format(number=figures(number), caption=caption).strip()


def table_title(number: int, title: str) -> str:
    """Return what stands above a table."""
    return tr("Table {number}. {title}").format(number=figures(number), title=title).strip()


def section_titles() -> dict[str, str]:
    """Return the headings of what is not a question, by name."""
    return {
        "methods": tr("Methods"),
        "references": tr("References"),
        "deciding": tr("For an ethics board and a data-protection officer"),
        "checks": tr("Checks"),
        "files": tr("Files offered"),
        "codebook": tr("Codebook"),
        "limits": tr("Limits"),
        "note": tr("Note"),
        "notes": tr("Notes"),
    }


def limits(
    looks: Sequence[str], conflicts: int, refused: int, flagged: int, *, rehearsal: bool
) -> list[str]:
    """Say how far the results hold.

    `looks` are the names of questions looked at early, `flagged` how many responses count though
    they are flagged.
    """
    if rehearsal:
        told = [tr("These responses are made up by the program; they tell nothing of people.")]
        return told + _flagged(flagged)
    told = [tr("The intervals hold if people were sampled at random and followed the rule.")]
    if looks:
        early = tr(
            "Results of {questions} were looked at before all responses were in; a fixed interval "
            "holds for one look."
        )
        told.append(early.format(questions=listed(list(looks), most=8)))
    told += _flagged(flagged)
    if conflicts:
        some = tr("{n} files conflict with a response of the same id.", "", conflicts)
        if conflicts == 1:
            some = tr("One file conflicts with a response of the same id.")
        told.append(some.format(n=figures(conflicts)))
    if refused:
        some = tr("{n} files were refused; they are counted under “Files offered”.", "", refused)
        if refused == 1:
            some = tr("One file was refused; it is counted under “Files offered”.")
        told.append(some.format(n=figures(refused)))
    return told


def _flagged(n: int) -> list[str]:
    told = tr("{n} responses that count are flagged.", "", n)
    if n == 1:
        told = tr("One response that counts is flagged.")
    return [told.format(n=figures(n))] if n else []


def files_heads() -> tuple[str, str]:
    """Head the table of files."""
    return tr("Files"), tr("Count")


def file_heads() -> tuple[str, str, str]:
    """Head the list of files that were not accepted."""
    return tr("File"), tr("Code"), tr("Reason")


def files_words() -> dict[str, str]:
    """Return what files were found to be, where that is no code."""
    return {
        "accepted": tr("accepted responses"),
        "DUPLICATE": tr("DUPLICATE: in the study already"),
        "CONFLICT": tr("CONFLICT: another response of the same id"),
        "skipped": tr("skipped: no response files"),
    }


def refused_as(code: str) -> str:
    """Say that files were refused with a code."""
    return tr("{code}: refused").format(code=code)


def codes_note() -> str:
    """Say where codes are explained."""
    return tr("The manual’s page “Refusals” explains each code.")


def names_note(shown: int, n: int) -> str:
    """Say that not all files are listed."""
    told = tr("The first {shown} of {n} files.")
    return told.format(shown=figures(shown), n=figures(n))


def files_title() -> tuple[str, str]:
    """Title the table of files by what they were found to be, and the list of those refused."""
    return tr("What the files were found to be"), tr("Files that were not accepted")


def codebook_heads() -> tuple[str, ...]:
    return (
        tr("Question"),
        tr("Answer"),
        tr("Text"),
        tr("Column"),
        tr("Value"),
    )


def coded(value: str) -> str:
    """Say what stands for an answer in a table, as the codebook for programs has it in English.

    >>> coded("18 to 90 in steps of 2"), coded("1, else 0"), coded("3")
    ('18 to 90 in steps of 2', '1, else 0', '3')
    """
    known = {
        "1, else 0": tr("1, else 0"),
        "1, else 0; empty if not asked": tr("1, else 0; empty if not asked"),
        "0 or 1": tr("0 or 1"),
    }
    found = _NUMBERS.fullmatch(value)
    if found is None:
        return known.get(value, value)
    told = tr("{low} to {high} in steps of {step}") if found["step"] else tr("{low} to {high}")
    return told.format(**{name: figures(each or "") for name, each in found.groupdict().items()})


def codebook_title() -> str:
    return tr("What stands in a table of reports")
