"""What an interval is made of, in words and as a picture."""

from __future__ import annotations

from app.analyses.words.figures import ends
from app.words.axes import in_figures
from app.words.catalogue import figures, tr
from app.words.numerals import number, percent
from core.inference.error_parts import Parts
from core.present.chart import Bar, BarChart, share_axis

_STEPS = 5  # of a small axis


def title() -> str:
    """Head the picture."""
    return tr("Where the uncertainty comes from")


def chart(
    parts: Parts, cut: float, share: float, low: float, high: float, subtitle: str
) -> BarChart:
    """Return the whole interval, and what sampling and randomization alone would make."""
    rows = [
        Bar(
            "all",
            tr("whole interval"),
            share,
            low,
            high,
            value_text=ends(percent(low), percent(high)),
        )
    ]
    for place, (name, label, error) in enumerate(
        (
            ("sampling", tr("sampling"), parts.sampling),
            ("randomization", tr("randomization"), parts.randomization),
        )
    ):
        half = cut * error
        points = tr("± {points} points").format(points=number(100 * half, 1))
        rows.append(
            Bar(name, label, None, share - half, share + half, value_text=points, series=place)
        )
    values = [end for row in rows for end in (row.low, row.high)]
    alt = " ".join(f"{row.label}: {row.value_text}." for row in rows)
    return BarChart(
        title=title(),
        subtitle=subtitle,
        rows=tuple(rows),
        axis=in_figures(share_axis(values, zero=False, sign_everywhere=True, most=_STEPS)),
        caption="",
        alt_text=f"{title()}. {alt}",
        columns=("", ""),
        dots=True,
        reference=share,
        beside=len(rows),
        numbers=True,
    )


def arithmetic(saved: int, n: int, expected: float, slope: str, count: float) -> str:
    """Say how the number of saved reports becomes the estimated count."""
    said = tr(
        "How {saved} becomes {count}: {expected} of {n} reports would say Yes even if no one’s "
        "answer were Yes, and each Yes adds {slope} of one. So ({saved} − {expected}) ÷ {slope} "
        "= {count}."
    )
    return said.format(
        saved=figures(saved),
        count=number(count),
        expected=number(expected, 0 if abs(expected - round(expected)) < 0.05 else 1),
        n=figures(n),
        slope=slope,
    )
