"""Every mechanism and design has a name in the catalogue."""

from __future__ import annotations

import pytest
from other_tongue import other, other_spoken

from app.words.mechanisms import called, carried_out_by, mechanism_title
from core.privacy.designs import DESIGNS
from core.privacy.mechanisms import REGISTRY
from core.privacy.procedures import Procedure

TITLES = sorted(
    {each.title for each in REGISTRY.values()} | {each.title for each in DESIGNS.values()}
)


def test_that_every_title_is_looked_up() -> None:
    with other_spoken():
        assert [called(each) for each in TITLES] == [other(each) for each in TITLES]
        assert all(carried_out_by(each) for each in Procedure)


def test_that_a_title_is_called_as_the_core_calls_it_in_english() -> None:
    assert [called(each) for each in TITLES] == TITLES


@pytest.mark.parametrize(
    ("name", "title"), [("warner", "Warner"), ("k-ary", "k-ary"), ("one-bit", "One-bit")]
)
def test_that_a_title_at_the_head_of_a_row_is_capital(name: str, title: str) -> None:
    assert mechanism_title(name) == title
