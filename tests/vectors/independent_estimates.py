"""Debiases reports after `resources/manual/methods.md` alone, in exact fractions.

The standard library and the independent reader of the files are all that is imported.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from decimal import Context, Decimal
from fractions import Fraction
from itertools import combinations

from independent_reader import Content, form_of, options

PRIME = 65_537


def hash_of(seed: int, option: int, g: int) -> int:
    """The polynomial whose coefficients are the digits of the seed, mod the prime, mod g."""
    rest, c = divmod(seed, PRIME)
    a, b = divmod(rest, PRIME)
    return ((a * option + b) * option + c) % PRIME % g


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
        case "subset":
            p, size = part["p"], part["size"]
            one = (p, (p * (size - 1) + (1 - p) * size) / (k - 1))
        case "local-hash":
            p, g = part["p"], int(part["g"])
            alike = sum(Fraction(len(range(j, PRIME, g)), PRIME) ** 2 for j in range(g))
            one = (p, p * alike + (1 - p) / (g - 1) * (1 - alike))
        case "window":
            # Of each report: the chance of it within the window of a truth, and outside.
            m, width = (question["high"] - question["low"]) // question["step"], int(part["width"])
            return [(part["p"] / width, (1 - part["p"]) / m)] * (m + width)
    if question["kind"] == "yes-no":
        return [one, (1 - one[1], 1 - one[0])]
    return [one] * max(k, 1)


def ratio(question: Content) -> Fraction:
    """The largest ratio of the probabilities of one report under two answers."""
    if "mechanism" not in question:
        return Fraction(1)
    p, q = support(question)[0]
    if question["mechanism"]["name"] == "subset":
        # Of two reports of one size just one of which names the truth, p and 1 − p are spread
        # over so many each.
        k, size = len(options(question)), question["mechanism"]["size"]
        named, other = p / math.comb(k - 1, size - 1), (1 - p) / math.comb(k - 1, size)
        return max(named / other, other / named)
    if question["mechanism"]["name"] in ("k-ary", "window"):
        return max(p / q, q / p)
    if question["mechanism"]["name"] == "local-hash":
        other = (1 - p) / (int(question["mechanism"]["g"]) - 1)
        return max(p / other, other / p)
    one, zero = max(p / q, q / p), max((1 - p) / (1 - q), (1 - q) / (1 - p))
    if question["mechanism"]["name"] == "unary":
        return one * zero
    times = question.get("ask", len(question["options"])) if question["kind"] == "many-of" else 1
    return max(one, zero) ** times


def tally(question: Content, responses: Iterable[Content]) -> tuple[int, list[int]]:
    """Return how many answered and how many reports support each result."""
    reports = [r["answers"][question["id"]] for r in responses if question["id"] in r["answers"]]
    if question.get("mechanism", {}).get("name") == "one-bit":
        return len(reports), [sum(reports)]
    if question.get("mechanism", {}).get("name") == "window":
        return len(reports), [reports.count(value) for value in form_of(question)[1]]
    if form_of(question)[0] == "pair":
        g, k = question["mechanism"]["g"], len(options(question))
        hashes = [(hash_of(seed, v, g) == value, v) for seed, value in reports for v in range(k)]
        return len(reports), [hashes.count((True, v)) for v in range(k)]
    if form_of(question)[0] == "bits":
        return len(reports), [bits.count("1") for bits in zip(*reports, strict=True)]
    counts = [reports.count(value) for value in range(len(options(question)))]
    return len(reports), counts[::-1] if question["kind"] == "yes-no" else counts


def asked(question: Content, responses: Iterable[Content]) -> list[int] | None:
    """Return how many were asked each option of a many-of that asks only some; else None."""
    if "ask" not in question:
        return None
    reports = [r["answers"][question["id"]] for r in responses if question["id"] in r["answers"]]
    return [len(marks) - marks.count("-") for marks in zip(*reports, strict=True)]


def total(survey: Content) -> Fraction:
    """The largest ratio of all that one person can be asked, by every draw of every block."""
    ratios = {question["id"]: ratio(question) for question in survey["questions"]}
    product = Fraction(1)
    for block in survey.get("sample", []):
        drawn = combinations([ratios.pop(id_) for id_ in block["questions"]], block["ask"])
        product *= max(math.prod(some) for some in drawn)
    return product * math.prod(ratios.values())


def unbiased(x: int, n: int, p: Fraction, q: Fraction) -> Fraction:
    return (Fraction(x, n) - q) / (p - q)


def mean_by_window(question: Content, counts: Sequence[int]) -> tuple[Fraction, float]:
    """The mean and its error, dividing by n − 1: (report − A)/B is at the place of the truth."""
    (near, far), n = support(question)[0], sum(counts)
    width, size = question["mechanism"]["width"], len(counts)
    a = sum(far * y for y in range(size)) + sum((near - far) * y for y in range(width))
    b = (near - far) * width
    scores = [question["low"] + question["step"] * (y - a) / b for y in range(size)]
    mean = sum(x * score for x, score in zip(counts, scores, strict=True)) / n
    square = sum(x * (score - mean) ** 2 for x, score in zip(counts, scores, strict=True))
    return mean, math.sqrt(square / n / (n - 1))


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


def is_feldman_cousins(
    x: int, n: int, p: Fraction, q: Fraction, level: float, ends: tuple[float, float]
) -> bool:
    """Tell whether these are the ends of the Feldman-Cousins interval, to a ten-millionth.

    Just inside of an end the counts with a likelihood ratio as low as that of x, or lower, must
    have a probability of more than 1 − level; outside of it they never have.
    """
    least, most = sorted((float(p), float(q)))
    ways = [math.comb(n, count) for count in range(n + 1)]

    def chance(count: int, rate: float) -> float:
        return ways[count] * rate**count * (1 - rate) ** (n - count)

    best = [chance(count, min(most, max(least, count / n))) for count in range(n + 1)]

    def accepted(share: float) -> bool:
        rate = float(q) + float(p - q) * share
        here = [chance(count, rate) for count in range(n + 1)]
        ratios = [one / top for one, top in zip(here, best, strict=True)]
        as_low = [one for one, r in zip(here, ratios, strict=True) if r <= ratios[x] * (1 + 1e-9)]
        return sum(as_low) > 1 - level

    for end, limit in zip(ends, (0.0, 1.0), strict=True):
        inward = end + (1e-7 if limit == 0 else -1e-7)
        beyond = [end + (limit - end) * step / 40 for step in range(1, 41)]
        outside = [] if end == limit else [2 * end - inward, *beyond]
        if not accepted(inward) or any(accepted(share) for share in outside):
            return False
    return True


def epsilon_holds(shown: float, exact: Fraction) -> bool:
    """Tell whether a double is the least that is not below ln(exact)."""
    context = Context(prec=60)
    true = context.ln(context.divide(Decimal(exact.numerator), Decimal(exact.denominator)))
    return Decimal(shown) >= true > Decimal(math.nextafter(shown, -math.inf))
