"""A yes/no question, where it is scrambled or asked in the clear."""

from __future__ import annotations

from app.respondent.questions.choosing import OptionList
from app.respondent.questions.kinds.one_of import OneChosen
from app.theme import Theme
from app.words.pressed import answer_words


class YesOrNo(OneChosen):
    """One of the two words that devices ask for too, side by side where it is scrambled."""

    def scrambled_field(self, theme: Theme, name: str) -> OptionList:
        words = answer_words(self.question)
        return OptionList(words, theme, many=False, name=name, beside=True)
