"""Reading on while what was read is packed, in a second thread: neither holds Python for long."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

_AHEAD: Final = 2  # items held at once, so that memory stays bounded


def map_ahead(function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
    """Do what `map` does, the function in another thread while the next items are taken.

    What items raise comes after the results of those before.

    >>> list(map_ahead(len, ["a", "", "abc"]))
    [1, 0, 3]
    """
    source, waiting = iter(items), deque[Future[Result]]()
    end: Exception | None = None
    pool = ThreadPoolExecutor(1)
    try:
        while end is None or waiting:
            if end is None and len(waiting) < _AHEAD:
                try:
                    waiting.append(pool.submit(function, next(source)))
                except Exception as error:
                    end = error
            else:
                yield waiting.popleft().result()
        if not isinstance(end, StopIteration):
            raise end
    finally:
        pool.shutdown(cancel_futures=True)
