"""What every command shares: JSON out, messages and progress beside it, exit codes."""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from app.words.catalogue import figures, in_english, joined, tr
from app.words.places import placed
from app.words.refusals import line, reason_text, remedy, remedy_of_reason
from app.words.time_left import Pace
from app.words.total_epsilon import epsilon_over_all, nothing_randomized
from app.words.value_errors import fault_text
from core.facts.errors import Code, Problem, Refused, Severity
from core.files.disk import read_bounded
from core.progress import Progress
from core.survey import MAX_BYTES, Survey, read

if TYPE_CHECKING:
    from core.study import Refusal

DONE, REFUSED, USAGE = 0, 1, 2
_UNREADABLE = (Code.IO, Code.NOTFILE)
_NAMED, _ROWS = 20, 10
_NO_BREAK = "\N{NO-BREAK SPACE}"  # as German writes it before a per cent sign
_ROW = re.compile(r"row \d+")


def print_json(value: object) -> None:
    """Print one JSON document on standard output."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=1, allow_nan=False))


def documented(as_json: bool) -> AbstractContextManager[None]:
    """Speak English meanwhile where a document is made, which is alike in every language."""
    return in_english() if as_json else nullcontext()


def in_columns(*lines: tuple[str, str]) -> str:
    """Return lines of what is told and behind it, in a column, what there is to tell."""
    wide = max(7, *(len(what) for what, told in lines if told))
    return "\n".join(f"{what:<{wide}} {told}".rstrip() for what, told in lines)


def epsilon_line(ratio: Fraction | None) -> tuple[str, str]:
    """Return what is told of ε over a whole survey, to stand in columns; e^ε is given."""
    return (nothing_randomized(), "") if ratio == 1 else ("ε", epsilon_over_all(ratio))


def say(message: str) -> None:
    """Print a message beside the result, on standard error."""
    click.echo(message, err=True)


def stop(problem: Problem, path: str | Path = "") -> NoReturn:
    """Say why something was refused and end with the exit code for it."""
    say(described(problem, path))
    raise SystemExit(USAGE if problem.code in _UNREADABLE else REFUSED)


@dataclass(frozen=True)
class Stopping:
    """Ends with a message, and the exit code for it, where something is refused meanwhile.

    Args:
        path: the file that is named before what is wrong with it.
        of_options: whether a ValueError, too, says what is wrong, of what the command was given.
    """

    path: str | Path = ""
    of_options: bool = False

    def __enter__(self) -> None: ...

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, Refused):
            stop(error.problem, self.path)
        if self.of_options and isinstance(error, ValueError):
            raise click.UsageError(f"{fault_text(error)}.") from None


def described(problem: Problem, path: str | Path = "") -> str:
    """Write a problem as two lines: what and where, and what to do."""
    told = line(problem) if problem.severity is Severity.ERROR else warning(line(problem))
    file = f"{shown(path)}: " if str(path) else ""
    return f"{file}{told}\n  {remedy(problem)}"


def warning(text: str) -> str:
    """Say that something is a warning, and no error."""
    return tr("warning {told}").format(told=text)


def responses_text(n: int) -> str:
    return tr("1 response") if n == 1 else tr("{n} responses", "", n).format(n=figures(n))


def wrote(path: Path) -> str:
    """Say that a file was written."""
    return tr("Wrote {path}.").format(path=shown(path))


def note_too_long(most: int) -> str:
    return tr("--note has at most {n} letters.", "", most).format(n=figures(most))


def survey_needed() -> str:
    """Say that files of responses tell nothing without their survey."""
    return tr("Response files need their survey; name it with --survey.")


def shown(path: str | Path) -> str:
    """Return a path as it can be printed on any terminal, on one line."""
    text = str(path).encode("utf-8", "backslashreplace").decode("utf-8")
    return "".join(
        char if char.isprintable() or char == _NO_BREAK else repr(char)[1:-1] for char in text
    )


def sentence_of(error: ValueError, survey: Survey, more: str = "") -> str:
    """Write an error as a sentence, and more behind; an id at its beginning stays as it is."""
    told = f"{fault_text(error)}{more}."
    ids = {question.id for question in survey.questions}
    return told if told.split(" ", 1)[0] in ids else told[:1].upper() + told[1:]


def once(_context: click.Context, option: click.Parameter, given: tuple[str, ...]) -> str | None:
    """Return what an option names, that takes one thing; end where it was given again."""
    if len(given) > 1:
        raise click.UsageError(
            tr("{option} names one; give it once, or leave it out.").format(option=option.opts[0])
        )
    return given[0] if given else None


def read_bytes(path: Path, limit: int) -> bytes:
    """Read a file of bounded size, or end with a message."""
    try:
        return read_bounded(path, limit)
    except Refused as refused:
        stop(refused.problem, path)


def read_survey(path: Path) -> Survey:
    """Read a survey file that may be used, or end with a message."""
    return survey_in(read_bytes(path, MAX_BYTES), path)


def survey_in(data: bytes, path: Path) -> Survey:
    """Read the survey in a file's bytes, or end with a message that names the file."""
    try:
        return read(data)
    except Refused as refused:
        stop(refused.problem, path)


