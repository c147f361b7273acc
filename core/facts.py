"""What can be said of a file, by name and with values; the sentences are made where they are shown.

A study keeps what it refused in this form, so that its record can be read in any language.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias, Union

Value: TypeAlias = Union[int, str, "Found"]


class Fact(StrEnum):
    """The one list of what is found wrong, and of what such findings name."""

    TOLD = "told"  # by whoever found it: a text, and what to do

    # Of files, whatever they hold
    FILE_EMPTY = "file-empty"
    FOREIGN_FILE = "foreign-file"
    ZIP = "zip"
    GZIP = "gzip"
    XZ = "xz"
    BZIP2 = "bzip2"
    PICKLE = "pickle"
    NUMPY_ARRAY = "numpy-array"
    DATABASE = "database"
    PDF = "pdf"
    XML = "xml"
    YAML = "yaml"
    NOT_PLAIN_UTF8 = "not-plain-utf8"
    CUT_IN_CHARACTER = "cut-in-character"
    NOT_UTF8 = "not-utf8"
    OTHER_BYTES = "other-bytes"
    AFTER_THE_END = "after-the-end"
    TOO_DEEP = "too-deep"
    END_EXPECTED = "end-expected"
    NAME_EXPECTED = "name-expected"
    NAME_TWICE = "name-twice"
    COLON_EXPECTED = "colon-expected"
    TEXT_WITHOUT_END = "text-without-end"
    CONTROL_CHARACTER = "control-character"
    VALUE_EXPECTED = "value-expected"
    NOT_A_WHOLE_NUMBER = "not-a-whole-number"
    OBJECT_EXPECTED = "object-expected"
    LIST_EXPECTED = "list-expected"
    WHOLE_NUMBER_EXPECTED = "whole-number-expected"
    TEXT_EXPECTED = "text-expected"
    TRUE_EXPECTED = "true-expected"
    AN_OBJECT = "an-object"
    A_LIST = "a-list"
    A_TEXT = "a-text"
    A_NUMBER = "a-number"
    ENTRY_MISSING = "entry-missing"
    ENTRY_UNKNOWN = "entry-unknown"
    ENTRY_EMPTY = "entry-empty"
    ENTRIES_EXPECTED = "entries-expected"
    NONE_OF_THESE = "none-of-these"
    NOT_AN_ID = "not-an-id"
    DIGITS_EXPECTED = "digits-expected"
    NOT_A_FRACTION = "not-a-fraction"
    NOT_REDUCED = "not-reduced"
    DENOMINATOR_TOO_LARGE = "denominator-too-large"
    NOT_A_PROBABILITY = "not-a-probability"
    NOT_OURS = "not-ours"
    NOT_OURS_BUT = "not-ours-but"
    MADE_BY_NEWER = "made-by-newer"
    MADE_BY_OTHER = "made-by-other"
    SURVEY = "survey"
    RESPONSE = "response"
    SITTING = "sitting"
    KEY = "key"
    PINS = "pins"
    DRAFT = "draft"
    DRAFT_TOO_LARGE = "draft-too-large"
    WRONG_TYPE = "wrong-type"
    WORKBOOK_TOO_LARGE = "workbook-too-large"
    WORKBOOK_UNPACKS_TOO_LARGE = "workbook-unpacks-too-large"
    TOO_MANY_CELLS = "too-many-cells"
    TOO_MANY_COLUMNS = "too-many-columns"
    NOT_A_WORKBOOK = "not-a-workbook"
    WORKBOOK_DAMAGED = "workbook-damaged"
    FOLDER_NOT_WRITTEN = "folder-not-written"
    FILE_NOT_WRITTEN = "file-not-written"
    FOLDER_NOT_MADE = "folder-not-made"
    NO_PARENT_FOLDER = "no-parent-folder"
    NOT_A_FILE = "not-a-file"
    NO_SUCH_FILE = "no-such-file"
    FILE_NOT_READ = "file-not-read"
    UNKNOWN_REASON = "unknown-reason"
    NO_NAME_OF_A_FILE = "no-name-of-a-file"

    # Of surveys and their keys
    SURVEY_TOO_LARGE = "survey-too-large"
    MORE_PROBLEMS = "more-problems"
    LANGUAGE_TWICE = "language-twice"
    TOO_MANY_QUESTIONS = "too-many-questions"
    ID_TWICE = "id-twice"
    NOT_AN_EARLIER_QUESTION = "not-an-earlier-question"
    ASKING_REVEALS = "asking-reveals"
    NUMBER_DECIDES_NOTHING = "number-decides-nothing"
    NOT_AN_OPTION = "not-an-option"
    NO_INFORMATION = "no-information"
    SOME_REPORT_PROVES = "some-report-proves"
    ONE_ABSTAINS = "one-abstains"
    READ_ALIKE = "read-alike"
    LOOK_ALIKE = "look-alike"
    STEP_TOO_SMALL = "step-too-small"
    STEPS_NOT_WHOLE = "steps-not-whole"
    EDGES_NOT_RISING = "edges-not-rising"
    HAS_NO_BINS = "has-no-bins"
    NEEDS_BINS = "needs-bins"
    OUT_OF_RANGE = "out-of-range"
    TOO_MANY_STEPS = "too-many-steps"
    PROCEDURE_TWICE = "procedure-twice"
    VALUE_TWICE = "value-twice"
    TEXT_EMPTY = "text-empty"
    TEXT_TOO_LONG = "text-too-long"
    CHARACTER_NOT_ALLOWED = "character-not-allowed"
    NOT_NORMAL = "not-normal"
    LANGUAGES_EXPECTED = "languages-expected"
    EPSILON_OF_SURVEY = "epsilon-of-survey"
    EPSILON_OF_QUESTION = "epsilon-of-question"
    NOTHING_TO_DRAW = "nothing-to-draw"
    ASK_FEWER = "ask-fewer"
    DRAWN_IN_CLEAR = "drawn-in-clear"
    DRAWN_TWICE = "drawn-twice"
    CONDITIONS_DIFFER = "conditions-differ"
    NO_PROCEDURE_SHARED = "no-procedure-shared"
    RESPONSE_COULD_BE_TOO_LARGE = "response-could-be-too-large"
    SENSITIVE_NOT_OPTIONAL = "sensitive-not-optional"
    ONLY_ON_YES_NO = "only-on-yes-no"
    NOBODY_CAN_DECLINE = "nobody-can-decline"
    NOT_CARRIED_OUT = "not-carried-out"
    NEGATION_MISSING = "negation-missing"
    NEGATION_OUT_OF_PLACE = "negation-out-of-place"
    NEGATION_READS_ALIKE = "negation-reads-alike"
    SCRIPTS_MIXED = "scripts-mixed"
    KEY_PROVES_NOTHING = "key-proves-nothing"
    SIGNATURE_NOT_OF_SURVEY = "signature-not-of-survey"
    KEY_SEALS_NOTHING = "key-seals-nothing"
    KEY_FOR_SIGNING = "key-for-signing"
    KEY_FOR_SEALING = "key-for-sealing"
    NOT_UNLOCKED = "not-unlocked"
    KEY_HALVES = "key-halves"
    KEY_TOO_LARGE = "key-too-large"
    HARDENED_OTHERWISE = "hardened-otherwise"
    OTHER_KEY_THAN_BEFORE = "other-key-than-before"
    SIGNED_BEFORE = "signed-before"
    PINS_TOO_LARGE = "pins-too-large"
    KEYS_EXPECTED = "keys-expected"

    # Of responses, and of tables of answers
    RESPONSE_TOO_LARGE = "response-too-large"
    OF_OTHER_SURVEY = "of-other-survey"
    NO_PROCEDURE_STANDS = "no-procedure-stands"
    NOT_A_REPORT_OF = "not-a-report-of"
    OPTIONS_ASKED = "options-asked"
    QUESTIONS_ASKED = "questions-asked"
    NOT_WHAT_WAS_DRAWN = "not-what-was-drawn"
    NOT_WHAT_IS_DRAWN = "not-what-is-drawn"
    IMPOSSIBLE_REPORT = "impossible-report"
    STARTS_OUT_OF_RANGE = "starts-out-of-range"
    KEY_OPENS_NOTHING = "key-opens-nothing"
    SEALED_DAMAGED = "sealed-damaged"
    SITTING_TOO_LARGE = "sitting-too-large"
    HELD_ALREADY = "held-already"
    ANOTHER_OF_THIS_ID = "another-of-this-id"
    REHEARSED_AMONG_REAL = "rehearsed-among-real"
    REAL_AMONG_REHEARSED = "real-among-rehearsed"
    RESPONSE_SEALED = "response-sealed"
    RESPONSE_NOT_SEALED = "response-not-sealed"
    THE_STUDY_ITSELF = "the-study-itself"
    A_STUDY = "a-study"
    FOLDER_LINK_OR_DEVICE = "folder-link-or-device"
    HIDDEN = "hidden"
    LINKED = "linked"
    PIPE_OR_DEVICE = "pipe-or-device"
    FOREIGN_NOT_A_RESPONSE = "foreign-not-a-response"
    NO_RESPONSE = "no-response"
    FILE_COULD_NOT_BE_READ = "file-could-not-be-read"
    TABLE_NOT_READ = "table-not-read"
    TABLE_NOT_UTF8 = "table-not-utf8"
    CELL_MALFORMED = "cell-malformed"
    TABLE_EMPTY = "table-empty"
    NO_QUESTION_OF_ID = "no-question-of-id"
    COLUMN_TWICE = "column-twice"
    COLUMN_MISSING = "column-missing"
    CELLS_EXPECTED = "cells-expected"
    CELL_EMPTY = "cell-empty"
    CELL_NOT_EMPTY = "cell-not-empty"
    CELL_NOT_WHOLE = "cell-not-whole"
    NOT_ON_GRID = "not-on-grid"
    NOT_AN_ANSWER = "not-an-answer"

    # Of studies
    NOT_ORDINARY = "not-ordinary"
    STUDY_NOT_OPENED = "study-not-opened"
    BESIDE_NO_FILE = "beside-no-file"
    BESIDE_A_LOG = "beside-a-log"
    BESIDE_DELETES = "beside-deletes"
    KEEPS_A_LOG = "keeps-a-log"
    OPENED_FOR_READING = "opened-for-reading"
    STUDY_READ_ONLY = "study-read-only"
    DISK_FULL = "disk-full"
    WRITTEN_ELSEWHERE = "written-elsewhere"
    WRITTEN_ELSEWHERE_READ_ONLY = "written-elsewhere-read-only"
    WRITTEN_ANEW = "written-anew"
    NOT_OPENED_AGAIN = "not-opened-again"
    NOT_ENOUGH_MEMORY = "not-enough-memory"
    STUDY_NOT_READ_OR_WRITTEN = "study-not-read-or-written"
    NO_STUDY = "no-study"
    DATABASE_NO_STUDY = "database-no-study"
    STUDY_VERSION = "study-version"
    NOT_BROUGHT_UP_TO_DATE = "not-brought-up-to-date"
    SORT_NOT_READ = "sort-not-read"
    STUDY_DAMAGED = "study-damaged"
    HOLDS_NO_SURVEY = "holds-no-survey"
    OTHER_SURVEY_INSIDE = "other-survey-inside"
    NOT_EVEN_SURVEY = "not-even-survey"
    OTHER_TABLES = "other-tables"
    TABLES_NOT_READ = "tables-not-read"
    TABLES_WITHOUT_NAMES = "tables-without-names"
    A_TEXT_NOT_UTF8 = "a-text-not-utf8"
    PAGES_NOT_WHOLE = "pages-not-whole"
    END_MISSING = "end-missing"
    ROWS_HOLD_OTHER = "rows-hold-other"
    REHEARSAL_NOT_AS_WRITTEN = "rehearsal-not-as-written"
    RESPONSE_NOT_AS_WRITTEN = "response-not-as-written"
    RESPONSES_NOT_AS_WRITTEN = "responses-not-as-written"
    RECORD_NOT_AS_WRITTEN = "record-not-as-written"
    RECORDS_NOT_AS_WRITTEN = "records-not-as-written"
    RESPONSE_NONE_OF_SURVEY = "response-none-of-survey"
    RESPONSES_OUT_OF_ORDER = "responses-out-of-order"
    CONFLICT_NO_RESPONSE = "conflict-no-response"
    CONFLICT_WITHOUT_RESPONSE = "conflict-without-response"
    STUDY_OF_OTHER_SURVEY = "study-of-other-survey"
    NOTES_TOO_LONG = "notes-too-long"
    DECISION_NOT_AS_WRITTEN = "decision-not-as-written"
    ADDITION_NOT_AS_WRITTEN = "addition-not-as-written"
    LOG_NOT_AS_WRITTEN = "log-not-as-written"
    NO_KNOWN_REASON = "no-known-reason"
    NO_SUCH_PROCEDURE = "no-such-procedure"
    NO_SUCH_DAY = "no-such-day"

    # Of filters
    FILTER_TOO_LONG = "filter-too-long"
    FILTER_TOO_DEEP = "filter-too-deep"
    FILTER_LIST_TOO_LONG = "filter-list-too-long"
    FILTER_CHARACTER = "filter-character"
    FILTER_QUOTE_OPEN = "filter-quote-open"
    FILTER_END = "filter-end"
    FILTER_QUESTION_EXPECTED = "filter-question-expected"
    FILTER_SIGN_EXPECTED = "filter-sign-expected"
    FILTER_ANSWER_EXPECTED = "filter-answer-expected"
    FILTER_LIST_EXPECTED = "filter-list-expected"
    FILTER_BRACKET_EXPECTED = "filter-bracket-expected"
    FILTER_JOIN_EXPECTED = "filter-join-expected"
    FILTER_NO_QUESTION = "filter-no-question"
    FILTER_SENSITIVE = "filter-sensitive"
    FILTER_MANY_ANSWERS = "filter-many-answers"
    FILTER_NO_ANSWER = "filter-no-answer"
    FILTER_NO_NUMBER = "filter-no-number"
    FILTER_OFF_GRID = "filter-off-grid"
    FILTER_NO_ORDER = "filter-no-order"
    FILTER_DIVIDES = "filter-divides"
    FORMULA_TOO_LONG = "formula-too-long"
    FORMULA_TOO_DEEP = "formula-too-deep"
    FORMULA_TOO_MANY = "formula-too-many"
    FORMULA_CHARACTER = "formula-character"
    FORMULA_TERM_EXPECTED = "formula-term-expected"
    FORMULA_SIGN_EXPECTED = "formula-sign-expected"
    FORMULA_NO_OUTCOME = "formula-no-outcome"
    FORMULA_ALONE = "formula-alone"
    FORMULA_EDGES = "formula-edges"
    FORMULA_ITS_OWN = "formula-its-own"
    FORMULA_NOT_A_NUMBER = "formula-not-a-number"
    FORMULA_NEEDS_OPTION = "formula-needs-option"
    FORMULA_RANDOMIZED = "formula-randomized"

    # Of known shares to which is weighted
    MARGINS_TOO_LARGE = "margins-too-large"
    MARGINS_COLUMNS = "margins-columns"
    MARGINS_NONE = "margins-none"
    MARGIN_OF_NUMBER = "margin-of-number"
    MARGIN_TWICE = "margin-twice"
    MARGIN_NO_SHARE = "margin-no-share"
    MARGIN_MISSING = "margin-missing"
    MARGIN_SUM = "margin-sum"
    MARGIN_NOT_REACHED = "margin-not-reached"
    LONE_CLUSTER = "lone-cluster"

    def __call__(self, **values: Value) -> Found:
        """Find this, with the values that belong to it."""
        return Found(self, tuple(values.items()))


@dataclass(frozen=True, slots=True)
class Found:
    """A fact with its values: numbers, texts as they are quoted, or further facts."""

    fact: Fact
    values: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, name: str) -> Value:
        """Return a value. Raises KeyError."""
        return dict(self.values)[name]

    def written(self) -> str:
        """Return it as it is kept and handed on: compact JSON of its name and values."""
        return json.dumps(_plain(self), ensure_ascii=False, separators=(",", ":"))

    def __str__(self) -> str:
        """Read as its name and values."""
        return " ".join([self.fact.value, *(f"{name}={value}" for name, value in self.values)])


def found_in(text: str) -> Found:
    """Return what `written` gave; any other text, as of an older version, as it is told."""
    try:
        found = _found(json.loads(text))
    except (ValueError, RecursionError):
        found = None
    return Fact.TOLD(text=text) if found is None else found


def _plain(value: Value) -> object:
    if not isinstance(value, Found):
        return value
    return [value.fact.value, {name: _plain(each) for name, each in value.values}]


def _found(plain: object) -> Found | None:
    """Raises ValueError for a name that this version does not know, or a value of no sort."""
    match plain:
        case [str(name), dict(values)]:
            return Found(Fact(name), tuple((key, _value(each)) for key, each in values.items()))
    return None


def _value(plain: object) -> Value:
    if isinstance(plain, int | str) and not isinstance(plain, bool):
        return plain
    found = _found(plain)
    if found is None:
        raise ValueError("this is no value of a finding")
    return found
