"""Known shares of a population to weight a sample to: a table `question,answer,share` as CSV."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from core.count.raking import Margin
from core.facts.errors import Code, Problem, Refused, quote
from core.facts.names import Fact, FoundFact
from core.survey.model import Question, Survey

COLUMNS: Final = ("question", "answer", "share")
MAX_BYTES: Final = 1024 * 1024
_SHARE: Final = re.compile(r"[0-9]+(?:\.[0-9]*)?|\.[0-9]+", re.ASCII)
_MOST_PROBLEMS: Final = 1_000  # so many that the table is another one
_LONGEST: Final = 20  # of a share as people write it
_CLOSE: Final = Fraction(1, 10**6)  # .333, .333 and .334 sum to one, .33 thrice does not


@dataclass(frozen=True, slots=True)
class MarginsRead:
    """The shares that were read, question by question, and all that is wrong with the table."""

    margins: tuple[Margin, ...]
    problems: tuple[Problem, ...]


def read_margins(data: bytes, survey: Survey) -> MarginsRead:
    r"""Read known shares of the answers to clear questions.

    Each question that is named has a share for every answer, by the answer's id, written as `0.8`
    or `.8`, between semicolons also as `0,8`; the shares of a question sum to one. Rows are counted
    as a spreadsheet does: the column names, in any order, are row 1. After a thousand problems it
    is not read on.

    >>> from core.examples import example_survey
    >>> table = b"question,answer,share\narea,city,.5\narea,town,0.3\narea,country,.2\n"
    >>> read_margins(table, example_survey("bribery")).margins
    (Margin(question='area', shares=(('city', 0.5), ('town', 0.3), ('country', 0.2))),)
    """
    if len(data) > MAX_BYTES:
        kib = MAX_BYTES // 1024
        return MarginsRead((), (Problem(Code.SIZE, "", Fact.MARGINS_TOO_LARGE(kib=kib)),))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        place = f"byte {error.start + 1}"
        return MarginsRead((), (Problem(Code.ENCODING, place, Fact.TABLE_NOT_UTF8()),))
    delimiter = _delimiter(text)
    reader = _Reader(survey, "," if delimiter == ";" else ".")
    rows = csv.reader(io.StringIO(text, newline=""), strict=True, delimiter=delimiter)
    try:
        if reader.takes_head(next(rows, [])):
            for number, row in enumerate(rows, 2):
                reader.take(number, row)
                if len(reader.problems) >= _MOST_PROBLEMS:
                    break
            reader.require_whole()
    except csv.Error:
        reader.note(Code.SYNTAX, f"line {rows.line_num}", Fact.CELL_MALFORMED())
    return MarginsRead(tuple(reader.margins()), tuple(reader.problems))


def _delimiter(text: str) -> str:
    """Return what stands between the cells: that of spreadsheets where a comma is in numbers."""
    head = text.partition("\n")[0]
    return ";" if ";" in head and "," not in head else ","


class _Reader:
    """Takes row after row, and goes on where one is wrong."""

    def __init__(self, survey: Survey, decimal_sign: str = ".") -> None:
        self.problems: list[Problem] = []
        self._decimal_sign = decimal_sign
        self._survey = survey
        self._order: list[str] = []
        self._shares: dict[str, dict[str, Fraction]] = {}

    def note(self, code: Code, place: str, found: FoundFact) -> None:
        self.problems.append(Problem(code, place, found))

    def takes_head(self, row: list[str]) -> bool:
        self._order = [cell.strip() for cell in row]
        if not row:
            self.note(Code.EMPTY, "row 1", Fact.TABLE_EMPTY())
        elif sorted(self._order) != sorted(COLUMNS):
            self.note(Code.SCHEMA, "row 1", Fact.MARGINS_COLUMNS())
        return not self.problems

    def take(self, number: int, row: list[str]) -> None:
        if not any(cell.strip() for cell in row):
            return
        if len(row) != len(COLUMNS):
            told = Fact.CELLS_EXPECTED(n=len(COLUMNS), found=len(row))
            return self.note(Code.SCHEMA, f"row {number}", told)
        cells = dict(zip(self._order, (cell.strip() for cell in row), strict=True))
        question = self._question(f"row {number}, column question", cells["question"])
        share = self._share(f"row {number}, column share", cells["share"])
        if question is None:
            return None
        answer, place = cells["answer"], f"row {number}, column answer"
        held = self._shares.setdefault(question.id, {})
        if answer not in question.option_ids:
            ids = ", ".join(question.option_ids)
            fact = Fact.MARGIN_NO_ANSWER(cell=quote(answer, 40), ids=ids)
            self.note(Code.DOMAIN, place, fact)
        elif answer in held:
            fact = Fact.MARGIN_TWICE(answer=answer, question=question.id)
            self.note(Code.DUPKEY, place, fact)
        else:
            held[answer] = Fraction(0) if share is None else share
        return None

    def require_whole(self) -> None:
        """Note what is missing of each question, and where shares do not sum to one.

        Where a row was wrong, what follows from that is not named as well.
        """
        if self.problems:
            return
        for id_, held in self._shares.items():
            ids = self._survey.question(id_).option_ids
            missing = [one for one in ids if one not in held]
            total = sum(held.values(), Fraction(0))
            if missing:
                fact = Fact.MARGIN_MISSING(question=id_, ids=", ".join(missing))
                self.note(Code.SCHEMA, f"question {id_}", fact)
            elif abs(total - 1) > _CLOSE:
                told = f"{float(total):.9g}"
                fact = Fact.MARGIN_SUM(question=id_, total=told)
                self.note(Code.RANGE, f"question {id_}", fact)
        if not self._shares:
            self.note(Code.EMPTY, "row 2", Fact.MARGINS_NONE())

    def margins(self) -> Iterator[Margin]:
        if not self.problems:
            for id_, held in self._shares.items():
                yield Margin(id_, tuple((answer, float(share)) for answer, share in held.items()))

    def _question(self, place: str, id_: str) -> Question | None:
        try:
            question = self._survey.named(id_)
        except Refused as refused:
            if "(" not in id_:
                self.note(Code.DOMAIN, place, Fact.NO_QUESTION_OF_ID())
            else:  # bands, of which something is wrong
                self.note(refused.problem.code, place, refused.problem.found)
            return None
        if question.sensitive:
            self.note(Code.DOMAIN, place, Fact.FILTER_SENSITIVE(question=id_))
        elif question.multiple:
            self.note(Code.DOMAIN, place, Fact.FILTER_MANY_ANSWERS(question=id_))
        elif not question.option_ids:
            self.note(Code.DOMAIN, place, Fact.MARGIN_OF_NUMBER(question=id_))
        else:
            return question
        return None

    def _share(self, place: str, cell: str) -> Fraction | None:
        written = cell.replace(self._decimal_sign, ".")
        if len(cell) <= _LONGEST and _SHARE.fullmatch(written) and Fraction(written) <= 1:
            return Fraction(written)
        self.note(Code.NUMBER, place, Fact.MARGIN_NO_SHARE(cell=quote(cell, 40)))
        return None
