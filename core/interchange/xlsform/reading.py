"""From an XLSForm to a draft of a survey, and what of the form a survey cannot say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from core.draft import Draft, DraftBlock, DraftQuestion, DraftSection, Words
from core.facts.errors import Problem, Severity
from core.facts.names import Fact
from core.interchange.workbook import Row, Sheet, sheets_in_own_process
from core.interchange.xlsform.cells import TRUE, Reader
from core.interchange.xlsform.choices import Choice, Choices, read_choices
from core.interchange.xlsform.codes import Code, Meaning, codes_of, with_meanings
from core.interchange.xlsform.findings import Finding, FormFinding, SheetPlace
from core.interchange.xlsform.heads import (
    DEFAULT,
    Columns,
    language_code,
    parameter_heads,
    read_heads,
    text_of,
)
from core.interchange.xlsform.questions import (
    ReadQuestion,
    is_table_head,
    read_ask_if,
    read_question,
)
from core.interchange.xlsform.types import Type, read_type
from core.survey.ids import id_of
from core.survey.model import ABOUT_AUTHOR, AskIf

SHEETS = ("survey", "choices", "settings")
CONSENT = "consent"
NOTE_OF_OTHERS = "rr_note_"
"""Begins the names of notes that are meant for other programs alone."""
MOST: Final = 400
"""So many questions are taken, four times as many as a survey may have: an editor shows them."""
_TITLE: Final = "Survey"
_ASKING: Final = ("select_one", "select_multiple", "integer", "range", "decimal")
_CELLS: Final = {
    **{"id": "name", "kind": "type", "options": "type", "text": "label", "help": "hint"},
    **{"negation": "rr::negation", "mechanism": "rr::mechanism", "ask": "rr::ask"},
    **{"procedures": "rr::procedures", "ask_if": "relevant", "optional": "required"},
    **{"bins": "rr::bins", "shuffle": "parameters"},
}
"""The head of the column that says each part of a question."""


@dataclass(frozen=True, slots=True)
class Form:
    """What was read: a draft, what was found, and where each part of it stands.

    The draft may have problems that `core.survey.examine` lists; `places` has their cells by the
    beginning of their place, such as "questions[3].text". `codes` are the choices that may stand
    for no answer: each is found until it is said what it means.
    """

    draft: Draft
    found: tuple[FormFinding, ...]
    places: Mapping[str, SheetPlace]
    codes: tuple[Code, ...] = ()

    @property
    def errors(self) -> tuple[FormFinding, ...]:
        """What keeps the form from being a survey as it is."""
        return tuple(each for each in self.found if each.severity is Severity.ERROR)

    def place(self, problem: Problem) -> SheetPlace | None:
        """Return the cell that a problem of the survey is about, or its row."""
        where = problem.where
        if problem.found.fact is Fact.ENTRY_MISSING:
            where += f".{str(problem.found['key']).strip(chr(39))}"
        fitting = [start for start in self.places if where.startswith(start)]
        return self.places[max(fitting, key=len)] if fitting else None

    def beside(self, problems: Iterable[Problem]) -> tuple[FormFinding, ...]:
        """Return what was found, without that which these problems of the draft say already."""
        told = {self.place(problem) for problem in problems if problem.severity is Severity.ERROR}
        return tuple(
            each
            for each in self.found
            if each.severity is not Severity.ERROR or each.place not in told
        )

    def settled(self, said: Mapping[tuple[str, str], Meaning]) -> Form:
        """Return the form once it is said what codes mean, by list and name.

        A code of which nothing is said is an answer like others, and stays found.
        """
        meanings: dict[str, dict[str, Meaning]] = {}
        settled = [code for code in self.codes if (code.list_name, code.name) in said]
        for code in settled:
            for id_ in code.questions:
                meaning = said[code.list_name, code.name]
                meanings.setdefault(id_, {})[code.option] = meaning
        done = {code.place for code in settled}
        found = [
            each
            for each in self.found
            if each.finding is not Finding.CODE or each.place not in done
        ]
        questions = []
        for at, question in enumerate(self.draft.questions):
            made, no_step = with_meanings(question, meanings.get(question.id, {}))
            if no_step:
                place = self.places[f"questions[{at}]"]
                found.append(FormFinding(Finding.NO_STEP, place, {"name": no_step}))
            questions.append(made)
        draft = self.draft.with_questions(tuple(questions))
        codes = tuple(code for code in self.codes if code not in settled)
        return replace(self, draft=draft, found=tuple(found), codes=codes)


def read_if_form(data: bytes) -> Form | None:
    """Read a workbook that is an XLSForm by the names of its sheets, and no table of answers.

    Return None for any other. Raises `Refused` as `read_form` does.
    """
    sheets = sheets_in_own_process(data, SHEETS)
    return _form_in(sheets) if "survey" in sheets and len(sheets) > 1 else None


def read_form(data: bytes) -> Form:
    """Read the workbook of an XLSForm; another process unpacks it.

    Whatever can be read comes into the draft.

    Raises:
        Refused: SIZE, FORMAT or SYNTAX, where it is no workbook.
    """
    return _form_in(sheets_in_own_process(data, SHEETS))


def _form_in(sheets: Mapping[str, Sheet]) -> Form:
    found: list[FormFinding] = []
    if "survey" not in sheets:
        return Form(
            Draft(), (FormFinding(Finding.NO_SHEET, SheetPlace("survey"), {"sheet": "survey"}),), {}
        )
    settings = _settings(sheets.get("settings"), found)
    columns = read_heads(sheets["survey"], settings.default, found)
    for head in ("type", "name"):
        if not columns.has(head):
            found.append(FormFinding(Finding.NO_HEAD, SheetPlace("survey", 1), {"head": head}))
    languages = _languages(columns, settings.default)
    reader = Reader(columns, languages, found)
    choices: Choices = {}
    if "choices" in sheets and sheets["choices"].heads:
        choice_columns = read_heads(sheets["choices"], settings.default, found)
        choices = read_choices(sheets["choices"].rows, Reader(choice_columns, languages, found))
    read = _Rows(reader, choices)
    settings.take(read, languages)
    for row in sheets["survey"].rows:
        read.take(row)
    return read.form()


@dataclass(slots=True)
class _Settings:
    default: str
    reader: Reader | None = None
    row: Row | None = None

    def take(self, read: _Rows, languages: tuple[str, ...]) -> None:
        """Read title and author, in their languages."""
        read.texts["title"] = dict.fromkeys(languages, _TITLE)
        if self.reader is None or self.row is None:
            return
        self.reader.languages = languages
        if plain := self.reader.word(self.row, "form_title"):
            read.texts["title"] = dict.fromkeys(languages, plain)
            read.places["title"] = self.reader.columns.place(self.row.number, "form_title")
        for key in ("title", *ABOUT_AUTHOR):
            if text := self.reader.text(self.row, f"rr::{key}"):
                read.texts[key] = text
                read.put_text(self.reader, self.row, key, f"rr::{key}")
        self.reader.note_lacking(self.row)


def _settings(sheet: Sheet | None, found: list[FormFinding]) -> _Settings:
    if sheet is None or not sheet.rows:
        return _Settings(DEFAULT)
    row = sheet.rows[0]
    heads = read_heads(sheet, DEFAULT, [])
    named = heads.at.get(("default_language", DEFAULT))
    language = text_of(row.values.get(named)) if named else ""
    default = language_code(language) or DEFAULT
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
    """A group whose end has not come yet: its heading and row, and who is asked what is in it."""

    title: Words
    row: Row
    asked: AskIf | None


class _Rows:
    """Takes the rows of the sheet "survey" one after another."""

    def __init__(self, reader: Reader, choices: Choices) -> None:
        self._reader = reader
        self._choices = choices
        self._asked: dict[str, ReadQuestion] = {}
        self._open: list[_Group] = []
        self._group_before: _Group | None = None
        self._offered: dict[str, list[str]] = {}  # the ids of those that offer a list, by its name
        self._blocks: dict[int, DraftBlock] = {}
        self._sections: list[DraftSection] = []
        self._questions: list[DraftQuestion] = []
        self._full = False
        self.texts: dict[str, Words] = {}
        self.places: dict[str, SheetPlace] = {}

    def form(self) -> Form:
        """Return what was read."""
        found = self._reader.found
        codes = tuple(
            code
            for list_name, ids in self._offered.items()
            for code in codes_of(list_name, self._choices[list_name], tuple(ids))
        )
        for code in codes:
            values = {"name": code.name, "question": code.questions[0]}
            found.append(FormFinding(Finding.CODE, code.place, values))
        draft = Draft(
            languages=self._reader.languages,
            questions=tuple(self._questions),
            sections=tuple(self._sections),
            sample=tuple(self._blocks.values()),
        )
        texts: dict[str, Any] = dict(self.texts)
        return Form(replace(draft, **texts), tuple(found), self.places, codes)

    def put_text(self, reader: Reader, row: Row, where: str, head: str) -> None:
        """Note the cells of a text in all languages."""
        for language in reversed(reader.languages):
            place = reader.columns.place(row.number, head, reader.language_of(head, language))
            self.places[f"{where}.{language}"] = self.places[where] = place

    def take(self, row: Row) -> None:
        """Read one row, unless other programs pass over it too."""
        if self._reader.word(row, "disabled").lower() in TRUE:
            self._reader.note(Finding.DISABLED, row, "disabled")
            return
        kind = read_type(self._reader, row)
        if kind is None:
            return
        if kind.base in _ASKING:
            self._question(kind, row)
        elif kind.base in ("note", "acknowledge"):
            self._text(kind.base, row)
        else:
            self._group(kind.base, row)

    def _question(self, kind: Type, row: Row) -> None:
        reader = self._reader
        if is_table_head(reader, row):
            reader.note(Finding.LACKING, row, "appearance", value="label")
            return
        if len(self._questions) >= MOST:
            if not self._full:
                reader.note(Finding.TOO_MANY, row, "type", most=str(MOST))
            self._full = True
            return
        name = reader.word(row, "name")
        taken = {question.id for question in self._questions}
        id_ = reader.renamed(row, name, taken) if name else id_of("q", taken)
        if not name:
            reader.note(Finding.NO_NAME, row, "name", id=id_)
        conditions = [group.asked for group in self._open if group.asked is not None]
        question = read_question(reader, row, kind, self._choices, self._asked, conditions, id_)
        where = f"questions[{len(self._questions)}]"
        choice = self._choices.get(kind.choices)
        self._asked[name] = _read(question, choice, kind)
        self._put(where, row, question, choice)
        said = choice is None or choice.said or reader.is_filled(row, "rr::kind")
        if question.kind.definition.one_listed and not said:
            self._offered.setdefault(kind.choices, []).append(id_)
        self._begin_section(row, id_)
        self._questions.append(question)
        self._block(row, id_)

    def _put(self, where: str, row: Row, question: DraftQuestion, choice: Choice | None) -> None:
        """Note the cells of each part of a question."""
        columns = self._reader.columns
        self.places[where] = columns.place(row.number)
        ranged = self._reader.word(row, "type").lower() == "range"
        grid = "parameters" if ranged else "constraint"
        cells = _CELLS | dict.fromkeys(("low", "high", "step"), grid)
        cells |= {f"mechanism.{head.removeprefix('rr::')}": head for head in parameter_heads()}
        for key, head in cells.items():
            self.places[f"{where}.{key}"] = columns.place(row.number, head)
        for key in ("text", "help", "negation"):
            self.put_text(self._reader, row, f"{where}.{key}", _CELLS[key])
        for at, option in enumerate(question.options):
            if choice is not None and option.id in choice.rows:
                here, its_row = f"{where}.options[{at}]", choice.rows[option.id]
                self.places[here] = choice.place(option.id)
                self.put_text(choice.reader, its_row, f"{here}.text", "label")

    def _begin_section(self, row: Row, id_: str) -> None:
        """Let a section begin where the innermost group with a title is another than before."""
        group = next((each for each in reversed(self._open) if each.title), None)
        if group is self._group_before:
            return
        if group is None:
            # A section goes on until the next one: that these stand outside of it cannot be said.
            self._reader.note(Finding.SECTION_GOES_ON, row, "type")
        else:
            self.put_text(
                self._reader, group.row, f"sections[{len(self._sections)}].title", "label"
            )
            self._sections.append(DraftSection(id_, group.title))
        self._group_before = group

    def _block(self, row: Row, id_: str) -> None:
        """Put a question into the block of its row, where it names one and how many are asked."""
        if not any(self._reader.is_filled(row, head) for head in ("rr::block", "rr::block_ask")):
            return
        number = self._reader.whole(row, "rr::block")
        ask = self._reader.whole(row, "rr::block_ask")
        if number is None or ask is None:
            return
        block = self._blocks.get(number, DraftBlock((), ask))
        self._blocks[number] = replace(block, questions=(*block.questions, id_))
        if ask != block.ask:
            said = {"value": str(ask), "known": str(block.ask)}
            self._reader.note(Finding.UNKNOWN_WORD, row, "rr::block_ask", **said)

    def _text(self, base: str, row: Row) -> None:
        """Take a note before the first question as the intro, what is acknowledged as consent."""
        if self._reader.word(row, "name").startswith(NOTE_OF_OTHERS):
            return
        key = CONSENT if base == "acknowledge" else "intro"
        if self._questions or key in self.texts:
            self._reader.note(Finding.NOTE, row, "type")
            return
        if text := self._reader.text(row, "label", lines=True):
            self.texts[key] = text
            self.put_text(self._reader, row, key, "label")
        self._reader.note_lacking(row)

    def _group(self, base: str, row: Row) -> None:
        if base.startswith("end"):
            if self._open:
                self._open.pop()
            return
        reader = self._reader
        repeats = base == "begin_repeat"
        title = reader.text(row, "label")
        if repeats:
            reader.note(Finding.IN_REPEAT, row, "type")
        elif not title:
            reader.note(Finding.FLATTENED, row, "type", name=reader.word(row, "name"))
        if appearance := reader.word(row, "appearance"):
            reader.note(Finding.LACKING, row, "appearance", value=appearance)
        reader.note_lacking(row)
        self._open.append(_Group(title, row, read_ask_if(reader, row, self._asked)))


def _read(question: DraftQuestion, choice: Choice | None, kind: Type) -> ReadQuestion:
    """Return a question as the expressions of later rows need it."""
    definition = question.kind.definition
    names = {} if choice is None else choice.ids
    offered = {option.id for option in question.options}
    ids = {name: id_ for name, id_ in names.items() if id_ in offered or definition.complementary}
    if kind.other:
        ids.setdefault("other", question.options[-1].id)
    answered = not (question.optional or question.ask_if or definition.multiple)
    return ReadQuestion(question.id, ids, definition.numeric, answered)
