"""From a survey to an XLSForm that other programs read too."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from core.interchange.xlsform.findings import Finding, FormFinding, SheetPlace
from core.interchange.xlsform.heads import parameter_heads
from core.interchange.xlsform.logic import Relevant, Term, write_alone, write_relevant
from core.interchange.xlsform.promises import device_in, is_known
from core.interchange.xlsform.reading import CONSENT, NOTE_OF_OTHERS
from core.survey.ids import id_of
from core.survey.kinds import FORM_LIST
from core.survey.model import (
    ABOUT_AUTHOR,
    AskIf,
    Question,
    Section,
    Survey,
    Text,
    fraction_text,
    text_in,
)

Line: TypeAlias = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Wording:
    """What a form needs in words and a survey has none of, each by language.

    `yes` and `no` label the two answers, `none` the box for none of several options, which a
    survey's own pages always offer; `directly` stands before each sensitive question, for
    people who open the form in a program that would ask it as it is.
    """

    yes: Mapping[str, str]
    no: Mapping[str, str]
    directly: Mapping[str, str]
    none: Mapping[str, str]


def write_form(survey: Survey, wording: Wording, names: Mapping[str, str]) -> bytes:
    """Return the workbook of a survey.

    `names` are the languages' own names by code: heads read "label::Deutsch (de)". Seal and
    signature belong to the words of the survey file and are left out.
    """
    form = _Form(survey, wording, names)
    return _workbook(
        {"survey": form.survey_lines(), "choices": form.choice_lines(), "settings": form.settings()}
    )


def untrue_in_form(
    survey: Survey, wording: Wording, names: Mapping[str, str]
) -> tuple[FormFinding, ...]:
    """Find the texts that promise a device which the form of a survey has not, by their cells.

    Looked at are the author's own texts of a survey that randomizes: intro, consent, help, the
    questions and their answers. One in a language whose words are not known is named to be read.
    """
    if not survey.sensitive:
        return ()
    form = _Form(survey, wording, names)
    found: list[FormFinding] = []
    for sheet, lines in (("survey", form.survey_lines()), ("choices", form.choice_lines())):
        heads = _heads(sheet, lines)
        for row, line in enumerate(lines, start=2):
            ours = line.get("list_name") == FORM_LIST
            if ours or str(line.get("name", "")).startswith(NOTE_OF_OTHERS):
                continue
            for head, language in form.heads_of_texts():
                text = str(line.get(head, ""))
                place = SheetPlace(sheet, row, heads.index(head) + 1) if text else None
                if place is None:
                    continue
                if word := device_in(text, language):
                    found.append(FormFinding(Finding.NO_DEVICE, place, {"word": word}))
                elif not is_known(language) and line.get("type") in ("note", "acknowledge"):
                    found.append(FormFinding(Finding.TO_BE_READ, place))
    return tuple(found)


class _Form:
    def __init__(self, survey: Survey, wording: Wording, names: Mapping[str, str]) -> None:
        self._survey = survey
        self._wording = wording
        self._languages = {
            language: f"{names.get(language, language)} ({language})"
            for language in survey.languages
        }

    def heads_of_texts(self) -> list[tuple[str, str]]:
        """Return the heads of the author's texts, each with its language."""
        return [
            (f"{head}::{name}", language)
            for head in ("label", "hint", "rr::negation")
            for language, name in self._languages.items()
        ]

    def survey_lines(self) -> list[Line]:
        """Return the sheet "survey": intro, consent, then each question."""
        lines: list[Line] = []
        taken = {question.id for question in self._survey.questions}
        for kind, name, text in (
            ("note", "intro", self._survey.intro),
            ("acknowledge", CONSENT, self._survey.consent),
        ):
            if text is not None:
                free = name if name not in taken else f"{name}_text"
                required = {"required": "yes"} if kind == "acknowledge" else {}
                lines.append({"type": kind, "name": free, **self._texts("label", text), **required})
        section = None
        for question in self._survey.questions:
            current = self._survey.section_of.get(question.id)
            if current is not section:
                lines += self._begun(current, open_=section is not None, taken=taken)
                section = current
            if question.sensitive:
                note = self._texts("label", self._wording.directly)
                lines.append({"type": "note", "name": f"{NOTE_OF_OTHERS}{question.id}", **note})
            lines.append(self._question(question))
        return lines if section is None else [*lines, {"type": "end_group"}]

    def _begun(self, section: Section | None, *, open_: bool, taken: set[str]) -> list[Line]:
        """Return the rows between two sections, each of which is a group."""
        ended: list[Line] = [{"type": "end_group"}] if open_ else []
        if section is None:
            return ended
        name = id_of(f"section-{section.first}", taken)
        taken.add(name)
        title = self._texts("label", section.title)
        return [*ended, {"type": "begin_group", "name": name, **title}]

    def choice_lines(self) -> list[Line]:
        """Return the sheet "choices"; yes and no first where they are asked for."""
        lines: list[Line] = []
        if any(question.complementary for question in self._survey.questions):
            for name, text in (("yes", self._wording.yes), ("no", self._wording.no)):
                lines.append({"list_name": FORM_LIST, "name": name, **self._texts("label", text)})
        for question in self._survey.questions:
            for option in question.options:
                line: Line = {"list_name": question.id, "name": option.id}
                line |= self._texts("label", option.text)
                lines.append(line | ({"rr_abstain": "yes"} if option.abstain else {}))
            if question.multiple:
                line = {"list_name": question.id, "name": _none_of(question)}
                lines.append(line | self._texts("label", self._wording.none))
        return lines

    def settings(self) -> list[Line]:
        """Return the sheet "settings": titles, the author, the first language."""
        first = self._survey.languages[0]
        line: Line = {"form_title": text_in(self._survey.title, first)}
        line |= {"form_id": f"candor_{self._survey.digest[:12]}"}
        line |= {"default_language": self._languages[first]}
        line |= self._texts("rr::title", self._survey.title)
        for key in ABOUT_AUTHOR:
            text = getattr(self._survey, key)
            line |= {} if text is None else self._texts(f"rr::{key}", text)
        return [line]

    def _texts(self, head: str, text: Text) -> Line:
        return {
            f"{head}::{name}": text_in(text, language) for language, name in self._languages.items()
        }

    def _relevant(self, condition: AskIf) -> str:
        parts = condition.parts
        terms = tuple(Term(p.question, p.values, p.at_least, p.at_most) for p in parts)
        several = {id_ for id_ in condition.sources if self._survey.question(id_).multiple}
        return write_relevant(Relevant(terms, condition.every), several)

    def _question(self, question: Question) -> Line:
        kind = question.kind.definition
        line: Line = {"type": kind.form_type(question), "name": question.id}
        line |= self._texts("label", question.text)
        if question.help is not None:
            line |= self._texts("hint", question.help)
        if question.ask_if is not None:
            line["relevant"] = self._relevant(question.ask_if)
        if not question.optional:
            line["required"] = "yes"
        line["rr::kind"] = str(question.kind)
        line |= kind.form_cells(question)
        if question.multiple:
            line["constraint"] = write_alone(_none_of(question))
        if question.shuffle:
            line["parameters"] = "randomize=true"
        if question.negation is not None:
            line |= self._texts("rr::negation", question.negation)
        if question.channel is not None:
            line["rr::mechanism"] = question.channel.name
            for name, value in question.channel.values.items():
                text = fraction_text(value) if isinstance(value, Fraction) else value
                line[f"rr::{name}"] = text
        if question.ask is not None:
            line["rr::ask"] = question.ask
        block = self._survey.blocks.get(question.id)
        if block is not None:
            line["rr::block"] = self._survey.sample.index(block) + 1
            line["rr::block_ask"] = block.ask
        if question.procedures:
            line["rr::procedures"] = " ".join(each.value for each in question.procedures)
        return line


