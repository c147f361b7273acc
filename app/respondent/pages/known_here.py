"""What this computer knows already: other surveys begun on it, and the key of an author."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtWidgets import QFrame

from app.kit.eight_words import waiting_words, when_words_are_known
from app.respondent.scaffold.page import RespondentPage
from app.theme import Theme
from app.widgets.button import secondary_button
from app.widgets.panels import banner
from app.widgets.text import TextLabel
from app.words.catalogue import figures, tr
from app.words.numerals import epsilon_text
from app.words.odds import factor
from core.keys.key_file import fingerprint, key_digest
from core.privacy.epsilon import compose
from core.survey import Survey


@dataclass(frozen=True, slots=True)
class KeyChange:
    """The key that an author had on this computer, and the one that a survey has, as hex digits.

    `now` is empty where the survey is not signed, `before` where the list of keys is damaged.
    """

    before: str
    now: str

    @property
    def digests(self) -> tuple[str, ...]:
        """The digests of the keys, of which their words are made."""
        return tuple(key_digest(key) for key in (self.before, self.now) if key)


def others_words(survey: Survey, others: Sequence[Fraction | None]) -> str:
    """Return what other surveys begun here add up to together with this one; '' without any."""
    n = len(others)
    if n == 0:
        return ""
    begun = (
        tr("One other survey was begun on this computer.")
        if n == 1
        else tr("{n} other surveys were begun on this computer.", "", n).format(n=figures(n))
    )
    if None in others:
        more = tr("If you answered there too, all of it together tells more.")
        return f"{begun} {more}"
    total = compose([survey.ratio, *others])
    moved = tr("If you answered there too, all together move the odds by up to {factor} times.")
    added = tr("ε is then {total} in all.").format(total=epsilon_text(total))
    return f"{begun} {moved.format(factor=factor(total))} {added}"


def unreadable_words(unreadable: bool) -> str:
    """Return that an earlier record of a survey here is damaged; '' without any."""
    told = tr("At least one earlier record on this computer could not be read.")
    return told if unreadable else ""


def warn_of_key(
    page: RespondentPage, theme: Theme, change: KeyChange, accepted: Callable[[], None]
) -> None:
    """Warn at the top of a page, which leads on only after a person says that they have asked."""
    forward = page.forward_button
    if forward is not None:
        forward.setEnabled(False)

    def accept() -> None:
        accepted()
        if forward is not None:
            forward.setEnabled(True)
            forward.setFocus()

    strip = key_strip(theme, change, accept)
    page.content.insertWidget(0, strip)
    page.content.insertSpacing(1, 16)


def key_strip(theme: Theme, change: KeyChange, accepted: Callable[[], None]) -> QFrame:
    """Return a warning of a key, with a button that says that it was asked about."""
    if not change.before:
        text = tr("The list of known authors on this computer is damaged.")
    else:
        text = tr("This survey does not have the key that its author had here before.")
    asked = secondary_button(tr("I have asked"), theme)
    asked.setObjectName("asked_button")
    detail = TextLabel(_key_words(change, known=False), theme, "respondent.note", tone="muted")
    strip = banner("danger", text, theme, detail=detail, action=asked)
    strip.setObjectName("key_banner")
    when_words_are_known(
        change.digests, strip, lambda: detail.setText(_key_words(change, known=True))
    )

    def accept() -> None:
        asked.setEnabled(False)
        accepted()

    asked.clicked.connect(accept)
    return strip


def _key_words(change: KeyChange, *, known: bool) -> str:
    """Return what the key was and is, in words where they are known."""
    detail = tr("Someone else may have written it. Ask whoever gave it to you, or leave.")
    if not change.before:
        return detail

    def words(key: str) -> str:
        return " ".join(fingerprint(key)) if known else waiting_words()

    was = tr("The words of the key were: {words}.").format(words=words(change.before))
    now = tr("Now it is not signed.")
    if change.now:
        now = tr("Now they are: {words}.").format(words=words(change.now))
    return f"{was} {now} {detail}"
