"""The sheet "choices": the options of each list, by the names that expressions use."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from core.draft import DraftOption
from core.interchange.workbook import Row
from core.interchange.xlsform.cells import TRUE, Reader
from core.interchange.xlsform.findings import Finding, FormFinding, SheetPlace
from core.survey.ids import id_of

YES_NO = ("yes", "no")
MOST: Final = 2048
"""So many choices of a list are taken: twice as many as a survey may have."""


@dataclass(slots=True)
class Choice:
    """One list: its options as they stand in a survey, and their ids by name.

    `rows` has the row of each option, by its id; `reader` reads its cells. `said`: the form says
    itself which of them abstains. `full`: the rest of a very long list was left out.
    """

    reader: Reader
    options: list[DraftOption] = field(default_factory=list)
    ids: dict[str, str] = field(default_factory=dict)
    rows: dict[str, Row] = field(default_factory=dict)
    said: bool = False
    full: bool = False

    def place(self, option: str) -> SheetPlace:
        """Return the cell with the name of an option."""
        return self.reader.columns.place(self.rows[option].number, "name")

    def name_of(self, option: str) -> str:
        """Return the name of an option in the form."""
        return next((name for name, id_ in self.ids.items() if id_ == option), "")

    @property
    def is_yes_no(self) -> bool:
        """Tell whether the list is yes and no, in either order."""
        return sorted(self.ids) == sorted(YES_NO)


Choices: TypeAlias = dict[str, Choice]


def read_choices(rows: Iterable[Row], reader: Reader) -> Choices:
    """Read every list of choices."""
    lists: Choices = {}
    for head in ("list_name", "name"):
        if not reader.columns.has(head):
            place = reader.columns.place(1)
            reader.found.append(FormFinding(Finding.NO_HEAD, place, {"head": head}))
    said = reader.columns.has("rr_abstain")
    for row in rows:
        list_name, name = reader.word(row, "list_name"), reader.word(row, "name")
        if not list_name and not name:
            continue
        choice = lists.setdefault(list_name, Choice(reader, said=said))
        if len(choice.options) >= MOST:
            if not choice.full:
                reader.note(Finding.TOO_MANY, row, "list_name", most=str(MOST))
            choice.full = True
            continue
        text = reader.label(row)
        if name:
            id_ = reader.renamed(row, name, choice.rows)
        else:
            id_ = id_of(next(iter(text.values()), "o"), choice.rows)
            reader.note(Finding.NO_NAME, row, "name", id=id_)
        choice.ids.setdefault(name or id_, id_)
        abstain = reader.word(row, "rr_abstain").lower() in TRUE
        choice.options.append(DraftOption(id_, text, abstain, named=True))
        choice.rows[id_] = row
        reader.note_lacking(row)
    return lists
