"""What was done is told by the responses and the study, not by what the survey offers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from respondent_driver import WARNER, survey_of, yes_no

from app.analyses.content import StudyContent, load
from app.analyses.findings import randomized_by_people
from app.analyses.methods import methods_of_study
from app.analyses.request import AnalysisRequest
from app.analyses.tallies import tallies_of
from app.analyses.words.methods_text import carried_out
from core.privacy.procedures import Procedure
from core.rehearse import rehearse
from core.rehearse.people import invent
from core.response.file import write
from core.study import Study, annotate, import_paths
from core.study.analyst_work import Choice
from core.survey.model import write as survey_bytes_of

SURVEY = survey_of(yes_no(WARNER, ("spinner", "coins", "scrambled")))
SURVEY_BYTES = survey_bytes_of(SURVEY)
NOBODY_JUDGED = "a true Yes was saved as Yes with probability 3/4"


def content_of(folder: Path, *used: Procedure) -> StudyContent:
    """Collect a response by each procedure."""
    path, lines = folder / "carried.study", folder / "all.jsonl"
    made = rehearse(SURVEY, invent(SURVEY, len(used), 5, None), 5)
    pairs = zip(made, used, strict=True)
    lines.write_bytes(
        b"".join(write(replace(one, procedure=how, rehearsal=False)) for one, how in pairs)
    )
    with Study.create(path, SURVEY_BYTES) as study:
        if used:
            assert import_paths(study, [lines]).accepted == len(used)
    return load(path)


def methods(content: StudyContent) -> str:
    request = AnalysisRequest(questions=("bribe",))
    return methods_of_study(request, tallies_of(request, [content])).text


def test_that_nobody_is_said_to_have_judged_what_the_program_scrambled(tmp_path: Path) -> None:
    content = content_of(tmp_path, *[Procedure.SCRAMBLED] * 4)
    assert content.procedures == {
        Procedure.SPINNER: 0,
        Procedure.COINS: 0,
        Procedure.SCRAMBLED: 4,
    }
    told = methods(content)
    assert NOBODY_JUDGED in told
    assert "In all responses it was randomized by this program." in told
    assert "judged" not in told
    assert "wheel" not in told
    assert not randomized_by_people(content, SURVEY.question("bribe"))
    assert not content.by_people


def test_that_procedures_are_told_with_their_counts(tmp_path: Path) -> None:
    used = [Procedure.SPINNER] * 3 + [Procedure.SCRAMBLED] * 2
    content = content_of(tmp_path, *used)
    told = methods(content)
    assert "3 by a wheel on the screen and 2 by this program" in told
    assert "coins" not in told
    assert randomized_by_people(content, SURVEY.question("bribe"))


def test_that_without_responses_nothing_is_said_of_who_did_it(tmp_path: Path) -> None:
    content = content_of(tmp_path)
    assert content.by_people  # by what the survey lets them
    assert "it was randomized" not in methods(content)


def test_that_what_a_table_does_not_tell_is_said_to_be_assumed() -> None:
    told = carried_out({Procedure.OWN_DEVICE: 9}, assumed=True)
    assert "is an assumption" in told


def test_that_conflicts_are_told_by_what_was_decided_and_flags_by_how_they_count(
    tmp_path: Path,
) -> None:
    path, first, later = (tmp_path / name for name in ("c.study", "first.jsonl", "later.jsonl"))
    made = [replace(one, rehearsal=False) for one in rehearse(SURVEY, invent(SURVEY, 9, 5), 5)]
    first.write_bytes(b"".join(map(write, made)))
    other = [replace(one, answers={"bribe": int(one.answers["bribe"] == 0)}) for one in made[:5]]
    later.write_bytes(b"".join(map(write, other)))
    with Study.create(path, SURVEY_BYTES) as study:
        import_paths(study, [first])
        assert import_paths(study, [later]).conflicts == 5
        choices = (Choice.FIRST, Choice.SECOND, Choice.SECOND, Choice.NEITHER)
        for conflict, choice in zip(list(study.conflicts()), choices, strict=False):
            annotate.decide(study, conflict, choice)
        annotate.flag(study, {made[7].id: "", made[8].id: ""})
    content = load(path)
    assert content.settled == {Choice.FIRST: 1, Choice.SECOND: 2, Choice.NEITHER: 1, None: 1}
    told = methods(content)
    assert told.startswith("The estimates are of 8 responses. Of 5 responses of the study other ")
    assert "They count: 1 by the first version, 2 by a later one, 1 not at all and 1 by the" in told
    assert "2 of them are flagged, and count as all others." in told
    request = AnalysisRequest(questions=("bribe",), without_flagged=True)
    seen = tallies_of(request, [content])
    assert "2 flagged responses do not count." in methods_of_study(request, seen).text


def test_that_without_conflicts_and_flags_nothing_is_said_of_them(tmp_path: Path) -> None:
    told = methods(content_of(tmp_path, Procedure.SPINNER))
    assert "version" not in told.replace("Candor", "")
    assert "flagged" not in told
