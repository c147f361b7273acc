"""Rows of a table that has no ids: nothing in a study leads from a response back to its row."""

from __future__ import annotations

import hashlib
import hmac
from pathlib import Path
from typing import Any

import pytest
from mapped import mapping, written

from core.interchange.mapping.reading import read
from core.interchange.mapping.survey import with_key
from core.progress import Cancelled
from core.study import Study, import_paths
from core.study.results import estimate_tallies, tally_questions
from core.study.selection import Selection

N = 240


def table(path: Path, cells: list[str]) -> Path:
    path.write_text("\n".join(["Q3,w", *(f"{cell},1.5" for cell in cells)]) + "\n", "utf-8")
    return path


def study_of(**more: Any) -> Study:
    return Study.in_memory(with_key(read(written(mapping(**more)))), for_analysis=True)


def ids_and_answers(study: Study) -> list[tuple[str, object]]:
    return [(each.id, each.answers["bribe"]) for each in study.responses()]


def test_that_no_key_of_the_study_makes_an_id_of_a_row(tmp_path: Path) -> None:
    """With the table and the study in hand, all that either holds is tried."""
    path = table(tmp_path / "t.csv", ["1", "2"] * (N // 2))
    with study_of() as study:
        assert import_paths(study, [path]).accepted == N
        held = {id_ for id_, _ in ids_and_answers(study)}
        key = bytes.fromhex(study.survey.mapping.key)  # type: ignore[attr-defined]
    digest = hashlib.sha256(path.read_bytes()).digest()
    tried = set()
    for row in range(N + 2):
        for place in (f"row {row}", str(row)):
            for sort in (b"place", b"id", b"row"):
                for start in (digest, b"", digest.hex().encode()):
                    content = sort + b"\0" + start + place.encode()
                    tried.add(hmac.digest(key, content, hashlib.sha256)[:16].hex())
                    tried.add(hashlib.sha256(content).digest()[:16].hex())
    assert len(held) == N
    assert not held & tried


def test_that_the_same_table_has_other_ids_and_another_order_in_the_same_study(
    tmp_path: Path,
) -> None:
    """Of one mapping with one key, so that nothing but chance can make the difference."""
    path = table(tmp_path / "t.csv", ["1"] * (N // 2) + ["2"] * (N // 2))
    data = with_key(read(written(mapping())))
    orders = []
    for _ in range(2):
        with Study.in_memory(data, for_analysis=True) as study:
            import_paths(study, [path])
            orders.append(ids_and_answers(study))
    one, other = orders
    assert not {id_ for id_, _ in one} & {id_ for id_, _ in other}
    answers = [[answer for _, answer in order] for order in orders]
    # 240 rows in an order that is not drawn would stand as they did, the ones before the zeros.
    assert answers[0] != answers[1]
    assert sorted(answers[0], key=str) != answers[0] != sorted(answers[0], key=str, reverse=True)


def test_that_a_table_without_ids_is_known_by_its_bytes_also_by_another_name(
    tmp_path: Path,
) -> None:
    path = table(tmp_path / "t.csv", ["1", "2", "2", "7"])
    copy = tmp_path / "copy.csv"
    copy.write_bytes(path.read_bytes())
    with study_of() as study:
        both = import_paths(study, [path, copy])
        assert (both.accepted, both.duplicates, both.conflicts, study.n) == (3, 3, 0, 3)
        again = import_paths(study, [copy])
        assert (again.accepted, again.duplicates, study.n) == (0, 3, 3)
        assert again.without_ids == ()


def test_that_an_import_that_is_stopped_leaves_nothing_of_a_table_without_ids(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of it could not be told from the whole when it comes again."""
    monkeypatch.setattr("core.study.intake.REPORT_SECONDS", 0)
    path = table(tmp_path / "t.csv", ["1", "2"] * 1500)
    whole = table(tmp_path / "before.csv", ["1"] * 5)
    calls = 0

    def stop(done: int, _total: int) -> None:
        nonlocal calls
        calls += done > 0
        if calls > 2:  # within the rows: they come by the thousand
            raise Cancelled

    with study_of() as study:
        with pytest.raises(Cancelled):
            import_paths(study, [whole, path], stop)
        assert study.n == 5
        assert import_paths(study, [path]).accepted == 3000


@pytest.mark.parametrize("service", [{}, {"weight": "w"}])
def test_that_a_shuffled_table_gives_the_same_estimates(
    service: dict[str, str], tmp_path: Path
) -> None:
    """Golden: crosswise 1/4, 198 of 310; METHODS has π̂ = .222581 and its error .054556."""
    cells = ["1"] * 198 + ["2"] * 112
    mixed = [cells[(7 * place) % 310] for place in range(310)]
    assert sorted(mixed) == sorted(cells)
    found = []
    for name, rows in (("sorted.csv", cells), ("mixed.csv", mixed)):
        with study_of(**service) as study:
            import_paths(study, [table(tmp_path / name, rows)])
            selection = Selection(weight=study.survey.weight)  # type: ignore[attr-defined]
            (estimate,) = estimate_tallies(tally_questions(study, selection, only="bribe"))
            found.append(estimate.options[0])
    share = (198 / 310 - 0.75) / (2 * 0.25 - 1)
    for yes in found:
        assert yes.share == pytest.approx(share, abs=1e-12)
    assert found[0].share == pytest.approx(found[1].share, abs=1e-12)
    assert (found[0].low, found[0].high) == pytest.approx((found[1].low, found[1].high), abs=1e-9)
