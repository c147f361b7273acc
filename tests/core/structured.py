"""Hypothesis strategies for files that are well formed but say strange things."""

from __future__ import annotations

import copy
import csv
import io
import json
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st
from made_surveys import canonical

Place = tuple[str | int, ...]

_SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 20),
    st.sampled_from([2**31, 2**53 - 1, 2**53, 2**63, -(2**53), 10**30]),
    st.text(max_size=8),
    st.sampled_from(["yes", "no", "3/4", "6/8", "1/1", "0/1", "-1/2", "1/0", "0" * 64, "ab" * 16]),
    st.sampled_from(["0" * 300, "e\u0301", "\u202e", "\0", "\n", "\ufdd0", "=1+1", "../x", "<b>"]),
)
VALUES = st.recursive(
    _SCALARS,
    lambda inside: (
        st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=6), inside, max_size=3)
    ),
    max_leaves=6,
)


def places(value: Any, path: Place = ()) -> list[Place]:
    """Return the path of every entry of a JSON value, at all depths."""
    found = [path] if path else []
    inside = value.items() if isinstance(value, dict) else ()
    for key, inner in enumerate(value) if isinstance(value, list) else inside:
        found += places(inner, (*path, key))
    return found


def at(content: Any, path: Place) -> Any:
    """Return the value at a path."""
    for step in path:
        content = content[step]
    return content


@st.composite
def altered(draw: st.DrawFn, contents: Sequence[Any]) -> Any:
    """A content of which one to three entries are others, elsewhere, twice, or not there."""
    content = copy.deepcopy(draw(st.sampled_from(contents)))
    for _ in range(draw(st.sampled_from([1, 1, 2, 3]))):
        paths = places(content)
        if not paths:
            return content
        path = draw(st.sampled_from(paths))
        around, key = at(content, path[:-1]), path[-1]
        change = draw(st.sampled_from(["replace", "replace", "move", "move", "remove", "add"]))
        if change == "replace":
            around[key] = draw(VALUES)
        elif change == "move":
            other = draw(st.sampled_from(contents))
            around[key] = copy.deepcopy(at(other, draw(st.sampled_from(places(other)))))
        elif change == "remove":
            del around[key]
        elif isinstance(around, dict):
            names = [step for path in paths for step in path if isinstance(step, str)]
            around[draw(st.sampled_from(names) | st.text(max_size=8))] = draw(VALUES)
        else:
            around.insert(int(key), draw(st.sampled_from(around) | VALUES))
    return content


def files_like(valid: Sequence[bytes]) -> st.SearchStrategy[bytes]:
    """The canonical bytes of altered contents of valid files."""
    return altered([json.loads(data) for data in valid]).map(canonical)


@st.composite
def lines_like(draw: st.DrawFn, valid: Sequence[bytes]) -> bytes:
    """Files of several lines: some altered, some as they were, some twice."""
    lines = [line for data in valid for line in data.splitlines(keepends=True)]
    return b"".join(draw(st.lists(files_like(lines) | st.sampled_from(lines), max_size=6)))


@st.composite
def tables_like(draw: st.DrawFn, valid: Sequence[bytes]) -> bytes:
    """Tables of which some cells, rows and columns are others."""
    head, *rows = csv.reader(io.StringIO(draw(st.sampled_from(valid)).decode()))
    cells = st.sampled_from([cell for row in rows for cell in row]) | st.text(max_size=6)
    for _ in range(draw(st.integers(0, 4))):
        row = draw(st.sampled_from([head, *rows]))
        if row:
            row[draw(st.integers(0, len(row) - 1))] = draw(cells | st.sampled_from(head))
    if draw(st.booleans()):
        order = draw(st.permutations(range(len(head))))
        head, *rows = [[row[i] for i in order] for row in [head, *rows]]
    rows = draw(st.lists(st.sampled_from(rows) | st.lists(cells, max_size=12), max_size=6))
    file = io.StringIO()
    ends = draw(st.sampled_from(["\n", "\r\n", "\r"]))
    if draw(st.booleans()):
        csv.writer(file, lineterminator=ends).writerows([head, *rows])
    else:
        csv.writer(file, lineterminator=ends, quoting=csv.QUOTE_ALL).writerows([head, *rows])
    return file.getvalue().encode()
