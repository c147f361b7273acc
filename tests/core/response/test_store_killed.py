"""Killed at any touch of the disk: no half file, no second draw, and the next try completes."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from killed_at import Left, killed
from killed_works import SURVEYS, answer, some_survey

from app.respondent.flow.way import RespondentFlow
from core.privacy.randomness import SYSTEM
from core.response.file import Response, ResponseReader
from core.response.sealing import SUFFIX as SEALED
from core.response.sealing import unseal
from core.response.store import SittingStore
from core.survey import Survey, read

KEY = X25519PrivateKey.from_private_bytes(bytes(range(32)))


def saved(folder: Path, survey: Survey) -> dict[str, Response]:
    """Read every file in the outbox; each must be whole."""
    result = {}
    for path in (folder / "out").glob("[!.]*"):
        data = path.read_bytes()
        plain = unseal(data, survey, KEY) if path.suffix == SEALED else data
        result[path.name] = ResponseReader(survey).read(plain)
    return result


@pytest.mark.parametrize(("work", "kind"), [("save", "plain"), ("seal", "sealed")])
def test_that_a_killed_person_loses_nothing_and_draws_nothing_twice(
    work: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    survey = read(SURVEYS[kind].read_bytes())
    seen = set()
    for folder, _ in killed(work, tmp_path, request):
        before = saved(folder, survey)
        store = SittingStore(folder / "sittings")
        frozen = store.sittings(survey)
        assert len(before) <= 1
        assert len(frozen) <= 1
        if before:
            assert frozen, "a file was handed over that this computer does not remember"
        seen.add((len(before), len(frozen)))

        answer(folder, survey)
        after = saved(folder, survey)
        assert len(after) == 1
        if frozen:
            (sitting,) = store.sittings(survey)
            assert sitting.id == frozen[0].id
            assert sitting.reports.items() >= frozen[0].reports.items()
        if before:
            assert after == before
    assert seen == {(0, 0), (0, 1), (1, 1)}, "the kills must fall before, into and after saving"


def broken_draws(killed_works: Iterable[Left]) -> list[str]:
    """Return what was told and is not kept, or is another question where it is gone on with."""
    survey, found, seen = some_survey(), [], set()
    for folder, told in killed_works:
        store = SittingStore(folder / "sittings")
        sittings = store.sittings(survey)
        kept = [each.drawn.questions for each in sittings if each.drawn is not None]
        asked = survey.questions[told - 1].id if told else ""
        if told and kept != [(asked,)]:
            found.append(f"{asked} was told, and {kept} kept")
        for sitting in sittings:
            flow = RespondentFlow(survey, store, SYSTEM)
            assert flow.past == (sitting,)
            flow.resume(sitting)
            if tuple(question.id for question in flow.asked) not in kept:
                found.append(f"{flow.asked} are asked, and {kept} were kept")
        seen.add(len(kept))
    assert seen == {0, 1}, "the kills must fall before and after it is kept"
    return found


def test_that_a_draw_that_was_told_is_there_whenever_the_person_is_killed(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    assert broken_draws(killed("draw", tmp_path, request)) == []


def test_that_a_draw_told_before_it_is_kept_is_found(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    found = broken_draws(killed("draw told early", tmp_path, request, counted=False))
    assert [each for each in found if each.endswith("and [] kept")]
