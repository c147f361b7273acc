"""The file of a draft: plain JSON, whatever is missing in it; never a key or a passphrase."""

from __future__ import annotations

from typing import Any

import msgspec

from core.draft.model import Draft
from core.facts.errors import Code, Refused, refuse
from core.facts.names import Fact
from core.files import canonical
from core.survey.model import KINDS, Kind
from core.survey.reading import require_format

FORMAT = "candor-draft"
VERSION = 1
MAX_BYTES = 2 * 1024 * 1024


def write_draft(draft: Draft) -> bytes:
    r"""Return the bytes of a draft; what is as it is at first is left out.

    >>> write_draft(Draft())
    b'{"draft":{},"format":"candor-draft","version":1}\n'
    """
    written: Any = msgspec.to_builtins(_differences(draft), enc_hook=str)
    return canonical.write({"format": FORMAT, "version": VERSION, "draft": written})


def read_draft(data: bytes) -> Draft:
    """Read a draft; problems of the survey that it is to become are no hindrance.

    Raises:
        Refused: SIZE, or what `core.files.canonical` refuses, FORMAT, VERSION, TYPE.
    """
    if len(data) > MAX_BYTES:
        raise refuse(Code.SIZE, "", Fact.DRAFT_TOO_LARGE(mib=MAX_BYTES // 1024**2))
    content, fault = canonical.parse(data)
    require_format(content, FORMAT, VERSION, Fact.DRAFT)
    if fault is not None:
        raise Refused(fault)
    value = content.get("draft") if isinstance(content, dict) else None
    try:
        return msgspec.convert(value, Draft, dec_hook=_kind)
    except msgspec.ValidationError as error:
        found, _, place = str(error).partition(" - at `$")
        raise refuse(
            Code.TYPE, f"draft{place.rstrip('`')}", Fact.WRONG_TYPE(found=f"{found}.")
        ) from None


def _kind(_type: type[Kind], value: object) -> Kind:
    """Read the name of a kind, the one value of a draft that msgspec does not know."""
    try:
        name = msgspec.convert(value, str)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None  # which gets its place
    if name not in KINDS:
        raise ValueError(f"Invalid enum value {name!r}")
    return KINDS[name]


def _differences(value: Any) -> Any:
    """Return a value as JSON without the fields that are as a new one has them."""
    if isinstance(value, tuple):
        return [_differences(each) for each in value]
    if not hasattr(value, "__dataclass_fields__"):
        return value
    found = {}
    for name, field in value.__dataclass_fields__.items():
        held = getattr(value, name)
        made = field.default_factory() if callable(field.default_factory) else field.default
        if held != made:
            found[name] = _differences(held)
    return found
