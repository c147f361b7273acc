"""What the foot of a study's window tells of what the study holds."""

from __future__ import annotations

from app.analyst.state.shown import Shown
from app.words.catalogue import figures, tr
from app.words.total_epsilon import over_all


def responses_of(shown: Shown) -> str:
    """Say how many responses a study holds."""
    n = shown.n
    if not n:
        return tr("No responses yet")
    return tr("One response") if n == 1 else tr("{n} responses", "", n).format(n=figures(n))


def facts_of(shown: Shown) -> list[str]:
    """Say how many responses there are, of which sort, and what they tell over all questions."""
    sort = {
        None: "",
        True: tr("Rehearsal: responses of people whose answers are known"),
        False: tr("Real responses"),
    }[shown.content.rehearsal]
    total = over_all(shown.total_ratio)
    if shown.content.obstacle is not None:
        total = tr("Read-only: what you choose is not kept")
    return [fact for fact in (responses_of(shown), sort, total) if fact]
