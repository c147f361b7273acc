"""What is said of estimates where each person was asked only some."""

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

from click.testing import CliRunner
from made_questions import many_of
from made_surveys import canonical

from app.analyses.words.charts import bar_chart
from app.analyses.words.methods import method_line
from app.analyses.words.tables import csv_text, table_of
from app.commands import cli
from core.count.tally import TallyOfSome
from core.estimate import QuestionEstimate, estimate
from core.privacy.mechanisms import Warner

SOME = replace(many_of(4, Warner(Fraction(3, 4))), ask=2)


def found(asked: tuple[int, ...] = (4, 4, 3, 3)) -> QuestionEstimate:
    return estimate(TallyOfSome(SOME, 7, (3, 2, 2, 1), asked=asked))


def test_that_charts_and_tables_say_of_whom_the_numbers_are() -> None:
    shown = method_line(found())
    assert shown.startswith("of those asked, n = 3 to 4 · 2 of 4 asked · Warner, p = 3/4 · ε 2.20")
    assert method_line(found((4, 4, 4, 4))).startswith("of those asked, n = 4 · 2 of 4 asked")
    chart = bar_chart(found(), "en")
    assert "Each person was asked 2 of the 4, drawn by this program" in chart.caption
    assert "of those asked, n = 3 to 4" in chart.alt_text


def test_that_tables_and_records_have_the_n_of_each_option() -> None:
    table = table_of(found(), "en")
    assert [column.heading for column in table.columns][:3] == ["Answer", "Asked", "Saved"]
    assert [row[1].value for row in table.rows] == [4, 4, 3, 3]
    head, *rows = [line.split(",") for line in csv_text([found()], "en").splitlines()]
    assert [row[head.index('"n"')] for row in rows] == ["4", "4", "3", "3"]


def test_that_check_tells_what_is_asked_of_only_some(tmp_path: Path) -> None:
    mechanism = {"name": "warner", "p": "3/4"}
    questions: list[dict[str, object]] = [
        {"id": id_, "kind": "yes-no", "text": f"{id_}?", "mechanism": mechanism} for id_ in "abc"
    ]
    options = [{"id": f"o{i}", "text": f"Option {i}"} for i in range(4)]
    questions.append(
        {"id": "used", "kind": "many-of", "text": "Which?", "options": options, "ask": 1}
        | {"mechanism": mechanism}
    )
    content = {"format": "candor-survey", "version": 1, "languages": ["en"], "title": "Some"}
    sample = [{"questions": ["a", "b", "c"], "ask": 2}]
    path = tmp_path / "some.survey"
    path.write_bytes(canonical(content | {"questions": questions, "sample": sample}))
    told = CliRunner().invoke(cli, ["check", str(path)]).stdout
    assert "ε       3.30 over all sensitive questions, whatever is drawn" in told  # 3 ln 3
    assert "Each person is asked 2 of a, b, c." in told
    assert "Each person is asked 1 of the 4 options." in told
    document = json.loads(CliRunner().invoke(cli, ["check", str(path), "--json"]).stdout)
    assert document["sample"] == sample
    assert [question.get("ask") for question in document["questions"]] == [None, None, None, 1]
