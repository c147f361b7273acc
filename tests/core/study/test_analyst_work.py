"""What a person adds to a study: decisions on conflicts count, notes and analyses are kept."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from core.checks.reports import CheckName, checks, without_recurring
from core.examples import example_path, example_survey
from core.facts.errors import Code, Refused
from core.privacy.procedures import Procedure
from core.response.file import Response, write
from core.study import Study, annotate, import_paths
from core.study.analyst_work import Choice, Flag, Logged
from core.study.recurring import recurring_ids
from core.study.results import tally_checks, tally_questions
from core.study.schema import add_functions
from core.study.selection import Selection

SURVEY, SURVEY_BYTES = example_survey("bribery"), example_path("bribery").read_bytes()
DAY = date(2026, 3, 4)
MADE = [
    Response(f"{number * 7919:032x}", SURVEY.digest, {"bribe": 0, "area": 0}, Procedure.SPINNER)
    for number in range(1, 11)
]
OTHER = replace(MADE[4], answers={"bribe": 1, "area": 2})


@pytest.fixture(params=["file", "memory"])
def study(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Study]:
    (tmp_path / "in.jsonl").write_bytes(b"".join(map(write, [*MADE, OTHER])))
    if request.param == "memory":
        made = Study.in_memory(SURVEY_BYTES)
    else:
        made = Study.create(tmp_path / "a.study", SURVEY_BYTES)
    result = import_paths(made, [tmp_path / "in.jsonl"])
    assert (result.accepted, result.conflicts) == (10, 1)
    with made:
        yield made


def counted(study: Study) -> tuple[int, int, int]:
    """How many count, and of these who said yes and who lives in the country."""
    bribe, area = tally_questions(study)
    assert bribe.whole.n == study.n == len(list(study.responses())) == len(study.packed())
    return study.n, bribe.whole.counts[0], area.whole.counts[2]


def test_that_a_decision_counts_and_can_be_changed(study: Study) -> None:
    (conflict,) = study.conflicts()
    assert counted(study) == (10, 0, 0)
    for choice, expected in (
        (Choice.SECOND, (10, 1, 1)),
        (Choice.NEITHER, (9, 0, 0)),
        (Choice.FIRST, (10, 0, 0)),
        (Choice.SECOND, (10, 1, 1)),
    ):
        annotate.decide(study, conflict, choice, DAY)
        assert counted(study) == expected
        (decision,) = study.analyst_work().decisions.values()
        assert (decision.id, decision.choice, decision.day) == (OTHER.id, choice, DAY)
        held = {response.id: response for response in study.responses()}
        assert held.get(OTHER.id) == {"second": OTHER, "first": MADE[4]}.get(choice.value)
    # Both versions are kept, whatever was decided, in the order in which they came.
    assert study.versions(conflict).held == write(MADE[4])
    assert study.versions(conflict).offered == write(OTHER)


def test_that_a_decision_can_be_taken_back(study: Study) -> None:
    (conflict,) = study.conflicts()
    id_ = study.versions(conflict).id
    for choice in (Choice.SECOND, Choice.NEITHER):
        annotate.decide(study, conflict, choice, DAY)
        annotate.reopen(study, id_)
        assert counted(study) == (10, 0, 0)
        assert not study.analyst_work().decisions
    annotate.reopen(study, id_)  # where nothing was decided nothing is to be done
    annotate.decide(study, conflict, Choice.SECOND, DAY)
    assert counted(study) == (10, 1, 1)


def test_that_an_analysis_takes_the_place_of_those_that_are_the_same(study: Study) -> None:
    def same(logged: Logged) -> bool:
        return isinstance(logged.request, dict) and logged.request["of"] == "bribe"

    annotate.log_analysis(study, {"of": "bribe", "level": 1}, DAY)
    annotate.log_analysis(study, {"of": "area"}, DAY)
    annotate.log_analysis(study, {"of": "bribe", "level": 2}, DAY, same)
    expected = (Logged({"of": "area"}, DAY), Logged({"of": "bribe", "level": 2}, DAY))
    assert study.analyst_work().log == expected
    numbers = [logged.number for logged in study.analyst_work().log]
    annotate.log_analysis(study, {"of": "bribe", "level": 2}, DAY, same)  # nothing new
    assert [logged.number for logged in study.analyst_work().log] == numbers == sorted(set(numbers))


def test_that_a_study_is_not_discarded_for_what_was_decided(tmp_path: Path) -> None:
    path = tmp_path / "a.study"
    (tmp_path / "in.jsonl").write_bytes(write(MADE[4]) + write(OTHER))
    with Study.create(path, SURVEY_BYTES) as study:
        import_paths(study, [tmp_path / "in.jsonl"])
        annotate.decide(study, next(study.conflicts()), Choice.NEITHER, DAY)
        assert study.n == 0
        with pytest.raises(ValueError, match="empty study"):
            study.discard()
    assert path.exists()


def test_that_what_was_decided_on_is_no_conflict_when_it_comes_again(
    study: Study, tmp_path: Path
) -> None:
    def offer(*offered: Response) -> tuple[int, int, int]:
        (tmp_path / "more.jsonl").write_bytes(b"".join(map(write, offered)))
        (tmp_path / "one.response").write_bytes(write(offered[-1]))
        result = import_paths(study, [tmp_path / "more.jsonl", tmp_path / "one.response"])
        return result.accepted, result.duplicates, result.conflicts

    (conflict,) = study.conflicts()
    assert offer(MADE[4], OTHER) == (0, 1, 2)  # nobody decided yet
    before = list(study.files())
    for choice, n in ((Choice.FIRST, 10), (Choice.SECOND, 10), (Choice.NEITHER, 9)):
        annotate.decide(study, conflict, choice, DAY)
        assert offer(MADE[4], OTHER) == (0, 3, 0)
        assert study.n == n
    assert list(study.files()) == before
    assert list(study.conflicts()) == [conflict]
    third = replace(OTHER, answers={"bribe": 1, "area": 1})
    assert offer(MADE[4], third) == (0, 1, 2)
    assert counted(study) == (9, 0, 0)
    assert len({each.sha256 for each in study.conflicts()}) == 2


def test_that_notes_and_analyses_are_kept_as_they_are(study: Study, tmp_path: Path) -> None:
    hostile = "=cmd|' /C calc'!A0 <script>__import__('os')</script>\n\u202e"
    annotate.note(study, "", hostile)
    annotate.note(study, "bribe", "asked twice")
    annotate.note(study, "bribe", "asked three times")
    annotate.note(study, "area", "gone")
    annotate.note(study, "area", "")
    looked: list[dict[str, str]] = [{"questions": "bribe"}, {"where": "__import__('os')"}, {}]
    for request in looked:
        annotate.log_analysis(study, dict(request), DAY)
    (tmp_path / "none.jsonl").write_bytes(write(MADE[0]))
    import_paths(study, [tmp_path / "none.jsonl"])
    found = study.analyst_work()
    assert found.notes == {"": hostile, "bribe": "asked three times"}
    assert found.log == tuple(Logged(dict(request), DAY) for request in looked)
    with pytest.raises(ValueError, match="at most"):
        annotate.note(study, "", "a" * 20_001)
    with pytest.raises(ValueError, match="no question moon"):
        annotate.note(study, "moon", "a")
    with pytest.raises(ValueError, match="too long"):
        annotate.log_analysis(study, ["a" * 65_536])
    assert study.analyst_work() == found


def test_that_an_import_keeps_all_that_was_added(tmp_path: Path) -> None:
    path = tmp_path / "a.study"
    (tmp_path / "in.jsonl").write_bytes(b"".join(map(write, [*MADE[:5], OTHER])))
    (tmp_path / "more.jsonl").write_bytes(b"".join(map(write, MADE[5:])))
    with Study.create(path, SURVEY_BYTES) as study:
        import_paths(study, [tmp_path / "in.jsonl"])
        annotate.decide(study, next(study.conflicts()), Choice.SECOND, DAY)
        annotate.note(study, "", "north")
        annotate.log_analysis(study, {}, DAY)
        before = study.analyst_work()
        import_paths(study, [tmp_path / "more.jsonl"])
        assert study.analyst_work() == before
        assert counted(study) == (10, 1, 1)
    with Study.open(path, write=False) as study:
        assert study.analyst_work() == before
        assert counted(study) == (10, 1, 1)
        with pytest.raises(Refused):
            annotate.note(study, "", "more")


@pytest.mark.parametrize(
    "command",
    [
        # With the checksum that belongs to it: what can never be, even where a stranger wrote it.
        "UPDATE decision SET choice='third', checksum=crc32(CAST(quote(id)||','||quote(sha256)"
        "||','||quote('third')||','||quote(day) AS BLOB))",
        "UPDATE decision SET sha256=zeroblob(32), checksum=crc32(CAST(quote(id)||','||"
        "quote(zeroblob(32))||','||quote(choice)||','||quote(day) AS BLOB))",
        "UPDATE analysis SET looking='{', checksum=crc32(CAST(quote(number)||','||quote('{')||','"
        "||quote(day) AS BLOB))",
        "UPDATE note SET text='', checksum=crc32(CAST(quote(about)||','||quote('') AS BLOB))",
        "UPDATE decision SET choice='first'",
        "UPDATE note SET about='area'",
        "UPDATE analysis SET number=2",
    ],
)
def test_that_additions_of_others_are_read_strictly(command: str, tmp_path: Path) -> None:
    path = tmp_path / "a.study"
    (tmp_path / "in.jsonl").write_bytes(b"".join(map(write, [*MADE, OTHER])))
    with Study.create(path, SURVEY_BYTES) as study:
        import_paths(study, [tmp_path / "in.jsonl"])
        annotate.decide(study, next(study.conflicts()), Choice.SECOND, DAY)
        annotate.note(study, "bribe", "asked twice")
        annotate.log_analysis(study, {}, DAY)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        add_functions(connection)
        connection.executescript(command)

    def read() -> None:
        with Study.open(path, write=False) as study:
            study.analyst_work()
            tally_questions(study)

    with pytest.raises(Refused) as caught:
        read()
    assert caught.value.problem.code is Code.SYNTAX


def without(study: Study) -> tuple[int, int]:
    """How many count that are not flagged, and of these who said yes."""
    bribe, _ = tally_questions(study, Selection(without_flagged=True))
    assert bribe.whole.n == study.n - study.flagged
    return bribe.whole.n, bribe.whole.counts[0]


def test_that_a_flag_deletes_nothing_and_results_are_found_without_it(study: Study) -> None:
    before = counted(study)
    annotate.flag(study, {MADE[0].id: "typed twice", MADE[1].id: "", OTHER.id: ""}, DAY)
    assert counted(study) == before
    assert (study.flagged, without(study)) == (3, (7, 0))
    assert study.analyst_work().flags[MADE[0].id] == Flag(MADE[0].id, "typed twice", DAY)
    # What is decided on a flagged response changes nothing of that, and neither is left out twice.
    (conflict,) = study.conflicts()
    annotate.decide(study, conflict, Choice.SECOND, DAY)
    assert (counted(study), study.flagged, without(study)) == ((10, 1, 1), 3, (7, 0))
    annotate.decide(study, conflict, Choice.NEITHER, DAY)
    assert (counted(study), study.flagged, without(study)) == ((9, 0, 0), 2, (7, 0))
    annotate.reopen(study, OTHER.id)
    annotate.flag(study, {MADE[0].id: None, OTHER.id: "again"}, DAY)
    assert (study.flagged, without(study)) == (2, (8, 0))
    assert study.analyst_work().flags[OTHER.id].note == "again"


def test_that_only_a_response_that_is_held_is_flagged(study: Study) -> None:
    for notes, error in (({"0" * 32: ""}, KeyError), ({MADE[0].id: "x" * 1001}, ValueError)):
        with pytest.raises(error):
            annotate.flag(study, {MADE[1].id: "", **notes}, DAY)
    assert (study.flagged, study.analyst_work().flags) == (0, {})
    annotate.flag(study, {"0" * 32: None}, DAY)  # what is not flagged need not be


def test_that_whose_reports_recur_is_found_as_the_check_counts_them(tmp_path: Path) -> None:
    occupation = example_survey("occupation")

    def told(number: int, bits: int) -> Response:
        return Response(f"{number * 7919:032x}", occupation.digest, {"job": f"{bits:015b}"})

    honest = [told(number, number * 389 % 2**15) for number in range(1, 201)]
    copies = [told(number, 0b110001110001110) for number in range(300, 325)]
    (tmp_path / "in.jsonl").write_bytes(b"".join(map(write, [*honest, *copies])))
    with Study.create(tmp_path / "a.study", example_path("occupation").read_bytes()) as study:
        import_paths(study, [tmp_path / "in.jsonl"])
        (tally,) = tally_checks(study)
        (found,) = (each for each in checks([tally]) if each.name is CheckName.RECURRING)
        assert found.alarm
        ids = recurring_ids(study, "job", found.limit)
        assert ids == tuple(each.id for each in copies)
        rest = without_recurring(tally, found.limit)
        annotate.flag(study, dict.fromkeys(ids, "recurring"), DAY)
        (left,) = tally_questions(study, Selection(without_flagged=True))
        assert rest is not None
        assert (left.whole.n, left.whole.counts) == (rest.n, rest.counts)
        assert study.n == 225


def test_that_looks_and_the_place_are_kept_and_not_written_again(study: Study) -> None:
    annotate.log_analysis(
        study, {"of": "bribe"}, DAY, looks=[("bribe", 10)], place={"page": "study"}
    )
    annotate.log_analysis(study, {"of": "bribe"}, DAY, looks=[("bribe", 10), ("area", 10)])
    annotate.log_analysis(study, {"of": "bribe"}, DAY, looks=[("bribe", 9)], place={"page": ""})
    found = study.analyst_work()
    assert found.looks == {"area": (10,), "bribe": (9, 10)}
    assert found.place == {"page": ""}
    with pytest.raises(ValueError, match="too long"):
        annotate.log_analysis(study, {}, DAY, place="x" * 5_000)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE flag SET note='other'",
        "UPDATE flag SET id=x'00', checksum=crc32(CAST("
        "quote(x'00')||','||quote(note)||','||quote(day) AS BLOB))",
        "UPDATE look SET n=3",
        "UPDATE place SET seen='{}'",
        "UPDATE place SET seen='{', checksum=crc32(CAST(quote(1)||','||quote('{') AS BLOB))",
    ],
)
def test_that_damage_of_flags_looks_and_place_is_noticed(change: str, tmp_path: Path) -> None:
    path = tmp_path / "a.study"
    (tmp_path / "in.jsonl").write_bytes(write(MADE[0]))
    with Study.create(path, SURVEY_BYTES) as study:
        import_paths(study, [tmp_path / "in.jsonl"])
        annotate.flag(study, {MADE[0].id: ""}, DAY)
        annotate.log_analysis(study, {}, DAY, looks=[("bribe", 1)], place=["here"])
    with contextlib.closing(sqlite3.connect(path)) as connection:
        add_functions(connection)
        connection.execute(change)
        connection.commit()
    with pytest.raises(Refused) as caught, Study.open(path) as study:
        study.analyst_work()
    assert caught.value.problem.code is Code.SYNTAX