def _none_of(question: Question) -> str:
    """Return the name of the choice that means none of the options, which has no id in a survey."""
    return id_of("none", {option.id for option in question.options})


_ORDER = {
    "survey": (
        *("type", "name", "label", "hint", "required", "relevant", "appearance"),
        *("parameters", "constraint", "rr::kind", "rr::mechanism"),
    ),
    "choices": ("list_name", "name", "label", "rr_abstain"),
    "settings": ("form_title", "form_id", "default_language"),
}


def _heads(sheet: str, lines: list[Line]) -> list[str]:
    """Return the heads in use, in the order of other programs, then our own."""
    order = [*_ORDER[sheet], *sorted(parameter_heads())]
    used = dict.fromkeys(head for line in lines for head in line)
    base = {head: head if head.startswith("rr::") else head.partition("::")[0] for head in used}
    rank = {head: order.index(base[head]) if base[head] in order else len(order) for head in used}
    return sorted(used, key=lambda head: rank[head])


def _workbook(sheets: Mapping[str, list[Line]]) -> bytes:
    from datetime import datetime

    from xlsxwriter import Workbook

    into = io.BytesIO()
    plain = {"strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
    book = Workbook(into, {"in_memory": True, **plain})
    # One survey is one file, bit for bit, whenever it is written.
    book.set_properties({"created": datetime(2000, 1, 1)})
    strong = book.add_format({"bold": True})
    for name, lines in sheets.items():
        sheet = book.add_worksheet(name)
        sheet.freeze_panes(1, 0)
        for at, head in enumerate(_heads(name, lines) or _ORDER[name][:2]):
            longest = max((len(str(line.get(head, ""))) for line in lines), default=0)
            sheet.set_column(at, at, min(60, max(len(head), longest) + 2))
            sheet.write_string(0, at, head, strong)
            for row, line in enumerate(lines, start=1):
                value = line.get(head)
                if isinstance(value, int):
                    sheet.write_number(row, at, value)
                elif value is not None:
                    sheet.write_string(row, at, value)
    book.close()
    return into.getvalue()
