"""Weights by which a sample has the margins of its population: raking (Deming & Stephan 1940)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.facts.names import Fact, FoundFact
from core.inference.binomial import Count
from core.lazy import np
from core.survey.model import Question

if TYPE_CHECKING:
    from core.inference.binomial import Floats

CLOSE = 1e-10
ROUNDS = 1_000
_SUM = 1e-6  # shares as people write them: .333, .333 and .334 sum to one, .33 thrice does not


class RakingError(ValueError):
    """Margins that no weights reach; `option` of `question` is the category farthest off."""

    def __init__(self, question: str, option: str, wanted: float, reached: float) -> None:
        super().__init__(f"no weights give {option} of {question} the share {wanted}: {reached}")
        self.question = question
        self.option = option
        self.wanted = wanted
        self.reached = reached

    @property
    def fact(self) -> FoundFact:
        """What is wrong, by name, so that it can be said in any language."""
        return Fact.MARGIN_NOT_REACHED(
            question=self.question,
            option=self.option,
            wanted=f"{self.wanted:.6g}",
            reached=f"{self.reached:.6g}",
        )


@dataclass(frozen=True, slots=True)
class Margin:
    """The shares of the answers to one clear question in the population, which sum to one."""

    question: str
    shares: tuple[tuple[str, float], ...]

    def over(self, question: Question) -> Floats:
        """Return the shares in the order of the question's options, summing to one exactly.

        Raises ValueError for a question that is not asked in the clear or lets a person into
        several categories, for answers that are not its own or are missing, and for shares that
        are negative or do not sum to one.
        """
        if question.sensitive or question.multiple or not question.option_ids:
            raise ValueError(f"responses cannot be weighted to shares of {question.id}")
        given = dict(self.shares)
        if len(given) != len(self.shares) or given.keys() != set(question.option_ids):
            raise ValueError(f"give each answer to {question.id} one share: {question.option_ids}")
        shares = np.array([given[option] for option in question.option_ids], np.float64)
        total = float(shares.sum())
        if not (shares >= 0).all() or not math.isclose(total, 1, abs_tol=_SUM):
            raise ValueError(f"the shares of {question.id} sum to {total}, and not to 1")
        return np.asarray(shares / total)


def rake(weights: Floats, margins: Sequence[Floats], names: Sequence[Question]) -> Floats:
    """Return the factor of each cell by which the weights have all margins.

    `weights` are the sums of weights in the sample, one axis for each margin. Factors are fitted
    to one margin after the other until none is off by more than 1e−10 of the whole. Raises
    `RakingError`, naming the category farthest off, where 1,000 rounds are not enough.

    >>> sample = np.array([[30.0, 10.0], [20.0, 40.0]])
    >>> from core.survey.model import Kind
    >>> area, sex = (Question(id_, Kind.YES_NO, "?") for id_ in ("area", "sex"))
    >>> factors = rake(sample, [np.array([0.5, 0.5]), np.array([0.4, 0.6])], [area, sex])
    >>> (sample * factors).sum(axis=1).round(6).tolist()
    [50.0, 50.0]
    """
    total, fitted = weights.sum(), weights.astype(np.float64)
    if not total > 0:
        raise ValueError("nobody who answered all these questions has a weight")
    off: list[Floats] = []
    for _ in range(ROUNDS):
        for axis, wanted in enumerate(margins):
            reached = _margin(fitted, axis) / total
            step = np.where(reached > 0, wanted / np.where(reached > 0, reached, 1.0), 1.0)
            shape = [-1 if i == axis else 1 for i in range(weights.ndim)]
            fitted = fitted * step.reshape(shape)
        off = [_margin(fitted, axis) / total - wanted for axis, wanted in enumerate(margins)]
        if max(float(np.abs(each).max()) for each in off) <= CLOSE:
            return np.asarray(
                np.where(weights > 0, fitted / np.where(weights > 0, weights, 1), 0.0)
            )
    axis = int(np.argmax([np.abs(each).max() for each in off]))
    place = int(np.abs(off[axis]).argmax())
    share = float(margins[axis][place])
    reached_share = share + float(off[axis][place])
    raise RakingError(names[axis].id, names[axis].option_ids[place], share, reached_share)


def poststratified(strata: Mapping[str, Count], shares: Mapping[str, float]) -> tuple[float, float]:
    """Return Σ W_h π̂_h of groups with known shares W_h, and its standard error √Σ W_h² V_h.

    Raises ValueError where a group with a share above 0 has no respondents, or shares are missing.

    >>> city, country = Count(60, 100, 0.75, 0.25), Count(40, 100, 0.75, 0.25)
    >>> share, se = poststratified({"a": city, "b": country}, {"a": 0.9, "b": 0.1})
    >>> round(share, 4), round(se, 4)
    (0.66, 0.0887)
    """
    if strata.keys() != shares.keys():
        raise ValueError("give each group one share")
    counted = {name: share for name, share in shares.items() if share > 0}
    if any(strata[name].n <= 0 for name in counted):
        raise ValueError("a group without respondents cannot be weighted to its share")
    share = sum(part * strata[name].share for name, part in counted.items())
    variance = sum(part**2 * strata[name].variance for name, part in counted.items())
    return share, math.sqrt(variance)


def _margin(weights: Floats, axis: int) -> Floats:
    others = tuple(i for i in range(weights.ndim) if i != axis)
    return np.asarray(weights.sum(axis=others))
