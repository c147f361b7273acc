"""Who carried out the rule of yes/no questions, by what the responses say of it."""

from __future__ import annotations

from collections.abc import Mapping

from app.words.catalogue import figures, listed, tr
from core.privacy.procedures import Procedure


def carried_out(used: Mapping[Procedure, int], *, assumed: bool) -> str:
    """Say how many responses were randomized in which way; '' where there are none.

    `used` counts responses by procedure. It is `assumed` where they come from a table, in which
    nothing stands of it.
    """
    counts = {procedure: n for procedure, n in used.items() if n}
    if not counts:
        return ""
    if assumed:
        return tr(
            "That people carried out the rule themselves is an assumption: the table does not "
            "tell it."
        )
    if len(counts) == 1:
        (how,) = counts
        return tr("In all responses it was randomized {how}.").format(how=_by(how))
    parts = [
        tr("{n} {how}", "responses randomized in one way").format(n=figures(f"{n:,}"), how=_by(how))
        for how, n in counts.items()
    ]
    return tr("By the responses it was randomized: {parts}.").format(
        parts=listed(parts, most=len(parts))
    )


def _by(procedure: Procedure) -> str:
    return {
        Procedure.SPINNER: tr("by a wheel on the screen"),
        Procedure.COINS: tr("by two coins on the screen"),
        Procedure.DIE: tr("by dice on the screen"),
        Procedure.SCRAMBLED: tr("by this program"),
        Procedure.OWN_DEVICE: tr("by something of people’s own"),
    }[procedure]