def say_refused(refused: Iterable[Refusal], whole_list: str = "") -> None:
    """Tell which files, or rows of them, were refused and why, code by code, with the remedy.

    Rows of a table that are refused alike stand in one line. Of very many the first are named;
    `whole_list` says where all are.
    """
    alike: dict[tuple[Code, str], list[Refusal]] = {}
    for refusal in refused:
        row = _ROW.fullmatch(refusal.where.partition(",")[0]) is not None
        todo = remedy_of_reason(refusal.code, refusal.reason, row=row)
        alike.setdefault((refusal.code, todo), []).append(refusal)
    for (code, todo), refusals in alike.items():
        together = _equal(refusals)
        for equal in together[:_NAMED]:
            say(_refused_line(equal))
        if rest := sum(map(len, together[_NAMED:])):
            say(rest_text(rest, code) + whole_list)
        say(f"  {todo}")


def rest_text(n: int, code: Code) -> str:
    """Say how many more were refused by a code."""
    return tr("... and {n} more: {code}").format(n=figures(n), code=code)


def _equal(refusals: Iterable[Refusal]) -> list[list[Refusal]]:
    """Put together the rows of one table that were refused for the same in the same column."""
    found: dict[tuple[str, ...], list[Refusal]] = {}
    for each in refusals:
        row = _ROW.match(each.where)
        where = "rows" + each.where[row.end() :] if row else each.where
        found.setdefault((each.file, where, each.reason), []).append(each)
    return list(found.values())


def _refused_line(equal: list[Refusal]) -> str:
    one = equal[0]
    place = f", {shown(placed(one.where))}" if one.where else ""
    if len(equal) > 1 and (row := _ROW.match(one.where)):
        rows = joined([each.where.split(",")[0].removeprefix("row ") for each in equal[:_ROWS]])
        told = tr("rows {rows}")
        if len(equal) > _ROWS:
            told = tr("rows {rows}, … ({n} rows)")
        told = told.format(rows=rows, n=figures(len(equal)))
        place = f", {told}{shown(placed(one.where[row.end() :]))}"
    return f"{shown(one.file)}{place}: {one.code}: {reason_text(one.reason)}"


@contextmanager
def progress(label: str) -> Iterator[Progress]:
    """Give a `report(done, total)` that shows a bar once the work has taken over a second.

    Without a terminal a line is written every few seconds instead.
    """
    started = time.monotonic()
    state = _Progress(label, started)
    try:
        yield state.report
    finally:
        state.close()


class _Progress:
    """The bar on a terminal, or lines now and then elsewhere."""

    def __init__(self, label: str, started: float) -> None:
        self._label = label
        self._next_line = started + 1
        self._pace = Pace()
        self._bar: click._termui_impl.ProgressBar[int] | None = None
        self._done = 0

    def report(self, done: int, total: int) -> None:
        now = time.monotonic()
        if not total or (self._bar is None and now < self._next_line):
            return  # nothing to measure against yet, or too early to bother anyone
        if not sys.stderr.isatty():
            rest = self._pace.time_left(done, total)
            told = tr("{label}: {done} of {total}").format(
                label=self._label, done=figures(done), total=figures(total)
            )
            say(f"{told}, {rest}" if rest else told)
            self._next_line = now + 5
            return
        if self._bar is None:
            self._bar = click.progressbar(length=total, label=self._label, file=sys.stderr)
        self._bar.update(done - self._done)
        self._done = done

    def close(self) -> None:
        if self._bar is not None:
            self._bar.render_finish()
