"""Rows of reports: how many are alone in their clear answers, and every line that is written."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from made_surveys import Content, canonical
from random_surveys import responses_to, surveys

from core.count.blocks import Block
from core.interchange.reports.lines import write as write_lines
from core.interchange.reports.rows import People, identified, shuffled
from core.response.file import ResponseReader
from core.response.layout import Layout
from core.survey import read_for_analysis


@st.composite
def answered(draw: st.DrawFn) -> tuple[Content, list[Content]]:
    survey = draw(surveys())
    return survey, draw(st.lists(responses_to(survey), max_size=5))


@given(made=answered())
@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
def test_that_lines_are_the_canonical_bytes_of_responses(
    tmp_path_factory: pytest.TempPathFactory, made: tuple[Content, list[Content]]
) -> None:
    content, responses = made
    survey = read_for_analysis(canonical(content))
    layout, reader = Layout(survey), ResponseReader(survey)
    for rehearsal in (False, True):
        found = [each for each in responses if bool(each.get("rehearsal")) is rehearsal]
        rows = [
            (bytes.fromhex(str(e["id"])), layout.pack(reader.read(canonical(e)))) for e in found
        ]
        path = tmp_path_factory.getbasetemp() / "lines"
        write_lines(identified(layout, survey, iter(rows)), path, rehearsal=rehearsal)
        assert path.read_bytes() == b"".join(map(canonical, found))


def people_of(content: Content, answers: list[Content]) -> People:
    survey = read_for_analysis(canonical(content))
    layout, rows = Layout(survey), []
    for place, given_ in enumerate(answers):
        response = {"format": "candor-response", "version": 1, "id": f"{place:032x}"}
        response |= {"survey": survey.digest, "answers": given_, "procedure": "scrambled"}
        rows.append(layout.pack(ResponseReader(survey).read(canonical(response))))
    return shuffled(survey, [Block.of(layout, rows)])


def test_that_people_alone_are_counted_whatever_the_range_of_their_answers() -> None:
    draw = random.Random(4)  # noqa: S311 - not for secrets
    large = {"kind": "number", "text": "?", "low": 0, "high": 10**9, "step": 1}
    questions: list[Content] = [{"id": f"q{i}", **large} for i in range(4)]
    questions[2]["optional"] = True
    choice = [{"id": "a", "text": "A"}, {"id": "b", "text": "B"}]
    questions.append({"id": "many", "kind": "many-of", "text": "?", "options": choice})
    warner = {"name": "warner", "p": "3/4"}
    questions.append({"id": "s", "kind": "yes-no", "text": "?", "mechanism": warner})
    head: Content = {"format": "candor-survey", "version": 1, "languages": ["en"], "title": "T"}
    content = head | {"questions": questions}
    values = [0, 1, 10**9]
    answers = []
    for _ in range(300):
        given_: Content = {
            f"q{i}": draw.choice(values) for i in range(4) if i != 2 or draw.random() < 0.5
        }
        given_ |= {"many": draw.choice(["00", "01", "11"]), "s": draw.randrange(2)}
        answers.append(given_)
    clear = [json.dumps({k: v for k, v in each.items() if k != "s"}) for each in answers]
    times = Counter(clear)
    alone = people_of(content, answers).alone
    assert 0 < alone == sum(times[each] == 1 for each in clear)
