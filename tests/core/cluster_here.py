"""A cluster of this process alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any


class Here:
    """Machines that are this one; what is lost on the way is carried out again."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def submit(self, function: Callable[..., Any], *given: Any) -> Any:
        self.calls.append(function.__name__)
        return function(*given)

    def completed(self, submitted: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        yield from sorted(enumerate(submitted), key=lambda each: -each[0])  # any order will do
