"""Workbooks as other programs write them, made cell by cell."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from openpyxl import Workbook

Lines: TypeAlias = Sequence[Sequence[Any]]

YES_NO: Lines = (
    ("list_name", "name", "label"),
    ("yn", "yes", "Yes"),
    ("yn", "no", "No"),
)


def book(sheets: Mapping[str, Lines]) -> bytes:
    """Return a workbook of these sheets, each a list of rows beginning with the heads."""
    made = Workbook(write_only=True)
    for name, lines in sheets.items():
        sheet = made.create_sheet(name)
        for line in lines:
            sheet.append(list(line))
    into = io.BytesIO()
    made.save(into)
    return into.getvalue()


def form(survey: Lines, choices: Lines = YES_NO, settings: Lines = ()) -> bytes:
    """Return the workbook of a form."""
    sheets = {"survey": survey, "choices": choices}
    return book(sheets | ({"settings": settings} if settings else {}))


def kobo() -> bytes:
    """A form as Kobo downloads it: its own columns, two languages, a group, what it records."""
    head = ("type", "name", "label::English (en)", "label::Deutsch (de)", "required", "relevant")
    own = ("$kuid", "$xpath", "$autoname", "select_from_list_name", "hint::English (en)")
    german = ("hint::Deutsch (de)", "rr::mechanism", "rr::p", "rr::procedures")
    negation = ("rr::negation::English (en)", "rr::negation::Deutsch (de)")
    survey = [
        (*head, *own, *german, *negation),
        ("start", "start"),
        ("end", "end"),
        ("note", "hello", "We ask about officials.", "Wir fragen nach Beamten."),
        ("begin_group", "all_of_it", "Questions", "Fragen"),
        (
            *("select_one sx", "Sex", "Your sex?", "Ihr Geschlecht?", "true", None),
            *("k1", "all_of_it/Sex", "Sex", "sx", "As in your papers.", "Wie im Ausweis."),
        ),
        (
            *("select_one yn", "bribe", "I paid.", "Ich habe gezahlt.", "true"),
            *("${Sex} = '1' or ${Sex} = '2'", "k2", "all_of_it/bribe", "bribe", "yn", None, None),
            *("warner", 0.75, "spinner scrambled", "I did not pay.", "Ich habe nicht gezahlt."),
        ),
        ("end_group",),
    ]
    choices = [
        ("list_name", "name", "label::English (en)", "label::Deutsch (de)", "$kuid", "order"),
        ("sx", 1, "Woman", "Frau", "c1", 0),
        ("sx", 2, "Man", "Mann", "c2", 1),
        ("yn", "yes", "Yes", "Ja", "c3", 0),
        ("yn", "no", "No", "Nein", "c4", 1),
    ]
    settings = [
        ("form_title", "version", "default_language", "id_string", "style"),
        ("Officials", "v1 (2026)", "English (en)", "aBc", None),
    ]
    return form(survey, choices, settings)


def odk() -> bytes:
    """A form as written for ODK: older spellings, a range, a scale, an agreement."""
    survey = [
        ("type", "name", "label", "hint", "relevant", "required", "appearance", "parameters"),
        ("acknowledge", "agree", "I agree to take part.", None, None, "yes"),
        ("select_multiple jobs", "used", "What have you done?", None, None, "yes"),
        ("select_one agree5", "trust", "I trust them.", None, None, "yes", "likert"),
        ("range", "hours", "Hours a week", None, None, "yes", None, "start=0 end=80 step=5"),
        (
            *("integer", "age", "Your age", "In years"),
            *("selected(${used}, 'fish') or selected(${used}, 'teach')", None),
        ),
    ]
    survey[0] = (*survey[0], "constraint")
    survey[5] = (*survey[5], None, None, ". >= 18 and . < 100")
    choices = [
        ("list_name", "name", "label"),
        ("jobs", "fish", "Fishing"),
        ("jobs", "teach", "Teaching"),
        *(("agree5", f"s{step}", f"Step {step}") for step in range(1, 6)),
    ]
    return form(survey, choices, [("form_title", "form_id"), ("Work", "work_1")])


def surveycto() -> bytes:
    """A form as SurveyCTO has it: relevance, value, constraint message, deviceid."""
    survey = [
        ("type", "name", "label", "hint", "relevance", "required", "constraint"),
        ("deviceid", "deviceid"),
        ("text audit", "audit_1"),
        ("select_one yn", "city", "Do you live in a city?", None, None, "yes"),
        ("select_one yn", "owns", "Do you own it?", None, "${city} = 'yes'", "yes"),
        ("integer", "rooms", "How many rooms?", None, None, None, ". > 0 and . <= 20"),
    ]
    survey[0] = (*survey[0], "constraint message", "disabled", "note_to_self")
    choices = [("list_name", "value", "label"), ("yn", "yes", "Yes"), ("yn", "no", "No")]
    return form(survey, choices, [("form_title", "form_id"), ("Homes", "homes")])
