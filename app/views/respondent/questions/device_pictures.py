"""Pictures of the outcomes that a rule is about: faces, coins, cards, an arc."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.i18n import figures
from app.theme import Theme
from app.views.respondent.words.devices import rank_name, whole_suits
from app.views.respondent.words.wheel import colour_of
from app.widgets.card_face import SUITS as SHAPES
from app.widgets.card_face import ArcPicture, CardFace
from app.widgets.die_face import CoinFace, DieFace, Side
from app.widgets.text import TextLabel
from core.privacy.devices import SUITS, Rule, Tool

_MOST_CARDS = 4
_GAP = 8


def outcome_picture(tool: Tool, rule: Rule, theme: Theme, width: int, tallest: int) -> QWidget:
    """Return the outcomes of a rule in a row, within a width and a height in logical pixels."""
    parts = _parts(tool, rule, theme, width, tallest)
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(_GAP)
    row.addStretch(1)
    for part in parts:
        row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
    row.addStretch(1)
    return holder


def _parts(tool: Tool, rule: Rule, theme: Theme, width: int, tallest: int) -> list[QWidget]:
    match tool:
        case Tool.DIE:
            n = len(rule.outcomes)
            widest = tallest if n == 1 else tallest * 3 // 4
            size = min(widest, (width - (n + 1) * _GAP) // n)
            return [DieFace(face, theme, size) for face in rule.outcomes]
        case Tool.COINS:
            return _coins(rule.outcomes, theme, width, tallest)
        case Tool.DICE:
            first, last = rule.outcomes[0], rule.outcomes[-1]
            style = "respondent.prompt"
            return [TextLabel(f"{figures(first)} – {figures(last)}", theme, style, wrap=False)]
        case Tool.CARDS:
            return _cards(rule.outcomes, theme, round(tallest * 0.7))
        case Tool.SPINNER:
            first, n = rule.outcomes[0], len(rule.outcomes)
            return [ArcPicture(first, n, colour_of(rule.landing), theme, tallest)]


def _coins(outcomes: Sequence[int], theme: Theme, width: int, tallest: int) -> list[QWidget]:
    """Return pairs of coins; a second coin that does not matter is left blank."""
    sides: tuple[Side, Side] = ("heads", "tails")
    pairs: list[tuple[Side, Side | None]] = [(sides[o // 2], sides[o % 2]) for o in outcomes]
    if tuple(outcomes) == (0, 1):
        pairs = [("heads", None)]
    size = min(tallest, (width - (len(pairs) + 1) * _GAP) // (2 * len(pairs)) - 4)
    widgets: list[QWidget] = []
    for pair in pairs:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(1, 0, 1, 0)
        row.setSpacing(3)
        for side in pair:
            row.addWidget(CoinFace(side, theme, size))
        widgets.append(holder)
    return widgets


def _cards(outcomes: Sequence[int], theme: Theme, width: int) -> list[QWidget]:
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
