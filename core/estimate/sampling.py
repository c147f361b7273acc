"""Why a sample cannot have the design that is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from core.facts.errors import Code, refuse
from core.facts.names import Fact


@contextmanager
def sampling() -> Iterator[None]:
    """Raise `Refused` where no weights reach the known shares, or a stratum has one cluster."""
    from core.count.raking import RakingError
    from core.count.variance import LoneClusterError

    try:
        yield
    except RakingError as error:
        raise refuse(Code.RANGE, "", error.fact) from error
    except LoneClusterError as error:
        raise refuse(Code.RANGE, "", Fact.LONE_CLUSTER()) from error
