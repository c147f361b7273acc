"""The templates in words: what each is, by whom it was first asked so."""

from __future__ import annotations

from app.words.catalogue import tr
from core.privacy.mechanisms import REGISTRY


def template_name(name: str) -> str:
    """Name a template; the one that is called as its mechanism is the spinner of its author."""
    return {
        "two-coins": tr("Two coins"),
        "die": tr("A die"),
        "cards": tr("A deck of cards"),
        "one-of": tr("One of several"),
        "histogram": tr("Number in bins"),
        "rating": tr("Rating"),
        "many-of": tr("Many of several"),
        "bribery": tr("Bribery study"),
        "doping": tr("Doping study"),
        "hunting": tr("Hunting study"),
    }.get(name, tr("Warner’s spinner") if name in REGISTRY else name.capitalize())


def template_text(name: str) -> str:
    """Say in a sentence what a template asks, and how."""
    return {
        "two-coins": tr("Heads: the truth. Tails: a second coin says yes or no."),
        "die": tr("A die says whether the truth or a fixed word is saved."),
        "cards": tr("A suit of a deck asks for the opposite."),
        "one-of": tr("A list to choose from, with “Prefer not to say”."),
        "histogram": tr("A number in bins that you set."),
        "rating": tr("Steps in an order, such as from “not at all” to “completely”."),
        "many-of": tr("Several items, each of them yes or no."),
        "bribery": tr("A study with consent and a question in the clear."),
        "doping": tr("Athletes, by a wheel or a device of their own."),
        "hunting": tr("Hunting in a reserve, by a die."),
    }.get(name, tr("A statement and its opposite; a wheel picks which."))


def template_source(name: str) -> str:
    """Name who asked so first, shortly; the template has the whole source."""
    after = tr("after {0}")
    return {
        "two-coins": "Dwork & Roth 2014",
        "die": "Blair et al. 2015",
        "cards": after.format("Warner 1965"),
        "one-of": "Kairouz et al. 2016",
        "histogram": after.format("Kairouz et al. 2016"),
        "rating": after.format("Kairouz et al. 2016"),
        "many-of": after.format("Warner 1965"),
        "bribery": after.format("Gingerich 2010"),
        "doping": after.format("Ulrich et al. 2018"),
        "hunting": after.format("St John et al. 2012"),
    }.get(name, "Warner 1965")


def whole_source(name: str, source: str) -> str:
    """Say who asked so first, whole: the `source` of the template, or what stands in its place."""
    return {
        "cards": tr(
            "Warner's design dealt by a deck: a suit of four (13 of 52 cards) asks for the "
            "opposite."
        ),
        "histogram": tr(
            "Kairouz, P., Bonawitz, K. and Ramage, D. (2016), as for one-of; the bins are the "
            "options."
        ),
        "rating": tr(
            "Kairouz, P., Bonawitz, K. and Ramage, D. (2016), as for one-of; the steps are in "
            "order."
        ),
        "many-of": tr("Warner (1965) for each option on its own; the ε of the options add up."),
    }.get(name, source)


def template_icon(name: str) -> str:
    return {
        "two-coins": "coins",
        "die": "die",
        "cards": "copy",
        "one-of": "radio",
        "histogram": "chart",
        "rating": "rating",
        "many-of": "checkbox",
    }.get(name, "wheel" if name in REGISTRY else "file")
