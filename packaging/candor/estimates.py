"""Shares, means, crossings and models of columns: read, counted and estimated by the core."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace

import pandas as pd

from candor import columns
from candor.columns import Column, Series, Table
from candor.designs import require_design
from candor.results import Crossing, Means, Model, Shares
from core.count.blocks import Block, tally_block
from core.count.sampling_design import Design, fit
from core.cross.crossing import cross as crossed
from core.cross.pair_tally import Side, tally_pair
from core.estimate import estimate_groups
from core.estimate.compare import compare_all_options
from core.facts.errors import Refused
from core.grammar import formula as formulas
from core.inference.intervals import Interval
from core.privacy.mechanisms import Domain, Mechanism
from core.regress.regression import regress as fitted
from core.regress.rows import gather
from core.regress.variables import variables_of
from core.study.many.columns import Given, block_of
from core.survey.model import Kind, Option, Question, Survey

_ASKED, _BY, _CLUSTER, _STRATUM = "asked", "by", "cluster", "stratum"
_ROUNDING = 0.005 + 1e-9  # of a share written with two decimals


@dataclass(frozen=True)
class _People:
    """What columns beside the answers say of people."""

    by: Series | None
    weights: Series | None
    clusters: Series | None
    strata: Series | None

    @classmethod
    def of(
        cls,
        by: Column | None,
        weights: Column | None,
        clusters: Column | None,
        strata: Column | None,
    ) -> _People:
        named = (("by", by), ("weights", weights), ("clusters", clusters), ("strata", strata))
        return cls(
            *(None if each is None else columns.series_of(each, name) for name, each in named)
        )

    def block(self, *answers: tuple[Question, Given], index: pd.Index) -> Block:
        """Return the block of the answers with what is said of people."""
        beside = [
            each for each in (self.by, self.weights, self.clusters, self.strata) if each is not None
        ]
        rows = pd.Series(range(len(index)), index=index, name="the answers")
        columns.require_one_length([rows, *beside])
        found = list(answers)
        if self.by is not None:
            found.append(columns.groups(self.by, _BY))
        for id_, column in ((_CLUSTER, self.clusters), (_STRATUM, self.strata)):
            if column is not None:
                found.append(columns.units(column, id_))
        weights = None if self.weights is None else columns.weights_of(self.weights)
        block = block_of(found, weights)
        if self.clusters is None and self.strata is None:
            return block
        design = Design(
            None if self.strata is None else _STRATUM, None if self.clusters is None else _CLUSTER
        )
        return fit(design, [block]).of(block)


def share(
    values: Column | Table,
    design: Mechanism | None = None,
    *,
    by: Column | None = None,
    weights: Column | None = None,
    clusters: Column | None = None,
    strata: Column | None = None,
    options: Sequence[Hashable] | None = None,
    level: float = 0.95,
    interval: str | None = None,
) -> Shares:
    """Estimate the true shares behind a column of reports.

    Args:
        values: reports, one row a person: 0 and 1, truth values or words for a yes/no design; one
            of k options for k-ary; k columns of 0 and 1 (or texts of bits) for unary, subset.
        design: how they were randomized, as `candor.warner("3/4")`; None for answers in the clear.
        by: a clear column; each of its values is a group. Where it is missing, a row counts for
            everybody alone, and the note says how many do.
        weights: of each person, numbers of at least 0; none may be missing.
        clusters: the cluster of each person, by any name; none may be missing.
        strata: the stratum of each person, by any name; none may be missing.
        options: what is asked about, in the order of the design's options; the columns of a
            frame are found by these names, those of an array or called 0, 1, … by their place.
        level: of the intervals.
        interval: its name, by default the best that holds.

    Raises:
        ValueError: for values that cannot be read without doubt, with the row.

    >>> from candor import warner
    >>> found = share([1] * 61 + [0] * 139, warner("3/4"))
    >>> round(found.share, 4), [round(end, 4) for end in found.interval]
    (0.11, [0.0028, 0.2433])
    """
    question, given, index = _read(values, design, options, _ASKED)
    people = _People.of(by, weights, clusters, strata)
    block = people.block((question, given), index=index)
    return _shares(block, by=None if by is None else _BY, level=level, interval=interval)


def _shares(block: Block, *, by: str | None, level: float, interval: str | None) -> Shares:
    (counted,) = tally_block(block, _ASKED, by)
    found = estimate_groups(counted.whole, counted.groups, level, _interval(interval))
    compared = compare_all_options(counted.groups, level) if counted.groups else ()
    return Shares(found, compared)


def _interval(name: str | None) -> Interval | None:
    try:
        return None if name is None else Interval(name)
    except ValueError:
        raise ValueError(
            f"there is no interval {name!r}; there are {', '.join(Interval)}"
        ) from None


def histogram(
    values: Column | Table,
    design: Mechanism | None,
    *,
    options: Sequence[Hashable] | None = None,
    truth: Mapping[Hashable, float] | None = None,
    level: float = 0.95,
    interval: str | None = None,
) -> Shares:
    """Estimate the shares of all options as `share` does, beside the `truth` where it is known.

    Raises ValueError as `share` does, and for a `truth` that names what is no option, or whose
    shares cannot be those of all: rounded to two decimals they may be off from 1 by as much.
    """
    found = share(values, design, options=options, level=level, interval=interval)
    if truth is not None:
        truth = _truth_of(truth, found.estimate.question.option_ids)
    return replace(found, truth=truth)


def _truth_of(given: Mapping[Hashable, float], options: Sequence[str]) -> dict[Hashable, float]:
    """Return known shares by the names of options. Raises ValueError where they cannot be true."""
    made: dict[Hashable, float] = {}
    for option, known in given.items():
        if str(option) not in options:
            raise ValueError(f"the truth names {option!r}, which is none of the options")
        if str(option) in made:
            raise ValueError(f"the truth names {option!r} twice")
        if not 0 <= known <= 1:
            raise ValueError(f"the truth of {option!r} is {known!r}; a share is from 0 to 1")
        made[str(option)] = float(known)
    total, rounding = sum(made.values()), _ROUNDING * len(made)
    if total > 1 + rounding or (len(made) == len(options) and total < 1 - rounding):
        raise ValueError(f"the shares of the truth add up to {total:g}; those of all options are 1")
    return made


def mean(
    values: Column,
    design: Mechanism | None = None,
    *,
    low: int | None = None,
    step: int = 1,
    by: Column | None = None,
    weights: Column | None = None,
    clusters: Column | None = None,
    strata: Column | None = None,
    level: float = 0.95,
) -> Means:
    """Estimate the mean of a number from one-bit or window reports, or from numbers in the clear.

    `low` and `step` are the grid on which the true numbers lie: low, low + step, … as many places
    as the design has. Raises ValueError as `share` does.
    """
    column = columns.series_of(values, "values")
    if design is not None:
        require_design(design)
    if design is None:
        question, given = columns.numbers(column, _ASKED)
    elif design.domain is not Domain.PLACES:
        raise ValueError(f"{design.title} asks about options: candor.share has their shares")
    elif type(low) is not int or type(step) is not int or step < 1:
        raise ValueError("give `low`, the least true number, and `step` over 0, as whole numbers")
    else:
        high = low + step * (design.k - 1)
        question = Question(
            _ASKED, Kind.NUMBER, str(column.name), low=low, high=high, step=step,
            channel=design, optional=True,
        )  # fmt: skip
        given = columns.places(column, question.form.size)
    block = _People.of(by, weights, clusters, strata).block((question, given), index=column.index)
    (counted,) = tally_block(block, _ASKED, None if by is None else _BY)
    found = estimate_groups(counted.whole, counted.groups, level)
    return Means(found)


def cross(
    a: Column | Table,
    b: Column | Table,
    designs: tuple[Mechanism | None, Mechanism | None],
    *,
    weights: Column | None = None,
    clusters: Column | None = None,
    strata: Column | None = None,
    level: float = 0.95,
) -> Crossing:
    """Cross two columns: shares of all pairs of answers, independence, and the odds ratio.

    `designs` are those of `a` and of `b`, None for one in the clear. Raises ValueError as `share`
    does, and where nobody answered both.
    """
    first, given_a, index = _read(a, designs[0], None, "a")
    second, given_b, other = _read(b, designs[1], None, "b")
    if not index.equals(other):
        raise ValueError("the two columns have other rows; align them first")
    people = _People.of(None, weights, clusters, strata)
    block = people.block((first, given_a), (second, given_b), index=index)
    found = crossed(tally_pair(block, Side(first), Side(second)), level)
    if found is None:
        raise ValueError("nobody answered both")
    return Crossing(found)


def logit(
    formula: str,
    frame: pd.DataFrame,
    designs: Mapping[str, Mechanism] | None = None,
    *,
    weights: str | None = None,
    clusters: str | None = None,
    strata: str | None = None,
    level: float = 0.95,
) -> Model:
    """Fit a regression such as "bribe ~ age + area" through the channels of its columns.

    `designs` name the randomized columns; all others are in the clear, numbers as numbers and
    words as levels, the first in the order of the alphabet or of the categories being the one
    compared with. A yes/no outcome has log odds, one of several options each against the first,
    a number is linear. Raises ValueError for a formula or a column that cannot be read.
    """
    try:
        read = formulas.read(formula)
    except Refused as error:
        raise ValueError(f"{formula!r}: {error}") from None
    if designs is not None and not isinstance(designs, Mapping):
        raise ValueError(
            f"the designs are {designs!r}; give a dict of columns and their designs,"
            f' such as {{{read.outcome.question!r}: candor.warner("3/4")}}'
        )
    made = designs or {}
    found = []
    for name in dict.fromkeys(each.question for each in (read.outcome, *read.factors)):
        outcome = name == read.outcome.question
        found.append(_factor(_column(frame, name), name, made.get(name), outcome=outcome))
    if unknown := set(made) - {question.id for question, _ in found}:
        raise ValueError(f"the formula does not name {min(unknown)!r}, of which there is a design")
    named = (weights, clusters, strata)
    beside = (None if name is None else _column(frame, name) for name in named)
    block = _People.of(None, *beside).block(*found, index=frame.index)
    try:
        variables = variables_of(read, Survey(("en",), "", tuple(each for each, _ in found)))
    except Refused as error:
        raise ValueError(f"{formula!r}: {error}") from None
    return Model(fitted(read, gather([block], variables), level))


regress = logit
"""The same: what is fitted follows from the outcome."""


def _column(frame: pd.DataFrame, name: str) -> Series:
    """Return a column of a frame. Raises ValueError where it has none of this name."""
    if name not in frame.columns:
        raise ValueError(f"the frame has no column {name!r}")
    return frame[name]


def _factor(
    column: Series, name: str, design: Mechanism | None, *, outcome: bool
) -> tuple[Question, Given]:
    if design is not None:
        question, given, _ = _read(column, design, None, name)
        return question, given
    values = set(column.dropna().tolist())
    if column.dtype == bool or (outcome and values <= {0, 1}):
        return Question(name, Kind.YES_NO, name, optional=True), columns.yes_no(column)
    if pd.api.types.is_numeric_dtype(column):
        return columns.numbers(column, name)
    return columns.groups(column, name)


def _read(
    values: Column | Table, design: Mechanism | None, options: Sequence[Hashable] | None, id_: str
) -> tuple[Question, Given, pd.Index]:
    """Read reports as a question of this id and the index of its rows."""
    if design is not None:
        require_design(design)
    if design is not None and design.domain is Domain.PLACES:
        raise ValueError(f"{design.title} asks about a number: candor.mean has its mean")
    spread = design is not None and design.domain is Domain.OPTIONS and design.form.spread
    if spread and design is not None:
        given, named, index = columns.bits(values, design.k, options, id_)
        return _of_options(id_, design, named), given, index
    if isinstance(values, pd.DataFrame):
        raise ValueError("give one column; only unary and subset reports have several")
    column = columns.series_of(values, id_)
    if design is None and options is None:
        given, found = _clear(column)
        if found is None:
            return Question(id_, Kind.YES_NO, id_, optional=True), given, column.index
    elif design is not None and design.domain is Domain.TWO_ANSWERS:
        if options is not None:
            raise ValueError(f"{design.title} asks for yes or no: leave `options` out")
        question = Question(id_, Kind.YES_NO, id_, channel=design, optional=True)
        return question, columns.yes_no(column), column.index
    elif design is not None and not design.names_one:
        raise ValueError(f"reports of {design.title} are no single values: import them as files")
    else:
        given, found = columns.categories(column, None if design is None else design.k, options)
    return _of_options(id_, design, found or ()), given, column.index


def _of_options(id_: str, design: Mechanism | None, options: Sequence[Hashable]) -> Question:
    made = tuple(Option(str(each), str(each)) for each in options)
    if len({each.id for each in made}) < len(made):
        raise ValueError(f"two options are written alike: {list(options)!r}")
    return Question(id_, Kind.ONE_OF, id_, options=made, channel=design, optional=True)


def _clear(column: Series) -> tuple[Given, tuple[Hashable, ...] | None]:
    """Read a column in the clear: of yes and no where it has nothing else, else its options."""
    try:
        return columns.yes_no(column), None
    except ValueError:
        return columns.categories(column, None, None)
