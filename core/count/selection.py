"""Which responses count: those of people whose answers in the clear meet a filter.

A comparison is neither met nor missed by who was not asked or did not answer, and so a filter is
met by those alone of whom it is known to hold: `not area = city` is `area != city`.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from core.count.blocks import Block
from core.facts.errors import Code, refuse
from core.facts.names import Fact
from core.grammar.filters import Comparison, Joined, Not, Sign, Where
from core.lazy import np
from core.privacy.mechanisms import Grid
from core.survey.model import Question, Survey

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Rows: TypeAlias = NDArray[np.bool_]
    # From stored answers to MET, MISSED or NEITHER.
    Meets: TypeAlias = Callable[[NDArray[np.int64]], NDArray[Any]]

MET, MISSED, NEITHER = 1, 0, -1
_DIGITS: Final = 20  # of a number; every grid's are fewer
_LISTED: Final = 12
_COMPARED: Final[dict[Sign, Callable[[Any, Any], Any]]] = {
    Sign.EQUAL: operator.eq,
    Sign.IN: operator.eq,
    Sign.UNEQUAL: operator.ne,
    Sign.LESS: operator.lt,
    Sign.AT_MOST: operator.le,
    Sign.MORE: operator.gt,
    Sign.AT_LEAST: operator.ge,
}
_BY_ORDER: Final = (Sign.LESS, Sign.AT_MOST, Sign.MORE, Sign.AT_LEAST)


def require(where: Where, survey: Survey) -> None:
    """Raise `Refused` with a place unless a filter is of answers that the survey asks for.

    Only what was asked in the clear can choose people, options by their ids, steps of a rating
    and bins also by their order, numbers where they lie on the grid.
    """
    asked = {question.id: question for question in survey.questions}
    for comparison in comparisons(where):
        _meets(comparison, asked)


def comparisons(where: Where) -> Iterator[Comparison]:
    """Give all comparisons of a filter, in order."""
    match where:
        case Comparison():
            yield where
        case Not(inner):
            yield from comparisons(inner)
        case Joined(_, parts):
            for part in parts:
                yield from comparisons(part)


def chosen(block: Block, where: Where) -> Block:
    """Return the responses of a block of whom a filter is known to hold.

    Raises `Refused` as `require` does.

    >>> from core.grammar.filters import read
    >>> from core.examples import example_survey
    >>> from core.response import Layout, Response
    >>> survey = example_survey("bribery")
    >>> layout = Layout(survey)
    >>> def row(bribe: int, area: int) -> bytes:
    ...     answers = {"bribe": bribe, "area": area}
    ...     return layout.pack(Response("", survey.digest, answers, survey.procedures[0]))
    >>> block = Block.of(layout, [row(1, 0), row(0, 2), row(1, 2)])
    >>> chosen(block, read("not area in (city, town)")).column("bribe").values.tolist()
    [0, 1]
    """
    return block.where(holds(block, where))


def holds(block: Block, where: Where) -> Rows:
    """Tell of each response whether a filter is known to hold, shape (n,). Raises `Refused`."""
    return _Rows(block).met(where)[0]


class _Rows:
    """Who meets the parts of a filter, and who misses them; each column is taken once."""

    def __init__(self, block: Block) -> None:
        self._block = block
        self._asked = {each.question.id: each.question for each in block.layout.fields}
        self._columns: dict[str, tuple[NDArray[np.int64], Rows]] = {}

    def met(self, where: Where) -> tuple[Rows, Rows]:
        """Return two masks of shape (n,): of whom it holds, and of whom it does not."""
        match where:
            case Comparison(question=name):
                meets = _meets(where, self._asked)
                values, present = self._column(name)
                found = meets(values)
                return present & (found == MET), present & (found == MISSED)
            case Not(inner):
                held, missed = self.met(inner)
                return missed, held
            case Joined(any_, parts):
                held, missed = self.met(parts[0])
                for part in parts[1:]:
                    also, not_also = self.met(part)
                    held = held | also if any_ else held & also
                    missed = missed & not_also if any_ else missed | not_also
                return held, missed

    def _column(self, name: str) -> tuple[NDArray[np.int64], Rows]:
        if name not in self._columns:
            column = self._block.column(name)
            self._columns[name] = column.values.astype(np.int64), column.present
        return self._columns[name]


def _meets(comparison: Comparison, asked: dict[str, Question]) -> Meets:
    """Return what tells of stored answers whether they meet a comparison. Raises `Refused`."""
    question, where = asked.get(comparison.question), comparison.place()
    if question is None:
        fact = Fact.FILTER_NO_QUESTION(question=comparison.question, ids=", ".join(asked))
        raise refuse(Code.DOMAIN, where, fact)
    if question.sensitive:
        raise refuse(Code.DOMAIN, where, Fact.FILTER_SENSITIVE(question=question.id))
    if question.multiple:
        raise refuse(Code.DOMAIN, where, Fact.FILTER_MANY_ANSWERS(question=question.id))
    if isinstance(question.form, Grid):
        return _on_grid(comparison, question, question.form)
    met = [MISSED] * len(question.option_ids)
    for place, answer in enumerate(comparison.answers):
        met = list(map(max, met, _of_options(comparison, question, place, answer)))
    by_code = dict(zip(question.codes, met, strict=True))
    table = np.array([by_code[code] for code in range(len(by_code))], dtype=np.int8)
    # A report that none can have is found where answers are counted.
    return lambda values: table[np.minimum(values, len(table) - 1)]


def _on_grid(comparison: Comparison, question: Question, grid: Grid) -> Meets:
    numbers = [_number(comparison, question, place) for place in range(len(comparison.answers))]
    for place, number in enumerate(numbers):
        if not grid.low <= number <= grid.high or (number - grid.low) % grid.step:
            low, high, step = map(str, map(question.in_units, (grid.low, grid.high, grid.step)))
            fact = Fact.FILTER_OFF_GRID(
                number=comparison.answers[place],
                question=question.id,
                low=low,
                high=high,
                step=step,
            )
            raise refuse(Code.RANGE, comparison.place(place), fact)
    places = [(number - grid.low) // grid.step for number in numbers]
    if comparison.sign is Sign.IN:
        return lambda values: np.isin(values, places)
    compared = _COMPARED[comparison.sign]
    return lambda values: np.asarray(compared(values, places[0]))


def _of_options(
    comparison: Comparison, question: Question, place: int, answer: str
) -> Sequence[int]:
    """Return of which options a comparison with one answer holds, in their order."""
    ids, compared = question.option_ids, _COMPARED[comparison.sign]
    if answer in ids:
        own, ordered = ids.index(answer), comparison.sign in _BY_ORDER
        declining = {place for place, option in enumerate(question.options) if option.abstain}
        if ordered and (not question.ordinal or own in declining):
            fact = Fact.FILTER_NO_ORDER(
                question=question.id, answer=answer, sign=comparison.sign.value
            )
            raise refuse(Code.TYPE, comparison.place(), fact)
        # Who declines stands in no order.
        return [
            NEITHER if ordered and other in declining else int(compared(other, own))
            for other in range(len(ids))
        ]
    if question.bins and comparison.sign in _BY_ORDER:
        return _of_bins(comparison, question, place)
    fact = Fact.FILTER_NO_ANSWER(answer=answer, question=question.id, ids=_some(ids))
    raise refuse(Code.DOMAIN, comparison.place(place), fact)


def _of_bins(comparison: Comparison, question: Question, place: int) -> Sequence[int]:
    """Return of which bins a comparison with a number holds; it must not divide one."""
    number, compared = _number(comparison, question, place), _COMPARED[comparison.sign]
    found = []
    edges, step = question.bins, question.step or 1
    for at, option in enumerate(question.option_ids):
        last = edges[at + 1] - (0 if at + 2 == len(edges) else step)
        holds = compared(edges[at], number)
        if holds is not compared(last, number):
            fact = Fact.FILTER_DIVIDES(number=number, bin=option, question=question.id)
            raise refuse(Code.RANGE, comparison.place(place), fact)
        found.append(int(holds))
    return found


def _number(comparison: Comparison, question: Question, place: int) -> int:
    """Return a number, which is written in the units of the table, as one of the grid."""
    text = comparison.answers[place]
    if len(text) <= _DIGITS and re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", text):
        number = Fraction(text) * question.scale
        if number.denominator == 1:
            return int(number)
    fact = Fact.FILTER_NO_NUMBER(text=text, question=question.id)
    raise refuse(Code.NUMBER, comparison.place(place), fact)


def _some(ids: tuple[str, ...]) -> str:
    """Name options, the first of many."""
    return ", ".join(ids[:_LISTED]) + (", …" if len(ids) > _LISTED else "")
