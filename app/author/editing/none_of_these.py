"""Options that say what the program offers below the boxes of every many-of: none of these."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.draft import DraftQuestion
from core.survey.look_alikes import loose

# What the program itself says, and what authors write for it, in the languages of its pages.
_PHRASES: Final = (
    *("None of these", "None", "None of them", "None of the above", "None of those", "No, none"),
    *("Nothing of this", "Nothing", "Nichts davon", "Keine davon", "Keines davon", "Keiner davon"),
    *("Keine", "Nichts", "Keines der genannten", "Nichts von alledem", "Nichts von diesen"),
    *("Rien de cela", "Aucun", "Aucune", "Aucun de ceux-ci", "Aucune de celles-ci"),
    *("Aucun des choix ci-dessus", "Aucune de ces réponses", "Rien de tout cela", "Rien"),
    *("Nada de esto", "Ninguno", "Ninguna", "Ninguno de estos", "Ninguna de estas"),
    *("Ninguno de los anteriores", "Ninguna de las anteriores", "Nada"),
    *("لا شيء من هذه", "لا شيء من هذا", "لا شيء مما سبق", "لا شيء", "لا أحد منهم"),
)
_KNOWN: Final = frozenset(map(loose, _PHRASES))


def options_of_none(question: DraftQuestion) -> Iterator[tuple[int, str]]:
    """Yield the options of a many-of that read so: the place, from 0, and the language.

    >>> from core.draft import DraftOption
    >>> from core.survey import Kind
    >>> options = DraftOption("a", {"en": "A horse"}), DraftOption("b", {"en": "None of these."})
    >>> list(options_of_none(DraftQuestion("had", Kind.MANY_OF, options=options)))
    [(1, 'en')]
    """
    if not question.kind.definition.multiple:
        return
    for at, option in enumerate(question.options):
        for language, text in option.text.items():
            if loose(text) in _KNOWN:
                yield at, language
