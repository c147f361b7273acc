"""The power of a test of a share by several groups, by samples of made-up people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from core.inference import mixture
from core.inference.moments import stacked
from core.lazy import np
from core.plan.power_of_designs import critical, samples_of, weights_of
from core.privacy.designs import Classes

if TYPE_CHECKING:
    from core.inference.binomial import Floats

RUNS: Final = 1000
_SEED: Final = 20_261_122


def simulated_power(
    classes: Classes,
    people: Floats,
    against: float,
    sizes: Sequence[int],
    alpha: float = 0.05,
    two_sided: bool = False,
    runs: int = RUNS,
) -> float:
    """Return how often the likelihood-ratio test tells the share of `people` from another.

    The same samples come every time. Where the test is one-sided it looks to the side of the
    people's share.
    """
    inside, whole = weights_of(classes.shares[0], classes.k)
    towards = 1 if float(people @ inside) > against else -1
    generator = np.random.default_rng(_SEED)
    expected = samples_of(classes, people, np.ones(len(sizes)))
    drawn = [
        generator.multinomial(size, sample.rates, runs)
        for sample, size in zip(expected, sizes, strict=True)
    ]
    likelihood, cut, rejected = stacked(expected)[0], critical(alpha, two_sided) ** 2, 0
    for counts in np.hstack(drawn).astype(np.float64):
        best = mixture.maximize(likelihood, counts)
        fall = best.log_likelihood - mixture.profile(likelihood, counts, inside, whole, against)
        right = two_sided or towards * (float(best.shares @ inside) - against) > 0
        rejected += bool(2 * fall > cut and right)
    return rejected / runs
