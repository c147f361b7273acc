"""Packed and read back, every response of every survey is the one it was."""

from dataclasses import replace
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from core.facts.errors import Refused
from core.privacy.mechanisms import AskedBits, Binary, Bits, Category, Grid, KAry, Mechanism, Unary
from core.privacy.procedures import Procedure
from core.response.file import Response, ResponseReader, write
from core.response.layout import Layout
from core.study import Study, import_paths
from core.survey import KINDS, AskIf, Block, Kind, Option, Question, Survey, examine
from core.survey import write as write_survey
from core.survey.conditions_met import is_asked

MILD = Fraction(51, 100)  # so that a hundred options stay within the limits of ε


@st.composite
def questions(draw: st.DrawFn, index: int, earlier: list[Question]) -> Question:
    kind = draw(st.sampled_from(list(KINDS.values())))
    k = draw(st.integers(2, 40))
    options = tuple(Option(f"o{i}", f"Option {i}") for i in range(k))
    text, id_ = f"Question {index}", f"q{index}"
    sensitive = draw(st.booleans())
    ask_if, optional = None, False
    mechanism: Mechanism | None = None
    sources = [q for q in earlier if not q.sensitive and q.kind is not Kind.NUMBER]
    if draw(st.booleans()) and sources:
        source = draw(st.sampled_from(sources))
        values = draw(st.lists(st.sampled_from(source.option_ids), min_size=1, unique=True))
        ask_if = AskIf.of(source.id, *values)
    if not sensitive:
        optional = draw(st.booleans())
    match kind:
        case Kind.YES_NO:
            options = ()
            mechanism = Binary(MILD, 1 - MILD) if sensitive else None
        case Kind.MANY_OF:
            mechanism = Binary(MILD, 1 - MILD) if sensitive else None
        case Kind.NUMBER:
            low = draw(st.integers(-(10**6), 10**6))
            step = draw(st.integers(1, 1000))
            points = draw(st.integers(1, 2**40))
            high = low + step * points
            return Question(
                id_, kind, text, low=low, high=high, step=step, ask_if=ask_if, optional=optional
            )
        case _:
            unary = draw(st.booleans())
            chosen = Unary(k, MILD, 1 - MILD) if unary else KAry(k, Fraction(2, k + 1))
            mechanism = chosen if sensitive else None
    some = kind is Kind.MANY_OF and sensitive and draw(st.booleans())
    return Question(
        *(id_, kind, text),
        options=options,
        channel=mechanism,
        ask_if=ask_if,
        optional=optional,
        ask=draw(st.integers(1, k - 1)) if some else None,
    )


@st.composite
def surveys(draw: st.DrawFn) -> Survey:
    asked: list[Question] = []
    for index in range(draw(st.integers(1, 8))):
        asked.append(draw(questions(index, asked)))
    procedures = draw(st.sampled_from([(), (Procedure.SPINNER, Procedure.SCRAMBLED)]))
    asked = [
        replace(q, procedures=procedures) if q.kind is Kind.YES_NO and q.sensitive else q
        for q in asked
    ]
    alike: dict[AskIf | None, list[str]] = {}
    for question in asked:
        if question.sensitive:
            alike.setdefault(question.ask_if, []).append(question.id)
    sample = tuple(
        Block(tuple(ids), draw(st.integers(1, len(ids) - 1)))
        for ids in alike.values()
        if len(ids) > 1 and draw(st.booleans())
    )
    return Survey(("en",), "Random", tuple(asked), sample=sample)


@st.composite
def responses(draw: st.DrawFn, survey: Survey) -> Response:
    answers: dict[str, int | str] = {}
    left_out: set[str] = set()
    for block in survey.sample:
        left_out.update(draw(st.permutations(block.questions))[block.ask :])
    for question in survey.questions:
        if question.id in left_out or not is_asked(question, survey, answers):
            continue
        if question.optional and draw(st.booleans()):
            continue
        match question.form:
            case Category(size):
                answers[question.id] = draw(st.integers(0, size - 1))
            case AskedBits(size, ask):
                asked = draw(st.permutations(range(size)))[:ask]
                bits = draw(st.text("01", min_size=size, max_size=size))
                answers[question.id] = "".join(
                    bits[place] if place in asked else "-" for place in range(size)
                )
            case Bits(size):
                number = draw(st.integers(0, 2**size - 1))
                answers[question.id] = format(number, f"0{size}b")
            case Grid(low, _, step) as grid:
                answers[question.id] = low + step * draw(st.integers(0, grid.size - 1))
    procedure = draw(st.sampled_from(survey.procedures or (None,)))
    return Response(
        draw(st.binary(min_size=16, max_size=16)).hex(), survey.digest, answers, procedure
    )


