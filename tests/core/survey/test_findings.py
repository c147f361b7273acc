"""What an author is told: each question with its ε, each problem with its field and use."""

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from corpus_surveys import surveys
from made_surveys import Content, canonical, every_kind

from core.count.blocks import tally_blocks
from core.estimate import most_likely_from_reports
from core.estimate.as_json import to_json
from core.estimate.question import estimate
from core.facts.errors import Code, Refused, Severity
from core.files import canonical as canonical_file
from core.response import ReportColumn
from core.response.file import Response, write
from core.study import Study, import_paths
from core.survey import FieldPlace, examine, read, read_for_analysis

LN3 = 1.0986122886681098


def one_question(question: Content) -> bytes:
    content = {"format": "candor-survey", "version": 1, "languages": ["en"], "title": "T"}
    return canonical(content | {"questions": [question]})


def binary(p1: str, p0: str, **more: object) -> Content:
    mechanism = {"name": "binary", "p1": p1, "p0": p0}
    return {"id": "a", "kind": "yes-no", "text": "?", "mechanism": mechanism, **more}


def options(*ids: str) -> list[Content]:
    return [{"id": id_, "text": id_} for id_ in ids]


def fields(data: bytes) -> dict[str, FieldPlace]:
    return {each.problem.where: each.place for each in examine(data).found}


def test_that_every_question_that_could_be_read_has_its_epsilon() -> None:
    content = every_kind()
    content["questions"][1]["text"] = 1
    content["questions"][3]["mechanism"] = {"name": "forced", "truth": "2/4", "yes": "1/2"}
    content["questions"][4]["id"] = content["questions"][0]["id"]
    reading = examine(canonical(content))
    assert reading.survey is None
    assert [each.index for each in reading.questions] == [0, *range(2, len(content["questions"]))]
    by_index = {each.index: each.epsilon for each in reading.questions}
    assert by_index[3] is None, "asked at random, by how much could not be read"
    whole = {
        i: q for i, q in enumerate(examine(canonical(every_kind())).questions) if i in by_index
    }
    assert {i: e for i, e in by_index.items() if i != 3} == {
        i: each.epsilon for i, each in whole.items() if i != 3
    }
    clear = examine(one_question({"id": "a", "kind": "yes-no", "text": "?"}))
    assert [each.epsilon for each in clear.questions] == [0.0]
    assert [each.epsilon for each in examine(one_question(binary("3/4", "1/4"))).questions] == [LN3]
    proving = examine(one_question(binary("1/1", "1/4"))).questions
    assert [each.epsilon for each in proving] == [math.inf]


def test_that_a_place_finds_question_key_and_language() -> None:
    content = every_kind()
    ids = [question["id"] for question in content["questions"]]
    content["title"]["de"] = ""
    content["questions"][2]["mechanism"]["p"] = "1/1"
    content["questions"][4]["options"][0]["text"]["en"] = "\u202e"
    content["questions"][6]["text"] = 1
    assert {key: place for key, place in fields(canonical(content)).items() if key[-1] != "]"} == {
        "title.de": FieldPlace(None, "", ("title",), "de"),
        "questions[2].mechanism": FieldPlace(2, ids[2], ("mechanism",), ""),
        "questions[4].options[0].text.en": FieldPlace(4, ids[4], ("options", 0, "text"), "en"),
        "questions[6].text": FieldPlace(6, ids[6], ("text",), ""),
    }
    unnamed = one_question({"kind": "yes-no", "text": "?", "what is this": 1})
    assert fields(unnamed)["questions[0].'what is this'"].keys == ("what is this",)
    assert fields(unnamed)["questions[0]"] == FieldPlace(0, "", (), "")
    assert fields(b"{")["line 1, column 2"] == FieldPlace(None, "", (), "")


def walk(content: Any, place: FieldPlace) -> None:
    """Go where a place leads; only its last step may name what is missing. Raises KeyError."""
    steps: list[str | int] = [] if place.question is None else ["questions", place.question]
    steps += [*place.keys, *([place.language] if place.language else [])]
    for step in steps[:-1]:
        content = content[step]
    assert not steps or isinstance(content, dict | list)
    if steps and isinstance(content, list):
        content[int(steps[-1])]


