"""The design matrix of a formula: one column for each coefficient, coded as R does.

A factor has a column for each level but the first where the term without it is in the model too,
and for every level where it is not (marginality; Chambers & Hastie 1992, §2.4.1). Without the
constant the first factor has all levels, which add up to it.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from core.grammar.formula import Factor, Formula, Term, term_text
from core.lazy import np
from core.regress.rows import Rows

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats

CONSTANT: Final = "(Intercept)"
MOST_COLUMNS: Final = 400
_CONSTANT: Final[frozenset[Factor]] = frozenset()
_DEPENDENT: Final = 1e-8


@dataclass(frozen=True, slots=True)
class Column:
    """One coefficient: its name, its term, and the level of each factor, None for a number."""

    name: str
    term: Term
    parts: tuple[tuple[Factor, int | None], ...] = ()


def columns_of(formula: Formula, rows: Rows) -> tuple[Column, ...]:
    """Return the columns of a formula over the levels that somebody gave, in order."""
    found = [Column(CONSTANT, ())] if formula.constant else []
    model = {frozenset(term) for term in formula.terms}
    if formula.constant:
        model.add(_CONSTANT)
    for term in formula.terms:
        levels: list[list[int | None]] = []
        for factor in term:
            if rows.variables.factors[factor].number:
                levels.append([None])
                continue
            own = list(rows.present[factor])
            rest = frozenset(term) - {factor}
            levels.append([*(own[1:] if rest in model else own)])
            if not rest:
                model.add(_CONSTANT)
        # The first factor's levels change fastest, as in R.
        for chosen in itertools.product(*reversed(levels)):
            parts = tuple(zip(term, reversed(chosen), strict=True))
            found.append(Column(_name(parts, rows), term, parts))
            if len(found) > MOST_COLUMNS:
                raise TooManyColumnsError(term)
    return tuple(found)


class TooManyColumnsError(ValueError):
    """A model has more coefficients than are fitted; `term` is the one by which it has."""

    def __init__(self, term: Term) -> None:
        super().__init__(f"more than {MOST_COLUMNS} coefficients by {term_text(term)}")
        self.term = term


def matrix(
    columns: tuple[Column, ...], rows: Rows, held: Mapping[Factor, float] | None = None
) -> Floats:
    """Return the design matrix, (G, columns); all at one level, or number, of factors `held`."""
    values = values_of(rows, held or {})
    found = np.ones((len(rows.counts), len(columns)))
    for place, column in enumerate(columns):
        for factor, level in column.parts:
            own = values[factor]
            found[:, place] *= own[:, 0 if level is None else level]
    return found


def slopes(columns: tuple[Column, ...], rows: Rows, factor: Factor) -> Floats:
    """Return the derivative of the design matrix by a number, (G, columns)."""
    values = values_of(rows)
    found = np.zeros((len(rows.counts), len(columns)))
    for place, column in enumerate(columns):
        if any(each == factor for each, _ in column.parts):
            found[:, place] = 1
            for each, level in column.parts:
                if each != factor:
                    found[:, place] *= values[each][:, 0 if level is None else level]
    return found


def dependent(design: Floats) -> NDArray[np.bool_]:
    """Tell which columns follow from those before them, (columns,)."""
    found = np.zeros(design.shape[1], dtype=np.bool_)
    if not len(design):
        return ~found
    lengths = np.linalg.norm(design, axis=0)
    scaled = design / np.where(lengths > 0, lengths, 1)
    # R of the decomposition keeps the geometry of many rows in a small square.
    square = np.asarray(np.linalg.qr(scaled, mode="r"))
    basis = np.zeros((0, square.shape[0]))
    for place in range(design.shape[1]):
        rest = square[:, place]
        for _ in range(2):  # once more for what rounding left
            rest = rest - basis.T @ (basis @ rest)
        length = float(np.linalg.norm(rest))
        found[place] = length < _DEPENDENT
        if not found[place]:
            basis = np.vstack([basis, rest / length])
    return found


def values_of(rows: Rows, held: Mapping[Factor, float] = {}) -> dict[Factor, Floats]:
    """Return each factor's number, (G, 1), or its indicators or scores, (G, levels)."""
    found = {}
    for factor, variable in rows.variables.factors.items():
        codes = rows.factors[factor]
        if factor in held and variable.number:
            found[factor] = np.full((len(codes), 1), float(held[factor]))
        elif factor in held:
            own = np.zeros((len(codes), len(variable.levels)))
            own[:, int(held[factor])] = 1
            found[factor] = own
        elif variable.number:
            found[factor] = variable.numbers(codes)[:, None]
        else:
            found[factor] = variable.scores(codes)
    return found


def _name(parts: tuple[tuple[Factor, int | None], ...], rows: Rows) -> str:
    return ":".join(rows.variables.factors[factor].name(level) for factor, level in parts)
