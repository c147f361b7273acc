"""Reading back what an audit saved, by nothing of the program that wrote it.

An audit that read files by the code that writes them would believe it. So this parser is written
after the description of the format alone, and imports the standard library only.
"""

from __future__ import annotations

import json
from typing import Any, NoReturn

Saved = int | str | tuple[int, ...]


def answers_in(data: bytes) -> dict[str, Saved]:
    """Return what a response file holds, by question id. Raises ValueError for anything else.

    >>> answers_in(b'{"answers":{"bribe":1,"job":[17,2]},"format":"candor-response"}')
    {'bribe': 1, 'job': (17, 2)}
    """
    content = json.loads(
        data, parse_float=_refuse, parse_constant=_refuse, object_pairs_hook=_named_once
    )
    answers = content.get("answers") if isinstance(content, dict) else None
    if not isinstance(answers, dict) or content.get("format") != "candor-response":
        raise ValueError("this is no response")
    return {name: _saved(value) for name, value in answers.items()}


def _saved(value: Any) -> Saved:
    if isinstance(value, list) and all(type(each) is int for each in value):
        return tuple(value)
    if type(value) is int or isinstance(value, str):
        return value
    raise ValueError("a response holds numbers and texts alone")


def _named_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a name stands twice")
    return dict(pairs)


def _refuse(text: str) -> NoReturn:
    raise ValueError(f"{text} is no whole number")