def test_that_each_place_leads_to_something_that_is_there() -> None:
    found = 0
    for data in surveys().values():
        try:
            content = canonical_file.read(data)
        except Refused:
            continue
        for each in examine(data).found:
            walk(content, each.place)
            found += 1
    assert found > 100


USES = {
    "fine": (binary("3/4", "1/4"), True, True),
    "infinite": (binary("1/1", "1/4"), True, False),
    "above 4": (binary("99/100", "1/100"), True, False),
    "no such device": (binary("29/50", "1/3", procedures=["die"]), True, False),
    "optional": (binary("3/4", "1/4", optional=True), True, False),
    "no information": (binary("1/4", "1/4"), False, False),
    "no such id": (binary("3/4", "1/4") | {"id": "A"}, False, False),
    "text with a control": (binary("3/4", "1/4") | {"text": "\x07"}, False, False),
}


@pytest.mark.parametrize("name", USES)
def test_that_rules_of_collecting_do_not_keep_from_analysing(name: str) -> None:
    question, analysed, collected = USES[name]
    data = one_question(question)
    reading = examine(data)
    assert (reading.may_be_analysed, reading.may_be_collected) == (analysed, collected)
    for demanded, use in ((read, collected), (read_for_analysis, analysed)):
        if use:
            assert [q.id for q in demanded(data).questions] == ["a"]
        else:
            with pytest.raises(Refused) as caught:
                demanded(data)
            assert caught.value.problem.severity is Severity.ERROR


@pytest.mark.parametrize(("broken", "analysed"), [(0, True), (1, False)])
def test_that_too_many_problems_keep_their_use(broken: int, analysed: bool) -> None:
    asked = [binary("99/100", "1/100", negation="!") | {"id": f"q{i}"} for i in range(100)]
    if broken:
        asked[0]["ask_if"] = {"question": "none", "in": ["yes"]}
    content = {"format": "candor-survey", "version": 1, "languages": ["en"], "title": "T"}
    reading = examine(canonical(content | {"questions": asked}))
    assert len(reading.found) == 201
    assert (reading.may_be_analysed, reading.may_be_collected) == (analysed, False)


def test_that_answers_of_a_design_that_proves_are_analysed_by_an_explicit_call(
    tmp_path: Path,
) -> None:
    """Mangat's: with the trait always yes, else with 1/4; (x/n − p0)/(1 − p0) (METHODS §2)."""
    data = one_question(binary("1/1", "1/4"))
    with pytest.raises(Refused) as caught:
        Study.create(tmp_path / "no.study", data)
    assert caught.value.problem.code is Code.EPS_INFINITE
    survey = read_for_analysis(data)
    for i in range(40):
        made = Response(f"{i:032x}", survey.digest, {"a": int(i < 19)}, survey.procedures[0])
        (tmp_path / made.file_name).write_bytes(write(made))
    path = tmp_path / "yes.study"
    Study.create(path, data, for_analysis=True).close()
    with Study.open(path) as study:
        assert import_paths(study, [tmp_path]).accepted == 40
        (counted,) = tally_blocks(study.blocks())
    found = estimate(counted.whole)
    assert found.options[0].share == pytest.approx((19 / 40 - 1 / 4) / (1 - 1 / 4))
    assert to_json(found)["epsilon"] is None


def test_that_one_proving_bit_decides_what_is_most_likely() -> None:
    mechanism = {"name": "unary", "p": "1/2", "q": "0/1"}
    question = {"id": "a", "kind": "one-of", "text": "?", "options": options("a", "b", "c")}
    survey = read_for_analysis(one_question(question | {"mechanism": mechanism}))
    bits = np.array([[1, 0, 0]] * 3 + [[0, 1, 0]] + [[0, 0, 0]] * 6, dtype=np.uint8)
    column = ReportColumn(bits, np.ones(len(bits), dtype=np.bool_))
    found = most_likely_from_reports(survey.questions[0], [column])
    assert found is not None
    assert found.shares == pytest.approx((3 / 4, 1 / 4, 0), abs=1e-9)
    made = survey.questions[0].drawn_by
    for report, told in zip(bits, made.likelihood(bits.astype(np.int64)), strict=True):
        text = "".join(map(str, report))
        exact = np.array([float(made.probability(text, truth)) for truth in range(3)])
        assert told / told.sum() == pytest.approx(exact / exact.sum())
