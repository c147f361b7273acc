"""The linear model where the outcome, or what explains it, was reported through a channel.

Unbiased scores stand for answers in the normal equations: E[Σ w (x̂y − Âβ)] = 0. A report's score
is unbiased for an indicator and for its square, which is the indicator itself; of two levels of
one answer the product is 0, and scores of different questions are drawn independently. So Â is
corrected, where x̂x̂ᵀ is not (Fuller 1987; van den Hout & Kooiman 2006). METHODS §6.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from core.grammar.formula import Factor
from core.lazy import np
from core.regress.columns import Column, matrix, values_of
from core.regress.rows import Rows

if TYPE_CHECKING:
    from core.inference.binomial import Floats

_SURE: Final = 2.0  # errors by which the least eigenvalue lies above 0


@dataclass(frozen=True, eq=False)
class Equations:
    """The corrected normal equations of some columns: Âβ = b."""

    columns: tuple[Column, ...]
    rows: Rows
    outcome: Floats
    design: Floats

    def products(self, parameters: Floats) -> Floats:
        """Return Âβ of each row, (G, columns)."""
        if not self._noisy:
            return np.asarray(self.design * (self.design @ parameters)[:, None])
        found = np.zeros_like(self.design)
        values = values_of(self.rows)
        for i, one in enumerate(self.columns):
            for j, other in enumerate(self.columns[: i + 1]):
                product = self._product(one, other, values)
                found[:, i] += product * parameters[j]
                if i != j:
                    found[:, j] += product * parameters[i]
        return found

    def _product(self, one: Column, other: Column, values: dict[Factor, Floats]) -> Floats:
        """Return the unbiased product of two columns, (G,)."""
        found = np.ones(len(self.outcome))
        left, right = dict(one.parts), dict(other.parts)
        for factor in {**left, **right}:
            own = values[factor]
            if self.rows.variables.factors[factor].number:
                found *= own[:, 0] ** ((factor in left) + (factor in right))
            elif factor in left and factor in right:
                level = left[factor]
                found *= own[:, level or 0] if level == right[factor] else 0.0
            else:
                level = left[factor] if factor in left else right[factor]
                found *= own[:, level or 0]
        return found

    def square(self) -> Floats:
        """Return Â, (columns, columns)."""
        size = len(self.columns)
        weights = self.rows.weights
        if not self._noisy:
            return np.asarray((self.design * weights[:, None]).T @ self.design)
        values, found = values_of(self.rows), np.empty((size, size))
        for i, one in enumerate(self.columns):
            for j, other in enumerate(self.columns[: i + 1]):
                found[i, j] = found[j, i] = weights @ self._product(one, other, values)
        return found

    def solve(self) -> tuple[Floats, Floats] | None:
        """Return the parameters and the inverse of Â; None where it may be none.

        Reports can leave Â without a positive definite inverse, or so near to it that the answers
        may: its least eigenvalue must lie two errors above 0.
        """
        square = self.square()
        lengths = np.sqrt(np.maximum(square.diagonal(), 0))
        if not (lengths > 0).all():
            return None
        sizes, ways = np.linalg.eigh(square / np.outer(lengths, lengths))
        way = ways[:, 0] / lengths
        own = self.products(way) @ way
        mean = self.rows.weights @ own / self.rows.weights.sum()
        spread = float(self.rows.squares @ (own - mean) ** 2)
        if sizes[0] <= 1e-12 or (self._noisy and sizes[0] < _SURE * spread**0.5):
            return None
        inverse = np.linalg.inv(square / np.outer(lengths, lengths)) / np.outer(lengths, lengths)
        right = (self.rows.weights * self.outcome) @ self.design
        return inverse @ right, inverse

    @property
    def _noisy(self) -> bool:
        return any(each.randomized for each in self.rows.variables.factors.values())

    def scores(self, parameters: Floats) -> Floats:
        """Return x̂y − Âβ of each row, (G, columns)."""
        return np.asarray(self.design * self.outcome[:, None] - self.products(parameters))


def equations(columns: tuple[Column, ...], rows: Rows) -> Equations:
    """Make the equations; a yes/no outcome counts 1 and 0."""
    outcome = rows.variables.outcome
    numbers = outcome.numbers if outcome.number else (lambda codes: codes.astype(np.float64))
    return Equations(columns, rows, numbers(rows.outcome), matrix(columns, rows))
