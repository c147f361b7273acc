"""How each thing that makes chance is shown: one entry for each, for the window and for paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.respondent.devices.blank_device import (
    BlankCard,
    BlankCoins,
    BlankDevice,
    BlankDie,
    BlankWheel,
)
from app.respondent.devices.faces import SUITS as SHAPES
from app.respondent.devices.faces import (
    ArcPicture,
    CardFace,
    CoinFace,
    DieFace,
    Side,
    coin_letter,
    paint_card,
    paint_coin,
    paint_die,
)
from app.respondent.devices.sectors import Sector, colour_of
from app.respondent.devices.throw import CoinsThrow, DieThrow, ThrowStage
from app.respondent.words.devices import rank_name, tool_words, whole_suits
from app.theme import Ink, Theme
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from core.privacy.chance_devices import CARDS, COINS, DICE, DIE, SPINNER, SUITS, Rule, Tool

OUTCOME_GAP = 8  # logical pixels between the pictures of outcomes
_MOST_CARDS, _MOST_CARDS_ON_PAPER = 4, 5

# Paints a coin, a die or a card into a square.
PaintOutcome = Callable[[QPainter, QRectF, Ink], None]


@dataclass(frozen=True, slots=True)
class Stage:
    """What shows a throw on the screen.

    Attributes:
        make: returns its widget.
        least: how much of the height beside the words it has at least; the rules have the rest.
    """

    make: Callable[[Theme, QWidget], ThrowStage]
    least: float


@dataclass(frozen=True, slots=True)
class DevicePictures:
    """How a thing that makes chance is shown.

    Attributes:
        widgets: returns widgets of a rule's outcomes, within a width and a height.
        blank: returns the thing with no outcome, for a wheel of these sectors.
        caption: returns the words under the outcomes of a rule, "" where they say it all.
        on_paper: returns what paints a rule's outcomes; none where they are better told.
            Words are looked up at once, as the language is another when it is painted.
        itself: returns what paints the thing; None where the wheel stands for it.
        tallest: the greatest height of outcomes beside what they ask, in logical pixels.
        stage: what shows a throw on the screen, where the program can draw it.
    """

    widgets: Callable[[Rule, Theme, int, int], list[QWidget]]
    blank: Callable[[Theme, Sequence[Sector]], BlankDevice]
    caption: Callable[[Rule], str]
    on_paper: Callable[[Rule], list[PaintOutcome]] = lambda _rule: []
    itself: Callable[[], list[PaintOutcome]] | None = None
    tallest: int = 72
    stage: Stage | None = None


def _outcomes_of(tool: Tool) -> Callable[[Rule], str]:
    return lambda rule: tool_words(tool).outcomes(rule)


# Dice


def _die_widgets(rule: Rule, theme: Theme, width: int, tallest: int) -> list[QWidget]:
    n = len(rule.outcomes)
    widest = tallest if n == 1 else tallest * 3 // 4
    size = min(widest, (width - (n + 1) * OUTCOME_GAP) // n)
    return [DieFace(face, theme, size) for face in rule.outcomes]


def _sum_widgets(rule: Rule, theme: Theme, _width: int, _tallest: int) -> list[QWidget]:
    first, last = rule.outcomes[0], rule.outcomes[-1]
    style = "respondent.prompt"
    return [TextLabel(f"{figures(first)} – {figures(last)}", theme, style, wrap=False)]


def _die(face: int) -> PaintOutcome:
    return lambda painter, place, ink: paint_die(painter, place, face, ink)


# Coins


def _coin_widgets(rule: Rule, theme: Theme, width: int, tallest: int) -> list[QWidget]:
    pairs = _coin_pairs(rule)
    size = min(tallest, (width - (len(pairs) + 1) * OUTCOME_GAP) // (2 * len(pairs)) - 4)
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


def _coin_pairs(rule: Rule) -> list[tuple[Side, Side | None]]:
    """Return the sides of both coins; None is a second coin that does not matter."""
    if rule.outcomes == (0, 1):
        return [("heads", None)]
    sides: tuple[Side, Side] = ("heads", "tails")
    return [(sides[outcome // 2], sides[outcome % 2]) for outcome in rule.outcomes]


def _coins_on_paper(*sides: Side | None) -> list[PaintOutcome]:
    def coin(letter: str) -> PaintOutcome:
        return lambda painter, place, ink: paint_coin(painter, place, letter, ink)

    return [coin(coin_letter(side)) for side in sides]


# Cards


def _card_widgets(rule: Rule, theme: Theme, _width: int, tallest: int) -> list[QWidget]:
    outcomes, width = rule.outcomes, round(tallest * 0.7)
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


def _cards_on_paper(outcomes: Sequence[int]) -> list[PaintOutcome]:
    suits = whole_suits(outcomes)
    if suits:
        return [_card(suit=suit) for suit in suits]
    ranks = sorted({card // SUITS for card in outcomes})
    if len(ranks) > _MOST_CARDS_ON_PAPER:
        return []
    return [_card(rank=rank_name(rank, short=True)) for rank in ranks]


def _card(*, rank: str = "", suit: int | None = None) -> PaintOutcome:
    def paint(painter: QPainter, place: QRectF, ink: Ink) -> None:
        high = QRectF(0, 0, place.height() / 1.36, place.height())
        high.moveCenter(place.center())
        paint_card(painter, high, ink, rank=rank, suit=None if suit is None else SHAPES[suit])

    return paint


def _arc_widgets(rule: Rule, theme: Theme, _width: int, tallest: int) -> list[QWidget]:
    first, n = rule.outcomes[0], len(rule.outcomes)
    return [ArcPicture(first, n, colour_of(rule.landing), theme, tallest)]


DEVICE_PICTURES: dict[Tool, DevicePictures] = {
    DIE: DevicePictures(
        widgets=_die_widgets,
        blank=lambda theme, _sectors: BlankDie(theme),
        caption=lambda _rule: "",
        on_paper=lambda rule: [_die(face) for face in rule.outcomes],
        itself=lambda: [_die(5)],
        tallest=64,
        stage=Stage(DieThrow, 0.55),  # it is not as wide as coins
    ),
    COINS: DevicePictures(
        widgets=_coin_widgets,
        blank=lambda theme, _sectors: BlankCoins(theme),
        caption=_outcomes_of(COINS),
        itself=lambda: _coins_on_paper("heads", "tails"),
        tallest=64,
        stage=Stage(CoinsThrow, 0.4),
    ),
    DICE: DevicePictures(
        widgets=_sum_widgets,
        blank=lambda theme, _sectors: BlankDie(theme, 2),
        caption=lambda _rule: tr("Sum of both dice"),
        itself=lambda: [_die(3), _die(4)],
    ),
    CARDS: DevicePictures(
        widgets=_card_widgets,
        blank=lambda theme, _sectors: BlankCard(theme),
        caption=_outcomes_of(CARDS),
        itself=lambda: _cards_on_paper(range(52)),
    ),
    SPINNER: DevicePictures(
        widgets=_arc_widgets,
        blank=lambda theme, sectors: BlankWheel(sectors, theme),
        caption=_outcomes_of(SPINNER),
    ),
}
