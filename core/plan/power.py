"""The power of planned mechanisms: to tell a share from another, and two groups apart."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from core.inference.power import (
    Needed,
    ShareTest,
    detectable,
    exact_power,
    group_needed,
    group_power,
    needed,
)
from core.plan.mechanisms import Plan, PlanOption


@dataclass(frozen=True, slots=True)
class PlannedPower:
    """The exact power of one mechanism's test of a share, and the numbers that reach a target.

    `n_normal` is by the normal formula, from `n_first` respondents the power first reaches the
    target, from `n_stays` it stays there; None where no feasible number is enough. `detectable` is
    the least difference that is found. It and the power are None where there are no respondents.
    """

    mechanism: str
    power: float | None
    n_normal: int | None
    n_first: int | None
    n_stays: int | None
    detectable: float | None


@dataclass(frozen=True, slots=True)
class GroupPower:
    """The power of one mechanism to tell the shares of two groups of these sizes apart.

    `needed` are the least sizes, in the same proportion, that reach a target; None where a
    thousand million are not enough.
    """

    mechanism: str
    respondents: tuple[int, int]
    power: float
    needed: tuple[int, int] | None


def power_against(
    made: Plan,
    share: float,
    against: float,
    respondents: int,
    target: float,
    alpha: float,
    two_sided: bool,
) -> tuple[PlannedPower, ...]:
    """Return for each planned mechanism how well it tells `share` from `against`.

    Where each person is asked only some, it is told of all respondents. Raises ValueError as
    `ShareTest` does.
    """
    found = []
    asking, people = made.asking, made.asking.people(respondents)
    for option in _counted(made):
        test = ShareTest(*_support(option), against, share, alpha, two_sided)
        numbers = _needed(test, target)
        normal = first = stays = None
        if numbers is not None:
            each = (numbers.normal, numbers.first, numbers.stays)
            normal, first, stays = map(asking.respondents, each)
        found.append(
            PlannedPower(
                mechanism=option.mechanism_name,
                power=float(exact_power(test, people)) if people else None,
                n_normal=normal,
                n_first=first,
                n_stays=stays,
                detectable=detectable(test, people, target) if people else None,
            )
        )
    return tuple(found)


def power_between(
    made: Plan,
    shares: tuple[float, float],
    sizes: tuple[int, int],
    alpha: float,
    two_sided: bool,
    target: float = 0.8,
) -> tuple[GroupPower, ...]:
    """Return for each planned mechanism how well it tells two groups apart (METHODS §4)."""
    asking = made.asking
    people = max(asking.people(sizes[0]), 1), max(asking.people(sizes[1]), 1)
    return tuple(
        GroupPower(
            option.mechanism_name,
            sizes,
            group_power(_support(option), shares, people, alpha, two_sided),
            None if found is None else (asking.respondents(found[0]), asking.respondents(found[1])),
        )
        for option, found in (
            (each, group_needed(_support(each), shares, sizes, target, alpha, two_sided))
            for each in _counted(made)
        )
    )


@lru_cache(maxsize=256)  # several mechanisms have one test, and a window asks again
def _needed(test: ShareTest, target: float) -> Needed | None:
    """Return how many are needed; None where no feasible number is enough."""
    try:
        return needed(test, target)
    except ValueError:
        return None


def _counted(made: Plan) -> list[PlanOption]:
    """Leave out what no binomial count tells: the mean of reports of many numbers."""
    return [each for each in made.options if not each.mechanism.charted]


def _support(option: PlanOption) -> tuple[float, float]:
    """Return (p*, q*) of one option of a planned mechanism."""
    p, q = option.mechanism.chances(option.mechanism.k - 1)
    return float(p), float(q)
