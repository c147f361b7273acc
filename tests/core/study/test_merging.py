"""Studies of one survey made into one: as if all their files had been imported in order."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from core.examples import example_path, example_survey
from core.facts.errors import Code, Refused
from core.privacy.procedures import Procedure
from core.response.file import Response, write
from core.study import Study, annotate, import_paths
from core.study.analyst_work import Choice
from core.study.merging import Merged, merge
from core.study.overview import DayCount
from core.study.schema import PUT_DECISION, add_functions

SURVEY, SURVEY_BYTES = example_survey("bribery"), example_path("bribery").read_bytes()
DAY = date(2026, 5, 6)


def person(number: int, bribe: int = 0, area: int = 0) -> Response:
    answers = {"bribe": bribe, "area": area}
    return Response(f"{number * 7919:032x}", SURVEY.digest, answers, Procedure.SPINNER)


def offer(path: Path, *batches: Sequence[Response], bad: int = 0) -> Path:
    """A study of these responses, each a file of its own, and of some bad files."""
    with Study.create(path, SURVEY_BYTES) as study:
        for at, batch in enumerate(batches):
            folder = path.with_suffix(f".{at}")
            folder.mkdir()
            for response in batch:
                (folder / response.file_name).write_bytes(write(response))
            for number in range(bad):
                (folder / f"bad-{path.stem}-{number}.response").write_bytes(b"{%d" % number)
            import_paths(study, [folder], today=DAY)
    return path


def held(path: Path) -> tuple[object, ...]:
    with Study.open(path, write=False) as study:
        return (
            list(study.responses()),
            sorted(study.files(), key=str),
            sorted(study.conflicts(), key=str),
            study.rehearsal,
            study.analyst_work(),
        )


@pytest.mark.parametrize("swapped", [False, True])
def test_that_a_merged_study_is_what_one_import_had_made(swapped: bool, tmp_path: Path) -> None:
    first, second = [person(n) for n in range(1, 9)], [person(n) for n in range(6, 14)]
    second[0] = replace(second[0], answers={"bribe": 1, "area": 2})  # another of number 6
    if swapped:
        first, second = second, first
    studies = [
        offer(tmp_path / "a.study", first, bad=2),
        offer(tmp_path / "b.study", second, bad=3),
    ]
    before = [path.read_bytes() for path in studies]
    assert merge(studies, tmp_path / "all.study") == Merged(13, 2, 1, 0, 1)
    assert [path.read_bytes() for path in studies] == before
    whole = tmp_path / "whole.study"
    with Study.create(whole, SURVEY_BYTES) as study:
        import_paths(study, [tmp_path / "a.0"], today=DAY)
        import_paths(study, [tmp_path / "b.0"], today=DAY)
        assert study.by_day() == (
            DayCount(DAY, None, skipped=False, n=13),
            DayCount(DAY, Code.CONFLICT, skipped=False, n=1),
            DayCount(DAY, Code.SYNTAX, skipped=False, n=5),
        )
    assert held(tmp_path / "all.study") == held(whole)


def test_that_a_study_merged_with_itself_is_that_study(tmp_path: Path) -> None:
    path = offer(tmp_path / "a.study", [person(1), person(2)], [person(2, bribe=1)], bad=1)
    with Study.open(path) as study:
        annotate.decide(study, next(study.conflicts()), Choice.SECOND, DAY)
        annotate.note(study, "bribe", "odd")
        annotate.flag(study, {person(1).id: "twice"}, DAY)
    assert merge([path, path], tmp_path / "all.study") == Merged(2, 2, 1, 0, 0)
    assert held(tmp_path / "all.study") == held(path)
    with Study.open(path, write=False) as one, Study.open(tmp_path / "all.study") as other:
        assert one.packed().tobytes() == other.packed().tobytes()


YES, NO, THIRD = person(1, bribe=1), person(1), person(1, area=2)


@pytest.mark.parametrize(
    ("first", "second", "decisions", "expected"),
    [
        # Which counts stays, though it came in another order there.
        ([YES, NO], [NO, YES], (Choice.SECOND, Choice.FIRST), Choice.SECOND),
        ([YES, NO], [NO, YES], (Choice.NEITHER, Choice.NEITHER), Choice.NEITHER),
        ([YES, NO], [NO, YES], (None, Choice.SECOND), Choice.FIRST),
        ([YES, NO], [NO, YES], (Choice.FIRST, Choice.FIRST), None),
        ([YES, NO], [YES, THIRD], (Choice.FIRST, None), None),
        ([YES, NO], [YES], (Choice.SECOND, None), Choice.SECOND),
    ],
)
def test_that_decisions_stand_where_they_agree_and_saw_every_version(
    first: list[Response],
    second: list[Response],
    decisions: tuple[Choice | None, Choice | None],
    expected: Choice | None,
    tmp_path: Path,
) -> None:
    paths = []
    for name, offered, choice in zip("ab", (first, second), decisions, strict=True):
        path = offer(tmp_path / f"{name}.study", *[[one] for one in offered])
        if choice is not None:
            with Study.open(path) as study:
                annotate.decide(study, next(study.conflicts()), choice, DAY)
        paths.append(path)
    merged = merge(paths, tmp_path / "all.study")
    assert merged.reopened == merged.undecided == (expected is None)
    with Study.open(tmp_path / "all.study", write=False) as study:
        found = [each.choice for each in study.analyst_work().decisions.values()]
        assert found == ([expected] if expected else [])
        counts = {Choice.FIRST: [YES], Choice.SECOND: [NO], Choice.NEITHER: [], None: [YES]}
        assert list(study.responses()) == counts[expected]


def test_that_notes_and_logs_are_kept(tmp_path: Path) -> None:
    paths = [offer(tmp_path / f"{name}.study", [person(1)]) for name in "abc"]
    for day, (path, note) in enumerate(zip(paths, ["north", "south", "north"], strict=True)):
        with Study.open(path) as study:
            annotate.note(study, "", note)
            annotate.log_analysis(study, {"from": path.stem}, date(2026, 1, 9 - day))
    merge(paths, tmp_path / "all.study")
    with Study.open(tmp_path / "all.study", write=False) as study:
        assert study.analyst_work().notes == {"": "north\n\nsouth"}
    merge([tmp_path / "all.study", *paths], tmp_path / "again.study")
    with Study.open(tmp_path / "again.study", write=False) as study:
        assert study.analyst_work().notes == {"": "north\n\nsouth"}
    with Study.open(tmp_path / "all.study", write=False) as study:
        assert [one.request for one in study.analyst_work().log] == [{"from": n} for n in "cba"]


def test_that_only_studies_of_one_survey_and_one_sort_are_merged(tmp_path: Path) -> None:
    real = offer(tmp_path / "real.study", [person(1)])
    rehearsed = offer(tmp_path / "rehearsed.study", [replace(person(2), rehearsal=True)])
    empty = offer(tmp_path / "empty.study")
    other = tmp_path / "other.study"
    Study.create(other, example_path("occupation").read_bytes()).close()
    target = tmp_path / "all.study"
    for paths, code in (
        ([real, rehearsed], Code.REHEARSAL),
        ([empty, rehearsed, real], Code.REHEARSAL),
        ([real, other], Code.OTHER_SURVEY),
        ([real, tmp_path / "none.study"], Code.IO),
    ):
        with pytest.raises(Refused) as caught:
            merge(paths, target)
        assert caught.value.problem.code is code
        assert caught.value.problem.where == paths[-1].name
        assert not target.exists()
    assert merge([empty, rehearsed], target).accepted == 1
    before = target.read_bytes()
    with pytest.raises(Refused):
        merge([real], target)
    assert target.read_bytes() == before


@pytest.mark.parametrize("choice", list(Choice))
def test_that_a_decision_on_the_version_of_another_response_is_refused(
    choice: Choice, tmp_path: Path
) -> None:
    people = [person(1), person(2)]
    others = [replace(each, answers={"bribe": 1, "area": 2}) for each in people]
    path = offer(tmp_path / "a.study", people, others)
    with Study.open(path, write=False) as study:
        known = {study.versions(each).id: bytes.fromhex(each.sha256) for each in study.conflicts()}
    connection = sqlite3.connect(path)
    add_functions(connection)
    swapped = (bytes.fromhex(people[0].id), known[people[1].id], choice.value, DAY.toordinal())
    connection.execute(PUT_DECISION, swapped)
    connection.commit()
    connection.close()
    with pytest.raises(Refused) as refused:
        merge([path], tmp_path / "made.study")
    assert refused.value.problem.code is Code.SYNTAX
    assert not (tmp_path / "made.study").exists()
    if choice is not Choice.FIRST:  # which counts in any case
        with Study.open(path, write=False) as study, pytest.raises(Refused):
            list(study.responses())


def test_that_flags_of_all_studies_are_kept_with_their_notes_and_looks(tmp_path: Path) -> None:
    studies = [tmp_path / "a.study", tmp_path / "b.study"]
    offer(studies[0], [person(1), person(2)])
    offer(studies[1], [person(2), person(3), person(4)])
    notes = ({person(1).id: "", person(2).id: "north"}, {person(2).id: "south", person(3).id: "x"})
    for path, flagged, day in zip(studies, notes, (DAY, DAY.replace(day=9)), strict=True):
        with Study.open(path) as study:
            annotate.flag(study, flagged, day)
            annotate.log_analysis(study, {}, day, looks=[("bribe", study.n)])
    merge(studies, tmp_path / "all.study")
    with Study.open(tmp_path / "all.study", write=False) as study:
        found = study.analyst_work()
        assert {flag.id: (flag.note, flag.day.day) for flag in found.flags.values()} == {
            person(1).id: ("", 6),
            person(2).id: ("north\n\nsouth", 9),
            person(3).id: ("x", 9),
        }
        assert (found.looks, study.flagged, study.n) == ({"bribe": (2, 3)}, 3, 4)
    long = {person(2).id: "x" * 999}
    with Study.open(studies[0]) as study:
        annotate.flag(study, long, DAY)
    with pytest.raises(Refused) as caught:
        merge(studies, tmp_path / "more.study")
    assert (caught.value.problem.code, (tmp_path / "more.study").exists()) == (Code.SIZE, False)
