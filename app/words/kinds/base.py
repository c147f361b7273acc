"""What the words of a kind of question are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.words.answers import own_text
from app.words.catalogue import tr
from core.survey import Question


def questions_together() -> str:
    """Return how several questions of a kind are called in the planner."""
    return tr("{n} questions that share one ε")


@dataclass(frozen=True, slots=True)
class KindWords:
    """How a kind is called, by its `name` alone, and what its answers are.

    `with_options` has a place {0} for how many options there are; `in_list` is what stands beside
    a question in the list of the analyst; `together` has a place {n}. `declining` is what lets
    people decline a sensitive question, '' where an option that abstains does. Words are asked for
    where they are shown, in the language spoken.
    """

    icon: str
    name: Callable[[], str]
    with_options: Callable[[], str]
    in_list: Callable[[Question], str]
    together: Callable[[], str] = questions_together
    option_text: Callable[[Question, str, str], str] = own_text
    declining: Callable[[], str] = str
