"""The sheet "choices": the options of each list, by the names that expressions use."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from core.files.canonical import Json
from core.interchange.workbook import Row
from core.interchange.xlsform.cells import Reader
from core.interchange.xlsform.findings import Finding, Found, SheetPlace

YES_NO = ("yes", "no")
TRUE = {"yes", "true", "true()", "1"}


@dataclass(slots=True)
class Choice:
    """One list: its options as they stand in a survey, and their ids by name."""

    place: SheetPlace
    options: list[dict[str, Json]] = field(default_factory=list)
    ids: dict[str, str] = field(default_factory=dict)

    @property
    def is_yes_no(self) -> bool:
        """Tell whether the list is yes and no, in either order."""
        return sorted(self.ids) == sorted(YES_NO)


Choices: TypeAlias = dict[str, Choice]


def read_choices(rows: Iterable[Row], reader: Reader, found: list[Found]) -> Choices:
    """Read every list of choices."""
    lists: Choices = {}
    for head in ("list_name", "name"):
        if not reader.columns.has(head):
            found.append(Found(Finding.NO_HEAD, reader.columns.place(1), {"head": head}))
    for row in rows:
        list_name, name = reader.word(row, "list_name"), reader.word(row, "name")
        if not list_name and not name:
            continue
        if not name:
            reader.note(Finding.NO_NAME, row, "name")
            continue
        choice = lists.setdefault(list_name, Choice(reader.columns.place(row.number)))
        id_ = reader.renamed(row, name, choice.ids.values())
        choice.ids.setdefault(name, id_)
        option: dict[str, Json] = {"id": id_}
        text = reader.text(row, "label")
        if text is None:
            reader.note(Finding.NO_LABEL, row, "label", language="")
        else:
            option["text"] = text
        if reader.word(row, "rr_abstain").lower() in TRUE:
            option["abstain"] = True
        choice.options.append(option)
    return lists
