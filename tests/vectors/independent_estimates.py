"""Debiases reports after `resources/manual/methods.md` alone, in exact fractions.

The standard library and the independent reader of the files are all that is imported.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from decimal import Context, Decimal
from fractions import Fraction
from statistics import NormalDist

from independent_reader import Content, form_of, options


def support(question: Content) -> list[tuple[Fraction, Fraction]]:
    """(p*, q*) of each result; (1, 0) in the clear."""
    mechanism = question.get("mechanism")
    k = len(options(question))
    if mechanism is None:
        return [(Fraction(1), Fraction(0))] * k
    part = {name: Fraction(text) for name, text in mechanism.items() if name != "name"}
    match mechanism["name"]:
        case "warner" | "one-bit":
            one = (part["p"], 1 - part["p"])
        case "forced":
            forced = (1 - part["truth"]) * part["yes"]
            one = (part["truth"] + forced, forced)
        case "binary":
            one = (part["p1"], part["p0"])
        case "k-ary":
            one = (part["p"], (1 - part["p"]) / (k - 1))
        case "unary":
            one = (part["p"], part["q"])
    if question["kind"] == "yes-no":
        return [one, (1 - one[1], 1 - one[0])]
    return [one] * max(k, 1)


def ratio(question: Content) -> Fraction:
    """The largest ratio of the probabilities of one report under two answers."""
    if "mechanism" not in question:
        return Fraction(1)
    p, q = support(question)[0]
    if question["mechanism"]["name"] == "k-ary":
        return max(p / q, q / p)
    one, zero = max(p / q, q / p), max((1 - p) / (1 - q), (1 - q) / (1 - p))
    if question["mechanism"]["name"] == "unary":
        return one * zero
    times = len(question["options"]) if question["kind"] == "many-of" else 1
    return max(one, zero) ** times


def tally(question: Content, responses: Iterable[Content]) -> tuple[int, list[int]]:
    """Return how many answered and how many reports support each result."""
    reports = [r["answers"][question["id"]] for r in responses if question["id"] in r["answers"]]
    if question.get("mechanism", {}).get("name") == "one-bit":
        return len(reports), [sum(reports)]
    if form_of(question)[0] == "bits":
        return len(reports), [sum(int(bit) for bit in bits) for bits in zip(*reports, strict=True)]
    counts = [reports.count(value) for value in range(len(options(question)))]
    return len(reports), counts[::-1] if question["kind"] == "yes-no" else counts


def unbiased(x: int, n: int, p: Fraction, q: Fraction) -> Fraction:
    return (Fraction(x, n) - q) / (p - q)


def standard_error(x: int, n: int, p: Fraction, q: Fraction) -> float:
    rate = Fraction(x, n)
    return math.sqrt(rate * (1 - rate) / n) / abs(float(p - q))


def consistent(question: Content, shares: Sequence[Fraction]) -> list[Fraction]:
    """Clip yes/no and each of many; else project on the simplex (Norm-Sub)."""
    if question["kind"] in ("yes-no", "many-of"):
        return [min(max(share, Fraction(0)), Fraction(1)) for share in shares]
    kept = list(shares)
    while True:
        excess = (sum(kept, Fraction(0)) - 1) / len(kept)
        if all(share > excess for share in kept):
            return [max(share - excess, Fraction(0)) for share in shares]
        kept = [share for share in kept if share > excess]


def likelihood_interval(
    x: int, n: int, p: Fraction, q: Fraction, level: float
) -> tuple[float, float]:
    """Return the ends of the profile likelihood-ratio interval of a share held in [0, 1]."""
    cut = NormalDist().inv_cdf((1 + level) / 2) ** 2 / 2

    def height(share: float) -> float:
        rate = float(q) + float(p - q) * share
        yes = x * math.log(rate) if x else 0.0
        return yes + ((n - x) * math.log1p(-rate) if n > x else 0.0)

    best = min(1.0, max(0.0, float(unbiased(x, n, p, q))))

    def end(limit: float) -> float:
        inside, outside = best, limit
        for _ in range(200):
            middle = (inside + outside) / 2
            if height(best) - height(middle) <= cut:
                inside = middle
            else:
                outside = middle
        return inside

    return end(0.0), end(1.0)


def epsilon_holds(shown: float, exact: Fraction) -> bool:
    """Tell whether a double is the least that is not below ln(exact)."""
    context = Context(prec=60)
    true = context.ln(context.divide(Decimal(exact.numerator), Decimal(exact.denominator)))
    return Decimal(shown) >= true > Decimal(math.nextafter(shown, -math.inf))
