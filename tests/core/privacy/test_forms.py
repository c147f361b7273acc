"""Reports read in bulk are those that are accepted one by one, in every form written as numbers."""

from itertools import product

import numpy as np
import pytest

from core.privacy.forms import Category, Form, Grid, Pair, report_of


@pytest.mark.parametrize("form", [Category(5), Pair(4, 3), Grid(-4, 8, 3)])
def test_that_numbers_are_packed_where_they_are_accepted_and_nowhere_else(form: Form) -> None:
    near = [range(low - 3, high + 4) for low, high in form.ranges]
    rows = list(product(*near))
    packed, fine = form.packed_numbers(list(np.array(rows, dtype=np.int64).T.copy()))
    for row, value, accepted in zip(rows, packed.tolist(), fine.tolist(), strict=True):
        report = row if form.parts else row[0]
        assert accepted == (form.accepts(report) == "")
        if accepted:
            assert value == form.pack(report_of(report))
            assert form.unpack(value) == report
