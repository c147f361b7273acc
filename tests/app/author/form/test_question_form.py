"""Every rule that a survey can break has its place in the form, and is told there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from app.author.editing.editing import Editing, FieldProblem
from app.author.form.question_form import QuestionForm
from app.author.form.survey_form import SurveyForm
from app.author.words.authoring import problem_text
from app.kit.i18n import language_called
from app.theme import Theme
from core.draft import (
    Draft,
    DraftBlock,
    DraftMechanism,
    DraftOption,
    DraftQuestion,
    survey_bytes,
)
from core.facts.errors import Code
from core.facts.found_fact import Facts
from core.survey import AskIf, Kind, examine

LONGEST = 20_000  # bytes of a file that is worth a form
_OF_ALL = ((), ("questions",))  # of the survey as a whole
TEXTS = ("title", "author", "intro", "consent")


def words(value: Any, languages: tuple[str, ...]) -> dict[str, str]:
    if isinstance(value, str):
        return {languages[0]: value}
    return {key: text for key, text in (value or {}).items() if isinstance(text, str)}


def question(content: Mapping[str, Any], languages: tuple[str, ...]) -> DraftQuestion:
    mechanism = content.get("mechanism")
    asked = content.get("ask_if")
    numbers = {key: content[key] for key in ("low", "high", "step", "ask") if key in content}
    return DraftQuestion(
        str(content["id"]),
        Kind(content["kind"]),
        words(content.get("text"), languages),
        words(content.get("help"), languages),
        words(content.get("negation"), languages),
        tuple(
            DraftOption(
                str(each["id"]), words(each["text"], languages), bool(each.get("abstain")), True
            )
            for each in content.get("options", ())
        ),
        bins=tuple(content.get("bins", ())),
        mechanism=None
        if mechanism is None
        else DraftMechanism(
            mechanism["name"], {key: each for key, each in mechanism.items() if key != "name"}
        ),
        procedures=tuple(content.get("procedures", ())),
        ask_if=None if asked is None else AskIf.of(asked["question"], *asked["in"]),
        optional=content.get("optional") is True,
        named=True,
        **numbers,
    )


def as_draft(data: bytes) -> Draft | None:
    """Return what an author could have written of a file; None where a form cannot hold it."""
    try:
        content = json.loads(data)
        languages = tuple(content["languages"])
        title, author, intro, consent = (words(content.get(key), languages) for key in TEXTS)
        return Draft(
            languages,
            title,
            author,
            intro,
            consent,
            questions=tuple(question(each, languages) for each in content["questions"]),
            sample=tuple(
                DraftBlock(tuple(each["questions"]), each["ask"])
                for each in content.get("sample", ())
            ),
        )
    except (ValueError, KeyError, TypeError, AttributeError, IndexError):
        return None


def broken() -> list[tuple[str, Draft]]:
    """Return drafts of the corpus, one for each set of facts and places that is wrong."""
    found: list[tuple[str, Draft]] = []
    seen: set[tuple[Facts, object]] = set()
    for path in sorted(Path("tests/corpus").rglob("*.survey")):
        data = path.read_bytes()
        draft = as_draft(data) if len(data) < LONGEST else None
        ids = [] if draft is None else [each.id for each in draft.questions]
        # A form makes languages and names unique.
        if (
            draft is None
            or not draft.languages
            or len(set(ids)) < len(ids)
            or len(set(draft.languages)) < len(draft.languages)
        ):
            continue
        try:
            reading = examine(survey_bytes(draft))
        except (ValueError, TypeError):
            continue
        what = {(each.problem.found.fact, each.place.keys[:1]) for each in reading.found}
        if not what <= seen:
            seen |= what
            found.append((path.stem, draft))
    return found


BROKEN = broken()


def test_that_the_corpus_breaks_many_rules() -> None:
    facts = {
        each.found.fact for _, draft in BROKEN for each in examine(survey_bytes(draft)).problems
    }
    assert len(facts) >= 30


def parts_told(found: FieldProblem, *, several: bool) -> list[str]:
    """Return the parts of what is said of a problem: one sentence may name several languages."""
    if not (several and found.language):
        return [problem_text(found.problem)]
    between = problem_text(found.problem, "|").split("|")
    return [*between, *([language_called(found.language)] if len(between) > 1 else [])]


def untold(draft: Draft, theme: Theme, seen: set[tuple[Facts, object]]) -> list[object]:
    """Return the problems of a draft that stand beside no field; each rule is looked at once."""
    editing = Editing(draft)
    missed: list[object] = []
    for at in sorted({each.question for each in editing.problems}, key=str):
        here = [each for each in editing.problems if each.question == at]
        rules = {(each.problem.found.fact, each.keys[:1]) for each in here}
        if rules <= seen:
            continue
        seen |= rules
        known = at is not None and at < len(draft.questions)
        editing.choose(draft.questions[at or 0].id if known else None)
        kind = QuestionForm if known else SurveyForm
        for each in here:
            editing.visit(each.keys)
        form = kind(theme, editing, draft.languages[0])
        form.show_problems()
        for each in here:
            told = parts_told(each, several=len(draft.languages) > 1)
            texts = [field.problem.text() for field in form.fields]
            whole = each.problem.code in (Code.SIZE, Code.FORMAT) or each.keys in _OF_ALL
            texts += [form.general.text()] if whole else []
            if not any(all(part in text for part in told) for text in texts):
                missed.append((each.keys, told))
        form.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return missed


def test_that_what_is_wrong_is_told_beside_its_field(theme: Theme) -> None:
    seen: set[tuple[Facts, object]] = set()
    found = {name: untold(draft, theme, seen) for name, draft in BROKEN}
    assert {name: missed for name, missed in found.items() if missed} == {}


def test_that_a_survey_without_questions_says_so_under_its_questions(
    theme: Theme, qtbot: QtBot
) -> None:
    form = SurveyForm(theme, Editing(Draft(title={"en": "Taxes"})), "en")
    qtbot.addWidget(form)
    form.show_problems()
    told = {field.keys: field.problem.text() for field in form.fields if field.problem.text()}
    assert list(told) == [("questions",)]
    assert not form.general.text()
