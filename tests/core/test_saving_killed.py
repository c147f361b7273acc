"""Killed at any touch of the disk: no half file, no second draw, and the next try completes."""

from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from killed_at import killed, points
from killed_works import SURVEYS, answer

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
    for folder, _ in killed(work, tmp_path, points(request.config)):
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
            assert sitting.reports["bribe"] == frozen[0].reports["bribe"]
        if before:
            assert after == before
    assert seen == {(0, 0), (0, 1), (1, 1)}, "the kills must fall before, into and after saving"
