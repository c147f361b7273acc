"""Who carried out the rule is told by the responses, not by what the survey offers."""

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
from core.study import Study, import_paths
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
