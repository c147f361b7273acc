"""Bands of a number in the clear: where it is cut, who is put together, and other cuttings."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from app.analyses.parts import BandTrack
from app.words.catalogue import figures, tr
from app.words.options import option_text
from core.facts.errors import Refused
from core.grammar.formula import read_factor
from core.lazy import np
from core.present.chart import plain_axis
from core.present.numerals import MINUS
from core.privacy.forms import Grid
from core.survey import Question, text_in
from core.survey.conditions_met import numbers_of

if TYPE_CHECKING:
    from app.analyses.request import AnalysisRequest
    from app.analyses.tallies import Tallies

MOST_CUTS: Final = 7
PARTS: Final = 4
"""So many bands of like size are offered."""
_TENS: Final = (10, 20, 50, 100, 200, 500, 1_000, 10_000, 100_000, 1_000_000)
_MANY: Final = MOST_CUTS + 2  # steps of ten are kept where the last ones fall into one band
_NUMBER: Final = re.compile(r"-?\d{1,16}")


def can_cut(question: Question) -> bool:
    """Tell whether a question is a number in the clear, which can be put into bands."""
    return isinstance(question.form, Grid) and not question.sensitive and bool(places(question))


def places(question: Question) -> range:
    """Return where a number can be cut: whole ones, in the units in which it is shown."""
    low, high = question.low or 0, question.high or 0
    return range(low // question.scale + 1, high // question.scale + 1)


def first_cuts(question: Question) -> tuple[int, ...]:
    """Return round cuts over all that can be answered: they are chosen before anybody looks."""
    able = places(question)
    ticks = plain_axis([able.start - 1, able.stop - 1]).ticks
    return tuple(int(tick.at) for tick in ticks if tick.at == round(tick.at) and tick.at in able)[
        :MOST_CUTS
    ] or (able[len(able) // 2],)


def by_tens(question: Question, people: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Return cuts at every ten of what was answered, or at twenty and so on, and the step.

    Without any the cuts are (): all numbers are within ten.
    """
    numbers = numbers_of(question)
    given = [number for number, n in zip(numbers, people, strict=False) if n]
    least, most = (given[0], given[-1]) if given else (numbers[0], numbers[-1])
    for step in _TENS:
        first = (least // question.scale // step + 1) * step
        cuts = range(first, most // question.scale + 1, step)
        if len(cuts) <= _MANY:
            return step, tuple(cuts[:MOST_CUTS])
    return _TENS[-1], ()


def of_like_size(question: Question, people: Sequence[int], parts: int = PARTS) -> tuple[int, ...]:
    """Return cuts by which about as many people are in each of so many bands.

    They are fewer where many gave the same number, and () where all did.
    """
    numbers, able = numbers_of(question), places(question)
    below = [0, *accumulate(people)]
    upto = [below[bisect_left(numbers, at * question.scale)] for at in able]
    wanted = (part * below[-1] / parts for part in range(1, parts))
    nearest = {int(np.abs(np.array(upto) - at).argmin()) for at in wanted}
    return tuple(able[i] for i in sorted(nearest) if 0 < upto[i] < below[-1])


def sizes(question: Question, people: Sequence[int]) -> list[int]:
    """Return how many people are in each band of a question in bands."""
    numbers = np.array(numbers_of(question), dtype=np.int64)[: len(people)]
    bands = question.kind.definition.places(question, numbers)
    found = np.bincount(bands, people, minlength=len(question.option_ids))
    return [round(n) for n in found.tolist()]


def labels(question: Question, language: str = "") -> list[str]:
    """Return what the bands of a question are called."""
    return [option_text(question, each, language) for each in question.option_ids]


def written(cuts: Iterable[int]) -> str:
    """Write cuts as they are typed, in any language: "30, 45, 1200"."""
    return ", ".join(f"{at}".replace("-", MINUS) for at in cuts)


def read_cuts(text: str, question: Question) -> tuple[int, ...] | None:
    """Read cuts as they are typed, in any order; None where they can be none of the question."""
    found = [part.strip().replace(MINUS, "-") for part in re.split(r"[,;\s]+", text)]
    given = [part for part in found if part]
    if not given or not all(map(_NUMBER.fullmatch, given)):
        return None
    cuts = tuple(sorted({int(part) for part in given}))
    return cuts if len(cuts) <= MOST_CUTS and all(at in places(question) for at in cuts) else None


def moved(cuts: tuple[int, ...], place: int, by: int, able: range) -> tuple[int, ...]:
    """Move the cut at a place, no farther than up to its neighbours."""
    low = cuts[place - 1] + 1 if place else able.start
    high = cuts[place + 1] - 1 if place + 1 < len(cuts) else able.stop - 1
    at = min(max(cuts[place] + by, low), high)
    return (*cuts[:place], at, *cuts[place + 1 :])


def cuttings_text(tracks: Sequence[BandTrack]) -> tuple[str, ...]:
    """Say how many cuttings were looked at, where it is more than one."""
    told = tr("{n} cuttings were looked at: whoever tries many will find a difference by chance.")
    most = max((each.looked_at for each in tracks), default=1)
    return (told.format(n=figures(most)),) if most > 1 else ()


def bands_of(request: AnalysisRequest, tallies: Tallies) -> tuple[BandTrack, ...]:
    """Return where the numbers are cut by which is split or with which is crossed, to be chosen."""
    fields = {"split": request.split, "then": request.then if request.split else None}
    if len(request.questions) > 1:
        fields = {"cross": request.questions[1]}
    found = []
    for field, text in fields.items():
        question = tallies.content.survey.question(text) if text else None
        if question is not None and question.cuts:
            asked = tallies.content.survey.question(question.asked_id)
            people = tallies.content.tallies[asked.id].histogram
            looked_at = len({question.id, *_cuttings(tallies, question)})
            about = text_in(asked.text, tallies.language)
            found.append(BandTrack(field, asked, about, question.cuts, people, looked_at))
    return tuple(found)


def _cuttings(tallies: Tallies, question: Question) -> set[str]:
    """Return the other ways in which a number was cut before, as far as is known."""
    return {text for text in tallies.cuttings if asked_of(text) == question.asked_id}


def asked_of(text: str | None) -> str | None:
    """Return the id of the question that a text names, in bands or not."""
    if text is None or "(" not in text:
        return text
    try:
        return read_factor(text).question
    except Refused:
        return text
