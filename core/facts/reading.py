"""Reading what `FoundFact.written` gave: why a file was refused, as a study keeps it."""

from __future__ import annotations

import contextlib
import json

from core.facts.found_fact import Facts
from core.facts.names import Fact, FoundFact, Value
from core.facts.of_tables import TableFact


def found_in(text: str) -> FoundFact:
    """Return what `written` gave; any other text, which Candor did not write, as it is."""
    try:
        found = _found(json.loads(text))
    except (ValueError, RecursionError):
        found = None
    return Fact.TOLD(text=text) if found is None else found


def _found(plain: object) -> FoundFact | None:
    """Raises ValueError for a name that this version does not know, or a value of no sort."""
    match plain:
        case [str(name), dict(values)]:
            return FoundFact(
                _fact(name), tuple((key, _value(each)) for key, each in values.items())
            )
    return None


def _fact(name: str) -> Facts:
    """Raises ValueError for a name that this version does not know."""
    with contextlib.suppress(ValueError):
        return Fact(name)
    return TableFact(name)


def _value(plain: object) -> Value:
    if isinstance(plain, int | str) and not isinstance(plain, bool):
        return plain
    found = _found(plain)
    if found is None:
        raise ValueError("this is no value of a finding")
    return found
