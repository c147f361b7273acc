"""Where everything stands in a bar chart, in logical pixels."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QFont

from app.charts.marks import Header, Legend, header_of, legend_of
from app.charts.style import Style
from app.charts.text import OneLine, TextBlock, in_lines, text_width
from app.words.catalogue import tr
from app.words.numerals import percent_sign
from core.present.chart import Axis, Bar, BarChart, Tick

AXIS_HEIGHT = 24.0
RAW_THICKNESS = 4.0
RAW_GAP = 2.0
_GAP = 16.0
_LABEL_PART = 0.36  # of the width, at most
_MOST_LINES, _NO_END = 4, 10_000  # of a label, where a table has the whole text
_ONE_TABLE = 480.0  # from this width on chart and table can be one
_LEAST_WITH_NUMBERS = 110.0
_LEAST_PLOT = 200.0  # the columns of numbers give way to it
_TWO_AXES_FROM = 40  # rows
_GROWING = 20  # rows, at most, that become higher where there is room
_MOST_GROWN = 32.0
_FEW = 5  # rows, of one table, that grow the most
_MANY = 10  # rows, beyond which those of one table are as low as they can be
_THICKEST = 44.0
_LONGEST = 16  # labels, that a column of many is measured by
WORDS_HEIGHT = 22.0  # of a line under mark and whisker
ROOMY = 3  # rows, at most, with space for words in the plot


@dataclass(frozen=True)
class BarRow:
    """One row: where it begins, how high it is, and its texts."""

    bar: Bar
    top: float
    height: float
    label: TextBlock | OneLine
    value: TextBlock | None
    interval: TextBlock | None
    words: tuple[TextBlock, ...] = ()
    lead: tuple[TextBlock, ...] = ()


@dataclass(frozen=True)
class BarsLayout:
    """Everything a bar chart needs to be drawn at (0, 0).

    `heads` stand above the columns of numbers, which end at `value_right` and `interval_right`;
    None where there is no room for the columns. `lead` are the heads of what stands before the
    bars, where chart and table are one, and where each begins or, after the first, ends. With
    `clipped` the axis is a part of the chart's, as in a window that is zoomed in.
    """

    axis: Axis
    ticks: tuple[Tick, ...]
    header: Header | None
    rows: tuple[BarRow, ...]
    heads: tuple[TextBlock, TextBlock] | None
    message: TextBlock | None
    legend: Legend
    legend_top: float
    caption: TextBlock | None
    caption_top: float
    left: float
    right: float
    top: float
    bottom: float
    value_right: float
    interval_right: float
    thickness: float
    axis_above: bool
    height: float
    dots: bool = False
    zero: bool = False
    reference: float | None = None
    lead: tuple[tuple[TextBlock, float], ...] = ()
    clipped: bool = False

    def x(self, value: float) -> float:
        """Return where a value lies, from the left edge of the chart."""
        return self.left + (self.right - self.left) * self.axis.place(value)


def lay_out_bars(
    chart: BarChart, width: float, style: Style, height: float | None = None
) -> BarsLayout:
    """Lay out a bar chart in a width; rows grow with their wrapped labels.

    Where a height is given that is more than they need, few rows share what is left.
    """
    natural = _laid_out(chart, width, style, 0.0)
    if height is None or not grows(chart):
        return natural
    grown = min((height - natural.height) / len(chart.rows), _most_grown(chart))
    return _laid_out(chart, width, style, grown) if grown >= 1 else natural


def grows(chart: BarChart) -> bool:
    """Tell whether rows become higher where there is room."""
    return 0 < len(chart.rows) <= _GROWING and not chart.beside


def _most_grown(chart: BarChart) -> float:
    """Return by how much a row becomes higher at most; numbers beside bars need to be near."""
    return _MOST_GROWN if len(chart.rows) <= _FEW or not chart.heads else _MOST_GROWN / 2


def most_height(chart: BarChart, natural: float) -> float:
    """Return the height beyond which a chart of this natural height does not grow."""
    return natural + (_most_grown(chart) * len(chart.rows) if grows(chart) else 0.0)


def _laid_out(chart: BarChart, width: float, style: Style, grown: float) -> BarsLayout:
    inner = width - 2 * style.margin
    header = header_of(chart.title, chart.subtitle, chart.badge, inner, style)
    y = style.margin + (header.height if style.header else 0.0)

    one_table = bool(chart.heads) and inner >= _ONE_TABLE
    labels = _labels(chart.rows, _widest_label(chart, inner, style), style, ranged_left=one_table)
    values: Sequence[TextBlock | None]
    spans: Sequence[TextBlock | None]
    shown = style.values or chart.numbers or one_table
    texts = [b.value_text for b in chart.rows] if shown else []
    values, value_width = _column(chart.columns[0], texts, style, len(chart.rows), strong=True)
    texts = [b.interval_text for b in chart.rows] if shown else []
    spans, span_width = _column(chart.columns[1], texts, style, len(chart.rows))
    left = style.margin + max((block.width for block in labels), default=0.0) + _GAP
    leads: Sequence[tuple[TextBlock, ...]] = [()] * len(chart.rows)
    lead: tuple[tuple[TextBlock, float], ...] = ()
    if one_table:
        leads, lead, left = _lead(chart, left, style)
    taken = sum(w + _GAP for w in (value_width, span_width) if w)
    # Half a tick's label stands beyond the plot.
    font = tick_font(style)
    widest_tick = max(text_width(tick.label, font) for tick in chart.axis.ticks)
    right = width - style.margin - widest_tick / 2
    least = _LEAST_WITH_NUMBERS if chart.numbers or one_table else _LEAST_PLOT
    with_values = taken > 0 and right - taken - left >= least
    right = max(left + 1.0, right - taken if with_values else right)

    n_rows = max(len(chart.rows), chart.beside)
    axis_above = len(chart.rows) >= _TWO_AXES_FROM
    headed = with_values and any(chart.columns)
    y += AXIS_HEIGHT if axis_above or headed or one_table else 4.0
    top = y
    y += AXIS_HEIGHT if 0 < n_rows <= ROOMY and not (chart.beside or chart.heads) else 4.0
    pitch, thickness = _pitch(n_rows, style)
    if chart.beside or one_table:
        low = chart.numbers or (one_table and n_rows > _MANY)
        pitch, thickness = (26.0 if low else 32.0), 16.0
    thickness = max(thickness, min(thickness + grown / 2, _THICKEST))
    with_raw = any(bar.raw is not None for bar in chart.rows)
    rows = []
    columns = zip(chart.rows, labels, values, spans, leads, strict=True)
    for bar, label, value, span, led in columns:
        words = _words(bar, chart, style)
        height = max(
            pitch + (RAW_THICKNESS + RAW_GAP if with_raw else 0.0),
            label.height + (4 if style.compact else 8),
        )
        height += (WORDS_HEIGHT if words else 0.0) + grown
        beside = (value, span) if with_values else (None, None)
        rows.append(BarRow(bar, y, height, label, beside[0], beside[1], words, led))
        y += height
    y += 4.0 if rows else 64.0
    bottom = y
    y += AXIS_HEIGHT
    legend = legend_of(chart.legend, inner, style)
    legend_top = y + 8
    y += legend.height + 8 if legend.height else 0.0
    caption_top = y + 8
    caption = None
    if style.caption and chart.caption:
        caption = TextBlock(chart.caption, style.font("base"), style.line("base"), inner)
        y += 8 + caption.height
    small = style.font("overline" if one_table else "small")
    heads = (TextBlock(chart.columns[0], small, 16.0), TextBlock(chart.columns[1], small, 16.0))
    message = TextBlock(chart.message, style.font("form"), style.line("form"), right - left - 32)
    numbers_right = width - style.margin
    return BarsLayout(
        axis=chart.axis,
        ticks=ticks_that_fit(chart.axis, right - left, widest_tick),
        header=header if style.header else None,
        rows=tuple(rows),
        heads=heads if headed else None,
        message=message if chart.message else None,
        legend=legend,
        legend_top=legend_top,
        caption=caption,
        caption_top=caption_top,
        left=left,
        right=right,
        top=top,
        bottom=bottom,
        value_right=numbers_right - (span_width + _GAP if span_width else 0.0),
        interval_right=numbers_right,
        thickness=thickness,
        axis_above=axis_above,
        height=y + style.margin,
        dots=chart.dots,
        zero=chart.zero or not chart.dots,
        reference=chart.reference,
        lead=lead,
    )


def _lead(
    chart: BarChart, left: float, style: Style
) -> tuple[list[tuple[TextBlock, ...]], tuple[tuple[TextBlock, float], ...], float]:
    """Lay out what leads each row with its heads, and return where the bars begin."""
    font, small = style.font("base", tabular=True), style.font("overline")
    heads = [TextBlock(text, small, 16.0) for text in chart.heads]
    leads = [tuple(TextBlock(text, font, 16.0) for text in bar.lead) for bar in chart.rows]
    left = max(left, style.margin + heads[0].width + _GAP)
    placed = [(heads[0], float(style.margin))]
    for place, head in enumerate(heads[1:]):
        left += max([head.width, *(blocks[place].width for blocks in leads)])
        placed.append((head, left))
        left += _GAP
    return leads, tuple(placed), left + _GAP / 2


def _pitch(n_rows: int, style: Style) -> tuple[float, float]:
    """Return the least height of a row and the thickness of its bar: few rows are roomier."""
    if n_rows <= ROOMY:
        return 56.0, 36.0 if style.compact else 32.0
    if n_rows <= 8:
        return 36.0, 20.0
    return (20.0, 13.0) if style.compact else (24.0, 14.0)


def _words(bar: Bar, chart: BarChart, style: Style) -> tuple[TextBlock, ...]:
    """Return what stands under mark and whisker where there are few rows and no columns."""
    few = len(chart.rows) <= ROOMY and not (chart.beside or chart.heads)
    if not style.compact or not few or not bar.value_text:
        return ()
    font, sign = style.font("strong", tabular=True), chart.axis.unit
    texts = [bar.value_text]
    if bar.interval_text:
        span = bar.interval_text + (percent_sign() if sign == "%" else "")
        texts.append(tr("interval {range}").format(range=span))
    return tuple(TextBlock(text, font, 16.0) for text in texts)


def _widest_label(chart: BarChart, inner: float, style: Style) -> float:
    """Return the width of the longest label: no word of it is broken where it can be helped."""
    part = inner * _LABEL_PART
    if len(chart.rows) >= _TWO_AXES_FROM:
        return part
    words = {word for bar in chart.rows for word in bar.label.split()}
    longest = max((text_width(word, style.font("base")) for word in words), default=0.0)
    return min(max(part, longest + 1), inner / 2)


def _labels(
    rows: Sequence[Bar], widest: float, style: Style, *, ranged_left: bool = False
) -> Sequence[TextBlock | OneLine]:
    """Lay out the labels, right-aligned unless in a table, in the narrowest column that holds them.

    In a window long ones are cut, and those of many rows have one line: a table has the whole.
    """
    font, line = style.font("base"), 16.0
    if style.compact and len(rows) >= _TWO_AXES_FROM:
        longest = sorted((bar.label for bar in rows), key=len)[-_LONGEST:]
        column = min(widest, max(text_width(label, font) for label in longest))
        return [OneLine(bar.label, font, line, column) for bar in rows]
    most = _MOST_LINES if style.compact and not ranged_left else _NO_END
    strong = style.font("strong")  # of all together, beside its parts
    blocks = [
        in_lines(bar.label, strong if bar.quiet else font, line, widest, most) for bar in rows
    ]
    column = max((block.width for block in blocks), default=0.0)
    for block in blocks if not ranged_left else ():
        block.align_right(column)
    return blocks


def _column(
    head: str, texts: Sequence[str], style: Style, n_rows: int, *, strong: bool = False
) -> tuple[Sequence[TextBlock | None], float]:
    """Lay out a column of numbers; returns its blocks and width, 0 where none is shown."""
    if not any(texts):
        return [None] * n_rows, 0.0
    font = style.font("strong" if strong else "base", tabular=True)
    blocks = [TextBlock(text, font, 16.0) for text in texts]
    widest = max(block.width for block in blocks)
    return blocks, max(widest, text_width(head, style.font("small")))


def tick_font(style: Style) -> QFont:
    """Return the font of the labels of an axis."""
    return style.font("small", tabular=True)


def ticks_that_fit(axis: Axis, length: float, widest: float) -> tuple[Tick, ...]:
    """Return every tick, or every 2nd, 5th or 10th, so that labels keep apart.

    Zero stays, and those that are round: of 13 to 23 these are 15 and 20.
    """
    zero = next((i for i, tick in enumerate(axis.ticks) if tick.at == 0), None)
    if zero is None:
        step = axis.ticks[-1].at - axis.ticks[0].at
        zero = -round(axis.ticks[0].at / step * (len(axis.ticks) - 1)) if step else 0
    between = length / max(1, len(axis.ticks) - 1)
    stride = next((s for s in (1, 2, 5) if s * between >= widest + 10), 10)
    return tuple(tick for i, tick in enumerate(axis.ticks) if (i - zero) % stride == 0)
