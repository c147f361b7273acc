"""Twelve XLSForms as people write them for Kobo, ODK and SurveyCTO, and what comes of each.

Each has the ids and kinds of the questions that come in, and what is listed, by its cell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from form_books import YES_NO, Lines, form

ODK = ("type", "name", "label", "required", "relevant", "constraint", "appearance", "parameters")
KOBO = ("type", "name", "label::English (en)", "label::Français (fr)", "required", "relevant")
CTO = ("type", "name", "label", "appearance", "relevance", "constraint", "required", "disabled")
SCALE: Lines = (
    *(("ladder", step, f"Step {step}") for step in range(1, 6)),
    ("ladder", -99, "Refused to answer"),
    ("ladder", -88, "Don't know"),
)


@dataclass(frozen=True)
class Case:
    """A workbook, the questions that it becomes as "id kind", and what is listed by cell."""

    name: str
    survey: Lines
    questions: tuple[str, ...]
    listed: frozenset[str] = frozenset()
    choices: Lines = YES_NO
    settings: Lines = ()
    problems: frozenset[str] = field(default=frozenset())
    """Cells of what the draft lists as errors beside its fields."""

    @property
    def data(self) -> bytes:
        return form(self.survey, self.choices, self.settings)


def _lists(*lines: Sequence[object]) -> Lines:
    return (*YES_NO, *lines)


TWELVE = (
    Case(
        "odk-integer-without-bounds",
        (ODK, ("integer", "age", "Age?", "yes"), ("select_one yn", "city", "City?", "yes")),
        ("age number", "city yes-no"),
        frozenset({"no-range survey F2", "own-words survey A3"}),
        problems=frozenset({"survey F2"}),
    ),
    Case(
        "kobo-or-other-and-a-missing-translation",
        (
            KOBO,
            ("select_one yn", "city", "City?", None, "true"),
            ("select_one job or_other", "work", "Work?", "Travail ?", "true"),
        ),
        ("city yes-no", "work one-of"),
        frozenset({"no-label survey D2", "own-words survey A2", "or-other survey A3"}),
        (
            ("list_name", "name", "label::English (en)", "label::Français (fr)"),
            ("yn", "yes", "Yes", "Oui"),
            ("yn", "no", "No", "Non"),
            ("job", "farm", "Farming", "Agriculture"),
            ("job", "trade", "Trade", "Commerce"),
        ),
        problems=frozenset({"survey D2", "survey A3"}),
    ),
    Case(
        "odk-groups-with-conditions",
        (
            ODK,
            ("select_one yn", "city", "City?", "yes"),
            ("integer", "age", "Age?", "yes", None, ". >= 18 and . <= 99"),
            ("begin_group", "adult", "Grown up", None, "${age} >= 21", None, "field-list"),
            ("select_one yn", "car", "A car?", "yes", "${city} != 'yes'"),
            ("begin_group", "inner", "Inside"),
            ("select_one yn", "bike", "A bike?", "yes", "${city} = 'no' or ${car} = 'no'"),
            ("end_group",),
            ("end_group",),
        ),
        ("city yes-no", "age number", "car yes-no", "bike yes-no"),
        frozenset(
            {
                "own-words survey A2",
                "own-words survey A5",
                "own-words survey A7",
                "lacking survey G4",
                "group-logic survey E7",
            }
        ),
    ),
    Case(
        "odk-conditions-that-cannot-be-said",
        (
            ODK,
            ("select_one yn", "city", "City?", "yes"),
            ("select_one yn", "a", "A?", "yes", "count-selected(${city}) > 0"),
            ("select_one yn", "b", "B?", "yes", "${city} = 'maybe'"),
            ("select_one yn", "c", "C?", "yes", "${nobody} = 'yes'"),
        ),
        ("city yes-no", "a yes-no", "b yes-no", "c yes-no"),
        frozenset(
            {
                *(f"own-words survey A{row}" for row in range(2, 6)),
                "unread-logic survey E3",
                "unread-logic survey E4",
                "later-question survey E5",
            }
        ),
    ),
    Case(
        "kobo-none-of-these-stands-alone",
        (
            ODK,
            (
                *("select_multiple things", "has", "Which have you?", "yes", None),
                "not(selected(., 'none') and count-selected(.) > 1)",
            ),
        ),
        ("has many-of",),
        frozenset({"none choices B6"}),
        _lists(
            ("things", "radio", "A radio"),
            ("things", "phone", "A phone"),
            ("things", "none", "None of the above"),
        ),
    ),
    Case(
        "surveycto-none-beside-another-rule",
        (
            CTO,
            (
                *("select_multiple things", "has", "Which?", "minimal", None),
                "(not(selected(., '0')) or count-selected(.) = 1) and count-selected(.) <= 3",
                "yes",
            ),
        ),
        ("has many-of",),
        frozenset(
            {
                "none choices B5",
                "lacking survey D2",
                "lacking survey F2",
                *(f"renamed choices B{row}" for row in (4, 5)),
            }
        ),
        _lists(("things", 1, "A radio"), ("things", 0, "None")),
    ),
    Case(
        "kobo-scale-with-codes",
        (ODK, ("select_one ladder", "trust", "Trust?", "yes", None, None, "likert")),
        ("trust rating",),
        frozenset(
            {
                "code choices B9",
                "code choices B10",
                *(f"renamed choices B{row}" for row in range(4, 11)),
            }
        ),
        _lists(*SCALE),
    ),
    Case(
        "surveycto-shuffled-and-disabled",
        (
            CTO,
            ("deviceid", "deviceid", "x"),
            ("select_one job", "work", "Work?", "randomized", None, None, "yes"),
            ("select_one yn", "gone", "Gone?", None, None, None, "yes", "yes"),
            ("select_one job", "last", "Last work?", "quick", "not(${work} = 'farm')", None, "yes"),
        ),
        ("work one-of", "last one-of"),
        frozenset({"left-out survey A2", "disabled survey H4", "lacking survey D5"}),
        _lists(("job", "farm", "Farming"), ("job", "trade", "Trade"), ("job", "no", "No work")),
    ),
    Case(
        "odk-text-note-media-and-calculation",
        (
            (*ODK, "calculation", "media::image", "choice_filter", "default"),
            ("note", "hello", "Welcome."),
            ("text", "name", "Your name?", "yes"),
            ("select_one yn", "city", "City?", "yes", *(None,) * 5, "map.png", "a=1", "yes"),
            ("note", "between", "Go on."),
            ("calculate", "sum", None, None, None, None, None, None, "1+1"),
            ("image", "photo", "A photo"),
            ("geopoint", "where", "Where?"),
        ),
        ("city yes-no",),
        frozenset(
            {
                "free-text survey A3",
                "own-words survey A4",
                *(f"lacking survey {column}4" for column in "JKL"),
                "note survey A5",
                *(f"lacking survey A{row}" for row in (6, 7, 8)),
            }
        ),
    ),
    Case(
        "odk-repeat-and-matrix-head",
        (
            ODK,
            ("begin_repeat", "child", "Children"),
            ("integer", "age", "Age?", "yes", None, ". >= 0 and . <= 17 or . = 99"),
            ("end_repeat",),
            ("begin_group", "table", None, None, None, None, "field-list"),
            ("select_one yn", "head", "Have you", "yes", None, None, "label"),
            ("select_one yn", "car", "a car?", "yes", None, None, "list-nolabel"),
            ("end_group",),
        ),
        ("age number", "car yes-no"),
        frozenset(
            {
                "in-repeat survey A2",
                "section-goes-on survey A7",  # what stands in the repeat has a heading
                "lacking survey F3",
                "flattened survey A5",
                "lacking survey G5",
                "lacking survey G6",
                "lacking survey G7",
                "own-words survey A7",
            }
        ),
    ),
    Case(
        "kobo-languages-without-codes-and-misspelt",
        (
            ("type", "name", "label::English", "label::Kiswahili", "requird"),
            ("select_on yn", "city", "City?", "Mji?", "yes"),
            ("decimal", "weight", "Weight?", "Uzito?", "yes"),
            ("hologram", "odd", "Odd?", "?"),
        ),
        ("city yes-no", "weight number"),
        frozenset(
            {
                *(f"named-language {sheet} {cell}1" for sheet in ("survey", "choices")
                  for cell in "CD"),
                "near-head survey E1",
                "near-type survey A2",
                "own-words survey A2",
                "decimal survey A3",
                "no-range survey 3",
                "unknown-type survey A4",
            }
        ),
        (
            ("list_name", "name", "label::English", "label::Kiswahili"),
            ("yn", "yes", "Yes", "Ndiyo"),
            ("yn", "no", "No", "Hapana"),
        ),
        problems=frozenset({"survey 3"}),
    ),
    Case(
        "kobo-downloaded-with-its-own-columns",
        (
            ("type", "name", "label", "required", "$kuid", "select_from_list_name", "parameters"),
            ("start", "start"),
            ("begin_group", "work", "Work", None, "k1"),
            ("select_multiple job", "did", "Did?", "true", "k2", "job", "randomize=true seed=4"),
            ("range", "hours", "Hours?", "true", "k3", None, "start=0 end=60 step=5"),
            ("end_group",),
        ),
        ("did many-of", "hours number"),
        frozenset({"left-out survey A2", "lacking survey G4"}),
        _lists(("job", "farm", "Farming"), ("job", "trade", "Trade")),
        (("form_title", "id_string", "style"), ("Work", "aB", "pages")),
    ),
)  # fmt: skip
