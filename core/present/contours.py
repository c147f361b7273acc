"""Lines of one height on a grid of heights, by marching squares: closed, also at its border."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

Point = tuple[float, float]
Loop = tuple[Point, ...]
_Edge = tuple[int, int, bool]  # row and column where it begins, and whether it goes along a row


def contours(
    xs: Sequence[float],
    ys: Sequence[float],
    heights: Sequence[Sequence[float]],
    level: float,
) -> tuple[Loop, ...]:
    """Return closed lines around what is at least as high as `level`; `heights[i][j]` is at ys[i].

    Where the high ground reaches the border of the grid the line goes along it. Between two places
    it lies by linear interpolation; at one of −∞ it goes up to the other. Of a saddle the two high
    corners are kept apart.

    >>> (loop,) = contours((0, 1, 2), (0, 1, 2), ((0, 0, 0), (0, 2, 0), (0, 0, 0)), 1)
    >>> sorted(loop)
    [(0.5, 1.0), (1.0, 0.5), (1.0, 1.5), (1.5, 1.0)]
    """
    xs, ys = (xs[0], *xs, xs[-1]), (ys[0], *ys, ys[-1])
    low = float("-inf")
    aside = [low] * len(xs)
    rows = [aside, *([low, *row, low] for row in heights), aside]
    following: dict[_Edge, _Edge] = {}
    for i in range(len(ys) - 1):
        for j in range(len(xs) - 1):
            following.update(_through(rows, i, j, level))
    loops = []
    while following:
        start = edge = next(iter(following))
        loop = []
        while True:
            loop.append(_place(xs, ys, rows, edge, level))
            edge = following.pop(edge)
            if edge == start:
                break
        loops.append(tuple(loop))
    return tuple(loops)


def _through(
    rows: Sequence[Sequence[float]], i: int, j: int, level: float
) -> list[tuple[_Edge, _Edge]]:
    """Return from where to where the line goes through a cell, the high ground at its right."""
    corners = ((i, j), (i, j + 1), (i + 1, j + 1), (i + 1, j))
    edges: tuple[_Edge, ...] = ((i, j, True), (i, j + 1, False), (i + 1, j, True), (i, j, False))
    high = [rows[a][b] >= level for a, b in corners]
    enter = [k for k in range(4) if high[k] and not high[(k + 1) % 4]]
    leave = [k for k in range(4) if not high[k] and high[(k + 1) % 4]]
    found = []
    for k in enter:  # around the run of high corners that ends here
        begin = next(m % 4 for m in range(k + 3, k - 1, -1) if m % 4 in leave)
        found.append((edges[k], edges[begin]))
    return found


def _place(
    xs: Sequence[float],
    ys: Sequence[float],
    rows: Sequence[Sequence[float]],
    edge: _Edge,
    level: float,
) -> Point:
    """Return where on an edge of the grid the height is the level."""
    i, j, along = edge
    k, m = (i, j + 1) if along else (i + 1, j)
    one, other = rows[i][j], rows[k][m]
    if isfinite(one) and isfinite(other):
        part = (level - one) / (other - one)
    else:
        part = 0.0 if isfinite(one) else 1.0
    return xs[j] + part * (xs[m] - xs[j]), ys[i] + part * (ys[k] - ys[i])
