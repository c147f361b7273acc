"""A table of exported reports, and by a mapping into a new study: the same counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mapped import mapping, written

from core.interchange.mapping.columns import Cells, cells_of, meanings
from core.interchange.mapping.reading import read
from core.interchange.mapping.survey import with_key
from core.interchange.tables import open_table
from core.study import Study, import_paths
from core.study.many.row_columns import columns_of
from core.study.results import estimate_study, tally_questions
from core.survey import Question, Survey, text_in
from core.survey.model import question_json

FORMATS = ("csv", "xlsx", "sav", "dta", "parquet")
_NOT_HERE = ("procedures", "negation", "ask_if", "optional")


def as_asked(question: Question, language: str) -> dict[str, Any]:
    """A question as a mapping has it: in one language, without how it was carried out."""
    content: dict[str, Any] = dict(question_json(question))
    for key in _NOT_HERE:
        content.pop(key, None)
    content["text"] = text_in(question.text, language)
    if question.help is not None:
        content["help"] = text_in(question.help, language)
    for option, entry in zip(question.options, content.get("options") or (), strict=False):
        entry["text"] = text_in(option.text, language)
    return content


def columns(question: Question, heads: list[str]) -> list[dict[str, Any]]:
    """The columns that an export has of a question, by the heads that they have in its format."""
    cells = cells_of(question)
    if cells is Cells.OPTIONS:
        yes_no = {"1": "yes", "0": "no"}
        pairs = zip(heads, question.option_ids, strict=True)
        return [{"column": head, "option": option, "values": yes_no} for head, option in pairs]
    if cells is Cells.PARTS:
        return [
            {"column": head, "part": part}
            for head, part in zip(heads, question.form.parts, strict=True)
        ]
    if cells is Cells.NUMBERS:
        return [{"column": heads[0]}]
    return [
        {"column": heads[0], "values": {str(code): id_ for id_, code in meanings(question).items()}}
    ]


def mapping_of(survey: Survey, heads: tuple[str, ...]) -> bytes:
    """The mapping of exported reports, whose columns stand in the order of the survey."""
    names = [name for question in survey.questions for name in columns_of(question)]
    own = list(heads[-len(names) :])
    found: list[dict[str, Any]] = []
    for question in survey.questions:
        some, own = own[: len(columns_of(question))], own[len(columns_of(question)) :]
        found += [{**each, "question": question.id} for each in columns(question, some)]
    language = survey.languages[0]
    return written(mapping([as_asked(each, language) for each in survey.questions], found))


def require_round_trip(path: Path, out: Path, format_: str) -> None:
    table = out / f"reports.{format_}"
    with Study.open(path, write=False) as study:
        survey = study.survey
        data = mapping_of(survey, open_table(table).heads)
        with Study.in_memory(with_key(read(data)), for_analysis=True) as again:
            result = import_paths(again, [table])
            assert (result.accepted, result.refused) == (20, ())
            before = [each.whole for each in tally_questions(study)]
            after = [each.whole for each in tally_questions(again)]
            assert [each.counts for each in after] == [each.counts for each in before]
            assert [each.asked for each in after] == [each.asked for each in before]
            assert [(each.n, each.total) for each in after] == [(b.n, b.total) for b in before]
            shares = [
                [(o.option, o.share, o.se, o.low, o.high) for o in each.options]
                for each in estimate_study(study)
            ]
            assert shares == [
                [(o.option, o.share, o.se, o.low, o.high) for o in each.options]
                for each in estimate_study(again)
            ]
