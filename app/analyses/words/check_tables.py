"""Tables of what is assumed and seen of people who did not follow the rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.analyses.words.check_cards import CardName, anchor_rows, card_title
from app.words.catalogue import figures, tr
from core.present.numerals import percent
from core.present.table import Cell, Column, Table

if TYPE_CHECKING:
    from core.checks.rule_breaking import Anchored, Bounds


def band_table(name: str, found: Sequence[Bounds]) -> Table:
    """Return the share for each assumed share of people who did not follow the rule."""
    columns = (
        Column("breaking", tr("Did not follow the rule")),
        Column("at_random", tr("Share if they answer at random")),
        Column("always_no", tr("Share if they always say no")),
        Column("always_yes", tr("Share if they always say yes")),
        Column("low", tr("Lowest")),
        Column("high", tr("Highest")),
    )
    rows = tuple(
        tuple(
            Cell(value, figures(percent(value, digits)))
            for value, digits in (
                (each.breaking, 0),
                *((getattr(each, column.key), 1) for column in columns[1:]),
            )
        )
        for each in found
    )
    title = card_title(CardName.BREAKING)
    return Table(title, name, columns, rows, (tr("Assumed, not seen: no report tells it."),))


def anchor_table(name: str, found: Anchored) -> Table:
    """Return what an anchor says."""
    columns = (
        Column("what", tr("Estimate"), numeric=False),
        Column("share", tr("Share")),
        Column("low", tr("From")),
        Column("high", tr("To")),
    )
    broke, _, corrected = anchor_rows()
    told = (
        (broke, 1 - found.following, 1 - found.following_high, 1 - found.following_low),
        (corrected, found.share, found.low, found.high),
    )
    rows = tuple(
        (Cell(what, what), *(Cell(value, figures(percent(value))) for value in values))
        for what, *values in told
    )
    return Table(card_title(CardName.ANCHOR), name, columns, rows, ())
