"""Columns as people have them, read as reports: Series, lists and arrays of codes or words.

Nothing is guessed: what cannot be read without doubt is refused with the value and its row. A row
is named by its label in the index where there is one, else by its place from 0.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.study.many.columns import Given
from core.survey.model import Kind, Option, Question

Series: TypeAlias = "pd.Series[Any]"
Column: TypeAlias = "pd.Series[Any] | pd.Categorical[Any] | Sequence[Any] | NDArray[Any]"
Table: TypeAlias = "pd.DataFrame | NDArray[Any]"

EVERYBODY: Final = "(all)"
"""What the rows of everybody are called, where there are groups; none can be called so."""
_WORDS: Final = ({"no": 0, "yes": 1}, {"false": 0, "true": 1}, {"0": 0, "1": 1})
_MOST_DECIMALS: Final = 6
_LARGEST: Final = 2**53 - 1


def series_of(values: Column, name: str) -> Series:
    """Return a column as a Series. Raises ValueError where it has other than one dimension."""
    found = values if isinstance(values, pd.Series) else pd.Series(_listed(values, name))
    return found.rename(name) if found.name is None else found


def _listed(values: Column, name: str) -> Any:
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise ValueError(f"{name} is {values!r}; give a Series, a list or an array")
    known = np.ndarray | pd.Categorical | pd.Index
    array = values if isinstance(values, known) else list(values)
    if isinstance(array, np.ndarray) and array.ndim != 1:
        raise ValueError(f"{name} has {array.ndim} dimensions; give one column")
    return array


def require_one_length(columns: Iterable[Series]) -> None:
    """Raise ValueError unless columns have one length and, as Series, one index."""
    first, *others = columns
    for each in others:
        if len(each) != len(first):
            raise ValueError(f"{each.name} has {len(each)} rows, {first.name} has {len(first)}")
        if not each.index.equals(first.index):
            raise ValueError(f"{each.name} and {first.name} have other rows; align them first")


def _refuse(column: Series, place: int, remedy: str) -> ValueError:
    label, value = column.index[place], column.iloc[place]
    value = value.item() if isinstance(value, np.generic) else value
    return ValueError(f"{column.name}, row {label}: {value!r}; {remedy}")


def _present(column: Series) -> NDArray[np.bool_]:
    return np.asarray(~column.isna().to_numpy(dtype=bool))


def _given(column: Series, present: NDArray[np.bool_]) -> Iterator[tuple[int, Any]]:
    """Return the values that are present, each with its place."""
    places = np.flatnonzero(present)
    return zip(places.tolist(), column.iloc[places].tolist(), strict=True)


def _sort_of(value: object) -> str:
    if isinstance(value, bool | np.bool_):
        return "truth values"
    if isinstance(value, int | float | np.integer | np.floating):
        return "numbers"
    return "words" if isinstance(value, str) else type(value).__name__


def _require_one_sort(column: Series, present: NDArray[np.bool_]) -> str:
    """Return what the values are; raise ValueError at the first that is another thing."""
    sort = ""
    for place, value in _given(column, present):
        own = _sort_of(value)
        sort = sort or own
        if own != sort:
            raise _refuse(column, place, f"the rows before it are {sort}: code all in one way")
    return sort


def yes_no(column: Series) -> Given:
    """Read reports of yes and no: 0 and 1, truth values, or yes/no, true/false as words."""
    present = _present(column)
    sort = _require_one_sort(column, present)
    codes = np.zeros(len(column), dtype=np.int64)
    known = _WORDS if sort == "words" else ()
    words: dict[str, int] | None = None
    for place, value in _given(column, present):
        if sort == "words":
            word = value.strip().casefold()
            words = words or next((each for each in known if word in each), None)
            if words is None or word not in words:
                raise _refuse(
                    column, place, f"write {' or '.join(words or _WORDS[0])}, or leave it missing"
                )
            codes[place] = words[word]
        elif sort in ("numbers", "truth values") and value in (0, 1):
            codes[place] = int(value)
        else:
            raise _refuse(column, place, "a report of yes is 1 and of no 0")
    return Given(codes, present, np.ones(len(column), np.bool_))


def categories(
    column: Series, k: int | None, options: Sequence[Hashable] | None
) -> tuple[Given, tuple[Hashable, ...]]:
    """Read one of k options; return the codes and the options in their order.

    The options are those given, else the categories of a categorical column, else the numbers
    from 0 to k−1, else, of words, all that occur where these are k or k is not known.
    """
    present = _present(column)
    if options is None and isinstance(column.dtype, pd.CategoricalDtype):
        options = column.cat.categories.tolist()
    if options is None:
        sort = _require_one_sort(column, present)
        found = list(dict.fromkeys(column[present].tolist()))
        if sort == "numbers" and k is not None:
            options = range(k)
        elif k is not None and len(found) != k:
            raise ValueError(
                f"{column.name} has {len(found)} different values where {k} options are asked;"
                " name them all in order: options=[…]"
            )
        else:
            options = sorted(found, key=str) if sort == "words" else sorted(found)
    if k is not None and len(options) != k:
        raise ValueError(f"{column.name} has {len(options)} options where the design has {k}")
    if len(set(options)) != len(options):
        raise ValueError(f"an option of {column.name} stands twice: {list(options)!r}")
    place_of = {option: place for place, option in enumerate(options)}
    codes = np.zeros(len(column), dtype=np.int64)
    for place, value in _given(column, present):
        code = place_of.get(value)
        if code is None:
            raise _refuse(column, place, "it is none of the options")
        codes[place] = code
    return Given(codes, present, np.ones(len(column), np.bool_)), tuple(options)


def bits(
    values: Column | Table, k: int, options: Sequence[Hashable] | None, name: str
) -> tuple[Given, tuple[Hashable, ...], pd.Index]:
    """Read reports that are k bits each: k columns of 0 and 1, or one of texts such as "0110".

    Columns of a frame are found by the names of the options. A row without any value is missing;
    one with some is refused. Returns the reports, the options, and the index of the rows.
    """
    if isinstance(values, pd.DataFrame):
        frame = values if options is None else _in_order(values, options, name)
    elif isinstance(values, np.ndarray) and values.ndim == 2:
        frame = pd.DataFrame(values)
    else:
        column = series_of(values, name)
        present = _present(column)
        for place, text in _given(column, present):
            if not isinstance(text, str) or len(text) != k or not {*text} <= {"0", "1"}:
                raise _refuse(column, place, f"write {k} bits as text, or give {k} columns")
        rows = [
            list(map(int, text)) if there else [math.nan] * k
            for text, there in zip(column.tolist(), present.tolist(), strict=True)
        ]
        frame = pd.DataFrame(rows, index=column.index, columns=range(k), dtype=float)
    if frame.shape[1] != k:
        raise ValueError(f"{name} has {frame.shape[1]} columns where the design has {k} options")
    named = tuple(frame.columns if options is None else options)
    if len(named) != k:
        raise ValueError(f"{name} has {len(named)} options where the design has {k}")
    given = [
        yes_no(frame.iloc[:, place].rename(f"{name}, column {frame.columns[place]}"))
        for place in range(k)
    ]
    there = np.stack([each.present for each in given], axis=1)
    if (part := there.any(axis=1) & ~there.all(axis=1)).any():
        label = frame.index[int(np.argmax(part))]
        raise ValueError(f"{name}, row {label}: some of its {k} bits are missing; all or none are")
    packed = np.stack([each.values for each in given], axis=1).astype(np.uint8)
    fine = np.ones(len(frame), np.bool_)
    return Given(packed, np.asarray(there.all(axis=1)), fine), named, frame.index


def _in_order(frame: pd.DataFrame, options: Sequence[Hashable], name: str) -> pd.DataFrame:
    """Return the columns of the options, in their order; by place where columns have no names."""
    missing = [option for option in options if option not in frame.columns]
    if not missing:
        return frame[list(options)]
    if len(missing) == len(options) and [*frame.columns] == [*range(frame.shape[1])]:
        return frame
    raise ValueError(
        f"{name} has no column {missing[0]!r}; name the options as the columns are:"
        f" {', '.join(map(repr, frame.columns))}"
    )


def places(column: Series, size: int, low: float = 0, step: float = 1) -> Given:
    """Read whole reports from 0 to size−1, or numbers on a grid of so many from `low` on."""
    present = _present(column)
    _require_one_sort(column, present)
    codes = np.zeros(len(column), dtype=np.int64)
    for place, value in _given(column, present):
        at = (value - low) / step if _sort_of(value) == "numbers" else math.nan
        if not (at == round(at) if math.isfinite(at) else False) or not 0 <= at < size:
            last = low + step * (size - 1)
            raise _refuse(column, place, f"it is a number from {low:g} to {last:g} by {step:g}")
        codes[place] = round(at)
    return Given(codes, present, np.ones(len(column), np.bool_))


def groups(column: Series, id_: str) -> tuple[Question, Given]:
    """Read a clear column whose values set people apart, as a question with those options."""
    given, options = categories(column, None, None)
    if len(options) < 2:
        raise ValueError(f"{column.name} has {len(options)} different values; two at least differ")
    made = tuple(Option(str(each), str(each)) for each in options)
    if EVERYBODY in (each.id for each in made):
        raise ValueError(f"a value of {column.name} is {EVERYBODY!r}, which everybody is called")
    if len({each.id for each in made}) < len(made):
        raise ValueError(f"two values of {column.name} are written alike: {options!r}")
    return Question(id_, Kind.ONE_OF, str(column.name), options=made, optional=True), given


def units(column: Series, id_: str) -> tuple[Question, Given]:
    """Read a column that names clusters or strata, any number of them, one for each row."""
    _require_whole(column, id_)
    codes, found = pd.factorize(column)
    question = Question(
        id_, Kind.NUMBER, str(column.name), low=0, high=max(1, len(found) - 1), step=1,
        optional=True, unasked=True,
    )  # fmt: skip
    everybody = np.ones(len(column), np.bool_)
    return question, Given(codes, everybody, everybody)


def _require_whole(column: Series, what: str) -> None:
    """Raise ValueError at the first row that has no value: it would be left out unsaid."""
    present = _present(column)
    if not present.all():
        label = column.index[int(np.argmin(present))]
        raise ValueError(f"row {label} has no {what}; leave such rows out or give it one")


def numbers(column: Series, id_: str) -> tuple[Question, Given]:
    """Read a clear number as it stands, with up to six decimals."""
    present = _present(column)
    if _require_one_sort(column, present) not in ("numbers", ""):
        raise ValueError(f"{column.name} holds no numbers")
    values = column.to_numpy(dtype=np.float64, na_value=0.0)
    for decimals in range(_MOST_DECIMALS + 1):
        scale = 10**decimals
        whole = np.round(values * scale)
        off = present & (np.abs(whole / scale - values) > 0)
        if not off.any():
            break
    else:
        raise _refuse(column, int(np.argmax(off)), f"round it to {_MOST_DECIMALS} decimals")
    if np.abs(whole[present]).max(initial=0) > _LARGEST:
        raise ValueError(f"{column.name} has numbers that are too large")
    low = int(whole[present].min(initial=0)) if present.any() else 0
    high = max(int(whole[present].max(initial=0)), low + 1)
    question = Question(
        id_, Kind.NUMBER, str(column.name), low=low, high=high, step=1, optional=True, scale=scale
    )
    placed = np.where(present, whole - low, 0).astype(np.int64)
    return question, Given(placed, present, np.ones(len(column), np.bool_))


def weights_of(column: Series) -> NDArray[np.float64]:
    """Read weights: finite numbers of at least 0, one for each row."""
    _require_whole(column, "weight")
    values = column.to_numpy(dtype=np.float64)
    wrong = ~(np.isfinite(values) & (values >= 0))
    if wrong.any():
        raise _refuse(column, int(np.argmax(wrong)), "a weight is a finite number of at least 0")
    return np.asarray(values)
