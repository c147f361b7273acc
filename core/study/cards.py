"""The cards of a study's results: analyses worth keeping, in an order, and headings among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from core.files import canonical
from core.study.schema import LONGEST_RESULTS

MOST_CARDS: Final = 200
LONGEST_TEXT: Final = 2_000
_FIELDS: Final = {"request", "note", "found", "n"}


@dataclass(frozen=True, slots=True)
class Card:
    """An analysis that was kept, or a heading among them, where there is no `request`.

    `request` is what was looked at, as the app writes it down. `text` is the note of an analysis,
    or what a heading says. `found` is in words what was found of `n` responses when it was kept.

    Raises ValueError for a text that is too long, a number below 0, and a heading that is empty
    or has what analyses have.
    """

    request: canonical.Json = None
    text: str = ""
    found: str = ""
    n: int = 0

    def __post_init__(self) -> None:
        if max(len(self.text), len(self.found)) > LONGEST_TEXT or self.n < 0:
            raise ValueError(f"a card's texts have at most {LONGEST_TEXT} characters")
        if self.request is None and (self.found or self.n or not self.text):
            raise ValueError("a heading has nothing but its text")

    @property
    def is_heading(self) -> bool:
        """Whether it is a heading."""
        return self.request is None


def written(cards: Sequence[Card]) -> str:
    r"""Return cards as canonical JSON, '' for none. Raises ValueError for more than a study holds.

    >>> written([Card(text="Bribes")])
    '[{"heading":"Bribes"}]\n'
    """
    text = canonical.write([_content(card) for card in cards]).decode() if cards else ""
    if len(cards) > MOST_CARDS or len(text) > LONGEST_RESULTS:
        raise ValueError(f"results are at most {MOST_CARDS} cards")
    return text


def _content(card: Card) -> canonical.Json:
    if card.is_heading:
        return {"heading": card.text}
    return {"request": card.request, "note": card.text, "found": card.found, "n": card.n}


def read(text: str) -> tuple[Card, ...]:
    """Return the cards that were written. Raises `Refused` or ValueError where these are none.

    >>> read(written([Card(text="Bribes")]))
    (Card(request=None, text='Bribes', found='', n=0),)
    """
    content = canonical.read(text.encode())
    if not isinstance(content, list) or len(content) > MOST_CARDS:
        raise ValueError("these are no cards")
    return tuple(map(_card, content))


def _card(content: canonical.Json) -> Card:
    if not isinstance(content, dict):
        raise ValueError("this is no card")
    if content.keys() == {"heading"}:
        return Card(text=_text(content["heading"]))
    n = content.get("n")
    if content.keys() != _FIELDS or content["request"] is None or type(n) is not int:
        raise ValueError("this is no card")
    return Card(content["request"], _text(content["note"]), _text(content["found"]), n)


def _text(value: canonical.Json) -> str:
    if not isinstance(value, str):
        raise ValueError("this is no text of a card")
    return value
