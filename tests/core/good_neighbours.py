"""Good response files that bad ones are put beside: nothing of the good ones may change."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from core.estimate.as_json import to_json
from core.study import Study, import_paths
from core.study.results import estimate_study

_DAY = date(2026, 3, 14)
# Odd, so that consecutive numbers give distinct names, spread among those of random ids.
_SPREAD = 0x9E3779B97F4A7C15F39CC0605CEDC835


class Neighbours:
    """A folder of good files of one survey, by name, and what a study of them alone holds."""

    def __init__(
        self,
        folder: Path,
        survey_bytes: bytes,
        good: Mapping[str, bytes],
        key: X25519PrivateKey | None = None,
    ) -> None:
        folder.mkdir()
        for name, data in good.items():
            (folder / name).write_bytes(data)
        self._folder, self._survey_bytes, self._key = folder, survey_bytes, key
        self._n = len(good)
        self._suffix = Path(next(iter(good))).suffix
        self._alone = self._imported({})

    def require_unmoved(self, bad: Mapping[int, tuple[bytes, str]]) -> None:
        """Import the good files and bad ones of these numbers, each with the code it must get.

        Raises AssertionError unless every bad file is refused, and the reports and estimates
        are bit for bit those of the good files alone.
        """
        named = {
            f"{number * _SPREAD % 2**128:032x}{self._suffix}": one for number, one in bad.items()
        }
        paths = [self._folder / name for name in named]
        for path, (data, _) in zip(paths, named.values(), strict=True):
            path.write_bytes(data)
        try:
            codes = {name: code for name, (_, code) in named.items()}
            assert self._imported(codes) == self._alone, "the good files do not count as before"
        finally:
            for path in paths:
                path.unlink()

    def _imported(self, codes: Mapping[str, str]) -> tuple[bytes, str]:
        with Study.in_memory(self._survey_bytes) as study:
            result = import_paths(study, [self._folder], today=_DAY, key=self._key)
            assert (result.accepted, result.duplicates, result.conflicts) == (self._n, 0, 0)
            found = {Path(refusal.file).name: str(refusal.code) for refusal in result.refused}
            assert found == codes
            estimates = [to_json(estimate) for estimate in estimate_study(study)]
            return study.packed().tobytes(), json.dumps(estimates)
