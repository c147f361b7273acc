"""One of two questions that are crossed: what a report to it counts, and how that scores.

A report that names one option, or one of a group, is counted as such; of one that supports several
of k options 1, t and t² are, t_u = k·y_u − m, m being how many it supports (METHODS §6).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.count.tally import single
from core.facts.value_error import WrongValueError
from core.lazy import np
from core.privacy.mechanisms import Domain
from core.survey.model import Question

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats
    from core.privacy.channel import Counts
    from core.response.layout import ReportColumn


@dataclass(frozen=True, slots=True)
class Side:
    """One of two questions that are crossed; of a many-of one option, a yes/no of its own.

    Raises ValueError for a number without bins, which has no options, for a many-of without an
    option of its own, for an option of any other question, and where what is reported depends on
    unknowns besides.
    """

    question: Question
    option: str | None = None

    def __post_init__(self) -> None:
        """Refuse what has no options to cross."""
        if self.question.measured:
            raise WrongValueError("{0} has no options to cross; give it bins", self.question.id)
        if self.question.multiple is not (self.option is not None):
            raise WrongValueError("name one option of {0} where it allows many", self.question.id)
        if self.option is not None and self.option not in self.question.option_ids:
            raise WrongValueError("{0} is no option of {1}", self.option, self.question.id)
        if self.question.channel is not None and not self.question.channel.is_scored:
            raise WrongValueError(
                "reports to {0} depend on unknowns; it is not crossed", self.question.id
            )

    @property
    def options(self) -> tuple[str, ...]:
        """What can be answered, in the order of results."""
        return self.question.option_ids if self.option is None else ("yes", "no")

    @property
    def k(self) -> int:
        """Number of options."""
        return len(self.options)

    @property
    def names_one(self) -> bool:
        """Tell whether a report names one thing, as in the clear: then a table tells all."""
        two = self.question.domain is Domain.TWO_ANSWERS
        return two or single(self.question) or self._grouped

    @property
    def tabled(self) -> bool:
        """Tell whether a report names one option, with the same chances for everybody."""
        return self.names_one and not self._grouped

    @property
    def _grouped(self) -> bool:
        """Whether groups were asked in several ways: a report names its group."""
        return self.question.channel is not None and self.question.channel.counts_reports

    @property
    def width(self) -> int:
        """Number of features."""
        if self._grouped:
            return self.question.form.size
        return self.k if self.names_one else 1 + 2 * self.k

    def support(self) -> tuple[Floats, Floats]:
        """Return p* and q* of the options, each of shape (k,)."""
        channel = self.question.channel
        if channel is None:
            return np.ones(self.k), np.zeros(self.k)
        arrays = channel.chance_arrays()
        if arrays is None:
            raise ValueError(f"no single count is behind a share of {self.question.id}")
        p, q = arrays
        return p[self._codes], q[self._codes]

    @property
    def _codes(self) -> list[int]:
        """The truths that the options stand for."""
        return [1, 0] if self.option is not None else list(self.question.codes)

    def score(self) -> Floats:
        """Return the map from features to unbiased scores, (k, width), rows of columns sum to 1."""
        if self.names_one:
            return self._scores_of_named()
        p, q = self.support()
        slope = np.eye(self.k) / (self.k * (p - q))[:, None]
        return np.hstack([np.full((self.k, 1), 1 / self.k), slope, np.zeros_like(slope)])

    def _scores_of_named(self) -> Floats:
        """Return the unbiased scores of each report that names one thing, (k, width)."""
        channel = self.question.channel
        if channel is None:
            return np.eye(self.k)
        scores = channel.scores(np.arange(channel.form.size))
        if scores is None:
            raise WrongValueError(
                "reports to {0} depend on unknowns; it is not crossed", self.question.id
            )
        codes = self._codes
        features = codes if self.tabled else range(self.width)
        return np.array(scores.T[np.ix_(codes, features)])

    def square(self) -> Floats:
        """Return the map from features to squared scores, (k, width)."""
        score = self.score()
        if self.names_one:
            return score**2
        slope = score[:, 1 : 1 + self.k]
        return np.hstack([score[:, :1] ** 2, 2 * score[:, :1] * slope, slope**2])

    def unit(self) -> Floats:
        """Return what adds up to one in every row of features, (width,)."""
        return np.ones(self.width) if self.names_one else np.eye(self.width)[0]

    def answered(self, column: ReportColumn) -> NDArray[np.bool_]:
        """Tell who reported on it, (n,): of a many-of that asks some options, who was asked it."""
        if self.option is None or column.asked is None:
            return column.present
        asked = column.asked[:, self.question.option_ids.index(self.option)]
        return np.asarray(column.present & asked)

    def features(self, column: ReportColumn, rows: NDArray[np.bool_] | NDArray[np.int64]) -> Counts:
        """Return a named option of each of some rows, (n,), or t of each, (n, k)."""
        values = column.values[rows]
        if self.option is not None:
            chosen = values[:, self.question.option_ids.index(self.option)]
            return np.asarray(1 - chosen.astype(np.int64))
        if self.names_one:
            named = values.astype(np.int64)
            turned = self.question.complementary and self.tabled
            return np.asarray(1 - named) if turned else named
        channel = self.question.channel
        supported = None if channel is None else channel.supported_options(values)
        bits = (values if supported is None else supported).astype(np.int64)
        return np.asarray(self.k * bits - bits.sum(axis=1, keepdims=True))
