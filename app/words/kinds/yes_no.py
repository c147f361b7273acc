"""A yes/no question."""

from __future__ import annotations

from app.words.answers import yes_or_no_of
from app.words.catalogue import tr
from app.words.kinds.base import KindWords

YES_NO = KindWords(
    icon="question",
    name=lambda: tr("Yes or no"),
    with_options=lambda: tr("Yes/no"),
    in_list=lambda _: tr("Yes/no"),
    together=lambda: tr("{n} yes/no questions that share one ε"),
    option_text=yes_or_no_of,
    declining=lambda: tr(
        "Ask it as a one-of with three options: Yes, No, and one such as 'Prefer not to say' "
        "that abstains."
    ),
)
