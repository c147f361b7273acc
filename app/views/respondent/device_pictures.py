"""Pictures of the outcomes that a rule is about: faces, coins, cards, an arc."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.theme import Theme
from app.views.respondent.device_words import (
    outcome_words,
    rank_name,
    whole_suits,
)
from app.views.respondent.wheel_words import colour_of
from app.widgets.card_face import SUITS as SHAPES
from app.widgets.card_face import ArcPicture, CardFace
from app.widgets.die_face import CoinFace, DieFace, Side
from app.widgets.text import TextLabel
from core.devices import SUITS, Rule, Tool

_MOST_CARDS = 4


def outcome_picture(tool: Tool, rule: Rule, theme: Theme, *, small: bool = False) -> QWidget:
    """Return the outcomes of a rule in a row; small beside other things."""
    parts = _parts(tool, rule, theme, small)
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4 if small else 8)
    row.addStretch(1)
    for part in parts:
        row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
    row.addStretch(1)
    holder.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return holder


def _parts(tool: Tool, rule: Rule, theme: Theme, small: bool) -> list[QWidget]:
    match tool:
        case Tool.DIE:
            n = len(rule.outcomes)
            size = 28 if small else 64 if n == 1 else 48 if n <= 4 else 40
            return [DieFace(face, theme, size) for face in rule.outcomes]
        case Tool.COINS:
            return _coins(rule.outcomes, theme, small)
        case Tool.DICE:
            style = "respondent.label" if small else "respondent.prompt"
            first, last = rule.outcomes[0], rule.outcomes[-1]
            label = TextLabel(f"{first} – {last}", theme, style, wrap=False)
            return [label]
        case Tool.CARDS:
            return _cards(rule.outcomes, theme, small)
        case Tool.SPINNER:
            colour = colour_of(rule.landing)
            arc = ArcPicture(
                rule.outcomes[0], len(rule.outcomes), colour, theme, 44 if small else 88
            )
            arc.setAccessibleName(outcome_words(tool, rule))
            return [arc]


def _coins(outcomes: Sequence[int], theme: Theme, small: bool) -> list[QWidget]:
    """Return pairs of coins; a second coin that does not matter is left blank."""
    sides: tuple[Side, Side] = ("heads", "tails")
    pairs: list[tuple[Side, Side | None]] = [(sides[o // 2], sides[o % 2]) for o in outcomes]
    if tuple(outcomes) == (0, 1):
        pairs = [("heads", None)]
    size = 26 if small else 60 if len(pairs) == 1 else 34
    widgets: list[QWidget] = []
    for pair in pairs:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(2, 0, 2, 0)
        row.setSpacing(3)
        for side in pair:
            row.addWidget(CoinFace(side, theme, size))
        widgets.append(holder)
    return widgets


def _cards(outcomes: Sequence[int], theme: Theme, small: bool) -> list[QWidget]:
    width = 24 if small else 46
    suits = whole_suits(outcomes)
    if suits:
        return [CardFace(theme, suit=SHAPES[suit], width=width) for suit in suits]
    ranks = sorted({card // SUITS for card in outcomes})
    shown = ranks if len(ranks) <= _MOST_CARDS else [ranks[0], ranks[-1]]
    parts: list[QWidget] = []
    for rank in shown:
        cards = [card for card in outcomes if card // SUITS == rank]
        one = SHAPES[cards[0] % SUITS] if len(cards) == 1 else None
        parts.append(CardFace(theme, rank=rank_name(rank, short=True), suit=one, width=width))
    if len(ranks) > _MOST_CARDS:
        parts.insert(1, TextLabel("…", theme, "respondent.prompt", tone="muted", wrap=False))
    return parts
