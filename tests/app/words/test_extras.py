"""What is said of an extra that is missing: how it is installed, and in a package never that."""

import sys
from collections.abc import Callable

import pytest

from app.export.words import unwritable_text
from app.words import extras
from app.words.refusals import message, remedy
from core.facts.errors import Code, Problem
from core.facts.names import Fact
from core.facts.of_tables import TableFact
from core.interchange.datasets.table import Fault, Unwritable

READING = Problem(Code.UNSUPPORTED, "", TableFact.NEEDS_PARQUET())
CLUSTER = Problem(Code.UNSUPPORTED, "", Fact.CLUSTER_NEEDS(what="dask"))
SAID: dict[str, Callable[[], tuple[str, str]]] = {
    "reading Parquet": lambda: (message(READING), remedy(READING)),
    "writing Parquet": lambda: unwritable_text(Unwritable(Fault.NEEDS_PYARROW)),
    "many machines": lambda: (message(CLUSTER), remedy(CLUSTER)),
    "a card of formats": lambda: (extras.format_needs("pyarrow"), ""),
}


@pytest.mark.parametrize("what", SAID)
def test_that_only_where_something_can_be_installed_it_is_said_how(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, way_out = SAID[what]()
    assert "package" not in found
    assert "nstall" in way_out or not way_out
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    found, way_out = SAID[what]()
    assert "package" in found
    said = found + way_out
    assert [word for word in ("nstall", "pip", "pyarrow", "dask") if word in said] == []
