"""The multinomial logit of answers that were reported through a channel; a yes/no is k = 2.

The chance of answer v is μ_v = exp(xβ_v)/Σ_u exp(xβ_u), β of the first answer being 0, and of a
report y it is λ = Σ_v P[v, y] μ_v. With τ_v = P[v, y] μ_v/λ, the chance of the answer given the
report, the score by xβ_v is τ_v − μ_v and the observed information (diag μ − μμᵀ) − (diag τ −
ττᵀ). Each row has its own channel, so that mixed designs have one likelihood. (van den Hout, van
der Heijden & Gilchrist 2007; Blair, Imai & Zhou 2015; Heck & Moshagen 2018.) METHODS §6.

Designs of several groups have an unknown u beside, one for everybody: P = (1 − u) P₀ + u P₁. It is
one more parameter, the log odds of u, whose linear predictor is the same in every row. With r = u
(1 − u) Σ_v (P₁ − P₀)[v, y] μ_v/λ its score, the observed information has r² − (1 − 2u) r for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from core.lazy import np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats

CLOSE: Final = 1e-10
"""The largest mean score, by columns of length one, of a fit that converged."""
ROUNDS: Final = 200
_HALVINGS: Final = 40
_NOTHING: Final = 1e-16  # of a mean score
_LARGEST: Final = 700.0  # of log odds whose exponential is a double
_FARTHEST: Final = 4.0  # that a linear predictor moves in one step


@dataclass(frozen=True, eq=False)
class Data:
    """Rows of a logit: design (G, p), likelihoods Pr(report | answer) (G, k), weights (G,).

    `channels` (c, k, reports) and `channel_of` (G,) tell what else could have been reported, for
    the expected information; None where the reports are too many. Where chances depend on an
    unknown, all of these are those where it is 0, and `other` (G, k) and `other_channels` are those
    where it is 1.
    """

    design: Floats
    likelihood: Floats
    weights: Floats
    channels: Floats | None = None
    channel_of: NDArray[np.int64] | None = None
    other: Floats | None = None
    other_channels: Floats | None = None

    @property
    def k(self) -> int:
        """Number of answers."""
        return int(self.likelihood.shape[1])

    @property
    def size(self) -> int:
        """Number of parameters: coefficients, and the log odds of an unknown where there is one."""
        return self.slopes + (self.other is not None)

    @property
    def slopes(self) -> int:
        """Number of coefficients: p for each answer but the first, one answer after the other."""
        return (self.k - 1) * int(self.design.shape[1])

    @property
    def scales(self) -> Floats:
        """The length of each column by which its parameters are measured, (size,)."""
        lengths = np.sqrt(self.weights @ self.design**2 / self.weights.sum())
        coefficients = np.tile(np.where(lengths > 0, lengths, 1.0), self.k - 1)
        return np.append(coefficients, np.ones(self.size - self.slopes))

    def linear(self, parameters: Floats) -> Floats:
        """Return xβ_v of all answers but the first, and the log odds of an unknown, (G, m)."""
        found = self.design @ parameters[: self.slopes].reshape(self.k - 1, -1).T
        rest = np.broadcast_to(parameters[self.slopes :], (len(found), self.size - self.slopes))
        return np.hstack([found, rest])

    def largest(self, parameter: int) -> float:
        """Return how far a linear predictor moves at most as a parameter moves by one."""
        if parameter >= self.slopes:
            return 1.0
        return float(np.abs(self.design[:, parameter % self.design.shape[1]]).max())

    def by_parameters(self, residuals: Floats) -> Floats:
        """Turn scores by linear predictors, (G, m), into those by parameters, (G, size)."""
        coefficients = residuals[:, : self.k - 1, None] * self.design[:, None, :]
        rest = residuals[:, self.k - 1 :]
        return np.hstack([coefficients.reshape(len(residuals), -1), rest])


@dataclass(frozen=True, eq=False)
class Unknown:
    """The unknown u, (G,), and `moved` (G, k): u(1 − u)(P₁ − P₀)[v, y] μ_v/λ, which sum to r."""

    value: Floats
    moved: Floats

    @property
    def score(self) -> Floats:
        """The score r of each row by the log odds of the unknown, (G,)."""
        return np.asarray(self.moved.sum(axis=1))


@dataclass(frozen=True, eq=False)
class Point:
    """The likelihood at some parameters: chances μ and τ, both (G, k).

    `linear` are the linear predictors (G, m): k − 1, and one more where there is an unknown.
    """

    data: Data
    linear: Floats
    log_likelihood: float
    mu: Floats
    tau: Floats
    unknown: Unknown | None = None

    @property
    def residuals(self) -> Floats:
        """The score of each row by its linear predictors, τ − μ without the first and r; (G, m)."""
        found = (self.tau - self.mu)[:, 1:]
        return found if self.unknown is None else np.column_stack([found, self.unknown.score])

    def score(self) -> Floats:
        """Return the score, (size,)."""
        weighted = self.residuals * self.data.weights[:, None]
        own = self.data.k - 1
        coefficients = (weighted[:, :own].T @ self.data.design).ravel()
        return np.append(coefficients, weighted[:, own:].sum(axis=0))

    def observed(self) -> Floats:
        """Return the observed information, (size, size)."""
        answers = _spread(self.mu) - _spread(self.tau)
        if self.unknown is None:
            return _information(self.data, answers)
        u, r = self.unknown.value, self.unknown.score
        crossed = (self.tau * r[:, None] - self.unknown.moved)[:, 1:]
        return _information(self.data, _bordered(answers, crossed, r**2 - (1 - 2 * u) * r))

    def complete(self) -> Floats:
        """Return the information that the answers themselves would have, (size, size).

        Of an unknown, that of knowing of everybody which of its two ways held.
        """
        answers = _spread(self.mu)
        if self.unknown is None:
            return _information(self.data, answers)
        u, crossed = self.unknown.value, np.zeros_like(self.mu)[:, 1:]
        return _information(self.data, _bordered(answers, crossed, u * (1 - u)))

    def expected(self) -> Floats | None:
        """Return the information that reports have on average; None where they are too many."""
        data, size = self.data, self.linear.shape[1]
        channels, others, of = data.channels, data.other_channels, data.channel_of
        if channels is None or of is None:
            return None
        found = np.zeros((len(self.mu), size, size))
        for report in range(channels.shape[2]):
            other = None if others is None else others[:, :, report][of]
            odds = None if others is None else self.linear[:, -1]
            likelihood = channels[:, :, report][of]
            chance, tau, unknown = _reported(likelihood, other, odds, self.mu.T)
            there = Point(data, self.linear, 0.0, self.mu, tau, unknown)
            residual = there.residuals
            found += chance[:, None, None] * residual[:, :, None] * residual[:, None, :]
        return _information(data, found)


@dataclass(frozen=True, eq=False)
class Maximum:
    """Where the likelihood is highest, as far as found: `score` is the largest mean score left."""

    parameters: Floats
    point: Point
    score: float

    @property
    def converged(self) -> bool:
        """Tell whether hardly any score is left."""
        return self.score <= CLOSE


def at(data: Data, linear: Floats) -> Point:
    """Return the likelihood where the linear predictors (G, m) are so."""
    # Answers lie one behind the other, (k, G): sums over few of them are fast so.
    eta = np.vstack([np.zeros((1, len(linear))), linear[:, : data.k - 1].T])
    eta -= eta.max(axis=0)
    mu = np.exp(eta, out=eta)
    mu /= mu.sum(axis=0)
    odds = linear[:, -1] if data.other is not None else None
    chance, tau, unknown = _reported(data.likelihood, data.other, odds, mu)
    with np.errstate(divide="ignore"):
        log = np.log(chance)
    return Point(data, linear, float(data.weights @ log), mu.T, tau, unknown)


def _reported(
    likelihood: Floats, other: Floats | None, odds: Floats | None, mu: Floats
) -> tuple[Floats, Floats, Unknown | None]:
    """Return λ (G,), τ (G, k), and the unknown, whose log `odds` are (G,), where there is one.

    `mu` are (k, G). Of what nobody reports τ is μ.
    """
    chances, u = likelihood.T, None
    if other is not None and odds is not None:
        u = 1 / (1 + np.exp(-np.clip(odds, -_LARGEST, _LARGEST)))
        chances = (1 - u) * chances + u * other.T
    joint = chances * mu
    chance = joint.sum(axis=0)
    some = chance > 0
    tau = np.divide(joint, chance, out=mu.copy(), where=some)
    if other is None or u is None:
        return chance, tau.T, None
    moved = u * (1 - u) * (other - likelihood).T * mu
    moved = np.divide(moved, chance, out=np.zeros_like(mu), where=some)
    return chance, tau.T, Unknown(u, moved.T)


def maximize(
    data: Data,
    start: Floats | None = None,
    free: NDArray[np.bool_] | None = None,
    close: float = _NOTHING,
) -> Maximum:
    """Maximize the likelihood over the `free` parameters, the others being held at `start`.

    From 0 without a start, so that the same rows always give the same result. A step is Newton's
    where the observed information allows, else Fisher's; it is halved until the likelihood rises.
    It ends where the mean score is at most `close`, or no longer falls.
    """
    parameters = np.zeros(data.size) if start is None else start.astype(np.float64)
    open_ = np.ones(data.size, dtype=np.bool_) if free is None else free
    scales, total = data.scales, float(data.weights.sum())
    point = at(data, data.linear(parameters))
    left = np.inf
    for _ in range(ROUNDS):
        score = point.score()
        before, left = left, _largest(score, scales, open_, total)
        if left <= close or before / 2 <= left <= CLOSE:  # rounding is all that is left
            break
        step = np.zeros(data.size)
        step[open_] = _step(point, score, scales, open_)
        found = _risen(point, data.linear(step))
        if found is None:
            break
        share, point = found
        parameters = parameters + share * step
    return Maximum(parameters, point, _largest(point.score(), scales, open_, total))


def _largest(score: Floats, scales: Floats, free: NDArray[np.bool_], total: float) -> float:
    return float(np.abs(score / scales)[free].max(initial=0.0) / total)


def _step(point: Point, score: Floats, scales: Floats, free: NDArray[np.bool_]) -> Floats:
    lengths, measured = scales[free], (score / scales)[free]
    ways = (point.observed, point.expected, point.complete)
    for way in ways:
        information = way()
        if information is None:
            continue
        square = information[np.ix_(free, free)] / np.outer(lengths, lengths)
        try:
            root = np.linalg.cholesky(square)
        except np.linalg.LinAlgError:
            continue
        if root.diagonal().min() > 1e-7 * root.diagonal().max():
            half = np.linalg.solve(root, measured)
            return np.asarray(np.linalg.solve(root.T, half) / lengths)
    # Flat all around: along the score, as far as a step may go.
    return np.asarray(measured / lengths / max(float(np.abs(measured).max()), 1e-300))


def _risen(point: Point, way: Floats) -> tuple[float, Point] | None:
    """Go along a way (G, k − 1) until the likelihood is no lower; None where it is not found."""
    farthest = float(np.abs(way).max(initial=0.0))
    share = 1.0 if farthest <= _FARTHEST else _FARTHEST / farthest
    slack = 1e-13 * abs(point.log_likelihood)
    for _ in range(_HALVINGS):
        found = at(point.data, point.linear + share * way)
        if found.log_likelihood >= point.log_likelihood - slack:
            return share, found
        share /= 2
    return None


def _spread(chances: Floats) -> Floats:
    """Return diag c − ccᵀ of each row without the first answer, (G, k − 1, k − 1)."""
    own = chances[:, 1:]
    found = -own[:, :, None] * own[:, None, :]
    places, k = np.arange(own.shape[1]), chances.shape[1]
    # 1 − c as the sum of the others, which keeps its digits where c is near 1.
    rest = chances @ (np.ones((k, k)) - np.eye(k))
    found[:, places, places] = own * rest[:, 1:]
    return np.asarray(found)


def _bordered(answers: Floats, crossed: Floats, unknown: Floats) -> Floats:
    """Put the curvature by an unknown, (G,), beside that by answers, (G, k − 1, k − 1)."""
    found = np.empty((len(answers), *(size + 1 for size in answers.shape[1:])))
    found[:, :-1, :-1] = answers
    found[:, :-1, -1] = found[:, -1, :-1] = crossed
    found[:, -1, -1] = unknown
    return found


def _information(data: Data, curvature: Floats) -> Floats:
    """Sum the curvature by linear predictors over rows: Σ w xxᵀ ⊗ curvature, (size, size).

    Of an unknown x is 1, and it has one parameter.
    """
    p, others = data.design.shape[1], data.k - 1
    found = np.empty((others, p, others, p))
    for u in range(others):
        for v in range(u + 1):
            weighted = data.design * (data.weights * curvature[:, u, v])[:, None]
            found[u, :, v, :] = weighted.T @ data.design
            found[v, :, u, :] = found[u, :, v, :].T
    answers = found.reshape(others * p, others * p)
    if data.other is None:
        return answers
    weighted = curvature[:, -1] * data.weights[:, None]
    crossed = (weighted[:, :-1].T @ data.design).ravel()
    return np.block(
        [[answers, crossed[:, None]], [crossed[None], np.full((1, 1), weighted[:, -1].sum())]]
    )
