"""What an interval is made of, in words and as a picture."""

from __future__ import annotations

from app.words.axes import in_figures
from app.words.catalogue import figures, tr
from app.words.figures import ends
from core.inference.parts import Parts
from core.present.chart import Bar, BarChart, share_axis
from core.present.numerals import number, percent

_PARTS = {
    0.1: lambda: tr("a tenth as long"),
    0.2: lambda: tr("a fifth as long"),
    0.25: lambda: tr("a quarter as long"),
    1 / 3: lambda: tr("a third as long"),
    0.4: lambda: tr("two fifths as long"),
    0.5: lambda: tr("half as long"),
    0.6: lambda: tr("three fifths as long"),
    2 / 3: lambda: tr("two thirds as long"),
    0.75: lambda: tr("three quarters as long"),
    0.8: lambda: tr("four fifths as long"),
    0.9: lambda: tr("nine tenths as long"),
    1.0: lambda: tr("as long"),
}

_HARDLY = 0.05  # of the length: less is not worth a fraction


def title() -> str:
    """Head the picture."""
    return tr("Where the uncertainty comes from")


def told(parts: Parts, cut: float) -> str:
    """Say how long the interval would be had all been asked directly; `cut` is of the level."""
    if parts.direct < _HARDLY:
        said = tr("Nearly all of this interval comes from randomization (± {whole} points).")
        return said.format(whole=figures(number(100 * cut * parts.all, 1)))
    nearest = min(_PARTS, key=lambda part: abs(part - parts.direct))
    direct, whole = (figures(number(100 * cut * error, 1)) for error in (parts.sampling, parts.all))
    said = tr(
        "Asked directly, this interval would be about {part} (± {direct} instead of ± {whole} "
        "points). The parts add as squares, not as lengths."
    )
    return said.format(part=_PARTS[nearest](), direct=direct, whole=whole)


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
        points = tr("± {points} points").format(points=figures(number(100 * half, 1)))
        rows.append(
            Bar(name, label, None, share - half, share + half, value_text=points, series=place)
        )
    values = [end for row in rows for end in (row.low, row.high)]
    alt = " ".join(f"{row.label}: {row.value_text}." for row in rows)
    return BarChart(
        title=title(),
        subtitle=subtitle,
        rows=tuple(rows),
        axis=in_figures(share_axis(values, zero=False, sign_everywhere=True)),
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
        count=figures(number(count)),
        expected=figures(number(expected, 0 if abs(expected - round(expected)) < 0.05 else 1)),
        n=figures(n),
        slope=slope,
    )
