"""What a fitted model predicts on average over people: shares at each level, effects of each term.

Of a number shares are told where a tenth, half and nine tenths of the people are below.

Errors by the delta method; those of a share on the scale of its log odds, so that no interval
leaves [0, 1]. Effects are differences of shares from the first level, and slopes of numbers
(average marginal effects).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from core.grammar.formula import Factor
from core.inference.binomial import normal_interval
from core.lazy import np
from core.regress.columns import Column, matrix, slopes
from core.regress.results import Predicted
from core.regress.rows import Rows
from core.regress.variables import Link

if TYPE_CHECKING:
    from core.inference.binomial import Floats

_PARTS: Final = (0.1, 0.5, 0.9)


@dataclass(frozen=True, eq=False)
class Fitted:
    """A fitted model: parameters (size,) and their covariance (size, size).

    Intervals have `level`; the covariance rests on so many degrees of `freedom`.
    """

    columns: tuple[Column, ...]
    rows: Rows
    parameters: Floats
    covariance: Floats
    level: float
    freedom: float

    @property
    def link(self) -> Link:
        """How the outcome follows from the columns."""
        return self.rows.variables.link

    @property
    def answers(self) -> tuple[str | None, ...]:
        """The answers that have shares: yes alone of two; None for a number's mean."""
        outcome = self.rows.variables.outcome
        if self.link is Link.LINEAR:
            return (None,)
        return outcome.levels[1:] if self.link is Link.LOGIT else outcome.levels

    def interval(self, value: float, error: float) -> tuple[float, float]:
        """Return the interval of what has this standard error."""
        return normal_interval(value, error, self.freedom, self.level)


def predicted(model: Fitted) -> tuple[tuple[Predicted, ...], tuple[Predicted, ...]]:
    """Return shares (or means) at each level of each factor, and effects of each."""
    shares: list[Predicted] = []
    effects: list[Predicted] = []
    for factor, variable in model.rows.variables.factors.items():
        name = variable.name()
        if variable.number:
            for number in _told(model, factor):
                held = matrix(model.columns, model.rows, {factor: number})
                shares += _shares(model, name, f"{number:.10g}", *_means(model, held))
            means, gradients = _slopes(model, factor)
            effects += _effects(model, name, None, means, gradients)
            continue
        reference, *_ = present = model.rows.present[factor]
        first = _means(model, matrix(model.columns, model.rows, {factor: reference}))
        for level in sorted(present):
            means, gradients = _means(model, matrix(model.columns, model.rows, {factor: level}))
            told = variable.levels[level]
            shares += _shares(model, name, told, means, gradients)
            if level != reference:
                effects += _effects(model, name, told, means - first[0], gradients - first[1])
    return tuple(shares), tuple(effects)


def _told(model: Fitted, factor: Factor) -> list[float]:
    """Return the numbers at which shares are given: quantiles of one, five and nine tenths."""
    numbers = model.rows.variables.factors[factor].numbers(model.rows.factors[factor])
    order = np.argsort(numbers, kind="stable")
    upto = np.cumsum(model.rows.weights[order])
    places = np.searchsorted(upto, np.array(_PARTS) * upto[-1])
    return sorted(set(numbers[order][np.minimum(places, len(order) - 1)].tolist()))


def _chances(model: Fitted, design: Floats) -> Floats:
    """Return the chance of each answer, (G, k)."""
    linear = design @ model.parameters.reshape(-1, design.shape[1]).T
    eta = np.hstack([np.zeros((len(linear), 1)), linear])
    eta -= eta.max(axis=1, keepdims=True)
    chances = np.exp(eta)
    return np.asarray(chances / chances.sum(axis=1, keepdims=True))


def _means(model: Fitted, design: Floats) -> tuple[Floats, Floats]:
    """Return the mean of each answer over people, (k,), and its gradient, (k, size)."""
    part = model.rows.weights / model.rows.weights.sum()
    if model.link is Link.LINEAR:
        mean = part @ design
        return np.array([mean @ model.parameters]), mean[None, :]
    mu = _chances(model, design)
    k = mu.shape[1]
    gradients = []
    for answer in range(k):
        own = mu[:, [answer]] * (np.eye(k)[answer] - mu)
        gradients.append(((own[:, 1:] * part[:, None]).T @ design).ravel())
    return part @ mu, np.array(gradients)


def _slopes(model: Fitted, factor: Factor) -> tuple[Floats, Floats]:
    """Return the mean slope of each answer by a number, (k,), and its gradient, (k, size)."""
    part = model.rows.weights / model.rows.weights.sum()
    slope = slopes(model.columns, model.rows, factor)
    if model.link is Link.LINEAR:
        mean = part @ slope
        return np.array([mean @ model.parameters]), mean[None, :]
    design = matrix(model.columns, model.rows)
    mu = _chances(model, design)
    k = mu.shape[1]
    rising = slope @ model.parameters.reshape(k - 1, -1).T
    rising = np.hstack([np.zeros((len(rising), 1)), rising])
    rising -= (mu * rising).sum(axis=1, keepdims=True)  # less that of all answers on average
    means, gradients = [], []
    for answer in range(k):
        own = mu[:, [answer]]
        moved = own * (np.eye(k)[answer] - mu)
        means.append(part @ (own[:, 0] * rising[:, answer]))
        bend = moved * rising[:, [answer]] - own * mu * rising
        gradient = (bend[:, 1:] * part[:, None]).T @ design
        gradient += (moved[:, 1:] * part[:, None]).T @ slope
        gradients.append(gradient.ravel())
    return np.array(means), np.array(gradients)


def _errors(model: Fitted, gradients: Floats) -> Floats:
    variances = np.einsum("ij,jk,ik->i", gradients, model.covariance, gradients)
    return np.asarray(np.sqrt(np.maximum(variances, 0.0)))


def _shares(
    model: Fitted, factor: str, level: str, means: Floats, gradients: Floats
) -> list[Predicted]:
    errors, found = _errors(model, gradients), []
    first = len(means) - len(model.answers)
    for place, answer in enumerate(model.answers, first):
        mean, error = float(means[place]), float(errors[place])
        if model.link is not Link.LINEAR and 0 < mean < 1:
            odds = math.log(mean / (1 - mean))
            low, high = map(_logistic, model.interval(odds, error / (mean * (1 - mean))))
        else:
            low, high = model.interval(mean, error)
        found.append(Predicted(factor, level, answer, mean, error, low, high))
    return found


def _effects(
    model: Fitted, factor: str, level: str | None, means: Floats, gradients: Floats
) -> list[Predicted]:
    errors, found = _errors(model, gradients), []
    first = len(means) - len(model.answers)
    for place, answer in enumerate(model.answers, first):
        mean, error = float(means[place]), float(errors[place])
        found.append(Predicted(factor, level, answer, mean, error, *model.interval(mean, error)))
    return found


def _logistic(odds: float) -> float:
    return 1 / (1 + math.exp(-odds)) if odds > -700 else 0.0
