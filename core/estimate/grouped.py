"""Questions that groups of people were asked in several ways: each group is counted by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from core.response.packing import Field, Layout

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.estimate.tally import Tally
    from core.inference.binomial import Floats

    Counts = Callable[[Layout, Field, NDArray[np.uint8], Floats | None], Tally]


def by_group(
    count: Counts, layout: Layout, field: Field, packed: NDArray[np.uint8], weights: Floats | None
) -> tuple[Tally, ...]:
    """Count the reports of each group by its own mechanism, in their order; () without groups."""
    question, grouped = field.question, field.question.grouped
    if grouped is None:
        return ()
    codes = layout.column(packed, grouped.by).values
    found = []
    for place in range(len(grouped.values)):
        mechanism = grouped.mechanisms[place] if grouped.mechanisms else question.mechanism
        alone = replace(question, mechanism=mechanism, grouped=None)
        rows = codes == place
        own = None if weights is None else weights[rows]
        found.append(count(layout, replace(field, question=alone), packed[rows], own))
    return tuple(found)