@given(data=st.data())
def test_that_unpacking_undoes_packing(data: st.DataObject) -> None:
    survey = data.draw(surveys())
    layout = Layout(survey)
    for response in data.draw(st.lists(responses(survey), min_size=1, max_size=5)):
        assert ResponseReader(survey).read(write(response)) == response
        packed = layout.pack(response)
        assert len(packed) == layout.size
        assert layout.unpack(response.id, packed, False) == response


@given(data=st.data())
def test_that_a_column_holds_what_was_answered(data: st.DataObject) -> None:
    survey = data.draw(surveys())
    layout = Layout(survey)
    given_ = data.draw(st.lists(responses(survey), min_size=1, max_size=5))
    packed = np.frombuffer(b"".join(map(layout.pack, given_)), dtype=np.uint8)
    packed = packed.reshape(len(given_), layout.size)
    for question in survey.questions:
        column = layout.column(packed, question.id)
        for response, value, present in zip(given_, column.values, column.present, strict=True):
            assert present == (question.id in response.answers)
            if present:
                answer = response.answers[question.id]
                match question.form:
                    case AskedBits():
                        asked = np.array([mark != "-" for mark in str(answer)])
                        assert column.asked is not None
                        rows = zip(given_, column.asked, strict=True)
                        assert any(r is response and (row == asked).all() for r, row in rows)
                        bits = str(answer).replace("-", "0")
                        assert "".join(map(str, value.tolist())) == bits
                    case Bits():
                        assert "".join(map(str, value.tolist())) == answer
                    case form:
                        assert form.unpack(int(value)) == answer


@settings(max_examples=25)
@given(data=st.data())
def test_that_a_study_gives_back_what_it_was_given(data: st.DataObject) -> None:
    survey = data.draw(surveys())
    survey_bytes = write_survey(survey)
    assume(not examine(survey_bytes).errors)  # ε of all questions may be above the limit
    given_ = {r.id: r for r in data.draw(st.lists(responses(survey), max_size=6))}
    with TemporaryDirectory() as folder, Study.in_memory(survey_bytes) as study:
        for response in given_.values():
            (Path(folder) / response.file_name).write_bytes(write(response))
        result = import_paths(study, [folder])
        assert (result.accepted, result.conflicts, result.refused) == (len(given_), 0, ())
        assert {response.id: response for response in study.responses()} == given_
        assert {record.sha256 for record in study.files()} == {
            sha256(write(response)).hexdigest() for response in given_.values()
        }


@settings(max_examples=60)
@given(data=st.data())
def test_that_rows_are_impossible_where_no_response_is_packed_so(data: st.DataObject) -> None:
    survey = data.draw(surveys())
    layout, reader = Layout(survey), ResponseReader(survey)
    rows = [layout.pack(data.draw(responses(survey)))]
    for _ in range(data.draw(st.integers(1, 12))):
        row = bytearray(data.draw(st.sampled_from(rows)))
        bit = data.draw(st.integers(0, 8 * layout.size - 1))
        row[bit // 8] ^= 1 << bit % 8
        rows.append(bytes(row))
    rows.append(data.draw(st.binary(min_size=layout.size, max_size=layout.size)))

    def possible(row: bytes) -> bool:
        try:
            response = layout.unpack("0" * 32, row, False)
            reader.read(write(response))
        except (IndexError, Refused):
            return False
        return layout.pack(response) == row

    packed = np.frombuffer(b"".join(rows), dtype=np.uint8).reshape(len(rows), layout.size)
    assert layout.impossible(packed).tolist() == [not possible(row) for row in rows]
