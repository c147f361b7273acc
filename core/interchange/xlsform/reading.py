"""From an XLSForm to the JSON of a survey, and what of the form a survey cannot say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from core.facts.errors import Severity
from core.files.canonical import Json
from core.interchange.workbook import Row, Sheet, sheets_in_own_process
from core.interchange.xlsform.cells import Reader
from core.interchange.xlsform.choices import TRUE, Choices, read_choices
from core.interchange.xlsform.findings import Finding, Found, SheetPlace
from core.interchange.xlsform.heads import DEFAULT, Columns, code_of, read_heads, text_of
from core.interchange.xlsform.questions import ReadQuestion, read_ask_if, read_question
from core.interchange.xlsform.types import Type, read_type
from core.survey.ids import id_of
from core.survey.model import ABOUT_AUTHOR, FORMAT, VERSION, AskIf, Kind

SHEETS = ("survey", "choices", "settings")
CONSENT = "consent"
NOTE_OF_OTHERS = "rr_note_"
"""Begins the names of notes that are meant for other programs alone."""


@dataclass(frozen=True, slots=True)
class Form:
    """What was read: the JSON of a survey, what was found, and where each question stands.

    `content` may have problems that `core.survey.examine` lists; `places` has their rows by the
    beginning of their place, such as "questions[3]".
    """

    content: dict[str, Json]
    found: tuple[Found, ...]
    places: Mapping[str, SheetPlace]

    @property
    def errors(self) -> tuple[Found, ...]:
        """What must be mended in the form before it is a survey."""
        return tuple(each for each in self.found if each.severity is Severity.ERROR)

    def place(self, where: str) -> SheetPlace | None:
        """Return the row in which the part of a survey at this place is written."""
        fitting = [start for start in self.places if where.startswith(start)]
        return self.places[max(fitting, key=len)] if fitting else None


def read_form(data: bytes) -> Form:
    """Read the workbook of an XLSForm; another process unpacks it.

    Raises:
        Refused: SIZE, FORMAT or SYNTAX, where it is no workbook.
    """
    sheets = sheets_in_own_process(data, SHEETS)
    found: list[Found] = []
    if "survey" not in sheets:
        return Form({}, (Found(Finding.NO_SHEET, SheetPlace("survey"), {"sheet": "survey"}),), {})
    settings = _settings(sheets.get("settings"), found)
    columns = read_heads(sheets["survey"], settings.default, found)
    for head in ("type", "name"):
        if not columns.has(head):
            found.append(Found(Finding.NO_HEAD, SheetPlace("survey", 1), {"head": head}))
    languages = _languages(columns, settings.default)
    if settings.reader is not None:
        settings.reader.languages = languages
    reader = Reader(columns, languages, found)
    choices: Choices = {}
    if "choices" in sheets and sheets["choices"].heads:
        choice_columns = read_heads(sheets["choices"], settings.default, found)
        choices = read_choices(
            sheets["choices"].rows, Reader(choice_columns, languages, found), found
        )
    content: dict[str, Json] = {"format": FORMAT, "version": VERSION}
    content |= {"languages": list(languages), **settings.texts()}
    read = _Rows(reader, choices, content)
    for row in sheets["survey"].rows:
        read.take(row)
    content["questions"] = list(read.questions)
    if read.sections:
        content["sections"] = read.sections
    if read.blocks:
        content["sample"] = [
            {"questions": list(ids), "ask": ask} for ids, ask in read.blocks.values()
        ]
    return Form(content, tuple(found), read.places)


@dataclass(slots=True)
class _Settings:
    default: str
    reader: Reader | None = None
    row: Row | None = None

    def texts(self) -> dict[str, Json]:
        """Return title and author, in their languages."""
        if self.reader is None or self.row is None:
            return {"title": "Survey"}
        plain: Json = self.reader.word(self.row, "form_title") or "Survey"
        many = len(self.reader.languages) > 1
        title = self.reader.text(self.row, "rr::title")
        lines = {key: self.reader.text(self.row, f"rr::{key}") for key in ABOUT_AUTHOR}
        if title is None:
            title = dict.fromkeys(self.reader.languages, plain) if many else plain
        return {"title": title, **{key: text for key, text in lines.items() if text is not None}}


def _settings(sheet: Sheet | None, found: list[Found]) -> _Settings:
    if sheet is None or not sheet.rows:
        return _Settings(DEFAULT)
    row = sheet.rows[0]
    heads = read_heads(sheet, DEFAULT, [])
    named = heads.at.get(("default_language", DEFAULT))
    language = text_of(row.values.get(named)) if named else ""
    default = code_of(language) or DEFAULT
    columns = read_heads(sheet, default, found)
    return _Settings(default, Reader(columns, (), found), row)


def _languages(columns: Columns, default: str) -> tuple[str, ...]:
    """The default language first; "en" where no head and no setting names one."""
    named = columns.languages()
    plain = ("label", DEFAULT) in columns.at
    if plain or not named:
        named.insert(0, default or ("en" if "en" not in named else "und"))
    return tuple(dict.fromkeys(named))


@dataclass(eq=False, slots=True)
class _Group:
    """A group whose end has not come yet: its heading, and who is asked what stands in it."""

    title: Json
    asked: AskIf | None
    repeats: bool


class _Rows:
    """Takes the rows of the sheet "survey" one after another."""

    def __init__(self, reader: Reader, choices: Choices, content: dict[str, Json]) -> None:
        self._reader = reader
        self._choices = choices
        self._content = content
        self._asked: dict[str, ReadQuestion] = {}
        self._open: list[_Group] = []
        self._group_before: _Group | None = None
        self.sections: list[Json] = []
        self.questions: list[dict[str, Json]] = []
        self.places: dict[str, SheetPlace] = {}
        self.blocks: dict[int, tuple[list[str], int]] = {}

    def take(self, row: Row) -> None:
        """Read one row, unless other programs pass over it too."""
        if self._reader.word(row, "disabled").lower() in TRUE:
            self._reader.note(Finding.DISABLED, row, "disabled")
            return
        kind = read_type(self._reader, row)
        if kind is None:
            return
        if kind.base in ("begin_group", "begin_repeat", "end_group", "end_repeat"):
            self._group(kind.base, row)
        elif kind.base in ("note", "acknowledge"):
            self._text(kind.base, row)
        else:
            self._question(kind, row)

    def _question(self, kind: Type, row: Row) -> None:
        if any(group.repeats for group in self._open):
            self._reader.note(Finding.IN_REPEAT, row, "type")
        name = self._reader.word(row, "name")
        if not name:
            self._reader.note(Finding.NO_NAME, row, "name")
        taken = {str(question["id"]) for question in self.questions}
        id_ = self._reader.renamed(row, name, taken) if name else id_of("q", taken)
        conditions = [group.asked for group in self._open if group.asked is not None]
        question = read_question(self._reader, row, kind, self._choices, self._asked, conditions)
        choice = self._choices.get(kind.choices)
        number = question["kind"] == str(Kind.NUMBER)
        self._asked[name] = ReadQuestion(id_, choice.ids if choice else {}, number)
        self._begin_section(row, id_)
        where = f"questions[{len(self.questions)}]"
        self.places[where] = self._reader.columns.place(row.number)
        self.questions.append({"id": id_, **question})
        self._block(row, id_)

    def _begin_section(self, row: Row, id_: str) -> None:
        """Let a section begin where the innermost group with a title is another than before."""
        group = next((each for each in reversed(self._open) if each.title is not None), None)
        if group is self._group_before:
            return
        if group is None:
            # A section goes on until the next one: that these stand outside of it cannot be said.
            self._reader.note(Finding.SECTION_GOES_ON, row, "type")
        else:
            self.sections.append({"title": group.title, "first": id_})
        self._group_before = group

    def _block(self, row: Row, id_: str) -> None:
        """Put a question into the block of its row, where it names one and how many are asked."""
        if not any(self._reader.is_filled(row, head) for head in ("rr::block", "rr::block_ask")):
            return
        number = self._reader.whole(row, "rr::block")
        ask = self._reader.whole(row, "rr::block_ask")
        if number is None or ask is None:
            return
        ids, first = self.blocks.setdefault(number, ([], ask))
        ids.append(id_)
        if ask != first:
            said = {"value": str(ask), "known": str(first)}
            self._reader.note(Finding.UNKNOWN_WORD, row, "rr::block_ask", **said)

    def _text(self, base: str, row: Row) -> None:
        """Take a note before the first question as the intro, what is acknowledged as consent."""
        if self._reader.word(row, "name").startswith(NOTE_OF_OTHERS):
            return
        key = CONSENT if base == "acknowledge" else "intro"
        if self.questions or key in self._content:
            self._reader.note(Finding.LACKING, row, "type", value=base)
            return
        text = self._reader.text(row, "label", lines=True)
        if text is not None:
            self._content[key] = text
            self.places[key] = self._reader.columns.place(row.number, "label")

    def _group(self, base: str, row: Row) -> None:
        if base.startswith("end"):
            if self._open:
                self._open.pop()
            return
        title = self._reader.text(row, "label") if base == "begin_group" else None
        if base == "begin_group" and title is None:
            self._reader.note(Finding.FLATTENED, row, "type", name=self._reader.word(row, "name"))
        asked = read_ask_if(self._reader, row, self._asked)
        self._open.append(_Group(title, asked, base == "begin_repeat"))
