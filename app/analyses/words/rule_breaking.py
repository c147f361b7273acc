"""What is said of people who did not follow the rule, of invented files, of intervals in parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.words.catalogue import figures, tr
from app.words.numerals import in_percent, number, percent, value_range

if TYPE_CHECKING:
    from core.checks.influence import Influence
    from core.checks.rule_breaking import Anchored, Bounds
    from core.inference.error_parts import Parts

_WHOLE: Final = 12
_STILL: Final = 0.00005  # a move that is shown as none


def nothing_deleted() -> str:
    """Say what a check is for."""
    return tr("Nothing is deleted here: a check says how far a result can be trusted.")


def not_found() -> str:
    """Say which invented reports no check finds."""
    return tr(
        "Reports that someone drew by the rule around an invented answer fit the design, too."
    )


def influence_sentence(found: Influence) -> str:
    """Say how far one file moves a share, and one in twenty."""
    told = tr(
        "One file moves the share by at most {one} points. Whoever invents 1 in 20 can move it by "
        "{many}."
    )
    one, many = found.one_file.largest, found.five_percent.largest
    return told.format(one=_points(one, 2), many=_points(many, 1))


def breaking_sentence(share: float, found: Bounds, *, mirrored: bool) -> str:
    """Say which way people who do not follow the rule move the share that is shown.

    Where the share among the others is lower than the one shown, they make it look higher.
    """
    look = {True: tr("look higher"), False: tr("look lower")}
    at_random, always = look[found.at_random < share], look[found.always_no < share]
    if abs(found.at_random - share) < _STILL:
        at_random = tr("look as it is")
    told = tr("Pressing at random makes the share {random}, always pressing {word} makes it {no}.")
    word = tr("FALSE") if mirrored else tr("No")
    return told.format(random=at_random, word=word, no=always)


def band_sentence(found: Bounds) -> str:
    """Say between which ends the share is if so many did not follow the rule."""
    told = tr("If {part} of 100 did not: {range}, with the interval {whole}.")
    ends = sorted((found.always_no, found.always_yes))
    return told.format(
        part=number(100 * found.breaking),
        range=in_percent(_range(*ends)),
        whole=in_percent(_range(found.low, found.high)),
    )


def anchor_sentence(found: Anchored) -> str:
    """Say how many seem not to have followed the rule, and what the share is then.

    Where chance lets the anchor look better than by the rule, there is nobody to tell of. Where the
    program scrambles, nobody can have answered other than by the rule.
    """
    part, least, most = (
        min(max(1 - following, 0.0), 1.0)
        for following in (found.following, found.following_high, found.following_low)
    )
    if found.following >= 1:
        told = tr(
            "By the anchor nobody seems to have answered at random (at most {most}). With that, "
            "the share is {share} ({range})."
        )
        return told.format(
            most=percent(most),
            share=percent(found.share),
            range=_range(found.low, found.high),
        )
    told = tr(
        "{part} of people ({part_range}) seem to have answered at random. With that, the share is "
        "{share} ({range})."
    )
    return told.format(
        part=percent(part),
        part_range=_range(least, most),
        share=percent(found.share),
        range=_range(found.low, found.high),
    )


def anchor_undefined() -> str:
    """Say that an anchor tells nothing."""
    return tr("The anchor tells nothing here: its reports look as if everyone answered at random.")


def parts_sentence(found: Parts, half_width: float) -> str:
    """Say how long the interval would be had all been asked directly; half of it, as a share."""
    told = tr(
        "Asked directly, the interval would be {part} as long: ± {direct} instead of ± {whole} "
        "points. The parts add as squares, not as lengths."
    )
    return told.format(
        part=part_name(found.direct),
        direct=_points(found.direct * half_width, 1),
        whole=_points(half_width, 1),
    )


def part_name(part: float) -> str:
    """Name a part of a whole by the nearest fraction that people use."""
    names = {
        0: tr("hardly"),
        1: tr("a tenth"),
        2: tr("a sixth"),
        3: tr("a quarter"),
        4: tr("a third"),
        5: tr("two fifths"),
        6: tr("half"),
        7: tr("three fifths"),
        8: tr("two thirds"),
        9: tr("three quarters"),
        10: tr("five sixths"),
        11: tr("nine tenths"),
        12: tr("just"),
    }
    fractions = (
        0,
        1 / 10,
        1 / 6,
        1 / 4,
        1 / 3,
        2 / 5,
        1 / 2,
        3 / 5,
        2 / 3,
        3 / 4,
        5 / 6,
        9 / 10,
        1,
    )
    return names[min(range(_WHOLE + 1), key=lambda i: abs(fractions[i] - part))]


def one_look(n: int) -> str:
    """Say what an interval other than the anytime one does not hold for, once looked at n."""
    told = tr(
        "Looked at before, at n = {n}: this interval holds for one look only; anytime intervals "
        "hold for all."
    )
    return told.format(n=figures(n))


def _points(share: float, digits: int) -> str:
    return number(100 * share, digits)


def _range(low: float, high: float) -> str:
    return value_range(100 * low, 100 * high, 1)
