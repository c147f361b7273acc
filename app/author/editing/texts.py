"""Every text of a draft in every language: where each stands, what is missing, what is pasted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from app.author.editing.editing import EditedPlace, Editing, Keys, typed, with_words
from core.draft import Draft, DraftQuestion, Words, edits, is_mirrored, order
from core.survey.model import LONG_TEXTS, SURVEY_TEXTS

_LONG = (*LONG_TEXTS, "help")


@dataclass(frozen=True, slots=True)
class TextSpot:
    """One text: of the survey (`question` is None) or of a question, counted from 0."""

    question: int | None
    keys: Keys

    @property
    def may_break(self) -> bool:
        """Whether the text may have several lines."""
        return self.keys[0] in _LONG


@dataclass(frozen=True, slots=True)
class TextCounts:
    """How many texts there are, how many each language has, and where some are missing."""

    total: int
    done: Mapping[str, int]
    of_questions: tuple[int, ...]

    @property
    def missing(self) -> int:
        """How many texts are missing, in all languages together."""
        return sum(self.total - n for n in self.done.values())


class TextCounter:
    """Counts the texts of one draft after another; what did not change is not counted again."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[DraftQuestion, tuple[str, ...], int, list[int]]] = {}

    def count(self, draft: Draft) -> TextCounts:
        languages = draft.languages
        own = [words_at(draft, spot) for spot in _spots_of_survey(draft)]
        total, done = len(own), _done(own, languages)
        missing = []
        for at, question in enumerate(draft.questions):
            known = self._known.get(at)
            if known is None or known[0] is not question or known[1] != languages:
                texts = [_words_of(question, keys) for keys in _keys_of(question)]
                known = question, languages, len(texts), _done(texts, languages)
                self._known[at] = known
            total += known[2]
            done = [one + other for one, other in zip(done, known[3], strict=True)]
            missing.append(known[2] * len(languages) - sum(known[3]))
        return TextCounts(total, dict(zip(languages, done, strict=True)), tuple(missing))


def spots(draft: Draft) -> Iterator[TextSpot]:
    """Return every text that is written in some language or must be, in the order of the survey."""
    yield from _spots_of_survey(draft)
    for at, question in enumerate(draft.questions):
        for keys in _keys_of(question):
            yield TextSpot(at, keys)


def words_at(draft: Draft, spot: TextSpot) -> Words:
    """Return a text in all its languages."""
    if spot.question is None:
        return survey_words(draft, spot.keys)
    return _words_of(draft.questions[spot.question], spot.keys)


def survey_words(draft: Draft, keys: Keys) -> Words:
    """Return a text of the survey itself, or the title of a section, in all its languages."""
    if keys[0] == "sections":
        return draft.sections[int(keys[1])].title
    words: Words = getattr(draft, str(keys[0]))
    return words


def with_survey_words(draft: Draft, keys: Keys, language: str, text: str) -> Draft:
    """Write a text of the survey itself, or the title of a section, in one language."""
    words = with_words(survey_words(draft, keys), language, text)
    if keys[0] != "sections":
        return replace(draft, **{str(keys[0]): words})  # type: ignore[arg-type]  # by name
    first = draft.sections[int(keys[1])].first
    return order.with_section(draft, first, words)


def missing_in(draft: Draft, question: int) -> tuple[str, ...]:
    """Return the languages in which a text of a question, counted from 0, is missing."""
    asked = draft.questions[question]
    return missing_among(draft, [_words_of(asked, keys) for keys in _keys_of(asked)])


def missing_among(draft: Draft, texts: Sequence[Words]) -> tuple[str, ...]:
    """Return the languages of a draft in which one of these texts is missing."""
    return tuple(each for each in draft.languages if any(not words.get(each) for words in texts))


def place_of(draft: Draft, spot: TextSpot, language: str) -> EditedPlace:
    """Return the place of a text in the table of all texts."""
    id_ = None if spot.question is None else draft.questions[spot.question].id
    return EditedPlace(id_, spot.keys, language, grid=True)


def write_texts(
    editing: Editing, texts: Sequence[tuple[TextSpot, str, str]], *, typing: bool = False
) -> None:
    """Write texts, each with its language, in one step; the place is that of the last one."""
    draft = editing.draft
    changed: dict[int, DraftQuestion] = {}
    for spot, language, text in texts:
        # A line break stands in long texts alone.
        text = text if spot.may_break else " ".join(text.splitlines())
        if spot.question is None:
            draft = with_survey_words(draft, spot.keys, language, text)
        else:
            question = changed.get(spot.question, draft.questions[spot.question])
            changed[spot.question] = _with(question, spot.keys, language, text)
    for at, question in changed.items():
        draft, _ = edits.change(draft, question, draft.questions[at].id, in_place=True)
    if texts:
        spot, language, _ = texts[-1]
        editing.step(draft, place_of(draft, spot, language), typing=typing)


def pasted(
    order: Sequence[TextSpot], languages: Sequence[str], at: int, column: int, text: str
) -> list[tuple[TextSpot, str, str]]:
    """Return what a pasted text of lines, or of columns with tabs, writes from a cell on.

    An empty cell of it leaves its text as it is, so that nothing is lost by a gap.
    """
    found = []
    for spot, line in zip(order[at:], typed(text).splitlines(), strict=False):
        for language, cell in zip(languages[column:], line.split("\t"), strict=False):
            if cell.strip():
                found.append((spot, language, cell.strip()))
    return found


def next_missing(
    draft: Draft, order: Sequence[TextSpot], after: tuple[TextSpot, str] | None
) -> tuple[TextSpot, str] | None:
    """Return the next missing text after a place, and its language; round again at the end."""
    languages = draft.languages
    at = column = -1
    if after is not None and after[0] in order:
        at, column = order.index(after[0]), languages.index(after[1])
    turns = [*range(max(at, 0), len(order)), *range(max(at, 0) + 1)]
    for turn, row in enumerate(turns):
        words = words_at(draft, order[row]) if order else {}
        for i, language in enumerate(languages):
            if not words.get(language) and (turn > 0 or row > at or i > column):
                return order[row], language
    return None


def _done(texts: Sequence[Words], languages: tuple[str, ...]) -> list[int]:
    return [sum(1 for words in texts if words.get(language)) for language in languages]


def _spots_of_survey(draft: Draft) -> list[TextSpot]:
    written = [
        TextSpot(None, (name,))
        for name in SURVEY_TEXTS
        if name == "title" or any(getattr(draft, name).values())
    ]
    titles = [TextSpot(None, ("sections", at, "title")) for at in range(len(draft.sections))]
    return [*written, *titles]


def _keys_of(question: DraftQuestion) -> list[Keys]:
    found: list[Keys] = [("text",)]
    if is_mirrored(question):
        found.append(("negation",))
    if any(question.help.values()):
        found.append(("help",))
    if question.kind.definition.listed:
        found += [("options", at, "text") for at in range(len(question.options))]
    return found


def _words_of(question: DraftQuestion, keys: Keys) -> Words:
    if keys[0] == "options":
        return question.options[int(keys[1])].text
    words: Words = getattr(question, str(keys[0]))
    return words


def _with(question: DraftQuestion, keys: Keys, language: str, text: str) -> DraftQuestion:
    words = with_words(_words_of(question, keys), language, text)
    if keys[0] != "options":
        return replace(question, **{str(keys[0]): words})  # type: ignore[arg-type]  # by name
    options = list(question.options)
    options[int(keys[1])] = replace(options[int(keys[1])], text=words)
    return replace(question, options=tuple(options))
