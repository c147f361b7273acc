"""Where a function crosses zero: one search along the line, and one among whole numbers.

Both take many searches at once, element by element. Scipy's own (`optimize.elementwise`) asks
for as few values, but takes longer to load and to call than most intervals do to be worked out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from core.lazy import np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.inference.binomial import Floats

_ROUNDS = 100  # false position needs about six; it ends where the rest is rounding
_EASY = 12  # from then on every other step halves, as of a function that jumps


def crossing(
    falling: Callable[[Floats], Floats],
    left: Floats,
    right: Floats,
    *,
    width: float = 0.0,
    residue: float = 1e-14,
) -> Floats:
    """Return where a function falls to 0 on the way from `left` to `right`, all of one shape.

    `falling` takes and returns that shape, and may be infinite; `left` need not be the lesser.
    Where it is still above 0 at `right`, that is returned, and where it is not above 0 at `left`,
    that. The search ends where the function is within `residue` of 0 or the ends within `width`.
    It is false position with the Illinois rule: Dowell & Jarratt (1971).

    >>> crossing(lambda x: 2 - x**2, np.zeros(2), np.array([2.0, 1.0])).round(9).tolist()
    [1.414213562, 1.0]
    """
    at_left, at_right = falling(left), falling(right)
    found = np.where(at_right > 0, right, left)
    open_ = np.asarray((at_left > 0) & (at_right <= 0))
    moved = np.zeros(np.shape(left))  # which end moved last: −1 the left, 1 the right
    with np.errstate(invalid="ignore", divide="ignore"):  # of what is found, or infinite
        for place in range(_ROUNDS):
            if not open_.any():
                break
            middle = right - at_right * (right - left) / (at_right - at_left)
            halved = ~np.isfinite(middle) | (place > _EASY and place % 2 == 0)
            middle = np.where(halved, (left + right) / 2, middle)
            found = np.where(open_, middle, found)
            here = falling(found)
            above = here > 0
            # The end that stays a second time counts half, so that it moves in turn.
            at_left = np.where(above, here, np.where(moved > 0, at_left / 2, at_left))
            at_right = np.where(above, np.where(moved < 0, at_right / 2, at_right), here)
            left, right = np.where(above, found, left), np.where(above, right, found)
            moved = np.where(above, -1.0, 1.0)
            apart = np.abs(right - left) > np.maximum(width, np.abs(np.spacing(right)))
            open_ = open_ & (np.abs(here) > residue) & apart
    return np.asarray(found)


def least_whole(
    reached: Callable[[NDArray[np.float64]], NDArray[np.bool_]],
    short: Floats,
    enough: Floats,
    guess: Floats | None = None,
) -> Floats:
    """Return the least whole number at which something is reached, and stays so, (n,).

    It is taken not to be reached at `short`, and to be at `enough`; neither is asked. From a
    `guess` the search goes outward by doubled steps, so that a near one is worth its while.

    >>> least_whole(lambda n: n**2 >= 50, np.zeros(1), np.full(1, 100.0)).tolist()
    [8.0]
    """
    last, at, step = enough, np.floor((short + enough) / 2) if guess is None else guess, 1
    while (apart := enough - short > 1).any():
        at = np.where(apart, at, last)
        found = reached(at)
        enough, short = np.where(apart & found, at, enough), np.where(apart & ~found, at, short)
        at = np.floor((short + enough) / 2)
        if guess is not None:
            outward = np.where(found, np.maximum(at, enough - step), np.minimum(at, short + step))
            at, step = outward, 2 * step
    return np.asarray(enough)
