"""What goes to the process that reads and what comes back: msgpack, checked against these types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from core.facts.errors import Code, Problem, Refused
from core.facts.reading import found_in

ASKED = "--read-files-for"
"""What the packaged program is started with to be the process that reads; a handle follows it."""
MAX_MESSAGE = 64 * 1024 * 1024
"""Bytes. Larger messages are not received."""


class Request(msgspec.Struct, frozen=True, array_like=True):
    """Which function reads, named as "module:function", and its arguments as msgpack."""

    function: str
    arguments: msgspec.Raw


class Ready(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """The process has started and takes requests."""


class Alive(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Reading made progress since the last message, without a piece to send yet."""


class Piece(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A part of the answer."""

    content: msgspec.Raw


class Refusal(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """The file is refused; `found` is what `FoundFact.written` gives."""

    code: Code
    where: str
    found: str

    @classmethod
    def of(cls, problem: Problem) -> Refusal:
        """Write a problem as a message."""
        return cls(problem.code, problem.where, problem.found.written())

    def refused(self) -> Refused:
        """Return the exception to raise where the file was to be read."""
        return Refused(Problem(self.code, self.where, found_in(self.found)))


class End(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """The answer is complete."""


Message: TypeAlias = Ready | Alive | Piece | Refusal | End


def name_of(function: Callable[..., Any]) -> str:
    """Return the name by which the other process finds a function of a module."""
    return f"{function.__module__}:{function.__qualname__}"
