"""A study keeps who answered, not who was first: nothing on its pages tells the order of arrival.

The pages are read here byte by byte, as somebody would who looks for that order.
"""

from datetime import date
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import spearmanr

from core.examples import example_path, example_survey
from core.privacy.procedures import Procedure
from core.response.file import Response, write
from core.study import Study, import_paths

SURVEY = example_survey("bribery")
SURVEY_BYTES = example_path("bribery").read_bytes()
TODAY = date(2026, 3, 14)
N = 600


def files(folder: Path) -> list[Path]:
    """Responses of random ids, a few that are refused, and one of another version."""
    folder.mkdir()
    generator = np.random.default_rng(1)
    for number in range(N):
        answers = {"bribe": number % 2, "area": number % 3}
        id_ = generator.bytes(16).hex()
        response = Response(id_, SURVEY.digest, answers, Procedure.SPINNER)
        (folder / response.file_name).write_bytes(write(response))
    for number in range(40):
        (folder / f"bad {number}.response").write_bytes(generator.bytes(30))
    return sorted(folder.iterdir())


def shuffle(paths: list[Path], seed: int) -> None:
    paths[:] = [paths[i] for i in np.random.default_rng(seed).permutation(len(paths))]


def collected(path: Path, batches: list[list[Path]]) -> bytes:
    with Study.create(path, SURVEY_BYTES) as study:
        for batch in batches:
            import_paths(study, batch, today=TODAY)
    return path.read_bytes()


def cells(data: bytes) -> list[tuple[int, int, bytes]]:
    """Every cell of a leaf of a table without rowids: its page, its offset, its bytes."""
    size = int.from_bytes(data[16:18], "big")
    found = []
    for number in range(1, len(data) // size):
        page = data[number * size : (number + 1) * size]
        if page[0] != 10:
            continue
        for i in range(int.from_bytes(page[3:5], "big")):
            offset = int.from_bytes(page[8 + 2 * i : 10 + 2 * i], "big")
            found.append((number, offset, page[offset:]))
    return found


def told_of_arrival(data: bytes, arrived: list[Path]) -> float:
    """How well the places of responses on their pages tell when they came, from -1 to 1."""
    order = {bytes.fromhex(path.stem): i for i, path in enumerate(arrived) if " " not in path.name}
    pages: dict[int, tuple[list[int], list[int]]] = {}
    for number, offset, cell in cells(data):
        for start in range(5, 12):
            if cell[start : start + 16] in order:
                offsets, arrivals = pages.setdefault(number, ([], []))
                offsets.append(offset)
                arrivals.append(order[cell[start : start + 16]])
    # A few stand above the leaves.
    assert sum(len(offsets) for offsets, _ in pages.values()) >= N - len(pages)
    told = [spearmanr(offsets, arrivals).statistic for offsets, arrivals in pages.values()]
    return float(np.mean(told))


@pytest.mark.parametrize(("size", "n"), [(1, 30), (7, 100), (N + 40, N + 40)])
def test_that_the_bytes_of_a_study_are_the_same_in_whatever_order_its_files_came(
    size: int, n: int, tmp_path: Path
) -> None:
    paths = files(tmp_path / "in")
    shuffle(paths, 2)
    paths = paths[:n]
    expected = collected(tmp_path / "sorted.study", [sorted(paths)])
    batches = [paths[i : i + size] for i in range(0, n, size)]
    assert collected(tmp_path / "a.study", batches) == expected


def test_that_places_on_pages_do_not_tell_the_order_of_arrival(tmp_path: Path) -> None:
    paths = files(tmp_path / "in")
    shuffle(paths, 3)
    data = collected(tmp_path / "a.study", [paths[i : i + 20] for i in range(0, len(paths), 20)])
    # The standard error of it, where nothing is told, is 1/sqrt(N) = 0.04.
    assert abs(told_of_arrival(data, paths)) < 0.12
    assert int.from_bytes(data[36:40], "big") == 0  # pages that were freed
