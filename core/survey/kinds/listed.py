"""Questions whose author writes down the answers, and how these are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from core.facts.errors import Code, Severity
from core.facts.names import Fact
from core.files.canonical import Json
from core.files.checker import Tree, Where
from core.survey.kinds.base import Choices, Option, QuestionKind
from core.survey.look_alikes import folded, mixes_scripts, outlines
from core.survey.text_rules import LABEL, read_text, text_in

MAX_OPTIONS = 1024


class Listed(QuestionKind):
    """A question with options of its own."""

    required: ClassVar[tuple[str, ...]] = ("options",)
    most: ClassVar[int] = MAX_OPTIONS
    """So many options it has at most."""
    may_abstain: ClassVar[bool] = True
    """One of the options may be 'prefer not to say'."""

    def read(
        self, tree: Tree, content: Mapping[str, Json], where: Where, languages: tuple[str, ...]
    ) -> Choices:
        """Read the options; there is no k where one of them could not be read."""
        options = self._options(tree, content["options"], where / "options", languages)
        given = content["options"]
        complete = isinstance(given, list) and len(given) == len(options) > 0
        return Choices(self.answers_drawn(len(options)) if complete else None, options)

    def answers_drawn(self, n_options: int) -> int:
        """Return how many answers one draw chooses among."""
        return n_options

    def _options(
        self, tree: Tree, value: Json, where: Where, languages: tuple[str, ...]
    ) -> tuple[Option, ...]:
        entries = tree.array(value, where, self.least, self.most)
        options: list[Option] = []
        ids: set[str] = set()
        for i, entry in enumerate(entries or []):
            option = self._option(tree, entry, where / i, languages)
            if option is None:
                continue
            if option.id in ids:
                tree.note(Code.DOMAIN, where / i / "id", Fact.ID_TWICE(id=option.id))
            ids.add(option.id)
            options.append(option)
        _check_labels(tree, options, where, languages)
        if sum(option.abstain for option in options) > 1:
            tree.note(Code.DOMAIN, where, Fact.ONE_ABSTAINS())
        return tuple(options)

    def _option(
        self, tree: Tree, value: Json, where: Where, languages: tuple[str, ...]
    ) -> Option | None:
        optional = ("abstain",) if self.may_abstain else ()
        content = tree.object(value, where, ("id", "text"), optional)
        if content is None or "id" not in content or "text" not in content:
            return None
        option_id = tree.id(content["id"], where / "id")
        text = read_text(tree, content["text"], where / "text", languages, LABEL)
        if option_id is None or text is None:
            return None
        return Option(option_id, text, tree.flag(content.get("abstain"), where / "abstain"))


def _check_labels(
    tree: Tree, options: list[Option], where: Where, languages: tuple[str, ...]
) -> None:
    """Refuse options that read alike in one language; warn of those that merely look alike.

    Two that look alike are refused, too, where a word mixes scripts: that is no spelling.
    """
    for language in languages:
        read: dict[str, int] = {}
        seen: dict[tuple[int, str], int] = {}
        for i, option in enumerate(options):
            label = text_in(option.text, language)
            same = read.setdefault(folded(label), i)
            alike = min(seen.setdefault(key, i) for key in enumerate(outlines(label)))
            if same < i:
                fact = Fact.READ_ALIKE(first=same + 1, second=i + 1, language=language)
                tree.note(Code.DOMAIN, where / i / "text", fact)
            elif alike < i:
                fact = Fact.LOOK_ALIKE(first=alike + 1, second=i + 1, language=language)
                other = text_in(options[alike].text, language)
                mixed = mixes_scripts(label) or mixes_scripts(other)
                severity = Severity.ERROR if mixed else Severity.WARNING
                tree.note(Code.DOMAIN, where / i / "text", fact, severity)
